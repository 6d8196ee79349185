"""Computers for Super Dungeon Arena: they weigh what each answer is worth and take the best.

Nothing is simulated: the worth of an attack comes from the exact odds, that of a place from what can be done there
and what may happen there. So an answer takes milliseconds and is always the same. `easy` errs now and then, `hard`
looks at more places before it moves.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.kernel.match import Match
from game.superdungeon.state import State

from .computer import Computer, RandomComputer
from .superdungeon_plans import Planner

SLIPS = {"easy": 0.3, "normal": 0.0, "hard": 0.0}
"""How often a level takes any legal answer instead of the best."""
PLACES = {"easy": 4, "normal": 8, "hard": 20}
"""How many places are looked at closely before a move."""


def make(level: str, seed: str) -> Computer:
    """Return the computer of that level; raises KeyError for an unknown one."""
    return Commander(seed, SLIPS[level], PLACES[level])


class Commander:
    """Answers each kind of question by a rule of thumb of its own."""

    def __init__(self, seed: str, slips: float, places: int) -> None:
        self._pick = Random(seed)
        self._any = RandomComputer(seed)
        self._slips, self._places = slips, places

    def choose(self, match: Match[Any], seat: int) -> Any:
        decision = match.pending[seat]
        options = decision.options
        if len(options) == 1 or self._pick.random() < self._slips:
            return self._pick.choice(options)
        return self._best(match.state, seat, decision.prompt, list(options))

    def interrupt(self, match: Match[Any], seat: int) -> Any:
        """Drink in the opponent's turn when it does real good."""
        decision = match.decision(seat)
        if decision is None:
            return None
        planner = Planner(match.state, seat, self._places)
        best = max(decision.options, key=planner.worth_of_drink)
        return best if planner.worth_of_drink(best) >= 1.0 else None

    def _best(self, state: State, seat: int, prompt: str, options: list[str]) -> str:
        planner = Planner(state, seat, self._places)
        weigh: Callable[[str], float] | None = planner.weigher(prompt, options)
        if weigh is None:
            return self._pick.choice(options)
        worth = [(weigh(option), self._pick.random() * 1e-3, option) for option in options]
        return max(worth)[2]
