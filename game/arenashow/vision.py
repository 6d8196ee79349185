"""Line of vision: the straight line between the centres of two squares (BAS-ACTION-16)."""

from __future__ import annotations

from functools import cache

from game.kernel.squares import Board, bits

Offset = tuple[int, int]


class Vision:
    """The lines of vision of one board; only walls are in the way, no structures or characters (BAS-ACTION-20)."""

    def __init__(self, board: Board, walls: tuple[int, ...]) -> None:
        self._width, self._height = board.width, board.height
        self._walls = frozenset(divmod(square, board.width)[::-1] for square in walls)
        self._known: dict[tuple[int, int], bool] = {}
        self._fields: dict[tuple[int, int], int] = {}

    def sees(self, viewer: int, target: int) -> bool:
        """Return whether the line runs through no wall square and not just between two (BAS-ACTION-17, -18)."""
        key = (viewer, target)
        found = self._known.get(key)
        if found is None:
            (y, x), (ty, tx) = divmod(viewer, self._width), divmod(target, self._width)
            entered, pairs = line(tx - x, ty - y)
            walls = self._walls
            found = self._known[key] = not (
                any((x + dx, y + dy) in walls for dx, dy in entered)
                or any((x + a, y + b) in walls and (x + c, y + d) in walls for (a, b), (c, d) in pairs)
            )
        return found

    def field(self, viewer: int, reach: int) -> int:
        """Return the squares within reach that are seen, the viewer's own among them."""
        key = (viewer, reach)
        found = self._fields.get(key)
        if found is None:
            found = sum(1 << square for square in bits(self.within(viewer, reach)) if self.sees(viewer, square))
            self._fields[key] = found
        return found

    def within(self, square: int, reach: int) -> int:
        """Return the squares within reach, seen or not."""
        y, x = divmod(square, self._width)
        left, right = max(0, x - reach), min(self._width - 1, x + reach)
        row = ((1 << right - left + 1) - 1) << left
        rows = range(max(0, y - reach), min(self._height - 1, y + reach) + 1)
        return sum(row << at * self._width for at in rows)


@cache
def line(dx: int, dy: int) -> tuple[tuple[Offset, ...], tuple[tuple[Offset, Offset], ...]]:
    """Return the squares whose inside a line enters on its way, and the pairs that it passes exactly between."""
    across, down = (1 if dx >= 0 else -1), (1 if dy >= 0 else -1)
    entered: list[Offset] = []
    pairs: list[tuple[Offset, Offset]] = []

    def side(x: int, y: int) -> int:
        """On which side of the line a point lies, in halves of squares."""
        return x * dy - y * dx

    for i in range(abs(dx) + 1):
        for j in range(abs(dy) + 1):
            x, y = i * across, j * down
            corners = [side(2 * x + a, 2 * y + b) for a in (-1, 1) for b in (-1, 1)]
            if (x, y) not in ((0, 0), (dx, dy)) and min(corners) < 0 < max(corners):
                entered.append((x, y))
            inside = i < abs(dx) and j < abs(dy)
            if inside and side(2 * x + across, 2 * y + down) == 0:
                pairs.append(((x + across, y), (x, y + down)))
    return tuple(entered), tuple(pairs)
