"""Notch patterns for the rings of bases: sides are told apart without colour."""

from __future__ import annotations

import math
from functools import partial

import numpy as np
from PIL import Image

from tools.sculpt.catalogue import LARGE_SCALE
from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.render import Camera

PATTERNS = 5


def pattern(kind: int, angle: np.ndarray, out: np.ndarray, squares: int) -> np.ndarray:
    """Where the ring is dark, 0 to 1: 1 plain, 2 broad bars, 3 twin ticks, 4 teeth, 5 dots."""
    n = 8 if squares == 1 else 14
    turn = (angle / math.tau * n) % 1
    if kind == 1:
        return np.zeros_like(angle)
    if kind == 2:
        return (np.abs(turn - 0.5) < 0.22).astype(float)
    if kind == 3:
        return ((np.abs(turn - 0.36) < 0.075) | (np.abs(turn - 0.64) < 0.075)).astype(float)
    if kind == 4:
        return (np.abs(turn - 0.5) * 2 < out).astype(float)
    return (np.hypot((turn - 0.5) * 0.8, (out - 0.5) * 0.9) < 0.26).astype(float)


def notch(kind: int, squares: int) -> Baked:
    camera = Camera()
    right, up, back = camera.basis
    r = 0.445 if squares == 1 else 0.94
    scale = 128 if squares == 1 else LARGE_SCALE
    half_w, half_h = int(r * scale) + 8, int(r * scale * 0.62) + 16
    over = 3
    u, v = np.meshgrid(
        (np.arange(half_w * 2 * over) + 0.5) / over - half_w, half_h - (np.arange(half_h * 2 * over) + 0.5) / over
    )
    u, v = u / scale, v / scale
    w = (0.0 - (right[1] * u + up[1] * v)) / back[1]
    x, z = right[0] * u + up[0] * v + back[0] * w, right[2] * u + up[2] * v + back[2] * w
    out = np.clip((np.hypot(x, z) - (r - 0.075)) / 0.13, 0, 1)
    dark = pattern(kind, np.arctan2(z, x), out, squares)
    alpha = dark.reshape(half_h * 2, over, half_w * 2, over).mean((1, 3))
    grey = np.full_like(alpha, 255)
    image = Image.fromarray(np.dstack([grey, alpha * 255]).astype(np.uint8), "LA")
    return picture(image, anchor=[half_w, half_h])


for number in range(1, PATTERNS + 1):
    painting(f"notch/{number}")(partial(notch, number, 1))
    painting(f"notch/large/{number}")(partial(notch, number, 2))
