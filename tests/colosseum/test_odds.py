"""The odds against counting by hand: every roll of every die."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from game.colosseum.bags import monster_on
from game.colosseum.dice import DICE, face
from game.colosseum.game import GAME
from game.colosseum.odds import Odds, duel_odds, epic_odds, hero_odds
from game.colosseum.state import Hero
from game.kernel.loaded import LoadedChance
from game.kernel.match import Match, Refused

FIRE = (2, 3, 3, 4, 4, 5)


def rolls(hero: Hero) -> list[tuple[int, ...]]:
    """All rolls of a hero's dice."""
    levels = (0, 1, 1, 2, 2, 3, 3)[hero.experience] - hero.wounded_levels
    dice = [range(1, 7)] * levels
    return list(product(*dice, *(tuple(face(text).value for text in DICE[die].faces) for die in hero.equipped)))


def share(pairs: Iterator[tuple[int, int]]) -> tuple[float, float]:
    wins = ties = n = 0
    for mine, theirs in pairs:
        wins, ties, n = wins + (mine > theirs), ties + (mine == theirs), n + 1
    return wins / n, ties / n


def check(odds: Odds, pairs: Iterator[tuple[int, int]]) -> None:
    win, tie = share(pairs)
    assert odds.exact
    assert (odds.win, odds.tie, odds.lose) == pytest.approx((win, tie, 1 - win - tie))


PLAIN = Hero(experience=3, dice=["worn-axe"], equipped=["worn-axe"])


def test_plain_monster() -> None:
    mine = [sum(roll) for roll in rolls(PLAIN)]
    check(
        hero_odds(PLAIN, None, monster_on("wolf", "L2")),
        ((a, sum(m)) for a in mine for m in product(range(1, 7), repeat=2)),
    )


def test_fire() -> None:
    mine = [sum(roll) for roll in rolls(PLAIN)]
    theirs = [sum(m) + f for m in product(range(1, 7), repeat=2) for f in FIRE]
    check(hero_odds(PLAIN, None, monster_on("fire-elemental", "L2 FI")), product(mine, theirs))


def test_tangle_takes_the_lowest_of_the_active_hero_only() -> None:
    helper = Hero()
    mine = [sum(roll) - min(roll) + help_roll for roll in rolls(PLAIN) for help_roll in range(1, 7)]
    theirs = [sum(m) for m in product(range(1, 7), repeat=2)]
    check(hero_odds(PLAIN, helper, monster_on("asp", "L2 TG")), product(mine, theirs))


def test_sword_rerolls_the_lowest_up_to_three() -> None:
    def swung() -> Iterator[int]:
        for roll in product(range(1, 7), repeat=2):
            for new in range(1, 7):
                yield sum(roll) - min(roll) + (new if min(roll) <= 3 else min(roll))

    mine = [sum(roll) for roll in rolls(PLAIN)]
    check(hero_odds(PLAIN, None, monster_on("skeleton", "L2 SW")), product(mine, list(swung())))


def test_gust_rerolls_what_would_win() -> None:
    hero = Hero()
    pairs: list[tuple[int, int]] = []
    for mine, theirs in product(range(1, 7), repeat=2):
        again = [(one, other) for one in range(1, 7) for other in range(1, 7)]
        pairs += again if mine >= theirs else [(mine, theirs)] * len(again)
    check(hero_odds(hero, None, monster_on("bat", "L1 GU")), iter(pairs))


def test_intimidate() -> None:
    hero = Hero(experience=3, dice=["crown-of-dread"], equipped=["crown-of-dread"])
    mine = [sum(roll) for roll in rolls(hero)]
    theirs = [sum(0 if n == 1 else n for n in m) for m in product(range(1, 7), repeat=2)]
    check(hero_odds(hero, None, monster_on("wolf", "L2")), product(mine, theirs))


@pytest.mark.parametrize(
    ("die", "mine", "extra"),
    [
        ("lich", lambda roll: sum(roll), range(1, 7)),
        ("tiamat", lambda roll: sum(roll), FIRE),
        ("kraken", lambda roll: sum(roll) - min(roll), (0,)),
        ("medusa", lambda roll: sum(roll) - max(roll) + 1, (0,)),
    ],
)
def test_epic(die: str, mine: Callable[[tuple[int, ...]], int], extra: Any) -> None:
    hero = Hero(experience=3)
    theirs = [sum(m) + e for m in product(range(1, 7), repeat=4) for e in extra]
    check(epic_odds(hero, die), product([mine(roll) for roll in rolls(hero)], theirs))


def test_duel() -> None:
    other = Hero(experience=4)
    check(duel_odds(PLAIN, other), product([sum(r) for r in rolls(PLAIN)], [sum(r) for r in rolls(other)]))


@pytest.mark.parametrize(
    ("hero", "monster"),
    [
        (Hero(dice=["worn-sword"], equipped=["worn-sword"]), monster_on("wolf", "L2")),
        (Hero(dice=["bomb"]), monster_on("wolf", "L2")),
        (Hero(familiar="hound"), monster_on("wolf", "L2")),
        (Hero(), monster_on("golem", "L3 AR")),
        (Hero(), monster_on("witch", "L2 SC")),
    ],
)
def test_where_somebody_chooses_it_is_an_estimate(hero: Hero, monster: Any) -> None:
    assert not hero_odds(hero, None, monster).exact


def test_hammer_makes_a_golem_exact() -> None:
    hero = Hero(dice=["worn-hammer"], equipped=["worn-hammer"])
    mine = [sum(roll) for roll in rolls(hero)]
    theirs = [sum(m) for m in product(range(1, 7), repeat=3)]
    check(hero_odds(hero, None, monster_on("golem", "L3 AR")), product(mine, theirs))


def test_asked_at_the_table() -> None:
    table = GAME.lay({"heroes": {"A": {}, "B": {"experience": 3}}, "met": ["wolf", "L1"]}, LoadedChance())
    match = Match(GAME.rules, table)
    alone = GAME.ask(match, "odds A")
    assert alone == {
        "win": pytest.approx(15 / 36),
        "tie": pytest.approx(6 / 36),
        "lose": pytest.approx(15 / 36),
        "exact": True,
    }
    assert GAME.ask(match, "odds A with B")["win"] > alone["win"]
    assert GAME.ask(match, "odds A against B")["lose"] > 0.8
    with pytest.raises(Refused):
        GAME.ask(match, "odds A epic")
    with pytest.raises(Refused, match="cannot answer"):
        GAME.ask(match, "odds Q")
