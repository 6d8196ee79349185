"""Faces, hair, ears and snouts, told in a head's frame: its centre is the origin, its radius about 0.36."""

from __future__ import annotations

import math

from tools.sculpt.parts.paints import BLACK, FAIR, HORN, WHITE, paint, shifted
from tools.sculpt.scene import Colour, Paint, Sculpt
from tools.sculpt.solids import Point, ball, box, cut, drum, egg, frame, plate, rod

R = 0.36
MOUTH = paint(112, 44, 46, 0.3)
BLUE, GREEN, AMBER, VIOLET, RED, UMBER = (
    (48, 104, 190),
    (52, 140, 74),
    (232, 160, 34),
    (132, 70, 190),
    (206, 44, 40),
    (104, 64, 36),
)


def eyes(
    s: Sculpt,
    iris: Colour = BLUE,
    r: float = R,
    apart: float = 0.37,
    size: float = 1.0,
    up: float = -0.05,
    mood: str = "calm",
    white: Paint = WHITE,
    brow: Paint | None = None,
    depth: float = 1.0,
) -> None:
    """Two large eyes on a round head; `mood` is calm, stern, sly, glow or button."""
    for side in (1, -1):
        with s.inside(frame((0, 0, 0), y=side * apart, x=-up)), s.within((0, 0, r * 0.97 * depth)):
            if mood == "button":
                s.add(BLACK, egg((0, 0, 0), (0.05 * size, 0.062 * size, 0.035)), blend=0)
                s.add(WHITE, ball((-0.016, 0.022, 0.032), 0.014 * size), blend=0)
                continue
            if mood == "glow":
                s.add(paint(16, 14, 24), egg((0, 0, -0.01), (0.085 * size, 0.10 * size, 0.03)), blend=0)
                s.add(Paint(iris, 0.3, 0.95), egg((0, 0, 0.012), (0.05 * size, 0.062 * size, 0.03)), blend=0)
                continue
            tall = {"calm": 0.108, "stern": 0.092, "sly": 0.078}[mood] * size
            s.add(white, egg((0, 0, 0), (0.082 * size, tall, 0.036)), blend=0)
            s.add(
                shifted(Paint(iris, 0.8), -0.35), egg((0, -0.006, 0.017), (0.058 * size, tall * 0.80, 0.026)), blend=0
            )
            s.add(Paint(iris, 0.8), egg((0, -0.026, 0.024), (0.046 * size, tall * 0.52, 0.024)), blend=0)
            s.add(BLACK, egg((0, -0.004, 0.027), (0.033 * size, tall * 0.52, 0.022)), blend=0)
            s.add(WHITE, egg((-0.020, 0.036 * size, 0.036), (0.020 * size, 0.022 * size, 0.016)), blend=0)
            if brow is not None:
                tilt = {"calm": 0.10, "stern": -0.38, "sly": -0.25}[mood] * side
                with s.within((0, 0.118 * size + (0.02 if mood == "calm" else 0), 0.02), z=-tilt):
                    s.add(brow, rod((-0.065 * size, 0, 0), (0.065 * size, 0, 0), 0.022, 0.02), blend=0)


def face(
    s: Sculpt,
    skin: Paint = FAIR,
    iris: Colour = BLUE,
    brow: Paint | None = None,
    mood: str = "calm",
    mouth: str = "smile",
    ears: str = "round",
    blush: bool = True,
    nose: bool = True,
) -> None:
    """A round chibi head with eyes, nose, mouth and ears."""
    s.add(skin, egg((0, 0, 0), (R * 1.02, R, R * 0.98)), blend=0.02)
    s.add(skin, egg((0, -0.14, 0.05), (R * 0.86, 0.2, R * 0.84)), blend=0.08)
    eyes(s, iris, mood=mood, brow=brow)
    if nose:
        s.add(shifted(skin, -0.06), ball((0, -0.095, R * 0.98), 0.032), blend=0.03)
    if blush:
        rosy = paint(240, 150, 130, 0.1)
        for side in (1, -1):
            with s.inside(frame((0, 0, 0), y=side * 0.62, x=0.36)):
                s.add(rosy, egg((0, 0, R * 0.985), (0.062, 0.038, 0.022)), blend=0.02)
    lips(s, mouth)
    for side in (1, -1):
        if ears == "round":
            s.add(skin, egg((side * R * 1.0, -0.04, 0.0), (0.06, 0.085, 0.05)), blend=0.02)
        elif ears == "elf":
            s.add(skin, rod((side * R * 0.9, -0.03, 0.0), (side * (R + 0.26), 0.12, -0.10), 0.075, 0.012), blend=0.03)


