"""Squares are written in capitals wherever a player reads them, and in answers as they always were."""

from __future__ import annotations

from game.screen.host import Host
from game.screen.spelling import SQUARE, spelled
from game.screen.stage import Stage

from .legible import questions


def test_only_squares_become_capitals() -> None:
    assert spelled("no line of sight: wall between l19 and aa3") == "no line of sight: wall between L19 and AA3"
    said = "Kob Wallbreaker 2 rolls 2d6, hero1 has 3/3, c99x, i0"
    assert spelled(said) == said


def test_no_small_square_is_read_during_a_match(stage: Stage, host: Host) -> None:
    shown = 0
    for slug, seed in (("superdungeon", "read 1"), ("arenashow", "read 0")):
        for _, board in questions(host, slug, 2, seed, 200):
            for widget in board.root.walk():
                for text in (widget.tip, getattr(widget, "text", "")):
                    assert not SQUARE.search(text), text
            assert not any(SQUARE.search(line.text) for line in board.log)
            shown += sum(line.text != line.text.lower() and line.text[-2:].isdigit() for line in board.log)
            small = [value for offer in board.gestures.offers for value in offer.values if isinstance(value, str)]
            assert all(not word[1:].isdigit() or word[0].islower() for text in small for word in text.split()), small
    assert shown
