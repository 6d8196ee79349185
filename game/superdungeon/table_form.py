"""The grammar of a table in a position file; tests/positions/README.md explains it, `table` lays it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from game.content.problems import ContentError, Problem
from game.content.records import fit

from .vocabulary import Count, Role

SideName = Literal["A", "B"]
At = tuple[int, int]
Side = Annotated[int, msgspec.Meta(ge=1, le=200)]
CARD_KEYS = {
    "kind", "types", "affinity", "base", "mp", "ap", "hearts", "attrs", "abilities", "hooks", "actions", "platform",
    "skulls", "potion_quantity", "potion_list", "monsters", "pair", "shapeshift", "form_of",
}  # fmt: skip


class Line(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class CardLine(Line, kw_only=True):
    """A card as a table writes it: what is left out comes from `use`."""

    use: str = ""
    kind: str | list[str] = ""
    types: list[str] = []
    affinity: list[str] = []
    base: int = 1
    mp: int = 0
    ap: int = 0
    hearts: int = 1
    attrs: dict[str, str] = {}
    abilities: list[str] = []
    hooks: list[dict[str, Any]] = []
    actions: list[dict[str, Any]] = []
    platform: str = ""
    skulls: int | None = None
    potion_quantity: int | None = None
    potion_list: list[str | dict[str, Any]] = []
    monsters: dict[str, int] = {}
    pair: str = ""
    shapeshift: str = ""
    form_of: str = ""


class ModelLine(CardLine, kw_only=True):
    """A model: what it changes on its card, and how it stands on the table."""

    side: SideName
    card: str = ""
    role: Role | Literal[""] = ""
    at: At | None = None
    wounds: Count = 0
    status: list[str] = []
    fire_from: SideName | None = None
    potions: Count = 0
    swapped: list[str] = []
    equipped: list[str] = []
    form: str = ""
    fallen: Count = 0
    gone: bool = False
    crystal: bool = False


class EquipmentLine(Line, kw_only=True):
    """A loot or treasure card, by default a loot card for the citrine slot."""

    deck: str = ""
    slot: str = ""
    copies: int = 1
    cursed: bool = False
    abilities: list[str] = []
    hooks: list[dict[str, Any]] = []
    actions: list[dict[str, Any]] = []
    affinity: list[str] = []
    affinity_abilities: list[str] = []
    affinity_hooks: list[dict[str, Any]] = []


class Table(Line, kw_only=True):
    """The keys of a table."""

    board: tuple[Side, Side] | None = None
    map: str = ""
    walls: list[tuple[int, int, Literal["N", "E", "S", "W"]]] = []
    voids: list[At] = []
    tiles: dict[str, list[At]] = {}
    tile_effects: dict[str, dict[str, Any]] = {}
    templates: dict[str, dict[str, Any]] = {}
    cards: dict[str, dict[str, Any]] = {}
    equipment: dict[str, dict[str, Any]] = {}
    models: dict[str, dict[str, Any]] = {}
    house: dict[str, Any] = {}
    scenario: str = ""
    stage: str = "phase"
    turn: SideName = "A"
    first: SideName = "A"
    turns: int | None = None
    """One in a turn, none in setup, if it is left out."""
    skulls: int = 0
    activated: list[str] = []
    emergency: bool = False
    points: dict[SideName, int] = {}
    backpack: dict[SideName, list[str]] = {}
    unlocked: dict[SideName, bool] = {}
    earned: dict[SideName, int] = {}
    clusters: dict[SideName, At] = {}
    crystals: dict[SideName, At] = {}
    loot: list[str] = []
    treasures: list[str] = []
    loot_discard: list[str] = []
    treasure_discard: list[str] = []


def read_table(data: dict[str, Any]) -> Table:
    """Return the table; raises `ContentError` with everything in it that the grammar does not know."""
    problems: list[Problem] = []
    table = fit(data, Table)
    kinds: tuple[tuple[str, type[Line]], ...] = (
        ("templates", CardLine), ("cards", CardLine), ("equipment", EquipmentLine), ("models", ModelLine)
    )  # fmt: skip
    for key, kind in kinds:
        for name, fields in getattr(table, key).items():
            try:
                fit(fields, kind, f"{key}.{name}")
            except ContentError as error:
                problems += error.problems
    if problems:
        raise ContentError(problems)
    return table
