"""Nothing that is written on the screen is cut, or lies over something else, at any size of window and text."""

from __future__ import annotations

import pygame
import pytest

from game.screen.dialog import Dialog
from game.screen.host import Host
from game.screen.page import Page
from game.screen.presenters import presenter
from game.screen.scenes.result import Result
from game.screen.stage import Stage
from game.screen.widgets import Button, Label, Widget

from .legible import LOOKS, TIGHT, Look, faults_at, faults_of, finished, look, pages, questions


class Spoilt(Page):
    """A page with everything that may be wrong with words."""

    def body(self, area: pygame.Rect) -> list[Widget]:
        long = "These words are far too many for the little room that they have been given here, and so they are cut"
        return [
            Label("tall", pygame.Rect(area.left, area.top, 100, 20), long),
            Button("cut", pygame.Rect(area.left, area.top + 300, 60, 24), long.upper(), lambda: None),
            Label("under", pygame.Rect(area.left, area.top + 400, 300, 30), "One thing"),
            Label("over", pygame.Rect(area.left + 10, area.top + 404, 300, 30), "Another"),
            Label("out", pygame.Rect(area.right - 20, area.top + 500, 300, 30), "Beyond the window"),
        ]


def test_words_that_cannot_be_read_are_found(stage: Stage) -> None:
    stage.push(Spoilt())
    found = "\n".join(faults_of(stage))
    assert found.count("does not fit") == 2
    assert "'Another' lies over 'One thing'" in found
    assert "'Beyond the window' is cut by" in found
    assert len(found.splitlines()) == 4


@pytest.mark.parametrize("view", [*TIGHT, LOOKS[1], LOOKS[7], LOOKS[18]])
def test_every_page_can_be_read(stage: Stage, view: Look) -> None:
    look(stage, view)
    for name, page in pages():
        stage.reset(page())
        assert not faults_of(stage), name


@pytest.mark.parametrize(("slug", "seats"), [("superdungeon", 2), ("colosseum", 5), ("arenashow", 2)])
def test_every_question_can_be_read(stage: Stage, host: Host, slug: str, seats: int) -> None:
    asked = 0
    for prompt, board in questions(host, slug, seats, "read", 300):
        asked += 1
        for view in TIGHT[:2]:
            look(stage, view)
            if isinstance(stage.top, Dialog) or stage.top is not board:
                stage.reset(board)
            assert not list(faults_at(stage, board)), (prompt, view)
    assert asked >= 8


def test_the_result_of_five_heroes_can_be_read(stage: Stage, host: Host) -> None:
    table = finished(host, "colosseum", 5)
    host.play(table)
    stage.push(Result(table, presenter(table)))
    for view in TIGHT:
        look(stage, view)
        assert not faults_of(stage), view
