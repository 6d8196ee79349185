"""How a fight opens, and what is equipped for it."""

from __future__ import annotations

from game.kernel.decision import Decision, Form, tell

from .dice import DICE
from .events import Equipped, FightBegan
from .heroes import loadouts, refuse_loadout
from .state import Fight, Monster, Table

Loadout = tuple[str, ...]
NOTHING = "nothing"
LOADOUT: Form[Loadout] = Form(
    lambda dice: " ".join(dice) or NOTHING, lambda text: () if text == NOTHING else tuple(text.split())
)


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


def loadout_question(table: Table, seat: int) -> Decision[Loadout]:
    hero = table.heroes[seat]
    return Decision(seat, "loadout", LOADOUT, lambda: loadouts(hero), lambda dice: refuse_loadout(hero, dice))


async def equip(table: Table, seat: int, dice: Loadout) -> None:
    table.heroes[seat].equipped = list(dice)
    await tell(Equipped(seat=seat, dice=dice))
