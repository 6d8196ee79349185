"""What a fight sounds like: blades, bolts, blows and what falls."""

from __future__ import annotations

import numpy as np

from tools.sound.bank import effect
from tools.sound.synth import RATE, Wave, band, decay, mix, modes, noise, pluck, room, saw, sine, swell, time
from tools.sound.table import knock


def whoosh(seconds: float, low: float, high: float, seed: int = 4, peak: float = 0.4) -> Wave:
    """Air that is cut: noise that goes from one band to another. peak: when it is loudest, 0 to 1."""
    raw = noise(seconds, seed)
    a, b = band(raw, low, low * 2.2), band(raw, high, high * 2.2)
    t = np.linspace(0, 1, len(raw))
    shape = np.interp(t, [0, 0.02, peak, 1], [0, 0.12, 1, 0]) ** 1.3
    return (a * (1 - t) + b * t) * shape


def crack(seed: int, low: float, high: float, half: float, seconds: float = 0.1) -> Wave:
    """The first moment of a blow, which small speakers carry."""
    return band(noise(seconds, seed), low, high) * decay(seconds, half, 0.0006)


@effect("blade", "fight")
def blade() -> Wave:
    """Steel out of its sheath and onto something."""
    ring = modes([(2310, 0.5, 0.10), (3470, 0.4, 0.08), (5230, 0.3, 0.06), (1480, 0.25, 0.07)], 0.5)
    scrape = band(noise(0.12, 4), 2600, 8000) * np.linspace(0.25, 1, int(0.12 * RATE))
    return room(mix((0, scrape * 0.5), (0.11, ring), (0.11, crack(5, 1500, 9000, 0.01))), 0.3, 0.1)


@effect("swing", "fight")
def swing() -> Wave:
    return mix((0, whoosh(0.34, 420, 1500, 4, 0.5)), (0.02, whoosh(0.28, 1200, 3000, 5, 0.55) * 0.5))


@effect("hit", "fight")
def hit() -> Wave:
    """A fist on a breastplate: a slap, a thump and some cloth."""
    thump = sine(np.linspace(230, 80, int(0.16 * RATE)), 0.16) * decay(0.16, 0.03)
    slap = modes([(620, 0.7, 0.016), (1130, 0.4, 0.01)], 0.1)
    return room(mix((0, thump * 0.5), (0, slap), (0, crack(1, 700, 4200, 0.012) * 1.4)), 0.2, 0.08)


@effect("critical", "fight", 1.5)
def critical() -> Wave:
    """The blow, a second one right behind it, and glass that goes with it."""
    boom = sine(np.linspace(180, 55, int(0.5 * RATE)), 0.5) * decay(0.5, 0.09)
    glass = modes([(1760, 0.4, 0.16), (2637, 0.4, 0.14), (3520, 0.3, 0.12), (5274, 0.2, 0.07)], 0.7)
    blow = mix((0, hit()), (0.07, crack(7, 900, 6500, 0.03, 0.25) * 1.3))
    return room(mix((0, blow), (0.05, boom * 0.7), (0.08, glass * 0.8)), 0.6, 0.16)


@effect("block", "fight")
def block() -> Wave:
    metal = modes([(523, 0.8, 0.10), (811, 0.7, 0.08), (1340, 0.5, 0.07), (2130, 0.4, 0.05), (3290, 0.25, 0.04)], 0.5)
    return room(mix((0, metal), (0, crack(2, 800, 6000, 0.008))), 0.3, 0.1)


@effect("miss", "fight", -1.5)
def miss() -> Wave:
    """Air, and a pitch that falls."""
    fall = sine(np.linspace(880, 330, int(0.26 * RATE)), 0.26) * swell(0.26, 0.03, 0.16)
    return mix((0, whoosh(0.2, 900, 2200, 8, 0.3)), (0.06, fall * 0.3))


@effect("bow", "fight")
def bow() -> Wave:
    string = pluck(146, 0.3, 0.9) * decay(0.3, 0.05)
    return room(
        mix(
            (0, string),
            (0, crack(3, 900, 3000, 0.006)),
            (0.02, whoosh(0.2, 1600, 5200, 4, 0.3) * 0.9),
            (0.22, knock(330, 6, 0.7)),
        ),
        0.2,
        0.06,
    )


