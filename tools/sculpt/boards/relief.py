"""Height fields lit like the miniatures: floors, liquids and everything flat."""

from __future__ import annotations

import numpy as np
from PIL import Image

from tools.sculpt.solids import Floats

SIZE = 128
LIGHT = np.array((-0.55, -0.62, 0.56)) / np.linalg.norm((-0.55, -0.62, 0.56))


def noise(rows: int, cols: int, cell: float, seed: int, octaves: int = 1) -> Floats:
    """Smooth noise in 0-1 that repeats at the picture's edges; each octave halves the cell."""
    out = np.zeros((rows, cols), np.float64)
    total = 0.0
    for octave in range(octaves):
        n, m = max(1, round(rows / (cell / 2**octave))), max(1, round(cols / (cell / 2**octave)))
        grid = np.random.default_rng((seed, octave)).random((n, m))
        y, x = np.arange(rows) / rows * n, np.arange(cols) / cols * m
        y0, x0 = y.astype(int), x.astype(int)
        ty, tx = y - y0, x - x0
        ty, tx = (ty * ty * (3 - 2 * ty))[:, None], (tx * tx * (3 - 2 * tx))[None]
        y1, x1 = (y0 + 1) % n, (x0 + 1) % m
        a = grid[np.ix_(y0, x0)] * (1 - tx) + grid[np.ix_(y0, x1)] * tx
        b = grid[np.ix_(y1, x0)] * (1 - tx) + grid[np.ix_(y1, x1)] * tx
        out += (a * (1 - ty) + b * ty) * 0.5**octave
        total += 0.5**octave
    return out / total


def blur(field: Floats, radius: float, wrap: bool = False) -> Floats:
    """Gaussian blur; beyond the edge the picture repeats or stays as it was."""
    n = int(np.ceil(radius * 3))
    weights = np.exp(-0.5 * (np.arange(-n, n + 1) / radius) ** 2)
    weights /= weights.sum()
    padded = padding(field, n, wrap)
    rows, cols = field.shape
    lines = sum((weights[i] * padded[i : i + rows] for i in range(2 * n + 1)), np.zeros((rows, cols + 2 * n)))
    return sum((weights[i] * lines[:, i : i + cols] for i in range(2 * n + 1)), np.zeros((rows, cols)))


def padding(field: Floats, n: int, wrap: bool) -> Floats:
    return np.pad(field, n, mode="wrap") if wrap else np.pad(field, n, mode="edge")


def smooth(a: float, b: float, x: Floats) -> Floats:
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def relief(height: Floats, colour: Floats, steep: float = 7.0, gloss: float = 0.0, wrap: bool = False) -> Floats:
    """Light a height field (about 0-1) of sRGB 0-255 colours; returns linear-looking sRGB 0-255."""
    padded = padding(height, 1, wrap)
    gx, gy = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2, (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    n = np.dstack([-gx * steep, -gy * steep, np.ones_like(gx)])
    n /= np.linalg.norm(n, axis=2, keepdims=True)
    diffuse = np.clip(n @ LIGHT, 0, 1) / LIGHT[2]
    hollow = np.clip((blur(height, 5, wrap) - height) * 1.6, 0, 0.7)
    linear = (colour / 255) ** 2.2
    warm, cool = np.array((0.66, 0.61, 0.53)), np.array((0.26, 0.29, 0.36))
    out = linear * (diffuse[..., None] * warm + cool) * (1 - hollow)[..., None]
    if gloss:
        half = LIGHT + np.array((0, 0.25, 1.0))
        half /= np.linalg.norm(half)
        out += (np.clip(n @ half, 0, 1) ** 40 * gloss)[..., None]
    return np.clip(out, 0, 1) ** (1 / 2.2) * 255


def image(rgb: Floats, alpha: Floats | None = None) -> Image.Image:
    """Colours 0-255 and alpha 0-1 as a picture."""
    data = np.clip(rgb + 0.5, 0, 255).astype(np.uint8)
    if alpha is None:
        return Image.fromarray(data, "RGB")
    return Image.fromarray(np.dstack([data, np.clip(alpha * 255 + 0.5, 0, 255).astype(np.uint8)]), "RGBA")


def small(picture: Image.Image, colours: int = 128) -> Image.Image:
    """A palette version; opaque pictures only."""
    return picture.convert("RGB").quantize(colours, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
