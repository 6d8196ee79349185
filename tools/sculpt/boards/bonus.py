"""A picture for each bonus card of the show: what it does, on a disc in the colour of its role."""

from __future__ import annotations

import math
from functools import partial

from tools.sculpt.boards import equipment as e
from tools.sculpt.boards.icons import GEMS, heart_of, icon, skull_of
from tools.sculpt.parts import gear
from tools.sculpt.parts.paints import (
    ARCANE,
    BLACK,
    BRONZE,
    DARK_STEEL,
    DARK_WOOD,
    FIRE,
    FLAME,
    FROST,
    GOLD,
    IRON,
    LEATHER,
    ROCK,
    STEEL,
    WHITE,
    WOOD,
    paint,
    shifted,
)
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, common, drum, egg, plate, ring, rod

_SIDE = math.pi / 2
ROLES = {"killer": paint(110, 34, 44, 0.2), "tank": paint(44, 70, 110, 0.2), "wizard": paint(84, 54, 122, 0.2)}
RED, BOLT, MANA = paint(226, 50, 60, 0.8), paint(255, 236, 110, 0.4, glow=0.6), paint(70, 150, 255, 0.9, glow=0.2)
BREAD = paint(210, 150, 80, 0.2)


def part(s: Sculpt, make: e.Maker, x: float = 0.0, y: float = 0.0, scale: float = 0.8, turn: float = 0.0) -> None:
    with s.within((x, y, 0), z=turn, scale=scale):
        make(s)


def bolt(s: Sculpt, x: float = 0.0, y: float = 0.0, k: float = 1.0) -> None:
    outline = ((0.10, 0.5), (-0.30, -0.06), (-0.03, -0.06), (-0.12, -0.5), (0.30, 0.10), (0.03, 0.10))
    s.add(BOLT, plate((x, y, 0.1), tuple((a * k, b * k) for a, b in outline), 0.06, 0.03), blend=0)


def swoosh(s: Sculpt, p: Paint, r: float, start: float, end: float, head: bool = False, z: float = 0.05) -> None:
    """An arc about the middle from one angle to another, that thickens; with a head it is an arrow."""
    points = [(r * math.cos(a), r * math.sin(a), z) for a in (start + (end - start) * i / 8 for i in range(9))]
    s.chain(p, points, [0.015 + 0.004 * i for i in range(9)], 0.01)
    if head:
        x, y, _ = points[-1]
        a = end + (_SIDE if end > start else -_SIDE)
        tip = [(0.16 * math.cos(a + t), 0.16 * math.sin(a + t)) for t in (0.0, 2.2, -2.2)]
        s.add(p, plate((x, y, z), tip, 0.05, 0.02), blend=0)


def die(s: Sculpt, p: Paint, x: float, y: float, size: float, turn: float, pips: int) -> None:
    with s.within((x, y, 0.05), z=turn):
        s.add(p, box((0, 0, 0), (size, size, 0.12), 0.05), blend=0)
        places = {
            1: ((0, 0),),
            3: ((-0.5, 0.5), (0, 0), (0.5, -0.5)),
            6: tuple((a, b) for a in (-0.5, 0.5) for b in (-0.55, 0, 0.55)),
        }
        s.add(BLACK, *(ball((a * size, b * size, 0.12), size * 0.19) for a, b in places[pips]), blend=0)


def deadeye(s: Sculpt) -> None:
    for r, p in ((0.4, WHITE), (0.29, RED), (0.18, WHITE), (0.08, RED)):
        s.add(p, drum((0, 0, 0.25 - r / 2), r, 0.05, 0.02, x=_SIDE), blend=0)
    s.add(WOOD, rod((0.02, 0.02, 0.26), (0.36, 0.34, 0.4), 0.03), blend=0)
    s.add(
        GOLD,
        rod((0.3, 0.28, 0.4), (0.4, 0.44, 0.4), 0.05, 0.03),
        rod((0.3, 0.28, 0.4), (0.46, 0.32, 0.4), 0.05, 0.03),
        blend=0,
    )


