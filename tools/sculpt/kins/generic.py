"""Stand-ins for cards that have no sculpt of their own: a pawn of wood and cloth for each kind."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import BONE, DARK_ROCK, DARK_WOOD, GOLD, IRON, LEATHER, STEEL, cloth, paint, shifted
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, drum, egg, ring, rod

PINE = paint(206, 164, 108, 0.2, grain=0.07)
WALNUT = paint(132, 92, 66, 0.2, grain=0.07)
EBONY = paint(86, 78, 84, 0.25, grain=0.07)


def manikin(s: Sculpt, pose: Pose, wood: Paint, weapon: str, size: float = 1.0) -> None:
    base(s)
    with s.within(scale=size):
        dark = shifted(wood, -0.25)
        rig = body(
            s, pose, Build(wood, dark, dark, wood, wood, belt=LEATHER), "heavy" if weapon == "club" else "weapon"
        )
        with s.inside(rig.torso):
            gear.scarf(s, cloth())
        with s.inside(rig.head):
            s.add(wood, egg((0, 0, 0), (0.35, 0.36, 0.35)), blend=0.02)
            s.add(dark, rod((0, 0.30, 0.18), (0, 0.1, 0.345), 0.02), blend=0)
            heads.eyes(s, mood="button")
            if weapon == "sword":
                gear.cap(s, "laurel", GOLD, GOLD)
            elif weapon == "axe":
                gear.cap(s, "pot", STEEL, IRON)
            elif weapon == "club":
                heads.horns(s, BONE, long=0.3)
            s.look_at((0, -0.02, 0), 0.6)
        with s.inside(rig.fore):
            if weapon == "sword":
                gear.sword(s)
            elif weapon == "axe":
                gear.axe(s, 0.5, double=False)
            elif weapon == "spear":
                gear.spear(s, 0.6)
            else:
                gear.club(s, 0.55)


@model("generic_hero")
def hero(s: Sculpt, pose: Pose) -> None:
    manikin(s, pose, PINE, "sword")


@model("generic_elite")
def elite(s: Sculpt, pose: Pose) -> None:
    manikin(s, pose, WALNUT, "axe")


@model("generic_minion")
def minion(s: Sculpt, pose: Pose) -> None:
    manikin(s, pose, EBONY, "spear", 0.86)


@model("generic_large", 2)
def large(s: Sculpt, pose: Pose) -> None:
    manikin(s, pose, EBONY, "club", 1.75)


@model("generic_point", still=True)
def point(s: Sculpt, pose: Pose) -> None:
    base(s)
    for i in range(7):
        a = i / 7 * math.tau
        s.add(DARK_ROCK, egg((0.26 * math.cos(a), 0.10, 0.26 * math.sin(a)), (0.13, 0.13 + 0.04 * (i % 3), 0.12), y=a))
    s.add(paint(255, 150, 60, glow=0.8), egg((0, 0.10, 0), (0.17, 0.06, 0.17)))
    s.add(DARK_WOOD, rod((0, 0.08, -0.22), (0, 1.15, -0.24), 0.035))
    s.add(cloth(), box((0.20, 0.92, -0.24), (0.19, 0.17, 0.022), 0.015), blend=0)


@model("generic_item", still=True)
def item(s: Sculpt, pose: Pose) -> None:
    s.add(LEATHER, egg((0, 0.20, 0), (0.26, 0.22, 0.24)), blend=0.02)
    s.add(LEATHER, drum((0, 0.42, 0), 0.11, 0.06, 0.03, 0.15), blend=0.05)
    s.add(GOLD, ring((0, 0.38, 0), 0.11, 0.03), ball((0.03, 0.30, 0.235), 0.05), blend=0)


@model("generic_die", still=True)
def die(s: Sculpt, pose: Pose) -> None:
    s.add(paint(214, 208, 196, 0.5), box((0, 0.24, 0), (0.24, 0.24, 0.24), 0.07), blend=0)
    for x, z in ((-0.1, -0.1), (0.1, 0.1), (0, 0)):
        s.add(IRON, egg((x, 0.475, z), (0.045, 0.02, 0.045)), blend=0)
    s.add(IRON, egg((0, 0.24, 0.235), (0.05, 0.05, 0.02)), blend=0)
