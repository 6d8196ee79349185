"""Kobolds, their ogre and their warrens."""

from __future__ import annotations

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, Rig, base, body
from tools.sculpt.parts.paints import (
    BONE,
    BRONZE,
    DARK_WOOD,
    FIRE,
    FLAME,
    GOLD,
    HORN,
    IRON,
    LEATHER,
    ROCK,
    STEEL,
    WOOD,
    cloth,
    paint,
    shifted,
)
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, drum, egg, plate, ring, rod

RUST = paint(200, 92, 50, 0.25)
CREAM = paint(240, 200, 138)


def kobold(
    s: Sculpt,
    pose: Pose,
    fore: str,
    near: str = "rest",
    hide: Paint = RUST,
    *,
    horn: float = 0.28,
    clothes: Paint | None = None,
    robe: Paint | None = None,
    girth: float = 0.9,
    size: float = 1.0,
    pads: Paint | None = None,
) -> Rig:
    """A small drake-headed fellow with a tail and frills."""
    top = clothes or hide
    rig = body(
        s, pose, Build(top, hide, hide, hide, hide, robe, LEATHER, pads, girth, 0.86, 0.88, 0.25, 0.58), fore, near
    )
    with s.inside(rig.torso):
        if clothes is None and robe is None:
            s.add(CREAM, egg((0, 0.12, 0.085), (0.15 * girth, 0.17, 0.115)), blend=0.03)
        gear.tail(
            s,
            hide,
            ((0, 0, -0.14), (0.08, -0.13, -0.36), (0.28, -0.12, -0.47), (0.42, 0.04, -0.43)),
            (0.10, 0.075, 0.05, 0.015),
        )
    with s.inside(rig.head), s.within(scale=size):
        heads.lizard(s, hide, CREAM, open_mouth=pose == "strike")
        heads.horns(s, HORN, 0.18, horn, 0.0, 0.07, 0.2)
        for side in (1, -1):
            s.add(hide, rod((side * 0.30, 0.0, -0.05), (side * 0.52, 0.12, -0.14), 0.085, 0.012), blend=0.04)
        s.look_at((0, 0.03, 0.05), 0.60)
    return rig


