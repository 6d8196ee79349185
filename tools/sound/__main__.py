"""python -m tools.sound [--only GLOB] [--force]: bake effects and music into data/sounds."""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import json
import os
from pathlib import Path

import numpy as np
import soundfile

from tools.sound.effects import EFFECTS
from tools.sound.music import MUSIC
from tools.sound.synth import RATE

SOUNDS = Path(__file__).parents[2] / "data" / "sounds"


def source() -> str:
    here = Path(__file__).parent
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(here.glob("*.py")))).hexdigest()[:16]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.sound", description=__doc__)
    parser.add_argument("--only", default="*")
    parser.add_argument("--force", action="store_true", help="bake even when no source changed")
    options = parser.parse_args()
    os.nice(10)
    SOUNDS.mkdir(parents=True, exist_ok=True)
    path = SOUNDS / "index.json"
    index = json.loads(path.read_text()) if path.exists() else {}
    seal = source()
    for kind, makers in (("effect", EFFECTS), ("music", MUSIC)):
        done: dict[object, str] = {}
        for name, make in makers.items():
            if not fnmatch.fnmatch(name, options.only):
                continue
            if (
                not options.force
                and index.get(name, {}).get("source") == seal
                and (SOUNDS / index[name]["file"]).exists()
            ):
                done.setdefault(make, index[name]["file"])
                continue
            if make not in done:
                wave = make()
                done[make] = f"{name}.ogg"
                with soundfile.SoundFile(
                    SOUNDS / done[make], "w", RATE, 1 if wave.ndim == 1 else 2, format="OGG", subtype="VORBIS"
                ) as file:
                    for i in range(0, len(wave), RATE):
                        file.write(wave[i : i + RATE].astype(np.float32))
            wave_seconds = soundfile.info(SOUNDS / done[make]).duration
            index[name] = {"file": done[make], "kind": kind, "seconds": round(wave_seconds, 2), "source": seal}
            print(f"{name}: {index[name]['seconds']} s", flush=True)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(index[name], sort_keys=True)}" for name in sorted(index))
    path.write_text("{\n" + lines + "\n}\n")


if __name__ == "__main__":
    main()
