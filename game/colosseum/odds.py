"""The chance to win a combat, from the dice alone.

What dice do by themselves is exact: numbers, FIRE, NECROMANCY, a monster's SWORD, TANGLE, PAIN and GUST. Where somebody
chooses (ARMOR, spells, rerolls of heroes) a sign counts as a rough bonus, and the result says that it is an estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import product

import msgspec

from .dice import DICE, face
from .heroes import has_passive, meets_demand, ready_equipped, ready_levels
from .state import Hero, Monster

Spread = dict[int, float]
"""Chances by value."""

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


def evenly(values: Iterable[int]) -> Spread:
    found = list(values)
    spread: Spread = {}
    for value in found:
        spread[value] = spread.get(value, 0.0) + 1 / len(found)
    return spread


def add(one: Spread, other: Spread) -> Spread:
    """Return the chances of the sum."""
    spread: Spread = {}
    for a, p in one.items():
        for b, q in other.items():
            spread[a + b] = spread.get(a + b, 0.0) + p * q
    return spread


def add_all(spreads: Iterable[Spread]) -> Spread:
    total: Spread = {0: 1.0}
    for spread in spreads:
        total = add(total, spread)
    return total


@cache
def _die(slug: str, scared: bool) -> tuple[Spread, bool]:
    """Return what a hero's die adds, and whether that is exact."""
    die, exact = DICE[slug], True
    spread: Spread = {}
    for text in die.faces:
        shown = face(text)
        value = 0 if scared and shown.value == 1 else shown.value
        extra = {0: 1.0}
        if shown.ability == "fire":
            extra = evenly(face(f).value for f in DICE["fire"].faces)
        elif shown.ability in ROUGH:
            extra, exact = evenly(ROUGH[shown.ability]), False
        for bonus, p in extra.items():
            spread[value + bonus] = spread.get(value + bonus, 0.0) + p / len(die.faces)
    return spread, exact


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
        hero = add(hero, {bonus: 1.0})
    roll = monster_roll(level, "sword" in signs, scary)
    kept: Spread = {0: 1.0}
    if "fire" in signs:
        kept = evenly(face(text).value for text in DICE["fire"].faces)
    for sign in signs:
        if sign in ROUGH_MONSTER and not (sign == "armor" and hammer):
            roll, exact = add(roll, evenly(ROUGH_MONSTER[sign])), False
    win = tie = 0.0
    for extra, p in kept.items():
        w, t = _compare(hero, add(roll, {extra: 1.0}))
        if "gust" in signs:
            again = _compare(hero, add(plain_roll(level, scary), {extra: 1.0}))
            w, t = (w + t) * again[0], (w + t) * again[1]
        win, tie = win + p * w, tie + p * t
    return Odds(win, tie, max(0.0, 1 - win - tie), exact)


def _compare(one: Spread, other: Spread) -> tuple[float, float]:
    """Return the chances that the one is above the other, and even with it."""
    win = tie = below = 0.0
    for value in range(min(*one, *other), max(*one, *other) + 1):
        p, q = one.get(value, 0.0), other.get(value, 0.0)
        win, tie, below = win + p * below, tie + p * q, below + q
    return win, tie


@cache
def _hero_side(own: tuple[str, ...], helping: tuple[str, ...], tangled: bool) -> tuple[Spread, bool]:
    """The heroes' total; a monster's TANGLE takes the active hero's lowest die."""
    spreads = [_die(die, False) for die in own]
    burns = any(face(text).ability == "fire" for die in own for text in DICE[die].faces)
    exact = all(known for _, known in spreads) and not (tangled and burns)
    mine = _without_lowest([spread for spread, _ in spreads]) if tangled else add_all(spread for spread, _ in spreads)
    others = [_die(die, False) for die in helping]
    return add_all([mine, *(spread for spread, _ in others)]), exact and all(known for _, known in others)


def _without_lowest(dice: Sequence[Spread]) -> Spread:
    """Return the chances of the sum of all but the lowest die; FIRE dice count as part of the die that calls them."""
    if not dice:
        return {0: 1.0}
    states: dict[tuple[int, int], float] = {(0, 99): 1.0}
    for die in dice:
        following: dict[tuple[int, int], float] = {}
        for (total, low), p in states.items():
            for value, q in die.items():
                key = (total + value, min(low, value))
                following[key] = following.get(key, 0.0) + p * q
        states = following
    spread: Spread = {}
    for (total, low), p in states.items():
        spread[total - low] = spread.get(total - low, 0.0) + p
    return spread


@cache
def plain_roll(level: int, scary: bool) -> Spread:
    return add_all(evenly((0 if scary else 1, 2, 3, 4, 5, 6)) for _ in range(level))


@cache
def monster_roll(level: int, sword: bool, scary: bool) -> Spread:
    """Return the chances of a monster's MONSTER LEVEL dice; SWORD rerolls its lowest if that shows 3 or less."""
    if not sword:
        return plain_roll(level, scary)
    value: Callable[[int], int] = (lambda n: 0 if n == 1 else n) if scary else (lambda n: n)
    spread: Spread = {}
    for roll in product(range(1, 7), repeat=level):
        low = min(roll)
        rest, share = sum(map(value, roll)), 1 / 6**level
        news = range(1, 7) if low <= 3 else (low,)
        for new in news:
            total = rest - value(low) + value(new)
            spread[total] = spread.get(total, 0.0) + share / len(news)
    return spread


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
        win, tie = _compare(add(stone, {bonus: 1.0}), plain_roll(level, scary))
        found = Odds(win, tie, max(0.0, 1 - win - tie), exact)
    return found if not (hero.familiar or hero.epics) else msgspec.structs.replace(found, exact=False)


@cache
def _petrified(own: tuple[str, ...]) -> tuple[Spread, bool]:
    """The total of a hero whose highest die is turned to 1."""
    states: dict[tuple[int, int], float] = {(0, 0): 1.0}
    exact = True
    for slug in own:
        spread, known = _die(slug, False)
        exact &= known
        following: dict[tuple[int, int], float] = {}
        for (total, high), p in states.items():
            for value, q in spread.items():
                key = (total + value, max(high, value))
                following[key] = following.get(key, 0.0) + p * q
        states = following
    result: Spread = {}
    for (total, high), p in states.items():
        value = total - high + 1 if own else 0
        result[value] = result.get(value, 0.0) + p
    return result, exact


def duel_odds(one: Hero, other: Hero) -> Odds:
    """Return the odds of one fight between two heroes, before any replay."""
    scared = has_passive(other, "intimidate"), has_passive(one, "intimidate")
    mine = [_die(die, scared[0]) for die in dice_of(one)]
    theirs = [_die(die, scared[1]) for die in dice_of(other)]
    win, tie = _compare(add_all(spread for spread, _ in mine), add_all(spread for spread, _ in theirs))
    exact = all(known for _, known in [*mine, *theirs])
    return Odds(win, tie, max(0.0, 1 - win - tie), exact and not (one.familiar or other.familiar))
