"""Weapons, shields, hats, capes, tails and wings. A hand's frame has its grip at the origin and points along y."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.sculpt.parts.heads import R
from tools.sculpt.parts.paints import (
    BLACK,
    BONE,
    DARK_STEEL,
    DARK_WOOD,
    FIRE,
    FLAME,
    GOLD,
    IRON,
    LEATHER,
    STEEL,
    WHITE,
    WOOD,
    cloth,
    paint,
)
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import Plate, Point, ball, box, common, cut, drum, egg, plate, ring, rod

BLADE = paint(214, 222, 236, 1.0)


def sword(
    s: Sculpt, long: float = 0.62, wide: float = 0.075, blade: Paint = BLADE, guard: Paint = GOLD, grip: Paint = LEATHER
) -> None:
    s.add(grip, rod((0, -0.10, 0), (0, 0.09, 0), 0.036), blend=0)
    s.add(guard, ball((0, -0.13, 0), 0.05), box((0, 0.11, 0), (0.05 + wide * 1.3, 0.032, 0.045), 0.02), blend=0)
    w = wide
    s.add(
        blade,
        plate(
            (0, 0.12, 0), ((-w, 0), (w, 0), (w * 0.92, long * 0.82), (0, long), (-w * 0.92, long * 0.82)), 0.026, 0.018
        ),
        blend=0,
    )
    s.add(
        paint(170, 180, 200, 0.9),
        plate((0, 0.12, 0), ((-w * 0.28, 0), (w * 0.28, 0), (0, long * 0.86)), 0.034, 0.01),
        blend=0,
    )


def dagger(s: Sculpt, blade: Paint = BLADE, guard: Paint = GOLD, long: float = 0.34) -> None:
    s.add(LEATHER, rod((0, -0.07, 0), (0, 0.06, 0), 0.03), blend=0)
    s.add(guard, box((0, 0.08, 0), (0.10, 0.025, 0.04), 0.018), blend=0)
    s.add(
        blade,
        plate(
            (0, 0.09, 0), ((-0.055, 0), (0.055, 0), (0.05, long * 0.6), (0, long), (-0.05, long * 0.6)), 0.024, 0.016
        ),
        blend=0,
    )


def katana(s: Sculpt, long: float = 0.62, blade: Paint = BLADE, grip: Paint = BLACK) -> None:
    s.add(grip, rod((0, -0.14, 0), (0, 0.08, 0), 0.034), blend=0)
    s.add(GOLD, drum((0, 0.10, 0), 0.07, 0.018, 0.01), blend=0)
    s.add(
        blade,
        plate(
            (0, 0.11, 0),
            ((-0.04, 0), (0.04, 0), (0.075, long * 0.5), (0.15, long), (0.05, long * 0.8), (0.0, long * 0.45)),
            0.022,
            0.014,
        ),
        blend=0,
    )


def axe(
    s: Sculpt, long: float = 0.62, blade: Paint = BLADE, haft: Paint = WOOD, double: bool = True, size: float = 1.0
) -> None:
    s.add(haft, rod((0, -0.18, 0), (0, long, 0), 0.036), blend=0)
    k = size
    shape = (
        (0.02, -0.09 * k),
        (0.02, 0.09 * k),
        (0.20 * k, 0.20 * k),
        (0.27 * k, 0.06 * k),
        (0.27 * k, -0.06 * k),
        (0.20 * k, -0.20 * k),
    )
    s.add(blade, plate((0, long - 0.10, 0), shape, 0.032, 0.02), blend=0)
    if double:
        s.add(blade, plate((0, long - 0.10, 0), tuple((-x, y) for x, y in reversed(shape)), 0.032, 0.02), blend=0)
    s.add(IRON, ball((0, long - 0.10, 0), 0.06), blend=0)


def hammer(
    s: Sculpt, long: float = 0.60, head: Paint = STEEL, haft: Paint = WOOD, size: float = 1.0, trim: Paint = GOLD
) -> None:
    s.add(haft, rod((0, -0.18, 0), (0, long, 0), 0.038), blend=0)
    s.add(head, drum((0, long, 0), 0.15 * size, 0.21 * size, 0.04, z=math.pi / 2), blend=0)
    for side in (1, -1):
        s.add(trim, drum((side * 0.16 * size, long, 0), 0.165 * size, 0.035, 0.02, z=math.pi / 2), blend=0)


def mace(s: Sculpt, long: float = 0.42, head: Paint = DARK_STEEL, haft: Paint = WOOD, spikes: bool = True) -> None:
    s.add(haft, rod((0, -0.14, 0), (0, long, 0), 0.034), blend=0)
    s.add(head, ball((0, long + 0.06, 0), 0.13), blend=0)
    if spikes:
        for i in range(6):
            c, d = math.cos(i * math.tau / 6), math.sin(i * math.tau / 6)
            s.add(
                head, rod((c * 0.1, long + 0.06, d * 0.1), (c * 0.19, long + 0.06, d * 0.19), 0.045, 0.008), blend=0.01
            )
        s.add(head, rod((0, long + 0.15, 0), (0, long + 0.25, 0), 0.045, 0.008), blend=0.01)


def club(s: Sculpt, long: float = 0.5, wood: Paint = WOOD, stud: Paint | None = BONE, thick: float = 0.13) -> None:
    s.add(wood, rod((0, -0.12, 0), (0, long, 0), 0.045, thick), blend=0.02)
    if stud is not None:
        for i in range(5):
            a = i * 2.4
            y = long * (0.55 + 0.11 * i)
            s.add(
                stud,
                rod(
                    (math.cos(a) * thick * 0.7, y, math.sin(a) * thick * 0.7),
                    (math.cos(a) * thick * 1.6, y + 0.02, math.sin(a) * thick * 1.6),
                    0.036,
                    0.006,
                ),
                blend=0,
            )


def spear(
    s: Sculpt,
    up: float = 0.72,
    down: float = 0.42,
    head: Paint = BLADE,
    haft: Paint = WOOD,
    kind: str = "spear",
    tassel: Paint | None = None,
) -> None:
    """A pole weapon: spear, halberd, trident, pitchfork, glaive or bill."""
    s.add(haft, rod((0, -down, 0), (0, up, 0), 0.032), blend=0)
    if tassel is not None:
        s.add(tassel, rod((0, up - 0.02, 0), (0.03, up - 0.18, 0.04), 0.05, 0.075), blend=0)
    if kind == "spear":
        s.add(
            head,
            plate((0, up, 0), ((-0.04, -0.04), (0.04, -0.04), (0.09, 0.07), (0, 0.28), (-0.09, 0.07)), 0.03, 0.02),
            blend=0,
        )
    elif kind == "halberd":
        s.add(
            head,
            plate((0, up, 0), ((-0.035, -0.05), (0.035, -0.05), (0.035, 0.08), (0, 0.30), (-0.035, 0.08)), 0.03, 0.02),
            blend=0,
        )
        s.add(
            head,
            plate(
                (0, up - 0.06, 0), ((0.02, -0.06), (0.02, 0.06), (0.17, 0.15), (0.23, 0.0), (0.17, -0.16)), 0.028, 0.018
            ),
            blend=0,
        )
        s.add(head, rod((0, up - 0.05, 0), (-0.18, up - 0.02, 0), 0.04, 0.01), blend=0)
    elif kind in ("trident", "pitchfork"):
        s.add(head, rod((-0.14, up, 0), (0.14, up, 0), 0.03), blend=0)
        for x in (-0.14, 0.0, 0.14):
            s.add(head, rod((x, up, 0), (x, up + (0.30 if x == 0 else 0.24), 0), 0.032, 0.008), blend=0)
    elif kind == "glaive":
        s.add(
            head,
            plate((0, up, 0), ((-0.05, -0.04), (0.05, -0.04), (0.12, 0.18), (0.06, 0.42), (-0.03, 0.2)), 0.028, 0.018),
            blend=0,
        )
    elif kind == "bill":
        s.add(
            head,
            plate(
                (0, up, 0),
                ((-0.05, -0.08), (0.05, -0.08), (0.08, 0.14), (0.24, 0.22), (0.16, 0.30), (-0.02, 0.28)),
                0.03,
                0.02,
            ),
            blend=0,
        )


def scythe(s: Sculpt, up: float = 0.70, down: float = 0.42, blade: Paint = BLADE, haft: Paint = DARK_WOOD) -> None:
    s.add(haft, rod((0, -down, 0), (0, up, 0), 0.034), blend=0)
    shape = (
        (-0.05, -0.06),
        (0.04, -0.08),
        (0.22, -0.02),
        (0.40, -0.16),
        (0.48, -0.36),
        (0.52, -0.10),
        (0.38, 0.12),
        (0.16, 0.16),
        (-0.05, 0.08),
    )
    s.add(blade, plate((0, up, 0), shape, 0.026, 0.016), blend=0)


def staff(
    s: Sculpt,
    top: str = "orb",
    up: float = 0.62,
    down: float = 0.46,
    wood: Paint = WOOD,
    gem: Paint = FIRE,
    trim: Paint = GOLD,
) -> None:
    """A staff with an orb, crook, skull, flame, star, crystal, crescent or leaf on top."""
    s.add(wood, rod((0, -down, 0), (0, up, 0), 0.034), blend=0)
    y = up
    if top == "orb":
        for i in range(3):
            c, d = math.cos(i * 2.1), math.sin(i * 2.1)
            s.chain(
                trim,
                ((0, y - 0.05, 0), (c * 0.12, y + 0.03, d * 0.12), (c * 0.10, y + 0.16, d * 0.10)),
                (0.035, 0.03, 0.012),
                0.01,
            )
        s.add(gem, ball((0, y + 0.10, 0), 0.105), blend=0)
    elif top == "crook":
        s.chain(
            wood,
            ((0, y, 0), (0.03, y + 0.15, 0), (0.15, y + 0.20, 0), (0.22, y + 0.08, 0), (0.15, y + 0.02, 0)),
            (0.045, 0.045, 0.045, 0.04, 0.02),
            0.02,
        )
        s.add(gem, ball((0.11, y + 0.10, 0), 0.06), blend=0)
    elif top == "skull":
        s.add(
            BONE, egg((0, y + 0.10, 0), (0.11, 0.105, 0.11)), egg((0, y + 0.02, 0.045), (0.065, 0.05, 0.06)), blend=0.03
        )
        for side in (1, -1):
            s.add(gem, ball((side * 0.045, y + 0.09, 0.095), 0.032), blend=0)
    elif top == "flame":
        s.add(IRON, drum((0, y + 0.02, 0), 0.07, 0.04, 0.02, 0.11), blend=0)
        s.chain(gem, ((0, y + 0.10, 0), (0.02, y + 0.24, 0), (-0.02, y + 0.38, 0)), (0.10, 0.075, 0.01), 0.03)
        s.chain(FLAME, ((0, y + 0.09, 0.05), (0.01, y + 0.20, 0.06)), (0.06, 0.015), 0.03)
    elif top == "star":
        s.add(gem, star((0, y + 0.13, 0), 0.19, 0.05), blend=0)
    elif top == "crystal":
        s.add(trim, ring((0, y, 0), 0.05, 0.03), blend=0)
        s.add(
            gem,
            rod((0, y + 0.05, 0), (0, y + 0.28, 0), 0.085, 0.012),
            rod((0, y + 0.05, 0), (0, y - 0.02, 0), 0.085, 0.03),
            blend=0,
        )
    elif top == "crescent":
        s.add(
            trim,
            cut(
                drum((0, y + 0.13, 0), 0.17, 0.03, 0.015, x=math.pi / 2),
                drum((0.07, y + 0.17, 0), 0.13, 0.1, 0.01, x=math.pi / 2),
            ),
            blend=0,
        )
        s.add(gem, ball((0.06, y + 0.16, 0), 0.06), blend=0)
    elif top == "leaf":
        for a in (-0.9, 0, 0.9):
            s.add(gem, egg((math.sin(a) * 0.12, y + 0.06 + math.cos(a) * 0.12, 0), (0.055, 0.12, 0.025), z=-a), blend=0)


def star(c: Point, r: float, half: float, points: int = 5, x: float = 0, y: float = 0) -> Plate:
    outline = []
    for i in range(points * 2):
        a = math.pi / 2 + i * math.pi / points
        k = r if i % 2 == 0 else r * 0.48
        outline.append((math.cos(a) * k, math.sin(a) * k))
    return plate(c, outline, half, half * 0.6, x=x, y=y)


def bow(s: Sculpt, wood: Paint = WOOD, size: float = 0.42, drawn: bool = False, tip: Paint = GOLD) -> None:
    """Told with the string towards -z; the arrow flies along +z... the rig turns it."""
    k = size
    points = [
        (0.0, math.sin(a) * k, (math.cos(a) - 1) * k * 0.75 + 0.02) for a in (-1.25, -0.8, -0.35, 0, 0.35, 0.8, 1.25)
    ]
    s.chain(wood, points, (0.02, 0.032, 0.038, 0.042, 0.038, 0.032, 0.02), 0.01)
    s.add(tip, ball(points[0], 0.035), ball(points[-1], 0.035), blend=0)
    nock = (0.0, 0.0, -0.42) if drawn else (0.0, 0.0, points[0][2])
    line = paint(240, 236, 220, 0.2)
    s.add(line, rod(points[0], nock, 0.010), rod(nock, points[-1], 0.010), blend=0)
    if drawn:
        s.add(WOOD, rod(nock, (0, 0, 0.18), 0.014), blend=0)
        s.add(BLADE, rod((0, 0, 0.16), (0, 0, 0.28), 0.045, 0.004), blend=0)


def crossbow(s: Sculpt, wood: Paint = WOOD, size: float = 1.0) -> None:
    k = size
    s.add(wood, box((0, 0.08 * k, 0), (0.04, 0.26 * k, 0.045), 0.02), blend=0)
    s.chain(
        STEEL,
        (
            (-0.28 * k, 0.18 * k, 0),
            (-0.14 * k, 0.31 * k, 0),
            (0, 0.33 * k, 0),
            (0.14 * k, 0.31 * k, 0),
            (0.28 * k, 0.18 * k, 0),
        ),
        (0.018, 0.03, 0.035, 0.03, 0.018),
        0.01,
    )
    s.add(
        WHITE,
        rod((-0.28 * k, 0.18 * k, 0), (0, 0.04 * k, 0), 0.008),
        rod((0.28 * k, 0.18 * k, 0), (0, 0.04 * k, 0), 0.008),
        blend=0,
    )
    s.add(BLADE, rod((0, 0.3 * k, 0.05), (0, 0.44 * k, 0.05), 0.035, 0.005), blend=0)


def gun(
    s: Sculpt,
    long: float = 0.55,
    barrel: Paint = IRON,
    stock: Paint = WOOD,
    wide: float = 0.05,
    bell: bool = False,
    scope: bool = False,
) -> None:
    s.add(stock, rod((0, -0.20, -0.04), (0, 0.06, 0), 0.065, 0.05), blend=0.01)
    s.add(barrel, rod((0, 0.02, 0.01), (0, long, 0.01), wide), blend=0)
    if bell:
        s.add(GOLD, drum((0, long, 0.01), wide * 1.1, 0.06, 0.02, wide * 2.1), blend=0)
        s.add(BLACK, drum((0, long + 0.05, 0.01), wide * 1.5, 0.02, 0.01), blend=0)
    else:
        s.add(GOLD, ring((0, long, 0.01), wide, 0.018), blend=0)
    if scope:
        s.add(GOLD, rod((0, 0.08, 0.10), (0, 0.30, 0.10), 0.042), blend=0)
        s.add(paint(90, 220, 255, 0.9, glow=0.6), ball((0, 0.31, 0.10), 0.036), blend=0)


def bomb(s: Sculpt, r: float = 0.14, at: Point = (0, 0.10, 0), shell: Paint = BLACK) -> None:
    x, y, z = at
    s.add(shell, ball((x, y, z), r), blend=0)
    s.add(IRON, drum((x, y + r, z), r * 0.35, 0.03, 0.01), blend=0)
    s.chain(
        paint(220, 200, 150),
        ((x, y + r, z), (x + 0.04, y + r + 0.08, z), (x + 0.10, y + r + 0.10, z)),
        (0.016, 0.016, 0.014),
        0,
    )
    s.add(FLAME, ball((x + 0.11, y + r + 0.11, z), 0.045), blend=0)


def flask(s: Sculpt, liquid: Paint, at: Point = (0, 0.10, 0), size: float = 1.0) -> None:
    x, y, z = at
    k = size
    s.add(liquid, ball((x, y, z), 0.115 * k), blend=0)
    s.add(
        paint(220, 240, 245, 0.9),
        drum((x, y + 0.13 * k, z), 0.045 * k, 0.055 * k, 0.01),
        ring((x, y + 0.18 * k, z), 0.05 * k, 0.018 * k),
        blend=0,
    )
    s.add(LEATHER, drum((x, y + 0.21 * k, z), 0.042 * k, 0.035 * k, 0.01), blend=0)
    s.add(WHITE, ball((x - 0.05 * k, y + 0.05 * k, z + 0.085 * k), 0.022 * k), blend=0)


def shuriken(s: Sculpt, r: float = 0.2) -> None:
    outline = []
    for i in range(8):
        a = i * math.pi / 4
        k = r if i % 2 == 0 else r * 0.36
        outline.append((math.cos(a) * k, math.sin(a) * k))
    s.add(
        BLADE,
        cut(plate((0, 0.12, 0.02), outline, 0.024, 0.012), drum((0, 0.12, 0.02), 0.035, 0.1, 0.01, x=math.pi / 2)),
        blend=0,
    )


def shield(
    s: Sculpt,
    kind: str = "round",
    front: Paint | None = None,
    rim: Paint = STEEL,
    boss: Paint = GOLD,
    size: float = 1.0,
    mark: str = "boss",
) -> None:
    """Carried before the hand, facing +z."""
    front = front or cloth()
    k = size
    if kind == "round":
        s.add(
            front,
            common(egg((0, 0, 0.0), (0.29 * k, 0.29 * k, 0.13)), box((0, 0, 0.12), (0.4, 0.4, 0.12), 0.01)),
            blend=0,
        )
        s.add(rim, ring((0, 0, 0.01), 0.275 * k, 0.034, x=math.pi / 2), blend=0)
    else:
        tall = {
            "kite": ((-0.23, 0.27), (0, 0.31), (0.23, 0.27), (0.22, -0.05), (0, -0.36), (-0.22, -0.05)),
            "tower": ((-0.25, 0.36), (0.25, 0.36), (0.25, -0.34), (0, -0.40), (-0.25, -0.34)),
            "heater": ((-0.25, 0.24), (0.25, 0.24), (0.24, 0.0), (0, -0.30), (-0.24, 0.0)),
        }[kind]
        outer = [(x * k * 1.12, y * k * 1.10) for x, y in tall][::-1]
        s.add(rim, plate((0, 0, 0), outer, 0.034, 0.02), blend=0)
        s.add(front, plate((0, 0, 0.026), [(x * k * 0.93, y * k * 0.93) for x, y in tall][::-1], 0.03, 0.016), blend=0)
    z = 0.13 if kind == "round" else 0.055
    if mark == "boss":
        s.add(boss, egg((0, 0, z), (0.085 * k, 0.085 * k, 0.05)), blend=0)
    elif mark == "cross":
        s.add(
            boss,
            box((0, 0.02, z), (0.04, 0.20 * k, 0.022), 0.012),
            box((0, 0.06 * k, z), (0.15 * k, 0.04, 0.022), 0.012),
            blend=0,
        )
    elif mark == "star":
        s.add(boss, star((0, 0.02, z), 0.15 * k, 0.025), blend=0)
    elif mark == "skull":
        s.add(
            BONE,
            egg((0, 0.03, z), (0.10 * k, 0.095 * k, 0.045)),
            egg((0, -0.07 * k, z), (0.06 * k, 0.05 * k, 0.04)),
            blend=0.02,
        )
        for side in (1, -1):
            s.add(BLACK, ball((side * 0.042 * k, 0.03, z + 0.04), 0.026 * k), blend=0)
    elif mark == "spike":
        s.add(boss, rod((0, 0, z - 0.03), (0, 0, z + 0.16), 0.09 * k, 0.012), blend=0)


def great_helm(s: Sculpt, steel: Paint = STEEL, plume: Paint | None = None, visor: str = "open") -> None:
    """Over a face: open (face seen), slit (eyes glow through), or crested."""
    if visor == "open":
        s.add(
            steel,
            cut(egg((0, 0.02, 0), (R * 1.14, R * 1.13, R * 1.12)), box((0, -0.10, 0.34), (0.25, 0.20, 0.26), 0.09)),
            blend=0,
        )
        s.chain(GOLD, ((0, 0.43, 0.0), (0, 0.35, 0.24), (0, 0.14, 0.40)), (0.03, 0.032, 0.028), 0)
    else:
        s.add(steel, egg((0, 0.0, 0), (R * 1.12, R * 1.12, R * 1.12)), blend=0)
        s.add(steel, egg((0, -0.12, 0.10), (R * 0.92, 0.24, R * 0.98)), blend=0.04)
        s.add(BLACK, box((0, 0.03, 0.36), (0.24, 0.045, 0.08), 0.03), blend=0)
        s.chain(GOLD, ((0, 0.41, 0.0), (0, 0.33, 0.24), (0, 0.10, 0.405)), (0.028, 0.03, 0.026), 0)
        s.add(GOLD, rod((0, -0.04, 0.42), (0, -0.26, 0.40), 0.022), blend=0)
        for x in (-0.12, 0.12):
            for y in (-0.12, -0.19):
                s.add(BLACK, ball((x, y, 0.385 - (0.02 if y < -0.15 else 0)), 0.02), blend=0)
    if plume is not None:
        s.chain(
            plume,
            ((0, 0.38, 0.02), (0, 0.56, -0.10), (0, 0.54, -0.34), (0, 0.30, -0.52)),
            (0.06, 0.12, 0.125, 0.03),
            0.06,
        )


def wizard_hat(
    s: Sculpt, hat: Paint, band: Paint = GOLD, brim: float = 0.52, tall: float = 0.55, bend: float = 0.2
) -> None:
    s.add(hat, drum((0, 0.20, -0.03), brim, 0.032, 0.028), blend=0)
    s.chain(
        hat,
        (
            (0, 0.20, -0.03),
            (0.02, 0.20 + tall * 0.55, -0.09),
            (bend * 0.6, 0.20 + tall * 0.85, -0.14),
            (bend * 1.5, 0.20 + tall, -0.10),
        ),
        (0.31, 0.16, 0.09, 0.03),
        0.05,
    )
    s.add(band, drum((0, 0.255, -0.035), 0.312, 0.045, 0.02), blend=0)


def cap(s: Sculpt, kind: str, main: Paint, trim: Paint = GOLD) -> None:
    """Headgear of many trades: tricorn, straw, bandana, beret, tophat, pot, feather, chef, goggles, laurel, peak."""
    if kind == "tricorn":
        s.add(main, egg((0, 0.27, -0.03), (0.31, 0.17, 0.30)), blend=0.02)
        for a in (0.6, 2.54, 4.71):
            c, d = math.cos(a), math.sin(a)
            s.add(main, egg((c * 0.24, 0.28, d * 0.24 - 0.03), (0.32, 0.12, 0.06), y=-a + math.pi / 2), blend=0.05)
            s.add(
                trim,
                rod(
                    (c * 0.28 - d * 0.26, 0.385, d * 0.28 + c * 0.26 - 0.03),
                    (c * 0.28 + d * 0.26, 0.385, d * 0.28 - c * 0.26 - 0.03),
                    0.022,
                ),
                blend=0,
            )
        s.add(BONE, ball((0.02, 0.30, 0.30), 0.06), blend=0)
    elif kind == "straw":
        s.add(main, drum((0, 0.20, -0.02), 0.54, 0.03, 0.025), blend=0)
        s.add(main, egg((0, 0.25, -0.03), (0.31, 0.22, 0.30)), blend=0.04)
        s.add(trim, drum((0, 0.25, -0.03), 0.305, 0.05, 0.02), blend=0)
    elif kind == "bandana":
        s.add(
            main,
            cut(egg((0, 0.03, -0.01), (R * 1.11, R * 1.09, R * 1.09)), box((0, -0.36, 0), (0.8, 0.45, 0.8), 0.02)),
            blend=0,
        )
        for z in (0.0, 0.5):
            s.chain(
                main,
                ((0.10, 0.12, -0.36), (0.16 + z * 0.1, 0.05 - z * 0.1, -0.52), (0.26, -0.06 - z * 0.2, -0.56)),
                (0.06, 0.06, 0.02),
                0.03,
            )
    elif kind == "beret":
        s.add(main, egg((0.06, 0.30, -0.04), (0.38, 0.13, 0.35), z=-0.22), blend=0)
        s.add(trim, ball((0.09, 0.43, -0.04), 0.035), blend=0)
    elif kind == "tophat":
        s.add(main, drum((0, 0.25, -0.03), 0.42, 0.03, 0.025), drum((0, 0.45, -0.03), 0.255, 0.2, 0.03, 0.29), blend=0)
        s.add(trim, drum((0, 0.31, -0.03), 0.268, 0.045, 0.015), blend=0)
    elif kind == "pot":
        s.add(
            main,
            cut(egg((0, 0.06, -0.01), (R * 1.12, R * 1.04, R * 1.10)), box((0, -0.40, 0), (0.8, 0.48, 0.8), 0.01)),
            blend=0,
        )
        s.add(trim, ring((0, 0.10, -0.01), R * 1.10, 0.036), blend=0)
        s.add(trim, ball((0, 0.43, -0.01), 0.05), blend=0)
    elif kind == "feather":
        s.add(
            main,
            cut(egg((0, 0.12, -0.03), (R * 1.10, R * 0.95, R * 1.12)), box((0, -0.32, 0), (0.8, 0.42, 0.8), 0.02)),
            blend=0,
        )
        s.add(main, rod((0, 0.20, 0.28), (0, 0.21, 0.56), 0.12, 0.02), blend=0.08)
        s.chain(trim, ((0.26, 0.18, -0.05), (0.36, 0.42, -0.22), (0.34, 0.58, -0.42)), (0.03, 0.065, 0.015), 0.02)
    elif kind == "chef":
        s.add(main, drum((0, 0.32, -0.02), 0.27, 0.10, 0.03), blend=0)
        for i in range(6):
            a = i / 6 * math.tau
            s.add(main, ball((math.cos(a) * 0.2, 0.50, math.sin(a) * 0.2 - 0.02), 0.17), blend=0.03)
    elif kind == "goggles":
        s.add(LEATHER, ring((0, 0.17, -0.01), R * 0.99, 0.04, x=0.12), blend=0)
        for side in (1, -1):
            s.add(
                trim, drum((side * 0.13, 0.20, 0.32), 0.105, 0.05, 0.02, x=math.pi / 2 - 0.25, z=-side * 0.1), blend=0
            )
            s.add(main, egg((side * 0.13, 0.212, 0.365), (0.08, 0.08, 0.03), x=-0.25), blend=0)
    elif kind == "laurel":
        for i in range(9):
            a = -0.35 + (i - 4) / 4 * 1.25 + math.pi / 2 + 0.35
            s.add(
                main,
                egg(
                    (math.cos(a) * R * 1.04, 0.17, math.sin(a) * R * 1.04),
                    (0.035, 0.085, 0.05),
                    y=-a,
                    z=0.4 if a > math.pi / 2 else -0.4,
                ),
                blend=0,
            )
    elif kind == "peak":
        s.add(main, egg((0, 0.22, -0.03), (0.36, 0.19, 0.35)), blend=0)
        s.add(main, drum((0, 0.28, -0.02), 0.40, 0.06, 0.05), blend=0.05)
        s.add(BLACK, egg((0, 0.16, 0.30), (0.24, 0.03, 0.16), x=0.25), blend=0)
        s.add(trim, star((0, 0.27, 0.37), 0.08, 0.02, x=-0.15), blend=0)
    elif kind == "fez":
        s.add(main, drum((0, 0.36, -0.02), 0.24, 0.13, 0.03, 0.19), blend=0)
        s.chain(trim, ((0, 0.50, -0.02), (0.16, 0.50, -0.04), (0.24, 0.34, -0.06)), (0.02, 0.018, 0.035), 0)


def cape(s: Sculpt, c: Paint, long: float = 0.52, wide: float = 0.30, spread: float = 0.0) -> None:
    """From the shoulders down the back, told in the torso's frame."""
    s.chain(
        c,
        ((0, 0.34, -0.10), (0, 0.12, -0.24 - spread * 0.5), (0, 0.30 - long, -0.32 - spread)),
        (0.10, 0.12, 0.05),
        0.06,
    )
    for side in (1, -1):
        s.chain(
            c,
            (
                (side * 0.17, 0.34, -0.06),
                (side * wide * 0.85, 0.10, -0.22 - spread * 0.5),
                (side * wide * 1.1, 0.30 - long, -0.28 - spread),
            ),
            (0.075, 0.10, 0.045),
            0.10,
        )
    s.add(c, egg((0, 0.36, -0.02), (0.25, 0.075, 0.19)), blend=0.05)


