"""Determine Line of Sight and Check Range (SDA-LOS, SDA-RANGE)."""

from __future__ import annotations

from game.kernel.sight import Sight
from game.kernel.squares import Board, bits

from .state import Model, State
from .traits import has


def los(state: State, viewer: Model, target: Model) -> bool:
    """Whether the model sees the target.

    Its own enemies block (SDA-LOS-05, SDA-LOS-08), for a large viewer only large ones (SDA-LOS-10). If one of the two
    flies, neither models nor structures do (SDA-LOS-11, SDA-LOS-12, SDA-LOS-13).
    """
    if viewer is target:
        return True
    key = f"los {viewer.id} {target.id}"
    found: bool | None = state.cache.get(key)
    if found is None:
        found = state.cache[key] = sees(state, viewer, state.base(target), has(state, target, "fly"))
    return found


def sees(state: State, viewer: Model, squares: int, flies: bool = False, without: int = 0) -> bool:
    """Whether the model sees any of the squares; flies: a flyer stands on them. without: squares that hide nothing."""
    ground, here = state.ground, state.base(viewer)
    flies = flies or has(state, viewer, "fly")
    if flies:
        sight, blockers = ground.fly_sight, 0
    else:
        foes = state.large_bodies if here & (here - 1) else state.bodies
        blockers = foes(1 - viewer.side) & ~(here | squares | without)
        sight = _sight(state, here | squares | without)
    if not (here & (here - 1) or squares & (squares - 1)):
        return sight.sees(here.bit_length() - 1, squares.bit_length() - 1, blockers)
    return any(sight.sees(eye, square, blockers) for eye in bits(here) for square in bits(squares))


def _sight(state: State, ends: int) -> Sight:
    """A structure that a large viewer or target stands in does not hide its own other squares (SDA-LOS-09)."""
    ground = state.ground
    inside = ends & ground.structures
    if not inside:
        return ground.sight
    key = f"sight {inside}"
    found: Sight | None = state.cache.get(key)
    if found is None:
        walk = ground.walk
        board = Board(ground.width, ground.height, walk.east_walls, walk.south_walls, walk.structures & ~inside)
        found = state.cache[key] = Sight(board)
    return found


def square_los(state: State, viewer: int, target: int) -> bool:
    """Whether terrain alone leaves a line between two squares."""
    return state.ground.sight.sees(viewer, target)


def count(state: State, one: Model, other: Model) -> int:
    """The count between two models (SDA-RANGE-03, SDA-RANGE-05)."""
    return state.ground.count(state.base(one), state.base(other))
