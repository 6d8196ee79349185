"""The hero: FAME, LEVEL dice, what may be equipped, what is ready. Questions only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from .dice import COLOURS, DICE, ONE_USE, Passive
from .state import Hero, Table

LEVELS = (0, 1, 1, 2, 2, 3, 3)
"""LEVEL dice by experience (DDC-HERO-01)."""


def fame(hero: Hero) -> int:
    """Count the FAME that he has now; it may fall again. [DDC-FAME-02..06]"""
    found = int(hero.experience >= 6) + len(hero.epics)
    found += sum(COLOURS[trophy.printed.colour] for trophy in hero.trophies)
    return found + sum(DICE[die].gives_fame for die in hero.dice)


def levels(hero: Hero) -> int:
    return LEVELS[hero.experience]


def ready_levels(hero: Hero) -> int:
    return levels(hero) - hero.wounded_levels


def gear(hero: Hero) -> list[str]:
    """Return his EQUIPMENT, ARTIFACT and legendary dice."""
    return [die for die in hero.dice if DICE[die].is_gear]


def ready_equipped(hero: Hero) -> list[str]:
    return [die for die in hero.equipped if die not in hero.wounded]


def meets_demand(hero: Hero) -> bool:
    """Return whether his class die works: WOUNDED dice fill no demand. [DDC-CLASS-01..07]"""
    if not hero.calling:
        return False
    equipped = [DICE[die] for die in ready_equipped(hero)]
    match DICE[hero.calling].requires:
        case "two axes equipped":
            return sum(die.type == "axe" for die in equipped) >= 2
        case "arm slots empty":
            return not any(DICE[die].slot == "arm" for die in hero.equipped)
        case "no armor equipped":
            return not any(DICE[die].slot == "armor" for die in hero.equipped)
        case "staff equipped":
            return any(die.type == "staff" for die in equipped)
        case "familiar owned":
            return bool(hero.familiar)
    return True


def has_passive(hero: Hero, passive: Passive) -> bool:
    """Return whether a ready equipped die or a working class gives him the passive. [DDC-ABIL-45, DDC-TERM-08]"""
    if any(DICE[die].passive == passive for die in ready_equipped(hero)):
        return True
    return meets_demand(hero) and DICE[hero.calling].passive == passive


def refuse_loadout(hero: Hero, dice: Iterable[str]) -> str | None:
    """Return why these dice cannot be equipped together, or None: two arms and one armor. [DDC-HERO-04]"""
    chosen = list(dice)
    if len(set(chosen)) < len(chosen):
        return "named twice"
    owned = gear(hero)
    for die in chosen:
        if die not in owned:
            return f"{die} is not yours to equip"
    if sum(DICE[die].arms for die in chosen if DICE[die].slot == "arm") > 2:
        return "only two arms"
    if sum(DICE[die].slot == "armor" for die in chosen) > 1:
        return "only one armor"
    return None


def loadouts(hero: Hero) -> Iterator[tuple[str, ...]]:
    """Return all that may be equipped, each in the order that the dice are owned in. What needs no slot always comes
    along: leaving it off helps nobody, but is legal too (see `refuse_loadout`).
    """
    owned = gear(hero)
    arms = [die for die in owned if DICE[die].slot == "arm"]
    armors = [die for die in owned if DICE[die].slot == "armor"]
    free = [die for die in owned if not DICE[die].slot]
    hands: list[tuple[str, ...]] = [()]
    hands += [(die,) for die in arms]
    hands += [pair for pair in combinations(arms, 2) if sum(DICE[die].arms for die in pair) <= 2]
    for held in hands:
        for worn in [(), *((armor,) for armor in armors)]:
            chosen = {*held, *worn, *free}
            yield tuple(die for die in owned if die in chosen)


def promised(table: Table, seat: int, die: str) -> int:
    """Return how many dice of a slug the seat has promised away in the running fight. [DDC-ONEUSE-08]"""
    fight = table.fight
    if fight is None or fight.terms is None:
        return 0
    word = {fight.terms.asker: f"give {die}", fight.terms.other: f"take {die}"}.get(seat)
    return 0 if word is None else fight.terms.parts.count(word)


def in_hand(table: Table, seat: int, die: str) -> int:
    """Return how many ONE-USE dice of a slug the seat may spend now."""
    return table.heroes[seat].dice.count(die) - promised(table, seat, die)


def one_use(hero: Hero) -> list[str]:
    """Return the kinds of ONE-USE dice that he owns."""
    return [die for die in ONE_USE if die in hero.dice]


def tradable(hero: Hero) -> list[str]:
    """Return what may change hands, each once. [DDC-TRADE-02]"""
    found = list(dict.fromkeys(hero.dice))
    return found + [die for die in (hero.familiar, hero.calling) if die]
