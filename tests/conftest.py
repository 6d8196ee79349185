"""What holds in all tests."""

from __future__ import annotations

import pytest

from game.kernel.match import Match


@pytest.fixture(autouse=True)
def questions_are_examined_when_they_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options that are refused, offered twice or not there at all fail at the question that offers them."""
    monkeypatch.setattr(Match, "strict", True)
