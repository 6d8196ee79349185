"""Difficult ground of each theme, laid over the floor: broken stones, roots, bones, cables."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from tools.sculpt.boards.relief import SIZE
from tools.sculpt.boards.walls import PAINTS, grid_view
from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.parts.paints import BLACK, BONE, DARK_WOOD, LEAF, paint, shifted
from tools.sculpt.pictures import palette
from tools.sculpt.scene import Sculpt
from tools.sculpt.solids import Floats, box, egg, ring, rod


def stones(s: Sculpt, rng: np.random.Generator, theme: str) -> None:
    """Angular lumps from large to small that do not lie on each other's middle."""
    laid: list[tuple[float, float, float]] = []
    for size, count in ((0.17, 4), (0.115, 7), (0.065, 14), (0.035, 14)):
        for _ in range(count * 6):
            x, z = rng.uniform(-0.42 + size, 0.42 - size, 2)
            if all(math.hypot(x - a, z - b) > (size + r) * 0.92 for a, b, r in laid):
                laid.append((float(x), float(z), size))
                tone = shifted(PAINTS[theme], float(rng.uniform(-0.22, 0.2)))
                half = tuple(float(size * rng.uniform(0.55, 0.95)) for _ in range(3))
                turned = [float(v) for v in rng.uniform(-0.5, 0.5, 2)]
                s.add(
                    tone,
                    box(
                        (float(x), half[1] * 0.5, float(z)),
                        (half[0], half[1] * 0.8, half[2]),
                        size * 0.22,
                        turned[0],
                        float(rng.uniform(0, 3)),
                        turned[1],
                    ),
                    blend=0,
                )
                count -= 1
                if not count:
                    break


def extras(s: Sculpt, rng: np.random.Generator, theme: str) -> None:
    if theme == "moss":
        for _ in range(3):
            a = float(rng.uniform(0, math.tau))
            points = [
                (math.cos(a) * r + 0.08 * math.sin(r * 9 + a), 0.03 + 0.08 * (i % 2), math.sin(a) * r)
                for i, r in enumerate((-0.42, -0.2, 0.05, 0.25, 0.42))
            ]
            s.chain(DARK_WOOD, points, (0.05, 0.06, 0.055, 0.045, 0.02), 0.03)
        for _ in range(7):
            x, z = (float(v) for v in rng.uniform(-0.36, 0.36, 2))
            s.add(LEAF, egg((x, 0.05, z), (0.09, 0.025, 0.05), y=x * 20, z=0.3), blend=0)
    elif theme == "sand":
        x, z = (float(v) for v in rng.uniform(-0.2, 0.2, 2))
        s.add(BONE, rod((x - 0.16, 0.10, z), (x + 0.16, 0.12, z + 0.1), 0.03), blend=0)
        for k in (-1, 1):
            s.add(BONE, egg((x + k * 0.17, 0.11 + 0.01 * k, z + 0.05 + 0.05 * k), (0.05, 0.04, 0.06)), blend=0.02)
    elif theme == "neon":
        for colour in ((150, 116, 60), (112, 116, 126), (52, 54, 64)):
            a = float(rng.uniform(0, 6))
            points = [
                (0.36 * math.cos(a + i * 0.9) * (0.6 + 0.1 * i), 0.05, 0.36 * math.sin(a + i * 1.3)) for i in range(5)
            ]
            s.chain(paint(*colour, 0.5), points, (0.032,) * 5, 0.02)
        s.add(BLACK, ring((float(rng.uniform(-0.2, 0.2)), 0.05, float(rng.uniform(-0.2, 0.2))), 0.13, 0.035), blend=0)


def square(s: Sculpt) -> Floats:
    """The sculpt around the origin as one square's picture; what reaches over its edge is cut."""
    data, (ax, ay) = grid_view(s, 0.7)
    out = np.zeros((SIZE, SIZE, 4), np.float32)
    half = SIZE // 2
    top, left = ay - half, ax - half
    rows, cols = (
        slice(max(top, 0), min(top + SIZE, data.shape[0])),
        slice(max(left, 0), min(left + SIZE, data.shape[1])),
    )
    out[rows.start - top : rows.stop - top, cols.start - left : cols.stop - left] = data[rows, cols]
    return out


def difficult(theme: str, variant: int) -> Baked:
    rng = np.random.default_rng((variant, len(theme), 9))
    s = Sculpt()
    stones(s, rng, theme)
    extras(s, rng, theme)
    return picture(palette(square(s), 128))


for _theme in PAINTS:
    for _n in range(4):
        painting(f"tiles/{_theme}_difficult_{_n}")(partial(difficult, _theme, _n))
