"""Duels and Colosseum fights: events, ties, the final fight.

[DDC-EVENT-02..08, DDC-DUEL-01..11, DDC-COLOSSEUM-01..09]
"""

from __future__ import annotations

from typing import Literal

from game.kernel.decision import WORD, choose, may, tell

from .bags import draw_artifact, draw_die
from .compare import totals
from .epic import roll_off
from .events import FightEnded, Won
from .fights import begin
from .heroes import fame, meets_demand, ready_equipped, ready_levels
from .settle import clear_up, learn
from .state import Fight, Hero, Table, letter, seat_of

MOST_TIES = 20
"""After as many ties in a row dice decide (DDC-DUEL-09)."""


async def challenge(table: Table) -> None:
    """CHALLENGE: the active hero must name another for a duel. [DDC-EVENT-02, DDC-HELP-06]"""
    active = table.active
    others = table.clockwise()[1:]
    word = await choose(active, "event.challenge", WORD, lambda: map(letter, others), takes_lone=True)
    await open_fight(table, [active, seat_of(word)], prize="blue")


async def colosseum(table: Table) -> None:
    """COLOSSEUM: all heroes must fight; two fight it like a duel. [DDC-EVENT-04, DDC-EVENT-08]"""
    await open_fight(table, table.clockwise(), prize="yellow")


async def final_fight(table: Table, seats: list[int]) -> None:
    """Heroes who qualify for victory together fight it out. [DDC-END-02..05]"""
    await open_fight(table, table.clockwise(seats), final=True)


async def open_fight(table: Table, seats: list[int], prize: str = "", final: bool = False) -> None:
    await begin(table, Fight(kind_of(seats), seats, "loadout", prize=prize, final=final))


async def after_hero_fight(table: Table) -> None:
    """The highest total wins; those who tie for it fight again at once. [DDC-DUEL-05..09, DDC-COLOSSEUM-05..07]"""
    fight = table.combat
    found = totals(table)
    best = [seat for seat, ours in found.items() if ours == max(found.values())] or fight.fighters
    await tell(FightEnded(kind=fight.kind, winners=tuple(best), tied=len(best) > 1))
    await clear_up(table, [])
    while len(best) > 1:
        if fight.ties + 1 < MOST_TIES and any(has_dice(table.heroes[seat]) for seat in best):
            await replay(table, fight, best)
            return
        best = await roll_off(table, best, {})
    (winner,) = best
    await crown(table, fight, winner)


def kind_of(seats: list[int]) -> Literal["duel", "colosseum"]:
    return "duel" if len(seats) == 2 else "colosseum"


def has_dice(hero: Hero) -> bool:
    """Return whether the hero has anything to roll in a replay."""
    return bool(ready_levels(hero) > 0 or ready_equipped(hero) or meets_demand(hero))


async def replay(table: Table, fight: Fight, seats: list[int]) -> None:
    """A new combat of those who tied, with the same equipped dice. [DDC-DUEL-07, DDC-DUEL-08, DDC-COLOSSEUM-07]"""
    await begin(
        table, Fight(kind_of(seats), table.clockwise(seats), prize=fight.prize, final=fight.final, ties=fight.ties + 1)
    )


async def crown(table: Table, fight: Fight, winner: int) -> None:
    """The winner of an event gets experience and may draw; of a final fight, the game. [DDC-EVENT-03, DDC-EVENT-05]"""
    table.stage = "settle"
    if fight.final:
        table.winner = winner
        await tell(Won(seat=winner, fame=fame(table.heroes[winner])))
        return
    await learn(table, winner)
    if await may(winner, "event.prize"):
        await (draw_artifact(table, winner) if fight.prize == "yellow" else draw_die(table, winner, "blue"))
