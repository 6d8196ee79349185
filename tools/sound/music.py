"""Four pieces that loop without a seam: notes are laid on a ring, so that tails ring into the beginning.

A piece is a row of eight-bar parts. Each part has a tune, its chords, who plays it and how full the band is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from tools.sound import instruments as play
from tools.sound.instruments import Player
from tools.sound.score import chords, hertz, near, tune
from tools.sound.synth import RATE, Wave, band, noise, time

BARS = 8
"""Bars of a part."""


class Part(NamedTuple):
    tune: str
    chords: str
    lead: Player
    force: float
    """How full and bright, 0 to 1."""
    counter: Player | None = None
    """Who plays long notes against the tune."""


class Piece(NamedTuple):
    beats: int
    """Beats of a bar."""
    tempo: float
    parts: tuple[Part, ...]
    figure: tuple[tuple[float, int], ...]
    """What accompanies in every bar: beat and the place in the chord."""
    player: Player
    bass: tuple[tuple[float, int], ...]
    """Beat and the place in the chord."""
    drums: tuple[tuple[float, str, float], ...]
    """Beat, which drum, level."""
    fill: tuple[tuple[float, str, float], ...]
    """What the last bar of a part has instead from its third beat on."""


DRUMS: dict[str, tuple[Callable[[], Wave], float]] = {
    "kick": (play.kick, 0.0),
    "low": (partial(play.drum, 82.0), -0.1),
    "middle": (partial(play.drum, 124.0), 0.35),
    "high": (partial(play.drum, 190.0), -0.4),
    "snare": (play.snare, 0.12),
    "hat": (partial(play.hat, 0.012), 0.55),
    "open": (partial(play.hat, 0.04), -0.5),
}
"""How each is made and where it stands."""


class Loop:
    """A stereo ring of some beats."""

    def __init__(self, beats: int, tempo: float) -> None:
        self.beat = 60 / tempo
        self.length = int(beats * self.beat * RATE)
        self.tracks = np.zeros((2, self.length))
        self.whim = np.random.default_rng(beats)

    def put(self, beat: float, wave: Wave, level: float, pan: float = 0.0) -> None:
        """Lay a sound at a beat, as exactly as a hand; what reaches over the end goes on at the beginning."""
        start = int(beat * self.beat * RATE + self.whim.normal(0, 0.003) * RATE) % self.length
        where = (start + np.arange(len(wave))) % self.length
        level *= 1 + self.whim.normal(0, 0.05)
        self.tracks[0][where] += wave * level * np.cos((pan + 1) * np.pi / 4)
        self.tracks[1][where] += wave * level * np.sin((pan + 1) * np.pi / 4)

    def done(self, hall: float = 0.3) -> Wave:
        """Add a hall around the ring, other to the left than to the right."""
        sides = []
        for side, track in enumerate(self.tracks):
            tail = band(noise(1.5, 31 + side) * 0.5 ** (time(1.5) / 0.2), 250, 8000)
            tail /= np.sqrt((tail**2).sum())
            wet = np.fft.irfft(np.fft.rfft(track) * np.fft.rfft(tail, self.length), self.length)
            sides.append(track + hall * wet)
        return np.stack(sides, 1)


def performed(piece: Piece, with_lead: bool = True, with_band: bool = True) -> Wave:
    """Play a piece, or only its lead, or only what is around it."""
    size = BARS * piece.beats
    loop = Loop(size * len(piece.parts), piece.tempo)
    for number, part in enumerate(piece.parts):
        at = number * size
        if with_lead:
            for note in tune(part.tune, piece.beats):
                length = note.beats * loop.beat * 0.94
                accent = part.force * (1.0 if note.beat % piece.beats == 0 else 0.88)
                loop.put(at + note.beat, part.lead(hertz(note.key), length, accent), 0.22 + 0.18 * part.force, 0.08)
        if with_band:
            accompany(loop, piece, part, at)
    return loop.done()


def accompany(loop: Loop, piece: Piece, part: Part, at: int) -> None:
    force = part.force
    for bar, chord in enumerate(chords(part.chords)):
        start = at + bar * piece.beats
        for i, (beat, place) in enumerate(piece.figure):
            key = near(chord[place % 3], 55) + 12 * (place // 3)
            sound = piece.player(hertz(key), 0.42 * loop.beat, force)
            loop.put(start + beat, sound, 0.05 + 0.09 * force, -0.75 if i % 2 else 0.75)
        for beat, place in piece.bass:
            loop.put(start + beat, play.bass(hertz(near(chord[place], 36)), 0.8 * loop.beat, force), 0.1 + 0.14 * force)
        if part.counter:
            for place, pan in ((1, -0.6), (2, 0.6)):
                sound = part.counter(hertz(near(chord[place], 60)), piece.beats * loop.beat * 0.97, force * 0.8)
                loop.put(start, sound, 0.09, pan)
        is_last = bar == BARS - 1
        for beat, name, level in (*piece.drums, *(piece.fill if is_last else ())):
            if is_last and beat >= 2 and (beat, name, level) not in piece.fill:
                continue
            make, pan = DRUMS[name]
            loop.put(start + beat, make(), level * (0.12 + 0.88 * force**1.5), pan)


def theme_piece() -> Piece:
    """The house's own: a warm waltz in D."""
    head = "A4:1 D5:1 E5:1 | F#5:2 A5:1 | B5:1.5 A5:.5 G5:1 | F#5:2 D5:1 | D5:1 F#5:1 B5:1 | B5:1.5 A5:.5 G5:1 |"
    asks, answers = head + "G5:1 F#5:1 G5:1 | E5:2 A4:1", head + "E5:1 F#5:1 C#5:1 | D5:2 A4:.5 B4:.5"
    ask, answer = "D D G D Bm G Em A", "D D G D Bm G A D"
    inward = (
        "F#5:1.5 E5:.5 D5:1 | C#5:2 A4:1 | B4:1.5 D5:.5 G5:1 | F#5:3 |"
        "G5:1.5 F#5:.5 E5:1 | D5:2 F#5:1 | G#5:1 B5:1 G#5:1 | A5:3"
    )
    heroic = (
        "B4:1 D5:1 G5:1 | F#5:1.5 E5:.5 D5:1 | E5:1 A5:1 G5:1 | F#5:3 |"
        "B5:1.5 A5:.5 G5:1 | F#5:1 G5:.5 F#5:.5 D5:1 | E5:1 G5:1 B5:1 | A5:2 A4:1"
    )
    return Piece(
        3, 132,
        (
            Part(asks, ask, play.flute, 0.5),
            Part(answers, answer, play.flute, 0.65, play.strings),
            Part(inward, "Bm F#m G D Em Bm E A", play.reed, 0.35, play.strings),
            Part(answers, answer, play.brass, 0.9, play.strings),
            Part(heroic, "G D A D G D Em A", play.brass, 0.8),
            Part(answers, answer, play.brass, 1.0, play.brass),
        ),
        ((0, 0), (1, 1), (1.5, 2), (2, 3), (2.5, 2)), play.lute, ((0, 0), (2, 2)),
        ((0, "low", 0.4), (1, "hat", 0.13), (2, "hat", 0.13), (1, "snare", 0.06), (2, "snare", 0.06)),
        ((2, "high", 0.25), (2.33, "high", 0.2), (2.67, "middle", 0.25), (2.83, "low", 0.3)),
    )  # fmt: skip


