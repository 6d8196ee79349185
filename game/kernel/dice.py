"""Exact odds of dice: distributions as whole-number weights, joined by convolution and never by simulation."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
L = TypeVar("L", bound=Hashable)
M = TypeVar("M", bound=Hashable)


class Odds(Generic[K]):
    """How often each outcome comes up, in whole-number weights; never changes."""

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[K, int]) -> None:
        self.weights = {outcome: weight for outcome, weight in weights.items() if weight}
        self.total = sum(self.weights.values())
        if self.total <= 0 or min(self.weights.values()) < 0:
            raise ValueError(f"weights must not be negative and not all be zero: {weights}")

    @classmethod
    def die(cls, faces: Iterable[K]) -> Odds[K]:
        """Return the odds of one die whose faces are equally likely."""
        weights: dict[K, int] = {}
        for face in faces:
            weights[face] = weights.get(face, 0) + 1
        return cls(weights)

    @classmethod
    def sure(cls, outcome: K) -> Odds[K]:
        return cls({outcome: 1})

    def map(self, name: Callable[[K], L]) -> Odds[L]:
        """Return the odds of what the outcomes are turned into."""
        weights: dict[L, int] = {}
        for outcome, weight in self.weights.items():
            key = name(outcome)
            weights[key] = weights.get(key, 0) + weight
        return Odds(weights)

    def join(self, other: Odds[L], combine: Callable[[K, L], M]) -> Odds[M]:
        """Return the odds of the combination of two independent outcomes."""
        weights: dict[M, int] = {}
        for one, weight in self.weights.items():
            for two, times in other.weights.items():
                key = combine(one, two)
                weights[key] = weights.get(key, 0) + weight * times
        return Odds(weights)

    def then(self, follow: Callable[[K], Odds[L]]) -> Odds[L]:
        """Return the odds after a second throw that depends on the first, as rerolls do."""
        after = {outcome: follow(outcome) for outcome in self.weights}
        scale = lcm(*(odds.total for odds in after.values()))
        weights: dict[L, int] = {}
        for outcome, weight in self.weights.items():
            odds = after[outcome]
            for result, times in odds.weights.items():
                weights[result] = weights.get(result, 0) + weight * times * (scale // odds.total)
        return Odds(weights)

    def chance(self, fits: Callable[[K], bool]) -> Fraction:
        """Return the exact probability of the outcomes that fit."""
        return Fraction(sum(weight for outcome, weight in self.weights.items() if fits(outcome)), self.total)

    def mean(self, value: Callable[[K], int]) -> Fraction:
        """Return the exact mean of a number read off the outcomes."""
        return Fraction(sum(value(outcome) * weight for outcome, weight in self.weights.items()), self.total)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Odds):
            return NotImplemented
        if self.weights.keys() != other.weights.keys():
            return False
        return all(weight * other.total == other.weights[key] * self.total for key, weight in self.weights.items())

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Odds({self.weights})"


def pool(dice: Sequence[Odds[int]]) -> Odds[int]:
    """Return the odds of the sum of independent dice; no dice make 0 for sure."""
    return pool_without(dice, highest=0, lowest=0)


def pool_without(dice: Sequence[Odds[int]], highest: int = 0, lowest: int = 0) -> Odds[int]:
    """Return the odds of the sum of dice of which the highest and lowest few are set aside.

    The dice may differ; falls that differ only in order are counted together.
    """
    keep = len(dice) - highest - lowest
    if keep <= 0:
        return Odds.sure(0)
    if not highest and not lowest:
        total: Odds[int] = Odds.sure(0)
        for die in dice:
            total = total.join(die, int.__add__)
        return total
    falls: Odds[tuple[int, ...]] = Odds.sure(())
    for die in dice:
        falls = falls.join(die, lambda fall, face: tuple(sorted((*fall, face), reverse=True)))
    return falls.map(lambda fall: sum(fall[highest : len(fall) - lowest]))


@cache
def _identical(faces: tuple[int, ...], count: int) -> Odds[int]:
    return pool([Odds.die(faces)] * count)


def sum_of(faces: Sequence[int], count: int) -> Odds[int]:
    """Return the odds of the sum of equal dice (2D6: `sum_of(range(1, 7), 2)`)."""
    return _identical(tuple(faces), count)


def beats(offense: Odds[int], defense: Odds[int], *, ties: bool = False) -> Fraction:
    """Return the exact chance that the offense is higher than the defense, or as high where ties count."""
    won = 0
    for attack, weight in offense.weights.items():
        for guard, times in defense.weights.items():
            if attack > guard or (ties and attack == guard):
                won += weight * times
    return Fraction(won, offense.total * defense.total)


def best_of(odds: Odds[int], tries: int) -> Odds[int]:
    """Return the odds of the best of several throws of the same pool."""
    best = odds
    for _ in range(tries - 1):
        best = best.join(odds, max)
    return best
