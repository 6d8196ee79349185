"""Point tokens and victory in the three scenarios (SDA-KOTH, SDA-CRYSTAL, SDA-DESTROY)."""

from __future__ import annotations

from game.kernel.decision import tell

from .events import CrystalTaken, PointsScored, Won
from .ground import mask
from .state import Model, State

VICTIMS = {"hero", "miniboss", "point"}
"""All of these must have been destroyed to win by that."""


async def score(state: State, side: int, amount: int, why: str) -> None:
    if amount:
        state.sides[side].points += amount
        await tell(PointsScored(side, amount, state.sides[side].points, why))


def goal(state: State) -> int:
    """How many point tokens win."""
    if state.scenario == "destruction":
        return state.house.destruction_points
    return state.house.hill_points if state.scenario == "king of the hill" else state.house.crystal_points


def why_won(state: State, side: int) -> str | None:
    """Return how that side has won, or None (SDA-DESTROY-04, SDA-DESTROY-05, SDA-KOTH-06, SDA-CRYSTAL-12)."""
    if not state.scenario:
        return None
    if state.sides[side].points >= goal(state):
        return f"{state.sides[side].points} points"
    if state.scenario == "destruction":
        roles = set()
        for model in state.models.values():
            if model.side != side and model.role in VICTIMS:
                if not model.fallen:
                    return None
                roles.add(model.role)
        if roles == VICTIMS:
            return "the whole enemy warband destroyed"
    return None


async def check_victory(state: State) -> None:
    """If both have won at once, the player on turn has (SDA-DESTROY-06)."""
    for side in (state.active, 1 - state.active):
        if state.winner is None and (why := why_won(state, side)) is not None:
            state.winner = side
            await tell(Won(side, why))


def is_beaten(state: State, side: int) -> bool:
    """Whether a warband has nothing on the arena and has lost its spawning points (SDA-DEATH-08).

    Warbands without any spawning points are those of laid out positions, which go on.
    """
    return not state.on_arena(side) and bool(state.of_role(side, "point"))


async def check_beaten(state: State) -> None:
    """A match in which a warband can never act again ends with the turn, so that it ends at all (SDA-DEATH-08)."""
    beaten = [side for side in (0, 1) if is_beaten(state, side)]
    if not beaten or state.over or not state.scenario:
        return
    points = [side.points for side in state.sides]
    if len(beaten) == 1:
        state.winner = 1 - beaten[0]
    else:
        state.winner = points.index(max(points)) if points[0] != points[1] else 1 - state.active
    await tell(Won(state.winner, "nothing is left of the enemy warband"))


# King of the Hill


def zone_of(width: int, height: int) -> list[int]:
    """The sixteen squares in the middle (SDA-KOTH-01)."""
    left, top = width // 2 - 2, height // 2 - 2
    return [y * width + x for y in range(top, top + 4) for x in range(left, left + 4)]


def inside(state: State, side: int) -> list[Model]:
    """The models with a base square in the control zone; every kind counts as one (SDA-KOTH-05)."""
    zone = mask(state.zone)
    return [model for model in state.on_arena(side) if state.base(model) & zone]


async def check_hill(state: State) -> None:
    """After the power-up the player who is not on turn scores for strictly more models in the zone (SDA-KOTH-05).

    In other scenarios there is no zone, so nobody is in it.
    """
    other = 1 - state.active
    if len(inside(state, other)) > len(inside(state, state.active)):
        await score(state, other, 1, "control zone")
        await check_victory(state)


# Crystal Capture


def is_beside_cluster(state: State, squares: int, side: int) -> bool:
    cluster = state.sides[side].cluster
    return cluster is not None and bool(state.ground.within(1 << cluster, 1) & squares)


def why_not_interact(state: State, model: Model) -> str | None:
    """Return why there is no crystal to pick up (SDA-CRYSTAL-07, SDA-CRYSTAL-09, SDA-CRYSTAL-10)."""
    if state.scenario != "crystal capture":
        return "nothing to interact with"
    own = state.sides[model.side]
    if any(other.crystal for other in state.on_arena(model.side)):
        return "the warband's crystal is being carried"
    if own.crystal is not None:
        near = state.ground.count(1 << own.crystal, state.base(model))
        return None if near <= 1 else f"the dropped crystal is {near} squares away"
    if not is_beside_cluster(state, state.base(model), 1 - model.side):
        return "not next to the enemy cluster"
    return None


async def pick_up(state: State, model: Model) -> None:
    own = state.sides[model.side]
    source = "cluster" if own.crystal is None else "ground"
    own.crystal = None
    model.crystal = True
    await tell(CrystalTaken(model.id, source))


async def capture(state: State, model: Model) -> None:
    """A carrier has moved next to its own cluster (SDA-CRYSTAL-11)."""
    model.crystal = False
    await score(state, model.side, 1, f"crystal brought home by {model.id}")
    await check_victory(state)
