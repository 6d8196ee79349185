"""After a combat: dice go back, FREEZE, WOUNDs, HEALING; experience and rewards. [DDC-HERO-10, DDC-COMBAT-17..23]"""

from __future__ import annotations

from game.kernel.decision import may, tell

from .bags import draw_artifact, draw_die, give_back
from .dice import DICE
from .effects import ice_over, mend, wound
from .events import Learned
from .state import TOP_EXPERIENCE, Table


async def clear_up(table: Table, wounded: list[int]) -> None:
    """Put dice back, then apply FREEZE, WOUNDs and HEALING of the combat, hero after hero in turn order.
    [DDC-HERO-10, DDC-COMBAT-23, DDC-SPELL-02]

    wounded: who takes a WOUND by the result.
    """
    fight = table.combat
    for die in fight.used:
        await give_back(table, die, "red")
    for die in fight.spells:
        await give_back(table, die, "table")
    table.fight = None
    for seat, die in fight.frozen:
        await ice_over(table, seat, die)
    for seat in table.clockwise():
        for _ in range((fight.pains + wounded).count(seat)):
            await wound(table, seat)
    for seat in table.clockwise():
        for _ in range(fight.heals.count(seat)):
            await mend(table, seat)


async def learn(table: Table, seat: int) -> None:
    """A hero gains one experience; a new LEVEL die comes ready. [DDC-HERO-01..03]"""
    hero = table.heroes[seat]
    if hero.experience < TOP_EXPERIENCE:
        hero.experience += 1
        await tell(Learned(seat=seat, experience=hero.experience))


async def pay_reward(table: Table, seat: int, die: str, promised: int = 0) -> str | None:
    """Draw for a reward sign; return what came. A lock opens with a KEY, if the hero spends one.

    promised: how many of his KEYs are not his own any more (DDC-ONEUSE-08).
    [DDC-TURN-06, DDC-TURN-07, DDC-COMBAT-21]
    """
    match DICE[die].reward:
        case "potion":
            return await draw_die(table, seat, "red")
        case "chest":
            return await draw_die(table, seat, "blue")
        case "lock":
            if table.heroes[seat].dice.count("key") > promised and await may(seat, "lock.key"):
                table.heroes[seat].dice.remove("key")
                await give_back(table, "key", "red")
                return await draw_artifact(table, seat)
            return await draw_die(table, seat, "blue")
    return None