def scarf(s: Sculpt, c: Paint, tail: bool = True) -> None:
    s.add(c, ring((0, 0.37, 0.0), 0.17, 0.075), blend=0.02)
    if tail:
        s.chain(c, ((-0.10, 0.36, -0.14), (-0.24, 0.30, -0.34), (-0.40, 0.36, -0.48)), (0.07, 0.085, 0.03), 0.05)
        s.chain(c, ((-0.06, 0.36, -0.16), (-0.16, 0.16, -0.36), (-0.30, 0.16, -0.50)), (0.06, 0.075, 0.03), 0.05)


def apron(s: Sculpt, c: Paint, low: float = -0.22, wide: float = 0.15) -> None:
    """A loincloth or tabard hanging before the hips, told in the torso's frame."""
    s.add(c, egg((0, 0.0, 0.15), (wide, 0.10, 0.07)), blend=0.02)
    s.chain(c, ((0, 0.02, 0.16), (0, low, 0.20)), (wide * 0.75, wide * 0.55), 0.03)


def tabard(s: Sculpt, c: Paint, mark: Paint | None = None) -> None:
    s.add(c, egg((0, 0.18, 0.07), (0.17, 0.22, 0.15)), blend=0.02)
    apron(s, c, -0.2, 0.16)
    if mark is not None:
        s.add(mark, star((0, 0.18, 0.215), 0.085, 0.02), blend=0)


