"""Mushroom folk and their hog."""

from __future__ import annotations

import math

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.beasts import Beast, beast
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import GOLD, HORN, WHITE, WOOD, cloth, paint
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, cut, drum, egg, ring, rod

STALK = paint(240, 226, 196, 0.1, grain=0.05)
LOAM = paint(96, 80, 64)


def dome(
    s: Sculpt,
    p: Paint,
    r: float = 0.5,
    y: float = 0.16,
    tall: float = 0.36,
    spots: Paint | None = WHITE,
    count: int = 9,
) -> None:
    """A mushroom's cap about a head."""
    s.add(p, cut(egg((0, y, -0.01), (r, tall, r)), box((0, y - 0.42, 0), (r * 1.3, 0.38, r * 1.3), 0.02)), blend=0)
    s.add(paint(246, 220, 190), drum((0, y - 0.035, -0.01), r * 0.90, 0.03, 0.02), blend=0)
    if spots is not None:
        for i in range(count):
            a = i * 2.4 + 0.5
            up = 0.15 + 0.75 * ((i * 0.37) % 1)
            k = math.sqrt(1 - up * up)
            s.add(
                spots, egg((r * k * math.cos(a), y + tall * up, r * k * math.sin(a)), (0.075, 0.06, 0.075)), blend=0.0
            )


def stalk_head(s: Sculpt, mood: str, mouth: str) -> None:
    s.add(STALK, egg((0, -0.06, 0), (0.31, 0.28, 0.30)), blend=0.03)
    heads.eyes(s, heads.UMBER, 0.30, 0.42, 0.95, -0.12, mood)
    heads.lips(s, mouth, (0, -0.21, 0.265), 0.06)


@model("superdungeon/sporeling")
def sporeling(s: Sculpt, pose: Pose) -> None:
    base(s, LOAM)
    rig = body(
        s,
        pose,
        Build(STALK, STALK, STALK, STALK, STALK, None, None, None, 0.85, 0.75, 0.85, 0.18, 0.48),
        "claw",
        "claw",
    )
    with s.inside(rig.torso):
        gear.scarf(s, cloth(190, 70, 60), False)
    with s.inside(rig.head):
        stalk_head(s, "calm", "open" if pose == "strike" else "smile")
        dome(s, paint(214, 62, 52, 0.4), 0.46, 0.10, 0.36)
        s.look_at((0, 0.06, 0), 0.60)


@model("superdungeon/puffball", 2)
def puffball(s: Sculpt, pose: Pose) -> None:
    base(s, LOAM)
    puff = paint(226, 208, 236, 0.15, grain=0.06)
    squash = 0.9 if pose == "strike" else 1.0
    for side in (1, -1):
        s.add(STALK, egg((side * 0.32, 0.10, 0.34), (0.22, 0.13, 0.28)), blend=0.03)
        z = 0.62 if pose == "strike" and side == 1 else 0.35
        s.add(
            STALK,
            rod((side * 0.66, 0.72, 0.10), (side * 0.92, 0.55 + (0.3 if z > 0.5 else 0), z), 0.13, 0.15),
            blend=0.05,
        )
    s.add(puff, egg((0, 0.80 * squash, 0), (0.80, 0.74 * squash, 0.76)), blend=0.05)
    for i in range(14):
        a, up = i * 2.4, 0.25 + 0.7 * ((i * 0.37) % 1)
        k = math.sqrt(max(1 - up * up, 0.0))
        s.add(
            paint(170, 120, 190, 0.2),
            egg(
                (0.78 * k * math.cos(a), 0.80 * squash + 0.72 * squash * up, 0.74 * k * math.sin(a)), (0.10, 0.07, 0.10)
            ),
            blend=0.02,
        )
    with s.within((0, 0.78 * squash, 0.05), y=-0.2, scale=2.1):
        heads.eyes(s, heads.VIOLET, 0.345, 0.40, 0.72, 0.0, "stern" if pose == "strike" else "calm")
        heads.lips(s, "open", (0, -0.13, 0.335), 0.07)
        s.look_at((0, 0.0, 0), 0.52)
    s.add(cloth(190, 70, 60), ring((0, 0.34, 0), 0.62, 0.08), blend=0.02)
    s.chain(STALK, ((0, 1.5 * squash, 0), (0.05, 1.62 * squash, 0)), (0.16, 0.10), 0.05)


