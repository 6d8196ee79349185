"""Bodies that are not people: four legs, blobs, spiders, bats."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.sculpt.catalogue import Pose
from tools.sculpt.parts.body import Rig, aim
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import Frame, egg, frame, rod


@dataclass(frozen=True)
class Beast:
    """Proportions of a four-legged body that looks towards +z."""

    hide: Paint
    belly: Paint
    paws: Paint | None = None
    long: float = 0.30
    high: float = 0.34
    thick: float = 0.20
    leg: float = 0.075
    neck: float = 0.20
    head: float = 0.78
    rise: float = 0.30


def beast(s: Sculpt, pose: Pose, b: Beast) -> Rig:
    """Trunk and legs; the head's frame is for the head makers, the back's for saddles, wings and tails."""
    strike = pose == "strike"
    tilt = -0.34 if strike else -0.08
    trunk = frame((0, b.high, -0.02), x=tilt)
    paws = b.paws or b.hide
    lift = 0.20 if strike else 0.0
    for side in (1, -1):
        x = side * b.thick * 0.72
        s.add(
            b.hide,
            rod((x, b.high * 0.9, -b.long * 0.72), (x * 1.15, 0.09, -b.long * 0.78), b.leg * 1.7, b.leg),
            blend=0.05,
        )
        s.add(paws, egg((x * 1.15, 0.055, -b.long * 0.70), (b.leg * 1.25, b.leg * 0.75, b.leg * 1.6)), blend=0.02)
        front = b.long * 0.82
        s.add(
            b.hide,
            rod(
                (x, b.high * 0.95 + lift * 0.4, front * 0.8),
                (x * 1.1, 0.09 + lift, front + lift * 0.8),
                b.leg * 1.35,
                b.leg,
            ),
            blend=0.05,
        )
        s.add(
            paws,
            egg((x * 1.1, 0.055 + lift, front + 0.05 + lift * 0.9), (b.leg * 1.25, b.leg * 0.75, b.leg * 1.6)),
            blend=0.02,
        )
    with s.inside(trunk):
        s.add(b.hide, egg((0, 0.02, -b.long * 0.45), (b.thick * 1.02, b.thick * 1.02, b.long * 0.75)), blend=0.05)
        s.add(b.hide, egg((0, 0.05, b.long * 0.45), (b.thick * 1.08, b.thick * 1.12, b.long * 0.62)), blend=0.08)
        s.add(b.belly, egg((0, -0.03, b.long * 0.72), (b.thick * 0.8, b.thick * 0.95, b.long * 0.45)), blend=0.04)
        s.add(
            b.hide,
            rod((0, 0.10, b.long * 0.7), (0, 0.10 + b.neck, b.long * 0.95), b.thick * 0.8, b.thick * 0.7),
            blend=0.07,
        )
    at = trunk @ frame((0, 0.10 + b.neck + b.rise * 0.4, b.long * 1.02), x=-tilt - 0.10, y=-0.16)
    head = Frame(at.origin, at.axes, b.head)
    return Rig(
        trunk,
        head,
        aim((0.2, 0.1, 0.4), (0, 1, 0)),
        aim((-0.2, 0.1, 0.4), (0, 1, 0)),
        trunk @ frame((0, b.thick, -b.long * 0.2)),
    )


def wing_stubs(s: Sculpt, skin: Paint, bone: Paint, k: float = 1.0) -> None:
    for side in (1, -1):
        s.chain(
            bone,
            ((side * 0.1, 0, 0), (side * 0.3 * k, 0.2 * k, -0.08), (side * 0.5 * k, 0.14 * k, -0.12)),
            (0.045, 0.035, 0.012),
            0.02,
        )
        s.add(skin, egg((side * 0.28 * k, 0.06 * k, -0.06), (0.2 * k, 0.13 * k, 0.02), z=side * 0.4), blend=0.02)


def spider_legs(
    s: Sculpt, p: Paint, count: int = 8, reach: float = 0.7, high: float = 0.42, strike: bool = False
) -> None:
    half = count // 2
    for side in (1, -1):
        for i in range(half):
            a = (i / (half - 1) - 0.5) * 1.9
            out = (math.cos(a) * side, math.sin(a))
            up = high * (1.5 if strike and i == half - 1 else 1.0)
            foot_y = 0.3 if strike and i == half - 1 else 0.03
            s.chain(
                p,
                (
                    (out[0] * 0.16, high * 0.6, out[1] * 0.16),
                    (out[0] * reach * 0.55, up, out[1] * reach * 0.55),
                    (out[0] * reach * 0.9, up * 0.45, out[1] * reach * 0.9),
                    (out[0] * reach, foot_y, out[1] * reach * 1.05),
                ),
                (0.055, 0.06, 0.045, 0.02),
                0.01,
            )
