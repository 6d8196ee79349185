"""What is printed on the cards of Super Dungeon Arena, as frozen records.

Files map slugs to these records; data/cards/superdungeon/README.md says which file holds what. Dice are written
"2R1B+1" (two red, one blue, one star), a fixed result "*2". A card does what its abilities (words), hooks (standing
effects) and actions say; what none of them can say is an odd effect, an `async def` registered by slug in `odd.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Slug: TypeAlias = str
Crystal = Literal["citrine", "ruby", "emerald", "sapphire"]
Attribute = Literal["STR", "ARM", "WILL", "DEX"]
Status = Literal["hex", "bane", "slow", "ice", "fire", "poison", "knockdown"]
Role = Literal["hero", "miniboss", "elite", "minion", "point", "pet"]
Platform = Literal["", "8-bit", "16-bit", "super"]
Colour = Literal["red", "blue", "green"]
Word = Literal[
    "backlash", "burrow", "fly", "insignificant", "small", "stealth", "surefoot", "tough",
    "hex", "bane", "slow", "ice", "fire", "poison", "knockdown",
    "immune status effects",
    "immune hex", "immune bane", "immune slow", "immune ice", "immune fire", "immune poison", "immune knockdown",
]  # fmt: skip
"""The abilities of the rulebook. A bare status is inflicted by each successful offensive action of its bearer."""

DicePattern = r"(\+?([1-9][BRG])+([+-][1-9])?|[+-][1-9]|\*[0-9])"
Dice = Annotated[str, msgspec.Meta(pattern=f"^{DicePattern}$")]
"""Dice and stars: "3B", "1R2B+1"; a bonus may be stars alone, "+1" or "-1"; "*2" is a fixed result of two stars."""
AttributeText = Annotated[str, msgspec.Meta(pattern=f"^{DicePattern}( (melee|magic|missile) [1-9][0-9]?)*( def)?$")]
"""Dice, the attack icon with its range if there is one, "def" if there is a defense icon: "2B missile 6 def"."""
RangeText = Annotated[str, msgspec.Meta(pattern=r"^((melee|magic|missile|support) [1-9][0-9]?)?$")]
AreaText = Annotated[str, msgspec.Meta(pattern=r"^((burst|cross|lance|sweep|wave|aura) [1-9][0-9]?)?$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a card: immutable, and strict about its fields."""


class Filter(Record, frozen=True, kw_only=True):
    """Which models something concerns; what is left empty does not matter."""

    types: tuple[str, ...] = ()
    """Words of the type line, any of them: "kobold", "undead"."""
    affinity: tuple[Crystal, ...] = ()
    without_affinity: tuple[Crystal, ...] = ()
    roles: tuple[Role, ...] = ()
    cards: tuple[Slug, ...] = ()
    status: Status | None = None
    """Models that suffer it now."""
    wounded: bool = False


ANYONE = Filter()


# What an action, a potion, a tile or a reaction does


class Effect(Record, frozen=True, kw_only=True, tag_field="do"):
    """Something that happens once. Effects of one action follow each other as listed.

    whom: the affected model (each one, in an area) or the user. Of a reaction, the target is the model that caused it.
    only: "destroyed": when the action has just destroyed its target.
    """

    whom: Literal["target", "user"] = "target"
    only: Literal["", "destroyed"] = ""


class Wound(Effect, frozen=True, kw_only=True, tag="wound"):
    """Wounds beyond the one that a red action inflicts anyway."""

    amount: Some = 1


class Heal(Effect, frozen=True, kw_only=True, tag="heal"):
    """Removes up to that many wound and status tokens, in any mix."""

    amount: Some = 1


class Mend(Effect, frozen=True, kw_only=True, tag="mend"):
    """Removes wounds only, as Tough does."""

    amount: Some = 1


class Remedy(Effect, frozen=True, kw_only=True, tag="remedy"):
    """Removes all status tokens."""


class Inflict(Effect, frozen=True, kw_only=True, tag="status"):
    status: Status | Literal["random"]


class Push(Effect, frozen=True, kw_only=True, tag="push"):
    squares: Some


class Pull(Effect, frozen=True, kw_only=True, tag="pull"):
    squares: Some


class Compel(Effect, frozen=True, kw_only=True, tag="compel"):
    """Up to that many squares in any direction; on a friend or the user an extra move."""

    squares: Some