def tail(s: Sculpt, p: Paint, points: Sequence[Point], radii: Sequence[float]) -> None:
    s.chain(p, points, radii, 0.05)


def bat_wings(
    s: Sculpt,
    bone: Paint,
    skin: Paint,
    span: float = 0.62,
    high: float = 0.42,
    at: Point = (0, 0.24, -0.16),
    fold: float = 0.55,
) -> None:
    """Leathery wings, told in the torso's frame; `fold` turns them back."""
    x, y, z = at
    k = span
    for side in (1, -1):
        with s.within((x + side * 0.08, y, z), y=side * fold):
            shape = [
                (0, -0.06),
                (0, 0.06),
                (0.42 * k, high),
                (1.0 * k, high * 0.62),
                (0.84 * k, 0.02),
                (0.60 * k, -0.10),
                (0.40 * k, -0.02),
                (0.22 * k, -0.18),
            ]
            points = [(side * px, py) for px, py in shape]
            s.add(skin, plate((0, 0, 0), points if side < 0 else points[::-1], 0.022, 0.012), blend=0.0)
            s.chain(
                bone,
                ((0, 0, 0), (side * 0.42 * k, high, 0), (side * 1.0 * k, high * 0.62, 0)),
                (0.05, 0.042, 0.012),
                0.02,
            )
            for px, py in ((0.84 * k, 0.02), (0.60 * k, -0.10)):
                s.add(bone, rod((side * 0.42 * k, high, 0), (side * px, py, 0), 0.03, 0.012), blend=0.02)


