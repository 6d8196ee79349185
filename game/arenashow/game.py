"""Battle Arena Show, as the rest of the house sees it."""

from __future__ import annotations

from typing import Any

from game.content.maps import map_files
from game.content.problems import Problem
from game.kernel.chance import Chance
from game.kernel.game import Setup, Standing
from game.kernel.match import Match

from . import library
from .arena import BLUE, RED, arenas, shipped_ground
from .board_check import check_board
from .cards import BonusCard, HeroCard, Item
from .laying import lay
from .queries import answer
from .rules import ArenaShowRules
from .setup import SEATS, new_state
from .state import PIECES, State
from .view import view


class ArenaShow:
    """Battle Arena Show."""

    slug = "arenashow"
    state = State
    rules = ArenaShowRules()
    seats = SEATS

    def arenas(self) -> tuple[str, ...]:
        return arenas()

    def new(self, setup: Setup) -> State:
        return new_state(setup)

    def standing(self, state: State) -> Standing:
        """Points are the pieces that a seat's team has taken off enemy turrets and the enemy base."""
        lost = [0, 0]
        for structure in state.structures.values():
            if structure.kind != "fountain":
                lost[structure.team] += PIECES - structure.health
        return Standing(
            winners=tuple(state.seats_of(state.winner)) if state.over else (),
            points=tuple(lost[BLUE if state.team_of(seat) == RED else RED] for seat in range(state.seats)),
            turns=state.round,
        )

    def lay(self, table: dict[str, Any], chance: Chance) -> State:
        return lay(table, chance)

    def view(self, state: State) -> dict[str, Any]:
        return view(state)

    def ask(self, match: Match[State], query: str) -> Any:
        return answer(match, query)


GAME = ArenaShow()


RECORD_KINDS: dict[str, type] = {"heroes": HeroCard, "items": Item, "bonus": BonusCard}
"""What the files in data/cards/arenashow hold."""


def check_content() -> list[Problem]:
    """Return what is wrong with cards and boards beyond the form of their files."""
    problems = library.check_content()
    for slug, path in map_files(GAME.slug).items():
        problems += [
            Problem(str(path), 0, 0, "", found, "a board that is complete and fair")
            for found in check_board(shipped_ground(slug).arena)
        ]
    return problems
