"""Elves and imps of the twilight rift, drakes of the warm nest, weeping faeries, and two who stand alone."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.beasts import Beast, beast
from tools.sculpt.parts.body import Build, Rig, base, body
from tools.sculpt.parts.paints import (
    BLACK,
    BRONZE,
    DARK_ROCK,
    DARK_STEEL,
    FIRE,
    FLAME,
    FROST,
    GHOST,
    GOLD,
    HORN,
    IRON,
    WHITE,
    WOOD,
    cloth,
    paint,
    shifted,
)
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, cut, drum, egg, plate, ring, rod

DUSK = paint(126, 110, 168, 0.15)
SNOW = paint(232, 230, 244, 0.4)
SUIT = paint(52, 46, 78)
RIFT = paint(180, 110, 255, 0.5, glow=0.85)
SLATE = paint(70, 66, 86)


def dusk_elf(s: Sculpt, pose: Pose, fore: str, near: str, robe: Paint | None = None) -> Rig:
    return body(s, pose, Build(SUIT, SUIT, BLACK, SUIT, DUSK, robe, paint(150, 100, 210), None, 0.9), fore, near)


@model("superdungeon/rift-stalker")
def rift_stalker(s: Sculpt, pose: Pose) -> None:
    base(s, SLATE)
    rig = dusk_elf(s, pose, "point", "low")
    with s.inside(rig.torso):
        gear.cape(s, cloth(130, 80, 190), 0.52, 0.26)
    with s.inside(rig.head):
        heads.face(s, DUSK, heads.VIOLET, SNOW, "sly", "line", "elf", False)
        heads.hair_cap(s, SNOW)
        heads.hood(s, cloth(130, 80, 190), 0.16, 0.27)
        s.look_at((0, 0.05, 0), 0.68)
    with s.inside(rig.fore):
        gear.crossbow(s, DARK_STEEL, 0.95)
    with s.inside(rig.near):
        gear.dagger(s, paint(160, 240, 120, 0.8), IRON)


@model("superdungeon/dusk-adept")
def dusk_adept(s: Sculpt, pose: Pose) -> None:
    base(s, SLATE)
    rig = dusk_elf(s, pose, "cast", "cast", SUIT)
    with s.inside(rig.torso):
        gear.apron(s, cloth(130, 80, 190), -0.2, 0.12)
    with s.inside(rig.head):
        heads.face(s, DUSK, heads.VIOLET, SNOW, "stern", "line", "elf", False)
        heads.hair_cap(s, SNOW)
        heads.fringe(s, SNOW)
        heads.locks(s, SNOW, -0.56, 1.15)
        s.add(GOLD, ring((0, 0.13, -0.01), 0.385, 0.022, x=0.15), blend=0)
        s.add(RIFT, ball((0, 0.19, 0.385), 0.045), blend=0)
        s.look_at((0, 0.02, 0), 0.68)
    for hand, k in ((rig.fore, 1), (rig.near, -1)):
        with s.inside(hand):
            s.add(paint(40, 24, 66, 0.6), ball((0, 0.16, 0), 0.10), blend=0)
            s.add(RIFT, ring((0, 0.16, 0), 0.16, 0.02, x=0.7, z=0.4 * k), blend=0)


@model("superdungeon/shade-imp")
def shade_imp(s: Sculpt, pose: Pose) -> None:
    base(s, SLATE)
    shade = paint(78, 60, 112, 0.3)
    rig = body(
        s, pose, Build(shade, shade, shade, shade, shade, None, None, None, 0.74, 0.76, 0.76, 0.2, 0.50), "claw", "claw"
    )
    with s.inside(rig.torso):
        gear.bat_wings(s, shifted(shade, -0.2), cloth(150, 90, 200), 0.42, 0.30, fold=0.5)
        gear.tail(
            s,
            shade,
            ((0, 0, -0.14), (0.12, -0.08, -0.34), (0.30, 0.10, -0.40), (0.26, 0.28, -0.36)),
            (0.045, 0.04, 0.035, 0.02),
        )
        s.add(shade, plate((0.25, 0.34, -0.35), ((-0.07, -0.05), (0.07, -0.05), (0, 0.10)), 0.03, 0.02), blend=0.01)
    with s.inside(rig.head):
        s.add(shade, egg((0, 0, 0), (0.36, 0.32, 0.33)), blend=0.02)
        heads.eyes(s, heads.AMBER, 0.335, 0.40, 1.15, 0.0, "sly", paint(255, 240, 160, 0.5, glow=0.4))
        heads.lips(s, "fangs", (0, -0.19, 0.29), 0.11)
        heads.horns(s, BLACK, 0.2, 0.24, 0.0, 0.06, 0.2)
        for side in (1, -1):
            s.add(shade, rod((side * 0.30, -0.02, -0.02), (side * 0.60, 0.16, -0.10), 0.10, 0.01), blend=0.03)
        s.look_at((0, 0.03, 0), 0.62)
    for hand in (rig.fore, rig.near):
        with s.inside(hand):
            for k in (-1, 0, 1):
                s.add(WHITE, rod((k * 0.04, 0.06, 0.01), (k * 0.05, 0.15, 0.01), 0.022, 0.004), blend=0)


@model("superdungeon/umbra-the-patient")
def umbra(s: Sculpt, pose: Pose) -> None:
    base(s, SLATE)
    night = paint(40, 34, 62, 0.3)
    rig = body(s, pose, Build(night, night, BLACK, night, DUSK, None, GOLD, DARK_STEEL, 0.95), "bow", "string")
    with s.inside(rig.torso):
        gear.cape(s, cloth(130, 80, 190), 0.62, 0.34, 0.10)
        gear.quiver(s, BLACK, RIFT)
    with s.inside(rig.head):
        heads.face(s, DUSK, (230, 90, 160), SNOW, "sly", "smile", "elf", False)
        heads.hair_cap(s, SNOW)
        heads.fringe(s, SNOW, ((-0.22, -0.02), (-0.12, 0.02), (0.18, 0.05)))
        heads.pony(s, SNOW, GOLD, 0.26, 0.72)
        heads.crown(s, DARK_STEEL, RIFT, 0.27, 0.20, 5)
        s.look_at((0, 0.08, 0), 0.70)
    with s.inside(rig.fore), s.within(y=1.15):
        gear.bow(s, paint(90, 60, 130, 0.7), 0.56, drawn=pose == "strike", tip=RIFT)


@model("superdungeon/twilight-rift", still=True)
def twilight_rift(s: Sculpt, pose: Pose) -> None:
    base(s, SLATE)
    for side in (1, -1):
        s.chain(
            DARK_ROCK,
            ((side * 0.30, 0.0, 0), (side * 0.38, 0.45, -0.02), (side * 0.24, 0.95, 0), (side * 0.08, 1.16, 0.02)),
            (0.12, 0.10, 0.075, 0.03),
            0.03,
        )
        for y in (0.3, 0.62):
            s.add(DARK_ROCK, rod((side * 0.36, y, 0), (side * 0.48, y + 0.12, 0.02), 0.06, 0.01), blend=0.02)
    s.add(paint(60, 30, 110, 0.3, glow=0.5), egg((0, 0.54, 0), (0.25, 0.46, 0.05)), blend=0)
    s.add(RIFT, cut(egg((0, 0.54, 0.02), (0.21, 0.40, 0.05)), egg((0.02, 0.52, 0.04), (0.15, 0.32, 0.1))), blend=0)
    s.chain(
        RIFT,
        ((0.02, 0.82, 0.05), (-0.05, 0.62, 0.06), (0.05, 0.46, 0.06), (-0.02, 0.26, 0.05)),
        (0.01, 0.035, 0.035, 0.01),
        0,
    )
    for x, y, z in ((-0.2, 0.2, 0.25), (0.24, 0.34, 0.2), (0.1, 0.1, 0.32)):
        s.add(RIFT, ball((x, y, z), 0.035), blend=0)
    s.add(
        cloth(130, 80, 190),
        plate(
            (0.33, 0.3, 0.10),
            ((-0.1, 0.14), (0.1, 0.14), (0.1, -0.16), (0.0, -0.06), (-0.1, -0.16)),
            0.02,
            0.012,
            y=0.3,
        ),
        blend=0,
    )


# Drakes

ASH = paint(126, 120, 128, 0.3, grain=0.06)
EMBER = paint(206, 90, 60, 0.3)


@model("superdungeon/hatchling")
def hatchling(s: Sculpt, pose: Pose) -> None:
    base(s, paint(110, 90, 74))
    hide, belly = paint(110, 170, 110, 0.3), paint(240, 226, 160)
    shell_p = paint(246, 236, 214, 0.5)
    with s.within((0, 0, -0.03), scale=1.05):
        rig = beast(
            s, pose, Beast(hide, belly, long=0.22, high=0.24, thick=0.19, leg=0.065, neck=0.10, head=0.98, rise=0.42)
        )
        with s.inside(rig.head):
            heads.lizard(s, hide, belly, heads.GREEN, "calm", 0.7, pose == "strike")
            s.add(
                shell_p,
                cut(
                    egg((0, 0.16, -0.05), (0.37, 0.28, 0.35)),
                    box((0, -0.20, 0), (0.6, 0.36, 0.6), 0.01),
                    box((0.1, 0.16, 0.3), (0.06, 0.10, 0.2), 0.01, z=0.7),
                    box((-0.16, 0.14, 0.3), (0.05, 0.10, 0.2), 0.01, z=0.7),
                ),
                blend=0,
            )
            s.look_at((0, 0.04, 0.05), 0.58)
        with s.inside(rig.torso):
            gear.tail(s, hide, ((0, 0.02, -0.25), (0.12, 0.0, -0.42), (0.26, 0.10, -0.44)), (0.11, 0.06, 0.015))
            s.add(cloth(190, 100, 60), ring((0, 0.20, 0.2), 0.14, 0.05, x=0.9), blend=0.01)
        with s.inside(rig.back):
            for side in (1, -1):
                s.add(EMBER, egg((side * 0.2, 0.06, 0), (0.14, 0.09, 0.03), z=side * 0.6), blend=0.02)


@model("superdungeon/snapper")
def snapper(s: Sculpt, pose: Pose) -> None:
    base(s, paint(110, 90, 74))
    belly = paint(244, 206, 150)
    with s.within((0, 0, -0.05), scale=1.12):
        rig = beast(
            s,
            pose,
            Beast(
                EMBER,
                belly,
                paint(120, 50, 44),
                long=0.30,
                high=0.32,
                thick=0.22,
                leg=0.08,
                neck=0.14,
                head=0.92,
                rise=0.36,
            ),
        )
        with s.inside(rig.head):
            heads.lizard(s, EMBER, belly, heads.AMBER, "stern", 1.5, True)
            for k in (-0.09, 0.0, 0.09):
                s.add(WHITE, rod((k, -0.12, 0.48), (k, -0.20, 0.49), 0.026, 0.005), blend=0)
            heads.horns(s, HORN, 0.2, 0.24, 0.1, 0.06, 0.18)
            s.look_at((0, 0.0, 0.08), 0.60)
        with s.inside(rig.torso):
            gear.tail(s, EMBER, ((0, 0.04, -0.34), (0.14, 0.06, -0.54), (0.30, 0.22, -0.54)), (0.13, 0.07, 0.015))
            s.add(cloth(190, 100, 60), ring((0, 0.20, 0.28), 0.17, 0.055, x=0.9), blend=0.01)
            for i in range(4):
                s.add(
                    HORN,
                    rod((0, 0.24 - 0.02 * i, 0.18 - 0.15 * i), (0, 0.37 - 0.02 * i, 0.12 - 0.15 * i), 0.055, 0.008),
                    blend=0.01,
                )


@model("superdungeon/ash-drake")
def ash_drake(s: Sculpt, pose: Pose) -> None:
    base(s, paint(110, 90, 74))
    with s.within((0, 0.04, -0.05), scale=1.08):
        rig = beast(
            s,
            pose,
            Beast(ASH, EMBER, DARK_STEEL, long=0.28, high=0.34, thick=0.20, leg=0.07, neck=0.24, head=0.84, rise=0.32),
        )
        with s.inside(rig.head):
            heads.lizard(s, ASH, EMBER, heads.AMBER, "sly", 1.1, pose == "strike")
            heads.horns(s, BLACK, 0.18, 0.36, -0.2, 0.06, 0.2)
            if pose == "strike":
                s.chain(FIRE, ((0, -0.12, 0.46), (0, -0.16, 0.64), (0.02, -0.16, 0.84)), (0.06, 0.13, 0.03), 0.03)
                s.add(FLAME, egg((0, -0.14, 0.62), (0.07, 0.06, 0.12)), blend=0.02)
            s.look_at((0, 0.02, 0.08), 0.62)
        with s.inside(rig.torso):
            gear.tail(
                s,
                ASH,
                ((0, 0.04, -0.32), (-0.14, 0.04, -0.54), (-0.34, 0.20, -0.56), (-0.40, 0.36, -0.50)),
                (0.11, 0.07, 0.045, 0.015),
            )
            gear.bat_wings(s, ASH, cloth(190, 100, 60), 0.66, 0.46, (0, 0.20, -0.02), 0.35)
            s.add(FLAME, ball((0, 0.06, 0.33), 0.05), blend=0.03)


@model("superdungeon/warm-nest", still=True)
def warm_nest(s: Sculpt, pose: Pose) -> None:
    base(s, paint(110, 90, 74))
    for i in range(14):
        a = i * math.tau / 14
        s.add(
            shifted(WOOD, -0.1 + 0.1 * (i % 3)),
            rod(
                (0.36 * math.cos(a), 0.05 + 0.05 * (i % 3), 0.36 * math.sin(a)),
                (0.34 * math.cos(a + 0.8), 0.17 - 0.03 * (i % 2), 0.34 * math.sin(a + 0.8)),
                0.055,
                0.04,
            ),
            blend=0,
        )
    s.add(paint(255, 130, 50, glow=0.7), egg((0, 0.06, 0), (0.28, 0.05, 0.28)), blend=0)
    for x, z, h, p in (
        (-0.11, 0.06, 0.24, paint(240, 220, 176, 0.5)),
        (0.13, 0.02, 0.22, paint(206, 120, 90, 0.5)),
        (0.0, -0.14, 0.26, paint(150, 190, 150, 0.5)),
    ):
        s.add(p, egg((x, 0.08 + h * 0.75, z), (h * 0.62, h * 0.9, h * 0.62)), blend=0)
        for k in range(4):
            s.add(
                shifted(p, -0.25),
                ball(
                    (x + h * 0.5 * math.cos(k * 1.7), 0.08 + h * (0.6 + 0.2 * k), z + h * 0.5 * math.sin(k * 1.7 + 1)),
                    0.035,
                ),
                blend=0.005,
            )
    with s.within((0.02, 0.52, 0.10), y=-0.2, scale=0.42):
        heads.lizard(s, paint(110, 170, 110, 0.3), paint(240, 226, 160), heads.GREEN, "calm", 0.7, True)
    s.add(WOOD, rod((-0.26, 0.1, -0.24), (-0.30, 1.0, -0.26), 0.03), blend=0)
    s.add(
        cloth(190, 100, 60), plate((-0.28, 0.84, -0.26), ((0, -0.14), (0, 0.15), (0.36, 0.02)), 0.022, 0.012), blend=0
    )


@model("superdungeon/prism-dragon", 2)
def prism_dragon(s: Sculpt, pose: Pose) -> None:
    base(s)
    hide, belly = paint(150, 120, 220, 0.7), paint(250, 214, 236, 0.4)
    strike = pose == "strike"
    with s.within((0, 0, -0.1), scale=1.85):
        rig = beast(
            s,
            pose,
            Beast(
                hide,
                belly,
                paint(96, 76, 160, 0.6),
                long=0.30,
                high=0.34,
                thick=0.23,
                leg=0.085,
                neck=0.34,
                head=0.84,
                rise=0.30,
            ),
        )
        with s.inside(rig.head):
            heads.lizard(s, hide, belly, heads.GREEN, "calm" if not strike else "stern", 1.0, strike)
            heads.horns(s, FROST, 0.17, 0.40, -0.15, 0.065, 0.2)
            for side in (1, -1):
                s.add(
                    paint(250, 150, 200, 0.4),
                    egg((side * 0.38, 0.02, -0.06), (0.16, 0.09, 0.03), z=side * 0.5),
                    blend=0.02,
                )
            if strike:
                for i, p in enumerate(((255, 90, 90), (255, 200, 80), (110, 230, 120), (100, 170, 255))):
                    s.chain(
                        paint(*p, 0.3, glow=0.8),
                        ((0, -0.12, 0.44), (-0.09 + 0.06 * i, -0.16, 0.66), (-0.18 + 0.12 * i, -0.14, 0.86)),
                        (0.03, 0.05, 0.03),
                        0.0,
                    )
            s.look_at((0, 0.04, 0.06), 0.66)
        with s.inside(rig.torso):
            gear.tail(
                s,
                hide,
                ((0, 0.04, -0.34), (0.16, 0.02, -0.56), (0.38, 0.14, -0.56), (0.46, 0.34, -0.46)),
                (0.14, 0.09, 0.05, 0.02),
            )
            s.add(paint(250, 150, 200, 0.5), gear.star((0.47, 0.40, -0.45), 0.12, 0.03), blend=0)
            for side in (1, -1):
                with s.within((side * 0.08, 0.22, -0.04), y=side * 0.35):
                    for p, (cx, cy, rx, ry, t) in (
                        ((120, 220, 255), (0.36, 0.34, 0.36, 0.17, 0.7)),
                        ((250, 160, 220), (0.34, 0.04, 0.28, 0.13, -0.2)),
                        ((255, 226, 130), (0.30, 0.28, 0.17, 0.08, 0.7)),
                    ):
                        z = 0.0 if p != (255, 226, 130) else 0.014
                        s.add(paint(*p, 0.8), egg((side * cx, cy, z), (rx, ry, 0.02), z=side * t), blend=0)
            s.add(cloth(90, 150, 210), ring((0, 0.28, 0.29), 0.185, 0.05, x=0.7), blend=0.01)
            for i in range(4):
                s.add(
                    FROST,
                    rod((0, 0.24 - 0.02 * i, 0.16 - 0.15 * i), (0, 0.40 - 0.02 * i, 0.10 - 0.15 * i), 0.055, 0.008),
                    blend=0.01,
                )


# Faeries


@model("superdungeon/fog-hound")
def fog_hound(s: Sculpt, pose: Pose) -> None:
    base(s, SLATE)
    fur, pale = paint(150, 168, 184, 0.15, grain=0.06), paint(226, 236, 240)
    with s.within((0, 0, -0.05), scale=1.12):
        rig = beast(
            s, pose, Beast(fur, pale, pale, long=0.30, high=0.38, thick=0.19, leg=0.07, neck=0.16, head=0.84, rise=0.34)
        )
        with s.inside(rig.head):
            s.add(fur, egg((0, 0, 0), (0.33, 0.30, 0.31)), blend=0.03)
            heads.muzzle(s, pale, BLACK, 0.12)
            heads.cat_ears(s, fur, pale, 1.25, 0.20)
            heads.eyes(s, (90, 220, 240), 0.315, 0.40, 1.0, 0.06, "sly")
            for side in (1, -1):
                s.add(fur, rod((side * 0.24, -0.12, 0.05), (side * 0.40, -0.24, 0.0), 0.12, 0.02), blend=0.04)
            s.look_at((0, 0.04, 0.05), 0.60)
        with s.inside(rig.torso):
            s.chain(
                GHOST,
                ((0, 0.08, -0.34), (0.06, 0.2, -0.54), (0.2, 0.42, -0.56), (0.14, 0.62, -0.46)),
                (0.09, 0.13, 0.11, 0.02),
                0.05,
            )
            s.add(pale, egg((0, 0.16, 0.24), (0.23, 0.17, 0.15)), blend=0.05)
            s.add(cloth(100, 150, 180), ring((0, 0.24, 0.24), 0.17, 0.045, x=0.9), blend=0.01)


@model("superdungeon/little-sorrow")
def little_sorrow(s: Sculpt, pose: Pose) -> None:
    base(s, SLATE)
    veil, skin = paint(170, 190, 220, 0.3), paint(226, 232, 246)
    lift = 0.18 if pose == "strike" else 0.10
    for i, (y, r) in enumerate(((0.12, 0.05), (0.24, 0.11), (0.38, 0.17))):
        s.add(veil, egg((0.05 * math.sin(i * 2), y + lift, 0), (r, 0.13, r)), blend=0.06)
    with s.within((0, lift, 0)):
        rig = body(
            s, pose, Build(veil, veil, veil, veil, skin, None, None, None, 0.82, 0.9, 0.75, 0.38, 0.56), "cast", "both"
        )
        with s.inside(rig.torso):
            gear.fairy_wings(s, cloth(120, 170, 220), 1.15)
        with s.inside(rig.head):
            hair = paint(120, 140, 190, 0.4)
            heads.face(s, skin, heads.BLUE, hair, "calm", "frown", "elf")
            heads.hair_cap(s, hair)
            heads.fringe(s, hair)
            heads.locks(s, hair, -0.52, 1.15)
            for side in (1, -1):
                s.chain(FROST, ((side * 0.14, -0.12, 0.34), (side * 0.16, -0.21, 0.315)), (0.02, 0.036), 0)
            s.look_at((0, 0.0, 0), 0.66)
        with s.inside(rig.fore):
            s.chain(FROST, ((0, 0.10, 0), (0, 0.20, 0), (0, 0.32, 0)), (0.085, 0.06, 0.01), 0.02)


@model("superdungeon/weeping-pillar", still=True)
def weeping_pillar(s: Sculpt, pose: Pose) -> None:
    base(s, SLATE)
    salt = paint(222, 226, 236, 0.5, grain=0.08)
    s.add(salt, drum((0, 0.38, 0), 0.24, 0.38, 0.05, 0.16), drum((0, 0.06, 0), 0.33, 0.07, 0.04), blend=0.04)
    with s.within((0, 0.86, 0.03), y=-0.2, x=0.12, scale=0.62):
        s.add(salt, egg((0, 0, 0), (0.34, 0.36, 0.33)), blend=0.03)
        for side in (1, -1):
            s.add(paint(120, 130, 160), rod((side * 0.20, -0.03, 0.27), (side * 0.07, -0.05, 0.33), 0.03), blend=0)
            s.chain(
                FROST,
                ((side * 0.14, -0.08, 0.33), (side * 0.15, -0.24, 0.31), (side * 0.14, -0.45, 0.30)),
                (0.03, 0.035, 0.05),
                0,
            )
        s.add(paint(120, 130, 160), rod((-0.05, -0.21, 0.31), (0.05, -0.21, 0.31), 0.018), blend=0)
        s.add(
            salt,
            cut(egg((0, 0.06, -0.04), (0.42, 0.42, 0.40)), box((0, -0.1, 0.36), (0.25, 0.36, 0.3), 0.1)),
            blend=0.02,
        )
    s.add(FROST, egg((0, 0.045, 0.30), (0.16, 0.025, 0.09)), blend=0)
    for x, z, h in ((-0.26, 0.14, 0.34), (0.27, 0.08, 0.42), (0.22, -0.2, 0.3), (-0.24, -0.16, 0.26)):
        s.chain(salt, ((x, 0.0, z), (x * 1.1, h * 0.6, z), (x * 1.15, h, z)), (0.085, 0.075, 0.01), 0.0)
    s.add(cloth(120, 170, 220), ring((0, 0.52, 0), 0.215, 0.045), blend=0.01)


@model("superdungeon/old-anvil", 2)
def old_anvil(s: Sculpt, pose: Pose) -> None:
    base(s)
    plate_p, core = paint(120, 112, 108, 0.9, grain=0.05), paint(255, 150, 50, glow=0.9)
    with s.within(scale=1.75):
        rig = body(
            s,
            pose,
            Build(plate_p, DARK_STEEL, DARK_STEEL, IRON, IRON, None, BRONZE, plate_p, 1.42, 1.1, 1.6, 0.27, 0.54),
            "heavy",
            "rest",
        )
        with s.inside(rig.torso):
            s.add(BRONZE, ring((0, 0.20, 0.24), 0.12, 0.035, x=1.45), blend=0)
            s.add(core, egg((0, 0.20, 0.24), (0.10, 0.10, 0.05)), blend=0)
            gear.apron(s, cloth(200, 120, 50), -0.17, 0.2)
            for side in (1, -1):
                s.add(IRON, drum((side * 0.20, 0.46, -0.22), 0.065, 0.18, 0.02), blend=0)
                s.add(core, ball((side * 0.20, 0.64, -0.22), 0.05), blend=0)
                for x, y in ((0.15, 0.32), (0.22, 0.06)):
                    s.add(BRONZE, ball((side * x, y, 0.20), 0.03), blend=0)
        with s.inside(rig.head):
            s.add(plate_p, box((0, 0.02, 0), (0.30, 0.25, 0.27), 0.08), blend=0.02)
            s.add(
                plate_p,
                box((0, 0.24, -0.02), (0.46, 0.085, 0.22), 0.05),
                rod((0.40, 0.24, -0.02), (0.70, 0.26, -0.02), 0.12, 0.03),
                blend=0.03,
            )
            s.add(BLACK, box((0, 0.03, 0.26), (0.23, 0.06, 0.04), 0.03), blend=0)
            for side in (1, -1):
                s.add(core, egg((side * 0.11, 0.03, 0.295), (0.055, 0.045, 0.03)), blend=0)
            for i in range(4):
                s.add(BLACK, box((-0.12 + 0.08 * i, -0.13, 0.265), (0.018, 0.06, 0.02), 0.01), blend=0)
            s.look_at((0, 0.05, 0), 0.74)
        with s.inside(rig.fore):
            gear.hammer(s, 0.62, DARK_STEEL, IRON, 1.25, BRONZE)
