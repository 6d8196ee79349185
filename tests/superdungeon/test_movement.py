"""Movement against slow and plain answers, on random tables: every model, every ability, small and large bases."""

from __future__ import annotations

from random import Random
from typing import Any

from game.kernel.loaded import LoadedChance
from game.kernel.squares import Board, bits
from game.superdungeon.ground import FAR, mask
from game.superdungeon.movement import Plan, plan, reach
from game.superdungeon.state import Model, State
from game.superdungeon.table import lay
from tests.kernel.oracle import can_step, cheapest, has_edge

SIZE = 8
KINDS = {"rubble": ["difficult"], "hole": ["chasm"], "pillar": ["structure"]}
WAYS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def random_state(pick: Random) -> State:
    squares = [[x, y] for x in range(SIZE) for y in range(SIZE)]
    pick.shuffle(squares)
    tiles = {kind: [squares.pop() for _ in range(pick.randrange(6))] for kind in KINDS}
    voids = [squares.pop() for _ in range(pick.randrange(3))]
    walls = [[*pick.choice(squares), pick.choice("ES")] for _ in range(pick.randrange(14))]
    astride = {tuple(wall) for wall in walls}
    free = {tuple(square) for square in squares}
    models: dict[str, Any] = {}
    for n in range(9):
        size = 2 if n in (0, 1) else 1
        places = [
            (x, y) for x, y in sorted(free)
            if all((x + dx, y + dy) in free for dx in range(size) for dy in range(size))
            and not (size == 2 and {(x, y, "E"), (x, y + 1, "E"), (x, y, "S"), (x + 1, y, "S")} & astride)
        ]  # fmt: skip
        if places:
            x, y = pick.choice(places)
            free -= {(x + dx, y + dy) for dx in range(size) for dy in range(size)}
            word = pick.choice(([], [], ["fly"], ["burrow"], ["surefoot"]))
            use = "OGRE" if size == 2 else "GRUNT"
            models[f"M{n}"] = {"use": use, "side": pick.choice("AB"), "at": [x, y], "abilities": word}
    table = {
        "board": [SIZE, SIZE], "tiles": tiles, "voids": voids, "walls": walls, "models": models,
        "tile_effects": {kind: {"tags": tags} for kind, tags in KINDS.items()},
    }  # fmt: skip
    return lay(table, LoadedChance())


def rules_for(state: State, model: Model) -> tuple[Board, int, dict[int, int]]:
    """The board, what is closed for steps, and the prices of squares, all by the words of the abilities."""
    arena, words = state.arena, state.face(model).abilities
    opens = {"fly": {"rubble", "hole", "pillar"}, "burrow": {"rubble", "pillar"}, "surefoot": {"rubble"}}
    treated = set().union(*(opens.get(word, set()) for word in words))
    foes = 0
    for other in state.on_arena(1 - model.side):
        foes |= state.base(other)
    solid = mask(arena.voids) | (0 if "pillar" in treated else mask(arena.effects["pillar"]))  # SDA-TILES-03
    walls = (0, 0) if "burrow" in words else (mask(arena.east_walls), mask(arena.south_walls))  # SDA-ABIL-07
    board = Board(SIZE, SIZE, *walls, solid)
    prices = {}
    for square in range(SIZE * SIZE):
        if (solid | foes) >> square & 1:  # SDA-MOVE-04
            continue
        if "hole" not in treated and square in arena.effects["hole"]:  # SDA-TILES-06
            continue
        rough = "rubble" not in treated and square in arena.effects["rubble"]
        prices[square] = 2 if rough else 1  # SDA-TILES-06
    return board, 0 if "fly" in words else foes, prices  # SDA-MOVE-10


def others(state: State, model: Model) -> int:
    found = 0
    for other in state.on_arena():
        if other is not model:
            found |= state.base(other)
    return found


def test_small_models_go_where_the_rulebook_lets_them() -> None:
    pick = Random(3)
    seen = 0
    for _ in range(24):
        state = random_state(pick)
        for model in state.on_arena():
            if model.size != 1:
                continue
            board, closed, prices = rules_for(state, model)
            assert model.at is not None
            costs = cheapest(board, closed, model.at, prices)  # SDA-MOVE-01, SDA-MOVE-02, SDA-MOVE-08, SDA-MOVE-09
            taken = others(state, model)  # SDA-MOVE-03, SDA-MOVE-05
            expected = {
                square: cost for square, cost in costs.items() if 0 < cost <= 4 and not taken >> square & 1
            }  # fmt: skip
            assert reach(state, model, 4) == expected, (model.id, state.arena)
            seen += len(expected)
    assert seen > 500


