"""How equipment is sculpted, kind by kind: a silhouette for each, in the paints of the piece."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.paints import (
    BLACK,
    DARK_LEATHER,
    DARK_STEEL,
    DARK_WOOD,
    FIRE,
    GOLD,
    IRON,
    LEATHER,
    PARCHMENT,
    STEEL,
    WHITE,
    WOOD,
    paint,
    shifted,
)
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import ball, box, common, cut, drum, egg, plate, ring, rod

Maker = Callable[[Sculpt], None]
RED = paint(224, 48, 58, 0.8)
_SIDE = math.pi / 2


def moved(make: Callable[..., None], at: tuple[float, float], scale: float = 1.0) -> Callable[..., Maker]:
    """Return what makes a maker of a piece of gear, brought into the middle."""

    def with_paints(*args: object, **more: object) -> Maker:
        def piece(s: Sculpt) -> None:
            with s.within((*at, 0), scale=scale):
                make(s, *args, **more)

        return piece

    return with_paints


def maker(make: Callable[..., None]) -> Callable[..., Maker]:
    """Return what makes a maker of a sculpt with its paints."""
    return lambda *args, **more: partial(_late, make, args, more)


def _late(make: Callable[..., None], args: tuple[object, ...], more: dict[str, object], s: Sculpt) -> None:
    make(s, *args, **more)


sword = moved(gear.sword, (0, -0.30))
dagger = moved(gear.dagger, (0, -0.26), 1.7)
axe = moved(gear.axe, (0, -0.34), 1.15)
hammer = moved(gear.hammer, (0, -0.32), 1.15)
maul = moved(gear.hammer, (0, -0.32), 0.96)
mace = moved(gear.mace, (0, -0.24), 1.2)
pole = moved(gear.spear, (0, -0.12), 0.72)
scythe = moved(gear.scythe, (-0.2, -0.1), 0.8)
staff = moved(gear.staff, (0, -0.08), 0.74)
crossbow = moved(gear.crossbow, (0, -0.14), 1.35)
flask = moved(gear.flask, (0, 0), 1.0)


@maker
def bow(s: Sculpt, wood: Paint, tip: Paint, long: float = 0.42, grip: Paint = DARK_LEATHER) -> None:
    """Bent to the left, its string at the right, an arrow on it."""
    points = [(0.16 - 0.3 * math.cos(t * _SIDE) + 0.05 * t**6, long * t, 0.0) for t in (i / 4 for i in range(-4, 5))]
    s.chain(wood, points, [0.02 + 0.035 * (1 - abs(i - 4) / 4) for i in range(9)], 0.02)
    s.add(WHITE, rod(points[0], points[-1], 0.014), blend=0)
    s.add(tip, ball(points[0], 0.05), ball(points[-1], 0.05), blend=0)
    s.add(grip, rod((-0.14, -0.08, 0), (-0.14, 0.08, 0), 0.07), blend=0)
    s.add(WOOD, rod((0.3, 0, 0.05), (-0.34, 0, 0.05), 0.022), blend=0)
    s.add(STEEL, plate((-0.34, 0, 0.05), ((0, 0.08), (-0.16, 0), (0, -0.08)), 0.03, 0.01), blend=0)
    s.add(tip, rod((0.24, 0, 0.05), (0.34, 0.08, 0.05), 0.03), rod((0.24, 0, 0.05), (0.34, -0.08, 0.05), 0.03), blend=0)


@maker
def gun(s: Sculpt, barrel: Paint, stock: Paint, trim: Paint = GOLD, long: float = 0.5, scope: bool = False) -> None:
    """From its side, aimed at the left; a stock for the shoulder where it is long."""
    is_pistol = long < 0.4
    back = 0.16 if is_pistol else 0.12
    s.add(barrel, rod((back, 0.1, 0), (back - 2 * long * 0.6, 0.1, 0), 0.065 if is_pistol else 0.048), blend=0)
    s.add(trim, ring((back - 2 * long * 0.6, 0.1, 0), 0.05, 0.028, z=_SIDE), blend=0)
    s.add(trim, ring((back - 0.02, -0.03, 0), 0.075, 0.02, x=_SIDE), blend=0)
    if is_pistol:
        s.add(stock, rod((back, 0.06, 0), (back + 0.16, -0.28, 0), 0.09, 0.1), blend=0.02)
    else:
        outline = ((0.02, 0.14), (0.42, 0.04), (0.44, -0.2), (0.3, -0.14), (0.1, 0.02), (-0.24, 0.02), (-0.24, 0.1))
        s.add(stock, plate((0.02, 0.02, 0), outline, 0.05, 0.03), blend=0)
    s.add(trim, rod((back, 0.15, 0), (back + 0.08, 0.24, 0), 0.035), blend=0)
    if scope:
        s.add(trim, rod((-0.2, 0.22, 0), (0.08, 0.22, 0), 0.045), blend=0)


@maker
def scimitar(s: Sculpt, blade: Paint = STEEL, guard: Paint = GOLD) -> None:
    s.add(LEATHER, rod((0, -0.46, 0), (0, -0.24, 0), 0.045), blend=0)
    s.add(guard, box((0, -0.22, 0), (0.14, 0.035, 0.05), 0.02), ball((0, -0.47, 0), 0.06), blend=0)
    outline = ((-0.06, -0.2), (0.06, -0.2), (0.10, 0.05), (0.06, 0.25), (-0.16, 0.48), (-0.20, 0.24), (-0.12, 0.0))
    s.add(blade, plate((0.04, 0, 0), outline, 0.035, 0.02), blend=0)


@maker
def fans(s: Sculpt, silk: Paint, rib: Paint = GOLD) -> None:
    for i in range(9):
        a = _SIDE + (i - 4) * 0.3
        x, y = math.cos(a), math.sin(a)
        p = silk if i % 2 else shifted(silk, 0.35)
        s.add(
            p,
            plate(
                (0, -0.26, 0.01 * (i % 2)),
                tuple(
                    (r * math.cos(a + d), r * math.sin(a + d))
                    for r, d in ((0.2, -0.16), (0.52, -0.16), (0.52, 0.16), (0.2, 0.16))
                ),
                0.03,
                0.01,
            ),
            blend=0,
        )
        s.add(rib, rod((0, -0.26, 0.04), (x * 0.54, -0.26 + y * 0.54, 0.04), 0.018), blend=0)
    s.add(rib, ball((0, -0.26, 0.05), 0.07), blend=0)


@maker
def censer(s: Sculpt, metal: Paint = GOLD, fire: Paint = FIRE) -> None:
    s.add(metal, egg((0, -0.2, 0), (0.28, 0.24, 0.24)), drum((0, 0.06, 0), 0.2, 0.05, 0.03, 0.08), blend=0)
    s.add(fire, egg((0, -0.02, 0.06), (0.23, 0.05, 0.2)), blend=0)
    for side in (1, -1):
        s.chain(metal, ((side * 0.24, -0.08, 0), (side * 0.14, 0.24, 0), (0, 0.46, 0)), (0.022, 0.022, 0.022), 0)
        s.chain(
            fire,
            ((side * 0.25, -0.2, -0.04), (side * 0.5, 0.14, -0.06), (side * 0.3, 0.12, -0.06)),
            (0.09, 0.05, 0.01),
            0.03,
        )
    s.add(metal, ring((0, 0.46, 0), 0.05, 0.02, x=_SIDE), blend=0)


@maker
def launcher(s: Sculpt, tube: Paint, gem: Paint) -> None:
    s.add(tube, rod((0, -0.36, 0), (0, 0.3, 0), 0.15), blend=0)
    s.add(GOLD, ring((0, 0.36, 0), 0.16, 0.05), ring((0, -0.3, 0), 0.15, 0.04), blend=0)
    s.add(gem, egg((0, 0.44, 0), (0.13, 0.14, 0.13)), blend=0)
    s.add(WOOD, rod((0.12, -0.06, 0), (0.32, -0.16, 0), 0.06), rod((0.12, -0.3, 0), (0.3, -0.4, 0), 0.06), blend=0)


@maker
def cuirass(s: Sculpt, metal: Paint = STEEL, trim: Paint = GOLD, mark: str = "", gem: Paint = RED) -> None:
    """Plate: round shoulders, a waist, a ridge; mark: star, rune, flame or none."""
    chest = (
        (-0.26, 0.34),
        (-0.12, 0.28),
        (0.12, 0.28),
        (0.26, 0.34),
        (0.33, 0.1),
        (0.22, -0.18),
        (0.3, -0.42),
        (-0.3, -0.42),
        (-0.22, -0.18),
        (-0.33, 0.1),
    )
    s.add(metal, plate((0, 0, 0), chest, 0.15, 0.1), blend=0)
    s.add(metal, egg((-0.13, 0.1, 0.1), (0.17, 0.17, 0.12)), egg((0.13, 0.1, 0.1), (0.17, 0.17, 0.12)), blend=0.04)
    for side in (1, -1):
        s.add(metal, egg((side * 0.36, 0.26, 0), (0.15, 0.14, 0.15)), blend=0)
        s.add(trim, ring((side * 0.36, 0.2, 0), 0.14, 0.03), blend=0)
    s.add(
        trim, box((0, -0.24, 0.02), (0.24, 0.035, 0.15), 0.02), box((0, -0.41, 0.02), (0.3, 0.03, 0.15), 0.02), blend=0
    )
    if mark == "star":
        s.add(gem, gear.star((0, 0.06, 0.21), 0.16, 0.03), blend=0)
    elif mark == "rune":
        for a, b in (
            ((-0.1, 0.2), (-0.1, -0.14)),
            ((-0.1, 0.2), (0.1, 0.08)),
            ((0.1, 0.08), (-0.1, 0.0)),
            ((-0.02, 0.02), (0.1, -0.14)),
        ):
            s.add(gem, rod((*a, 0.22), (*b, 0.22), 0.03), blend=0)
    elif mark == "flame":
        s.chain(gem, ((0, -0.12, 0.2), (0.03, 0.06, 0.22), (-0.03, 0.26, 0.18)), (0.12, 0.09, 0.01), 0.04)


@maker
def vest(s: Sculpt, cloth: Paint, trim: Paint, half: Paint | None = None, sleeves: bool = False) -> None:
    """Cloth or leather over the shoulders, open at the neck; half: another right side."""
    for side, p in ((-1, cloth), (1, half or cloth)):
        outline = [
            (side * x, y)
            for x, y in ((0.02, -0.42), (0.3, -0.42), (0.25, 0.08), (0.34, 0.34), (0.14, 0.44), (0.02, 0.12))
        ]
        s.add(p, plate((0, 0, 0), outline, 0.13, 0.06), blend=0)
        if sleeves:
            s.add(p, rod((side * 0.28, 0.28, 0), (side * 0.42, -0.02, 0), 0.12, 0.1), blend=0.03)
        s.add(trim, rod((side * 0.14, 0.43, 0.08), (side * 0.03, 0.12, 0.14), 0.03), blend=0)
    s.add(trim, box((0, -0.26, 0.02), (0.3, 0.04, 0.14), 0.02), blend=0)
    for y in (0.02, -0.1, -0.38):
        s.add(trim, ball((0, y, 0.14), 0.035), blend=0)


@maker
def mail(s: Sculpt, metal: Paint = STEEL) -> None:
    """A shirt of rings with short sleeves."""
    dark = shifted(metal, -0.5)
    body = (
        (-0.24, 0.36),
        (-0.1, 0.28),
        (0.1, 0.28),
        (0.24, 0.36),
        (0.48, 0.12),
        (0.36, -0.04),
        (0.28, 0.04),
        (0.3, -0.44),
        (-0.3, -0.44),
        (-0.28, 0.04),
        (-0.36, -0.04),
        (-0.48, 0.12),
    )
    s.add(dark, plate((0, 0, 0), body, 0.1, 0.05), blend=0)
    for row in range(7):
        for col in range(-3, 4):
            x, y = col * 0.095 + 0.0475 * (row % 2), 0.22 - row * 0.105
            if abs(x) < 0.29:
                s.add(metal, ring((x, y, 0.1), 0.045, 0.018, x=_SIDE), blend=0)


@maker
def shell(s: Sculpt, horn: Paint, rim: Paint) -> None:
    s.add(rim, egg((0, 0, -0.04), (0.44, 0.46, 0.16)), blend=0)
    s.add(horn, egg((0, 0.02, 0.04), (0.36, 0.39, 0.22)), blend=0)
    for i in range(6):
        a = i * math.pi / 3 + 0.52
        s.add(
            rim,
            rod(
                (0.14 * math.cos(a), 0.02 + 0.15 * math.sin(a), 0.25),
                (0.36 * math.cos(a), 0.02 + 0.38 * math.sin(a), 0.05),
                0.022,
            ),
            blend=0,
        )
        b = a + math.pi / 3
        s.add(
            rim,
            rod(
                (0.14 * math.cos(a), 0.02 + 0.15 * math.sin(a), 0.25),
                (0.14 * math.cos(b), 0.02 + 0.15 * math.sin(b), 0.25),
                0.022,
            ),
            blend=0,
        )


@maker
def robe(s: Sculpt, cloth: Paint, trim: Paint = GOLD) -> None:
    s.add(
        cloth,
        drum((0, -0.16, 0), 0.36, 0.32, 0.06, 0.17),
        rod((0, 0.2, 0), (0.36, -0.08, 0), 0.11, 0.13),
        rod((0, 0.2, 0), (-0.36, -0.08, 0), 0.11, 0.13),
        blend=0.06,
    )
    s.add(
        trim, ring((0, -0.02, 0), 0.24, 0.04), ring((0, 0.28, 0), 0.11, 0.04), ring((0, -0.45, 0), 0.35, 0.04), blend=0
    )
    s.add(trim, rod((0, -0.04, 0.24), (0, -0.42, 0.36), 0.025), blend=0)


@maker
def cloak(s: Sculpt, cloth: Paint, trim: Paint = GOLD, collar: Paint | None = None, thorns: bool = False) -> None:
    """Spread out from the shoulders to a wide hem, hanging from a brooch."""
    hem = (
        (-0.1, 0.42),
        (0.1, 0.42),
        (0.24, 0.3),
        (0.44, -0.4),
        (0.22, -0.46),
        (0.1, -0.38),
        (0, -0.46),
        (-0.1, -0.38),
        (-0.22, -0.46),
        (-0.44, -0.4),
        (-0.24, 0.3),
    )
    s.add(cloth, plate((0, 0, 0), hem, 0.09, 0.06), blend=0)
    for x in (-0.26, -0.09, 0.09, 0.26):
        s.add(shifted(cloth, -0.3), rod((x * 0.4, 0.24, 0.08), (x, -0.4, 0.09), 0.02), blend=0.01)
    s.add(collar or shifted(cloth, 0.25), rod((-0.18, 0.34, 0.04), (0.18, 0.34, 0.04), 0.1), blend=0)
    s.add(trim, ball((0, 0.3, 0.14), 0.075), blend=0)
    if thorns:
        for i in range(7):
            x = (i - 3) * 0.1
            s.add(collar or trim, rod((x, 0.36, 0.05), (x * 1.4, 0.5, 0.05), 0.04, 0.005), blend=0)


@maker
def hood(s: Sculpt, cloth: Paint, shade: Paint = BLACK, eyes: Paint | None = None) -> None:
    with s.within((0, -0.02, 0), scale=0.95):
        heads.hood(s, cloth, shade=shade)
        if eyes is not None:
            for side in (1, -1):
                s.add(eyes, egg((side * 0.12, -0.04, 0.34), (0.055, 0.035, 0.04)), blend=0)


@maker
def hat(s: Sculpt, kind: str, main: Paint, trim: Paint = GOLD) -> None:
    with s.within((0, -0.26, 0), scale=1.15):
        gear.cap(s, kind, main, trim)


@maker
def pointed(s: Sculpt, main: Paint, trim: Paint = GOLD) -> None:
    with s.within((-0.06, -0.44, 0), scale=0.86):
        gear.wizard_hat(s, main, trim, 0.5, 0.62, 0.16)


@maker
def horned(s: Sculpt, metal: Paint, horn: Paint) -> None:
    with s.within((0, -0.04, 0), scale=0.7):
        gear.great_helm(s, metal, None, "slit")
        for side in (1, -1):
            curl = [
                (side * (0.46 + r * math.cos(a)), 0.06 + r * math.sin(a), 0.04 * i)
                for i, (a, r) in enumerate((2.3 - 0.8 * i, 0.25 - 0.022 * i) for i in range(8))
            ]
            s.chain(horn, curl, [0.1 - 0.011 * i for i in range(8)], 0.02)


@maker
def visor(s: Sculpt, metal: Paint, trim: Paint) -> None:
    """A face plate with a slit and holes, and nothing behind it."""
    outline = ((-0.36, 0.3), (0, 0.4), (0.36, 0.3), (0.34, -0.1), (0, -0.44), (-0.34, -0.1))
    s.add(metal, plate((0, 0, 0), outline, 0.12, 0.08), blend=0)
    s.add(
        trim,
        rod((0, 0.36, 0.13), (0, -0.36, 0.13), 0.03),
        rod((-0.34, 0.26, 0.08), (0, 0.36, 0.12), 0.03),
        rod((0.34, 0.26, 0.08), (0, 0.36, 0.12), 0.03),
        blend=0,
    )
    for side in (1, -1):
        s.add(BLACK, box((side * 0.17, 0.1, 0.13), (0.11, 0.04, 0.03), 0.03), blend=0)
        for y in (-0.08, -0.19):
            s.add(BLACK, ball((side * 0.1, y, 0.12), 0.035), ball((side * 0.2, y + 0.02, 0.11), 0.035), blend=0)


@maker
def bonnet(s: Sculpt, scale: Paint, trim: Paint) -> None:
    """A soft cap of overlapping scales."""
    s.add(scale, cut(egg((0, 0, 0), (0.42, 0.4, 0.36)), box((0, -0.4, 0), (0.6, 0.26, 0.6), 0.02)), blend=0)
    for row in range(3):
        for i in range(5 - row):
            x = (i - (4 - row) / 2) * 0.17
            s.add(
                shifted(scale, 0.2 - 0.2 * (i % 2)),
                egg((x, 0.0 + row * 0.13, 0.33 - row * 0.05 - abs(x) * 0.3), (0.09, 0.1, 0.05)),
                blend=0,
            )
    s.add(
        trim, rod((-0.4, -0.14, 0.05), (0, -0.14, 0.36), 0.05), rod((0.4, -0.14, 0.05), (0, -0.14, 0.36), 0.05), blend=0
    )
    for side in (1, -1):
        s.add(trim, rod((side * 0.38, -0.14, 0), (side * 0.26, -0.46, 0.05), 0.06, 0.03), blend=0)


@maker
def headband(s: Sculpt, cloth: Paint, spike: Paint | None = None, gem: Paint | None = None, knot: bool = True) -> None:
    s.add(cloth, cut(drum((0, 0.02, 0), 0.42, 0.09, 0.03), drum((0, 0.02, 0), 0.36, 0.3, 0.01)), blend=0)
    if knot:
        s.add(
            cloth,
            rod((0.38, 0, 0.08), (0.5, -0.32, 0.1), 0.06, 0.04),
            rod((0.38, 0, 0.08), (0.36, -0.38, 0.14), 0.06, 0.04),
            blend=0.02,
        )
    if spike is not None:
        for i in range(5):
            a = _SIDE + (i - 2) * 0.42
            x, z = math.cos(a), math.sin(a)
            s.add(spike, rod((0.4 * x, 0.04, 0.4 * z), (0.56 * x, 0.2, 0.5 * z), 0.06, 0.005), blend=0)
    if gem is not None:
        s.add(gem, egg((0, 0.03, 0.43), (0.1, 0.12, 0.05)), blend=0)


@maker
def circlet(s: Sculpt, metal: Paint, gem: Paint, points: int = 0) -> None:
    """A thin ring for the brow with an eye; or, with points, a crown."""
    if points:
        with s.within((0, -0.5, 0), scale=1.75):
            heads.crown(s, metal, gem, points=points)
        return
    s.add(metal, ring((0, -0.02, 0), 0.4, 0.045, x=0.25), blend=0)
    for side in (1, -1):
        s.chain(metal, ((side * 0.3, 0.02, 0.3), (side * 0.2, 0.2, 0.36), (0, 0.14, 0.42)), (0.03, 0.04, 0.03), 0.02)
    s.add(WHITE, egg((0, 0.04, 0.42), (0.13, 0.09, 0.05)), blend=0)
    s.add(gem, ball((0, 0.04, 0.45), 0.06), blend=0)


@maker
def mask(s: Sculpt, white: Paint, mark: Paint) -> None:
    s.add(white, egg((0, 0.02, 0), (0.34, 0.44, 0.16)), blend=0)
    for side in (1, -1):
        s.add(BLACK, egg((side * 0.14, 0.1, 0.14), (0.09, 0.05, 0.05), z=side * 0.25), blend=0)
        s.add(mark, egg((side * 0.22, -0.08, 0.13), (0.06, 0.06, 0.03)), blend=0)
        s.chain(DARK_LEATHER, ((side * 0.32, 0.06, -0.04), (side * 0.5, 0.0, -0.06)), (0.03, 0.02), 0)
    s.chain(BLACK, ((-0.15, -0.18, 0.13), (0, -0.25, 0.15), (0.15, -0.18, 0.13)), (0.02, 0.03, 0.02), 0)


@maker
def band(s: Sculpt, metal: Paint, gem: Paint, signet: bool = False) -> None:
    """A ring for a finger."""
    s.add(metal, ring((0, -0.12, 0), 0.27, 0.075, x=_SIDE), blend=0)
    if signet:
        s.add(metal, box((0, 0.22, 0), (0.22, 0.16, 0.12), 0.05), blend=0)
        for x in (-0.12, 0.0, 0.12):
            s.add(gem, box((x, 0.26, 0.12), (0.04, 0.07, 0.03), 0.01), blend=0)
        s.add(gem, box((0, 0.17, 0.12), (0.16, 0.04, 0.03), 0.01), blend=0)
    else:
        outline = ((-0.18, 0.0), (-0.10, 0.14), (0.10, 0.14), (0.18, 0.0), (0, -0.18))
        s.add(gem, plate((0, 0.26, 0), outline, 0.1, 0.05), blend=0)


@maker
def amulet(s: Sculpt, metal: Paint, gem: Paint, shape: str = "round") -> None:
    s.add(metal, ring((0, 0.14, 0), 0.32, 0.035, x=_SIDE), blend=0)
    if shape == "heart":
        for side in (1, -1):
            s.add(
                gem,
                egg((side * 0.1, -0.16, 0.04), (0.13, 0.13, 0.1)),
                rod((side * 0.08, -0.2, 0.04), (0, -0.42, 0.04), 0.1, 0.03),
                blend=0.04,
            )
    elif shape == "drop":
        s.chain(gem, ((0, -0.3, 0.04), (0, -0.06, 0.04)), (0.16, 0.02), 0.04)
    else:
        s.add(metal, drum((0, -0.24, 0), 0.2, 0.06, 0.03, x=_SIDE), blend=0)
        s.add(gem, egg((0, -0.24, 0.07), (0.12, 0.12, 0.07)), blend=0)


@maker
def heart(s: Sculpt, p: Paint, shine: Paint = WHITE, crack: bool = False) -> None:
    for side in (1, -1):
        s.add(
            p,
            egg((side * 0.19, 0.12, 0), (0.235, 0.235, 0.16)),
            rod((side * 0.14, 0.06, 0), (0, -0.34, 0), 0.18, 0.05),
            blend=0.06,
        )
    s.add(shine, egg((-0.25, 0.22, 0.12), (0.05, 0.075, 0.03), z=0.5), blend=0)
    if crack:
        s.chain(
            shine,
            ((0.06, 0.2, 0.16), (0.14, 0.06, 0.18), (0.04, -0.04, 0.2), (0.1, -0.18, 0.16)),
            (0.012, 0.018, 0.018, 0.01),
            0,
        )


@maker
def torc(s: Sculpt, metal: Paint, gem: Paint) -> None:
    s.add(metal, cut(ring((0, 0.02, 0), 0.36, 0.09, x=_SIDE), box((0, -0.4, 0), (0.16, 0.26, 0.3))), blend=0)
    for side in (1, -1):
        s.add(gem, ball((side * 0.18, -0.32, 0.02), 0.12), blend=0)
    for i in range(5):
        a = _SIDE + (i - 2) * 0.6
        s.add(gem, ball((0.36 * math.cos(a), 0.02 + 0.36 * math.sin(a), 0.09), 0.05), blend=0)


@maker
def chain(s: Sculpt, metal: Paint, weight: str = "") -> None:
    """Links from corner to corner; weight: ball, snake or none."""
    for i in range(5):
        x = -0.34 + 0.14 * i
        s.add(metal, ring((x, 0.34 - 0.14 * i, 0), 0.095, 0.032, x=_SIDE if i % 2 else 0.5, z=-0.78), blend=0)
    if weight == "ball":
        s.add(shifted(metal, -0.35), ball((0.28, -0.26, 0), 0.2), blend=0)
        for a in (0.0, 1.57, 3.14, 4.71):
            s.add(
                metal,
                rod(
                    (0.28 + 0.16 * math.cos(a), -0.26 + 0.16 * math.sin(a), 0.05),
                    (0.28 + 0.27 * math.cos(a), -0.26 + 0.27 * math.sin(a), 0.05),
                    0.05,
                    0.01,
                ),
                blend=0,
            )


@maker
def snake(s: Sculpt, skin: Paint, eye: Paint) -> None:
    """An adder that bites its tail."""
    points = [(0.36 * math.cos(a), 0.36 * math.sin(a), 0.0) for a in (1.2 + i * 0.52 for i in range(12))]
    s.chain(skin, points, [0.025 + 0.0055 * i for i in range(12)], 0.02)
    x, y, _ = points[-1]
    s.add(skin, egg((x, y + 0.05, 0.04), (0.13, 0.15, 0.1), z=-0.5), blend=0.03)
    s.add(eye, ball((x - 0.05, y + 0.06, 0.13), 0.035), ball((x + 0.06, y + 0.06, 0.13), 0.035), blend=0)
    for i in range(2, 10, 2):
        x, y, _ = points[i]
        s.add(BLACK, egg((x, y, 0.04 + 0.004 * i), (0.04, 0.04, 0.04)), blend=0)


@maker
def coin(s: Sculpt, metal: Paint) -> None:
    s.add(
        metal,
        cut(drum((0, 0, 0), 0.44, 0.08, 0.04, x=_SIDE), box((0, 0, 0), (0.09, 0.09, 0.4), 0.01)),
        ring((0, 0, 0.07), 0.37, 0.04, x=_SIDE),
        blend=0,
    )
    s.add(
        shifted(metal, -0.35),
        *(egg((0.22 * math.cos(a), 0.22 * math.sin(a), 0.08), (0.07, 0.07, 0.04)) for a in (0.78, 2.35, 3.93, 5.5)),
        blend=0,
    )


@maker
def boots(s: Sculpt, leather: Paint, trim: Paint, extra: str = "") -> None:
    """A pair; extra: wing, spring, star, sock or none."""
    for x, z in ((-0.14, -0.12), (0.12, 0.1)):
        low = -0.3 if extra != "spring" else -0.2
        s.add(
            leather,
            rod((x - 0.06, 0.3, z), (x - 0.05, low + 0.06, z), 0.15, 0.12),
            egg((x + 0.1, low, z), (0.24, 0.12, 0.13)),
            blend=0.05,
        )
        if extra == "sock":
            for y in (0.22, 0.06, -0.1):
                s.add(trim, ring((x - 0.055, y, z), 0.135, 0.035), blend=0)
            continue
        s.add(shifted(leather, -0.5), box((x + 0.07, low - 0.12, z), (0.26, 0.04, 0.13), 0.03), blend=0)
        s.add(trim, ring((x - 0.06, 0.34, z), 0.14, 0.05), blend=0)
        if extra == "spring":
            for i in range(3):
                s.add(STEEL, ring((x + 0.06, low - 0.19 - 0.06 * i, z), 0.12, 0.025), blend=0)
    if extra == "wing":
        for i in range(3):
            s.add(WHITE, rod((-0.2, 0.12 - 0.1 * i, 0.0), (-0.5, 0.28 - 0.15 * i, -0.05), 0.07, 0.02), blend=0.01)
    elif extra == "star":
        s.add(
            FIRE,
            *(rod((-0.1, 0.1 - 0.12 * i, -0.1), (-0.52, 0.22 - 0.14 * i, -0.2), 0.07, 0.01) for i in range(3)),
            blend=0.02,
        )
        s.add(paint(255, 230, 120, 0.6, glow=0.7), gear.star((0.06, 0.06, 0.26), 0.15, 0.03), blend=0)


@maker
def belt(s: Sculpt, leather: Paint, buckle: Paint, carries: str = "") -> None:
    s.add(leather, cut(drum((0, 0, 0), 0.46, 0.12, 0.03), drum((0, 0, 0), 0.38, 0.3, 0.01)), blend=0)
    if carries == "bottles":
        for i, p in enumerate((RED, paint(60, 190, 100, 0.9), paint(70, 130, 240, 0.9))):
            x = (i - 1) * 0.27
            with s.within((x, -0.08, 0.44 - abs(x) * 0.5), scale=1.0):
                gear.flask(s, p, (0, 0, 0), 1.15)
    else:
        s.add(buckle, drum((0, 0, 0.46), 0.26, 0.05, 0.03, x=_SIDE), blend=0)
        s.add(RED, gear.star((0, 0, 0.52), 0.2, 0.03), blend=0)


@maker
def gloves(s: Sculpt, leather: Paint, cuff: Paint, knuckles: Paint | None = None, swirl: Paint | None = None) -> None:
    s.add(
        leather,
        egg((0, 0.02, 0), (0.22, 0.22, 0.14)),
        rod((-0.2, -0.05, 0), (-0.36, 0.14, 0.05), 0.09, 0.07),
        blend=0.04,
    )
    for i in range(4):
        x, y = -0.16 + 0.105 * i, 0.40 - 0.03 * abs(i - 1.5)
        s.add(leather, rod((-0.14 + 0.095 * i, 0.15, 0), (x, y, 0), 0.07), blend=0.01)
        if knuckles is not None:
            s.add(knuckles, rod((-0.14 + 0.095 * i, 0.16, 0.1), (-0.15 + 0.1 * i, 0.2, 0.22), 0.055, 0.005), blend=0)
    s.add(cuff, drum((0, -0.30, 0), 0.28, 0.14, 0.04, 0.2), blend=0)
    if swirl is not None:
        s.add(
            swirl, ring((0, 0.02, 0), 0.36, 0.03, x=0.5, z=0.3), ring((0, -0.16, 0), 0.42, 0.03, x=0.4, z=-0.3), blend=0
        )


@maker
def bracers(s: Sculpt, leather: Paint, trim: Paint, gem: Paint | None = None) -> None:
    """Two tubes for the forearms, side by side."""
    for side in (1, -1):
        with s.within((side * 0.22, 0, 0), z=side * -0.14):
            s.add(leather, drum((0, 0, 0), 0.15, 0.38, 0.03, 0.2), blend=0)
            s.add(trim, ring((0, 0.36, 0), 0.19, 0.035), ring((0, -0.36, 0), 0.15, 0.035), blend=0)
            if gem is None:
                for i in range(4):
                    s.add(trim, rod((-0.09, 0.2 - i * 0.14, 0.16), (0.09, 0.14 - i * 0.14, 0.16), 0.02), blend=0)
            else:
                s.add(gem, egg((0, 0, 0.17), (0.08, 0.16, 0.06)), blend=0)


@maker
def wraps(s: Sculpt, linen: Paint, dark: Paint) -> None:
    """A fist bound with strips."""
    s.add(linen, egg((0, 0.14, 0), (0.28, 0.25, 0.22)), drum((0, -0.24, 0), 0.17, 0.2, 0.04), blend=0.05)
    for i in range(4):
        s.add(linen, egg((-0.18 + 0.12 * i, 0.2, 0.18), (0.075, 0.12, 0.09)), blend=0)
    for i in range(4):
        s.add(
            dark, rod((-0.2, 0.02 - 0.12 * i, 0.17 - 0.02 * i), (0.2, -0.04 - 0.12 * i, 0.17 - 0.02 * i), 0.02), blend=0
        )
    s.add(linen, rod((0.14, -0.36, 0.1), (0.42, -0.44, 0.06), 0.06, 0.03), blend=0.01)


@maker
def armbands(s: Sculpt, metal: Paint, stud: Paint) -> None:
    for y, z in ((0.2, -0.1), (-0.2, 0.12)):
        s.add(metal, cut(drum((0, y, z), 0.36, 0.11, 0.03), drum((0, y, z), 0.29, 0.4, 0.01)), blend=0)
        for i in range(5):
            a = _SIDE + (i - 2) * 0.45
            s.add(
                stud,
                rod(
                    (0.34 * math.cos(a), y, z + 0.34 * math.sin(a)),
                    (0.46 * math.cos(a), y, z + 0.46 * math.sin(a)),
                    0.06,
                    0.01,
                ),
                blend=0,
            )


@maker
def clover(s: Sculpt, leaf: Paint) -> None:
    for i in range(4):
        a = i * _SIDE + 0.78
        s.add(leaf, egg((0.2 * math.cos(a), 0.06 + 0.2 * math.sin(a), 0), (0.19, 0.17, 0.08)), blend=0.01)
    s.chain(leaf, ((0, 0, 0), (0.06, -0.45, 0)), (0.04, 0.03), 0)


@maker
def scarab(s: Sculpt, wing: Paint, metal: Paint) -> None:
    s.add(metal, ring((0, 0.4, 0), 0.08, 0.03, x=_SIDE), ball((0, 0.22, 0.04), 0.14), blend=0)
    for side in (1, -1):
        s.add(wing, egg((side * 0.14, -0.1, 0.03), (0.2, 0.3, 0.16), z=side * 0.15), blend=0)
        for i in range(3):
            s.add(metal, rod((side * 0.24, 0.06 - 0.16 * i, 0), (side * 0.46, 0.14 - 0.2 * i, 0), 0.035, 0.02), blend=0)
    s.add(metal, rod((0, 0.1, 0.18), (0, -0.36, 0.14), 0.025), blend=0)


@maker
def beads(s: Sculpt, p: Paint, count: int, charm: str = "") -> None:
    """A string of beads; charm: wave, tooth, or none."""
    s.add(DARK_LEATHER, ring((0, 0.08, -0.02), 0.34, 0.02, x=_SIDE), blend=0)
    for i in range(count):
        a = -_SIDE + (i - (count - 1) / 2) * 0.62
        s.add(p, ball((0.34 * math.cos(a), 0.08 + 0.34 * math.sin(a), 0.02), 0.12 if count > 1 else 0.2), blend=0)
        s.add(
            WHITE,
            ball((0.34 * math.cos(a) - 0.04, 0.12 + 0.34 * math.sin(a), 0.12 if count > 1 else 0.2), 0.03),
            blend=0,
        )
    if charm == "wave":
        s.chain(p, ((-0.2, -0.1, 0), (0, 0.16, 0), (0.16, 0.12, 0), (0.08, 0.02, 0)), (0.1, 0.1, 0.06, 0.02), 0.03)
    elif charm == "tooth":
        s.add(WHITE, rod((0, 0.1, 0.05), (0.03, -0.2, 0.08), 0.11, 0.01), blend=0)


@maker
def bells(s: Sculpt, metal: Paint) -> None:
    s.add(DARK_WOOD, rod((-0.42, 0.36, 0), (0.42, 0.36, 0), 0.05), blend=0)
    for x, y, k in ((-0.26, -0.02, 0.9), (0.26, -0.02, 0.9), (0, -0.14, 1.15)):
        s.add(IRON, rod((x, 0.36, 0), (x, y + 0.16 * k, 0), 0.02), blend=0)
        s.add(
            metal,
            drum((x, y, 0.02), 0.18 * k, 0.16 * k, 0.05, 0.08 * k),
            ring((x, y - 0.15 * k, 0.02), 0.17 * k, 0.03),
            blend=0,
        )
        s.add(DARK_STEEL, ball((x, y - 0.2 * k, 0.05), 0.05), blend=0)


@maker
def contract(s: Sculpt, seal: Paint) -> None:
    s.add(
        PARCHMENT,
        box((0, 0.02, 0), (0.30, 0.38, 0.03), 0.02),
        rod((-0.34, 0.4, 0.02), (0.34, 0.4, 0.02), 0.07),
        blend=0.01,
    )
    for i in range(4):
        s.add(
            DARK_LEATHER,
            rod((-0.2, 0.24 - 0.12 * i, 0.04), (0.2 - 0.1 * (i % 2), 0.24 - 0.12 * i, 0.04), 0.018),
            blend=0,
        )
    s.add(
        seal,
        drum((0.12, -0.28, 0.05), 0.13, 0.04, 0.03, x=_SIDE),
        rod((0.08, -0.3, 0.03), (0.0, -0.48, 0.03), 0.05),
        rod((0.15, -0.3, 0.03), (0.22, -0.48, 0.03), 0.05),
        blend=0,
    )


@maker
def crystal(s: Sculpt, p: Paint) -> None:
    for x, h, z in ((0, 0.5, 0), (0.24, 0.14, 0.03), (-0.22, 0.28, 0.03)):
        s.chain(p, ((x * 0.6, -0.42, z), (x, h - 0.22, z), (x * 1.1, h, z)), (0.12, 0.15, 0.01), 0)


@maker
def wand(s: Sculpt, wood: Paint, tip: Paint, kind: str = "ball") -> None:
    s.add(wood, rod((0, -0.5, 0), (0, 0.24, 0), 0.06, 0.045), blend=0)
    if kind == "ball":
        s.add(GOLD, ring((0, 0.2, 0), 0.06, 0.03), blend=0)
        s.add(tip, ball((0, 0.34, 0), 0.15), blend=0)
    elif kind == "bolt":
        s.add(
            tip,
            plate(
                (0, 0.28, 0),
                ((0.08, 0.24), (-0.18, -0.02), (-0.02, -0.02), (-0.08, -0.2), (0.18, 0.06), (0.02, 0.06)),
                0.06,
                0.02,
            ),
            blend=0,
        )
    else:
        s.add(tip, box((0, 0.34, 0), (0.06, 0.16, 0.06), 0.03), blend=0)


@maker
def book(s: Sculpt, cover: Paint, mark: Paint, kind: str = "book") -> None:
    """A book; kind: cards (a fan), notes (a clip board), book, open."""
    if kind == "cards":
        for i in range(3):
            with s.within(((i - 1) * 0.14, -0.02, 0.05 * i), z=(1 - i) * 0.3):
                s.add(PARCHMENT, box((0, 0, 0), (0.19, 0.32, 0.02), 0.02), blend=0)
                s.add(cover, box((0, 0, 0.015), (0.12, 0.05 + 0.06 * i, 0.015), 0.01), blend=0)
    elif kind == "notes":
        s.add(cover, box((0, 0, -0.03), (0.34, 0.44, 0.03), 0.03), blend=0)
        s.add(PARCHMENT, box((0, -0.03, 0.01), (0.29, 0.37, 0.02), 0.01), blend=0)
        s.add(mark, box((0, 0.4, 0.04), (0.14, 0.06, 0.05), 0.02), blend=0)
        for i in range(4):
            s.add(cover, rod((-0.2, 0.2 - 0.14 * i, 0.03), (0.2 - 0.12 * (i % 2), 0.2 - 0.14 * i, 0.03), 0.02), blend=0)
    elif kind == "open":
        for side in (1, -1):
            s.add(cover, box((side * 0.24, -0.02, -0.03), (0.25, 0.36, 0.03), 0.02, y=side * 0.25), blend=0)
            s.add(PARCHMENT, box((side * 0.22, 0, 0.02), (0.22, 0.32, 0.03), 0.02, y=side * 0.25), blend=0)
        for r in (0.1, 0.2, 0.3):
            s.add(mark, common(ring((0, 0.0, 0.12), r, 0.025, x=_SIDE), box((0.3, 0, 0.1), (0.3, 0.5, 0.3))), blend=0)
    else:
        s.add(cover, box((0, 0, 0), (0.34, 0.42, 0.12), 0.03), blend=0)
        s.add(PARCHMENT, box((0.03, 0, 0), (0.33, 0.39, 0.085), 0.01), blend=0)
        s.add(mark, gear.star((0, 0.02, 0.13), 0.2, 0.03), box((-0.3, 0, 0.0), (0.04, 0.43, 0.13), 0.02), blend=0)
