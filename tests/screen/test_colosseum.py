"""Dungeon Dice on the screen: every die has a picture, every decision a button, and whole games are shown."""

from __future__ import annotations

import pytest

from game.colosseum.dice import DICE
from game.kernel.game import Setup
from game.screen.colosseum import dicelook, words
from game.screen.colosseum.presenter import ColosseumPresenter
from game.screen.host import Host
from game.screen.scenes.board import Board
from game.screen.stage import Stage


@pytest.mark.parametrize("slug", DICE)
def test_every_face_has_a_picture_and_words(stage: Stage, slug: str) -> None:
    resting = dicelook.picture(slug, "", 64)
    assert resting.get_size() == (64, 64)
    for face in DICE[slug].faces:
        shown = dicelook.picture(slug, face, 64)
        assert shown.get_bounding_rect().width > 50
        assert words.face(face)
    assert dicelook.picture(slug, "", 64, True).get_buffer().raw != resting.get_buffer().raw
    assert words.die(slug) in words.about(slug)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_is_shown_to_its_end(stage: Stage, host: Host, seats: int) -> None:
    """Random computers play; whatever happens is shown at instant speed, and every option is on offer somewhere."""
    stage.settings.animation_speed = stage.settings.computer_speed = 0
    table = host.new("colosseum", Setup(seats=seats, seed=f"screen {seats}", options={"limit": 3}), ["random"] * seats)
    board = Board(table, ColosseumPresenter(table), lambda over: None)
    stage.push(board)
    asked = set()
    for _ in range(20_000):
        if table.is_over and not board.timeline.is_busy:
            break
        for decision in table.match.pending.values():
            if decision.prompt not in asked:
                asked.add(decision.prompt)
                offers = board.presenter.offers(table.match, decision)
                assert [offer.values[0] for offer in offers] == list(decision.options)
                assert all(offer.text for offer in offers)
        stage.tick([], 1 / 30)
    assert table.is_over
    assert len(board.log) > 30
    assert not any("(" in line.text and "visible_to" in line.text for line in board.log)
    assert asked >= {"turn", "loadout"}


def test_questions_are_sentences() -> None:
    assert all(question[0].isupper() for question in words.QUESTIONS.values())
