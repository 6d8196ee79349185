"""What lies within so many squares is what counting says, for small and large bases, walls and structures."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel.squares import bits
from game.superdungeon.arenas import arena, arenas
from game.superdungeon.ground import ground
from game.superdungeon.library import library


@pytest.mark.parametrize("slug", arenas())
def test_within_is_what_counting_says(slug: str) -> None:
    """SDA-RANGE-03, SDA-RANGE-05: one counting rule, clusters count as structures."""
    board = ground(arena(slug), dict(library().tiles), (50, 500))
    pick = Random(slug)
    for _ in range(120):
        square = pick.randrange(board.width * board.height)
        row, column = divmod(square, board.width)
        fits = column < board.width - 1 and row < board.height - 1
        base = board.base(square, 2 if fits and pick.random() < 0.3 else 1)
        reach = pick.randrange(9)
        tables = [board.counts(each) for each in bits(base)]
        near = sum(1 << other for other in range(board.width * board.height) if min(t[other] for t in tables) <= reach)
        assert board.within(base, reach) == base | near  # SDA-RANGE-03
