"""Bake what changed into data/sprites and keep the index."""

from __future__ import annotations

import fnmatch
import hashlib
import json
import os
import time
from pathlib import Path
from typing import Any

from tools.sculpt import pictures
from tools.sculpt.catalogue import Model, models
from tools.sculpt.paintings import paintings, source_mark

ROOT = Path(__file__).parents[2]
SPRITES = ROOT / "data" / "sprites"
INDEX = SPRITES / "index.json"
LEDGER = SPRITES / "baked.json"
ENGINE = ("solids.py", "scene.py", "render.py", "pictures.py")


def engine_mark() -> str:
    """Changes when the renderer changes; then everything is baked anew."""
    here = Path(__file__).parent
    return hashlib.sha256(b"".join((here / name).read_bytes() for name in ENGINE)).hexdigest()[:12]


def mark(model: Model, engine: str) -> str:
    """A model's own parts and framing as a hash: only what looks different is baked anew."""
    told = [engine, str(model.squares), str(model.portrait), str(model.scale), str((model.pitch, model.yaw))]
    if model.large != 384:
        told.append(str(model.large))
    for pose in model.poses:
        sculpt = model.sculpt(pose)
        told += [pose, str(model.both), repr(sculpt.focus), *(repr(part) for part in sculpt.parts)]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


def read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text())) if path.exists() else {}


def write(path: Path, value: dict[str, Any]) -> None:
    """Whole or not at all, one entry a line so that changes read well."""
    lines = ",\n".join(f"  {json.dumps(k)}: {json.dumps(value[k], sort_keys=True)}" for k in sorted(value))
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text("{\n" + lines + "\n}\n")
    os.replace(fresh, path)


def note(key: str, entry: dict[str, Any], seal: str) -> None:
    """Enter one baked thing into index and ledger."""
    index, ledger = read(INDEX), read(LEDGER)
    index[key], ledger[key] = entry, seal
    write(INDEX, index)
    write(LEDGER, ledger)


def prune() -> list[str]:
    """Drop what no sculpt or painting makes any more; returns the keys dropped."""
    kept = set(models()) | set(paintings())
    dropped = sorted(set(read(INDEX)) - kept)
    for path in (INDEX, LEDGER):
        write(path, {key: value for key, value in read(path).items() if key in kept})
    for key in dropped:
        for suffix in ("", ".tint", ".portrait"):
            (SPRITES / f"{key}{suffix}.png").unlink(missing_ok=True)
    return dropped


def bake(only: str = "*", force: bool = False) -> list[str]:
    """Bake the models whose key matches and whose look changed; returns their keys."""
    engine = engine_mark()
    done = []
    for key in prune() if only == "*" else ():
        print(f"{key}: dropped", flush=True)
    ledger = read(LEDGER)
    for key, model in sorted(models().items()):
        if not fnmatch.fnmatch(key, only):
            continue
        seal = mark(model, engine)
        if not force and ledger.get(key) == seal and (SPRITES / f"{key}.png").exists():
            continue
        begun = time.perf_counter()
        figure, tint, entry = pictures.sheets(model)
        baked_images = {"image": (f"{key}.png", figure), "tint": (f"{key}.tint.png", tint)}
        if model.portrait:
            baked_images["portrait"] = (f"{key}.portrait.png", pictures.portrait(model, model.large))
        for use, (name, image) in baked_images.items():
            pictures.save(image, SPRITES / name)
            entry[use] = name
        note(key, entry, seal)
        done.append(key)
        print(f"{key}: {time.perf_counter() - begun:.1f} s", flush=True)
    for key, painting in sorted(paintings().items()):
        if not fnmatch.fnmatch(key, only):
            continue
        seal = source_mark(painting, engine)
        if not force and ledger.get(key) == seal:
            continue
        begun = time.perf_counter()
        baked = painting.make()
        files = {f"{key}{suffix}.png": image for suffix, image in baked.images.items()}
        for name, image in files.items():
            pictures.save(image, SPRITES / name)
        note(key, {"image": next(iter(files)), "kind": baked.kind, **baked.entry}, seal)
        done.append(key)
        print(f"{key}: {time.perf_counter() - begun:.1f} s", flush=True)
    return done
