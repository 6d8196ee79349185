"""The title's scene in three layers, the logo and the window's icon."""

from __future__ import annotations

import numpy as np
from font_fredoka_one import FredokaOne
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from tools.sculpt.boards.relief import blur, image, noise, relief, smooth
from tools.sculpt.catalogue import models
from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.parts import gear
from tools.sculpt.parts.paints import GOLD, STEEL, paint
from tools.sculpt.pictures import layers, palette
from tools.sculpt.render import Camera, bounds
from tools.sculpt.scene import BASE, RING, Sculpt
from tools.sculpt.solids import Floats

WIDE, HIGH = 1920, 1080
WALL_TOP, GROUND = 500, 610
"""Where the arena's wall begins and where it stands on the sand."""


def backdrop() -> Floats:
    """Evening sky, stands full of people, wall with banners, sand in perspective; colours 0-255."""
    y, x = np.mgrid[0:HIGH, 0:WIDE].astype(np.float64)
    t = np.clip(y / WALL_TOP, 0, 1)[..., None]
    sky = np.array((46, 40, 92)) * (1 - t) + np.array((244, 150, 92)) * t
    sun = np.exp(-(((x - WIDE / 2) / 620) ** 2 + ((y - WALL_TOP) / 330) ** 2))[..., None]
    out = sky + sun * np.array((90, 70, 20))
    cloud = smooth(0.5, 0.75, noise(HIGH, WIDE, 320, 3, 4))[..., None] * (1 - t)
    out = out + cloud * np.array((60, 30, 40))
    picture_ = Image.fromarray(np.clip(out, 0, 255).astype(np.uint8))
    pen = ImageDraw.Draw(picture_)
    rng = np.random.default_rng(5)
    people(pen, rng)
    for side in (-1, 1):
        for n in range(5):
            mast = WIDE / 2 + side * (230 + n * 190)
            top = 60 + 26 * n
            pen.rectangle((mast - 3, top, mast + 3, 330), fill=(52, 36, 48))
            colour = ((213, 94, 0), (0, 114, 178), (0, 158, 115))[n % 3]
            pen.polygon([(mast + 3, top), (mast + 78 * side + 3, top + 17), (mast + 3, top + 40)], fill=colour)
    scene: Floats = np.asarray(picture_.filter(ImageFilter.GaussianBlur(1.3)), np.float64)
    haze = np.array((250, 170, 120))
    scene = scene * 0.86 + haze * 0.14 * np.clip(sun, 0, 1) + scene * 0.14 * (1 - np.clip(sun, 0, 1))
    scene = wall(scene, x, y)
    scene = sand(scene, x, y)
    for px in (330, 820, 1100, 1590):
        glow = np.exp(-(((x - px) / 130) ** 2 + ((y - WALL_TOP + 6) / 120) ** 2))[..., None]
        scene = scene + glow * np.array((120, 64, 16))
    edge = np.clip(((x - WIDE / 2) / (WIDE / 2)) ** 2 + ((y - HIGH / 2) / (HIGH / 2)) ** 2 - 0.55, 0, 1.2)[..., None]
    return scene * (1 - 0.5 * edge)


COATS = ((200, 84, 64), (76, 120, 190), (96, 150, 90), (160, 96, 170), (214, 170, 84), (120, 120, 140))
SKINS = ((236, 190, 150), (190, 140, 100), (140, 96, 70))


def dimmed(colour: tuple[int, int, int], by: float) -> tuple[int, int, int]:
    return int(colour[0] * by), int(colour[1] * by), int(colour[2] * by)


def people(pen: ImageDraw.ImageDraw, rng: np.random.Generator) -> None:
    """Nine tiers of stands, bending up to both sides, with somebody on every seat."""
    for tier in range(9):
        k = tier / 8
        level = 190 + (WALL_TOP - 190) * k**0.9
        dim = 0.30 + 0.42 * k

        def bend(across: float, k: float = k) -> float:
            return 95 * ((across - WIDE / 2) / (WIDE / 2)) ** 2 * (1 - 0.55 * k)

        for left in range(-20, WIDE + 20, 4):
            pen.rectangle((left, level - bend(left), left + 4, WALL_TOP + 4), fill=dimmed((120, 92, 100), dim))
        step = 15 + 9 * k
        for i in range(int(WIDE / step) + 2):
            px = i * step + (tier % 2) * step / 2 + rng.uniform(-2, 2)
            py, r = level - bend(px) - rng.uniform(0, 3), step * 0.31
            coat = dimmed(COATS[rng.integers(len(COATS))], dim * rng.uniform(0.75, 1.05))
            pen.ellipse((px - r * 1.3, py + r * 0.2, px + r * 1.3, py + r * 3), fill=coat)
            pen.ellipse((px - r, py - r * 1.2, px + r, py + r * 0.8), fill=dimmed(SKINS[rng.integers(3)], dim))
            hair = dimmed(COATS[rng.integers(len(COATS))], dim * 0.35)
            pen.pieslice((px - r * 1.05, py - r * 1.35, px + r * 1.05, py + r * 0.5), 180, 360, fill=hair)


