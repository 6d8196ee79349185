"""What the gallery shows of each game: shelves of cards."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from .cardface import CardFace
from .sprites import Sprites


class Shelf(NamedTuple):
    title: str
    cards: Sequence[CardFace]


def shelves(slug: str, sprites: Sprites) -> list[Shelf]:
    """Return the shelves that `game.screen.<slug>.gallery` offers, or else all sculpted models of the game."""
    package = f"game.screen.{slug}"
    if find_spec(package) is not None and find_spec(f"{package}.gallery") is not None:
        found: list[Shelf] = import_module(f"{package}.gallery").shelves()
        if found:
            return [shelf for shelf in found if shelf.cards]
    models = [
        CardFace(key, key.partition("/")[2].replace("-", " ").title(), "", key)
        for key, entry in sorted(sprites.entries.items())
        if key.startswith(f"{slug}/") and not entry.kind
    ]
    return [Shelf("Miniatures", models)] if models else []
