"""Computers for Super Dungeon Arena: they weigh what each answer is worth and take the best.

The worth of an attack comes from the exact odds, that of a place from what can be done there and what may happen
there; so an answer takes milliseconds. `easy` errs now and then. `hard` besides plays the phases between which it
hesitates out in fair forks, to the end of the opponent's turn.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.kernel.match import Match, Rollout
from game.superdungeon.state import State

from .computer import Computer, RandomComputer
from .search import Budget, Scene, best_macro
from .superdungeon_plans import Planner
from .superdungeon_position import position

SLIPS = {"easy": 0.3, "normal": 0.0, "hard": 0.0}
"""How often a level takes any legal answer instead of the best."""
PLACES = {"easy": 4, "normal": 8, "hard": 12}
"""How many places are looked at closely before a move."""
ANSWERS = 220
"""How many answers `hard` gives in its head before it chooses a phase."""
HESITATION = 3
"""Between how many phases it hesitates."""

TRUST = 2.0
"""How much the first opinion counts beside what is found by looking ahead."""


def make(level: str, seed: str) -> Computer:
    """Return the computer of that level; raises KeyError for an unknown one."""
    return Commander(seed, SLIPS[level], PLACES[level], ANSWERS if level == "hard" else 0)


class Commander:
    """Answers each kind of question by a rule of thumb of its own."""

    def __init__(self, seed: str, slips: float, places: int, answers: int = 0) -> None:
        self._pick = Random(seed)
        self._any = RandomComputer(seed)
        self._slips, self._places, self._answers = slips, places, answers

    def choose(self, match: Match[Any], seat: int) -> Any:
        options = match.pending[seat].options
        if len(options) == 1 or self._pick.random() < self._slips:
            return self._pick.choice(options)
        ranked = self._ranked(match, seat)
        if self._answers and match.pending[seat].prompt == "phase":
            return self._looked_ahead(match, seat, ranked[:HESITATION])
        return ranked[0][1]

    def interrupt(self, match: Match[Any], seat: int) -> Any:
        """Drink in the opponent's turn when it does real good."""
        decision = match.decision(seat)
        if decision is None:
            return None
        planner = Planner(match.state, seat, self._places)
        best = max(decision.options, key=planner.worth_of_drink)
        return best if planner.worth_of_drink(best) >= 1.0 else None

    def _ranked(self, match: Rollout[Any], seat: int) -> list[tuple[float, str]]:
        """All answers with their worth, the best first; equals in any order."""
        decision = match.pending[seat]
        options = list(decision.options)
        self._pick.shuffle(options)
        planner = Planner(match.state, seat, self._places)
        weigh: Callable[[str], float] | None = planner.weigher(decision.prompt, options, decision.about)
        if weigh is None:
            return [(0.0, text) for text in options]
        return sorted(((weigh(text), text) for text in options), key=lambda ranked: -ranked[0])

    def _looked_ahead(self, match: Match[State], seat: int, phases: list[tuple[float, str]]) -> str:
        turn = match.state.turns
        thinker = Commander("", 0.0, 2)
        scene = Scene(
            policy=lambda rollout, asked: thinker._ranked(rollout, asked)[0][1],
            is_end=lambda state: state.turns > turn + 1,
            worth=position,
        )
        macros = [(phase,) for _, phase in phases]
        prior = [TRUST * worth for worth, _ in phases]
        budget = Budget(self._answers)
        (best,) = best_macro(match, seat, macros, scene, budget, self._pick.getrandbits(32), prior)
        return str(best)
