"""Drawing from bags and giving back. [DDC-TERM-15, DDC-EDGE-01..05]"""

from __future__ import annotations

from game.kernel.decision import WORD, choose, tell

from .dice import DICE, face
from .events import Drew, DrewNothing, Returned
from .state import Monster, Table


async def draw_die(table: Table, seat: int, bag: str) -> str | None:
    """Draw from the blue or red bag; an empty one gives nothing. [DDC-EDGE-01]"""
    if not table.bag(bag):
        await tell(DrewNothing(seat=seat, bag=bag))
        return None
    die = table.chance.draw(table.bag(bag), table.heroes[seat].dice, bag)
    await tell(Drew(seat=seat, bag=bag, die=die))
    return die


async def draw_artifact(table: Table, seat: int) -> str | None:
    """Draw from the yellow bag, or take a free legendary die instead; failing both, a blue die.
    [DDC-EDGE-02, DDC-EDGE-03]
    """
    if not table.yellow and not table.legendary:
        return await draw_die(table, seat, "blue")

    def sources() -> list[str]:
        return (["yellow"] if table.yellow else []) + table.legendary

    source = await choose(seat, "draw.artifact", WORD, sources, takes_lone=True)
    if source == "yellow":
        return await draw_die(table, seat, "yellow")
    table.legendary.remove(source)
    table.heroes[seat].dice.append(source)
    await tell(Drew(seat=seat, bag="table", die=source))
    return source


async def give_back(table: Table, die: str, bag: str) -> None:
    """Put a die back into its bag, or a SPELL die on the table."""
    (table.spells if bag == "table" else table.bag(bag)).append(die)
    await tell(Returned(die=die, bag=bag))


def monster_on(die: str, shown: str) -> Monster:
    """Return the monster that a face stands for."""
    return Monster(die, shown, DICE[die].level or face(shown).value)
