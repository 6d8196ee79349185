"""Lava, water, ice, bog and chasms as quarter tiles: they join over any shape.

A sheet has five columns (full, corner, across, upright, inner) and four rows, one for each place in a 2x2 block of
squares, so that waves do not repeat at once. Every quarter of a square is cut from the column its neighbours ask for.
"""

from __future__ import annotations

from functools import partial

import numpy as np
from PIL import Image

from tools.sculpt.boards.relief import SIZE, blur, image, noise, relief, smooth
from tools.sculpt.paintings import Baked, painting
from tools.sculpt.solids import Floats

COLUMNS = ("full", "corner", "across", "upright", "inner")
TWO = 2 * SIZE


def area(column: str) -> np.ndarray:
    """Three by three squares: which belong to the pool when the middle is of this column."""
    cross = {"full": "nswe", "corner": "", "across": "we", "upright": "ns", "inner": "nswe"}[column]
    mask = np.zeros((3, 3))
    mask[1, 1] = 1
    mask[0, 1], mask[2, 1], mask[1, 0], mask[1, 2] = ("n" in cross), ("s" in cross), ("w" in cross), ("e" in cross)
    if column == "full":
        mask[:] = 1
    return mask


def pool(column: str, phase: tuple[int, int], rim: float) -> Floats:
    """How far inside the pool a pixel is: over 0 is in it; about -1 to 1 across the rim. 3x3 squares large."""
    mask = np.kron(area(column), np.ones((SIZE, SIZE)))
    soft = blur(mask, rim) * 2 - 1
    shape = noise(TWO, TWO, 22, 77, 2) - 0.5
    return soft - 0.14 + tiled(shape, phase) * 0.55


def tiled(field: Floats, phase: tuple[int, int]) -> Floats:
    """A field that repeats every two squares, laid over the 3x3 squares around the middle one at a phase."""
    y, x = (np.arange(3 * SIZE) + (phase[1] - 1) * SIZE) % TWO, (np.arange(3 * SIZE) + (phase[0] - 1) * SIZE) % TWO
    return field[np.ix_(y, x)]


def middle(picture: Floats) -> Floats:
    return picture[SIZE : 2 * SIZE, SIZE : 2 * SIZE]


def lava(depth: Floats, phase: tuple[int, int]) -> tuple[Floats, Floats]:
    a, b = tiled(noise(TWO, TWO, 40, 5, 3), phase), tiled(noise(TWO, TWO, 18, 6, 2), phase)
    vein = np.abs(a - 0.5 + (b - 0.5) * 0.25)
    hot = np.clip(1 - vein * 11, 0, 1) ** 1.4
    crust = relief(0.6 * smooth(0.02, 0.16, vein) + 0.25 * b, np.full((*a.shape, 3), (92, 40, 34.0)), 9)
    crust = crust * 0.85 + np.array((70, 8, 0)) * np.clip(0.5 - vein * 3, 0, 1)[..., None] * 2
    glow = np.array((255, 120, 18)) * hot[..., None] + np.array((0, 120, 90)) * (hot**4)[..., None]
    inside = np.maximum(crust, 0) * (1 - hot[..., None] * 0.9) + glow
    shore = np.clip(1 - depth * 5, 0, 1)
    inside = inside * (1 - 0.3 * shore[..., None]) + np.array((255, 150, 40)) * (shore**2 * 0.55)[..., None]
    rim = smooth(-0.34, 0.0, depth)
    stone = np.array((40, 26, 26)) + np.array((110, 40, 8)) * smooth(-0.16, 0.02, depth)[..., None]
    k = smooth(-0.03, 0.05, depth)[..., None]
    return inside * k + stone * (1 - k), np.maximum(rim * 0.9, k[..., 0])


def water(depth: Floats, phase: tuple[int, int]) -> tuple[Floats, Floats]:
    a = tiled(noise(TWO, TWO, 30, 15, 3), phase)
    caustic = np.clip(1 - np.abs(tiled(noise(TWO, TWO, 24, 16, 2), phase) - 0.5) * 14, 0, 1) ** 2
    deep = np.array((22, 74, 112)) + (a[..., None] - 0.4) * np.array((20, 50, 56))
    inside = deep + caustic[..., None] * np.array((46, 74, 78))
    shallow = np.clip(1 - depth * 2.4, 0, 1)[..., None]
    inside = inside * (1 - 0.45 * shallow) + np.array((70, 150, 160)) * 0.45 * shallow
    foam = np.clip(1 - np.abs(depth - 0.10) * 16, 0, 1) * (a > 0.42)
    inside = inside + foam[..., None] * 90
    k = smooth(-0.03, 0.05, depth)[..., None]
    wet = np.array((44, 40, 38))
    return inside * k + wet * (1 - k), np.maximum(smooth(-0.3, 0, depth) * 0.7, k[..., 0])


