"""Tables for spreadsheets: what was written is read back, and no file is overwritten."""

from __future__ import annotations

import csv
from pathlib import Path

from game.saves.export import write_csv

LINES: list[list[object]] = [["", "Zoë", 'Ann, "the axe"'], ["hits", 3, 4.5]]


def test_a_table_is_read_back_and_overwrites_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "statistics"
    first = write_csv(folder, "colosseum 2026-12-01 Zoë/..", LINES)
    assert first.parent == folder
    kept = first.read_bytes()
    second = write_csv(folder, "colosseum 2026-12-01 Zoë/..", [["other"]])
    assert second != first
    assert first.read_bytes() == kept
    with first.open(encoding="utf-8-sig", newline="") as file:
        assert list(csv.reader(file)) == [["", "Zoë", 'Ann, "the axe"'], ["hits", "3", "4.5"]]
