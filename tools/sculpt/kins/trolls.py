"""Mistmourn trolls: broad, blue-grey, tusked, with antlers and war paint."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, Rig, base, body
from tools.sculpt.parts.paints import BONE, DARK_WOOD, FIRE, FLAME, GHOST, HORN, LEATHER, ROCK, WOOD, cloth, paint
from tools.sculpt.scene import Colour, Paint, Sculpt
from tools.sculpt.solids import ball, box, cut, drum, egg, ring, rod

HIDE = paint(112, 142, 158, 0.2)
FUR = paint(150, 140, 130, 0.1, grain=0.25)
TURF = paint(92, 100, 86)


def troll_head(
    s: Sculpt,
    hide: Paint,
    iris: Colour = heads.AMBER,
    mood: str = "stern",
    war: Colour = (240, 240, 236),
    hair: Paint | None = None,
) -> None:
    s.add(hide, egg((0, 0, 0), (0.36, 0.33, 0.33)), egg((0, -0.17, 0.12), (0.28, 0.17, 0.24)), blend=0.05)
    s.add(hide, egg((0, -0.06, 0.37), (0.11, 0.09, 0.09)), blend=0.05)
    heads.eyes(s, iris, 0.345, 0.40, 0.92, 0.05, mood, brow=hair)
    heads.lips(s, "line", (0, -0.215, 0.345), 0.13)
    for side in (1, -1):
        s.chain(
            HORN,
            ((side * 0.14, -0.25, 0.31), (side * 0.19, -0.20, 0.41), (side * 0.18, -0.07, 0.43)),
            (0.055, 0.045, 0.01),
            0.01,
        )
        s.add(hide, rod((side * 0.32, 0.0, -0.02), (side * 0.58, 0.12, -0.10), 0.10, 0.015), blend=0.04)
        s.add(Paint(war, 0.1), rod((side * 0.22, -0.09, 0.285), (side * 0.28, -0.2, 0.22), 0.02), blend=0)
    if hair is not None:
        heads.hair_cap(s, hair, 0.18, -0.15, 0.30)
        heads.spikes(s, hair, 5, 0.18)


def troll(s: Sculpt, pose: Pose, fore: str, near: str, hide: Paint = HIDE) -> Rig:
    rig = body(
        s, pose, Build(hide, FUR, hide, hide, hide, None, LEATHER, None, 1.32, 1.06, 1.4, 0.26, 0.55, 0.06), fore, near
    )
    with s.inside(rig.torso):
        s.add(FUR, egg((0, 0.38, -0.04), (0.33, 0.11, 0.24)), blend=0.04)
        s.add(FUR, egg((0, -0.02, 0), (0.30, 0.11, 0.26)), blend=0.04)
    return rig


@model("superdungeon/mistmourn-shaman")
def mistmourn_shaman(s: Sculpt, pose: Pose) -> None:
    base(s, TURF)
    rig = body(
        s, pose, Build(HIDE, robe=paint(150, 96, 70), arms=HIDE, hands=HIDE, belt=BONE, girth=1.1), "staff", "cast"
    )
    with s.inside(rig.torso):
        gear.cape(s, cloth(80, 150, 170), 0.5, 0.27)
        s.add(FUR, egg((0, 0.36, 0), (0.28, 0.10, 0.22)), blend=0.03)
        for i in range(5):
            a = math.pi * (0.2 + 0.6 * i / 4)
            s.add(
                BONE,
                rod(
                    (0.22 * math.cos(a), 0.30, 0.05 + 0.17 * math.sin(a)),
                    (0.23 * math.cos(a), 0.20, 0.06 + 0.18 * math.sin(a)),
                    0.035,
                    0.01,
                ),
                blend=0,
            )
    with s.inside(rig.head):
        troll_head(s, HIDE, heads.GREEN, "calm", (240, 150, 60), paint(226, 226, 220, 0.2))
        for side in (1, -1):
            s.chain(
                BONE,
                ((side * 0.2, 0.26, 0), (side * 0.36, 0.44, -0.02), (side * 0.34, 0.66, 0.02)),
                (0.05, 0.045, 0.012),
                0.02,
            )
            s.add(BONE, rod((side * 0.36, 0.44, -0.02), (side * 0.52, 0.52, 0.06), 0.036, 0.01), blend=0.01)
        s.look_at((0, 0.08, 0), 0.74)
    with s.inside(rig.fore):
        gear.staff(s, "skull", gem=FLAME, wood=DARK_WOOD)
        s.add(paint(220, 70, 60), rod((0.05, 0.52, 0), (0.14, 0.34, 0), 0.02, 0.045), blend=0)
    with s.inside(rig.near):
        s.chain(FIRE, ((0, 0.08, 0), (0.01, 0.18, 0), (-0.02, 0.32, 0)), (0.09, 0.07, 0.01), 0.03)


@model("superdungeon/mistmourn-elder", 2)
def mistmourn_elder(s: Sculpt, pose: Pose) -> None:
    base(s, TURF)
    with s.within(scale=1.66):
        rig = troll(s, pose, "pole", "rest")
        with s.inside(rig.torso):
            gear.cape(s, cloth(80, 150, 170), 0.56, 0.36)
            s.add(WOOD, drum((-0.30, 0.0, 0.2), 0.15, 0.10, 0.03, x=1.2), blend=0)
            s.add(paint(236, 214, 176), drum((-0.30, 0.05, 0.29), 0.13, 0.02, 0.01, x=1.2), blend=0)
        with s.inside(rig.head):
            troll_head(s, HIDE, heads.BLUE, "stern", (230, 70, 60), paint(232, 232, 226, 0.2))
            for side in (1, -1):
                s.chain(
                    BONE,
                    ((side * 0.2, 0.24, 0), (side * 0.46, 0.40, -0.02), (side * 0.60, 0.66, 0.0)),
                    (0.065, 0.055, 0.015),
                    0.02,
                )
                s.add(
                    BONE,
                    rod((side * 0.34, 0.33, -0.01), (side * 0.34, 0.56, 0.02), 0.045, 0.012),
                    rod((side * 0.5, 0.47, -0.01), (side * 0.68, 0.46, 0.05), 0.04, 0.01),
                    blend=0.01,
                )
            beard = paint(232, 232, 226, 0.2)
            s.chain(beard, ((0, -0.28, 0.26), (0, -0.46, 0.28), (0.02, -0.6, 0.22)), (0.14, 0.10, 0.02), 0.05)
            s.look_at((0, 0.04, 0), 0.78)
        with s.inside(rig.fore):
            gear.spear(s, 0.78, 0.46, kind="glaive", head=paint(170, 220, 230, 0.8), tassel=cloth(80, 150, 170))


@model("superdungeon/ghost-walker", 2)
def ghost_walker(s: Sculpt, pose: Pose) -> None:
    base(s, TURF)
    pale = paint(150, 176, 176, 0.2)
    with s.within(scale=1.58):
        rig = troll(s, pose, "low", "low", pale)
        with s.inside(rig.torso):
            gear.scarf(s, cloth(80, 150, 170))
            s.add(paint(100, 130, 80, 0.1, grain=0.2), egg((0, 0.40, -0.12), (0.32, 0.13, 0.22)), blend=0.04)
            for i in range(6):
                s.add(
                    paint(110, 150, 84, 0.1),
                    egg((-0.25 + 0.1 * i, 0.46 - 0.03 * (i % 2), -0.16), (0.05, 0.12, 0.03), z=0.5 - 0.2 * i),
                    blend=0.01,
                )
        with s.inside(rig.head):
            troll_head(s, pale, heads.VIOLET, "sly", (80, 60, 120))
            heads.hood(s, paint(92, 116, 108), 0.18, 0.30, 0.06)
            s.look_at((0, 0.0, 0), 0.68)
        for hand in (rig.fore, rig.near):
            with s.inside(hand):
                gear.axe(s, 0.34, BONE, DARK_WOOD, False, 0.8)


@model("superdungeon/fireless-warrior", 2)
def fireless_warrior(s: Sculpt, pose: Pose) -> None:
    base(s, TURF)
    with s.within(scale=1.62):
        rig = troll(s, pose, "heavy", "rest", paint(96, 124, 150, 0.2))
        with s.inside(rig.torso):
            gear.apron(s, cloth(80, 150, 170), -0.18, 0.2)
            s.add(BONE, egg((0.27, 0.36, 0.02), (0.16, 0.12, 0.15)), blend=0)
            s.add(paint(30, 26, 34), ball((0.30, 0.38, 0.15), 0.04), ball((0.37, 0.36, 0.12), 0.035), blend=0)
        with s.inside(rig.head):
            troll_head(s, paint(96, 124, 150, 0.2), heads.AMBER, "stern", (90, 230, 220), paint(60, 70, 96, 0.3))
            s.look_at((0, 0.04, 0), 0.70)
        with s.inside(rig.fore):
            s.add(DARK_WOOD, rod((0, -0.15, 0), (0, 0.46, 0), 0.05, 0.10), blend=0)
            s.add(DARK_WOOD, cut(ball((0, 0.54, 0), 0.16), box((0, 0.72, 0), (0.3, 0.1, 0.3))), blend=0.02)
            s.chain(GHOST, ((0, 0.58, 0), (0.03, 0.76, 0), (-0.04, 0.98, 0)), (0.15, 0.11, 0.01), 0.03)
            s.chain(GHOST, ((0.09, 0.6, 0), (0.14, 0.80, 0)), (0.08, 0.01), 0.03)


@model("superdungeon/tribal-stone", still=True)
def tribal_stone(s: Sculpt, pose: Pose) -> None:
    base(s, TURF)
    s.add(
        ROCK,
        box((0, 0.42, -0.04), (0.21, 0.42, 0.17), 0.10, z=0.05),
        egg((0, 0.84, -0.04), (0.2, 0.14, 0.16)),
        blend=0.05,
    )
    with s.within((0, 0.58, 0.10), y=-0.2):
        for side in (1, -1):
            s.add(paint(40, 40, 48), egg((side * 0.09, 0.08, 0.03), (0.06, 0.045, 0.03)), blend=0)
            s.add(paint(90, 230, 220, glow=0.9), ball((side * 0.09, 0.08, 0.055), 0.024), blend=0)
        s.add(ROCK, egg((0, 0.0, 0.05), (0.05, 0.08, 0.05)), blend=0.02)
        s.add(paint(40, 40, 48), box((0, -0.16, 0.035), (0.12, 0.05, 0.03), 0.02), blend=0)
        for x in (-0.07, 0.0, 0.07):
            s.add(BONE, box((x, -0.145, 0.06), (0.022, 0.03, 0.012), 0.006), blend=0)
    for side in (1, -1):
        s.chain(
            BONE,
            ((side * 0.16, 0.86, -0.04), (side * 0.32, 1.0, -0.04), (side * 0.34, 1.2, 0.0)),
            (0.05, 0.042, 0.01),
            0.01,
        )
        s.add(BONE, rod((side * 0.31, 1.0, -0.04), (side * 0.44, 1.04, 0.02), 0.032, 0.01), blend=0.01)
    s.add(cloth(80, 150, 170), ring((0, 0.30, -0.04), 0.235, 0.045, z=0.08), blend=0.01)
    for x, z, k in ((-0.28, 0.18, 1.0), (0.28, 0.16, 0.8)):
        s.add(paint(130, 60, 50), drum((x, 0.05, z), 0.07, 0.05, 0.02), blend=0)
        s.chain(FIRE, ((x, 0.10, z), (x, 0.2 * k + 0.06, z)), (0.055, 0.008), 0.02)
    s.add(ROCK, egg((0.2, 0.05, 0.3), (0.08, 0.06, 0.07)), egg((-0.06, 0.05, 0.32), (0.07, 0.05, 0.06)), blend=0.01)
