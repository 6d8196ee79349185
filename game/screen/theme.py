"""Colours, faces and sizes: how everything on the screen looks, in one place.

Sizes are given in points of a 1920x1080 window; `Theme.px` turns them into pixels of the real one.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import pygame
from font_fredoka_one import FredokaOne
from font_source_sans_pro import SourceSansPro, SourceSansProIt, SourceSansProSemibold

Colour = tuple[int, int, int]

# The table
NIGHT: Colour = (16, 18, 24)
SLATE: Colour = (37, 41, 52)
SLATE_DARK: Colour = (27, 30, 39)
SLATE_LIGHT: Colour = (56, 62, 78)
SLATE_HOVER: Colour = (72, 80, 100)
BRASS: Colour = (196, 152, 92)
BRASS_DARK: Colour = (104, 76, 44)
BRASS_LIGHT: Colour = (240, 208, 150)
GILT: Colour = (226, 184, 116)
"""Of what is meant to be clicked: INK stands out from it wherever it is shaded."""
PARCHMENT: Colour = (238, 224, 194)
PARCHMENT_DARK: Colour = (214, 194, 156)
PARCHMENT_EDGE: Colour = (138, 106, 66)
# Words
LIGHT: Colour = (242, 238, 228)
SOFT: Colour = (190, 190, 190)
FAINT: Colour = (146, 148, 156)
INK: Colour = (38, 26, 16)
INK_SOFT: Colour = (98, 76, 52)
GOLD: Colour = (255, 208, 96)
GOOD: Colour = (84, 204, 150)
BAD: Colour = (255, 132, 88)

# Okabe-Ito, for sides and categories
ORANGE: Colour = (230, 159, 0)
SKY: Colour = (86, 180, 233)
GREEN: Colour = (0, 158, 115)
YELLOW: Colour = (240, 228, 66)
BLUE: Colour = (0, 114, 178)
VERMILION: Colour = (213, 94, 0)
PURPLE: Colour = (204, 121, 167)


class Pattern(Enum):
    """What goes with a colour, so that nobody needs to tell colours apart."""

    PLAIN = "plain"
    STRIPES = "stripes"
    DOTS = "dots"
    CHECKS = "checks"
    CROSSES = "crosses"
    RINGS = "rings"
    WAVES = "waves"


class SeatColour(NamedTuple):
    name: str
    colour: Colour
    pattern: Pattern
    notches: int
    """Notches in the base ring of the miniatures."""


SEAT_COLOURS = (
    SeatColour("Sky", SKY, Pattern.STRIPES, 2),
    SeatColour("Ember", VERMILION, Pattern.DOTS, 3),
    SeatColour("Moss", GREEN, Pattern.CHECKS, 4),
    SeatColour("Sun", YELLOW, Pattern.CROSSES, 5),
    SeatColour("Orchid", PURPLE, Pattern.RINGS, 6),
    SeatColour("Deep", BLUE, Pattern.WAVES, 8),
)


class Face(Enum):
    DISPLAY = FredokaOne
    TEXT = SourceSansPro
    BOLD = SourceSansProSemibold
    ITALIC = SourceSansProIt


SMALL, BODY, LARGE, TITLE, HUGE = 16, 19, 24, 36, 72
LEAST_PIXELS = 12
ALIGNS = {"left": pygame.FONT_LEFT, "centre": pygame.FONT_CENTER, "right": pygame.FONT_RIGHT}
"""No letters are smaller than this."""


class Theme:
    """Sizes and text for a window of some size; remade when the window or the UI scale changes."""

    def __init__(self, size: tuple[int, int], ui_scale: float = 1.0) -> None:
        width, height = size
        wanted = max(0.72, min(width / 1920, height / 1080)) * ui_scale
        self.scale = max(0.5, min(wanted, width / 1000, height / 600))
        """Pixels for a point. What the player asks for is capped where a panel would not fit the window any more."""
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._texts: dict[tuple[str, Face, float, Colour, int, int], pygame.Surface] = {}
        self._snug: dict[tuple[object, ...], pygame.Surface] = {}

    def px(self, points: float) -> int:
        return max(1, round(points * self.scale))

    def font(self, face: Face, points: float) -> pygame.font.Font:
        size = max(LEAST_PIXELS, round(points * self.scale))
        font = self._fonts.get((face, size))
        if font is None:
            font = self._fonts[face, size] = pygame.font.Font(face.value, size)
        return font

    def text(
        self,
        text: str,
        points: float = BODY,
        colour: Colour = LIGHT,
        face: Face = Face.TEXT,
        width: int = 0,
        align: str = "left",
    ) -> pygame.Surface:
        """Return the text as a picture, wrapped to a width in pixels if one is given; the picture is shared."""
        key = (text, face, points, colour, width, ALIGNS[align])
        found = self._texts.get(key)
        if found is None:
            if len(self._texts) > 3000:
                self._texts.clear()
            font = self.font(face, points)
            font.align = ALIGNS[align]
            found = self._texts[key] = font.render(text, True, colour, None, max(0, width))
        return found

    def fitted(
        self, text: str, width: int, points: float = BODY, colour: Colour = LIGHT, face: Face = Face.TEXT
    ) -> pygame.Surface:
        """Return the text on one line, cut with an ellipsis where it would be wider than that."""
        font = self.font(face, points)
        if font.size(text)[0] > width:
            self.misfit(text)
            while text and font.size(text + "…")[0] > width:
                text = text[:-1]
            text += "…"
        return self.text(text, points, colour, face)

    def snug(
        self,
        text: str,
        box: tuple[int, int],
        points: float = BODY,
        colour: Colour = LIGHT,
        face: Face = Face.TEXT,
        align: str = "left",
    ) -> pygame.Surface:
        """Return the text as it is best read inside the box: on one line, a little smaller, or on as many as fit.

        Only what fits in none of these ways is cut.
        """
        key = (text, face, points, colour, *box, align)
        found = self._snug.get(key)
        if found is None:
            if len(self._snug) > 3000:
                self._snug.clear()
            found = self._fit_in(text, box, points, colour, face, align)
            if found is None:
                return self.fitted(text, max(1, box[0]), self._least(points), colour, face)
            self._snug[key] = found
        return found

    def _least(self, points: float) -> float:
        return min(points, max(13, LEAST_PIXELS / self.scale))

    def _fit_in(
        self, text: str, box: tuple[int, int], points: float, colour: Colour, face: Face, align: str
    ) -> pygame.Surface | None:
        """Return the text as a whole, if it can be put into the box."""
        width, height = max(1, box[0]), box[1]
        least = self._least(points)
        for size in (
            points,
            *(size for size in (30, 26, LARGE, 21, BODY, 17, SMALL, 14, 13) if least <= size < points),
        ):
            if self.font(face, size).size(text)[0] <= width:
                return self.text(text, size, colour, face)
        for size in dict.fromkeys((min(points, BODY), min(points, SMALL), least)):
            longest = max((self.font(face, size).size(word)[0] for word in text.split()), default=0)
            if longest <= width and self.line(size, face) * 2 <= height + 2:
                wrapped = self.text(text, size, colour, face, width, align)
                if wrapped.get_height() <= height + 2:
                    return wrapped
        return None

    def misfit(self, text: str) -> None:
        """Take note of a text that is not shown as a whole: nothing to do in play, tests listen here."""

    def line(self, points: float = BODY, face: Face = Face.TEXT) -> int:
        return self.font(face, points).get_linesize()


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """Return the colour that lies that part of the way from the one to the other."""
    return (
        round(one[0] + (other[0] - one[0]) * part),
        round(one[1] + (other[1] - one[1]) * part),
        round(one[2] + (other[2] - one[2]) * part),
    )
