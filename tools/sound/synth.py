"""Oscillators, noise, envelopes and filters; sounds are float arrays at RATE, about -1 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 44100
Wave: TypeAlias = NDArray[np.floating[Any]]


def time(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def sine(frequency: float | Wave, seconds: float, phase: float = 0.0) -> Wave:
    """A sine; the frequency may change over time (an array as long as the sound)."""
    n = int(seconds * RATE)
    turns = np.cumsum(np.broadcast_to(frequency, (n,)) / RATE)
    return np.sin(2 * np.pi * turns + phase)


def saw(frequency: float | Wave, seconds: float, bright: int = 12) -> Wave:
    """A saw of a few harmonics, so that nothing folds back."""
    out = np.zeros(int(seconds * RATE))
    top = float(np.max(frequency))
    for k in range(1, bright + 1):
        if top * k < RATE * 0.45:
            out += sine(np.asarray(frequency) * k, seconds) / k
    return out * 0.6


def noise(seconds: float, seed: int = 1) -> Wave:
    return np.random.default_rng(seed).uniform(-1, 1, int(seconds * RATE))


def decay(seconds: float, half: float, attack: float = 0.002) -> Wave:
    """A fast rise, then halving every `half` seconds; ends at nothing."""
    t = time(seconds)
    out = 0.5 ** (t / half) * np.minimum(t / max(attack, 1e-4), 1)
    fade = max(1, min(len(out), int(0.01 * RATE)))
    out[-fade:] *= np.linspace(1, 0, fade)
    return out


def swell(seconds: float, attack: float, release: float) -> Wave:
    t = time(seconds)
    return np.clip(np.minimum(t / max(attack, 1e-3), (seconds - t) / max(release, 1e-3)), 0, 1)


def band(wave: Wave, low: float = 0.0, high: float = RATE, soft: float = 0.35) -> Wave:
    """Keep what lies between two frequencies, with soft shoulders (in octaves)."""
    n = len(wave)
    return _filtered(wave, 1 << (n - 1).bit_length(), low, high, soft)[:n]


def ringed(wave: Wave, low: float = 0.0, high: float = RATE, soft: float = 0.35) -> Wave:
    """The same for a loop: what rings over its end goes on at its beginning."""
    return _filtered(wave, len(wave), low, high, soft)


def _filtered(wave: Wave, size: int, low: float, high: float, soft: float) -> Wave:
    spectrum = np.fft.rfft(wave, size)
    f = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1e-3)
    gain = np.ones_like(f)
    if low > 0:
        gain /= 1 + (low / f) ** (2 / soft)
    if high < RATE / 2:
        gain /= 1 + (f / high) ** (2 / soft)
    return np.fft.irfft(spectrum * gain, size)


def pluck(frequency: float, seconds: float, bright: float = 0.5, seed: int = 3) -> Wave:
    """A plucked string: decaying harmonics, the high ones faster, slightly stretched."""
    t = time(seconds)
    out = np.zeros_like(t)
    rng = np.random.default_rng(seed)
    for k in range(1, 16):
        f = frequency * k * (1 + 0.0002 * k * k)
        if f > RATE * 0.42:
            break
        level = abs(np.sin(np.pi * k * 0.23)) / k ** (1.5 - bright)
        out += level * np.sin(2 * np.pi * f * t + rng.uniform(0, 6.28)) * np.exp(-t * (1.6 + 0.9 * k))
    out[:60] *= np.linspace(0, 1, 60)
    out[-400:] *= np.linspace(1, 0, 400)
    return out * 0.7


def modes(pairs: Sequence[tuple[float, float, float]], seconds: float) -> Wave:
    """Struck material: (frequency, level, half-life) of each mode."""
    t = time(seconds)
    out = np.zeros_like(t)
    for frequency, level, half in pairs:
        out += level * np.sin(2 * np.pi * frequency * t) * 0.5 ** (t / half)
    out[:20] *= np.linspace(0, 1, 20)
    return out


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Lay sounds over each other, each from its second on."""
    n = max(int(at * RATE) + len(wave) for at, wave in parts)
    out = np.zeros(n)
    for at, wave in parts:
        i = int(at * RATE)
        out[i : i + len(wave)] += wave
    return out


def room(wave: Wave, seconds: float = 0.5, level: float = 0.2, seed: int = 9, dark: float = 4000) -> Wave:
    """A small stone room around the sound."""
    tail = noise(seconds, seed) * 0.5 ** (time(seconds) / (seconds / 6))
    tail = band(tail, 120, dark)
    tail /= np.sqrt((tail**2).sum()) + 1e-9
    n = len(wave) + len(tail) - 1
    size = 1 << (n - 1).bit_length()
    wet = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(tail, size), size)[:n]
    out = np.zeros(n)
    out[: len(wave)] += wave
    return out + wet * level
