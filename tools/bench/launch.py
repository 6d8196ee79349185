"""Launches of the menu up to its first frame, in turn with those of a bare pygame window.

SDL_VIDEODRIVER=dummy python tools/dev.py bench launch [ROUNDS]
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence

from tools.bench.slices import Rate, show, summary

BARE = "import pygame; pygame.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()"
MENU = """
from game.screen import show
stage, host = show.open_stage(show.Config(size=(1280, 720), windowed=True))
stage.push(show.make("menu"))
stage.tick([], 1 / 60)
"""


def main(arguments: Sequence[str] = ()) -> None:
    environment = {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        **os.environ,
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    launches: dict[str, list[float]] = {"bare pygame": [], "menu": []}
    for number in range(int(arguments[0]) + 1 if arguments else 13):
        for name, code in (("bare pygame", BARE), ("menu", MENU)):
            begun = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True, env=environment)
            if number:  # the first one compiles
                launches[name].append(1 / (time.perf_counter() - begun))
    rates: dict[str, Rate] = {name: summary(found) for name, found in launches.items()}
    show(rates, "bare pygame")
