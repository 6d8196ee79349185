"""The chance to win a combat, from the dice alone.

What dice do by themselves is exact: numbers, FIRE, NECROMANCY, a monster's SWORD, TANGLE, PAIN and GUST. Where somebody
chooses (ARMOR, spells, rerolls of heroes) a sign counts as a rough bonus, and the result says that it is an estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from game.kernel.dice import Odds as Throw
from game.kernel.dice import pool, sum_of

from .dice import DICE, face
from .heroes import has_passive, meets_demand, ready_equipped, ready_levels
from .state import Hero, Monster

Total = Throw[int]
FIRE: Total = Throw.die(face(text).value for text in DICE["fire"].faces)
ROUGH: dict[str, tuple[int, ...]] = {
    "sword": (0, 1, 2, 3), "armor": (0, 1, 2, 3), "tangle": (1, 1, 2, 3), "gust": (0, 1, 2), "scroll": (1, 2, 3, 4, 5),
    "boomerang": (1, 3, 4), "vorpal": (1, 2, 3), "aegis": (1, 2, 3),
}  # fmt: skip
"""What a sign on a hero's die is worth, roughly, in evenly likely amounts."""
ROUGH_MONSTER: dict[str, tuple[int, ...]] = {
    "armor": (0, 1, 2, 4), "scroll": (0, 1, 3, 4, 5), "stun": (0, 0, 1), "freeze": (0,),
}  # fmt: skip


class Odds(msgspec.Struct, frozen=True):
    """How a comparison may end."""

    win: float
    tie: float
    lose: float
    exact: bool

    @property
    def beats(self) -> float:
        """The chance to beat a monster, ties included (DDC-COMBAT-16)."""
        return self.win + self.tie


@cache
def _die(slug: str, scared: bool) -> tuple[Total, bool]:
    """Return what a hero's die adds, and whether that is exact."""
    exact = not any(ability in ROUGH for text in DICE[slug].faces for ability in face(text).abilities)

    def worth(text: int | str) -> Total:
        shown = face(text)
        value = 0 if scared and shown.value == 1 else shown.value
        if shown.ability == "fire":
            return FIRE.map(lambda extra: value + extra)
        return Throw.die(ROUGH.get(str(shown.ability), (0,))).map(lambda extra: value + extra)

    return Throw.die(DICE[slug].faces).then(worth), exact


def dice_of(hero: Hero) -> list[str]:
    """Return what the hero rolls at the start of a combat (DDC-COMBAT-03)."""
    dice = ["level"] * ready_levels(hero) + ready_equipped(hero)
    return [*dice, hero.calling] if meets_demand(hero) else dice


def hero_odds(hero: Hero, helper: Hero | None, monster: Monster, bonus: int = 0) -> Odds:
    """Return the odds of a hero, perhaps with an assistant, against an ordinary monster.

    bonus: what whoever asks expects from choices, added to the heroes' total.
    """
    own = tuple(sorted(dice_of(hero)))
    helping = tuple(sorted(dice_of(helper))) if helper is not None else ()
    heroes = [hero, *([helper] if helper is not None else [])]
    free = not any(
        h.familiar or h.epics or "potion" in h.dice or "bomb" in h.dice or "scroll" in h.dice for h in heroes
    )
    scary = any(has_passive(h, "intimidate") for h in heroes)
    hammer = any(has_passive(h, "shatter") for h in heroes)
    found = _against(own, helping, monster.level, monster.printed.abilities, scary, hammer, bonus)
    return found if free else msgspec.structs.replace(found, exact=False)


@cache
def _against(
    own: tuple[str, ...],
    helping: tuple[str, ...],
    level: int,
    signs: tuple[str, ...],
    scary: bool,
    hammer: bool,
    bonus: int,
) -> Odds:
    hero, exact = _hero_side(own, helping, "tangle" in signs)
    if bonus:
        hero = hero.map(lambda value: value + bonus)
    roll = monster_roll(level, "sword" in signs, scary)
    for sign in signs:
        if sign in ROUGH_MONSTER and not (sign == "armor" and hammer):
            roll, exact = pool([roll, Throw.die(ROUGH_MONSTER[sign])]), False
    kept = FIRE if "fire" in signs else Throw.sure(0)
    win = tie = 0.0
    for extra, weight in kept.weights.items():
        w, t = _compare(hero, roll, extra)
        if "gust" in signs:
            again = _compare(hero, monster_roll(level, False, scary), extra)
            w, t = (w + t) * again[0], (w + t) * again[1]
        win, tie = win + w * weight / kept.total, tie + t * weight / kept.total
    return Odds(win, tie, max(0.0, 1 - win - tie), exact)


