"""What is wrong with a content file, said so that its author can mend it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong. Lines and columns count from 1; 0 stands for the whole file."""

    file: str
    line: int
    column: int
    path: str
    """The keys that lead there ("hammer.effects[0].amount"); may be empty."""
    found: str
    expected: str
    hint: str = ""
    """The valid name that was probably meant."""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        path = f" {self.path}:" if self.path else ""
        hint = f", did you mean {self.hint}" if self.hint else ""
        return f"{place}:{path} found {self.found}, expected {self.expected}{hint}"


class ContentError(Exception):
    """Content that cannot be used; holds all that is wrong with it, in the order of the files."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: Sequence[Problem] = sorted(problems, key=lambda p: (p.file, p.line, p.column))
        super().__init__("\n".join(map(str, self.problems)))


def nearest(name: str, known: Iterable[str]) -> str:
    """Return the known name that was probably meant, or "" if none is near."""
    names = list(known)
    for candidate in names:
        if candidate.lower() == name.lower():
            return candidate
    return next(iter(get_close_matches(name[:100], names, n=1, cutoff=0.6)), "")


def one_of(known: Iterable[str], limit: int = 12) -> str:
    """Say which names are possible, without listing a whole catalogue."""
    names = sorted(known)
    shown = ", ".join(names[:limit])
    if len(names) == 1:
        return shown
    return f"one of {shown}" + (f" and {len(names) - limit} more" if len(names) > limit else "")
