"""What is drawn on squares, under the miniatures: each kind has a colour and a pattern of its own."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.kernel.squares import bits

from . import theme as th
from .paint import patterned
from .theme import Colour, Pattern


class Style(NamedTuple):
    colour: Colour
    pattern: Pattern
    fill: int
    """Alpha of the field."""
    edge: int
    """Alpha of the outline."""


class Overlay(Enum):
    REACH = Style(th.SKY, Pattern.DOTS, 66, 235)
    REACH_MORE = Style(th.SKY, Pattern.DOTS, 30, 120)
    RANGE = Style((226, 220, 200), Pattern.PLAIN, 22, 130)
    TARGET = Style(th.VERMILION, Pattern.STRIPES, 90, 240)
    FRIEND = Style(th.GREEN, Pattern.CROSSES, 80, 230)
    AREA = Style(th.ORANGE, Pattern.CHECKS, 90, 240)
    THREAT = Style(th.VERMILION, Pattern.CROSSES, 34, 120)
    SIGHT = Style(th.YELLOW, Pattern.DOTS, 40, 120)
    LEGAL = Style(th.GREEN, Pattern.DOTS, 70, 220)
    ZONE = Style(th.PURPLE, Pattern.RINGS, 36, 170)
    GHOST = Style(th.LIGHT, Pattern.CHECKS, 70, 255)
    HOVER = Style(th.LIGHT, Pattern.PLAIN, 26, 220)
    BLOCKED = Style((170, 60, 60), Pattern.CROSSES, 60, 200)


class Layer(NamedTuple):
    overlay: Overlay
    squares: int
    """A set, as bits."""


@lru_cache(maxsize=512)
def _field(style: Style, square: int, open_sides: int) -> pygame.Surface:
    """A square of the style; the lowest four bits say on which sides (north, east, south, west) it has an edge."""
    surface = patterned((square, square), style.colour, style.pattern, style.fill, max(6, square // 6)).copy()
    width = max(2, square // 18)
    if open_sides:
        # a dark line beside the bright one keeps the edge visible on any floor, and in grey
        dark, inner = (*th.NIGHT, min(200, style.edge)), 2 * width
        for side, place in (
            (1, (0, 0, square, inner)),
            (2, (square - inner, 0, inner, square)),
            (4, (0, square - inner, square, inner)),
            (8, (0, 0, inner, square)),
        ):
            if open_sides & side:
                surface.fill(dark, place)
    edge = (*th.mixed(style.colour, th.LIGHT, 0.2), style.edge)
    if open_sides & 1:
        surface.fill(edge, (0, 0, square, width))
    if open_sides & 2:
        surface.fill(edge, (square - width, 0, width, square))
    if open_sides & 4:
        surface.fill(edge, (0, square - width, square, width))
    if open_sides & 8:
        surface.fill(edge, (0, 0, width, square))
    return surface


def draw_layer(surface: pygame.Surface, layer: Layer, width: int, corner: tuple[int, int], square: int) -> None:
    """Draw the squares with an outline around the whole, from the pixel of the board's corner on."""
    squares, style = layer.squares, layer.overlay.value
    for number in bits(squares & _inside(surface.get_clip().move(-corner[0], -corner[1]), width, square)):
        y, x = divmod(number, width)
        sides = 0
        if number < width or not squares >> number - width & 1:
            sides |= 1
        if x == width - 1 or not squares >> number + 1 & 1:
            sides |= 2
        if not squares >> number + width & 1:
            sides |= 4
        if x == 0 or not squares >> number - 1 & 1:
            sides |= 8
        surface.blit(_field(style, square, sides), (corner[0] + x * square, corner[1] + y * square))


def _inside(clip: pygame.Rect, width: int, square: int) -> int:
    """Return the squares that a rectangle of pixels touches, counted from the board's corner."""
    left, right = max(0, clip.left // square), min(width, -(-clip.right // square))
    if right <= left:
        return 0
    row = (1 << right) - (1 << left)
    return sum(row << y * width for y in range(max(0, clip.top // square), max(0, -(-clip.bottom // square))))
