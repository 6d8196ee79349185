"""Compares plain values, and says how they differ: what a position expects with what there is."""

from __future__ import annotations

from typing import Any

import msgspec

from game.kernel.plain import to_plain

from .problems import nearest


def look_up(view: Any, path: str) -> Any:
    """Return what a dotted path leads to; raises LookupError that says where it ends and what there is instead."""
    value, left, way = view, path, ""
    while left:
        if isinstance(value, dict):
            # a key may hold dots of its own ("H.STR"), so the longest that fits is taken
            parts = left.split(".")
            ends = (".".join(parts[:i]) for i in range(len(parts), 0, -1))
            key = next((end for end in ends if end in value), None)
            if key is None:
                hint = nearest(parts[0], value)
                known = ", ".join(list(value)[:20])
                meant = f"; did you mean {hint}" if hint else ""
                raise LookupError(f"there is no {parts[0]} in {way or 'the view'}, only {known}{meant}")
            value = value[key]
        else:
            key = left.split(".")[0]
            if not isinstance(value, list) or not key.isdecimal() or int(key) >= len(value):
                raise LookupError(f"there is no {key} in {way}, which is {short(value)}")
            value = value[int(key)]
        way = f"{way}.{key}" if way else key
        left = left[len(key) :].removeprefix(".")
    return value


def equal(found: Any, expected: Any) -> bool:
    """Compare plain values; true is not 1, and fractions may differ in the ninth place."""
    if isinstance(found, dict) and isinstance(expected, dict):
        return found.keys() == expected.keys() and all(equal(found[key], expected[key]) for key in found)
    if isinstance(found, list) and isinstance(expected, list):
        return len(found) == len(expected) and all(map(equal, found, expected))
    if isinstance(found, bool) or isinstance(expected, bool):
        return found is expected
    if isinstance(found, float) or isinstance(expected, float):
        return isinstance(found, int | float) and isinstance(expected, int | float) and abs(found - expected) < 1e-9
    return bool(found == expected)


def difference(found: Any, expected: Any) -> str:
    """Say how two values differ; of mappings only the keys that do."""
    if isinstance(found, dict) and isinstance(expected, dict):
        lines = [f"  {key}: found nothing, expected {short(expected[key])}" for key in expected if key not in found]
        lines += [f"  {key}: found {short(found[key])}, expected nothing" for key in found if key not in expected]
        lines += [
            f"  {key}: found {short(found[key])}, expected {short(expected[key])}"
            for key in found
            if key in expected and not equal(found[key], expected[key])
        ]
        return "\n".join(lines)
    return f"  found    {short(found)}\n  expected {short(expected)}"


def missing_from(found: Any, wanted: Any) -> Any:
    """Return what is wanted of a mapping (keys with values) or of a list and not found there."""
    if isinstance(wanted, dict):
        among = found if isinstance(found, dict) else {}
        return {key: value for key, value in wanted.items() if key not in among or not equal(among[key], value)}
    wanted = wanted if isinstance(wanted, list) else [wanted]
    items = list(found) if isinstance(found, dict | list) else [found]
    return [value for value in wanted if not any(equal(item, value) for item in items)]


def plain(value: Any) -> Any:
    """Return what YAML could say: lists for tuples, text for keys."""
    return msgspec.json.decode(msgspec.json.encode(to_plain(value)))


def short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 400 else text[:397] + "..."
