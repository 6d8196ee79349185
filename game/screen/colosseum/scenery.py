"""What stands around the table of Dungeon Dice: sand and stands, bags, and dice that fall."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import TYPE_CHECKING

import pygame

from game.screen import paint, signs
from game.screen import theme as th
from game.screen.canvas import Shown
from game.screen.theme import Face, Theme

from . import dicelook

if TYPE_CHECKING:
    from game.screen.sprites import Sprites

SAND: th.Colour = (206, 172, 118)


@dataclass
class PitDie:
    """A die in the pit. `part` runs from 0, in the air, to 1, landed."""

    id: str
    owner: int
    slug: str
    face: int | str
    part: float = 1.0
    spin: float = 0.0
    is_spent: bool = False
    is_petrified: bool = False


def die_shown(die: PitDie, place: tuple[int, int], size: int) -> list[Shown]:
    """Return a die that lies at a place (its middle), or falls there."""
    shown = dicelook.picture(die.slug, die.face, size, False, die.is_spent or die.is_petrified)
    if die.part >= 1:
        return [(shown, shown.get_rect(center=place).topleft)]
    bounce = abs(cos(die.part * pi * 2.5)) * (1 - die.part)
    turned = _turned(shown, round(die.spin * (1 - die.part) / 10) * 10 % 360)
    shadow = paint.soft_shadow((size, max(4, size // 3)))
    ground = shadow.get_rect(center=(place[0], place[1] + size // 2))
    place = round(place[0] + (1 - die.part) * size * 1.5), round(place[1] - bounce * size * 2)
    return [(shadow, ground.topleft), (turned, turned.get_rect(center=place).topleft)]


@lru_cache(maxsize=256)
def _turned(picture: pygame.Surface, angle: int) -> pygame.Surface:
    return pygame.transform.rotate(picture, angle)


def paint_bag(theme: Theme, name: str, count: int, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A sculpted bag with the number of dice in it on a tag."""
    colour = dicelook.BAGS[name]
    size = min(rect.height, rect.width)
    place = pygame.Rect(0, 0, size, size)
    place.midleft = rect.midleft
    shadow = paint.soft_shadow((size, max(4, size // 3)))
    surface.blit(shadow, shadow.get_rect(center=(place.centerx + size // 12, place.bottom - size // 8)))
    sprites = signs.baked()
    bag = sprites.picture(f"icons/bag_{name}", (size, size)) if sprites is not None else None
    if bag is not None:
        surface.blit(bag, bag.get_rect(center=place.center))
    tag = pygame.Rect(0, 0, rect.right - place.right + size // 5, min(rect.height, theme.px(40)))
    tag.midright = (rect.right, rect.centery + size // 8)
    pygame.draw.rect(surface, th.mixed(th.SLATE_DARK, colour, 0.12), tag, border_radius=theme.px(8))
    pygame.draw.rect(surface, th.mixed(colour, th.LIGHT, 0.25), tag, max(1, theme.px(2)), border_radius=theme.px(8))
    word = theme.text(str(count), th.LARGE, th.LIGHT, Face.DISPLAY)
    if tag.height > theme.px(34):
        surface.blit(word, word.get_rect(midtop=(tag.centerx, tag.top - theme.px(1))))
        sign = theme.snug(name, (tag.width - 4, theme.px(20)), th.SMALL, th.SOFT, Face.BOLD)
        surface.blit(sign, sign.get_rect(midbottom=(tag.centerx, tag.bottom - theme.px(1))))
    else:
        surface.blit(word, word.get_rect(center=tag.center))


BAKED = (0.175, 0.25, 0.65, 0.5)
"""Where the pit lies in the baked arena: left, top, width, height as shares of it."""
SQUARE, TIER, RIM = 2.6, 0.17, (0.5, 0.5, 0.385, 0.315)
"""The baked oval: its exponent, how far apart rows are, and the rim: its middle and how far it reaches."""


def stands(size: tuple[int, int], box: pygame.Rect) -> pygame.Surface:
    """The baked arena with its pit in a box, the crowd on its benches and torches on its wall; drawn once per size."""
    surface = pygame.Surface(size)
    surface.fill((26, 20, 26))
    sprites = signs.baked()
    arena = sprites.entry("arena/colosseum") if sprites is not None else None
    if sprites is None or arena is None:
        pygame.draw.ellipse(surface, SAND, box)
        return surface
    left, top, wide, tall = BAKED
    whole = pygame.Rect(0, 0, round(box.width / wide), round(box.height / tall))
    whole.topleft = (round(box.left - left * whole.width), round(box.top - top * whole.height))
    surface.blit(pygame.transform.smoothscale(sprites.sheet("arena/colosseum"), whole.size), whole)
    _seat_crowd(surface, sprites, whole)
    _light_torches(surface, sprites, whole)
    surface.blit(paint.vignette(size), (0, 0))
    return surface


def _on_oval(whole: pygame.Rect, angle: float, out: float) -> tuple[int, int]:
    """Return a point that lies `out` times as far as the rim."""
    x, y, across, down = RIM
    c, s = cos(angle), sin(angle)
    far = out / ((abs(c) ** SQUARE + abs(s) ** SQUARE) ** (1 / SQUARE))
    return round(whole.left + whole.width * (x + across * far * c)), round(
        whole.top + whole.height * (y + down * far * s)
    )


def _seat_crowd(surface: pygame.Surface, sprites: Sprites, whole: pygame.Rect) -> None:
    """People on the rows of seats, from the far ones to the near ones; each row darker than the one before."""
    rng = Random("stands")
    size = max(10, whole.height // 17)
    seen = surface.get_rect().inflate(size, size)
    seated: list[tuple[int, int, int, int]] = []
    for row in range(6):
        out = 1 + TIER * (row + 0.62)
        count = round(2 * pi * out * whole.width * 0.33 / (size * 0.74))
        for i in range(count):
            angle = 2 * pi * (i + rng.random() * 0.35 + row * 0.5) / count
            if rng.random() < 0.14 or cos(angle * 10) > 0.97:
                continue  # an empty seat, or stairs
            x, y = _on_oval(whole, angle, out)
            if seen.collidepoint(x, y):
                seated.append((y, x, rng.randrange(16), row))
    for y, x, number, row in sorted(seated):
        person = _spectator(sprites, number, size, max(34, 172 - 30 * row))
        if person is not None:
            surface.blit(person, person.get_rect(midbottom=(x, y + size // 3)))


@lru_cache(maxsize=256)
def _spectator(sprites: Sprites, number: int, size: int, light: int) -> pygame.Surface | None:
    baked = sprites.picture(f"crowd/{number}", (size, size))
    if baked is None:
        return None
    person = baked.copy()
    person.fill((light, light * 94 // 100, light * 90 // 100), special_flags=pygame.BLEND_RGB_MULT)
    return person


def _light_torches(surface: pygame.Surface, sprites: Sprites, whole: pygame.Rect) -> None:
    """Braziers on the rim, with their light on stone and sand."""
    square = max(16, whole.height // 15)
    for angle in (0.68, 1.06, 2.08, 2.46):
        for side in (-1, 1) if 1 - abs(cos(angle)) < 0.4 else (-1,):
            x, y = _on_oval(whole, side * angle, 1.035)
            light = paint.glow(whole.height // 8, (255, 160, 70), 96)
            surface.blit(light, light.get_rect(center=(x, y - square // 2)))
            brazier = sprites.piece("things/brazier", None, square)
            surface.blit(brazier.picture, (x - brazier.anchor[0], y - brazier.anchor[1]))
