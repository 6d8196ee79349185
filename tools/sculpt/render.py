"""Sphere tracing in numpy: tiles of rays, each against only the parts near it.

The camera is orthographic. `trace` fills a Geometry (what is seen where), `shade` lights it: the key light always comes
from the upper left of the picture, so a model that faces left is the same geometry, lit from the other side, mirrored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tools.sculpt.scene import Part, Sculpt, distance, surface
from tools.sculpt.solids import Floats, turn

YAW, PITCH = -0.50, 0.56
TILE = 64
KEY = (-0.62, 0.72, 0.52)
EPS = np.float32(0.002)


@dataclass(frozen=True)
class Camera:
    """Looks along -back; `scale` is pixels for one square."""

    yaw: float = YAW
    pitch: float = PITCH
    scale: float = 128.0

    @property
    def basis(self) -> Floats:
        """Rows right, up, back in world directions."""
        return np.ascontiguousarray((turn("y", self.yaw) @ turn("x", -self.pitch)).T)

    def project(self, p: Sequence[float]) -> tuple[float, float, float]:
        u, v, w = self.basis @ np.asarray(p, np.float32)
        return float(u), float(v), float(w)


@dataclass
class Geometry:
    """What each ray hit; arrays are rows x columns of the supersampled picture."""

    parts: list[Part]
    basis: Floats
    hit: np.ndarray
    depth: Floats
    points: Floats
    normals: Floats
    looks: Floats
    open_sky: Floats
    edges: Floats
    left: float
    top: float
    step: float


def boxes(parts: Sequence[Part], basis: Floats) -> Floats:
    """Boxes about the parts along three directions: rows of least three, greatest three; blends are counted in."""
    out = np.empty((len(parts), 6), np.float32)
    for i, part in enumerate(parts):
        balls = part.solid.hull()
        at = np.array([b[0] for b in balls], np.float32) @ basis.T
        r = np.array([b[1] for b in balls], np.float32)[:, None] + part.blend * 0.5 + 0.004
        out[i, :3], out[i, 3:] = (at - r).min(0), (at + r).max(0)
    return out


def touching(boxes_: Floats, low: Sequence[float], high: Sequence[float]) -> np.ndarray:
    """Which boxes meet the box from low to high."""
    return np.flatnonzero((boxes_[:, :3] < np.asarray(high)).all(1) & (boxes_[:, 3:] > np.asarray(low)).all(1))


def bounds(parts: Sequence[Part], camera: Camera) -> tuple[float, float, float, float]:
    """Left, bottom, right, top of all bounding spheres on the picture plane, in squares."""
    all_ = boxes(parts, camera.basis)
    low, high = all_[:, :3].min(0), all_[:, 3:].max(0)
    return float(low[0]), float(low[1]), float(high[0]), float(high[1])


def trace(sculpt: Sculpt, camera: Camera, box: tuple[float, float, float, float], oversample: int = 2) -> Geometry:
    """Cast all rays of the picture `box` (left, bottom, right, top in squares)."""
    parts = sculpt.parts
    basis = camera.basis
    step = 1 / (camera.scale * oversample)
    left, bottom, right, top = box
    cols, rows = round((right - left) / step), round((top - bottom) / step)
    spots = boxes(parts, basis)
    g = Geometry(
        parts,
        basis,
        np.zeros((rows, cols), bool),
        np.full((rows, cols), -99, np.float32),
        np.zeros((3, rows, cols), np.float32),
        np.zeros((3, rows, cols), np.float32),
        np.zeros((8, rows, cols), np.float32),
        np.ones((rows, cols), np.float32),
        np.ones((rows, cols), np.float32),
        left,
        top,
        step,
    )
    for r0 in range(0, rows, TILE):
        for c0 in range(0, cols, TILE):
            _trace_tile(g, spots, slice(r0, min(r0 + TILE, rows)), slice(c0, min(c0 + TILE, cols)))
    g.edges = _edges(g)
    return g


def _trace_tile(g: Geometry, spots: Floats, rows: slice, cols: slice) -> None:
    u0, u1 = g.left + cols.start * g.step, g.left + cols.stop * g.step
    v0, v1 = g.top - rows.stop * g.step, g.top - rows.start * g.step
    far = 99.0
    near = touching(spots, (u0 - g.step, v0 - g.step, -far), (u1 + g.step, v1 + g.step, far))
    if not len(near):
        return
    parts = [g.parts[i] for i in near]
    start, stop = float(spots[near, 5].max()), float(spots[near, 2].min())
    across, down = np.meshgrid(
        g.left + (np.arange(cols.start, cols.stop) + 0.5) * g.step,
        g.top - (np.arange(rows.start, rows.stop) + 0.5) * g.step,
    )
    b = g.basis
    u, v = across.ravel().astype(np.float32), down.ravel().astype(np.float32)
    origin = [b[0, i] * u + b[1, i] * v for i in range(3)]
    w = np.full(len(u), start, np.float32)
    alive = np.arange(len(u))
    hit = np.zeros(len(u), bool)
    for _ in range(64):
        wa = w[alive]
        d = distance(parts, *(origin[i][alive] + b[2, i] * wa for i in range(3)))
        wa -= d * np.float32(0.92)
        w[alive] = wa
        done = d < EPS
        hit[alive[done]] = True
        alive = alive[~done & (wa > stop)]
        if not len(alive):
            break
    seen = np.flatnonzero(hit)
    if not len(seen):
        return
    w = w[seen]
    p = np.stack([origin[i][seen] + b[2, i] * w for i in range(3)])
    n = np.zeros_like(p)
    e = np.float32(0.004)
    for k in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        d = distance(parts, *(p[i] + e * k[i] for i in range(3)))
        for i in range(3):
            n[i] += k[i] * d
    n /= np.sqrt((n * n).sum(0)) + 1e-9
    look = surface(parts, *p)
    row, col = np.unravel_index(seen, (rows.stop - rows.start, cols.stop - cols.start))
    at = (row + rows.start, col + cols.start)
    g.hit[at] = True
    g.depth[at] = w
    g.points[:, at[0], at[1]] = p
    g.normals[:, at[0], at[1]] = n
    g.looks[:, at[0], at[1]] = look
    every = slice(-rows.start % 2, None, 2)
    along = slice(-cols.start % 2, None, 2)
    thin = np.zeros((rows.stop - rows.start, cols.stop - cols.start), bool)
    thin[every, along] = True
    few = thin[row, col]
    if not few.any():
        return
    q, m = p[:, few], n[:, few]
    seen_from = g.basis @ q
    around = [g.parts[i] for i in touching(spots, seen_from.min(1) - 0.31, seen_from.max(1) + 0.31)]
    sky = np.zeros(q.shape[1], np.float32)
    weight = 1.0
    for reach in (0.03, 0.08, 0.17, 0.30):
        sky += (reach - distance(around, *(q + m * np.float32(reach)))) * np.float32(weight)
        weight *= 0.72
    known = np.zeros(thin.shape, bool)
    known[row[few], col[few]] = True
    part = np.zeros(thin.shape, np.float32)
    part[row[few], col[few]] = np.clip(1 - 1.5 * sky, 0.0, 1)
    wanted = g.hit[rows, cols] & ~known
    spread(part, known, wanted, 1)
    g.open_sky[rows, cols] = np.where(g.hit[rows, cols], part, 1)


def _near_ball(parts: Sequence[Part], p: Floats, reach: float) -> list[Part]:
    middle = p.mean(1)
    size = float(np.sqrt(((p - middle[:, None]) ** 2).sum(0).max()))
    return [q for q in parts if float(np.linalg.norm(np.array(q.centre) - middle)) < q.radius + size + reach]


class Beams:
    """The parts as a light sees them, to find those that stand between it and a group of points."""

    def __init__(self, parts: Sequence[Part], towards: Floats) -> None:
        side = np.cross(towards, (0.0, 1.0, 0.1))
        side /= np.linalg.norm(side)
        self.parts, self.towards = parts, towards
        self.basis = np.stack([side, np.cross(towards, side), towards]).astype(np.float32)
        self.boxes = boxes(parts, self.basis)

    def near(self, p: Floats, aside: float) -> list[Part]:
        at = self.basis @ p
        low, high = at.min(1), at.max(1)
        found = touching(self.boxes, (low[0] - aside, low[1] - aside, low[2]), (high[0] + aside, high[1] + aside, 99.0))
        return [self.parts[i] for i in found]


def lit(beams: Beams, p: Floats, softness: float = 11.0, steps: int = 20, far: float = 2.6) -> Floats:
    """How much of a light in one direction reaches the points, 0 to 1, with a soft edge."""
    light = np.ones(p.shape[1], np.float32)
    towards = beams.towards
    around = beams.near(p, 1.3 / softness)
    if not around:
        return light
    t = np.full(p.shape[1], 0.025, np.float32)
    alive = np.arange(p.shape[1])
    for _ in range(steps):
        d = distance(around, *(p[i, alive] + t[alive] * towards[i] for i in range(3)))
        light[alive] = np.minimum(light[alive], np.clip(softness * d / t[alive], 0, 1))
        t[alive] += np.clip(d, 0.014, 0.16)
        alive = alive[(light[alive] > 0.01) & (t[alive] < far)]
        if not len(alive):
            break
    return light


SPARSE = 3
LIT_TILE = 96


def light_map(g: Geometry, key: Floats) -> Floats:
    """The key light's share for every hit, asked for every third row and column."""
    out = np.ones(g.hit.shape, np.float32)
    facing_all = np.tensordot(key, g.normals, 1) > 0
    rows, cols = g.hit.shape
    known_all = np.zeros(g.hit.shape, bool)
    beams = Beams(g.parts, key)
    for r0 in range(0, rows, LIT_TILE):
        for c0 in range(0, cols, LIT_TILE):
            tile = (slice(r0, r0 + LIT_TILE), slice(c0, c0 + LIT_TILE))
            ask = g.hit[tile] & facing_all[tile]
            thin = np.zeros_like(ask)
            thin[::SPARSE, ::SPARSE] = True
            some = ask & thin
            if not some.any():
                continue
            n = g.normals[:, tile[0], tile[1]][:, some]
            p = g.points[:, tile[0], tile[1]][:, some] + n * np.float32(0.012)
            part = out[tile]
            part[some] = lit(beams, p)
            known_all[tile] |= some
    spread(out, known_all, g.hit & facing_all & ~known_all, 2)
    out[~facing_all] = 0
    return out