def lips(s: Sculpt, mouth: str, at: Point = (0, -0.19, 0.352), wide: float = 0.06) -> None:
    x, y, z = at
    if mouth == "smile":
        s.chain(
            MOUTH,
            ((x - wide, y + 0.012, z - 0.012), (x, y - 0.012, z), (x + wide, y + 0.012, z - 0.012)),
            (0.012, 0.015, 0.012),
            0.0,
        )
    elif mouth == "open":
        s.add(MOUTH, egg((x, y - 0.01, z - 0.005), (wide * 0.9, 0.05, 0.025)), blend=0)
        s.add(WHITE, box((x, y + 0.025, z + 0.006), (wide * 0.55, 0.014, 0.018), 0.008), blend=0)
    elif mouth == "line":
        s.add(MOUTH, rod((x - wide, y, z - 0.01), (x + wide, y, z - 0.01), 0.012), blend=0)
    elif mouth == "frown":
        s.chain(
            MOUTH,
            ((x - wide, y - 0.016, z - 0.012), (x, y + 0.008, z), (x + wide, y - 0.016, z - 0.012)),
            (0.012, 0.014, 0.012),
            0.0,
        )
    elif mouth == "fangs":
        s.add(MOUTH, rod((x - wide, y, z - 0.01), (x + wide, y, z - 0.01), 0.015), blend=0)
        for side in (1, -1):
            s.add(
                WHITE,
                rod((x + side * wide * 0.7, y, z + 0.004), (x + side * wide * 0.7, y - 0.055, z + 0.004), 0.016, 0.004),
                blend=0,
            )


def hair_cap(s: Sculpt, hair: Paint, brow: float = 0.10, low: float = -0.12, width: float = 0.27) -> None:
    """Hair over the skull with the face left free from `brow` down."""
    s.add(
        hair,
        cut(
            egg((0, 0.03, -0.025), (R * 1.12, R * 1.10, R * 1.10)),
            box((0, brow - 0.4, 0.34), (width, 0.4, 0.3), 0.09),
            box((0, low - 0.4, 0.0), (0.8, 0.4, 0.8), 0.02),
        ),
        blend=0.0,
    )


def fringe(
    s: Sculpt,
    hair: Paint,
    spots: tuple[tuple[float, float], ...] = ((-0.2, 0.06), (-0.07, 0.03), (0.08, 0.05), (0.2, 0.07)),
    high: float = 0.24,
) -> None:
    for x, y in spots:
        s.add(hair, rod((x * 0.6, high, R * 0.78), (x, y, R * 1.02), 0.085, 0.025), blend=0.05)


def spikes(s: Sculpt, hair: Paint, n: int = 7, length: float = 0.24) -> None:
    for i in range(n):
        a = (i / (n - 1) - 0.5) * 2.6
        for z, k in ((-0.02, 1.0), (-0.2, 0.85)):
            d = (math.sin(a), math.cos(a) * 0.9, 0)
            s.add(
                hair,
                rod(
                    (d[0] * R * 0.9, 0.06 + d[1] * R * 0.85, z),
                    (d[0] * (R + length * k), 0.06 + d[1] * (R + length * k), z - 0.10),
                    0.11,
                    0.015,
                ),
                blend=0.05,
            )


def locks(s: Sculpt, hair: Paint, low: float = -0.42, wide: float = 1.0) -> None:
    """Long hair down both sides and the back."""
    for side in (1, -1):
        s.chain(
            hair,
            ((side * R * 0.85, 0.05, 0.05), (side * R * 1.05 * wide, -0.2, 0.02), (side * R * 0.95 * wide, low, 0.06)),
            (0.12, 0.12, 0.04),
            0.05,
        )
    s.chain(hair, ((0, 0.0, -0.28), (0, -0.25, -0.34), (0, low - 0.05, -0.30)), (0.28, 0.26, 0.10), 0.06)


def pony(s: Sculpt, hair: Paint, tie: Paint, high: float = 0.22, length: float = 0.5) -> None:
    s.add(tie, ball((0, high, -0.36), 0.085), blend=0)
    s.chain(
        hair,
        (
            (0, high, -0.38),
            (0.06, high + 0.04, -0.54),
            (0.14, high - length * 0.6, -0.60),
            (0.18, high - length, -0.50),
        ),
        (0.08, 0.13, 0.11, 0.02),
        0.05,
    )


