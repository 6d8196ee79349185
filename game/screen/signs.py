"""Small signs by name: baked icons where there are some, else painted; each is made once per size.

The stage hands over its sprites when it opens (`use`), so that whoever draws a sign needs to know nothing of files.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from . import paint
from . import theme as th
from .sprites import Sprites
from .theme import Colour, Face

CRYSTALS: dict[str, Colour] = {
    "citrine": (236, 178, 48),
    "ruby": (206, 48, 62),
    "emerald": (40, 160, 92),
    "sapphire": (58, 110, 200),
}
PAINTED: dict[str, Callable[..., None]] = {
    "boot": paint.boot,
    "bolt": paint.bolt,
    "heart": paint.heart,
    "potion": paint.potion,
    "skull": paint.skull,
    "star": paint.star,
    "no heart": lambda surface, centre, radius: paint.heart(surface, centre, radius, is_full=False),
}
ICONS = {"boot": "move", "bolt": "action", "no heart": "heart_empty", "defense": "armour"}
"""Signs whose icon has another name."""
_sprites: list[Sprites] = []


def use(sprites: Sprites) -> None:
    """Take icons from these sheets from now on."""
    _sprites[:] = [sprites]
    sign.cache_clear()
    badge.cache_clear()


def baked() -> Sprites | None:
    """Return the sheets of the stage, if one has been opened."""
    return _sprites[0] if _sprites else None


def has_icon(name: str) -> bool:
    sprites = baked()
    return sprites is not None and f"icons/{ICONS.get(name, name)}" in sprites.entries


@lru_cache(maxsize=512)
def sign(name: str, radius: int) -> pygame.Surface:
    """Return a sign for a circle of that radius."""
    size = round(2.3 * radius)
    sprites = baked()
    if sprites is not None and has_icon(name):
        picture = sprites.picture(f"icons/{ICONS.get(name, name)}", (size, size))
        assert picture is not None
        return picture
    large = pygame.Surface((4 * size, 4 * size), pygame.SRCALPHA)
    if name in PAINTED:
        PAINTED[name](large, (2 * size, 2 * size), radius * 4)
    elif name in CRYSTALS:
        paint.gem(large, (2 * size, 2 * size), radius * 4, CRYSTALS[name])
    return pygame.transform.smoothscale(large, (size, size))


def draw_sign(surface: pygame.Surface, name: str, centre: tuple[float, float], radius: float) -> None:
    picture = sign(name, max(4, round(radius)))
    surface.blit(picture, picture.get_rect(center=centre))


@lru_cache(maxsize=256)
def badge(name: str, colour: Colour, radius: int) -> pygame.Surface:
    """A coloured disc with an icon, or the first letter where there is none."""
    size = 2 * radius + 2
    large = pygame.Surface((4 * size, 4 * size), pygame.SRCALPHA)
    pygame.draw.circle(large, th.NIGHT, (2 * size, 2 * size), 2 * size - 1)
    pygame.draw.circle(large, colour, (2 * size, 2 * size), round(1.72 * size))
    if not has_icon(name):
        word = pygame.font.Font(Face.BOLD.value, round(2.8 * size)).render(name[:1].upper(), True, th.NIGHT)
        large.blit(word, word.get_rect(center=(2 * size, 2 * size)))
    disc = pygame.transform.smoothscale(large, (size, size))
    if has_icon(name):
        icon = sign(name, max(4, round(radius * 0.82)))
        disc.blit(icon, icon.get_rect(center=(size // 2, size // 2)))
    return disc
