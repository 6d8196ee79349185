"""Computers in their own process answer, and whatever happens to the process the match goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from game.ai import worker as worker_module
from game.ai.worker import Worker, WorkerThinker
from game.catalogue import game as find_game
from game.kernel.game import Setup
from game.kernel.match import Match, Unshown


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


def begin() -> Match[Any]:
    game = find_game("colosseum")
    return Match(game.rules, game.new(Setup(seats=2, seed="worker")))


def wait(thinker: WorkerThinker, seconds: float = 60) -> tuple[Any]:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        reply = thinker.reply()
        if reply is not None:
            return reply
        time.sleep(0.005)
    raise TimeoutError


def test_a_match_is_played_by_the_process(worker: Worker) -> None:
    match = begin()
    thinkers = [WorkerThinker(worker, "colosseum", "random", f"w/{seat}") for seat in range(2)]
    for _ in range(40):
        if not match.pending:
            break
        seat, decision = next(iter(match.pending.items()))
        thinkers[seat].ask(match, seat, False)
        (value,) = wait(thinkers[seat])
        assert thinkers[seat].failure == ""
        assert decision.verify(value) is None
        match.answer(seat, value)
    assert sum(len(step.answers) for step in match.steps) >= 40


def test_a_position_that_cannot_be_shown_is_thought_about_here(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    seat = next(iter(match.pending))

    def unshown(seat: int, seed: int) -> None:
        raise Unshown

    monkeypatch.setattr(match, "seen_by", unshown)
    monkeypatch.setattr(worker, "ask", lambda question: pytest.fail("the process was asked"))
    thinker = WorkerThinker(worker, "colosseum", "random", "here")
    thinker.ask(match, seat, False)
    reply = thinker.reply()
    assert reply is not None
    assert thinker.failure == ""
    assert match.pending[seat].verify(reply[0]) is None


def test_a_dead_process_is_replaced(worker: Worker) -> None:
    match = begin()
    seat = next(iter(match.pending))
    thinker = WorkerThinker(worker, "colosseum", "random", "dead")
    worker.process.kill()
    worker.process.join()
    thinker.ask(match, seat, False)
    (value,) = wait(thinker)
    assert match.pending[seat].verify(value) is None
    thinker.ask(match, seat, False)
    (value,) = wait(thinker)
    assert thinker.failure == ""


def test_an_impatient_player_gets_an_answer_at_once(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    seat = next(iter(match.pending))
    monkeypatch.setattr(worker, "ask", lambda question: None)  # it would think for ever
    thinker = WorkerThinker(worker, "colosseum", "random", "slow")
    thinker.ask(match, seat, False)
    assert thinker.reply() is None
    thinker.hurry()
    reply = thinker.reply()
    assert reply is not None
    assert match.pending[seat].verify(reply[0]) is None
    monkeypatch.setattr(worker_module, "PATIENCE", 0.0)
    thinker.ask(match, seat, False)
    reply = thinker.reply()
    assert reply is not None
    assert "no answer" in thinker.failure


def test_a_failing_computer_is_named(worker: Worker) -> None:
    match = begin()
    seat = next(iter(match.pending))
    thinker = WorkerThinker(worker, "colosseum", "unheard-of", "x")
    thinker.ask(match, seat, False)
    (value,) = wait(thinker)
    assert match.pending[seat].verify(value) is None
    assert "KeyError" in thinker.failure
