"""Dungeon Dice with the Colosseum expansion, as the rest of the house sees it."""

from __future__ import annotations

from typing import Any

from game.content.folders import data_folder
from game.content.maps import load_map, map_files
from game.content.problems import ContentError, Problem
from game.content.texts import Texts
from game.kernel.chance import Chance
from game.kernel.game import Setup, Standing
from game.kernel.match import Match

from .dice import DICE, Die
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
ZONES = ("pit", "far", "near", "bags", "free")
"""What the map places: the sand, the mats of the others and of who looks on, the bags, the free dice."""
RECORD_KINDS: dict[str, type] = {"dice": Die}
"""What the files in data/cards/colosseum hold."""


def check_content() -> list[Problem]:
    """Return what is wrong with the maps and names; dice that are wrong are said when they are read."""
    problems: list[Problem] = []
    texts = Texts.load()
    for slug in DICE:
        if not texts.has(f"name-{Colosseum.slug}-{slug}"):
            file = str(data_folder() / "text" / "en" / "names-colosseum.ftl")
            problems.append(Problem(file, 0, 0, "", f"no name-{Colosseum.slug}-{slug}", "a name for every die"))
    for path in map_files(Colosseum.slug).values():
        try:
            zones = load_map(path).zones
        except ContentError as error:
            problems += error.problems
            continue
        problems += [
            Problem(str(path), 0, 0, "zones", f"no zone {name}", ", ".join(ZONES))
            for name in ZONES
            if name not in zones
        ]
    return problems
