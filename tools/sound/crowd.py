"""The people around the arena, and the instruments that speak for it."""

from __future__ import annotations

import numpy as np

from tools.sound.bank import effect
from tools.sound.synth import RATE, Wave, band, decay, mix, modes, noise, ringed, room, saw, sine, swell, time


def voices(seconds: float, seed: int, low: float, high: float, calls: int, throat: tuple[float, float]) -> Wave:
    """Many people at once: shaped noise with slow swells and single calls, on a ring that closes without a seam.

    throat: between which frequencies the calls lie.
    """
    rng = np.random.default_rng(seed)
    n = int(seconds * RATE)
    out = np.zeros(n)
    for low_f, high_f, level in ((250, 600, 1.0), (700, 1300, 0.8), (1900, 2900, 0.35)):
        raw = ringed(noise(seconds, int(rng.integers(1_000_000))), low_f, high_f)
        points = rng.uniform(low, high, max(4, int(4 * seconds)))
        out += raw * np.interp(np.linspace(0, len(points), n), np.arange(len(points) + 1), [*points, points[0]]) * level
    for _ in range(calls):
        long = float(rng.uniform(0.12, 0.4))
        f = float(rng.uniform(*throat))
        call = saw(np.linspace(f, f * rng.uniform(0.85, 1.3), int(long * RATE)), long, 14)
        call = band(call, float(rng.uniform(350, 800)), float(rng.uniform(1000, 2600))) * swell(long, 0.05, long * 0.6)
        where = (int(rng.integers(n)) + np.arange(len(call))) % n
        np.add.at(out, where, call * rng.uniform(0.05, 0.22))
    return out


@effect("crowd", "murmur")
def crowd() -> Wave:
    return voices(11.0, 21, 0.6, 1.0, 110, (180, 460))


@effect("cheer", "crowd")
def cheer() -> Wave:
    """It goes up: voices rise, hands clap, somebody whistles."""
    seconds = 2.2
    roar = voices(seconds, 22, 0.6, 1.0, 130, (300, 700)) * np.interp(
        time(seconds), [0, 0.02, 0.25, 1.0, seconds], [0.1, 0.35, 1, 0.7, 0]
    )
    rng = np.random.default_rng(2)
    claps = np.zeros(len(roar))
    for _ in range(190):
        i = int(rng.uniform(0.05, seconds - 0.1) * RATE)
        claps[i : i + 500] += (
            band(rng.uniform(-1, 1, 500), 1100, 4200) * np.linspace(1, 0, 500) ** 3 * rng.uniform(0.2, 0.8)
        )
    whistles = []
    for at, f in ((0.18, 1900.0), (0.55, 2300.0), (0.9, 2050.0)):
        glide = np.interp(time(0.35), [0, 0.12, 0.35], [f * 0.8, f * 1.35, f])
        whistles.append((at, sine(glide, 0.35) * swell(0.35, 0.03, 0.15) * 0.3))
    return mix((0, roar * 0.8), (0, claps * np.linspace(1.8, 0.5, len(claps))), *whistles)


@effect("boo", "crowd", -1.5)
def boo() -> Wave:
    """Low, together, and downwards."""
    rng = np.random.default_rng(4)
    parts: list[tuple[float, Wave]] = []
    for i in range(16):
        f, long = float(rng.uniform(125, 235)), float(rng.uniform(0.9, 1.3))
        voice = band(saw(np.linspace(f * 1.12, f * 0.8, int(long * RATE)), long, 16), 260, 900)
        parts.append((0.018 * i, voice * swell(long, 0.06, long * 0.6) * 0.3))
    breath = band(noise(1.2, 5), 350, 1100) * swell(1.2, 0.02, 0.9)
    return mix((0, breath * 0.5), *parts)


def brass(f: float, seconds: float) -> Wave:
    """A horn: harmonics that open with the attack."""
    t = time(seconds)
    env = swell(seconds, 0.02, 0.09)
    out = np.zeros_like(t)
    for k in range(1, 15):
        if f * k > 15000:
            break
        vibrato = 1 + 0.003 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(t * 2, 1)
        out += np.sin(2 * np.pi * np.cumsum(f * k * vibrato) / RATE) / k**0.95 * env ** (1 + 0.18 * k)
    return out * 0.5


