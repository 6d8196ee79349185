"""Signed-distance solids and the frames that place them.

One unit is one square of the board. x points to the model's left hand as we see it (right on the picture), y up,
z towards the viewer. A solid answers `dist(x, y, z)` for float32 arrays and knows a bounding sphere, so that the
renderer can skip what is far away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.floating[Any]]
Point: TypeAlias = tuple[float, float, float]


def turn(axis: str, angle: float) -> Floats:
    """The rotation by `angle` radians about a named axis."""
    c, s = np.cos(angle), np.sin(angle)
    rows = {
        "x": [[1, 0, 0], [0, c, -s], [0, s, c]],
        "y": [[c, 0, s], [0, 1, 0], [-s, 0, c]],
        "z": [[c, -s, 0], [s, c, 0], [0, 0, 1]],
    }
    return np.array(rows[axis], np.float32)


@dataclass(frozen=True)
class Frame:
    """A place, a rotation and a uniform scale; `outer @ inner` puts the inner one into the outer one."""

    origin: Point = (0.0, 0.0, 0.0)
    axes: Floats | None = None
    scale: float = 1.0

    def point(self, p: Sequence[float]) -> Point:
        v = np.asarray(p, np.float32) * self.scale
        if self.axes is not None:
            v = self.axes @ v
        return (float(v[0]) + self.origin[0], float(v[1]) + self.origin[1], float(v[2]) + self.origin[2])

    def __matmul__(self, inner: Frame) -> Frame:
        axes = inner.axes if self.axes is None else self.axes if inner.axes is None else self.axes @ inner.axes
        return Frame(self.point(inner.origin), axes, self.scale * inner.scale)

    def local(self, x: Floats, y: Floats, z: Floats) -> tuple[Floats, Floats, Floats]:
        ox, oy, oz = self.origin
        x, y, z = x - np.float32(ox), y - np.float32(oy), z - np.float32(oz)
        if self.axes is not None:
            a = self.axes
            x, y, z = (
                a[0, 0] * x + a[1, 0] * y + a[2, 0] * z,
                a[0, 1] * x + a[1, 1] * y + a[2, 1] * z,
                a[0, 2] * x + a[1, 2] * y + a[2, 2] * z,
            )
        if self.scale != 1.0:
            k = np.float32(1 / self.scale)
            x, y, z = x * k, y * k, z * k
        return x, y, z


def frame(origin: Point = (0.0, 0.0, 0.0), x: float = 0, y: float = 0, z: float = 0, scale: float = 1.0) -> Frame:
    """A frame at `origin`, turned about z, then x, then y (radians)."""
    axes = None
    for axis, angle in (("y", y), ("x", x), ("z", z)):
        if angle:
            r = turn(axis, angle)
            axes = r if axes is None else axes @ r
    return Frame(origin, axes, scale)


class Solid(Protocol):
    """Anything with a distance, a bounding sphere, balls whose convex hull holds it, and a way to be put elsewhere."""

    def dist(self, x: Floats, y: Floats, z: Floats) -> Floats: ...
    def bound(self) -> tuple[Point, float]: ...
    def hull(self) -> list[tuple[Point, float]]: ...
    def placed(self, outer: Frame) -> Solid: ...


@dataclass(frozen=True)
class Sphere:
    c: Point
    r: float

    def dist(self, x: Floats, y: Floats, z: Floats) -> Floats:
        dx, dy, dz = x - np.float32(self.c[0]), y - np.float32(self.c[1]), z - np.float32(self.c[2])
        return np.sqrt(dx * dx + dy * dy + dz * dz) - np.float32(self.r)

    def bound(self) -> tuple[Point, float]:
        return self.c, self.r

    def hull(self) -> list[tuple[Point, float]]:
        return [(self.c, self.r)]

    def placed(self, outer: Frame) -> Sphere:
        return Sphere(outer.point(self.c), self.r * outer.scale)


@dataclass(frozen=True)
class Capsule:
    """A rod from a to b whose radius runs from r0 to r1."""

    a: Point
    b: Point
    r0: float
    r1: float

    def dist(self, x: Floats, y: Floats, z: Floats) -> Floats:
        f = np.float32
        ax, ay, az = (f(v) for v in self.a)
        bx, by, bz = f(self.b[0]) - ax, f(self.b[1]) - ay, f(self.b[2]) - az
        dx, dy, dz = x - ax, y - ay, z - az
        t = (dx * bx + dy * by + dz * bz) * f(1 / max(float(bx * bx + by * by + bz * bz), 1e-9))
        np.clip(t, 0, 1, out=t)
        dx -= t * bx
        dy -= t * by
        dz -= t * bz
        return np.sqrt(dx * dx + dy * dy + dz * dz) - (f(self.r0) + f(self.r1 - self.r0) * t)

    def bound(self) -> tuple[Point, float]:
        a, b = np.array(self.a), np.array(self.b)
        m = (a + b) / 2
        return (float(m[0]), float(m[1]), float(m[2])), float(np.linalg.norm(a - b)) / 2 + max(self.r0, self.r1)

    def hull(self) -> list[tuple[Point, float]]:
        return [(self.a, self.r0), (self.b, self.r1)]

    def placed(self, outer: Frame) -> Capsule:
        k = outer.scale
        return Capsule(outer.point(self.a), outer.point(self.b), self.r0 * k, self.r1 * k)


@dataclass(frozen=True)
class Shaped:
    """A solid told in a frame of its own."""

    at: Frame

    def shape(self, x: Floats, y: Floats, z: Floats) -> Floats:
        raise NotImplementedError

    def reach(self) -> float:
        raise NotImplementedError

    def dist(self, x: Floats, y: Floats, z: Floats) -> Floats:
        d = self.shape(*self.at.local(x, y, z))
        return d if self.at.scale == 1.0 else d * np.float32(self.at.scale)

    def bound(self) -> tuple[Point, float]:
        return self.at.origin, self.reach() * self.at.scale

    def half_box(self) -> Point:
        """Half the sides of a box about the shape in its own frame."""
        r = self.reach()
        return r, r, r

    def hull(self) -> list[tuple[Point, float]]:
        hx, hy, hz = self.half_box()
        return [(self.at.point((sx * hx, sy * hy, sz * hz)), 0.0) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]

    def placed(self, outer: Frame) -> Shaped:
        from dataclasses import replace

        return replace(self, at=outer @ self.at)


@dataclass(frozen=True)
class Ellipsoid(Shaped):
    r: Point

    def shape(self, x: Floats, y: Floats, z: Floats) -> Floats:
        f = np.float32
        x, y, z = x * f(1 / self.r[0]), y * f(1 / self.r[1]), z * f(1 / self.r[2])
        k0 = np.sqrt(x * x + y * y + z * z)
        x, y, z = x * f(1 / self.r[0]), y * f(1 / self.r[1]), z * f(1 / self.r[2])
        k1 = np.sqrt(x * x + y * y + z * z) + f(1e-6)
        return k0 * (k0 - 1) / k1

    def reach(self) -> float:
        return max(self.r)

    def half_box(self) -> Point:
        return self.r


@dataclass(frozen=True)
class Box(Shaped):
    half: Point
    round: float

    def shape(self, x: Floats, y: Floats, z: Floats) -> Floats:
        f = np.float32
        x = np.abs(x) - f(self.half[0] - self.round)
        y = np.abs(y) - f(self.half[1] - self.round)
        z = np.abs(z) - f(self.half[2] - self.round)
        inside = np.minimum(np.maximum(x, np.maximum(y, z)), 0)
        x, y, z = np.maximum(x, 0), np.maximum(y, 0), np.maximum(z, 0)
        return np.sqrt(x * x + y * y + z * z) + inside - f(self.round)

    def reach(self) -> float:
        return float(np.linalg.norm(self.half))

    def half_box(self) -> Point:
        return self.half


@dataclass(frozen=True)
class Cylinder(Shaped):
    """A rounded drum about its y axis; `top` is the radius at the upper end (a cone frustum when it differs)."""

    r: float
    half: float
    round: float
    top: float

    def shape(self, x: Floats, y: Floats, z: Floats) -> Floats:
        f = np.float32
        d = np.sqrt(x * x + z * z) - f(self.r - self.round)
        if self.top != self.r:
            slope = (self.top - self.r) / (2 * self.half)
            d = (d - (np.clip(y, -self.half, self.half) + f(self.half)) * f(slope)) * f(1 / np.hypot(1, slope))
        e = np.abs(y) - f(self.half - self.round)
        inside = np.minimum(np.maximum(d, e), 0)
        d, e = np.maximum(d, 0), np.maximum(e, 0)
        return np.sqrt(d * d + e * e) + inside - f(self.round)

    def reach(self) -> float:
        return float(np.hypot(max(self.r, self.top), self.half))

    def half_box(self) -> Point:
        r = max(self.r, self.top)
        return r, self.half, r


@dataclass(frozen=True)
class Torus(Shaped):
    """A ring about its y axis."""

    big: float
    small: float

    def shape(self, x: Floats, y: Floats, z: Floats) -> Floats:
        q = np.sqrt(x * x + z * z) - np.float32(self.big)
        return np.sqrt(q * q + y * y) - np.float32(self.small)

    def reach(self) -> float:
        return self.big + self.small

    def half_box(self) -> Point:
        r = self.big + self.small
        return r, self.small, r


@dataclass(frozen=True)
class Plate(Shaped):
    """A flat polygon in the xy plane, `half` thick to both sides of it, with rounded edges."""

    outline: tuple[tuple[float, float], ...]
    half: float
    round: float

    def shape(self, x: Floats, y: Floats, z: Floats) -> Floats:
        f = np.float32
        best: Any = None
        flip: Any = None
        for i, (bx, by) in enumerate(self.outline):
            ax, ay = self.outline[i - 1]
            ex, ey = f(ax - bx), f(ay - by)
            wx, wy = x - f(bx), y - f(by)
            t = np.clip((wx * ex + wy * ey) * f(1 / max(float(ex * ex + ey * ey), 1e-9)), 0, 1)
            qx, qy = wx - ex * t, wy - ey * t
            d = qx * qx + qy * qy
            above, below, left = y >= f(by), y < f(ay), ex * wy > ey * wx
            crossing = (above & below & left) | ~(above | below | left)
            best = d if best is None else np.minimum(best, d)
            flip = crossing if flip is None else flip ^ crossing
        flat = np.where(flip, -np.sqrt(best), np.sqrt(best)).astype(np.float32) + f(self.round)
        e = np.abs(z) - f(self.half - self.round)
        inside = np.minimum(np.maximum(flat, e), 0)
        d, e = np.maximum(flat, 0), np.maximum(e, 0)
        return np.sqrt(d * d + e * e) + inside - f(self.round)

    def reach(self) -> float:
        return float(max(np.hypot(px, py) for px, py in self.outline)) + self.half

    def hull(self) -> list[tuple[Point, float]]:
        r = self.half * self.at.scale
        return [(self.at.point((px, py, 0.0)), r) for px, py in self.outline]


@dataclass(frozen=True)
class Cut:
    """The first solid without the others."""

    body: Solid
    holes: tuple[Solid, ...] = field(default=())

    def dist(self, x: Floats, y: Floats, z: Floats) -> Floats:
        d = self.body.dist(x, y, z)
        for hole in self.holes:
            d = np.maximum(d, -hole.dist(x, y, z))
        return d

    def bound(self) -> tuple[Point, float]:
        return self.body.bound()

    def hull(self) -> list[tuple[Point, float]]:
        return self.body.hull()

    def placed(self, outer: Frame) -> Cut:
        return Cut(self.body.placed(outer), tuple(hole.placed(outer) for hole in self.holes))


@dataclass(frozen=True)
class Common:
    """What two solids share."""

    one: Solid
    other: Solid

    def dist(self, x: Floats, y: Floats, z: Floats) -> Floats:
        return np.maximum(self.one.dist(x, y, z), self.other.dist(x, y, z))

    def bound(self) -> tuple[Point, float]:
        return min(self.one.bound(), self.other.bound(), key=lambda b: b[1])

    def hull(self) -> list[tuple[Point, float]]:
        return min((self.one, self.other), key=lambda solid: solid.bound()[1]).hull()

    def placed(self, outer: Frame) -> Common:
        return Common(self.one.placed(outer), self.other.placed(outer))


def ball(c: Point, r: float) -> Sphere:
    return Sphere(c, r)


def egg(c: Point, r: Point, x: float = 0, y: float = 0, z: float = 0) -> Ellipsoid:
    return Ellipsoid(frame(c, x, y, z), r)


def rod(a: Point, b: Point, r0: float, r1: float | None = None) -> Capsule:
    return Capsule(a, b, r0, r0 if r1 is None else r1)


def box(c: Point, half: Point, round: float = 0.02, x: float = 0, y: float = 0, z: float = 0) -> Box:
    return Box(frame(c, x, y, z), half, min(round, *half))


def drum(
    c: Point, r: float, half: float, round: float = 0.02, top: float | None = None, x: float = 0, z: float = 0
) -> Cylinder:
    t = r if top is None else top
    return Cylinder(frame(c, x, 0, z), r, half, min(round, half, max(r, t)), t)


def ring(c: Point, big: float, small: float, x: float = 0, y: float = 0, z: float = 0) -> Torus:
    return Torus(frame(c, x, y, z), big, small)


def plate(
    c: Point,
    outline: Sequence[tuple[float, float]],
    half: float = 0.02,
    round: float = 0.01,
    x: float = 0,
    y: float = 0,
    z: float = 0,
) -> Plate:
    return Plate(frame(c, x, y, z), tuple(outline), half, min(round, half))


def cut(body: Solid, *holes: Solid) -> Cut:
    return Cut(body, holes)


def common(one: Solid, other: Solid) -> Common:
    return Common(one, other)