def buns(s: Sculpt, hair: Paint, tie: Paint, r: float = 0.14) -> None:
    for side in (1, -1):
        s.add(tie, ball((side * 0.26, 0.27, -0.06), r * 0.8), blend=0)
        s.add(hair, ball((side * 0.31, 0.34, -0.07), r), blend=0.01)


def braids(s: Sculpt, hair: Paint, tie: Paint, low: float = -0.45) -> None:
    for side in (1, -1):
        x = side * R * 0.98
        for i in range(4):
            y = -0.08 + (low + 0.08) * i / 3
            s.add(hair, ball((x + side * 0.03 * i, y, 0.10 - 0.01 * i), 0.085 - 0.008 * i), blend=0.015)
        s.add(tie, ball((x + side * 0.10, low - 0.04, 0.08), 0.045), blend=0)


def beard(s: Sculpt, hair: Paint, length: float = 0.3, wide: float = 0.27, moustache: bool = True) -> None:
    s.add(
        hair,
        cut(egg((0, -0.15, 0.08), (wide + 0.08, 0.25, 0.30)), box((0, 0.1, 0.4), (0.26, 0.2, 0.4), 0.06)),
        blend=0.02,
    )
    s.chain(
        hair,
        ((0, -0.24, 0.24), (0, -0.24 - length * 0.6, 0.30), (0, -0.24 - length, 0.26)),
        (wide * 0.75, wide * 0.55, 0.03),
        0.08,
    )
    if moustache:
        for side in (1, -1):
            s.chain(
                hair,
                ((0, -0.135, R * 1.0), (side * 0.11, -0.165, R * 0.97), (side * 0.20, -0.13, R * 0.85)),
                (0.045, 0.05, 0.012),
                0.02,
            )


def cat_ears(s: Sculpt, fur: Paint, inner: Paint, size: float = 1.0, out: float = 0.22) -> None:
    for side in (1, -1):
        with s.within((side * out, 0.28, 0.0), z=-side * 0.42):
            k = size
            s.add(
                fur,
                plate((0, 0.06, 0), ((-0.13 * k, -0.08), (0.13 * k, -0.08), (0.02, 0.24 * k)), 0.045, 0.035),
                blend=0.04,
            )
            s.add(
                inner,
                plate((0, 0.05, 0.03), ((-0.07 * k, -0.05), (0.07 * k, -0.05), (0.01, 0.14 * k)), 0.025, 0.015),
                blend=0,
            )


def horns(
    s: Sculpt,
    horn: Paint = HORN,
    out: float = 0.2,
    long: float = 0.34,
    curl: float = 0.0,
    thick: float = 0.075,
    y: float = 0.22,
) -> None:
    """A pair; `curl` bends the tips forward and down (rams) or up (negative)."""
    for side in (1, -1):
        a = (side * out, y, -0.04)
        b = (side * (out + long * 0.55), y + long * 0.45, -0.10)
        c = (side * (out + long * (0.75 - 0.2 * abs(curl))), y + long * (1.0 - curl), -0.14 + 0.25 * max(curl, 0))
        s.chain(horn, (a, b, c), (thick, thick * 0.72, 0.012), 0.02)


def lizard(
    s: Sculpt,
    skin: Paint,
    belly: Paint,
    iris: Colour = AMBER,
    mood: str = "sly",
    snout: float = 1.0,
    open_mouth: bool = False,
) -> None:
    """A drake's or kobold's head: wide cheeks, short snout, nostrils, a tooth or two."""
    s.add(skin, egg((0, 0.02, -0.02), (0.35, 0.30, 0.32)), blend=0.03)
    s.add(skin, egg((0, -0.075, 0.24 + 0.05 * snout), (0.19, 0.125, 0.17 + 0.05 * snout)), blend=0.10)
    drop = 0.09 if open_mouth else 0.0
    s.add(
        belly,
        egg((0, -0.145 - drop * 0.6, 0.22 + 0.05 * snout), (0.165, 0.062, 0.15 + 0.05 * snout), x=drop * 3),
        blend=0.02,
    )
    if open_mouth:
        s.add(MOUTH, egg((0, -0.14, 0.25 + 0.05 * snout), (0.13, 0.05, 0.14)), blend=0)
    tip = 0.40 + 0.10 * snout
    for side in (1, -1):
        s.add(paint(60, 24, 20), ball((side * 0.06, -0.035, tip), 0.02), blend=0)
        s.add(WHITE, rod((side * 0.10, -0.12, tip - 0.10), (side * 0.105, -0.185, tip - 0.095), 0.022, 0.005), blend=0)
        s.add(skin, egg((side * 0.13, 0.11, 0.20), (0.10, 0.07, 0.10)), blend=0.05)
    eyes(s, iris, r=0.335, apart=0.46, up=0.22, size=0.98, mood=mood, white=paint(252, 244, 214, 0.5))