def horns(notes: list[tuple[float, float, float]]) -> list[tuple[float, Wave]]:
    """Give each (second, frequency, seconds) to three horns: the tune, a sixth under it, the octave."""
    parts: list[tuple[float, Wave]] = []
    for at, f, long in notes:
        parts += [(at, brass(f, long)), (at, brass(f * 0.75, long) * 0.5), (at, brass(f / 2, long) * 0.6)]
    return parts


def drum(level: float = 1.0) -> Wave:
    return level * mix(
        (0, modes([(110, 0.8, 0.12), (165, 0.5, 0.08)], 0.5)), (0, band(noise(0.05, 3), 500, 3500) * decay(0.05, 0.01))
    )


@effect("fanfare", "jingle")
def fanfare() -> Wave:
    tune = [(0.0, 392.0, 0.16), (0.18, 392.0, 0.1), (0.30, 392.0, 0.1), (0.42, 523.25, 0.34), (0.80, 466.16, 0.16)]
    return room(mix(*horns([*tune, (0.98, 587.33, 0.8)]), (0, drum()), (0.42, drum(0.7)), (0.98, drum())), 0.6, 0.18)


@effect("victory", "jingle")
def victory() -> Wave:
    tune = [(0.0, 523.25, 0.15), (0.16, 659.25, 0.15), (0.32, 783.99, 0.15), (0.48, 1046.5, 0.42), (0.94, 783.99, 0.16)]
    joy = cheer()[: int(1.5 * RATE)] * swell(1.5, 0.05, 1.2)
    glitter = [(1.12 + 0.06 * i, modes([(f, 0.3, 0.14)], 0.7)) for i, f in enumerate((2093, 2637, 3136))]
    drums = [(at, drum(level)) for at, level in ((0, 0.8), (0.48, 0.8), (1.12, 1.0))]
    return room(mix(*horns([*tune, (1.12, 1046.5, 1.0)]), (1.1, joy * 0.35), *drums, *glitter), 0.5, 0.16)


@effect("defeat", "jingle")
def defeat() -> Wave:
    """Four steps down, each tired of the last; a muffled drum."""
    notes = ((0.0, 293.66, 0.4), (0.42, 277.18, 0.4), (0.84, 261.63, 0.4), (1.26, 220.0, 1.0))
    parts = [(at, brass(f, long) * 0.8) for at, f, long in notes] + [
        (at, brass(f * 1.19, long) * 0.4) for at, f, long in notes
    ]
    return room(mix(*parts, *((at, drum(0.6)) for at, _, _ in notes)), 0.6, 0.18)


@effect("gong", "thing", 1.5)
def gong() -> Wave:
    """The start of a turn: struck once, and damped within a second."""
    metal = [
        (147, 0.5, 0.3),
        (221, 0.6, 0.28),
        (317, 0.6, 0.24),
        (455, 0.5, 0.2),
        (647, 0.5, 0.16),
        (1013, 0.35, 0.1),
        (1579, 0.25, 0.07),
    ]
    stroke = band(noise(0.06, 3), 300, 2400) * decay(0.06, 0.012)
    return mix((0, modes(metal, 0.95) * np.linspace(1, 0.2, int(0.95 * RATE))), (0, stroke))


@effect("drumroll", "fight", -1.5)
def drumroll() -> Wave:
    """It grows until something has to happen."""
    parts = []
    at, gap = 0.0, 0.07
    while at < 1.15:
        stroke = modes([(196, 0.35, 0.03), (392, 0.3, 0.015)], 0.1) + band(
            noise(0.1, int(at * 999)), 900, 6000
        ) * decay(0.1, 0.018)
        parts.append((at, stroke * (0.4 + 0.55 * at)))
        at += gap
        gap = max(0.04, gap * 0.97)
    return room(mix(*parts), 0.3, 0.1)
