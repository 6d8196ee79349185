"""The main menu."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.saves.heading import Unreadable, version
from game.screen import paint
from game.screen import theme as th
from game.screen.dialog import Dialog
from game.screen.presenters import TITLES
from game.screen.scene import Scene
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Widget

from .backdrop import Backdrop

_backdrops: dict[int, Backdrop] = {}


class Menu(Scene):
    music = "theme"

    @property
    def is_moving(self) -> bool:
        return True

    def enter(self) -> None:
        super().enter()
        self.backdrop = Backdrop(self.stage.sprites)

    def layout(self) -> list[Widget]:
        theme, host = self.theme, self.stage.host
        left, wide, tall, gap = theme.px(96), theme.px(400), theme.px(60), theme.px(12)
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
        self.backdrop.advance(seconds)
        return True

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        self.backdrop.draw(surface, theme)
        shade_left(surface, theme.px(760))
        x, y = theme.px(96), theme.px(56)
        big = theme.text("Three Arenas", 92, th.BRASS_LIGHT, Face.DISPLAY)
        if (logo := self.stage.sprites.picture("title/logo", (theme.px(720), theme.px(169)))) is not None:
            surface.blit(logo, (x - theme.px(52), y - theme.px(28)))
        else:
            dark = theme.text("Three Arenas", 92, th.NIGHT, Face.DISPLAY)
            surface.blit(dark, (x + theme.px(4), y + theme.px(5)))
            surface.blit(big, (x, y))
        line = theme.text("Dice, miniatures and lanes at one table", 26, th.LIGHT, Face.TEXT)
        surface.blit(line, (x + theme.px(4), y + big.get_height() + theme.px(2)))
        bar = pygame.Rect(x, y + big.get_height() + line.get_height() + theme.px(14), theme.px(400), theme.px(4))
        pygame.draw.rect(surface, th.BRASS, bar, border_radius=2)
        for i, colour in enumerate(th.SEAT_COLOURS[:3]):
            flag = pygame.Rect(bar.left + i * theme.px(42), bar.bottom + theme.px(10), theme.px(34), theme.px(22))
            paint.banner(surface, flag, colour.colour, colour.pattern)

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


def shade_left(surface: pygame.Surface, width: int) -> None:
    """Darken the left of the window, fading out, so that words can be read there."""
    strip = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        strip.set_at((x, 0), (*th.NIGHT, round(225 * (1 - (x / 63) ** 1.6))))
    surface.blit(pygame.transform.smoothscale(strip, (width, surface.get_height())), (0, 0))
