"""What a board has to be: complete, connected, fair to both sides. maps/README.md is for whoever draws one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from game.kernel.squares import lowest, spread

from .arena import LANES, STRUCTURES, TEAMS, Arena, Ground, swap_sides


def check_board(arena: Arena) -> Iterator[str]:
    """Return everything that is wrong with a board, in words."""
    ground = Ground(arena)
    if missing := [name for name in STRUCTURES if name not in arena.structures]:
        yield f"no {', '.join(missing)}"
        return
    yield from _check_cells(ground)
    yield from _check_teams(ground)
    yield from _check_routes(ground)
    yield from _check_symmetry(arena)


def _check_cells(ground: Ground) -> Iterator[str]:
    """Each square but the walls lies in one cell, and each cell is connected (BAS-BOARD-02, BAS-BOARD-03)."""
    seen = 0
    for name, squares in ground.cells.items():
        if twice := seen & squares:
            yield f"{ground.board.name(lowest(twice))} lies in two cells, one of them {name}"
        seen |= squares
        if squares.bit_count() < 2:
            yield f"cell {name} has fewer than two squares"
        elif _region(ground, squares & -squares, squares) != squares:
            yield f"cell {name} is not connected"
    if left := ground.board.all & ~ground.walls & ~seen:
        yield f"{ground.board.name(lowest(left))} lies in no cell"


def _region(ground: Ground, start: int, within: int) -> int:
    """Return the squares that are reached from the start without leaving a set."""
    may, found, front = ground.steps(ground.walls), start, start
    while front:
        front = spread(ground.board, may, front) & within & ~found
        found |= front
    return found


def _check_teams(ground: Ground) -> Iterator[str]:
    arena = ground.arena
    closed = ground.walls | sum(1 << square for square in arena.structures.values())
    middle = (ground.board.width - 1) / 2
    sides = [arena.structures[f"{team.lower()}-base"] % ground.board.width - middle for team in TEAMS]
    if sides[0] * sides[1] >= 0:
        yield "both bases stand in the same half"
    for number, team in enumerate(TEAMS):
        for lane in LANES:
            zone = ground.zones.get(f"{team.lower()}-{lane}", 0)
            if zone.bit_count() != 3 or zone & closed:
                yield f"the {lane} zone of {team} has not three free teleporters"
            square = arena.structures[f"{team.lower()}-{lane}"]
            cell = ground.cells.get(ground.cell_of.get(square, ""), 0)
            ring = ground.ring(square)
            if ring.bit_count() != 8 or ring & closed or ring & ~cell:
                yield f"the danger area of {team.lower()}-{lane} is not eight free squares of its own cell"
        own = ground.teleporters[number]
        free = ground.board.all & ~closed & ~ground.teleporters[1 - number]
        reached = _region(ground, own & -own, free)
        if left := free & ~reached:
            yield f"{team} cannot reach {ground.board.name(lowest(left))}"


def _check_routes(ground: Ground) -> Iterator[str]:
    """The cells of each lane lead from the own zone past both turrets to the enemy base."""
    arena = ground.arena
    for team, enemy in (TEAMS, TEAMS[::-1]):
        for lane in LANES:
            name = f"{team.lower()}-{lane}"
            route = arena.routes.get(name, ())
            unknown = [cell for step in route for cell in step if cell not in ground.cells]
            if unknown or len(route) < 2:
                yield f"route {name}: {f'no cell {unknown[0]}' if unknown else 'it has no cells'}"
                continue
            if not ground.zones.get(name, 0) & ground.cells[route[0][0]]:
                yield f"route {name} does not start in its zone"
            for here, there in pairwise(route):
                for cell in here:
                    if not any(ground.touch(cell, ahead) for ahead in there):
                        yield f"route {name}: {cell} has no edge in common with {' or '.join(there)}"
            stops = [
                _place(ground, route, arena.structures[f"{owner.lower()}-{what}"])
                for owner, what in ((team, lane), (enemy, lane), (enemy, "base"))
            ]
            if -1 in stops or stops != sorted(set(stops)) or stops[-1] != len(route) - 1:
                yield f"route {name} does not lead past both turrets to the enemy base"


def _place(ground: Ground, route: tuple[tuple[str, ...], ...], square: int) -> int:
    cell = ground.cell_of.get(square, "")
    return next((i for i, step in enumerate(route) if cell in step), -1)


def _check_symmetry(arena: Arena) -> Iterator[str]:
    """The board is its own mirror image, east for west with the teams exchanged, and north for south."""
    if mirrored(arena, across=True) != features(swap_sides(arena)):
        yield "east and west differ"
    if mirrored(arena, across=False) != features(arena, north_for_south=True):
        yield "north and south differ"


def mirrored(arena: Arena, *, across: bool) -> dict[str, frozenset[int]]:
    width, height = arena.width, arena.height

    def mirror(square: int) -> int:
        y, x = divmod(square, width)
        return y * width + width - 1 - x if across else (height - 1 - y) * width + x

    return {name: frozenset(map(mirror, squares)) for name, squares in features(arena).items()}


def features(arena: Arena, *, north_for_south: bool = False) -> dict[str, frozenset[int]]:
    """Return all that counts in play by name; cells by their squares alone, since their names are for people."""
    found = {"walls": frozenset(arena.walls), "hindering": frozenset(arena.hindering)}
    for name, squares in arena.teleporters.items():
        found[f"zone {_turned(name, north_for_south)}"] = frozenset(squares)
    for name, square in arena.structures.items():
        found[_turned(name, north_for_south)] = frozenset([square])
    for name, route in arena.routes.items():
        for i, step in enumerate(route):
            cells = frozenset(square for cell in step for square in arena.cells[cell])
            found[f"{_turned(name, north_for_south)} {i}"] = cells
    return found


def _turned(name: str, is_turned: bool) -> str:
    if not is_turned:
        return name
    return name.replace("north", "?").replace("south", "north").replace("?", "south")
