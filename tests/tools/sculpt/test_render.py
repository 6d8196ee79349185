"""The renderer on solids whose pictures are known."""

import numpy as np
import pytest

from tools.sculpt.catalogue import Model, Pose
from tools.sculpt.parts.body import base
from tools.sculpt.parts.paints import STEEL, cloth
from tools.sculpt.pictures import layers, palette, sheets
from tools.sculpt.render import Camera, bounds, boxes, trace
from tools.sculpt.scene import Sculpt
from tools.sculpt.solids import Solid, ball, box, cut, drum, egg, frame, plate, ring, rod

SOLIDS: list[Solid] = [
    ball((0.1, 0.2, 0.3), 0.4),
    egg((0, 0.1, 0), (0.3, 0.1, 0.2), x=0.4, y=1.0),
    rod((0, 0, 0), (0.4, 0.5, -0.2), 0.1, 0.02),
    box((0.1, 0, 0), (0.3, 0.1, 0.2), 0.05, z=0.7),
    drum((0, 0.2, 0), 0.2, 0.3, 0.05, 0.1, x=0.3),
    ring((0, 0, 0.1), 0.3, 0.05, x=1.2),
    plate((0, 0, 0), ((-0.2, -0.1), (0.3, -0.1), (0.0, 0.4)), 0.05, 0.02, y=0.5),
    cut(ball((0, 0, 0), 0.3), box((0, 0.3, 0), (0.4, 0.2, 0.4))),
]


def surface_points(solid: Solid) -> np.ndarray:
    """Points of a fine grid that lie inside the solid, 3 x n."""
    line = np.linspace(-1, 1, 61, dtype=np.float32)
    x, y, z = (axis.ravel() for axis in np.meshgrid(line, line, line))
    return np.stack([x, y, z])[:, solid.dist(x, y, z) < 0]


@pytest.mark.parametrize("solid", SOLIDS, ids=lambda solid: type(solid).__name__)
@pytest.mark.parametrize("turned", [False, True])
def test_hulls_and_bounds_hold_the_whole_solid_wherever_it_is_put(solid: Solid, turned: bool) -> None:
    if turned:
        solid = solid.placed(frame((0.1, -0.1, 0.05), x=0.6, y=-0.8, scale=1.2))
    inside = surface_points(solid)
    assert inside.shape[1] > 50
    centre, radius = solid.bound()
    assert (np.linalg.norm(inside.T - np.array(centre), axis=1) <= radius + 1e-3).all()
    sculpt = Sculpt()
    sculpt.add(STEEL, solid)
    low_high = boxes(sculpt.parts, np.eye(3, dtype=np.float32))[0]
    assert (inside.min(1) >= low_high[:3] - 1e-3).all()
    assert (inside.max(1) <= low_high[3:] + 1e-3).all()


def test_a_ball_is_seen_as_a_disc_of_its_size() -> None:
    sculpt = Sculpt()
    sculpt.add(STEEL, ball((0, 0, 0), 0.25))
    seen = trace(sculpt, Camera(scale=100), (-0.5, -0.5, 0.5, 0.5), 1).hit
    assert seen.sum() == pytest.approx(np.pi * 25**2, rel=0.03)


def lopsided(s: Sculpt, pose: Pose) -> None:
    base(s)
    s.add(cloth(), ball((0, 0.5, 0), 0.3))
    s.add(STEEL, rod((0.3, 0.5, 0.2), (0.7, 0.7, 0.3), 0.05))


def test_a_model_that_looks_left_is_mirrored_but_lit_from_the_same_side() -> None:
    sculpt = Sculpt()
    lopsided(sculpt, "idle")
    x0, y0, x1, y1 = bounds(sculpt.parts, Camera())
    half = max(-x0, x1)
    right, left = layers(sculpt, Camera(), (-half, y0, half, y1), (False, True), with_shadow=False)
    assert np.allclose(right.figure[..., 3], left.figure[:, ::-1, 3], atol=0.02)
    body = right.cloth[..., 1] > 0.9
    for made, where in ((right, body), (left, body[:, ::-1])):
        cols = np.nonzero(where)[1]
        light = made.cloth[..., 0][where]
        west, east = light[cols < np.median(cols)].mean(), light[cols > np.median(cols)].mean()
        assert west > east, "the key light comes from the left of the picture"


def test_a_sheet_tells_where_its_frames_are_and_what_takes_a_colour() -> None:
    model = Model("trial", lopsided, poses=("idle",), portrait=False)
    figure, tint, entry = sheets(model)
    assert tint.height == 3 * figure.height == 3 * int(str(entry["row"]))
    grey, alpha = (np.asarray(channel) for channel in tint.split())
    height = figure.height
    assert alpha[:height].max() == 255, "cloth"
    assert alpha[height : 2 * height].max() == 255, "ring"
    assert grey[2 * height :].max() == 0, "the shadow is black"


def test_a_palette_keeps_colours_and_alpha_near() -> None:
    rng = np.random.default_rng(1)
    ramp = np.linspace(0, 1, 64)[:, None, None] * np.ones((64, 64, 4))
    ramp[..., :3] *= rng.uniform(0.3, 1, (1, 64, 1))
    image = palette(ramp.astype(np.float32))
    back = np.asarray(image.convert("RGBA"), np.float32) / 255
    seen = ramp[..., 3] > 0.1
    assert np.abs(back - ramp)[seen].mean() < 0.02