def wall(scene: Floats, x: Floats, y: Floats) -> Floats:
    """Blocks in three courses and hanging banners."""
    rows = slice(WALL_TOP, GROUND)
    u, v = x[rows], y[rows] - WALL_TOP
    course = np.floor(v / 36.7)
    shift = (course % 2) * 55 + 13 * course
    block = np.floor((u + shift) / 110)
    inner = np.minimum(np.minimum((u + shift) % 110, 110 - (u + shift) % 110), np.minimum(v % 36.7, 36.7 - v % 36.7))
    height = smooth(0, 5, inner) + 0.25 * noise(GROUND - WALL_TOP, WIDE, 24, 9, 3)
    tone = 0.82 + 0.26 * np.sin(block * 12.9 + course * 78.2) ** 2
    lit = relief(height, np.full((*u.shape, 3), (150, 118, 96.0)) * tone[..., None], 5)
    lit *= (1.05 - 0.35 * (v / (GROUND - WALL_TOP)))[..., None]
    for n, px in enumerate((560, 760, 960, 1160, 1360)):
        colour = np.array(((0, 114, 178), (230, 159, 0), (213, 94, 0), (0, 158, 115), (150, 80, 150))[n])
        d = np.abs(u - px)
        cloth = (d < 46) & (v < 92 - 18 * (1 - np.abs(d - 23) / 23))
        fold = 0.78 + 0.22 * np.cos((u - px) / 46 * 4.5)
        lit = np.where(cloth[..., None], colour * fold[..., None], lit)
        lit = np.where(((d < 18) & (np.abs(v - 44) < 18 - d * 0.8))[..., None], np.array((250, 226, 160)), lit)
    scene = scene.copy()
    scene[rows] = lit
    scene[WALL_TOP - 14 : WALL_TOP] = np.array((196, 156, 120)) * np.linspace(1.1, 0.8, 14)[:, None, None]
    return scene


def sand(scene: Floats, x: Floats, y: Floats) -> Floats:
    """Ripples and flags that run to the wall."""
    rows = slice(GROUND, HIGH)
    depth = (HIGH - GROUND) / (y[rows] - GROUND + 26)
    wx, wz = (x[rows] - WIDE / 2) * depth / 260, depth * 2.2
    line = smooth(0.5, 0.46, np.maximum(np.abs((wx % 1) - 0.5), np.abs((wz % 1) - 0.5)))
    speck = noise(HIGH - GROUND, WIDE, 9, 21, 2)
    tone = 0.86 + 0.14 * np.sin(np.floor(wx) * 12.9 + np.floor(wz) * 78.2)
    colour = np.array((206, 160, 108)) * (tone * (0.86 + 0.14 * line) * (0.92 + 0.16 * speck))[..., None]
    near = np.clip((y[rows] - GROUND) / (HIGH - GROUND), 0, 1)[..., None]
    colour = colour * (0.74 + 0.34 * near) + np.array((60, 30, 10)) * (1 - near) * 0.5
    light = np.exp(-(((x[rows] - WIDE / 2) / 700) ** 2 + ((y[rows] - 860) / 260) ** 2))[..., None]
    scene = scene.copy()
    scene[rows] = colour * (0.82 + 0.34 * light)
    return scene


def stand_on(canvas: Image.Image, key: str, at: tuple[int, int], scale: float, pose: str, left: bool) -> None:
    """A model, large and without its ring, its feet at a point of the picture."""
    sculpt = models()[key].sculpt("strike" if pose == "strike" else "idle")
    sculpt.parts = [p for p in sculpt.parts if p.paint.role not in (RING, BASE)]
    camera = Camera(-0.5, 0.30, scale)
    x0, y0, x1, y1 = bounds(sculpt.parts, camera)
    half = max(-x0, x1) + 0.1
    box = (-half, y0 - 0.25, half, y1 + 0.1)
    made = layers(sculpt, camera, box, (left,), 4.0)[0]
    data = (np.clip(made.figure, 0, 1) * 255).astype(np.uint8)
    corner = (round(at[0] - half * scale), round(at[1] - box[3] * scale))
    w, h = data.shape[1], data.shape[0]
    blot = Image.new("RGBA", (w, h))
    r = min(0.5, half) * scale
    ImageDraw.Draw(blot).ellipse(
        (half * scale - r, box[3] * scale - r * 0.28, half * scale + r * 1.25, box[3] * scale + r * 0.3),
        fill=(40, 20, 20, 130),
    )
    canvas.alpha_composite(blot.filter(ImageFilter.GaussianBlur(scale * 0.06)), corner)
    canvas.alpha_composite(Image.fromarray(data, "RGBA"), corner)


