"""After each complete resolution: who has won, does an Epic Monster come, whose turn is it. [DDC-END-01..08]"""

from __future__ import annotations

from game.kernel.decision import tell

from .epic import appear
from .events import TurnBegan, Won
from .hero_fights import final_fight
from .heroes import fame
from .state import EPIC_AT, WIN, Table


async def resolve(table: Table, turn_ends: bool) -> None:
    """Look for 5 FAME, then for the first 3, then go on. [DDC-END-01, DDC-END-06, DDC-EPIC-04..07, DDC-TURN-12]

    turn_ends: a trade does not end the turn, but an Epic Combat that follows from it does.
    """
    winners = [seat for seat in table.clockwise() if fame(table.heroes[seat]) >= WIN]
    if winners:
        await crown(table, winners)
        return
    if not table.epic_called:
        arrived = [seat for seat in table.clockwise() if fame(table.heroes[seat]) >= EPIC_AT]
        if arrived:
            table.epic_called = True
            if await appear(table, arrived[0]):
                return
    if turn_ends:
        await end_turn(table)


async def crown(table: Table, seats: list[int]) -> None:
    """One hero wins, several fight it out; more FAME than needed gives no priority. [DDC-END-02..04]"""
    if len(seats) > 1:
        await final_fight(table, seats)
        return
    table.winner = seats[0]
    await tell(Won(seat=seats[0], fame=fame(table.heroes[seats[0]])))


async def end_turn(table: Table) -> None:
    """The next hero clockwise becomes active; after the last round the most FAME wins. [DDC-TURN-12, DDC-END-08]"""
    following = (table.active + 1) % len(table.heroes)
    if following == table.first and table.limit and table.round >= table.limit:
        most = max(fame(hero) for hero in table.heroes)
        await crown(table, [seat for seat in table.clockwise() if fame(table.heroes[seat]) == most])
        return
    table.active = following
    table.round += following == table.first
    await begin_turn(table)


async def begin_turn(table: Table) -> None:
    table.stage = "window"
    table.turns += 1
    table.met, table.from_store = None, False
    table.asked, table.offered = [], []
    await tell(TurnBegan(seat=table.active, turn=table.turns, round=table.round))