def spread(part: Floats, known: np.ndarray, lost: np.ndarray, radius: int) -> None:
    """Give the pixels between samples the mean of the known ones near them; those without one are lit."""
    total, count = np.where(known, part, 0), known.astype(np.float32)
    for axis in (0, 1):
        total, count = _box(total, axis, radius), _box(count, axis, radius)
    part[lost] = np.where(count[lost] > 0, total[lost] / np.maximum(count[lost], 1e-6), 1)


def _box(field: Floats, axis: int, radius: int) -> Floats:
    """Sums over a window along one axis."""
    size = field.shape[axis]
    padded = np.pad(field, [(radius, radius) if i == axis else (0, 0) for i in (0, 1)])
    return sum(
        (padded.take(range(i, i + size), axis) for i in range(1, 2 * radius + 1)), padded.take(range(size), axis)
    )


@dataclass
class Lights:
    key: tuple[float, float, float] = (1.62, 1.46, 1.2)
    sky: tuple[float, float, float] = (0.42, 0.52, 0.74)
    bounce: tuple[float, float, float] = (0.22, 0.17, 0.12)
    rim: tuple[float, float, float] = (0.42, 0.48, 0.62)


def key_direction(g: Geometry, mirrored: bool) -> Floats:
    """Where the key light comes from, in world directions."""
    right, up, back = g.basis
    kx, ky, kz = KEY
    key = right * (-kx if mirrored else kx) + up * ky + back * kz
    return np.asarray(key / np.linalg.norm(key), np.float32)


