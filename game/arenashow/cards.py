"""What is printed on the cards of Battle Arena Show, as frozen records.

Files of data/cards/arenashow map slugs to these records. A card does what its declared effects say and nothing else;
the player's text is made from the same effects (`wording`). Card beats rule (BAS-PRIORITY-01).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Slug: TypeAlias = str
Role = Literal["tank", "killer", "wizard"]
ROLES: tuple[Role, ...] = ("killer", "tank", "wizard")
ActionType = Literal["physical", "magic", "neutral", "effect", "passive"]
Stat = Literal[
    "movement", "attack", "defense", "health", "mana", "physical-damage", "magic-damage", "physical-action",
    "magic-action", "hand", "break-away", "hold", "range", "critical", "shot-guard", "padding", "fail-guard", "gains",
    "next-damage",
]  # fmt: skip
"""break-away: on the hero's own rolls; hold: what enemies need more to break away from it; shot-guard: structure shots
do less; padding: the first damage by a structure each round is less; fail-guard: no damage by own fails; gains: more
than one gain in maintenance; next-damage: of a next action."""
Until = Literal["action", "turn", "next-turn", "my-next-turn"]
"""action: its bearer's next action this turn; turn: the end of this turn; next-turn: the end of its bearer's next turn;
my-next-turn: the start of the next turn of whoever gave it."""
Target = Literal["self", "team-mate", "hero", "minion", "structure"]
"""hero, minion and structure are those of the enemy."""
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a card: immutable, and strict about its fields."""


class Effect(Record, frozen=True, kw_only=True, tag_field="do"):
    """Something that happens once, to the target or to the user."""

    whom: Literal["target", "user"] = "target"


class Heal(Effect, frozen=True, kw_only=True, tag="heal"):
    amount: Some
    only: Literal["", "damaged-hero"] = ""
    """damaged-hero: if the action has damaged a hero."""


class Mana(Effect, frozen=True, kw_only=True, tag="mana"):
    amount: Some


class Mark(Effect, frozen=True, kw_only=True, tag="mark"):
    """A bonus or penalty to a hero for some time; several add up."""

    stat: Stat
    amount: Change
    until: Until
    action: Literal["", "physical", "magic"] = ""
    """What kind the next action has to be, where it counts for one."""


class Push(Effect, frozen=True, kw_only=True, tag="push"):
    squares: Some


class Pull(Effect, frozen=True, kw_only=True, tag="pull"):
    squares: Some


class Step(Effect, frozen=True, kw_only=True, tag="step"):
    """The user goes that many squares, whatever they cost and whoever locks it; not its move of the turn."""

    squares: Some


class Blink(Effect, frozen=True, kw_only=True, tag="blink"):
    """The user goes to a free visible square that near; not its move of the turn."""

    squares: Some


class Swap(Effect, frozen=True, kw_only=True, tag="swap"):
    """User and target change places; not the move of the turn."""


class MoreActions(Effect, frozen=True, kw_only=True, tag="more-actions"):
    amount: Some = 1
    type: Literal["any", "physical", "magic"] = "any"


class MoreMoves(Effect, frozen=True, kw_only=True, tag="more-moves"):
    """The hero may move once more this turn, even after it has moved."""


class Break(Effect, frozen=True, kw_only=True, tag="break"):
    """The break-away roll succeeds without rolling."""


# What a bonus card does to the attack (or roll, or shot) it is played on


class Attack(Effect, frozen=True, kw_only=True, tag="attack"):
    amount: Change


class Defense(Effect, frozen=True, kw_only=True, tag="defense"):
    amount: Change


class Damage(Effect, frozen=True, kw_only=True, tag="damage"):
    """More damage to all targets, or to one hero that is hit."""

    amount: Change
    to: Literal["all", "one-hero"] = "all"


class Soak(Effect, frozen=True, kw_only=True, tag="soak"):
    """The defender takes less of this attack; 0 stands for nothing at all."""

    amount: Count = 0


class IgnoreShield(Effect, frozen=True, kw_only=True, tag="ignore-shield"):
    pass


class Repeat(Effect, frozen=True, kw_only=True, tag="repeat"):
    """The roll is repeated, and the second result must be accepted (BAS-REROLL-01) unless the better is kept."""

    keep_better: bool = False


class Final(Effect, frozen=True, kw_only=True, tag="final"):
    """The roll cannot be repeated."""


class Cover(Effect, frozen=True, kw_only=True, tag="cover"):
    """The player of the card becomes the target instead of an adjacent team-mate who is the only one."""


class IgnoreShot(Effect, frozen=True, kw_only=True, tag="ignore-shot"):
    pass


class Widen(Effect, frozen=True, kw_only=True, tag="widen"):
    amount: Some = 1


AnyEffect = (
    Heal | Mana | Mark | Push | Pull | Step | Blink | Swap | MoreActions | MoreMoves | Break | Attack | Defense | Damage
    | Soak | IgnoreShield | Repeat | Final | Cover | IgnoreShot | Widen
)  # fmt: skip


