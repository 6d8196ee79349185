"""The rules reference: every rule of the games with its ruling, by id, chapter and word."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from .folders import data_folder
from .nodes import read_file
from .problems import ContentError, Problem
from .shape import build, describe

ID = re.compile(r"(SDA|DDC|BAS)(-[A-Z]+)+-[0-9]{2}")
PREFIXES = {"superdungeon": "SDA", "colosseum": "DDC", "arenashow": "BAS"}


class Rule(msgspec.Struct, frozen=True):
    """An atomic rule, in our words."""

    id: str
    game: str
    rule: str
    ruling: str = ""
    """How this game settles what the rulebook leaves open; may be empty."""

    @property
    def chapter(self) -> str:
        """The chapter's code ("SDA-LOS"); its title is the text `chapter-<code>`."""
        return self.id.rpartition("-")[0]

    def as_text(self) -> str:
        return f"{self.id}  {self.rule}" + (f"\n    Ruling: {self.ruling}" if self.ruling else "")


class _Entry(msgspec.Struct, frozen=True):
    """A rule as the file has it: also where it comes from and how to test it, which nobody needs in play."""

    id: str
    rule: str
    ruling: str = ""
    ambiguity: str = ""
    page_hint: str = ""
    source: str = ""
    rulebook_lines: tuple[int, ...] = ()
    test_idea: str = ""


def read_ledger(game: str, path: Path, problems: list[Problem]) -> dict[str, Rule]:
    """Read a ledger; what is wrong with it is added to the problems."""
    rules: dict[str, Rule] = {}
    for document in read_file(path, problems):
        listed = document.value.get("rules") if isinstance(document.value, dict) else None
        if listed is None or not isinstance(listed.value, list):
            problems.append(document.problem("rules", describe(listed or document), "a list of rules"))
            continue
        for i, node in enumerate(listed.value):
            entry = build(node, _Entry, f"rules[{i}]", problems)
            if entry is None:
                continue
            if not ID.fullmatch(entry.id) or not entry.id.startswith(PREFIXES[game]):
                expected = f"an id like {PREFIXES[game]}-MOVE-01"
                problems.append(node.problem(f"rules[{i}].id", repr(entry.id), expected))
            elif entry.id in rules:
                problems.append(node.problem(f"rules[{i}].id", f"{entry.id!r} again", "each id once"))
            else:
                rules[entry.id] = Rule(entry.id, game, entry.rule, entry.ruling)
    return rules


@cache
def ledger(game: str) -> dict[str, Rule]:
    """Return the shipped rules of a game by id, in the order of its rulebook; raises ContentError."""
    problems: list[Problem] = []
    rules = read_ledger(game, data_folder() / "rules" / f"{game}.yaml", problems)
    if problems:
        raise ContentError(problems)
    return rules


def all_rules() -> dict[str, Rule]:
    return {rule.id: rule for game in PREFIXES for rule in ledger(game).values()}


def find_rules(query: str, game: str = "") -> list[Rule]:
    """Return the rules that a query finds, best first: an id, the start of one, and where all words occur.

    Words count wherever a word begins with them: "wall" finds "walls", not "swallow".
    """
    rules = ledger(game).values() if game else all_rules().values()
    wanted = query.strip().upper()
    if not wanted:
        return []
    starts = (wanted, *(f"{prefix}-{wanted}" for prefix in PREFIXES.values()))
    words = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in query.split()]
    found: list[tuple[int, Rule]] = []
    for rule in rules:
        if rule.id == wanted:
            return [rule]
        if rule.id.startswith(starts):
            found.append((-1, rule))
        elif all(word.search(rule.rule) or word.search(rule.ruling) for word in words):
            found.append((sum(1 for word in words if not word.search(rule.rule)), rule))
    return [rule for _, rule in sorted(found, key=lambda pair: pair[0])]