@model("superdungeon/truffle-hog")
def truffle_hog(s: Sculpt, pose: Pose) -> None:
    base(s, LOAM)
    hide, snout = paint(150, 104, 84, 0.15, grain=0.12), paint(240, 168, 160)
    with s.within((0, 0, -0.05), scale=1.12):
        rig = beast(
            s,
            pose,
            Beast(
                hide,
                hide,
                paint(70, 50, 44),
                long=0.28,
                high=0.30,
                thick=0.25,
                leg=0.07,
                neck=0.08,
                head=0.84,
                rise=0.3,
            ),
        )
        with s.inside(rig.head):
            s.add(hide, egg((0, 0, 0), (0.36, 0.33, 0.33)), blend=0.04)
            s.add(snout, egg((0, -0.10, 0.33), (0.16, 0.12, 0.12)), blend=0.02)
            for side in (1, -1):
                s.add(paint(110, 50, 50), ball((side * 0.06, -0.09, 0.44), 0.032), blend=0)
                s.add(hide, egg((side * 0.28, 0.26, 0.02), (0.09, 0.15, 0.05), z=-side * 0.5), blend=0.02)
                s.chain(
                    HORN,
                    ((side * 0.16, -0.20, 0.28), (side * 0.24, -0.16, 0.40), (side * 0.22, -0.02, 0.44)),
                    (0.05, 0.042, 0.01),
                    0.01,
                )
            heads.eyes(s, heads.UMBER, 0.34, 0.44, 0.8, 0.14, "stern")
            s.look_at((0, 0.0, 0.05), 0.56)
        with s.inside(rig.back):
            for x, z, k in ((0.0, -0.02, 1.0), (0.12, -0.14, 0.7), (-0.12, 0.10, 0.75)):
                s.add(STALK, rod((x, 0, z), (x, 0.14 * k, z), 0.05 * k), blend=0.01)
                s.add(paint(214, 62, 52, 0.4), egg((x, 0.17 * k, z), (0.13 * k, 0.075 * k, 0.13 * k)), blend=0)
        with s.inside(rig.torso):
            s.add(cloth(190, 70, 60), ring((0, 0.03, 0.0), 0.25, 0.05, x=1.57), blend=0.01)
            s.chain(hide, ((0, 0.1, -0.36), (0.06, 0.18, -0.44), (0.0, 0.22, -0.50)), (0.04, 0.035, 0.02), 0.02)


@model("superdungeon/lord-morel", 2)
def lord_morel(s: Sculpt, pose: Pose) -> None:
    base(s, LOAM)
    velvet = paint(106, 56, 84)
    with s.within(scale=1.62):
        rig = body(
            s, pose, Build(velvet, robe=velvet, arms=velvet, hands=STALK, belt=GOLD, girth=1.28), "staff", "cast"
        )
        with s.inside(rig.torso):
            gear.cape(s, cloth(190, 70, 60), 0.6, 0.34)
            s.add(WHITE, ring((0, 0.36, 0.02), 0.22, 0.085), blend=0.02)
        with s.inside(rig.head):
            stalk_head(s, "sly", "smile")
            for side in (1, -1):
                s.chain(
                    paint(150, 120, 90),
                    ((0, -0.13, 0.31), (side * 0.12, -0.15, 0.30), (side * 0.24, -0.08, 0.22)),
                    (0.03, 0.035, 0.01),
                    0.01,
                )
            morel = paint(170, 124, 72, 0.2, grain=0.1)
            s.add(morel, egg((0, 0.36, -0.02), (0.36, 0.44, 0.35)), blend=0.03)
            for i in range(26):
                a, up = i * 2.4, -0.35 + 1.25 * (i / 25)
                k = math.sqrt(max(1 - up * up, 0.03))
                s.add(
                    paint(100, 66, 40),
                    egg(
                        (0.34 * k * math.cos(a), 0.36 + 0.42 * up, 0.33 * k * math.sin(a) - 0.02), (0.055, 0.065, 0.055)
                    ),
                    blend=0.015,
                )
            s.add(GOLD, ring((0, 0.13, -0.01), 0.33, 0.035), blend=0)
            s.look_at((0, 0.12, 0), 0.76)
        with s.inside(rig.fore):
            s.add(WOOD, rod((0, -0.46, 0), (0, 0.42, 0), 0.034), blend=0)
            with s.within((0, 0.42, 0), scale=0.42):
                dome(s, paint(214, 62, 52, 0.4), 0.5, 0.05, 0.42)


@model("superdungeon/mushroom-ring", still=True)
def mushroom_ring(s: Sculpt, pose: Pose) -> None:
    base(s, LOAM)
    for i, (k, p) in enumerate(
        (
            (1.0, (214, 62, 52)),
            (0.7, (226, 150, 60)),
            (0.85, (190, 80, 150)),
            (0.6, (214, 62, 52)),
            (0.8, (226, 150, 60)),
            (0.65, (190, 80, 150)),
        )
    ):
        a = i * math.tau / 6 + 0.35
        x, z = 0.27 * math.cos(a), 0.27 * math.sin(a)
        s.add(STALK, rod((x, 0.02, z), (x, 0.36 * k, z), 0.07 * k, 0.055 * k), blend=0.01)
        with s.within((x, 0.36 * k, z), scale=0.40 * k):
            dome(s, paint(*p, 0.4), 0.52, 0.05, 0.44, count=7)
    s.add(paint(190, 140, 255, glow=0.7), egg((0, 0.05, 0), (0.16, 0.03, 0.16)), blend=0)
    s.add(STALK, rod((0, 0.03, -0.02), (0, 0.80, -0.02), 0.10, 0.08), blend=0.02)
    with s.within((0, 0.80, -0.02), scale=0.78):
        dome(s, cloth(214, 62, 52), 0.5, 0.05, 0.42)
    for x, y in ((-0.04, 0.60), (0.05, 0.60)):
        s.add(paint(40, 30, 40), ball((x, y, 0.075), 0.022), blend=0)
    s.add(GOLD, ball((0.1, 0.09, 0.34), 0.03), blend=0)
