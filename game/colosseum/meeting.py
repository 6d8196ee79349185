"""Facing a monster: confront it, ask for help, or flee. [DDC-DECIDE-01..05, DDC-HELP-01..06]"""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import WORD, choose, tell

from .bags import give_back
from .bargains import offer
from .events import Fled, Replied
from .fights import begin
from .heroes import gear
from .state import Fight, Table, Terms, letter, seat_of
from .turn import choose_equipment


async def decide(table: Table) -> None:
    """One command of the active hero before the fight."""
    word = await choose(table.active, "meet", WORD, lambda: commands(table), lambda w: refuse_command(table, w))
    match word.split():
        case ["confront"]:
            await confront(table, None)
        case ["flee"]:
            await flee(table)
        case ["equip"]:
            await choose_equipment(table, table.active)
        case ["ask", other]:
            await ask_for_help(table, seat_of(other))


def commands(table: Table) -> Iterator[str]:
    words = ["confront", "flee", "equip", *(f"ask {letter(other)}" for other in table.clockwise()[1:])]
    return (word for word in words if refuse_command(table, word) is None)


def refuse_command(table: Table, word: str) -> str | None:
    """Return why that cannot be done about the monster, or None."""
    match word.split():
        case ["confront"] | ["flee"]:
            return None
        case ["equip"]:
            return None if gear(table.heroes[table.active]) else "nothing to equip"
        case ["ask", other]:
            others = {letter(seat): seat for seat in table.clockwise()[1:]}
            if other not in others:
                return "no such hero"
            return "asked already" if others[other] in table.asked else None
    return "confront, ask or flee"


async def flee(table: Table) -> None:
    """The monster goes back, or stays stored; nothing else happens. [DDC-DECIDE-02, DDC-DECIDE-05]"""
    monster, table.met = table.met, None
    assert monster is not None
    await tell(Fled(seat=table.active, monster=monster.die))
    if not table.from_store:
        await give_back(table, monster.die, "grey")
    table.stage = "settle"


async def ask_for_help(table: Table, other: int) -> None:
    """Offer terms to another hero; who accepts is committed, and so is the asker. [DDC-HELP-01, DDC-HELP-02,
    DDC-DECIDE-04]
    """
    active = table.active
    table.asked.append(other)
    terms = await offer(table, active, Terms(active, other, []), "help.offer", for_help=True)
    word = await choose(other, "help.reply", WORD, lambda: ("refuse", "accept"))
    table.offer = None
    await tell(Replied(seat=other, other=active, answer=word))
    if word == "accept":
        if gear(table.heroes[other]):
            await choose_equipment(table, other)
        await confront(table, terms)


async def confront(table: Table, terms: Terms | None) -> None:
    """The fight begins; from now on nobody flees or asks. [DDC-DECIDE-03, DDC-HELP-05]"""
    assert table.met is not None
    fighters = table.clockwise([table.active, *([terms.other] if terms is not None else [])])
    monster, table.met = table.met, None
    await begin(table, Fight("monster", fighters, monster=monster, from_store=table.from_store, terms=terms))
