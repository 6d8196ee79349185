"""Frames a second of the board and the menu, each drawn anew, against a bare blit and flip of the same size and driver.

SDL_VIDEODRIVER=dummy python tools/dev.py bench frames [WxH]
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import pygame

from game.kernel.game import Setup
from game.screen import show as screen
from tools.bench.slices import alternate, repeat, show


def main(arguments: Sequence[str] = ()) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    width, height = map(int, (arguments[0] if arguments else "1280x720").split("x"))
    stage, host = screen.open_stage(screen.Config(size=(width, height), windowed=True))
    stage.is_strict = True
    picture = pygame.Surface((width, height)).convert()

    def bare() -> None:
        stage.surface.blit(picture, (0, 0))
        pygame.display.flip()

    def drawn() -> None:
        stage.refresh()
        stage.tick([], 1 / 60)

    stage.push(screen.make("menu"))
    rates = alternate({"blit and flip": repeat(bare, 4), "menu": repeat(drawn, 2)}, 30)
    screen.begin_board(host, "superdungeon", Setup(seats=2, seed="frames"), 80)
    for _ in range(60):
        stage.tick([], 1 / 30)
    works = {
        "blit and flip, again": repeat(bare, 4),
        "board": repeat(drawn, 2),
        "board at rest": repeat(lambda: stage.tick([], 1 / 60), 4),
    }
    show(rates, "blit and flip")
    show(alternate(works, 30), "blit and flip, again")
    pygame.quit()
