"""Dice: a picture for each face that can lie on top, then the frames of a throw."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import numpy as np

from tools.sculpt.boards.icons import heart_of
from tools.sculpt.paintings import Baked, painting
from tools.sculpt.parts import gear
from tools.sculpt.parts.paints import BLACK, WHITE, paint
from tools.sculpt.pictures import layers, palette
from tools.sculpt.render import Camera
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import Floats, Frame, ball, box, egg, turn

SIZE = 128
EDGE = 0.27
TUMBLE = 12
GILT = paint(255, 214, 84, 0.9, glow=0.12)
Sign: TypeAlias = Callable[[Sculpt], None]


def stars(count: int) -> Sign:
    """Stars on a face, told on the xy plane."""

    def put(s: Sculpt) -> None:
        spots = {
            1: ((0.0, -0.01, 0.21),),
            2: ((-0.11, 0.10, 0.135), (0.11, -0.10, 0.135)),
            3: ((0, 0.12, 0.125), (-0.125, -0.09, 0.125), (0.125, -0.09, 0.125)),
            4: ((-0.12, 0.12, 0.115), (0.12, 0.12, 0.115), (-0.12, -0.12, 0.115), (0.12, -0.12, 0.115)),
        }[count]
        for x, y, r in spots:
            s.add(GILT, gear.star((x * 0.9, y * 0.9, -0.008), r * 0.9, 0.022), blend=0)

    return put


def heart(s: Sculpt) -> None:
    heart_of(s, paint(255, 96, 120, 0.7, glow=0.1), 0.40)


def potion(s: Sculpt) -> None:
    gear.flask(s, paint(110, 240, 170, 0.8, glow=0.3), (0, -0.06, -0.04), 1.05)


def both(s: Sculpt) -> None:
    heart_of(s, paint(255, 96, 120, 0.7, glow=0.1), 0.29, -0.11, 0.07)
    gear.flask(s, paint(110, 240, 170, 0.8, glow=0.3), (0.10, -0.11, -0.04), 0.72)


def pips(count: int, p: Paint) -> Sign:
    def put(s: Sculpt) -> None:
        a = 0.14
        spots = {
            1: ((0, 0),),
            2: ((-a, a), (a, -a)),
            3: ((-a, a), (0, 0), (a, -a)),
            4: ((-a, a), (a, a), (-a, -a), (a, -a)),
        }
        spots[5] = (*spots[4], (0, 0))
        spots[6] = (*spots[4], (-a, 0), (a, 0))
        for x, y in spots[count]:
            s.add(p, egg((x, y, 0), (0.055, 0.055, 0.02)), blend=0)

    return put


def blank(s: Sculpt) -> None:
    """Nothing."""


FACES: tuple[tuple[Floats, tuple[float, float, float]], ...] = (
    (turn("x", -math.pi / 2), (0, EDGE, 0)),
    (turn("x", math.pi / 2), (0, -EDGE, 0)),
    (turn("y", 0), (0, 0, EDGE)),
    (turn("y", math.pi), (0, 0, -EDGE)),
    (turn("y", math.pi / 2), (EDGE, 0, 0)),
    (turn("y", -math.pi / 2), (-EDGE, 0, 0)),
)
"""Top, bottom, front, back, right, left: where a sign drawn on the xy plane goes."""


def die(body: Paint, signs: Sequence[Sign], axes: Floats, high: float) -> Floats:
    """One picture of a die turned by `axes`, `high` above the table, on its shadow."""
    s = Sculpt()
    with s.inside(Frame((0, EDGE + high, 0), axes)):
        s.add(body, box((0, 0, 0), (EDGE, EDGE, EDGE), 0.085), blend=0)
        for (face, at), sign in zip(FACES, signs, strict=True):
            with s.inside(Frame(at, face)):
                sign(s)
    camera = Camera(-0.30, 1.02, 128)
    box_ = (-0.43, -0.36, 0.57, 0.64)
    made = layers(s, camera, box_, (False,), 2.5)[0]
    dark = made.shadow[..., 1]
    alpha = made.figure[..., 3] + dark * (1 - made.figure[..., 3])
    rgb = made.figure[..., :3] * (made.figure[..., 3] / np.maximum(alpha, 1e-4))[..., None]
    out: Floats = np.dstack([rgb, alpha])[:SIZE, :SIZE]
    return out


def strip(body: Paint, faces: dict[str, Sign], others: Sequence[Sign]) -> Baked:
    """All faces that may lie on top, then the tumbling frames."""
    cells = []
    for sign in faces.values():
        cells.append(die(body, (sign, *others[1:6]), turn("y", 0.12), 0.0))
    signs = tuple(others)
    for i in range(TUMBLE):
        t = i / TUMBLE
        axes = turn("z", -t * math.tau) @ turn("x", t * math.tau * 2 + 0.4) @ turn("y", t * math.tau)
        cells.append(die(body, signs, axes.astype(np.float32), 0.10))
    sheet = palette(np.concatenate(cells, 1).astype(np.float32))
    names = {name: [i * SIZE, 0, SIZE, SIZE] for i, name in enumerate(faces)}
    return Baked("die", {"": sheet}, {"size": [SIZE, SIZE], "faces": names, "first": len(faces), "tumble": TUMBLE})


ARENA = {
    "B": (paint(46, 96, 206, 0.6), {"0": blank, "1": stars(1), "2": stars(2), "H": heart}),
    "R": (paint(198, 36, 48, 0.6), {"0": blank, "1": stars(1), "2": stars(2), "3": stars(3), "P": potion}),
    "G": (paint(26, 146, 84, 0.6), {"1": stars(1), "2": stars(2), "3": stars(3), "4": stars(4), "HP": both}),
}
for _name, (_body, _faces) in ARENA.items():
    _pool = list(_faces.values())
    painting(f"dice/{_name}")(partial(strip, _body, _faces, [_pool[i % len(_pool)] for i in (1, 0, 2, 3, 2, 1)]))

for _name, _body, _ink in (
    ("white", paint(238, 234, 224, 0.6), BLACK),
    ("crimson", paint(186, 40, 52, 0.6), WHITE),
    ("azure", paint(40, 110, 196, 0.6), WHITE),
):
    _six = {str(n): pips(n, _ink) for n in range(1, 7)}
    painting(f"dice/{_name}")(partial(strip, _body, _six, list(_six.values())))


def spot(s: Sculpt) -> None:
    s.add(WHITE, ball((0, 0, -0.02), 0.07), blend=0)


for _name, _rgb in {
    "green": (44, 150, 80),
    "black": (50, 48, 58),
    "blue": (52, 100, 196),
    "yellow": (232, 186, 48),
    "red": (204, 52, 48),
    "grey": (136, 134, 140),
    "purple": (124, 70, 180),
    "silver": (196, 204, 216),
    "gold": (236, 190, 70),
    "bone": (230, 220, 190),
}.items():
    painting(f"dice/blank/{_name}")(
        partial(strip, paint(*_rgb, 0.6), {"": blank}, [blank, spot, blank, spot, blank, spot])
    )
