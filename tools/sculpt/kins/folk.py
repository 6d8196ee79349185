"""Heroes who are not human: dwarf, elves, celestian, demon, bear, centaur, scarecrow."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.beasts import Beast, beast
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import (
    BLACK,
    BRONZE,
    DARK_LEATHER,
    DARK_WOOD,
    FAIR,
    FLAME,
    GOLD,
    IRON,
    LEAF,
    LEATHER,
    STEEL,
    TAN,
    WHITE,
    cloth,
    paint,
)
from tools.sculpt.scene import Sculpt
from tools.sculpt.solids import ball, egg, frame, plate, ring, rod

GINGER = paint(206, 104, 40, 0.25)


@model("superdungeon/starguild-sapper")
def starguild_sapper(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = body(
        s,
        pose,
        Build(
            paint(70, 84, 130), DARK_LEATHER, IRON, belt=GOLD, pads=STEEL, girth=1.22, chest=0.85, hip=0.22, limb=1.15
        ),
        "heavy",
    )
    with s.inside(rig.torso):
        gear.tabard(s, cloth(60, 80, 170), GOLD)
        gear.backpack(s, LEATHER, paint(200, 60, 50))
    with s.inside(rig.head):
        heads.face(s, TAN, heads.BLUE, GINGER, mood="stern", mouth="none")
        heads.beard(s, GINGER, 0.34, 0.30)
        gear.cap(s, "pot", STEEL, GOLD)
        gear.cap(s, "goggles", paint(120, 220, 255, 0.9, glow=0.3), BRONZE)
        s.look_at((0, -0.06, 0), 0.68)
    with s.inside(rig.fore):
        gear.hammer(s, 0.58, STEEL, DARK_WOOD, 1.05)
        s.add(paint(255, 226, 110, 0.8, glow=0.5), gear.star((0, 0.58, 0.16), 0.11, 0.03), blend=0)


@model("superdungeon/jack-scarecrow")
def jack_scarecrow(s: Sculpt, pose: Pose) -> None:
    base(s, paint(120, 96, 60))
    sack = paint(206, 170, 110, 0.1, grain=0.1)
    straw = paint(232, 196, 90, 0.2)
    rig = body(
        s,
        pose,
        Build(paint(96, 70, 92), paint(70, 80, 110), DARK_LEATHER, hands=straw, belt=straw, girth=0.88),
        "raised",
        "rest",
    )
    with s.inside(rig.torso):
        gear.scarf(s, cloth(190, 70, 50))
        for side in (1, -1):
            for i in range(3):
                s.add(
                    straw,
                    rod(
                        (side * 0.24, 0.30, 0),
                        (side * (0.34 + 0.03 * i), 0.36 - 0.05 * i, 0.06 - 0.06 * i),
                        0.03,
                        0.012,
                    ),
                    blend=0,
                )
    with s.inside(rig.head):
        orange = paint(238, 130, 34, 0.4)
        for i in range(8):
            a = i * math.tau / 8
            s.add(orange, egg((0.17 * math.cos(a), -0.01, 0.17 * math.sin(a)), (0.21, 0.30, 0.21)), blend=0.02)
        s.chain(LEAF, ((0, 0.26, 0), (0.03, 0.34, 0)), (0.06, 0.045), 0.02)
        for side in (1, -1):
            with s.inside(frame((0, 0, 0), y=side * 0.40)):
                s.add(
                    BLACK,
                    plate((0, 0.05, 0.37), ((-0.09, -0.06), (0.09, -0.06), (side * 0.07, 0.09)), 0.03, 0.015),
                    blend=0,
                )
                s.add(FLAME, ball((0, 0.02, 0.385), 0.035), blend=0)
        s.chain(
            BLACK,
            ((-0.2, -0.13, 0.30), (-0.08, -0.20, 0.375), (0.08, -0.20, 0.375), (0.2, -0.13, 0.30)),
            (0.02, 0.04, 0.04, 0.02),
            0,
        )
        gear.cap(s, "straw", sack, paint(120, 50, 50))
        s.chain(sack, ((0, 0.36, -0.03), (0.06, 0.58, -0.10), (0.16, 0.62, -0.16)), (0.2, 0.08, 0.02), 0.06)
        s.look_at((0, 0.06, 0), 0.72)
    with s.inside(rig.fore):
        gear.scythe(s)


@model("superdungeon/deeproot-wanderer")
def deeproot_wanderer(s: Sculpt, pose: Pose) -> None:
    base(s, paint(86, 110, 62))
    bark = paint(122, 92, 62, 0.1, grain=0.15)
    rig = body(s, pose, Build(paint(80, 116, 66), robe=paint(96, 126, 72), belt=bark, girth=0.94), "staff", "rest")
    with s.inside(rig.torso):
        gear.cape(s, cloth(70, 140, 80))
    with s.inside(rig.head):
        hair = paint(168, 110, 62, 0.3)
        heads.face(s, TAN, heads.GREEN, hair, ears="elf")
        heads.hair_cap(s, hair)
        heads.fringe(s, hair)
        heads.locks(s, hair, -0.5)
        for side in (1, -1):
            s.chain(
                bark,
                ((side * 0.18, 0.28, 0), (side * 0.30, 0.50, -0.04), (side * 0.26, 0.70, -0.04)),
                (0.045, 0.04, 0.015),
                0.02,
            )
            s.add(bark, rod((side * 0.30, 0.50, -0.04), (side * 0.46, 0.60, 0), 0.035, 0.012), blend=0.02)
            s.add(LEAF, egg((side * 0.46, 0.62, 0), (0.07, 0.04, 0.03), z=side * 0.5), blend=0)
        s.look_at((0, 0.10, 0), 0.74)
    with s.inside(rig.fore):
        gear.staff(s, "crook", wood=bark, gem=paint(150, 255, 110, 0.6, glow=0.7))


@model("superdungeon/honey-bear", 2)
def honey_bear(s: Sculpt, pose: Pose) -> None:
    base(s, paint(86, 110, 62))
    fur, snout = paint(140, 92, 54, 0.1, grain=0.12), paint(222, 178, 124, 0.1)
    with s.within(scale=1.72):
        rig = body(
            s,
            pose,
            Build(fur, fur, fur, fur, fur, girth=1.35, chest=1.05, limb=1.5, hip=0.27, neck=0.62),
            "claw",
            "claw",
        )
        with s.inside(rig.torso):
            s.add(snout, egg((0, 0.13, 0.12), (0.22, 0.22, 0.16)), blend=0.04)
            gear.scarf(s, cloth(80, 150, 80), False)
        with s.inside(rig.head):
            s.add(fur, egg((0, 0, 0), (0.38, 0.34, 0.34)), blend=0.03)
            heads.eyes(s, heads.UMBER, mood="button" if pose == "idle" else "stern", size=0.9)
            heads.muzzle(s, snout, BLACK, 0.06, 1.35)
            for side in (1, -1):
                s.add(fur, ball((side * 0.28, 0.26, -0.02), 0.12), blend=0.03)
                s.add(snout, ball((side * 0.28, 0.26, 0.06), 0.065), blend=0.01)
            heads.lips(s, "open" if pose == "strike" else "none", (0, -0.24, 0.36), 0.09)
            s.add(paint(255, 190, 50, 0.9), egg((0.1, -0.22, 0.38), (0.05, 0.04, 0.03)), blend=0.02)
            s.look_at((0, 0.02, 0), 0.62)
        for hand in (rig.fore, rig.near):
            with s.inside(hand):
                for k in (-1, 0, 1):
                    s.add(WHITE, rod((k * 0.05, 0.08, 0.02), (k * 0.06, 0.19, 0.02), 0.025, 0.005), blend=0)


@model("superdungeon/dawn-courier")
def dawn_courier(s: Sculpt, pose: Pose) -> None:
    base(s)
    white = paint(246, 238, 222)
    rig = body(s, pose, Build(white, paint(236, 190, 110), GOLD, belt=GOLD, girth=0.92), "bow", "string")
    with s.inside(rig.torso):
        gear.feather_wings(s, WHITE, paint(255, 220, 150), 0.66, fold=0.42, lift=0.2 if pose == "strike" else 0.0)
        s.add(cloth(240, 150, 60), rod((-0.2, 0.32, 0.05), (0.2, 0.0, 0.17), 0.045), blend=0.01)
        s.add(LEATHER, egg((0.24, -0.06, 0.12), (0.10, 0.11, 0.07)), blend=0)
        gear.scarf(s, cloth(240, 150, 60), False)
    with s.inside(rig.head):
        hair = paint(250, 214, 120, 0.3)
        heads.face(s, FAIR, heads.AMBER, hair)
        heads.hair_cap(s, hair)
        heads.spikes(s, hair, 7, 0.13)
        s.add(GOLD, ring((0, 0.58, -0.04), 0.2, 0.028, x=0.2), blend=0)
        s.look_at((0, 0.08, 0), 0.70)
    with s.inside(rig.fore), s.within(y=1.15):
        gear.bow(s, GOLD, 0.46, drawn=pose == "strike")


@model("superdungeon/storm-lancer", 2)
def storm_lancer(s: Sculpt, pose: Pose) -> None:
    base(s, paint(96, 104, 84))
    coat, hoof = paint(110, 116, 150, 0.15, grain=0.05), paint(60, 56, 66)
    skin, hair = TAN, paint(236, 240, 250, 0.4)
    strike = pose == "strike"
    with s.within(scale=1.5):
        beast(s, pose, Beast(coat, coat, hoof, long=0.36, high=0.44, thick=0.22, leg=0.075, neck=0.02, rise=0.0))
        s.chain(hair, ((0, 0.5, -0.38), (0.05, 0.5, -0.58), (0.10, 0.2, -0.62)), (0.07, 0.10, 0.02), 0.04)
        with s.within((0, 0.38 + (0.13 if strike else 0.02), 0.26)):
            from tools.sculpt.parts.body import Rig

            rig: Rig = body(
                s,
                pose,
                Build(
                    BRONZE, coat, coat, skin, skin, belt=GOLD, pads=BRONZE, girth=0.92, chest=0.95, hip=0.12, limb=0.9
                ),
                "pole",
                "rest",
            )
            with s.inside(rig.torso):
                gear.apron(s, cloth(70, 120, 200), -0.14, 0.18)
                gear.scarf(s, cloth(70, 120, 200))
            with s.inside(rig.head):
                heads.face(s, skin, heads.BLUE, hair, mood="stern", mouth="open" if strike else "line")
                heads.hair_cap(s, hair)
                heads.fringe(s, hair)
                heads.pony(s, hair, GOLD, 0.24, 0.6)
                s.look_at((0, 0.04, 0), 0.70)
            with s.inside(rig.fore):
                gear.spear(s, 0.9, 0.5, haft=DARK_WOOD)
                s.add(
                    paint(130, 220, 255, 0.6, glow=0.8),
                    plate(
                        (0.12, 0.9, 0.02),
                        ((0.0, 0.2), (-0.1, 0.0), (-0.02, 0.0), (-0.06, -0.2), (0.1, 0.04), (0.02, 0.04)),
                        0.02,
                        0.01,
                    ),
                    blend=0,
                )


@model("superdungeon/bottle-baroness")
def bottle_baroness(s: Sculpt, pose: Pose) -> None:
    base(s)
    wine = paint(128, 40, 84)
    rig = body(s, pose, Build(wine, robe=wine, belt=GOLD, girth=1.0), "up", "cast")
    with s.inside(rig.torso):
        gear.apron(s, cloth(90, 180, 150), -0.2, 0.13)
        for i, tint in enumerate(((240, 90, 90), (90, 200, 240), (250, 210, 80))):
            s.add(paint(*tint, 0.9, glow=0.2), ball((-0.16 + 0.13 * i, 0.02, 0.21), 0.05), blend=0)
    with s.inside(rig.head):
        hair = paint(88, 50, 120, 0.4)
        heads.face(s, FAIR, heads.GREEN, hair, mood="sly", ears="elf")
        heads.hair_cap(s, hair)
        heads.fringe(s, hair)
        s.chain(hair, ((0, 0.28, -0.05), (0, 0.50, -0.08), (0.05, 0.66, -0.08)), (0.26, 0.22, 0.12), 0.08)
        s.add(GOLD, ring((0, 0.40, -0.07), 0.22, 0.03), ball((0.0, 0.42, 0.16), 0.05), blend=0)
        s.look_at((0, 0.10, 0), 0.74)
    with s.inside(rig.fore):
        gear.flask(s, paint(120, 240, 110, 0.9, glow=0.4), (0, 0.12, 0), 1.35)
    with s.inside(rig.near):
        gear.flask(s, paint(240, 100, 190, 0.9, glow=0.4), (0, 0.12, 0), 1.1)


@model("superdungeon/riftborn-sneak")
def riftborn_sneak(s: Sculpt, pose: Pose) -> None:
    base(s)
    red, dark = paint(196, 70, 84, 0.2), paint(54, 44, 66)
    rig = body(s, pose, Build(dark, dark, DARK_LEATHER, red, red, belt=paint(150, 80, 200), girth=0.92), "point", "low")
    with s.inside(rig.torso):
        gear.scarf(s, cloth(130, 70, 190))
        gear.tail(
            s,
            red,
            ((0, 0, -0.16), (-0.16, -0.12, -0.38), (-0.36, 0.0, -0.48), (-0.42, 0.22, -0.42)),
            (0.055, 0.045, 0.04, 0.03),
        )
        s.add(red, plate((-0.43, 0.27, -0.41), ((-0.08, -0.04), (0.08, -0.04), (0.0, 0.12)), 0.03, 0.02), blend=0.02)
    with s.inside(rig.head):
        hair = paint(40, 30, 52, 0.5)
        heads.face(s, red, heads.AMBER, hair, mood="sly", ears="elf", blush=False)
        heads.hair_cap(s, hair)
        heads.fringe(s, hair, ((-0.22, 0.0), (-0.1, 0.05), (0.15, 0.05)))
        heads.horns(s, paint(70, 56, 70, 0.5), 0.17, 0.30, -0.25, 0.065)
        s.look_at((0, 0.06, 0), 0.68)
    for hand in (rig.fore, rig.near):
        with s.inside(hand):
            gear.dagger(s, paint(220, 190, 255, 1.0), IRON, 0.40)
