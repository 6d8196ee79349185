"""What the dice in combat come to. Questions only; removals are worked out whenever somebody asks (DDC-COMBAT-14)."""

from __future__ import annotations

from .dice import DICE, REROLLABLE, Ability, face
from .heroes import has_passive
from .state import MONSTER, Fight, Rolled, Table


def fighting(fight: Fight) -> list[int]:
    """Return the heroes in the fight who have not lost it at once. [DDC-ABIL-27]"""
    return [seat for seat in fight.fighters if seat not in fight.out]


def opponents(fight: Fight, owner: int) -> list[int]:
    """Return whom dice faces, familiars and trophies of the owner act on. [DDC-ABIL-01, DDC-TERM-05, DDC-TERM-07]"""
    if owner == MONSTER:
        return fighting(fight)
    if fight.has_monster:
        return [MONSTER]
    return [seat for seat in fighting(fight) if seat != owner]


def has_shatter(table: Table, owner: int) -> bool:
    """Return whether ARMOR cannot be used against the owner: a hammer on his side. [DDC-ABIL-03]"""
    fight = table.combat
    if owner == MONSTER:
        return False
    side = fighting(fight) if fight.kind == "monster" else [owner]
    return any(has_passive(table.heroes[seat], "shatter") for seat in side)


def is_immune(table: Table, target: int, ability: str, by_spell: bool) -> bool:
    """Return whether an ability does nothing to the target: an Epic Monster shrugs off its own in every form, an
    elemental the one it is made of, any monster a SPELL of an ability it has. [DDC-ABIL-47..49]
    """
    monster = table.combat.monster
    if target != MONSTER or monster is None:
        return False
    if ability in DICE[monster.die].immune:
        return True
    return by_spell and table.combat.kind == "monster" and ability in monster.printed.abilities


def can_reroll(die: Rolled) -> bool:
    return die.kind in REROLLABLE and not die.petrified


def own_targets(table: Table, seat: int, any_die: bool = False) -> list[str]:
    """Return the dice that SWORD may reroll, or VORPAL, which also takes a MONSTER LEVEL die raised by NECROMANCY.
    [DDC-ABIL-04, DDC-ABIL-24, DDC-ABIL-32]
    """
    return [die.id for die in table.combat.of(seat) if can_reroll(die) and (any_die or die.kind != "monster-level")]


def foe_targets(table: Table, seat: int, armor: bool = False) -> list[str]:
    """Return the opponents' dice that ARMOR (or BOOMERANG, AEGIS) may reroll. [DDC-ABIL-02, DDC-ABIL-23]"""
    fight = table.combat
    return [
        die.id
        for foe in opponents(fight, seat)
        if not (armor and has_shatter(table, foe))
        for die in fight.of(foe)
        if can_reroll(die)
    ]


def is_intimidated(table: Table, owner: int, against: int) -> bool:
    """Return whether the owner's ones count 0. An Epic Monster is only in the eyes of the hero it is compared with.
    [DDC-ABIL-29, DDC-COLOSSEUM-08]
    """
    fight = table.combat
    if owner == MONSTER:
        among = [against] if fight.kind == "epic" else fighting(fight)
    else:
        among = [] if fight.has_monster else [seat for seat in fighting(fight) if seat != owner]
    return any(seat != MONSTER and has_passive(table.heroes[seat], "intimidate") for seat in among)


def counted(table: Table, owner: int, against: int = MONSTER) -> list[tuple[Rolled, int]]:
    """Return the owner's dice with the numbers they count at this moment."""
    scared = is_intimidated(table, owner, against)
    return [(die, 0 if scared and die.value == 1 else die.value) for die in table.combat.of(owner)]


def standing(table: Table, owner: int, against: int = MONSTER) -> list[tuple[Rolled, int]]:
    """Return the dice that are left once all TANGLE and VOID have taken theirs, together. Which of equal dice goes is
    the owner's choice but changes nothing; a MONSTER LEVEL die of a monster goes last. [DDC-TERM-11, DDC-EDGE-08..10]
    """
    dice = counted(table, owner, against)
    late = [entry.what for entry in table.combat.late if entry.target == owner]
    low, high = late.count("tangle"), late.count("void")
    if not low + high:
        return dice
    last = {die.id: owner == MONSTER and die.kind == "monster-level" for die, _ in dice}
    rising = sorted(dice, key=lambda item: (item[1], last[item[0].id]))
    falling = sorted(dice, key=lambda item: (-item[1], last[item[0].id]))
    gone = {die.id for die, _ in rising[:low]} | {die.id for die, _ in falling[:high]}
    return [(die, value) for die, value in dice if die.id not in gone]


def total(table: Table, owner: int, against: int = MONSTER) -> int:
    """Return a total, never below 0: the whole side in a monster fight, else the owner's own.
    [DDC-TERM-04, DDC-TERM-10]
    """
    fight = table.combat
    side = fighting(fight) if fight.kind == "monster" and owner != MONSTER else [owner]
    found = sum(value for seat in side for _, value in standing(table, seat, against))
    return max(0, found - sum(fight.less.get(seat, 0) for seat in side))


def usable(die: Rolled) -> Ability | None:
    """Return the ability that a die in combat can still activate."""
    if die.spent or die.petrified or die.owner == MONSTER or die.kind not in REROLLABLE:
        return None
    return face(die.face).ability
