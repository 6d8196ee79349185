"""The golden playthrough; `python -m tests.arenashow.golden` rewrites it."""

from __future__ import annotations

from .golden import FILE, playthrough


def test_golden_playthrough() -> None:
    assert playthrough() == FILE.read_text(encoding="utf-8")
