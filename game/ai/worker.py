"""Computers that think in a process of their own, so that the screen never waits for them.

The process is started beforehand, runs at low priority and holds nothing between two questions. It is sent nothing but
what the computer's seat may see, as plain data with everything hidden dealt anew, and plays that up to the question.
"""

from __future__ import annotations

import os
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from game.catalogue import game as find_game
from game.kernel.match import Match, Unshown

from .computer import Computer, RandomComputer
from .computers import make
from .steady import is_circle

PATIENCE = 30.0
"""Seconds after which a computer is taken to be stuck."""
FAIR_SEED = 0x5EED


class Question(msgspec.Struct, frozen=True):
    """All that the process is told."""

    number: int
    game: str
    level: str
    seed: str
    seat: int
    is_interrupt: bool
    match: dict[str, Any]
    """What the seat sees, by `Match.seen_by`."""


class Reply(msgspec.Struct, frozen=True):
    """What the computer would answer, as text; None lets an interrupt pass."""

    number: int
    text: str | None
    failure: str = ""


def decide(computer: Computer, match: Match[Any], seat: int, is_interrupt: bool) -> str | None:
    """Return the computer's answer as text; it looks at a fair fork of the match."""
    fair = match.fork_for(seat, FAIR_SEED)
    value = computer.interrupt(fair, seat) if is_interrupt else computer.choose(fair, seat)
    if is_interrupt and value is None:
        return None
    decision = fair.decision(seat)
    assert decision is not None
    return decision.form.write(value)


def serve(pipe: Connection) -> None:
    """Answer questions until the pipe is closed; runs in the process."""
    if hasattr(os, "nice"):
        os.nice(10)
    while True:
        try:
            question = msgspec.msgpack.decode(pipe.recv_bytes(), type=Question)
        except EOFError:
            return
        try:
            game = find_game(question.game)
            match = Match.load(game.rules, game.state, question.match)
            computer = make(question.game, question.level, question.seed)
            reply = Reply(question.number, decide(computer, match, question.seat, question.is_interrupt))
        except Exception as error:  # the table plays on with a safe answer and says why
            reply = Reply(question.number, None, f"{type(error).__name__}: {error}")
        try:
            pipe.send_bytes(msgspec.msgpack.encode(reply))
        except BrokenPipeError:
            return


class Worker:
    """The process and the way to it; it is started anew if it dies or is stopped."""

    def __init__(self) -> None:
        self._start()

    def _start(self) -> None:
        context = get_context("spawn")
        self.pipe, inner = context.Pipe()
        self.process = context.Process(target=serve, args=(inner,), daemon=True, name="three-arenas-computer")
        self.process.start()
        inner.close()

    def ask(self, question: Question) -> None:
        try:
            self.pipe.send_bytes(msgspec.msgpack.encode(question))
        except (BrokenPipeError, OSError):
            self.restart()
            self.pipe.send_bytes(msgspec.msgpack.encode(question))

    def reply(self) -> Reply | None:
        """Return a reply if one is there; raises EOFError if the process has died."""
        try:
            if not self.pipe.poll():
                return None
            return msgspec.msgpack.decode(self.pipe.recv_bytes(), type=Reply)
        except (BrokenPipeError, ConnectionResetError) as error:
            raise EOFError from error

    def restart(self) -> None:
        self.close()
        self._start()

    def close(self) -> None:
        self.process.terminate()
        self.process.join(2)
        self.pipe.close()


class WorkerThinker:
    """A computer seat whose thinking is done by a worker; whatever goes wrong, a legal answer comes in time."""

    def __init__(self, worker: Worker, game: str, level: str, seed: str) -> None:
        self.worker, self.game, self.level, self.seed = worker, game, level, seed
        self.failure = ""
        """Why the last answer was not the computer's own; empty if it was."""
        self._number = 0
        self._asked: tuple[Match[Any], int, bool] | None = None
        self._thought: tuple[str | None] | None = None
        """The answer, where it was found in this process."""
        self._begun = 0.0
        self._is_hurried = False

    def ask(self, match: Match[Any], seat: int, is_interrupt: bool) -> None:
        """Begin to think about the seat's decision, or whether it interrupts."""
        self._number += 1
        self._thought = None
        self._asked, self._begun, self._is_hurried, self.failure = (
            (match, seat, is_interrupt),
            time.monotonic(),
            False,
            "",
        )
        answers = sum(len(step.answers) for step in match.steps)
        seed = f"{self.seed}/{answers}"
        try:
            shown = match.seen_by(seat, FAIR_SEED)
        except Unshown:  # rare; a fair fork is at hand here, so the screen waits for once
            self._thought = (decide(make(self.game, self.level, seed), match, seat, is_interrupt),)
            return
        self.worker.ask(Question(self._number, self.game, self.level, seed, seat, is_interrupt, shown))

    def reply(self) -> tuple[Any] | None:
        """Return the value in a tuple once it is there; of an interrupt, (None,) lets it pass."""
        if self._asked is None:
            return None
        reply: Reply | None
        try:
            reply = Reply(self._number, *self._thought) if self._thought else self.worker.reply()
        except EOFError:
            return self._settle("the computer's process has ended")
        if reply is None:
            if self._is_hurried or time.monotonic() - self._begun > PATIENCE:
                return self._settle("" if self._is_hurried else f"no answer after {PATIENCE:.0f} s")
            return None
        if reply.number != self._number:
            return None
        if reply.failure:
            return self._safe(reply.failure)
        match, seat, is_interrupt = self._asked
        if reply.text is None and is_interrupt:
            self._asked = None
            return (None,)
        decision = match.decision(seat)
        if decision is None or reply.text is None:
            return self._safe("it was asked nothing")
        try:
            value = decision.form.read(reply.text)
        except (KeyError, ValueError):
            return self._safe(f"{reply.text} cannot be read")
        if (reason := decision.verify(value)) is not None:
            return self._safe(f"{reply.text}: {reason}")
        if is_circle(match, seat, decision.prompt, reply.text):
            return self._safe(f"{reply.text} again and again")
        self._asked = None
        return (value,)

    def hurry(self) -> None:
        """Settle for any legal answer now."""
        self._is_hurried = True

    def close(self) -> None:
        """Forget the question; the worker goes on for others."""
        self._asked = None

    def _settle(self, failure: str) -> tuple[Any]:
        self.worker.restart()
        return self._safe(failure)

    def _safe(self, failure: str) -> tuple[Any]:
        """Return a legal answer of no great wit."""
        assert self._asked is not None
        match, seat, is_interrupt = self._asked
        self._asked, self.failure = None, failure
        return (None,) if is_interrupt else (RandomComputer(f"{self.seed}/{self._number}").choose(match, seat),)
