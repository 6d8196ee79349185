"""Heroes of the realms: those who came to the arena later."""

from __future__ import annotations

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.kins.adventurers import CHESTNUT, RAVEN, STRAW, sway
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import BRONZE, BROWN, FAIR, FLAME, GOLD, IRON, LEATHER, TAN, WHITE, WOOD, cloth, paint
from tools.sculpt.scene import Sculpt
from tools.sculpt.solids import ball, cut, drum, egg, ring, rod


@model("superdungeon/attic-occultist")
def attic_occultist(s: Sculpt, pose: Pose) -> None:
    base(s)
    dark = paint(52, 44, 66)
    rig = body(s, pose, Build(dark, robe=dark, belt=paint(170, 40, 60)), "cast", "cast")
    with s.inside(rig.torso):
        gear.scarf(s, cloth(160, 40, 60))
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.RED, RAVEN, mood="sly", mouth="line", blush=False)
        heads.hair_cap(s, RAVEN)
        heads.fringe(s, RAVEN, ((-0.22, -0.02), (-0.12, 0.0), (0.05, 0.08), (0.2, 0.06)))
        s.look_at((0, 0.04, 0), 0.66)
    slime = paint(110, 70, 150, 0.8)
    for hand, k in ((rig.fore, 1), (rig.near, -1)):
        with s.inside(hand):
            s.chain(
                slime,
                ((0, 0.05, 0), (k * 0.10, 0.24, 0.02), (k * 0.02, 0.42, 0.05), (k * 0.16, 0.54, 0.02)),
                (0.085, 0.07, 0.05, 0.015),
                0.03,
            )
            for i in range(3):
                s.add(
                    paint(230, 160, 220),
                    ball((k * (0.02 + 0.04 * i), 0.14 + 0.12 * i, 0.07 - 0.01 * i), 0.025),
                    blend=0,
                )


@model("superdungeon/sugarplum-seer")
def sugarplum_seer(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = body(s, pose, Build(WHITE, robe=paint(250, 190, 216), belt=GOLD, girth=0.94), "staff", "cast")
    with s.inside(rig.torso):
        gear.apron(s, cloth(180, 130, 230), -0.2, 0.12)
    with s.inside(rig.head):
        mane = paint(190, 150, 240, 0.3)
        heads.face(s, FAIR, heads.VIOLET, mane)
        heads.hair_cap(s, mane)
        heads.fringe(s, mane)
        heads.braids(s, mane, GOLD)
        s.add(FLAME, rod((0, 0.26, 0.24), (0, 0.58, 0.34), 0.06, 0.01), blend=0)
        s.look_at((0, 0.06, 0), 0.70)
    with s.inside(rig.fore):
        gear.staff(s, "star", 0.5, 0.4, WHITE, GOLD)
    with s.inside(rig.near):
        s.add(paint(220, 150, 90), ball((0, 0.12, 0), 0.10), blend=0)
        s.add(paint(250, 170, 200), egg((0, 0.17, 0), (0.10, 0.06, 0.10)), blend=0.02)


@model("superdungeon/clockwork-duchess")
def clockwork_duchess(s: Sculpt, pose: Pose) -> None:
    base(s)
    sky = paint(96, 160, 220)
    rig = body(s, pose, Build(WHITE, sky, LEATHER, WHITE, belt=LEATHER, girth=0.92), "point", "cast")
    with s.inside(rig.torso):
        gear.backpack(s, LEATHER, cloth(90, 160, 230))
    with s.inside(rig.head):
        heads.face(s, BROWN, heads.BLUE, RAVEN, mouth="open")
        heads.hair_cap(s, RAVEN)
        heads.fringe(s, RAVEN)
        heads.buns(s, RAVEN, cloth(90, 160, 230))
        gear.cap(s, "goggles", paint(140, 230, 255, 0.9, glow=0.4), BRONZE)
        s.look_at((0, 0.08, 0), 0.68)
    with s.inside(rig.fore):
        gear.gun(s, 0.42, BRONZE, WOOD, 0.07)
        s.add(paint(110, 230, 255, 0.5, glow=0.9), ball((0, 0.46, 0.01), 0.085), blend=0)


@model("superdungeon/silver-lancer")
def silver_lancer(s: Sculpt, pose: Pose) -> None:
    base(s)
    silver = paint(214, 222, 236, 1.0)
    rig = body(
        s, pose, Build(silver, silver, silver, silver, silver, belt=GOLD, pads=silver, girth=0.95), "pole", "rest"
    )
    with s.inside(rig.torso):
        gear.cape(s, cloth(90, 140, 220), spread=sway(pose))
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.BLUE, STRAW, mood="stern")
        heads.hair_cap(s, STRAW)
        heads.pony(s, STRAW, GOLD, 0.24, 0.62)
        gear.great_helm(s, silver)
        gear_wing = WHITE
        for side in (1, -1):
            for i in range(3):
                s.add(
                    gear_wing,
                    rod(
                        (side * 0.38, 0.06 + 0.06 * i, -0.02),
                        (side * (0.50 + 0.03 * i), 0.22 + 0.13 * i, -0.16),
                        0.06,
                        0.02,
                    ),
                    blend=0.01,
                )
        s.look_at((0, 0.04, 0), 0.68)
    with s.inside(rig.fore):
        s.add(
            silver, rod((0, -0.3, 0), (0, 0.0, 0), 0.06, 0.03), rod((0, 0.06, 0), (0, 0.92, 0), 0.085, 0.012), blend=0
        )
        s.add(GOLD, rod((0, 0.02, 0), (0, 0.08, 0), 0.06, 0.13), blend=0)


