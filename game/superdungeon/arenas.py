"""Arenas: which squares exist, where walls stand and tile effects lie."""

from __future__ import annotations

from functools import cache

import msgspec

from game.content.maps import load_map, map_files
from game.kernel.squares import bits

from .vocabulary import Record, Slug


class Arena(Record, frozen=True, kw_only=True):
    """An arena as plain lists of squares, so that it can lie in a state; squares are numbered row by row."""

    slug: Slug = ""
    width: int
    height: int
    voids: tuple[int, ...] = ()
    """Places without a square (SDA-TILES-02, SDA-TILES-03)."""
    east_walls: tuple[int, ...] = ()
    """The squares with a wall on their east side; the border is a wall anyway."""
    south_walls: tuple[int, ...] = ()
    effects: dict[Slug, tuple[int, ...]] = msgspec.field(default_factory=dict)
    """The squares of each tile effect."""


def turned(arena: Arena, quarters: int) -> Arena:
    """Return the arena turned clockwise by that many quarters."""
    for _ in range(quarters % 4):
        arena = _turned_once(arena)
    return arena


def _turned_once(arena: Arena) -> Arena:
    width, height = arena.width, arena.height

    def turn(square: int) -> int:
        y, x = divmod(square, width)
        return x * height + height - 1 - y

    return Arena(
        slug=arena.slug,
        width=height,
        height=width,
        voids=tuple(sorted(map(turn, arena.voids))),
        east_walls=tuple(sorted(map(turn, _with_north_walls(arena)))),
        south_walls=tuple(sorted(map(turn, arena.east_walls))),
        effects={slug: tuple(sorted(map(turn, squares))) for slug, squares in arena.effects.items()},
    )


def _with_north_walls(arena: Arena) -> list[int]:
    """The squares whose northern neighbour has a south wall: turned, a north side becomes an east side."""
    return [square + arena.width for square in arena.south_walls if square + arena.width < arena.width * arena.height]


def assemble(tiles: list[tuple[Arena, int]]) -> Arena:
    """Return the arena of four tiles in a square, each turned by so many quarters, in the order NW, NE, SW, SE.

    Walls along edges that touch another tile are ignored (SDA-TILES-09). All tiles must be squares of one size.
    """
    laid = [turned(tile, quarters) for tile, quarters in tiles]
    size = laid[0].width
    if len(laid) != 4 or any(tile.width != size or tile.height != size for tile in laid):
        raise ValueError("an arena is made of four square tiles of one size")
    width = 2 * size
    voids: list[int] = []
    east: list[int] = []
    south: list[int] = []
    effects: dict[str, list[int]] = {}
    for i, tile in enumerate(laid):
        corner = i // 2 * size * width + i % 2 * size

        def moved(squares: tuple[int, ...], corner: int = corner) -> list[int]:
            return [corner + square // size * width + square % size for square in squares]

        voids += moved(tile.voids)
        east += [square for square in moved(tile.east_walls) if square % width != size - 1]
        south += [square for square in moved(tile.south_walls) if square // width != size - 1]
        for slug, squares in tile.effects.items():
            effects.setdefault(slug, []).extend(moved(squares))
    return Arena(
        slug="+".join(tile.slug for tile in laid),
        width=width,
        height=width,
        voids=tuple(sorted(voids)),
        east_walls=tuple(sorted(east)),
        south_walls=tuple(sorted(south)),
        effects={slug: tuple(sorted(squares)) for slug, squares in effects.items()},
    )


# Shipped arenas

TILE = "tile-"
"""Maps whose name begins so are dungeon tiles, all others arenas."""


def arenas() -> tuple[str, ...]:
    """Return the slugs of the arenas that can be played on."""
    return tuple(slug for slug in map_files("superdungeon") if not slug.startswith(TILE))


def tiles() -> tuple[str, ...]:
    """Return the slugs of the dungeon tiles."""
    return tuple(slug for slug in map_files("superdungeon") if slug.startswith(TILE))


@cache
def arena(slug: Slug) -> Arena:
    """Return a shipped arena or dungeon tile; raises KeyError if there is none."""
    found = load_map(map_files("superdungeon")[slug])
    return Arena(
        slug=slug,
        width=found.width,
        height=found.height,
        voids=tuple(square for square, tile in enumerate(found.floor()) if tile is None),
        east_walls=tuple(bits(found.east_walls)),
        south_walls=tuple(bits(found.south_walls)),
        effects={effect: tuple(bits(squares)) for effect, squares in sorted(found.effects.items())},
    )
