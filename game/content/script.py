"""The lines of a position's script, read with all that is wrong in them; tests/positions/README.md explains each."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from .nodes import Node
from .problems import Problem
from .shape import build, describe

SEATS = "ABCDEFGH"
Seat = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Reason = Annotated[str, msgspec.Meta(min_length=1)]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Give(Line, frozen=True):
    """A seat answers, or interrupts; several answers make one gesture. In the file the seat is the key."""

    seat: Seat
    answer: str | int | list[str | int]
    prompt: str | None = None
    refused: Reason | None = None

    @property
    def texts(self) -> list[str]:
        return [str(text) for text in (self.answer if isinstance(self.answer, list) else [self.answer])]


class Undo(Line, frozen=True):
    undo: Seat
    refused: Reason | None = None


class Ask(Line, frozen=True):
    """A question about the position."""

    ask: str
    answer: Any = msgspec.field(name="is", default=UNSET)
    has: dict[str, Any] | list[Any] | UnsetType = UNSET
    lacks: list[Any] | UnsetType = UNSET
    refused: Reason | None = None

    def __post_init__(self) -> None:
        wanted = [self.answer is not UNSET, self.has is not UNSET or self.lacks is not UNSET, self.refused is not None]
        if sum(wanted) != 1:
            raise ValueError("ask with either is, or has and lacks, or refused")


class Asked(Line, frozen=True):
    """Whose question is open."""

    asked: Seat | list[Seat]
    prompt: str | None = None
    options: list[str | int] | None = None
    among: list[str | int] = []


class Expect(Line, frozen=True):
    expect: dict[str, Any]


class Absent(Line, frozen=True):
    absent: list[str]


AnyLine: TypeAlias = Give | Undo | Ask | Asked | Expect | Absent
KINDS: dict[str, type[AnyLine]] = {"undo": Undo, "ask": Ask, "asked": Asked, "expect": Expect, "absent": Absent}


def read_script(node: Node | None, path: str, problems: list[Problem]) -> list[tuple[Node, AnyLine]]:
    """Return the lines of a script with the nodes they were read from; what is wrong is added to the problems."""
    lines: list[tuple[Node, AnyLine]] = []
    for i, item in enumerate(node.value if node is not None and isinstance(node.value, list) else []):
        line = _read_line(item, f"{path}[{i}]", problems)
        if line is not None:
            lines.append((item, line))
    return lines


def _read_line(node: Node, path: str, problems: list[Problem]) -> AnyLine | None:
    keys = list(node.value) if isinstance(node.value, dict) else []
    seats = [key for key in keys if len(key) == 1 and key in SEATS]
    kinds = [key for key in keys if key in KINDS]
    if len(seats) + len(kinds) != 1 or not isinstance(node.value, dict):
        found = ", ".join(keys) or describe(node)
        problems.append(node.problem(path, found, f"a seat (A, B, ...) with its answer, or one of {', '.join(KINDS)}"))
        return None
    if kinds:
        return build(node, KINDS[kinds[0]], path, problems)
    (seat,) = seats
    given = Node(node.file, node.line, node.column, {("answer" if k == seat else k): v for k, v in node.value.items()})
    given.keys = {("answer" if key == seat else key): place for key, place in node.keys.items()}
    return build(given, Give, path, problems, {"seat": seat})
