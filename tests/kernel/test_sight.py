"""Sight and steps against the oracle."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from game.kernel.sight import Sight, corridors
from game.kernel.squares import Board, bits, flood, route, spread, steps, union

from .oracle import boxes, can_step, cheapest, random_board, touches, witness


def test_the_fast_sight_is_the_exact_one() -> None:
    pick = Random(1)
    seen = 0
    for i in range(4000):
        board = random_board(pick, pick.randint(1, 9), pick.randint(1, 9), pick.choice((0.03, 0.08, 0.15, 0.3)))
        sight = Sight(board)
        for _ in range(3):
            viewer, target = pick.randrange(board.width * board.height), pick.randrange(board.width * board.height)
            points = witness(board, viewer, target)
            assert sight.sees(viewer, target) == (points is not None), (i, board, viewer, target)
            if points is not None:
                seen += 1
                assert not any(touches(*points, box) for box in boxes(board, (viewer, target)))
                for square, (x, y) in zip((viewer, target), points, strict=True):
                    assert 0 < x - square % board.width < 1
                    assert 0 < y - square // board.width < 1
    assert 3000 < seen < 9000


def test_no_segment_is_clear_where_the_oracle_sees_none() -> None:
    """The oracle finds a clear segment or says there is none; the latter is tried with many segments."""
    pick = Random(2)
    tried = 0
    while tried < 150:
        board = random_board(pick, 6, 6, 0.12)
        viewer, target = pick.randrange(36), pick.randrange(36)
        if witness(board, viewer, target) is None:
            tried += 1
            things = list(boxes(board, (viewer, target)))
            for _ in range(200):
                start, end = (
                    (x % 6 + Fraction(pick.randint(1, 99), 100), x // 6 + Fraction(pick.randint(1, 99), 100))
                    for x in (viewer, target)
                )
                assert any(touches(start, end, box) for box in things)


def test_a_field_is_all_that_is_seen() -> None:
    pick = Random(3)
    for _ in range(150):
        board = random_board(pick, 11, 8, pick.choice((0.05, 0.1, 0.2)))
        sight, viewer = Sight(board), pick.randrange(88)
        more = sum(1 << square for square in bits(board.all) if pick.random() < 0.05)
        one_by_one = union(1 << target for target in bits(board.all) if sight.sees(viewer, target, more))
        assert sight.field(viewer, more) == one_by_one
        assert sight.field(viewer) == sight.field(viewer, 0)


@pytest.mark.parametrize(
    ("east", "south", "structures", "line", "expected"),
    [
        ("a1", "", "", "a1 b2", True),  # one wall end leaves the diagonal open
        ("a1", "", "", "a1 b1", False),
        ("a1", "a1", "", "a1 b2", False),  # two walls meet at the corner
        ("", "", "b1 a2", "a1 b2", False),  # and so do two bodies
        ("a1", "", "a2", "a1 b2", False),  # and a wall and a body
        ("", "", "c2", "a2 e2", False),  # a body hides its row,
        ("", "", "c2", "a2 e3", True),  # but a low line passes under it
        ("b2", "", "", "a2 e2", False),
    ],
)
def test_sight_at_the_table(east: str, south: str, structures: str, line: str, expected: bool) -> None:
    plan = Board(5, 3)
    board = Board(5, 3, plan.set(*east.split()), plan.set(*south.split()), plan.set(*structures.split()))
    viewer, target = map(board.square, line.split())
    assert Sight(board).sees(viewer, target) == expected
    assert Sight(board).sees(target, viewer) == expected


def test_few_corridors_join_two_squares() -> None:
    assert len(corridors(1, 1)) == 2
    assert max(len(corridors(x, y)) for x in range(9) for y in range(9)) < 150


def test_steps_and_floods_are_those_of_the_oracle() -> None:
    pick = Random(4)
    for _ in range(400):
        board = random_board(pick, pick.randint(1, 8), pick.randint(1, 8), pick.choice((0.1, 0.25)))
        squares = range(board.width * board.height)
        closed = sum(1 << square for square in squares if pick.random() < 0.1)
        start, limit = pick.choice(squares), pick.randint(0, 7)
        prices = {square: pick.choice((1, 1, 1, 2, 3)) for square in squares if pick.random() < 0.95}
        costs = {price: sum(1 << square for square in prices if prices[square] == price) for price in (1, 2, 3)}
        may_step = steps(board, closed)
        for (dx, dy), mask in may_step.items():
            assert mask == sum(1 << square for square in squares if can_step(board, closed, square, dx, dy))
        best = cheapest(board, closed, start, prices)
        rings = flood(board, may_step, 1 << start, limit, costs)
        for cost, ring in enumerate(rings):
            assert ring == sum(1 << square for square, price in best.items() if price == cost)
            for goal in bits(ring):
                path = route(board, may_step, rings, goal)
                assert sum(prices[square] for square in path) == cost
                for here, there in zip([start, *path], path, strict=False):
                    assert spread(board, may_step, 1 << here) >> there & 1
