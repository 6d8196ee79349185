"""The games in the house, by slug; each is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.content.problems import Problem
from game.kernel.game import Game

SLUGS = ("superdungeon", "colosseum", "arenashow")


def game(slug: str) -> Game[Any]:
    """Return the game; raises KeyError for a slug that is none of SLUGS."""
    if slug not in SLUGS:
        raise KeyError(slug)
    found: Game[Any] = import_module(f"game.{slug}.game").GAME
    return found


def content_checks() -> Iterator[Callable[[], list[Problem]]]:
    """Return what the games offer to check all of their own cards with: a `check_content` beside GAME."""
    for slug in SLUGS:
        if find_spec(f"game.{slug}.game") is None:
            continue
        check = getattr(import_module(f"game.{slug}.game"), "check_content", None)
        if check is not None:
            yield check
