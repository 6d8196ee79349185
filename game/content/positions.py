"""Plays positions and says what differs from what they expect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec

from game.kernel.decision import Decision
from game.kernel.game import Game
from game.kernel.loaded import LoadedChance, NotLoaded
from game.kernel.match import Answer, Match, Refused
from game.kernel.plain import digest

from .compare import difference, equal, look_up, missing_from, plain, short
from .nodes import Node
from .position_files import Case, FindGame, read_positions, start
from .problems import ContentError, nearest

SEATS = "ABCDEFGH"
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
        for item in self.part("script", []):
            self.here = item
            self.step(item)
        self.here = self.case.node
        self.settle()
        expect = self.part("expect", {})
        self.expect(self.case.position.expect, expect if isinstance(expect, Node) else self.case.node)
        self.absent(self.case.position.absent)
        self.here = self.case.node
        chance = self.match.state.chance
        chance.assert_spent()

    def part(self, name: str, otherwise: Any) -> Any:
        """Return a part of the document as nodes, with their lines."""
        assert isinstance(self.case.node.value, dict)
        node = self.case.node.value.get(name)
        if node is None:
            return otherwise
        return node.value if isinstance(node.value, list) else node

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

    def step(self, item: Node) -> None:
        keys: dict[str, Any] = item.plain()
        seats = [key for key in keys if key in SEATS and len(key) == 1]
        match sorted(keys):
            case _ if len(seats) == 1 and keys.keys() <= {seats[0], "refused", "prompt"}:
                given = keys[seats[0]]
                texts = [str(text) for text in given] if isinstance(given, list) else [str(given)]
                self.answer(SEATS.index(seats[0]), texts, keys.get("prompt"), keys.get("refused"))
            case ["ask", ("has" | "is" | "lacks" | "refused")]:
                self.ask(keys)
            case ["ask", "has", "lacks"]:
                self.ask(keys)
            case _ if "asked" in keys and keys.keys() <= {"asked", "prompt", "options", "among"}:
                self.asked(keys)
            case ["expect"]:
                self.settle()
                assert isinstance(item.value, dict)
                self.expect(keys["expect"], item.value["expect"])
            case ["absent"]:
                self.settle()
                self.absent(keys["absent"])
            case ["undo"] | ["refused", "undo"]:
                self.undo(SEATS.index(keys["undo"]), keys.get("refused"))
            case _:
                raise self.differs(
                    f"found {', '.join(keys)}, expected a seat (A, B, ...) with its answer, ask with is, has, lacks or "
                    "refused, asked, expect, absent or undo",
                    with_question=False,
                )

    def answer(self, seat: int, texts: Sequence[str], prompt: str | None, refused: str | None) -> None:
        """Let a seat answer, after what `otherwise` answers before it gets to that."""
        if refused is not None and not str(refused):
            raise self.differs("refused: needs a part of the reason", with_question=False)
        self.settle(seat, texts[0] if refused is None else None, prompt)
        before = (digest(self.match.state), self.questions())
        try:
            values = self.values(seat, texts, prompt)
            if values:
                self.match.answer(seat, *values)
        except Refused as error:
            if refused is None:
                raise self.differs(f"{SEATS[seat]} cannot answer {texts}: {error}") from error
            if str(refused) not in str(error):
                raise self.differs(f"refused, but because: {error}; expected: {refused}") from error
            if before != (digest(self.match.state), self.questions()):
                raise self.differs("refused, but something has changed") from error
            return
        if refused is not None:
            raise self.differs(f"{SEATS[seat]} may answer {texts}; expected it to be refused: {refused}")
        if values:
            self.taken.clear()
        self.note_taken(seat, texts)

    def values(self, seat: int, texts: Sequence[str], prompt: str | None) -> list[Any]:
        """Read answers one after the other, each as the answer to what is asked after those before it.

        What the match has already answered by itself, being the only option, may be named and is passed over.
        """
        trial = self.match if len(texts) == 1 else self.match.fork()
        taken = list(self.taken)
        values: list[Any] = []
        for i, text in enumerate(texts):
            decision = trial.decision(seat)
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

    def undo(self, seat: int, refused: str | None) -> None:
        try:
            self.match.undo(seat)
        except Refused as error:
            if refused is None or str(refused) not in str(error):
                raise self.differs(f"cannot be taken back: {error}", with_question=False) from error
            return
        if refused is not None:
            raise self.differs(f"was taken back; expected it to be refused: {refused}")
        self.answers = len(_answers(self.match))
        self.taken.clear()

    # questions about the position

    def asked(self, keys: dict[str, Any]) -> None:
        wanted = keys["asked"] if isinstance(keys["asked"], list) else [keys["asked"]]
        seats = {SEATS.index(str(letter)) for letter in wanted if str(letter) in SEATS}
        for _ in range(PATIENCE):
            found = {seat: self.match.pending[seat] for seat in self.match.pending}
            if set(found) == seats and all(d.prompt == keys.get("prompt", d.prompt) for d in found.values()):
                break
            given = next(self.otherwise(), None)
            if given is None:
                raise self.differs(f"expected {' and '.join(map(str, wanted))} to be asked {keys.get('prompt', '')}")
            self.give(*given)
        for decision in self.match.pending.values():
            texts = [decision.form.write(value) for value in decision.options]
            if "options" in keys and sorted(texts) != sorted(map(str, keys["options"])):
                raise self.differs(f"expected the options {', '.join(map(str, keys['options']))}")
            if missing := [text for text in map(str, keys.get("among", [])) if text not in texts]:
                raise self.differs(f"expected {', '.join(missing)} among the options")

    def ask(self, keys: dict[str, Any]) -> None:
        self.settle()
        before = digest(self.match.state)
        query = str(keys["ask"])
        try:
            found = plain(self.game.ask(self.match, query))
        except Refused as error:
            if "refused" not in keys or str(keys["refused"]) not in str(error):
                raise self.differs(f"{query}: {error}", with_question=False) from error
            return
        if digest(self.match.state) != before:
            raise self.differs(f"{query} has changed the state", with_question=False)
        if "refused" in keys:
            raise self.differs(f"{query}: found {short(found)}; expected it to be refused", with_question=False)
        if "is" in keys and not equal(found, keys["is"]):
            raise self.differs(f"{query}:\n{difference(found, keys['is'])}", with_question=False)
        if "has" in keys and (missing := missing_from(found, keys["has"])):
            raise self.differs(f"{query}: found {short(found)}, expected it to have {missing}", with_question=False)
        if "lacks" in keys and (extra := [item for item in keys["lacks"] if missing_from(found, [item]) == []]):
            raise self.differs(f"{query}: found {short(found)}, expected it to lack {extra}", with_question=False)

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