def superdungeon_piece() -> Piece:
    """A quest underground in D minor: plucked figures, drums like footsteps."""
    creeping = (
        "D5:1 A4:.5 D5:.5 F5:1 E5:1 | D5:1 E5:.5 F5:.5 A5:2 | G5:1 Bb5:.5 A5:.5 G5:1 D5:1 | E5:1.5 C#5:.5 A4:2 |"
        "D5:1 A4:.5 D5:.5 F5:1 G5:1 | F5:1 G5:.5 F5:.5 D5:1 Bb4:1 |"
        "C#5:1 E5:.5 F5:.5 E5:1 C#5:1 | D5:2 A4:1 Bb4:.5 C#5:.5"
    )
    torchlit = (
        "A5:1.5 G5:.5 F5:1 C5:1 | E5:1.5 F5:.5 G5:2 | Bb5:1 A5:.5 G5:.5 D5:1 G5:1 | F5:3 r:1 |"
        "D5:.5 F5:.5 Bb5:1 Bb5:1 A5:1 | C5:1 F5:1 A5:1 G5:.5 F5:.5 | G5:1.5 F5:.5 Eb5:1 Bb4:1 | C#5:1 E5:1 A5:2"
    )
    a, b = "Dm Dm Gm A Dm Bb A Dm", "F C Gm Dm Bb F Eb A"
    return Piece(
        4, 114,
        (
            Part(creeping, a, play.reed, 0.4),
            Part(creeping, a, play.reed, 0.75, play.strings),
            Part(torchlit, b, play.flute, 0.55, play.strings),
            Part(creeping, a, play.brass, 1.0, play.strings),
        ),
        ((0, 0), (0.5, 2), (1, 3), (1.5, 2), (2, 4), (2.5, 3), (3, 2), (3.5, 1)), play.lute,
        ((0, 0), (1.5, 0), (2, 2), (3, 0)),
        (
            (0, "low", 0.5), (1, "hat", 0.12), (1.5, "middle", 0.25),
            (2, "low", 0.4), (3, "hat", 0.14), (3.5, "high", 0.2),
        ),
        (
            (2, "high", 0.3), (2.5, "high", 0.3),
            (3, "middle", 0.35), (3.25, "middle", 0.3), (3.5, "low", 0.45), (3.75, "low", 0.45),
        ),
    )  # fmt: skip


