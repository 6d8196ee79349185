"""Questions about a position, for position files, previews on the screen and computers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kernel.match import Match, Refused
from game.kernel.squares import bits

from .actions import refuse_target, targets_of
from .activation import commands
from .arena import TEAMS
from .combat import damage_to, hit_odds
from .minions import landings, next_cells
from .movement import Reach, cost, refuse_path
from .state import Hero, State
from .values import (
    action_range,
    actions,
    around,
    break_away_needed,
    danger_squares,
    enemies_beside,
    movement,
    square_of,
    stat,
)
from .view import seen_by


def answer(match: Match[State], query: str) -> Any:
    """Answer one question; raises Refused if it cannot be understood."""
    state = match.state
    words = query.split()
    question = QUESTIONS.get(words[0]) if words else None
    if words and words[0] in ("why", "commands"):
        return _about_answers(match, words[0], query.partition(" ")[2])
    if question is None:
        raise Refused(f"no question {query!r}; there are {', '.join([*QUESTIONS, 'why', 'commands'])}")
    try:
        return question(state, *words[1:])
    except (TypeError, KeyError, ValueError) as error:
        raise Refused(f"{query}: not understood ({error})") from error


def _about_answers(match: Match[State], what: str, text: str) -> Any:
    """Say why an answer is not possible ("ok" if it is), or list those that begin so."""
    for decision in match.pending.values():
        if what == "why":
            return decision.verify(text) or "ok"
        if decision.prompt == "turn":
            return [command for command in commands(match.state) if command.startswith(text)]
        return [option for option in decision.options if str(option).startswith(text)]
    raise Refused("nothing is asked")


def _square(state: State, name: str) -> int:
    """Return the square of a figure, structure, or name such as c7."""
    if name in state.heroes or name in state.structures or name in state.minions:
        return square_of(state, name)
    return state.ground.board.square(name)


def _hero(state: State, name: str) -> Hero:
    return state.heroes[name]


def _names(state: State, squares: int) -> list[str]:
    return [state.name(square) for square in bits(squares)]


def _sees(state: State, one: str, other: str) -> bool:
    return state.ground.vision.sees(_square(state, one), _square(state, other))


def _distance(state: State, one: str, other: str) -> int:
    return state.ground.distance(_square(state, one), _square(state, other))


def _adjacent(state: State, one: str, other: str) -> bool:
    return bool(around(state, _square(state, one)) >> _square(state, other) & 1)


def _reach(state: State, name: str) -> list[str]:
    hero = _hero(state, name)
    return _names(state, Reach(state, hero, movement(state, hero)).squares)


def _path(state: State, name: str, *goals: str) -> list[str]:
    """Return every square of the way to a goal."""
    hero = _hero(state, name)
    (goal,) = goals
    return [
        state.name(square) for square in Reach(state, hero, movement(state, hero)).path(state.ground.board.square(goal))
    ]


def _cost(state: State, name: str, *squares: str) -> int:
    """Return what a way costs; raises Refused with what is wrong with it."""
    path = [state.ground.board.square(square) for square in squares]
    if (reason := refuse_path(state, _hero(state, name), path, movement(state, _hero(state, name)))) is not None:
        raise Refused(reason)
    return cost(state, path)


def _targets(state: State, name: str, action: str) -> list[str]:
    return targets_of(state, _hero(state, name), action)


def _target(state: State, name: str, action: str, target: str) -> str:
    """Say why something is no target of an action, or ok."""
    return refuse_target(state, _hero(state, name), action, target) or "ok"


def _range(state: State, name: str, action: str) -> int:
    return action_range(state, _hero(state, name), action)


def _odds(state: State, name: str, action: str, target: str) -> dict[str, float]:
    odds = hit_odds(state, _hero(state, name), action, target)
    return {outcome: weight / odds.total for outcome, weight in odds.weights.items()}


def _damage(state: State, name: str, action: str, target: str) -> int:
    hero = _hero(state, name)
    return damage_to(state, hero, actions(state, hero)[action], target, critical=False)


def _locks(state: State, name: str) -> list[str]:
    return [enemy.id for enemy in enemies_beside(state, _hero(state, name))]


def _danger(state: State, team: str) -> list[str]:
    """Return the squares that hurt heroes of a team."""
    return _names(state, danger_squares(state, TEAMS.index(team)))


def _next(state: State, minion: str) -> dict[str, list[str]]:
    return {cell: _names(state, landings(state, minion, cell)) for cell in next_cells(state, minion)}


QUESTIONS: dict[str, Callable[..., Any]] = {
    "sees": _sees,
    "distance": _distance,
    "adjacent": _adjacent,
    "reach": _reach,
    "path": _path,
    "cost": _cost,
    "targets": _targets,
    "target": _target,
    "range": _range,
    "odds": _odds,
    "damage": _damage,
    "locks": _locks,
    "needed": lambda state, name: break_away_needed(state, _hero(state, name)),
    "stat": lambda state, name, what: stat(state, _hero(state, name), what),
    "danger": _danger,
    "next": _next,
    "cell": lambda state, name: state.ground.cell_of.get(_square(state, name), ""),
    "seen": lambda state, seat: seen_by(state, ord(seat) - ord("A")),
}
