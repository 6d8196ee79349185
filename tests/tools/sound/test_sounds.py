"""The sounds as they are kept: none clips, lags, drops out or sounds like another; loops close; kinds are as loud."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from tools.sound import check, measure
from tools.sound.bank import CEILING, LEVELS, levelled, limit, trimmed
from tools.sound.check import SOUNDS, Reading, faults, readings, too_alike
from tools.sound.effects import BANK
from tools.sound.music import MUSIC, PIECES, Loop
from tools.sound.score import chords, tune
from tools.sound.synth import RATE, noise, sine


@pytest.fixture(scope="module")
def sounds() -> list[Reading]:
    return readings()


def test_every_sound_keeps_to_the_bounds(sounds: list[Reading]) -> None:
    assert {sound.name: found for sound in sounds if (found := faults(sound))} == {}


def test_no_two_sounds_are_alike(sounds: list[Reading]) -> None:
    assert too_alike(sounds) == []


def test_the_index_lists_what_the_makers_make(sounds: list[Reading]) -> None:
    assert {sound.name for sound in sounds} == set(BANK) | set(MUSIC) == {path.stem for path in SOUNDS.glob("*.ogg")}
    assert {sound.name: sound.kind for sound in sounds if sound.kind != "music"} == {
        name: effect.kind for name, effect in BANK.items()
    }
    assert sum(sound.bytes for sound in sounds) < 6e6


def reading(wave: np.ndarray, kind: str = "fight") -> Reading:
    return Reading("made", kind, 0, wave, measure.print_of(wave))


def test_what_is_out_of_bounds_is_found() -> None:
    good = levelled(noise(0.5, 3), LEVELS["fight"])
    assert faults(reading(good)) == []
    assert faults(reading(np.concatenate([np.zeros(RATE // 20), good]))) == ["begins after 50 ms"]
    assert faults(reading(np.concatenate([good, np.zeros(RATE // 2)]))) == ["a dead tail of 0.50 s"]
    assert faults(reading(good * 0.5)) == ["-6.0 dB from its kind"]
    assert "DC 0.0100" in faults(reading(good - good.mean() + 0.01))
    assert [fault[:5] for fault in faults(reading(levelled(noise(0.5, 3), -16) * 9))][:1] == ["clips"]
    low = levelled(sine(90, 0.5), LEVELS["fight"])
    assert "on a small speaker" in faults(reading(low))[0]
    loop = levelled(np.concatenate([noise(3, 1), noise(0.2, 2) * 0.1]), LEVELS["murmur"])
    assert "gapes" in faults(reading(loop, "murmur"))[0]
    ramp = levelled(sine(100, 1.0023), LEVELS["murmur"])
    assert "clicks" in faults(reading(ramp, "murmur"))[0]


def test_what_sounds_alike_is_found() -> None:
    bell, hiss = sine(900, 0.4) * np.linspace(1, 0, int(0.4 * RATE)), noise(0.3, 1)
    found = measure.likeness(
        {"a": measure.print_of(bell), "b": measure.print_of(bell * 0.4), "c": measure.print_of(hiss)}
    )
    assert found["a", "b"] > check.ALIKE > found["a", "c"]


def test_loudness_is_that_of_the_standard() -> None:
    """A sine of 997 Hz at full scale on one channel is -3.01 LUFS (BS.1770-4, 3)."""
    assert measure.loudness(sine(997, 2.0)) == pytest.approx(-3.01, abs=0.05)


def test_a_sound_is_trimmed_and_brought_to_its_level() -> None:
    wave = np.concatenate([np.zeros(4000), noise(0.3, 5), np.zeros(9000)])
    out = levelled(trimmed(wave), -20)
    assert len(out) == pytest.approx(0.3 * RATE, abs=0.01 * RATE)
    assert measure.loudness(out) == pytest.approx(-20, abs=0.1)
    assert np.abs(limit(wave * 50)).max() <= CEILING


def test_a_tail_rings_into_the_beginning_of_a_loop() -> None:
    loop = Loop(4, 120)
    loop.put(3.5, np.ones(44100), 1.0)
    assert loop.tracks[0][0] > 0
    assert loop.tracks[0][loop.length // 2] == 0


def test_a_tune_keeps_time_over_rests_and_fills_its_bars() -> None:
    assert tune("A4:1 r:.5 Bb4:.5 | F#5:2", 2) == [(0.0, 69, 1.0), (1.5, 70, 0.5), (2.0, 78, 2.0)]
    with pytest.raises(ValueError, match="bar 2"):
        tune("A4:2 | B4:1", 2)


@pytest.mark.parametrize("name", PIECES)
def test_tunes_keep_to_their_chords_and_can_be_sung(name: str) -> None:
    """A note of the chord sounds on every strong beat; no leap is larger than an octave."""
    piece = PIECES[name]
    for part in piece.parts:
        notes, harmony = tune(part.tune, piece.beats), chords(part.chords)
        for note in notes:
            bar, beat = divmod(note.beat, piece.beats)
            if beat == 0 or (piece.beats == 4 and beat <= 2 < beat + note.beats):
                assert note.key % 12 in harmony[int(bar)], (int(bar), note)
        assert all(abs(one.key - other.key) <= 12 for one, other in pairwise(notes))