def skull(s: Sculpt, bone: Paint, glow: Colour = (110, 240, 190), jaw: bool = True) -> None:
    s.add(bone, egg((0, 0.04, -0.02), (0.34, 0.31, 0.33)), blend=0.02)
    s.add(bone, egg((0, -0.13, 0.14), (0.20, 0.13, 0.19)), blend=0.08)
    hole = paint(26, 20, 30)
    for side in (1, -1):
        s.add(hole, egg((side * 0.135, -0.005, 0.275), (0.095, 0.105, 0.06), y=side * 0.4), blend=0)
        s.add(Paint(glow, 0.3, 0.95), ball((side * 0.135, -0.01, 0.325), 0.038), blend=0)
    s.add(hole, egg((0, -0.125, 0.325), (0.03, 0.042, 0.03)), blend=0)
    if jaw:
        s.add(bone, egg((0, -0.255, 0.12), (0.165, 0.06, 0.17)), blend=0.01)
        for x in (-0.10, -0.035, 0.035, 0.10):
            s.add(WHITE, box((x, -0.215, 0.285 - abs(x) * 0.35), (0.025, 0.035, 0.02), 0.01), blend=0)


def whiskers(s: Sculpt, paint_: Paint, y: float = -0.12) -> None:
    for side in (1, -1):
        for k in (0.02, -0.03):
            s.add(paint_, rod((side * 0.15, y + k, 0.31), (side * 0.42, y + k * 3, 0.22), 0.012, 0.004), blend=0)


def muzzle(s: Sculpt, fur: Paint, nose: Paint = BLACK, long: float = 0.10, size: float = 1.0) -> None:
    """A cat's, dog's or bear's muzzle on a round head."""
    for side in (1, -1):
        s.add(
            fur,
            egg((side * 0.055 * size, -0.135, 0.31 + long * 0.6), (0.085 * size, 0.07 * size, 0.08 + long)),
            blend=0.03,
        )
    s.add(nose, egg((0, -0.085, 0.385 + long * 1.5), (0.048 * size, 0.034, 0.03)), blend=0)


def hood(
    s: Sculpt, cloth: Paint, brow: float = 0.16, width: float = 0.25, tip: float = 0.18, shade: Paint | None = None
) -> None:
    """A hood round the head with a pointed back; `shade` fills the opening for faceless ones."""
    s.add(
        cloth,
        cut(
            egg((0, 0.03, -0.03), (R * 1.20, R * 1.20, R * 1.14)),
            egg((0, brow - 0.24, 0.36), (width, 0.28, 0.34)),
        ),
        blend=0.0,
    )
    s.add(cloth, rod((0, 0.26, -0.16), (0, 0.32 + tip, -0.38), 0.20, 0.03), blend=0.12)
    s.add(cloth, egg((0, -0.33, -0.02), (0.31, 0.11, 0.25)), blend=0.06)
    if shade is not None:
        s.add(shade, egg((0, -0.02, 0.04), (R * 0.9, R * 0.92, R * 0.86)), blend=0)


def crown(s: Sculpt, gold: Paint, gem: Paint, y: float = 0.28, r: float = 0.20, points: int = 6) -> None:
    s.add(gold, drum((0, y, -0.02), r, 0.055, 0.02, r * 1.08), blend=0)
    for i in range(points):
        a = i / points * math.tau + math.pi / 2
        x, z = math.cos(a) * r * 1.05, math.sin(a) * r * 1.05 - 0.02
        s.add(gold, rod((x, y + 0.02, z), (x * 1.12, y + 0.17, z * 1.12), 0.05, 0.012), blend=0.01)
        s.add(gem, ball((math.cos(a + 0.5) * r * 1.08, y, math.sin(a + 0.5) * r * 1.08 - 0.02), 0.03), blend=0)
