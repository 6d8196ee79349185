"""The crooked patch: witch, spider and gourd bats."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.beasts import spider_legs
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import BLACK, BONE, DARK_WOOD, FLAME, GOLD, LEAF, WHITE, WOOD, cloth, paint
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, egg, frame, plate, ring, rod

GOURD = paint(236, 132, 40, 0.4)
SOIL = paint(92, 70, 58)


def gourd(s: Sculpt, p: Paint = GOURD, r: float = 0.3, lit: bool = True) -> None:
    """A carved pumpkin about the origin."""
    for i in range(8):
        a = i * math.tau / 8
        s.add(p, egg((r * 0.5 * math.cos(a), 0, r * 0.5 * math.sin(a)), (r * 0.58, r * 0.82, r * 0.58)), blend=0.015)
    s.chain(LEAF, ((0, r * 0.7, 0), (0.03, r * 1.1, 0), (0.09, r * 1.25, 0)), (0.05, 0.04, 0.03), 0.01)
    glow = FLAME if lit else BLACK
    for side in (1, -1):
        with s.inside(frame((0, 0, 0), y=side * 0.42)):
            s.add(
                glow,
                plate(
                    (0, r * 0.16, r * 1.03),
                    ((-0.26 * r, -0.2 * r), (0.26 * r, -0.2 * r), (side * 0.1 * r, 0.26 * r)),
                    0.03,
                    0.012,
                ),
                blend=0,
            )
    s.chain(
        glow,
        (
            (-0.5 * r, -0.24 * r, 0.86 * r),
            (-0.2 * r, -0.42 * r, 1.0 * r),
            (0.2 * r, -0.42 * r, 1.0 * r),
            (0.5 * r, -0.24 * r, 0.86 * r),
        ),
        (0.02, 0.09 * r + 0.012, 0.09 * r + 0.012, 0.02),
        0,
    )


@model("superdungeon/broom-witch")
def broom_witch(s: Sculpt, pose: Pose) -> None:
    base(s, SOIL)
    robe, skin = paint(66, 48, 92), paint(168, 200, 120)
    strike = pose == "strike"
    with s.within((0, 0.16, 0), x=0.12 if strike else 0.0):
        s.add(WOOD, rod((-0.1, 0.22, -0.62), (0.08, 0.28, 0.66), 0.035), blend=0)
        for i in range(7):
            a = i * math.tau / 7
            s.add(
                paint(216, 176, 90),
                rod((-0.1, 0.22, -0.48), (-0.13 + 0.13 * math.cos(a), 0.20 + 0.13 * math.sin(a), -0.86), 0.045, 0.03),
                blend=0.02,
            )
        rig = body(s, pose, Build(robe, robe, BLACK, robe, skin, None, GOLD, girth=0.92), "cast", "low")
        with s.inside(rig.torso):
            gear.cape(s, cloth(150, 70, 160), 0.56, 0.28, 0.12)
        with s.inside(rig.head):
            hair = paint(210, 120, 50, 0.3)
            heads.face(s, skin, heads.VIOLET, hair, "sly", "smile", blush=False)
            s.add(skin, rod((0, -0.06, 0.33), (0, -0.11, 0.50), 0.055, 0.025), blend=0.03)
            s.add(paint(120, 90, 50), ball((0.03, -0.08, 0.46), 0.018), blend=0)
            heads.hair_cap(s, hair)
            heads.locks(s, hair, -0.4, 1.2)
            gear.wizard_hat(s, paint(66, 48, 92), cloth(150, 70, 160), 0.5, 0.6, 0.3)
            s.look_at((0, 0.14, 0), 0.76)
        with s.inside(rig.fore):
            s.add(paint(160, 255, 120, 0.5, glow=0.85), ball((0, 0.14, 0), 0.085), blend=0)


@model("superdungeon/web-mother", 2)
def web_mother(s: Sculpt, pose: Pose) -> None:
    base(s, SOIL)
    dark, mark = paint(64, 52, 78, 0.4), paint(226, 120, 50, 0.4)
    strike = pose == "strike"
    with s.within(scale=1.55):
        spider_legs(s, dark, 8, 0.58, 0.46, strike)
        with s.within((0, 0.34, 0), x=-0.25 if strike else 0.0):
            s.add(dark, egg((0, 0.12, -0.28), (0.33, 0.31, 0.36)), egg((0, 0.0, 0.06), (0.22, 0.18, 0.22)), blend=0.05)
            s.add(mark, egg((0, 0.36, -0.26), (0.10, 0.06, 0.12)), egg((0, 0.32, -0.46), (0.07, 0.06, 0.07)), blend=0.0)
            s.add(cloth(150, 70, 160), ring((0, 0.02, 0.03), 0.22, 0.05, x=1.3), blend=0.01)
            with s.within((0, 0.16, 0.22), y=-0.15, scale=0.78):
                s.add(dark, egg((0, 0, 0), (0.34, 0.30, 0.31)), blend=0.04)
                heads.eyes(s, heads.VIOLET, 0.32, 0.42, 1.15, 0.02, "calm")
                for side in (1, -1):
                    s.add(BLACK, ball((side * 0.14, 0.22, 0.22), 0.05), ball((side * 0.27, 0.14, 0.17), 0.04), blend=0)
                    s.add(BONE, rod((side * 0.09, -0.2, 0.26), (side * 0.07, -0.36, 0.30), 0.045, 0.008), blend=0.01)
                s.add(paint(236, 236, 240), egg((0, 0.30, -0.06), (0.20, 0.12, 0.19)), blend=0)
                s.add(paint(236, 236, 240), ball((0, 0.44, -0.08), 0.08), blend=0.02)
                s.look_at((0, 0.04, 0), 0.62)


@model("superdungeon/gourd-bat")
def gourd_bat(s: Sculpt, pose: Pose) -> None:
    base(s, SOIL)
    strike = pose == "strike"
    s.add(paint(60, 40, 70, 0.3), rod((0, 0.03, -0.05), (0.02, 0.55, -0.05), 0.02), blend=0)
    with s.within((0, 0.72, 0.16 if strike else 0.0), x=0.2 if strike else 0.0, y=-0.1):
        gourd(s, r=0.30)
        with s.within((0, -0.20, 0.12)):
            gear.bat_wings(
                s,
                paint(60, 40, 70, 0.3),
                cloth(110, 70, 140),
                0.62,
                0.40 if not strike else 0.2,
                (0, 0.24, -0.16),
                0.35,
            )
        for side in (1, -1):
            s.add(
                paint(60, 40, 70), rod((side * 0.12, -0.26, 0.0), (side * 0.14, -0.36, 0.04), 0.04, 0.025), blend=0.01
            )
            s.add(WHITE, rod((side * 0.07, -0.11, 0.30), (side * 0.07, -0.19, 0.30), 0.024, 0.004), blend=0)
        s.look_at((0, 0.02, 0), 0.55)


@model("superdungeon/crooked-patch", still=True)
def crooked_patch(s: Sculpt, pose: Pose) -> None:
    base(s, SOIL)
    for x, z, r, p in (
        (0.0, 0.10, 0.24, GOURD),
        (-0.24, -0.08, 0.17, paint(226, 108, 34, 0.4)),
        (0.25, -0.06, 0.15, paint(244, 160, 60, 0.4)),
    ):
        with s.within((x, r * 0.8, z), y=x * 1.5):
            gourd(s, p, r)
    s.chain(
        LEAF,
        ((-0.34, 0.04, 0.22), (-0.1, 0.06, 0.34), (0.2, 0.04, 0.3), (0.34, 0.05, 0.12)),
        (0.03, 0.03, 0.03, 0.015),
        0.01,
    )
    s.add(
        DARK_WOOD,
        rod((0.03, 0.02, -0.24), (-0.02, 1.1, -0.26), 0.035),
        rod((-0.3, 0.82, -0.25), (0.28, 0.9, -0.25), 0.03),
        blend=0,
    )
    s.add(
        cloth(150, 70, 160),
        plate(
            (0, 0.72, -0.23),
            ((-0.2, 0.14), (0.2, 0.18), (0.22, -0.2), (0.06, -0.12), (0.0, -0.24), (-0.1, -0.12), (-0.22, -0.18)),
            0.03,
            0.02,
        ),
        blend=0,
    )
    with s.within((-0.02, 1.10, -0.24)):
        gourd(s, GOURD, 0.16)
    s.add(GOLD, ball((0.0, 0.98, -0.2), 0.03), blend=0)
