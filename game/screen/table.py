"""The match on the table: who sits where, whose answer is awaited, what has happened and has yet to be shown.

It knows no pixels. Every answer passes through `answer`, is handed to the journal, and only then is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.ai.computer import Computer
from game.kernel.decision import Decision
from game.kernel.event import Event
from game.kernel.game import Game, Setup
from game.kernel.match import Answer, Match, Refused

from .theme import SEAT_COLOURS, SeatColour


class Recorder(Protocol):
    """Keeps what has been answered; game.saves.journal.Journal is one."""

    def record(self, match: Match[Any]) -> None: ...

    def end(self) -> None: ...


class Thinker(Protocol):
    """Thinks for computers without holding up the screen."""

    def ask(self, match: Match[Any], seat: int, is_interrupt: bool) -> None:
        """Begin to think about the seat's decision, or whether it interrupts."""
        ...

    def reply(self) -> tuple[Any] | None:
        """Return the value in a tuple once it is there; of an interrupt, (None,) lets it pass."""
        ...

    def hurry(self) -> None:
        """Settle for the best so far."""
        ...

    def close(self) -> None: ...


class AtOnce:
    """Thinks in this process, when it is asked."""

    def __init__(self, computer: Computer) -> None:
        self.computer = computer
        self._reply: tuple[Any] | None = None

    def ask(self, match: Match[Any], seat: int, is_interrupt: bool) -> None:
        self._reply = (self.computer.interrupt(match, seat) if is_interrupt else self.computer.choose(match, seat),)

    def reply(self) -> tuple[Any] | None:
        reply, self._reply = self._reply, None
        return reply

    def hurry(self) -> None: ...

    def close(self) -> None: ...


@dataclass
class Seat:
    """Who sits there."""

    name: str
    spec: str
    """"human", "random", "easy", "normal" or "hard"."""
    colour: SeatColour
    thinker: Thinker | None = None

    @property
    def is_human(self) -> bool:
        return self.spec == "human"


def usual_name(seat: int, specs: Sequence[str]) -> str:
    """Return what the house calls a seat whose player has given no name."""
    if specs[seat] == "human":
        return f"Player {seat + 1}"
    machines = [i for i, spec in enumerate(specs) if spec != "human"]
    return "Computer" if len(machines) == 1 else f"Computer {machines.index(seat) + 1}"


def seats_of(specs: Sequence[str], names: Sequence[str] = (), colours: Sequence[int] = ()) -> list[Seat]:
    """Return seats with names and colours, where none are given, from the house."""
    made: list[Seat] = []
    places = [*colours, *range(len(colours), len(specs))]
    for i, spec in enumerate(specs):
        name = names[i] if i < len(names) and names[i] else usual_name(i, specs)
        made.append(Seat(name, spec, SEAT_COLOURS[places[i] % len(SEAT_COLOURS)]))
    return made


