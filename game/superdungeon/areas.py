"""Area Effects: which squares an area covers and whom it affects (SDA-AREA)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.kernel.squares import EAST, NORTH, SOUTH, WEST, Way, bits, moved

from .cards import Action
from .ground import Ground
from .sightlines import sees
from .state import Model, State
from .traits import fits, has

WAYS: dict[str, Way] = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
DIRECTED = ("lance", "sweep")


class Shape(NamedTuple):
    """An area as printed: its kind and its X."""

    kind: str
    size: int


def shape(action: Action) -> Shape | None:
    return _shape(action.area) if action.area else None


@cache
def _shape(text: str) -> Shape:
    kind, size = text.split()
    return Shape(kind, int(size))


class Area(NamedTuple):
    """The squares of an area, and those where it gets flyers, whom structures do not hide."""

    squares: int
    for_flyers: int


def area(state: State, eye: Model, of: Shape, way: str = "", centre: int | None = None) -> Area:
    """Return the squares that the area covers: those of its shape that the model sees.

    eye: the user; of a Burst the target, with one square of its base as the centre. Walls, voids and structures hide
    squares, models do not (SDA-AREA-02, SDA-AREA-09).
    """
    ground = state.ground
    here = state.base(eye) if centre is None else 1 << centre
    squares = spanned(ground, here, of, way)
    flies = has(state, eye, "fly")
    if state.house.area_sight and of.kind != "lance":
        squares &= ~sum(1 << square for square in bits(squares & ~here) if not sees(state, eye, 1 << square))
    return Area(ground.seen(here, squares, flies), ground.seen(here, squares, True))


def spanned(ground: Ground, here: int, of: Shape, way: str = "") -> int:
    """Return the squares of a shape, seen or not."""
    around = of.kind in ("wave", "aura", "burst")
    return ground.within(here, of.size) if around else outline(ground, here, of, way)


def outline(ground: Ground, here: int, of: Shape, way: str = "") -> int:
    """Return the squares of a Cross, Lance or Sweep whatever stands in between.

    A Lance is as wide as the base (SDA-AREA-13, SDA-AREA-15), a Cross is the base and a Lance on each side
    (SDA-AREA-11, SDA-AREA-12), a Sweep is the row along one side, X squares beyond each end (SDA-AREA-16, SDA-AREA-17).
    """
    if of.kind == "cross":
        squares = here
        for direction in WAYS.values():
            squares |= _lane(ground, here, direction, of.size)
        return squares
    if of.kind == "lance":
        return _lane(ground, here, WAYS[way], of.size)
    direction = WAYS[way]
    row = _lane(ground, here, direction, 1)
    across = (EAST, WEST) if direction in (NORTH, SOUTH) else (NORTH, SOUTH)
    return row | _lane(ground, row, across[0], of.size) | _lane(ground, row, across[1], of.size)


def _lane(ground: Ground, here: int, way: Way, length: int) -> int:
    """The squares straight out from one side of a set of squares, as far as the board goes."""
    board, squares, front = ground.through_walls, 0, here
    edges, offset = board.open_edges[way], board.offsets[way]
    for _ in range(length):
        front = moved(front & edges, offset)
        squares |= front
    return squares & ~here


def concerns(state: State, user: Model, action: Action, model: Model) -> bool:
    """Whether an action may target or affect the model: enemies, unless it is Augment or Dangerous (SDA-ACTION-08)."""
    if action.dangerous:
        side = True
    elif action.augment:
        side = model.side == user.side
    else:
        side = model.side != user.side
    return side and fits(state, model, action.to)


def bodies(state: State, user: Model, action: Action) -> int:
    """The squares of all models of the sides that the action may concern."""
    if action.dangerous:
        return state.bodies(0) | state.bodies(1)
    return state.bodies(user.side if action.augment else 1 - user.side)


def affected(state: State, user: Model, action: Action, covered: Area) -> list[Model]:
    """Return whom the area affects, in the order of the table: one base square inside is enough (SDA-AREA-01)."""
    if not (covered.squares | covered.for_flyers) & bodies(state, user, action):
        return []
    return [
        model
        for model in state.on_arena()
        if concerns(state, user, action, model)
        and state.base(model) & (covered.for_flyers if has(state, model, "fly") else covered.squares)
    ]
