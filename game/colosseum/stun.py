"""STUN: stops an ability when it is declared, or takes away one that has not been used. [DDC-ABIL-33..40]

It is offered as an interrupt at every question of a fight, to whoever holds an unspent source. There is one STUN SPELL
die, so a STUN by spell can only be answered by the Lightning Elemental (DDC-ABIL-39).
"""

from __future__ import annotations

from collections.abc import Iterator

from .dice import DICE
from .heroes import in_hand
from .state import MONSTER, Fight, Late, Table, letter
from .totals import fighting, is_immune, usable

THIS = "this"
"""The ability that has just been declared."""


def stun_sources(table: Table, seat: int) -> list[str]:
    """Return what the seat could cast a STUN with: an unused SCROLL face in the fight, a SCROLL die. [DDC-ABIL-36]"""
    fight = table.fight
    if fight is None or "spell-stun" not in table.spells or fight.stage in ("loadout", "roll", "over"):
        return []
    inside = seat in fighting(fight)
    found = [die.die for die in fight.of(seat) if usable(die) == "scroll"] if inside else []
    if (inside or fight.has_monster) and in_hand(table, seat, "scroll") > 0:
        found.append("scroll")
    return found


def stun_targets(table: Table, seat: int) -> list[str]:
    """Return what a STUN of the seat may name: "this", "B.worn-sword", "monster.armor". [DDC-ABIL-35, DDC-ABIL-37]"""
    fight = table.combat
    found = []
    if fight.declared is not None:
        if _may_hit(table, seat, fight.declared.seat) and not fight.declared.stopped:
            found.append(THIS)
    elif (late := still_open(fight)) and _may_hit(table, seat, late[0].user):
        found.append(THIS)
    for other in fighting(fight):
        if _may_hit(table, seat, other):
            found += _unused(table, other)
    if fight.has_monster and _may_hit(table, seat, MONSTER):
        found += [f"monster.{ability}" for ability in fight.todo]
    return found


def _may_hit(table: Table, seat: int, other: int) -> bool:
    """Whether the seat may stun what the other does: never its own side, never what is immune."""
    fight = table.combat
    if other == seat or (fight.kind == "monster" and {seat, other} <= set(fighting(fight))):
        return False
    return not (other == MONSTER and is_immune(table, MONSTER, "stun", by_spell=True))


def _unused(table: Table, seat: int) -> Iterator[str]:
    """The unused abilities of a fighting hero; an ARMOR whose moment has passed is none."""
    fight, hero = table.combat, table.heroes[seat]
    for die in fight.of(seat):
        ability = usable(die)
        if ability is not None and (ability != "armor" or fight.stage == "armor"):
            yield f"{letter(seat)}.{die.die}"
    for name in (hero.familiar, *hero.epics):
        if name and name not in fight.once and not (DICE[name].ability == "petrify" and fight.kind != "monster"):
            yield f"{letter(seat)}.{name}"


def still_open(fight: Fight) -> list[Late]:
    """Return what was declared for the last step and can still be stopped, until the next use or pass."""
    return fight.late[len(fight.late) - fight.fresh :] if fight.fresh else []


def stun_answers(table: Table, seat: int) -> Iterator[str]:
    """Return the seat's STUNs as answers: "stun this with scroll"."""
    sources = stun_sources(table, seat)
    if sources:
        for target in stun_targets(table, seat):
            for source in sources:
                yield f"stun {target} with {source}"


def anyone_can_stun(table: Table) -> bool:
    return "spell-stun" in table.spells and any(any(stun_answers(table, seat)) for seat in range(len(table.heroes)))
