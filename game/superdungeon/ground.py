"""The arena as the rules ask about it: counting, areas of terrain, and what hides behind walls.

A ground belongs to an arena and the crystal clusters on it, never changes, and remembers what it has worked out.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.kernel.sight import Sight
from game.kernel.squares import Board, Labels, Way, bits, flood, moved, spread, steps, union

from .arenas import Arena
from .cards import TileEffect

FAR = 255
"""The count between squares that no way connects."""


def mask(squares: Iterable[int]) -> int:
    return union(1 << square for square in squares)


class Ground:
    def __init__(self, arena: Arena, tiles: dict[str, TileEffect], clusters: tuple[int, ...]) -> None:
        self.arena, self.clusters = arena, clusters
        self.width, self.height = arena.width, arena.height
        self.tiles = {slug: (tiles[slug], mask(squares)) for slug, squares in arena.effects.items()}
        self.voids = mask(arena.voids)
        self.blessings: list[tuple[TileEffect, int]] = []
        """Blessings with the squares on which they help: their own, or those next to them too."""
        self.all = ((1 << self.width * self.height) - 1) & ~self.voids
        self.structures = self._tagged("structure") | mask(clusters)
        self.chasm = self._tagged("chasm")
        self.difficult = self._tagged("difficult")
        self.hazards = self._tagged("hazard")
        walls = mask(arena.east_walls), mask(arena.south_walls)
        self.walk = Board(self.width, self.height, *walls, self.voids | self.structures)
        self.fly = Board(self.width, self.height, *walls, self.voids)
        self.burrow = Board(self.width, self.height, 0, 0, self.voids)
        self.through_walls = Board(self.width, self.height, 0, 0, self.voids | self.structures)
        self.form = self.walk.form
        self.names = [self.walk.name(square) for square in range(self.width * self.height)]
        self.move_words = Labels([f"move {name}" for name in self.names])
        self.sight = Sight(self.walk)
        self.fly_sight = Sight(self.fly)
        self.may_count = steps(self.walk)
        self._beside_structure = {
            square: spread(self.walk, self.may_count, 1 << square) for square in bits(self.structures)
        }
        self._counts: dict[int, bytes] = {}
        self._within: dict[tuple[int, int], int] = {}
        self._seen: dict[tuple[int, int, bool], int] = {}
        self._steps: dict[tuple[str, int], dict[Way, int]] = {}
        self.large_homes = self._large_homes()
        for tile, squares in self.tiles.values():
            if "blessing" in tile.tags:
                self.blessings.append((tile, self.within(squares, 1) if tile.reach else squares))

    def is_of(self, arena: Arena, tiles: dict[str, TileEffect], clusters: tuple[int, ...]) -> bool:
        same = self.clusters == clusters and self.arena == arena
        return same and all(tiles[slug] == tile for slug, (tile, _) in self.tiles.items())

    def _tagged(self, tag: str) -> int:
        return union(squares for tile, squares in self.tiles.values() if tag in tile.tags)

    def _large_homes(self) -> int:
        """The north-west squares at which a large base stays on the board and straddles no wall (SDA-LARGE-05)."""
        width, walk = self.width, self.fly
        east, south = walk.open_edges[1, 0], walk.open_edges[0, 1]
        return east & moved(east, -width) & south & moved(south, -1)

    def base(self, at: int, size: int) -> int:
        """The squares of a base whose north-west square that is (SDA-CARD-06)."""
        return 1 << at if size == 1 else (0b11 | 0b11 << self.width) << at

    def name(self, square: int) -> str:
        return self.names[square]

    def steps(self, board: str, closed: int) -> dict[Way, int]:
        """Steps on the board "walk", "fly", "burrow" or "through_walls" past closed squares; remembers the last few."""
        key = board, closed
        found = self._steps.get(key)
        if found is None:
            if len(self._steps) > 64:
                self._steps.clear()
            found = self._steps[key] = steps(getattr(self, board), closed)
        return found

    # Counting (SDA-RANGE-03): one rule for range, "within", adjacency and setup distances

    def counts(self, square: int) -> bytes:
        """Return the count from the square to each square of the board, `FAR` where no way leads."""
        found = self._counts.get(square)
        if found is None:
            table = bytearray([FAR] * (self.width * self.height))
            rings = flood(self.walk, self.may_count, 1 << square, FAR - 1, {1: self.all})
            for count, ring in enumerate(rings):
                if not ring:
                    break
                for other in bits(ring):
                    table[other] = count
            for other, beside in self._beside_structure.items():
                if other == square:
                    continue
                near = min((table[step] for step in bits(beside)), default=FAR)
                table[other] = min(table[other], near + 1 if near < FAR else FAR)
                if self._next_structures(square, other):
                    table[other] = 1
            found = self._counts[square] = bytes(table)
        return found

    def _next_structures(self, one: int, other: int) -> bool:
        """Whether a single step leads from one structure square to another."""
        if not (self.structures >> one & 1 and self.structures >> other & 1):
            return False
        board = Board(self.width, self.height, self.walk.east_walls, self.walk.south_walls,
                      self.walk.structures & ~(1 << one | 1 << other))  # fmt: skip
        return bool(spread(board, steps(board), 1 << one) >> other & 1)

    def count(self, one: int, other: int) -> int:
        """The count between two sets of squares, from nearest to nearest (SDA-RANGE-05)."""
        if not (one & (one - 1) or other & (other - 1)):
            return self.counts(one.bit_length() - 1)[other.bit_length() - 1]
        return min(self.counts(square)[target] for square in bits(one) for target in bits(other))

    def counts_to(self, squares: int) -> bytes:
        """Return the count from the nearest of a set of squares to each square of the board."""
        tables = [self.counts(square) for square in bits(squares)]
        return tables[0] if len(tables) == 1 else bytes(map(min, *tables))

    def within(self, squares: int, reach: int) -> int:
        """The squares within that many squares of any of the set, the set itself included."""
        key = squares, reach
        found = self._within.get(key)
        if found is None:
            rings = flood(self.walk, self.may_count, squares, reach, {1: self.all})
            found, nearer = union(rings), union(rings[:-1])
            if reach:
                for other, beside in self._beside_structure.items():
                    if beside & nearer:
                        found |= 1 << other
                for square in bits(squares & self.structures):
                    for other in bits(self.structures & ~found):
                        if self._next_structures(square, other):
                            found |= 1 << other
            self._within[key] = found
        return found

    # Sight past terrain alone, as areas use it (SDA-AREA-02)

    def seen(self, here: int, squares: int, flies: bool = False) -> int:
        """Those of the squares that are seen from any square of `here`.

        Walls, voids and, unless somebody flies, structures hide them; models do not.
        """
        key = here, squares, flies
        found = self._seen.get(key)
        if found is None:
            sight = self.fly_sight if flies else self.sight
            eyes = bits(here)
            found = squares & here
            for square in bits(squares & self.all & ~here):
                if any(sight.sees(eye, square) for eye in eyes):
                    found |= 1 << square
            self._seen[key] = found
        return found

    def surroundings(self, here: int, reach: int, flies: bool) -> int:
        """The squares of an aura: within that many squares of a base and seen from it."""
        return self.seen(here, self.within(here, reach), flies)


_GROUNDS: dict[tuple[int, tuple[int, ...]], Ground] = {}
_KEPT: list[Arena] = []
_LIMIT = 64


def ground(arena: Arena, tiles: dict[str, TileEffect], clusters: tuple[int, ...]) -> Ground:
    """Return the ground of an arena with its clusters; the same one as long as it is asked for the same."""
    key = id(arena), clusters
    found = _GROUNDS.get(key)
    if found is None:
        found = next((other for other in _GROUNDS.values() if other.is_of(arena, tiles, clusters)), None)
        found = found or Ground(arena, tiles, clusters)
        if len(_KEPT) >= _LIMIT:
            _GROUNDS.clear()
            _KEPT.clear()
        _KEPT.append(arena)  # an id stands for the arena only while that is alive
        _GROUNDS[key] = found
    return found
