"""What the makers make is heard: no silence, no clipping, and loops that close."""

import json
from pathlib import Path

import numpy as np
import pytest

from tools.sound.effects import EFFECTS
from tools.sound.music import Loop, melody

SOUNDS = Path(__file__).parents[3] / "data" / "sounds"


@pytest.mark.parametrize("name", ["click", "dice", "hit", "coin", "heal"])
def test_an_effect_starts_at_once_and_never_clips(name: str) -> None:
    wave = EFFECTS[name]()
    assert 0.1 < np.abs(wave).max() <= 1
    assert np.abs(wave[:8820]).max() > 0.05, "heard within a fifth of a second"
    assert abs(wave[-1]) < 0.01


def test_a_tail_rings_into_the_beginning_of_a_loop() -> None:
    loop = Loop(1, 120)
    loop.put(3.5, np.ones(44100), 1.0)
    assert loop.tracks[0][0] > 0
    assert loop.tracks[0][loop.length // 2] == 0


def test_a_melody_keeps_time_over_rests() -> None:
    assert melody("4:1 r:0.5 2:2") == [(0.0, 4, 1.0), (1.5, 2, 2.0)]


def test_every_indexed_sound_is_there() -> None:
    index = json.loads((SOUNDS / "index.json").read_text())
    assert {entry["file"] for entry in index.values()} == {path.name for path in SOUNDS.glob("*.ogg")}
    assert set(EFFECTS) <= set(index)
