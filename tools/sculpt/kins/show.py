"""The arena show: twelve stars, two teams of robots, and the stage's machines."""

from __future__ import annotations

import math
from functools import partial

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import (
    BLACK,
    BRONZE,
    BROWN,
    DARK_LEATHER,
    DARK_STEEL,
    DARK_WOOD,
    FAIR,
    FIRE,
    FLAME,
    FROST,
    GHOST,
    GOLD,
    IRON,
    LEATHER,
    STEEL,
    TAN,
    WHITE,
    cloth,
    paint,
    shifted,
)
from tools.sculpt.scene import Sculpt
from tools.sculpt.solids import ball, box, cut, drum, egg, plate, ring, rod

STAGE = paint(58, 60, 80, 0.5)
RAVEN = paint(44, 40, 54, 0.5)
TEAM = cloth(90, 150, 220)
CYAN = paint(80, 225, 255, 0.4, glow=0.9)
PINK = paint(255, 90, 190, 0.4, glow=0.9)


@model("arenashow/vexa-thornshot", large=256)
def vexa(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    suit = paint(94, 40, 66)
    rig = body(s, pose, Build(suit, DARK_LEATHER, BLACK, suit, belt=GOLD, girth=0.9), "point", "string")
    with s.inside(rig.torso):
        gear.cape(s, TEAM, 0.5, 0.24)
        gear.quiver(s, BLACK, paint(230, 70, 110))
    with s.inside(rig.head):
        hair = paint(216, 48, 84, 0.4)
        heads.face(s, FAIR, heads.GREEN, hair, "sly", "smile")
        heads.hair_cap(s, hair)
        heads.fringe(s, hair, ((-0.24, -0.04), (-0.14, 0.0), (0.0, 0.08)))
        heads.pony(s, hair, BLACK, 0.26, 0.6)
        s.look_at((0, 0.06, 0), 0.68)
    with s.inside(rig.fore):
        gear.crossbow(s, paint(70, 50, 60, 0.5), 1.3)
        s.add(CYAN, rod((0, -0.1, 0.05), (0, 0.2, 0.05), 0.014), blend=0)


@model("arenashow/sergeant-brask", large=256)
def brask(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    drab = paint(96, 106, 66)
    rig = body(
        s, pose, Build(drab, DARK_LEATHER, BLACK, drab, TAN, None, LEATHER, STEEL, 1.18, 1.02, 1.1), "point", "string"
    )
    with s.inside(rig.torso):
        s.add(TEAM, rod((-0.24, 0.34, 0.08), (0.2, 0.02, 0.2), 0.05), blend=0.01)
        for i in range(4):
            s.add(
                GOLD,
                rod((-0.18 + 0.11 * i, 0.29 - 0.08 * i, 0.2), (-0.16 + 0.11 * i, 0.22 - 0.08 * i, 0.22), 0.03),
                blend=0,
            )
    with s.inside(rig.head):
        grey = paint(150, 146, 140, 0.2)
        heads.face(s, TAN, heads.UMBER, grey, "stern", "line")
        for side in (1, -1):
            s.chain(
                grey,
                ((0, -0.135, 0.37), (side * 0.12, -0.16, 0.35), (side * 0.22, -0.08, 0.29)),
                (0.05, 0.055, 0.012),
                0.02,
            )
        gear.cap(s, "peak", drab, GOLD)
        s.look_at((0, 0.02, 0), 0.64)
    with s.inside(rig.fore):
        gear.gun(s, 0.52, IRON, DARK_WOOD, 0.10, bell=True)


@model("arenashow/lirien-dusk")
def lirien(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    silk = paint(60, 50, 110)
    rig = body(s, pose, Build(silk, silk, BLACK, FAIR, FAIR, None, GOLD, None, 0.86), "point", "raised")
    with s.inside(rig.torso):
        gear.scarf(s, TEAM)
        gear.apron(s, TEAM, -0.2, 0.12)
    with s.inside(rig.head):
        hair = paint(120, 84, 190, 0.4)
        heads.face(s, FAIR, heads.VIOLET, hair, "sly", "smile")
        heads.hair_cap(s, hair)
        heads.locks(s, hair, -0.44, 1.05)
        mask = paint(30, 26, 44, 0.5)
        for side in (1, -1):
            s.add(
                mask,
                cut(
                    egg((side * 0.14, -0.02, 0.315), (0.16, 0.13, 0.07), y=side * 0.4),
                    egg((side * 0.13, -0.03, 0.36), (0.085, 0.105, 0.2)),
                ),
                blend=0.0,
            )
            s.add(GOLD, rod((side * 0.26, 0.06, 0.27), (side * 0.42, 0.22, 0.16), 0.03, 0.008), blend=0)
        s.look_at((0, 0.02, 0), 0.64)
    for hand in (rig.fore, rig.near):
        with s.inside(hand):
            gear.dagger(s, long=0.44, guard=paint(160, 120, 230, 0.8))


@model("arenashow/odo-farsight", large=256)
def odo(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    coat = paint(60, 84, 96)
    rig = body(s, pose, Build(coat, DARK_LEATHER, BLACK, coat, FAIR, None, LEATHER, None, 1.0), "point", "string")
    with s.inside(rig.torso):
        gear.cape(s, coat, 0.62, 0.28)
        gear.scarf(s, TEAM, False)
    with s.inside(rig.head):
        grey = paint(206, 206, 210, 0.3)
        heads.face(s, FAIR, heads.BLUE, grey, "stern", "line")
        heads.hair_cap(s, grey, 0.14)
        heads.beard(s, grey, 0.08, 0.22, False)
        s.add(BRONZE, drum((-0.13, -0.03, 0.37), 0.12, 0.05, 0.02, x=1.4, z=0.1), blend=0)
        s.add(paint(120, 240, 200, 0.9, glow=0.6), egg((-0.13, -0.02, 0.42), (0.085, 0.085, 0.03)), blend=0)
        s.add(BLACK, rod((-0.2, 0.06, 0.30), (0.3, 0.22, 0.12), 0.02), blend=0)
        gear.cap(s, "bandana", TEAM)
        s.look_at((0, 0.02, 0), 0.64)
    with s.inside(rig.fore):
        gear.gun(s, 0.92, DARK_STEEL, DARK_WOOD, 0.045, scope=True)
        for y in (0.3, 0.5, 0.7):
            s.add(CYAN, ring((0, y, 0.01), 0.055, 0.016), blend=0)


@model("arenashow/grum-ironpost")
def grum(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    rig = body(
        s, pose, Build(IRON, DARK_LEATHER, IRON, TAN, TAN, None, LEATHER, IRON, 1.32, 1.05, 1.3), "heavy", "shield"
    )
    with s.inside(rig.torso):
        gear.apron(s, TEAM, -0.18, 0.18)
    with s.inside(rig.head):
        ginger = paint(190, 110, 50, 0.2)
        heads.face(s, TAN, heads.UMBER, ginger, "stern", "none")
        heads.beard(s, ginger, 0.2, 0.28)
        gear.cap(s, "pot", IRON, BRONZE)
        s.look_at((0, -0.04, 0), 0.66)
    with s.inside(rig.fore):
        s.add(DARK_WOOD, box((0, 0.30, 0), (0.09, 0.50, 0.09), 0.02), blend=0)
        for y in (0.10, 0.62):
            s.add(IRON, box((0, y, 0), (0.10, 0.035, 0.10), 0.015), blend=0)
        s.add(IRON, rod((0, 0.78, 0), (0, 0.92, 0), 0.07, 0.02), blend=0)
    with s.inside(rig.near), s.within((0, 0.05, 0.06)):
        for x in (-0.2, -0.07, 0.07, 0.2):
            s.add(
                IRON,
                rod((x, -0.36, 0), (x, 0.42, 0), 0.034, 0.03),
                rod((x, 0.42, 0), (x, 0.54, 0), 0.05, 0.008),
                blend=0,
            )
        for y in (-0.24, 0.08, 0.34):
            s.add(DARK_STEEL, box((0, y, 0.01), (0.27, 0.04, 0.035), 0.015), blend=0)
        s.add(TEAM, box((0, -0.06, 0.04), (0.13, 0.09, 0.02), 0.015), blend=0)


@model("arenashow/sister-halda", large=256)
def halda(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    bell = paint(206, 156, 84, 0.95)
    rig = body(
        s,
        pose,
        Build(bell, robe=bell, arms=paint(120, 96, 80), hands=FAIR, belt=DARK_LEATHER, pads=bell, girth=1.2),
        "heavy",
        "shield",
    )
    with s.inside(rig.torso):
        gear.apron(s, TEAM, -0.2, 0.13)
        s.add(shifted(bell, -0.3), ring((0, -0.22, 0), 0.40, 0.035), blend=0)
    with s.inside(rig.head):
        heads.face(s, BROWN, heads.UMBER, RAVEN, "calm", "smile")
        heads.hood(s, WHITE, 0.15, 0.26, 0.0)
        s.add(bell, rod((0, 0.40, 0), (0, 0.32, 0.24), 0.04), ball((0, 0.20, 0.40), 0.055), blend=0)
        s.look_at((0, 0.04, 0), 0.66)
    with s.inside(rig.fore):
        s.add(DARK_WOOD, rod((0, -0.15, 0), (0, 0.40, 0), 0.036), blend=0)
        s.add(
            bell,
            cut(drum((0, 0.56, 0), 0.19, 0.15, 0.05, 0.10), drum((0, 0.40, 0), 0.15, 0.06, 0.02)),
            ball((0, 0.40, 0), 0.055),
            blend=0,
        )
    with s.inside(rig.near):
        gear.shield(s, "round", TEAM, bell, bell, 0.9, "cross")


@model("arenashow/kob-wallbreaker")
def kob(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    hazard = paint(236, 176, 40, 0.4)
    rig = body(
        s,
        pose,
        Build(paint(80, 76, 84), DARK_LEATHER, IRON, BROWN, BROWN, None, hazard, hazard, 1.3, 1.05, 1.35),
        "heavy",
        "hip",
    )
    with s.inside(rig.torso):
        gear.backpack(s, paint(180, 50, 40))
        s.add(TEAM, egg((0, 0.14, 0.14), (0.18, 0.17, 0.10)), blend=0.02)
        for x in (-0.10, 0.02, 0.14):
            s.add(BLACK, rod((x - 0.05, 0.06, 0.245), (x + 0.03, 0.22, 0.235), 0.018), blend=0)
    with s.inside(rig.head):
        heads.face(s, BROWN, heads.AMBER, BLACK, "stern", "open")
        s.add(hazard, egg((0, 0.14, -0.02), (0.39, 0.28, 0.38)), drum((0, 0.12, 0.02), 0.43, 0.03, 0.025), blend=0)
        s.add(hazard, rod((0, 0.40, -0.26), (0, 0.42, 0.22), 0.06), blend=0.02)
        s.add(FLAME, ball((0, 0.26, 0.36), 0.065), blend=0)
        s.look_at((0, 0.0, 0), 0.64)
    with s.inside(rig.fore):
        gear.hammer(s, 0.60, IRON, DARK_WOOD, 1.3, hazard)


@model("arenashow/marshal-yune", large=256)
def yune(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    navy = paint(40, 52, 84, 0.4)
    rig = body(s, pose, Build(navy, navy, BLACK, navy, BLACK, None, STEEL, DARK_STEEL, 1.02), "weapon", "shield")
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.UMBER, RAVEN, "stern", "line")
        heads.hair_cap(s, RAVEN)
        s.add(
            navy, cut(egg((0, 0.06, -0.01), (0.41, 0.39, 0.40)), box((0, -0.24, 0.2), (0.34, 0.30, 0.4), 0.08)), blend=0
        )
        s.add(
            paint(120, 220, 255, 0.9, glow=0.15),
            cut(egg((0, 0.02, 0.10), (0.38, 0.13, 0.36)), box((0, 0.0, -0.2), (0.6, 0.5, 0.42))),
            blend=0,
        )
        s.add(TEAM, rod((0, 0.44, -0.2), (0, 0.40, 0.22), 0.05), blend=0.02)
        s.look_at((0, 0.0, 0), 0.64)
    with s.inside(rig.fore):
        s.add(BLACK, rod((0, -0.1, 0), (0, 0.46, 0), 0.045), blend=0)
        s.add(CYAN, ring((0, 0.40, 0), 0.045, 0.02), ring((0, 0.30, 0), 0.045, 0.02), blend=0)
    with s.inside(rig.near):
        gear.shield(s, "tower", TEAM, STEEL, WHITE, 1.05, "star")
        s.chain(
            STEEL,
            ((-0.24, -0.3, 0.06), (-0.34, -0.42, 0.1), (-0.26, -0.52, 0.14), (-0.12, -0.5, 0.16)),
            (0.035, 0.03, 0.03, 0.04),
            0,
        )


@model("arenashow/ember-saltry")
def saltry(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    rig = body(
        s,
        pose,
        Build(paint(40, 36, 48), robe=paint(206, 66, 40), arms=paint(206, 66, 40), belt=GOLD, girth=0.95),
        "up",
        "cast",
    )
    with s.inside(rig.torso):
        gear.apron(s, TEAM, -0.2, 0.12)
        for x in (-0.13, 0.13):
            s.add(paint(230, 60, 60), rod((x, 0.02, 0.2), (x, 0.16, 0.22), 0.035), blend=0)
    with s.inside(rig.head):
        hair = paint(250, 150, 40, 0.3)
        heads.face(s, TAN, heads.AMBER, hair, "calm", "open")
        heads.hair_cap(s, hair)
        heads.spikes(s, hair, 7, 0.26)
        gear.cap(s, "goggles", paint(255, 120, 60, 0.9, glow=0.4), BRONZE)
        s.look_at((0, 0.08, 0), 0.70)
    with s.inside(rig.fore):
        s.add(DARK_WOOD, rod((0, -0.1, 0), (0, 0.2, 0), 0.022), blend=0)
        s.add(paint(60, 80, 200), rod((0, 0.2, 0), (0, 0.44, 0), 0.075), blend=0)
        s.add(paint(230, 60, 60), rod((0, 0.44, 0), (0, 0.58, 0), 0.08, 0.008), blend=0)
        s.add(FLAME, rod((0, 0.12, 0), (0, 0.02, 0), 0.06, 0.01), blend=0)
    with s.inside(rig.near):
        for i in range(8):
            a = i * math.tau / 8
            s.add(
                FIRE if i % 2 else FLAME,
                rod((0, 0.16, 0), (0.17 * math.cos(a), 0.16 + 0.17 * math.sin(a), 0.03), 0.035, 0.008),
                blend=0.01,
            )


@model("arenashow/professor-thule", large=256)
def thule(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    coat = paint(236, 240, 246)
    rig = body(s, pose, Build(coat, robe=coat, belt=paint(60, 110, 170), girth=1.0), "staff", "rest")
    with s.inside(rig.torso):
        gear.scarf(s, TEAM)
        s.add(STEEL, drum((0, 0.2, -0.30), 0.16, 0.20, 0.05), blend=0)
        s.add(FROST, ball((0, 0.42, -0.30), 0.075), blend=0)
    with s.inside(rig.head):
        hair = paint(170, 206, 232, 0.4)
        heads.face(s, FAIR, heads.BLUE, hair, "calm", "none")
        heads.beard(s, hair, 0.26, 0.24)
        heads.hair_cap(s, hair, 0.2)
        heads.spikes(s, hair, 5, 0.12)
        for side in (1, -1):
            s.add(GOLD, ring((side * 0.135, -0.03, 0.375), 0.105, 0.015, x=1.5, z=0.0), blend=0)
        s.look_at((0, -0.02, 0), 0.66)
    with s.inside(rig.fore):
        gear.staff(s, "crystal", wood=STEEL, gem=FROST)


@model("arenashow/mira-of-the-lamps", large=256)
def mira(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    dark = paint(52, 48, 80)
    rig = body(s, pose, Build(dark, robe=dark, belt=GOLD, girth=0.92), "staff", "up")
    glow = paint(255, 226, 140, 0.5, glow=0.9)
    with s.inside(rig.torso):
        gear.cape(s, TEAM, 0.5, 0.26)
    with s.inside(rig.head):
        hair = paint(246, 226, 170, 0.4)
        heads.face(s, BROWN, heads.AMBER, RAVEN, "calm", "smile")
        heads.hair_cap(s, hair)
        heads.fringe(s, hair)
        heads.buns(s, hair, GOLD, 0.16)
        s.look_at((0, 0.06, 0), 0.68)
    with s.inside(rig.fore):
        s.add(DARK_STEEL, rod((0, -0.46, 0), (0, 0.5, 0), 0.026), blend=0)
        s.chain(DARK_STEEL, ((0, 0.5, 0), (0.05, 0.64, 0), (0.18, 0.64, 0)), (0.026, 0.024, 0.02), 0)
        s.add(glow, egg((0.2, 0.48, 0), (0.10, 0.12, 0.10)), blend=0)
        s.add(GOLD, drum((0.2, 0.60, 0), 0.09, 0.03, 0.015, 0.04), drum((0.2, 0.36, 0), 0.06, 0.025, 0.01), blend=0)
    with s.inside(rig.near):
        s.add(glow, ball((0, 0.16, 0), 0.09), blend=0)
        for i in range(6):
            a = i * math.tau / 6
            s.add(
                glow,
                rod(
                    (0.13 * math.cos(a), 0.16 + 0.13 * math.sin(a), 0),
                    (0.2 * math.cos(a), 0.16 + 0.2 * math.sin(a), 0),
                    0.014,
                ),
                blend=0,
            )


@model("arenashow/orlo-grave-singer", large=256)
def orlo(s: Sculpt, pose: Pose) -> None:
    base(s, STAGE)
    tail_coat = paint(36, 34, 46, 0.4)
    rig = body(s, pose, Build(tail_coat, tail_coat, BLACK, tail_coat, WHITE, None, None, None, 1.12), "up", "point")
    with s.inside(rig.torso):
        s.add(WHITE, egg((0, 0.2, 0.13), (0.10, 0.19, 0.08)), blend=0.01)
        for side in (1, -1):
            s.add(
                TEAM,
                plate((side * 0.06, 0.36, 0.19), ((0, 0), (side * 0.10, 0.06), (side * 0.10, -0.06)), 0.03, 0.02),
                blend=0,
            )
        gear.cape(s, TEAM, 0.58, 0.30)
    with s.inside(rig.head):
        heads.face(s, paint(206, 214, 206), heads.GREEN, RAVEN, "sly", "open", blush=False)
        heads.hair_cap(s, RAVEN, 0.16)
        for side in (1, -1):
            s.chain(
                RAVEN,
                ((0, -0.14, 0.36), (side * 0.10, -0.145, 0.35), (side * 0.2, -0.08, 0.31)),
                (0.026, 0.03, 0.008),
                0.01,
            )
        gear.cap(s, "tophat", tail_coat, TEAM)
        s.look_at((0, 0.12, 0), 0.74)
    with s.inside(rig.fore):
        s.chain(
            GHOST, ((0, 0.1, 0), (0.06, 0.24, 0), (-0.05, 0.38, 0), (0.05, 0.54, 0)), (0.07, 0.075, 0.055, 0.015), 0.02
        )
        s.add(BLACK, ball((-0.02, 0.27, 0.07), 0.018), ball((0.05, 0.27, 0.07), 0.018), blend=0)
    with s.inside(rig.near):
        s.add(BLACK, rod((0, -0.05, 0), (0, 0.18, 0), 0.03), blend=0)
        s.add(STEEL, ball((0, 0.25, 0), 0.085), blend=0)


def minion(s: Sculpt, pose: Pose, square: bool = False) -> None:
    """A small stage robot with a bomb for a heart; one team has round ones, the other boxes."""
    base(s, STAGE)
    shell = paint(214, 216, 224, 0.6)
    hop = 0.10 if pose == "strike" else 0.0
    for side in (1, -1):
        s.add(
            DARK_STEEL,
            egg((side * 0.14, 0.07, 0.05 + side * hop), (0.10, 0.075, 0.15)),
            rod((side * 0.13, 0.09, side * hop), (side * 0.11, 0.28, 0), 0.05),
            blend=0.01,
        )
    with s.within((0, hop * 0.4, 0), x=0.18 if hop else 0.0):
        if square:
            s.add(TEAM, box((0, 0.40, 0), (0.22, 0.17, 0.17), 0.05), blend=0)
            s.add(shell, box((0, 0.80, 0.02), (0.31, 0.23, 0.27), 0.07), blend=0)
        else:
            s.add(TEAM, egg((0, 0.40, 0), (0.24, 0.2, 0.2)), blend=0)
            s.add(shell, egg((0, 0.80, 0.02), (0.33, 0.28, 0.30)), blend=0)
        with s.within((0, 0.80, 0.02), y=-0.18, x=-0.1):
            s.add(
                BLACK,
                box((0, 0.0, 0.24), (0.24, 0.14, 0.06), 0.06) if square else egg((0, 0.0, 0.16), (0.26, 0.19, 0.17)),
                blend=0,
            )
            front = 0.31 if square else 0.325
            for side in (1, -1):
                s.add(
                    CYAN if square else PINK,
                    egg((side * 0.10, 0.01, front - (0 if square else 0.02)), (0.045, 0.07, 0.02)),
                    blend=0,
                )
            s.add(
                CYAN if square else PINK, rod((-0.05, -0.09, front - 0.01), (0.05, -0.09, front - 0.01), 0.014), blend=0
            )
            s.look_at((0, 0.02, 0), 0.52)
            if square:
                for side in (1, -1):
                    s.add(DARK_STEEL, rod((side * 0.2, 0.2, 0), (side * 0.28, 0.40, -0.02), 0.02), blend=0)
                    s.add(TEAM, ball((side * 0.28, 0.42, -0.02), 0.05), blend=0)
            else:
                s.add(DARK_STEEL, rod((0, 0.26, 0), (0, 0.42, -0.02), 0.02), blend=0)
                s.add(TEAM, ball((0, 0.45, -0.02), 0.065), blend=0)
        for side in (1, -1):
            s.chain(
                DARK_STEEL,
                ((side * 0.23, 0.46, 0), (side * 0.34, 0.36, 0.10), (side * 0.24, 0.32, 0.26)),
                (0.045, 0.04, 0.04),
                0.01,
            )
            s.add(shell, ball((side * 0.23, 0.31, 0.28), 0.065), blend=0)
        gear.bomb(s, 0.14, (0, 0.38, 0.30), paint(50, 44, 60, 0.8))


model("arenashow/minion", large=256)(minion)
model("arenashow/minion-blue", large=256)(partial(minion, square=True))


def tower(s: Sculpt, pose: Pose, health: int = 3) -> None:
    """A turret loses a storey with each point of health; at none it smokes."""
    base(s, STAGE)
    wall, trim = paint(150, 154, 170, 0.4, grain=0.05), DARK_STEEL
    s.add(trim, drum((0, 0.07, 0), 0.36, 0.07, 0.03), blend=0)
    y = 0.12
    for storey in range(health):
        r = 0.30 - 0.035 * storey
        s.add(wall, drum((0, y + 0.16, 0), r, 0.16, 0.03, r - 0.02), blend=0)
        s.add(trim, ring((0, y + 0.32, 0), r - 0.01, 0.03), blend=0)
        s.add(TEAM, ring((0, y + 0.17, 0), r + 0.005, 0.035), blend=0)
        for k in range(3):
            a = 0.5 + k * math.tau / 3
            s.add(CYAN, box((math.sin(a) * r, y + 0.24, math.cos(a) * r), (0.03, 0.03, 0.03), 0.01), blend=0)
        y += 0.32
    if health:
        s.add(trim, drum((0, y + 0.04, 0), 0.27, 0.05, 0.02), blend=0)
        s.add(paint(90, 96, 120, 0.9), egg((0, y + 0.14, 0), (0.20, 0.16, 0.20)), blend=0)
        s.add(IRON, rod((0.0, y + 0.16, 0.1), (0.08, y + 0.18, 0.46), 0.06, 0.05), blend=0)
        s.add(PINK, ball((0.083, y + 0.182, 0.475), 0.042), blend=0)
    for k in range(3 - health):
        a = k * 2.1 + 0.6
        s.add(
            shifted(wall, -0.2),
            box((0.30 * math.cos(a), 0.12, 0.30 * math.sin(a)), (0.10, 0.08, 0.09), 0.03, 0.4, a, 0.3),
            blend=0,
        )
        s.add(
            trim,
            box((0.22 * math.cos(a + 1), 0.10, 0.22 * math.sin(a + 1)), (0.06, 0.05, 0.05), 0.02, 0.7, a, 0.2),
            blend=0,
        )
    if not health:
        s.add(shifted(wall, -0.3), drum((0, 0.18, 0), 0.24, 0.07, 0.03), blend=0)
        for i in range(4):
            s.add(paint(70, 66, 74, 0.0), ball((0.05 * (-1) ** i, 0.34 + 0.15 * i, 0), 0.13 + 0.02 * i), blend=0.06)
        s.add(FIRE, egg((0.05, 0.24, 0.12), (0.07, 0.10, 0.06)), blend=0.02)


def stronghold(s: Sculpt, pose: Pose, health: int = 3) -> None:
    """A team's base: a trophy tower with three lamps; a lamp goes out with each point of health."""
    base(s, STAGE)
    wall = paint(170, 172, 186, 0.4, grain=0.05)
    s.add(DARK_STEEL, drum((0, 0.08, 0), 0.40, 0.08, 0.03), blend=0)
    tall = 0.28 + 0.14 * health
    s.add(wall, drum((0, 0.12 + tall / 2, 0), 0.33, tall / 2, 0.04, 0.26), blend=0)
    for k in range(6):
        a = k * math.tau / 6
        s.add(
            TEAM,
            box((0.31 * math.sin(a), 0.12 + tall * 0.5, 0.31 * math.cos(a)), (0.07, tall * 0.42, 0.05), 0.02, y=a),
            blend=0,
        )
    top = 0.12 + tall
    if health:
        s.add(GOLD, drum((0, top + 0.03, 0), 0.30, 0.04, 0.02), blend=0)
        s.add(
            GOLD,
            drum((0, top + 0.13, 0), 0.06, 0.08, 0.02),
            cut(egg((0, top + 0.34, 0), (0.2, 0.2, 0.2)), box((0, top + 0.56, 0), (0.4, 0.16, 0.4))),
            blend=0.03,
        )
        for side in (1, -1):
            s.add(GOLD, ring((side * 0.2, top + 0.30, 0), 0.10, 0.026, x=1.57), blend=0.01)
        s.add(paint(255, 236, 150, 0.6, glow=0.5), gear.star((0, top + 0.27, 0.2), 0.09, 0.02), blend=0)
    else:
        for i in range(5):
            s.add(
                paint(70, 66, 74, 0.0), ball((0.07 * (-1) ** i, top + 0.10 + 0.15 * i, 0), 0.15 + 0.02 * i), blend=0.06
            )
        s.add(FIRE, egg((0.1, top + 0.06, 0.15), (0.1, 0.14, 0.08)), blend=0.02)
    for i in range(3):
        x = -0.2 + 0.2 * i
        s.add(BLACK, ball((x, 0.14, 0.33 - 0.25 * abs(x)), 0.062), blend=0)
        s.add(
            paint(120, 255, 140, 0.5, glow=0.95) if i < health else paint(60, 50, 56),
            ball((x, 0.14, 0.36 - 0.25 * abs(x)), 0.05),
            blend=0,
        )


def fountain(s: Sculpt, pose: Pose, health: int = 3) -> None:
    base(s, STAGE)
    marble, water = paint(206, 204, 214, 0.4, grain=0.05), paint(90, 190, 255, 0.9, glow=0.35)
    s.add(marble, cut(drum((0, 0.10, 0), 0.42, 0.10, 0.04), drum((0, 0.20, 0), 0.34, 0.08, 0.02)), blend=0)
    s.add(water if health else paint(90, 84, 80), drum((0, 0.14, 0), 0.34, 0.02, 0.01), blend=0)
    if health:
        s.add(
            marble,
            drum((0, 0.34, 0), 0.10, 0.22, 0.03, 0.07),
            cut(egg((0, 0.60, 0), (0.24, 0.13, 0.24)), box((0, 0.76, 0), (0.4, 0.14, 0.4))),
            blend=0.03,
        )
        s.add(water, drum((0, 0.615, 0), 0.19, 0.015, 0.01), blend=0)
        s.chain(
            water, ((0, 0.62, 0), (0, 0.62 + 0.12 * health, 0), (0, 0.70 + 0.14 * health, 0)), (0.05, 0.045, 0.07), 0.02
        )
        for k in range(2 + health * 2):
            a = k * math.tau / (2 + health * 2)
            s.chain(
                water,
                (
                    (0.21 * math.cos(a), 0.63, 0.21 * math.sin(a)),
                    (0.29 * math.cos(a), 0.50, 0.29 * math.sin(a)),
                    (0.31 * math.cos(a), 0.18, 0.31 * math.sin(a)),
                ),
                (0.03, 0.035, 0.04),
                0.01,
            )
    else:
        for k in range(5):
            a = k * 1.3
            s.add(
                shifted(marble, -0.2),
                box((0.18 * math.cos(a), 0.2, 0.18 * math.sin(a)), (0.09, 0.07, 0.08), 0.03, 0.5, a, 0.4),
                blend=0,
            )
    for k in range(3 - health):
        a = 0.8 + k * 0.9
        s.add(
            shifted(marble, -0.25),
            box((0.40 * math.sin(a), 0.08, 0.40 * math.cos(a)), (0.07, 0.06, 0.06), 0.02, 0.4, a),
            blend=0,
        )


for _kind, _maker in {"turret": tower, "base": stronghold, "fountain": fountain}.items():
    for _health in range(4):
        model(f"arenashow/{_kind}-{_health}", still=True, portrait=_health == 3, large=256)(
            partial(_maker, health=_health)
        )


@model("arenashow/teleporter", still=True, portrait=False)
def teleporter(s: Sculpt, pose: Pose) -> None:
    s.add(DARK_STEEL, drum((0, 0.0, 0), 0.44, 0.035, 0.02), blend=0)
    s.add(TEAM, ring((0, 0.03, 0), 0.37, 0.035), blend=0)
    s.add(CYAN, ring((0, 0.035, 0), 0.25, 0.022), ring((0, 0.035, 0), 0.12, 0.02), blend=0)
    for k in range(3):
        a = k * math.tau / 3 + 0.5
        s.add(
            STEEL,
            rod((0.40 * math.cos(a), 0.02, 0.40 * math.sin(a)), (0.38 * math.cos(a), 0.22, 0.38 * math.sin(a)), 0.035),
            blend=0,
        )
        s.add(CYAN, ball((0.38 * math.cos(a), 0.24, 0.38 * math.sin(a)), 0.045), blend=0)


@model("things/wall", still=True, portrait=False, yaw=0.0, pitch=0.96)
def wall(s: Sculpt, pose: Pose) -> None:
    """A flight case that fills its square; seen along the grid."""
    case = paint(62, 62, 78, 0.5)
    deep = 0.47 / math.sin(0.96)
    s.add(case, box((0, 0.34, 0), (0.475, 0.34, deep), 0.03), blend=0)
    for x in (-1, 1):
        for z in (-1, 1):
            s.add(
                STEEL,
                box((x * 0.455, 0.34, z * (deep - 0.02)), (0.03, 0.345, 0.03), 0.01),
                ball((x * 0.45, 0.67, z * (deep - 0.03)), 0.05),
                blend=0,
            )
        s.add(STEEL, box((x * 0.455, 0.665, 0), (0.03, 0.025, deep), 0.01), blend=0)
    for z in (-1, 1):
        s.add(
            STEEL,
            box((0, 0.665, z * (deep - 0.02)), (0.475, 0.025, 0.03), 0.01),
            box((0, 0.02, z * (deep - 0.02)), (0.475, 0.025, 0.03), 0.01),
            blend=0,
        )
    s.add(CYAN, rod((-0.34, 0.42, deep + 0.005), (0.34, 0.42, deep + 0.005), 0.02), blend=0)
    s.add(PINK, gear.star((0, 0.2, deep + 0.005), 0.1, 0.02), blend=0)
    s.add(shifted(case, 0.12), box((0, 0.68, 0), (0.34, 0.01, deep * 0.7), 0.01), blend=0)
