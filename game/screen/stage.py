"""The window, the stack of scenes and the loop.

Nothing is drawn while nothing moves: the loop sleeps until an event comes, a scene animates or its `pulse` is due; and
then only what has changed is drawn (see canvas).
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.content.folders import data_folder
from game.saves.settings import Settings

from . import signs
from .bindings import Bindings
from .canvas import Canvas, Pictures, Shown
from .scene import tip_pictures
from .sound import Sounds
from .sprites import Sprites
from .theme import Theme

if TYPE_CHECKING:
    from .host import Host
    from .scene import Scene

FRAME = 1 / 60
LEAST_SIZE = (800, 600)


class Stage:
    """What every scene has at hand: window, theme, keys, settings, sprites and sounds."""

    def __init__(
        self,
        settings: Settings | None = None,
        size: tuple[int, int] = (1280, 720),
        *,
        windowed: bool = False,
        user_dir: Path | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.user_dir = user_dir
        self.bindings = Bindings(self.settings.bindings)
        self._windowed_size = size
        self.is_fullscreen = self.settings.fullscreen and not windowed
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("Three Arenas (unofficial)")
        if (icon := data_folder() / "sprites" / "icon.png").is_file():
            pygame.display.set_icon(pygame.image.load(icon))
        self.surface = self._open_window()
        self.theme = Theme(self.surface.get_size(), self.settings.ui_scale / 100)
        self.sprites = Sprites()
        signs.use(self.sprites)
        self.sounds = Sounds(self.settings)
        self.scenes: list[Scene] = []
        self.mouse = (-1, -1)
        self.held: set[int] = set()
        """Scancodes held down; cleared when the window loses focus, for then their release never comes."""
        self.is_repeat = False
        """Whether the key that is being taken was held down already, so that its press comes from auto-repeat."""
        self.exit_code = 0
        self.is_strict = False
        """Whether an error ends the program instead of opening the crash screen; for tests."""
        self.host: Host | None = None
        self.on_crash: Callable[[str], Scene] | None = None
        self.canvas = Canvas()
        self.drawn: list[pygame.Rect] = []
        """Where the last tick has drawn."""
        self._is_stale = True
        self._tip = Pictures(self._tip_shown)
        pygame.key.set_repeat(400, 40)

    def _open_window(self) -> pygame.Surface:
        if self.is_fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE)

    # Scenes

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        self.scenes.append(scene)
        self._admit(scene)

    def pop(self, scene: Scene | None = None) -> None:
        """Take the top scene off, or that one and all above it."""
        while self.scenes:
            gone = self.scenes.pop()
            gone.leave()
            if scene is None or gone is scene:
                break
        self.refresh()
        if self.scenes:
            self.top.resume()

    def replace(self, scene: Scene) -> None:
        """Put the scene in the place of the top one."""
        if self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Clear the stage for one scene."""
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def quit(self, exit_code: int = 0) -> None:
        self.exit_code = exit_code
        while self.scenes:
            self.scenes.pop().leave()

    def _admit(self, scene: Scene) -> None:
        scene.stage = self
        scene.enter()
        scene.build()
        self.refresh()

    def refresh(self) -> None:
        """Draw everything again at the next occasion."""
        self.canvas.is_spoilt = self._is_stale = True

    def look(self) -> None:
        """Draw at the next occasion what looks otherwise by then."""
        self._is_stale = True

    # The window

    def toggle_fullscreen(self) -> None:
        if not self.is_fullscreen:
            self._windowed_size = self.surface.get_size()
        self.is_fullscreen = not self.is_fullscreen
        self.settings.fullscreen = self.is_fullscreen
        self.surface = self._open_window()
        self.rescale()

    def rescale(self) -> None:
        """Lay everything out anew: the window or the UI scale has changed."""
        self.theme = Theme(self.surface.get_size(), self.settings.ui_scale / 100)
        for scene in self.scenes:
            scene.build()
        self.refresh()

    # The loop

    def run(self) -> int:
        """Play until the last scene has gone; return the exit code."""
        before = time.monotonic()
        while self.scenes:
            is_moving = any(scene.is_moving for scene in self._visible())
            pulse = min((scene.pulse for scene in self.scenes), default=1.0)
            pause = FRAME if is_moving else pulse
            pause = max(0.0, pause - (time.monotonic() - before)) if is_moving else pause
            first = pygame.event.wait(max(1, int(pause * 1000)))
            events = pygame.event.get()
            now = time.monotonic()
            if first.type != pygame.NOEVENT:
                events.insert(0, first)
            self.tick(events, min(now - before, 0.1))
            before = now
        return self.exit_code

    def tick(self, events: list[pygame.event.Event], seconds: float) -> None:
        """Take the events in, let time pass, draw if something changed. An error opens the crash screen."""
        self.drawn = []
        try:
            for event in self._merged(events):
                self.take(event)
                if not self.scenes:
                    return
            self.sounds.advance(self._has_crowd)
            for scene in self.scenes[:]:
                if scene in self.scenes and scene.update(seconds):
                    self.look()
            if self.scenes and self._is_stale:
                self._is_stale = False
                self.draw()
        except Exception:
            if self.is_strict or self.on_crash is None:
                raise
            text = traceback.format_exc()
            print(text, file=sys.stderr)
            handler, self.on_crash = self.on_crash, None
            self.reset(handler(text))
            self.on_crash = handler

    @staticmethod
    def _merged(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
        """Leave out mouse motions and resizes that others follow; scenes only care where it ended."""
        kept: list[pygame.event.Event] = []
        for event in events:
            if kept and event.type == kept[-1].type == pygame.MOUSEMOTION and event.buttons == kept[-1].buttons:
                rel = (event.rel[0] + kept[-1].rel[0], event.rel[1] + kept[-1].rel[1])
                event = pygame.event.Event(pygame.MOUSEMOTION, pos=event.pos, rel=rel, buttons=event.buttons)
                kept.pop()
            elif kept and event.type == kept[-1].type == pygame.VIDEORESIZE:
                kept.pop()
            kept.append(event)
        return kept

    def take(self, event: pygame.event.Event) -> None:
        """Let the stage and the top scene see an event."""
        if event.type == pygame.QUIT:
            if self.scenes and self.top.may_quit():
                self.quit()
            return
        if event.type == pygame.VIDEORESIZE:
            size = (max(LEAST_SIZE[0], event.w), max(LEAST_SIZE[1], event.h))
            self.surface = pygame.display.get_surface() or self.surface
            if self.surface.get_size() != size and not self.is_fullscreen:
                self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
            self.rescale()
            return
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            self.refresh()
        if event.type == pygame.WINDOWFOCUSLOST:
            self.held.clear()
            self.sounds.focus(False)
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.sounds.focus(True)
        elif event.type == pygame.MOUSEMOTION:
            self.mouse = event.pos
        elif event.type == pygame.KEYDOWN:
            self.is_repeat = event.scancode in self.held
            self.held.add(event.scancode)
            action = self.bindings.action(event)
            if action == "fullscreen" and not self.is_repeat:
                self.toggle_fullscreen()
                return
            if action == "screenshot" and not self.is_repeat:
                self.screenshot()
                return
        elif event.type == pygame.KEYUP:
            self.held.discard(event.scancode)
        self.top.take(event)

    @property
    def _has_crowd(self) -> bool:
        said = (scene.has_crowd for scene in reversed(self.scenes))
        return next((has_crowd for has_crowd in said if has_crowd is not None), False)

    def _visible(self) -> list[Scene]:
        """The scenes that are seen, from the last one that covers everything."""
        start = max((i for i, scene in enumerate(self.scenes) if scene.is_opaque), default=0)
        return self.scenes[start:]

    def draw(self) -> None:
        """Draw what has changed and show it."""
        layers = [layer for scene in self._visible() for layer in scene.layers()]
        self.drawn = self.canvas.repaint(self.surface, [*layers, self._tip])
        if self.drawn:
            pygame.display.update(self.drawn)

    def _tip_shown(self) -> list[Shown]:
        """What is said about the widget under the mouse."""
        widget = self.top.root.at(self.mouse)
        if widget is None or not widget.tip:
            return []
        return tip_pictures(self.theme, widget.tip, self.mouse, self.surface.get_rect())

    def screenshot(self) -> None:
        folder = (self.user_dir or Path.cwd()) / "screenshots"
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.surface, os.fspath(folder / time.strftime("three-arenas-%Y%m%d-%H%M%S.png")))
