"""What lies on the table or walks over it: dice, cards, coins, steps, and the buttons beside it."""

from __future__ import annotations

import numpy as np

from tools.sound.bank import effect
from tools.sound.synth import RATE, Wave, band, decay, mix, modes, noise, room, saw, sine, swell


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


def throw(count: int, seed: int, low: float, high: float, spread: float) -> Wave:
    """Dice that strike the wood and bounce, each a little quicker and softer every time."""
    rng = np.random.default_rng(seed)
    parts = []
    for i in range(count):
        at, gap, level = spread * i / count, rng.uniform(0.10, 0.19), 1.0
        while level > 0.08:
            parts.append((float(at), knock(float(rng.uniform(low, high)), int(rng.integers(1_000_000)), level)))
            at += gap
            gap *= rng.uniform(0.62, 0.8)
            level *= rng.uniform(0.5, 0.72)
    return room(mix(*parts), 0.25, 0.08)


@effect("dice_few", "fight")
def dice_few() -> Wave:
    return throw(2, 8, 700, 1150, 0.10)


@effect("dice", "fight")
def dice() -> Wave:
    return throw(4, 5, 420, 820, 0.22)


@effect("dice_many", "fight")
def dice_many() -> Wave:
    """A whole cup: the dice rattle in it, then a board full of them rumbles."""
    rumble = band(noise(0.9, 12), 120, 520) * swell(0.9, 0.05, 0.7)
    shake = [(0.045 * i, knock(260 + 37 * (i * 5 % 7), i, 0.5, 0.012)) for i in range(6)]
    return mix((0, rumble * 0.8), *shake, (0.26, throw(8, 11, 240, 560, 0.4)))


@effect("die_land", "thing")
def die_land() -> Wave:
    return room(mix((0, knock(560, 3)), (0.055, knock(830, 4, 0.4)), (0.09, knock(910, 5, 0.18))), 0.15, 0.06)


