"""The player's texts: Fluent messages in data/text/<language>/*.ftl, with the names of things as a layer of their own.

A message of a card is made from its effects, so that it cannot lie. Names stand in files called `names*.ftl` as
`name-<game>-<slug>`, and nowhere else.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from .folders import data_folder
from .nodes import read_text
from .problems import Problem, nearest

ENGLISH = "en"
_DEFINED = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_USED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_log = logging.getLogger(__name__)


class MissingText(Exception):
    """A text that was asked for is nowhere, or lacks something it needs."""


class _Language:
    """The messages of one language; a file is parsed when the first of its messages is wanted."""

    def __init__(self, folder: Path) -> None:
        # isolating marks would show up as boxes in many fonts
        self.bundle = FluentBundle([folder.name], use_isolating=False)
        self._texts: dict[Path, str] = {}
        self._homes: dict[str, Path] = {}
        for path in sorted(folder.rglob("*.ftl")):
            if (text := read_text(path, [])) is not None:
                self._texts[path] = text
                for name in _DEFINED.findall(text):
                    self._homes.setdefault(name, path)

    def has(self, message: str) -> bool:
        if message in self._homes:
            self._parse(self._homes[message])
        return self.bundle.has_message(message)

    def _parse(self, path: Path) -> None:
        """Parse a file and those that its messages refer to."""
        text = self._texts.pop(path, None)
        if text is None:
            return
        try:
            self.bundle.add_resource(FluentParser().parse(text))
        except RecursionError:  # told by check_texts
            return
        for name in _USED.findall(text):
            if name in self._homes:
                self._parse(self._homes[name])


MOST_SAID = 4000


class Texts:
    """The messages of a language; what it lacks is taken from English.

    strict: raise `MissingText` instead of showing the id in its place, for tests and tools.
    """

    def __init__(self, languages: list[_Language], strict: bool = False) -> None:
        self._languages, self.strict = languages, strict
        self._missed: set[str] = set()
        self._said: dict[tuple[Any, ...], str] = {}
        """Texts that have been put together: a screen says the same again and again."""

    @classmethod
    def load(cls, language: str = ENGLISH, folder: Path | None = None, strict: bool = False) -> Texts:
        """Open a language and English behind it; files that cannot be read are left to `check_texts`."""
        folder = folder or data_folder() / "text"
        names = [language] if language == ENGLISH else [language, ENGLISH]
        return cls([_Language(folder / name) for name in names], strict)

    def has(self, message: str) -> bool:
        return any(language.has(message) for language in self._languages)

    def say(self, message: str, **arguments: Any) -> str:
        """Return a text. What is missing shows as its id in brackets and is logged once."""
        key = message, *((name, type(value), value) for name, value in arguments.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) > MOST_SAID:
                self._said.clear()
            said = self._said[key] = self._format(message, arguments)
        return said

    def _format(self, message: str, arguments: dict[str, Any]) -> str:
        for language in self._languages:
            if language.has(message) and (pattern := language.bundle.get_message(message).value) is not None:
                try:
                    text, errors = language.bundle.format_pattern(pattern, arguments)
                except RecursionError:
                    self._miss(message, "refers to itself")
                    break
                if errors:
                    self._miss(message, "; ".join(map(str, errors)))
                return str(text)
        else:
            self._miss(message, "no such message")
        return f"[{message}]"

    def name(self, game: str, slug: str) -> str:
        """Return what a thing of a game is called."""
        return self.say(f"name-{game}-{slug}")

    def _miss(self, message: str, reason: str) -> None:
        if self.strict:
            raise MissingText(f"{message}: {reason}")
        if message not in self._missed:
            self._missed.add(message)
            _log.warning("text %s: %s", message, reason)


def languages(folder: Path | None = None) -> list[str]:
    """Return the languages that there are texts in, English first."""
    folder = folder or data_folder() / "text"
    found = {path.name for path in folder.iterdir() if path.is_dir()}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def check_texts(folder: Path | None = None) -> list[Problem]:
    """Return what is wrong with the texts of all languages: broken, double, dangling, or unknown to English."""
    folder = folder or data_folder() / "text"
    problems: list[Problem] = []
    english: dict[str, set[str]] | None = None
    for language in languages(folder):
        found = _Check(problems, english).language(folder / language)
        english = found if english is None else english
    return problems


def _resources(folder: Path, problems: list[Problem]) -> Iterator[tuple[Path, ast.Resource]]:
    for path in sorted(folder.rglob("*.ftl")):
        text = read_text(path, problems)
        if text is None:
            continue
        try:
            yield path, FluentParser().parse(text)
        except RecursionError:
            problems.append(Problem(str(path), 0, 0, "", "braces in braces without end", "a text"))


def reached(name: str, below: dict[str, set[str]]) -> set[str]:
    """Return the message and all that it refers to, by however many steps."""
    found: set[str] = set()
    left = [name]
    while left:
        if (here := left.pop()) not in found:
            found.add(here)
            left += below.get(here, ())
    return found


class _Check:
    """Checks one language; collects the variables that each message uses."""

    def __init__(self, problems: list[Problem], english: dict[str, set[str]] | None) -> None:
        self.problems, self.english = problems, english
        self.variables: dict[str, set[str]] = {}
        self.references: list[tuple[Callable[..., Problem], str, str]] = []
        """How to say a problem, the message that refers, and to what."""

    def language(self, folder: Path) -> dict[str, set[str]]:
        for path, resource in _resources(folder, self.problems):
            text = path.read_text(encoding="utf-8")
            for entry in resource.body:
                self.entry(entry, str(path), text)
        below: dict[str, set[str]] = {}
        for problem, name, other in self.references:
            if other not in self.variables:
                self.problems.append(problem(f"{{ {other} }}", "a message or term", nearest(other, self.variables)))
            below.setdefault(name, set()).add(other)
        for problem, name, other in self.references:
            if name in reached(other, below):
                self.problems.append(problem(f"{{ {other} }}", "a message that does not lead back here"))
        return self.variables

    def entry(self, entry: Any, file: str, text: str) -> None:
        start = entry.span.start if entry.span else 0
        line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "not a message"
            at = next((note.span.start for note in entry.annotations if note.span), start)
            line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
            excerpt = (entry.content or "").strip().split("\n")[0][:60]
            self.problems.append(Problem(file, line, column, "", repr(excerpt), f"a Fluent message: {reason}"))
            return
        if not isinstance(entry, ast.Message | ast.Term):
            return
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name

        def problem(found: str, expected: str, hint: str = "") -> Problem:
            return Problem(file, line, column, name, found, expected, hint)

        if name in self.variables:
            self.problems.append(problem("the message again", "each message once in all files of a language"))
        self.variables[name] = used = set[str]()
        self.walk(entry, name, problem, used)
        if self.english is not None and isinstance(entry, ast.Message):
            if name not in self.english:
                self.problems.append(problem(name, "a message that English has", nearest(name, self.english)))
            elif extra := used - self.english[name]:
                self.problems.append(problem(f"${min(extra)}", "only variables that English uses"))

    def walk(self, node: Any, name: str, problem: Callable[..., Problem], used: set[str]) -> None:
        if isinstance(node, ast.VariableReference):
            used.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.references.append((problem, name, node.id.name))
        elif isinstance(node, ast.TermReference):
            self.references.append((problem, name, f"-{node.id.name}"))
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                    self.walk(child, name, problem, used)