def test_large_models_go_where_the_rulebook_lets_them() -> None:
    """Every walk of the counted squares is tried; the base must cover its end and lie within its steps."""
    pick = Random(4)
    seen = 0
    for _ in range(24):
        state = random_state(pick)
        for model in state.on_arena():
            if model.size == 2:
                found = reach(state, model, 3)
                assert found == slow_placements(state, model, 3), (model.id, state.arena)
                seen += len(found)
                for place, cost in found.items():
                    check_plan(state, model, place, cost)
    assert seen > 120


def slow_placements(state: State, model: Model, points: int) -> dict[int, int]:
    board, closed, prices = rules_for(state, model)
    start = set(bits(state.base(model)))

    def around(square: int) -> list[int]:
        steps = [(square + dx + dy * SIZE, dx, dy) for dx, dy in WAYS]
        return [other for other, dx, dy in steps if can_step(board, closed, square, dx, dy) and other in prices]

    steps_to = dict.fromkeys(start, 0)  # SDA-LARGE-03: in squares, not in points
    for step in range(1, points + 1):
        for square in [square for square, n in steps_to.items() if n == step - 1]:
            for other in around(square):
                steps_to.setdefault(other, step)
    walks = {(square, 0, 0) for square in start}  # SDA-LARGE-01: counted from any square of the base
    every = set(walks)
    for _ in range(points):
        walks = {
            (other, steps + 1, cost + prices[other])
            for square, steps, cost in walks for other in around(square)
            if other not in start and cost + prices[other] <= points
        }  # fmt: skip
        every |= walks
    taken, plain = others(state, model), Board(SIZE, SIZE, mask(state.arena.east_walls), mask(state.arena.south_walls))
    result = {}
    for place in range(SIZE * SIZE):
        x, y = place % SIZE, place // SIZE
        if x + 1 == SIZE or y + 1 == SIZE:
            continue
        base = [place, place + 1, place + SIZE, place + SIZE + 1]
        if any(taken >> square & 1 or square not in prices for square in base):  # SDA-LARGE-05
            continue
        inner = [(place, 1, 0), (place + SIZE, 1, 0), (place, 0, 1), (place + 1, 0, 1)]
        if any(has_edge(plain, square, dx, dy) for square, dx, dy in inner):  # SDA-LARGE-05
            continue
        farthest = max(steps_to.get(square, FAR) for square in base)
        costs = [cost for square, steps, cost in every if square in base and steps > 0 and steps >= farthest > 0]
        if costs:
            result[place] = min(costs)  # SDA-LARGE-02, SDA-LARGE-07
    return result


def check_plan(state: State, model: Model, place: int, cost: int) -> None:
    """The way that is gone is one of legal steps, costs what it should, and ends under the base."""
    way = plan(state, model, cost, [place])
    assert isinstance(way, Plan)
    board, closed, prices = rules_for(state, model)
    assert way.cost == cost == sum(prices[square] for square in way.path)
    assert way.path[-1] in set(bits(state.ground.base(place, 2)))  # SDA-LARGE-02
    starts = set(bits(state.base(model)))
    for i, square in enumerate(way.path):
        before = {way.path[i - 1]} if i else starts
        assert any(
            can_step(board, closed, one, dx, dy) for one in before for dx, dy in WAYS if one + dx + dy * SIZE == square
        )  # fmt: skip


def test_counting_is_the_same_both_ways_and_goes_round_walls() -> None:
    """SDA-RANGE-03: the count is the fewest steps past walls, voids and structures, whose squares may be its ends."""
    pick = Random(5)
    for _ in range(6):
        state = random_state(pick)
        ground, arena = state.ground, state.arena
        solid = mask(arena.voids) | mask(arena.effects["pillar"])
        for start in (square for square in range(SIZE * SIZE) if square not in arena.voids):
            ends = 1 << start
            board = Board(SIZE, SIZE, mask(arena.east_walls), mask(arena.south_walls), solid & ~ends)
            open_squares = dict.fromkeys((s for s in range(SIZE * SIZE) if not solid & ~ends & 1 << s), 1)
            counts = cheapest(board, 0, start, open_squares)
            for other in range(SIZE * SIZE):
                if not solid >> other & 1:
                    assert ground.count(1 << start, 1 << other) == counts.get(other, FAR), (start, other, arena)
                if other not in arena.voids:
                    assert ground.count(1 << start, 1 << other) == ground.count(1 << other, 1 << start)
