"""Numbers of a match for the result: what a presenter counts, and whether the dice were fair."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .table import Table


class Luck(NamedTuple):
    """What the dice have shown beyond the expected, the dice thrown, and how far 19 of 20 matches stay from none."""

    extra: float
    dice: int
    band: float


class Statistics(NamedTuple):
    rows: tuple[tuple[str, tuple[float, ...]], ...] = ()
    points: tuple[tuple[tuple[int, int], ...], ...] = ()
    """For each seat (turn, points) where they changed."""
    luck: tuple[Luck, ...] = ()
    champions: tuple[tuple[str, ...], ...] = ()
    """For each seat the sprites of its foremost pieces."""
    unit: str = "stars"
    """What the dice show."""
    less: frozenset[str] = frozenset()
    """The labels of rows in which the smaller number is the better one."""

    def best(self, label: str, values: Sequence[float]) -> float | None:
        """Return the number that stands out in a row; None where all are alike."""
        if len(set(values)) < 2:
            return None
        return min(values) if label in self.less else max(values)


def gathered(found: Mapping[str, Any]) -> Statistics:
    """Return what a presenter has counted; what it did not count is empty."""
    return Statistics(
        tuple((label, tuple(values)) for label, values in found.get("rows", ())),
        tuple(tuple(curve) for curve in found.get("points", ())),
        tuple(found.get("luck", ())),
        tuple(tuple(keys) for keys in found.get("champions", ())),
        str(found.get("unit", "stars")),
        frozenset(found.get("less", ())),
    )


def lines(numbers: Statistics, table: Table) -> list[list[object]]:
    """Return the numbers as a table for other programs: a line each, a column for each seat."""
    seats = range(len(table.seats))
    found: list[list[object]] = [
        ["", *(seat.name for seat in table.seats)],
        ["game", table.game.slug],
        ["seed", table.setup.seed],
        ["played by", *(seat.spec for seat in table.seats)],
        ["won", *("yes" if seat in table.winners else "no" for seat in seats)],
        *([label, *values] for label, values in numbers.rows),
    ]
    if numbers.luck:
        found.append(["dice thrown", *(luck.dice for luck in numbers.luck)])
        found.append([f"{numbers.unit} beyond the expected", *(round(luck.extra, 2) for luck in numbers.luck)])
        found.append(["19 of 20 matches stay within", *(round(luck.band, 2) for luck in numbers.luck)])
    for turn in sorted({turn for curve in numbers.points for turn, _ in curve}):
        points = [next((value for at, value in reversed(curve) if at <= turn), 0) for curve in numbers.points]
        found.append([f"points after turn {turn}", *points])
    return found


def luck(rolls: Iterable[tuple[Sequence[float], float]]) -> Luck:
    """Reckon the luck of dice, each given as the worth of its faces and what came up.

    The band is two standard deviations of the sum, so it grows with the square root of the number of dice.
    """
    extra, variance, dice = 0.0, 0.0, 0
    for faces, came in rolls:
        mean = sum(faces) / len(faces)
        variance += sum((face - mean) ** 2 for face in faces) / len(faces)
        extra += came - mean
        dice += 1
    return Luck(extra, dice, 2 * math.sqrt(variance))
