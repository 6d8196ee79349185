"""The shipped cards, read once; a position may bring more of its own, which come first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from game.content.folders import data_folder
from game.content.problems import ContentError, Problem
from game.content.records import check_names, load_records

from .cards import Equipment, ModelCard, Potion, TileEffect, Warband
from .vocabulary import Filter, Record, Slug, Summon


class Library(NamedTuple):
    models: dict[Slug, ModelCard]
    equipment: dict[Slug, Equipment]
    tiles: dict[Slug, TileEffect]
    potions: dict[Slug, Potion]
    warbands: dict[Slug, Warband]


class Extra(Record, frozen=True, kw_only=True):
    """Cards that a position brings along; they lie in its state."""

    models: dict[Slug, ModelCard] = msgspec.field(default_factory=dict)
    equipment: dict[Slug, Equipment] = msgspec.field(default_factory=dict)
    tiles: dict[Slug, TileEffect] = msgspec.field(default_factory=dict)


def parts(thing: Any) -> Iterator[Record]:
    """Yield a record and all records in it: actions, effects, hooks, filters."""
    if isinstance(thing, Record):
        yield thing
        thing = [getattr(thing, field) for field in thing.__struct_fields__]
    if isinstance(thing, tuple | list):
        for part in thing:
            yield from parts(part)


def _named_cards(card: Record) -> Iterator[Slug]:
    """The cards that effects and filters of a card name."""
    for part in parts(card):
        if isinstance(part, Summon):
            yield part.card
        elif isinstance(part, Filter):
            yield from part.cards


@cache
def library() -> Library:
    """Return all shipped cards; raises `ContentError` with everything that is wrong with them."""
    folder = data_folder() / "cards" / "superdungeon"
    problems: list[Problem] = []

    def files(name: str) -> list[str]:
        return [name] if (folder / name).exists() else []

    found = Library(
        load_records([folder / name for name in files("models")], ModelCard, problems),
        load_records([folder / name for name in files("equipment")], Equipment, problems),
        load_records([folder / name for name in files("tiles.yaml")], TileEffect, problems),
        load_records([folder / name for name in files("arena_potions.yaml")], Potion, problems),
        load_records([folder / name for name in files("warbands.yaml")], Warband, problems),
    )
    models = found.models
    check_names(problems, models, lambda card: card.monsters, models, "a monster")
    check_names(
        problems, models, lambda card: filter(None, (card.pair, card.shapeshift, card.form_of)), models, "a card"
    )
    check_names(problems, models, _named_cards, models, "a card")
    check_names(problems, found.equipment, _named_cards, models, "a card")
    check_names(problems, found.warbands, lambda band: (band.hero, band.miniboss, *band.points), models, "a card")
    if problems:
        raise ContentError(problems)
    return found
