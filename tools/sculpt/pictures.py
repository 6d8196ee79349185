"""From geometry to small PNGs: outline, layers for a side's colour, palettes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from tools.sculpt.catalogue import Model
from tools.sculpt.render import (
    PITCH,
    YAW,
    Camera,
    Lights,
    bounds,
    ground_shadow,
    key_direction,
    light_map,
    shade,
    shrink,
    tone,
    trace,
)
from tools.sculpt.scene import BASE, RING, Sculpt
from tools.sculpt.solids import Floats

INK = np.array((0.075, 0.055, 0.10), np.float32)


def dilate(alpha: Floats, radius: float) -> Floats:
    """The greatest alpha within `radius` pixels."""
    n = int(np.ceil(radius))
    padded = np.pad(alpha, n)
    out = np.zeros_like(alpha)
    rows, cols = alpha.shape
    for dy in range(-n, n + 1):
        for dx in range(-n, n + 1):
            if dx * dx + dy * dy <= radius * radius + 0.5:
                out = np.maximum(out, padded[n + dy : n + dy + rows, n + dx : n + dx + cols])
    return out


def over(colour: Floats, alpha: Floats, outline: float) -> Floats:
    """RGBA with an ink outline behind premultiplied colour."""
    edge = dilate(alpha, outline) if outline else alpha
    total = np.maximum(edge, alpha)
    mixed = colour + (total - alpha)[..., None] * INK
    rgb = np.where(total[..., None] > 0, mixed / np.maximum(total[..., None], 1e-4), 0)
    return np.dstack([np.clip(rgb, 0, 1), total]).astype(np.float32)


class Layers:
    """The pictures of one pose and facing: figure (RGBA 0-1) and, as grey plus alpha, cloth, ring and shadow."""

    def __init__(self, figure: Floats, cloth: Floats, ring: Floats, shadow: Floats) -> None:
        self.figure, self.cloth, self.ring, self.shadow = figure, cloth, ring, shadow


def layers(
    sculpt: Sculpt,
    camera: Camera,
    box: tuple[float, float, float, float],
    mirrored: tuple[bool, ...],
    outline: float = 2.0,
    with_shadow: bool = True,
    lights: Lights | None = None,
) -> list[Layers]:
    """Render a sculpt once and light it for each facing."""
    g = trace(sculpt, camera, box)
    out = []
    alpha = shrink(g.hit.astype(np.float32), 2)
    size = (alpha.shape[1], alpha.shape[0])
    for flip in mirrored:
        key_share = light_map(g, key_direction(g, flip))
        plain = shrink(tone(shade(g, key_share, flip, lights)) * g.hit[..., None], 2)
        white = tone(shade(g, key_share, flip, lights, white=True)).mean(-1)
        grey = []
        for row in (6, 7):
            share = g.looks[row] * g.hit
            part = shrink(share, 2)
            value = shrink(white * share, 2) / np.maximum(part, 1e-3)
            grey.append(np.dstack([np.clip(value * (part > 0), 0, 1), np.clip(part, 0, 1)]))
        dark = np.zeros((*alpha.shape, 2), np.float32)
        if with_shadow:
            dark[..., 1] = _smooth(ground_shadow(g, size, camera.scale, flip), size) * 0.5
        figure = over(plain, alpha, outline)
        pictures = [figure, *grey, dark]
        if flip:
            pictures = [p[:, ::-1] for p in pictures]
        out.append(Layers(*(np.ascontiguousarray(p, np.float32) for p in pictures)))
    return out


def _smooth(coarse: Floats, size: tuple[int, int]) -> Floats:
    picture = Image.fromarray((np.clip(coarse, 0, 1) * 255).astype(np.uint8))
    large = picture.resize((coarse.shape[1] * 4, coarse.shape[0] * 4), Image.Resampling.BICUBIC)
    return np.asarray(large, np.float32)[: size[1], : size[0]] / 255


def camera_of(model: Model) -> Camera:
    return Camera(YAW if model.yaw is None else model.yaw, PITCH if model.pitch is None else model.pitch, model.scale)


def framing(model: Model, sculpts: list[Sculpt]) -> tuple[float, float, float, float]:
    """One picture frame for all poses: symmetric about the foot point, whole pixels, room for outline and shadow."""
    camera = camera_of(model)
    boxes = np.array([bounds(s.parts, camera) for s in sculpts])
    unit = 4 / camera.scale
    half = max(-boxes[:, 0].min(), boxes[:, 2].max()) + 0.30
    low, high = boxes[:, 1].min() - 0.06, boxes[:, 3].max() + 0.06
    half, low, high = (float(np.ceil(abs(v) / unit) * unit * np.sign(v)) for v in (half, low, high))
    return -half, low, half, high


def sheets(model: Model) -> tuple[Image.Image, Image.Image, dict[str, object]]:
    """Figure sheet, tint sheet and index entry of a model."""
    sculpts = [model.sculpt(pose) for pose in model.poses]
    box = framing(model, sculpts)
    camera = camera_of(model)
    facings = (False, True) if model.both else (False,)
    names = ("right", "left")
    anchor = (round(-box[0] * camera.scale), round(box[3] * camera.scale))
    cells: list[tuple[Layers, tuple[slice, slice]]] = []
    frames: dict[str, dict[str, dict[str, list[int]]]] = {}
    across = 0
    for pose, sculpt in zip(model.poses, sculpts, strict=True):
        frames[pose] = {}
        for name, made in zip(names, layers(sculpt, camera, box, facings), strict=False):
            window = _seen(made)
            high, wide = window[0].stop - window[0].start, window[1].stop - window[1].start
            frames[pose][name] = {
                "box": [across, 0, wide, high],
                "anchor": [anchor[0] - window[1].start, anchor[1] - window[0].start],
            }
            cells.append((made, window))
            across += wide
    tall = max(window[0].stop - window[0].start for _, window in cells)
    figure = np.concatenate([_to_height(made.figure[window], tall) for made, window in cells], 1)
    rows = [
        np.concatenate([_to_height(getattr(made, name)[window], tall) for made, window in cells], 1)
        for name in ("cloth", "ring", "shadow")
    ]
    tint = np.concatenate(rows, 0)
    entry: dict[str, object] = {"squares": model.squares, "scale": model.scale, "row": tall, "frames": frames}
    return palette(figure), Image.fromarray((tint * 255 + 0.5).astype(np.uint8), "LA"), entry


def _seen(made: Layers) -> tuple[slice, slice]:
    """The part of a picture that is not empty."""
    ink = np.maximum(made.figure[..., 3], (made.shadow[..., 1] > 0.03).astype(np.float32))
    rows, cols = np.flatnonzero(ink.any(1)), np.flatnonzero(ink.any(0))
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(cols[0]), int(cols[-1]) + 1)


def _to_height(picture: Floats, tall: int) -> Floats:
    return np.pad(picture, ((0, tall - picture.shape[0]), (0, 0), (0, 0)))


def palette(rgba: Floats, colours: int = 256, dither: float = 0.0) -> Image.Image:
    """A palette PNG of at most 256 colours with alpha, chosen by a short k-means; `dither` hides bands."""
    data = (np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8).reshape(-1, 4)
    if dither:
        noise = np.random.default_rng(2).uniform(-dither, dither, (len(data), 1))
        data[:, :3] = np.clip(data[:, :3] + noise, 0, 255)
    data[data[:, 3] == 0] = 0
    flat = data.view(np.uint32).ravel()
    unique, back, count = np.unique(flat, return_inverse=True, return_counts=True)
    points = unique.view(np.uint8).reshape(-1, 4).astype(np.float32)
    if len(unique) > colours:
        rng = np.random.default_rng(1)
        weighted = points * np.array([1, 1, 1, 1.6], np.float32)
        chance = np.sqrt(count) / np.sqrt(count).sum()
        sample = weighted[rng.choice(len(points), min(9000, len(points)), replace=False, p=chance)]
        centres = sample[np.linspace(0, len(sample) - 1, colours).astype(int)].copy()
        for _ in range(7):
            nearest = _nearest(sample, centres)
            total = np.zeros_like(centres)
            np.add.at(total, nearest, sample)
            size = np.bincount(nearest, minlength=colours)
            centres = np.where(size[:, None] > 0, total / np.maximum(size, 1)[:, None], centres)
        centres[0] = 0
        label = _nearest(weighted, centres)
        table = np.clip(centres / np.array([1, 1, 1, 1.6]) + 0.5, 0, 255).astype(np.uint8)
    else:
        label, table = np.arange(len(unique)), points.astype(np.uint8)
    image = Image.fromarray(label[back].astype(np.uint8).reshape(rgba.shape[:2]), "P")
    image.putpalette(table[:, :3].tobytes(), "RGB")
    image.info["transparency"] = table[:, 3].tobytes()
    return image


def _nearest(points: Floats, centres: Floats) -> np.ndarray:
    out = np.empty(len(points), np.int64)
    norm = (centres * centres).sum(1) / 2
    for i in range(0, len(points), 8192):
        out[i : i + 8192] = (points[i : i + 8192] @ centres.T - norm).argmax(1)
    return out


def portrait(model: Model, size: int = 384) -> Image.Image:
    """A large picture of the model's head and shoulders (all of it for what has no head) without its base."""
    sculpt = model.sculpt("idle")
    figure = [p for p in sculpt.parts if p.paint.role not in (RING, BASE)]
    sculpt.parts = figure
    camera = Camera(-0.38, 0.16, 1.0)
    if sculpt.focus is None:
        left, bottom, right, top = bounds(figure, camera)
        x, y, half = (left + right) / 2, (bottom + top) / 2, max(right - left, top - bottom) / 2
    else:
        centre, half = sculpt.focus
        x, y, _ = camera.project(centre)
    camera = Camera(camera.yaw, camera.pitch, size / (2 * half))
    made = layers(sculpt, camera, (x - half, y - half, x + half, y + half), (False,), 3.0, False)[0]
    return palette(made.figure[:size, :size], dither=5)


def save(image: Image.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    info = {"transparency": image.info["transparency"]} if "transparency" in image.info else {}
    image.save(path, optimize=True, **info)
