"""The golden match."""

from __future__ import annotations

from tests.superdungeon import golden


def test_golden() -> None:
    """Rewritten by `python -m tests.superdungeon.golden`; read the difference before you do."""
    assert golden.text(golden.play()) == golden.FILE.read_text(encoding="utf-8")
