"""What stands around the table of Dungeon Dice: sand and stands, bags, and dice that fall."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.canvas import Shown
from game.screen.theme import Face, Theme

from . import dicelook

SAND: th.Colour = (206, 172, 118)
STONE: th.Colour = (124, 108, 92)


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
    colour = dicelook.BAGS[name]
    body = pygame.Rect(rect.left, rect.top + rect.height // 5, rect.width, rect.height * 4 // 5)
    pygame.draw.ellipse(surface, th.mixed(colour, th.NIGHT, 0.55), body.move(2, 3))
    pygame.draw.ellipse(surface, colour, body)
    light = body.inflate(-body.width // 2, -body.height * 2 // 3).move(-body.width // 8, -body.height // 6)
    pygame.draw.ellipse(surface, th.mixed(colour, th.LIGHT, 0.25), light)
    neck = pygame.Rect(0, 0, rect.width // 2, rect.height // 4)
    neck.midtop = (rect.centerx, rect.top + 1)
    pygame.draw.rect(surface, th.mixed(colour, th.LIGHT, 0.1), neck, border_radius=max(2, rect.height // 12))
    pygame.draw.rect(surface, th.BRASS_LIGHT, (neck.left, neck.bottom - 4, neck.width, 3))
    if body.height < theme.px(46):
        ink = th.LIGHT if dicelook.is_dark(colour) else th.INK
        said = theme.snug(f"{count} {name}", (rect.width - theme.px(6), body.height), th.BODY, ink, Face.BOLD)
        surface.blit(said, said.get_rect(center=body.center))
        return
    ink = th.LIGHT if dicelook.is_dark(colour) else th.INK
    word = theme.text(str(count), th.LARGE, ink, Face.DISPLAY)
    surface.blit(word, word.get_rect(center=(body.centerx, body.centery - body.height // 8)))
    sign = theme.text(name, th.SMALL, ink, Face.BOLD)
    surface.blit(sign, sign.get_rect(midbottom=(body.centerx, body.bottom - 2)))


def stands(size: tuple[int, int], box: pygame.Rect) -> pygame.Surface:
    """Stands of stone around a pit of sand, with torchlight; drawn once per size."""
    surface = pygame.Surface(size)
    surface.fill((44, 36, 32))
    for ring in range(9, 0, -1):
        tier = box.inflate(ring * size[0] // 16, ring * size[1] // 12)
        shade = th.mixed(STONE, (30, 24, 24), 0.28 + 0.07 * ring)
        pygame.draw.ellipse(surface, shade, tier)
        pygame.draw.ellipse(surface, th.mixed(shade, th.NIGHT, 0.4), tier, 3)
        for seat in range(70):
            angle = seat * 2 * pi / 70 + ring
            x = tier.centerx + (tier.width / 2 - size[0] / 70) * cos(angle)
            y = tier.centery + (tier.height / 2 - size[1] / 60) * sin(angle)
            tone = (seat * 37 + ring * 53) % 60
            pygame.draw.circle(
                surface, th.mixed(shade, (150 + tone, 110, 90 + tone), 0.35), (x, y), max(2, size[0] // 320)
            )
    pygame.draw.ellipse(surface, (92, 78, 64), box.inflate(size[0] // 40, size[1] // 28))
    pygame.draw.ellipse(surface, (58, 46, 38), box.inflate(size[0] // 40, size[1] // 28), 4)
    pygame.draw.ellipse(surface, th.mixed(SAND, (120, 84, 52), 0.35), box)
    pygame.draw.ellipse(surface, SAND, box.inflate(-size[0] // 60, -size[1] // 40).move(0, size[1] // 120))
    for grain in range(900):
        angle, far = grain * 2.399963, (grain / 900) ** 0.5
        x = box.centerx + far * box.width * 0.47 * cos(angle)
        y = box.centery + far * box.height * 0.46 * sin(angle)
        tone = (grain * 97) % 40 - 20
        pygame.draw.circle(surface, tuple(max(0, min(255, c + tone)) for c in SAND), (x, y), 1 + grain % 2)
    for x in (box.left + box.width // 14, box.right - box.width // 14):
        for y in (box.top + box.height // 6, box.bottom - box.height // 6):
            light = paint.glow(max(20, size[0] // 12), (255, 170, 80), 90)
            surface.blit(light, light.get_rect(center=(x, y)))
    surface.blit(paint.vignette(size), (0, 0))
    return surface
