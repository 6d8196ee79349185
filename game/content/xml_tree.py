"""XML files as small trees that know their lines; neither document types nor entities, and no more than is allowed."""

from __future__ import annotations

from pathlib import Path
from xml.parsers import expat

from .problems import Problem

MAX_BYTES = 8 * 1024 * 1024
MAX_ELEMENTS = 50_000
MAX_DEPTH = 16


class Element:
    """An element, its attributes, the elements in it and all the text between its tags."""

    __slots__ = ("attributes", "children", "column", "file", "line", "parts", "tag")

    def __init__(self, file: str, line: int, column: int, tag: str, attributes: dict[str, str]) -> None:
        self.file, self.line, self.column = file, line, column
        self.tag, self.attributes = tag, attributes
        self.children: list[Element] = []
        self.parts: list[str] = []

    @property
    def text(self) -> str:
        return "".join(self.parts)

    def get(self, name: str, default: str = "") -> str:
        return self.attributes.get(name, default)

    def all(self, *tags: str) -> list[Element]:
        """Return the elements directly in this one that have one of the tags."""
        return [child for child in self.children if child.tag in tags]

    def problem(self, path: str, found: str, expected: str, hint: str = "") -> Problem:
        return Problem(self.file, self.line, self.column, path, found, expected, hint)


class _Stop(Exception):
    def __init__(self, found: str, expected: str) -> None:
        self.found, self.expected = found, expected


def read_xml(path: Path, problems: list[Problem]) -> Element | None:
    """Return the root of a file, or None and a problem."""
    try:
        if not path.is_file():
            problems.append(Problem(str(path), 0, 0, "", "no file", "a readable file"))
            return None
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        problems.append(Problem(str(path), 0, 0, "", f"an unreadable file ({error})", "a readable file"))
        return None
    if len(data) > MAX_BYTES:
        problems.append(Problem(str(path), 0, 0, "", f"more than {MAX_BYTES} bytes", f"at most {MAX_BYTES}"))
        return None
    return parse_xml(data, str(path), problems)


def parse_xml(data: bytes, file: str, problems: list[Problem]) -> Element | None:
    """Return the root of an XML text, or None and a problem."""
    builder = _Builder(file)
    try:
        builder.parser.Parse(data, True)
    except _Stop as stop:
        line, column = builder.parser.CurrentLineNumber, builder.parser.CurrentColumnNumber + 1
        problems.append(Problem(file, line, column, "", stop.found, stop.expected))
        return None
    except (expat.ExpatError, ValueError) as error:
        line, column = builder.parser.CurrentLineNumber, builder.parser.CurrentColumnNumber + 1
        reason = expat.ErrorString(error.code) if isinstance(error, expat.ExpatError) else str(error)
        problems.append(Problem(file, line, column, "", f"broken XML ({reason})", "well-formed XML in UTF-8"))
        return None
    return builder.root


class _Builder:
    def __init__(self, file: str) -> None:
        self.file = file
        self.root: Element | None = None
        self.open: list[Element] = []
        self.count = 0
        self.parser = expat.ParserCreate(None, "}")  # with namespaces, as pytmx's parser has it
        self.parser.buffer_text, self.parser.buffer_size = True, 1 << 18
        self.parser.XmlDeclHandler = self._declaration
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.EntityDeclHandler = self._entity
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text

    def _declaration(self, version: str, encoding: str | None, standalone: int) -> None:
        if encoding is not None and encoding.upper() != "UTF-8":
            raise _Stop(f"the encoding {encoding}", "UTF-8")

    def _doctype(self, *_: object) -> None:
        raise _Stop("<!DOCTYPE", "no document type")

    def _entity(self, *_: object) -> None:
        raise _Stop("<!ENTITY", "no entities")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MAX_ELEMENTS:
            raise _Stop(f"more than {MAX_ELEMENTS} elements", "a smaller file")
        if len(self.open) >= MAX_DEPTH:
            raise _Stop(f"more than {MAX_DEPTH} levels", "flatter data")
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        element = Element(self.file, line, column, tag, attributes)
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element
        self.open.append(element)

    def _end(self, tag: str) -> None:
        self.open.pop()

    def _text(self, text: str) -> None:
        self.open[-1].parts.append(text)