def hollow_point(s: Sculpt) -> None:
    with s.within(z=-0.7):
        s.add(GOLD, drum((0, -0.2, 0), 0.17, 0.2, 0.02), ring((0, -0.38, 0), 0.17, 0.03), blend=0)
        s.add(paint(206, 118, 72, 0.9), drum((0, 0.16, 0), 0.15, 0.17, 0.06, 0.09), blend=0)
        s.add(BLACK, drum((0, 0.33, 0), 0.06, 0.03, 0.01), blend=0)
        for i in range(3):
            s.add(WHITE, rod(((i - 1) * 0.13, -0.44, 0), ((i - 1) * 0.13, -0.54, 0), 0.02), blend=0)


def sidestep(s: Sculpt) -> None:
    part(s, e.boots(LEATHER, GOLD), -0.1, -0.06, 0.72)
    swoosh(s, WHITE, 0.4, 2.3, 0.35, True, 0.2)


def second_chance(s: Sculpt) -> None:
    die(s, WHITE, 0, 0, 0.2, 0.2, 6)
    for start in (0.3, 0.3 + math.pi):
        swoosh(s, GOLD, 0.39, start + 2.3, start, True, 0.1)


def sprint(s: Sculpt) -> None:
    part(s, e.boots(RED, WHITE, "wing"), 0.06, 0, 0.84)


def run_and_gun(s: Sculpt) -> None:
    part(s, e.boots(LEATHER, GOLD), 0.12, -0.14, 0.56)
    part(s, e.gun(IRON, WOOD, GOLD, 0.38), -0.02, 0.2, 0.72, -0.1)
    s.add(FLAME, gear.star((-0.38, 0.3, 0.1), 0.13, 0.04, 7), blend=0)


def armour_breaker(s: Sculpt) -> None:
    part(s, e.cuirass(STEEL, BRONZE), 0, -0.02, 0.82)
    s.chain(
        BLACK,
        ((0.04, 0.24, 0.24), (-0.06, 0.1, 0.28), (0.06, -0.02, 0.28), (-0.03, -0.2, 0.2)),
        (0.03, 0.035, 0.03, 0.02),
        0,
    )
    with s.within((0.28, 0.3, 0.35), z=2.36, scale=0.9):
        gear.dagger(s, STEEL, GOLD, 0.36)


def slip_away(s: Sculpt) -> None:
    cloud = paint(206, 208, 220, 0.1)
    s.add(
        cloud,
        *(
            ball((x, y, 0), r)
            for x, y, r in ((-0.2, -0.2, 0.17), (-0.3, 0.02, 0.12), (0.0, -0.26, 0.15), (-0.12, 0.0, 0.14))
        ),
        blend=0.03,
    )
    part(s, e.hood(paint(60, 60, 84), BLACK, paint(255, 230, 120, 0.4, glow=0.6)), 0.14, 0.1, 0.56)


def executioner(s: Sculpt) -> None:
    part(s, e.axe(0.62, STEEL, DARK_WOOD), 0.06, 0.0, 0.86, -0.6)
    with s.within((-0.16, -0.16, 0.2), scale=0.5):
        skull_of(s)


def brace(s: Sculpt) -> None:
    with s.within(scale=1.0):
        gear.shield(s, "tower", paint(60, 120, 200, 0.5), STEEL, GOLD, 1.0, "cross")


def grit(s: Sculpt) -> None:
    heart_of(s, RED, 0.85)
    for turn in (0.7, -0.7):
        with s.within((0.06, 0, 0.16), z=turn):
            s.add(BREAD, box((0, 0, 0), (0.2, 0.065, 0.03), 0.03), blend=0)


def heavy_swing(s: Sculpt) -> None:
    part(s, e.hammer(0.54, STEEL, WOOD, 1.15), -0.05, -0.05, 0.78, -0.2)
    swoosh(s, WHITE, 0.42, 2.7, 1.5, False, -0.04)
    swoosh(s, WHITE, 0.33, 2.7, 1.8, False, -0.04)


