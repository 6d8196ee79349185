"""The paper-lantern clan and the mask they fear."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, Rig, base, body
from tools.sculpt.parts.paints import BLACK, FAIR, FLAME, GOLD, IRON, WHITE, WOOD, cloth, paint
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, drum, egg, plate, ring, rod

NIGHT = paint(52, 56, 84)
RED = paint(214, 52, 48, 0.3)


def ninja(s: Sculpt, pose: Pose, fore: str, near: str, suit: Paint = NIGHT, robe: Paint | None = None) -> Rig:
    """Wrapped head to toe, a band of face left free, a knot of ribbons behind."""
    sash = cloth(200, 60, 60)
    rig = body(s, pose, Build(suit, suit, BLACK, suit, suit, robe, sash, None, 0.92), fore, near)
    with s.inside(rig.torso):
        s.add(
            paint(30, 32, 50),
            rod((-0.16, 0.36, 0.1), (0.06, 0.05, 0.18), 0.035),
            rod((0.16, 0.36, 0.1), (-0.06, 0.05, 0.18), 0.035),
            blend=0.01,
        )
        gear.apron(s, sash, -0.16, 0.08)
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.UMBER, BLACK, "stern", "none", "none", False, False)
        s.add(suit, egg((0, -0.19, 0.03), (0.37, 0.20, 0.36)), blend=0)
        heads.hair_cap(s, suit, 0.09, -0.16, 0.30)
        s.add(IRON, box((0, 0.17, 0.345), (0.15, 0.055, 0.04), 0.02, x=-0.3), blend=0)
        for k in (0.0, 1.0):
            s.chain(
                sash,
                (
                    (0, 0.12, -0.37),
                    (-0.14 - 0.06 * k, 0.16 - 0.16 * k, -0.52),
                    (-0.30 - 0.1 * k, 0.10 - 0.28 * k, -0.60),
                ),
                (0.055, 0.05, 0.015),
                0.02,
            )
        s.look_at((0, 0.03, 0), 0.62)
    return rig


@model("superdungeon/shadow-captain")
def shadow_captain(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = ninja(s, pose, "weapon", "up", paint(40, 42, 62))
    with s.inside(rig.torso):
        gear.cape(s, cloth(200, 60, 60), 0.5, 0.24, 0.1)
    with s.inside(rig.head):
        for side in (1, -1):
            s.chain(
                GOLD,
                ((side * 0.08, 0.24, 0.33), (side * 0.26, 0.40, 0.30), (side * 0.34, 0.60, 0.22)),
                (0.03, 0.04, 0.01),
                0.01,
            )
        s.add(RED, ball((0, 0.22, 0.38), 0.05), blend=0)
    with s.inside(rig.fore):
        gear.katana(s, 0.66)
    with s.inside(rig.near):
        gear.katana(s, 0.46)


@model("superdungeon/ink-mage")
def ink_mage(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = ninja(s, pose, "staff", "cast", paint(70, 62, 96), paint(70, 62, 96))
    ink = paint(34, 24, 60, 0.9)
    with s.inside(rig.head):
        s.add(paint(214, 180, 110, 0.2), drum((0, 0.37, -0.02), 0.50, 0.19, 0.03, 0.06), blend=0)
    with s.inside(rig.fore):
        s.add(WOOD, rod((0, -0.45, 0), (0, 0.46, 0), 0.035), blend=0)
        s.chain(BLACK, ((0, 0.46, 0), (0, 0.58, 0), (0.03, 0.76, 0)), (0.06, 0.085, 0.01), 0.01)
    with s.inside(rig.near):
        s.chain(
            ink,
            ((0, 0.06, 0), (-0.10, 0.22, 0.05), (0.06, 0.34, 0.05), (-0.06, 0.48, 0.02)),
            (0.09, 0.075, 0.06, 0.02),
            0.03,
        )
        s.add(ink, ball((0.12, 0.2, 0.1), 0.04), ball((-0.17, 0.36, 0.05), 0.035), blend=0)


@model("superdungeon/reed-runner")
def reed_runner(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = ninja(s, pose, "low", "low", paint(74, 104, 84))
    for hand in (rig.fore, rig.near):
        with s.inside(hand):
            gear.dagger(s, long=0.38, guard=IRON)
    with s.inside(rig.torso):
        s.add(paint(150, 170, 90), rod((-0.2, 0.0, -0.2), (0.22, 0.46, -0.26), 0.03), blend=0)


@model("superdungeon/rain-archer")
def rain_archer(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = ninja(s, pose, "bow", "string", paint(60, 84, 116))
    with s.inside(rig.head):
        s.add(paint(196, 168, 104, 0.2), drum((0, 0.37, -0.02), 0.56, 0.20, 0.03, 0.05), blend=0)
    with s.inside(rig.torso):
        gear.quiver(s, BLACK, RED)
    with s.inside(rig.fore), s.within(y=1.15):
        gear.bow(s, paint(60, 40, 40, 0.5), 0.60, drawn=pose == "strike")


@model("superdungeon/lantern-blade")
def lantern_blade(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = ninja(s, pose, "weapon", "up", paint(96, 56, 66))
    with s.inside(rig.fore):
        gear.katana(s, 0.42)
    with s.inside(rig.near):
        s.add(WOOD, rod((0, -0.06, 0), (-0.04, 0.28, 0.06), 0.022), blend=0)
        s.add(paint(255, 170, 90, glow=0.75), egg((-0.05, 0.12, 0.16), (0.12, 0.14, 0.12)), blend=0)
        for y in (0.0, 0.24):
            s.add(BLACK, drum((-0.05, y, 0.16), 0.07, 0.022, 0.01), blend=0)


@model("superdungeon/paper-lantern-shrine", still=True)
def shrine(s: Sculpt, pose: Pose) -> None:
    base(s)
    for side in (1, -1):
        s.add(RED, rod((side * 0.27, 0.02, 0), (side * 0.24, 0.86, 0), 0.055, 0.048), blend=0)
        s.add(BLACK, drum((side * 0.27, 0.05, 0), 0.08, 0.05, 0.02), blend=0)
    s.add(RED, box((0, 0.70, 0), (0.33, 0.035, 0.045), 0.015), blend=0)
    s.chain(
        paint(60, 50, 66),
        ((-0.46, 0.98, 0), (-0.2, 0.91, 0), (0.2, 0.91, 0), (0.46, 0.98, 0)),
        (0.04, 0.065, 0.065, 0.04),
        0.02,
    )
    s.add(RED, box((0, 0.85, 0), (0.38, 0.035, 0.05), 0.015), blend=0)
    for x, y in ((-0.14, 0.48), (0.14, 0.48)):
        s.add(BLACK, rod((x, 0.66, 0), (x, y + 0.1, 0), 0.012), blend=0)
        s.add(paint(255, 190, 110, glow=0.75), egg((x, y, 0.0), (0.10, 0.12, 0.10)), blend=0)
        for k in (-0.1, 0.1):
            s.add(BLACK, drum((x, y + k, 0), 0.055, 0.02, 0.01), blend=0)
    s.add(
        paint(130, 126, 130, 0.1, grain=0.12),
        box((0, 0.08, -0.12), (0.16, 0.08, 0.12), 0.02),
        box((0, 0.20, -0.14), (0.11, 0.05, 0.09), 0.02),
        blend=0,
    )
    s.add(
        cloth(200, 60, 60),
        plate((0, 0.60, 0.03), ((-0.06, 0.08), (0.06, 0.08), (0.06, -0.10), (0, -0.05), (-0.06, -0.10)), 0.015, 0.01),
        blend=0,
    )
    s.add(WHITE, ball((0.2, 0.06, 0.22), 0.04), blend=0)
    s.add(FLAME, rod((0, 0.26, -0.12), (0, 0.36, -0.12), 0.035, 0.008), blend=0)


@model("superdungeon/red-mask-oni", 2)
def red_mask_oni(s: Sculpt, pose: Pose) -> None:
    base(s)
    skin, hair = paint(196, 58, 56, 0.3), paint(236, 230, 220, 0.2, grain=0.08)
    with s.within(scale=1.72):
        rig = body(
            s,
            pose,
            Build(skin, paint(70, 60, 90), skin, skin, skin, None, GOLD, None, 1.38, 1.08, 1.45, 0.27, 0.56),
            "heavy",
            "claw",
        )
        with s.inside(rig.torso):
            gear.apron(s, cloth(230, 190, 90), -0.18, 0.22)
            for i in range(7):
                a = math.pi * (0.15 + 0.7 * i / 6)
                s.add(
                    WOOD,
                    ball((0.30 * math.cos(a), 0.30 - 0.10 * math.sin(a), 0.06 + 0.24 * math.sin(a)), 0.06),
                    blend=0,
                )
            s.add(GOLD, ring((0, 0.32, -0.12), 0.24, 0.06, x=0.9), blend=0)
        with s.inside(rig.head):
            s.add(skin, egg((0, 0, 0), (0.36, 0.35, 0.34)), egg((0, -0.17, 0.10), (0.30, 0.18, 0.27)), blend=0.05)
            heads.eyes(s, heads.AMBER, 0.35, 0.38, 1.0, 0.02, "stern", paint(255, 236, 150, 0.5), BLACK)
            s.add(skin, egg((0, -0.08, 0.36), (0.09, 0.06, 0.06)), blend=0.03)
            s.add(paint(70, 16, 20), egg((0, -0.21, 0.325), (0.17, 0.075, 0.05)), blend=0)
            for side in (1, -1):
                s.add(WHITE, rod((side * 0.12, -0.25, 0.36), (side * 0.15, -0.10, 0.40), 0.04, 0.008), blend=0)
            for x in (-0.05, 0.05):
                s.add(WHITE, box((x, -0.165, 0.355), (0.04, 0.025, 0.02), 0.01), blend=0)
            heads.hair_cap(s, hair, 0.16, -0.2, 0.30)
            heads.spikes(s, hair, 7, 0.16)
            heads.horns(s, paint(250, 226, 150, 0.6), 0.17, 0.42, -0.1, 0.085, 0.24)
            s.look_at((0, 0.08, 0), 0.74)
        with s.inside(rig.fore):
            gear.club(s, 0.70, paint(60, 56, 70, 0.6), GOLD, 0.15)
