"""Four pieces that loop without a seam: notes are laid on a ring, so that tails ring into the beginning."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.sound.crowd import brass
from tools.sound.synth import RATE, Wave, band, decay, noise, pluck, room, saw, sine, swell, time

SCALES = {
    "dorian": (0, 2, 3, 5, 7, 9, 10),
    "mixolydian": (0, 2, 4, 5, 7, 9, 10),
    "minor": (0, 2, 3, 5, 7, 8, 10),
    "phrygian": (0, 1, 4, 5, 7, 8, 10),
}


def pitch(root: float, scale: str, degree: int) -> float:
    steps = SCALES[scale]
    octave, place = divmod(degree, 7)
    return float(root * 2 ** ((steps[place] + 12 * octave) / 12))


def melody(text: str) -> list[tuple[float, int, float]]:
    """Notes "degree:beats" one after the other ("r" rests) as beat, degree, length."""
    out, at = [], 0.0
    for word in text.split():
        name, beats = word.split(":")
        if name != "r":
            out.append((at, int(name), float(beats)))
        at += float(beats)
    return out


class Loop:
    """A stereo ring of `bars` bars of four beats."""

    def __init__(self, bars: int, tempo: float) -> None:
        self.beat = 60 / tempo
        self.length = int(bars * 4 * self.beat * RATE)
        self.tracks = np.zeros((2, self.length))

    def put(self, beat: float, wave: Wave, level: float, pan: float = 0.0) -> None:
        """Lay a sound at a beat; what reaches over the end goes on at the beginning."""
        start = int(beat * self.beat * RATE) % self.length
        where = (start + np.arange(len(wave))) % self.length
        for side, gain in ((0, np.cos((pan + 1) * np.pi / 4)), (1, np.sin((pan + 1) * np.pi / 4))):
            np.add.at(self.tracks[side], where, wave * level * gain)

    def done(self, hall: float = 0.16) -> Wave:
        """Add a hall (wrapped as well), level and limit."""
        out = []
        for side in (0, 1):
            wet = room(self.tracks[side], 1.4, hall, 31 + side, 5000)
            ring = wet[: self.length].copy()
            rest = wet[self.length :]
            ring[: len(rest)] += rest
            out.append(ring)
        both = np.stack(out, 1)
        return np.tanh(both / np.abs(both).max() * 1.5) / np.tanh(1.5) * 0.7


def kick(level: float = 1.0) -> Wave:
    return sine(np.interp(time(0.3), [0, 0.04, 0.3], [160, 62, 44]), 0.3) * decay(0.3, 0.06) * level


def tom(f: float) -> Wave:
    return sine(np.interp(time(0.4), [0, 0.05, 0.4], [f * 1.5, f, f * 0.92]), 0.4) * decay(0.4, 0.09)


def snare() -> Wave:
    return band(noise(0.2, 5), 900, 8000) * decay(0.2, 0.035) * 0.8 + sine(190, 0.2) * decay(0.2, 0.03) * 0.5


def hat(seed: int = 1, half: float = 0.012) -> Wave:
    return band(noise(0.1, seed), 6500, 15000) * decay(0.1, half)


def flute(f: float, seconds: float) -> Wave:
    t = time(seconds)
    vibrato = 1 + 0.005 * np.sin(2 * np.pi * 5 * t) * np.minimum(t * 1.5, 1)
    turns = np.cumsum(f * vibrato) / RATE * 2 * np.pi
    breath = band(noise(seconds, int(f)), f * 0.9, f * 4) * 0.05
    return (np.sin(turns) + 0.28 * np.sin(2 * turns) + 0.08 * np.sin(3 * turns) + breath) * swell(seconds, 0.05, 0.1)


def strings(f: float, seconds: float) -> Wave:
    out = sum((saw(f * (1 + d), seconds, 9) for d in (-0.004, 0.0, 0.0035)), np.zeros(int(seconds * RATE)))
    return band(out, 80, 2600) * swell(seconds, seconds * 0.25, seconds * 0.3) * 0.3


def bass(f: float, seconds: float) -> Wave:
    return band(saw(f, seconds, 8), 30, 700) * decay(seconds, seconds * 0.6, 0.008)


def synth_lead(f: float, seconds: float) -> Wave:
    out = saw(f * 1.003, seconds, 10) + saw(f * 0.997, seconds, 10)
    return band(out, 200, 4200) * decay(seconds, seconds * 0.7, 0.01) * 0.5


def theme() -> Wave:
    """The house's own theme: a bright march-like tune for lute, flute and horns."""
    loop = Loop(16, 104)
    root, scale = 146.83, "mixolydian"
    chords = (0, 4, 3, 0, 0, 6, 3, 4, 5, 3, 0, 4, 5, 3, 4, 4)
    tune = melody(
        "7:1.5 8:0.5 9:1 11:1 11:1.5 10:0.5 9:2 10:1.5 9:0.5 8:1 7:1 7:3 r:1 7:1.5 8:0.5 9:1 "
        "11:1 13:1.5 12:0.5 11:2 10:1 12:1 11:1 9:1 8:3"
    )
    for bar, chord in enumerate(chords):
        b = bar * 4
        for i, degree in enumerate((0, 4, 2, 4, 7, 4, 2, 4)):
            loop.put(b + i / 2, pluck(pitch(root, scale, chord + degree), 1.2, 0.55, bar * 8 + i), 0.22, -0.35)
        for degree in (0, 2, 4):
            loop.put(b, strings(pitch(root, scale, chord + degree), 4.4 * loop.beat), 0.15, 0.3)
        for on in (0, 2):
            loop.put(b + on, bass(pitch(root / 2, scale, chord), 1.6 * loop.beat), 0.34)
        loop.put(b, kick(), 0.42)
        loop.put(b + 2, tom(98), 0.30, 0.2)
        loop.put(b + 3.5, tom(124), 0.2, -0.2)
        for i in range(8):
            loop.put(b + i / 2, hat(i), 0.05, 0.4)
    for at, degree, long in tune:
        loop.put(at, flute(pitch(root * 2, scale, degree - 7), long * loop.beat * 0.95), 0.26, 0.1)
        loop.put(at + 32, brass(pitch(root, scale, degree - 7), long * loop.beat * 0.95), 0.30, 0.1)
        loop.put(at + 32, flute(pitch(root * 2, scale, degree - 5), long * loop.beat * 0.95), 0.14, 0.35)
    return loop.done()