def colosseum_piece() -> Piece:
    """Sand and sun: brass and frame drums in hijaz on D."""
    entry = (
        "D5:1 Eb5:.5 F#5:.5 A5:1 F#5:1 | G5:1 Bb5:.5 G5:.5 Eb5:2 | F#5:1 Eb5:.5 F#5:.5 D5:1 A4:1 |"
        "C5:1 Eb5:.5 D5:.5 C5:2 | D5:1 G5:.5 A5:.5 Bb5:1 G5:1 | A5:1 G5:.5 F#5:.5 A5:2 |"
        "G5:1 Eb5:.5 D5:.5 C5:1 Eb5:1 | D5:2 A4:1 Bb4:.5 C5:.5"
    )
    shade = (
        "Bb4:1 D5:1 G5:1.5 A5:.5 | G5:1 Eb5:1 C5:2 | C5:1 F5:1 A5:1.5 G5:.5 | F5:1 D5:1 Bb4:2 |"
        "Eb5:1 G5:1 Bb5:1.5 A5:.5 | G5:1 Eb5:.5 D5:.5 C5:1 G5:1 | F#5:1 G5:.5 A5:.5 F#5:1 Eb5:1 | A5:3 r:1"
    )
    a, b = "D Eb D Cm Gm D Cm D", "Gm Cm F Bb Eb Cm D D"
    return Piece(
        4, 110,
        (
            Part(entry, a, play.brass, 0.6),
            Part(entry, a, play.brass, 0.85, play.strings),
            Part(shade, b, play.reed, 0.4, play.strings),
            Part(entry, a, play.brass, 1.0, play.brass),
        ),
        ((0, 0), (0.75, 2), (1.5, 3), (2, 2), (2.5, 1), (3, 3), (3.5, 2)), play.lute, ((0, 0), (1.5, 2), (2.5, 0)),
        (
            (0, "low", 0.5), (0.75, "high", 0.2), (1.5, "middle", 0.3), (2, "low", 0.45), (2.5, "high", 0.2),
            (3, "middle", 0.3), (3.5, "high", 0.22), (0.5, "hat", 0.1), (1, "hat", 0.12), (3, "hat", 0.12),
        ),
        (
            (2, "low", 0.5), (2.5, "middle", 0.35),
            (3, "high", 0.3), (3.25, "high", 0.3), (3.5, "middle", 0.35), (3.75, "low", 0.45),
        ),
    )  # fmt: skip


def arenashow_piece() -> Piece:
    """Prime time: a syncopated hook over a funk in E minor."""
    hook = (
        "E5:.75 G5:.75 A5:.5 B5:.5 G5:.5 E5:1 | C#5:.75 E5:.75 A5:1.5 r:1 |"
        "E5:.75 G5:.75 A5:.5 B5:.5 D6:.5 B5:1 | A5:.75 E5:.75 C#5:1.5 r:1 | G5:.75 E5:.75 G5:1 C6:.5 G5:1 |"
        "F#5:.75 D5:.75 F#5:1 A5:.5 D6:1 | B5:.75 A5:.75 F#5:1 D#5:.5 F#5:1 | E5:2 r:2"
    )
    bridge = (
        "C6:1.5 B5:.5 A5:1 E5:1 | F#5:1.5 G5:.5 A5:2 | B5:1.5 A5:.5 G5:1 D5:1 | E5:3 r:1 |"
        "A5:.75 B5:.75 C6:1.5 A5:1 | G5:.75 A5:.75 G5:1.5 E5:1 | D#5:.75 F#5:.75 B5:1.5 A5:1 | B5:3 r:1"
    )
    a, b = "Em A Em A C D B Em", "Am D G C Am C B B"
    return Piece(
        4, 118,
        (
            Part(hook, a, play.synth, 0.65),
            Part(hook, a, play.synth, 0.9, play.strings),
            Part(bridge, b, play.bell, 0.4, play.strings),
            Part(hook, a, play.synth, 1.0, play.brass),
        ),
        ((0.75, 3), (0.75, 4), (1.5, 5), (2.25, 3), (2.25, 4), (3.5, 5), (3.5, 4)), play.brass,
        ((0, 0), (0.75, 0), (1.5, 2), (2.25, 0), (3, 2), (3.5, 0)),
        (
            (0, "kick", 0.4), (1, "snare", 0.25), (1.5, "kick", 0.3), (2.25, "kick", 0.3), (3, "snare", 0.25),
            (0.5, "hat", 0.1), (1, "hat", 0.1), (1.5, "open", 0.1), (2, "hat", 0.1), (2.5, "hat", 0.1),
            (3.5, "open", 0.12),
        ),
        ((2, "snare", 0.2), (2.5, "snare", 0.2), (2.75, "snare", 0.2), (3, "high", 0.3), (3.5, "middle", 0.3)),
    )  # fmt: skip


PIECES = {
    "theme": theme_piece(),
    "superdungeon": superdungeon_piece(),
    "arenashow": arenashow_piece(),
    "colosseum": colosseum_piece(),
}
MUSIC: dict[str, Callable[[], Wave]] = {name: partial(performed, piece) for name, piece in PIECES.items()}
