"""Line of sight against an exact oracle in fractions, on random tables with small, large and flying models."""

from __future__ import annotations

from random import Random
from typing import Any

from game.kernel.loaded import LoadedChance
from game.kernel.squares import Board, bits
from game.superdungeon.ground import mask
from game.superdungeon.sightlines import los
from game.superdungeon.state import Model, State
from game.superdungeon.table import lay
from tests.kernel.oracle import witness

SIZE = 9


def random_state(pick: Random) -> State:
    def squares(share: float) -> list[list[int]]:
        return [[x, y] for x in range(SIZE) for y in range(SIZE) if pick.random() < share]

    free = set(range(SIZE * SIZE))
    voids, structures = squares(0.03), squares(0.08)
    free -= {y * SIZE + x for x, y in voids + structures}
    models: dict[str, Any] = {}
    for n in range(12):
        size = pick.choice((1, 1, 2))
        places = [
            square for square in sorted(free)
            if square % SIZE + size <= SIZE and square // SIZE + size <= SIZE
            and {square + dx + dy * SIZE for dx in range(size) for dy in range(size)} <= free
        ]  # fmt: skip
        if not places:
            continue
        at = pick.choice(places)
        free -= {at + dx + dy * SIZE for dx in range(size) for dy in range(size)}
        flies = ["fly"] if pick.random() < 0.15 else []
        use = "OGRE" if size == 2 else "GRUNT"
        models[f"M{n}"] = {"use": use, "side": pick.choice("AB"), "at": [at % SIZE, at // SIZE], "abilities": flies}
    walls = [[x, y, side] for x, y in squares(0.06) for side in pick.choice(("E", "S", "ES"))]
    table: dict[str, Any] = {
        "board": [SIZE, SIZE], "walls": walls, "voids": voids, "tiles": {"block": structures},
        "tile_effects": {"block": {"tags": ["structure"]}}, "models": models,
    }  # fmt: skip
    for fields in models.values():  # a base does not stand astride a wall
        x, y = fields["at"]
        if fields["use"] == "OGRE":
            inner = ([x, y, "E"], [x, y + 1, "E"], [x, y, "S"], [x + 1, y, "S"])
            table["walls"] = [wall for wall in table["walls"] if wall not in inner]
    return lay(table, LoadedChance())


def slow_los(state: State, viewer: Model, target: Model) -> bool:
    """By the words of the rulebook: a line from any point of the one base to any point of the other."""
    here, there = state.base(viewer), state.base(target)
    flies = "fly" in state.face(viewer).abilities or "fly" in state.face(target).abilities
    blocked = mask(state.arena.voids)  # SDA-TILES-03
    if not flies:  # SDA-LOS-11, SDA-LOS-12, SDA-LOS-13
        blocked |= mask(state.arena.effects["block"])
        for other in state.on_arena(1 - viewer.side):  # SDA-LOS-05, SDA-LOS-07, SDA-LOS-08, SDA-LOS-17
            if state.size(viewer) == 1 or state.size(other) == 2:  # SDA-LOS-10
                blocked |= state.base(other)
    blocked &= ~(here | there)  # SDA-LOS-09
    board = Board(SIZE, SIZE, mask(state.arena.east_walls), mask(state.arena.south_walls), blocked)
    return any(witness(board, eye, square) for eye in bits(here) for square in bits(there))  # SDA-LOS-02, SDA-LOS-16


def test_sight_is_what_the_rulebook_says() -> None:
    """SDA-LOS-02 to SDA-LOS-17 at once: every pair of models of random tables."""
    pick = Random(7)
    seen = hidden = 0
    for _ in range(9):
        state = random_state(pick)
        for viewer in state.on_arena():
            for target in state.on_arena():
                if viewer is target:
                    assert los(state, viewer, target)  # SDA-LOS-15
                    continue
                expected = slow_los(state, viewer, target)
                assert los(state, viewer, target) == expected, (viewer.id, target.id, state.arena)
                seen, hidden = seen + expected, hidden + (not expected)
    assert seen > 120
    assert hidden > 120
