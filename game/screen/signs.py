"""Small signs by name, drawn once per size: hearts, potions, skulls, crystals, letters in a circle."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from . import paint
from . import theme as th
from .theme import Colour, Face

CRYSTALS: dict[str, Colour] = {
    "citrine": (236, 178, 48),
    "ruby": (206, 48, 62),
    "emerald": (40, 160, 92),
    "sapphire": (58, 110, 200),
}
SIGNS: dict[str, Callable[..., None]] = {
    "boot": paint.boot,
    "bolt": paint.bolt,
    "heart": paint.heart,
    "potion": paint.potion,
    "skull": paint.skull,
    "star": paint.star,
    "no heart": lambda surface, centre, radius: paint.heart(surface, centre, radius, is_full=False),
}


def draw_sign(surface: pygame.Surface, sign: str, centre: tuple[float, float], radius: float) -> None:
    """Draw a sign by its name: those of `paint`, or a crystal."""
    picture = smooth_sign(sign, max(4, round(radius)))
    surface.blit(picture, picture.get_rect(center=centre))


@lru_cache(maxsize=256)
def smooth_sign(sign: str, radius: int) -> pygame.Surface:
    """A sign drawn large and made small, which is kinder to its edges."""
    large = pygame.Surface((radius * 10, radius * 10), pygame.SRCALPHA)
    middle = (radius * 5, radius * 5)
    if sign in SIGNS:
        SIGNS[sign](large, middle, radius * 4)
    elif sign in CRYSTALS:
        paint.gem(large, middle, radius * 4, CRYSTALS[sign])
    return pygame.transform.smoothscale(large, (round(radius * 2.5), round(radius * 2.5)))


@lru_cache(maxsize=256)
def badge(letter: str, colour: Colour, radius: int) -> pygame.Surface:
    """A letter in a coloured circle."""
    size = 2 * radius + 2
    large = pygame.Surface((4 * size, 4 * size), pygame.SRCALPHA)
    pygame.draw.circle(large, th.NIGHT, (2 * size, 2 * size), 2 * size - 1)
    pygame.draw.circle(large, colour, (2 * size, 2 * size), round(1.72 * size))
    word = pygame.font.Font(Face.BOLD.value, round(2.8 * size)).render(letter, True, th.NIGHT)
    large.blit(word, word.get_rect(center=(2 * size, 2 * size)))
    return pygame.transform.smoothscale(large, (size, size))
