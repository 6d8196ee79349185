"""YAML files as trees that know their lines: a small, strict part of the language for files that nobody has vetted.

Neither anchors, aliases nor tags; each key once; true, false and decimal numbers only ("no", "010", "12:30" are text).
Size, depth and number of nodes are limited before anything is built.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from .problems import Problem

MAX_BYTES = 256 * 1024
MAX_DEPTH = 20
MAX_NODES = 50_000

_INT = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_FLOAT = re.compile(r"[-+]?([0-9]{1,18}\.[0-9]{1,18}|[0-9]{1,18}(\.[0-9]{1,18})?[eE][-+]?[0-9]{1,2})")
_CONSTANTS: dict[str, bool | None] = {"": None, "~": None, "null": None, "true": True, "false": False}

Scalar: TypeAlias = bool | int | float | str | None


class Node:
    """A value and where it stands. `value` is a scalar, a list of nodes, or a dict of nodes by text key."""

    __slots__ = ("column", "file", "keys", "line", "value")

    def __init__(self, file: str, line: int, column: int, value: Scalar | list[Node] | dict[str, Node]) -> None:
        self.file, self.line, self.column, self.value = file, line, column, value
        self.keys: dict[str, tuple[int, int]] = {}
        """For a mapping: line and column of each key."""

    @classmethod
    def of(cls, data: Any, file: str = "") -> Node:
        """Return plain values as a tree without lines."""
        if isinstance(data, dict):
            node = cls(file, 0, 0, {str(key): cls.of(value, file) for key, value in data.items()})
            node.keys = dict.fromkeys(map(str, data), (0, 0))
            return node
        return cls(file, 0, 0, [cls.of(item, file) for item in data] if isinstance(data, list | tuple) else data)

    def plain(self) -> Any:
        """Return the value as plain dicts, lists and scalars."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value

    def walk(self) -> Iterator[Node]:
        """Return this node and all below it, in the order of the file."""
        yield self
        if isinstance(self.value, dict | list):
            for node in self.value.values() if isinstance(self.value, dict) else self.value:
                yield from node.walk()

    def problem(self, path: str, found: str, expected: str, hint: str = "") -> Problem:
        return Problem(self.file, self.line, self.column, path, found, expected, hint)

    def key_problem(self, key: str, path: str, found: str, expected: str, hint: str = "") -> Problem:
        return Problem(self.file, *self.keys.get(key, (self.line, self.column)), path, found, expected, hint)


class _Stop(Exception):
    def __init__(self, problem: Problem) -> None:
        self.problem = problem


