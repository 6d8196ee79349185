"""Rocktops, the turtles of the quarry, and the queen below it."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, Rig, base, body
from tools.sculpt.parts.paints import BLACK, BONE, GOLD, IRON, LEATHER, ROCK, STEEL, WHITE, cloth, paint, shifted
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, drum, egg, ring, rod

SKIN = paint(124, 160, 96, 0.25)
PLATE = paint(214, 196, 130, 0.2)


def shell(s: Sculpt, stone: Paint, k: float = 1.0) -> None:
    """The stony back, told in the torso's frame."""
    s.add(stone, egg((0, 0.16, -0.14), (0.32 * k, 0.35 * k, 0.24 * k)), blend=0.02)
    for i in range(6):
        a = i * math.tau / 6
        s.add(
            shifted(stone, 0.12),
            egg(
                (0.19 * k * math.cos(a), 0.18 + 0.21 * k * math.sin(a), -0.27 * k - 0.02),
                (0.10 * k, 0.10 * k, 0.07 * k),
            ),
            blend=0.01,
        )
    s.add(shifted(stone, -0.15), egg((0, 0.18, -0.33 * k - 0.02), (0.11 * k, 0.11 * k, 0.08 * k)), blend=0.01)


def turtle(
    s: Sculpt,
    pose: Pose,
    fore: str,
    near: str,
    skin: Paint = SKIN,
    stone: Paint = ROCK,
    girth: float = 1.1,
    mood: str = "calm",
) -> Rig:
    rig = body(s, pose, Build(skin, skin, skin, skin, skin, None, None, None, girth, 0.95, 1.2, 0.22, 0.56), fore, near)
    with s.inside(rig.torso):
        shell(s, stone, girth)
        s.add(PLATE, egg((0, 0.13, 0.09), (0.19 * girth, 0.21, 0.13 * girth)), blend=0.02)
    with s.inside(rig.head):
        s.add(skin, egg((0, 0.0, 0.0), (0.33, 0.31, 0.33)), egg((0, -0.12, 0.14), (0.23, 0.17, 0.23)), blend=0.06)
        s.add(PLATE, egg((0, -0.09, 0.345), (0.11, 0.07, 0.06)), blend=0.04)
        heads.eyes(s, heads.GREEN, 0.335, 0.42, 0.95, 0.08, mood)
        heads.lips(s, "line", (0, -0.215, 0.33), 0.12)
        s.look_at((0, 0.0, 0), 0.62)
    return rig


