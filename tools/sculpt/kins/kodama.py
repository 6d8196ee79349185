"""Spirits of root and leaf, and the old stump."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import BLACK, LEAF, WOOD, cloth, paint, shifted
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, cut, drum, egg, ring, rod

BARK = paint(124, 94, 66, 0.08, grain=0.18)
PALE = paint(222, 200, 150, 0.1, grain=0.1)
GRASS = paint(86, 112, 62)


def mask(s: Sculpt, p: Paint = PALE, glow: tuple[int, int, int] = (140, 255, 120)) -> None:
    """A carved face with hollow eyes that glow."""
    s.add(p, egg((0, -0.02, 0.12), (0.27, 0.29, 0.22)), blend=0.03)
    for side in (1, -1):
        s.add(BLACK, egg((side * 0.115, 0.02, 0.315), (0.072, 0.095, 0.03), y=side * 0.3), blend=0)
        s.add(Paint(glow, 0.3, 0.95), ball((side * 0.115, 0.01, 0.335), 0.032), blend=0)
    s.add(BLACK, egg((0, -0.16, 0.315), (0.06, 0.038, 0.025)), blend=0)


def leaves(s: Sculpt, spots: tuple[tuple[float, float, float, float], ...], p: Paint = LEAF) -> None:
    for x, y, z, turn in spots:
        s.add(p, egg((x, y, z), (0.15, 0.03, 0.075), z=turn, y=turn * 0.7), blend=0.01)


@model("superdungeon/mossling")
def mossling(s: Sculpt, pose: Pose) -> None:
    base(s, GRASS)
    moss = paint(104, 150, 66, 0.05, grain=0.3)
    rig = body(
        s, pose, Build(moss, BARK, BARK, BARK, BARK, None, None, None, 0.9, 0.8, 0.85, 0.2, 0.52), "raised", "claw"
    )
    with s.inside(rig.head):
        s.add(moss, egg((0, 0.04, -0.02), (0.38, 0.36, 0.36)), blend=0.02)
        for i in range(16):
            a = i * 2.4
            y = 0.32 - 0.035 * i
            r = math.sqrt(max(0.36**2 - y * y, 0.02))
            s.add(moss, ball((r * math.cos(a), y + 0.03, r * math.sin(a) - 0.02), 0.085), blend=0.03)
        mask(s)
        s.chain(LEAF, ((0, 0.36, 0), (0.04, 0.52, 0.0)), (0.025, 0.02), 0)
        leaves(s, ((0.14, 0.57, 0, 0.5), (-0.08, 0.56, 0, -0.5)))
        s.look_at((0, 0.06, 0), 0.60)
    with s.inside(rig.torso):
        gear.scarf(s, cloth(80, 170, 90), False)
    with s.inside(rig.fore):
        gear.club(s, 0.36, BARK, None, 0.10)
        leaves(s, ((0.1, 0.36, 0.02, 0.4),))


@model("superdungeon/turnip-tosser")
def turnip_tosser(s: Sculpt, pose: Pose) -> None:
    base(s, GRASS)
    turnip, top = paint(244, 232, 226, 0.3), paint(190, 90, 160, 0.3)
    rig = body(
        s, pose, Build(BARK, BARK, BARK, BARK, BARK, None, None, None, 0.86, 0.82, 0.85, 0.22, 0.55), "up", "cast"
    )
    with s.inside(rig.torso):
        gear.backpack(s, paint(170, 130, 80, 0.1, grain=0.1))
        gear.scarf(s, cloth(80, 170, 90), False)
        for x in (-0.09, 0.09):
            s.add(turnip, ball((x, 0.38, -0.27), 0.10), blend=0)
            leaves(s, ((x, 0.50, -0.27, 0.9),))
    with s.inside(rig.head):
        s.add(turnip, egg((0, -0.06, 0), (0.35, 0.30, 0.34)), rod((0, -0.25, 0), (0, -0.40, 0), 0.12, 0.02), blend=0.06)
        s.add(top, egg((0, 0.09, -0.01), (0.35, 0.25, 0.345)), blend=0.06)
        heads.eyes(s, heads.VIOLET, 0.345, mood="sly")
        heads.lips(s, "open" if pose == "strike" else "smile", (0, -0.19, 0.325), 0.08)
        for a, h in ((-0.6, 0.30), (0.0, 0.40), (0.6, 0.30)):
            s.chain(
                LEAF,
                ((0, 0.30, 0), (math.sin(a) * 0.16, 0.30 + h * 0.5, 0), (math.sin(a) * 0.34, 0.30 + h, -0.04)),
                (0.04, 0.075, 0.03),
                0.02,
            )
        s.look_at((0, 0.06, 0), 0.64)
    with s.inside(rig.fore):
        s.add(turnip, ball((0, 0.15, 0), 0.15), rod((0, 0.06, 0), (0, -0.04, 0), 0.06, 0.01), blend=0.04)
        s.add(top, egg((0, 0.21, 0), (0.14, 0.10, 0.14)), blend=0.04)
        leaves(s, ((0.05, 0.36, 0, 1.1), (-0.05, 0.36, 0, -1.1)))


@model("superdungeon/pollen-wisp")
def pollen_wisp(s: Sculpt, pose: Pose) -> None:
    base(s, GRASS)
    petal, heart = paint(250, 190, 80, 0.3), paint(255, 240, 150, 0.4, glow=0.45)
    lift = 0.12 if pose == "strike" else 0.0
    s.chain(LEAF, ((0.0, 0.02, -0.06), (0.06, 0.25, -0.04), (0, 0.48 + lift, 0)), (0.03, 0.026, 0.02), 0.0)
    with s.within((0, 0.92 + lift, 0.02), x=-0.15 + (0.3 if lift else 0), y=-0.15):
        for i in range(9):
            a = i * math.tau / 9
            s.add(petal, egg((0.38 * math.cos(a), 0.38 * math.sin(a), -0.06), (0.20, 0.12, 0.04), z=a), blend=0.01)
        s.add(heart, egg((0, 0, 0), (0.31, 0.31, 0.26)), blend=0.01)
        heads.eyes(s, heads.GREEN, 0.27, 0.40, 0.95, 0.05, "calm")
        heads.lips(s, "smile", (0, -0.13, 0.25), 0.05)
        s.look_at((0, 0, 0), 0.60)
        for side in (1, -1):
            s.add(LEAF, egg((side * 0.28, -0.46, 0.0), (0.20, 0.035, 0.09), z=-side * 0.5), blend=0.01)
    s.add(cloth(80, 170, 90), ring((0, 0.50 + lift, 0), 0.09, 0.045), blend=0.01)
    for i in range(7):
        a = i * 1.7
        s.add(heart, ball((0.5 * math.cos(a), 0.6 + 0.12 * i, 0.35 * math.sin(a)), 0.03), blend=0)


@model("superdungeon/elder-sprig")
def elder_sprig(s: Sculpt, pose: Pose) -> None:
    base(s, GRASS)
    rig = body(
        s,
        pose,
        Build(BARK, robe=paint(96, 130, 72, 0.1, grain=0.15), arms=BARK, hands=BARK, girth=0.86),
        "staff",
        "rest",
    )
    with s.inside(rig.torso):
        gear.cape(s, cloth(80, 170, 90), 0.44, 0.24)
    with s.inside(rig.head):
        s.add(BARK, egg((0, 0.02, -0.02), (0.33, 0.36, 0.33)), blend=0.02)
        mask(s, glow=(255, 220, 110))
        beard = paint(200, 214, 170, 0.1, grain=0.1)
        s.chain(beard, ((0, -0.2, 0.28), (0.0, -0.42, 0.30), (0.02, -0.6, 0.22)), (0.13, 0.10, 0.02), 0.05)
        for side in (1, -1):
            s.chain(
                BARK,
                ((side * 0.14, 0.30, -0.02), (side * 0.24, 0.50, -0.04), (side * 0.20, 0.70, -0.06)),
                (0.06, 0.045, 0.015),
                0.03,
            )
            leaves(
                s,
                (
                    (side * 0.32, 0.56, -0.02, side * 0.5),
                    (side * 0.14, 0.74, -0.04, -side * 0.6),
                    (side * 0.36, 0.36, 0, side * 0.2),
                ),
            )
        s.look_at((0, 0.08, 0), 0.74)
    with s.inside(rig.fore):
        gear.staff(s, "leaf", wood=BARK, gem=LEAF)


@model("superdungeon/sudden-oak", 2)
def sudden_oak(s: Sculpt, pose: Pose) -> None:
    base(s, GRASS)
    strike = pose == "strike"
    for i in range(8):
        a = i * math.tau / 8
        s.chain(
            BARK,
            (
                (0.30 * math.cos(a), 0.24, 0.30 * math.sin(a)),
                (0.56 * math.cos(a), 0.08, 0.56 * math.sin(a)),
                (0.78 * math.cos(a + 0.2), 0.03, 0.78 * math.sin(a + 0.2)),
            ),
            (0.17, 0.11, 0.03),
            0.06,
        )
    lean = 0.18 if strike else 0.0
    with s.within(x=lean):
        s.add(BARK, drum((0, 0.60, 0), 0.44, 0.60, 0.1, 0.32), blend=0.06)
        with s.within((0, 0.82, 0.17), y=-0.2, scale=1.35):
            mask(s, paint(168, 132, 92, 0.1, grain=0.15), (255, 200, 80))
            s.look_at((0, 0.1, 0), 0.62)
        for x, y, z, r in (
            (0, 1.62, -0.05, 0.52),
            (0.46, 1.42, 0, 0.36),
            (-0.46, 1.44, -0.02, 0.38),
            (0.1, 1.50, 0.36, 0.34),
            (-0.2, 1.84, -0.1, 0.32),
            (0.24, 1.80, 0.0, 0.3),
        ):
            s.add(LEAF, ball((x, y, z), r), blend=0.06)
            for k in range(7):
                a = k * 2.4 + x
                s.add(
                    shifted(LEAF, 0.12),
                    ball(
                        (
                            x + r * 0.9 * math.cos(a) * math.sin(k),
                            y + r * 0.9 * math.cos(k),
                            z + r * 0.9 * math.sin(a) * math.sin(k),
                        ),
                        0.09,
                    ),
                    blend=0.03,
                )
        for side in (1, -1):
            reach = (
                ((side * 0.86, 0.82, 0.5), (side * 0.98, 0.92, 0.72))
                if strike and side == 1
                else ((side * 0.72, 0.66, 0.24), (side * 0.82, 0.44, 0.38))
            )
            s.chain(BARK, ((side * 0.30, 0.92, 0.05), *reach), (0.15, 0.13, 0.10), 0.05)
            for k in (-1, 0, 1):
                tip = reach[1]
                s.add(
                    BARK,
                    rod(tip, (tip[0] + k * 0.12, tip[1] - 0.12 + 0.1 * strike, tip[2] + 0.12), 0.05, 0.012),
                    blend=0.02,
                )
        s.add(cloth(80, 170, 90), ring((0, 0.40, 0), 0.42, 0.06), blend=0.02)


@model("superdungeon/grandfather-stump", 2)
def grandfather_stump(s: Sculpt, pose: Pose) -> None:
    base(s, GRASS)
    rotten = paint(112, 96, 84, 0.08, grain=0.2)
    with s.within(scale=1.75):
        rig = body(
            s,
            pose,
            Build(rotten, rotten, rotten, rotten, rotten, None, None, None, 1.35, 1.0, 1.5, 0.26, 0.50),
            "heavy",
            "claw",
        )
        with s.inside(rig.torso):
            gear.apron(s, cloth(80, 170, 90), -0.16, 0.18)
            s.add(
                paint(104, 140, 66, 0.05, grain=0.3),
                egg((-0.26, 0.34, 0), (0.16, 0.06, 0.14)),
                egg((0.24, 0.36, -0.04), (0.18, 0.06, 0.14)),
                blend=0.03,
            )
        with s.inside(rig.head):
            s.add(rotten, drum((0, 0.06, -0.02), 0.36, 0.26, 0.05, 0.39), blend=0.04)
            s.add(PALE, drum((0, 0.33, -0.02), 0.33, 0.02, 0.01), blend=0)
            for r in (0.26, 0.17, 0.08):
                s.add(shifted(PALE, -0.3), ring((0, 0.35, -0.02), r, 0.012), blend=0)
            mask(s, paint(150, 128, 104, 0.1, grain=0.15), (255, 120, 60))
            s.add(
                rotten,
                rod((-0.2, 0.15, 0.30), (-0.04, 0.11, 0.36), 0.05),
                rod((0.2, 0.15, 0.30), (0.04, 0.11, 0.36), 0.05),
                blend=0.02,
            )
            beard = paint(120, 150, 90, 0.05, grain=0.25)
            for x in (-0.16, -0.06, 0.06, 0.16):
                s.chain(
                    beard,
                    ((x, -0.2, 0.26), (x * 1.1, -0.40, 0.28), (x, -0.52 + abs(x), 0.24)),
                    (0.08, 0.06, 0.02),
                    0.04,
                )
            s.chain(rotten, ((0.3, 0.3, 0), (0.46, 0.48, 0), (0.44, 0.62, 0)), (0.07, 0.05, 0.02), 0.03)
            leaves(s, ((0.5, 0.64, 0, 0.4), (0.36, 0.66, 0, -0.6)))
            s.add(paint(210, 80, 60, 0.4), egg((-0.22, 0.38, 0.08), (0.12, 0.07, 0.12)), blend=0)
            s.look_at((0, 0.02, 0), 0.70)
        with s.inside(rig.fore):
            gear.club(s, 0.62, shifted(rotten, -0.15), None, 0.16)


@model("superdungeon/deeproot-hollow", still=True)
def deeproot_hollow(s: Sculpt, pose: Pose) -> None:
    base(s, GRASS)
    for i in range(7):
        a = i * math.tau / 7 + 0.4
        s.chain(
            BARK,
            ((0.20 * math.cos(a), 0.2, 0.20 * math.sin(a)), (0.38 * math.cos(a), 0.04, 0.38 * math.sin(a))),
            (0.12, 0.03),
            0.05,
        )
    s.add(BARK, cut(drum((0, 0.40, 0), 0.29, 0.40, 0.05, 0.24), drum((0, 0.84, 0), 0.17, 0.14, 0.05)), blend=0.05)
    s.add(BLACK, egg((0, 0.32, 0.24), (0.12, 0.17, 0.08)), blend=0)
    s.add(paint(150, 255, 120, glow=0.9), ball((-0.045, 0.34, 0.31), 0.028), ball((0.045, 0.34, 0.31), 0.028), blend=0)
    s.chain(BARK, ((0.2, 0.6, 0), (0.36, 0.84, 0.02), (0.34, 1.0, 0.0)), (0.09, 0.06, 0.02), 0.04)
    s.chain(BARK, ((-0.18, 0.66, 0), (-0.28, 0.95, -0.05), (-0.20, 1.15, -0.05)), (0.08, 0.055, 0.02), 0.04)
    for x, y, z, r in ((0.38, 1.06, 0, 0.17), (-0.2, 1.2, -0.05, 0.18), (-0.36, 1.04, 0, 0.13)):
        s.add(
            LEAF,
            ball((x, y, z), r),
            ball((x + r * 0.7, y - 0.03, z + 0.05), r * 0.6),
            ball((x - r * 0.6, y - 0.02, z + 0.08), r * 0.6),
            blend=0.04,
        )
    s.add(cloth(80, 170, 90), ring((0, 0.64, 0), 0.27, 0.045), blend=0.01)
    s.add(paint(220, 70, 60, 0.4), egg((0.22, 0.20, 0.22), (0.08, 0.05, 0.08)), blend=0)
    s.add(WOOD, rod((0.22, 0.06, 0.22), (0.22, 0.18, 0.22), 0.03), blend=0)
