"""What would come of a click, in a small panel beside the square it would be made on."""

from __future__ import annotations

import pygame

from . import paint
from . import theme as th
from .presenter import Preview
from .theme import Face, Theme


def draw_preview(surface: pygame.Surface, theme: Theme, preview: Preview, by: pygame.Rect, area: pygame.Rect) -> None:
    """Draw the preview beside a square, inside an area, never on the square itself."""
    pad = theme.px(12)
    title = theme.text(preview.title, th.BODY, th.BRASS_LIGHT, Face.DISPLAY)
    lines = [theme.text(line, th.SMALL + 1, th.LIGHT, width=theme.px(330)) for line in preview.lines]
    chance = theme.text(f"{preview.chance:.0%}", 34, th.LIGHT, Face.DISPLAY) if preview.chance is not None else None
    left = theme.px(92) if chance is not None else 0
    width = max(title.get_width(), max((line.get_width() for line in lines), default=0)) + left + 2 * pad
    text_height = title.get_height() + sum(line.get_height() for line in lines)
    rect = pygame.Rect(0, 0, width, max(text_height, theme.px(66) if chance is not None else 0) + 2 * pad)
    gap = max(by.width // 2, theme.px(16))
    rect.midleft = (by.right + gap, by.centery)
    if rect.right > area.right:
        rect.right = by.left - gap
    rect.clamp_ip(area.inflate(-8, -8))
    if rect.colliderect(by):
        rect.bottom = by.top - gap if by.top - gap - rect.height > area.top else by.bottom + gap + rect.height
    surface.blit(paint.soft_shadow(rect.size), rect.move(-16, -12))
    surface.blit(paint.panel(rect.size, max(2, theme.px(2)), th.SLATE_DARK), rect)
    y = rect.top + pad
    if chance is not None and preview.chance is not None:
        centre = (rect.left + pad + theme.px(38), rect.centery)
        radius = theme.px(38)
        pygame.draw.circle(surface, th.NIGHT, centre, radius)
        tint = th.mixed(th.VERMILION, th.GREEN, preview.chance)
        for step in range(round(60 * preview.chance)):
            turn = pygame.math.Vector2(0, -radius + 3).rotate(step * 6)
            pygame.draw.circle(surface, tint, (centre[0] + turn.x, centre[1] + turn.y), max(2, theme.px(4)))
        surface.blit(chance, chance.get_rect(center=centre))
    surface.blit(title, (rect.left + pad + left, y))
    y += title.get_height()
    for line in lines:
        surface.blit(line, (rect.left + pad + left, y))
        y += line.get_height()
