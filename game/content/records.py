"""Cards and other records: YAML files that map slugs to fields, read into frozen Structs that the games declare."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from .nodes import Node, read_file
from .problems import ContentError, Problem, nearest, one_of
from .shape import build, describe, join

T = TypeVar("T")
SLUG = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")


class Records(dict[str, T], Generic[T]):
    """Records by slug, which know where they were written."""

    def __init__(self) -> None:
        super().__init__()
        self.nodes: dict[str, Node] = {}


def yaml_files(source: Path | Iterable[Path]) -> list[Path]:
    """Return the YAML files of a folder and the folders in it, or the given files, in a fixed order."""
    if isinstance(source, Path):
        source = [source]
    files: list[Path] = []
    for path in source:
        files += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return files


def load_records(source: Path | Iterable[Path], kind: type[T], problems: list[Problem] | None = None) -> Records[T]:
    """Read all records of a kind from a folder, a file or several; each file maps slugs to fields.

    A field called `slug` is filled in and must not be written. Raises `ContentError` with all that is wrong in all
    files; given a list of problems, adds to it instead and returns what could be read.
    """
    found: list[Problem] = []
    records: Records[T] = Records()
    has_slug = any(field.name == "slug" for field in msgspec.structs.fields(kind))  # type: ignore[arg-type]
    for path in yaml_files(source):
        for document in read_file(path, found):
            if document.value is None:
                continue
            if not isinstance(document.value, dict):
                found.append(document.problem("", describe(document), "a mapping of slugs to records"))
                continue
            for slug, node in document.value.items():
                _load_one(records, slug, node, document, kind, has_slug, found)
    return _finish(records, found, problems)


def _load_one(
    records: Records[T], slug: str, node: Node, document: Node, kind: type[T], has_slug: bool, found: list[Problem]
) -> None:
    if not SLUG.fullmatch(slug):
        hint = re.sub(r"[^a-z0-9]+", "-", slug.lower()).strip("-")
        found.append(document.key_problem(slug, slug, repr(slug), "a slug of a-z, 0-9 and hyphens", hint))
        return
    if slug in records.nodes:
        first = records.nodes[slug]
        expected = f"each slug once (the first is {first.file}:{first.line})"
        found.append(document.key_problem(slug, slug, f"{slug!r} again", expected))
        return
    records.nodes[slug] = node
    record = build(node, kind, slug, found, {"slug": slug} if has_slug else None)
    if record is not None:
        records[slug] = record


def load_record(path: Path, kind: type[T], problems: list[Problem] | None = None) -> T | None:
    """Read a file that is one record. Without a list of problems it raises `ContentError` and never returns None."""
    found: list[Problem] = []
    documents = read_file(path, found)
    record: T | None = None
    if len(documents) == 1:
        record = build(documents[0], kind, "", found)
    elif not found:
        found.append(Problem(str(path), 0, 0, "", f"{len(documents)} documents", "one document"))
    return _finish(record, found, problems)


def fit(data: Any, kind: type[T], path: str = "") -> T:
    """Return the record that plain values describe, the table of a position for one; raises `ContentError`.

    The problems have key paths, but no lines: whoever knows the file finds them (`positions` does).
    """
    problems: list[Problem] = []
    record = build(Node.of(data), kind, path, problems)
    if problems or record is None:
        raise ContentError(problems)
    return record


def _finish(result: T, found: list[Problem], problems: list[Problem] | None) -> T:
    if problems is not None:
        problems += found
    elif found:
        raise ContentError(found)
    return result


def check_names(
    problems: list[Problem],
    records: Mapping[str, T],
    getter: Callable[[T], Iterable[str]],
    known: Collection[str],
    what: str,
) -> None:
    """Add a problem for each name that the getter finds in a record and nobody knows.

    what: what the names are names of ("a monster"), for the message.
    """
    nodes = records.nodes if isinstance(records, Records) else {}
    for slug, record in records.items():
        for name in getter(record):
            if name in known:
                continue
            place, path = _find_text(nodes.get(slug), slug, name) or (nodes.get(slug), slug)
            place = place or Node("", 0, 0, None)
            problems.append(place.problem(path, repr(name), f"{what}: {one_of(known)}", nearest(name, known)))


def _find_text(node: Node | None, path: str, text: str) -> tuple[Node, str] | None:
    """Return the first node below that is this text or is named by it, with its path."""
    if node is None:
        return None
    below: list[tuple[str, Node]] = []
    if isinstance(node.value, dict):
        if text in node.keys:
            return Node(node.file, *node.keys[text], text), join(path, text)
        below = [(join(path, key), value) for key, value in node.value.items()]
    elif isinstance(node.value, list):
        below = [(f"{path}[{i}]", value) for i, value in enumerate(node.value)]
    elif node.value == text:
        return node, path
    return next((found for key, value in below if (found := _find_text(value, key, text))), None)
