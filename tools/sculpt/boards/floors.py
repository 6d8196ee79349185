"""Floor tiles of the themes: sixteen of each, no two alike, laid in any order."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.sculpt.boards.relief import SIZE, image, noise, relief, small, smooth
from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.solids import Floats

VARIANTS = 16
Y, X = (np.mgrid[0:SIZE, 0:SIZE] + 0.5) / SIZE

LAYOUTS: tuple[tuple[tuple[float, float, float, float], ...], ...] = (
    ((0, 0, 1, 1),),
    ((0, 0, 1, 1),),
    ((0, 0, 1, 1),),
    ((0, 0, 0.5, 1), (0.5, 0, 1, 1)),
    ((0, 0, 1, 0.5), (0, 0.5, 1, 1)),
    ((0, 0, 0.58, 0.46), (0.58, 0, 1, 0.46), (0, 0.46, 0.4, 1), (0.4, 0.46, 1, 1)),
    ((0, 0, 0.62, 1), (0.62, 0, 1, 0.55), (0.62, 0.55, 1, 1)),
    ((0, 0, 1, 0.42), (0, 0.42, 0.5, 1), (0.5, 0.42, 1, 1)),
)
"""Slabs of a square as left, top, right, bottom."""


def slabs(variant: int, seed: int, gap: float, bevel: float) -> tuple[Floats, Floats, Floats]:
    """Height (0 in the gaps, 1 on stones), a number for each stone and the distance to its edge."""
    rng = np.random.default_rng((seed, variant))
    wobble_x = (noise(SIZE, SIZE, 40, seed + variant * 7) - 0.5) * 0.035
    wobble_y = (noise(SIZE, SIZE, 40, seed + variant * 7 + 1) - 0.5) * 0.035
    height, stone, inside = np.zeros((SIZE, SIZE)), np.zeros((SIZE, SIZE)), np.full((SIZE, SIZE), -1.0)
    for left, top, right, bottom in LAYOUTS[variant % len(LAYOUTS)]:
        qx = np.abs(X + wobble_x - (left + right) / 2) - (right - left) / 2 + gap
        qy = np.abs(Y + wobble_y - (top + bottom) / 2) - (bottom - top) / 2 + gap
        r = rng.uniform(0.02, 0.06)
        d = np.hypot(np.maximum(qx + r, 0), np.maximum(qy + r, 0)) + np.minimum(np.maximum(qx + r, qy + r), 0) - r
        tilt = (X - 0.5) * rng.normal(0, 0.12) + (Y - 0.5) * rng.normal(0, 0.12)
        up = smooth(0, bevel, -d) * (1 + rng.uniform(-0.18, 0.08) + tilt)
        here = d < 0
        height = np.where(here, up, height)
        stone = np.where(here, rng.random(), stone)
        inside = np.maximum(inside, -d)
    return height, stone, inside


def cracks(seed: int, count: int) -> Floats:
    """Thin wandering lines, 0-1."""
    rng = np.random.default_rng(seed)
    out = np.zeros((SIZE, SIZE))
    for _ in range(count):
        x, y = rng.uniform(0.1, 0.9, 2) * SIZE
        a = rng.uniform(0, 2 * np.pi)
        for step in range(rng.integers(26, 64)):
            a += rng.normal(0, 0.28)
            x, y = x + np.cos(a) * 1.2, y + np.sin(a) * 1.2
            if not (2 < x < SIZE - 2 and 2 < y < SIZE - 2):
                break
            fade = 1 - step / 70
            out[int(y) - 1 : int(y) + 1, int(x) - 1 : int(x) + 1] = np.maximum(
                out[int(y) - 1 : int(y) + 1, int(x) - 1 : int(x) + 1], fade
            )
    return out


def stone(theme: str, variant: int) -> Baked:
    seed = {"stone": 100, "moss": 900, "sand": 1700}[theme]
    height, number, inside = slabs(variant, seed, 0.018 if theme == "stone" else 0.026, 0.06)
    on = smooth(0.0, 0.02, inside)
    rough = noise(SIZE, SIZE, 48, seed + variant, 4)
    fine = noise(SIZE, SIZE, 6, seed + variant + 50, 2)
    height = height + on * ((rough - 0.5) * 0.42 + (fine - 0.5) * 0.16)
    rng = np.random.default_rng((seed, variant, 5))
    crack = cracks(seed + variant, int(rng.integers(1, 4)) if variant % 3 == 1 else int(variant % 5 == 2))
    height = height - crack * 0.35
    pits = smooth(0.80, 0.88, noise(SIZE, SIZE, 10, seed + variant + 90)) * 0.16
    height = height - pits * on
    tones = {
        "stone": ((116, 112, 106), (108, 109, 114), (122, 115, 103), (103, 105, 109)),
        "moss": ((118, 124, 98), (108, 116, 98), (130, 128, 100), (98, 112, 88)),
        "sand": ((196, 164, 116), (206, 176, 128), (186, 154, 110), (212, 182, 136)),
    }[theme]
    pick = (number * 997 + variant * 3).astype(int) % len(tones)
    colour = np.array(tones, float)[pick]
    colour *= (0.86 + 0.24 * ((number * 31) % 1))[..., None] * (0.88 + 0.24 * rough)[..., None]
    stain = smooth(0.5, 0.8, noise(SIZE, SIZE, 64, seed + variant + 33))[..., None]
    colour = colour * (1 - 0.22 * stain) + np.array((96, 84, 64)) * 0.22 * stain
    mortar = {"stone": (62, 57, 52), "moss": (66, 76, 42), "sand": (176, 142, 92)}[theme]
    colour = np.where(on[..., None] > 0.4, colour, np.array(mortar))
    amount = {"stone": 0.12, "moss": 1.0, "sand": 0.0}[theme]
    if amount:
        grow = noise(SIZE, SIZE, 56, seed + variant + 21, 3) + (0.10 - np.clip(inside, 0, 0.3)) * 1.5
        moss = smooth(0.64 - 0.16 * amount, 0.80 - 0.10 * amount, grow) * (variant % 3 == 0 or theme == "moss")
        tuft = noise(SIZE, SIZE, 4, seed + variant + 44)
        height = height + moss * (0.10 + 0.35 * tuft)
        green = np.array((78, 96, 52)) * (0.75 + 0.6 * tuft[..., None])
        colour = colour * (1 - moss[..., None] * 0.85) + green * moss[..., None] * 0.85
    if theme == "sand":
        drift = smooth(0.36, 0.58, noise(SIZE, SIZE, 70, seed + variant + 61, 2) + 0.06 * (variant % 3))
        ripple = 0.5 + 0.5 * np.sin((Y * 9 + 1.6 * noise(SIZE, SIZE, 60, seed + variant + 62)) * 2 * np.pi)
        height = height * (1 - drift) + drift * (0.9 + 0.16 * ripple + 0.1 * fine)
        sand = np.array((222, 188, 132)) * (0.94 + 0.10 * fine[..., None])
        colour = (colour * 0.6 + sand * 0.4) * (1 - drift[..., None]) + sand * drift[..., None]
    if theme == "sand":
        height = height * 0.45
        seam = smooth(0.468, 0.495, np.maximum(np.abs(X - 0.5), np.abs(Y - 0.5)))
        colour = colour * (1 - 0.30 * seam)[..., None]
    return picture(small(image(relief(height, colour, 8.0))))


def wood(variant: int) -> Baked:
    rng = np.random.default_rng((31, variant))
    plank = np.floor(Y * 4)
    shift = rng.random(4)[plank.astype(int)]
    ends = np.abs(((X + shift) % 1) - 0.5) < 0.008
    gap = np.abs((Y * 4) % 1 - 0.5) > 0.47
    wave = noise(SIZE, SIZE, 64, 40 + variant) * 6
    grain = 0.5 + 0.5 * np.sin((Y * 34 + wave + plank * 2.3 + np.sin(X * 3 + plank) * 0.6) * 2 * np.pi * 0.5)
    height = 0.8 + 0.10 * grain + 0.1 * noise(SIZE, SIZE, 5, 60 + variant)
    height = np.where(gap | ends, 0.25, height)
    for k in range(4):
        for side in (-0.04, 0.04):
            x = ((0.5 - shift[k]) % 1) + side
            d = np.hypot(X - x, Y - (k + 0.5) / 4)
            height = np.where(d < 0.014, 0.55, height)
    tone = rng.uniform(0.8, 1.12, 4)[plank.astype(int)]
    colour = np.array((150, 102, 60)) * (tone * (0.84 + 0.26 * grain))[..., None]
    colour = np.where((gap | ends)[..., None], np.array((52, 34, 24)), colour)
    return picture(small(image(relief(height, colour, 6.0, 0.05))))


for _n in range(VARIANTS):
    for _theme in ("stone", "moss", "sand"):
        painting(f"tiles/{_theme}_{_n}")(partial(stone, _theme, _n))
    painting(f"tiles/wood_{_n}")(partial(wood, _n))
