"""What stands at the top of every journal and save, so that a list of them needs nothing else."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as package_version
from typing import Any

import msgspec

from game.kernel.game import Setup

FORMAT = 1
"""Counts up when older files need to be upgraded as they are read."""
SOURCE_VERSION = "0.1.0"


class Unreadable(Exception):
    """A file of the user's cannot be used; the message names the file, the line and what was expected."""


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """Which match this is, and who sits at it."""

    format: int = FORMAT
    version: str
    game: str
    setup: Setup
    seats: tuple[str, ...]
    """A SPEC for each seat: human, random, easy, normal or hard."""
    names: tuple[str, ...] = ()
    """What the players call themselves; empty where nobody said."""
    colours: tuple[int, ...] = ()
    """Places of the seats' colours among those that the game offers; empty where nobody chose."""
    started: str
    """Date and time with its zone, as ISO 8601."""
    start: dict[str, Any]
    """The state before the first decision, as plain values."""


def version() -> str:
    """Return the version of the program, installed or not."""
    try:
        return package_version("three-arenas")
    except PackageNotFoundError:
        return SOURCE_VERSION


def now() -> str:
    return datetime.now(UTC).astimezone().isoformat(timespec="seconds")
