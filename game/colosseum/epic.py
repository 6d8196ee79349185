"""Epic Monsters: up to three rounds against everyone who dares, then the roll-off. [DDC-EPIC-01..39]"""

from __future__ import annotations

from game.kernel.decision import Decision, Form, secretly, tell

from .bags import give_back, monster_on
from .compare import totals
from .events import EpicAppeared, EpicChose, EpicEnded, EpicHealth, EpicHit, RollOff, TookTrophy
from .fights import Loadout, begin, equip, loadout_options, read_loadout, refuse_choice, write_loadout
from .settle import clear_up
from .state import EPIC_ROUNDS, MONSTER, Epic, Fight, Table, letter
from .totals import total

Choice = tuple[str, Loadout | None]
"""CONFRONT or SIT_OUT, and what is equipped for it (None: what is already)."""
CONFRONT, SIT_OUT = "confront", "pass"


def _read(text: str) -> Choice:
    word, _, dice = text.partition(" with ")
    if word not in (CONFRONT, SIT_OUT):
        raise ValueError(f"{text} is neither {CONFRONT} nor {SIT_OUT}")
    return word, read_loadout(dice) if dice else None


def _write(choice: Choice) -> str:
    word, dice = choice
    return word if dice is None else f"{word} with {write_loadout(dice)}"


CHOICE: Form[Choice] = Form(_write, _read)


async def appear(table: Table, seat: int) -> bool:
    """The seat draws an Epic Monster; return False if the black bag is empty.
    [DDC-EVENT-06, DDC-EVENT-07, DDC-EPIC-02]
    """
    if not table.black:
        return False
    die = table.chance.draw(table.black, table.drawn, "black")
    table.drawn.remove(die)
    table.epic, table.stage = Epic(die), "epic"
    await tell(EpicAppeared(seat=seat, monster=die))
    return True


async def epic_step(table: Table) -> None:
    """Open the next round, or end the Epic Combat. [DDC-EPIC-27, DDC-EPIC-29]"""
    epic = table.epic
    assert epic is not None
    if epic.health <= 0:
        await victory(table, epic)
    elif epic.round > EPIC_ROUNDS:
        await give_back(table, epic.monster, "black")
        await tell(EpicEnded(monster=epic.monster, winner=-1))
        leave(table)
    else:
        await open_round(table, epic)


def leave(table: Table) -> None:
    """Epic Combat is over, and with it the active hero's turn. [DDC-EPIC-32]"""
    table.epic, table.stage = None, "settle"


def choices(table: Table, seat: int) -> list[Choice]:
    return [(word, dice) for word in (SIT_OUT, CONFRONT) for dice in loadout_options(table.heroes[seat])]


async def open_round(table: Table, epic: Epic) -> None:
    """All heroes choose in secret whether they confront, and with what. [DDC-EPIC-08..11]"""
    chosen = await secretly(_question(table, seat) for seat in table.clockwise())
    for seat, (_, dice) in chosen.items():
        await equip(table, seat, dice)
    fighters = table.clockwise(seat for seat, (word, _) in chosen.items() if word == CONFRONT)
    await tell(EpicChose(round=epic.round, confront=tuple(fighters)))
    await begin(table, Fight("epic", fighters, monster=monster_on(epic.monster, str(epic.health))))


def _question(table: Table, seat: int) -> Decision[Choice]:
    hero = table.heroes[seat]

    def refuse(choice: Choice) -> str | None:
        if not isinstance(choice, tuple) or choice[0] not in (CONFRONT, SIT_OUT):
            return "confront or pass"
        return refuse_choice(hero, choice[1])

    return Decision(seat, "epic.choice", CHOICE, lambda: choices(table, seat), refuse)


async def after_round(table: Table) -> None:
    """Compare each hero with the monster; the monster takes one WOUND more. [DDC-EPIC-23..28, DDC-EPIC-38]"""
    fight, epic = table.combat, table.epic
    assert epic is not None
    wounded, hits = list(fight.out), 0
    for seat, ours in totals(table).items():
        theirs = total(table, MONSTER, seat)
        if ours >= theirs:
            hits += 1
            epic.credits[seat] = epic.credits.get(seat, 0) + 1
            await tell(EpicHit(seat=seat, total=ours))
        if ours <= theirs:
            wounded.append(seat)
    epic.health = max(0, epic.health - hits - 1)
    epic.round += 1
    await tell(EpicHealth(health=epic.health, why="wounds"))
    await clear_up(table, wounded)
    table.stage = "epic"


async def victory(table: Table, epic: Epic) -> None:
    """The monster is destroyed: whoever wounded it rolls for the trophy. [DDC-EPIC-33..37, DDC-TROPHY-01]"""
    leaders = table.clockwise(seat for seat, count in epic.credits.items() if count)
    if not leaders:
        await give_back(table, epic.monster, "black")
        await tell(EpicEnded(monster=epic.monster, winner=-1))
        leave(table)
        return
    rolled_once = False
    while len(leaders) > 1 or not rolled_once:
        rolled_once = True
        leaders = await roll_off(table, leaders, epic.credits)
    (winner,) = leaders
    table.heroes[winner].epics.append(epic.monster)
    await tell(EpicEnded(monster=epic.monster, winner=winner))
    await tell(TookTrophy(seat=winner, die=epic.monster, fame=1))
    leave(table)


async def roll_off(table: Table, seats: list[int], bonus: dict[int, int]) -> list[int]:
    """Return who rolled highest with a MONSTER LEVEL die and a bonus. [DDC-EPIC-35, DDC-DUEL-09]"""
    results = {}
    for seat in seats:
        value = table.chance.roll((1, 2, 3, 4, 5, 6), f"{letter(seat)}.roll-off")
        results[seat] = value + bonus.get(seat, 0)
        await tell(RollOff(seat=seat, value=value, bonus=bonus.get(seat, 0)))
    return [seat for seat in seats if results[seat] == max(results.values())]