def grit(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Something rough underfoot: noise that crackles as it is pressed."""
    rough = noise(seconds, seed) * np.random.default_rng(seed + 50).uniform(0, 1, int(seconds * RATE)) ** 3
    return band(rough, low, high) * swell(seconds, 0.004, seconds * 0.8)


def boot(seed: int, pitch: float, toe: float, low: float, high: float, drag: float) -> Wave:
    """Heel, toe and what grates between them. toe: seconds after the heel."""
    heel = mix(
        (0, modes([(pitch, 0.45, 0.016), (pitch * 2.7, 0.5, 0.012), (pitch * 4.3, 0.3, 0.008)], 0.12)),
        (0, band(noise(0.012, seed), 1400, 4200) * decay(0.012, 0.003, 0.0005) * 1.4),
    )
    sole = band(noise(0.03, seed + 9), 700, 2600) * decay(0.03, 0.008, 0.001)
    return mix((0, heel), (toe, sole * 1.1), (0.01, grit(drag, low, high, seed) * 1.6))


for _n, (_pitch, _toe, _low, _high, _drag) in enumerate(
    (
        (205, 0.045, 900, 5200, 0.05),
        (172, 0.07, 500, 2400, 0.13),
        (244, 0.03, 2200, 8500, 0.09),
        (188, 0.1, 1200, 3400, 0.19),
    ),
    1,
):
    effect("step_stone" if _n == 1 else f"step_stone_{_n}", "step")(
        lambda n=_n, p=_pitch, t=_toe, a=_low, b=_high, d=_drag: boot(n, p, t, a, b, d)  # type: ignore[misc]
    )


def paw(seed: int, pitch: float, low: float, high: float, claw: float) -> Wave:
    """A soft pat, cloth or fur, and claws a moment later."""
    pat = band(noise(0.09, seed), low, high) * decay(0.09, 0.016, 0.006)
    body = sine(np.linspace(pitch * 1.3, pitch, int(0.07 * RATE)), 0.07) * decay(0.07, 0.018, 0.004)
    claws = modes([(claw, 0.3, 0.006), (claw * 1.43, 0.2, 0.005)], 0.04)
    return mix((0, pat * 1.8), (0, body * 0.5), (0.035 + 0.008 * seed, claws))


for _n, (_pitch, _low, _high, _claw) in enumerate(
    ((140, 300, 1100, 2600), (178, 650, 1900, 3700), (118, 200, 700, 1900)), 1
):
    effect("step_soft" if _n == 1 else f"step_soft_{_n}", "step")(
        lambda n=_n, p=_pitch, a=_low, b=_high, c=_claw: paw(n, p, a, b, c)  # type: ignore[misc]
    )


def stamp(seed: int, pitch: float, rubble: float) -> Wave:
    """Something large: the floor booms, stones jump."""
    boom = sine(np.linspace(pitch * 1.6, pitch, int(0.26 * RATE)), 0.26) * decay(0.26, 0.05)
    crack = band(noise(0.05, seed), 400, 2200) * decay(0.05, 0.012)
    rng = np.random.default_rng(seed)
    stones = [
        (float(rng.uniform(0.03, rubble)), knock(float(rng.uniform(500, 1300)), i, 0.16, 0.008)) for i in range(7)
    ]
    return mix((0, boom * 0.55), (0, crack * 1.5), (0.02, grit(rubble, 300, 1700, seed) * 1.6), *stones)


effect("step_heavy", "step", 1.5)(lambda: stamp(3, 82, 0.2))
effect("step_heavy_2", "step", 1.5)(lambda: stamp(6, 66, 0.34))


def plate(seed: int, pitch: float, half: float, servo: float) -> Wave:
    """A metal foot on a studio floor, with a little of its motor."""
    ring = modes([(pitch, 1, half), (pitch * 2.76, 0.6, half * 0.6), (pitch * 5.4, 0.3, half * 0.4)], 0.2)
    click = band(noise(0.008, seed), 3000, 11000) * decay(0.008, 0.002, 0.0004)
    motor = saw(np.linspace(servo, servo * 1.35, int(0.09 * RATE)), 0.09, 8) * swell(0.09, 0.01, 0.04)
    return mix((0, ring), (0, click), (0.02, band(motor, 400, 3500) * 0.25))


for _n, (_pitch, _half, _servo) in enumerate(
    ((430, 0.02, 210), (690, 0.012, 330), (355, 0.045, 260), (560, 0.03, 150)), 1
):
    effect("step_metal" if _n == 1 else f"step_metal_{_n}", "step")(
        lambda n=_n, p=_pitch, h=_half, s=_servo: plate(n, p, h, s)  # type: ignore[misc]
    )


@effect("click", "ui")
def click() -> Wave:
    press = modes([(1900, 0.5, 0.006), (880, 1, 0.014), (440, 0.4, 0.02)], 0.09)
    return mix((0, press), (0.034, modes([(2350, 0.3, 0.005), (1240, 0.4, 0.008)], 0.05)))


@effect("hover", "ui", -1.5)
def hover() -> Wave:
    return band(noise(0.05, 2), 3200, 9000) * decay(0.05, 0.009, 0.004) + modes([(2960, 0.35, 0.012)], 0.05)


@effect("error", "ui", 1.5)
def error() -> Wave:
    """Two blunt wooden knocks downwards, with a buzz that small speakers carry."""

    def no(f: float, long: float) -> Wave:
        buzz = band(saw(f, long, 16), 350, 2200) * swell(long, 0.004, long * 0.5)
        return mix((0, modes([(f * 2, 0.8, 0.03), (f, 0.6, 0.05)], long)), (0, buzz * 0.7))

    return mix((0, no(220, 0.12)), (0.13, no(174, 0.2)))


@effect("coin", "thing")
def coin() -> Wave:
    one = modes([(3120, 0.6, 0.10), (4870, 0.4, 0.08), (6730, 0.25, 0.05), (1960, 0.2, 0.06)], 0.4)
    return mix((0, one), (0.07, one[: int(0.3 * RATE)] * 0.6))


@effect("coins", "thing")
def coins() -> Wave:
    """A purse emptied: it jingles down in a rush, and a few roll on."""
    rng = np.random.default_rng(5)
    parts: list[tuple[float, Wave]] = []
    for i in range(14):
        at = 0.55 * (i / 14) ** 1.6
        f = float(rng.uniform(2100, 3300))
        parts.append((at, modes([(f, 0.5, 0.05), (f * 1.71, 0.35, 0.04), (f * 2.42, 0.2, 0.02)], 0.25)))
        parts.append((at, band(noise(0.012, i), 2500, 9000) * decay(0.012, 0.003, 0.0005) * 0.5))
    return mix(*parts)


@effect("card", "thing")
def card() -> Wave:
    slide = band(noise(0.16, 6), 1800, 7500) * swell(0.16, 0.02, 0.1)
    snap = band(noise(0.03, 7), 700, 5000) * decay(0.03, 0.005, 0.0005)
    return mix((0, slide * 0.5), (0.12, snap * 1.3), (0.12, modes([(640, 0.4, 0.008)], 0.04)))


@effect("shuffle", "thing")
def shuffle() -> Wave:
    """Two riffles and the tap of a squared deck."""
    parts: list[tuple[float, Wave]] = []
    for start, count in ((0.0, 13), (0.42, 17)):
        for i in range(count):
            snap = band(noise(0.02, i + count), 1500, 8000) * decay(0.02, 0.004, 0.0005)
            parts.append((start + 0.022 * i, snap * (0.5 + 0.5 * i / count)))
    return mix(*parts, (0.86, knock(390, 8, 0.8, 0.01)))


@effect("equip", "thing")
def equip() -> Wave:
    """Leather, then a buckle."""
    leather = band(noise(0.14, 3), 350, 1800) * swell(0.14, 0.01, 0.1)
    buckle = modes([(1240, 0.6, 0.05), (2210, 0.4, 0.04), (3460, 0.3, 0.03)], 0.25)
    return mix((0, leather), (0.11, buckle), (0.19, buckle[: int(0.1 * RATE)] * 0.5))


@effect("stone", "thing")
def stone() -> Wave:
    """A slab is pushed and drops home."""
    scrape = band(noise(0.16, 5), 500, 2800) * swell(0.16, 0.012, 0.08)
    scrape *= 0.4 + 0.6 * np.random.default_rng(2).uniform(0, 1, len(scrape)) ** 2
    drop = mix(
        (0, modes([(140, 1, 0.04), (310, 0.8, 0.03), (740, 0.5, 0.015)], 0.2)),
        (0, band(noise(0.03, 6), 600, 3200) * decay(0.03, 0.008)),
    )
    return room(mix((0, scrape * 0.9), (0.15, drop)), 0.25, 0.1)


@effect("chest", "thing", 1.5)
def chest() -> Wave:
    """A lid creaks, the lock springs, and something shines."""
    creak = saw(np.linspace(110, 210, int(0.3 * RATE)), 0.3, 22)
    creak *= np.random.default_rng(3).uniform(0.2, 1, len(creak)) * swell(0.3, 0.012, 0.1)
    shine = [(0.05 * i, modes([(f, 0.5, 0.12), (f * 2.76, 0.2, 0.06)], 0.6)) for i, f in enumerate((1047, 1568, 2093))]
    return mix((0, band(creak, 400, 2800) * 0.8), (0.27, knock(210, 4)), (0.32, mix(*shine) * 0.7))


@effect("door", "thing", 1.5)
def door() -> Wave:
    """A bolt is drawn, hinges turn, the leaf stops."""
    bolt = modes([(980, 0.7, 0.02), (1730, 0.5, 0.015), (2890, 0.3, 0.01)], 0.12)
    hinge = band(saw(np.linspace(330, 250, int(0.3 * RATE)), 0.3, 14), 500, 3000) * swell(0.3, 0.05, 0.12)
    hinge *= np.random.default_rng(6).uniform(0.3, 1, len(hinge))
    return mix((0, bolt), (0.1, bolt * 0.8), (0.18, hinge * 0.35), (0.5, knock(150, 4, 1.2, 0.035)))


@effect("potion", "thing")
def potion() -> Wave:
    """A cork, then a few gulps."""
    gulps = []
    for i in range(4):
        f = 330 + 60 * i
        gulp = sine(np.linspace(f, f * 2.1, int(0.07 * RATE)), 0.07) * swell(0.07, 0.012, 0.03)
        gulps.append(
            (0.1 + 0.11 * i, mix((0, gulp), (0.02, band(noise(0.04, i), 700, 2600) * swell(0.04, 0.01, 0.02) * 0.2)))
        )
    return mix((0, knock(760, 2, 0.9, 0.012)), *gulps)
