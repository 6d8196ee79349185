"""Dice that fall into the pit, are rolled again, or leave it.

Rolls are labelled by owner and die ("A.level", "B.worn-sword", "A.spell-void"); the monster's MONSTER LEVEL dice are
"M", its FIRE die "M.fire".
"""

from __future__ import annotations

from game.kernel.decision import may, tell

from .dice import DICE, face
from .events import Left, Rerolled, Showed, Threw
from .heroes import has_passive
from .state import MONSTER, Rolled, Table, letter
from .totals import can_reroll


def label(owner: int, die: str) -> str:
    if owner == MONSTER:
        return "M" if die == "monster-level" else f"M.{die}"
    return f"{letter(owner)}.{die}"


def new_id(table: Table, owner: int, die: str) -> str:
    """Return the id of a die that joins the combat; dice that come several times are numbered."""
    if DICE[die].kind not in ("level", "monster-level", "virtual", "one-use"):
        return label(owner, die)
    taken, n = {rolled.id for rolled in table.combat.dice}, 1
    stem = label(owner, die) + ("-" if owner != MONSTER or die != "monster-level" else ".")
    while f"{stem}{n}" in taken:
        n += 1
    return f"{stem}{n}"


async def throw(table: Table, owner: int, dice: list[str]) -> None:
    """Roll dice that count for their owner."""
    thrown = []
    for die in dice:
        result = table.chance.roll(DICE[die].faces, label(owner, die))
        thrown.append(Rolled(new_id(table, owner, die), owner, die, result))
        table.combat.dice.append(thrown[-1])
    if thrown:
        await tell(Threw(owner=owner, dice=tuple(d.id for d in thrown), faces=tuple(d.face for d in thrown)))


async def reroll(table: Table, die: Rolled) -> None:
    """Roll a die in combat again; the new face stands. [DDC-ABIL-02, DDC-ABIL-04, DDC-EDGE-12]"""
    if not can_reroll(die):
        return
    before = die.face
    die.face = table.chance.roll(DICE[die.die].faces, label(die.owner, die.die))
    await tell(Rerolled(die=die.id, owner=die.owner, before=before, after=die.face))


async def look(table: Table, seat: int, die: str) -> int | str:
    """Roll a die that does not count by itself: a potion, a spell, a familiar."""
    shown = table.chance.roll(DICE[die].faces, label(seat, die))
    table.shown = [die, shown]
    await tell(Showed(seat=seat, die=die, face=shown))
    return shown


async def look_at_spell(table: Table, seat: int, die: str) -> int:
    """Roll a SPELL die; FOCUS may roll it once more. [DDC-ABIL-28]"""
    shown = await look(table, seat, die)
    varies = len(set(DICE[die].faces)) > 1 and table.fight is not None
    if seat != MONSTER and varies and has_passive(table.heroes[seat], "focus") and await may(seat, "spell.focus"):
        shown = await look(table, seat, die)
    return face(shown).value


async def take_out(table: Table, die: Rolled, why: str) -> None:
    table.combat.dice.remove(die)
    await tell(Left(die=die.id, owner=die.owner, why=why))


def join_combat(table: Table, owner: int, die: str, shown: int | str) -> Rolled:
    """Let a die that was looked at count for its owner."""
    joined = Rolled(new_id(table, owner, die), owner, die, shown)
    table.combat.dice.append(joined)
    return joined
