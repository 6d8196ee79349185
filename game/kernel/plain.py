"""States and records as JSON values and back, by their type hints (msgspec)."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def to_plain(value: Any) -> Any:
    """Return the value as what JSON knows: dicts with text keys, lists, text, numbers, booleans, null."""
    return msgspec.to_builtins(value, str_keys=True)


def from_plain(kind: type[T], data: Any) -> T:
    """Return the record of that kind; raises msgspec.ValidationError with the path of what does not fit."""
    return msgspec.convert(data, kind, str_keys=True)


def digest(value: Any) -> str:
    """Return a short hash of a state; unlike Python's own it is the same in every process."""
    return hashlib.sha256(msgspec.json.encode(to_plain(value), order="deterministic")).hexdigest()[:16]
