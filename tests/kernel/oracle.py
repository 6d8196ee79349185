"""Slow and plain answers to check the fast ones against: sight in fractions, steps and floods square by square."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from random import Random

from game.kernel.squares import Board

Point = tuple[Fraction, Fraction]
Box = tuple[int, int, int, int]
"""A closed rectangle x0, y0, x1, y1: a square, or a wall if two of them are equal."""


def random_board(pick: Random, width: int, height: int, density: float) -> Board:
    def some() -> int:
        return sum(1 << square for square in range(width * height) if pick.random() < density)

    return Board(width, height, some(), some(), some())


def boxes(board: Board, without: tuple[int, ...]) -> Iterator[Box]:
    for square in range(board.width * board.height):
        y, x = divmod(square, board.width)
        if board.structures >> square & 1 and square not in without:
            yield x, y, x + 1, y + 1
        if board.east_walls >> square & 1:
            yield x + 1, y, x + 1, y + 1
        if board.south_walls >> square & 1:
            yield x, y + 1, x + 1, y + 1


def touches(start: Point, end: Point, box: Box) -> bool:
    """Whether the closed segment meets the closed box (clipping, exact)."""
    enter, leave = Fraction(0), Fraction(1)
    for axis in (0, 1):
        way = end[axis] - start[axis]
        low, high = box[axis] - start[axis], box[axis + 2] - start[axis]
        if way == 0:
            if low > 0 or high < 0:
                return False
            continue
        first, last = sorted((low / way, high / way))
        enter, leave = max(enter, first), min(leave, last)
    return enter <= leave


def witness(board: Board, viewer: int, target: int) -> tuple[Point, Point] | None:
    """Return two points, one inside each square, that a clear segment joins; None if there are none.

    Both squares are turned so that the line leads up to the right. Whether a line of slope m touches a box depends on
    its height at x = 0 alone, so the clear heights are what the boxes leave over; and the order in which boxes begin
    and end there changes only at slopes between corners, so one slope between any two of these decides for all.
    """
    (ay, ax), (by, bx) = divmod(viewer, board.width), divmod(target, board.width)
    if viewer == target:
        middle = (ax + Fraction(1, 2), ay + Fraction(1, 2))
        return middle, middle
    sx, sy = (-1 if bx < ax else 1), (-1 if by < ay else 1)

    def turn(box: Box) -> Box:
        x0, x1 = sorted((sx * box[0], sx * box[2]))
        y0, y1 = sorted((sy * box[1], sy * box[3]))
        return x0, y0, x1, y1

    a, b = turn((ax, ay, ax + 1, ay + 1)), turn((bx, by, bx + 1, by + 1))
    x0, y0, x1, y1 = a[0], a[1], b[2], b[3]
    inside = [
        box
        for box in map(turn, boxes(board, (viewer, target)))
        if box[0] < x1 and box[2] > x0 and box[1] < y1 and box[3] > y0
    ]
    corners = [(x, y) for box in (a, b, *inside) for x in (box[0], box[2]) for y in (box[1], box[3])]
    slopes = {Fraction(0), Fraction(2 * (y1 - y0))}
    slopes |= {Fraction(q[1] - p[1], q[0] - p[0]) for p in corners for q in corners if p[0] < q[0] and p[1] <= q[1]}
    for first, second in pairwise(sorted(slopes)):
        m = (first + second) / 2

        def heights(box: Box, m: Fraction = m) -> tuple[Fraction, Fraction]:
            return box[1] - m * box[2], box[3] - m * box[0]

        low = max(heights(a)[0], heights(b)[0])
        high = min(heights(a)[1], heights(b)[1])
        for bottom, top in [*sorted(map(heights, inside)), (high, high)]:
            if bottom > low and low < high:
                c = (low + min(bottom, high)) / 2

                def within(box: Box, m: Fraction = m, c: Fraction = c) -> Point:
                    left, right = max(Fraction(box[0]), (box[1] - c) / m), min(Fraction(box[2]), (box[3] - c) / m)
                    x = (left + right) / 2
                    return sx * x, sy * (m * x + c)

                return within(a), within(b)
            low = max(low, top)
    return None


def has_edge(board: Board, square: int, dx: int, dy: int) -> bool:
    """Whether a wall or the border closes the square on that side."""
    y, x = divmod(square, board.width)
    if not (0 <= x + dx < board.width and 0 <= y + dy < board.height):
        return True
    walls = board.east_walls if dx else board.south_walls
    owner = min(square, square + dx + dy * board.width)
    return bool(walls >> owner & 1)


def can_step(board: Board, closed: int, square: int, dx: int, dy: int) -> bool:
    shut = closed | board.structures

    def straight(start: int, dx: int, dy: int) -> bool:
        return not has_edge(board, start, dx, dy) and not shut >> (start + dx + dy * board.width) & 1

    if not (dx and dy):
        return straight(square, dx, dy)
    return any(
        straight(square, *one) and straight(square + one[0] + one[1] * board.width, *two)
        for one, two in (((dx, 0), (0, dy)), ((0, dy), (dx, 0)))
    )


def cheapest(board: Board, closed: int, start: int, prices: dict[int, int]) -> dict[int, int]:
    best, queue = {start: 0}, [(0, start)]
    while queue:
        cost, square = heapq.heappop(queue)
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if (dx or dy) and can_step(board, closed, square, dx, dy):
                    other = square + dx + dy * board.width
                    if other in prices and cost + prices[other] < best.get(other, 1 << 30):
                        best[other] = cost + prices[other]
                        heapq.heappush(queue, (best[other], other))
    return best
