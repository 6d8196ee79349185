"""The arena of the dice game from above: sand in a bowl of stone, its wall with height and shadow, and empty stands.

The game seats the crowd and sets the torches: they are sprites, and are not stretched with this.
"""

from __future__ import annotations

import numpy as np
from PIL import Image

from tools.sculpt.boards.relief import blur, image, noise, relief, small, smooth
from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.solids import Floats

WIDE, HIGH = 1536, 864
SQUARE = 2.6
"""The exponent of the oval: 2 is an ellipse."""
TIER = 0.17
"""How far apart rows of seats are, as a share of the wall's way across."""


def oval(x: Floats, y: Floats, middle: float, across: float, down: float) -> Floats:
    """How far out a point is: 1 on the oval, and as the radius grows beyond."""
    out: Floats = (np.abs((x - 0.5) / across) ** SQUARE + np.abs((y - middle) / down) ** SQUARE) ** (1 / SQUARE)
    return out


def steps(x: Floats, y: Floats, out: Floats) -> Floats:
    """Rows of worn stone benches that rise outwards, cut by stairs."""
    beyond = (out - 1) / TIER
    row, part = np.floor(beyond), beyond % 1
    angle = np.arctan2((y - 0.5) * 1.3, x - 0.5)
    stairs = smooth(0.985, 0.995, np.cos(angle * 10))
    seat = (angle * 31 + row * 0.37) % 1
    joint = smooth(0.0, 0.05, np.minimum(seat, 1 - seat))
    grit = noise(HIGH, WIDE, 40, 71, 4)
    height = smooth(0.0, 0.10, part) * (1 - smooth(0.86, 1.0, part)) * (0.75 + 0.25 * joint) + 0.32 * (grit - 0.5)
    height = height * (1 - 0.7 * stairs) + 0.5 * smooth(0.3, 0.7, (beyond * 3) % 1) * stairs
    tone = 0.82 + 0.2 * np.sin(np.floor(angle * 31 + row * 0.37) * 12.9 + row * 78.2) ** 2
    colour = np.array((150, 122, 98)) * tone[..., None] * (0.85 + 0.3 * grit)[..., None]
    lit = relief(height, colour, 6)
    riser = smooth(0.80, 0.98, part)[..., None]
    lit = lit * (1 - 0.5 * riser)
    night = np.clip(1.02 - 0.27 * np.maximum(beyond, 0), 0.13, 1)[..., None]
    return lit * night + np.array((10, 8, 20)) * (1 - night)


def wall(x: Floats, y: Floats, out: Floats) -> tuple[Floats, np.ndarray]:
    """Courses of blocks with banners, seen under the rim; and where the banners are."""
    down = smooth(0, 1, (1 - out) / 0.14)
    angle = np.arctan2(y - 0.5, x - 0.5)
    course = np.floor((1 - out) / 0.045)
    block = (angle * 22 + course * 0.5) % 1
    inner = np.minimum(np.minimum(block, 1 - block) * 6, np.minimum(((1 - out) / 0.045) % 1, 1) * 3)
    height = smooth(0, 0.5, inner) + 0.3 * noise(HIGH, WIDE, 24, 9, 3)
    tone = 0.82 + 0.26 * np.sin(np.floor(angle * 22 + course * 0.5) * 12.9 + course * 78.2) ** 2
    lit = relief(height, np.full((HIGH, WIDE, 3), (168, 132, 100.0)) * tone[..., None], 5)
    lit *= (0.95 - 0.4 * down)[..., None]
    banners = np.zeros(x.shape, bool)
    for i in range(-4, 5):
        d = np.abs(angle + np.pi / 2 - i * 0.30) / 0.055
        colour = np.array(((0, 114, 178), (213, 94, 0), (0, 158, 115), (230, 159, 0), (150, 80, 150))[i % 5])
        cloth = (d < 1) & ((1 - out) < 0.125 - 0.03 * d) & (y < 0.5)
        fold = 0.8 + 0.2 * np.cos((angle + np.pi / 2 - i * 0.30) * 115)
        lit = np.where(cloth[..., None], colour * fold[..., None] * (1 - 0.3 * down)[..., None], lit)
        banners |= cloth
    return lit, banners


