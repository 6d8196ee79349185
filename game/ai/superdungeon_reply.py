"""What attacks come to when they are repeated, and what the enemy can do in reply."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb
from typing import NamedTuple

from game.kernel.squares import bits
from game.superdungeon.actions import basic_attacks, unique_actions
from game.superdungeon.cards import Action
from game.superdungeon.combat import defense_pool, defenses, foe_stars, offense_pool, wounds_of
from game.superdungeon.effects import capped
from game.superdungeon.state import Model, State
from game.superdungeon.traits import hearts, skulls, total_ap, total_mp
from game.superdungeon.turn import SKULLS

from .superdungeon_plans import Planner
from .superdungeon_worth import chance_past

WOUND = 0.6
"""What all wounds but the last are worth of a destroyed model."""


class Temper(NamedTuple):
    """How much a planner minds this and that; found by letting them play each other."""

    danger: float = 0.6
    """How much of what the enemy could do to a model counts against the place where it stands."""
    hold: float = 2.0
    """How much a model in the control zone counts."""
    point: float = 16.0
    """What a crystal brought home is worth."""


STEADY = Temper()


class Threat(NamedTuple):
    """What one enemy could do to a model in its next activation."""

    loss: float
    price: int
    """Skull points that its activation costs; 0 for a Hero."""
    squares: int
    """Where it can get at somebody, walls, bodies and sight aside."""


@cache
def at_least(tries: int, chance: float, wanted: int) -> float:
    """Return the chance of that many successes."""
    return sum(comb(tries, n) * chance**n * (1 - chance) ** (tries - n) for n in range(wanted, tries + 1))


def span(action: Action) -> int:
    """How far from the user the action reaches."""
    if action.range:
        return action.pounce or int(action.range.split()[1])
    return int(action.area.split()[1]) if action.area else 1


class Reckoner(Planner):
    """Reckons with repeated attacks, its own and those of the enemy."""

    def __init__(self, state: State, seat: int, places: int, temper: Temper = STEADY) -> None:
        super().__init__(state, seat, places)
        self.temper = temper
        self._threats_to: dict[str, list[Threat]] = {}
        self._chances: dict[tuple[str, str, str], tuple[float, float]] = {}

    def strikes(self, user: Model, action: Action, target: Model, uses: int) -> float:
        """What it is worth to attack one target that often, as if it were in range and seen."""
        hit, extra = self.chances(user, action, target)
        return self.harm(user, action, target, hit, uses) + (1 - (1 - hit) ** uses) * extra

    def chances(self, user: Model, action: Action, target: Model) -> tuple[float, float]:
        """Return the chance that the attack hits, and what its effects on the target are then worth."""
        key = user.id, action.name, target.id
        found = self._chances.get(key)
        if found is not None:
            return found
        state, attr = self.state, action.attribute
        assert attr is not None
        pool = offense_pool(state, user, action, [target])[0]
        attack = pool.dice, pool.stars + foe_stars(state, user, target, attr), "hex" in user.statuses
        guards = [defense_pool(state, target, name, user)[0] for name in defenses(state, target)]
        hit = chance_past(attack, guards, "bane" in target.statuses)
        extra = sum(self.effect(user, target, effect) for effect in action.effects if effect.whom == "target")
        found = self._chances[key] = hit, abs(extra)
        return found

    def harm(self, user: Model, action: Action, target: Model, hit: float, uses: int) -> float:
        """What the wounds of that many attacks are worth to the side that makes them."""
        state = self.state
        most = hearts(state, target)
        left = max(1, most - target.wounds)
        each = max(1, capped(state, target, wounds_of(state, user, action, 1, False)))
        needed = -(-left // each)
        killed = at_least(uses, hit, needed) if uses >= needed else 0.0
        hurt = min(left - 1.0, uses * hit * each) / most if left > 1 else 0.0
        return self.worth(target) * (killed + (1 - killed) * WOUND * hurt)

    # What the enemy can do in reply

    def threats_to(self, model: Model) -> list[Threat]:
        """What each enemy could do to the model, the worst for its price first."""
        found = self._threats_to.get(model.id)
        if found is None:
            threats = self._threaten(model) if model.at is not None else self._threaten_newcomer(model)
            found = self._threats_to[model.id] = sorted(threats, key=lambda t: -t.loss / (t.price or 4))
        return found

    def _threaten_newcomer(self, model: Model) -> list[Threat]:
        """The threats to a model that is yet to be placed, as if it stood somewhere."""
        trial = self.state.clone()
        there = Reckoner(trial, self.seat, self.places, self.temper)
        trial.put(trial.models[model.id], bits(self.state.ground.all)[0])
        return list(there._threaten(trial.models[model.id]))

    def _threaten(self, model: Model) -> Iterator[Threat]:
        state = self.state
        for foe in self.foes:
            if foe.role == "point":
                continue
            points = total_ap(state, foe) - ("knockdown" in foe.statuses)
            spread, worst = 0, 0.0
            for action in self.attacks(foe):
                uses = points // max(1, action.ap)
                if uses:
                    worst = max(worst, self.strikes(foe, action, model, uses))
                    spread = max(spread, span(action))
            if worst:
                squares = state.ground.within(state.base(foe), total_mp(state, foe) + spread)
                yield Threat(worst, 0 if foe.role == "hero" else skulls(state, foe), squares)

    def attacks(self, user: Model) -> Iterator[Action]:
        """All the attacks that it has, near or not."""
        state = self.state
        yield from basic_attacks(state, user).values()
        if "ice" not in user.statuses:
            for choice in unique_actions(state, user):
                if choice.action.is_offensive and not (choice.action.once and choice.key in state.spent):
                    yield choice.action

    def danger(self, model: Model, base: int) -> float:
        """What the enemy's best phase is expected to cost if that model stands there: its Hero, or four skulls."""
        hero = squad = 0.0
        left = SKULLS
        for loss, price, squares in self.threats_to(model):
            if squares & base:
                if not price:
                    hero = max(hero, loss)
                elif price <= left:
                    squad += loss
                    left -= price
        return min(self.worth(model), max(hero, squad))
