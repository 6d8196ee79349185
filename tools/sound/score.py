"""A tiny notation: "D5:1 F#5:.5 r:.5 | ..." is a tune in beats and bars, "D | Gm | A7" a row of chords, one a bar."""

from __future__ import annotations

from typing import NamedTuple

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


class Note(NamedTuple):
    beat: float
    key: int
    """As MIDI counts: 69 is A4."""
    beats: float


def tone(name: str) -> int:
    """Return the pitch class of a name like F# or Bb."""
    return (STEPS[name[0]] + name.count("#") - name[1:].count("b")) % 12


def tune(text: str, bar: int) -> list[Note]:
    """Read a tune; every bar must be full."""
    notes, at = [], 0.0
    for number, words in enumerate(text.split("|")):
        for word in words.split():
            name, length = word.split(":")
            if name != "r":
                notes.append(Note(at, tone(name[:-1]) + 12 * (int(name[-1]) + 1), float(length)))
            at += float(length)
        if abs(at - (number + 1) * bar) > 1e-6:
            raise ValueError(f"bar {number + 1} is not full: {words}")
    return notes


def chords(text: str) -> list[tuple[int, int, int]]:
    """Read chords as pitch classes: root, third, fifth."""
    found = []
    for name in text.replace("|", " ").split():
        root = tone(name.removesuffix("m"))
        found.append((root, (root + (3 if name.endswith("m") else 4)) % 12, (root + 7) % 12))
    return found


def near(pitch_class: int, key: int) -> int:
    """Return the key of a pitch class at or next above another key."""
    return key + (pitch_class - key) % 12


def hertz(key: float) -> float:
    return float(440 * 2 ** ((key - 69) / 12))
