"""How the important pieces are, at a glance: a column for each side at the top of the right panel."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.presenter import Figure
from game.screen.signs import draw_sign
from game.screen.theme import Face
from game.screen.widgets import Picture, Widget

if TYPE_CHECKING:
    from .board import Board


MOST_BELOW = 3
"""Figures of a colour that stand below each other; more stand side by side in a row of their colour."""


def roster(board: Board, area: pygame.Rect) -> list[Widget]:
    """Return a cell for each figure, each colour in a column or a row of its own; a click keeps its card in sight."""
    theme = board.theme
    found = board.presenter.roster(board.table.match.state)
    colours = list(dict.fromkeys(figure.colour for figure in found))
    own = {colour: [figure for figure in found if figure.colour == colour] for colour in colours}
    most = max(map(len, own.values()), default=0)
    in_rows = most > MOST_BELOW
    gap, tall = theme.px(6), theme.px(92 if in_rows else 58)
    per_row = most if in_rows else max(1, len(colours))
    wide = (area.width - gap * (per_row - 1)) // max(1, per_row)
    made: list[Widget] = []
    for figure in found:
        across, down = colours.index(figure.colour), own[figure.colour].index(figure)
        if in_rows:
            across, down = down, across
        place = pygame.Rect(area.left + across * (wide + gap), area.top + down * (tall + gap), wide, tall)
        is_on = figure.piece in (board.gestures.selected, board.pinned)
        show = partial(_paint_small if in_rows else _paint, board, figure, is_on)
        action = partial(_keep, board, figure.piece)
        key, of = f"figure.{figure.piece}", (figure, is_on)
        made.append(Picture(key, place, show, tip=figure.tip, action=action, of=of))
    return made


def _keep(board: Board, piece: str) -> None:
    board.pinned = "" if board.pinned == piece else piece
    board.build()


def _paint(board: Board, figure: Figure, is_on: bool, surface: pygame.Surface, rect: pygame.Rect) -> None:
    theme = board.theme
    edge = _paint_body(board, figure, surface, rect)
    size = min(rect.height - theme.px(6), rect.width * 26 // 100)
    face = board.stage.sprites.portrait(figure.sprite, (size, size), figure.colour)
    if figure.is_out or figure.is_spent:
        face = paint.pale(face, 0.8 if figure.is_out else 0.5)
    surface.blit(face, face.get_rect(midleft=(edge.right + theme.px(2), rect.centery)))
    left, right = edge.right + size + theme.px(6), rect.right - theme.px(18 if figure.most else 8)
    for i in range(figure.most):
        at = (rect.right - theme.px(10), rect.centery + theme.px(14) * (2 * i - figure.most + 1) // 2)
        pygame.draw.circle(surface, th.GOLD if i < figure.dots else th.SLATE_LIGHT, at, theme.px(4))
    notes, money = figure.notes[:-1], figure.notes[-1]
    if not figure.is_out:
        word = theme.text(money[1], th.SMALL, th.LIGHT, Face.BOLD)
        surface.blit(word, word.get_rect(midright=(right, rect.top + theme.px(16))))
        right -= word.get_width() + theme.px(10)
        draw_sign(surface, money[0], (right, rect.top + theme.px(15)), theme.px(8))
        right -= theme.px(12)
    name = theme.snug(figure.name, (right - left, theme.px(28)), th.BODY, th.LIGHT, Face.BOLD)
    surface.blit(name, (left, rect.top + theme.px(3)))
    x, y = left, rect.bottom - theme.px(15)
    if figure.is_out:
        draw_sign(surface, "skull", (x + theme.px(8), y), theme.px(9))
        word = theme.snug("off the board", (rect.right - x - theme.px(24), theme.px(24)), th.SMALL, th.SOFT)
        surface.blit(word, word.get_rect(midleft=(x + theme.px(22), y)))
    else:
        gap = theme.px(22)
        font = theme.font(Face.BOLD, th.SMALL)
        wanted = sum(gap + font.size(number)[0] for _, number in notes)
        part = min(1.0, (rect.right - theme.px(20) - left + theme.px(2)) / max(1, wanted))
        for sign, number in notes:
            draw_sign(surface, sign, (x + theme.px(7 * part), y), theme.px(8 * part))
            word = theme.text(number, th.SMALL * part, th.LIGHT, Face.BOLD)
            surface.blit(word, word.get_rect(midleft=(x + theme.px(17 * part), y)))
            x += round(gap * part) + word.get_width()
    pygame.draw.rect(surface, th.GOLD if is_on else th.BRASS_DARK, rect, 2, border_radius=4)


def _paint_small(board: Board, figure: Figure, is_on: bool, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The portrait above its first number; the name is told by the tip."""
    theme = board.theme
    edge = _paint_body(board, figure, surface, rect)
    inner = pygame.Rect(edge.right, rect.top, rect.right - edge.right, rect.height)
    y = rect.bottom - theme.px(14)
    size = min(inner.width - theme.px(4), rect.height - theme.px(28))
    face = board.stage.sprites.portrait(figure.sprite, (size, size), figure.colour)
    if figure.is_out or figure.is_spent:
        face = paint.pale(face, 0.8 if figure.is_out else 0.5)
    surface.blit(face, face.get_rect(midtop=(inner.centerx, rect.top + theme.px(3))))
    if figure.is_out:
        draw_sign(surface, "skull", (inner.centerx, y), theme.px(9))
    else:
        sign, number = figure.notes[0]
        word = theme.text(number, th.SMALL, th.LIGHT, Face.BOLD)
        x = inner.centerx - (theme.px(20) + word.get_width()) // 2
        draw_sign(surface, sign, (x + theme.px(8), y), theme.px(8))
        surface.blit(word, word.get_rect(midleft=(x + theme.px(20), y)))
    pygame.draw.rect(surface, th.GOLD if is_on else th.BRASS_DARK, rect, 2, border_radius=4)


def _paint_body(board: Board, figure: Figure, surface: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
    """Paint a cell in the figure's colour and return its edge with the pattern."""
    wide = board.px(8)
    body = th.mixed(figure.colour.colour, th.NIGHT, 0.72 if not figure.is_out else 0.88)
    surface.blit(paint.patterned(rect.size, body, th.Pattern.PLAIN), rect)
    edge = pygame.Rect(rect.left, rect.top, wide, rect.height)
    surface.blit(paint.patterned(edge.size, figure.colour.colour, figure.colour.pattern, 255, wide), edge)
    return edge