def field_rations(s: Sculpt) -> None:
    s.add(BREAD, egg((0.1, 0.1, 0), (0.28, 0.22, 0.2), z=0.7), blend=0)
    s.add(
        WHITE,
        rod((-0.1, -0.1, 0), (-0.3, -0.3, 0), 0.05),
        ball((-0.36, -0.27, 0), 0.07),
        ball((-0.28, -0.36, 0), 0.07),
        blend=0.02,
    )
    s.add(WHITE, egg((0.06, 0.2, 0.18), (0.08, 0.04, 0.03), z=0.7), blend=0)


def cover_me(s: Sculpt) -> None:
    s.add(GOLD, ball((0.12, 0.2, -0.05), 0.15), drum((0.12, -0.14, -0.05), 0.2, 0.2, 0.05, 0.08), blend=0.02)
    with s.within((-0.14, -0.08, 0.15), scale=0.84):
        gear.shield(s, "heater", RED, STEEL, GOLD, 1.0, "star")


def hold_the_line(s: Sculpt) -> None:
    for row in range(3):
        for i in range(3 - row % 2):
            x = (i - (2 - row % 2) / 2) * 0.25
            s.add(
                shifted(ROCK, 0.1 * ((row + i) % 3) - 0.05),
                box((x, -0.28 + row * 0.17, 0), (0.115, 0.075, 0.12), 0.02),
                blend=0,
            )
    s.add(DARK_WOOD, rod((0, 0.1, 0), (0, 0.46, 0), 0.03), blend=0)
    s.add(
        RED, plate((0.02, 0.32, 0), ((0, -0.12), (0, 0.12), (0.32, 0.1), (0.24, 0), (0.32, -0.1)), 0.04, 0.02), blend=0
    )


def grounding_spike(s: Sculpt) -> None:
    s.add(STEEL, rod((0, 0.1, 0), (0, -0.4, 0), 0.06, 0.02), drum((0, 0.12, 0), 0.14, 0.03, 0.02), blend=0)
    s.add(ROCK, egg((0, -0.38, 0), (0.36, 0.09, 0.14)), blend=0)
    bolt(s, 0.02, 0.24, 0.52)


def steady_feet(s: Sculpt) -> None:
    s.add(
        STEEL,
        rod((0, 0.24, 0), (0, -0.36, 0), 0.05),
        ring((0, 0.34, 0), 0.1, 0.035, x=_SIDE),
        rod((-0.18, 0.18, 0), (0.18, 0.18, 0), 0.04),
        blend=0,
    )
    swoosh(s, STEEL, 0.32, -_SIDE, -0.2, True, 0.0)
    swoosh(s, STEEL, 0.32, -_SIDE, -math.pi + 0.2, True, 0.0)


def rallying_cry(s: Sculpt) -> None:
    with s.within((-0.06, -0.06, 0), z=-0.78):
        s.add(GOLD, drum((0, 0.06, 0), 0.07, 0.24, 0.03, 0.22), ring((0, 0.3, 0), 0.21, 0.04), blend=0)
        s.add(RED, drum((0, -0.26, 0), 0.09, 0.1, 0.03), blend=0)
        s.add(WOOD, rod((0.08, -0.1, 0.05), (0.26, -0.14, 0.05), 0.05), blend=0)
        for i in (-1, 0, 1):
            s.add(WHITE, rod((0.16 * i, 0.4, 0.05), (0.24 * i, 0.54, 0.05), 0.03), blend=0)


def concentration(s: Sculpt) -> None:
    s.add(WHITE, common(ball((0, -0.22, 0), 0.45), ball((0, 0.22, 0), 0.45)), blend=0)
    s.add(ARCANE, egg((0, 0, 0.34), (0.16, 0.16, 0.1)), blend=0)
    s.add(BLACK, egg((0, 0, 0.42), (0.07, 0.1, 0.06)), blend=0)
    for i in range(8):
        a = i * math.pi / 4 + 0.39
        s.add(
            BOLT,
            rod((0.36 * math.cos(a), 0.34 * math.sin(a), 0.1), (0.44 * math.cos(a), 0.44 * math.sin(a), 0.1), 0.03),
            blend=0,
        )


