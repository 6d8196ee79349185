"""Small scenes that lie over another: a question, a curtain between two players, an error."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from . import paint
from . import theme as th
from .controls import TextEntry
from .scene import Scene
from .theme import Face, SeatColour
from .widgets import Button, Label, Panel, Scroll, Widget


class Dialog(Scene):
    """A question with a few buttons: what it asks for first, the way back last.

    Esc takes the last one (or `cancel`), Enter the first (or `default`, where the first is not easily mended).
    """

    is_opaque = False

    def __init__(
        self,
        title: str,
        text: str,
        choices: Sequence[tuple[str, Callable[[], None] | None]],
        *,
        width: float = 640,
        cancel: int = -1,
        default: int = 0,
    ) -> None:
        super().__init__()
        self.cancel, self.default = cancel, default
        self.title, self.text, self.choices, self.width = title, text, choices, width

    def layout(self) -> list[Widget]:
        theme = self.theme
        width = min(theme.px(self.width), self.area.width - theme.px(40))
        inner = width - theme.px(56)
        text = theme.text(self.text, th.BODY, width=inner) if self.text else None
        height = theme.px(150) + (text.get_height() if text else 0)
        is_column = len(self.choices) > 3
        if is_column:
            height += theme.px(54) * (len(self.choices) - 1)
        height = min(height, self.area.height - theme.px(20))
        rect = pygame.Rect(0, 0, width, height)
        rect.center = self.area.center
        widgets: list[Widget] = [Panel("panel", rect)]
        title = pygame.Rect(rect.left + theme.px(28), rect.top + theme.px(20), inner, theme.px(44))
        widgets.append(
            Label("title", title, self.title, size=28, face=Face.DISPLAY, colour=th.BRASS_LIGHT, is_line=True)
        )
        body = pygame.Rect(title.left, title.bottom + theme.px(6), inner, text.get_height() if text else 0)
        if self.text:
            widgets.append(Label("text", body, self.text))
        gap, tall = theme.px(12), theme.px(46)
        if is_column:
            y = rect.bottom - theme.px(24) - len(self.choices) * (tall + theme.px(8)) + theme.px(8)
            places = [
                pygame.Rect(title.left, y + i * (tall + theme.px(8)), inner, tall) for i in range(len(self.choices))
            ]
        else:
            wide = (inner - gap * (len(self.choices) - 1)) // len(self.choices)
            y = rect.bottom - theme.px(24) - tall
            places = [pygame.Rect(title.left + i * (wide + gap), y, wide, tall) for i in range(len(self.choices))]
        for i, ((words, action), place) in enumerate(zip(self.choices, places, strict=True)):
            act = partial(self.close, action)
            widgets.append(Button(f"choice{i}", place, words, act, is_main=i == self.default))
        if self.focus is None:
            self.focus = f"choice{self.default}"
        return widgets

    def close(self, action: Callable[[], None] | None) -> None:
        self.stage.pop(self)
        if action is not None:
            action()

    def paint(self, surface: pygame.Surface) -> None:
        shade(surface)

    def on_action(self, action: str) -> bool:
        if action == "back":
            self.close(self.choices[self.cancel][1])
            return True
        if action == "confirm" and not self.is_focus_shown and not self.stage.is_repeat:
            self.close(self.choices[self.default][1])
            return True
        return False


class Ask(Scene):
    """A question that is answered by a line of text. Enter takes it, Esc leaves it."""

    is_opaque = False

    def __init__(self, title: str, text: str, done: Callable[[str], None], *, limit: int = 48) -> None:
        super().__init__()
        self.title, self.text, self.done, self.limit = title, text, done, limit
        self.focus = "entry"

    def layout(self) -> list[Widget]:
        theme = self.theme
        rect = pygame.Rect(0, 0, min(theme.px(640), self.area.width - theme.px(40)), theme.px(220))
        rect.center = self.area.center
        inner = rect.inflate(-theme.px(56), -theme.px(44))
        title = pygame.Rect(inner.left, inner.top, inner.width, theme.px(44))
        entry = pygame.Rect(inner.left, title.bottom + theme.px(8), inner.width, theme.px(48))
        gap, tall = theme.px(12), theme.px(46)
        good = pygame.Rect(inner.left, inner.bottom - tall, (inner.width - gap) // 2, tall)
        back = good.move(good.width + gap, 0)
        return [
            Panel("panel", rect),
            Label("title", title, self.title, size=28, face=Face.DISPLAY, colour=th.BRASS_LIGHT, is_line=True),
            TextEntry("entry", entry, self.text, self._set, limit=self.limit, submit=self._take),
            Button("ok", good, self.title, self._take, is_main=True, is_enabled=bool(self.text.strip()), note="Enter"),
            Button("cancel", back, "Cancel", lambda: self.stage.pop(self), note="Esc"),
        ]

    def _set(self, text: str) -> None:
        self.text = text
        self.build()

    def _take(self) -> None:
        if self.text.strip():
            self.stage.pop(self)
            self.done(self.text.strip())

    def paint(self, surface: pygame.Surface) -> None:
        shade(surface)

    def on_action(self, action: str) -> bool:
        if action == "back":
            self.stage.pop(self)
            return True
        return False


class Curtain(Scene):
    """Covers the table until the next player has taken the seat."""

    def __init__(self, name: str, colour: SeatColour, done: Callable[[], None]) -> None:
        super().__init__()
        self.name, self.colour, self.done = name, colour, done

    def layout(self) -> list[Widget]:
        theme = self.theme
        button = pygame.Rect(0, 0, theme.px(360), theme.px(64))
        button.center = (self.area.centerx, self.area.centery + theme.px(120))
        self.focus = "ready"
        return [Button("ready", button, f"I am {self.name}", self.lift, is_main=True, size=th.LARGE)]

    def lift(self) -> None:
        self.stage.pop(self)
        self.done()

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        surface.fill(th.NIGHT)
        for side in (0, 1):
            folds = paint.patterned(
                (self.area.width // 2, self.area.height), th.mixed((120, 24, 34), th.NIGHT, 0.25), th.Pattern.PLAIN
            )
            surface.blit(folds, (side * self.area.width // 2, 0))
        for x in range(0, self.area.width, theme.px(56)):
            pygame.draw.rect(surface, (74, 14, 24), (x, 0, theme.px(16), self.area.height))
            pygame.draw.rect(surface, (150, 40, 48), (x + theme.px(30), 0, theme.px(6), self.area.height))
        surface.blit(paint.vignette(surface.get_size(), 200), (0, 0))
        band = pygame.Rect(0, 0, self.area.width, theme.px(240))
        band.center = (self.area.centerx, self.area.centery - theme.px(40))
        cover = pygame.Surface(band.size, pygame.SRCALPHA)
        cover.fill((*th.NIGHT, 200))
        surface.blit(cover, band)
        words = theme.text("Pass to", th.TITLE, th.SOFT, Face.DISPLAY)
        surface.blit(words, words.get_rect(center=(band.centerx, band.top + theme.px(60))))
        name = theme.text(self.name, 60, th.mixed(self.colour.colour, th.LIGHT, 0.4), Face.DISPLAY)
        place = name.get_rect(center=(band.centerx, band.top + theme.px(130)))
        surface.blit(name, place)
        flag = pygame.Rect(place.left - theme.px(80), place.top, theme.px(60), place.height)
        paint.banner(surface, flag, self.colour.colour, self.colour.pattern)

    def on_action(self, action: str) -> bool:
        if action == "confirm" and not self.stage.is_repeat:
            self.lift()
            return True
        return action == "back"


class Crash(Scene):
    """Something went wrong: what, that nothing is lost, and the ways on."""

    def __init__(self, text: str, choices: Sequence[tuple[str, Callable[[], None]]]) -> None:
        super().__init__()
        self.text, self.choices = text, choices

    def layout(self) -> list[Widget]:
        theme = self.theme
        rect = self.area.inflate(-theme.px(160), -theme.px(120))
        widgets: list[Widget] = [Panel("panel", rect)]
        inner = rect.inflate(-theme.px(56), -theme.px(48))
        title = pygame.Rect(inner.left, inner.top, inner.width, theme.px(46))
        widgets.append(
            Label("title", title, "Something went wrong", size=30, face=Face.DISPLAY, colour=th.BAD, is_line=True)
        )
        note = (
            "The match is in its journal up to the last answer: Continue in the menu resumes it. Details for a report:"
        )
        said = pygame.Rect(inner.left, title.bottom, inner.width, theme.px(56))
        widgets.append(Label("note", said, note))
        body = pygame.Rect(inner.left, said.bottom, inner.width, inner.bottom - said.bottom - theme.px(64))
        lines = theme.text(self.text, th.SMALL, width=body.width - theme.px(20))
        label = Label(
            "trace",
            pygame.Rect(body.topleft, (body.width - theme.px(20), lines.get_height())),
            self.text,
            size=th.SMALL,
            colour=th.SOFT,
        )
        widgets.append(Scroll("details", body, [label], from_end=True))
        wide = (inner.width - theme.px(12) * (len(self.choices) - 1)) // len(self.choices)
        for i, (words, action) in enumerate(self.choices):
            place = pygame.Rect(inner.left + i * (wide + theme.px(12)), inner.bottom - theme.px(48), wide, theme.px(48))
            widgets.append(Button(f"choice{i}", place, words, action, is_main=i == 0))
        return widgets

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill(th.NIGHT)


def shade(surface: pygame.Surface, alpha: int = 150) -> None:
    """Darken what lies below."""
    surface.blit(paint.veil(surface.get_size(), alpha), (0, 0))