class Passive(Record, frozen=True, kw_only=True):
    """A lasting benefit that nobody declares (BAS-ACTION-08)."""

    stat: Stat
    amount: Change = 1
    of: Literal["self", "adjacent-team-mates"] = "self"
    action: Slug = ""
    """The one action it counts for."""
    only: Literal["", "no-enemy-hero-adjacent", "team-mate-adjacent"] = ""


class Action(Record, frozen=True, kw_only=True):
    """An entry of a hero card, left to right and top to bottom (BAS-ACTION-10)."""

    type: ActionType
    siege: bool = False
    siege_damage: Count | None = None
    """What it does to structures instead of its damage, without any bonus; None: its damage."""
    range: Count = 0
    """In squares; 0 is the hero itself."""
    siege_range: Count | None = None
    """How far it reaches against structures, whatever lengthens its range; None: its range."""
    area: bool = False
    cost: Count = 0
    damage: Count | None = None
    """None is no damage value: no roll (unless `rolled`), no bonus, no critical (BAS-CRIT-05, BAS-ITEM-26)."""
    rolled: bool = False
    """It has to hit although it does no damage."""
    free: bool = False
    ignore_walls: bool = False
    targets: tuple[Target, ...] = ()
    """By default enemies where it deals damage (structures with siege only), and the hero itself without a range."""
    versus_minions: Change = 0
    """Added when compared with the defense of minions."""
    versus_lonely: Change = 0
    """More damage to a hero without an adjacent team-mate."""
    effects: tuple[AnyEffect, ...] = ()
    """What happens to each target, of an attack to each hero that is hit."""
    passive: Passive | None = None

    def __post_init__(self) -> None:
        if (self.type == "passive") != (self.passive is not None):
            raise ValueError("a passive has `passive` and no other type, and only a passive has it")
        if (self.siege_damage is not None or self.siege_range is not None) and not self.siege:
            raise ValueError("only a siege action does damage to structures")

    @property
    def is_attack(self) -> bool:
        return self.damage is not None or self.rolled

    @property
    def is_free(self) -> bool:
        """Effect actions are free too (BAS-ACTION-07)."""
        return self.free or self.type == "effect"

    @property
    def kinds(self) -> tuple[Target, ...]:
        """Return what it may be used on."""
        if self.targets:
            return self.targets
        if self.is_attack:
            return ("hero", "minion", "structure") if self.siege else ("hero", "minion")
        return ("self",)


class Profile(Record, frozen=True, kw_only=True):
    """One side of a hero card."""

    movement: Count
    attack: Count
    defense: Count
    health: Some
    mana: Count


class HeroCard(Record, frozen=True, kw_only=True):
    slug: Slug = ""
    role: Role
    basic: Profile
    plus: Profile
    actions: dict[Slug, Action]
    plus_actions: dict[Slug, Action] = {}
    """What the plus side has more, or otherwise."""

    def __post_init__(self) -> None:
        """No plus value is below the basic one (BAS-EVOLVE-05), and passives name actions of the card."""
        for name in Profile.__struct_fields__:
            if getattr(self.plus, name) < getattr(self.basic, name):
                raise ValueError(f"the plus side has less {name} than the basic one")
        for side in (self.side(False), self.side(True)):
            for action in side.values():
                if action.passive is not None and action.passive.action not in ("", *side):
                    raise ValueError(f"there is no action {action.passive.action}")

    def profile(self, evolved: bool) -> Profile:
        return self.plus if evolved else self.basic

    def side(self, evolved: bool) -> dict[Slug, Action]:
        return {**self.actions, **self.plus_actions} if evolved else self.actions


class ItemEffect(Record, frozen=True, kw_only=True):
    stat: Stat
    amount: Some = 1
    single: Slug = ""
    """Of the effects of one such name only the best counts (BAS-ITEM-07, BAS-ITEM-09)."""
    icon: Literal["", "starburst", "lightning", "diamond"] = ""
    """Which of the three icons of physical damage is printed; all mean the same (BAS-ITEM-17, BAS-ITEM-18)."""


class Item(Record, frozen=True, kw_only=True):
    slug: Slug = ""
    kind: Slug = msgspec.field(name="class")
    cost: Some
    copies: Some = 1
    effects: tuple[ItemEffect, ...]

    @property
    def uses(self) -> tuple[Role, ...]:
        """Return the roles that every effect of the item is of use to, for the store to mark the others."""
        stats = {effect.stat for effect in self.effects}
        magic = stats & {"magic-damage", "magic-action"}
        physical = stats & {"physical-damage", "physical-action"}
        return tuple(role for role in ROLES if not (magic if role != "wizard" else physical))


When = Literal["before", "after", "play", "shot", "roll", "declaration"]


class BonusCard(Record, frozen=True, kw_only=True):
    slug: Slug = ""
    role: Role
    copies: Some = 1
    when: When
    """before, after: the dice of an attack; play: the own play step; shot: a structure shoots its holder; roll: any own
    roll; declaration: of an own area action."""
    by: Literal["", "attacker", "defender", "either"] = ""
    action: Literal["", "physical", "magic"] = ""
    """What kind of attack it is played on."""
    range: Count = 0
    """Of a card for a team-mate, how far away it may be."""
    effects: tuple[AnyEffect, ...]

    def has(self, kind: type[Effect]) -> bool:
        return any(isinstance(effect, kind) for effect in self.effects)
