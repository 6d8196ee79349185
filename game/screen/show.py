"""The ways in: play in a window, or draw one picture of a scene without one."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pygame

from game.ai.worker import Worker
from game.kernel.game import Setup
from game.saves.folders import Folders
from game.saves.settings import Settings, read_settings

from .dialog import Crash
from .host import Host
from .scene import Scene
from .stage import Stage
from .table import Table

TableMaker: TypeAlias = Callable[[Host], Table]
UNSEEN = ("offscreen", "dummy")
"""What SDL draws on when no screen answers it."""


@dataclass(frozen=True, kw_only=True)
class Config:
    """What the command line wants of the window."""

    size: tuple[int, int] | None = None
    windowed: bool = False
    folders: Folders | None = None
    """Where journal, saves and settings lie; None: nothing is read or written."""
    scene: str = "menu"
    """What to begin with, one of SCENES; a table goes first."""
    slug: str = "superdungeon"
    setup: Setup | None = None
    """A match to begin at once."""
    specs: Sequence[str] = ("human", "normal")
    table: TableMaker | None = None
    """Makes a table to begin with, for positions."""


def run(config: Config) -> int:
    """Play until the window is closed; return the exit code. Raises pygame.error where nobody could see the window."""
    stage, host = open_stage(config)
    driver = pygame.display.get_driver()
    if driver in UNSEEN and os.environ.get("SDL_VIDEODRIVER") != driver:
        stage.quit()
        raise pygame.error("there is no screen; on Linux, is DISPLAY or WAYLAND_DISPLAY set?")
    host.worker = Worker()
    try:
        if config.table is not None:
            host.play(config.table(host))
        elif config.setup is not None:
            host.play(host.new(config.slug, config.setup, config.specs))
        else:
            stage.push(make(config.scene, config.slug))
        code = stage.run()
    finally:
        host.worker.close()
    if not stage.is_fullscreen:
        stage.settings.window_size = stage.surface.get_size()
    host.keep_settings()
    pygame.quit()
    return code


def open_stage(config: Config) -> tuple[Stage, Host]:
    # presenting through a software GL costs 6-15 ms a frame; plain shared memory costs 0.3
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    settings, warning = Settings(), ""
    if config.folders is not None:
        settings, warning = read_settings(config.folders.settings / "settings.json")
    size = config.size or settings.window_size
    stage = Stage(settings, size, windowed=config.windowed, user_dir=config.folders.state if config.folders else None)
    host = Host(stage, config.folders)
    host.warning = warning
    stage.host = host
    stage.on_crash = lambda text: crash(stage, host, text)
    return stage, host


def crash(stage: Stage, host: Host, text: str) -> Scene:
    """The scene after an error: go on from the journal, or to the menu, or quit."""

    def resume() -> None:
        host.play(host.resume())

    choices: list[tuple[str, Callable[[], None]]] = [("Main menu", host.to_menu), ("Quit", lambda: stage.quit(1))]
    if host.continued() is not None:
        choices.insert(0, ("Go on from the journal", resume))
    return Crash(text, choices)


def make(name: str, slug: str = "superdungeon") -> Scene:
    """Return a scene by its name; raises KeyError."""
    from .scenes.gallery import Gallery
    from .scenes.games import Games
    from .scenes.load import Load
    from .scenes.menu import Menu
    from .scenes.rules import RulesScene
    from .scenes.settings import SettingsScene
    from .scenes.setup import SetupScene

    scenes: dict[str, Callable[[], Scene]] = {
        "menu": Menu,
        "games": Games,
        "setup": lambda: SetupScene(slug),
        "load": Load,
        "gallery": lambda: Gallery(slug),
        "rules": lambda: RulesScene(slug),
        "settings": SettingsScene,
    }
    return scenes[name]()


SCENES = ("menu", "games", "setup", "load", "gallery", "rules", "settings", "board", "result")


def shot(
    scene: str,
    out: Path,
    *,
    decisions: int = 0,
    size: tuple[int, int] = (1280, 720),
    slug: str = "superdungeon",
    setup: Setup | None = None,
    ui_scale: int = 100,
    seconds: float = 2.0,
) -> None:
    """Draw a scene into a PNG without a window; a board after so many decisions of random computers.

    Raises KeyError for a scene that is none of SCENES.
    """
    if scene not in SCENES:
        raise KeyError(scene)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    stage, host = open_stage(Config(size=size, windowed=True))
    stage.settings.ui_scale = ui_scale
    stage.rescale()
    stage.is_strict = True
    if scene in ("board", "result"):
        begin_board(host, slug, setup or Setup(seats=2, seed="shot"), decisions, to_end=scene == "result")
    else:
        stage.push(make(scene, slug))
    for _ in range(max(1, int(seconds * 30))):
        stage.tick([], 1 / 30)
    stage.refresh()
    stage.tick([], 0)
    out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(stage.surface, os.fspath(out))
    pygame.display.quit()


def begin_board(host: Host, slug: str, setup: Setup, decisions: int, to_end: bool = False) -> None:
    """Put a match on the stage that random computers have begun; now people go on."""
    host.play(played(host, slug, setup, decisions, to_end))


def played(host: Host, slug: str, setup: Setup, decisions: int, to_end: bool = False) -> Table:
    """Let random computers answer that often, and people take their seats."""
    table = host.new(slug, setup, ["random"] * setup.seats)
    count = 0
    while not table.is_over and (to_end or count < decisions):
        if table.think(0.1):
            count += 1
    for seat in table.seats:
        seat.spec = "human"
    return table