def shade(
    g: Geometry,
    key_share: Floats,
    mirrored: bool = False,
    lights: Lights | None = None,
    white: bool = False,
) -> Floats:
    """Linear light leaving every hit, rows x columns x 3; not yet mirrored back when `mirrored`.

    `white` paints cloth and ring light grey and leaves the rest black: what a side's colour is multiplied with.
    """
    lights = lights or Lights()
    out = np.zeros((*g.hit.shape, 3), np.float32)
    where = g.hit & ((g.looks[6] + g.looks[7]) > 0.003) if white else g.hit
    if not where.any():
        return out
    right, up, back = g.basis
    key = key_direction(g, mirrored)
    n, look, sky, share = g.normals[:, where], g.looks[:, where], g.open_sky[where], key_share[where]
    colour = np.full((3, n.shape[1]), 0.80, np.float32) if white else look[:3] * _grain(g.points[:, where], look[5])
    colour = colour * g.edges[where]
    dot = key @ n
    diffuse = np.clip(dot, 0, 1) * share
    soft = np.clip((dot + 0.35) / 1.35, 0, 1) ** 2 * 0.10
    over = 0.5 + 0.5 * n[1]
    towards = np.clip(back @ n, 0, 1)
    rim = (1 - towards) ** 3 * sky * np.clip(0.4 + up @ n, 0, 1)
    half = key + back
    half = half / np.linalg.norm(half)
    spark = np.clip(half.astype(np.float32) @ n, 0, 1)
    gloss = look[3]
    shine = (spark ** (12 + 70 * gloss)) * gloss * (0.15 + 0.85 * share)
    side = right @ n * (1 if mirrored else -1)
    metal = np.clip(gloss - 0.6, 0, 1) * 2.0
    band = np.clip(np.sin(3.2 * n[1] + 2.2 * side), 0, 1) ** 3 * sky
    shown = np.empty_like(colour)
    for i in range(3):
        light = diffuse * lights.key[i] + soft + over * sky * lights.sky[i] + (1 - over) * sky * lights.bounce[i]
        light += sky * 0.06
        light = light * (1 - 0.25 * metal) + metal * band * 0.75
        shown[i] = colour[i] * light + shine * 1.1 + rim * lights.rim[i] * (0.25 + colour[i])
        shown[i] = shown[i] * (1 - look[4]) + look[4] * (colour[i] * 1.5 + 0.12 * towards**4)
    out[where] = shown.T
    return out


