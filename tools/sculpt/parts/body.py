"""Bases and the chibi body: a rig of frames on which heads and gear are put."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tools.sculpt.catalogue import Pose
from tools.sculpt.parts.paints import DARK_LEATHER, FAIR, ROCK
from tools.sculpt.scene import BASE, RING, Paint, Sculpt
from tools.sculpt.solids import Floats, Frame, Point, ball, box, common, drum, egg, frame, ring, rod

SIDE_RING = Paint((214, 212, 208), 0.35, 0.0, 0.0, RING)
FLAG = Paint((104, 99, 98), 0.06, 0.0, 0.16, BASE)
GAP = Paint((62, 58, 60), 0.05, 0.0, 0.1, BASE)


def base(s: Sculpt, top: Paint | None = None) -> None:
    """The round base with the ring that carries the side."""
    r = 0.445 if s.squares == 1 else 0.94
    s.add(SIDE_RING, drum((0, -0.04, 0), r, 0.058, 0.03), blend=0)
    s.add(GAP, drum((0, -0.005, 0), r - 0.075, 0.035, 0.015), blend=0)
    if top is not None:
        s.add(
            Paint(top.colour, top.gloss, top.glow, max(top.grain, 0.12), BASE),
            drum((0, 0.0, 0), r - 0.08, 0.038, 0.015),
            blend=0,
        )
        return
    cell = 0.30 if s.squares == 1 else 0.42
    n = math.ceil(r / cell)
    disc = drum((0, 0, 0), r - 0.09, 0.06, 0.02)
    shades = (-8, 5, 12, -3, 8)
    for j in range(-n, n + 1):
        for i in range(-n, n + 1):
            x, z = (i + (j % 2) * 0.5) * cell, j * cell
            if math.hypot(x, z) < r - 0.05:
                d = shades[(i * 3 + j * 7) % 5]
                stone = Paint((104 + d, 99 + d, 98 + d), 0.06, 0.0, 0.14, BASE)
                slab = box((x, 0.005, z), (cell * 0.46, 0.035, cell * 0.45), 0.025)
                s.add(stone, common(slab, disc), blend=0)


def aim(origin: Point, towards: Point, roll: float = 0.0) -> Frame:
    """A frame whose y axis points in a direction; `roll` turns about it."""
    y = np.array(towards, np.float64)
    y /= np.linalg.norm(y)
    hint = np.array((0, 0, 1.0)) if abs(y[2]) < 0.85 else np.array((0, 1.0, 0))
    x = np.cross(y, hint)
    x /= np.linalg.norm(x)
    z = np.cross(x, y)
    c, sn = math.cos(roll), math.sin(roll)
    axes: Floats = np.stack([x * c + z * sn, y, z * c - x * sn], 1).astype(np.float32)
    return Frame(origin, axes)


@dataclass(frozen=True)
class Rig:
    """Frames of a posed body. `fore` is the hand that leads (to the right of the picture), `near` the other one."""

    torso: Frame
    head: Frame
    fore: Frame
    near: Frame
    back: Frame


ARMS: dict[str, tuple[tuple[Point, Point], tuple[Point, Point]]] = {
    # style: (hand, direction) idle and striking, told in the torso's frame for the hand on the right of the picture
    "weapon": (((0.40, 0.08, 0.20), (0.22, 1, 0.12)), ((0.42, 0.24, 0.36), (0.95, 0.22, 0.55))),
    "heavy": (((0.38, 0.06, 0.24), (0.30, 1, 0.05)), ((0.34, 0.22, 0.42), (0.95, -0.05, 0.60))),
    "raised": (((0.40, 0.26, 0.12), (0.35, 1, -0.15)), ((0.42, 0.20, 0.38), (0.9, 0.1, 0.6))),
    "shoulder": (((0.34, 0.14, 0.22), (0.25, 0.9, -0.55)), ((0.36, 0.18, 0.42), (0.95, 0.05, 0.60))),
    "pole": (((0.42, 0.10, 0.22), (0.04, 1, 0.0)), ((0.34, 0.18, 0.34), (0.98, 0.10, 0.62))),
    "staff": (((0.42, 0.12, 0.24), (0.06, 1, 0.02)), ((0.42, 0.30, 0.38), (0.55, 0.95, 0.45))),
    "low": (((0.40, -0.02, 0.16), (0.55, 0.25, 0.8)), ((0.42, 0.20, 0.38), (0.9, 0.1, 0.6))),
    "point": (((0.38, 0.12, 0.26), (0.75, 0.3, 0.6)), ((0.42, 0.26, 0.36), (0.9, 0.12, 0.5))),
    "bow": (((0.54, 0.14, 0.28), (0.05, 1, 0.1)), ((0.60, 0.26, 0.34), (0.05, 1, 0.0))),
    "rest": (((0.33, -0.02, 0.08), (0.1, -1, 0.1)), ((0.36, 0.04, -0.02), (0.4, -1, -0.2))),
    "shield": (((0.36, 0.10, 0.24), (0.0, 1, 0.0)), ((0.34, 0.12, 0.26), (0.0, 1, 0.0))),
    "cast": (((0.36, 0.16, 0.26), (0.2, 1, 0.3)), ((0.44, 0.40, 0.34), (0.6, 0.8, 0.5))),
    "claw": (((0.38, 0.10, 0.22), (0.2, 0.2, 1)), ((0.44, 0.36, 0.36), (0.5, 0.3, 0.8))),
    "hip": (((0.33, 0.02, 0.12), (0.0, 1, 0.0)), ((0.33, 0.02, 0.12), (0.0, 1, 0.0))),
    "string": (((0.28, 0.10, 0.26), (0, 1, 0)), ((0.02, 0.26, 0.30), (0, 1, 0))),
    "up": (((0.40, 0.46, 0.06), (0.1, 1, 0.1)), ((0.46, 0.40, 0.26), (0.8, 0.7, 0.5))),
    "both": (((0.12, 0.10, 0.34), (0.2, 1, 0.1)), ((0.18, 0.20, 0.44), (0.95, 0.2, 0.5))),
}


@dataclass(frozen=True)
class Build:
    """Proportions and paints of a chibi body."""

    top: Paint
    legs: Paint = DARK_LEATHER
    boots: Paint = DARK_LEATHER
    arms: Paint | None = None
    hands: Paint = FAIR
    robe: Paint | None = None
    belt: Paint | None = None
    pads: Paint | None = None
    girth: float = 1.0
    chest: float = 1.0
    limb: float = 1.0
    hip: float = 0.30
    neck: float = 0.60
    lean: float = 0.0
    step: float = 1.0


def body(s: Sculpt, pose: Pose, b: Build, fore: str = "weapon", near: str = "rest") -> Rig:
    """Legs or robe, torso and arms; returns the frames for the rest."""
    strike = pose == "strike"
    g = b.girth
    stride = 0.13 * b.step if strike else 0.015
    if b.robe is not None:
        flare = 0.34 * g
        s.add(b.robe, drum((0, 0.20, 0.0), flare, 0.19, 0.06, 0.20 * g), blend=0.03)
        for i in range(7):
            a = i / 7 * math.tau + 0.3
            s.add(
                b.robe,
                rod(
                    (math.cos(a) * flare * 0.93, 0.06, math.sin(a) * flare * 0.93),
                    (math.cos(a) * 0.17 * g, 0.36, math.sin(a) * 0.17 * g),
                    0.055,
                    0.03,
                ),
                blend=0.06,
            )
        s.add(b.boots, egg((0.11, 0.05, flare * 0.82 + (0.05 if strike else 0)), (0.085, 0.06, 0.12)))
        s.add(b.boots, egg((-0.11, 0.05, flare * 0.82), (0.085, 0.06, 0.12)))
    else:
        for side, z in ((1, stride), (-1, -stride)):
            x = side * 0.145 * g
            s.add(
                b.legs,
                rod((x, 0.10, z), (side * 0.115 * g, b.hip + 0.02, 0), 0.088 * b.limb, 0.11 * b.limb),
                blend=0.03,
            )
            s.add(b.boots, egg((x * 1.05, 0.075, z + 0.05), (0.115 * b.limb, 0.085, 0.165 * b.limb)), blend=0.02)
            s.add(b.boots, rod((x, 0.10, z), (x, 0.17, z), 0.105 * b.limb, 0.112 * b.limb), blend=0.02)
    torso = frame((0.0, b.hip, 0.0), x=b.lean + (0.24 if strike else 0.0), y=0.28 if strike else 0.0)
    with s.inside(torso):
        s.add(b.top, egg((0, 0.17 * b.chest, 0), (0.235 * g, 0.25 * b.chest, 0.19 * g)), blend=0.05)
        s.add(b.top, egg((0, 0.02, 0), (0.22 * g, 0.15, 0.19 * g)), blend=0.05)
        if b.belt is not None:
            s.add(b.belt, ring((0, 0.03, 0), 0.195 * g, 0.04), blend=0.01)
        shoulder_y = 0.30 * b.chest
        frames = []
        for side, style in ((1, fore), (-1, near)):
            (hand, towards) = ARMS[style][1 if strike else 0]
            hand = (side * hand[0] * (0.7 + 0.3 * g), hand[1] + (b.chest - 1) * 0.2, hand[2] * (0.6 + 0.4 * g))
            towards = (side * towards[0] if side == 1 or style != "weapon" else -towards[0], towards[1], towards[2])
            joint = (side * 0.235 * g, shoulder_y, 0.0)
            arm = b.arms or b.top
            elbow = (
                (joint[0] + hand[0]) / 2 + side * 0.05,
                (joint[1] + hand[1]) / 2 - 0.05,
                (joint[2] + hand[2]) / 2 - 0.03,
            )
            r = 0.082 * b.limb
            s.add(arm, rod(joint, elbow, r * 1.12, r), blend=0.03)
            s.add(arm, rod(elbow, hand, r, r * 1.05), blend=0.03)
            s.add(b.hands, ball(hand, 0.088 * b.limb), blend=0.01)
            if b.pads is not None:
                s.add(
                    b.pads,
                    egg((joint[0] + side * 0.03, joint[1] + 0.03, 0), (0.14, 0.12, 0.145), z=-side * 0.5),
                    blend=0.0,
                )
            frames.append(aim(hand, towards))
    head = torso @ frame(
        (0, b.neck * (0.5 + 0.5 * b.chest), 0.035),
        x=-0.12 - (b.lean + (0.20 if strike else 0.0)) * 0.8,
        y=-0.18 if not strike else -0.30,
    )
    return Rig(torso, head, torso @ frames[0], torso @ frames[1], torso @ frame((0, 0.2, -0.19)))


def rubble(s: Sculpt, spots: tuple[tuple[float, float, float], ...], stone: Paint = ROCK) -> None:
    """A few stones on the base."""
    for x, z, r in spots:
        s.add(stone, egg((x, 0.03, z), (r, r * 0.7, r * 0.9), y=x * 9), blend=0.01)
