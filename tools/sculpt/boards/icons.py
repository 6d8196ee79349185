"""Icons: small sculpts seen from the front, in a circle of radius one half about the origin."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from functools import partial

from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.paints import (
    ARCANE,
    BLACK,
    BONE,
    DARK_WOOD,
    FIRE,
    FLAME,
    FROST,
    GOLD,
    IRON,
    LEATHER,
    PARCHMENT,
    ROCK,
    STEEL,
    WHITE,
    WOOD,
    paint,
)
from tools.sculpt.pictures import layers, palette
from tools.sculpt.render import Camera
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, common, drum, egg, plate, ring, rod

SIZE = 96
RED = paint(224, 48, 58, 0.8)
GREEN = paint(70, 190, 90, 0.8)
BLUE = paint(60, 130, 230, 0.8)
VIOLET = paint(150, 80, 210, 0.6)
GREY = paint(130, 126, 132, 0.3)
VENOM = paint(140, 210, 50, 0.7)
GEMS = {
    "ruby": paint(230, 40, 70, 1.0, glow=0.15),
    "citrine": paint(250, 190, 40, 1.0, glow=0.15),
    "emerald": paint(40, 190, 100, 1.0, glow=0.15),
    "sapphire": paint(50, 110, 240, 1.0, glow=0.15),
}
_SIDE = math.pi / 2


def icon(
    name: str, turn: float = 0.0, lean: float = 0.0
) -> Callable[[Callable[[Sculpt], None]], Callable[[Sculpt], None]]:
    """Register an icon; `turn` rolls it, `lean` shows it from above."""

    def register(make: Callable[[Sculpt], None]) -> Callable[[Sculpt], None]:
        painting(f"icons/{name}", partial(looks, make, turn, lean))(partial(bake, make, turn, lean))
        return make

    return register


def sculpted(make: Callable[[Sculpt], None], turn: float) -> Sculpt:
    s = Sculpt()
    with s.within(z=turn):
        make(s)
    return s


def looks(make: Callable[[Sculpt], None], turn: float, lean: float) -> str:
    return f"{inspect.getsource(bake)} {SIZE} {lean} {sculpted(make, turn).parts}"


def bake(make: Callable[[Sculpt], None], turn: float, lean: float) -> Baked:
    s = sculpted(make, turn)
    camera = Camera(-0.22, 0.12 + lean, SIZE / 1.12)
    figure = layers(s, camera, (-0.56, -0.56, 0.56, 0.56), (False,), 3.0, False)[0].figure[:SIZE, :SIZE]
    return picture(palette(figure, 128))


def heart_of(s: Sculpt, p: Paint, k: float = 1.0, x: float = 0.0, y: float = 0.0) -> None:
    with s.within((x, y, 0), scale=k):
        for side in (1, -1):
            s.add(
                p,
                egg((side * 0.19, 0.12, 0), (0.235, 0.235, 0.16)),
                rod((side * 0.14, 0.06, 0), (0, -0.34, 0), 0.18, 0.05),
                blend=0.06,
            )
        s.add(WHITE, egg((-0.25, 0.22, 0.12), (0.05, 0.075, 0.03), z=0.5), blend=0)


def flame_of(s: Sculpt, outer: Paint = FIRE, inner: Paint = FLAME) -> None:
    s.chain(outer, ((0, -0.20, 0), (0.05, 0.08, 0), (-0.06, 0.44, 0)), (0.27, 0.19, 0.01), 0.05)
    s.chain(outer, ((0.2, -0.18, 0), (0.28, 0.16, 0)), (0.14, 0.01), 0.05)
    s.chain(outer, ((-0.2, -0.18, 0), (-0.30, 0.10, 0)), (0.14, 0.01), 0.05)
    s.chain(inner, ((0, -0.22, 0.18), (0.02, -0.02, 0.16), (-0.03, 0.16, 0.1)), (0.14, 0.10, 0.01), 0.05)


def snow_of(s: Sculpt, p: Paint = FROST) -> None:
    for i in range(6):
        with s.within(z=i * math.pi / 3):
            s.add(
                p,
                rod((0, 0, 0), (0, 0.43, 0), 0.05),
                rod((0, 0.25, 0), (0.12, 0.37, 0), 0.04),
                rod((0, 0.25, 0), (-0.12, 0.37, 0), 0.04),
                blend=0.01,
            )


def skull_of(s: Sculpt, glow: tuple[int, int, int] = (40, 30, 40), bone: Paint = BONE) -> None:
    with s.within((0, 0.05, 0), scale=1.15):
        heads.skull(s, bone, glow)


@icon("heart")
def _heart(s: Sculpt) -> None:
    heart_of(s, RED)


@icon("heart_empty")
def _heart_empty(s: Sculpt) -> None:
    heart_of(s, paint(74, 66, 76, 0.3))


@icon("wound")
def _wound(s: Sculpt) -> None:
    heart_of(s, paint(150, 24, 36, 0.6))
    s.chain(
        BLACK,
        ((0.06, 0.30, 0.15), (-0.05, 0.12, 0.19), (0.06, 0.0, 0.19), (-0.04, -0.16, 0.17), (0.01, -0.30, 0.1)),
        (0.03, 0.035, 0.035, 0.03, 0.015),
        0,
    )


@icon("potion")
def _potion(s: Sculpt) -> None:
    gear.flask(s, paint(60, 200, 130, 0.9, glow=0.2), (0, -0.16, 0), 2.3)


@icon("star")
def _star(s: Sculpt) -> None:
    s.add(paint(255, 206, 66, 0.9), gear.star((0, -0.02, 0), 0.5, 0.10), blend=0)


@icon("point")
def _point(s: Sculpt) -> None:
    s.add(GOLD, drum((0, 0, 0), 0.46, 0.07, 0.04, x=_SIDE), ring((0, 0, 0.06), 0.40, 0.04, x=_SIDE), blend=0)
    s.add(paint(255, 230, 140, 0.9), gear.star((0, 0, 0.07), 0.28, 0.06), blend=0)


@icon("coin")
def _coin(s: Sculpt) -> None:
    s.add(GOLD, drum((0, 0, 0), 0.44, 0.08, 0.04, x=_SIDE), ring((0, 0, 0.07), 0.37, 0.04, x=_SIDE), blend=0)
    s.add(paint(190, 130, 40, 0.6), box((0, 0, 0.07), (0.06, 0.2, 0.04), 0.02), blend=0)


@icon("skull")
def _skull(s: Sculpt) -> None:
    skull_of(s)


@icon("fire")
def _fire(s: Sculpt) -> None:
    flame_of(s)


@icon("ice")
def _ice(s: Sculpt) -> None:
    snow_of(s)


@icon("poison")
def _poison(s: Sculpt) -> None:
    s.chain(VENOM, ((0, -0.14, 0), (0, 0.12, 0), (0, 0.46, 0)), (0.32, 0.22, 0.01), 0.04)
    with s.within((0, -0.12, 0.2), scale=0.55):
        heads.skull(s, paint(240, 250, 220), (60, 110, 20))


@icon("slow")
def _slow(s: Sculpt) -> None:
    s.add(
        paint(230, 190, 130),
        rod((-0.36, -0.32, 0), (0.30, -0.32, 0), 0.11, 0.10),
        rod((0.30, -0.30, 0), (0.38, 0.0, 0), 0.10, 0.09),
        blend=0.06,
    )
    for dx in (-0.04, 0.08):
        s.add(paint(230, 190, 130), rod((0.38, 0.04, 0.02), (0.38 + dx, 0.24, 0.02), 0.03), blend=0.02)
        s.add(BLACK, ball((0.38 + dx, 0.26, 0.03), 0.05), blend=0)
    s.add(paint(150, 96, 60, 0.5), drum((-0.06, -0.02, 0), 0.30, 0.14, 0.1, x=_SIDE), blend=0)
    for r in (0.24, 0.15, 0.06):
        s.add(paint(214, 150, 90, 0.5), ring((-0.06, -0.02, 0.12), r, 0.03, x=_SIDE), blend=0)


@icon("hex")
def _hex(s: Sculpt) -> None:
    points = [(0.04 * i * math.cos(i * 0.62) * 1.05, 0.04 * i * math.sin(i * 0.62) * 1.05, 0.0) for i in range(1, 12)]
    s.chain(VIOLET, points, [0.035 + 0.006 * i for i in range(11)], 0.02)
    s.add(paint(230, 170, 255, 0.5, glow=0.7), ball((0, 0, 0.05), 0.08), blend=0)


@icon("bane")
def _bane(s: Sculpt) -> None:
    left = ((-0.40, 0.36), (-0.06, 0.42), (0.05, 0.2), (-0.08, 0.05), (0.04, -0.16), (-0.04, -0.45), (-0.36, -0.10))
    right = ((0.40, 0.36), (0.37, -0.10), (0.06, -0.42), (0.13, -0.15), (0.02, 0.04), (0.15, 0.2), (0.06, 0.42))
    s.add(STEEL, plate((-0.04, 0.02, 0), left[::-1], 0.07, 0.04, z=0.06), blend=0)
    s.add(STEEL, plate((0.05, -0.02, 0), right[::-1], 0.07, 0.04, z=-0.10), blend=0)
    s.add(
        RED,
        rod((-0.24, 0.2, 0.06), (-0.2, -0.1, 0.06), 0.045),
        rod((0.26, 0.18, 0.06), (0.24, -0.1, 0.06), 0.045),
        blend=0,
    )


@icon("knockdown")
def _knockdown(s: Sculpt) -> None:
    s.add(paint(240, 200, 160), egg((0, -0.18, 0), (0.30, 0.27, 0.25)), blend=0)
    for side in (1, -1):
        for turn in (0.7, -0.7):
            with s.within((side * 0.11, -0.15, 0.25), z=turn):
                s.add(BLACK, rod((-0.06, 0, 0), (0.06, 0, 0), 0.018), blend=0)
    s.add(heads.MOUTH, egg((0, -0.31, 0.2), (0.07, 0.04, 0.04)), blend=0)
    for i in range(3):
        a = i * 2.1 + 0.5
        s.add(
            paint(255, 214, 70, 0.8),
            gear.star((0.36 * math.cos(a), 0.27 + 0.11 * math.sin(a), 0.1 * math.sin(-a)), 0.15, 0.04),
            blend=0,
        )


@icon("strength", 0.0)
def _strength(s: Sculpt) -> None:
    skin = paint(236, 170, 120)
    s.add(
        skin,
        rod((-0.34, -0.34, 0), (-0.26, 0.06, 0), 0.13, 0.16),
        rod((-0.26, 0.0, 0), (0.08, -0.16, 0), 0.17, 0.20),
        rod((0.08, -0.18, 0), (0.24, 0.2, 0), 0.16, 0.12),
        blend=0.06,
    )
    s.add(skin, egg((0.22, 0.29, 0.02), (0.17, 0.16, 0.15)), blend=0.03)
    for i in range(3):
        s.add(skin, ball((0.10 + 0.1 * i, 0.37, 0.1), 0.07), blend=0.01)
    s.add(RED, ring((0.20, 0.12, 0), 0.12, 0.05, x=0.3, z=-0.4), blend=0)


@icon("armour")
def _armour(s: Sculpt) -> None:
    with s.within(scale=1.35):
        gear.shield(s, "heater", BLUE, STEEL, GOLD, 1.0, "boss")


@icon("will")
def _will(s: Sculpt) -> None:
    s.add(WHITE, common(ball((0, -0.28, 0), 0.55), ball((0, 0.28, 0), 0.55)), blend=0)
    s.add(ARCANE, egg((0, 0, 0.42), (0.19, 0.19, 0.1)), blend=0)
    s.add(BLACK, egg((0, 0, 0.5), (0.09, 0.12, 0.06)), blend=0)
    for i in range(5):
        a = math.pi / 2 + (i - 2) * 0.42
        s.add(
            ARCANE,
            rod((0.40 * math.cos(a), 0.36 * math.sin(a), 0), (0.50 * math.cos(a), 0.5 * math.sin(a), 0), 0.035),
            blend=0,
        )


@icon("dexterity", 0.7)
def _dexterity(s: Sculpt) -> None:
    s.chain(WHITE, ((0, -0.5, 0), (0, -0.2, 0)), (0.02, 0.03), 0)
    s.chain(paint(90, 200, 120, 0.4), ((0, -0.24, 0), (0, 0.10, 0), (0.03, 0.48, 0)), (0.08, 0.17, 0.02), 0.05)
    s.add(WHITE, rod((0, -0.3, 0.14), (0.02, 0.3, 0.12), 0.018), blend=0)


@icon("melee", -0.78)
def _melee(s: Sculpt) -> None:
    with s.within((0, -0.30, 0)):
        gear.sword(s, 0.66, 0.11)


@icon("missile", -0.78)
def _missile(s: Sculpt) -> None:
    s.add(WOOD, rod((0, -0.44, 0), (0, 0.26, 0), 0.035), blend=0)
    s.add(STEEL, plate((0, 0.2, 0), ((-0.14, -0.02), (0, 0.04), (0.14, -0.02), (0, 0.32)), 0.05, 0.03), blend=0)
    for side in (1, -1):
        for i in range(3):
            s.add(RED, rod((0, -0.22 - 0.08 * i, 0), (side * 0.12, -0.32 - 0.08 * i, 0), 0.035, 0.02), blend=0)


@icon("magic", -0.6)
def _magic(s: Sculpt) -> None:
    s.add(DARK_WOOD, rod((0, -0.5, 0), (0, 0.1, 0), 0.05, 0.04), blend=0)
    s.add(GOLD, ring((0, 0.02, 0), 0.05, 0.03), blend=0)
    s.add(paint(190, 130, 255, 0.8, glow=0.5), gear.star((0, 0.24, 0), 0.26, 0.07), blend=0)


@icon("support")
def _support(s: Sculpt) -> None:
    s.add(GREEN, box((0, 0, 0), (0.15, 0.42, 0.1), 0.06), box((0, 0, 0), (0.42, 0.15, 0.1), 0.06), blend=0.02)


@icon("move")
def _move(s: Sculpt) -> None:
    s.add(
        LEATHER,
        rod((-0.12, 0.32, 0), (-0.10, -0.2, 0), 0.17, 0.15),
        egg((0.08, -0.27, 0), (0.34, 0.15, 0.17)),
        blend=0.06,
    )
    s.add(DARK_WOOD, box((0.06, -0.40, 0), (0.36, 0.05, 0.17), 0.03), blend=0)
    s.add(GOLD, ring((-0.12, 0.36, 0), 0.16, 0.05), blend=0)
    for i in range(3):
        s.add(WHITE, rod((-0.26, 0.12 - 0.1 * i, -0.1), (-0.5, 0.22 - 0.13 * i, -0.14), 0.06, 0.02), blend=0.01)


@icon("action")
def _action(s: Sculpt) -> None:
    s.add(
        FLAME,
        plate(
            (0, 0, 0),
            ((0.10, 0.5), (-0.30, -0.06), (-0.03, -0.06), (-0.12, -0.5), (0.30, 0.10), (0.03, 0.10)),
            0.08,
            0.04,
        ),
        blend=0,
    )


def gem_of(s: Sculpt, p: Paint) -> None:
    s.add(
        p, plate((0, 0, 0), ((-0.42, 0.14), (-0.24, 0.38), (0.24, 0.38), (0.42, 0.14), (0, -0.46)), 0.16, 0.09), blend=0
    )
    s.add(WHITE, egg((-0.2, 0.2, 0.15), (0.05, 0.06, 0.03)), blend=0)


for _name, _gem in GEMS.items():
    icon(_name)(partial(gem_of, p=_gem))


def bag(s: Sculpt, p: Paint = LEATHER) -> None:
    s.add(p, egg((0, -0.14, 0), (0.40, 0.33, 0.26)), drum((0, 0.22, 0), 0.15, 0.08, 0.04, 0.24), blend=0.06)
    s.add(GOLD, ring((0, 0.15, 0), 0.17, 0.045), ball((0.0, -0.10, 0.26), 0.09), blend=0)


for _name, _colour in {
    "loot": LEATHER,
    "bag_red": RED,
    "bag_blue": BLUE,
    "bag_yellow": paint(240, 196, 50),
    "bag_grey": GREY,
    "bag_black": paint(46, 44, 54, 0.4),
    "bag_green": GREEN,
}.items():
    icon(_name)(partial(bag, p=_colour))


@icon("treasure")
def _treasure(s: Sculpt) -> None:
    from tools.sculpt.kins.things import chest

    with s.within((0, -0.3, 0), scale=1.2):
        chest(s, "idle")


@icon("crystal")
def _crystal(s: Sculpt) -> None:
    from tools.sculpt.kins.things import CRYSTAL

    for x, h, z in ((0, 0.5, 0), (0.22, 0.2, 0.03), (-0.22, 0.28, 0.03)):
        s.chain(CRYSTAL, ((x * 0.6, -0.4, z), (x, h - 0.22, z), (x * 1.1, h, z)), (0.12, 0.15, 0.01), 0)


@icon("siege")
def _siege(s: Sculpt) -> None:
    s.add(ROCK, drum((0, -0.12, 0), 0.27, 0.34, 0.03), drum((0, 0.26, 0), 0.34, 0.08, 0.03), blend=0.02)
    for i in range(6):
        a = i * math.pi / 3
        s.add(ROCK, box((0.30 * math.cos(a), 0.38, 0.30 * math.sin(a)), (0.08, 0.09, 0.08), 0.02), blend=0)
    s.add(BLACK, box((0, -0.26, 0.25), (0.09, 0.15, 0.05), 0.05), blend=0)
    s.add(
        FLAME,
        rod((-0.1, 0.1, 0.28), (0.04, -0.02, 0.3), 0.03),
        rod((0.04, -0.02, 0.3), (-0.02, -0.05, 0.3), 0.03),
        blend=0,
    )


@icon("mana")
def _mana(s: Sculpt) -> None:
    s.chain(paint(70, 150, 255, 0.9, glow=0.2), ((0, -0.14, 0), (0, 0.12, 0), (0, 0.46, 0)), (0.32, 0.22, 0.01), 0.04)
    s.add(WHITE, egg((-0.13, -0.06, 0.25), (0.06, 0.1, 0.04), z=0.3), blend=0)


@icon("critical")
def _critical(s: Sculpt) -> None:
    s.add(FIRE, gear.star((0, 0, 0), 0.52, 0.07, 9), blend=0)
    s.add(FLAME, gear.star((0, 0, 0.08), 0.30, 0.06, 9), blend=0)


@icon("fail")
def _fail(s: Sculpt) -> None:
    gear.bomb(s, 0.32, (-0.05, -0.12, 0))


@icon("lock")
def _lock(s: Sculpt) -> None:
    s.add(GOLD, box((0, -0.16, 0), (0.32, 0.27, 0.13), 0.07), blend=0)
    s.add(STEEL, common(ring((0, 0.14, 0), 0.20, 0.065, x=_SIDE), box((0, 0.34, 0), (0.5, 0.24, 0.5))), blend=0)
    s.add(BLACK, ball((0, -0.11, 0.13), 0.065), rod((0, -0.13, 0.13), (0, -0.26, 0.13), 0.03), blend=0)


@icon("key", -0.7)
def _key(s: Sculpt) -> None:
    s.add(
        GOLD,
        ring((0, 0.28, 0), 0.16, 0.06, x=_SIDE),
        rod((0, 0.12, 0), (0, -0.46, 0), 0.05),
        box((0.09, -0.40, 0), (0.1, 0.04, 0.04), 0.015),
        box((0.07, -0.27, 0), (0.08, 0.04, 0.04), 0.015),
        blend=0.01,
    )


@icon("crown")
def _crown(s: Sculpt) -> None:
    with s.within((0, -0.5, 0), scale=1.75):
        heads.crown(s, GOLD, GEMS["ruby"])


@icon("flag")
def _flag(s: Sculpt) -> None:
    s.add(DARK_WOOD, rod((-0.3, -0.5, 0), (-0.3, 0.46, 0), 0.045), blend=0)
    s.add(
        RED,
        plate((-0.28, 0.2, 0), ((0, -0.22), (0, 0.24), (0.70, 0.18), (0.50, 0.0), (0.70, -0.2)), 0.05, 0.03),
        blend=0,
    )


# Roles of the show


@icon("killer", -0.78)
def _killer(s: Sculpt) -> None:
    with s.within((0, -0.18, 0), scale=1.6):
        gear.dagger(s, long=0.36)


@icon("tank")
def _tank(s: Sculpt) -> None:
    with s.within(scale=1.1):
        gear.shield(s, "tower", RED, STEEL, GOLD, 1.0, "star")


@icon("wizard")
def _wizard(s: Sculpt) -> None:
    with s.within((-0.06, -0.44, 0), scale=0.86):
        gear.wizard_hat(s, paint(90, 70, 190), GOLD, 0.5, 0.62, 0.16)


# Abilities of the dungeon dice


@icon("ability/armor")
def _a_armor(s: Sculpt) -> None:
    s.add(STEEL, egg((0, 0.02, 0), (0.33, 0.38, 0.22)), blend=0)
    for side in (1, -1):
        s.add(STEEL, egg((side * 0.34, 0.22, 0), (0.16, 0.13, 0.15)), blend=0.01)
    s.add(GOLD, rod((0, 0.36, 0.12), (0, -0.32, 0.16), 0.03), rod((-0.2, 0.1, 0.17), (0.2, 0.1, 0.17), 0.03), blend=0)


@icon("ability/sword", -0.78)
def _a_sword(s: Sculpt) -> None:
    _melee(s)


@icon("ability/vorpal", -0.78)
def _a_vorpal(s: Sculpt) -> None:
    with s.within((0, -0.30, 0)):
        gear.sword(s, 0.68, 0.13, paint(70, 60, 84, 0.9), paint(200, 50, 70, 0.8))
    s.add(paint(255, 70, 90, 0.5, glow=0.9), rod((0, -0.05, 0.04), (0, 0.3, 0.04), 0.02), blend=0)


@icon("ability/aegis")
def _a_aegis(s: Sculpt) -> None:
    with s.within(scale=1.5):
        gear.shield(s, "round", paint(60, 56, 70, 0.8), GOLD, paint(110, 220, 255, 0.8, glow=0.5), 1.0, "star")


@icon("ability/boomerang")
def _a_boomerang(s: Sculpt) -> None:
    s.chain(WOOD, ((-0.40, -0.30, 0), (0, 0.32, 0), (0.40, -0.30, 0)), (0.09, 0.14, 0.09), 0.03)
    for side in (1, -1):
        s.add(RED, ball((side * 0.36, -0.24, 0), 0.105), blend=0)


@icon("ability/fire")
def _a_fire(s: Sculpt) -> None:
    flame_of(s)


@icon("ability/freeze")
def _a_freeze(s: Sculpt) -> None:
    snow_of(s)


@icon("ability/gust")
def _a_gust(s: Sculpt) -> None:
    air = paint(210, 236, 246, 0.4)
    s.chain(
        air,
        ((-0.46, 0.1, 0), (0.2, 0.14, 0), (0.36, 0.26, 0), (0.24, 0.38, 0), (0.12, 0.30, 0)),
        (0.03, 0.06, 0.06, 0.055, 0.03),
        0.02,
    )
    s.chain(
        air,
        ((-0.36, -0.08, 0), (0.28, -0.08, 0), (0.44, -0.20, 0), (0.32, -0.34, 0), (0.2, -0.26, 0)),
        (0.03, 0.06, 0.06, 0.055, 0.03),
        0.02,
    )
    s.chain(air, ((-0.48, -0.28, 0), (0.02, -0.28, 0)), (0.02, 0.05), 0.02)


@icon("ability/healing")
def _a_healing(s: Sculpt) -> None:
    heart_of(s, paint(240, 110, 140, 0.7))
    s.add(WHITE, box((0, 0.0, 0.2), (0.06, 0.18, 0.04), 0.03), box((0, 0.0, 0.2), (0.18, 0.06, 0.04), 0.03), blend=0.01)


@icon("ability/necromancy")
def _a_necromancy(s: Sculpt) -> None:
    skull_of(s, (110, 255, 160))
    for side in (1, -1):
        s.add(BONE, rod((side * -0.4, -0.46, -0.1), (side * 0.4, -0.28, -0.1), 0.05), blend=0)


@icon("ability/pain")
def _a_pain(s: Sculpt) -> None:
    s.add(RED, ball((0, 0, 0), 0.24), blend=0)
    for i in range(8):
        a = i * math.pi / 4
        s.add(
            RED,
            rod((0.18 * math.cos(a), 0.18 * math.sin(a), 0), (0.5 * math.cos(a), 0.5 * math.sin(a), 0), 0.11, 0.01),
            blend=0.03,
        )
    s.add(BLACK, ball((0, 0, 0.2), 0.10), blend=0)


@icon("ability/petrify")
def _a_petrify(s: Sculpt) -> None:
    stone = paint(140, 138, 136, 0.2, grain=0.2)
    s.add(stone, egg((0, 0, 0), (0.36, 0.40, 0.3)), blend=0)
    for side in (1, -1):
        s.add(paint(80, 78, 78), egg((side * 0.14, 0.05, 0.26), (0.09, 0.06, 0.06)), blend=0)
        s.chain(
            paint(96, 150, 80, 0.4),
            ((side * 0.2, 0.3, 0), (side * 0.42, 0.42, 0.05), (side * 0.46, 0.24, 0.1)),
            (0.07, 0.06, 0.05),
            0.02,
        )
    s.chain(paint(96, 150, 80, 0.4), ((0, 0.36, 0), (0.06, 0.5, 0.05), (-0.06, 0.5, 0.1)), (0.07, 0.05, 0.045), 0.02)
    s.add(paint(80, 78, 78), rod((-0.1, -0.17, 0.26), (0.1, -0.17, 0.26), 0.03), blend=0)


@icon("ability/protection")
def _a_protection(s: Sculpt) -> None:
    s.add(paint(120, 200, 255, 0.9, glow=0.3), ring((0, 0, 0), 0.38, 0.07, x=_SIDE), blend=0)
    with s.within(scale=0.85):
        gear.shield(s, "heater", BLUE, WHITE, WHITE, 1.0, "cross")


@icon("ability/scroll")
def _a_scroll(s: Sculpt) -> None:
    s.add(
        PARCHMENT,
        box((0, 0, 0), (0.30, 0.32, 0.04), 0.02),
        rod((-0.36, 0.34, 0.02), (0.36, 0.34, 0.02), 0.085),
        rod((-0.36, -0.34, 0.02), (0.36, -0.34, 0.02), 0.085),
        blend=0.01,
    )
    for i in range(3):
        s.add(
            paint(120, 70, 160),
            rod((-0.18, 0.14 - 0.13 * i, 0.05), (0.18 - 0.1 * (i % 2), 0.14 - 0.13 * i, 0.05), 0.02),
            blend=0,
        )


@icon("ability/stun")
def _a_stun(s: Sculpt) -> None:
    _knockdown(s)


@icon("ability/tangle")
def _a_tangle(s: Sculpt) -> None:
    rope = paint(110, 160, 70, 0.3)
    s.add(
        rope,
        ring((0, 0, 0), 0.32, 0.055, x=_SIDE),
        ring((0.06, 0.04, 0.03), 0.22, 0.05, x=1.1, z=0.5),
        ring((-0.06, 0, 0), 0.30, 0.05, x=0.9, z=-0.8),
        blend=0,
    )
    for i in range(6):
        a = i * 1.05
        s.add(
            rope,
            rod(
                (0.34 * math.cos(a), 0.34 * math.sin(a), 0),
                (0.48 * math.cos(a + 0.2), 0.48 * math.sin(a + 0.2), 0.05),
                0.05,
                0.01,
            ),
            blend=0.01,
        )


@icon("ability/toad")
def _a_toad(s: Sculpt) -> None:
    toad = paint(110, 170, 70, 0.5)
    s.add(toad, egg((0, -0.14, 0), (0.42, 0.30, 0.32)), blend=0)
    for side in (1, -1):
        s.add(toad, ball((side * 0.2, 0.16, 0.05), 0.16), blend=0.04)
        s.add(WHITE, egg((side * 0.2, 0.18, 0.17), (0.10, 0.11, 0.06)), blend=0)
        s.add(BLACK, egg((side * 0.2, 0.18, 0.22), (0.06, 0.04, 0.03)), blend=0)
    s.chain(heads.MOUTH, ((-0.3, -0.14, 0.22), (0, -0.2, 0.32), (0.3, -0.14, 0.22)), (0.02, 0.025, 0.02), 0)


@icon("ability/void")
def _a_void(s: Sculpt) -> None:
    s.add(paint(30, 20, 44, 0.8), ball((0, 0, 0), 0.33), blend=0)
    s.add(paint(160, 90, 255, 0.5, glow=0.8), ring((0, 0, 0), 0.42, 0.04, x=1.15, z=0.35), blend=0)
    s.add(
        paint(220, 190, 255, 0.5, glow=0.9), ball((0.12, 0.12, 0.28), 0.035), ball((-0.14, -0.05, 0.29), 0.025), blend=0
    )


@icon("ability/poison")
def _a_poison(s: Sculpt) -> None:
    _poison(s)


@icon("ability/strength")
def _a_strength(s: Sculpt) -> None:
    _strength(s)


@icon("trap")
def _trap(s: Sculpt) -> None:
    for side in (1, -1):
        s.add(
            IRON, common(ring((0, -0.05, 0), 0.38, 0.06, x=_SIDE), box((0, side * 0.3, 0), (0.6, 0.28, 0.3))), blend=0
        )
        for i in range(5):
            x = (i - 2) * 0.15
            y = -0.05 + side * math.sqrt(max(0.38**2 - x * x, 0.02))
            s.add(STEEL, rod((x, y, 0), (x * 0.8, y - side * 0.2, 0), 0.06, 0.005), blend=0)


@icon("wand", -0.7)
def _wand(s: Sculpt) -> None:
    s.add(DARK_WOOD, rod((0, -0.5, 0), (0, 0.28, 0), 0.055, 0.035), blend=0)
    s.add(GEMS["sapphire"], ball((0, 0.36, 0), 0.12), blend=0)
