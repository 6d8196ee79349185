"""The log at the side of the board: what has happened, with dice; pointed at, a line lights up on the board."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import theme as th
from game.screen.dice import die_face
from game.screen.presenter import LogLine
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Scroll, Widget

if TYPE_CHECKING:
    from .board import Board


MOST = 120
"""Lines that can be scrolled to."""


class LogPanel:
    """The log with its head; new lines at its end."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._body = pygame.Rect(0, 0, 1, 1)
        self._lines: list[LogWidget] = []
        """A widget for each line of the log, from its first; kept, for a log is long and grows line by line."""
        self._shown = LogScroll("log.scroll", self._body, ())

    def widgets(self, rect: pygame.Rect) -> list[Widget]:
        board, theme = self.board, self.board.theme
        head = pygame.Rect(rect.left, rect.top, rect.width, theme.px(36))
        toggle = pygame.Rect(head.right - theme.px(96), head.top, theme.px(96), theme.px(34))
        title = Label(
            "log.title",
            pygame.Rect(head.left + theme.px(4), head.top, head.width - theme.px(100), head.height),
            "Log",
            size=th.LARGE,
            face=Face.DISPLAY,
            colour=th.BRASS_LIGHT,
            is_line=True,
        )
        button = Button(
            "log.toggle",
            toggle,
            "Hide" if board.shows_log else "Show",
            partial(board.panels.act, "log"),
            size=th.SMALL,
            note=board.stage.bindings.label("log"),
        )
        top = head.bottom + theme.px(4)
        self._body = pygame.Rect(rect.left, top, rect.width, rect.bottom - top)
        return [title, button, self._scroll()] if board.shows_log else [title, button]

    def grow(self) -> None:
        """Show the lines that have been added to the log."""
        if self._shown in self.board.root.children:
            self._shown.children += self._added()
            self._shown.arrange()
            self.board.widgets.renew_one(self._shown)
            self.board.stage.look()

    def _scroll(self) -> Scroll:
        last = self._lines[-1] if self._lines else None
        if last is None or last.theme is not self.board.theme or last.rect.width != self._width:
            self._lines = []
        same = 0
        for widget, line in zip(self._lines, self.board.log, strict=False):
            if widget.line is not line:
                break
            same += 1
        del self._lines[same:]
        self._added()
        shown, (left, y), gap = self._lines[-MOST:], self._body.topleft, self._gap
        for widget in shown:
            widget.rect.topleft = left, y
            y += widget.rect.height + gap
        self._shown = LogScroll("log.scroll", self._body, shown, from_end=True)
        return self._shown

    def _added(self) -> list[LogWidget]:
        """Make widgets for the lines that have none yet, each below the one before."""
        added: list[LogWidget] = []
        for i in range(len(self._lines), len(self.board.log)):
            widget = LogWidget(f"log.{i}", self._width, self.board.log[i], self.board)
            top = self._lines[-1].rect.bottom + self._gap if self._lines else self._body.top
            widget.rect.topleft = self._body.left, top
            self._lines.append(widget)
            added.append(widget)
        return added

    @property
    def _width(self) -> int:
        return self._body.width - self.board.px(12)

    @property
    def _gap(self) -> int:
        return self.board.px(2)


class LogScroll(Scroll):
    """The lines of the log, which only grows."""

    @property
    def length(self) -> int:
        bottom = self.children[-1].rect.bottom + self._moved if self.children else self.rect.top
        return bottom - self.rect.top + self.theme.px(4)

    def walk(self) -> Iterator[Widget]:
        yield self  # its lines are no widgets that anybody looks for

    def arrange(self) -> None:
        self.scroll_to(self.most)

    def scroll_to(self, offset: int) -> None:
        self.offset = min(self.most, max(0, offset))
        shift, self._moved = self._moved - self.offset, self.offset
        if shift:
            for child in self.children:
                child.rect.y += shift

    def look(self) -> Hashable:
        return self.offset, *map(id, self.children)


DETAIL: th.Colour = (170, 172, 180)


class LogWidget(Widget):
    """A line of the log; pointed at, it lights up on the board what it speaks of."""

    eats = False
    shows_mouse = True

    def __init__(self, key: str, width: int, line: LogLine, board: Board) -> None:
        super().__init__(key, pygame.Rect(0, 0, width, 1))
        self.line, self.theme = line, board.theme
        style: dict[int, tuple[float, th.Colour, Face]] = {
            0: (th.BODY, th.GOLD, Face.BOLD), 1: (th.SMALL + 1, th.LIGHT, Face.TEXT), 2: (th.SMALL, DETAIL, Face.TEXT)
        }  # fmt: skip
        self._words = self.theme.text(line.text, *style[line.level], width - self.theme.px(16))
        self._dice = [die_face(kind, face, self.theme.px(24)) for kind, face in line.dice]
        self._colour = board.table.seats[line.seat].colour.colour if line.seat is not None else None
        self._left, self._bar, self._gap = self.theme.px(11), self.theme.px(4), self.theme.px(3)
        self.rect.height = self._words.get_height() + (self.theme.px(28) if line.dice else 0)

    def draw(self, surface: pygame.Surface, mouse: tuple[int, int], focus: str | None) -> None:
        left, top, _, height = self.rect
        if self.rect.collidepoint(mouse):
            pygame.draw.rect(surface, th.SLATE_LIGHT, self.rect, border_radius=4)
        if self._colour is not None:
            surface.fill(self._colour, (left, top + 2, self._bar, height - 4))
        left += self._left
        surface.blit(self._words, (left, top))
        top += self._words.get_height()
        for die in self._dice:
            surface.blit(die, (left, top))
            left += die.get_width() + self._gap
