"""Computers for Super Dungeon Arena: they weigh what each answer is worth and take the best.

The worth of an attack comes from the exact odds, that of a place from what can be done there and what may happen
there; so an answer takes milliseconds. `easy` errs now and then. `hard` weighs whole activations, minds what the enemy
can do in reply, and plays the phases between which it hesitates out in fair forks, to the end of the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from game.kernel.match import Match, Rollout
from game.superdungeon.state import State

from .computer import Computer
from .search import Budget, Scene, best_macro
from .superdungeon_plans import Planner
from .superdungeon_position import position
from .superdungeon_strategy import Strategist

HESITATION = 3
"""Between how many phases it hesitates at most."""
MARGIN = 1.5
"""By how much a phase may seem worse than the best and still be thought about."""
TRUST = 2.0
"""How much the first opinion counts beside what is found by looking ahead."""


class Level(NamedTuple):
    """What makes a computer weaker or stronger."""

    slips: float = 0.0
    """How often it takes any legal answer instead of the best."""
    places: int = 8
    """How many places are looked at closely before a move."""
    planner: type[Planner] = Planner
    answers: int = 0
    """How many answers it gives in its head before it chooses a phase."""


LEVELS = {
    "easy": Level(slips=0.3, places=4),
    "normal": Level(),
    "hard": Level(planner=Strategist, answers=300),
}
THINKER = Level(places=3)
"""Who plays on in the head of a computer that looks ahead."""


def make(level: str, seed: str) -> Computer:
    """Return the computer of that level; raises KeyError for an unknown one."""
    return Commander(seed, LEVELS[level])


class Commander:
    """Answers each kind of question by a rule of thumb of its own."""

    def __init__(self, seed: str, level: Level) -> None:
        self._pick = Random(seed)
        self.level = level

    def planner(self, state: State, seat: int) -> Planner:
        return self.level.planner(state, seat, self.level.places)

    def choose(self, match: Match[Any], seat: int) -> Any:
        options = match.pending[seat].options
        if len(options) == 1 or self._pick.random() < self.level.slips:
            return self._pick.choice(options)
        ranked = self._ranked(match, seat)
        if self.level.answers and match.pending[seat].prompt == "phase":
            close = [(worth, text) for worth, text in ranked[:HESITATION] if worth > ranked[0][0] - MARGIN]
            return self._looked_ahead(match, seat, close) if len(close) > 1 else close[0][1]
        return ranked[0][1]

    def interrupt(self, match: Match[Any], seat: int) -> Any:
        """Drink in the opponent's turn when it does real good."""
        decision = match.decision(seat)
        if decision is None:
            return None
        planner = self.planner(match.state, seat)
        best = max(decision.options, key=planner.worth_of_drink)
        return best if planner.worth_of_drink(best) >= 1.0 else None

    def _ranked(self, match: Rollout[Any], seat: int) -> list[tuple[float, str]]:
        """All answers with their worth, the best first; equals in any order."""
        decision = match.pending[seat]
        options = list(decision.options)
        self._pick.shuffle(options)
        planner = self.planner(match.state, seat)
        weigh: Callable[[str], float] | None = planner.weigher(decision.prompt, options, decision.about)
        if weigh is None:
            return [(0.0, text) for text in options]
        return sorted(((weigh(text), text) for text in options), key=lambda ranked: -ranked[0])

    def _looked_ahead(self, match: Match[State], seat: int, phases: list[tuple[float, str]]) -> str:
        turn = match.state.turns
        thinker = Commander("", THINKER)
        scene = Scene(
            policy=lambda rollout, asked: thinker._ranked(rollout, asked)[0][1],
            is_end=lambda state: state.turns > turn,
            worth=position,
        )
        macros = [(phase,) for _, phase in phases]
        prior = [TRUST * worth for worth, _ in phases]
        budget = Budget(self.level.answers)
        (best,) = best_macro(match, seat, macros, scene, budget, self._pick.getrandbits(32), prior)
        return str(best)
