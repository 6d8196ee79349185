"""Spells, what they leave behind, and what heals."""

from __future__ import annotations

import numpy as np

from tools.sound.bank import effect
from tools.sound.fight import whoosh
from tools.sound.synth import RATE, Wave, band, decay, mix, modes, noise, pluck, room, saw, sine, swell, time


@effect("spell", "fight", -1.0)
def spell() -> Wave:
    parts: list[tuple[float, Wave]] = []
    for i, f in enumerate((523, 659, 784, 988, 1175, 1568)):
        parts.append((0.045 * i, modes([(f, 0.6, 0.11), (f * 2.01, 0.35, 0.08), (f * 3.02, 0.2, 0.05)], 0.5)))
    parts.append((0.0, whoosh(0.5, 900, 4800, 7) * 0.5))
    return room(mix(*parts), 0.6, 0.18)


@effect("fire", "fight")
def fire() -> Wave:
    """It catches with a puff, burns and crackles."""
    seconds = 0.8
    flame = band(noise(seconds, 12), 180, 1300) * np.interp(
        time(seconds), [0, 0.01, 0.12, 0.3, seconds], [0, 0.7, 1, 0.5, 0]
    )
    flame *= 1 + 0.4 * np.interp(
        time(seconds), np.linspace(0, seconds, 25), np.random.default_rng(3).uniform(-1, 1, 25)
    )
    rng = np.random.default_rng(4)
    crackle = np.zeros(int(seconds * RATE))
    for _ in range(60):
        i = int(rng.uniform(0, seconds - 0.02) * RATE)
        burst = band(rng.uniform(-1, 1, 400), 1500, 8000) * np.linspace(1, 0, 400) ** 2
        crackle[i : i + 400] += burst * rng.uniform(0.2, 1)
    return mix((0, flame * 1.5), (0, whoosh(0.35, 500, 2300, 9, 0.2) * 1.2), (0, crackle * 0.7))


@effect("ice", "fight", -1.5)
def ice() -> Wave:
    """Frost runs over a pane and snaps."""
    rng = np.random.default_rng(8)
    parts: list[tuple[float, Wave]] = [(0, modes([(3300, 0.5, 0.05), (5100, 0.4, 0.04)], 0.3))]
    for i in range(18):
        parts.append((0.38 * i / 18, modes([(float(rng.uniform(2400, 6600)), 0.45, 0.04)], 0.25)))
    snap = band(noise(0.05, 3), 900, 7000) * decay(0.05, 0.008, 0.0005)
    return room(
        mix((0, band(noise(0.4, 4), 3500, 9000) * swell(0.4, 0.01, 0.3) * 0.35), *parts, (0.4, snap)), 0.4, 0.16
    )


@effect("poison", "fight", -1.5)
def poison() -> Wave:
    """Bubbles in something thick, and a hiss."""
    rng = np.random.default_rng(3)
    parts: list[tuple[float, Wave]] = []
    for i in range(10):
        f = float(rng.uniform(260, 620))
        bubble = sine(np.linspace(f, f * 2.4, int(0.08 * RATE)), 0.08) * swell(0.08, 0.006, 0.04)
        parts.append((0.055 * i + float(rng.uniform(0, 0.03)) * (i > 0), bubble * (0.6 + 0.4 * (i % 3 == 0))))
    hiss = band(noise(0.6, 6), 2600, 6000) * swell(0.6, 0.02, 0.5)
    return mix((0, hiss * 0.14), *parts)


@effect("hex", "fight", -1.5)
def hex_() -> Wave:
    """Two voices that do not agree, going down."""
    t = time(0.6)
    env = swell(0.6, 0.01, 0.45)
    low, high = (
        sine(np.linspace(f, f * 0.62, len(t)) * (1 + 0.03 * np.sin(2 * np.pi * 9 * t)), 0.6) for f in (740, 1047)
    )
    whisper = band(noise(0.6, 14), 1800, 5000) * (0.5 + 0.5 * np.sin(2 * np.pi * 9 * t))
    return room(mix((0, low * env), (0, high * env * 0.8), (0, whisper * env * 0.5)), 0.5, 0.2)


@effect("bane", "fight", -1.5)
def bane() -> Wave:
    """A low chord on a cracked bell: something has gone sour."""
    bell = modes([(233, 0.8, 0.16), (247, 0.7, 0.16), (587, 0.5, 0.1), (831, 0.4, 0.08), (1480, 0.3, 0.05)], 0.6)
    growl = band(saw(np.linspace(98, 82, int(0.45 * RATE)), 0.45, 20), 350, 1600) * swell(0.45, 0.005, 0.35)
    return mix((0, bell), (0, growl * 0.5))


@effect("slow", "fight", -1.5)
def slow() -> Wave:
    """A spring that runs down."""
    turns = np.interp(time(0.7), [0, 0.7], [26, 7])
    f = np.linspace(560, 250, int(0.7 * RATE))
    pulse = band(0.5 + 0.5 * np.sign(np.sin(np.cumsum(turns) / RATE * 2 * np.pi)), 0, 300)
    return band(saw(f, 0.7, 9), 300, 3200) * pulse * swell(0.7, 0.006, 0.3)


@effect("heal", "fight", -1.0)
def heal() -> Wave:
    notes = ((0.0, 523.25), (0.08, 659.25), (0.16, 783.99), (0.26, 1046.5))
    parts = []
    for at, f in notes:
        tone = (sine(f, 0.7) + 0.35 * sine(f * 2, 0.7) + 0.2 * sine(f * 3, 0.7)) * swell(0.7, 0.015, 0.6)
        parts.append((at, mix((0, tone * 0.5), (0, pluck(f * 2, 0.4, 0.7) * 0.4))))
    return room(mix(*parts), 0.7, 0.2)


@effect("heart", "thing")
def heart() -> Wave:
    """Two beats: low, but with the cloth of a doublet over them, so that it is heard everywhere."""

    def beat(f: float, level: float) -> Wave:
        low = sine(np.linspace(f * 2, f, int(0.12 * RATE)), 0.12) * decay(0.12, 0.03)
        pat = band(noise(0.06, int(f)), 380, 1500) * decay(0.06, 0.013, 0.002)
        return level * mix((0, low * 0.6), (0, pat * 1.5), (0, modes([(f * 5.1, 0.5, 0.018)], 0.08)))

    return mix((0, beat(92, 1)), (0.17, beat(74, 0.7)))


@effect("crystal", "thing", 1.0)
def crystal() -> Wave:
    parts = [(0.07 * i, modes([(f, 0.5, 0.16), (f * 2.76, 0.2, 0.08)], 0.8)) for i, f in enumerate((1319, 1760, 2217))]
    return room(mix(*parts), 0.5, 0.18)


@effect("teleport", "fight", -1.0)
def teleport() -> Wave:
    """Up and away, then there."""
    f = np.interp(time(0.42), [0, 0.2, 0.42], [420, 2100, 700])
    shimmer = 0.7 + 0.3 * np.sin(2 * np.pi * 31 * time(0.42))
    return room(
        mix((0, sine(f, 0.42) * swell(0.42, 0.006, 0.2) * shimmer * 0.6), (0, whoosh(0.42, 900, 5600, 5, 0.45) * 0.8)),
        0.4,
        0.2,
    )


@effect("join", "thing", 1.0)
def join() -> Wave:
    """A friend at the door: two plucked notes upwards."""
    return mix(
        (0, pluck(392, 0.4, 0.9) + modes([(784, 0.4, 0.06)], 0.4)),
        (0.12, pluck(587, 0.5, 0.9) + modes([(1175, 0.4, 0.09)], 0.5)),
    )
