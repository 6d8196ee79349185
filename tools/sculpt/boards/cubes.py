"""The dice of the dice game as they lie in rows: seen from the front, so that what lies on top reads upright."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.sculpt.boards.dice import EDGE
from tools.sculpt.boards.relief import smooth
from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.parts.paints import GOLD, IRON, WHITE, paint
from tools.sculpt.pictures import layers, palette
from tools.sculpt.render import Camera
from tools.sculpt.scene import Paint, Sculpt
from tools.sculpt.solids import Floats, ball, box, egg, rod

SIZE = 160
PITCH = 1.02
TIERS = ("worn", "plain", "superior")


def cube(body: Paint, tier: str) -> Baked:
    """A blank die. Worn ones are of old wood, superior ones bound in gold; pips in front count the tier."""
    s = Sculpt()
    s.add(body, box((0, EDGE, 0), (EDGE, EDGE, EDGE), 0.085), blend=0)
    if tier == "worn":
        grain = paint(74, 52, 36)
        for y, x0, x1 in ((0.44, -0.22, 0.06), (0.17, -0.08, 0.22), (0.10, -0.2, -0.02)):
            s.add(grain, rod((x0, y, EDGE), (x1, y + 0.01, EDGE), 0.014, 0.014), blend=0)
        for x, z, to in ((-0.22, -0.2, -0.02), (0.2, 0.02, 0.22), (-0.2, 0.14, 0.24)):
            s.add(grain, rod((x, 2 * EDGE, z), (x + 0.02, 2 * EDGE, to), 0.013, 0.013), blend=0)
        for x in (-0.2, 0.2):
            s.add(IRON, egg((x, 0.3, EDGE), (0.035, 0.035, 0.02)), blend=0)
    if tier == "superior":
        top, near = 2 * EDGE - 0.015, EDGE - 0.015
        for z in (near, -near):
            s.add(GOLD, rod((-near, top, z), (near, top, z), 0.035, 0.035), blend=0.01)
        for x in (near, -near):
            s.add(GOLD, rod((x, top, -near), (x, top, near), 0.035, 0.035), blend=0.01)
            s.add(GOLD, rod((x, 0.05, near), (x, top, near), 0.03, 0.03), blend=0.01)
            s.add(GOLD, ball((x, top, near), 0.055), blend=0.01)
    pips = TIERS.index(tier) + 1 if tier != "bare" else 0
    for i in range(pips):
        s.add(WHITE, egg(((i - (pips - 1) / 2) * 0.17, 0.3, EDGE), (0.05, 0.05, 0.02)), blend=0)
    camera = Camera(0.0, PITCH, SIZE / 0.86)
    made = layers(s, camera, (-0.40, -0.26, 0.46, 0.60), (False,), 2.5)[0]
    dark = made.shadow[..., 1]
    rows, columns = np.mgrid[0 : dark.shape[0], 0 : dark.shape[1]]
    dark = (
        dark * smooth(152, 128, columns.astype(float)) * smooth(153, 146, rows.astype(float))
    )  # it ends in the picture
    alpha = made.figure[..., 3] + dark * (1 - made.figure[..., 3])
    rgb = made.figure[..., :3] * (made.figure[..., 3] / np.maximum(alpha, 1e-4))[..., None]
    out: Floats = np.dstack([rgb, alpha])[:SIZE, :SIZE]
    return picture(palette(out.astype(np.float32)))


BODIES = {
    "level": (236, 226, 198),
    "monster-level": (92, 84, 100),
    "experience": (212, 168, 64),
    "spell": (132, 82, 190),
    "artifact": (222, 170, 44),
    "legendary": (240, 236, 246),
    "one-use": (198, 50, 56),
    "monster": (134, 134, 140),
    "event": (156, 148, 136),
    "familiar": (88, 156, 92),
    "class": (130, 96, 70),
    "epic": (46, 44, 56),
    "virtual": (230, 108, 40),
}
for _name, _rgb in BODIES.items():
    painting(f"cubes/{_name}")(partial(cube, paint(*_rgb, 0.6), "bare"))
painting("cubes/equipment-worn")(partial(cube, paint(150, 108, 70, 0.05), "worn"))
painting("cubes/equipment-normal")(partial(cube, paint(52, 104, 190, 0.6), "plain"))
painting("cubes/equipment-superior")(partial(cube, paint(40, 150, 190, 0.9), "superior"))
