"""The widgets: few, drawn by the theme, usable by mouse and keyboard.

Why not pygame_gui: it costs 90 ms of start and 10 ms for twenty labels, and has neither our look nor our focus by keys.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from . import theme as th
from .cues import OWN
from .paint import panel, parchment
from .theme import Colour, Face

if TYPE_CHECKING:
    from .theme import Theme

Place = tuple[int, int]


class Widget:
    """A rectangle that is drawn and may be used."""

    is_focusable = False
    eats = True
    """Whether a click that it has no use for goes no further."""
    sound = ""
    shows_mouse = False
    """Whether it looks otherwise while the mouse is on it."""
    overhang = 8
    """Pixels around its rectangle on which it may draw: frames."""

    theme: Theme

    def __init__(self, key: str, rect: pygame.Rect, *, tip: str = "", is_enabled: bool = True) -> None:
        self.key, self.rect, self.tip, self.is_enabled = key, rect, tip, is_enabled

    def walk(self) -> Iterator[Widget]:
        yield self

    def find(self, key: str) -> Widget | None:
        return next((widget for widget in self.walk() if widget.key == key), None)

    def at(self, place: Place) -> Widget | None:
        return self if self.rect.collidepoint(place) else None

    def showing(self, place: Place) -> Iterator[Widget]:
        """Return those that show that the mouse is there."""
        if self.shows_mouse and self.rect.collidepoint(place):
            yield self

    def arrange(self) -> None:
        """Lay out what depends on the theme."""

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        raise NotImplementedError

    def look(self) -> Hashable:
        """Return what it shows: at one place, two of a kind with equal looks need not be drawn twice."""
        return self

    def press(self, place: Place) -> bool:
        """The mouse went down on it; return whether nobody else shall see that."""
        return False

    def drag(self, place: Place) -> None:
        """The mouse moved while held down on it."""

    def release(self, place: Place) -> bool:
        """The mouse went up; return whether that activates it."""
        return self.is_focusable and self.is_enabled and self.rect.collidepoint(place)

    def activate(self) -> None:
        """Do what it is there for."""

    def key_input(self, event: pygame.event.Event) -> bool:
        """Take a key or text while focused; return whether it was of use."""
        return False

    def wheel(self, place: Place, steps: int) -> bool:
        return False

    def kept(self) -> object | None:
        """What of it outlives a new build."""
        return None

    def restore(self, kept: object) -> None: ...


class Group(Widget):
    """Widgets that belong together; those added later lie on top."""

    eats = False

    def __init__(self, key: str, rect: pygame.Rect, children: Sequence[Widget] = ()) -> None:
        super().__init__(key, rect)
        self.children = list(children)

    def walk(self) -> Iterator[Widget]:
        for child in self.children:
            yield from child.walk()

    def arrange(self) -> None:
        for child in self.children:
            child.arrange()

    def at(self, place: Place) -> Widget | None:
        for child in reversed(self.children):
            if (found := child.at(place)) is not None:
                return found
        return None

    def showing(self, place: Place) -> Iterator[Widget]:
        for child in self.children:
            if child.rect.collidepoint(place):
                yield from child.showing(place)

    def wheel(self, place: Place, steps: int) -> bool:
        return any(child.wheel(place, steps) for child in reversed(self.children))

    def reveal(self, key: str) -> None:
        """Scroll so that the widget is seen."""
        for child in self.children:
            if isinstance(child, Group):
                child.reveal(key)

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        for child in self.children:
            child.draw(surface, mouse, focus)


class Panel(Widget):
    """A slate panel; clicks end here."""

    overhang = 0

    def __init__(self, key: str, rect: pygame.Rect, *, colour: Colour = th.SLATE, edge: float = 3) -> None:
        super().__init__(key, rect)
        self.colour, self.edge = colour, edge

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        surface.blit(panel(self.rect.size, max(2, self.theme.px(self.edge)), self.colour), self.rect)

    def look(self) -> Hashable:
        return self.colour, self.edge


class Field(Widget):
    """A part of the window that is drawn elsewhere; clicks end here."""

    overhang = 0

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        return None

    def look(self) -> Hashable:
        return ()


class Picture(Widget):
    """Draws itself by a function of (surface, rect); may be clicked if an action is given.

    `of`: all that the picture depends on; without it the picture is taken for another one each time.
    """

    eats = False

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        show: Callable[[pygame.Surface, pygame.Rect], None],
        *,
        tip: str = "",
        action: Callable[[], None] | None = None,
        of: Hashable = None,
    ) -> None:
        super().__init__(key, rect, tip=tip)
        self.show, self.action, self.of = show, action, of
        self.is_focusable = self.eats = self.shows_mouse = action is not None
        self.overhang = 8 if action is not None else 0

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        self.show(surface, self.rect)
        surface.set_clip(clip)
        if self.action is not None and (self.rect.collidepoint(mouse) or focus == self.key):
            pygame.draw.rect(surface, th.BRASS_LIGHT, self.rect.inflate(4, 4), 2, border_radius=self.theme.px(8))

    def look(self) -> Hashable:
        return self if self.of is None else (self.of, self.action is None)

    def activate(self) -> None:
        if self.action is not None:
            self.action()


class Label(Widget):
    """Text, wrapped to its rectangle; smaller where it would be taller. align: left, centre or right.

    `is_line`: a title or a question, on one line if that can be, in the middle of its height.
    """

    eats = False

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        text: str,
        *,
        size: float = th.BODY,
        colour: Colour = th.LIGHT,
        face: Face = Face.TEXT,
        align: str = "left",
        tip: str = "",
        is_line: bool = False,
    ) -> None:
        super().__init__(key, rect, tip=tip)
        self.text, self.size, self.colour, self.face, self.align, self.is_line = (
            text,
            size,
            colour,
            face,
            align,
            is_line,
        )

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        theme, rect = self.theme, self.rect
        if self.is_line:
            picture = theme.snug(self.text, rect.size, self.size, self.colour, self.face, self.align)
        else:
            picture = theme.text(self.text, self.size, self.colour, self.face, rect.width, self.align)
            if picture.get_height() > rect.height and self.size > th.SMALL:
                picture = theme.text(self.text, th.SMALL, self.colour, self.face, rect.width, self.align)
            if picture.get_height() > rect.height:
                theme.misfit(self.text)
        place = picture.get_rect(topleft=rect.topleft)
        if self.align == "centre":
            place.centerx = rect.centerx
        elif self.align == "right":
            place.right = rect.right
        if self.is_line:
            place.centery = rect.centery
        surface.blit(picture, place)

    def look(self) -> Hashable:
        return self.text, self.size, self.colour, self.face, self.align, self.is_line


class Button(Widget):
    """A button: slate with a warm rim, or `is_main` in brass. `note` is smaller text at its right (a key, a cost)."""

    is_focusable = shows_mouse = True
    sound = OWN["press"]

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        text: str,
        action: Callable[[], None],
        *,
        tip: str = "",
        note: str = "",
        is_enabled: bool = True,
        is_main: bool = False,
        is_on: bool = False,
        is_lit: bool = False,
        size: float = th.BODY,
        align: str = "centre",
        icon: Callable[[pygame.Surface, pygame.Rect], None] | None = None,
    ) -> None:
        super().__init__(key, rect, tip=tip, is_enabled=is_enabled)
        self.text, self.action, self.note = text, action, note
        self.is_main, self.is_on, self.is_lit = is_main, is_on, is_lit
        self.size, self.align, self.icon = size, align, icon
        self._is_down = False

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        theme, rect = self.theme, self.rect
        is_over = self.rect.collidepoint(mouse) and self.is_enabled
        colour, ink, rim = th.SLATE_LIGHT, th.LIGHT, th.BRASS
        is_gilt = self.is_enabled and (self.is_main or self.is_on)
        if not self.is_enabled:
            colour, ink, rim = th.SLATE_DARK, th.FAINT, th.SLATE_LIGHT
        elif is_gilt:
            colour, ink, rim = th.GILT, th.INK, th.BRASS_LIGHT
        elif self.is_lit:
            colour, ink, rim = (120, 74, 16), th.LIGHT, th.GOLD
        if is_over:
            colour = th.mixed(colour, th.LIGHT, 0.14)
        surface.blit(panel(rect.size, max(2, theme.px(2)), colour, rim), rect)
        if self.is_lit and self.is_enabled:
            pygame.draw.rect(surface, th.GOLD, rect.inflate(4, 4), 2, border_radius=theme.px(9))
        if focus == self.key:
            pygame.draw.rect(surface, th.LIGHT, rect.inflate(6, 6), 2, border_radius=theme.px(9))
        pad = theme.px(12)
        left = rect.left + pad
        if self.icon is not None:
            box = pygame.Rect(left, rect.top + theme.px(5), rect.height - theme.px(10), rect.height - theme.px(10))
            self.icon(surface, box)
            left = box.right + theme.px(8)
        right = rect.right - pad
        face = Face.DISPLAY if self.is_main or self.size >= th.LARGE else Face.BOLD
        wanted = theme.font(face, self.size).size(self.text)[0]
        if self.note:
            shade, note_face = (ink, Face.BOLD) if is_gilt else (th.mixed(ink, colour, 0.3), Face.TEXT)
            note = theme.text(self.note, th.SMALL, shade, note_face)
            if wanted + note.get_width() + theme.px(8) <= right - left:
                surface.blit(note, note.get_rect(midright=(right, rect.centery)))
                right -= note.get_width() + theme.px(8)
        room = (max(10, right - left), rect.height - 2)
        if theme.font(face, th.SMALL).size(self.text)[0] > room[0]:
            face = Face.BOLD  # it is narrower
        words = theme.snug(self.text, room, self.size, ink, face, self.align)
        place = words.get_rect(midleft=(left, rect.centery))
        if self.align == "centre":
            place.centerx = (left + right) // 2
        surface.blit(words, place)

    def look(self) -> Hashable:
        return (
            self.text, self.note, self.is_enabled, self.is_main, self.is_on, self.is_lit, self.size, self.align,
            self.icon,
        )  # fmt: skip

    def activate(self) -> None:
        self.action()


class Scroll(Group):
    """A window onto widgets that may be taller than it. Children are placed as if unscrolled."""

    def __init__(self, key: str, rect: pygame.Rect, children: Sequence[Widget], *, from_end: bool = False) -> None:
        super().__init__(key, rect, children)
        self.offset = 0
        self.from_end = from_end
        self._moved = 0
        self._grip: int | None = None

    eats = True
    overhang = 0

    def walk(self) -> Iterator[Widget]:
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def length(self) -> int:
        bottom = max((child.rect.bottom for child in self.children), default=self.rect.top) + self._moved
        return bottom - self.rect.top + self.theme.px(4)

    @property
    def most(self) -> int:
        return max(0, self.length - self.rect.height)

    def arrange(self) -> None:
        super().arrange()
        if self.from_end:
            self.offset = self.most
        self.scroll_to(self.offset)

    def scroll_to(self, offset: int) -> None:
        self.offset = min(self.most, max(0, offset))
        shift = self._moved - self.offset
        for child in self.children:
            _shift(child, shift)
        self._moved = self.offset

    def at(self, place: Place) -> Widget | None:
        if not self.rect.collidepoint(place):
            return None
        return super().at(place) or self

    def wheel(self, place: Place, steps: int) -> bool:
        if not self.rect.collidepoint(place):
            return False
        if not super().wheel(place, steps):
            self.scroll_to(self.offset - steps * self.theme.px(60))
        return True

    def reveal(self, key: str) -> None:
        widget = self.find(key)
        if widget is None or widget is self:
            return
        super().reveal(key)
        if widget.rect.top < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - widget.rect.top) - 4)
        elif widget.rect.bottom > self.rect.bottom:
            self.scroll_to(self.offset + widget.rect.bottom - self.rect.bottom + 4)

    def press(self, place: Place) -> bool:
        self._grip = place[1] + self.offset
        if place[0] >= self.rect.right - self.theme.px(14):
            self._grip = None
            self.drag(place)
        return True

    def drag(self, place: Place) -> None:
        if self._grip is None:
            part = (place[1] - self.rect.top) / max(1, self.rect.height)
            self.scroll_to(int(part * self.length - self.rect.height / 2))
        else:
            self.scroll_to(self._grip - place[1])

    def release(self, place: Place) -> bool:
        return False

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        clip = surface.get_clip()
        seen = self.rect.clip(clip)
        surface.set_clip(seen)
        inside = mouse if self.rect.collidepoint(mouse) else (-1, -1)
        top, bottom = seen.top - 8, seen.bottom + 8
        for child in self.children:
            if child.rect.top < bottom and child.rect.bottom > top:
                child.draw(surface, inside, focus)
        surface.set_clip(clip)
        if self.most:
            width = self.theme.px(6)
            track = pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)
            height = max(self.theme.px(24), track.height * self.rect.height // self.length)
            top = track.top + (track.height - height) * self.offset // self.most
            pygame.draw.rect(surface, th.SLATE_DARK, track, border_radius=3)
            pygame.draw.rect(surface, th.BRASS, (track.left, top, width, height), border_radius=3)

    def look(self) -> Hashable:
        return self.offset, *((child.key, *child.rect, child.look()) for child in self.children)

    def kept(self) -> object | None:
        return self.offset

    def restore(self, kept: object) -> None:
        assert isinstance(kept, int)
        self.offset = kept


def _shift(widget: Widget, by: int) -> None:
    widget.rect = widget.rect.move(0, by)
    if isinstance(widget, Group):
        for child in widget.children:
            _shift(child, by)


class Sheet(Widget):
    """A piece of parchment."""

    eats = False

    def draw(self, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        surface.blit(parchment(self.rect.size, self.theme.px(10)), self.rect)

    def look(self) -> Hashable:
        return ()


def tabs(
    key: str, rect: pygame.Rect, names: Sequence[tuple[str, str]], current: str, choose: Callable[[str], None], gap: int
) -> list[Widget]:
    """Return a row of buttons of which one is on; those with more to say are wider."""
    room = rect.width - gap * (len(names) - 1)
    shares = [len(text) + 6 for _, text in names]
    made: list[Widget] = []
    for i, (word, text) in enumerate(names):
        left, right = (room * sum(shares[:n]) // max(1, sum(shares)) for n in (i, i + 1))
        place = pygame.Rect(rect.left + left + i * gap, rect.top, right - left, rect.height)
        made.append(Button(f"{key}.{word}", place, text, lambda word=word: choose(word), is_on=word == current))  # type: ignore[misc]
    return made


def column(area: pygame.Rect, height: int, gap: int, count: int) -> list[pygame.Rect]:
    """Return rectangles below each other."""
    return [pygame.Rect(area.left, area.top + i * (height + gap), area.width, height) for i in range(count)]