def feather_wings(
    s: Sculpt,
    p: Paint,
    tips: Paint,
    span: float = 0.6,
    at: Point = (0, 0.26, -0.15),
    fold: float = 0.5,
    lift: float = 0.0,
) -> None:
    x, y, z = at
    for side in (1, -1):
        with s.within((x + side * 0.06, y, z), y=side * fold, z=side * lift):
            s.chain(
                p, ((0, 0, 0), (side * span * 0.5, 0.26, 0), (side * span * 0.95, 0.20, 0)), (0.06, 0.075, 0.04), 0.03
            )
            for i in range(6):
                t = i / 5
                base = (side * span * (0.15 + 0.8 * t), 0.10 + 0.13 * math.sin(t * 2.4), 0.0)
                long = 0.26 + 0.16 * t
                tip = (base[0] + side * (0.05 + 0.14 * t), base[1] - long, -0.01)
                s.add(p if i % 2 else tips, rod(base, tip, 0.075, 0.028), blend=0.012)


def fairy_wings(s: Sculpt, p: Paint, size: float = 1.0, at: Point = (0, 0.26, -0.17), fold: float = 0.45) -> None:
    x, y, z = at
    k = size
    for side in (1, -1):
        with s.within((x + side * 0.05, y, z), y=side * fold):
            s.add(p, egg((side * 0.34 * k, 0.26 * k, 0), (0.36 * k, 0.17 * k, 0.018), z=side * 0.75), blend=0)
            s.add(p, egg((side * 0.27 * k, -0.10 * k, 0), (0.26 * k, 0.12 * k, 0.018), z=-side * 0.45), blend=0)


def backpack(s: Sculpt, p: Paint = LEATHER, roll: Paint | None = None) -> None:
    s.add(p, box((0, 0.16, -0.26), (0.17, 0.19, 0.11), 0.06), blend=0)
    if roll is not None:
        s.add(roll, rod((-0.20, 0.38, -0.26), (0.20, 0.38, -0.26), 0.085), blend=0)


def quiver(s: Sculpt, p: Paint = LEATHER, fletch: Paint = WHITE) -> None:
    s.add(p, rod((-0.14, 0.02, -0.22), (0.12, 0.36, -0.26), 0.085), blend=0)
    for dx, dz in ((0, 0), (0.06, 0.04), (-0.05, 0.04), (0.02, -0.05)):
        s.add(fletch, rod((0.13 + dx, 0.38, -0.26 + dz), (0.20 + dx, 0.52, -0.27 + dz), 0.02, 0.035), blend=0)