CAST: tuple[tuple[str, tuple[int, int], float, str, bool], ...] = (
    ("colosseum/dragon", (360, 780), 300, "idle", False),
    ("superdungeon/gruesome-george", (1560, 800), 205, "idle", True),
    ("arenashow/orlo-grave-singer", (1270, 850), 280, "idle", True),
    ("superdungeon/arena-champion", (660, 870), 290, "idle", False),
    ("superdungeon/rex", (1420, 960), 225, "strike", True),
    ("arenashow/vexa-thornshot", (500, 985), 310, "strike", False),
    ("superdungeon/questing-knight", (900, 1000), 350, "strike", False),
)


@painting("title/back")
def back() -> Baked:
    return Baked("picture", {"": image(backdrop())}, {"size": [WIDE, HIGH]})


@painting("title/heroes")
def heroes() -> Baked:
    canvas = Image.new("RGBA", (WIDE, HIGH))
    for key, at, scale, pose, left in CAST:
        stand_on(canvas, key, at, scale, pose, left)
    return picture(palette(np.asarray(canvas, np.float32) / 255, dither=4))


@painting("title/front")
def front() -> Baked:
    """Embers and a dark foreground to glide over the others."""
    rng = np.random.default_rng(9)
    field = np.zeros((HIGH, WIDE))
    for _ in range(120):
        px, py, r = rng.uniform(0, WIDE), rng.uniform(120, HIGH), rng.uniform(1.2, 4.2)
        y0, x0 = int(py), int(px)
        ys, xs = np.mgrid[max(y0 - 16, 0) : min(y0 + 16, HIGH), max(x0 - 16, 0) : min(x0 + 16, WIDE)]
        field[ys, xs] = np.maximum(field[ys, xs], np.exp(-(((xs - px) ** 2 + (ys - py) ** 2) / (2 * r * r))))
    y, _x = np.mgrid[0:HIGH, 0:WIDE]
    dark = smooth(900, 1080, y.astype(float)) * 0.55
    alpha = np.maximum(field * 0.9, dark)
    ember = smooth(0.02, 0.10, field)[..., None]
    rgb = np.array((255, 176, 80)) * ember + np.array((24, 14, 20)) * (1 - ember)
    return picture(palette(np.dstack([rgb / 255, alpha]).astype(np.float32), 64))


@painting("title/logo")
def logo() -> Baked:
    """The name in bevelled gold on a dark rim."""
    wide, high = 1280, 300
    font = ImageFont.truetype(FredokaOne, 178)
    mask = Image.new("L", (wide, high))
    ImageDraw.Draw(mask).text((wide / 2, high / 2), "Three Arenas", font=font, fill=255, anchor="mm")
    shape = np.asarray(mask, np.float64) / 255
    height = sum((blur(shape, r) for r in (2, 5, 9)), np.zeros_like(shape))
    y = np.linspace(0, 1, high)[:, None, None]
    gold = np.array((255, 226, 130)) * (1 - y) + np.array((226, 130, 40)) * y
    lit = relief(height, np.broadcast_to(gold, (high, wide, 3)).copy(), 14, 0.5)
    rim = np.asarray(mask.filter(ImageFilter.MaxFilter(15)).filter(ImageFilter.GaussianBlur(1.2)), np.float64) / 255
    fall = (
        np.roll(
            np.asarray(mask.filter(ImageFilter.MaxFilter(15)).filter(ImageFilter.GaussianBlur(7)), np.float64) / 255,
            10,
            0,
        )
        * 0.55
    )
    rgb = lit / 255 * shape[..., None] + np.array((0.17, 0.08, 0.12)) * (1 - shape[..., None])
    alpha = np.maximum(np.maximum(rim, shape), fall)
    return picture(palette(np.dstack([np.clip(rgb, 0, 1), alpha]).astype(np.float32), dither=3))


@painting("icon")
def window_icon() -> Baked:
    """A helm before a shield and crossed swords, 256 px."""
    size = 256
    s = Sculpt()
    with s.within((0, -0.04, -0.20), scale=1.05):
        gear.shield(s, "heater", paint(40, 96, 190, 0.5), GOLD, GOLD, 1.25, "none")
    for side in (1, -1):
        with s.within((side * -0.38, -0.42, -0.42), z=-side * 0.74):
            gear.sword(s, 1.0, 0.085)
    with s.within((0, -0.02, 0.05), scale=0.66, y=-0.18):
        gear.great_helm(s, STEEL, paint(213, 60, 30, 0.3), "slit")
    camera = Camera(-0.12, 0.10, size / 1.24)
    figure = layers(s, camera, (-0.62, -0.62, 0.62, 0.62), (False,), 6.0, False)[0].figure[:size, :size]
    return picture(palette(figure, dither=3))
