"""Figures of the lab say who has won how often, and files let them be taken in parts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import balance
from tools.lab import strength


def test_wins_are_counted_for_the_level_and_not_for_the_seat() -> None:
    matches = [
        strength.Played("superdungeon", ("hard", "normal"), 1, 0, "destruction", 20, 1.0, {"hard": 0.2}),
        strength.Played("superdungeon", ("normal", "hard"), 2, 1, "destruction", 22, 1.0, {"hard": 0.4}),
        strength.Played("superdungeon", ("hard", "normal"), 3, 1, "crystal capture", 24, 1.0, {"hard": 0.3}),
        strength.Played("superdungeon", ("normal", "hard"), 4, None, "crystal capture", 26, 1.0),
    ]
    lines = list(strength.summary(matches, "hard"))
    assert lines[0].startswith("all: hard wins 2 of 3, 67%")
    assert lines[1].startswith("destruction: hard wins 2 of 2")
    assert lines[2].startswith("crystal capture: hard wins 0 of 1")
    assert "seat A wins 1 of 3 (6% to 79%)" in lines
    assert "longest thought of hard: 0.30 s in half of the matches, 0.40 s in all" in lines


def test_a_match_in_the_file_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(slug: str, levels: tuple[str, ...], seed: int) -> strength.Played:
        played.append(seed)
        return strength.Played(slug, levels, seed, seed % 2)

    monkeypatch.setattr(strength, "play", play)
    into = tmp_path / "strength.jsonl"
    first = list(strength.play_all("superdungeon", ("hard", "normal"), range(1, 3), into))
    again = list(strength.play_all("superdungeon", ("hard", "normal"), range(1, 5), into))
    assert played == [1, 2, 3, 4]
    assert again[:2] == first
    assert strength.read([into]) == again
    assert [one.levels[0] for one in again] == ["hard", "normal", "hard", "normal"]


def test_a_warband_wins_from_either_seat() -> None:
    matches = [
        balance.Played(0, ("wolves", "sheep"), "destruction", "ring", "normal", 1.0, 20),
        balance.Played(1, ("sheep", "wolves"), "destruction", "keep", "normal", 0.0, 30),
    ]
    lines = {line[:28].strip(): line[28:].strip() for line in balance.summary(matches)}
    assert lines["wolves"].startswith("100.0% of 2")
    assert lines["sheep"].startswith("0.0% of 2")
    assert lines["seat A"].startswith("50.0% of 2")
    assert lines["turns of destruction"] == "25.0"
