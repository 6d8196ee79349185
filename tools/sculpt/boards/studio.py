"""The studio of the show: polished floor, the carpets of the lanes, and scenery that fills whole squares.

Nothing here glows in the colours of overlays: light is white, metal is grey, and only what can be clicked is bright.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image

from tools.sculpt.boards.relief import SIZE, blur, image, noise, relief, small, smooth
from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.pictures import palette
from tools.sculpt.solids import Floats

VARIANTS = 16
Y, X = np.mgrid[0:SIZE, 0:SIZE] + 0.5
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
RAISED = 60
"""Pixels that the top of a block lies above the floor."""
INSET, ROUND, CAST = 4, 9, 40
"""Pixels: between a free side and the edge of the square, of a free corner, and of the shadow to the east."""
RIM = np.array((150, 156, 170.0))


def floor(variant: int) -> Baked:
    """Dark resin in large panels; no two squares alike, and none of them worth a look."""
    edge = np.minimum(np.minimum(X, SIZE - X), np.minimum(Y, SIZE - Y))
    height = smooth(0.0, 3.0, edge) + 0.03 * noise(SIZE, SIZE, 6, 70 + variant)
    tone = np.array((64, 67, 78.0)) * (0.95 + 0.02 * (variant * 7 % 6))
    clouds = noise(SIZE, SIZE, 64, 90 + variant, 2) - 0.5
    colour = tone * (1 + 0.10 * clouds + 0.05 * (noise(SIZE, SIZE, 3, 80 + variant) - 0.5))[..., None]
    if variant in (3, 9):  # a hatch of the stage crew, cut into the floor
        groove = np.abs(np.maximum(np.abs(X - 64), np.abs(Y - 64)) - 44)
        height = height - 0.5 * smooth(2.5, 0.5, groove)
    elif variant in (6, 13):  # where a camera stand was bolted down
        for cx, cy in ((64, 40), (43, 76), (85, 76)):
            height = height - 0.45 * smooth(5.0, 3.0, np.hypot(X - cx, Y - cy))
    scuff = smooth(0.74, 0.9, noise(SIZE, SIZE, 30, 130 + variant, 2))[..., None]
    return picture(small(image(relief(height, colour * (1 + 0.12 * scuff), 5.0, 0.05))))


def carpet() -> Baked:
    """Woven runners with a braid along their edges, joining over any shape."""
    across, upright = SIZE / 2 - np.abs(Y - SIZE / 2), SIZE / 2 - np.abs(X - SIZE / 2)
    shapes = {
        "full": np.full((SIZE, SIZE), 999.0), "corner": np.minimum(across, upright), "across": across,
        "upright": upright, "inner": np.maximum(across, upright),
    }  # fmt: skip
    full = Image.new("RGBA", (len(shapes) * SIZE, 4 * SIZE))
    for row in range(4):
        weave = 0.5 + 0.25 * (np.sin(X * np.pi / 2) + np.sin(Y * np.pi / 2 + np.pi * (X // 4 % 2)))
        lozenge = np.abs((X + Y) % 64 - 32) + np.abs((X - Y) % 64 - 32)
        figure = smooth(5.0, 2.0, np.abs(lozenge - 22))
        worn = noise(SIZE, SIZE, 64, 300 + row, 3) - 0.5
        cloth = np.array((84, 46, 80.0)) * (1 + 0.14 * worn)[..., None]
        cloth = cloth + np.array((15, 9, 14.0)) * figure[..., None]
        for i, (name, depth) in enumerate(shapes.items()):
            braid = smooth(3.0, 1.5, np.abs(depth - 11)) + 0.6 * smooth(2.0, 0.5, np.abs(depth - 18))
            braid = np.clip(braid * (0.75 + 0.25 * np.sin((X + Y) * np.pi / 4)), 0, 1)
            colour = cloth * (1 - braid[..., None]) + np.array((150, 116, 66.0)) * braid[..., None]
            stitch = smooth(1.6, 0.6, np.minimum(np.minimum(X, SIZE - X), np.minimum(Y, SIZE - Y)))
            colour = colour * (1 - 0.42 * stitch)[..., None]
            height = 0.12 * weave + 0.35 * braid + 0.9 * smooth(3.0, 7.0, depth)
            shown = relief(height, colour, 4.0)
            full.paste(image(shown, smooth(2.5, 4.5, depth)), (i * SIZE, row * SIZE))
            assert name
    cells = {name: [i * SIZE, 0, SIZE, SIZE] for i, name in enumerate(shapes)}
    return Baked("quarters", {"": full}, {"size": [SIZE, SIZE], "cells": cells})


def teleporter(variant: int) -> Baked:
    """A plate of the machinery that heroes come by: steel with rings of brass let into it."""
    x, y = X - SIZE / 2, Y - SIZE / 2
    r, edge = np.hypot(x, y), SIZE / 2 - np.maximum(np.abs(x), np.abs(y))
    plate = smooth(4.0, 7.0, edge)
    rings = np.maximum(smooth(3.5, 1.5, np.abs(r - 46)), smooth(2.5, 1.0, np.abs(r - 30)))
    turn = np.arctan2(y, x) + variant * np.pi / 12
    ticks = smooth(0.9, 0.97, np.cos(turn * 12)) * smooth(2.0, 4.0, r - 32) * smooth(2.0, 4.0, 44 - r)
    hub = smooth(15.0, 12.0, r)
    brass = np.clip(rings + ticks, 0, 1)
    height = 0.6 * plate + 0.22 * brass + 0.3 * hub + 0.03 * noise(SIZE, SIZE, 4, 400 + variant)
    colour = (
        np.full((SIZE, SIZE, 3), (98, 102, 116.0)) * (0.94 + 0.12 * noise(SIZE, SIZE, 48, 410 + variant, 2))[..., None]
    )
    colour = colour * (1 - brass[..., None]) + np.array((206, 164, 96.0)) * brass[..., None]
    colour = colour * (1 - hub[..., None]) + np.array((196, 206, 220.0)) * hub[..., None]
    colour = np.where(plate[..., None] < 0.2, np.array((40, 42, 50.0)), colour)
    return picture(small(image(relief(height, colour, 6.0, 0.06))))


# Blocks. A top of SIZE x SIZE, RAISED above its square, and below it the front, if nothing stands south of it


def depths(mask: int, rows: int, has_ends: bool) -> tuple[Floats, Floats]:
    """Return how far it is to free sides, across and down; has_ends: whether upper and lower side count."""
    y, x = np.mgrid[0:rows, 0:SIZE] + 0.5
    far = np.full((rows, SIZE), 999.0)
    across = np.minimum(far if mask & WEST else x - INSET, far if mask & EAST else SIZE - INSET - x)
    down = np.minimum(far if mask & NORTH else y - INSET, far if mask & SOUTH else rows - y)
    return across, down if has_ends else np.minimum(y, rows - y)


def rounded(across: Floats, down: Floats) -> Floats:
    """Distance to the outline, with round corners."""
    corner = ROUND - np.hypot(np.maximum(ROUND - across, 0), np.maximum(ROUND - down, 0))
    return np.where((across < ROUND) & (down < ROUND), corner, np.minimum(across, down))


def bars(along: Floats, wide: float) -> Floats:
    """1 on a round bar whose middle lies where `along` is 0."""
    return np.sqrt(np.clip(1 - (along / wide) ** 2, 0, 1))


def seam(mask: int) -> Floats:
    """1 where a block meets its neighbour."""
    found = np.zeros((SIZE, SIZE))
    for side, place in ((WEST, X), (EAST, SIZE - X), (NORTH, Y), (SOUTH, SIZE - Y)):
        if mask & side:
            found = np.maximum(found, smooth(2.0, 0.5, place))
    return found


def amp_top(d: Floats, mask: int) -> tuple[Floats, Floats]:
    """Black tolex with a handle let into it."""
    grain = noise(SIZE, SIZE, 3, 11) * 0.10
    slot = smooth(0.0, 4.0, np.maximum(np.abs(X - 64) - 26, np.abs(Y - 64) - 7))
    height = smooth(0, 8, d) * 0.9 + grain - 0.3 * (1 - slot) - 0.35 * seam(mask)
    colour = np.full((SIZE, SIZE, 3), (50, 50, 56.0)) * (0.9 + grain)[..., None]
    colour = np.where(slot[..., None] < 0.5, np.array((26, 26, 30.0)), colour)
    return height, colour


def amp_front(x: Floats, y: Floats) -> tuple[Floats, Floats]:
    """Two loudspeakers behind a grille, and a strip of knobs."""
    mesh = 0.5 + 0.5 * np.sin(x * np.pi / 2.5) * np.sin(y * np.pi / 2.5)
    height, colour = 0.55 + 0.06 * mesh, np.full((*x.shape, 3), (40, 40, 45.0)) * (0.85 + 0.3 * mesh)[..., None]
    for cx in (34, 94):
        r = np.hypot(x - cx, (y - 36) * 1.12)
        cone = smooth(24, 6, r)
        height = np.where(r < 25, 0.75 - 0.5 * cone + 0.5 * smooth(7, 2, r), height)
        colour = np.where((r < 25)[..., None], np.array((58, 56, 58.0)) * (1.1 - 0.5 * cone)[..., None], colour)
        ring = smooth(2.5, 1.0, np.abs(r - 25))
        height, colour = height + 0.2 * ring, colour * (1 - ring[..., None]) + 104 * ring[..., None]
    strip = y < 8
    colour = np.where(strip[..., None], np.array((86, 80, 70.0)), colour)
    for cx in range(18, 120, 18):
        knob = smooth(3.5, 2.0, np.hypot(x - cx, y - 4))
        colour = colour * (1 - knob[..., None]) + 30 * knob[..., None]
    return height, colour


def crate_top(d: Floats, mask: int) -> tuple[Floats, Floats]:
    """Boards between rails of aluminium with rivets."""
    grain = noise(SIZE, SIZE, 20, 21, 3)
    lines = 0.5 + 0.5 * np.sin((Y + 8 * grain) * np.pi / 5)
    gap = smooth(2.5, 1.0, np.abs((Y % 32) - 16))
    height = smooth(0, 6, d) * 0.7 + 0.06 * lines - 0.25 * gap - 0.3 * seam(mask)
    colour = np.array((104, 76, 50.0)) * (0.82 + 0.2 * lines + 0.2 * (grain - 0.5))[..., None]
    colour = colour * (1 - 0.45 * gap)[..., None]
    rail = (d < 14)[..., None]
    rivet = smooth(3.0, 1.5, np.hypot(d - 8, np.minimum((X + 8) % 24, (Y + 8) % 24) - 12))
    height = np.where(rail[..., 0], smooth(0, 5, d) + 0.25 * rivet, height)
    return height, np.where(rail, np.array((82, 84, 90.0)) * (1 + 0.3 * rivet)[..., None], colour)


def crate_front(x: Floats, y: Floats) -> tuple[Floats, Floats]:
    grain = noise(SIZE, SIZE, 20, 22, 3)[: x.shape[0]]
    lines = 0.5 + 0.5 * np.sin((y + 8 * grain) * np.pi / 5)
    height, colour = 0.5 + 0.06 * lines, np.array((92, 66, 44.0)) * (0.8 + 0.25 * lines)[..., None]
    rail = ((y < 8) | (y > RAISED - 8))[..., None]
    height = np.where(rail[..., 0], 0.75, height)
    colour = np.where(rail, np.array((78, 80, 86.0)), colour)
    for cx in (36, 92):
        latch = np.maximum(np.abs(x - cx) - 7, np.abs(y - 30) - 11)
        height = np.where(latch < 0, 0.8 - 0.2 * smooth(-3, -6, latch), height)
        colour = np.where((latch < 0)[..., None], np.array((100, 100, 104.0)), colour)
    return height, colour


def truss_top(d: Floats, mask: int) -> tuple[Floats, Floats]:
    """Tubes around a dark inside, crossed by thinner ones."""
    cross = np.maximum(bars((X - Y) / 1.4, 5), bars((X + Y - SIZE) / 1.4, 5))
    rails = bars(d - 7, 7)
    for side, place in ((WEST, X), (EAST, SIZE - X), (NORTH, Y), (SOUTH, SIZE - Y)):
        if mask & side:
            cross = np.maximum(cross, bars(place, 4))
    height = np.maximum(rails, 0.75 * cross)
    inside = np.full((SIZE, SIZE, 3), (24, 25, 31.0))
    metal = np.array((116, 120, 132.0)) * (0.55 + 0.45 * height)[..., None]
    return height, np.where((height > 0.05)[..., None], metal, inside)


def truss_front(x: Floats, y: Floats) -> tuple[Floats, Floats]:
    zig = np.abs((x % 64) - 32) * (RAISED - 16) / 32 + 8
    braces = bars((y - zig) / 1.7, 4)
    rails = np.maximum(bars(y - 6, 6), bars(y - RAISED + 7, 6))
    posts = np.maximum(bars(x - 9, 5), bars(x - SIZE + 9, 5))
    height = np.maximum(np.maximum(rails, 0.9 * posts), 0.7 * braces)
    metal = np.array((108, 112, 124.0)) * (0.55 + 0.45 * height)[..., None]
    return height, np.where((height > 0.05)[..., None], metal, np.array((18, 19, 24.0)))


Top = Callable[[Floats, int], tuple[Floats, Floats]]
Front = Callable[[Floats, Floats], tuple[Floats, Floats]]
BLOCKS: dict[str, tuple[Top, Front]] = {
    "amp": (amp_top, amp_front), "crate": (crate_top, crate_front), "truss": (truss_top, truss_front),
}  # fmt: skip


def block(kind: str, mask: int) -> Baked:
    """A block with neighbours on the sides of a mask; `anchor` is the north-western corner of its square."""
    make_top, make_front = BLOCKS[kind]
    rows = RAISED + SIZE + 12
    colour, alpha = np.zeros((rows, SIZE + CAST, 3)), np.zeros((rows, SIZE + CAST))
    across, down = depths(mask, SIZE, True)
    d = rounded(across, down)
    height, tone = make_top(d, mask)
    top = relief(height, tone, 7.0, 0.05)
    rim = smooth(0.0, 1.2, d) * smooth(4.0, 2.2, d)
    top = top * (1 - 0.65 * rim[..., None]) + RIM * 0.65 * rim[..., None]
    colour[:SIZE, :SIZE], alpha[:SIZE, :SIZE] = top, smooth(-0.5, 0.8, d)
    if not mask & SOUTH:
        y, x = np.mgrid[0:RAISED, 0:SIZE] + 0.5
        height, tone = make_front(x, y)
        ends, _ = depths(mask, RAISED, False)
        shown = relief(height, tone, 6.0, 0.04) * (0.78 - 0.30 * y / RAISED)[..., None]
        shown = shown * smooth(-1.0, 4.0, ends)[..., None]
        colour[SIZE : SIZE + RAISED, :SIZE] = shown
        alpha[SIZE : SIZE + RAISED, :SIZE] = smooth(-0.5, 0.8, ends)
        alpha[SIZE - ROUND : SIZE, :SIZE] = np.maximum(
            alpha[SIZE - ROUND : SIZE, :SIZE], smooth(-0.5, 0.8, ends[:ROUND])
        )
    foot = np.zeros((rows, SIZE + CAST))
    left, right = (0 if mask & WEST else INSET), (SIZE if mask & EAST else SIZE - INSET)
    foot[RAISED + (0 if mask & NORTH else 10) : RAISED + SIZE, left:right] = 1
    shadow: Floats = np.zeros((rows, SIZE + CAST))
    for step in range(0, 26 if not mask & EAST else 1, 2):
        shadow = np.maximum(shadow, np.roll(foot, (step // 4, step), (0, 1)))
    shadow = blur(shadow, 4) * 0.55
    whole = alpha + shadow * (1 - alpha)
    rgb = colour * (alpha / np.maximum(whole, 1e-4))[..., None]
    data = np.dstack([np.clip(rgb / 255, 0, 1), whole]).astype(np.float32)
    return picture(palette(data), anchor=[0, RAISED])


for _n in range(VARIANTS):
    painting(f"tiles/neon_{_n}")(partial(floor, _n))
    for _kind in BLOCKS:
        painting(f"blocks/{_kind}_{_n}")(partial(block, _kind, _n))
for _n in range(4):
    painting(f"tiles/neon_teleporter_{_n}")(partial(teleporter, _n))
painting("quarters/carpet")(carpet)
