"""The bank of effects: each is registered under its name with its kind, which says how loud it comes out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tools.sound.measure import loudness
from tools.sound.synth import RATE, Wave, band

LEVELS = {
    "ui": -26.0,
    "step": -26.0,
    "thing": -20.0,
    "fight": -16.0,
    "jingle": -16.0,
    "crowd": -18.0,
    "murmur": -24.0,
    "music": -20.0,
}
"""LUFS. Things are what lies on the table: cards, coins, potions. All but the kinds that the game knows are effects."""
CEILING = 0.86
"""A peak, with room for what the packing adds."""


class Effect(NamedTuple):
    make: Callable[[], Wave]
    kind: str
    level: float
    """LUFS."""


BANK: dict[str, Effect] = {}


def effect(name: str, kind: str, offset: float = 0.0) -> Callable[[Callable[[], Wave]], Callable[[], Wave]]:
    """Register a sound; offset: decibels louder than its kind, two at most."""

    def register(make: Callable[[], Wave]) -> Callable[[], Wave]:
        BANK[name] = Effect(make, kind, LEVELS[kind] + offset)
        return make

    return register


def limit(wave: Wave) -> Wave:
    """Bend what is over two thirds of the ceiling, so that nothing is over it."""
    knee = CEILING * 2 / 3
    over = np.maximum(np.abs(wave) - knee, 0)
    return np.sign(wave) * (np.minimum(np.abs(wave), knee) + (CEILING - knee) * np.tanh(over / (CEILING - knee)))


def levelled(wave: Wave, level: float, is_music: bool = False) -> Wave:
    """Bring a sound to a loudness under the ceiling."""
    out = wave / np.abs(wave).max() * 0.5
    for _ in range(12):
        missing = level - loudness(out, is_music)
        if abs(missing) < 0.05:
            break
        out = limit(out * 10 ** (missing / 20))
    return out


def trimmed(wave: Wave) -> Wave:
    """Begin where the sound begins, end where it is over (54 dB under its peak), without a click at either end."""
    level = np.abs(wave)
    heard = np.flatnonzero(level > level.max() * 0.015)
    end = int(np.flatnonzero(level > level.max() * 0.002)[-1])
    out = wave[max(0, int(heard[0]) - RATE // 500) : end + 1].copy()
    rise, fade = min(len(out), RATE // 1000), min(len(out) // 3, RATE // 40)
    out[:rise] *= np.linspace(0, 1, rise)
    out[-fade:] *= np.linspace(1, 0, fade) ** 2
    return out


def made(name: str) -> Wave:
    """Make the effect as it is kept: trimmed, without what no speaker can play, at its loudness."""
    make, kind, level = BANK[name]
    wave = make()
    if kind == "murmur":
        return levelled(wave, level)
    wave = trimmed(band(np.pad(wave, (RATE // 20, RATE // 20)), 32, soft=0.2))
    out = levelled(wave, level)
    return out - out.mean() * np.minimum(1, np.arange(len(out), 0, -1) / (RATE / 50))
