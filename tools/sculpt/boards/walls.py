"""Walls on the edges of squares, seen so that the ground keeps its square grid (heights are drawn upwards)."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from tools.sculpt.boards.relief import image
from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.parts.paints import LEAF, paint, shifted
from tools.sculpt.pictures import layers, palette
from tools.sculpt.render import Camera, bounds
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import Floats, box, egg, rod

PITCH = 0.96
STRETCH = math.sin(PITCH)
LONGEST = 6


def grid_view(s: Sculpt, shadow: float = 0.55) -> tuple[Floats, tuple[int, int]]:
    """RGBA of a sculpt over an unforeshortened grid of 128 px, its shadow under it; and where its origin lies."""
    camera = Camera(0.0, PITCH, 128 / STRETCH)
    left, bottom, right, top = bounds(s.parts, camera)
    unit = 4 / camera.scale
    left, right = math.floor((left - 0.1) / unit) * unit, math.ceil((right + 0.4) / unit) * unit
    bottom, top = math.floor((bottom - 0.25) / unit) * unit, math.ceil((top + 0.1) / unit) * unit
    made = layers(s, camera, (left, bottom, right, top), (False,), 2.0)[0]
    figure = made.figure
    dark = made.shadow[..., 1] * (shadow / 0.5)
    alpha = figure[..., 3] + dark * (1 - figure[..., 3])
    rgb = figure[..., :3] * (figure[..., 3] / np.maximum(alpha, 1e-4))[..., None]
    full = image(rgb * 255, alpha)
    wide = round(full.width * STRETCH)
    full = full.resize((wide, full.height))
    data = np.asarray(full, np.float32) / 255
    rows, cols = np.flatnonzero((data[..., 3] > 0.02).any(1)), np.flatnonzero((data[..., 3] > 0.02).any(0))
    cut = data[rows[0] : rows[-1] + 1, cols[0] : cols[-1] + 1]
    at = (round(-left * 128) - int(cols[0]), round(top * camera.scale) - int(rows[0]))
    return cut, at


PAINTS = {
    "stone": paint(98, 94, 92, 0.08, grain=0.18),
    "moss": paint(88, 94, 74, 0.06, grain=0.2),
    "sand": paint(164, 132, 90, 0.08, grain=0.14),
    "neon": paint(70, 74, 96, 0.5, grain=0.03),
    "wood": paint(116, 78, 48, 0.12, grain=0.14),
}
THICK = 0.085


def bricks(s: Sculpt, theme: str, length: float, upright: bool) -> None:
    """Courses of blocks along +x (lying) or +z (upright), with capping slabs; so low that the base of a figure behind
    them is seen."""
    rng = np.random.default_rng((len(theme), int(length * 10), upright))
    base = PAINTS[theme]

    def block(at: float, y: float, long: float, high: float, thick: float, tone: Paint) -> None:
        half = (long / 2 - 0.006, high / 2 - 0.004, thick)
        if upright:
            s.add(tone, box((0, y, at), (half[2], half[1], half[0]), 0.022), blend=0)
        else:
            s.add(tone, box((at, y, 0), half, 0.022), blend=0)

    if theme == "neon":
        block(length / 2, 0.085, length + 0.1, 0.17, 0.06, base)
        block(length / 2, 0.20, length + 0.16, 0.07, 0.08, shifted(base, 0.12))
        glow = paint(70, 225, 255, 0.4, glow=0.9)
        for side in (-1, 1):
            ends = ((-0.02, 0.11, side * 0.066), (length + 0.02, 0.11, side * 0.066))
            if upright:
                s.add(glow, rod((ends[0][2], 0.11, -0.02), (ends[1][2], 0.11, length + 0.02), 0.018), blend=0)
            else:
                s.add(glow, rod(*ends, 0.018), blend=0)
        return
    course = 0.085
    for row in range(2):
        at = -0.08
        while at < length + 0.06:
            long = min(float(rng.uniform(0.22, 0.38)), length + 0.08 - at)
            if length + 0.08 - at - long < 0.1:
                long = length + 0.08 - at
            tone = shifted(base, float(rng.uniform(-0.18, 0.10)) - 0.06 * (1 - row))
            block(
                at + long / 2,
                row * course + course / 2,
                long,
                course,
                THICK - 0.012 * (row % 2) + float(rng.uniform(-0.008, 0.008)),
                tone,
            )
            at += long
    at = -0.10
    while at < length + 0.08:
        long = min(float(rng.uniform(0.36, 0.55)), length + 0.10 - at)
        if length + 0.10 - at - long < 0.15:
            long = length + 0.10 - at
        block(
            at + long / 2,
            2 * course + 0.035,
            long,
            0.08,
            THICK + 0.02,
            shifted(base, 0.14 + float(rng.uniform(-0.05, 0.05))),
        )
        at += long
    if theme == "moss":
        for _ in range(int(length * 5)):
            t, k = rng.uniform(0, length), rng.uniform(-0.08, 0.08)
            p = (k, 0.25, t) if upright else (t, 0.25, k)
            s.add(paint(84, 122, 52, 0.05, grain=0.3), egg(p, (0.08, 0.02, 0.05)), blend=0.02)
        for _ in range(int(length * 2)):
            t = rng.uniform(0.05, length - 0.05)
            low = rng.uniform(0.06, 0.16)
            if not upright:
                s.chain(
                    LEAF, ((t, 0.26, 0.10), (t + 0.03, 0.20, 0.12), (t - 0.02, low, 0.11)), (0.03, 0.03, 0.015), 0.01
                )


def wall(theme: str, length: int, upright: bool) -> Baked:
    s = Sculpt()
    bricks(s, theme, length, upright)
    data, at = grid_view(s)
    return picture(palette(data), anchor=list(at))


def pillar(theme: str) -> Baked:
    """Where walls end or meet."""
    s = Sculpt()
    base = PAINTS[theme]
    s.add(shifted(base, -0.1), box((0, 0.03, 0), (0.15, 0.04, 0.15), 0.02), blend=0)
    s.add(base, box((0, 0.15, 0), (0.12, 0.14, 0.12), 0.02), blend=0)
    s.add(shifted(base, 0.16), box((0, 0.31, 0), (0.15, 0.04, 0.15), 0.02), blend=0)
    if theme == "neon":
        s.add(paint(255, 90, 190, 0.4, glow=0.9), box((0, 0.24, 0), (0.127, 0.02, 0.127), 0.01), blend=0)
    data, at = grid_view(s)
    return picture(palette(data), anchor=list(at))


for _theme in PAINTS:
    for _n in range(1, LONGEST + 1):
        painting(f"walls/{_theme}/lying_{_n}")(partial(wall, _theme, _n, False))
    painting(f"walls/{_theme}/upright_1")(partial(wall, _theme, 1, True))
    painting(f"walls/{_theme}/pillar")(partial(pillar, _theme))
