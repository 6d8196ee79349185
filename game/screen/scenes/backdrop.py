"""The living backdrop of the menu: those who will fight stand in the arena at dusk, and embers rise."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.canvas import Layer, Pictures, Shown
from game.screen.sprites import Sprites

PAINTED = 1920, 1080
"""Pixels of the painted layers: the arena, and the figures that stand in it."""
FIGURES = 0.8
"""So much of their painted size have the figures, which leaves the buttons room at the left."""


FILLED, FREE = 0.87, 0.08
"""So much of the figures' picture is filled from side to side, and so much of it is free at the right."""


class Backdrop:
    """Cosmetic through and through: its whims come from a stream of their own."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.whim = Random("backdrop")
        self.time = 0.0
        self.embers = [[self.whim.random(), self.whim.random(), self.whim.uniform(0.02, 0.07)] for _ in range(46)]
        self.area = pygame.Rect(0, 0, 1, 1)
        self._left = 0
        self._scene = pygame.Surface((1, 1))
        self._turn = 0

    def advance(self, seconds: float) -> None:
        """Let a third of the embers rise for what they have missed: they are slow, and each that moves is drawn."""
        self.time += seconds
        self._turn = (self._turn + 1) % 3
        for ember in self.embers[self._turn :: 3]:
            ember[1] -= ember[2] * seconds * 4.8
            ember[0] += math.sin(self.time * 2 + ember[2] * 300) * seconds * 0.03
            if ember[1] < 0:
                ember[0], ember[1] = self.whim.random(), 1.05

    def fill(self, area: pygame.Rect, left: int) -> None:
        """Let it fill the window: the arena to all edges, the figures at the right of `left`, none of them cut."""
        if (area, left) == (self.area, self._left):
            return
        self.area, self._left = area, left
        self._scene = pygame.Surface(area.size)
        self._scene.fill(th.NIGHT)
        whole = max(area.width / PAINTED[0], area.height / PAINTED[1])
        part = FIGURES * min(area.width / PAINTED[0], area.height / PAINTED[1])
        part = min(part, (area.width - left) / (FILLED * PAINTED[0]))
        for key, scale in (("title/back", whole), ("title/heroes", part)):
            size = round(PAINTED[0] * scale), round(PAINTED[1] * scale)
            if (picture := self.sprites.picture(key, size)) is not None:
                place = picture.get_rect(center=area.center)
                if scale == part:
                    place.bottomright = area.right + round(size[0] * FREE), area.bottom
                self._scene.blit(picture, place)
        self._scene.blit(paint.vignette(area.size, 170), (0, 0))

    def layers(self) -> list[Layer]:
        return [Pictures(lambda: [(self._scene, self.area.topleft)]), Pictures(self._embers)]

    def _embers(self) -> list[Shown]:
        area = self.area
        shown: list[Shown] = []
        for x, y, speed in self.embers:
            picture = _ember(1 + round(speed * 24), th.mixed((255, 120, 40), (255, 220, 120), speed * 12 % 1))
            shown.append((picture, picture.get_rect(center=(round(x * area.width), round(y * area.height))).topleft))
        return shown


@lru_cache(maxsize=64)
def _ember(radius: int, colour: th.Colour) -> pygame.Surface:
    picture = pygame.Surface((2 * radius + 1, 2 * radius + 1), pygame.SRCALPHA)
    pygame.draw.circle(picture, colour, (radius, radius), radius)
    return picture
