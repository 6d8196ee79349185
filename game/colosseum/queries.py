"""Questions about a position, for screens, positions and tests."""

from __future__ import annotations

from typing import Any

from game.kernel.match import Refused

from .fights import LOADOUT
from .heroes import fame, loadouts, refuse_loadout
from .meeting import refuse_command as refuse_meeting
from .odds import Odds, duel_odds, epic_odds, hero_odds
from .state import MONSTER, Monster, Table, seat_of
from .stun import stun_answers
from .totals import total
from .turn import refuse_command as refuse_turn
from .uses import refuse_use, uses


def answer(table: Table, query: str) -> Any:
    """Answer a question as a plain value; raises Refused if it cannot be answered.

    fame A | total A | total monster | total monster for A | uses A | stuns A | loadouts A | why A use bomb |
    why A flee | equip A sword shield | odds A | odds A with B | odds A against B | odds A epic
    """
    try:
        return _answer(table, query.split())
    except (ValueError, IndexError, AssertionError) as error:
        raise Refused(f"cannot answer {query!r}") from error


def _answer(table: Table, words: list[str]) -> Any:
    match words:
        case ["fame", name]:
            return fame(table.heroes[seat_of(name)])
        case ["total", name]:
            return total(table, seat_of(name))
        case ["total", "monster", "for", name]:
            return total(table, MONSTER, seat_of(name))
        case ["uses", name]:
            return list(uses(table, seat_of(name)))
        case ["stuns", name]:
            return list(stun_answers(table, seat_of(name)))
        case ["loadouts", name]:
            return [LOADOUT.write(dice) for dice in loadouts(table.heroes[seat_of(name)])]
        case ["why", name, "use", die]:
            return refuse_use(table, seat_of(name), die) or ""
        case ["why", name, *command]:
            return _refuse(table, seat_of(name), " ".join(command))
        case ["equip", name, *dice]:
            return refuse_loadout(table.heroes[seat_of(name)], dice) or ""
        case ["odds", name, *rest]:
            return _odds(table, seat_of(name), rest)
    raise ValueError


def _refuse(table: Table, seat: int, command: str) -> str:
    """Say why the active hero cannot do something on his turn; empty if he can."""
    if seat != table.active:
        return "not your turn"
    match table.stage:
        case "window":
            return refuse_turn(table, command) or ""
        case "met":
            return refuse_meeting(table, command) or ""
    return "not now"


def _odds(table: Table, seat: int, words: list[str]) -> dict[str, Any]:
    hero = table.heroes[seat]
    match words:
        case []:
            return _plain(hero_odds(hero, None, faced(table)))
        case ["with", name]:
            return _plain(hero_odds(hero, table.heroes[seat_of(name)], faced(table)))
        case ["against", name]:
            return _plain(duel_odds(hero, table.heroes[seat_of(name)]))
        case ["epic"]:
            assert table.epic is not None
            return _plain(epic_odds(hero, table.epic.monster))
    raise ValueError


def faced(table: Table) -> Monster:
    """Return the monster that the odds are about: met, being fought, or in store. Raises AssertionError without one."""
    fight = table.fight
    monster = table.met or (fight.monster if fight is not None else None) or table.heroes[table.active].stored
    assert monster is not None
    return monster


def _plain(odds: Odds) -> dict[str, Any]:
    return {"win": odds.win, "tie": odds.tie, "lose": odds.lose, "exact": odds.exact}
