"""The log at the side of the board: what has happened, with dice; pointed at, a line lights up on the board."""

from __future__ import annotations

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


def log_panel(board: Board, rect: pygame.Rect) -> list[Widget]:
    """The log with its head; new lines at its end."""
    theme = board.theme
    head = pygame.Rect(rect.left, rect.top, rect.width, theme.px(36))
    toggle = pygame.Rect(head.right - theme.px(96), head.top, theme.px(96), theme.px(34))
    widgets: list[Widget] = [
        Label(
            "log.title",
            pygame.Rect(head.left + theme.px(4), head.top, head.width - theme.px(100), head.height),
            "Log",
            size=th.LARGE,
            face=Face.DISPLAY,
            colour=th.BRASS_LIGHT,
            is_line=True,
        ),
        Button(
            "log.toggle",
            toggle,
            "Hide" if board.shows_log else "Show",
            partial(board.panels.act, "log"),
            size=th.SMALL,
            note=board.stage.bindings.label("log"),
        ),
    ]
    if not board.shows_log:
        return widgets
    body = pygame.Rect(rect.left, head.bottom + theme.px(4), rect.width, rect.bottom - head.bottom - theme.px(4))
    lines: list[Widget] = []
    y = body.top
    for i, line in list(enumerate(board.log))[-120:]:
        widget = LogWidget(f"log.{i}", pygame.Rect(body.left, y, body.width - theme.px(12), 1), line, board)
        widget.theme = theme
        widget.rect.height = widget.measure()
        y = widget.rect.bottom + theme.px(2)
        lines.append(widget)
    widgets.append(Scroll("log.scroll", body, lines, from_end=True))
    return widgets


DETAIL: th.Colour = (170, 172, 180)


class LogWidget(Widget):
    """A line of the log; pointed at, it lights up on the board what it speaks of."""

    eats = False
    shows_mouse = True

    def __init__(self, key: str, rect: pygame.Rect, line: LogLine, board: Board) -> None:
        super().__init__(key, rect, tip="")
        self.line, self.board = line, board

    @property
    def _style(self) -> tuple[float, th.Colour, Face]:
        if self.line.level == 0:
            return th.BODY, th.GOLD, Face.BOLD
        return (th.SMALL + 1, th.LIGHT, Face.TEXT) if self.line.level == 1 else (th.SMALL, DETAIL, Face.TEXT)

    def _picture(self) -> pygame.Surface:
        size, colour, face = self._style
        return self.theme.text(self.line.text, size, colour, face, self.rect.width - self.theme.px(16))

    def measure(self) -> int:
        dice = self.theme.px(28) if self.line.dice else 0
        return self._picture().get_height() + dice

    def draw(self, surface: pygame.Surface, mouse: tuple[int, int], focus: str | None) -> None:
        theme = self.theme
        if self.rect.collidepoint(mouse):
            pygame.draw.rect(surface, th.SLATE_LIGHT, self.rect, border_radius=4)
        if self.line.seat is not None:
            colour = self.board.table.seats[self.line.seat].colour.colour
            pygame.draw.rect(surface, colour, (self.rect.left, self.rect.top + 2, theme.px(4), self.rect.height - 4))
        picture = self._picture()
        surface.blit(picture, (self.rect.left + theme.px(11), self.rect.top))
        if self.line.dice:
            x, y = self.rect.left + theme.px(11), self.rect.top + picture.get_height()
            for kind, face in self.line.dice:
                die = die_face(kind, face, theme.px(24))
                surface.blit(die, (x, y))
                x += die.get_width() + theme.px(3)
