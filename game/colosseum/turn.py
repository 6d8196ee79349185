"""The turn: a free window, then rest, explore, or the petrified monster. [DDC-TURN-01..12]"""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import WORD, choose, may, tell

from .abilities import use
from .bags import draw_die, give_back, monster_on
from .bargains import keep, trade
from .dice import DICE, face
from .effects import wound
from .ending import begin_turn, resolve
from .epic import appear
from .events import Came, Drew, FirstRolled, Kept, Rested, Trapped
from .fights import LOADOUT, equip, loadout_options, refuse_choice
from .hero_fights import challenge, colosseum
from .heroes import gear
from .settle import pay_reward
from .state import Table, letter, seat_of
from .uses import refuse_use, uses


async def start(table: Table) -> None:
    """Everybody draws, and the highest roll of a MONSTER LEVEL die has the first turn. [DDC-SETUP-09, DDC-SETUP-10]"""
    for seat in range(len(table.heroes)):
        for bag in ("blue", "blue", "red", "red"):
            await draw_die(table, seat, bag)
    leaders = list(range(len(table.heroes)))
    while len(leaders) > 1:
        rolls = {}
        for seat in leaders:
            rolls[seat] = table.chance.roll((1, 2, 3, 4, 5, 6), f"{letter(seat)}.start")
            await tell(FirstRolled(seat=seat, value=rolls[seat]))
        leaders = [seat for seat in leaders if rolls[seat] == max(rolls.values())]
    table.active = table.first = leaders[0]
    await begin_turn(table)


async def free_window(table: Table) -> None:
    """One command of the active hero. [DDC-TURN-01, DDC-TURN-03]"""
    word = await choose(table.active, "turn", WORD, lambda: commands(table), lambda w: refuse_command(table, w))
    match word.split():
        case ["rest"]:
            await rest(table)
        case ["explore"]:
            await explore(table)
        case ["fight"]:
            stored = table.heroes[table.active].stored
            assert stored is not None
            table.met, table.from_store, table.stage = stored.clone(), True, "met"
        case ["equip"]:
            await choose_equipment(table, table.active)
        case ["trade", other]:
            await trade(table, seat_of(other))
            await resolve(table, turn_ends=False)
        case ["use", die]:
            await use(table, table.active, die)


def commands(table: Table) -> Iterator[str]:
    words = ["explore", "rest", "fight", "equip", *uses(table, table.active)]
    words += [f"trade {letter(other)}" for other in table.clockwise()[1:]]
    return (word for word in words if refuse_command(table, word) is None)


def refuse_command(table: Table, word: str) -> str | None:
    """Return why the active hero cannot do that now, or None."""
    hero = table.heroes[table.active]
    match word.split():
        case ["rest"] | ["explore"]:
            return None
        case ["fight"]:
            return None if hero.stored is not None else "no petrified monster in store"
        case ["equip"]:
            return None if gear(hero) else "nothing to equip"
        case ["use", die]:
            return refuse_use(table, table.active, die)
        case ["trade", other]:
            return _refuse_trade(table, other)
    return "not possible on your turn"


def _refuse_trade(table: Table, other: str) -> str | None:
    """[DDC-TRADE-01]"""
    try:
        seat = seat_of(other)
    except ValueError:
        return "no such hero"
    if not 0 <= seat < len(table.heroes) or seat == table.active:
        return "no such hero"
    return "has had an offer this turn" if seat in table.offered else None


async def choose_equipment(table: Table, seat: int) -> None:
    """Change what is equipped, outside combat. [DDC-HERO-04, DDC-HERO-05]"""
    hero = table.heroes[seat]
    dice = await choose(seat, "loadout", LOADOUT, lambda: loadout_options(hero), lambda dice: refuse_choice(hero, dice))
    await equip(table, seat, dice)


async def rest(table: Table) -> None:
    """All WOUNDED dice become ready, and the turn ends. [DDC-TURN-04]"""
    hero = table.heroes[table.active]
    hero.wounded_levels = 0
    hero.wounded.clear()
    await tell(Rested(seat=table.active))
    table.stage = "settle"


async def explore(table: Table) -> None:
    """Draw a die from the grey bag and see what it is. [DDC-TURN-05, DDC-EDGE-05]"""
    die = table.chance.draw(table.grey, table.drawn, "grey")
    await tell(Drew(seat=table.active, bag="grey", die=die))
    if DICE[die].kind in ("familiar", "class"):
        await find(table, die)
        return
    shown = table.chance.roll(DICE[die].faces, die)
    await tell(Came(seat=table.active, die=die, face=shown))
    if face(shown).is_monster:
        table.drawn.remove(die)
        table.met, table.stage = monster_on(die, str(shown)), "met"
        return
    table.stage = "settle"
    if DICE[die].kind == "event":
        await event(table, die, str(shown))
    else:
        await find_reward(table, die, str(shown))


async def find(table: Table, die: str) -> None:
    """A familiar or class die is kept or returned; the turn ends. [DDC-TURN-10, DDC-HERO-07]"""
    kept = await may(table.active, "explore.keep")
    table.drawn.remove(die)
    if kept:
        await tell(Kept(seat=table.active, die=die))
        await keep(table, table.active, die)
    else:
        await give_back(table, die, "grey")
    table.stage = "settle"


async def find_reward(table: Table, die: str, shown: str) -> None:
    """A reward sign pays at once, a trap wounds; the die goes back. [DDC-TURN-06, DDC-TURN-08]"""
    if shown == "trap":
        await tell(Trapped(seat=table.active, die=die))
        await wound(table, table.active)
    else:
        await pay_reward(table, table.active, die)
    table.drawn.remove(die)
    await give_back(table, die, "grey")


async def event(table: Table, die: str, shown: str) -> None:
    """An event is carried out; its die is back in the bag before the fight begins. [DDC-TURN-09, DDC-EVENT-01]"""
    table.drawn.remove(die)
    await give_back(table, die, "grey")
    match shown:
        case "challenge":
            await challenge(table)
        case "colosseum":
            await colosseum(table)
        case "epic":
            await appear(table, table.active)