class Retreat(Effect, frozen=True, kw_only=True, tag="retreat"):
    """The user may go up to that many squares, each farther from the target."""

    squares: Some


class Teleport(Effect, frozen=True, kw_only=True, tag="teleport"):
    """The model may be placed on free squares within that many squares that it sees."""

    squares: Some


class Grant(Effect, frozen=True, kw_only=True, tag="grant"):
    """Abilities and hooks until the next upkeep of the user. In an action with an aura they go to all inside it."""

    abilities: tuple[Word, ...] = ()
    hooks: tuple[Hook, ...] = ()
    to: Filter = ANYONE


class GivePotion(Effect, frozen=True, kw_only=True, tag="potion"):
    """Puts potion tokens on a Hero."""

    amount: Some = 1


class GainActions(Effect, frozen=True, kw_only=True, tag="actions"):
    """Action points more in the current activation."""

    amount: Some = 1


class GainMovement(Effect, frozen=True, kw_only=True, tag="movement"):
    """Movement points more in the current activation."""

    amount: Some = 1


class DrawLoot(Effect, frozen=True, kw_only=True, tag="draw"):
    """Loot cards for the backpack of the user's warband, at once."""

    amount: Some = 1


class FreeAttack(Effect, frozen=True, kw_only=True, tag="attack"):
    """The model may make a basic attack for nothing."""

    range: Literal["melee", "magic", "missile", "any"] = "any"


class Summon(Effect, frozen=True, kw_only=True, tag="summon"):
    """Places models of that card from the user's spawning pool next to the model."""

    card: Slug
    amount: Some = 1


class Destroy(Effect, frozen=True, kw_only=True, tag="destroy"):
    """Destroys the user."""


class Unequip(Effect, frozen=True, kw_only=True, tag="unequip"):
    """One piece of equipment of the model is discarded, at its player's choice; a Cursed one stays."""


class Odd(Effect, frozen=True, kw_only=True, tag="odd"):
    """Code of its own: the `async def` registered under that slug."""

    code: Slug


AnyEffect: TypeAlias = (
    Wound | Heal | Mend | Remedy | Inflict | Push | Pull | Compel | Retreat | Teleport | Grant | GivePotion
    | GainActions | GainMovement | DrawLoot | FreeAttack | Summon | Destroy | Unequip | Odd
)  # fmt: skip


# What holds as long as its source does


class HookBase(Record, frozen=True, kw_only=True, tag_field="hook"):
    """A standing effect. Each kind says how several of it combine."""


class DiceHook(HookBase, frozen=True, kw_only=True, tag="dice"):
    """Dice and stars for rolls; those of all hooks add up.

    on: offense, defense or both kinds of rolls of the bearer. foe: instead the rolls made against the bearer.
    per: once for each wound on the bearer, or each other friendly model within melee reach of the target, up to `most`.
    """

    dice: Dice
    on: Literal["offense", "defense", "both"] = "both"
    attributes: tuple[Attribute, ...] = ()
    """Rolls of these attributes only; empty means any."""
    against: Filter = ANYONE
    """For offense rolls: against such targets only. For defense rolls: against such attackers only."""
    foe: bool = False
    per: Literal["", "own wound", "friend at target"] = ""
    most: Count = 0


class StatHook(HookBase, frozen=True, kw_only=True, tag="stat"):
    """Adds to a printed number; all of them add up. `potions` is the Potion Quantity."""

    stat: Literal["mp", "ap", "hearts", "potions", "skulls"]
    amount: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class RerollHook(HookBase, frozen=True, kw_only=True, tag="reroll"):
    """The bearer's player may have dice of a roll rolled again; each hook is used by itself, a die once.

    whose: the bearer's own offense or defense roll, or the enemy's roll against it.
    """

    on: Literal["offense", "defense"]
    whose: Literal["own", "enemy"] = "own"
    dice: Some = 1
    against: Filter = ANYONE


class Reaction(HookBase, frozen=True, kw_only=True, tag="reaction"):
    """Effects on the model that caused it; several follow each other in the order of the bearer's player.

    defended: the bearer was singled out by an offensive action and won. wounded: a won offense roll wounded it and it
    still stands. destroyed: it was destroyed by an action. moved: a control effect moved it.
    """

    when: Literal["defended", "wounded", "destroyed", "moved"]
    effects: tuple[AnyEffect, ...]


