"""The crown's soldiers and their gatehouse."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import BLACK, BROWN, DARK_LEATHER, FAIR, GOLD, IRON, LEATHER, STEEL, WOOD, cloth, paint
from tools.sculpt.scene import Sculpt
from tools.sculpt.solids import ball, box, drum, plate, rod


@model("superdungeon/crown-guard")
def crown_guard(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = body(s, pose, Build(STEEL, DARK_LEATHER, STEEL, LEATHER, LEATHER, None, LEATHER, STEEL), "pole", "shield")
    with s.inside(rig.torso):
        gear.tabard(s, cloth(60, 100, 190))
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.UMBER, paint(90, 60, 40), "stern", "line")
        gear.cap(s, "pot", STEEL, IRON)
        s.add(STEEL, rod((0, 0.12, 0.37), (0, -0.06, 0.40), 0.035), blend=0)
        s.look_at((0, 0.02, 0), 0.62)
    with s.inside(rig.fore):
        gear.spear(s, 0.80, 0.44, kind="halberd")
    with s.inside(rig.near):
        gear.shield(s, "heater", cloth(60, 100, 190), STEEL, GOLD, 0.95, "cross")


@model("superdungeon/crown-arbalest")
def crown_arbalest(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = body(s, pose, Build(LEATHER, DARK_LEATHER, STEEL, LEATHER, LEATHER, None, IRON), "point", "string")
    with s.inside(rig.torso):
        gear.tabard(s, cloth(60, 100, 190))
        gear.quiver(s)
    with s.inside(rig.head):
        heads.face(s, BROWN, heads.UMBER, BLACK, "stern", "line")
        heads.hood(s, cloth(60, 100, 190), 0.15, 0.26, 0.02)
        s.add(STEEL, drum((0, 0.24, -0.02), 0.40, 0.04, 0.03, 0.30), blend=0)
        s.add(STEEL, ball((0, 0.22, -0.02), 0.26), blend=0)
        s.look_at((0, 0.02, 0), 0.62)
    with s.inside(rig.fore):
        gear.crossbow(s, WOOD, 1.25)


@model("superdungeon/crown-gatehouse", still=True)
def crown_gatehouse(s: Sculpt, pose: Pose) -> None:
    base(s)
    stone = paint(150, 146, 148, 0.1, grain=0.12)
    for side in (1, -1):
        s.add(
            stone,
            drum((side * 0.24, 0.42, 0), 0.155, 0.42, 0.02),
            drum((side * 0.24, 0.88, 0), 0.19, 0.06, 0.02),
            blend=0,
        )
        for i in range(6):
            a = i * math.tau / 6
            s.add(
                stone,
                box((side * 0.24 + 0.155 * math.cos(a), 0.97, 0.155 * math.sin(a)), (0.05, 0.06, 0.05), 0.015),
                blend=0,
            )
        s.add(BLACK, box((side * 0.24, 0.62, 0.15), (0.02, 0.08, 0.03), 0.01), blend=0)
    s.add(stone, box((0, 0.46, 0), (0.2, 0.36, 0.12), 0.02), box((0, 0.84, 0), (0.22, 0.06, 0.15), 0.02), blend=0)
    s.add(paint(70, 48, 34), box((0, 0.24, 0.10), (0.12, 0.24, 0.04), 0.03), blend=0)
    for x in (-0.07, 0.0, 0.07):
        s.add(IRON, rod((x, 0.02, 0.145), (x, 0.46, 0.145), 0.014), blend=0)
    for y in (0.14, 0.3):
        s.add(IRON, rod((-0.11, y, 0.148), (0.11, y, 0.148), 0.014), blend=0)
    s.add(
        cloth(60, 100, 190),
        plate((0, 0.62, 0.14), ((-0.09, 0.12), (0.09, 0.12), (0.09, -0.08), (0, -0.16), (-0.09, -0.08)), 0.02, 0.01),
        blend=0,
    )
    with s.within((0, 0.63, 0.165), scale=0.8):
        s.add(GOLD, gear.star((0, 0, 0), 0.07, 0.015), blend=0)
    s.add(WOOD, rod((0, 0.9, -0.02), (0, 1.32, -0.02), 0.02), blend=0)
    s.add(cloth(60, 100, 190), plate((0.01, 1.2, -0.02), ((0, -0.1), (0, 0.11), (0.34, 0.0)), 0.02, 0.01), blend=0)
