"""A stage without a window, and hands to use it with."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.saves.folders import Folders
from game.screen.host import Host
from game.screen.show import Config, open_stage
from game.screen.stage import Stage

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    """A strict stage of 1280x720 whose files lie in a folder of the test's own."""
    made, _ = open_stage(Config(size=(1280, 720), windowed=True, folders=Folders.of_user(tmp_path)))
    made.is_strict = True
    yield made
    made.quit()
    pygame.display.quit()


@pytest.fixture
def host(stage: Stage) -> Host:
    assert stage.host is not None
    return stage.host
