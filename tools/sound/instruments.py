"""The players of the music: each makes one note of a frequency, some seconds and a force from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from tools.sound.synth import Wave, band, decay, noise, pluck, sine, swell, time

Player: TypeAlias = Callable[[float, float, float], Wave]


def harmonics(f: float, seconds: float, levels: Sequence[float], vibrato: float = 0.0, open_in: float = 0.0) -> Wave:
    """Add up harmonics; the high ones open within `open_in` seconds, the vibrato comes when a note is held."""
    t = time(seconds)
    depth = vibrato * np.clip((t - 0.15) * 4, 0, 1)
    turns = 2 * np.pi * (f * t - f * depth * np.cos(2 * np.pi * 5.3 * t) / (2 * np.pi * 5.3))
    out = np.zeros_like(t)
    for k, level in enumerate(levels, 1):
        if f * k > 15000:
            break
        out += level * np.sin(k * turns) * np.minimum(1, t / max(open_in * k / 8, 1e-3))
    return out


def lute(f: float, seconds: float, force: float) -> Wave:
    return pluck(f, max(seconds, 0.9), 0.55 + 0.4 * force, int(f))


def flute(f: float, seconds: float, force: float) -> Wave:
    tone = harmonics(f, seconds, (1, 0.5, 0.34 * force, 0.22 * force, 0.12 * force, 0.07), 0.006)
    return (tone + band(noise(seconds, int(f)), f * 2, 9000) * 0.05) * swell(seconds, 0.035, 0.07)


def reed(f: float, seconds: float, force: float) -> Wave:
    levels = [(1.0 if k % 2 else 0.42) / k ** (1.25 - 0.5 * force) for k in range(1, 19)]
    return harmonics(f, seconds, levels, 0.006, 0.03) * swell(seconds, 0.025, 0.06) * 0.7


def brass(f: float, seconds: float, force: float) -> Wave:
    levels = [k ** -(1.35 - 0.65 * force) * np.exp(-((k / 16) ** 2)) for k in range(1, 25)]
    return harmonics(f, seconds, levels, 0.004, 0.09) * swell(seconds, 0.03, 0.08) * 0.5


def strings(f: float, seconds: float, force: float) -> Wave:
    levels = [1 / k ** (1.2 - 0.3 * force) for k in range(1, 15)]
    both = harmonics(f * 1.002, seconds, levels, 0.003) + harmonics(f * 0.998, seconds, levels, 0.004)
    return both * swell(seconds, 0.12, 0.2) * 0.3


def bell(f: float, seconds: float, force: float) -> Wave:
    """A mallet by frequency modulation."""
    length = max(seconds, 0.9)
    ring = force * 2.5 * 0.5 ** (time(length) / 0.09) * np.sin(2 * np.pi * f * 3.5 * time(length))
    return np.sin(2 * np.pi * f * time(length) + ring) * decay(length, 0.2)


def synth(f: float, seconds: float, force: float) -> Wave:
    levels = [1 / k ** (1.05 - 0.3 * force) for k in range(1, 20)]
    both = harmonics(f * 1.003, seconds, levels, 0.004) + harmonics(f * 0.997, seconds, levels)
    return both * decay(seconds, 0.5, 0.008) * 0.4


def bass(f: float, seconds: float, force: float) -> Wave:
    return harmonics(f, seconds, [1 / k ** (1.6 - 0.5 * force) for k in range(1, 13)]) * decay(seconds, 0.3, 0.006)


def kick() -> Wave:
    return sine(np.interp(time(0.3), [0, 0.04, 0.3], [160, 62, 46]), 0.3) * decay(0.3, 0.06)


def drum(f: float) -> Wave:
    """A skin with the slap of the hand on it."""
    skin = sine(np.interp(time(0.4), [0, 0.05, 0.4], [f * 1.5, f, f * 0.92]), 0.4) * decay(0.4, 0.08)
    slap = band(noise(0.4, int(f)), 1500, 7000) * decay(0.4, 0.012)
    return skin + 0.35 * slap


def snare() -> Wave:
    return band(noise(0.2, 5), 1200, 10000) * decay(0.2, 0.035) + sine(190, 0.2) * decay(0.2, 0.03) * 0.5


def hat(half: float) -> Wave:
    return band(noise(0.15, 7), 6000, 14000) * decay(0.15, half)
