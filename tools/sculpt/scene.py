"""A sculpt: solids with paint, joined like clay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from tools.sculpt.solids import Floats, Frame, Point, Solid, frame, rod

Colour: TypeAlias = tuple[int, int, int]

CLOTH = "cloth"
RING = "ring"
BASE = "base"


@dataclass(frozen=True)
class Paint:
    """Colour (sRGB), highlight strength, own light, grain of the surface, and what a side's colour is put on."""

    colour: Colour
    gloss: float = 0.2
    glow: float = 0.0
    grain: float = 0.0
    role: str = ""


@dataclass(frozen=True)
class Part:
    solid: Solid
    paint: Paint
    blend: float
    centre: Point
    radius: float


class Sculpt:
    """Parts in the order of joining; a part blends with everything put on before it."""

    def __init__(self, squares: int = 1) -> None:
        self.parts: list[Part] = []
        self.squares = squares
        self.focus: tuple[Point, float] | None = None
        self._frame = Frame()

    def add(self, paint: Paint, *solids: Solid, blend: float = 0.02) -> Sculpt:
        for solid in solids:
            placed = solid.placed(self._frame)
            centre, radius = placed.bound()
            self.parts.append(Part(placed, paint, blend * self._frame.scale, centre, radius))
        return self

    def look_at(self, p: Point, half: float) -> None:
        """Where a portrait looks: a point in the present frame and half the picture's side in squares."""
        self.focus = (self._frame.point(p), half * self._frame.scale)

    def chain(self, paint: Paint, points: Sequence[Point], radii: Sequence[float], blend: float = 0.02) -> None:
        """A limb, tail or horn along points with a radius at each."""
        for i in range(len(points) - 1):
            self.add(paint, rod(points[i], points[i + 1], radii[i], radii[i + 1]), blend=blend)

    @contextmanager
    def within(
        self, origin: Point = (0.0, 0.0, 0.0), x: float = 0, y: float = 0, z: float = 0, scale: float = 1.0
    ) -> Iterator[Frame]:
        """Parts added inside are told in a frame at `origin`, turned and scaled."""
        with self.inside(frame(origin, x, y, z, scale)) as placed:
            yield placed

    @contextmanager
    def inside(self, inner: Frame) -> Iterator[Frame]:
        """The same with a frame at hand."""
        before = self._frame
        self._frame = before @ inner
        try:
            yield self._frame
        finally:
            self._frame = before


def distance(parts: Sequence[Part], x: Floats, y: Floats, z: Floats) -> Floats:
    """The joined distance of all parts."""
    d = parts[0].solid.dist(x, y, z)
    for part in parts[1:]:
        e = part.solid.dist(x, y, z)
        if part.blend > 1e-3:
            k = np.float32(part.blend)
            h = np.maximum(k - np.abs(d - e), 0)
            d = np.minimum(d, e) - h * h * np.float32(0.25 / part.blend)
        else:
            d = np.minimum(d, e)
    return d


def surface(parts: Sequence[Part], x: Floats, y: Floats, z: Floats) -> Floats:
    """Rows of red, green, blue (linear 0-1), gloss, glow, grain, cloth share, ring share for points on the surface."""
    d: Floats | None = None
    rows: Floats = np.zeros((8, len(x)), np.float32)
    for part in parts:
        e = part.solid.dist(x, y, z)
        paint = part.paint
        mine = np.array(
            [
                *((c / 255) ** 2.2 for c in paint.colour),
                paint.gloss,
                paint.glow,
                paint.grain,
                paint.role == CLOTH,
                paint.role == RING,
            ],
            np.float32,
        )
        if d is None:
            d = e
            rows += mine[:, None]
            continue
        k = np.float32(max(part.blend, 1e-3))
        share = np.clip((d - e) / (k * np.float32(0.3)) + np.float32(0.5), 0, 1)
        rows += (mine[:, None] - rows) * share
        h = np.maximum(k - np.abs(d - e), 0)
        d = np.minimum(d, e) - h * h * (np.float32(0.25) / k)
    return rows
