"""Going a way that has been planned: hazards on it, crystals brought home, and control effects."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits

from . import aftermath
from .cards import TileEffect
from .events import Moved, Placed
from .ground import mask
from .movement import Plan, control_ends, control_places, monotone, mover, plan
from .scoring import capture, is_beside_cluster
from .state import NOBODY, Model, State
from .traits import traits

STAY = "stay"
_KINDS = {"difficult": "difficult", "chasm": "chasm", "structure": "structures"}


async def travel(state: State, model: Model, way: Plan, by: Model | None = None) -> None:
    """Move along the way; every hazard square entered has its effect, and a carrier captures on the way (SDA-TILES-04).

    by: the model whose control effect moves it; its side is credited for what hazards do (SDA-TILES-07).
    """
    assert model.at is not None
    if state.size(model) == 2:
        await _travel_large(state, model, way, by)
        return
    if not (model.crystal or state.ground.hazards & mask(way.path)):
        start = model.at
        state.put(model, way.to)
        await tell(Moved(model.id, start, way.path, way.to, way.cost, by.id if by else ""))
        return
    walked: list[int] = []
    start = model.at
    for square in way.path:
        walked.append(square)
        hazards = list(hazards_at(state, model, 1 << square))
        captures = model.crystal and is_beside_cluster(state, 1 << square, model.side)
        if not hazards and not captures and square != way.path[-1]:
            continue
        state.put(model, square)
        await tell(Moved(model.id, start, tuple(walked), square, way.cost, by.id if by else ""))
        start, walked = square, []
        if captures:
            await capture(state, model)
        for tile in hazards:
            if model.at is not None and not state.over:
                await enter(state, model, tile, by)
        if model.at is None or state.over:
            return


async def _travel_large(state: State, model: Model, way: Plan, by: Model | None) -> None:
    """A large base feels each hazard once, of the counted squares and of its new place (SDA-LARGE-07)."""
    start, counted = model.at, sum(1 << square for square in set(way.path))
    assert start is not None
    state.put(model, way.to)
    await tell(Moved(model.id, start, way.path, way.to, way.cost, by.id if by else ""))
    touched = counted | state.base(model)
    if model.crystal and any(is_beside_cluster(state, 1 << square, model.side) for square in bits(touched)):
        await capture(state, model)
    for tile in list(hazards_at(state, model, touched)):
        if model.at is not None and not state.over:
            await enter(state, model, tile, by)


async def land(state: State, model: Model, square: int, why: str) -> None:
    """Put a model elsewhere on the arena without walking; it enters the squares there all the same."""
    state.put(model, square)
    await tell(Placed(model.id, square, why))
    here = state.base(model)
    if model.crystal and is_beside_cluster(state, here, model.side):
        await capture(state, model)
    for tile in list(hazards_at(state, model, here)):
        if model.at is not None and not state.over:
            await enter(state, model, tile, None)


def hazards_at(state: State, model: Model, squares: int) -> Iterator[TileEffect]:
    """The hazards on the squares that do not lie on ground which the model treats as open (SDA-ABIL-09)."""
    ground = state.ground
    if not ground.hazards & squares:
        return
    opens = traits(state, model).opens
    ignored = 0
    for tag, squares_of in (("difficult", ground.difficult), ("chasm", ground.chasm), ("structure", ground.structures)):
        if _KINDS[tag] in opens:
            ignored |= squares_of
    for tile, where in ground.tiles.values():
        if "hazard" in tile.tags and where & squares & ~ignored:
            yield tile


async def enter(state: State, model: Model, tile: TileEffect, by: Model | None) -> None:
    credit = by.side if by is not None and by.side != model.side else NOBODY
    await aftermath.hazard(state, model, tile, credit)


# Control effects


async def control(state: State, by: Model, model: Model, kind: str, squares: int) -> bool:
    """The acting player moves the model with Push, Pull or Compel, as far as it likes (SDA-CONTROL-01).

    The answer is a square, or the squares of the way one after another, or "stay". Returns whether it has moved.
    """
    if not control_places(state, model, squares, kind, by):
        return False
    text = await choose(
        by.side,
        kind,
        WORD,
        lambda: [STAY, *(state.ground.name(end) for end in control_places(state, model, squares, kind, by))],
        lambda text: _reason(controlled(state, by, model, kind, squares, text)),
    )
    if text == STAY:
        return False
    way = controlled(state, by, model, kind, squares, text)
    assert isinstance(way, Plan)
    await travel(state, model, way, by)
    return True


def _reason(found: Plan | str) -> str | None:
    return found if isinstance(found, str) else None


def controlled(state: State, by: Model, model: Model, kind: str, squares: int, text: str) -> Plan | str:
    """Read the answer to a control effect; return the way, or why it cannot be gone."""
    if text == STAY:
        assert model.at is not None
        return Plan((), model.at, 0)
    try:
        stops = [state.ground.walk.square(word) for word in text.split()]
    except (ValueError, IndexError):
        return f"{text} is no square"
    if not stops:
        return "a square is needed"
    if kind == "compel":
        return plan(state, model, squares, stops)
    ends = control_ends(state, model, squares, kind, by)
    if len(stops) == 1:
        return ends.get(stops[0]) or _why_not_controlled(state, by, model, kind, squares, stops[0])
    return _spelled_out(state, by, model, kind, squares, stops)


def _spelled_out(state: State, by: Model, model: Model, kind: str, squares: int, stops: list[int]) -> Plan | str:
    move, ground, user = mover(state, model), state.ground, state.base(by)
    assert model.at is not None
    here, cost = model.at, 0
    if state.size(model) == 2:
        return "a large model is moved by naming its new place"
    for square in stops:
        beside = {way: 1 << here & may for way, may in move.may.items()}
        reached = any(squares_from and here + move.board.offsets[way] == square for way, squares_from in beside.items())
        if not reached or not move.enterable >> square & 1:
            return f"no step from {ground.name(here)} to {ground.name(square)}"
        before, after = ground.count(user, 1 << here), ground.count(user, 1 << square)
        if (kind == "push" and after <= before) or (kind == "pull" and after >= before):
            return f"{ground.name(square)} is not {'farther away' if kind == 'push' else 'nearer'}"
        cost += next(price for price, among in move.costs.items() if among >> square & 1)
        here = square
    if cost > squares:
        return f"too far, {cost} > {squares}"
    if not move.free >> here & 1:
        return f"{ground.name(here)} is occupied"
    return Plan(tuple(stops), here, cost)


def _why_not_controlled(state: State, by: Model, model: Model, kind: str, squares: int, square: int) -> str:
    ground = state.ground
    if state.size(model) == 1:
        if square in monotone(state, model, squares, kind, by):
            return f"{ground.name(square)} is occupied"
        before, after = ground.count(state.base(by), state.base(model)), ground.count(state.base(by), 1 << square)
        if (kind == "push" and after <= before) or (kind == "pull" and after >= before):
            return f"{ground.name(square)} is not {'farther away' if kind == 'push' else 'nearer'}"
    return f"{model.id} cannot be moved to {ground.name(square)}"
