"""What would come of a click, in a small panel beside the square it would be made on."""

from __future__ import annotations

from functools import lru_cache

import pygame

from . import paint
from . import theme as th
from .canvas import Shown
from .presenter import Preview
from .theme import Face, Theme


def preview_shown(theme: Theme, preview: Preview, by: pygame.Rect, area: pygame.Rect) -> list[Shown]:
    """Return the preview beside a square, inside an area, never on the square itself."""
    picture = _picture(theme, preview.title, preview.lines, preview.chance)
    rect = picture.get_rect()
    gap = max(by.width // 2, theme.px(16))
    rect.midleft = (by.right + gap, by.centery)
    if rect.right > area.right:
        rect.right = by.left - gap
    rect.clamp_ip(area.inflate(-8, -8))
    if rect.colliderect(by):
        rect.bottom = by.top - gap if by.top - gap - rect.height > area.top else by.bottom + gap + rect.height
    return [(paint.soft_shadow(rect.size), rect.move(-16, -12).topleft), (picture, rect.topleft)]


@lru_cache(maxsize=8)
def _picture(theme: Theme, words: str, notes: tuple[str, ...], part: float | None) -> pygame.Surface:
    pad = theme.px(12)
    title = theme.text(words, th.BODY, th.BRASS_LIGHT, Face.DISPLAY)
    lines = [theme.text(line, th.SMALL + 1, th.LIGHT, width=theme.px(330)) for line in notes]
    left = theme.px(92) if part is not None else 0
    width = max(title.get_width(), max((line.get_width() for line in lines), default=0)) + left + 2 * pad
    text_height = title.get_height() + sum(line.get_height() for line in lines)
    height = max(text_height, theme.px(66) if part is not None else 0) + 2 * pad
    picture = paint.panel((width, height), max(2, theme.px(2)), th.SLATE_DARK).copy()
    if part is not None:
        _draw_chance(picture, theme, part, (pad + theme.px(38), height // 2))
    y = pad
    for line in (title, *lines):
        picture.blit(line, (pad + left, y))
        y += line.get_height()
    return picture


def _draw_chance(picture: pygame.Surface, theme: Theme, part: float, centre: tuple[int, int]) -> None:
    """Draw a dial with the number in it."""
    radius = theme.px(38)
    pygame.draw.circle(picture, th.NIGHT, centre, radius)
    tint = th.mixed(th.VERMILION, th.GREEN, part)
    for step in range(round(60 * part)):
        turn = pygame.math.Vector2(0, -radius + 3).rotate(step * 6)
        pygame.draw.circle(picture, tint, (centre[0] + turn.x, centre[1] + turn.y), max(2, theme.px(4)))
    number = theme.text(f"{part:.0%}", 34, th.LIGHT, Face.DISPLAY)
    picture.blit(number, number.get_rect(center=centre))
