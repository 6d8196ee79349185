"""Tables that make no sense: whatever a position file holds, it is laid or refused with a reason."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import SLUGS, game
from game.content.position_files import read_positions
from game.content.problems import ContentError
from game.kernel.loaded import LoadedChance
from game.kernel.match import Refused

FOLDER = Path(__file__).parent
ODD: list[Any] = [
    *(None, True, -1, 0, 1, 7, 99, 10**12, 1.5, "", "x", "A", "c7", "HERO", "L3 AR"),
    *([], [0, 0], [1, 2, 3], [-1, 5], {}, {"a": 1}),
]
TABLES = 150


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every way into plain values, with what it ends in."""
    if path:
        yield path
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, below in steps:
        yield from paths(below, (*path, key))


def mangled(table: dict[str, Any], random: Random) -> dict[str, Any]:
    """The table with something taken away, doubled, or replaced by something odd."""
    table = copy.deepcopy(table)
    *way, last = random.choice(list(paths(table)))
    place: Any = table
    for key in way:
        place = place[key]
    match random.randrange(4):
        case 0:
            del place[last]
        case 1 if isinstance(place, list):
            place.append(copy.deepcopy(random.choice(place)))
        case 1:
            place[random.choice(["x", "at", "side", "A", "C"])] = random.choice(ODD)
        case _:
            place[last] = copy.deepcopy(random.choice(ODD))
    return table


@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_is_laid_or_refused(slug: str) -> None:
    random = Random(f"tables {slug}")
    tables = [case.position.table for path in sorted((FOLDER / slug).glob("*.yaml")) for case in read_positions(path)]
    laid = refused = 0
    for _ in range(TABLES):
        try:
            game(slug).lay(mangled(random.choice(tables), random), LoadedChance())
            laid += 1
        except (Refused, ContentError):
            refused += 1
    assert laid
    assert refused


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        ({"RK": [3, 4]}, "RK stands in a wall or structure, on d5"),
        ({"RK": [7, 4]}, "RK stands in a wall or structure, on h5"),
        ({"RK": [1, 1], "RT": [1, 1]}, "both stand on b2"),
    ],
)
def test_figures_of_the_show_have_squares_of_their_own(at: dict[str, list[int]], reason: str) -> None:
    """BAS-MOVE-06, BAS-STRUCT-09."""
    uses = {"K": "killer", "T": "tank"}
    table = {
        "board": [15, 9],
        "walls": [[3, 4]],
        "structures": {"fountain": {"at": [7, 4]}},
        "heroes": {name: {"use": uses[name[1]], "at": square} for name, square in at.items()},
    }
    with pytest.raises(Refused, match=reason):
        game("arenashow").lay(table, LoadedChance(0))
