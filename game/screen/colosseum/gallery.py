"""The shelves of Dungeon Dice: every die, by what it is, and the heroes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.colosseum.dice import DICE, Die
from game.screen.cardface import CardFace, Line
from game.screen.galleries import Shelf

from . import dicelook, words

SHELVES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Equipment", ("equipment",)),
    ("Artifacts", ("artifact", "legendary")),
    ("One-use", ("one-use",)),
    ("Spells", ("spell", "virtual")),
    ("Monsters", ("monster",)),
    ("Epic Monsters", ("epic",)),
    ("Companions", ("familiar", "class")),
    ("Events", ("event",)),
    ("Common dice", ("level", "monster-level", "experience")),
)
SCULPTED = ("monster", "epic", "familiar", "class")
"""Kinds of dice that stand for somebody: they are shown as miniatures."""


def shelves() -> list[Shelf]:
    found = [Shelf(title, [of_die(die) for die in DICE.values() if die.kind in kinds]) for title, kinds in SHELVES]
    heroes = [CardFace(f"hero-{i}", f"Hero {i}", "A seat at the table", f"colosseum/hero-{i}") for i in range(1, 6)]
    return [*found, Shelf("Heroes", heroes)]


def of_die(die: Die) -> CardFace:
    """Return a die as a card: its faces and what they mean."""
    _, *lines = words.about(die.slug).split("\n")
    kind = lines[0] if lines else ""
    copies = f"{die.count} in the game" if die.count > 1 else ""
    return CardFace(
        die.slug,
        words.die(die.slug),
        kind.rstrip("."),
        lines=tuple(Line("", text) for text in lines[1:]) + ((Line("", copies),) if copies else ()),
        sprite=f"colosseum/{die.slug}" if die.kind in SCULPTED else "",
        draws=None if die.kind in SCULPTED else _drawer(die.slug),
        strip=tuple(partial(dicelook.picture, die.slug, face) for face in die.faces),
    )


def _drawer(slug: str) -> Callable[[int], pygame.Surface]:
    return partial(dicelook.picture, slug, "")
