"""python -m tools.sound [bake | check] [--only GLOB] [--force]: make the sounds of data/sounds, or measure them."""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

from tools.sound import check
from tools.sound.bank import LEVELS, levelled, made
from tools.sound.effects import BANK
from tools.sound.music import MUSIC
from tools.sound.synth import RATE, Wave

SOUNDS = check.SOUNDS
QUALITY = 0.55
"""What the packer leaves out, 0 (little) to 1."""


def source() -> str:
    here = Path(__file__).parent
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(here.glob("*.py")))).hexdigest()[:16]


def keep(path: Path, wave: Wave) -> None:
    """Write a sound a second at a time: libsndfile overflows its stack with long ones."""
    channels = 1 if wave.ndim == 1 else 2
    with soundfile.SoundFile(
        path, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=QUALITY
    ) as file:
        for i in range(0, len(wave), RATE):
            file.write(wave[i : i + RATE].astype(np.float32))


def bake(only: str, force: bool) -> None:
    SOUNDS.mkdir(parents=True, exist_ok=True)
    path = SOUNDS / "index.json"
    index = json.loads(path.read_text()) if path.exists() else {}
    seal = source()
    makers: dict[str, tuple[str, Callable[[], Wave]]] = {
        **{name: (effect.kind, lambda name=name: made(name)) for name, effect in BANK.items()},  # type: ignore[misc]
        **{
            name: ("music", lambda make=make: levelled(make(), LEVELS["music"], True))  # type: ignore[misc]
            for name, make in MUSIC.items()
        },
    }
    for name, (kind, make) in makers.items():
        file = SOUNDS / f"{name}.ogg"
        is_fresh = index.get(name, {}).get("source") == seal and file.exists()
        if not fnmatch.fnmatch(name, only) or (is_fresh and not force):
            continue
        wave = make()
        keep(file, wave)
        index[name] = {"file": file.name, "kind": kind, "seconds": round(len(wave) / RATE, 2), "source": seal}
        print(f"{name}: {index[name]['seconds']} s", flush=True)
    for gone in {file.stem for file in SOUNDS.glob("*.ogg")} - set(makers):
        (SOUNDS / f"{gone}.ogg").unlink()
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(index[name], sort_keys=True)}" for name in sorted(makers))
    path.write_text("{\n" + lines + "\n}\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.sound", description=__doc__)
    parser.add_argument("what", nargs="?", choices=("bake", "check"), default="bake")
    parser.add_argument("--only", default="*")
    parser.add_argument("--force", action="store_true", help="bake even when no source changed")
    options = parser.parse_args()
    os.nice(10)
    if options.what == "check":
        check.main(options.only)
    else:
        bake(options.only, options.force)


if __name__ == "__main__":
    main()
