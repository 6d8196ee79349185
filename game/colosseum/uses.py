"""What a hero may use now, and why not: faces, ONE-USE dice, familiar, trophies, spells. Questions only.

A use is named by its die: "use worn-sword", "use potion", "use raven", "use kraken".
"""

from __future__ import annotations

from collections.abc import Iterator

from .dice import DICE, ONE_USE, SPELLS, Spell
from .heroes import gear, in_hand
from .state import MONSTER, Fight, Table, letter
from .stun import stun_targets
from .totals import fighting, foe_targets, opponents, usable

PASS = "pass"
_CASTABLE: dict[str, tuple[Spell, ...]] = {"window": ("healing", "pain", "freeze"), "before": ("healing",)}
"""What can be cast where not everything can (DDC-TURN-02, DDC-COMBAT-01)."""


def may_meddle(fight: Fight) -> bool:
    """Return whether heroes outside the fight may act at all. [DDC-COMBAT-02, DDC-COMBAT-08, DDC-DUEL-10]"""
    return fight.has_monster


def uses(table: Table, seat: int) -> Iterator[str]:
    """Return what the seat may use now, as answers."""
    for die in candidates(table, seat):
        if refuse_use(table, seat, die) is None:
            yield f"use {die}"


def candidates(table: Table, seat: int) -> Iterator[str]:
    hero, fight = table.heroes[seat], table.fight
    if fight is not None:
        yield from (die.die for die in fight.of(seat) if usable(die))
        yield from hero.epics
        if hero.familiar:
            yield hero.familiar
    yield from (die for die in ONE_USE if die in hero.dice)


def refuse_use(table: Table, seat: int, die: str) -> str | None:
    """Return why the seat cannot use a die now, or None if it can. [DDC-COMBAT-01, DDC-COMBAT-06..08]"""
    hero, fight = table.heroes[seat], table.fight
    if die in ONE_USE:
        return _refuse_one_use(table, seat, die)
    if fight is None:
        return "only in a fight"
    if seat not in fighting(fight):
        return "not in this fight"
    if fight.stage == "before":
        return "not before the dice are rolled"
    if die in hero.epics:
        return _refuse_trophy(fight, die)
    if die == hero.familiar:
        if fight.stage == "armor":
            return "only ARMOR now"
        return "used in this combat" if die in fight.once else None
    return _refuse_face(table, seat, die)


def _refuse_trophy(fight: Fight, die: str) -> str | None:
    """[DDC-TROPHY-03..07, DDC-DUEL-11]"""
    if fight.stage == "armor":
        return "only ARMOR now"
    if die in fight.once:
        return "used in this combat"
    if DICE[die].ability == "petrify" and fight.kind != "monster":
        return "only against a monster that is not Epic" if fight.has_monster else "only against a monster"
    return None


def _refuse_face(table: Table, seat: int, name: str) -> str | None:
    """[DDC-ARMOR-01..03, DDC-COMBAT-11]"""
    fight = table.combat
    die = next((die for die in fight.of(seat) if die.die == name), None)
    if die is None:
        return "not in this fight"
    ability = usable(die)
    if ability is None:
        return "used in this combat" if die.spent else "shows no ability"
    if (ability == "armor") != (fight.stage == "armor"):
        return "only ARMOR now" if fight.stage == "armor" else "the moment for ARMOR has passed"
    match ability:
        case "armor":
            return None if foe_targets(table, seat, armor=True) else "nothing that ARMOR can reroll"
        case "boomerang" | "aegis":
            return None if foe_targets(table, seat) else "nothing to reroll"
        case "scroll":
            return None if any(castable(table, seat)) else "no spell to cast"
        case "tangle":
            return None if opponents(fight, seat) else "nobody to aim at"
        case "gust":
            return None if compared_with(fight, seat) else "nobody to aim at"
    return None