def overcharge(s: Sculpt) -> None:
    s.add(ARCANE, ball((0, 0, 0), 0.3), blend=0)
    with s.within((0, 0, 0.26)):
        bolt(s, 0, 0, 0.56)
    for i in range(6):
        a = i * math.pi / 3 + 0.2
        s.add(
            BOLT,
            rod(
                (0.3 * math.cos(a), 0.3 * math.sin(a), 0.05),
                (0.45 * math.cos(a + 0.2), 0.45 * math.sin(a + 0.2), 0.05),
                0.035,
                0.01,
            ),
            blend=0,
        )


def mana_draught(s: Sculpt) -> None:
    part(s, e.flask(MANA, (0, -0.18, 0), 2.0), 0, 0, 0.85)


def blink_shield(s: Sculpt) -> None:
    with s.within((0.06, -0.02, 0), scale=1.1):
        gear.shield(s, "round", FROST, ARCANE, WHITE, 1.0, "star")
    with s.within((-0.14, 0.06, -0.12), scale=1.0):
        gear.shield(s, "round", paint(80, 90, 150), paint(120, 90, 180), ARCANE)


def twist_of_fate(s: Sculpt) -> None:
    die(s, WHITE, -0.16, -0.08, 0.16, 0.3, 3)
    die(s, GEMS["ruby"], 0.18, 0.1, 0.16, -0.3, 1)
    swoosh(s, ARCANE, 0.4, 3.4, 1.2, True, 0.1)
    swoosh(s, ARCANE, 0.4, 0.2, -1.9, True, 0.1)


def twin_cast(s: Sculpt) -> None:
    for side, p in ((1, FIRE), (-1, FROST)):
        with s.within((0, 0, 0.06 * side), z=side * 0.6, scale=0.8):
            e.wand(DARK_WOOD, p)(s)


def wide_pattern(s: Sculpt) -> None:
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            p = FLAME if x == y == 0 else FIRE if not x or not y else paint(120, 84, 150)
            s.add(p, box((x * 0.22, y * 0.22, 0), (0.095, 0.095, 0.06), 0.03), blend=0)


def blink(s: Sculpt) -> None:
    for x, y, p in ((-0.2, -0.16, paint(70, 150, 255, 0.5, glow=0.6)), (0.2, 0.16, FIRE)):
        s.add(p, ring((x, y, 0), 0.17, 0.05, x=_SIDE), blend=0)
        s.add(BLACK, drum((x, y, -0.02), 0.15, 0.02, 0.01, x=_SIDE), blend=0)
    s.add(WHITE, *(ball((-0.06 + 0.06 * i, -0.05 + 0.05 * i, 0.1), 0.03) for i in range(3)), blend=0)


def null_ward(s: Sculpt) -> None:
    s.add(ARCANE, gear.star((0, 0, 0.02), 0.27, 0.05), blend=0)
    s.add(RED, ring((0, 0, 0.1), 0.36, 0.055, x=_SIDE), rod((-0.25, -0.25, 0.16), (0.25, 0.25, 0.16), 0.055), blend=0)


CARDS = {
    "killer": (
        deadeye,
        hollow_point,
        sidestep,
        second_chance,
        sprint,
        run_and_gun,
        armour_breaker,
        slip_away,
        executioner,
    ),
    "tank": (
        brace,
        grit,
        heavy_swing,
        field_rations,
        cover_me,
        hold_the_line,
        grounding_spike,
        steady_feet,
        rallying_cry,
    ),
    "wizard": (
        concentration,
        overcharge,
        mana_draught,
        blink_shield,
        twist_of_fate,
        twin_cast,
        wide_pattern,
        blink,
        null_ward,
    ),
}


def card(s: Sculpt, make: e.Maker, role: str) -> None:
    s.add(ROLES[role], drum((0.06, 0, -0.42), 0.48, 0.04, 0.03, x=_SIDE), blend=0)
    s.add(DARK_STEEL, ring((0.06, 0, -0.4), 0.46, 0.025, x=_SIDE), blend=0)
    make(s)


for _role, _makers in CARDS.items():
    for _make in _makers:
        icon(f"bonus/{_make.__name__.replace('_', '-')}")(partial(card, make=_make, role=_role))
