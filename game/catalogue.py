"""The games in the house, by slug; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from game.kernel.game import Game

SLUGS = ("superdungeon", "colosseum", "arenashow")


def game(slug: str) -> Game[Any]:
    """Return the game; raises KeyError for a slug that is none of SLUGS."""
    if slug not in SLUGS:
        raise KeyError(slug)
    found: Game[Any] = import_module(f"game.{slug}.game").GAME
    return found
