"""The changes that change no result, with the reason why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import yaml

from .changes import Described

FILE = Path(__file__).with_name("known.yaml")


class Excuse(msgspec.Struct, forbid_unknown_fields=True, rename={"within": "in"}):
    """A change, in the words in which it is reported, that cannot be noticed, and the reason."""

    within: str
    was: str
    now: str
    why: str


class Known:
    """All excuses by file."""

    def __init__(self, excuses: dict[str, list[Excuse]]) -> None:
        self.excuses_by_file = excuses

    @classmethod
    def read(cls) -> Known:
        data: Any = yaml.safe_load(FILE.read_text(encoding="utf-8"))
        return cls(msgspec.convert(data, dict[str, list[Excuse]]))

    def excuses(self, file: str, words: Described) -> bool:
        listed = self.excuses_by_file.get(file, [])
        return any((one.within, one.was, one.now) == words for one in listed)