@model("superdungeon/kobold-brawler")
def brawler(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = kobold(s, pose, "raised", "shield")
    with s.inside(rig.torso):
        gear.apron(s, cloth(190, 70, 60), -0.14, 0.12)
    with s.inside(rig.fore):
        gear.club(s, 0.42)
    with s.inside(rig.near):
        gear.shield(s, "round", paint(150, 110, 70), WOOD, IRON, 0.80, "spike")


@model("superdungeon/kobold-spearling")
def spearling(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = kobold(s, pose, "pole", hide=paint(214, 126, 56, 0.25), horn=0.2, girth=0.82)
    with s.inside(rig.torso):
        gear.scarf(s, cloth(190, 70, 60))
    with s.inside(rig.head):
        gear.cap(s, "bandana", cloth(190, 70, 60))
    with s.inside(rig.fore):
        gear.spear(s, 0.72, 0.40, paint(170, 170, 180, 0.7))


@model("superdungeon/kobold-potter")
def potter(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = kobold(s, pose, "up", "cast", paint(178, 84, 66, 0.25), horn=0.22)
    clay = paint(196, 116, 70, 0.3)
    with s.inside(rig.torso):
        gear.backpack(s, LEATHER)
        gear.apron(s, cloth(190, 70, 60), -0.14, 0.12)
        for x in (-0.1, 0.1):
            s.add(clay, egg((x, 0.40, -0.28), (0.10, 0.11, 0.10)), drum((x, 0.50, -0.28), 0.06, 0.03, 0.01), blend=0.02)
    with s.inside(rig.head):
        gear.cap(s, "goggles", paint(130, 210, 120, 0.9, glow=0.3), BRONZE)
    with s.inside(rig.fore):
        s.add(clay, ball((0, 0.12, 0), 0.14), drum((0, 0.26, 0), 0.08, 0.04, 0.02), blend=0.03)
        s.add(FIRE, rod((0, 0.29, 0), (0.02, 0.46, 0), 0.07, 0.01), blend=0.02)
    with s.inside(rig.near):
        s.add(clay, ball((0, 0.08, 0), 0.10), drum((0, 0.18, 0), 0.055, 0.03, 0.01), blend=0.02)


@model("superdungeon/kobold-shieldback")
def shieldback(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = kobold(s, pose, "weapon", "shield", paint(150, 96, 76, 0.3), girth=1.08, clothes=STEEL, pads=STEEL, horn=0.24)
    with s.inside(rig.torso):
        gear.apron(s, cloth(190, 70, 60), -0.16, 0.13)
        for i in range(3):
            s.add(IRON, rod((0, 0.32 - 0.14 * i, -0.16), (0, 0.40 - 0.14 * i, -0.32), 0.075, 0.01), blend=0.02)
    with s.inside(rig.head):
        s.add(STEEL, egg((0, 0.17, -0.05), (0.33, 0.16, 0.30)), blend=0.0)
        s.add(IRON, rod((0, 0.28, 0.12), (0, 0.10, 0.32), 0.04), blend=0)
    with s.inside(rig.fore):
        gear.sword(s, 0.44, 0.08, guard=IRON)
    with s.inside(rig.near):
        gear.shield(s, "tower", IRON, STEEL, BRONZE, 1.0, "skull")


@model("superdungeon/kobold-firepriest")
def firepriest(s: Sculpt, pose: Pose) -> None:
    base(s)
    robe = paint(92, 36, 60)
    rig = kobold(s, pose, "staff", "cast", paint(188, 70, 58, 0.25), clothes=robe, robe=robe, horn=0.4)
    with s.inside(rig.torso):
        gear.apron(s, cloth(226, 150, 50), -0.18, 0.11)
        gear.cape(s, cloth(226, 150, 50), 0.46, 0.26)
    with s.inside(rig.head):
        s.add(
            BONE, egg((0, 0.20, 0.02), (0.25, 0.12, 0.24)), rod((0, 0.22, 0.2), (0, 0.10, 0.40), 0.08, 0.05), blend=0.04
        )
        for side in (1, -1):
            s.add(FLAME, ball((side * 0.10, 0.22, 0.24), 0.035), blend=0)
    with s.inside(rig.fore):
        gear.staff(s, "skull", gem=FLAME, wood=DARK_WOOD)
    with s.inside(rig.near):
        s.chain(FIRE, ((0, 0.08, 0), (0.01, 0.18, 0), (-0.02, 0.32, 0)), (0.09, 0.07, 0.01), 0.03)


@model("superdungeon/clawsworn-captain")
def clawsworn_captain(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = kobold(s, pose, "pole", "rest", paint(84, 132, 110, 0.3), clothes=BRONZE, pads=BRONZE, girth=1.0, horn=0.36)
    with s.inside(rig.torso):
        gear.cape(s, cloth(60, 100, 190), spread=0.1 if pose == "strike" else 0)
        gear.apron(s, cloth(60, 100, 190), -0.16, 0.13)
    with s.inside(rig.head):
        s.add(BRONZE, egg((0, 0.19, -0.05), (0.33, 0.15, 0.30)), blend=0)
        s.chain(
            cloth(60, 100, 190),
            ((0, 0.30, 0.10), (0, 0.50, -0.06), (0, 0.44, -0.30), (0, 0.2, -0.42)),
            (0.05, 0.11, 0.11, 0.03),
            0.05,
        )
    with s.inside(rig.fore):
        gear.spear(s, 0.94, 0.44, kind="halberd")


@model("superdungeon/rex", 2)
def rex(s: Sculpt, pose: Pose) -> None:
    base(s)
    hide = paint(178, 84, 52, 0.25)
    with s.within(scale=1.8):
        rig = body(
            s,
            pose,
            Build(hide, paint(110, 80, 60), hide, hide, hide, None, LEATHER, None, 1.42, 1.08, 1.5, 0.26, 0.56),
            "heavy",
            "claw",
        )
        with s.inside(rig.torso):
            s.add(CREAM, egg((0, 0.10, 0.13), (0.25, 0.24, 0.18)), blend=0.04)
            gear.apron(s, cloth(190, 60, 50), -0.18, 0.2)
            gear.tail(
                s,
                hide,
                ((0, 0, -0.2), (0.12, -0.16, -0.44), (0.36, -0.16, -0.5), (0.5, 0.0, -0.4)),
                (0.16, 0.12, 0.08, 0.02),
            )
            s.add(LEATHER, rod((-0.28, 0.34, 0.05), (0.24, 0.02, 0.2), 0.05), blend=0.01)
            s.add(IRON, ball((0, 0.18, 0.27), 0.06), blend=0)
        with s.inside(rig.head), s.within(scale=0.86):
            heads.lizard(s, hide, CREAM, mood="stern" if pose == "strike" else "calm", snout=1.2, open_mouth=True)
            heads.horns(s, HORN, 0.22, 0.42, 0.3, 0.10, 0.16)
            for side in (1, -1):
                s.add(hide, rod((side * 0.30, -0.02, -0.05), (side * 0.54, 0.06, -0.14), 0.10, 0.012), blend=0.04)
                s.add(HORN, rod((side * 0.12, -0.18, 0.36), (side * 0.15, -0.02, 0.42), 0.04, 0.008), blend=0)
            s.look_at((0, 0.02, 0.05), 0.66)
        with s.inside(rig.fore):
            gear.club(s, 0.62, DARK_WOOD, BONE, 0.17)


@model("superdungeon/kobold-warrens", still=True)
def warrens(s: Sculpt, pose: Pose) -> None:
    base(s)
    earth = paint(146, 104, 70, 0.05, grain=0.2)
    s.add(
        earth,
        egg((0, 0.10, -0.05), (0.38, 0.42, 0.34)),
        egg((0.16, 0.08, 0.1), (0.24, 0.24, 0.22)),
        egg((-0.20, 0.06, 0.08), (0.2, 0.22, 0.2)),
        blend=0.08,
    )
    s.add(paint(24, 16, 18), egg((0.02, 0.17, 0.25), (0.16, 0.17, 0.08)), blend=0)
    for side in (1, -1):
        s.add(DARK_WOOD, rod((0.02 + side * 0.17, 0.02, 0.30), (0.02 + side * 0.15, 0.34, 0.27), 0.035), blend=0)
        s.add(FLAME, ball((0.02 + side * 0.07, 0.19, 0.31), 0.028), blend=0)
    s.add(DARK_WOOD, rod((-0.20, 0.35, 0.28), (0.24, 0.35, 0.28), 0.045), blend=0)
    with s.within((0.02, 0.44, 0.27), scale=0.36, x=-0.3):
        heads.skull(s, BONE, (255, 150, 40))
    s.add(DARK_WOOD, rod((-0.2, 0.3, -0.1), (-0.26, 1.10, -0.12), 0.03), blend=0)
    s.add(
        cloth(190, 60, 50),
        plate((-0.23, 0.92, -0.12), ((0, -0.16), (0, 0.18), (0.40, 0.10), (0.28, 0.0), (0.42, -0.12)), 0.025, 0.015),
        blend=0,
    )
    s.add(
        HORN,
        rod((-0.26, 1.1, -0.12), (-0.18, 1.24, -0.12), 0.04, 0.01),
        rod((-0.26, 1.1, -0.12), (-0.36, 1.22, -0.12), 0.04, 0.01),
        blend=0,
    )
    for x, z in ((0.3, 0.2), (-0.3, 0.18), (0.34, -0.05)):
        s.add(ROCK, egg((x, 0.05, z), (0.09, 0.07, 0.08)), blend=0.01)
    s.add(
        BONE,
        rod((0.14, 0.05, 0.36), (0.28, 0.05, 0.30), 0.025),
        ball((0.14, 0.05, 0.36), 0.035),
        ball((0.28, 0.05, 0.30), 0.035),
        blend=0.01,
    )
    s.add(shifted(GOLD, -0.1), ring((-0.16, 0.05, 0.34), 0.05, 0.018), blend=0)
    s.add(WOOD, box((0.3, 0.32, -0.1), (0.03, 0.2, 0.03), 0.01), blend=0)
