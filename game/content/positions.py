"""Plays positions and says what differs from what they expect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from game.kernel.decision import Decision
from game.kernel.game import Game
from game.kernel.loaded import LoadedChance, NotLoaded
from game.kernel.match import Answer, Match, Refused
from game.kernel.plain import digest

from .compare import difference, equal, look_up, missing_from, plain, short
from .nodes import Node
from .position_files import Case, FindGame, read_positions, start
from .problems import ContentError, nearest
from .script import SEATS, Absent, AnyLine, Ask, Asked, Expect, Give, Undo

PATIENCE = 200
"""How many questions `otherwise` may answer in a row before somebody plays in circles."""


class Outcome(msgspec.Struct, frozen=True):
    """How a position went."""

    name: str
    file: str
    line: int
    failure: str = ""
    """What differs, with the line; empty if all is as expected."""
    error: Exception | None = None
    """What the rules of the game raised, if it is their fault."""


class _Differs(Exception):
    """Something is not as the position says."""


def run_file(path: Path, find_game: FindGame) -> list[Outcome]:
    """Play all positions of a file; raises `ContentError` if it cannot be read."""
    outcomes: list[Outcome] = []
    for case in read_positions(path):
        try:
            game = find_game(case.position.game)
        except KeyError:
            node = case.node.value["game"] if isinstance(case.node.value, dict) else case.node
            raise ContentError([node.problem("game", repr(case.position.game), "one of the games")]) from None
        outcomes.append(run_case(case, game))
    return outcomes


def run_case(case: Case, game: Game[Any]) -> Outcome:
    """Play one position."""
    rolls, draws = (
        {"": queue[:]} if isinstance(queue, list) else {label: faces[:] for label, faces in queue.items()}
        for queue in (case.position.rolls, case.position.draws)
    )
    play = _Play(case, game)
    try:
        play.match = start(case, game, LoadedChance(0, rolls=rolls, draws=draws))
        play.whole()
    except NotLoaded as error:
        return Outcome(case.name, case.file, case.line, play.say(str(error)))
    except (ContentError, _Differs) as error:
        return Outcome(case.name, case.file, case.line, str(error))
    except Exception as error:  # a fault of the rules: kept for whoever runs the position, with the place it happened
        place = f"{case.file}:{play.here.line}"
        error.add_note(f"while playing {case.name}, {place}")
        return Outcome(case.name, case.file, case.line, f"{place}: the rules failed: {error!r}", error)
    return Outcome(case.name, case.file, case.line)


class _Play:
    """A position being played."""

    match: Match[Any]

    def __init__(self, case: Case, game: Game[Any]) -> None:
        self.case, self.game = case, game
        self.here = case.node
        """What is being played, for messages."""
        self.answers = 0
        self.taken: list[Answer] = []
        """Answers that the match gave by itself since the script last had a say."""

    def whole(self) -> None:
        self.note_taken()
        for node, line in self.case.script:
            self.here = node
            self.line(line)
        self.here = self.case.node
        self.settle()
        assert isinstance(self.case.node.value, dict)
        self.expect(self.case.position.expect, self.case.node.value.get("expect", self.case.node))
        self.absent(self.case.position.absent)
        self.match.state.chance.assert_spent()

    # what is said

    def say(self, text: str) -> str:
        place = f"{self.here.file}:{self.here.line}"
        return text if text.startswith(place) else f"{place}: {text}"

    def differs(self, text: str, with_question: bool = True) -> _Differs:
        return _Differs(self.say(text) + (f"\n{self.question()}" if with_question else ""))

    def question(self) -> str:
        """Say who is asked what, and what else is possible."""
        lines = [self.possible(decision, "is asked") for decision in self.match.pending.values()]
        for asked in self.match.pending.values():
            lines += [self.possible(offer, "may interrupt with") for offer in asked.interrupts.values()]
        return "\n".join(lines) or "  nobody is asked anything: the game is over"

    def possible(self, decision: Decision[Any], verb: str, near: str = "") -> str:
        texts = [decision.form.write(value) for value in decision.options]
        shown = ", ".join(texts[:40]) + (f" and {len(texts) - 40} more" if len(texts) > 40 else "")
        hint = nearest(near, texts) if near else ""
        return f"  {SEATS[decision.seat]} {verb} {decision.prompt}: {shown}" + (f"\n  near: {hint}" if hint else "")

    # the script

    def line(self, line: AnyLine) -> None:
        match line:
            case Give():
                self.answer(line)
            case Ask():
                self.ask(line)
            case Asked():
                self.asked(line)
            case Expect():
                self.settle()
                assert isinstance(self.here.value, dict)
                self.expect(line.expect, self.here.value["expect"])
            case Absent():
                self.settle()
                self.absent(line.absent)
            case Undo():
                self.undo(line)

    def answer(self, line: Give) -> None:
        """Let a seat answer, after what `otherwise` answers before it gets to that."""
        seat, texts = SEATS.index(line.seat), line.texts
        self.settle(seat, texts[0] if texts and line.refused is None else None, line.prompt)
        before = (digest(self.match.state), self.questions())
        try:
            values = self.values(seat, texts, line.prompt)
            if values:
                self.match.answer(seat, *values)
        except Refused as error:
            if line.refused is None:
                raise self.differs(f"{line.seat} cannot answer {texts}: {error}") from error
            if line.refused not in str(error):
                raise self.differs(f"refused, but because: {error}; expected: {line.refused}") from error
            if before != (digest(self.match.state), self.questions()):
                raise self.differs("refused, but something has changed") from error
            return
        if line.refused is not None:
            raise self.differs(f"{line.seat} may answer {texts}; expected it to be refused: {line.refused}")
        if values:
            self.taken.clear()
        self.note_taken(seat, texts)

    def values(self, seat: int, texts: Sequence[str], prompt: str | None) -> list[Any]:
        """Read answers one after the other, each as the answer to what is asked after those before it.

        What the match has already answered by itself, being the only option, may be named and is passed over. The
        prompt is that of the first.
        """
        trial = self.match if len(texts) == 1 else self.match.fork()
        taken = list(self.taken)
        values: list[Any] = []
        for i, text in enumerate(texts):
            decision = trial.decision(seat)
            prompt = prompt if i == 0 else None
            try:
                value = self.read(decision, text)
                if decision is not None and prompt is not None and decision.prompt != prompt:
                    raise Refused(f"asked is {decision.prompt}, expected {prompt}")
            except Refused:
                named = next((answer for answer in taken if (answer.seat, answer.text) == (seat, text)), None)
                if named is None or prompt not in (None, named.prompt):
                    raise
                del taken[: taken.index(named) + 1]
                continue
            values.append(value)
            if i + 1 < len(texts):
                known = len(_answers(trial))
                trial.answer(seat, value)
                taken = _answers(trial)[known + 1 :]
        return values

    def read(self, decision: Decision[Any] | None, text: str) -> Any:
        """Return the legal value that a text stands for; raises Refused with the reason if there is none."""
        if decision is None:
            raise Refused("not asked")
        try:
            value = decision.form.read(text)
        except (ValueError, LookupError) as error:
            near = nearest(text, [decision.form.write(option) for option in decision.options])
            hint = f", did you mean {near!r}" if near else ""
            raise Refused(f"{text!r} cannot be read as an answer to {decision.prompt}{hint}") from error
        if (reason := decision.verify(value)) is not None:
            raise Refused(reason)
        return value

    def note_taken(self, seat: int = 0, given: Sequence[str] = ()) -> None:
        """Note what the match answered by itself, beyond what was given."""
        answers, left = _answers(self.match), list(given)
        for answer in answers[self.answers :]:
            if left and (answer.seat, answer.text) == (seat, left[0]):
                del left[0]
            else:
                self.taken.append(answer)
        self.answers = len(answers)

    def settle(self, seat: int | None = None, text: str | None = None, prompt: str | None = None) -> None:
        """Answer by `otherwise` until it has nothing to say, or until the seat can give its answer."""
        for _ in range(PATIENCE):
            if seat is not None and (self.is_due(seat, text, prompt) or self.is_taken(seat, text, prompt)):
                return
            given = next(self.otherwise(), None)
            if given is None:
                return
            self.give(*given)
        raise self.differs(f"otherwise has answered {PATIENCE} questions in a row")

    def give(self, seat: int, value: Any) -> None:
        """Give an answer that the script does not mention."""
        decision = self.match.decision(seat)
        assert decision is not None
        text = decision.form.write(value)
        self.match.answer(seat, value)
        self.note_taken(seat, [text])

    def is_due(self, seat: int, text: str | None, prompt: str | None) -> bool:
        decision = self.match.decision(seat)
        if decision is None or prompt not in (None, decision.prompt):
            return False
        if text is None:
            return True
        try:
            self.read(decision, text)
        except Refused:
            return False
        return True

    def is_taken(self, seat: int, text: str | None, prompt: str | None) -> bool:
        return any(
            (answer.seat, answer.text) == (seat, text) and prompt in (None, answer.prompt) for answer in self.taken
        )

    def otherwise(self) -> Iterator[tuple[int, Any]]:
        for decision in self.match.pending.values():
            for pattern, text in self.case.position.otherwise.items():
                exact = pattern in (decision.prompt, f"{SEATS[decision.seat]} {decision.prompt}")
                if not exact and not fnmatchcase(decision.prompt, pattern):
                    continue
                try:
                    yield decision.seat, self.read(decision, str(text))
                except Refused as error:
                    if exact:
                        raise self.differs(f"otherwise {pattern}: {error}") from error

    def questions(self) -> list[tuple[int, str]]:
        return [(seat, decision.prompt) for seat, decision in self.match.pending.items()]

    def undo(self, line: Undo) -> None:
        try:
            self.match.undo(SEATS.index(line.undo))
        except Refused as error:
            if line.refused is None or line.refused not in str(error):
                raise self.differs(f"cannot be taken back: {error}", with_question=False) from error
            return
        if line.refused is not None:
            raise self.differs(f"was taken back; expected it to be refused: {line.refused}")
        self.answers = len(_answers(self.match))
        self.taken.clear()

    # questions about the position

    def asked(self, line: Asked) -> None:
        wanted = line.asked if isinstance(line.asked, list) else [line.asked]
        seats = {SEATS.index(letter) for letter in wanted}
        for _ in range(PATIENCE):
            pending = self.match.pending
            if set(pending) == seats and all(line.prompt in (None, asked.prompt) for asked in pending.values()):
                break
            given = next(self.otherwise(), None)
            if given is None:
                raise self.differs(f"expected {' and '.join(wanted)} to be asked {line.prompt or ''}".rstrip())
            self.give(*given)
        for decision in self.match.pending.values():
            texts = [decision.form.write(value) for value in decision.options]
            if line.options is not None and sorted(texts) != sorted(map(str, line.options)):
                raise self.differs(f"expected the options {', '.join(map(str, line.options))}")
            if missing := [text for text in map(str, line.among) if text not in texts]:
                raise self.differs(f"expected {', '.join(missing)} among the options")

    def ask(self, line: Ask) -> None:
        self.settle()
        before = digest(self.match.state)
        try:
            found = plain(self.game.ask(self.match, line.ask))
        except Refused as error:
            if line.refused is None or line.refused not in str(error):
                raise self.differs(f"{line.ask}: {error}", with_question=False) from error
            return
        wrong = ""
        if digest(self.match.state) != before:
            wrong = " has changed the state"
        elif line.refused is not None:
            wrong = f": found {short(found)}; expected it to be refused"
        elif line.answer is not UNSET and not equal(found, line.answer):
            wrong = f":\n{difference(found, line.answer)}"
        elif line.has is not UNSET and (missing := missing_from(found, line.has)):
            wrong = f": found {short(found)}, expected it to have {missing}"
        elif line.lacks is not UNSET and (extra := [item for item in line.lacks if not missing_from(found, [item])]):
            wrong = f": found {short(found)}, expected it to lack {extra}"
        if wrong:
            raise self.differs(line.ask + wrong, with_question=False)

    def expect(self, expected: dict[str, Any], node: Node) -> None:
        view = plain(self.game.view(self.match.state))
        failures: list[str] = []
        for path, value in expected.items():
            line = node.keys[path][0] if path in node.keys else node.line
            place = f"{node.file}:{line}: {path}"
            try:
                found = look_up(view, path)
            except LookupError as error:
                failures.append(f"{place}: {error.args[0]}")
                continue
            if not equal(found, value):
                failures.append(f"{place}:\n{difference(found, value)}")
        if failures:
            raise _Differs("\n".join([*failures, self.question()]))

    def absent(self, paths: list[str]) -> None:
        view = plain(self.game.view(self.match.state))
        for path in paths:
            parent, _, last = path.rpartition(".")
            among = look_up(view, parent) if parent else view
            if last in among:
                raise self.differs(f"{path}: found {short(look_up(view, path))}, expected it to be absent")


def _answers(match: Match[Any]) -> list[Answer]:
    return [answer for step in match.steps for answer in step.answers]
