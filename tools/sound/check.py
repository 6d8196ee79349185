"""Measures the sounds as they are kept, prints a line for each and says what is out of bounds."""

from __future__ import annotations

import fnmatch
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import soundfile

from tools.sound import measure
from tools.sound.bank import LEVELS
from tools.sound.synth import RATE, Wave

SOUNDS = Path(__file__).parents[2] / "data" / "sounds"
LOUDER = 2.0
"""Decibels that a sound may lie from the level of its kind."""
LEAD = 15.0
"""Milliseconds before a sound is heard."""
TAIL = 0.15
"""Seconds at its end in which nothing is heard."""
OFFSET = 0.004
"""DC."""
ALIKE = 0.9
SMALL = -10.0
"""Decibels that a small speaker may take away."""
STEP, DIP = 1.0, -4.0
"""How a loop closes: see `measure.seam`."""
LOOPS = ("murmur", "music")
BRIGHT = -15.0
"""Decibels of music over 2 kHz, at least."""
SWING = 1.2
"""Decibels by which the loudness of music changes over the piece, at least."""
NARROW = 0.95
"""How alike left and right of music may be, and `WIDE` how unlike."""
WIDE = 0.2
LENGTH = 60.0
"""Seconds of music, at least."""


class Reading(NamedTuple):
    name: str
    kind: str
    bytes: int
    wave: Wave
    print: Wave


def readings(only: str = "*", folder: Path = SOUNDS) -> list[Reading]:
    index: dict[str, dict[str, Any]] = json.loads((folder / "index.json").read_text())
    found = []
    for name, entry in index.items():
        if not fnmatch.fnmatch(name, only):
            continue
        path = folder / entry["file"]
        wave = soundfile.read(path)[0]
        found.append(Reading(name, entry["kind"], path.stat().st_size, wave, measure.print_of(wave)))
    return found


def faults(sound: Reading) -> list[str]:
    """Return what is out of bounds about a sound by itself."""
    wave, kind = sound.wave, sound.kind
    peak, dc = float(np.abs(wave).max()), abs(float(wave.mean()))
    level = measure.loudness(wave, kind == "music") - LEVELS[kind]
    found = []
    if peak > 0.985:
        found.append(f"clips: {peak:.3f}")
    if dc > OFFSET:
        found.append(f"DC {dc:.4f}")
    if abs(level) > LOUDER:
        found.append(f"{level:+.1f} dB from its kind")
    if kind in LOOPS:
        step, dip = measure.seam(wave)
        if step > STEP:
            found.append(f"the loop clicks: a step {step:.1f} times a large one")
        if dip < DIP:
            found.append(f"the loop gapes: {dip:.1f} dB at its end")
    else:
        if (lead := measure.lead(wave)) > LEAD:
            found.append(f"begins after {lead:.0f} ms")
        if (tail := measure.tail(wave)) > TAIL:
            found.append(f"a dead tail of {tail:.2f} s")
        if (small := measure.heard_small(wave)) < SMALL:
            found.append(f"{small:.1f} dB on a small speaker")
    if kind == "music":
        if (bright := measure.share(wave, 2000)) < BRIGHT:
            found.append(f"muffled: {bright:.1f} dB over 2 kHz")
        if (swing := measure.swing(wave)) < SWING:
            found.append(f"always as loud: {swing:.1f} dB")
        if not WIDE <= (width := measure.width(wave)) <= NARROW:
            found.append(f"left and right are alike by {width:.2f}")
        if len(wave) / RATE < LENGTH:
            found.append(f"only {len(wave) / RATE:.0f} s")
    return found


def too_alike(sounds: list[Reading]) -> list[tuple[str, str, float]]:
    alike = measure.likeness({sound.name: sound.print for sound in sounds if sound.kind != "music"})
    return [(one, other, value) for (one, other), value in alike.items() if value >= ALIKE]


def line(sound: Reading, nearest: tuple[float, str]) -> str:
    wave = sound.wave
    text = (
        f"{sound.name:14s} {sound.kind:7s} {len(wave) / RATE:5.2f} s "
        f"{measure.loudness(wave, sound.kind == 'music'):6.1f} LUFS "
        f"lead {measure.lead(wave):4.0f} ms  tail {measure.tail(wave):4.2f} s  {measure.centroid(wave):5.0f} Hz "
        f"small {measure.heard_small(wave):5.1f} dB  "
    )
    if sound.kind in LOOPS:
        step, dip = measure.seam(wave)
        text += f"seam {step:.2f} {dip:+.1f} dB  "
    if sound.kind == "music":
        return (
            f"{text}>2 kHz {measure.share(wave, 2000):.1f} dB  <120 Hz {measure.share(wave, 0, 120):.1f} dB  "
            f"swing {measure.swing(wave):.1f} dB  left/right {measure.width(wave):.2f}"
        )
    return f"{text}nearest {nearest[1]} {nearest[0]:.2f}"


def main(only: str = "*") -> None:
    sounds = readings(only)
    nearest: dict[str, tuple[float, str]] = {}
    effects = {sound.name: sound.print for sound in sounds if sound.kind != "music"}
    for (one, other), value in measure.likeness(effects).items() if len(effects) > 1 else ():
        for name, that in ((one, other), (other, one)):
            nearest[name] = max(nearest.get(name, (-1.0, "")), (value, that))
    for sound in sounds:
        print(line(sound, nearest.get(sound.name, (0.0, "none"))))
    found = [f"{sound.name}: {fault}" for sound in sounds for fault in faults(sound)]
    if len(effects) > 1:
        found += [f"{one} and {other} are alike: {value:.2f}" for one, other, value in too_alike(sounds)]
    print(f"{len(sounds)} sounds, {sum(sound.bytes for sound in sounds) / 1e6:.2f} MB")
    print("\n".join(found) or "nothing out of bounds")
    sys.exit(1 if found else 0)
