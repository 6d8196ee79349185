"""What stands about on boards: statues, structures, braziers, chests, crystals."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, body
from tools.sculpt.parts.paints import (
    BRONZE,
    DARK_ROCK,
    DARK_WOOD,
    FLAME,
    GOLD,
    IRON,
    LEATHER,
    MOSS,
    STEEL,
    WOOD,
    paint,
    shifted,
)
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, cut, drum, egg, plate, ring, rod

MARBLE = paint(206, 202, 194, 0.3, grain=0.08)
GRANITE = paint(138, 134, 136, 0.15, grain=0.14)
CRYSTAL = paint(60, 210, 200, 1.0, glow=0.25)


def plinth(s: Sculpt, stone: Paint) -> None:
    s.add(shifted(stone, -0.28), drum((0, 0.04, 0), 0.45, 0.06, 0.03), blend=0)
    s.add(shifted(stone, -0.14), drum((0, 0.16, 0), 0.38, 0.09, 0.03, 0.34), blend=0)


def stone_build(stone: Paint, robe: bool = False, girth: float = 1.0) -> Build:
    return Build(stone, stone, stone, stone, stone, stone if robe else None, stone, None, girth)


def stone_face(s: Sculpt, stone: Paint) -> None:
    s.add(stone, egg((0, 0, 0), (0.35, 0.36, 0.34)), blend=0.02)
    for side in (1, -1):
        s.add(shifted(stone, -0.3), egg((side * 0.13, -0.03, 0.315), (0.07, 0.05, 0.03)), blend=0.01)
    s.add(stone, rod((0, 0.0, 0.35), (0, -0.10, 0.37), 0.035), blend=0.03)
    s.add(shifted(stone, -0.3), rod((-0.07, -0.19, 0.325), (0.07, -0.19, 0.325), 0.014), blend=0)


@model("superdungeon/champion", still=True)
def champion(s: Sculpt, pose: Pose) -> None:
    """Blessing of attack: a bronze fighter with a raised sword."""
    plinth(s, GRANITE)
    bronze = paint(196, 130, 70, 0.9)
    with s.within((0, 0.24, 0), scale=0.86):
        rig = body(s, "idle", stone_build(bronze), "up", "rest")
        with s.inside(rig.torso):
            gear.cape(s, shifted(bronze, -0.2))
        with s.inside(rig.head):
            stone_face(s, bronze)
            gear.great_helm(s, bronze, shifted(bronze, -0.2))
            s.look_at((0, 0.06, 0), 0.7)
        with s.inside(rig.fore):
            gear.sword(s, 0.66, 0.09, paint(255, 190, 110, 0.9, glow=0.25), bronze, bronze)


@model("superdungeon/sentinel", still=True)
def sentinel(s: Sculpt, pose: Pose) -> None:
    """Blessing of defence: a grey guard behind a great shield."""
    plinth(s, GRANITE)
    grey = paint(150, 156, 168, 0.4, grain=0.08)
    with s.within((0, 0.24, 0), scale=0.9):
        rig = body(s, "idle", stone_build(grey, girth=1.15), "rest", "rest")
        with s.inside(rig.head):
            stone_face(s, grey)
            gear.great_helm(s, grey, visor="slit")
            s.look_at((0, -0.02, 0), 0.7)
        with s.within((0.0, 0.44, 0.36), y=-0.2):
            gear.shield(s, "tower", paint(90, 130, 190, 0.5), grey, paint(150, 200, 255, 0.6, glow=0.5), 1.15, "cross")


@model("superdungeon/goddess", still=True)
def goddess(s: Sculpt, pose: Pose) -> None:
    """Blessing of healing: a white lady with a bowl."""
    plinth(s, MARBLE)
    with s.within((0, 0.24, 0), scale=0.92):
        rig = body(s, "idle", stone_build(MARBLE, True, 0.95), "both", "both")
        with s.inside(rig.head):
            stone_face(s, MARBLE)
            heads.hair_cap(s, shifted(MARBLE, -0.1))
            heads.locks(s, shifted(MARBLE, -0.1), -0.5)
            s.add(GOLD, ring((0, 0.34, -0.1), 0.27, 0.03, x=0.9), blend=0)
            s.look_at((0, 0.0, 0), 0.72)
        with s.inside(rig.torso):
            gear.feather_wings(s, MARBLE, shifted(MARBLE, -0.12), 0.5, fold=0.5)
        with s.within((0.0, 0.50, 0.40)):
            s.add(GOLD, cut(egg((0, 0, 0), (0.19, 0.13, 0.19)), box((0, 0.12, 0), (0.4, 0.1, 0.4))), blend=0)
            s.add(paint(255, 120, 150, 0.8, glow=0.6), egg((0, 0.02, 0), (0.16, 0.05, 0.16)), blend=0)


def structure(s: Sculpt, pose: Pose, variant: int = 0) -> None:
    """What fills a square and hides what is behind it."""
    if variant == 0:
        s.add(DARK_ROCK, drum((0, 0.06, 0), 0.45, 0.08, 0.03), blend=0)
        for i, (x, y, z) in enumerate(((0.01, 0.30, 0), (-0.02, 0.62, 0.01), (0.02, 0.94, -0.01))):
            s.add(shifted(GRANITE, 0.06 * i), drum((x, y, z), 0.32, 0.165, 0.03), blend=0)
        for i in range(9):
            a = i / 9 * math.tau
            s.add(
                shifted(GRANITE, -0.25),
                rod(
                    (0.33 * math.cos(a), 0.15, 0.33 * math.sin(a)),
                    (0.33 * math.cos(a), 1.06, 0.33 * math.sin(a)),
                    0.035,
                ),
                blend=0.01,
            )
        s.add(GRANITE, box((0.03, 1.16, 0), (0.36, 0.08, 0.36), 0.03, z=0.10, y=0.3), blend=0)
        s.add(MOSS, egg((-0.1, 1.24, 0.1), (0.2, 0.03, 0.16)), egg((-0.25, 0.15, 0.3), (0.16, 0.04, 0.1)), blend=0.02)
    elif variant == 1:
        rng = np.random.default_rng(8)
        for i in range(16):
            a, y = i * 2.4, 0.12 + 0.05 * i
            r = 0.27 * (1 - i / 18)
            size = 0.26 - 0.009 * i
            tone = shifted(GRANITE, float(rng.uniform(-0.25, 0.1)))
            s.add(
                tone,
                box(
                    (float(math.cos(a) * r), y, float(math.sin(a) * r)),
                    (size, size * 0.7, size * 0.9),
                    0.07,
                    float(rng.uniform(-0.4, 0.4)),
                    float(a),
                    0.2,
                ),
                blend=0.0,
            )
    elif variant == 2:
        for x, y, z, h, turn in (
            (-0.12, 0.26, -0.08, 0.25, 0.2),
            (0.2, 0.2, 0.16, 0.2, -0.3),
            (-0.06, 0.72, -0.06, 0.21, 0.5),
        ):
            with s.within((x, y, z), y=turn):
                s.add(WOOD, box((0, 0, 0), (h * 0.93, h * 0.93, h * 0.93), 0.01), blend=0)
                for k in (-1, 1):
                    for m in (-1, 1):
                        s.add(
                            DARK_WOOD,
                            box((k * h * 0.9, m * h * 0.9, 0), (0.035, 0.035, h), 0.01),
                            box((0, k * h * 0.9, m * h * 0.9), (h, 0.035, 0.035), 0.01),
                            box((k * h * 0.9, 0, m * h * 0.9), (0.035, h, 0.035), 0.01),
                            blend=0,
                        )
                s.add(DARK_WOOD, box((0, 0, h * 0.92), (h * 1.2, 0.04, 0.03), 0.01, z=0.78), blend=0)
        s.add(LEATHER, drum((0.22, 0.16, -0.25), 0.18, 0.20, 0.05), blend=0)
        s.add(IRON, ring((0.22, 0.26, -0.25), 0.18, 0.02), ring((0.22, 0.06, -0.25), 0.18, 0.02), blend=0)
    else:
        s.add(DARK_ROCK, drum((0, 0.06, 0), 0.45, 0.08, 0.03), blend=0)
        s.add(GRANITE, box((0, 0.62, 0), (0.30, 0.58, 0.17), 0.05, y=0.25, x=-0.05), blend=0.02)
        s.add(GRANITE, egg((0, 1.15, -0.03), (0.30, 0.16, 0.17), y=0.25), blend=0.05)
        with s.within((0.045, 0.0, 0.175), y=0.25, x=-0.05):
            for i in range(4):
                s.add(
                    paint(120, 230, 220, 0.5, glow=0.5),
                    rod((-0.12, 0.36 + 0.19 * i, 0), (0.12 - 0.07 * (i % 2), 0.36 + 0.19 * i, 0), 0.022),
                    rod((0.05 * (-1) ** i, 0.36 + 0.19 * i, 0), (0.05 * (-1) ** i, 0.46 + 0.19 * i, 0), 0.02),
                    blend=0,
                )
        s.add(MOSS, egg((-0.2, 0.14, 0.25), (0.18, 0.05, 0.12)), egg((0.1, 1.29, -0.03), (0.14, 0.03, 0.1)), blend=0.02)


for _n in range(4):
    model(f"superdungeon/structure_{_n}", still=True, portrait=False)(partial(structure, variant=_n))


@model("things/brazier", still=True, portrait=False)
def brazier(s: Sculpt, pose: Pose) -> None:
    for i in range(3):
        a = i * math.tau / 3 + 0.4
        s.chain(
            IRON,
            (
                (0.28 * math.cos(a), 0.02, 0.28 * math.sin(a)),
                (0.10 * math.cos(a), 0.40, 0.10 * math.sin(a)),
                (0.24 * math.cos(a), 0.66, 0.24 * math.sin(a)),
            ),
            (0.04, 0.035, 0.035),
            0.01,
        )
    s.add(BRONZE, cut(egg((0, 0.66, 0), (0.33, 0.22, 0.33)), box((0, 0.86, 0), (0.5, 0.2, 0.5))), blend=0)
    s.add(GOLD, ring((0, 0.66, 0), 0.32, 0.035), blend=0)
    s.add(paint(255, 110, 26, glow=0.9), egg((0, 0.68, 0), (0.27, 0.10, 0.27)), blend=0)
    for x, z, h, r in ((0, 0, 0.52, 0.15), (0.12, 0.05, 0.32, 0.10), (-0.12, 0.04, 0.36, 0.11), (0.02, -0.1, 0.4, 0.1)):
        s.chain(
            paint(255, 150, 40, glow=0.95),
            ((x, 0.72, z), (x * 0.9 + 0.03, 0.72 + h * 0.55, z), (x * 0.6 - 0.03, 0.72 + h, z)),
            (r, r * 0.66, 0.01),
            0.05,
        )
    s.add(FLAME, egg((0, 0.80, 0.09), (0.10, 0.16, 0.08)), blend=0.03)


@model("things/chest", still=True)
def chest(s: Sculpt, pose: Pose) -> None:
    with s.within(y=-0.25):
        s.add(WOOD, box((0, 0.19, 0), (0.36, 0.17, 0.24), 0.03), blend=0)
        s.add(
            WOOD, cut(drum((0, 0.36, 0), 0.245, 0.36, 0.03, z=math.pi / 2), box((0, 0.16, 0), (0.5, 0.2, 0.5))), blend=0
        )
        for x in (-0.30, 0.30):
            s.add(
                GOLD,
                box((x, 0.19, 0), (0.05, 0.185, 0.255), 0.02),
                cut(drum((x, 0.36, 0), 0.262, 0.05, 0.02, z=math.pi / 2), box((0, 0.16, 0), (0.5, 0.2, 0.5))),
                blend=0,
            )
        s.add(
            GOLD, box((0, 0.37, 0), (0.37, 0.03, 0.255), 0.01), box((0, 0.34, 0.25), (0.08, 0.10, 0.03), 0.02), blend=0
        )
        s.add(IRON, ball((0, 0.35, 0.275), 0.03), box((0, 0.31, 0.275), (0.015, 0.04, 0.015), 0.005), blend=0)


def crystals(s: Sculpt, pose: Pose, tint: Paint = CRYSTAL, large: bool = False) -> None:
    k = 1.5 if large else 0.85
    spots = [
        (0, 0, 0.72, 0.15),
        (0.2, 0.06, 0.42, 0.11),
        (-0.19, 0.05, 0.48, 0.11),
        (0.05, 0.2, 0.30, 0.09),
        (-0.06, -0.17, 0.5, 0.1),
    ]
    if large:
        s.add(DARK_ROCK, drum((0, 0.04, 0), 0.46, 0.06, 0.04), blend=0)
    s.add(GRANITE, egg((0, 0.03, 0.02), (0.30 * k if large else 0.28, 0.09, 0.27)), blend=0.02)
    for x, z, h, r in spots:
        a = (x * 0.55 * k, 0.05, z * 0.55 * k)
        b = (x * 1.15 * k, h * k * 0.60, z * 1.15 * k)
        c = (x * 1.5 * k, h * k, z * 1.5 * k)
        s.chain(tint, (a, b, c), (r * k * 0.72, r * k * 0.80, 0.015), 0.0)


for _name, _tint in {
    "crystal": CRYSTAL,
    "crystal_blue": paint(70, 120, 255, 1.0, glow=0.25),
    "crystal_red": paint(255, 80, 90, 1.0, glow=0.25),
    "crystal_gold": paint(255, 196, 60, 1.0, glow=0.25),
}.items():
    model(f"things/{_name}", still=True)(partial(crystals, tint=_tint))
    model(f"things/{_name}_cluster", still=True)(partial(crystals, tint=_tint, large=True))


@model("things/bone_pile", still=True, portrait=False)
def bone_pile(s: Sculpt, pose: Pose) -> None:
    from tools.sculpt.parts.paints import BONE

    for i in range(7):
        a = i * 0.9
        s.add(
            BONE,
            rod(
                (0.3 * math.cos(a), 0.05, 0.3 * math.sin(a)),
                (-0.2 * math.cos(a + 0.6), 0.10, -0.2 * math.sin(a + 0.6)),
                0.045,
            ),
            ball((0.3 * math.cos(a), 0.06, 0.3 * math.sin(a)), 0.065),
            blend=0.02,
        )
    with s.within((0.02, 0.26, 0.06), x=-0.1, y=-0.2, scale=0.62):
        heads.skull(s, BONE)


@model("things/point_coin", still=True, portrait=False)
def point_coin(s: Sculpt, pose: Pose) -> None:
    with s.within((0, 0.34, 0), x=math.pi / 2 - 0.2):
        s.add(GOLD, drum((0, 0, 0), 0.30, 0.05, 0.03), ring((0, 0.045, 0), 0.27, 0.03), blend=0)
    with s.within((0, 0.34, 0.05), x=-0.2):
        s.add(paint(255, 226, 130, 0.95), gear.star((0, 0, 0.02), 0.19, 0.04), blend=0)


@model("things/flag", still=True, portrait=False)
def flag(s: Sculpt, pose: Pose) -> None:
    from tools.sculpt.parts.paints import cloth

    s.add(STEEL, drum((0, 0.03, 0), 0.2, 0.04, 0.02), blend=0)
    s.add(DARK_WOOD, rod((0, 0.03, 0), (0, 1.2, 0), 0.03), blend=0)
    s.add(GOLD, ball((0, 1.22, 0), 0.05), blend=0)
    s.add(
        cloth(),
        plate((0.03, 0.98, 0), ((0, -0.2), (0, 0.2), (0.5, 0.16), (0.36, 0.0), (0.5, -0.2)), 0.03, 0.02, y=-0.2),
        blend=0,
    )
