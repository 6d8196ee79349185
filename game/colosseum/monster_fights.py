"""The end of a fight with an ordinary monster. [DDC-COMBAT-15..24, DDC-TROPHY-07..10]"""

from __future__ import annotations

from game.kernel.decision import tell

from .bags import draw_die, give_back
from .bargains import settle_terms
from .dice import COLOURS
from .effects import mend
from .events import FightEnded, TookTrophy
from .heroes import has_passive
from .settle import clear_up, learn, pay_reward
from .state import MONSTER, Fight, Monster, Table
from .totals import standing, total


async def after_monster(table: Table) -> None:
    """Settle a fight with an ordinary monster."""
    fight, monster = table.combat, table.combat.monster
    assert monster is not None
    if not fight.from_store:
        table.drawn.append(monster.die)
    if fight.petrifier >= 0:
        await tell(FightEnded(kind="monster", winners=(), tied=False))
        await clear_up(table, [])
        await store(table, fight, monster)
    else:
        ours, theirs = (total(table, table.active), total(table, MONSTER)) if not fight.out else (-1, 0)
        sixes = sum(die.kind == "monster-level" and die.face == 6 for die, _ in standing(table, MONSTER))
        beaten = ours >= theirs
        winners = (tuple(fight.fighters) if beaten else ()) + ((MONSTER,) if ours <= theirs else ())
        await tell(FightEnded(kind="monster", winners=winners, tied=ours == theirs))
        await clear_up(table, fight.fighters if ours <= theirs else [])
        if beaten:
            await pay(table, fight, monster, sixes)
        else:
            await lose(table, fight, monster)
    table.stage = "settle"


async def store(table: Table, fight: Fight, monster: Monster) -> None:
    """Keep a petrified monster at its present level; the one in store makes way. [DDC-TROPHY-07..10]"""
    hero = table.heroes[fight.petrifier]
    pick_up(table, fight, monster)
    if hero.stored is not None:
        await give_back(table, hero.stored.die, "grey")
    hero.stored = None if fight.from_store else monster


async def lose(table: Table, fight: Fight, monster: Monster) -> None:
    """The monster goes back to the grey bag, out of store too. [DDC-COMBAT-24, DDC-TROPHY-10]"""
    pick_up(table, fight, monster)
    if fight.from_store:
        table.heroes[table.active].stored = None
    await give_back(table, monster.die, "grey")


def pick_up(table: Table, fight: Fight, monster: Monster) -> None:
    """Take the monster's die out of the pit, where it has lain until all was paid."""
    if not fight.from_store:
        table.drawn.remove(monster.die)


async def pay(table: Table, fight: Fight, monster: Monster, sixes: int) -> None:
    """Pay a win: experience, Slime, sixes, reward, trophy, exchange. [DDC-COMBAT-17..22]"""
    active = table.active
    hero = table.heroes[active]
    for seat in fight.fighters:
        await learn(table, seat)
    if monster.die == "slime":
        await mend(table, active)
    for _ in range(sixes + has_passive(hero, "pilfer")):
        await draw_die(table, active, "red")
    promised = fight.terms.parts.count("give key") if fight.terms is not None else 0
    reward = await pay_reward(table, active, monster.die, promised)
    pick_up(table, fight, monster)
    if fight.from_store:
        hero.stored = None
    if worth := COLOURS[monster.printed.colour]:
        hero.trophies.append(monster)
        await tell(TookTrophy(seat=active, die=monster.die, fame=worth))
    else:
        await give_back(table, monster.die, "grey")
    if fight.terms is not None:
        await settle_terms(table, fight.terms, reward)
