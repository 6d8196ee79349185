"""Contact sheets: what was baked, or a quick draft, side by side on the floor's grey."""

from __future__ import annotations

import argparse
import fnmatch
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from tools.sculpt.bake import INDEX, SPRITES, read
from tools.sculpt.scene import Colour

GROUND = (92, 90, 92, 255)
SIDE = (0, 114, 178)


def tinted(layer: Image.Image, colour: Colour) -> Image.Image:
    grey, alpha = layer.split()
    values = np.asarray(grey, np.float32)[..., None] / 255 * np.array(colour, np.float32)
    return Image.fromarray(np.dstack([values, np.asarray(alpha)]).astype(np.uint8), "RGBA")


def compose(entry: dict[str, Any], frame: dict[str, list[int]], side: Colour | None = SIDE) -> Image.Image:
    """One frame as the game draws it: shadow, figure, cloth, ring."""
    x, y, w, h = frame["box"]
    figure = Image.open(SPRITES / entry["image"]).convert("RGBA").crop((x, y, x + w, y + h))
    out = Image.new("RGBA", (w, h))
    tint = Image.open(SPRITES / entry["tint"])
    rows = [tint.crop((x, y + row * entry["row"], x + w, y + row * entry["row"] + h)) for row in range(3)]
    out.alpha_composite(tinted(rows[2], (0, 0, 0)))
    out.alpha_composite(figure)
    if side is not None:
        out.alpha_composite(tinted(rows[0], side))
        out.alpha_composite(tinted(rows[1], side))
    return out


def draw(options: argparse.Namespace) -> None:
    if not any(mark in options.only for mark in "*?[/"):
        options.only += "/*"
    if options.draft:
        from tools.sculpt import bake as baker

        baker.SPRITES = baker.ROOT / "build" / "draft"
        baker.INDEX, baker.LEDGER = baker.SPRITES / "index.json", baker.SPRITES / "baked.json"
        globals()["SPRITES"], globals()["INDEX"] = baker.SPRITES, baker.INDEX
        baker.bake(options.only)
    index = read(INDEX)
    pictures: list[tuple[str, Image.Image]] = []
    for key, entry in index.items():
        if not fnmatch.fnmatch(key, options.only):
            continue
        if options.portraits:
            if "portrait" in entry:
                pictures.append((key, Image.open(SPRITES / entry["portrait"]).convert("RGBA")))
            continue
        if "frames" not in entry:
            pictures.append((key, Image.open(SPRITES / entry["image"]).convert("RGBA")))
            continue
        frames = entry["frames"]
        for pose in frames.values():
            for facing, frame in pose.items():
                if facing == "left" and not options.both:
                    continue
                pictures.append((key, compose(entry, frame)))
    if options.size:
        k = options.size / 128
        pictures = [
            (n, p.resize((max(int(p.width * k), 1), max(int(p.height * k), 1)), Image.Resampling.LANCZOS))
            for n, p in pictures
        ]
    if not pictures:
        print("nothing matches")
        return
    columns = min(options.columns, len(pictures))
    rows = -(-len(pictures) // columns)
    cw, ch = max(p.width for _, p in pictures) + 6, max(p.height for _, p in pictures) + 16
    sheet = Image.new("RGBA", (columns * cw, rows * ch), GROUND)
    pen = ImageDraw.Draw(sheet)
    for i, (name, picture) in enumerate(pictures):
        x, y = i % columns * cw, i // columns * ch
        sheet.alpha_composite(picture, (x + (cw - picture.width) // 2, y + ch - 14 - picture.height))
        pen.text((x + 4, y + ch - 13), name.split("/")[-1], fill=(255, 255, 255, 255))
    flat = sheet.convert("RGB")
    (flat.convert("L") if options.grey else flat).save(options.out)
    print(options.out, flat.size)
