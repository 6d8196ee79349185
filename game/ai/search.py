"""Looking ahead: candidate answers are played out in fair forks, and what they lead to is compared.

Budgets count answers and not seconds, so that a computer plays the same on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.kernel.match import Match, Rollout

Policy = Callable[[Rollout[Any], int], Any]
"""Answers for whoever is asked in a rollout: (rollout, seat) -> value."""
Macro = Sequence[Any]
"""Answers that one seat gives in a row."""


class Scene(NamedTuple):
    """How candidates are compared: who plays on, until when, and what the end is worth to a seat."""

    policy: Policy
    is_end: Callable[[Any], bool]
    worth: Callable[[Any, int], float]


class Budget:
    """How many answers may still be given in rollouts."""

    def __init__(self, answers: int) -> None:
        self.left = answers

    def spend(self, answers: int = 1) -> bool:
        """Return whether there was enough left."""
        self.left -= answers
        return self.left >= 0


def best_macro(
    match: Match[Any],
    seat: int,
    macros: Sequence[Macro],
    scene: Scene,
    budget: Budget,
    seed: int,
    prior: Sequence[float] = (),
) -> Macro:
    """Return the macro that leads to the best on average.

    prior: what each is thought to be worth beforehand; it is added to the average, so that few play-outs decide little.

    All meet the same chance. In each round every macro that is left is played out once more; after a round the worse
    half goes, until one is left or the budget is spent; the first of equals wins.
    """
    totals = {index: float(prior[index]) if prior else 0.0 for index in range(len(macros))}
    rounds = 0
    while len(totals) > 1 and budget.left > 0:
        for index in totals:
            totals[index] += outlook(match, seat, macros[index], scene, budget, seed + rounds)
            totals[index] += prior[index] if prior else 0.0
        rounds += 1
        if rounds & (rounds - 1) == 0 and rounds > 1:
            kept = sorted(totals, key=lambda index: -totals[index])[: (len(totals) + 1) // 2]
            totals = {index: totals[index] for index in sorted(kept)}
    return macros[max(totals, key=lambda index: totals[index])]


def outlook(match: Match[Any], seat: int, macro: Macro, scene: Scene, budget: Budget, seed: int) -> float:
    """Return what one play-out is worth: the macro as far as it stays possible, then the policy until the end.

    With the budget spent it is cut short, and the position then reached counts.
    """
    rollout = match.rollout_for(seat, seed)
    for value in macro:
        decision = rollout.decision(seat)
        if decision is None or decision.verify(value) is not None:
            break  # chance has had a say
        rollout.answer(seat, value)
        budget.spend()
    while rollout.pending and not scene.is_end(rollout.state) and budget.spend():
        asked = next(iter(rollout.pending))
        rollout.answer(asked, scene.policy(rollout, asked))
    return scene.worth(rollout.state, seat)


def composed(match: Match[Any], seat: int, policy: Policy, first: Any, limit: int = 40) -> list[Any]:
    """Return a macro that begins with that answer and goes on by the policy while nothing uncertain happens.

    So the parts of a path or a deployment become one candidate. It ends when another is asked or chance has moved.
    """
    rollout = match.rollout_for(seat, 0)
    macro, value, chance = list[Any](), first, rollout.state.chance.state
    while True:
        macro.append(value)
        rollout.answer(seat, value)
        is_on = seat in rollout.pending and len(rollout.pending) == 1 and rollout.state.chance.state == chance
        if not is_on or len(macro) >= limit:
            return macro
        value = policy(rollout, seat)
