"""Whole matches with real mouse events in a real window under Xvfb."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.window import virtual_screen

ROOT = Path(__file__).parent.parent.parent
pytestmark = pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool")


@pytest.fixture(scope="module")
def screen() -> Iterator[dict[str, str]]:
    with virtual_screen() as env:
        yield env


@pytest.mark.parametrize(
    ("slug", "seats"),
    [
        ("superdungeon", "human,random"),
        ("colosseum", "human,random"),
        ("colosseum", "random,human,normal"),
        ("colosseum", "normal,random,human,normal,random"),
        ("arenashow", "human,random"),
    ],
)
def test_a_match_is_played_to_the_winner(screen: dict[str, str], tmp_path: Path, slug: str, seats: str) -> None:
    command = [sys.executable, "-m", "tests.window.player", slug, "mouse", str(tmp_path), "--seats", seats]
    done = subprocess.run(command, cwd=ROOT, env=screen, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "driver x11" in done.stdout
    assert "winners (" in done.stdout
