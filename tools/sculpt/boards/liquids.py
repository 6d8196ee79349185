"""Lava, water, ice, bog and chasms as quarter tiles: they join over any shape.

A sheet has five columns (full, corner, across, upright, inner) and four rows, one for each place in a 2x2 block of
squares, so that waves do not repeat at once. Every quarter of a square is cut from the column its neighbours ask for.
"""

from __future__ import annotations

import math
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


def cells(spacing: int, seed: int, phase: tuple[int, int]) -> tuple[Floats, Floats, Floats]:
    """Scattered points: the distance to the nearest, to the border of its cell, and its number in 0-1."""
    rng = np.random.default_rng(seed)
    n = TWO // spacing
    yy, xx = np.mgrid[0:TWO, 0:TWO]
    far = []
    numbers = rng.random(n * n)
    for i in range(n * n):
        cx, cy = (np.array((i % n, i // n)) + 0.5 + rng.uniform(-0.36, 0.36, 2)) * spacing
        far.append(np.hypot((xx - cx + SIZE) % TWO - SIZE, (yy - cy + SIZE) % TWO - SIZE))
    ranked = np.sort(far, axis=0)
    number = numbers[np.argmin(far, axis=0)]
    return tiled(ranked[0], phase), tiled((ranked[1] - ranked[0]) / 2, phase), tiled(number, phase)


def lava(depth: Floats, phase: tuple[int, int]) -> tuple[Floats, Floats]:
    """Black plates of crust adrift on a melt that is the brightest thing on the floor."""
    _, border, number = cells(43, 5, phase)
    wobble = (tiled(noise(TWO, TWO, 18, 6, 2), phase) - 0.5) * 9
    plate = smooth(4.5, 7.5, border + wobble - 3 * number) * smooth(0.16, 0.30, depth)
    heat = smooth(7.5, 1.0, border + wobble) * smooth(0.06, 0.22, depth)
    melt = np.array((232, 44, 8)) + heat[..., None] * np.array((23, 186, 96))
    rough = tiled(noise(TWO, TWO, 12, 7, 2), phase)
    crust = relief(0.75 * plate + 0.25 * rough, np.full((*border.shape, 3), (66, 28, 28.0)), 8)
    crust = crust + np.array((130, 10, 0)) * smooth(13, 5, border + wobble)[..., None] * 0.8
    inside = crust * plate[..., None] + melt * (1 - plate[..., None])
    k = smooth(-0.03, 0.05, depth)[..., None]
    stone = np.array((30, 12, 12)) + np.array((150, 20, 4)) * smooth(-0.12, 0.02, depth)[..., None]
    return inside * k + stone * (1 - k), np.maximum(smooth(-0.34, 0.0, depth) * 0.9, k[..., 0])


def water(depth: Floats, phase: tuple[int, int]) -> tuple[Floats, Floats]:
    """Rows of light crests on blue, and foam along the shore."""
    a = tiled(noise(TWO, TWO, 46, 15, 2), phase)
    rows, cols = (np.mgrid[0:TWO, 0:TWO] + 0.0) / TWO * math.tau
    row = rows * 8 + 0.9 * np.sin(cols * 4) + 1.2 * (noise(TWO, TWO, 64, 18) - 0.5)
    swell = tiled(np.cos(row), phase)
    broken = tiled(np.cos(cols * 4 + np.floor(row / math.tau + 0.5) * 2.4), phase)
    crest = smooth(0.74, 0.94, swell) * smooth(-0.25, 0.25, broken)
    inside = np.array((26, 88, 140)) + (a[..., None] - 0.5) * np.array((16, 40, 50))
    inside = inside + np.clip(swell, 0, 1)[..., None] * np.array((10, 26, 30))
    shallow = smooth(0.5, 0.0, depth)[..., None]
    inside = inside * (1 - 0.5 * shallow) + np.array((70, 160, 184)) * 0.5 * shallow
    inside = inside * (1 - crest[..., None]) + np.array((196, 236, 248)) * crest[..., None]
    foam = np.clip(1 - np.abs(depth - 0.10) * 11, 0, 1)[..., None] * 0.9
    inside = inside * (1 - foam) + np.array((224, 244, 250)) * foam
    k = smooth(-0.03, 0.05, depth)[..., None]
    wet = np.array((34, 32, 34))
    return inside * k + wet * (1 - k), np.maximum(smooth(-0.3, 0, depth) * 0.8, k[..., 0])


def ice(depth: Floats, phase: tuple[int, int]) -> tuple[Floats, Floats]:
    """Pale floes with dark cracks between them and a dark edge, so that it is no sand without its colour."""
    _, border, number = cells(85, 25, phase)
    wobble = (tiled(noise(TWO, TWO, 20, 27, 2), phase) - 0.5) * 4
    crack = smooth(4.5, 2.0, border + wobble)
    bright = 0.9 + 0.2 * number[..., None]
    height = 0.7 * (1 - crack) + 0.3 * smooth(0.0, 0.3, depth)
    inside = relief(height, np.array((184, 222, 240)) * bright, 6, 0.5)
    diagonal = np.cos((np.add(*np.mgrid[0:TWO, 0:TWO]) / TWO * math.tau) * 4)
    inside = inside + (smooth(0.86, 0.97, tiled(diagonal, phase)) * smooth(10, 16, border))[..., None] * 44
    inside = inside * (1 - 0.75 * crack[..., None]) + np.array((40, 84, 124)) * 0.75 * crack[..., None]
    k = smooth(0.0, 0.07, depth)[..., None]
    edge = np.array((38, 66, 96))
    return inside * k + edge * (1 - k), smooth(-0.16, -0.06, depth)


def poison(depth: Floats, phase: tuple[int, int]) -> tuple[Floats, Floats]:
    """A dark brew with a bright scum at its edge and bubbles as light rings."""
    a = tiled(noise(TWO, TWO, 34, 35, 3), phase)
    near, _, number = cells(43, 36, phase)
    radius = 6 + 10 * number
    d = near / radius
    dome = np.sqrt(np.clip(1 - d * d, 0, 1))
    lip = np.clip(1 - np.abs(d - 0.9) * radius / 3.2, 0, 1)
    inside = np.array((34, 58, 22)) + (a[..., None] - 0.5) * np.array((36, 60, 14))
    inside = relief(0.3 + dome * 0.6, np.clip(inside + dome[..., None] * np.array((60, 84, 10)), 0, 255), 7, 0.5)
    inside = inside * (1 - lip[..., None]) + np.array((206, 244, 96)) * lip[..., None]
    scum = np.clip(1 - np.abs(depth - 0.09) * 9, 0, 1)[..., None] * 0.9
    inside = inside * (1 - scum) + np.array((176, 214, 58)) * scum
    k = smooth(-0.03, 0.05, depth)[..., None]
    return inside * k + np.array((28, 34, 18)) * (1 - k), np.maximum(smooth(-0.3, 0, depth) * 0.85, k[..., 0])


def chasm(depth: Floats, phase: tuple[int, int]) -> tuple[Floats, Floats]:
    """A hole: a bright stone lip, walls going down in ledges, darkness below. No wall reaches over the middle of its
    square, where another column may go on."""
    rock = tiled(noise(TWO, TWO, 20, 45, 3), phase)
    k = smooth(-0.02, 0.04, depth)
    walls = [np.zeros_like(depth) for _ in range(3)]
    for wall, reach, axis, step in zip(walls, (60, 38, 38), (0, 1, 1), (1, 1, -1), strict=True):
        for i in range(1, reach):
            np.maximum(wall, np.where(np.roll(k, i * step, axis) < 0.5, 1 - i / reach, 0), out=wall)
    north, west, east = walls
    courses = north * 5 + (rock - 0.5) * 0.8
    ledge = smooth(0.0, 0.25, courses % 1) * 0.62 + 0.38
    tone = 0.6 + 0.7 * rock + 0.25 * np.sign(np.sin(np.floor(courses) * 2.1 + rock * 14))
    face = np.array((236, 214, 188)) * (north**1.1 * ledge * tone)[..., None]
    for side, bright in ((west, 0.75), (east, 1.1)):
        face = np.maximum(face, np.array((112, 102, 104)) * (side**1.8 * (0.5 + 0.7 * rock) * bright)[..., None])
    inside = np.array((12, 13, 26)) + face
    top = relief(1 - 0.5 * smooth(-0.1, 0.06, depth) + 0.15 * rock, np.full((*depth.shape, 3), (226, 214, 192.0)), 7)
    alpha = np.maximum(smooth(-0.34, -0.2, depth) * 0.6, smooth(-0.26, -0.2, depth))
    edge = smooth(-0.26, -0.20, depth)[..., None]
    top = top * edge + np.array((18, 16, 20)) * (1 - edge)
    return inside * k[..., None] + top * (1 - k[..., None]), np.maximum(alpha, k)


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