def _refuse_one_use(table: Table, seat: int, die: str) -> str | None:
    """[DDC-TURN-01, DDC-ONEUSE-02..08]"""
    fight = table.fight
    if die not in table.heroes[seat].dice:
        return f"you have no {die}"
    if in_hand(table, seat, die) <= 0:
        return "promised away"
    if die == "key":
        return "a KEY opens a lock that pays"
    if fight is not None and seat not in fighting(fight) and (not may_meddle(fight) or fight.stage == "armor"):
        return "not in this fight"
    stage = fight.stage if fight is not None else "window"
    if stage == "armor":
        return "only ARMOR now"
    if die == "bomb" and stage != "ability":
        return "bombs are thrown among the abilities"
    if die == "scroll" and not any(castable(table, seat)):
        return "no spell to cast"
    return None


def castable(table: Table, seat: int) -> Iterator[Spell]:
    """Return the free spells that the seat could cast at somebody now. [DDC-SPELL-02]"""
    stage = table.fight.stage if table.fight is not None else "window"
    allowed = _CASTABLE.get(stage, SPELLS)
    for spell in allowed:
        if f"spell-{spell}" in table.spells and (spell in ("fire", "protection") or spell_targets(table, seat, spell)):
            yield spell


def spell_targets(table: Table, seat: int, spell: str) -> list[str]:
    """Return whom a spell may name, as answers; nobody for FIRE and PROTECTION. [DDC-SPELL-04, DDC-SPELL-10..15]"""
    fight, everyone = table.fight, table.clockwise()
    others = [other for other in everyone if other != seat]
    found: list[int] = []
    match spell:
        case "healing":
            found = everyone
        case "pain":
            found = others
        case "freeze":
            found = [MONSTER, *others] if fight is not None and fight.has_monster else others
        case "stun":
            return stun_targets(table, seat)
        case "gust" if fight is not None and seat in fighting(fight):
            found = compared_with(fight, seat)
        case "tangle" | "toad" | "void" if fight is not None:
            found = hostile_targets(fight, seat)
    return [letter(target) for target in found]


def hostile_targets(fight: Fight, seat: int) -> list[int]:
    """Return whom TANGLE, TOAD and VOID spells may name: opponents, in Epic Combat allies too, and for somebody
    outside the fight either side. [DDC-TERM-07, DDC-SPELL-04]
    """
    if seat not in fighting(fight):
        return [MONSTER, *fighting(fight)] if fight.has_monster else []
    found = opponents(fight, seat)
    if fight.kind == "epic":
        found = found + [ally for ally in fighting(fight) if ally != seat]
    return found


def compared_with(fight: Fight, seat: int) -> list[int]:
    """Return whose totals the seat's own is compared with, for GUST. [DDC-ABIL-10, DDC-ABIL-12]"""
    return opponents(fight, seat)


def freezable(table: Table, seat: int) -> list[str]:
    """Return the dice that FREEZE may choose: ready ones, equipped or not. [DDC-ABIL-41, DDC-EDGE-13]"""
    hero = table.heroes[seat]
    ice = {die for whose, die in table.fight.frozen if whose == seat} if table.fight is not None else set()
    return [die for die in gear(hero) if die not in hero.wounded and die not in ice]


def potion_targets(table: Table, effect: str) -> list[str]:
    """Return whom a rolled POTION may be given to; it may always fizzle. [DDC-ONEUSE-02, DDC-ONEUSE-03, DDC-ABIL-15]"""
    fight, found = table.fight, []
    if effect in ("healing", "pain"):
        found = table.clockwise()
    elif fight is not None:
        found = [MONSTER] if fight.has_monster else []
        found += fighting(fight)
    return [*(letter(target) for target in found), "none"]


def bomb_targets(fight: Fight) -> list[str]:
    """Return whose total a BOMB may join. [DDC-ONEUSE-04]"""
    side = [MONSTER] if fight.has_monster else []
    return [letter(target) for target in [*fighting(fight), *side]]
