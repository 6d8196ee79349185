"""The living backdrop of the menu: an arena by torchlight with miniatures that hop about, and embers that rise."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from random import Random

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.boardview import BoardView, Piece
from game.screen.canvas import Layer, Pictures, Shown
from game.screen.ground import Ground
from game.screen.sprites import Sprites
from game.screen.theme import SEAT_COLOURS, Theme

WALLS_EAST = ((3, 2), (9, 5), (12, 2))
WALLS_SOUTH = ((4, 3), (5, 3), (10, 6), (11, 6), (2, 6))


class Backdrop:
    """Cosmetic through and through: its whims come from a stream of their own."""

    def __init__(self, sprites: Sprites) -> None:
        width, height = 16, 9
        east = sum(1 << y * width + x for x, y in WALLS_EAST)
        south = sum(1 << y * width + x for x, y in WALLS_SOUTH)
        lava = sum(1 << y * width + x for x, y in ((7, 4), (8, 4), (8, 5)))
        chasm = sum(1 << y * width + x for x, y in ((2, 2), (2, 3)))
        ground = Ground(width, height, east, south, 0, (("lava", lava), ("chasm", chasm)))
        self.view = BoardView(ground, sprites, is_ruled=False)
        self.whim = Random("backdrop")
        self.time = 0.0
        self.embers = [[self.whim.random(), self.whim.random(), self.whim.uniform(0.02, 0.07)] for _ in range(46)]
        models = [
            key
            for key, entry in sprites.entries.items()
            if not entry.kind and "strike" in entry.frames and not key.startswith("generic")
        ]
        models = (
            models
            or [key for key, entry in sprites.entries.items() if "strike" in entry.frames]
            or ["knight", "mage", "orc", "drake"]
        )
        self.whim.shuffle(models)
        self.blocked = lava | chasm
        for i in range(12):
            key = models[i % len(models)]
            entry = sprites.entries.get(key)
            base = entry.squares if entry else 1
            place = self._free(base)
            if place is not None:
                seat = SEAT_COLOURS[i % 2]
                self.view.pieces[str(i)] = Piece(
                    str(i), key, float(place[0]), float(place[1]), base, seat, "right" if i % 2 else "left"
                )
        self._hopping = ""
        self._from = self._to = (0.0, 0.0)
        self._part = 1.0
        self._turn = 0

    def _free(self, base: int) -> tuple[int, int] | None:
        ground = self.view.ground
        for _ in range(60):
            x, y = self.whim.randrange(ground.width - base + 1), self.whim.randrange(ground.height - base + 1)
            if self._is_free(x, y, base, ""):
                return x, y
        return None

    def _is_free(self, x: int, y: int, base: int, who: str) -> bool:
        ground = self.view.ground
        for j in range(base):
            for i in range(base):
                if not (0 <= x + i < ground.width and 0 <= y + j < ground.height):
                    return False
                square = (y + j) * ground.width + x + i
                there = self.view.piece_on(square)
                if self.blocked >> square & 1 or (there is not None and there.id != who):
                    return False
        return True

    def advance(self, seconds: float) -> None:
        self.time += seconds
        self.view.breath.pass_time(seconds, False)
        self._rise(seconds)
        if self._part < 1:
            self._part = min(1.0, self._part + seconds * 3)
            if piece := self.view.pieces.get(self._hopping):
                piece.x = self._from[0] + (self._to[0] - self._from[0]) * self._part
                piece.y = self._from[1] + (self._to[1] - self._from[1]) * self._part
                piece.lift = 0.32 * math.sin(math.pi * self._part)
        elif self.whim.random() < seconds * 1.4 and self.view.pieces:
            self._hop()

    def _rise(self, seconds: float) -> None:
        """Let a third of the embers rise for what they have missed: they are slow, and each that moves is drawn."""
        self._turn = (self._turn + 1) % 3
        for ember in self.embers[self._turn :: 3]:
            ember[1] -= ember[2] * seconds * 4.8
            ember[0] += math.sin(self.time * 2 + ember[2] * 300) * seconds * 0.03
            if ember[1] < 0:
                ember[0], ember[1] = self.whim.random(), 1.05

    def _hop(self) -> None:
        piece = self.view.pieces[self.whim.choice(list(self.view.pieces))]
        dx, dy = self.whim.choice(((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)))
        x, y = int(piece.x + dx), int(piece.y + dy)
        if self._is_free(x, y, piece.base, piece.id):
            self._hopping, self._part = piece.id, 0.0
            self._from, self._to = (piece.x, piece.y), (float(x), float(y))
            if dx:
                piece.facing = "right" if dx > 0 else "left"

    def fill(self, area: pygame.Rect) -> None:
        """Let it fill the window."""
        square = max(48, min(128, area.height // 8))
        self.view.area, self.view.square, self.view.is_fitted = area, square, False
        self.view.place(area.centerx - 8 * square + area.width * 0.1, area.centery - 4.5 * square)

    def layers(self, theme: Callable[[], Theme]) -> list[Layer]:
        return [*self.view.layers_of(theme), Pictures(self._lights), Pictures(self._embers), Pictures(self._dusk)]

    def _lights(self) -> list[Shown]:
        """Torches: what they light up, and the flames that flicker in it ten times a second."""
        area, time = self.view.area, int(self.time * 10) / 10
        halo = paint.glow(area.height // 4, (255, 150, 60), 48)
        places = [(area.width * x, area.height * y) for x, y in ((0.3, 0.15), (0.9, 0.2), (0.95, 0.85))]
        shown = [(halo, halo.get_rect(center=place).topleft) for place in places]
        for i, place in enumerate(places):
            flicker = 0.5 + 0.5 * math.sin((time + i) * 7) * math.sin((time + 2 * i) * 3.1)
            flame = paint.glow(area.height // 10, (255, 150, 60), 10 * round(3 * flicker))
            shown.append((flame, flame.get_rect(center=place).topleft))
        return shown

    def _embers(self) -> list[Shown]:
        area = self.view.area
        shown: list[Shown] = []
        for x, y, speed in self.embers:
            picture = _ember(1 + round(speed * 24), th.mixed((255, 120, 40), (255, 220, 120), speed * 12 % 1))
            shown.append((picture, picture.get_rect(center=(round(x * area.width), round(y * area.height))).topleft))
        return shown

    def _dusk(self) -> list[Shown]:
        return [(paint.vignette(self.view.area.size, 210), (0, 0))]


@lru_cache(maxsize=64)
def _ember(radius: int, colour: th.Colour) -> pygame.Surface:
    picture = pygame.Surface((2 * radius + 1, 2 * radius + 1), pygame.SRCALPHA)
    pygame.draw.circle(picture, colour, (radius, radius), radius)
    return picture