def superdungeon() -> Wave:
    """A quest underground: quick plucked figures in the minor, drums like footsteps."""
    loop = Loop(16, 118)
    root, scale = 110.0, "dorian"
    chords = (0, 0, 3, 0, 5, 6, 0, 0, 3, 3, 0, 0, 5, 6, 4, 4)
    tune = melody("4:1 5:0.5 4:0.5 2:1 3:1 4:2.5 r:0.5 2:1 5:1 6:0.5 5:0.5 4:1 3:1 2:1 1:1 0:2")
    for bar, chord in enumerate(chords):
        b = bar * 4
        figure = (0, 7, 4, 7, 2, 7, 4, 9) if bar % 2 else (0, 4, 7, 4, 9, 7, 4, 2)
        for i, degree in enumerate(figure):
            loop.put(
                b + i / 2,
                pluck(pitch(root * 2, scale, chord + degree - 7), 0.9, 0.75, bar + i),
                0.20,
                0.4 if i % 2 else -0.4,
            )
        loop.put(b, strings(pitch(root, scale, chord), 4.5 * loop.beat), 0.2, -0.2)
        loop.put(b, strings(pitch(root, scale, chord + 4), 4.5 * loop.beat), 0.16, 0.25)
        for at, k in ((0, 1.0), (1.5, 0.6), (2, 0.9), (3, 0.5)):
            loop.put(b + at, bass(pitch(root / 2, scale, chord), 0.9 * loop.beat), 0.34 * k)
        for at, f, level in (
            (0, 72, 0.5),
            (1, 110, 0.2),
            (1.5, 96, 0.25),
            (2, 72, 0.42),
            (3, 110, 0.25),
            (3.5, 130, 0.22),
        ):
            loop.put(b + at, tom(f), level, (f - 96) / 80)
    for turn in (0, 1, 2, 3):
        for at, degree, long in tune:
            voice = flute if turn % 2 == 0 else strings
            level = 0.24 if turn % 2 == 0 else 0.5
            loop.put(
                at + 16 * turn,
                voice(pitch(root * 2, scale, degree + (2 if turn == 3 else 0)), long * loop.beat),
                level,
                0.15,
            )
    return loop.done(0.22)