def read_text(path: Path, problems: list[Problem], limit: int = MAX_BYTES, name: str = "") -> str | None:
    """Return the text of a file, or None and a problem: too large, not UTF-8, not a file."""
    file = name or str(path)
    try:
        if not path.is_file():
            problems.append(Problem(file, 0, 0, "", "no file", "a readable file"))
            return None
        with path.open("rb") as stream:
            data = stream.read(limit + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        problems.append(Problem(file, 0, 0, "", f"an unreadable file ({reason})", "a readable file"))
        return None
    if len(data) > limit:
        problems.append(Problem(file, 0, 0, "", f"more than {limit} bytes", f"at most {limit}"))
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        problems.append(Problem(file, line, column, "", f"the byte {data[error.start]:#04x}", "UTF-8 text"))
        return None


def read_file(path: Path, problems: list[Problem], name: str = "") -> list[Node]:
    """Return the documents of a YAML file. What is wrong is added to the problems; the rest is still returned."""
    text = read_text(path, problems, name=name)
    return [] if text is None else parse(text, name or str(path), problems)


def parse(text: str, file: str, problems: list[Problem]) -> list[Node]:
    """Return the documents of a YAML text, as far as it can be read."""
    documents: list[Node] = []
    builder = _Builder(file, problems)
    try:
        for event in yaml.parse(text, Loader=yaml.CSafeLoader):
            if (node := builder.take(event)) is not None:
                documents.append(node)
    except _Stop as stop:
        problems.append(stop.problem)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        context = f" ({error.context})" if error.context else ""
        problems.append(Problem(file, line, column, "", f"broken YAML{context}", f"YAML: {error.problem}"))
    except yaml.YAMLError as error:
        line = _line_of_bad_character(text)
        reason = str(error).splitlines()[0]
        problems.append(Problem(file, line, 1 if line else 0, "", reason, "YAML text without control characters"))
    return documents


def _line_of_bad_character(text: str) -> int:
    found = re.search(r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", text)
    return text.count("\n", 0, found.start()) + 1 if found else 0


class _Builder:
    """Builds trees from the events of the parser, which come one by one: a bomb is refused before it unfolds."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file, self.problems = file, problems
        self.open: list[Node] = []
        self.waiting: list[tuple[str, int, int] | None] = []
        """For each open node the key that waits for its value."""
        self.count = 0

    def take(self, event: Any) -> Node | None:
        """Take the next event; return a document when it is complete."""
        line, column = event.start_mark.line + 1, event.start_mark.column + 1
        if isinstance(event, yaml.NodeEvent):
            self._refuse(event, line, column)
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, line, column)
        if isinstance(event, yaml.CollectionStartEvent):
            if len(self.open) >= MAX_DEPTH:
                raise _Stop(Problem(self.file, line, column, "", f"more than {MAX_DEPTH} levels", "flatter data"))
            if self.open and isinstance(self.open[-1].value, dict) and self.waiting[-1] is None:
                raise _Stop(Problem(self.file, line, column, "", "a list or mapping as a key", "text as a key"))
            self.open.append(Node(self.file, line, column, {} if isinstance(event, yaml.MappingStartEvent) else []))
            self.waiting.append(None)
        elif isinstance(event, yaml.CollectionEndEvent):
            self.waiting.pop()
            return self._place(self.open.pop())
        return None

    def _refuse(self, event: Any, line: int, column: int) -> None:
        self.count += 1
        if self.count > MAX_NODES:
            raise _Stop(Problem(self.file, line, column, "", f"more than {MAX_NODES} values", "a smaller file"))
        if event.anchor is not None:
            sign = "*" if isinstance(event, yaml.AliasEvent) else "&"
            raise _Stop(Problem(self.file, line, column, "", f"{sign}{event.anchor}", "no anchors or aliases"))
        if getattr(event, "tag", None) is not None and event.tag != "!":
            raise _Stop(Problem(self.file, line, column, "", f"the tag {event.tag}", "no tags"))

    def _scalar(self, event: Any, line: int, column: int) -> Node | None:
        if self.open and isinstance(self.open[-1].value, dict) and self.waiting[-1] is None:
            self.waiting[-1] = (event.value, line, column)
            return None
        is_plain = event.implicit[0] and not event.style
        return self._place(Node(self.file, line, column, resolve(event.value) if is_plain else event.value))

    def _place(self, node: Node) -> Node | None:
        """Put a finished node where it belongs; a document belongs nowhere and is returned."""
        if not self.open:
            return node
        parent = self.open[-1]
        if isinstance(parent.value, list):
            parent.value.append(node)
            return None
        assert isinstance(parent.value, dict)
        waiting = self.waiting[-1]
        assert waiting is not None
        key, line, column = waiting
        self.waiting[-1] = None
        if key in parent.keys:
            first = f"each key once (the first is in line {parent.keys[key][0]})"
            self.problems.append(Problem(self.file, line, column, key, f"{key!r} again", first))
        else:
            parent.value[key], parent.keys[key] = node, (line, column)
        return None


def resolve(text: str) -> Scalar:
    """Return the value of a plain scalar: null, true, false, a decimal number, or else text."""
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if _INT.fullmatch(text):
        return int(text)
    if _FLOAT.fullmatch(text):
        return float(text)
    return text
