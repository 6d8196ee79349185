"""The words that cards are written in: dice text, filters, effects that happen once, and hooks that stand.

The vocabulary is closed: what it cannot say is an odd effect, an `async def` registered by slug in `odd.py`.
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

    stat: Literal["mp", "ap", "hearts", "potions"]
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
