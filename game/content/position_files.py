"""Positions: any moment of any game as a file, with what is answered and what must then be true.

tests/positions/README.md is the reference of the format; this module reads the files, `positions` plays them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.kernel.chance import Chance
from game.kernel.game import Game
from game.kernel.match import Match, Refused

from .ledger import PREFIXES, ledger
from .nodes import Node, read_file
from .problems import ContentError, Problem, nearest
from .script import AnyLine, read_script
from .shape import build, describe, join

FindGame = Callable[[str], Game[Any]]
Queues = dict[str, list[Any]] | list[Any]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A document of a position file, or one of its variants with what it overrides."""

    id: str
    game: str
    title: str = ""
    notes: str = ""
    rules: list[str] = []
    cases: list[str] = []
    table: dict[str, Any]
    rolls: Queues = {}
    draws: Queues = {}
    otherwise: dict[str, str | int] = {}
    script: list[dict[str, Any]] = []
    expect: dict[str, Any] = {}
    absent: list[str] = []


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a variant overrides; see `merged` for `change`."""

    title: str
    notes: str = ""
    change: dict[str, Any] = {}
    rules: list[str] = []
    cases: list[str] = []
    rolls: Queues = {}
    draws: Queues = {}
    otherwise: dict[str, str | int] = {}
    script: list[dict[str, Any]] = []
    expect: dict[str, Any] = {}
    absent: list[str] = []


class Case(msgspec.Struct, frozen=True):
    """A position as it is played, and the tree it was read from, which knows the lines."""

    name: str
    """The id, and the title of the variant."""
    position: Position
    script: list[tuple[Node, AnyLine]]
    node: Node
    file: str
    line: int


def read_positions(path: Path) -> list[Case]:
    """Return all positions of a file, each variant as one of its own; raises `ContentError` with all that is wrong."""
    problems: list[Problem] = []
    cases = [case for node in read_file(path, problems) for case in _unfold(node, problems)]
    names: dict[str, Case] = {}
    for case in cases:
        if case.name in names:
            expected = f"another id or title (the first is in line {names[case.name].line})"
            problems.append(Problem(str(path), case.line, 1, "", f"{case.name!r} again", expected))
        names[case.name] = case
    if not cases and not problems:
        problems.append(Problem(str(path), 0, 0, "", "nothing", "at least one position"))
    if problems:
        raise ContentError(problems)
    return cases


def start(case: Case, game: Game[Any], chance: Chance) -> Match[Any]:
    """Return a match that stands at the position; raises `ContentError` if the table cannot be laid so."""
    table = case.node.value["table"] if isinstance(case.node.value, dict) else case.node
    try:
        return Match(game.rules, game.lay(case.position.table, chance))
    except Refused as error:
        raise ContentError([table.problem("table", str(error), "a table that can be laid")]) from error
    except ContentError as error:
        raise ContentError(_placed(problem, table) for problem in error.problems) from error


def _placed(problem: Problem, table: Node) -> Problem:
    """Say where in the file it is that a game found a problem in the plain table it was given."""
    node, left = table, problem.path
    line, column = table.line, table.column
    while left and isinstance(node.value, dict | list):
        below = node.value.items() if isinstance(node.value, dict) else enumerate(node.value)
        for key, child in below:
            step = f"[{key}]" if isinstance(node.value, list) else str(key)
            if left == step or left.startswith((f"{step}.", f"{step}[")):
                is_key = left == step and problem.found == "an unknown key"
                line, column = node.keys[step] if is_key else (child.line, child.column)
                node, left = child, left[len(step) :].removeprefix(".")
                break
        else:
            break
    return msgspec.structs.replace(problem, file=table.file, line=line, column=column, path=join("table", problem.path))


def _unfold(node: Node, problems: list[Problem]) -> Iterator[Case]:
    if not isinstance(node.value, dict):
        problems.append(node.problem("", describe(node), "a position"))
        return
    base = Node(node.file, node.line, node.column, dict(node.value))
    base.keys = node.keys
    variants = base.value.pop("variants", None) if isinstance(base.value, dict) else None
    position = build(base, Position, "", problems)
    if position is None:
        return
    _check_rules(base, position, problems)
    yield Case(position.id, position, _script(base, "script", problems), base, node.file, node.line)
    if variants is None:
        return
    if not isinstance(variants.value, list):
        problems.append(variants.problem("variants", describe(variants), "a list of variants"))
        return
    for i, child in enumerate(variants.value):
        path = f"variants[{i}]"
        variant = build(child, Variant, path, problems)
        if variant is None or not isinstance(child.value, dict):
            continue
        changed = merged(base, child.value["change"]) if "change" in child.value else base
        own = {key: value for key, value in child.value.items() if key not in ("change", "title")}
        whole = Node(node.file, child.line, child.column, {**_dict(changed), **own})
        whole.keys = {**changed.keys, **child.keys}
        found = build(whole, Position, path, problems)
        if found is not None:
            _check_rules(whole, found, problems)
            # a script that is that of the document has had its problems said
            script = _script(whole, f"{path}.script", problems if "script" in own else [])
            yield Case(f"{found.id}: {variant.title}", found, script, whole, node.file, child.line)


def _script(node: Node, path: str, problems: list[Problem]) -> list[tuple[Node, AnyLine]]:
    return read_script(_dict(node).get("script"), path, problems)


def merged(base: Node, change: Node) -> Node:
    """Return a tree with mappings merged at any depth; null takes a key away, anything else replaces what was there."""
    if not isinstance(base.value, dict) or not isinstance(change.value, dict):
        return change
    result = Node(change.file, change.line, change.column, dict(base.value))
    result.keys = {**base.keys, **change.keys}
    values = _dict(result)
    for key, value in change.value.items():
        if value.value is None:
            values.pop(key, None)
        else:
            values[key] = merged(values[key], value) if key in values else value
    return result


def _dict(node: Node) -> dict[str, Node]:
    assert isinstance(node.value, dict)
    return node.value


def _check_rules(node: Node, position: Position, problems: list[Problem]) -> None:
    if position.game not in PREFIXES or not isinstance(node.value, dict) or "rules" not in node.value:
        return
    known = ledger(position.game)
    for i, item in enumerate(node.value["rules"].plain()):
        if item not in known:
            place = node.value["rules"].value
            at = place[i] if isinstance(place, list) else node
            problems.append(at.problem(f"rules[{i}]", repr(item), f"a rule of {position.game}", nearest(item, known)))
