"""Small pictures that lie on the board: rings, brackets, arrows, hearts, missiles. Each is made once and kept.

Those that lie at several places at once come with the pixel of the window where their corner goes.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from . import paint
from . import theme as th
from .canvas import Shown
from .signs import draw_sign
from .theme import Colour, Face, Theme

Point = tuple[int, int]


def _clear(width: float, height: float) -> pygame.Surface:
    return pygame.Surface((max(1, round(width)), max(1, round(height))), pygame.SRCALPHA)


@lru_cache(maxsize=64)
def ring(width: int, height: int, colour: Colour, square: int) -> pygame.Surface:
    """A ring of light around the base of a miniature, with a soft shine inside and a dark line outside."""
    wide = max(2, square // 14)
    large = _clear(4 * (width + 6), 4 * (height + 6))
    whole = large.get_rect()
    pygame.draw.ellipse(large, (*th.NIGHT, 200), whole)
    pygame.draw.ellipse(large, (*colour, 255), whole.inflate(-8, -8))
    pygame.draw.ellipse(large, (*th.mixed(colour, th.NIGHT, 0.3), 90), whole.inflate(-8 - 8 * wide, -8 - 8 * wide))
    return pygame.transform.smoothscale(large, (width + 6, height + 6))


@lru_cache(maxsize=64)
def rim(width: int, height: int, colour: Colour, square: int) -> pygame.Surface:
    """A line around the base of a miniature: its side."""
    large = _clear(4 * width, 4 * height)
    pygame.draw.ellipse(large, colour, large.get_rect(), 4 * max(2, square // 13))
    return pygame.transform.smoothscale(large, (max(1, width), max(1, height)))


@lru_cache(maxsize=64)
def brackets(size: int, colour: Colour, square: int) -> pygame.Surface:
    """The four corners of squares, with a margin of `square` // 16."""
    pad = max(2, square // 16)
    picture = _clear(size + 2 * pad, size + 2 * pad)
    rect = pygame.Rect(pad, pad, size, size)
    arm = size // 3
    for x, way_x in ((rect.left, 1), (rect.right - 1, -1)):
        for y, way_y in ((rect.top, 1), (rect.bottom - 1, -1)):
            pygame.draw.line(picture, colour, (x, y), (x + way_x * arm, y), pad)
            pygame.draw.line(picture, colour, (x, y), (x, y + way_y * arm), pad)
    return picture


@lru_cache(maxsize=16)
def outline(square: int) -> pygame.Surface:
    """The edge of the square under the mouse."""
    picture = _clear(square - 2, square - 2)
    pygame.draw.rect(picture, th.LIGHT, picture.get_rect(), max(1, square // 32), border_radius=4)
    return picture


@lru_cache(maxsize=16)
def wedge(size: int, colour: Colour) -> pygame.Surface:
    """Points down at what is selected; its tip lies in the middle of its lower edge."""
    picture = _clear(2 * size + 5, size + 5)
    x, y = size + 2, size + 2
    for grow, tint in ((2, th.NIGHT), (0, colour)):
        corners = [(x - size - grow, y - size - grow), (x + size + grow, y - size - grow), (x, y + grow)]
        pygame.draw.polygon(picture, tint, corners)
    return picture


@lru_cache(maxsize=256)
def hearts(most: int, wounds: int, size: int, across: float) -> pygame.Surface:
    """Hearts in a row on a dark plate, side by side as far as they fit across so many pixels."""
    step = min(2 * size, across / most)
    picture = _clear(step * (most - 1) + 3 * size, 2 * size + 4)
    middle = picture.get_rect().center
    plate = pygame.Rect(0, 0, round(step * (most - 1) + 2.6 * size), 2 * size + 2)
    plate.center = middle
    pygame.draw.rect(picture, th.NIGHT, plate, border_radius=size)
    start = middle[0] - step * (most - 1) / 2
    for i in range(most):
        draw_sign(picture, "heart" if i < most - wounds else "no heart", (start + i * step, middle[1]), size)
    return picture


@lru_cache(maxsize=8)
def way(points: tuple[Point, ...], square: int) -> Shown:
    """An arrow along the points of a path."""
    width = max(3, square // 12)
    picture, corner = _around(points, 4 * width)
    points = tuple((x - corner[0], y - corner[1]) for x, y in points)
    for colour, thick in ((th.NIGHT, width + 4), (th.LIGHT, width)):
        pygame.draw.lines(picture, colour, False, points, thick)
        for point in points[:-1]:
            pygame.draw.circle(picture, colour, point, thick * 0.8)
    (x1, y1), (x2, y2) = points[-2:]
    paint.arrow_head(picture, points[-1], (x2 - x1, y2 - y1), width * 3.2, th.NIGHT)
    paint.arrow_head(picture, points[-1], (x2 - x1, y2 - y1), width * 2.5, th.LIGHT)
    return picture, corner


@lru_cache(maxsize=8)
def line_of_sight(start: Point, end: Point, is_clear: bool, square: int) -> Shown:
    """A line between two points, broken if something is in between."""
    picture, corner = _around((start, end), square // 4 + 4)
    a, b = ((x - corner[0], y - corner[1]) for x, y in (start, end))
    pygame.draw.line(picture, th.NIGHT, a, b, max(4, square // 14))
    parts = [(0.0, 1.0)] if is_clear else [(i / 12, (i + 1) / 12) for i in range(0, 12, 2)]
    for one, other in parts:
        p, q = ((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for part in (one, other))
        pygame.draw.line(picture, th.YELLOW if is_clear else th.BAD, p, q, max(2, square // 26))
    return picture, corner


def _around(points: tuple[Point, ...], margin: int) -> Shown:
    """An empty picture that has room for the points."""
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    return _clear(right - left, bottom - top), (left, top)


@lru_cache(maxsize=8)
def missile(kind: str, size: int) -> pygame.Surface:
    """A spark of magic, or a stone."""
    picture = _clear(8 * size, 8 * size)
    middle = picture.get_rect().center
    if kind == "magic":
        picture.blit(paint.glow(size * 4, (150, 110, 255), 200), (0, 0))
        pygame.draw.circle(picture, (230, 220, 255), middle, size)
    else:
        pygame.draw.circle(picture, th.NIGHT, middle, size)
        pygame.draw.circle(picture, (224, 206, 170), middle, size - 2)
    return picture


@lru_cache(maxsize=64)
def outcry(theme: Theme, text: str, colour: Colour, sign: str, size: int) -> tuple[pygame.Surface, int]:
    """Words with a dark edge and perhaps a sign before them, and how far from its left edge it stands on its place."""
    words, dark = (theme.text(text, th.LARGE, tint, Face.DISPLAY) for tint in (colour, th.NIGHT))
    before = 2 * size + 2 if sign else 2
    picture = _clear(words.get_width() + before + 2, max(words.get_height(), 3 * size if sign else 0) + 4)
    top = (picture.get_height() - words.get_height()) // 2
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        picture.blit(dark, (before + dx, top + dy))
    picture.blit(words, (before, top))
    if sign:
        draw_sign(picture, sign, (before - size, picture.get_height() // 2), size)
    return picture, before + words.get_width() // 2 - (size if sign else 0)
