"""Setting up Dungeon Dice: who plays, and how long at most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.screen.kit import PlainKit, Team, Wish

from .pit import figure
from .scenery import stands

if TYPE_CHECKING:
    from game.screen.sprites import Sprites

INHABITANTS = ("skeleton", "medusa", "tiamat", "slime")
"""Monsters in the picture of the pit."""


class ColosseumKit(PlainKit):
    def __init__(self) -> None:
        super().__init__("colosseum")
        self._pictures: dict[tuple[int, int], pygame.Surface] = {}

    def seat(self, seat: int, seats: int) -> Team:
        note = "One LEVEL die, two dice from the blue bag and two from the red bag."
        return Team("", f"Hero {seat + 1}", (f"colosseum/hero-{seat + 1}",), note)

    def picture(self, arena: str, size: tuple[int, int], sprites: Sprites) -> pygame.Surface | None:
        """The pit, and some of those who wait in the bags."""
        if size in self._pictures:
            return self._pictures[size]
        surface = stands(size, pygame.Rect(0, 0, *size).inflate(-size[0] // 7, -size[1] * 46 // 100))
        tall = min(size[1] * 36 // 100, size[0] // 5)
        for i, name in enumerate(INHABITANTS):
            x, y = size[0] // 2 + (2 * i - len(INHABITANTS) + 1) * size[0] // 11, size[1] * (66 if i % 2 else 54) // 100
            facing = "right" if 2 * i < len(INHABITANTS) else "left"
            shown, place = figure(sprites, f"colosseum/{name}", None, ((x, y), tall, facing), None, 0)
            surface.blit(shown, place)
        self._pictures = {size: surface}
        return surface

    def wishes(self) -> Sequence[Wish]:
        limits = ((60, "60 rounds"), (10, "10 rounds"), (20, "20 rounds"), (0, "never"))
        tip = "Whoever reaches 5 FAME wins. If nobody has by then, the most FAME wins."
        return (Wish("limit", "Ends after", limits, tip),)


KIT = ColosseumKit()
