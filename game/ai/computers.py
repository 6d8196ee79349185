"""The computers by level; each game's own ones are in the module of its name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from .computer import Computer, RandomComputer
from .steady import Steady

LEVELS = ("random", "easy", "normal", "hard")


def make(game: str, level: str, seed: str) -> Computer:
    """Return a computer for a seat of the game; the same seed plays the same. Raises KeyError for an unknown level.

    A module `game.ai.<game>` offers `make(level, seed)`; random play needs to know no game.
    """
    if level not in LEVELS:
        raise KeyError(level)
    if level == "random" or find_spec(f"game.ai.{game}") is None:
        return RandomComputer(seed)
    return Steady(import_module(f"game.ai.{game}").make(level, seed), seed)
