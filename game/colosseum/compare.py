"""The last step: removals, GUST, and who is above whom. [DDC-COMBAT-14..16, DDC-ABIL-08..12]"""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import may, tell

from .declare import declare
from .events import Compared
from .state import MONSTER, Late, Table, letter
from .throws import reroll
from .totals import can_reroll, fighting, total


async def last_step(table: Table) -> None:
    """Offer GUSTs until none is wanted, then say how the totals stand. TANGLE and VOID are worked out on the final
    values, whenever a total is asked for.
    """
    declined: list[Late] = []
    while (gust := next((entry for entry in _gusts(table) if entry not in declined), None)) is not None:
        if await blow(table, gust):
            declined.clear()
        else:
            declined.append(gust)
    await tell(Compared(totals=totals(table), against=_epic_totals(table)))
    table.combat.stage = "over"


def totals(table: Table) -> dict[int, int]:
    """Return each hero's own total, or the whole side's under the active hero; in a monster fight the monster's too."""
    fight = table.combat
    seats = fighting(fight)
    if fight.kind == "monster":
        return {seats[0]: total(table, seats[0]), MONSTER: total(table, MONSTER)}
    return {seat: total(table, seat) for seat in seats}


def _epic_totals(table: Table) -> dict[int, int]:
    """What each hero is compared with: INTIMIDATE helps its owner only. [DDC-EPIC-16]"""
    if table.combat.kind != "epic":
        return {}
    return {seat: total(table, MONSTER, seat) for seat in fighting(table.combat)}


def margin(table: Table, user: int, target: int) -> int:
    """Return by how much the user's total is above the target's."""
    if target == MONSTER:
        return total(table, user) - total(table, MONSTER, user)
    return total(table, user, target) - total(table, target, user)


def _gusts(table: Table) -> Iterator[Late]:
    """The GUSTs whose user would not win, heroes in turn order first. A monster's goes off when it would be beaten,
    ties included. [DDC-ABIL-09..11, DDC-COLOSSEUM-09]
    """
    fight = table.combat
    ready = [entry for entry in fight.late if entry.what == "gust" and not entry.used]
    present = [MONSTER, *fighting(fight)]
    for seat in table.clockwise(fighting(fight)):
        for entry in ready:
            if entry.user == seat and entry.target in present and margin(table, seat, entry.target) <= 0:
                yield entry
    if fight.kind == "monster" and margin(table, table.active, MONSTER) >= 0:
        yield from (entry for entry in ready if entry.user == MONSTER)
        if "gust" in fight.todo:
            yield Late("gust", MONSTER, table.active)


async def blow(table: Table, gust: Late) -> bool:
    """Let a GUST reroll both sides; return False if its hero declines. [DDC-ABIL-08, DDC-ABIL-12]"""
    fight = table.combat
    if gust.user == MONSTER:
        await _storm(table, gust)
        return True
    if not await may(gust.user, "fight.gust"):
        return False
    gust.used = True
    await _sweep(table, [gust.user] if fight.kind == "epic" else [gust.user, gust.target])
    return True


async def _storm(table: Table, gust: Late) -> None:
    """A monster's GUST; that of its own face can still be stopped now."""
    fight = table.combat
    if gust in fight.late:
        fight.late[fight.late.index(gust)].used = True
    else:
        assert fight.monster is not None
        fight.todo.remove("gust")
        if not await declare(table, MONSTER, fight.monster.die, "gust", letter(gust.target)):
            return
    await _sweep(table, [MONSTER, gust.target])


async def _sweep(table: Table, owners: list[int]) -> None:
    """Reroll all LEVEL, MONSTER LEVEL, equipped and class dice of both; a hero's side includes his assistant."""
    fight = table.combat
    side = {*owners, *(fighting(fight) if fight.kind == "monster" else ())}
    for die in [die for die in fight.dice if die.owner in side and can_reroll(die)]:
        die.spent = True
        await reroll(table, die)