def ice(depth: Floats, phase: tuple[int, int]) -> tuple[Floats, Floats]:
    a = tiled(noise(TWO, TWO, 60, 25, 2), phase)
    crack = np.clip(1 - np.abs(tiled(noise(TWO, TWO, 52, 26, 1), phase) - 0.5) * 40, 0, 1)
    height = 0.5 + 0.3 * a - crack * 0.4 + 0.35 * smooth(0.0, 0.3, depth)
    inside = relief(height, np.full((*a.shape, 3), (176, 214, 232.0)), 6, 0.5) + crack[..., None] * 50
    k = smooth(-0.03, 0.03, depth)[..., None]
    return inside * k + np.array((214, 232, 240)) * (1 - k), np.maximum(smooth(-0.32, 0, depth) * 0.55, k[..., 0])


def poison(depth: Floats, phase: tuple[int, int]) -> tuple[Floats, Floats]:
    a = tiled(noise(TWO, TWO, 34, 35, 3), phase)
    inside = np.array((62, 84, 30)) + (a[..., None] - 0.5) * np.array((60, 90, 20))
    rng = np.random.default_rng(36)
    bubbles = np.zeros((TWO, TWO))
    shine = np.zeros((TWO, TWO))
    yy, xx = np.mgrid[0:TWO, 0:TWO]
    for _ in range(34):
        cx, cy, r = rng.integers(0, TWO), rng.integers(0, TWO), rng.uniform(4, 13)
        dx, dy = (xx - cx + SIZE) % TWO - SIZE, (yy - cy + SIZE) % TWO - SIZE
        d = np.hypot(dx, dy) / r
        bubbles = np.maximum(bubbles, np.where(d < 1, np.sqrt(np.clip(1 - d * d, 0, 1)), 0))
        shine = np.maximum(shine, np.clip(1 - np.hypot(dx + r * 0.35, dy + r * 0.35) / (r * 0.3), 0, 1))
    b, sh = tiled(bubbles, phase), tiled(shine, phase)
    inside = relief(0.3 + b * 0.9, np.clip(inside + b[..., None] * np.array((70, 90, 10)), 0, 255), 9, 0.3)
    inside = inside + sh[..., None] * 120
    k = smooth(-0.03, 0.05, depth)[..., None]
    return inside * k + np.array((48, 52, 26)) * (1 - k), np.maximum(smooth(-0.3, 0, depth) * 0.8, k[..., 0])


def chasm(depth: Floats, phase: tuple[int, int]) -> tuple[Floats, Floats]:
    """A hole: a lit stone lip, the far (northern) wall seen going down, darkness below."""
    rock = tiled(noise(TWO, TWO, 20, 45, 3), phase)
    k = smooth(-0.02, 0.04, depth)
    drop = np.zeros_like(depth)
    for i in range(1, 58):
        drop = np.maximum(drop, np.where(np.roll(k, i, 0) < 0.5, 1 - i / 58, 0))
    side = np.zeros_like(depth)
    for i in range(1, 22):
        side = np.maximum(side, np.where(np.roll(k, i, 1) < 0.5, 1 - i / 22, 0))
    ledge = 0.6 + 0.4 * np.sign(np.sin(drop * 17 + rock * 5))
    wall = np.array((118, 104, 92)) * (drop**1.3 * (0.5 + 0.7 * rock) * ledge)[..., None]
    wall = np.maximum(wall, np.array((70, 62, 62)) * (side**1.5 * (0.5 + 0.6 * rock))[..., None] * 0.8)
    inside = np.array((9, 8, 16)) + wall
    lip = smooth(-0.42, -0.02, depth)
    top = relief(1 - 0.9 * smooth(-0.12, 0.06, depth) + 0.3 * rock, np.full((*depth.shape, 3), (136, 126, 116.0)), 9)
    return inside * k[..., None] + top * (1 - k[..., None]), np.maximum(
        smooth(-0.22, -0.12, depth), np.maximum(lip * 0.25, k)
    )


MAKERS = {"lava": lava, "water": water, "ice": ice, "poison": poison, "chasm": chasm}


def sheet(look: str) -> Baked:
    full = Image.new("RGBA", (len(COLUMNS) * SIZE, 4 * SIZE))
    for row, phase in enumerate(((0, 0), (1, 0), (0, 1), (1, 1))):
        for i, column in enumerate(COLUMNS):
            depth = pool(column, phase, 17)
            if column == "full":
                depth = depth + 0.6
            rgb, alpha = MAKERS[look](depth, phase)
            full.paste(image(middle(rgb), middle(alpha)), (i * SIZE, row * SIZE))
    cells = {name: [i * SIZE, 0, SIZE, SIZE] for i, name in enumerate(COLUMNS)}
    return Baked("quarters", {"": full}, {"size": [SIZE, SIZE], "cells": cells})


for _look in MAKERS:
    painting(f"quarters/{_look}")(partial(sheet, _look))