class UpkeepHook(HookBase, frozen=True, kw_only=True, tag="upkeep"):
    """Effects on the bearer in its upkeep; healing in step 2, wounds in step 3, the rest in step 4."""

    effects: tuple[AnyEffect, ...]


class AuraHook(HookBase, frozen=True, kw_only=True, tag="aura"):
    """Abilities and hooks for models within that many squares; an aura of the same name counts once for a model."""

    name: Slug
    squares: Some
    side: Literal["friends", "enemies", "all"] = "friends"
    to: Filter = ANYONE
    abilities: tuple[Word, ...] = ()
    hooks: tuple[Hook, ...] = ()


class PartyHook(HookBase, frozen=True, kw_only=True, tag="party"):
    """Abilities and hooks for all models of the warband that are on the arena."""

    to: Filter = ANYONE
    abilities: tuple[Word, ...] = ()
    hooks: tuple[Hook, ...] = ()


class ByAffinity(HookBase, frozen=True, kw_only=True, tag="affinity"):
    """One effect that helps some affinities and harms others; a model that both fit gets the harm alone."""

    helps: tuple[Crystal, ...] = ()
    help: tuple[Hook, ...] = ()
    harms: tuple[Crystal, ...] = ()
    harm: tuple[Hook, ...] = ()


class DamageHook(HookBase, frozen=True, kw_only=True, tag="damage"):
    """Successful offensive actions of the bearer inflict more wounds; all add up. attributes: of such attacks only."""

    amount: Some = 1
    attributes: tuple[Attribute, ...] = ()


class CapHook(HookBase, frozen=True, kw_only=True, tag="cap"):
    """An action never inflicts more wounds on the bearer than this; the lowest counts."""

    wounds: Some = 1


class FreeAttackHook(HookBase, frozen=True, kw_only=True, tag="free attack"):
    """One basic attack in each activation costs nothing; several hooks do not add up."""

    range: Literal["melee", "magic", "missile", "any"] = "melee"


class SymbolHook(HookBase, frozen=True, kw_only=True, tag="symbol"):
    """A heart that the bearer's offense pops out may be taken as a potion, or the other way round."""

    rolled: Literal["heart", "potion"]
    taken: Literal["heart", "potion"]


class DrinksHook(HookBase, frozen=True, kw_only=True, tag="drinks"):
    """Potions more that the bearer may drink in an activation; all add up."""

    amount: Some = 1


class SurviveHook(HookBase, frozen=True, kw_only=True, tag="survive"):
    """Once a game, when the bearer would be destroyed: dice are rolled, and it stands with a heart for each star."""

    dice: Dice = "1R"


class TreasuresHook(HookBase, frozen=True, kw_only=True, tag="treasures"):
    """A spawning point with this may hold that many treasures; the highest counts."""

    amount: Some


class PassHook(HookBase, frozen=True, kw_only=True, tag="pass"):
    """The bearer moves through these; what several allow is all allowed."""

    through: tuple[Literal["walls", "structures", "difficult", "chasm", "enemies"], ...]


class HoldHook(HookBase, frozen=True, kw_only=True, tag="hold"):
    """Enemies next to the bearer may not move on their own."""


Hook: TypeAlias = (
    DiceHook | StatHook | RerollHook | Reaction | UpkeepHook | AuraHook | PartyHook | ByAffinity | DamageHook | CapHook
    | FreeAttackHook | SymbolHook | DrinksHook | SurviveHook | TreasuresHook | PassHook | HoldHook
)  # fmt: skip


# Actions


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
    attrs: dict[Attribute, AttributeText] = {}
    abilities: tuple[Word, ...] = ()
    hooks: tuple[Hook, ...] = ()
    actions: tuple[Action, ...] = ()
    platform: Platform = ""
    """Of monsters only."""
    skulls: Count | None = None
    """Left out: 8-bit 1, 16-bit 2, mini-boss 4, Hero 4, spawning point 0 (SDA-CARD-04)."""
    potion_quantity: Count | None = None
    potions: tuple[Potion, ...] = ()
    monsters: dict[Slug, Some] = {}
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
