"""Numbers of a match for the result: what a presenter counts, and whether the dice were fair."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple


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


def gathered(found: Mapping[str, Any]) -> Statistics:
    """Return what a presenter has counted; what it did not count is empty."""
    return Statistics(
        tuple((label, tuple(values)) for label, values in found.get("rows", ())),
        tuple(tuple(curve) for curve in found.get("points", ())),
        tuple(found.get("luck", ())),
        tuple(tuple(keys) for keys in found.get("champions", ())),
        str(found.get("unit", "stars")),
    )


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
