"""The presenters of the games, by slug; a game without one is shown plainly."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from .presenter import Plain, Presenter

TITLES = {
    "superdungeon": "Super Dungeon Arena",
    "colosseum": "Dungeon Dice: Colosseum",
    "arenashow": "Battle Arena Show",
}
_made: dict[str, Presenter] = {}


def presenter(slug: str) -> Presenter:
    """Return the presenter of the game; `game.screen.<slug>.presenter` offers one as PRESENTER."""
    found = _made.get(slug)
    if found is None:
        name = f"game.screen.{slug}.presenter"
        has_one = find_spec(f"game.screen.{slug}") is not None and find_spec(name) is not None
        found = _made[slug] = import_module(name).PRESENTER if has_one else Plain()
    return found


def is_playable(slug: str) -> bool:
    """Whether the game's rules are in the house yet."""
    return find_spec(f"game.{slug}.game") is not None