@model("superdungeon/slowshell")
def slowshell(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = turtle(s, pose, "pole", "rest")
    with s.inside(rig.head):
        gear.cap(s, "straw", paint(214, 180, 100), cloth(60, 110, 180))
    with s.inside(rig.fore):
        gear.spear(s, 0.66, 0.42, kind="pitchfork", head=IRON)


@model("superdungeon/rollback")
def rollback(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = turtle(
        s, pose, "claw", "claw", paint(150, 150, 90, 0.25), paint(150, 112, 84, 0.1, grain=0.18), 1.25, "stern"
    )
    with s.inside(rig.torso):
        gear.apron(s, cloth(60, 110, 180), -0.12, 0.16)
        for i in range(7):
            a = i * math.tau / 7 + 0.3
            s.add(
                BONE,
                rod(
                    (0.28 * math.cos(a), 0.16 + 0.3 * math.sin(a), -0.30),
                    (0.40 * math.cos(a), 0.16 + 0.44 * math.sin(a), -0.40),
                    0.06,
                    0.01,
                ),
                blend=0.01,
            )
    with s.inside(rig.head):
        s.add(BONE, rod((0, 0.24, 0.16), (0, 0.46, 0.26), 0.075, 0.012), blend=0.02)
    for hand in (rig.fore, rig.near):
        with s.inside(hand):
            s.add(ROCK, ball((0, 0.02, 0), 0.16), blend=0)


@model("superdungeon/pebble-gunner")
def pebble_gunner(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = turtle(s, pose, "point", "string", paint(110, 150, 130, 0.25), girth=1.0)
    with s.inside(rig.torso):
        gear.scarf(s, cloth(60, 110, 180))
    with s.inside(rig.head):
        gear.cap(s, "pot", IRON, STEEL)
    with s.inside(rig.fore):
        s.add(
            IRON,
            rod((0, -0.16, 0), (0, 0.34, 0), 0.11, 0.13),
            ring((0, 0.34, 0), 0.12, 0.035),
            ring((0, 0.06, 0), 0.12, 0.02),
            blend=0,
        )
        s.add(BLACK, drum((0, 0.44, 0), 0.09, 0.03, 0.01), blend=0)
        s.add(ROCK, ball((0, 0.46, 0), 0.07), blend=0)


@model("superdungeon/quarry-crusher", 2)
def quarry_crusher(s: Sculpt, pose: Pose) -> None:
    base(s)
    with s.within(scale=1.8):
        rig = turtle(
            s, pose, "heavy", "rest", paint(104, 130, 84, 0.25), paint(112, 108, 112, 0.1, grain=0.2), 1.42, "stern"
        )
        with s.inside(rig.torso):
            gear.apron(s, cloth(60, 110, 180), -0.16, 0.2)
            for x, y in ((-0.12, 0.42), (0.1, 0.46), (0.0, 0.30)):
                s.add(ROCK, box((x, y, -0.34), (0.09, 0.11, 0.09), 0.03, z=x * 3), blend=0)
            s.add(LEATHER, rod((-0.30, 0.34, 0.08), (0.26, 0.04, 0.22), 0.05), blend=0.01)
        with s.inside(rig.head):
            s.add(ROCK, egg((0, 0.22, -0.02), (0.28, 0.13, 0.26)), blend=0.02)
        with s.inside(rig.fore):
            s.add(paint(110, 76, 48), rod((0, -0.2, 0), (0, 0.5, 0), 0.05), blend=0)
            s.add(ROCK, box((0, 0.58, 0), (0.26, 0.17, 0.17), 0.05), blend=0)
            s.add(IRON, box((0, 0.58, 0), (0.06, 0.185, 0.185), 0.03), blend=0)


@model("superdungeon/boulder-den", still=True)
def boulder_den(s: Sculpt, pose: Pose) -> None:
    base(s)
    for x, y, z, r, tone in (
        (-0.18, 0.2, -0.08, 0.26, 0),
        (0.2, 0.17, -0.02, 0.24, -0.1),
        (0.0, 0.50, -0.06, 0.24, 0.08),
        (0.02, 0.10, 0.24, 0.15, -0.05),
        (-0.28, 0.08, 0.2, 0.12, 0.1),
        (0.3, 0.07, 0.22, 0.1, 0.1),
    ):
        s.add(shifted(ROCK, tone), egg((x, y, z), (r, r * 0.9, r * 0.95), y=x * 7), blend=0.02)
    s.add(BLACK, egg((0.0, 0.26, 0.16), (0.12, 0.14, 0.09)), blend=0)
    for side in (1, -1):
        s.add(WHITE, ball((side * 0.05, 0.28, 0.245), 0.032), blend=0)
        s.add(BLACK, ball((side * 0.05, 0.28, 0.27), 0.016), blend=0)
    with s.within((0.02, 0.72, -0.04), scale=0.55):
        shell(s, paint(150, 112, 84, 0.1, grain=0.18), 0.9)
    s.add(paint(92, 62, 42), rod((0.22, 0.3, -0.2), (0.25, 1.05, -0.22), 0.028), blend=0)
    s.add(cloth(60, 110, 180), box((0.40, 0.92, -0.22), (0.15, 0.12, 0.02), 0.015), blend=0)
    s.add(GOLD, ball((0.25, 1.08, -0.22), 0.04), blend=0)


@model("superdungeon/tunnel-queen", 2)
def tunnel_queen(s: Sculpt, pose: Pose) -> None:
    """A great mole-worm that comes out of the ground crowned."""
    base(s, paint(120, 92, 64))
    hide, pale = paint(168, 104, 120, 0.35), paint(240, 196, 180)
    strike = pose == "strike"
    reach = 0.25 if strike else 0.0
    for i in range(12):
        a = i * math.tau / 12
        r = 0.58 + 0.08 * (i % 3)
        s.add(
            shifted(ROCK, -0.1 + 0.1 * (i % 3)),
            box((r * math.cos(a), 0.08, r * math.sin(a)), (0.15, 0.12, 0.13), 0.05, a, a * 2, 0.3),
            blend=0,
        )
    points = [
        (0.0, -0.05, -0.2),
        (0.0, 0.45, -0.30),
        (0.02, 0.95, -0.18),
        (0.0, 1.30 - reach * 0.8, 0.10 + reach),
        (0.0, 1.32 - reach * 1.6, 0.42 + reach),
    ]
    s.chain(hide, points, (0.50, 0.48, 0.44, 0.42, 0.34), 0.1)
    for i, (x, y, z) in enumerate(points[:4]):
        for k in (-0.12, 0.1):
            s.add(pale, egg((x, y + k, z + 0.36 + 0.04 * i), (0.26, 0.085, 0.12)), blend=0.03)
    for side in (1, -1):
        s.chain(hide, ((side * 0.38, 0.75, 0.05), (side * 0.66, 0.72, 0.28 + reach)), (0.16, 0.15), 0.06)
        for k in (-1, 0, 1):
            s.add(
                BONE,
                rod(
                    (side * 0.68 + k * 0.08, 0.72, 0.34 + reach),
                    (side * 0.66 + k * 0.11, 0.58, 0.56 + reach),
                    0.06,
                    0.012,
                ),
                blend=0.01,
            )
    with s.within((0, 1.32 - reach * 1.6, 0.36 + reach), x=0.1 if strike else -0.15, scale=1.15):
        s.add(hide, egg((0, 0, 0), (0.36, 0.33, 0.34)), blend=0.06)
        s.add(paint(80, 24, 40), egg((0, -0.17, 0.22), (0.2, 0.11 if strike else 0.06, 0.14)), blend=0.01)
        for i in range(7):
            a = (i - 3) * 0.36
            s.add(
                WHITE,
                rod(
                    (0.18 * math.sin(a), -0.09, 0.22 + 0.13 * math.cos(a)),
                    (0.17 * math.sin(a), -0.16, 0.22 + 0.13 * math.cos(a)),
                    0.035,
                    0.006,
                ),
                blend=0,
            )
        for i in range(8):
            a = i * math.tau / 8
            s.add(
                paint(250, 130, 150, 0.5),
                rod(
                    (0.035 * math.cos(a), 0.02 + 0.035 * math.sin(a), 0.34),
                    (0.105 * math.cos(a), 0.02 + 0.105 * math.sin(a), 0.40),
                    0.035,
                    0.02,
                ),
                blend=0.01,
            )
        heads.eyes(s, heads.VIOLET, 0.345, 0.52, 0.92, 0.34, "sly")
        heads.crown(s, GOLD, paint(70, 210, 230, 0.9, glow=0.3), 0.33, 0.2)
        s.look_at((0, 0.05, 0), 0.72)
    s.add(cloth(60, 110, 180), ring((0, 0.98 - reach * 0.3, -0.06 + reach * 0.4), 0.40, 0.075, x=0.5), blend=0.02)
