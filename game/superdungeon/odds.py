"""Exact odds of an attack before it is made; rerolls are left out."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import NamedTuple

from game.kernel.dice import Odds

from .cards import Action
from .combat import defense_pool, defenses, foe_stars, is_critical, offense_pool, wounds_of
from .dice import Pool, totals
from .effects import capped
from .state import Model, State
from .traits import hearts


class Forecast(NamedTuple):
    """What an action does to one target: chances, and how likely each number of wounds is."""

    offense: Pool
    defense: dict[str, Pool]
    """The pool of each attribute that the target may choose."""
    hit: Fraction
    critical: Fraction
    destroyed: Fraction
    wounds: dict[int, Fraction]


def forecast(state: State, user: Model, action: Action, target: Model, among: list[Model] | None = None) -> Forecast:
    """Return the exact odds of an action against one of its targets.

    among: all targets of an area, since they bear on the offense roll. The defender knows the offense total when it
    chooses its attribute (SDA-DEFENSE-04), so for each total the attribute counts that then defends best.
    """
    attr = action.attribute
    assert attr is not None
    offense, _ = offense_pool(state, user, action, among or [target])
    names = [action.versus] if action.versus else defenses(state, target)
    pools: dict[str, Pool] = {name: defense_pool(state, target, name, user)[0] for name in names}
    guards = [totals(roll, "bane" in target.statuses) for roll in pools.values()] or [totals(Pool(), False)]
    extra = foe_stars(state, user, target, attr)
    hit = critical = destroyed = Fraction(0)
    wounds: dict[int, Fraction] = {}
    left = hearts(state, target) - target.wounds
    attack = totals(offense, "hex" in user.statuses)
    for rolled, weight in attack.weights.items():
        total = max(0, rolled + extra)
        guard = min(guards, key=partial(_beaten, total))
        for stars, times in guard.weights.items():
            chance = Fraction(weight * times, attack.total * guard.total)
            if total <= stars:
                wounds[0] = wounds.get(0, Fraction(0)) + chance
                continue
            crit = is_critical(action, total, stars)
            amount = 0
            if action.is_offensive:
                amount = capped(state, target, wounds_of(state, user, action, total - stars, crit))
            hit += chance
            critical += chance if crit else 0
            destroyed += chance if amount >= left else 0
            wounds[amount] = wounds.get(amount, Fraction(0)) + chance
    return Forecast(offense, pools, hit, critical, destroyed, dict(sorted(wounds.items())))


def _beaten(total: int, guard: Odds[int]) -> Fraction:
    return guard.chance(lambda stars: stars < total)
