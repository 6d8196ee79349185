"""The main menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.saves.heading import Unreadable, version
from game.screen import paint
from game.screen import theme as th
from game.screen.canvas import Layer, Pictures, Shown
from game.screen.dialog import Dialog
from game.screen.presenters import TITLES
from game.screen.scene import Scene
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Widget

from .backdrop import Backdrop


class Menu(Scene):
    music = "theme"

    @property
    def is_moving(self) -> bool:
        return not self.stage.settings.reduced_motion

    def enter(self) -> None:
        super().enter()
        self.backdrop = Backdrop(self.stage.sprites)
        self._front: list[Shown] = []
        """What stands before the backdrop, under the buttons."""
        front = Pictures(lambda: self._front)
        self._seen: list[Layer] = [*self.backdrop.layers(), front, self.widgets]

    def layers(self) -> list[Layer]:
        return self._seen

    def layout(self) -> list[Widget]:
        theme, host = self.theme, self.stage.host
        self._set_front()
        left, wide, tall, gap = theme.px(96), theme.px(400), theme.px(60), theme.px(12)
        self.backdrop.fill(self.area, left + wide)
        entries: list[tuple[str, str, Callable[[], None], str]] = []
        heading = host.continued() if host is not None else None
        if heading is not None:
            note = TITLES.get(heading.game, heading.game)
            entries.append(("continue", "Continue", self.go_on, note))
        entries += [
            ("new", "New game", self.new, ""),
            ("load", "Load", self.load, ""),
            ("gallery", "Gallery", self.gallery, ""),
            ("rules", "Rules", self.rules, self.stage.bindings.label("rules")),
            ("settings", "Settings", self.settings, ""),
            ("quit", "Quit", self.stage.quit, ""),
        ]
        top = theme.px(250)
        room = self.area.height - theme.px(60) - top
        if len(entries) * (tall + gap) > room:
            gap = theme.px(5)
            tall = room // len(entries) - gap
        top += max(0, room - len(entries) * (tall + gap)) * 45 // 100
        widgets: list[Widget] = []
        for i, (key, text, action, note) in enumerate(entries):
            place = pygame.Rect(left, top + i * (tall + gap), wide, tall)
            widgets.append(Button(key, place, text, action, note=note, is_main=i == 0, size=26, align="left"))
        about = pygame.Rect(left, self.area.bottom - theme.px(44), self.area.width - 2 * left, theme.px(28))
        words = f"Version {version()}. An unofficial fan project, not affiliated with the games' publishers."
        widgets.append(Label("about", about, words, size=th.SMALL, colour=th.SOFT, is_line=True))
        if host is not None and host.warning:
            warn = pygame.Rect(left, about.top - theme.px(30), about.width, theme.px(28))
            widgets.append(
                Label("warning", warn, host.warning, size=th.SMALL, colour=th.BAD, is_line=True, tip=host.warning)
            )
        if self.focus is None:
            self.focus = entries[0][0]
        return widgets

    def advance(self, seconds: float) -> bool:
        if self.is_moving:
            self.backdrop.advance(seconds)
        return self.is_moving

    def _set_front(self) -> None:
        """Put up the name of the game, over darkness in which it can be read."""
        theme = self.theme
        x, y = theme.px(96), theme.px(56)
        big = theme.text("Three Arenas", 92, th.BRASS_LIGHT, Face.DISPLAY)
        dark = theme.text("Three Arenas", 92, th.NIGHT, Face.DISPLAY)
        shown: list[Shown] = [(dusk((theme.px(760), self.area.height)), (0, 0))]
        if (logo := self.stage.sprites.picture("title/logo", (theme.px(720), theme.px(169)))) is not None:
            shown.append((logo, (x - theme.px(52), y - theme.px(28))))
        else:
            shown += [(dark, (x + theme.px(4), y + theme.px(5))), (big, (x, y))]
        line = theme.text("Dice, miniatures and lanes at one table", 26, th.LIGHT, Face.TEXT)
        shown.append((line, (x + theme.px(4), y + big.get_height() + theme.px(2))))
        below = y + big.get_height() + line.get_height() + theme.px(14)
        bar = pygame.Surface((theme.px(400), theme.px(4)), pygame.SRCALPHA)
        pygame.draw.rect(bar, th.BRASS, bar.get_rect(), border_radius=2)
        shown.append((bar, (x, below)))
        for i, colour in enumerate(th.SEAT_COLOURS[:3]):
            flag = pygame.Surface((theme.px(34), theme.px(22)))
            paint.banner(flag, flag.get_rect(), colour.colour, colour.pattern)
            shown.append((flag, (x + i * theme.px(42), below + theme.px(14))))
        self._front = shown

    # What the buttons do

    def go_on(self) -> None:
        host = self.stage.host
        if host is None:
            return
        try:
            host.play(host.resume())
        except Unreadable as error:
            self.stage.push(Dialog("This match cannot be continued", str(error), [("Close", None)]))

    def new(self) -> None:
        from .games import Games

        self.stage.push(Games())

    def load(self) -> None:
        from .load import Load

        self.stage.push(Load())

    def gallery(self) -> None:
        from .gallery import Gallery

        self.stage.push(Gallery())

    def rules(self) -> None:
        from .rules import RulesScene

        self.stage.push(RulesScene("superdungeon"))

    def settings(self) -> None:
        from .settings import SettingsScene

        self.stage.push(SettingsScene())

    def on_action(self, action: str) -> bool:
        if action == "rules":
            self.rules()
            return True
        if action == "back":
            self.stage.push(Dialog("Leave the arena?", "", [("Quit", self.stage.quit), ("Stay", None)]))
            return True
        return False


@lru_cache(maxsize=2)
def dusk(size: tuple[int, int]) -> pygame.Surface:
    """Darkness at the left that fades out, so that words can be read there."""
    strip = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        strip.set_at((x, 0), (*th.NIGHT, round(225 * (1 - (x / 63) ** 1.6))))
    return pygame.transform.smoothscale(strip, size)
