"""The result of a match: its numbers go into a file that players ask for."""

from __future__ import annotations

import csv
from pathlib import Path

from game.screen.dialog import Dialog
from game.screen.host import Host
from game.screen.presenters import presenter
from game.screen.scenes.result import Result
from game.screen.stage import Stage

from .hands import click, tick, widget
from .legible import finished


def test_statistics_are_written_into_a_file_whose_path_is_shown(stage: Stage, host: Host, tmp_path: Path) -> None:
    table = finished(host, "colosseum", 3)
    host.play(table)
    tick(stage, times=60)
    result = stage.top
    assert isinstance(result, Result)
    click(stage, "export")
    (path,) = (tmp_path / "statistics").iterdir()
    assert isinstance(stage.top, Dialog)
    assert str(path) in stage.top.text
    with path.open(encoding="utf-8-sig", newline="") as file:
        lines = {line[0]: line[1:] for line in csv.reader(file)}
    assert lines[""] == [seat.name for seat in table.seats]
    assert [won == "yes" for won in lines["won"]] == [seat in table.winners for seat in range(3)]
    for label, values in result.numbers.rows:
        assert [float(value) for value in lines[label]] == list(values)
    click(stage, "choice0")
    click(stage, "export")
    assert len(list((tmp_path / "statistics").iterdir())) == 2, "nothing is overwritten"


def test_a_result_without_a_folder_offers_no_file(stage: Stage, host: Host) -> None:
    host.folders = None
    table = finished(host, "colosseum", 2)
    stage.push(Result(table, presenter(table)))
    assert not widget(stage, "export").is_enabled
