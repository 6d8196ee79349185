"""Boards: squares, cells, lanes, teleporters and where structures stand."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import msgspec

from game.content.maps import TiledMap, load_map, map_files
from game.kernel.squares import STRAIGHT, Board, Way, bits, moved, spread, steps

from .cards import Record
from .vision import Vision

TEAMS = ("RED", "BLUE")
RED, BLUE = 0, 1
"""RED owns the west unless the sides are swapped."""
LANES = ("north", "south")
STRUCTURES = ("red-base", "red-north", "red-south", "blue-base", "blue-north", "blue-south", "fountain")


class Arena(Record, frozen=True, kw_only=True):
    """A board as plain values. Squares are numbered row by row from the north-west."""

    slug: str = ""
    width: int
    height: int
    walls: tuple[int, ...] = ()
    hindering: tuple[int, ...] = ()
    cells: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    """Sets of squares inside a white outline (BAS-BOARD-03)."""
    routes: dict[str, tuple[tuple[str, ...], ...]] = msgspec.field(default_factory=dict)
    """For "red-north" and the like, the cells from the own zone to the enemy base; a step may be one of several."""
    teleporters: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    """For "red-north" and the like, the squares of the zone."""
    structures: dict[str, int] = msgspec.field(default_factory=dict)
    """Where each of STRUCTURES stands."""


class Ground:
    """What is reckoned from a board once and for all."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.board = Board(arena.width, arena.height)
        self.walls = _mask(arena.walls)
        self.hindering = _mask(arena.hindering)
        self.cells = {name: _mask(squares) for name, squares in arena.cells.items()}
        self.cell_of = {square: name for name, squares in arena.cells.items() for square in squares}
        self.on_route = {
            name: {square: cell for step in route for cell in step for square in arena.cells.get(cell, ())}
            for name, route in arena.routes.items()
        }
        """For each route, the cell on it that a square lies in."""
        self.zones = {name: _mask(squares) for name, squares in arena.teleporters.items()}
        self.teleporters = tuple(
            sum(mask for name, mask in self.zones.items() if name.startswith(team.lower())) for team in TEAMS
        )
        self.vision = Vision(self.board, arena.walls)
        self._steps: dict[int, dict[Way, int]] = {}
        self._forward: dict[tuple[str, str], tuple[str, ...]] = {}
        for name, route in arena.routes.items():
            for here, there in pairwise(route):
                for cell in here:
                    ahead = tuple(c for c in there if len(there) == 1 or self.touch(cell, c))
                    self._forward[name, cell] = ahead

    def steps(self, closed: int) -> dict[Way, int]:
        """Return from where a step leads each way; what is closed is neither entered nor squeezed between."""
        found = self._steps.get(closed)
        if found is None:
            found = self._steps[closed] = steps(self.board, closed)
        return found

    def around(self, square: int, closed: int) -> int:
        """Return the squares that a step leads to, whoever stands there (BAS-BOARD-16, BAS-BOARD-17)."""
        return spread(self.board, self.steps(closed), 1 << square)

    def ring(self, square: int) -> int:
        """Return the up to eight squares around one, whatever they hold (BAS-TURRET-14)."""
        return self.vision.within(square, 1) & ~(1 << square)

    def distance(self, one: int, other: int) -> int:
        """Return how many squares it is, counted as movement squares are (BAS-ACTION-14)."""
        width = self.board.width
        return max(abs(one % width - other % width), abs(one // width - other // width))

    def forward(self, route: str, cell: str) -> tuple[str, ...]:
        """Return the cells that come next on a route (BAS-MINION-15); none beyond its ends."""
        return self._forward.get((route, cell), ())

    def touch(self, one: str, other: str) -> bool:
        """Return whether two cells share an edge."""
        beside = 0
        for way in STRAIGHT:
            beside |= moved(self.cells[one] & self.board.open_edges[way], self.board.offsets[way])
        return bool(beside & self.cells[other])

    def xy(self, square: int) -> list[int]:
        return [square % self.board.width, square // self.board.width]


def _mask(squares: tuple[int, ...]) -> int:
    return sum(1 << square for square in squares)


# Shipped boards


def arenas() -> tuple[str, ...]:
    return tuple(map_files("arenashow"))


@cache
def shipped_ground(slug: str, swapped: bool = False) -> Ground:
    """Return a shipped board; swapped: RED owns the east (BAS-SETUP-16). Raises KeyError if there is none."""
    arena = arena_of(load_map(map_files("arenashow")[slug]))
    return Ground(swap_sides(arena) if swapped else arena)


_grounds: dict[int, tuple[Arena, Ground]] = {}


def ground_of(arena: Arena) -> Ground:
    """Return what is reckoned of the board of a position; records with dicts have no hash, so they go by identity."""
    known = _grounds.get(id(arena))
    if known is None or known[0] is not arena:
        if len(_grounds) >= 64:
            _grounds.clear()
        known = _grounds[id(arena)] = (arena, Ground(arena))
    return known[1]


def arena_of(tiled: TiledMap) -> Arena:
    """Return the board that a map draws; maps/README.md says how, seat 0 is RED."""
    structures: dict[str, int] = {}
    teleporters: dict[str, list[int]] = {}
    for item in tiled.objects:
        team = TEAMS[int(item.properties.get("seat", 0))].lower()
        if item.type == "Base":
            structures[f"{team}-base"] = item.squares[0]
        elif item.type == "Turret":
            structures[f"{team}-{item.name}"] = item.squares[0]
        elif item.type == "Fountain":
            structures["fountain"] = item.squares[0]
        elif item.type == "Teleporter":
            teleporters.setdefault(f"{team}-{item.name}", []).extend(item.squares)
    closed = tiled.effects.get("wall", 0)
    routes = {
        name.removeprefix("route-"): tuple(tuple(step.split("/")) for step in str(text).split())
        for name, text in tiled.properties.items()
        if name.startswith("route-")
    }
    return Arena(
        slug=tiled.name,
        width=tiled.width,
        height=tiled.height,
        walls=tuple(bits(closed)),
        hindering=tuple(bits(tiled.effects.get("hindering", 0))),
        cells={name: tuple(bits(squares & ~closed)) for name, squares in sorted(tiled.zones.items())},
        routes=routes,
        teleporters={name: tuple(sorted(squares)) for name, squares in sorted(teleporters.items())},
        structures=structures,
    )


def swap_sides(arena: Arena) -> Arena:
    """Return the same board with the teams' places exchanged."""

    def other(name: str) -> str:
        team, dash, rest = name.partition("-")
        return {"red": "blue", "blue": "red"}.get(team, team) + dash + rest

    return msgspec.structs.replace(
        arena,
        routes={other(name): route for name, route in arena.routes.items()},
        teleporters={other(name): squares for name, squares in arena.teleporters.items()},
        structures={other(name): square for name, square in arena.structures.items()},
    )