class Table:
    def __init__(
        self,
        game: Game[Any],
        match: Match[Any],
        seats: list[Seat],
        setup: Setup,
        recorder: Recorder | None = None,
    ) -> None:
        self.game, self.match, self.seats, self.setup, self.recorder = game, match, seats, setup, recorder
        self.conceded: int | None = None
        self.is_paused = False
        self.steps_allowed = 0
        """Answers that computers may give although the table is paused."""
        self.before: Callable[[Match[Any], Decision[Any], Any], None] | None = None
        """Called with an answer before it is given."""
        self._undone: list[tuple[Answer, ...]] = []
        """Gestures that were taken back and may be done again, the last of them first."""
        self._shown = (0, 0)
        self._thinking: tuple[int, bool] | None = None
        self._polled: set[tuple[int, int, int]] = set()
        self.awaited: int | None = None
        """A person who is asked but has not taken the seat yet: nobody's secrets may be seen."""
        self.waited = 0.0
        """Seconds that the computer has been thinking."""
        self.version = 0
        """Counts up with every change of the match."""

    # Who is who

    @property
    def is_over(self) -> bool:
        return self.conceded is not None or not self.match.pending

    @property
    def winners(self) -> tuple[int, ...]:
        if self.conceded is not None:
            return tuple(seat for seat in range(len(self.seats)) if seat != self.conceded)
        return tuple(self.game.standing(self.match.state).winners)

    @property
    def humans(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.is_human]

    @property
    def asked(self) -> int | None:
        """The person whose answer is awaited, if it is a person's."""
        if self.is_over:
            return None
        return next((seat for seat in self.match.pending if self.seats[seat].is_human), None)

    @property
    def decision(self) -> Decision[Any] | None:
        """What the person at the screen is asked, or else what the computer is thinking about."""
        if self.is_over:
            return None
        asked = self.asked
        return self.match.pending[asked] if asked is not None else next(iter(self.match.pending.values()))

    @property
    def viewer(self) -> int | None:
        """Whose secrets may be on the screen: the person asked who sits there, or the only person there is."""
        if (asked := self.asked) is not None:
            return asked if asked != self.awaited else None
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def is_secret(self) -> bool:
        """Whether several seats choose at once."""
        return len(self.match.pending) > 1

    def interrupts(self) -> dict[int, Decision[Any]]:
        """What people may do although others are asked."""
        offers: dict[int, Decision[Any]] = {}
        if not self.is_over:
            for decision in self.match.pending.values():
                for seat, offer in decision.interrupts.items():
                    if self.seats[seat].is_human and seat not in self.match.pending:
                        offers[seat] = offer
        return offers

    # What is done

    def answer(self, seat: int, *values: Any) -> None:
        """Answer for a person; raises Refused with the reason."""
        self._foresee(seat, values[0])
        self.match.answer(seat, *values)
        self._changed()

    def _foresee(self, seat: int, value: Any) -> None:
        decision = self.match.decision(seat)
        if self.before is not None and decision is not None:
            self.before(self.match, decision, value)

    def undo(self, seat: int) -> None:
        """Take the person's last gesture back; raises Refused with the reason."""
        answers = [answer for step in self.match.steps for answer in step.answers]
        self.match.undo(seat)
        undone = [*self._undone, tuple(answer for answer in answers if answer.gesture == answers[-1].gesture)]
        self._shown = self._place()
        self._changed()
        self._undone = undone

    def can_redo(self, seat: int) -> bool:
        """Whether the person has taken something back, and nobody has answered since."""
        return bool(self._undone) and self._undone[-1][0].seat == seat

    def redo(self, seat: int) -> None:
        """Do again what the person took back last; raises Refused if there is nothing."""
        if not self.can_redo(seat):
            raise Refused("nothing to do again")
        *left, gesture = self._undone
        fork, values, given = self.match.fork(), [], 0
        while given < len(gesture):  # answers without a choice are given by the match itself
            decision = fork.decision(gesture[given].seat)
            assert decision is not None
            values.append(decision.form.read(gesture[given].text))
            before = sum(len(step.answers) for step in fork.steps)
            fork.answer(gesture[given].seat, values[-1])
            given += sum(len(step.answers) for step in fork.steps) - before
        self.answer(seat, *values)
        self._undone = left

    def barrier(self, seat: int) -> str | None:
        return self.match.barrier(seat)

    def concede(self, seat: int) -> None:
        self.conceded = seat
        if self.recorder is not None:
            self.recorder.end()
        self.close()

    def _changed(self) -> None:
        self.version += 1
        self._undone = []
        self._thinking = None
        if self.recorder is not None:
            self.recorder.record(self.match)
            if self.is_over:
                self.recorder.end()

    def _place(self) -> tuple[int, int]:
        return len(self.match.steps) - 1, len(self.match.steps[-1].events)

    def fresh_events(self) -> list[Event]:
        """Return what has happened since the last call, as far as the viewer may know it."""
        step, index = self._shown
        events = [
            event
            for i in range(step, len(self.match.steps))
            for event in self.match.steps[i].events[index if i == step else 0 :]
        ]
        self._shown = self._place()
        return [event for event in events if self.may_see(event)]

    def may_see(self, event: Event) -> bool:
        if event.visible_to is None or not self.humans:
            return True
        viewer = self.viewer
        return viewer is not None and event.is_visible_to(viewer)

    def past_events(self) -> list[Event]:
        """All that has been shown and may be known."""
        step, index = self._shown
        shown = [event for each in self.match.steps[:step] for event in each.events]
        shown += self.match.steps[step].events[:index]
        return [event for event in shown if self.may_see(event)]

    def skip_past(self) -> None:
        """What has happened until now is not to be shown: the match was loaded."""
        self._shown = self._place()

    # Computers

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None

    @property
    def computer_asked(self) -> int | None:
        """The computer whose move it is, if no person is asked."""
        if self.is_over or self.asked is not None:
            return None
        return next(iter(self.match.pending), None)

    def think(self, seconds: float) -> bool:
        """Let the computers play one answer if it is theirs; return whether the match has changed."""
        if self.is_over:
            return False
        if self._thinking is None:
            self._thinking = self._next_to_think()
            self.waited = 0.0
            if self._thinking is None:
                return False
            seat, is_interrupt = self._thinking
            self._thinker(seat).ask(self.match, seat, is_interrupt)
        seat, is_interrupt = self._thinking
        self.waited += seconds
        reply = self._thinker(seat).reply()
        if reply is None:
            return False
        self._thinking = None
        if is_interrupt and reply[0] is None:
            return False
        self._foresee(seat, reply[0])
        try:
            self.match.answer(seat, reply[0])
        except Refused:
            # a computer that errs must not stop the game: anything legal is better
            decision = self.match.decision(seat)
            assert decision is not None
            self.match.answer(seat, decision.options[0])
        self.steps_allowed = max(0, self.steps_allowed - 1)
        self._changed()
        return True

    def _next_to_think(self) -> tuple[int, bool] | None:
        for seat in self.match.pending.values():
            for other in seat.interrupts:
                mark = self.version, other, len(self.match.steps)
                if not self.seats[other].is_human and other not in self.match.pending and mark not in self._polled:
                    self._polled.add(mark)
                    return other, True
        if self.is_paused and not self.steps_allowed:
            return None
        return next(((seat, False) for seat in self.match.pending if not self.seats[seat].is_human), None)

    def _thinker(self, seat: int) -> Thinker:
        thinker = self.seats[seat].thinker
        assert thinker is not None, f"nobody thinks for seat {seat}"
        return thinker

    def hurry(self) -> None:
        if self._thinking is not None:
            self._thinker(self._thinking[0]).hurry()

    def close(self) -> None:
        for seat in self.seats:
            if seat.thinker is not None:
                seat.thinker.close()
