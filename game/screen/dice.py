"""Dice as they are seen: coloured cubes with stars, hearts and potions on them, thrown and landing."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

import pygame

from . import paint, signs
from . import theme as th
from .canvas import Shown
from .theme import Colour, Face


class DieLook(NamedTuple):
    colour: Colour
    sign: str
    """A letter in the corner, so that the colour is not its only sign."""


LOOKS: dict[str, DieLook] = {
    "B": DieLook((58, 104, 190), "B"),
    "R": DieLook((188, 48, 52), "R"),
    "G": DieLook((36, 140, 84), "G"),
    "": DieLook((120, 116, 112), ""),
}


BLANKS = {"B": "blue", "R": "red", "G": "green", "": "grey"}


def die_face(kind: str, face: str, size: int) -> pygame.Surface:
    """Return a die that shows a face ("" for none): the baked one, or else a drawn one."""
    key = f"dice/{kind}" if face else f"dice/blank/{BLANKS.get(kind, kind)}"
    return _baked(key, face, -1, size) or drawn_die(kind, face, size)


@lru_cache(maxsize=1024)
def _baked(key: str, face: str, frame: int, size: int) -> pygame.Surface | None:
    """A cell of a baked die: a face, or a frame of its tumble from 0 on."""
    sprites = signs.baked()
    entry = sprites.entries.get(key) if sprites is not None else None
    if sprites is None or entry is None or (frame < 0 and face not in entry.faces):
        return None
    width, height = entry.size
    place = entry.faces[face] if frame < 0 else ((entry.first + frame % max(1, entry.tumble)) * width, 0, width, height)
    # the baked die leaves room for its shadow; drawn ones fill their size
    return pygame.transform.smoothscale(sprites.sheet(key).subsurface(place), (round(size * 1.25), round(size * 1.25)))


@lru_cache(maxsize=512)
def drawn_die(kind: str, face: str, size: int) -> pygame.Surface:
    """A die from above. Faces: "0".."9" stars, "H" heart, "P" potion, "HP" both; other words are written out.

    So are the numbers of kinds that are none of LOOKS.
    """
    look = LOOKS.get(kind, LOOKS[""])
    surface = pygame.Surface((size, size), pygame.SRCALPHA)
    radius = size // 5
    pygame.draw.rect(surface, (0, 0, 0, 110), (size * 0.08, size * 0.1, size * 0.92, size * 0.9), border_radius=radius)
    body = pygame.Rect(0, 0, round(size * 0.94), round(size * 0.94))
    pygame.draw.rect(surface, th.mixed(look.colour, th.NIGHT, 0.5), body, border_radius=radius)
    top = body.inflate(-size * 0.08, -size * 0.1).move(0, -round(size * 0.02))
    pygame.draw.rect(surface, look.colour, top, border_radius=radius)
    shine = pygame.Rect(top.left, top.top, top.width, top.height // 3)
    pygame.draw.rect(surface, th.mixed(look.colour, th.LIGHT, 0.22), shine, border_radius=radius)
    pygame.draw.rect(surface, th.mixed(look.colour, th.LIGHT, 0.4), top, max(1, size // 30), border_radius=radius)
    x, y = top.center
    if face.isdigit() and kind in LOOKS:
        spots: dict[int, list[tuple[float, float]]] = {
            1: [(0, 0)],
            2: [(-0.2, 0.16), (0.2, -0.16)],
            3: [(-0.22, 0.2), (0.22, 0.2), (0, -0.2)],
        }
        spots[4] = [(-0.2, -0.2), (0.2, -0.2), (-0.2, 0.2), (0.2, 0.2)]
        count = int(face)
        for dx, dy in spots.get(count, [(0, 0)] if count else []):
            paint.star(surface, (x + dx * size, y + dy * size), size * (0.3 if count == 1 else 0.19), (255, 226, 120))
    elif face == "H":
        paint.heart(surface, (x, y), size * 0.27, (255, 120, 130))
    elif face == "P":
        paint.potion(surface, (x, y), size * 0.29, (120, 220, 170))
    elif face == "HP":
        paint.heart(surface, (x - size * 0.17, y - size * 0.04), size * 0.19, (255, 120, 130))
        paint.potion(surface, (x + size * 0.19, y + size * 0.02), size * 0.21, (150, 230, 190))
    elif face:
        font = pygame.font.Font(Face.DISPLAY.value, max(9, int(size * (0.5 if len(face) < 3 else 0.24))))
        word = font.render(face, True, th.LIGHT)
        surface.blit(word, word.get_rect(center=(x, y)))
    if look.sign and size >= 28:
        font = pygame.font.Font(Face.BOLD.value, max(8, size // 6))
        word = font.render(look.sign, True, th.mixed(look.colour, th.LIGHT, 0.65))
        surface.blit(word, (top.left + size * 0.06, top.top + size * 0.01))
    return surface


def thrown(kind: str, face: str, place: tuple[int, int], size: int, part: float, turn: int) -> list[Shown]:
    """Return a die on its way to a place (its middle): it falls, tumbles and lands on its face when `part` is 1."""
    if part >= 1:
        picture = die_face(kind, face, size)
        return [(picture, picture.get_rect(center=place).topleft)]
    height = abs(math.cos(part * math.pi * 2.5)) * (1 - part) * size * 2.4
    picture = _baked(f"dice/{kind}", "", int(part * 22) + 5 * turn, size) or _tumbling(
        kind, ("0", "1", "2", "1", "0", "1")[int(part * 14 + turn) % 6], size, _angle(part, turn)
    )
    x = place[0] + round((1 - part) * size * 2)
    shadow = _shadow(size)
    return [
        (shadow, shadow.get_rect(center=(x, place[1] + size // 2)).topleft),
        (picture, picture.get_rect(center=(x, round(place[1] - height))).topleft),
    ]


def _angle(part: float, turn: int) -> int:
    """Degrees, in steps of ten so that a turned die is made once."""
    return round((1 - part) * (42 + 7 * (turn % 5)) * (1 if turn % 2 else -1)) * 10 % 360


@lru_cache(maxsize=256)
def _tumbling(kind: str, face: str, size: int, angle: int) -> pygame.Surface:
    return pygame.transform.rotate(drawn_die(kind, face, size), angle)


@lru_cache(maxsize=32)
def _shadow(size: int) -> pygame.Surface:
    picture = pygame.Surface((size, max(1, size // 3)), pygame.SRCALPHA)
    pygame.draw.ellipse(picture, th.NIGHT, picture.get_rect())
    return picture


def draw_pool(surface: pygame.Surface, dice: str, stars: int, left: int, middle: int, size: int) -> int:
    """Draw small dice and added stars in a row; return where it ends."""
    for kind in dice:
        picture = die_face(kind, "", size)
        surface.blit(picture, picture.get_rect(center=(left + size // 2, middle)))
        left += round(size * 1.06)
    if stars:
        if dice:
            font = pygame.font.Font(Face.BOLD.value, max(10, round(size * 0.8)))
            sign = font.render("+" if stars > 0 else "−", True, th.INK)
            surface.blit(sign, sign.get_rect(midleft=(left, middle)))
            left += sign.get_width() + 2
        for _ in range(abs(stars)):
            signs.draw_sign(surface, "star", (left + size * 0.42, middle), size * 0.46)
            left += round(size * 0.9)
    return left
