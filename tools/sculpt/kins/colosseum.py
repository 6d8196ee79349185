"""The dice game: monsters of the grey bag, epic ones of the black, familiars and classes."""

from __future__ import annotations

import math
from functools import partial

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.kins.crooked import broom_witch
from tools.sculpt.kins.undead import bones
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.beasts import Beast, beast, spider_legs
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import (
    BLACK,
    BONE,
    BROWN,
    DARK_ROCK,
    DARK_WOOD,
    FAIR,
    FIRE,
    FLAME,
    FROST,
    GHOST,
    GOLD,
    HORN,
    IRON,
    LEATHER,
    STEEL,
    TAN,
    WHITE,
    cloth,
    paint,
    shifted,
)
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, egg, plate, ring, rod

SAND = paint(206, 172, 120)


@model("colosseum/slime", scale=96, large=256)
def slime(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    goo = paint(90, 200, 110, 0.95)
    tall = 0.46 if pose == "idle" else 0.34
    s.add(
        goo,
        egg((0, 0.08, 0), (0.40, 0.12, 0.38)),
        egg((0, 0.30, 0), (0.33, tall * 0.85, 0.31)),
        egg((0.04, 0.56 * tall / 0.46, 0), (0.18, 0.2, 0.17)),
        blend=0.12,
    )
    for x, y, z, r in ((-0.2, 0.3, 0.2, 0.04), (0.22, 0.22, 0.2, 0.05), (0.05, 0.55, 0.14, 0.03)):
        s.add(shifted(goo, 0.3), ball((x, y, z), r), blend=0.01)
    with s.within((0, 0.34 * tall / 0.46, 0.02), y=-0.2):
        heads.eyes(s, heads.GREEN, 0.31, 0.36, 1.0, 0.05, "calm")
        heads.lips(s, "open", (0, -0.13, 0.315), 0.07)
        s.look_at((0, 0.06, 0), 0.5)


@model("colosseum/bat", scale=96, large=256)
def bat(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    fur = paint(96, 74, 104, 0.15, grain=0.1)
    strike = pose == "strike"
    s.add(DARK_WOOD, rod((0, 0.02, -0.06), (0, 0.52, -0.06), 0.018), blend=0)
    with s.within((0, 0.74, 0.14 if strike else 0.0), x=0.3 if strike else 0.0, y=-0.15):
        s.add(fur, egg((0, 0, 0), (0.32, 0.31, 0.29)), blend=0.02)
        s.add(paint(170, 140, 170), egg((0, -0.12, 0.16), (0.18, 0.16, 0.13)), blend=0.04)
        heads.cat_ears(s, fur, paint(220, 150, 170), 1.35, 0.2)
        heads.eyes(s, heads.RED, 0.30, 0.38, 0.95, 0.08, "sly")
        heads.lips(s, "fangs", (0, -0.12, 0.285), 0.08)
        gear.bat_wings(s, fur, paint(60, 46, 72), 0.66, 0.34 if not strike else 0.1, (0, 0.02, -0.1), 0.35)
        s.look_at((0, 0.06, 0), 0.52)


@model("colosseum/zombie", scale=96, large=256)
def zombie(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    skin = paint(140, 170, 120, 0.2)
    rig = body(s, pose, Build(paint(90, 104, 120), paint(100, 84, 70), skin, skin, skin, lean=0.10), "claw", "claw")
    with s.inside(rig.torso):
        s.add(skin, egg((0.12, 0.06, 0.14), (0.08, 0.08, 0.07)), blend=0.01)
    with s.inside(rig.head):
        heads.face(s, skin, (220, 210, 120), None, "calm", "open", blush=False)
        heads.hair_cap(s, paint(70, 74, 60), 0.2, -0.02, 0.3)
        s.add(paint(220, 130, 140), egg((0.2, 0.2, 0.22), (0.10, 0.08, 0.08)), blend=0)
        s.look_at((0, 0.0, 0), 0.62)


@model("colosseum/wolf", scale=96, large=256)
def wolf(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    fur, pale = paint(108, 104, 110, 0.12, grain=0.12), paint(206, 200, 196)
    with s.within((0, 0, -0.05), scale=1.12):
        rig = beast(
            s, pose, Beast(fur, pale, long=0.30, high=0.36, thick=0.20, leg=0.07, neck=0.15, head=0.84, rise=0.34)
        )
        with s.inside(rig.head):
            s.add(fur, egg((0, 0, 0), (0.33, 0.30, 0.31)), blend=0.03)
            heads.muzzle(s, pale, BLACK, 0.14)
            heads.cat_ears(s, fur, pale, 1.0, 0.22)
            heads.eyes(s, heads.AMBER, 0.315, 0.40, 0.95, 0.06, "stern")
            for k in (-0.06, 0.06):
                s.add(WHITE, rod((k, -0.19, 0.40), (k, -0.26, 0.40), 0.026, 0.005), blend=0)
            s.look_at((0, 0.03, 0.05), 0.58)
        with s.inside(rig.torso):
            s.chain(fur, ((0, 0.08, -0.34), (0.04, 0.10, -0.52), (0.14, 0.24, -0.58)), (0.08, 0.12, 0.03), 0.05)


@model("colosseum/asp", scale=96, large=256)
def asp(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    scale, belly = paint(150, 160, 60, 0.5), paint(236, 216, 140)
    strike = pose == "strike"
    s.chain(
        scale,
        [(0.28 * math.cos(a), 0.09, 0.28 * math.sin(a)) for a in (0.4, 1.4, 2.4, 3.4, 4.4, 5.4)],
        [0.04, 0.08, 0.11, 0.12, 0.12, 0.12],
        0.03,
    )
    neck = ((0.18, 0.12, -0.2), (0.0, 0.36, -0.24), (0.0, 0.66, -0.1), (0, 0.82 - 0.14 * strike, 0.06 + 0.25 * strike))
    s.chain(scale, neck, (0.12, 0.12, 0.11, 0.11), 0.04)
    s.chain(belly, tuple((x, y, z + 0.055) for x, y, z in neck[1:]), (0.07, 0.08, 0.08), 0.02)
    with s.within(neck[3], y=-0.2):
        s.add(scale, egg((0, -0.06, -0.06), (0.34, 0.26, 0.08)), blend=0.04)
        s.add(belly, egg((0, -0.08, -0.01), (0.22, 0.18, 0.05)), blend=0.02)
        with s.within((0, 0.06, 0.06), scale=0.66):
            s.add(scale, egg((0, 0, 0.05), (0.32, 0.25, 0.36)), blend=0.04)
            heads.eyes(s, heads.RED, 0.31, 0.55, 1.0, 0.2, "sly", paint(255, 240, 170, 0.5))
            s.chain(
                paint(220, 40, 60), ((0, -0.08, 0.38), (0, -0.10, 0.54), (0.06, -0.12, 0.62)), (0.02, 0.02, 0.008), 0
            )
            s.add(paint(220, 40, 60), rod((0, -0.10, 0.54), (-0.06, -0.12, 0.62), 0.02, 0.008), blend=0)
        s.look_at((0, 0.02, 0), 0.46)


@model("colosseum/giant-spider", scale=96, large=256)
def giant_spider(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    dark, mark = paint(84, 62, 54, 0.3, grain=0.1), paint(230, 190, 80, 0.4)
    with s.within((0, 0, -0.02), scale=0.92):
        spider_legs(s, dark, 8, 0.5, 0.40, pose == "strike")
        s.add(dark, egg((0, 0.36, -0.22), (0.26, 0.24, 0.28)), egg((0, 0.28, 0.06), (0.17, 0.15, 0.17)), blend=0.05)
        for y, z in ((0.58, -0.2), (0.52, -0.36)):
            s.add(mark, egg((0, y, z), (0.09, 0.05, 0.08)), blend=0)
        with s.within((0, 0.36, 0.18), y=-0.2, scale=0.66):
            s.add(dark, egg((0, 0, 0), (0.34, 0.30, 0.31)), blend=0.04)
            heads.eyes(s, heads.GREEN, 0.32, 0.42, 1.1, 0.0, "calm")
            for side in (1, -1):
                s.add(BLACK, ball((side * 0.12, 0.22, 0.23), 0.05), ball((side * 0.26, 0.15, 0.18), 0.04), blend=0)
                s.add(BONE, rod((side * 0.09, -0.2, 0.26), (side * 0.07, -0.34, 0.30), 0.04, 0.008), blend=0.01)
            s.look_at((0, 0.04, 0), 0.6)


@model("colosseum/goblin", scale=96, large=256)
def goblin(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    skin = paint(120, 168, 84, 0.2)
    rig = body(
        s,
        pose,
        Build(LEATHER, DARK_WOOD, LEATHER, skin, skin, None, IRON, None, 0.86, 0.84, 0.88, 0.22, 0.55),
        "weapon",
        "up",
    )
    with s.inside(rig.head):
        s.add(skin, egg((0, 0, 0), (0.37, 0.30, 0.33)), egg((0, -0.13, 0.08), (0.26, 0.17, 0.24)), blend=0.05)
        heads.eyes(s, heads.AMBER, 0.335, 0.40, 1.0, 0.02, "sly", paint(255, 244, 190, 0.5))
        s.add(skin, rod((0, -0.06, 0.33), (0, -0.12, 0.47), 0.07, 0.035), blend=0.03)
        heads.lips(s, "fangs", (0, -0.205, 0.30), 0.11)
        for side in (1, -1):
            s.add(skin, rod((side * 0.30, 0.0, -0.02), (side * 0.66, 0.16, -0.10), 0.13, 0.012), blend=0.03)
            s.add(GOLD, ring((side * 0.50, 0.02, -0.06), 0.05, 0.014), blend=0)
        gear.cap(s, "bandana", paint(150, 60, 60))
        s.look_at((0, 0.0, 0), 0.62)
    with s.inside(rig.fore):
        gear.dagger(s, long=0.42, guard=IRON)
    with s.inside(rig.near):
        s.add(LEATHER, egg((0, 0.12, 0), (0.15, 0.14, 0.13)), rod((0, 0.22, 0), (0, 0.30, 0), 0.05, 0.09), blend=0.03)
        s.add(GOLD, ring((0, 0.23, 0), 0.06, 0.02), ball((0.06, 0.31, 0.03), 0.035), blend=0)


@model("colosseum/skeleton", scale=96, large=256)
def skeleton(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    rig = bones(s, pose, "weapon", "shield", glow=(255, 90, 80))
    with s.inside(rig.fore):
        gear.sword(s, 0.5, 0.07)
    with s.inside(rig.near):
        gear.shield(s, "round", paint(150, 60, 50), IRON, IRON, 0.8, "spike")


@model("colosseum/ghost", scale=96, large=256)
def ghost(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    sheet = paint(226, 240, 248, 0.4, glow=0.12)
    lift = 0.1 if pose == "strike" else 0.0
    s.add(
        sheet,
        egg((0, 0.86 + lift, 0), (0.34, 0.34, 0.33)),
        rod((0, 0.8 + lift, 0), (0, 0.34 + lift, -0.03), 0.33, 0.27),
        blend=0.05,
    )
    for i in range(7):
        a = i * math.tau / 7
        s.add(
            sheet,
            rod(
                (0.2 * math.cos(a), 0.34 + lift, 0.2 * math.sin(a)),
                (0.26 * math.cos(a), 0.10 + lift + 0.05 * (i % 2), 0.26 * math.sin(a) - 0.04),
                0.11,
                0.04,
            ),
            blend=0.05,
        )
    for side in (1, -1):
        s.add(
            sheet,
            rod(
                (side * 0.26, 0.62 + lift, 0.05),
                (side * 0.46, 0.62 + lift + 0.14 * (pose == "strike"), 0.26),
                0.11,
                0.07,
            ),
            blend=0.06,
        )
    with s.within((0, 0.88 + lift, 0), y=-0.2):
        for side in (1, -1):
            s.add(BLACK, egg((side * 0.125, 0.0, 0.30), (0.075, 0.115, 0.05), y=side * 0.35), blend=0)
            s.add(GHOST, ball((side * 0.125, -0.03, 0.345), 0.028), blend=0)
        s.add(BLACK, egg((0, -0.19, 0.315), (0.07, 0.095 if pose == "strike" else 0.05, 0.03)), blend=0)
        s.look_at((0, -0.02, 0), 0.55)


def elemental(s: Sculpt, pose: Pose, outer: Paint = FIRE, inner: Paint = FLAME, kind: str = "fire") -> None:
    """A whirl with a face and two fists."""
    base(s, SAND)
    up = 0.08 if pose == "strike" else 0.0
    s.chain(
        outer, ((0, 0.06, 0), (0.05, 0.24, 0), (-0.03, 0.44 + up, 0), (0, 0.66 + up, 0)), (0.14, 0.17, 0.25, 0.32), 0.08
    )
    with s.within((0, 0.84 + up, 0.02), y=-0.2):
        s.add(outer, egg((0, 0, 0), (0.34, 0.32, 0.31)), blend=0.06)
        if kind == "fire":
            for x, h, r in ((0, 0.62, 0.18), (-0.2, 0.46, 0.13), (0.2, 0.48, 0.13)):
                s.chain(
                    outer,
                    ((x, 0.16, -0.03), (x * 1.2 + 0.03, 0.16 + h * 0.5, -0.05), (x * 1.1 - 0.04, h, -0.05)),
                    (r, r * 0.7, 0.01),
                    0.05,
                )
            s.chain(inner, ((0, 0.14, 0.2), (0.02, 0.30, 0.16)), (0.1, 0.01), 0.03)
        elif kind == "ice":
            for x, h in ((0, 0.6), (-0.22, 0.42), (0.22, 0.46), (-0.1, 0.5)):
                s.chain(
                    inner, ((x, 0.12, -0.05), (x * 1.3, h * 0.7, -0.06), (x * 1.5, h, -0.06)), (0.11, 0.09, 0.01), 0.0
                )
        elif kind == "lightning":
            for x, k in ((-0.16, -1), (0.0, 1), (0.17, 1)):
                s.chain(
                    inner,
                    ((x, 0.2, 0), (x + 0.10 * k, 0.36, 0), (x - 0.02 * k, 0.40, 0), (x + 0.08 * k, 0.62, 0)),
                    (0.06, 0.05, 0.045, 0.008),
                    0,
                )
        else:
            for i in range(3):
                s.add(inner, ring((0, 0.24 + 0.12 * i, -0.02), 0.28 - 0.08 * i, 0.045, x=0.15, z=0.1 * i), blend=0.01)
        for side in (1, -1):
            s.add(BLACK, egg((side * 0.125, 0.0, 0.285), (0.085, 0.075, 0.04), y=side * 0.35, z=-side * 0.3), blend=0)
            s.add(Paint((255, 255, 220), 0.3, 0.95), ball((side * 0.125, 0.0, 0.32), 0.035), blend=0)
        s.add(BLACK, egg((0, -0.16, 0.275), (0.10, 0.04, 0.03)), blend=0)
        s.look_at((0, 0.1, 0), 0.62)
    for side in (1, -1):
        reach = 0.3 if pose == "strike" and side == 1 else 0.0
        s.chain(
            outer,
            ((side * 0.26, 0.62 + up, 0.02), (side * (0.46 + reach * 0.3), 0.56 + up + reach * 0.4, 0.14 + reach)),
            (0.09, 0.13),
            0.05,
        )
        s.add(inner, ball((side * (0.47 + reach * 0.3), 0.57 + up + reach * 0.4, 0.20 + reach), 0.08), blend=0.04)
    for i in range(5):
        a = i * 1.3
        s.add(inner, ball((0.34 * math.cos(a), 0.16 + 0.15 * i, 0.30 * math.sin(a)), 0.032), blend=0)


for _kind, _outer, _inner in (
    ("fire", FIRE, FLAME),
    ("ice", paint(130, 190, 236, 0.8), FROST),
    ("lightning", paint(110, 90, 200, 0.5, glow=0.25), paint(255, 240, 130, 0.5, glow=0.95)),
    ("wind", paint(190, 226, 214, 0.4), WHITE),
):
    model(f"colosseum/{_kind}-elemental", scale=96, large=256)(
        partial(elemental, outer=_outer, inner=_inner, kind=_kind)
    )


@model("colosseum/golem", scale=96, large=256)
def golem(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    rock, rune = paint(150, 132, 112, 0.1, grain=0.16), paint(90, 230, 255, 0.5, glow=0.9)
    rig = body(
        s, pose, Build(rock, rock, rock, rock, rock, None, None, DARK_ROCK, 1.32, 1.06, 1.45, 0.25, 0.5), "claw", "claw"
    )
    with s.inside(rig.torso):
        s.add(rune, ring((0, 0.18, 0.24), 0.075, 0.02, x=1.45), blend=0)
    with s.inside(rig.head):
        s.add(rock, box((0, 0, 0), (0.30, 0.27, 0.27), 0.10), blend=0.02)
        s.add(
            rock,
            box((0, 0.11, 0.23), (0.27, 0.06, 0.09), 0.04),
            box((0, -0.2, 0.1), (0.24, 0.10, 0.22), 0.06),
            blend=0.02,
        )
        for side in (1, -1):
            s.add(BLACK, egg((side * 0.12, 0.01, 0.265), (0.075, 0.055, 0.03)), blend=0)
            s.add(rune, ball((side * 0.12, 0.01, 0.285), 0.04), blend=0)
        s.add(paint(96, 132, 60, 0.05, grain=0.25), egg((-0.1, 0.27, -0.04), (0.2, 0.06, 0.18)), blend=0.02)
        s.look_at((0, 0.0, 0), 0.60)
    for hand in (rig.fore, rig.near):
        with s.inside(hand):
            s.add(rock, box((0, 0.03, 0), (0.15, 0.15, 0.15), 0.06), blend=0.02)


model("colosseum/witch", scale=96, large=256)(broom_witch)


@model("colosseum/demon", scale=96, large=256)
def demon(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    skin = paint(176, 44, 50, 0.3)
    rig = body(
        s, pose, Build(skin, paint(60, 36, 44), BLACK, skin, skin, None, GOLD, None, 1.2, 1.05, 1.2), "pole", "claw"
    )
    with s.inside(rig.torso):
        gear.bat_wings(s, shifted(skin, -0.3), paint(70, 30, 44), 0.66, 0.44, fold=0.42)
        gear.tail(
            s,
            skin,
            ((0, -0.02, -0.16), (-0.16, -0.12, -0.38), (-0.36, 0.02, -0.46), (-0.42, 0.24, -0.40)),
            (0.07, 0.055, 0.045, 0.02),
        )
    with s.inside(rig.head):
        s.add(skin, egg((0, 0, 0), (0.36, 0.34, 0.33)), egg((0, -0.17, 0.08), (0.25, 0.16, 0.24)), blend=0.05)
        heads.eyes(s, heads.AMBER, 0.345, 0.38, 0.95, 0.0, "stern", paint(255, 236, 150, 0.5, glow=0.3), BLACK)
        heads.lips(s, "fangs", (0, -0.20, 0.325), 0.11)
        heads.horns(s, paint(60, 44, 50, 0.5), 0.22, 0.44, -0.1, 0.10, 0.2)
        s.look_at((0, 0.08, 0), 0.70)
    with s.inside(rig.fore):
        gear.spear(s, 0.64, 0.44, IRON, DARK_WOOD, "trident")


def dragon(s: Sculpt, pose: Pose, hide: Paint, belly: Paint, wings: Paint, necks: int = 1, size: float = 1.0) -> None:
    """A winged dragon with one head or several."""
    strike = pose == "strike"
    with s.within((0, 0, -0.06), scale=size):
        rig = beast(
            s,
            pose,
            Beast(
                hide,
                belly,
                long=0.28,
                high=0.32,
                thick=0.23,
                leg=0.085,
                neck=0.30 if necks == 1 else 0.12,
                head=0.84,
                rise=0.30,
            ),
        )
        if necks == 1:
            with s.inside(rig.head):
                heads.lizard(s, hide, belly, heads.AMBER, "stern", 1.1, strike)
                heads.horns(s, HORN, 0.18, 0.36, 0.05, 0.07, 0.2)
                s.look_at((0, 0.04, 0.06), 0.64)
        with s.inside(rig.torso):
            gear.tail(
                s,
                hide,
                ((0, 0.04, -0.34), (0.16, 0.02, -0.54), (0.36, 0.14, -0.54), (0.44, 0.32, -0.46)),
                (0.14, 0.09, 0.05, 0.015),
            )
            gear.bat_wings(s, hide, wings, 0.68, 0.48, (0, 0.2, -0.02), 0.35)
            for i in range(4):
                s.add(
                    HORN,
                    rod((0, 0.24 - 0.02 * i, 0.14 - 0.14 * i), (0, 0.38 - 0.02 * i, 0.08 - 0.14 * i), 0.055, 0.008),
                    blend=0.01,
                )
        if necks > 1:
            tints = (
                hide,
                paint(70, 120, 200, 0.4),
                paint(236, 236, 240, 0.4),
                paint(60, 60, 72, 0.4),
                paint(196, 60, 50, 0.4),
            )
            for k, (x, y, z) in enumerate(
                ((0.0, 0.98, 0.30), (-0.40, 0.86, 0.24), (0.42, 0.88, 0.20), (-0.22, 1.20, 0.02), (0.24, 1.22, 0.0))
            ):
                tint = tints[k]
                s.chain(
                    tint,
                    ((x * 0.25, 0.42, 0.2), (x * 0.7, 0.66, 0.10), (x, y - 0.05, z - 0.04)),
                    (0.13, 0.10, 0.09),
                    0.05,
                )
                with s.within((x, y, z), y=x * 0.8 - 0.15, x=-0.05, scale=0.46):
                    heads.lizard(s, tint, belly, heads.AMBER, "stern", 1.2, strike or k % 2 == 0)
                    heads.horns(s, HORN, 0.18, 0.3, 0.0, 0.07, 0.2)
            s.look_at((0, 0.95, 0.1), 0.62)


@model("colosseum/dragon", scale=96, large=256)
def small_dragon(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    dragon(s, pose, paint(70, 140, 90, 0.35), paint(232, 214, 150), paint(206, 130, 70), size=1.05)


@model("colosseum/tiamat", 2, scale=96, large=256)
def tiamat(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    dragon(s, pose, paint(80, 150, 90, 0.4), paint(240, 214, 150), paint(120, 60, 110), 5, 1.75)


@model("colosseum/medusa", 2, scale=96, large=256)
def medusa(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    scale, skin = paint(80, 150, 110, 0.5), paint(170, 196, 140, 0.2)
    with s.within(scale=1.62):
        s.chain(
            scale,
            [
                ((0.22 + 0.05 * i) * math.cos(1.2 * i + 0.6), 0.11, (0.22 + 0.04 * i) * math.sin(1.2 * i + 0.6))
                for i in range(6)
            ],
            [0.20, 0.18, 0.15, 0.12, 0.08, 0.02],
            0.05,
        )
        s.add(scale, rod((0, 0.12, 0), (0, 0.34, 0), 0.25, 0.18), blend=0.06)
        rig = body(
            s,
            pose,
            Build(GOLD, scale, scale, skin, skin, None, GOLD, None, 0.95, 0.95, 0.95, 0.34, 0.58, step=0.0),
            "bow",
            "string",
        )
        with s.inside(rig.head):
            heads.face(s, skin, heads.RED, scale, "stern", "line", "none", False)
            heads.eyes(s, heads.RED, mood="stern", white=paint(255, 244, 150, 0.6, glow=0.35))
            for i in range(9):
                a = (i / 8 - 0.5) * 3.4
                d = (math.sin(a), math.cos(a))
                wig = 0.10 * (-1) ** i
                points = (
                    (d[0] * 0.28, 0.05 + d[1] * 0.26, -0.05),
                    (d[0] * 0.46 + wig, 0.06 + d[1] * 0.42, -0.08),
                    (d[0] * 0.60 - wig * 0.4, 0.08 + d[1] * 0.54, 0.02),
                )
                s.chain(scale, points, (0.085, 0.07, 0.075), 0.03)
                s.add(
                    BLACK,
                    ball((points[2][0] - 0.03, points[2][1] + 0.03, points[2][2] + 0.06), 0.016),
                    ball((points[2][0] + 0.03, points[2][1] + 0.03, points[2][2] + 0.06), 0.016),
                    blend=0,
                )
            heads.hair_cap(s, scale, 0.16)
            s.look_at((0, 0.08, 0), 0.76)
        with s.inside(rig.fore), s.within(y=1.15):
            gear.bow(s, GOLD, 0.5, drawn=pose == "strike")


@model("colosseum/kraken", 2, scale=96, large=256)
def kraken(s: Sculpt, pose: Pose) -> None:
    base(s, paint(70, 120, 150))
    hide, pale = paint(150, 60, 110, 0.6), paint(250, 196, 200)
    strike = pose == "strike"
    s.add(hide, egg((0, 0.72, -0.08), (0.58, 0.66, 0.54)), egg((0, 1.18, -0.18), (0.44, 0.50, 0.42)), blend=0.1)
    for i in range(8):
        a = i * math.tau / 8 + 0.2
        up = 0.9 if i in (0, 3, 5) else (1.3 if strike and i in (1, 2) else 0.16)
        forward = 0.25 if strike and i in (1, 2) else 0.0
        c, d = math.cos(a), math.sin(a)
        points = (
            (c * 0.4, 0.22, d * 0.4),
            (c * 0.72, 0.14 + up * 0.3, d * 0.72 + forward),
            (c * 0.86, up * 0.8 + 0.06, d * 0.84 + forward),
            (c * 0.70 + 0.08, up + 0.08, d * 0.7 + forward * 1.6),
        )
        s.chain(hide, points, (0.19, 0.15, 0.11, 0.03), 0.06)
        for k in range(2):
            x, y, z = points[k + 1]
            s.add(pale, ball((x * 0.9, y - 0.02, z * 0.9 + 0.07), 0.05), blend=0.01)
    with s.within((0, 0.80, 0.02), y=-0.2, scale=1.55):
        heads.eyes(s, heads.AMBER, 0.335, 0.50, 1.0, 0.05, "stern")
        s.add(BLACK, plate((0, -0.2, 0.31), ((-0.09, 0.05), (0.09, 0.05), (0, -0.09)), 0.04, 0.02), blend=0.01)
        s.look_at((0, 0.06, 0), 0.66)


@model("colosseum/lich", 2, scale=96, large=256)
def lich(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    robe = paint(60, 40, 86)
    with s.within(scale=1.65):
        rig = body(s, pose, Build(robe, robe=robe, hands=BONE, belt=GOLD, pads=GOLD, girth=1.05), "staff", "up")
        with s.inside(rig.torso):
            gear.cape(s, paint(110, 30, 60), 0.6, 0.34, 0.06)
            s.add(GOLD, ring((0, 0.34, 0.02), 0.2, 0.055), blend=0)
        with s.inside(rig.head):
            heads.skull(s, BONE, (120, 255, 150))
            heads.hood(s, robe, 0.22, 0.30, 0.04)
            heads.crown(s, GOLD, paint(90, 255, 150, 0.8, glow=0.5), 0.34, 0.24, 7)
            s.look_at((0, 0.08, 0), 0.74)
        with s.inside(rig.fore):
            gear.staff(s, "skull", gem=GHOST, wood=DARK_WOOD)
        with s.inside(rig.near):
            s.chain(GHOST, ((0, 0.1, 0), (0.03, 0.24, 0), (-0.03, 0.42, 0)), (0.11, 0.08, 0.01), 0.02)


# Familiars


@model("colosseum/hound", scale=96, large=256)
def hound(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    fur, pale = paint(196, 134, 76, 0.12, grain=0.08), paint(250, 232, 206)
    with s.within((0, 0, -0.04), scale=0.98):
        rig = beast(
            s,
            pose,
            Beast(fur, pale, pale, long=0.26, high=0.32, thick=0.18, leg=0.065, neck=0.14, head=0.86, rise=0.34),
        )
        with s.inside(rig.head):
            s.add(fur, egg((0, 0, 0), (0.33, 0.31, 0.31)), blend=0.03)
            heads.muzzle(s, pale, BLACK, 0.09)
            for side in (1, -1):
                s.chain(
                    shifted(fur, -0.3),
                    ((side * 0.27, 0.2, 0), (side * 0.40, 0.05, 0.02), (side * 0.38, -0.16, 0.05)),
                    (0.08, 0.11, 0.07),
                    0.02,
                )
            heads.eyes(s, heads.UMBER, 0.315, 0.40, 1.0, 0.06, "calm")
            s.add(paint(236, 110, 120), egg((0.02, -0.25, 0.36), (0.05, 0.07, 0.025)), blend=0)
            s.look_at((0, 0.0, 0.05), 0.56)
        with s.inside(rig.torso):
            s.chain(fur, ((0, 0.1, -0.30), (0.04, 0.24, -0.42), (0.0, 0.40, -0.42)), (0.06, 0.05, 0.02), 0.03)
            s.add(cloth(200, 60, 60), ring((0, 0.2, 0.2), 0.145, 0.04, x=0.9), blend=0.01)


@model("colosseum/raven", scale=96, large=256)
def raven(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    feather = paint(52, 50, 70, 0.5)
    s.add(
        DARK_WOOD, rod((0, 0.02, 0), (0, 0.30, 0), 0.05, 0.04), rod((-0.2, 0.30, 0), (0.2, 0.32, 0), 0.04), blend=0.01
    )
    lift = 0.1 if pose == "strike" else 0.0
    with s.within((0, 0.52 + lift, 0), y=-0.15, x=0.25 if lift else 0.0):
        s.add(
            feather,
            egg((0, 0, 0), (0.23, 0.24, 0.25)),
            rod((0, -0.02, -0.14), (0, -0.18, -0.44), 0.13, 0.07),
            blend=0.05,
        )
        if lift:
            gear.feather_wings(s, feather, shifted(feather, 0.1), 0.55, (0, 0.06, -0.03), 0.15, 0.25)
        else:
            for side in (1, -1):
                s.add(shifted(feather, 0.08), egg((side * 0.2, 0, -0.08), (0.07, 0.18, 0.24), x=0.35), blend=0.02)
        with s.within((0, 0.28, 0.08), scale=0.72):
            s.add(feather, egg((0, 0, 0), (0.31, 0.29, 0.30)), blend=0.04)
            s.add(paint(240, 180, 60, 0.5), rod((0, -0.07, 0.24), (0, -0.12, 0.52), 0.10, 0.015), blend=0.01)
            heads.eyes(s, heads.AMBER, 0.30, 0.50, 0.95, 0.1, "sly")
            for k in (-0.08, 0.0, 0.08):
                s.add(feather, rod((k, 0.22, -0.08), (k * 1.6, 0.38, -0.2), 0.07, 0.012), blend=0.02)
            s.look_at((0, -0.04, 0), 0.62)
        for side in (1, -1):
            s.add(
                paint(240, 180, 60, 0.5),
                rod((side * 0.08, -0.2, 0.03), (side * 0.08, -0.27 - lift * 0.2, 0.05), 0.03),
                blend=0,
            )


@model("colosseum/drake", scale=96, large=256)
def drake(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    dragon(s, pose, paint(90, 150, 200, 0.35), paint(236, 230, 200), paint(230, 170, 90), size=0.86)


# Class dice


@model("colosseum/barbarian", scale=96, large=256)
def barbarian(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    fur = paint(120, 84, 60, 0.1, grain=0.25)
    rig = body(s, pose, Build(TAN, fur, fur, TAN, TAN, None, LEATHER, fur, 1.15, 1.04, 1.1), "raised", "raised")
    with s.inside(rig.head):
        hair = paint(230, 196, 110, 0.2)
        heads.face(s, TAN, heads.BLUE, hair, "stern", "open")
        heads.beard(s, hair, 0.2, 0.22)
        gear.cap(s, "pot", IRON, BONE)
        heads.horns(s, HORN, 0.34, 0.26, -0.1, 0.08, 0.16)
        s.look_at((0, 0.0, 0), 0.68)
    for hand in (rig.fore, rig.near):
        with s.inside(hand):
            gear.axe(s, 0.44, STEEL, DARK_WOOD, False)


@model("colosseum/monk", scale=96, large=256)
def monk(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    robe = paint(226, 138, 50)
    rig = body(s, pose, Build(robe, robe, LEATHER, robe, TAN, None, paint(150, 50, 40), None, 1.0), "claw", "cast")
    with s.inside(rig.torso):
        s.add(paint(150, 50, 40), rod((-0.22, 0.32, 0.06), (0.2, 0.02, 0.18), 0.05), blend=0.01)
    with s.inside(rig.head):
        heads.face(s, TAN, heads.UMBER, BLACK, "calm", "smile")
        s.add(paint(150, 50, 40), ring((0, 0.16, 0), 0.355, 0.03, x=0.12), blend=0)
        for k in (-0.05, 0.05):
            s.add(paint(150, 60, 50), ball((k, 0.27, 0.25), 0.018), blend=0)
        s.look_at((0, 0.0, 0), 0.60)


@model("colosseum/thief", scale=96, large=256)
def thief(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    dark = paint(70, 66, 82)
    rig = body(s, pose, Build(dark, dark, BLACK, dark, FAIR, None, LEATHER, None, 0.92), "low", "up")
    with s.inside(rig.torso):
        gear.cape(s, paint(52, 50, 66), 0.5, 0.26)
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.GREEN, BLACK, "sly", "smile")
        heads.hood(s, paint(52, 50, 66), 0.16, 0.27)
        s.add(dark, egg((0, -0.2, 0.06), (0.345, 0.14, 0.33)), blend=0)
        s.look_at((0, 0.02, 0), 0.62)
    with s.inside(rig.fore):
        gear.dagger(s)
    with s.inside(rig.near):
        s.add(LEATHER, egg((0, 0.1, 0), (0.12, 0.11, 0.11)), blend=0)
        s.add(GOLD, ball((0.02, 0.2, 0.03), 0.05), ball((-0.04, 0.19, 0.06), 0.04), blend=0)


@model("colosseum/wizard", scale=96, large=256)
def wizard(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    robe = paint(64, 84, 170)
    rig = body(s, pose, Build(robe, robe=robe, belt=GOLD), "staff", "cast")
    with s.inside(rig.head):
        beard = paint(236, 236, 240, 0.2)
        heads.face(s, FAIR, heads.BLUE, beard, "calm", "none")
        heads.beard(s, beard, 0.42, 0.26)
        gear.wizard_hat(s, robe, GOLD, 0.5, 0.6)
        s.add(GOLD, gear.star((0.0, 0.42, 0.22), 0.09, 0.02, x=-0.4), blend=0)
        s.look_at((0, 0.06, 0), 0.76)
    with s.inside(rig.fore):
        gear.staff(s, "orb", gem=paint(120, 200, 255, 0.8, glow=0.6))
    with s.inside(rig.near):
        s.add(paint(120, 200, 255, 0.8, glow=0.8), ball((0, 0.14, 0), 0.075), blend=0)


@model("colosseum/beastmaster", scale=96, large=256)
def beastmaster(s: Sculpt, pose: Pose) -> None:
    base(s, SAND)
    fur = paint(150, 120, 84, 0.1, grain=0.2)
    rig = body(
        s, pose, Build(paint(110, 120, 70), DARK_WOOD, LEATHER, BROWN, BROWN, None, LEATHER, fur, 1.0), "staff", "rest"
    )
    with s.inside(rig.torso):
        s.add(fur, egg((0, 0.38, -0.03), (0.29, 0.10, 0.21)), blend=0.04)
    with s.inside(rig.head):
        heads.face(s, BROWN, heads.GREEN, BLACK, "calm", "smile")
        s.add(fur, egg((0, 0.14, -0.04), (0.39, 0.30, 0.37)), egg((0, 0.24, 0.28), (0.16, 0.10, 0.16)), blend=0.06)
        s.add(BLACK, ball((0, 0.24, 0.43), 0.045), blend=0)
        for side in (1, -1):
            s.add(fur, ball((side * 0.26, 0.38, 0.0), 0.10), blend=0.03)
            s.add(BLACK, ball((side * 0.12, 0.33, 0.26), 0.03), blend=0)
        s.look_at((0, 0.08, 0), 0.66)
    with s.inside(rig.fore):
        gear.staff(s, "crook", gem=paint(120, 220, 120, 0.6, glow=0.4))
