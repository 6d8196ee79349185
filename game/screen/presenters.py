"""The presenters of the games, by slug; a game without one is shown plainly."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from .presenter import Plain, Presenter
from .table import Table

TITLES = {
    "superdungeon": "Super Dungeon Arena",
    "colosseum": "Dungeon Dice: Colosseum",
    "arenashow": "Battle Arena Show",
}


def presenter(table: Table) -> Presenter:
    """Return a presenter for the table; `game.screen.<slug>.presenter` offers its class as PRESENTER."""
    slug = table.game.slug
    name = f"game.screen.{slug}.presenter"
    if find_spec(f"game.screen.{slug}") is None or find_spec(name) is None:
        return Plain(table)
    made: Presenter = import_module(name).PRESENTER(table)
    return made


def is_playable(slug: str) -> bool:
    """Whether the game's rules are in the house yet."""
    return find_spec(f"game.{slug}.game") is not None
