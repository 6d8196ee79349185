"""Bones, dust and one electric giant."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, Rig, base, body
from tools.sculpt.parts.paints import (
    BLACK,
    BONE,
    DARK_STEEL,
    DARK_WOOD,
    GHOST,
    GOLD,
    IRON,
    LEATHER,
    STEEL,
    WOOD,
    cloth,
    paint,
)
from tools.sculpt.scene import Colour, Paint, Sculpt
from tools.sculpt.solids import ball, box, drum, egg, plate, ring, rod

EARTH = paint(84, 76, 66)


def bones(
    s: Sculpt,
    pose: Pose,
    fore: str,
    near: str,
    bone: Paint = BONE,
    glow: Colour = (110, 240, 190),
    robe: Paint | None = None,
    pads: Paint | None = None,
) -> Rig:
    """A small skeleton: ribs, thin limbs, a large skull."""
    rig = body(
        s,
        pose,
        Build(
            robe or paint(60, 52, 60),
            bone,
            bone,
            bone,
            bone,
            robe,
            None,
            pads,
            0.66 if robe is None else 0.84,
            0.95,
            0.62 if robe is None else 0.8,
        ),
        fore,
        near,
    )
    if robe is None:
        with s.inside(rig.torso):
            for i, y in enumerate((0.08, 0.17, 0.26)):
                s.add(bone, ring((0, y, 0), 0.15 + 0.015 * i, 0.028, x=0.12), blend=0.01)
            s.add(
                bone, rod((0, 0.02, 0.14), (0, 0.30, 0.15), 0.026), egg((0, -0.03, 0), (0.15, 0.07, 0.12)), blend=0.02
            )
    with s.inside(rig.head):
        heads.skull(s, bone, glow)
        s.look_at((0, 0.0, 0), 0.60)
    return rig


@model("superdungeon/rattlebones")
def rattlebones(s: Sculpt, pose: Pose) -> None:
    base(s, EARTH)
    rig = bones(s, pose, "weapon", "shield")
    with s.inside(rig.torso):
        gear.scarf(s, cloth(110, 80, 150))
    with s.inside(rig.head):
        gear.cap(s, "pot", paint(134, 96, 70, 0.6), IRON)
    with s.inside(rig.fore):
        gear.sword(s, 0.5, 0.07, paint(176, 150, 124, 0.6), IRON, DARK_WOOD)
    with s.inside(rig.near):
        gear.shield(s, "round", WOOD, IRON, IRON, 0.82)


@model("superdungeon/grave-knight")
def grave_knight(s: Sculpt, pose: Pose) -> None:
    base(s, EARTH)
    rig = body(
        s,
        pose,
        Build(DARK_STEEL, DARK_STEEL, DARK_STEEL, DARK_STEEL, BONE, None, GOLD, DARK_STEEL, 1.08),
        "heavy",
        "rest",
    )
    with s.inside(rig.torso):
        gear.tabard(s, cloth(110, 80, 150))
        gear.cape(s, cloth(110, 80, 150), spread=0.06)
        for side in (1, -1):
            s.add(BONE, rod((side * 0.28, 0.36, 0), (side * 0.38, 0.54, -0.02), 0.06, 0.01), blend=0.01)
    with s.inside(rig.head):
        heads.skull(s, BONE, (190, 120, 255))
        s.add(DARK_STEEL, egg((0, 0.16, -0.06), (0.37, 0.25, 0.36)), blend=0)
        for side in (1, -1):
            s.add(DARK_STEEL, egg((side * 0.30, -0.06, 0.06), (0.09, 0.22, 0.17)), blend=0.01)
        heads.horns(s, BONE, 0.28, 0.34, 0.15, 0.075, 0.2)
        s.look_at((0, 0.06, 0), 0.68)
    with s.inside(rig.fore):
        gear.sword(s, 0.86, 0.11, paint(150, 130, 190, 0.9), DARK_STEEL)
        s.add(paint(200, 130, 255, 0.4, glow=0.8), rod((0, 0.2, 0.035), (0, 0.75, 0.035), 0.018), blend=0)


@model("superdungeon/dust-conjurer")
def dust_conjurer(s: Sculpt, pose: Pose) -> None:
    base(s, EARTH)
    sand = paint(206, 176, 120)
    rig = bones(s, pose, "staff", "cast", BONE, (255, 200, 90), sand)
    with s.inside(rig.torso):
        gear.apron(s, cloth(110, 80, 150), -0.18, 0.10)
        s.add(GOLD, ring((0, 0.34, 0.02), 0.17, 0.05), blend=0)
    with s.inside(rig.head):
        heads.hood(s, sand, 0.18, 0.28, 0.04)
        s.add(GOLD, rod((0, 0.30, 0.32), (0, 0.18, 0.40), 0.04), blend=0)
    with s.inside(rig.fore):
        gear.staff(s, "crescent", gem=paint(255, 210, 110, 0.6, glow=0.7))
    with s.inside(rig.near):
        for i in range(9):
            a = i * 0.9
            s.add(
                paint(236, 206, 150, glow=0.4),
                ball((0.03 * i * math.cos(a) * 0.6, 0.06 + 0.045 * i, 0.03 * i * math.sin(a) * 0.6), 0.05 - 0.003 * i),
                blend=0.02,
            )


@model("superdungeon/bone-caller")
def bone_caller(s: Sculpt, pose: Pose) -> None:
    base(s, EARTH)
    robe, skin = paint(58, 70, 66), paint(196, 206, 180)
    rig = body(s, pose, Build(robe, robe=robe, hands=skin, belt=BONE, girth=0.95), "staff", "cast")
    with s.inside(rig.torso):
        gear.cape(s, cloth(110, 80, 150))
        for i in range(5):
            a = math.pi * (0.2 + 0.6 * i / 4)
            s.add(BONE, ball((0.22 * math.cos(a), 0.30 - 0.06 * math.sin(a), 0.05 + 0.16 * math.sin(a)), 0.05), blend=0)
    with s.inside(rig.head):
        hair = paint(150, 200, 150, 0.3)
        heads.face(s, skin, heads.GREEN, hair, "sly", "smile", blush=False)
        heads.hair_cap(s, hair)
        heads.locks(s, hair, -0.52, 1.2)
        with s.within((0, 0.22, 0.02), x=-0.1, scale=0.92):
            s.add(BONE, egg((0, 0.04, -0.02), (0.36, 0.27, 0.35)), blend=0)
            for side in (1, -1):
                s.add(BLACK, egg((side * 0.13, 0.02, 0.30), (0.085, 0.075, 0.05)), blend=0)
                s.chain(
                    BONE,
                    ((side * 0.26, 0.18, -0.05), (side * 0.44, 0.34, -0.08), (side * 0.40, 0.56, -0.02)),
                    (0.075, 0.055, 0.012),
                    0.02,
                )
            for x in (-0.09, -0.03, 0.03, 0.09):
                s.add(BONE, box((x, -0.14, 0.33), (0.024, 0.045, 0.02), 0.01), blend=0)
        s.look_at((0, 0.1, 0), 0.72)
    with s.inside(rig.fore):
        gear.staff(s, "skull", gem=GHOST, wood=BONE)
    with s.inside(rig.near):
        s.chain(GHOST, ((0, 0.08, 0), (0.02, 0.2, 0), (-0.03, 0.36, 0)), (0.085, 0.06, 0.01), 0.02)


@model("superdungeon/restless-graves", still=True)
def restless_graves(s: Sculpt, pose: Pose) -> None:
    base(s, EARTH)
    stone = paint(146, 144, 150, 0.1, grain=0.15)
    for x, z, turn, k in ((-0.18, -0.06, 0.10, 1.0), (0.2, -0.14, -0.14, 0.85)):
        with s.within((x, 0.0, z), z=turn, y=turn):
            s.add(
                stone,
                box((0, 0.26 * k, 0), (0.15 * k, 0.26 * k, 0.055), 0.03),
                drum((0, 0.5 * k, 0), 0.15 * k, 0.055, 0.03, x=1.57),
                blend=0.02,
            )
            s.add(
                paint(90, 88, 96),
                box((0, 0.42 * k, 0.06), (0.02, 0.10 * k, 0.01), 0.008),
                box((0, 0.45 * k, 0.06), (0.065 * k, 0.02, 0.01), 0.008),
                blend=0,
            )
    s.add(paint(96, 76, 58, 0.05, grain=0.2), egg((0, 0.03, 0.16), (0.32, 0.10, 0.2)), blend=0.02)
    s.chain(BONE, ((0.08, 0.06, 0.2), (0.10, 0.26, 0.24), (0.08, 0.36, 0.27)), (0.045, 0.04, 0.05), 0.01)
    for i in range(4):
        s.add(
            BONE, rod((0.08, 0.37, 0.27), (0.0 + 0.06 * i, 0.49 - 0.02 * abs(i - 1.5), 0.31), 0.025, 0.018), blend=0.01
        )
    with s.within((-0.14, 0.11, 0.24), y=-0.3, scale=0.38):
        heads.skull(s, BONE)
    s.add(DARK_WOOD, rod((0.0, 0.02, -0.3), (0.02, 1.06, -0.3), 0.03), blend=0)
    s.chain(DARK_WOOD, ((0.01, 0.8, -0.3), (0.18, 1.0, -0.3), (0.32, 1.02, -0.28)), (0.03, 0.026, 0.012), 0.01)
    s.chain(DARK_WOOD, ((0.02, 1.0, -0.3), (-0.12, 1.2, -0.3)), (0.026, 0.012), 0.01)
    s.add(
        cloth(110, 80, 150),
        plate(
            (0.24, 0.86, -0.28), ((-0.08, 0.16), (0.10, 0.16), (0.12, -0.12), (0.02, -0.02), (-0.08, -0.16)), 0.02, 0.01
        ),
        blend=0,
    )
    s.add(GHOST, ball((0.3, 0.34, 0.02), 0.05), blend=0)


@model("superdungeon/gruesome-george", 2)
def gruesome_george(s: Sculpt, pose: Pose) -> None:
    base(s, EARTH)
    skin, spark = paint(134, 176, 128, 0.2), paint(120, 220, 255, 0.5, glow=0.9)
    with s.within(scale=1.78):
        rig = body(
            s,
            pose,
            Build(
                paint(96, 84, 110),
                paint(70, 64, 60),
                skin,
                skin,
                skin,
                None,
                LEATHER,
                None,
                1.32,
                1.1,
                1.45,
                0.27,
                0.60,
            ),
            "claw",
            "claw",
        )
        with s.inside(rig.torso):
            gear.apron(s, cloth(110, 80, 150), -0.15, 0.2)
            s.add(BLACK, rod((-0.1, 0.34, 0.2), (0.08, 0.08, 0.27), 0.018), blend=0)
            for i in range(4):
                s.add(
                    BLACK,
                    rod(
                        (-0.13 + 0.055 * i, 0.25 - 0.065 * i, 0.245),
                        (-0.03 + 0.055 * i, 0.31 - 0.065 * i, 0.235),
                        0.013,
                    ),
                    blend=0,
                )
            for side in (1, -1):
                s.add(STEEL, drum((side * 0.22, 0.44, -0.16), 0.06, 0.16, 0.02), blend=0)
                s.add(spark, ball((side * 0.22, 0.64, -0.16), 0.07), blend=0)
            s.chain(
                spark,
                (
                    (-0.22, 0.64, -0.16),
                    (-0.1, 0.74, -0.16),
                    (0.0, 0.62, -0.16),
                    (0.1, 0.74, -0.16),
                    (0.22, 0.64, -0.16),
                ),
                (0.02,) * 5,
                0,
            )
        with s.inside(rig.head):
            s.add(skin, box((0, 0.02, 0), (0.31, 0.33, 0.30), 0.14), blend=0.03)
            s.add(skin, box((0, 0.13, 0.22), (0.28, 0.06, 0.12), 0.05), blend=0.04)
            heads.eyes(s, (240, 220, 90), 0.33, 0.42, 0.95, -0.02, "calm")
            hair = paint(40, 38, 50, 0.4)
            s.add(hair, box((0, 0.33, -0.04), (0.33, 0.07, 0.30), 0.05), blend=0)
            for i in range(5):
                s.add(
                    hair,
                    rod((-0.24 + 0.12 * i, 0.33, 0.20), (-0.25 + 0.125 * i, 0.20 + 0.04 * (i % 2), 0.285), 0.06, 0.02),
                    blend=0.01,
                )
            for side in (1, -1):
                s.add(STEEL, drum((side * 0.36, -0.16, 0.02), 0.055, 0.08, 0.015, z=1.57), blend=0)
            heads.lips(s, "fangs", (0, -0.20, 0.31), 0.12)
            s.chain(BLACK, ((0.14, 0.28, 0.27), (0.2, 0.12, 0.29), (0.17, 0.0, 0.29)), (0.014, 0.014, 0.012), 0)
            s.look_at((0, 0.04, 0), 0.70)
        for hand in (rig.fore, rig.near):
            with s.inside(hand):
                s.add(STEEL, ring((0, -0.06, 0), 0.12, 0.04), blend=0)
                if pose == "strike":
                    s.chain(
                        spark,
                        ((0, 0.08, 0), (0.10, 0.20, 0.02), (-0.02, 0.26, 0.04), (0.08, 0.42, 0.02)),
                        (0.035, 0.03, 0.025, 0.008),
                        0,
                    )
