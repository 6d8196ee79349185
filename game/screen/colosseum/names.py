"""Ids of dice in combat."""

from __future__ import annotations

from game.colosseum.dice import DICE


def slug_of(name: str) -> str:
    """Return the die that an id in combat names: "A.level-1" -> level, "M.2" -> monster-level."""
    owner, _, die = name.partition(".")
    if die in DICE:
        return die
    base = die.rpartition("-")[0]
    if base in DICE:
        return base
    return "monster-level" if owner in ("M", "monster") else "level"
