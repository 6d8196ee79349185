"""Shapes that are painted rather than loaded: panels, parchment, patterns, hearts and stars."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from random import Random

import pygame

from . import theme as th
from .theme import Colour, Pattern

CLEAR = (0, 0, 0, 0)


@lru_cache(maxsize=256)
def panel(size: tuple[int, int], edge: int = 3, colour: Colour = th.SLATE, rim: Colour = th.BRASS) -> pygame.Surface:
    """A slate panel with a warm metal edge and a little light from above."""
    width, height = max(8, size[0]), max(8, size[1])
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    radius = min(edge * 4, width // 3, height // 3)
    whole = surface.get_rect()
    pygame.draw.rect(surface, (*th.NIGHT, 235), whole, border_radius=radius)
    pygame.draw.rect(surface, th.mixed(rim, th.NIGHT, 0.45), whole.inflate(-2, -2), edge, border_radius=radius)
    pygame.draw.rect(surface, rim, whole.inflate(-2, -2), max(1, edge - 1), border_radius=radius)
    inner = whole.inflate(-2 * edge, -2 * edge)
    body = pygame.Surface(inner.size, pygame.SRCALPHA)
    for y in range(inner.height):
        part = y / max(1, inner.height)
        pygame.draw.line(
            body,
            (*th.mixed(th.mixed(colour, th.LIGHT, 0.05), th.mixed(colour, th.NIGHT, 0.35), part), 244),
            (0, y),
            (inner.width, y),
        )
    mask = pygame.Surface(inner.size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=max(1, radius - edge))
    body.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    surface.blit(body, inner)
    gleam = max(1, edge // 2)
    pygame.draw.line(surface, th.mixed(rim, th.LIGHT, 0.55), (radius, gleam), (width - radius, gleam), 1)
    return surface


@lru_cache(maxsize=128)
def parchment(size: tuple[int, int], radius: int = 10, rim: Colour = th.PARCHMENT_EDGE) -> pygame.Surface:
    """Old paper with darker edges and a few fibres."""
    width, height = max(8, size[0]), max(8, size[1])
    small = pygame.Surface((max(2, width // 8), max(2, height // 8)))
    rng = Random(width * 7919 + height)
    for y in range(small.get_height()):
        for x in range(small.get_width()):
            out = max(abs(2 * x / small.get_width() - 1), abs(2 * y / small.get_height() - 1))
            small.set_at((x, y), th.mixed(th.PARCHMENT, th.PARCHMENT_DARK, min(1, out**4 * 0.8 + rng.random() * 0.16)))
    paper = pygame.transform.smoothscale(small, (width, height)).convert_alpha()
    for _ in range(width * height // 1600):
        x, y, length = rng.randrange(width), rng.randrange(height), rng.randrange(3, 14)
        pygame.draw.line(paper, (*th.PARCHMENT_DARK, 255), (x, y), (x + length, y + rng.randrange(-1, 2)))
    mask = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    paper.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    pygame.draw.rect(paper, rim, paper.get_rect(), 2, border_radius=radius)
    pygame.draw.rect(
        paper, th.mixed(th.PARCHMENT, rim, 0.35), paper.get_rect().inflate(-8, -8), 1, border_radius=max(1, radius - 3)
    )
    return paper


@lru_cache(maxsize=256)
def patterned(
    size: tuple[int, int], colour: Colour, pattern: Pattern, alpha: int = 255, unit: int = 8
) -> pygame.Surface:
    """A field of the colour with its pattern over it."""
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, alpha))
    mark = (*th.mixed(colour, th.NIGHT, 0.45), min(255, alpha + 50))
    if pattern is Pattern.STRIPES:
        for x in range(-height, width, unit):
            pygame.draw.line(surface, mark, (x, height), (x + height, 0), max(1, unit // 4))
    elif pattern in (Pattern.DOTS, Pattern.RINGS):
        for i, y in enumerate(range(unit // 2, height + unit, unit)):
            for x in range(unit // 2 if i % 2 else 0, width + unit, unit):
                pygame.draw.circle(
                    surface, mark, (x, y), max(1, unit // 4 + (pattern is Pattern.RINGS)), pattern is Pattern.RINGS
                )
    elif pattern is Pattern.CHECKS:
        for i, y in enumerate(range(0, height, unit)):
            for x in range(unit * (i % 2), width, 2 * unit):
                pygame.draw.rect(surface, mark, (x, y, unit, unit))
    elif pattern is Pattern.CROSSES:
        for y in range(0, height, unit):
            pygame.draw.line(surface, mark, (0, y), (width, y))
        for x in range(0, width, unit):
            pygame.draw.line(surface, mark, (x, 0), (x, height))
    elif pattern is Pattern.WAVES:
        for y in range(0, height + unit, unit):
            points = [
                (x, y + (unit // 3 if x // max(1, unit // 2) % 2 else 0))
                for x in range(0, width + unit, max(1, unit // 2))
            ]
            pygame.draw.lines(surface, mark, False, points, max(1, unit // 5))
    return surface


@lru_cache(maxsize=64)
def vignette(size: tuple[int, int], strength: int = 150) -> pygame.Surface:
    """Darkness that grows towards the corners."""
    small = pygame.Surface((64, 36), pygame.SRCALPHA)
    for y in range(36):
        for x in range(64):
            out = math.hypot((x - 31.5) / 32, (y - 17.5) / 18) / math.sqrt(2)
            small.set_at((x, y), (4, 5, 9, round(strength * max(0.0, out - 0.35) ** 1.6 / 0.65**1.6)))
    return pygame.transform.smoothscale(small, size)


@lru_cache(maxsize=32)
def veil(size: tuple[int, int], alpha: int) -> pygame.Surface:
    """Darkness of one strength."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((*th.NIGHT, alpha))
    return picture


