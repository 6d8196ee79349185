"""A match in a real window, played to the winner with the mouse; where there is an X server to be had."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.window import virtual_screen

NEEDED = ("Xvfb", "xdotool")


@pytest.mark.skipif(not all(shutil.which(name) for name in NEEDED), reason="needs Xvfb and xdotool")
def test_a_person_plays_to_the_winner_with_the_mouse(tmp_path: Path) -> None:
    with virtual_screen((1280, 720)) as env:
        played = subprocess.run(
            [sys.executable, "-m", "tests.screen.window_player", str(tmp_path)],
            env=env,
            capture_output=True,
            text=True,
            timeout=400,
        )
    assert played.returncode == 0, played.stdout + played.stderr
