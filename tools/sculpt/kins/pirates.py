"""The drowned crew and their wreck."""

from __future__ import annotations

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import (
    BLACK,
    BONE,
    DARK_LEATHER,
    DARK_WOOD,
    FLAME,
    GOLD,
    IRON,
    LEATHER,
    STEEL,
    WHITE,
    WOOD,
    cloth,
    paint,
)
from tools.sculpt.scene import Sculpt
from tools.sculpt.solids import ball, box, cut, drum, egg, plate, ring, rod

SEA = paint(110, 160, 140, 0.3)
NAVY = paint(48, 56, 92)


@model("superdungeon/captain-blackspot")
def captain_blackspot(s: Sculpt, pose: Pose) -> None:
    base(s, paint(110, 84, 56))
    coat = paint(112, 28, 40)
    rig = body(s, pose, Build(coat, BLACK, coat, BONE, BONE, None, GOLD, GOLD, 1.08), "weapon", "point")
    with s.inside(rig.torso):
        gear.cape(s, coat, 0.60, 0.26)
        gear.scarf(s, cloth(220, 200, 120), False)
    with s.inside(rig.head):
        heads.skull(s, BONE, (255, 90, 60))
        s.add(
            BLACK,
            egg((0.135, 0.0, 0.30), (0.12, 0.11, 0.06), y=0.4),
            rod((-0.2, 0.22, 0.25), (0.32, -0.06, 0.2), 0.025),
            blend=0,
        )
        heads.beard(s, paint(60, 54, 70), 0.2, 0.2, False)
        gear.cap(s, "tricorn", paint(40, 36, 48), GOLD)
        s.look_at((0, 0.08, 0), 0.70)
    with s.inside(rig.fore):
        gear.katana(s, 0.62)
        s.add(GOLD, ring((0, 0.0, 0), 0.11, 0.025, z=1.57), blend=0)
    with s.inside(rig.near):
        gear.gun(s, 0.34, IRON, WOOD, 0.05, bell=True)


@model("superdungeon/drowned-bosun")
def drowned_bosun(s: Sculpt, pose: Pose) -> None:
    base(s, paint(110, 84, 56))
    rig = body(s, pose, Build(paint(226, 222, 210), NAVY, SEA, SEA, SEA, None, LEATHER, None, 1.18, 1.05, 1.2), "heavy")
    with s.inside(rig.torso):
        for y in (0.06, 0.18, 0.30):
            s.add(NAVY, ring((0, y, 0), 0.225 - 0.02 * (y > 0.25), 0.028), blend=0)
        gear.scarf(s, cloth(190, 60, 50), False)
    with s.inside(rig.head):
        heads.face(s, SEA, heads.AMBER, BLACK, "stern", "frown", blush=False)
        gear.cap(s, "bandana", cloth(190, 60, 50))
        weed = paint(60, 110, 70, 0.4)
        for x in (-0.16, -0.05, 0.07, 0.17):
            s.chain(weed, ((x, -0.26, 0.26), (x * 1.1, -0.42, 0.28), (x * 0.9, -0.52, 0.24)), (0.06, 0.05, 0.02), 0.03)
        s.look_at((0, 0.0, 0), 0.66)
    with s.inside(rig.fore):
        s.add(IRON, rod((0, -0.1, 0), (0, 0.62, 0), 0.045), ring((0, -0.16, 0), 0.07, 0.025, x=1.57), blend=0)
        s.chain(
            IRON,
            ((-0.30, 0.42, 0), (-0.22, 0.62, 0), (0, 0.70, 0), (0.22, 0.62, 0), (0.30, 0.42, 0)),
            (0.02, 0.055, 0.06, 0.055, 0.02),
            0.01,
        )
        for k in (1, -1):
            s.add(IRON, plate((k * 0.30, 0.44, 0), ((-0.08, 0.04), (0, -0.12), (0.08, 0.04)), 0.03, 0.02), blend=0.01)
        s.add(IRON, rod((-0.14, 0.12, 0), (0.14, 0.12, 0), 0.035), blend=0.01)


@model("superdungeon/powder-monkey")
def powder_monkey(s: Sculpt, pose: Pose) -> None:
    base(s, paint(110, 84, 56))
    fur, skin = paint(124, 82, 54, 0.1, grain=0.1), paint(236, 192, 150)
    rig = body(
        s,
        pose,
        Build(cloth(190, 60, 50), fur, fur, fur, skin, None, GOLD, None, 0.85, 0.85, 0.9, 0.25, 0.57),
        "up",
        "up",
    )
    with s.inside(rig.torso):
        gear.tail(
            s,
            fur,
            ((0, 0, -0.15), (-0.14, -0.05, -0.36), (-0.34, 0.16, -0.40), (-0.28, 0.42, -0.34), (-0.16, 0.38, -0.32)),
            (0.05, 0.045, 0.042, 0.04, 0.03),
        )
    with s.inside(rig.head):
        s.add(fur, egg((0, 0.02, -0.02), (0.34, 0.32, 0.32)), blend=0.02)
        s.add(
            skin,
            egg((0, -0.06, 0.12), (0.27, 0.23, 0.235)),
            egg((-0.11, 0.06, 0.17), (0.14, 0.13, 0.15)),
            egg((0.11, 0.06, 0.17), (0.14, 0.13, 0.15)),
            blend=0.04,
        )
        for side in (1, -1):
            s.add(skin, egg((side * 0.36, 0.0, -0.02), (0.10, 0.12, 0.06)), blend=0.02)
        heads.eyes(s, heads.UMBER, 0.34, mood="calm", size=0.85)
        heads.lips(s, "open", (0, -0.19, 0.345), 0.10)
        gear.cap(s, "fez", cloth(190, 60, 50), GOLD)
        s.look_at((0, 0.08, 0), 0.66)
    with s.inside(rig.fore):
        s.add(WOOD, drum((0, 0.14, 0), 0.15, 0.18, 0.05), blend=0)
        for y in (0.04, 0.24):
            s.add(IRON, ring((0, y, 0), 0.15, 0.025), blend=0)
        s.chain(paint(220, 200, 150), ((0, 0.32, 0), (0.04, 0.42, 0)), (0.016, 0.014), 0)
        s.add(FLAME, ball((0.05, 0.45, 0), 0.06), blend=0)
    with s.inside(rig.near):
        s.add(DARK_WOOD, rod((0, -0.08, 0), (0, 0.2, 0), 0.025), blend=0)
        s.add(FLAME, rod((0, 0.22, 0), (0, 0.34, 0), 0.055, 0.01), blend=0)


