"""The journal of a match: every answer, on the disk before the next question is asked.

Text, one record a line: a checksum (CRC-32, eight hex digits), a blank, the record. The first record is the heading
(JSON); each further one is `answer ...` (kernel.match.Answer.line), `cut N` (only the first N answers count: undo),
`step N HASH` (the state at the start of the step after N answers) or `end`. A torn last line, as a power cut leaves
it, is left out; a damaged line before it is an error.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from game.kernel.game import Game
from game.kernel.match import Answer, Match, OutOfStep
from game.kernel.plain import digest, from_plain
from game.saves.disk import write_whole
from game.saves.heading import FORMAT, Heading, Unreadable

LIMIT = 32 << 20
"""Bytes of a journal at most; a long match has about a hundred thousand."""


class Journal:
    """Writes what happens in a match to its file, synced at each call."""

    def __init__(self, path: Path, heading: Heading) -> None:
        """Begin a new journal; an older one of that name is replaced."""
        write_whole(path, _line(msgspec.json.encode(heading).decode()))
        self.path = path
        self._written: list[Answer] = []
        self._steps = 1

    @classmethod
    def resume(cls, path: Path, match: Match[Any]) -> Journal:
        """Go on with the journal that the match was read from; a torn last line is cut off."""
        whole = path.read_bytes()
        if sound := whole.rfind(b"\n") + 1:
            write_whole(path, whole[:sound])
        journal = cls.__new__(cls)
        journal.path = path
        journal._written = answers_of(match)
        journal._steps = len(match.steps)
        return journal

    def record(self, match: Match[Any]) -> None:
        """Write what has been answered, or taken back, since the last call."""
        answers = answers_of(match)
        common = shared_length(self._written, answers)
        records = [f"cut {common}"] if common < len(self._written) else []
        records += [f"answer {answer.line}" for answer in answers[common:]]
        if len(match.steps) != self._steps:
            records.append(f"step {len(answers) - len(match.steps[-1].answers)} {digest(match.steps[-1].checkpoint)}")
        self._written, self._steps = answers, len(match.steps)
        if records:
            self._write(records)

    def end(self) -> None:
        """Say that the match is over and nothing is left to continue."""
        self._write(["end"])

    def _write(self, records: list[str]) -> None:
        with self.path.open("ab") as file:
            file.write(b"".join(_line(record) for record in records))
            file.flush()
            os.fsync(file.fileno())


class Kept(msgspec.Struct, frozen=True):
    """What a journal holds."""

    heading: Heading
    answers: tuple[Answer, ...]
    hashes: dict[int, str]
    """The state at the start of some steps, by the number of answers before."""
    ended: bool


def answers_of(match: Match[Any]) -> list[Answer]:
    return [answer for step in match.steps for answer in step.answers]


def shared_length(one: list[Answer], other: list[Answer]) -> int:
    """Return how many answers two lists have in common from the start."""
    shorter = min(len(one), len(other))
    if one[:shorter] == other[:shorter]:
        return shorter
    return next(i for i in range(shorter) if one[i] != other[i])


def read(path: Path) -> Kept:
    """Return what the journal holds; raises Unreadable."""
    try:
        if path.stat().st_size > LIMIT:
            raise Unreadable(f"{path}: {path.stat().st_size} bytes, expected at most {LIMIT}")
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}") from error
    records = _records(path, lines)
    if not records:
        raise Unreadable(f"{path}: line 1: found nothing, expected the heading of a journal")
    heading = read_heading(str(path), records[0])
    answers: list[Answer] = []
    hashes: dict[int, str] = {}
    for number, record in enumerate(records[1:], 2):
        verb, _, rest = record.partition(" ")
        try:
            if verb == "answer":
                answers.append(Answer.from_line(rest))
            elif verb == "cut":
                del answers[int(rest) :]
                hashes = {count: noted for count, noted in hashes.items() if count <= len(answers)}
            elif verb == "step":
                count, noted = rest.split(" ")
                hashes[int(count)] = noted
            elif verb != "end":
                raise ValueError(record)
        except ValueError as error:
            raise Unreadable(f"{path}: line {number}: found {record!r}, expected an answer or a cut") from error
    return Kept(heading, tuple(answers), hashes, records[-1] == "end")


def read_heading(where: str, text: str) -> Heading:
    """Return the heading that the JSON text holds; raises Unreadable, also for one of a later format."""
    try:
        heading = msgspec.json.decode(text, type=Heading)
    except msgspec.MsgspecError as error:
        raise Unreadable(f"{where}: line 1: this is no heading of a match: {error}") from error
    if heading.format > FORMAT:
        raise Unreadable(
            f"{where}: line 1: format {heading.format} of version {heading.version}, expected format {FORMAT} or older;"
            " a newer Three Arenas can read it"
        )
    return heading


def replay(kept: Kept, game: Game[Any], where: str = "journal", *, trusted: bool = True) -> Match[Any]:
    """Return the match at the very decision where the journal stops; raises Unreadable with the answer it fails at."""
    try:
        start = from_plain(game.state, kept.heading.start)
        match = Match.replayed(game.rules, start, kept.answers, trusted=trusted)
    except (OutOfStep, msgspec.ValidationError) as error:
        raise Unreadable(f"{where}: it cannot be played on: {error}") from error
    count, states = 0, {}
    for step in match.steps:
        states[count] = step.checkpoint
        count += len(step.answers)
    for count, noted in sorted(kept.hashes.items()):
        if count not in states or digest(states[count]) != noted:
            raise Unreadable(
                f"{where}: after {count} answers it stands otherwise than it did then; the rules have changed"
            )
    return match


def _line(record: str) -> bytes:
    data = record.encode()
    return b"%08x %s\n" % (crc32(data), data)


def _records(path: Path, lines: list[bytes]) -> list[str]:
    """Return the sound records; what stands behind the last line break is torn and left out."""
    records = []
    for number, line in enumerate(lines[:-1], 1):
        checksum, _, data = line.partition(b" ")
        if checksum != b"%08x" % crc32(data):
            if number == len(lines) - 1:
                break
            raise Unreadable(f"{path}: line {number}: the line does not match its checksum")
        records.append(data.decode())
    return records