@lru_cache(maxsize=64)
def glow(radius: int, colour: Colour, strength: int = 120) -> pygame.Surface:
    """A pool of light."""
    small = pygame.Surface((48, 48), pygame.SRCALPHA)
    for y in range(48):
        for x in range(48):
            out = min(1.0, math.hypot(x - 23.5, y - 23.5) / 23.5)
            small.set_at((x, y), (*colour, round(strength * (1 - out) ** 2)))
    return pygame.transform.smoothscale(small, (2 * radius, 2 * radius))


@lru_cache(maxsize=64)
def soft_shadow(size: tuple[int, int], alpha: int = 110) -> pygame.Surface:
    """The shadow of something that floats over the table."""
    pad = 16
    small = pygame.Surface((max(4, (size[0] + 2 * pad) // 4), max(4, (size[1] + 2 * pad) // 4)), pygame.SRCALPHA)
    pygame.draw.rect(small, (0, 0, 0, alpha), small.get_rect().inflate(-pad // 2, -pad // 2), border_radius=4)
    return pygame.transform.smoothscale(
        pygame.transform.gaussian_blur(small, 3), (size[0] + 2 * pad, size[1] + 2 * pad)
    )


def pale(picture: pygame.Surface, part: float = 0.45) -> pygame.Surface:
    """Return a picture with that part of its colour gone and a little less light: it is known, but done."""
    made, grey = picture.copy(), pygame.transform.grayscale(picture)
    kept, taken = round(225 * (1 - part)), round(225 * part)
    made.fill((kept, kept, kept, 255), special_flags=pygame.BLEND_RGBA_MULT)
    grey.fill((taken, taken, taken, 255), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return made


# Signs. All are centred and fit a circle of that radius.


def star(
    surface: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour = th.GOLD, points: int = 5
) -> None:
    x, y = centre
    corners = []
    for i in range(2 * points):
        reach = radius if i % 2 == 0 else radius * 0.45
        angle = math.pi * i / points - math.pi / 2
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.aalines(surface, th.mixed(colour, th.NIGHT, 0.5), True, corners)


def heart(
    surface: pygame.Surface,
    centre: tuple[float, float],
    radius: float,
    colour: Colour = (226, 62, 72),
    is_full: bool = True,
) -> None:
    x, y = centre
    outline = []
    for i in range(40):
        t = 2 * math.pi * i / 40
        outline.append(
            (
                x + radius * math.sin(t) ** 3,
                y
                - radius / 16 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) * 0.95,
            )
        )
    pygame.draw.polygon(surface, colour if is_full else th.SLATE_DARK, outline)
    pygame.draw.aalines(surface, th.mixed(colour, th.NIGHT, 0.55), True, outline)
    if is_full:
        pygame.draw.circle(
            surface, th.mixed(colour, th.LIGHT, 0.6), (x - radius * 0.4, y - radius * 0.35), max(1, radius * 0.17)
        )


def potion(surface: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour = th.GREEN) -> None:
    x, y = centre
    edge = th.mixed(colour, th.NIGHT, 0.6)
    pygame.draw.rect(surface, (206, 214, 220), (x - radius * 0.25, y - radius * 0.95, radius * 0.5, radius * 0.7))
    pygame.draw.rect(
        surface, (150, 104, 60), (x - radius * 0.3, y - radius, radius * 0.6, radius * 0.28), border_radius=2
    )
    pygame.draw.circle(surface, (206, 214, 220), (x, y + radius * 0.3), radius * 0.7)
    pygame.draw.circle(surface, colour, (x, y + radius * 0.34), radius * 0.58)
    pygame.draw.circle(
        surface, th.mixed(colour, th.LIGHT, 0.6), (x - radius * 0.22, y + radius * 0.14), max(1, radius * 0.15)
    )
    pygame.draw.circle(surface, edge, (x, y + radius * 0.3), radius * 0.7, 1)


def skull(
    surface: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour = (232, 226, 210)
) -> None:
    x, y = centre
    pygame.draw.rect(
        surface,
        colour,
        (x - radius * 0.45, y + radius * 0.2, radius * 0.9, radius * 0.65),
        border_radius=max(1, int(radius * 0.2)),
    )
    pygame.draw.circle(surface, colour, (x, y - radius * 0.15), radius * 0.8)
    for side in (-1, 1):
        pygame.draw.circle(surface, th.NIGHT, (x + side * radius * 0.33, y - radius * 0.08), max(1, radius * 0.22))
        pygame.draw.line(
            surface,
            th.NIGHT,
            (x + side * radius * 0.15, y + radius * 0.45),
            (x + side * radius * 0.15, y + radius * 0.8),
        )
    pygame.draw.polygon(
        surface,
        th.NIGHT,
        [(x, y + radius * 0.12), (x - radius * 0.1, y + radius * 0.32), (x + radius * 0.1, y + radius * 0.32)],
    )


def boot(surface: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour = (196, 150, 96)) -> None:
    x, y = centre
    corners = [(-0.45, -0.9), (0.15, -0.9), (0.15, 0.1), (0.85, 0.4), (0.9, 0.85), (-0.5, 0.85)]
    outline = [(x + radius * a, y + radius * b) for a, b in corners]
    pygame.draw.polygon(surface, colour, outline)
    pygame.draw.aalines(surface, th.mixed(colour, th.NIGHT, 0.6), True, outline)


def bolt(surface: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour = th.GOLD) -> None:
    x, y = centre
    corners = [(0.15, -1), (-0.6, 0.15), (-0.05, 0.15), (-0.2, 1), (0.6, -0.2), (0.05, -0.2)]
    outline = [(x + radius * a, y + radius * b) for a, b in corners]
    pygame.draw.polygon(surface, colour, outline)
    pygame.draw.aalines(surface, th.mixed(colour, th.NIGHT, 0.6), True, outline)


def gem(surface: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour) -> None:
    x, y = centre
    outline = [
        (x, y - radius),
        (x + radius * 0.75, y - radius * 0.2),
        (x, y + radius),
        (x - radius * 0.75, y - radius * 0.2),
    ]
    pygame.draw.polygon(surface, colour, outline)
    pygame.draw.polygon(surface, th.mixed(colour, th.LIGHT, 0.45), [outline[0], (x, y - radius * 0.2), outline[3]])
    pygame.draw.aalines(surface, th.mixed(colour, th.NIGHT, 0.6), True, outline)


def arrow_head(
    surface: pygame.Surface, at: tuple[float, float], towards: tuple[float, float], size: float, colour: Colour
) -> None:
    angle = math.atan2(towards[1], towards[0])
    corners = [
        (at[0] + size * math.cos(angle + turn), at[1] + size * math.sin(angle + turn)) for turn in (0, 2.4, -2.4)
    ]
    pygame.draw.polygon(surface, colour, corners)


def banner_of(seat: th.SeatColour) -> Callable[[pygame.Surface, pygame.Rect], None]:
    """Return what paints the seat's flag."""
    return lambda surface, rect: banner(surface, rect, seat.colour, seat.pattern)


def banner(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, pattern: Pattern) -> None:
    """A seat's flag: its colour with its pattern, framed."""
    surface.blit(_flag(rect.size, colour, pattern), rect)


@lru_cache(maxsize=64)
def _flag(size: tuple[int, int], colour: Colour, pattern: Pattern) -> pygame.Surface:
    picture = patterned(size, colour, pattern, 255, max(4, size[1] // 4)).copy()
    pygame.draw.rect(picture, th.NIGHT, picture.get_rect(), 1)
    return picture


def stamp_star(surface: pygame.Surface, centre: tuple[int, int], radius: int, colour: Colour = th.GOLD) -> None:
    """A star that has been painted before: unlike lines with soft edges, it may be drawn in parts."""
    picture = _star(radius, colour)
    surface.blit(picture, picture.get_rect(center=centre))


@lru_cache(maxsize=32)
def _star(radius: int, colour: Colour) -> pygame.Surface:
    picture = pygame.Surface((2 * radius + 3, 2 * radius + 3), pygame.SRCALPHA)
    star(picture, picture.get_rect().center, radius, colour)
    return picture