def _grain(points: Floats, amount: Floats) -> Floats:
    """A little unevenness of the paint where a part asks for it."""
    if not (amount > 0).any():
        return np.ones_like(amount)
    x, y, z = points * np.float32(9)
    noise = (
        np.sin(x * 2.1 + np.sin(z * 3.3 + y)) * np.sin(y * 2.7 + np.sin(x * 2.9)) * np.sin(z * 2.3 + np.sin(y * 3.1))
    )
    x, y, z = x * np.float32(3.7), y * np.float32(3.7), z * np.float32(3.7)
    noise = noise + 0.5 * np.sin(x + np.sin(z)) * np.sin(y + np.sin(x)) * np.sin(z + np.sin(y))
    return np.clip(1 + amount * noise, 0.2, 2)


def _edges(g: Geometry) -> Floats:
    """Dry-brushed rims: brighter where the surface bulges, darker in creases and where one thing hides another."""
    right, up, _ = g.basis
    nr, nu = np.tensordot(right, g.normals, 1), np.tensordot(up, g.normals, 1)
    bend = np.zeros_like(nr)
    bend[:, 1:-1] += nr[:, 2:] - nr[:, :-2]
    bend[1:-1] += nu[:-2] - nu[2:]
    inside = g.hit.copy()
    inside[1:-1, 1:-1] &= g.hit[2:, 1:-1] & g.hit[:-2, 1:-1] & g.hit[1:-1, 2:] & g.hit[1:-1, :-2]
    bend = np.where(inside, np.clip(bend, -0.6, 0.6), 0)
    ink = np.zeros(g.hit.shape, bool)
    for axis in (0, 1):
        for shift in (-2, -1, 1, 2):
            other = np.roll(g.depth, shift, axis)
            ink |= (other - g.depth > 0.055 * abs(shift)) & g.hit
    return np.clip(1 + 0.5 * bend, 0.55, 1.45) * np.where(ink, 0.42, 1.0).astype(np.float32)


def tone(linear: Floats) -> Floats:
    """Film-like shoulder and gamma, 0 to 1."""
    c = linear / (1 + linear * 0.28) * 1.16
    return np.clip(c, 0, 1) ** np.float32(1 / 2.2)


def shrink(image: Floats, by: int) -> Floats:
    rows, cols = image.shape[0] // by, image.shape[1] // by
    return image[: rows * by, : cols * by].reshape(rows, by, cols, by, *image.shape[2:]).mean((1, 3))


def ground_shadow(
    g: Geometry, size: tuple[int, int], scale: float, mirrored: bool = False, level: float = -0.07
) -> Floats:
    """How dark the ground plane is at each pixel of a picture of `size` (columns, rows), 0 to 1."""
    right, up, back = g.basis
    key = key_direction(g, mirrored) + np.array((0, 1.0, 0), np.float32)
    key = (key / np.linalg.norm(key)).astype(np.float32)
    coarse = 4
    beams = Beams(g.parts, key)
    cols, rows = -(-size[0] // coarse), -(-size[1] // coarse)
    u, v = np.meshgrid(
        g.left + (np.arange(cols) + 0.5) * coarse / scale, g.top - (np.arange(rows) + 0.5) * coarse / scale
    )
    flat = right[None, None] * u[..., None] + up[None, None] * v[..., None]
    w = (level - flat[..., 1]) / back[1]
    ground = np.moveaxis(flat + back[None, None] * w[..., None], -1, 0).astype(np.float32)
    out = np.zeros((rows, cols), np.float32)
    for r0 in range(0, rows, 16):
        for c0 in range(0, cols, 16):
            p = ground[:, r0 : r0 + 16, c0 : c0 + 16]
            shape = p.shape[1:]
            p = p.reshape(3, -1)
            shade_here = 1 - lit(beams, p, softness=6.0, steps=26, far=1.5)
            near = _near_ball(g.parts, p, 0.2)
            if near:
                d = distance(near, p[0], p[1] + np.float32(0.03), p[2])
                shade_here = np.maximum(shade_here, np.clip(0.75 - d / 0.16, 0, 1))
            out[r0 : r0 + 16, c0 : c0 + 16] = shade_here.reshape(shape)
    return out