@effect("gun", "fight")
def gun() -> Wave:
    """A hammer, powder, and the hall that answers."""
    hammer = modes([(2400, 0.6, 0.004), (3900, 0.4, 0.003)], 0.03)
    bang = mix((0, crack(1, 500, 7000, 0.022, 0.3) * 1.3), (0, crack(4, 90, 1200, 0.05, 0.4)))
    return room(mix((0, hammer * 0.5), (0.03, bang)), 0.6, 0.28, dark=2600)


@effect("thud", "fight", -1.5)
def thud() -> Wave:
    """A body in its clothes goes down: knee, hip, cloth."""
    fall = sine(np.linspace(150, 62, int(0.2 * RATE)), 0.2) * decay(0.2, 0.04)
    cloth = band(noise(0.3, 5), 500, 2400) * np.interp(time(0.3), [0, 0.03, 0.09, 0.14, 0.3], [0.7, 0.2, 1, 0.35, 0])
    return mix((0, fall * 0.45), (0, knock(290, 3, 0.7, 0.02)), (0.02, cloth), (0.1, fall[: RATE // 10] * 0.5))


@effect("crumble", "fight")
def crumble() -> Wave:
    rng = np.random.default_rng(6)
    parts: list[tuple[float, Wave]] = [
        (0.0, crack(8, 300, 3000, 0.05, 0.4)),
        (0.0, band(noise(0.8, 8), 110, 1600) * decay(0.8, 0.13) * 1.2),
    ]
    for i in range(20):
        at = float(rng.uniform(0.02, 0.75))
        parts.append((at, knock(float(rng.uniform(300, 1500)), i, 0.55 * (1 - at), 0.012)))
    return room(mix(*parts), 0.4, 0.12)


@effect("explosion", "fight", 1.5)
def explosion() -> Wave:
    """A crack, a fireball that rolls away, and splinters."""
    boom = sine(np.linspace(140, 42, int(0.7 * RATE)), 0.7) * decay(0.7, 0.11)
    fire = band(noise(1.0, 9), 130, 2400) * decay(1.0, 0.14)
    rng = np.random.default_rng(7)
    splinters = [
        (float(rng.uniform(0.1, 0.7)), band(noise(0.02, i), 2000, 8000) * decay(0.02, 0.004) * 0.35) for i in range(16)
    ]
    return room(mix((0, crack(6, 700, 8000, 0.02, 0.2) * 1.5), (0, boom * 0.6), (0, fire * 1.5), *splinters), 0.7, 0.2)


@effect("lightning", "fight")
def lightning() -> Wave:
    """The strike first, at once; then it forks, and the air closes behind it."""
    strike = crack(2, 1200, 12000, 0.012, 0.12) * 1.5
    zap = saw(np.interp(time(0.22), [0, 0.05, 0.12, 0.22], [1400, 500, 900, 160]), 0.22, 10)
    zap *= np.random.default_rng(2).uniform(0.1, 1, len(zap)) * np.linspace(1, 0, len(zap))
    forks = [
        (at, crack(int(at * 1e3), 1800, 9000, 0.01) * level) for at, level in ((0.06, 0.8), (0.13, 0.6), (0.19, 0.4))
    ]
    thunder = band(noise(0.6, 5), 90, 900) * decay(0.6, 0.1, 0.01)
    return room(mix((0, strike), (0, zap * 0.8), *forks, (0.03, thunder * 0.9)), 0.4, 0.14)


@effect("spawn", "fight", -1.0)
def spawn() -> Wave:
    """Something gathers itself and stands."""
    rise = saw(np.linspace(160, 640, int(0.3 * RATE)), 0.3, 8) * np.interp(
        time(0.3), [0, 0.02, 0.28, 0.3], [0.15, 0.2, 1, 0]
    )
    land = mix(
        (0, sine(np.linspace(170, 80, int(0.15 * RATE)), 0.15) * decay(0.15, 0.03)), (0, crack(4, 500, 3200, 0.014))
    )
    return room(
        mix((0, band(rise, 250, 3000) * 0.5), (0, whoosh(0.32, 500, 3200, 6, 0.8) * 0.7), (0.3, land)), 0.4, 0.14
    )
