"""The lab of Battle Arena Show: matches are kept, not played twice, and summed from several files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.lab import arenashow
from tools.lab.arenashow import Played, main, play, play_all, read, summary


def made(seed: int, start: int, winner: int, **others: object) -> Played:
    return Played("grand-stage", "normal", seed, "", start, 0, rounds=9, winner=winner, **others)  # type: ignore[arg-type]


def test_what_a_file_holds_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def fake(arena: str, level: str, seed: int, begins: str) -> Played:
        asked.append(seed)
        return made(seed, 0, 1)

    monkeypatch.setattr(arenashow, "play", fake)
    wanted = [("grand-stage", "normal", seed, "") for seed in range(3)]
    into = tmp_path / "kept.jsonl"
    assert len(list(play_all(wanted[:2], into))) == 2
    assert [one.seed for one in play_all(wanted, into)] == [0, 1, 2]
    assert asked == [0, 1, 2]
    assert len(read([into])) == 3


def test_files_are_summed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(arenashow, "play", lambda arena, level, seed, begins: made(seed, 0, seed % 4 and 1))
    for first in (0, 8):
        main(["--matches", "8", "--first", str(first), "--into", str(tmp_path / f"{first}.jsonl")])
    assert "8 of 8: start 25.0%" in capsys.readouterr().err
    main(["--sum", str(tmp_path / "0.jsonl"), str(tmp_path / "8.jsonl")])
    said = capsys.readouterr().out
    assert "16 of 16 decided" in said
    assert "start: 4 wins, 25.0% (10.2% to 49.5%) !" in said


def test_what_is_wide_of_fair_is_marked() -> None:
    fair = [made(seed, 0, seed % 2) for seed in range(1000)]
    assert "start: 500 wins, 50.0% (46.9% to 53.1%)" in list(summary(fair))
    odd = [made(seed, 0, seed % 9 % 2) for seed in range(1000)]
    assert next(line for line in summary(odd) if line.startswith("start:")).endswith(" !")


@pytest.mark.parametrize("begins", ["red", "blue"])
def test_either_team_can_be_told_to_begin(begins: str) -> None:
    played = play("foundry-row", "easy", 5, begins)
    assert played.start == ("red", "blue").index(begins)
    assert sum(played.tally.get("turret", [0, 0])) >= (played.winner >= 0)