def arenashow() -> Wave:
    """Prime time: pumping bass, snare on two and four, a brash lead."""
    loop = Loop(16, 126)
    root, scale = 130.81, "minor"
    chords = (0, 0, 5, 5, 2, 2, 6, 6, 0, 0, 5, 5, 3, 3, 4, 4)
    tune = melody(
        "7:0.75 7:0.75 9:0.5 11:1 9:1 10:0.75 9:0.75 7:0.5 6:2 7:0.75 7:0.75 9:0.5 12:1 11:1 9:1.5 10:0.5 9:2"
    )
    for bar, chord in enumerate(chords):
        b = bar * 4
        for i in range(8):
            loop.put(b + i / 2, bass(pitch(root / 2, scale, chord), 0.42 * loop.beat), 0.36 if i % 2 else 0.26)
            loop.put(b + i / 2, hat(i, 0.02 if i % 2 else 0.008), 0.09, 0.3)
        for on in range(4):
            loop.put(b + on, kick(), 0.5)
        for on in (1, 3):
            loop.put(b + on, snare(), 0.26)
        for degree in (0, 2, 4):
            loop.put(b, strings(pitch(root * 2, scale, chord + degree), 4.3 * loop.beat), 0.14, 0.4 - 0.4 * degree / 2)
        for i, degree in enumerate((0, 2, 4, 7, 4, 2, 7, 4, 0, 2, 4, 7, 9, 7, 4, 2)):
            loop.put(b + i / 4, synth_lead(pitch(root * 2, scale, chord + degree), 0.22), 0.07, -0.5 if i % 2 else 0.5)
    for turn in range(4):
        if turn == 2:
            continue
        for at, degree, long in tune:
            loop.put(at + 16 * turn, synth_lead(pitch(root * 2, scale, degree - 7), long * loop.beat), 0.26, 0.05)
            loop.put(at + 16 * turn, brass(pitch(root, scale, degree - 7), long * loop.beat * 0.9), 0.12, -0.15)
    return loop.done(0.12)


def colosseum() -> Wave:
    """Sand and sun: hand drums, horns and a winding tune."""
    loop = Loop(16, 96)
    root, scale = 146.83, "phrygian"
    chords = (0, 0, 1, 0, 0, 0, 6, 0, 3, 3, 1, 0, 3, 1, 6, 0)
    tune = melody("0:1 1:0.5 2:0.5 4:1 3:0.5 2:0.5 1:1.5 2:0.5 0:2 4:1 5:0.5 4:0.5 3:0.5 4:0.5 2:1 1:1 2:0.5 1:0.5 0:2")
    drum = (
        (0, 78, 0.6),
        (0.75, 150, 0.22),
        (1.25, 150, 0.22),
        (1.5, 110, 0.34),
        (2, 78, 0.5),
        (2.5, 150, 0.2),
        (3, 110, 0.36),
        (3.5, 150, 0.28),
        (3.75, 150, 0.2),
    )
    for bar, chord in enumerate(chords):
        b = bar * 4
        for on, f, level in drum:
            loop.put(b + on, tom(f), level, (f - 110) / 90)
        for i in range(16):
            loop.put(b + i / 4, band(noise(0.05, i), 5000, 12000) * decay(0.05, 0.012), 0.05 if i % 4 else 0.08, 0.5)
        loop.put(b, strings(pitch(root / 2, scale, 0), 4.5 * loop.beat), 0.26)
        loop.put(b, strings(pitch(root / 2, scale, chord + 4), 4.5 * loop.beat), 0.2, 0.2)
        for i, degree in enumerate((0, 4, 7, 4)):
            loop.put(b + i, pluck(pitch(root, scale, chord + degree), 1.2, 0.8, bar + i), 0.2, -0.4)
    for turn in range(4):
        for at, degree, long in tune:
            note = pitch(root * 2, scale, degree)
            if turn % 2 == 0:
                loop.put(at + 16 * turn, flute(note, long * loop.beat), 0.25, 0.15)
            else:
                loop.put(at + 16 * turn, brass(note / 2, long * loop.beat * 0.95), 0.32, -0.1)
                loop.put(at + 16 * turn, pluck(note, 1.0, 0.8, int(at)), 0.22, 0.4)
    return loop.done(0.2)


MUSIC: dict[str, Callable[[], Wave]] = {
    "theme": theme,
    "superdungeon": superdungeon,
    "arenashow": arenashow,
    "colosseum": colosseum,
}
