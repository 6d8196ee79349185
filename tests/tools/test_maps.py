"""Maps out of plans, and that the shipped tilesets are those of the table."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.content.folders import maps_folder
from game.content.maps import load_map
from game.kernel.squares import Board
from tools.maps import TILESETS, main, read_grid, rectangles, runs, tsx

PLAN = """\
game: superdungeon
legend: {".": floor, o: structure, "~": difficult}
rows: |
  +-+-+-+
  |. .|o|
  + +-+ +
  |.|~ .|
  +-+-+-+
zones: |
  aab
  ab
zone_names: {a: west, b: east}
objects: [{type: Start, name: x & y, at: [0, 0], size: [2, 1], properties: {seat: 1, title: <b>, wild: true}}]
properties: {dice: 3}
"""


def test_a_plan_becomes_a_map(tmp_path: Path) -> None:
    (tmp_path / "plan.yaml").write_text(PLAN)
    for ending in (".tsx", ".png"):
        shutil.copy(maps_folder() / "superdungeon" / f"superdungeon{ending}", tmp_path)
    assert main(["draw", str(tmp_path / "plan.yaml"), str(tmp_path / "small.tmx")]) == 0
    small, board = load_map(tmp_path / "small.tmx"), Board(3, 2)
    assert small.east_walls == board.set("b1", "a2")
    assert small.south_walls == board.set("b1")
    assert small.effects == {"structure": board.set("c1"), "difficult": board.set("b2")}
    assert small.zones == {"west": board.set("a1", "b1", "a2"), "east": board.set("c1", "b2")}
    assert small.properties == {"dice": 3}
    (start,) = small.objects
    assert (start.type, start.name, start.squares) == ("Start", "x & y", (0, 1))
    assert start.properties == {"seat": 1, "title": "<b>", "wild": True}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("o: structure", "o: strucutre", "no tiles of superdungeon: strucutre"),
        ("|.|~ .|", "|.|~ x|", "the legend does not say what 'x' is"),
        ("|.|~ .|", "|.~~ .|", "'~' in line 4, column 3 of the plan stands on an edge"),
        ("rows:", "row:", "row: found an unknown key, expected one of"),
    ],
)
def test_a_crooked_plan_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    (tmp_path / "plan.yaml").write_text(PLAN.replace(old, new))
    assert main(["draw", str(tmp_path / "plan.yaml"), str(tmp_path / "small.tmx")]) == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "small.tmx").exists()


def test_rows_without_edges_are_squares_alone() -> None:
    assert read_grid("..#\n.\n").letters == ["..#", ".  "]


def test_runs_and_rectangles() -> None:
    assert runs([True, True, False, True]) == [(0, 2), (3, 1)]
    assert rectangles(["aab", "aa.", ".a"], "a") == [(0, 0, 2, 2), (1, 2, 1, 1)]


@pytest.mark.parametrize("game", TILESETS)
def test_the_shipped_tilesets_are_those_of_the_table(game: str) -> None:
    assert (maps_folder() / game / f"{game}.tsx").read_text(encoding="utf-8") == tsx(game)
