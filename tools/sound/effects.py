"""Every effect: a name and how it is made. Variants (step_2) keep repeated sounds from tiring."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.sound.synth import (
    RATE,
    Wave,
    band,
    decay,
    finish,
    mix,
    modes,
    noise,
    pluck,
    room,
    saw,
    sine,
    swell,
    time,
)

EFFECTS: dict[str, Callable[[], Wave]] = {}


def effect(*names: str) -> Callable[[Callable[[], Wave]], Callable[[], Wave]]:
    def register(make: Callable[[], Wave]) -> Callable[[], Wave]:
        for name in names:
            EFFECTS[name] = make
        return make

    return register


def knock(pitch: float, seed: int, level: float = 1.0, half: float = 0.022) -> Wave:
    """A small hard thing on wood."""
    body = modes(
        [
            (pitch, 1, half),
            (pitch * 2.31, 0.6, half * 0.7),
            (pitch * 3.87, 0.35, half * 0.5),
            (pitch * 0.52, 0.5, half * 1.5),
        ],
        0.16,
    )
    tick = band(noise(0.02, seed), 1800, 9000) * decay(0.02, 0.003)
    return level * mix((0, body), (0, tick * 0.7))


def throw(count: int, seed: int) -> Wave:
    rng = np.random.default_rng(seed)
    parts = []
    for _ in range(count):
        at, gap, level = rng.uniform(0, 0.10), rng.uniform(0.13, 0.19), 1.0
        while level > 0.08:
            parts.append((float(at), knock(float(rng.uniform(420, 820)), int(rng.integers(1_000_000)), level)))
            at += gap
            gap *= rng.uniform(0.62, 0.8)
            level *= rng.uniform(0.55, 0.75)
    return finish(room(mix(*parts), 0.3, 0.10))


EFFECTS["dice"] = lambda: throw(4, 5)
EFFECTS["dice_few"] = lambda: throw(2, 8)
EFFECTS["dice_many"] = lambda: throw(7, 11)
EFFECTS["die_land"] = lambda: finish(room(knock(520, 3), 0.2, 0.08), 0.6)


def step_sound(seed: int) -> Wave:
    thud = modes([(92 + 7 * seed, 1, 0.03), (160, 0.5, 0.02)], 0.14)
    grit = band(noise(0.09, seed), 900, 5200) * decay(0.09, 0.014)
    return finish(mix((0, thud), (0.004, grit * 0.5)), 0.45)


for _n, _name in enumerate(("step", "step_2", "step_3", "step_4")):
    EFFECTS[_name] = lambda seed=_n + 2: step_sound(seed)  # type: ignore[misc]


@effect("click")
def click() -> Wave:
    return finish(mix((0, modes([(1900, 0.7, 0.006), (880, 1, 0.012)], 0.06))), 0.4)


@effect("hover")
def hover() -> Wave:
    return finish(modes([(1500, 1, 0.008)], 0.04), 0.15)


@effect("error")
def error() -> Wave:
    return finish(
        mix((0, modes([(196, 1, 0.05), (98, 0.7, 0.08)], 0.25)), (0.11, modes([(165, 1, 0.06), (82, 0.7, 0.09)], 0.3))),
        0.5,
    )


def whoosh(seconds: float, low: float, high: float, seed: int = 4) -> Wave:
    raw = noise(seconds, seed)
    a, b = band(raw, low, low * 2.2), band(raw, high, high * 2.2)
    t = np.linspace(0, 1, len(raw))
    return (a * (1 - t) + b * t) * np.sin(np.pi * t) ** 1.6


@effect("blade", "sword")
def blade() -> Wave:
    ring = modes([(2310, 0.5, 0.10), (3470, 0.4, 0.08), (5230, 0.3, 0.06), (1480, 0.25, 0.07)], 0.5)
    return finish(
        room(
            mix((0, whoosh(0.16, 900, 3200)), (0.12, ring), (0.12, band(noise(0.05), 2000, 9000) * decay(0.05, 0.01))),
            0.4,
            0.12,
        )
    )


@effect("swing")
def swing() -> Wave:
    return finish(whoosh(0.26, 500, 1800), 0.5)


@effect("hit")
def hit() -> Wave:
    thump = sine(np.linspace(190, 60, int(0.2 * RATE)), 0.2) * decay(0.2, 0.04)
    return finish(room(mix((0, thump), (0, band(noise(0.12), 300, 3800) * decay(0.12, 0.022) * 0.9)), 0.3, 0.1))


@effect("critical")
def critical() -> Wave:
    boom = sine(np.linspace(150, 36, int(0.6 * RATE)), 0.6) * decay(0.6, 0.12)
    glass = modes([(1760, 0.3, 0.2), (2637, 0.3, 0.18), (3520, 0.2, 0.15)], 0.8)
    return finish(room(mix((0, hit()), (0.02, boom), (0.05, glass)), 0.8, 0.2))


@effect("block", "shield", "clang")
def block() -> Wave:
    metal = modes([(523, 0.8, 0.12), (811, 0.7, 0.1), (1340, 0.5, 0.09), (2130, 0.4, 0.06), (3290, 0.25, 0.05)], 0.6)
    return finish(room(mix((0, metal), (0, band(noise(0.04), 800, 6000) * decay(0.04, 0.008))), 0.4, 0.12), 0.7)


@effect("miss")
def miss() -> Wave:
    return finish(
        mix(
            (0, whoosh(0.22, 700, 1500)),
            (0.10, sine(np.linspace(420, 240, int(0.18 * RATE)), 0.18) * decay(0.18, 0.06) * 0.25),
        ),
        0.45,
    )


@effect("bow", "missile")
def bow() -> Wave:
    string = pluck(146, 0.3, 0.9) * decay(0.3, 0.05)
    return finish(
        room(mix((0, string), (0.03, whoosh(0.22, 1600, 5200) * 0.8), (0.24, knock(300, 6, 0.6))), 0.25, 0.08)
    )


@effect("gun")
def gun() -> Wave:
    bang = band(noise(0.5), 60, 4200) * decay(0.5, 0.05)
    return finish(
        room(mix((0, bang), (0, sine(np.linspace(120, 40, int(0.3 * RATE)), 0.3) * decay(0.3, 0.06))), 0.9, 0.3)
    )


@effect("spell", "magic")
def spell() -> Wave:
    parts: list[tuple[float, Wave]] = []
    for i, f in enumerate((523, 659, 784, 988, 1175, 1568)):
        parts.append((0.05 * i, modes([(f, 0.6, 0.12), (f * 2.01, 0.3, 0.09), (f * 3.02, 0.12, 0.06)], 0.6)))
    parts.append((0.0, whoosh(0.6, 800, 4800, 7) * 0.4))
    return finish(room(mix(*parts), 0.9, 0.25), 0.7)


@effect("fire")
def fire() -> Wave:
    seconds = 0.9
    rumble = band(noise(seconds, 12), 60, 700) * swell(seconds, 0.06, 0.6)
    rng = np.random.default_rng(4)
    crackle = np.zeros(int(seconds * RATE))
    for _ in range(70):
        i = int(rng.uniform(0, seconds - 0.02) * RATE)
        burst = band(rng.uniform(-1, 1, 400), 1500, 8000) * np.linspace(1, 0, 400) ** 2
        crackle[i : i + 400] += burst * rng.uniform(0.2, 1)
    return finish(mix((0, rumble * 2.2), (0, whoosh(0.35, 300, 1500) * 1.2), (0, crackle * 0.5)))


@effect("ice", "freeze")
def ice() -> Wave:
    rng = np.random.default_rng(8)
    parts = [
        (float(rng.uniform(0, 0.35)), modes([(float(rng.uniform(2400, 6200)), 0.5, 0.05)], 0.3)) for _ in range(16)
    ]
    return finish(room(mix((0, whoosh(0.4, 2500, 7000) * 0.5), *parts), 0.6, 0.25), 0.6)


@effect("poison")
def poison() -> Wave:
    rng = np.random.default_rng(3)
    parts = []
    for _ in range(9):
        f = float(rng.uniform(160, 420))
        parts.append(
            (
                float(rng.uniform(0, 0.55)),
                sine(np.linspace(f, f * 2.2, int(0.09 * RATE)), 0.09) * swell(0.09, 0.01, 0.05),
            )
        )
    return finish(room(mix(*parts), 0.3, 0.12), 0.55)


@effect("lightning", "stun")
def lightning() -> Wave:
    zap = saw(np.interp(time(0.3), [0, 0.05, 0.12, 0.3], [900, 300, 700, 90]), 0.3) * np.random.default_rng(2).uniform(
        0.2, 1, int(0.3 * RATE)
    )
    return finish(room(mix((0, zap), (0, band(noise(0.7), 80, 2500) * decay(0.7, 0.1))), 0.8, 0.25))


@effect("heal")
def heal() -> Wave:
    notes = ((0.0, 523.25), (0.09, 659.25), (0.18, 783.99), (0.30, 1046.5))
    parts = [(at, (sine(f, 0.9) + 0.3 * sine(f * 2, 0.9)) * swell(0.9, 0.04, 0.8) * 0.5) for at, f in notes]
    return finish(room(mix(*parts), 1.0, 0.25), 0.6)


@effect("heart")
def heart() -> Wave:
    return finish(mix((0, sine(70, 0.12) * decay(0.12, 0.04)), (0.16, sine(58, 0.16) * decay(0.16, 0.05))), 0.7)


@effect("potion", "drink")
def potion() -> Wave:
    cork = knock(700, 2, 0.9, 0.01)
    gulps = []
    for i in range(4):
        f = 210 + 40 * i
        gulps.append(
            (0.16 + 0.12 * i, sine(np.linspace(f, f * 1.9, int(0.08 * RATE)), 0.08) * swell(0.08, 0.015, 0.04) * 0.8)
        )
    return finish(mix((0, cork), *gulps), 0.6)


@effect("coin")
def coin() -> Wave:
    one = modes([(3120, 0.6, 0.10), (4870, 0.4, 0.08), (6730, 0.25, 0.05), (1960, 0.2, 0.06)], 0.5)
    return finish(mix((0, one), (0.07, one[: int(0.3 * RATE)] * 0.6)), 0.5)


@effect("coins")
def coins() -> Wave:
    rng = np.random.default_rng(5)
    parts = [
        (
            float(rng.uniform(0, 0.5)),
            modes([(float(rng.uniform(2600, 4200)), 0.5, 0.07), (float(rng.uniform(4600, 7000)), 0.3, 0.05)], 0.3),
        )
        for _ in range(12)
    ]
    return finish(mix(*parts), 0.5)


@effect("card", "card_draw", "card_flip")
def card() -> Wave:
    slide = band(noise(0.16, 6), 1800, 7500) * swell(0.16, 0.05, 0.09)
    snap = band(noise(0.03, 7), 900, 6000) * decay(0.03, 0.005)
    return finish(mix((0, slide * 0.6), (0.13, snap)), 0.45)


@effect("shuffle")
def shuffle() -> Wave:
    parts = [(0.035 * i, band(noise(0.025, i), 1200, 7000) * decay(0.025, 0.005)) for i in range(18)]
    return finish(mix(*parts), 0.45)


@effect("equip")
def equip() -> Wave:
    return finish(
        mix(
            (0, band(noise(0.1, 3), 400, 2600) * decay(0.1, 0.03)),
            (0.08, modes([(1240, 0.6, 0.04), (2210, 0.4, 0.03)], 0.2)),
        ),
        0.5,
    )


@effect("crystal")
def crystal() -> Wave:
    parts = [(0.06 * i, modes([(f, 0.5, 0.25), (f * 2.76, 0.2, 0.12)], 1.0)) for i, f in enumerate((1318, 1760, 2217))]
    return finish(room(mix(*parts), 0.9, 0.25), 0.5)


@effect("chest")
def chest() -> Wave:
    creak = (
        saw(np.linspace(70, 130, int(0.35 * RATE)), 0.35, 20)
        * np.random.default_rng(3).uniform(0.3, 1, int(0.35 * RATE))
        * swell(0.35, 0.05, 0.2)
    )
    return finish(
        room(mix((0, band(creak, 300, 2600) * 0.6), (0.35, knock(180, 4)), (0.42, crystal() * 0.6)), 0.4, 0.15), 0.6
    )


@effect("stone")
def stone() -> Wave:
    return finish(
        mix(
            (0, modes([(140, 1, 0.04), (310, 0.6, 0.03), (520, 0.3, 0.02)], 0.2)),
            (0, band(noise(0.1, 5), 300, 2500) * decay(0.1, 0.02)),
        ),
        0.6,
    )


@effect("thud")
def thud() -> Wave:
    return finish(
        mix(
            (0, sine(np.linspace(120, 48, int(0.22 * RATE)), 0.22) * decay(0.22, 0.05)),
            (0, band(noise(0.08, 5), 100, 900) * decay(0.08, 0.02)),
        ),
        0.65,
    )


@effect("crumble", "destroy")
def crumble() -> Wave:
    rng = np.random.default_rng(6)
    parts: list[tuple[float, Wave]] = [(0.0, thud()), (0.0, band(noise(0.9, 8), 70, 1400) * decay(0.9, 0.16) * 1.4)]
    for _ in range(14):
        parts.append((float(rng.uniform(0.05, 0.7)), modes([(float(rng.uniform(150, 600)), 0.6, 0.02)], 0.1)))
    return finish(room(mix(*parts), 0.5, 0.15))


@effect("spawn")
def spawn() -> Wave:
    rise = sine(np.linspace(120, 520, int(0.5 * RATE)) ** 1.0, 0.5) * swell(0.5, 0.3, 0.1) * 0.4
    return finish(room(mix((0, rise), (0, whoosh(0.5, 300, 2600)), (0.46, thud())), 0.6, 0.2))


@effect("explosion")
def explosion() -> Wave:
    boom = sine(np.linspace(110, 28, int(1.0 * RATE)), 1.0) * decay(1.0, 0.2)
    return finish(room(mix((0, boom * 1.3), (0, band(noise(1.1, 9), 40, 3200) * decay(1.1, 0.12) * 1.3)), 1.0, 0.3))


@effect("teleport")
def teleport() -> Wave:
    f = np.interp(time(0.5), [0, 0.25, 0.5], [300, 1800, 500])
    return finish(
        room(mix((0, sine(f, 0.5) * swell(0.5, 0.1, 0.2) * 0.5), (0, whoosh(0.5, 600, 5000))), 0.6, 0.25), 0.6
    )


@effect("door", "unlock")
def unlock() -> Wave:
    return finish(mix((0, knock(900, 3, 0.7)), (0.09, knock(640, 4, 0.9)), (0.2, modes([(240, 1, 0.05)], 0.2))), 0.5)


def voices(seconds: float, seed: int, low: float, high: float, busy: float) -> Wave:
    """Many people at once: shaped noise with slow swells and single calls."""
    rng = np.random.default_rng(seed)
    out = np.zeros(int(seconds * RATE))
    for low_f, high_f, level in ((250, 600, 1.0), (700, 1300, 0.8), (1900, 2900, 0.35)):
        raw = band(noise(seconds, int(rng.integers(1_000_000))), low_f, high_f)
        wobble = np.interp(time(seconds), np.linspace(0, seconds, 40), rng.uniform(low, high, 40))
        out += raw * wobble * level
    for _ in range(int(busy * seconds)):
        length = float(rng.uniform(0.12, 0.4))
        f = float(rng.uniform(180, 460))
        call = saw(np.linspace(f, f * rng.uniform(0.85, 1.3), int(length * RATE)), length, 14)
        call = band(call, float(rng.uniform(350, 800)), float(rng.uniform(1000, 2600))) * swell(
            length, 0.05, length * 0.6
        )
        i = int(rng.uniform(0, seconds - length) * RATE)
        out[i : i + len(call)] += call * rng.uniform(0.05, 0.22)
    return out


@effect("crowd")
def crowd() -> Wave:
    """A murmur that loops: its end is laid over its beginning."""
    wave = voices(9.0, 21, 0.5, 1.0, 10)
    n = RATE
    ramp = np.linspace(0, 1, n)
    wave[:n] = wave[:n] * ramp + wave[-n:] * (1 - ramp)
    wave = wave[:-n]
    return wave / np.abs(wave).max() * 0.35


@effect("cheer")
def cheer() -> Wave:
    wave = voices(2.6, 22, 0.6, 1.0, 60) * np.interp(time(2.6), [0, 0.25, 1.2, 2.6], [0.1, 1, 0.8, 0])
    rng = np.random.default_rng(2)
    claps = np.zeros(len(wave))
    for _ in range(160):
        i = int(rng.uniform(0.1, 2.3) * RATE)
        claps[i : i + 500] += (
            band(rng.uniform(-1, 1, 500), 900, 3500) * np.linspace(1, 0, 500) ** 3 * rng.uniform(0.2, 0.8)
        )
    return finish(room(mix((0, wave), (0, claps * 0.6 * np.linspace(1, 0.2, len(wave)))), 0.8, 0.2), 0.7)


@effect("boo")
def boo() -> Wave:
    parts = []
    rng = np.random.default_rng(4)
    for _ in range(14):
        f = float(rng.uniform(110, 190))
        parts.append(
            (
                float(rng.uniform(0, 0.3)),
                band(saw(np.linspace(f * 1.1, f * 0.85, int(1.2 * RATE)), 1.2), 200, 700) * swell(1.2, 0.2, 0.7) * 0.3,
            )
        )
    return finish(room(mix(*parts), 0.8, 0.2), 0.55)


def brass(f: float, seconds: float) -> Wave:
    """A horn: harmonics that open with the attack."""
    t = time(seconds)
    env = swell(seconds, 0.035, 0.09)
    out = np.zeros_like(t)
    for k in range(1, 13):
        if f * k > 15000:
            break
        vibrato = 1 + 0.003 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(t * 2, 1)
        out += np.sin(2 * np.pi * np.cumsum(f * k * vibrato) / RATE) / k**1.1 * env ** (1 + 0.22 * k)
    return out * 0.5


@effect("fanfare")
def fanfare() -> Wave:
    notes = (
        (0.0, 392.0, 0.16),
        (0.18, 392.0, 0.1),
        (0.30, 392.0, 0.1),
        (0.42, 523.25, 0.34),
        (0.80, 466.16, 0.16),
        (0.98, 587.33, 0.9),
    )
    parts: list[tuple[float, Wave]] = []
    for at, f, long in notes:
        parts += [(at, brass(f, long)), (at, brass(f * 1.26, long) * 0.6), (at, brass(f / 2, long) * 0.7)]
    parts.append((0.98, modes([(110, 1, 0.2)], 0.8)))
    return finish(room(mix(*parts), 1.2, 0.25), 0.75)


@effect("victory")
def victory() -> Wave:
    notes = (
        (0.0, 523.25, 0.15),
        (0.16, 659.25, 0.15),
        (0.32, 783.99, 0.15),
        (0.48, 1046.5, 0.42),
        (0.94, 783.99, 0.16),
        (1.12, 1046.5, 1.2),
    )
    parts: list[tuple[float, Wave]] = []
    for at, f, long in notes:
        parts += [(at, brass(f / 2, long)), (at, brass(f * 0.63, long) * 0.6), (at, brass(f / 4, long) * 0.7)]
    parts += [(1.12, cheer() * 0.5), (1.12, modes([(98, 1, 0.3)], 1.0))]
    return finish(room(mix(*parts), 1.4, 0.25), 0.75)


@effect("defeat")
def defeat() -> Wave:
    notes = ((0.0, 293.66, 0.4), (0.42, 277.18, 0.4), (0.84, 261.63, 0.4), (1.26, 220.0, 1.3))
    parts = [(at, brass(f, long) * 0.8) for at, f, long in notes] + [
        (at, brass(f / 2, long) * 0.7) for at, f, long in notes
    ]
    return finish(room(mix(*parts), 1.2, 0.25), 0.65)


@effect("turn", "gong")
def gong() -> Wave:
    wave = modes(
        [(98, 0.8, 0.8), (147, 0.6, 0.7), (211, 0.5, 0.6), (303, 0.4, 0.45), (431, 0.3, 0.3), (613, 0.2, 0.2)], 2.2
    )
    return finish(room(mix((0, wave), (0, band(noise(0.1), 100, 1200) * decay(0.1, 0.02) * 0.5)), 1.0, 0.2), 0.6)


@effect("drumroll")
def drumroll() -> Wave:
    parts = []
    at, gap = 0.0, 0.075
    while at < 1.3:
        parts.append(
            (
                at,
                (modes([(186, 0.7, 0.03)], 0.12) + band(noise(0.12, int(at * 999)), 600, 5000) * decay(0.12, 0.02))
                * (0.35 + 0.5 * at),
            )
        )
        at += gap
        gap = max(0.042, gap * 0.975)
    return finish(room(mix(*parts), 0.5, 0.15), 0.6)


@effect("join", "message")
def message() -> Wave:
    return finish(mix((0, modes([(784, 0.7, 0.08)], 0.3)), (0.1, modes([(1175, 0.7, 0.1)], 0.4))), 0.4)
