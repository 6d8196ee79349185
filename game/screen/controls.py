"""Widgets that hold a value: a choice of few, a number on a slider, a line of text."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from . import theme as th
from .theme import Face
from .widgets import Button, Place, Widget

SWITCH = [True, False]


class Choice(Button):
    """A setting with a few values; a click takes the next, a right arrow too. What is on or off is a switch."""

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        label: str,
        values: Sequence[tuple[object, str]],
        current: object,
        choose: Callable[[object], None],
        *,
        tip: str = "",
        is_enabled: bool = True,
    ) -> None:
        self.values, self.current, self.choose_value = list(values), current, choose
        text = next((name for value, name in self.values if value == current), "?")
        self.is_switch = [value for value, _ in self.values] == SWITCH
        super().__init__(
            key,
            rect,
            label if self.is_switch else f"{label}: {text}" if label else text,
            self._next,
            tip=tip,
            is_enabled=is_enabled,
            align="left",
            note="◂ ▸",
        )
        self.note = ""

    def _next(self) -> None:
        self._step(1)

    def _step(self, way: int) -> None:
        known = [value for value, _ in self.values]
        index = known.index(self.current) if self.current in known else 0
        self.choose_value(known[(index + way) % len(known)])

    def key_input(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.is_enabled:
            self._step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return False

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        super().draw(surface, mouse, focus)
        if self.is_switch:
            self._draw_switch(surface)
            return
        x, y, size = self.rect.right - self.theme.px(16), self.rect.centery, self.theme.px(5)
        colour = th.BRASS_LIGHT if self.is_enabled else th.FAINT
        pygame.draw.polygon(surface, colour, [(x - size, y - size), (x + size, y), (x - size, y + size)])

    def _draw_switch(self, surface: pygame.Surface) -> None:
        """A groove whose knob lies at the right, in green, when it is on."""
        tall = self.theme.px(22)
        groove = pygame.Rect(0, 0, 2 * tall, tall)
        groove.midright = self.rect.right - self.theme.px(14), self.rect.centery
        radius = tall // 2
        pygame.draw.rect(surface, th.GREEN if self.current else th.NIGHT, groove, border_radius=radius)
        pygame.draw.rect(surface, th.BRASS_DARK, groove, 2, border_radius=radius)
        knob = groove.right - radius if self.current else groove.left + radius
        pygame.draw.circle(surface, th.LIGHT if self.current else th.SOFT, (knob, groove.centery), radius - 2)

    def look(self) -> Hashable:
        return super().look(), self.current


class Slider(Widget):
    """A number between two bounds, in steps."""

    is_focusable = True

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        label: str,
        value: float,
        change: Callable[[float], None],
        *,
        low: float = 0,
        high: float = 1,
        step: float = 0.05,
        show: Callable[[float], str] = "{:.0%}".format,
    ) -> None:
        super().__init__(key, rect)
        self.label, self.value, self.change = label, value, change
        self.low, self.high, self.step, self.show = low, high, step, show

    @property
    def _groove(self) -> pygame.Rect:
        width = self.rect.width // 2
        return pygame.Rect(self.rect.right - width - self.theme.px(70), self.rect.centery - 3, width, 6)

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        theme, groove = self.theme, self._groove
        words = theme.snug(
            self.label, (groove.left - self.rect.left - theme.px(16), self.rect.height), th.BODY, th.LIGHT, Face.BOLD
        )
        surface.blit(words, words.get_rect(midleft=(self.rect.left + theme.px(12), self.rect.centery)))
        pygame.draw.rect(surface, th.NIGHT, groove.inflate(4, 4), border_radius=5)
        part = (self.value - self.low) / (self.high - self.low)
        filled = pygame.Rect(groove.topleft, (int(groove.width * part), groove.height))
        pygame.draw.rect(surface, th.BRASS, filled, border_radius=3)
        knob = (groove.left + int(groove.width * part), groove.centery)
        pygame.draw.circle(surface, th.BRASS_LIGHT, knob, theme.px(9))
        pygame.draw.circle(surface, th.LIGHT if focus == self.key else th.BRASS_DARK, knob, theme.px(9), 2)
        number = theme.text(self.show(self.value), th.BODY, th.SOFT)
        surface.blit(number, number.get_rect(midright=(self.rect.right - theme.px(8), self.rect.centery)))

    def _set(self, value: float) -> None:
        value = round(round((value - self.low) / self.step) * self.step + self.low, 4)
        value = min(self.high, max(self.low, value))
        if value != self.value:
            self.value = value
            self.change(value)

    def press(self, place: Place) -> bool:
        self.drag(place)
        return True

    def drag(self, place: Place) -> None:
        groove = self._groove
        self._set(self.low + (place[0] - groove.left) / max(1, groove.width) * (self.high - self.low))

    def release(self, place: Place) -> bool:
        return False

    def key_input(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._set(self.value + (self.step if event.key == pygame.K_RIGHT else -self.step))
            return True
        return False


class TextEntry(Widget):
    """One line of text."""

    is_focusable = shows_mouse = True

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        text: str,
        change: Callable[[str], None],
        *,
        hint: str = "",
        limit: int = 24,
        submit: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(key, rect)
        self.text, self.change, self.hint, self.limit, self.submit = text, change, hint, limit, submit

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        theme = self.theme
        pygame.draw.rect(surface, th.NIGHT, self.rect, border_radius=theme.px(6))
        is_focused = self.has_caret
        rim = th.BRASS_LIGHT if is_focused or self.rect.collidepoint(mouse) else th.BRASS_DARK
        pygame.draw.rect(surface, rim, self.rect, 2, border_radius=theme.px(6))
        shown, colour = (self.text, th.LIGHT) if self.text else (self.hint, th.FAINT)
        picture = theme.text(shown, th.BODY, colour)
        place = picture.get_rect(midleft=(self.rect.left + theme.px(10), self.rect.centery))
        clip = surface.get_clip()
        surface.set_clip(self.rect.inflate(-8, 0).clip(clip))
        surface.blit(picture, place)
        surface.set_clip(clip)
        if is_focused:
            x = place.left + (picture.get_width() if self.text else 0) + 1
            pygame.draw.line(surface, th.GOLD, (x, self.rect.top + 6), (x, self.rect.bottom - 6), 2)

    has_caret = False

    def key_input(self, event: pygame.event.Event) -> bool:
        self.has_caret = True
        if event.type == pygame.TEXTINPUT:
            self._set((self.text + event.text)[: self.limit])
            return True
        if event.key == pygame.K_BACKSPACE:
            self._set("" if event.mod & pygame.KMOD_CTRL else self.text[:-1])
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.submit is not None:
            self.submit()
            return True
        # letters come as TEXTINPUT; they are no shortcuts while somebody types
        return bool(event.unicode and event.unicode.isprintable() and not event.mod & pygame.KMOD_CTRL)

    def press(self, place: Place) -> bool:
        self.has_caret = True
        return True

    def _set(self, text: str) -> None:
        self.text = text
        self.change(text)
