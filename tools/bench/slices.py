"""Comparing speeds on a noisy machine: both sides alternate in short slices, and their 90th percentiles are compared.

Absolute times drift by tens of per cent from minute to minute; the ratio of two things measured in turn repeats to a
few per cent, best with the 90th percentile of the slices' rates.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping, Sequence
from statistics import median, quantiles

import msgspec

SLICE = 0.05
"""Seconds."""
Work = Callable[[float], int]
"""Works until the moment given (time.perf_counter) and returns how much it has done."""


class Rate(msgspec.Struct, frozen=True):
    """How much is done in a second."""

    p90: float
    median: float


def alternate(works: Mapping[str, Work], rounds: int = 40) -> dict[str, Rate]:
    """Run the works in turn, a slice each, and return their rates."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work(time.perf_counter() + SLICE)
    gc.collect()
    gc.freeze()
    for _ in range(rounds):
        for name, work in works.items():
            begun = time.perf_counter()
            done = work(begun + SLICE)
            rates[name].append(done / (time.perf_counter() - begun))
    gc.unfreeze()
    return {name: summary(found) for name, found in rates.items()}


def summary(rates: Sequence[float]) -> Rate:
    return Rate(quantiles(rates, n=10)[8], median(rates))


def repeat(run: Callable[[], object], batch: int = 10) -> Work:
    """Return the work of calling something again and again."""

    def work(until: float) -> int:
        done = 0
        while time.perf_counter() < until:
            for _ in range(batch):
                run()
            done += batch
        return done

    return work


def show(rates: Mapping[str, Rate], against: str = "") -> None:
    """Print a line for each rate, with its ratio to one of them."""
    for name, rate in rates.items():
        ratio = f"   {rate.p90 / rates[against].p90:7.3f} x {against}" if against and name != against else ""
        print(f"{name:42} {rate.p90:12,.0f}/s p90 {rate.median:12,.0f}/s median {1e6 / rate.p90:10.1f} us{ratio}")