def _compare(one: Total, other: Total, extra: int = 0) -> tuple[float, float]:
    """Return the chances that the one is above the other and what is added to it, and even with that."""
    win = tie = below = 0
    low = min(min(one.weights), min(other.weights) + extra)
    for value in range(low, max(one.weights) + 1):
        mine, theirs = one.weights.get(value, 0), other.weights.get(value - extra, 0)
        win, tie, below = win + mine * below, tie + mine * theirs, below + theirs
    return win / (one.total * other.total), tie / (one.total * other.total)


@cache
def _hero_side(own: tuple[str, ...], helping: tuple[str, ...], tangled: bool) -> tuple[Total, bool]:
    """The heroes' total; a monster's TANGLE takes the active hero's lowest die."""
    throws = [_die(die, False) for die in own]
    burns = any(face(text).ability == "fire" for die in own for text in DICE[die].faces)
    exact = all(known for _, known in throws) and not (tangled and burns)
    mine = _without(min, 99, [throw for throw, _ in throws]) if tangled else pool([throw for throw, _ in throws])
    others = [_die(die, False) for die in helping]
    return pool([mine, *(throw for throw, _ in others)]), exact and all(known for _, known in others)


def _without(pick: Callable[[int, int], int], start: int, dice: Sequence[Total]) -> Total:
    """Return the sum of all dice but the lowest or the highest; a FIRE die counts as part of the die that calls it."""
    if not dice:
        return Throw.sure(0)
    state: Throw[tuple[int, int]] = Throw.sure((0, start))
    for die in dice:
        state = state.join(die, lambda so_far, value: (so_far[0] + value, pick(so_far[1], value)))
    return state.map(lambda so_far: so_far[0] - so_far[1])


@cache
def monster_roll(level: int, sword: bool, scary: bool) -> Total:
    """Return a monster's MONSTER LEVEL dice; SWORD rerolls its lowest if that shows 3 or less."""
    faces = (0 if scary else 1, 2, 3, 4, 5, 6)
    if not sword:
        return sum_of(faces, level)
    state: Throw[tuple[int, int]] = Throw.sure((0, 99))
    for _ in range(level):
        state = state.join(Throw.die(faces), lambda so_far, value: (so_far[0] + value, min(so_far[1], value)))

    def swung(so_far: tuple[int, int]) -> Total:
        total, low = so_far
        return Throw.die(faces).map(lambda new: total - low + new) if low <= 3 else Throw.sure(total)

    return state.then(swung)


def epic_odds(hero: Hero, die: str, bonus: int = 0) -> Odds:
    """Return the odds of a hero against an Epic Monster in one round; choices of others are left out."""
    ability = DICE[die].ability
    scary = has_passive(hero, "intimidate")
    own = tuple(sorted(dice_of(hero)))
    level = DICE[die].level + (ability == "necromancy")
    signs = tuple(sign for sign in (ability,) if sign in ("fire", "tangle"))
    found = _against(own, (), level, signs, scary, True, bonus)
    if ability == "petrify":
        stone, exact = _petrified(own)
        win, tie = _compare(stone.map(lambda value: value + bonus), monster_roll(level, False, scary))
        found = Odds(win, tie, max(0.0, 1 - win - tie), exact)
    return found if not (hero.familiar or hero.epics) else msgspec.structs.replace(found, exact=False)


@cache
def _petrified(own: tuple[str, ...]) -> tuple[Total, bool]:
    """The total of a hero whose highest die is turned to 1."""
    throws = [_die(slug, False) for slug in own]
    rest = _without(max, 0, [throw for throw, _ in throws])
    return rest.map(lambda value: value + 1) if own else rest, all(known for _, known in throws)


def duel_odds(one: Hero, other: Hero) -> Odds:
    """Return the odds of one fight between two heroes, before any replay."""
    scared = has_passive(other, "intimidate"), has_passive(one, "intimidate")
    mine = [_die(die, scared[0]) for die in dice_of(one)]
    theirs = [_die(die, scared[1]) for die in dice_of(other)]
    win, tie = _compare(pool([throw for throw, _ in mine]), pool([throw for throw, _ in theirs]))
    exact = all(known for _, known in [*mine, *theirs])
    return Odds(win, tie, max(0.0, 1 - win - tie), exact and not (one.familiar or other.familiar))
