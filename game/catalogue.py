"""The games in the house, by slug; each is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from game.content.problems import ContentError, Problem
from game.kernel.game import Game

SLUGS = ("superdungeon", "colosseum", "arenashow")


def game(slug: str) -> Game[Any]:
    """Return the game; raises KeyError for a slug that is none of SLUGS."""
    if slug not in SLUGS:
        raise KeyError(slug)
    found: Game[Any] = import_module(f"game.{slug}.game").GAME
    return found


def content_checks() -> Iterator[Callable[[], list[Problem]]]:
    """Return what checks all cards of each game: the `check_content` beside its GAME."""
    return (partial(_check, slug) for slug in SLUGS)


def _check(slug: str) -> list[Problem]:
    try:
        problems: list[Problem] = import_module(f"game.{slug}.game").check_content()
    except ContentError as error:
        return list(error.problems)
    return problems