@model("superdungeon/camp-cook")
def camp_cook(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = body(s, pose, Build(paint(196, 92, 80), robe=paint(196, 92, 80), girth=1.22), "weapon", "raised")
    with s.inside(rig.torso):
        gear.tabard(s, cloth(238, 234, 224))
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.UMBER, CHESTNUT, mood="stern", mouth="open")
        heads.hair_cap(s, CHESTNUT)
        heads.fringe(s, CHESTNUT)
        gear.cap(s, "chef", WHITE)
        s.look_at((0, 0.16, 0), 0.78)
    with s.inside(rig.fore):
        s.add(IRON, rod((0, 0, 0), (0, 0.24, 0), 0.035), blend=0)
        s.add(
            IRON,
            cut(drum((0, 0.42, 0), 0.2, 0.05, 0.03, x=1.57), drum((0, 0.42, 0.05), 0.165, 0.05, 0.02, x=1.57)),
            blend=0,
        )
    with s.inside(rig.near):
        s.add(WOOD, rod((0, -0.12, 0), (0, 0.46, 0), 0.032), rod((0, 0.03, 0), (0, 0.33, 0), 0.075), blend=0.02)


@model("superdungeon/bailiff-brand")
def bailiff_brand(s: Sculpt, pose: Pose) -> None:
    base(s)
    rust = cloth(160, 70, 60)
    rig = body(s, pose, Build(LEATHER, LEATHER, LEATHER, LEATHER, belt=GOLD, pads=LEATHER), "weapon", "point")
    with s.inside(rig.torso):
        gear.tabard(s, rust)
        s.add(GOLD, ring((0.1, -0.02, 0.2), 0.05, 0.012, x=1.5), blend=0)
    with s.inside(rig.head):
        heads.face(s, TAN, heads.GREEN, CHESTNUT, mood="stern", mouth="line")
        heads.hair_cap(s, CHESTNUT)
        gear.cap(s, "tophat", paint(58, 48, 56), GOLD)
        for side in (1, -1):
            s.chain(
                CHESTNUT,
                ((0, -0.135, 0.37), (side * 0.11, -0.15, 0.36), (side * 0.19, -0.10, 0.32)),
                (0.035, 0.04, 0.01),
                0.02,
            )
        s.look_at((0, 0.04, 0), 0.66)
    with s.inside(rig.fore):
        gear.sword(s, 0.5, 0.06)
    with s.inside(rig.near):
        gear.crossbow(s, WOOD, 0.8)
