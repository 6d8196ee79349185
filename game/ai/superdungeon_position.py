"""What a position of Super Dungeon Arena is worth, for comparing what plans lead to."""

from __future__ import annotations

from game.superdungeon.scoring import goal, inside
from game.superdungeon.state import State
from game.superdungeon.traits import hearts

from .superdungeon_plans import Planner

WON = 1000.0
POINTS = {"destruction": 30.0, "king of the hill": 30.0, "crystal capture": 30.0}
"""What all the points of a scenario are worth together."""

PRESENCE = 0.4
"""What a model on the arena is worth of what its destruction is: it can do something, but it can be lost as well."""

REPLY = 0.6
"""How much of what the enemy could do next counts."""


def position(state: State, seat: int) -> float:
    """Return the worth of a position to a seat, in the unit of the planner; what one side has, the other lacks."""
    if state.winner is not None:
        return WON if state.winner == seat else -WON
    return _side(state, seat) - _side(state, 1 - seat) - REPLY * reply(state, 1 - seat)


def reply(state: State, seat: int) -> float:
    """About what the best phase of that seat would be worth to it now: its Hero or four skulls of monsters."""
    planner = Planner(state, seat, 1)
    heroes = [planner.potential(hero) for hero in planner.friends if hero.role == "hero"]
    return max([planner.squad(), *heroes])


def _side(state: State, seat: int) -> float:
    side, planner = state.sides[seat], Planner(state, seat, 1)
    value = POINTS.get(state.scenario, 0.0) * side.points / max(1, goal(state))
    for model in state.on_arena(seat):
        left = 1 - model.wounds / max(1, hearts(state, model))
        value += PRESENCE * planner.worth(model) * (0.3 + 0.7 * left)
        value += 0.4 * model.potions + 0.7 * len(model.equipment) - 0.15 * len(model.statuses)
        if model.crystal and side.cluster is not None:
            value += 4 - 0.15 * state.ground.count(state.base(model), 1 << side.cluster)
    value += 0.35 * len(side.backpack) + 0.3 * side.loot
    if state.scenario == "king of the hill":
        value += 1.2 * len(inside(state, seat))
    return value
