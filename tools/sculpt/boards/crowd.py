"""Spectators for the stands: busts seen from the arena, in many coats and hats."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.paints import BROWN, FAIR, GOLD, TAN, paint
from tools.sculpt.pictures import layers, palette
from tools.sculpt.render import Camera
from tools.sculpt.scene import Sculpt
from tools.sculpt.solids import egg, rod

COUNT = 16
SIZE = 64
COATS = ((190, 80, 60), (70, 110, 170), (90, 140, 80), (150, 90, 160), (200, 160, 80), (110, 110, 124), (170, 120, 90))
HAIRS = ((60, 44, 40), (150, 90, 50), (220, 180, 100), (40, 40, 50), (170, 70, 40), (200, 200, 206))


def spectator(n: int) -> Baked:
    rng = np.random.default_rng((n, 12))
    s = Sculpt()
    coat, hair = paint(*COATS[n % len(COATS)]), paint(*HAIRS[(n * 5) % len(HAIRS)], 0.3)
    skin = (FAIR, TAN, BROWN, paint(130, 170, 110), paint(196, 92, 52))[
        (0, 1, 2, 0, 1, 0, 3, 1, 0, 4, 2, 1, 0, 1, 0, 2)[n % 16]
    ]
    s.add(coat, egg((0, -0.5, 0), (0.40, 0.34, 0.28)), blend=0.03)
    up = n % 4 == 1
    for side in (1, -1):
        hand = (side * 0.46, 0.12, 0.1) if up else (side * 0.30, -0.42, 0.32)
        s.add(coat, rod((side * 0.32, -0.40, 0), hand, 0.11, 0.09), blend=0.04)
        s.add(skin, egg(hand, (0.1, 0.1, 0.1)), blend=0.01)
    with s.within((0, 0.02, 0), y=float(rng.uniform(-0.35, 0.35)), z=float(rng.uniform(-0.12, 0.12))):
        heads.face(s, skin, heads.UMBER, hair, "calm", ("open", "smile", "open", "line")[n % 4], blush=False)
        if n % 5 == 0:
            heads.hair_cap(s, hair)
            heads.buns(s, hair, GOLD)
        elif n % 5 == 1:
            gear.cap(s, ("straw", "bandana", "tophat")[n % 3], coat, GOLD)
        elif n % 5 == 2:
            heads.hair_cap(s, hair)
            heads.spikes(s, hair, 5, 0.12)
        elif n % 5 == 3:
            heads.hood(s, coat)
        else:
            heads.hair_cap(s, hair, 0.14)
            heads.beard(s, hair, 0.1)
    camera = Camera(0.0, 0.22, SIZE / 1.34)
    figure = layers(s, camera, (-0.67, -0.70, 0.67, 0.64), (False,), 1.5, False)[0].figure[:SIZE, :SIZE]
    return picture(palette(figure, 64))


for _n in range(COUNT):
    painting(f"crowd/{_n}")(partial(spectator, _n))
