"""Spawn: a point brings a Hero, the mini-boss or all its monsters from the spawning pool (SDA-SPAWN)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.kernel.decision import WORD, Interrupt, choose, tell
from game.kernel.squares import bits, moved

from .destruction import sweep, wound
from .events import Placed, Spawned
from .ground import mask
from .movement import homes, why_not_stand
from .potions import emergencies
from .state import NOBODY, Model, Placing, State

MONSTERS = "monsters"
REACH = 2


def is_pair(state: State, point: Model) -> bool:
    return bool(state.card(point.card).pair)


def twins(state: State, point: Model) -> list[Model]:
    """The point and, of a pair, the other one, as far as they are on the arena (SDA-SPAWN-12)."""
    if not is_pair(state, point):
        return [point]
    return [other for other in state.points(point.side) if is_pair(state, other)]


def listed(state: State, point: Model) -> list[Model]:
    """The monsters of the point's card that are in the pool now (SDA-SPAWN-02, SDA-SPAWN-14)."""
    found: list[Model] = []
    pool = state.pool(point.side)
    for card, amount in state.card(point.card).monsters.items():
        found += [model for model in pool if model.card == card and model.role not in ("hero", "miniboss")][:amount]
    return found


def places(state: State, model: Model, near: list[int]) -> int:
    """Where the model may be placed: one base square within two squares of a point (SDA-SPAWN-06, SDA-SPAWN-10)."""
    ground = state.ground
    around = 0
    for square in near:
        around |= ground.within(1 << square, REACH)
    if state.size(model) == 2:
        width = ground.width
        around |= moved(around, -1) | moved(around, -width) | moved(around, -width - 1)
    return homes(state, model) & around


def near(state: State, point: Model, what: str) -> list[int]:
    """The squares of the point; monsters of a pair may come near either one (SDA-SPAWN-08)."""
    points = twins(state, point) if what == MONSTERS else [point]
    return [other.at for other in points if other.at is not None]


def why_not_spawn(state: State, side: int, words: list[str]) -> str | None:
    """Return why "P1 monsters", "P1 H" or "P1 BOSS" cannot be spawned."""
    if len(words) != 2:
        return "spawn where and what?"
    point = state.models.get(words[0])
    if point is None or point.side != side or point.role != "point" or point.at is None:
        return f"{words[0]} is no friendly spawning point on the arena"
    squares = near(state, point, words[1])
    if words[1] == MONSTERS:
        waiting = listed(state, point)
        if not waiting:
            return "none of its monsters are in the pool"
        return None if any(places(state, model, squares) for model in waiting) else "no room"
    model = state.models.get(words[1])
    if model is None or model.side != side or model.role not in ("hero", "miniboss"):
        return f"{words[1]} cannot be spawned alone"
    if model.at is not None:
        return f"{model.id} is on the arena"
    if model.role == "miniboss" and not state.sides[side].unlocked:
        return "the mini-boss is locked"
    return None if places(state, model, squares) else "no room"


def spawns(state: State, side: int) -> Iterator[str]:
    waiting = [m.id for m in state.pool(side) if m.role in ("hero", "miniboss")]
    for point in state.points(side):
        for what in (MONSTERS, *waiting):
            if why_not_spawn(state, side, [point.id, what]) is None:
                yield f"spawn {point.id} {what}"


def begin(state: State, point: Model, what: str, wounds: bool) -> None:
    """Put down which models are to be placed; `place` then does it one by one."""
    models = listed(state, point) if what == MONSTERS else [state.models[what]]
    state.placing = Placing(point.side, point.id, near(state, point, what), [model.id for model in models], wounds)


async def place(state: State) -> None:
    """Place one model; all that fit must be, in the order and on the squares the player likes (SDA-SPAWN-07)."""
    placing = state.placing
    assert placing is not None
    if not any(places(state, state.models[id], placing.near) for id in placing.models):
        await finish(state, placing)
        return
    text = await choose(
        placing.side, "spawn", WORD, lambda: placements(state, placing),
        lambda text: why_not_place(state, placing, text), interrupts=lambda: _interrupts(state, placing),
    )  # fmt: skip
    id, name = text.split()
    model = state.models[id]
    square = state.ground.walk.square(name)
    state.put(model, square)
    placing.models.remove(id)
    placing.came.append(id)
    await tell(Placed(id, square, "spawn"))


def _interrupts(state: State, placing: Placing) -> Iterator[Interrupt[Any]]:
    if placing.wounds:
        yield from emergencies(state)


def placements(state: State, placing: Placing) -> Iterator[str]:
    """Return the placements of one model of each kind; the others of its kind are like it."""
    kinds = set()
    for id in placing.models:
        model = state.models[id]
        if model.card not in kinds:
            kinds.add(model.card)
            yield from (f"{id} {state.ground.name(square)}" for square in bits(places(state, model, placing.near)))


def why_not_place(state: State, placing: Placing, text: str) -> str | None:
    words = text.split()
    if len(words) != 2 or words[0] not in placing.models:
        return "place which of the waiting models, and where?"
    model = state.models[words[0]]
    return why_not_near(state, model, words[1], placing.near)


def why_not_near(state: State, model: Model, name: str, near: list[int]) -> str | None:
    """Return why the model cannot be placed there, near one of the points."""
    ground = state.ground
    try:
        square = ground.walk.square(name)
    except (ValueError, IndexError):
        return f"{name} is no square"
    if (reason := why_not_stand(state, model, square)) is not None:
        return reason
    if places(state, model, near) >> square & 1:
        return None
    count = ground.count(ground.base(square, state.size(model)), mask(near))
    return f"too far from the point, {count} > {REACH}"


async def finish(state: State, placing: Placing) -> None:
    """What did not fit stays in the pool; then each point takes its wound, which may destroy it (SDA-SPAWN-15)."""
    state.placing = None
    point = state.models[placing.point]
    await tell(Spawned(placing.side, placing.point, tuple(placing.came)))
    if placing.wounds:
        hurt = twins(state, point)
        for each in hurt:
            await wound(state, each, 1, NOBODY, "spawned")
        await sweep(state, NOBODY, "spawned", "", hurt)
