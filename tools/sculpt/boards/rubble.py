"""Difficult ground of each theme: loose stones, roots, dunes, cables; laid over the floor."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.sculpt.boards.relief import SIZE, blur, noise, relief, smooth
from tools.sculpt.paintings import Baked, painting, picture
from tools.sculpt.pictures import palette

YY, XX = np.mgrid[0:SIZE, 0:SIZE].astype(float)
STONES = {"stone": (128, 122, 116), "moss": (112, 116, 92), "sand": (206, 170, 118), "neon": (86, 92, 118), "wood": (150, 104, 66)}


def stones(theme: str, variant: int) -> Baked:
    """Loose angular stones in three sizes, with shadows."""
    rng = np.random.default_rng((3, variant, len(theme)))
    height, colour = np.zeros((SIZE, SIZE)), np.zeros((SIZE, SIZE, 3))
    spots = [(rng.uniform(16, 112), rng.uniform(16, 112), rng.uniform(15, 21)) for _ in range(5)]
    spots += [(rng.uniform(8, 120), rng.uniform(8, 120), rng.uniform(8, 13)) for _ in range(13)]
    spots += [(rng.uniform(5, 123), rng.uniform(5, 123), rng.uniform(3, 6)) for _ in range(26)]
    for cx, cy, r in sorted(spots, key=lambda spot: -spot[2]):
        a = np.arctan2(YY - cy, XX - cx)
        corners = rng.integers(5, 8)
        turn = rng.uniform(0, 6.28)
        outline = r * (0.86 + 0.12 * np.abs(np.sin(a * corners / 2 + turn)) + 0.1 * np.sin(a * 2 + turn))
        d = np.hypot(XX - cx, (YY - cy) * 1.12) / outline
        bump = np.clip(1 - d, 0, 1) ** 0.45 * (0.5 + r / 26)
        top = bump > height
        tone = np.array(STONES[theme]) * rng.uniform(0.78, 1.14)
        colour = np.where(top[..., None] & (bump > 0)[..., None], tone, colour)
        height = np.maximum(height, bump)
    rough = noise(SIZE, SIZE, 12, 300 + variant, 2)
    lit = relief(height + rough * 0.12 * (height > 0), colour * (0.85 + 0.3 * rough[..., None]), 9)
    solid = smooth(0.05, 0.25, height)
    shade = np.clip(np.roll(np.roll(blur((height > 0.1).astype(float), 3), 5, 0), 4, 1), 0, 1) * 0.6
    alpha = np.maximum(solid, shade)
    rgb = lit * solid[..., None] / np.maximum(alpha, 1e-3)[..., None]
    return picture(palette(np.dstack([np.clip(rgb / 255, 0, 1), alpha]).astype(np.float32)))


for _theme in STONES:
    for _n in range(4):
        painting(f"tiles/{_theme}_difficult_{_n}")(partial(stones, _theme, _n))
for _n in range(4):
    painting(f"tiles/difficult_{_n}")(partial(stones, "stone", _n))
    painting(f"tiles/rubble_{_n}")(partial(stones, "moss", _n))
