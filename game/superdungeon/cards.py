"""What is printed on the cards of Super Dungeon Arena, as frozen records.

Files map slugs to these records; data/cards/superdungeon/README.md says which file holds what. A card does what its
abilities (words), hooks (standing effects) and actions say, in the vocabulary of `vocabulary.py`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .vocabulary import (
    ANYONE,
    AnyEffect,
    AreaText,
    Attribute,
    AttributeText,
    Colour,
    Count,
    Crystal,
    Dice,
    Filter,
    Hook,
    Platform,
    RangeText,
    Record,
    Role,
    Slug,
    Some,
    Word,
)


class Action(Record, frozen=True, kw_only=True):
    """A unique action: red is offensive, blue is support. `name` is how players call it ("use whirl").

    Rolls: a red action rolls the attribute of its range (melee STR, magic WILL, missile DEX) or `attr`, and any
    attribute with a defense icon stops it. A blue one rolls only with `attr` and `versus`.
    Without range and area it is done by the user to itself.
    """

    name: str
    colour: Colour
    ap: Count = 1
    range: RangeText = ""
    area: AreaText = ""
    attr: Attribute | None = None
    versus: Attribute | None = None
    bonus: Dice | None = None
    """Dice and stars more for the offense roll: "+1R"."""
    bonus_dice: Count = 0
    """Dice more, of the colour of the attribute's first die (SDA-ACTION-12)."""
    augment: bool = False
    dangerous: bool = False
    hookshot: bool = False
    once: bool = False
    """One Use Only."""
    to: Filter = ANYONE
    """Only such models can be targeted or affected."""
    wounds: Literal["", "margin", "none"] = ""
    """margin: as many wounds as stars more than the defense; none: a red action without its wound."""
    pounce: Count = 0
    """The user is first placed next to the target, which may be that many squares away and in sight."""
    charge: bool = False
    """After a Lance the user may be placed on free squares of it."""
    effects: tuple[AnyEffect, ...] = ()

    def __post_init__(self) -> None:
        if self.colour == "green" and not isinstance(self, Potion):
            raise ValueError("only a potion is green")
        if self.is_offensive:
            if self.range.startswith("support"):
                raise ValueError("a red action has no support range")
            if not (self.range or self.area):
                raise ValueError("a red action needs a range or an area")
            if self.attribute is None:
                raise ValueError("a red action with no attack icon needs attr")
        elif (self.attr is None) != (self.versus is None):
            raise ValueError("a support roll names both attr and versus")
        if self.area.startswith("burst") and not self.range:
            raise ValueError("a burst needs a range")
        if self.area and not self.area.startswith("burst") and self.range:
            raise ValueError("an area replaces the range; give attr instead")

    @property
    def is_offensive(self) -> bool:
        return self.colour == "red"

    @property
    def attribute(self) -> Attribute | None:
        """The attribute of its offense roll, if it makes one."""
        return self.attr or (ICON_ATTRIBUTE.get(self.range.split(" ")[0]) if self.range else None)


ICON_ATTRIBUTE: dict[str, Attribute] = {"melee": "STR", "magic": "WILL", "missile": "DEX"}
"""Which attribute an attack icon uses (SDA-ACTION-04)."""


class Potion(Action, frozen=True, kw_only=True):
    """A potion: its colour is that of the bottle. `cost` counts potion tokens; `ap` is not used.

    support: a red potion whose action is a support action all the same, as the card says.
    """

    cost: Some = 1
    support: bool = False

    @property
    def is_offensive(self) -> bool:
        return self.colour == "red" and not self.support


# Cards


class ModelCard(Record, frozen=True, kw_only=True):
    """A Hero, mini-boss, monster or spawning point (SDA-CARD-01)."""

    slug: Slug
    roles: tuple[Role, ...]
    """What it can be chosen or spawned as; most have one, a few are hero or miniboss."""
    types: tuple[str, ...] = ()
    """The words of its type line, lower-case."""
    affinity: tuple[Crystal, ...] = ()
    base: Literal[1, 2] = 1
    mp: Count = 0
    ap: Count = 0
    hearts: Some
    attrs: dict[Attribute, AttributeText] = msgspec.field(default_factory=dict)
    abilities: tuple[Word, ...] = ()
    hooks: tuple[Hook, ...] = ()
    actions: tuple[Action, ...] = ()
    platform: Platform = ""
    """Of monsters only."""
    skulls: Count | None = None
    """Left out: 8-bit 1, 16-bit 2, mini-boss 4, Hero 4, spawning point 0 (SDA-CARD-04)."""
    potion_quantity: Count | None = None
    potions: tuple[Potion, ...] = ()
    monsters: dict[Slug, Some] = msgspec.field(default_factory=dict)
    """Of a spawning point: how many models of which cards it brings; for a pair, both together."""
    pair: Slug = ""
    """The card of the other point of a pair; its own slug if both are alike."""
    shapeshift: Slug = ""
    """The card of the other form. That card has `form_of` and is never chosen or listed."""
    form_of: Slug = ""

    def __post_init__(self) -> None:
        roles = set(self.roles)
        if not roles:
            raise ValueError("a model needs a role")
        if "hero" in roles and self.potion_quantity is None:
            raise ValueError("a Hero needs potion_quantity")
        if "hero" not in roles and (self.potions or self.potion_quantity is not None):
            raise ValueError("only Heroes have potions")
        monster = roles & {"miniboss", "elite", "minion"}
        if monster and not self.platform:
            raise ValueError("a monster needs a platform")
        if self.platform and not monster:
            raise ValueError("only monsters have a platform")
        if "point" not in roles and (self.monsters or self.pair):
            raise ValueError("only a spawning point has monsters or a pair")


class Equipment(Record, frozen=True, kw_only=True):
    """A loot or treasure card. Bearers with its affinity get the `affinity_` part instead (SDA-AFFINITY-04)."""

    slug: Slug
    deck: Literal["loot", "treasure"]
    slot: Crystal
    copies: Some = 1
    classic: bool = False
    """From an older collection: shuffled into the deck only by the house option `classic` (SDA-AFFINITY-05)."""
    cursed: bool = False
    abilities: tuple[Word, ...] = ()
    hooks: tuple[Hook, ...] = ()
    actions: tuple[Action, ...] = ()
    affinity: tuple[Crystal, ...] = ()
    affinity_abilities: tuple[Word, ...] = ()
    affinity_hooks: tuple[Hook, ...] = ()


class TileEffect(Record, frozen=True, kw_only=True):
    """A tile effect. The rules go by tags; `blessing` and `hazard` tiles have an effect of their own."""

    slug: Slug
    tags: tuple[Literal["difficult", "chasm", "structure", "blessing", "hazard"], ...]
    reach: Literal[0, 1] = 0
    """0: models on the square; 1: models on or next to it. For blessings."""
    abilities: tuple[Word, ...] = ()
    hooks: tuple[Hook, ...] = ()
    enter: tuple[AnyEffect, ...] = ()
    """Of a hazard: what happens to a model that enters, and in upkeep step 3 to one that starts there."""
    finish: tuple[AnyEffect, ...] = ()
    """Of a blessing: what happens to a model that ends its activation there."""


class Warband(Record, frozen=True, kw_only=True):
    """A preset warband."""

    slug: Slug
    hero: Slug
    miniboss: Slug
    points: tuple[Slug, ...]
    """Two spawning points, or one card of a pair."""
    replace: str = ""
    """The name of the Hero's potion that an arena potion replaces, if any ..."""
    arena_potion: str = ""
    """... and the name of that arena potion."""
