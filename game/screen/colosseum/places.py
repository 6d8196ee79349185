"""Where things lie on the table: the zones of the Tiled map of the colosseum, stretched over the screen."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.content.maps import load_map, map_files
from game.kernel.squares import bits


class Part(NamedTuple):
    """A box as shares of the table's width and height, from 0 to 1."""

    left: float
    top: float
    width: float
    height: float


@lru_cache(maxsize=1)
def _parts() -> dict[str, Part]:
    board = load_map(map_files("colosseum")["colosseum"])
    parts: dict[str, Part] = {}
    for name, squares in board.zones.items():
        ys, xs = zip(*(divmod(square, board.width) for square in bits(squares)), strict=True)
        left, top, right, bottom = min(xs), min(ys), max(xs) + 1, max(ys) + 1
        parts[name] = Part(
            left / board.width, top / board.height, (right - left) / board.width, (bottom - top) / board.height
        )
    return parts


def zone(name: str, area: pygame.Rect) -> pygame.Rect:
    """Return the box of a zone (one of `game.colosseum.game.ZONES`) in the table's area."""
    part = _parts()[name]
    return pygame.Rect(
        area.left + round(part.left * area.width),
        area.top + round(part.top * area.height),
        round(part.width * area.width),
        round(part.height * area.height),
    )
