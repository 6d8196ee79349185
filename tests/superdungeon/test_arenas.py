"""Dungeon tiles: turned by quarters and put together to an arena."""

from __future__ import annotations

from game.superdungeon.arenas import Arena, assemble, turned


def walls(arena: Arena) -> set[frozenset[tuple[int, int]]]:
    """The walls inside as pairs of the squares they part."""
    width, squares = arena.width, range(arena.width * arena.height)
    pairs = [(square, square + 1) for square in arena.east_walls if (square + 1) % width]
    pairs += [(square, square + width) for square in arena.south_walls if square + width in squares]
    return {frozenset((square % width, square // width) for square in pair) for pair in pairs}


TILE = Arena(width=3, height=3, voids=(0,), east_walls=(1, 3), south_walls=(4, 5), effects={"lava": (2,)})


def test_a_tile_is_turned_clockwise_with_all_that_lies_on_it() -> None:
    once = turned(TILE, 1)
    assert once.voids == (2,)
    assert once.effects == {"lava": (8,)}
    # each square x, y comes to 2 - y, x, and a wall parts the same two squares as before (SDA-TILES-08)
    expected = {frozenset((2 - y, x) for x, y in pair) for pair in walls(TILE)}
    assert walls(once) == expected
    assert turned(TILE, 4) == TILE
    assert turned(turned(TILE, 1), 2) == turned(TILE, 3)


def test_walls_on_edges_that_touch_another_tile_are_ignored() -> None:
    edged = Arena(width=2, height=2, east_walls=(0, 1, 3), south_walls=(0, 2, 3))
    arena = assemble([(edged, 0)] * 4)
    assert (arena.width, arena.height) == (4, 4)
    # of the walls at the seams none is left, the others are (SDA-TILES-09)
    assert walls(arena) == {
        frozenset(pair)
        for x, y in ((0, 0), (2, 0), (0, 2), (2, 2))
        for pair in (((x, y), (x + 1, y)), ((x, y), (x, y + 1)))
    }
