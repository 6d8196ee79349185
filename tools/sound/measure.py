"""What can be told of a sound by numbers: loudness, how it begins and ends, colour, likeness to others, its seam.

Loudness is that of ITU-R BS.1770 (K-weighted, in LUFS): of effects the loudest 400 ms, of music all but its quiet
parts.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from tools.sound.synth import RATE, Wave, band

MOMENT = int(0.4 * RATE)
FRAME = int(0.04 * RATE)
BANDS = np.geomspace(60, 16000, 33)
DEPTH = 60.0
"""Decibels under the loudest spot of a spectrogram that still count."""


def mono(wave: Wave) -> Wave:
    return wave if wave.ndim == 1 else wave.mean(1)


def decibels(level: float) -> float:
    return float(20 * np.log10(max(level, 1e-6)))


def rms(wave: Wave) -> float:
    return float(np.sqrt((wave**2).mean())) if len(wave) else 0.0


def k_gain(f: Wave) -> Wave:
    """How much each frequency counts for the ear, by BS.1770: a shelf for the head, a high-pass for the ear."""
    z = np.exp(-2j * np.pi * f / RATE)

    def biquad(b: tuple[float, float, float], a: tuple[float, float, float]) -> NDArray[np.complex128]:
        return (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)

    k, q = np.tan(np.pi * 1681.974450955533 / RATE), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle, a0 = high**0.4996667741545416, 1 + k / q + k * k
    shelf = biquad(
        ((high + middle * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - middle * k / q + k * k) / a0),
        (1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0),
    )
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    ear = biquad((1, -2, 1), (1, 2 * (k * k - 1) / (1 + k / q + k * k), (1 - k / q + k * k) / (1 + k / q + k * k)))
    return np.abs(shelf * ear)


def moments(wave: Wave) -> Wave:
    """Return the loudness of every 400 ms, one value each 25 ms."""
    channels = wave[:, None] if wave.ndim == 1 else wave
    n = max(len(channels), MOMENT)
    size = 1 << (n - 1).bit_length()
    gain = k_gain(np.fft.rfftfreq(size, 1 / RATE))
    power = np.zeros(n)
    for channel in channels.T:
        power += np.fft.irfft(np.fft.rfft(channel, size) * gain, size)[:n] ** 2
    sums = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, n - MOMENT + 1, RATE // 40)
    return -0.691 + 10 * np.log10((sums[starts + MOMENT] - sums[starts]) / MOMENT + 1e-12)


def loudness(wave: Wave, is_music: bool = False) -> float:
    found = moments(wave)
    if not is_music:
        return float(found.max())
    mean = 10 * np.log10((10 ** (found / 10)).mean())
    return float(10 * np.log10((10 ** (found[found > mean - 10] / 10)).mean()))


def swing(wave: Wave) -> float:
    """How much the loudness changes over a piece: the standard deviation of its three-second means, in dB."""
    found = 10 ** (moments(wave) / 10)
    means = 10 * np.log10(found[: len(found) // 120 * 120].reshape(-1, 120).mean(1))
    return float(means.std())


def lead(wave: Wave) -> float:
    """Return the milliseconds before the sound is heard (2 % of its peak)."""
    level = np.abs(mono(wave))
    return float(np.argmax(level > level.max() * 0.02) / RATE * 1000)


def tail(wave: Wave) -> float:
    """Return the seconds at the end in which nothing is heard any more (60 dB under the peak)."""
    level = np.abs(mono(wave))
    return float((len(level) - 1 - np.flatnonzero(level > level.max() * 0.001)[-1]) / RATE)


def power(wave: Wave) -> tuple[Wave, Wave]:
    found = np.abs(np.fft.rfft(mono(wave))) ** 2
    return np.fft.rfftfreq(len(mono(wave)), 1 / RATE), found


def centroid(wave: Wave) -> float:
    f, found = power(wave)
    return float((f * found).sum() / found.sum())


def share(wave: Wave, low: float, high: float = RATE) -> float:
    """Return the part of the energy between two frequencies, in dB."""
    f, found = power(wave)
    return float(10 * np.log10(found[(f >= low) & (f < high)].sum() / found.sum() + 1e-12))


def width(wave: Wave) -> float:
    """Return how alike left and right are: 1 is mono."""
    return float(np.corrcoef(wave[:, 0], wave[:, 1])[0, 1]) if wave.ndim == 2 else 1.0


def print_of(wave: Wave, seconds: float = 1.2) -> Wave:
    """Return a spectrogram of the beginning: frames of 40 ms by 32 bands, 0 (not heard) to DEPTH."""
    part = mono(wave)[: int(seconds * RATE)]
    count = int(seconds * RATE) // FRAME
    part = np.pad(part, (0, count * FRAME - min(len(part), count * FRAME)))[: count * FRAME].reshape(count, FRAME)
    found = np.abs(np.fft.rfft(part * np.hanning(FRAME), 4096, axis=1)) ** 2
    f = np.fft.rfftfreq(4096, 1 / RATE)
    edges = np.searchsorted(f, BANDS)
    rows = np.stack([found[:, a:b].sum(1) for a, b in pairwise(edges)], 1)
    level = 10 * np.log10(rows + 1e-12)
    return np.clip(level - level.max() + DEPTH, 0, DEPTH)


def likeness(prints: dict[str, Wave]) -> dict[tuple[str, str], float]:
    """Return how alike any two sounds are, -1 to 1, over the time that either lasts; what all share is left out."""
    mean = np.mean(list(prints.values()), axis=0)
    ends = {name: int(np.flatnonzero(found.max(1) > DEPTH / 3)[-1]) + 1 for name, found in prints.items()}
    found: dict[tuple[str, str], float] = {}
    names = sorted(prints)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            n = max(ends[one], ends[other])
            a, b = (prints[name][:n] - mean[:n] for name in (one, other))
            a, b = a - a.mean(), b - b.mean()
            found[one, other] = float((a * b).sum() / np.sqrt((a**2).sum() * (b**2).sum()))
    return found


def seam(wave: Wave) -> tuple[float, float]:
    """Return how a loop closes: its step there in times a usual large one (99.9 %), and the dip before it in dB.

    The dip is how much quieter the last 0.1 s is than the median of all tenths of a second.
    """
    line = mono(wave)
    steps = np.abs(np.diff(line))
    step = abs(line[0] - line[-1]) / np.quantile(steps, 0.999)
    tenth = RATE // 10
    levels = np.sqrt((line[: len(line) // tenth * tenth].reshape(-1, tenth) ** 2).mean(1))
    return float(step), decibels(rms(line[-tenth:])) - decibels(float(np.median(levels)))


def heard_small(wave: Wave) -> float:
    """Return what a small speaker leaves of the sound (over 250 Hz), in dB."""
    line = mono(wave)
    return decibels(rms(band(line, 250, soft=0.2))) - decibels(rms(line))