@model("superdungeon/deck-rat")
def deck_rat(s: Sculpt, pose: Pose) -> None:
    base(s, paint(110, 84, 56))
    fur, skin = paint(132, 124, 126, 0.1, grain=0.1), paint(240, 170, 170)
    rig = body(
        s,
        pose,
        Build(paint(226, 222, 210), fur, fur, skin, skin, None, LEATHER, None, 0.85, 0.82, 0.85, 0.22, 0.55),
        "weapon",
        "claw",
    )
    with s.inside(rig.torso):
        for y in (0.08, 0.2):
            s.add(cloth(60, 90, 170), ring((0, y, 0), 0.18, 0.028), blend=0)
        gear.tail(
            s,
            skin,
            ((0, -0.04, -0.14), (-0.16, -0.16, -0.36), (-0.40, -0.10, -0.44), (-0.54, 0.08, -0.40)),
            (0.045, 0.035, 0.028, 0.012),
        )
    with s.inside(rig.head):
        s.add(
            fur,
            egg((0, 0.02, -0.03), (0.31, 0.29, 0.30)),
            rod((0, -0.04, 0.15), (0, -0.10, 0.44), 0.20, 0.07),
            blend=0.08,
        )
        s.add(skin, ball((0, -0.085, 0.51), 0.05), blend=0)
        for side in (1, -1):
            s.add(fur, egg((side * 0.27, 0.25, -0.06), (0.17, 0.17, 0.05), y=side * 0.3), blend=0.02)
            s.add(skin, egg((side * 0.27, 0.25, -0.025), (0.12, 0.12, 0.03), y=side * 0.3), blend=0)
        heads.eyes(s, heads.RED, 0.33, 0.46, 0.8, 0.12, "sly")
        heads.whiskers(s, BLACK, -0.10)
        for x in (-0.025, 0.025):
            s.add(WHITE, box((x, -0.20, 0.42), (0.022, 0.05, 0.015), 0.008), blend=0)
        s.look_at((0, 0.05, 0.05), 0.58)
    with s.inside(rig.fore):
        gear.katana(s, 0.44)


@model("superdungeon/beached-wreck", still=True)
def beached_wreck(s: Sculpt, pose: Pose) -> None:
    base(s, paint(200, 170, 116))
    with s.within((0, 0.02, 0), z=0.16, y=-0.5):
        hull = cut(
            egg((0, 0.26, 0), (0.26, 0.30, 0.44)),
            egg((0, 0.40, 0), (0.2, 0.26, 0.38)),
            box((0, 0.62, 0), (0.5, 0.25, 0.6), 0.01),
        )
        s.add(DARK_WOOD, hull, blend=0)
        for y in (0.10, 0.2, 0.3):
            s.add(WOOD, egg((0, y, 0), (0.2 + y * 0.26, 0.028, 0.34 + y * 0.36)), blend=0)
        s.add(
            WOOD,
            rod((0, 0.1, 0.02), (0, 1.15, -0.06), 0.045, 0.03),
            rod((-0.28, 0.86, -0.03), (0.28, 0.92, -0.03), 0.028),
            blend=0,
        )
        s.add(
            cloth(60, 56, 66),
            plate(
                (0, 0.66, 0.0),
                ((-0.25, 0.2), (0.25, 0.25), (0.22, -0.16), (0.08, -0.06), (0.0, -0.24), (-0.1, -0.1), (-0.24, -0.2)),
                0.022,
                0.015,
            ),
            blend=0,
        )
        with s.within((0.02, 0.74, 0.03), scale=0.3):
            heads.skull(s, WHITE, (40, 40, 50))
        s.add(GOLD, ball((0, 0.30, 0.42), 0.055), blend=0)
    s.add(BONE, rod((0.24, 0.05, 0.25), (0.36, 0.05, 0.12), 0.025), blend=0)
    s.add(STEEL, ring((-0.28, 0.05, 0.22), 0.06, 0.02), blend=0)
    s.add(DARK_LEATHER, egg((0.3, 0.06, -0.12), (0.07, 0.06, 0.07)), blend=0)