def sand(x: Floats, y: Floats, out: Floats) -> Floats:
    """Raked sand with ripples, footprints and the light of noon in the middle."""
    drift = noise(HIGH, WIDE, 220, 21, 4)
    fine = noise(HIGH, WIDE, 5, 22, 2)
    rake = 0.5 + 0.5 * np.sin((out * 17 + drift * 2.4) * 2 * np.pi)
    pits = np.zeros((HIGH, WIDE))
    rng = np.random.default_rng(4)
    for _ in range(110):
        px, py = rng.uniform(0.16, 0.84), rng.uniform(0.26, 0.76)
        rx = rng.uniform(0.003, 0.006)
        left, top = int((px - 0.012) * WIDE), int((py - 0.02) * HIGH)
        part = np.s_[top : top + int(0.04 * HIGH), left : left + int(0.024 * WIDE)]
        d = ((x[part] - px) / rx) ** 2 + ((y[part] - py) / (rx * 1.2)) ** 2
        pits[part] = np.maximum(pits[part], np.exp(-d))
    height = 0.18 * rake * smooth(0.1, 0.6, drift) + 0.5 * drift + 0.10 * fine - 0.16 * pits
    colour = np.array((226, 186, 126)) * (0.86 + 0.18 * drift + 0.08 * fine)[..., None]
    lit = relief(height, colour, 9)
    light = np.exp(-(((x - 0.47) / 0.30) ** 2 + ((y - 0.46) / 0.26) ** 2))[..., None]
    lit = lit * (0.80 + 0.30 * light) + np.array((18, 10, 0)) * light
    shade = smooth(0.86, 1.0, out) * smooth(0.62, 0.30, y + 0.35 * (x - 0.5))  # the wall's shadow on the sand
    return lit * (1 - 0.5 * shade)[..., None]


@painting("arena/colosseum")
def colosseum() -> Baked:
    rows, columns = np.mgrid[0:HIGH, 0:WIDE]
    y, x = (rows + 0.5) / HIGH, (columns + 0.5) / WIDE
    rim = oval(x, y, 0.50, 0.385, 0.315)
    ground = oval(x, y, 0.525, 0.365, 0.275)
    scene = steps(x, y, rim)
    on_wall = smooth(1.004, 0.996, rim)[..., None]
    stone, banners = wall(x, y, rim)
    scene = scene * (1 - on_wall) + stone * on_wall
    on_sand = smooth(1.006, 0.994, ground)[..., None] * on_wall
    scene = scene * (1 - on_sand) + sand(x, y, ground) * on_sand
    foot = np.exp(-(((ground - 1) / 0.02) ** 2))[..., None] * on_wall
    scene = scene * (1 - 0.45 * foot)
    ledge = np.exp(-(((rim - 1.03) / 0.026) ** 4))
    coping = relief(ledge * 0.9 + 0.2 * noise(HIGH, WIDE, 30, 5, 3), np.full((HIGH, WIDE, 3), (206, 176, 136.0)), 9)
    scene = scene * (1 - ledge[..., None]) + coping * ledge[..., None]
    lip = blur(np.clip(1 - np.abs(rim - 0.985) / 0.02, 0, 1), 2)[..., None]
    scene = scene * (1 - 0.4 * lip)
    few = scene[banners & (on_wall[..., 0] > 0.9) & (on_sand[..., 0] < 0.1)]
    shown = np.vstack([scene, np.resize(few, (HIGH // 5, WIDE, 3))])  # so many that the palette has room for them
    return picture(image(scene).quantize(palette=small(image(shown), 256), dither=Image.Dither.NONE))
