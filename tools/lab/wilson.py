"""How sure a share is."""

from __future__ import annotations

from math import sqrt


def wilson(successes: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Return the Wilson interval of a share of successes, 95 % by default; (0, 1) without trials."""
    if trials == 0:
        return 0.0, 1.0
    share, square = successes / trials, z * z
    middle = share + square / (2 * trials)
    reach = z * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    return (middle - reach) / (1 + square / trials), (middle + reach) / (1 + square / trials)
