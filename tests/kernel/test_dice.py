"""Odds against counting every fall of the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel.dice import Odds, beats, best_of, pool, pool_without, sum_of

BLUE, RED, GREEN = (0, 0, 1, 1, 2, 0), (0, 1, 1, 2, 3, 0), (1, 2, 2, 3, 4, 0)
dice = st.lists(st.lists(st.integers(0, 4), min_size=1, max_size=6), max_size=4)


@given(dice, st.integers(0, 2), st.integers(0, 2))
def test_pools_are_what_counting_gives(faces: list[list[int]], highest: int, lowest: int) -> None:
    counted: dict[int, int] = {}
    for fall in product(*faces):
        kept = sorted(fall, reverse=True)[highest : max(highest, len(fall) - lowest)]
        counted[sum(kept)] = counted.get(sum(kept), 0) + 1
    assert pool_without([Odds.die(die) for die in faces], highest, lowest) == Odds(counted)


@given(dice, dice)
def test_who_beats_whom(offense: list[list[int]], defense: list[list[int]]) -> None:
    falls = list(product(product(*offense), product(*defense)))
    attack, guard = (pool([Odds.die(die) for die in side]) for side in (offense, defense))
    assert beats(attack, guard) == Fraction(sum(sum(a) > sum(d) for a, d in falls), len(falls))
    assert beats(attack, guard, ties=True) == Fraction(sum(sum(a) >= sum(d) for a, d in falls), len(falls))


@pytest.mark.parametrize(
    ("offense", "defense", "per_cent"),
    [("BB", "BB", 37), ("RR", "BBB", 46), ("BBR", "RR", 44), ("BBBG", "RRR", 50), ("RRG", "BR", 80)],
)
def test_figures_that_were_worked_out_elsewhere(offense: str, defense: str, per_cent: int) -> None:
    named = {"B": Odds.die(BLUE), "R": Odds.die(RED), "G": Odds.die(GREEN)}
    attack, guard = (pool([named[colour] for colour in colours]) for colours in (offense, defense))
    assert round(beats(attack, guard) * 100) == per_cent


def test_two_dice_and_rerolls() -> None:
    two = sum_of(range(1, 7), 2)
    assert two.chance(lambda total: total >= 10) == Fraction(1, 6)
    assert two.mean(int) == 7
    again = two.then(lambda total: two if total <= 3 else Odds.sure(total))
    assert again.chance(lambda total: total == 2) == Fraction(3, 36) * Fraction(1, 36)
    assert best_of(Odds.die((1, 2)), 2) == Odds({1: 1, 2: 3})


def test_odds_of_nothing_are_refused() -> None:
    for weights in ({}, {1: 0}, {1: -1, 2: 2}):
        with pytest.raises(ValueError, match="weights"):
            Odds(weights)
