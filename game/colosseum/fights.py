"""How a fight opens, and what is equipped for it."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import Decision, Form, tell

from .dice import DICE
from .events import Equipped, FightBegan
from .heroes import loadouts, refuse_loadout
from .state import Fight, Hero, Monster, Table

Loadout = tuple[str, ...]
NOTHING, SAME = "nothing", "same"


def write_loadout(dice: Loadout | None) -> str:
    return SAME if dice is None else " ".join(dice) or NOTHING


def read_loadout(text: str) -> Loadout | None:
    if not text:
        raise ValueError("no dice named")
    return None if text == SAME else () if text == NOTHING else tuple(text.split())


LOADOUT: Form[Loadout | None] = Form(write_loadout, read_loadout)
"""Dice by name, "nothing", or "same" (None) for what is equipped already."""


async def begin(table: Table, fight: Fight) -> None:
    """Open a fight; its steps follow."""
    table.fight, table.stage = fight, "fight"
    if fight.monster is not None:
        fight.todo = list(abilities_of(fight.monster))
    monster = fight.monster
    await tell(
        FightBegan(
            kind=fight.kind,
            fighters=tuple(fight.fighters),
            monster=monster.die if monster is not None else "",
            level=monster.level if monster is not None else 0,
            replay=fight.ties > 0,
            final=fight.final,
        )
    )


def abilities_of(monster: Monster) -> tuple[str, ...]:
    die = DICE[monster.die]
    return (die.ability,) if die.ability is not None else monster.printed.abilities


def loadout_options(hero: Hero) -> Iterator[Loadout | None]:
    """Return what may be equipped instead, after what is."""
    yield None
    now = sorted(hero.equipped)
    yield from (dice for dice in loadouts(hero) if sorted(dice) != now)


def refuse_choice(hero: Hero, dice: object) -> str | None:
    if dice is None:
        return None
    return refuse_loadout(hero, dice) if isinstance(dice, tuple) else "not a list of dice"


def loadout_question(table: Table, seat: int) -> Decision[Loadout | None]:
    hero = table.heroes[seat]
    return Decision(seat, "loadout", LOADOUT, lambda: loadout_options(hero), lambda dice: refuse_choice(hero, dice))


async def equip(table: Table, seat: int, dice: Loadout | None) -> None:
    hero = table.heroes[seat]
    if dice is not None:
        hero.equipped = list(dice)
    await tell(Equipped(seat=seat, dice=tuple(hero.equipped)))
