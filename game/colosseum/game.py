"""Dungeon Dice with the Colosseum expansion, as the rest of the house sees it."""

from __future__ import annotations

from typing import Any

from game.content.problems import ContentError, Problem
from game.kernel.chance import Chance
from game.kernel.game import Setup, Standing
from game.kernel.match import Match

from .dice import Die, load
from .heroes import fame
from .laying import lay
from .queries import answer
from .rules import ColosseumRules
from .setup import SEATS, new_table
from .state import Table
from .views import view

ARENA = "colosseum"


class Colosseum:
    """Dungeon Dice: Colosseum."""

    slug = "colosseum"
    state = Table
    rules = ColosseumRules()
    seats = SEATS

    def arenas(self) -> tuple[str, ...]:
        return (ARENA,)

    def new(self, setup: Setup) -> Table:
        return new_table(setup)

    def standing(self, state: Table) -> Standing:
        return Standing(
            winners=(state.winner,) if state.over else (),
            points=tuple(fame(hero) for hero in state.heroes),
            turns=state.turns,
        )

    def lay(self, table: dict[str, Any], chance: Chance) -> Table:
        return lay(table, chance)

    def view(self, state: Table) -> dict[str, Any]:
        return view(state)

    def ask(self, match: Match[Table], query: str) -> Any:
        return answer(match.state, query)


GAME = Colosseum()
RECORD_KINDS: dict[str, type] = {"dice": Die}
"""What the files in data/cards/colosseum hold."""


def check_content() -> list[Problem]:
    """Return what is wrong with the dice."""
    try:
        load()
    except ContentError as error:
        return list(error.problems)
    return []
