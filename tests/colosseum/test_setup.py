"""Setting up: who may play, what everybody draws, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from game.colosseum.game import GAME
from game.colosseum.heroes import fame, levels
from game.colosseum.state import Table
from game.content.problems import ContentError
from game.kernel.game import Setup
from game.kernel.loaded import LoadedChance
from game.kernel.match import Match, Refused


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_start(seats: int) -> None:
    """DDC-SETUP-09: experience 1, one LEVEL die, two blue and two red dice."""
    match: Match[Table] = Match(GAME.rules, GAME.new(Setup(seats=seats, seed="start")))
    table = match.state
    assert (len(table.blue), len(table.red)) == (20 - 2 * seats, 16 - 2 * seats)
    for hero in table.heroes:
        assert (hero.experience, levels(hero), fame(hero), len(hero.dice)) == (1, 1, 0, 4)
    assert list(match.pending) == [table.active]
    assert GAME.standing(table).turns == 1


def test_seats() -> None:
    """DDC-SETUP-01: two to five."""
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(Refused, match="expected 2 to 5"):
            GAME.new(Setup(seats=seats))
    with pytest.raises(Refused, match="no option"):
        GAME.new(Setup(seats=2, options={"house": True}))
    with pytest.raises(Refused, match="number of rounds"):
        GAME.new(Setup(seats=2, options={"limit": -1}))


def test_who_begins() -> None:
    """DDC-SETUP-10: the highest roll, and tied leaders again."""
    table = GAME.new(Setup(seats=3))
    draws = ["worn-axe", "worn-bow", "key", "bomb", "normal-axe", "normal-bow", "key", "bomb"]
    draws += ["worn-sword", "worn-shield", "key", "bomb"]
    rolls = {"A.start": [5, 3], "B.start": [5, 4], "C.start": [2]}
    table.chance = LoadedChance(rolls=rolls, draws={"": draws})
    match: Match[Table] = Match(GAME.rules, table)
    assert (match.state.active, match.state.first) == (1, 1)
    assert isinstance(match.state.chance, LoadedChance)
    match.state.chance.assert_spent()


def test_draws_are_even() -> None:
    """DDC-TERM-15: each die of the red bag comes as often as any other (four thousand draws, within five sigma)."""
    drawn: Counter[str] = Counter()
    for seed in range(1000):
        match: Match[Table] = Match(GAME.rules, GAME.new(Setup(seats=2, seed=f"even {seed}")))
        for hero in match.state.heroes:
            drawn.update(die for die in hero.dice if die in ("key", "potion", "scroll", "bomb"))
    assert drawn.total() == 4000
    for die, count in {"key": 3, "potion": 6, "scroll": 4, "bomb": 3}.items():
        share = count / 16
        assert abs(drawn[die] - 4000 * share) < 5 * (4000 * share * (1 - share)) ** 0.5


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"heroes": {"A": {}}}, "two to five"),
        ({"heroes": {"A": {}, "C": {}}}, "two to five"),
        ({"heroes": {"A": {"equiped": []}, "B": {}}}, "equiped"),
        ({"heroes": {"A": {"equipped": ["worn-swrod"]}, "B": {}}}, "no die that a hero carries"),
        ({"heroes": {"A": {"equipped": ["worn-bow", "worn-axe"]}, "B": {}}}, "only two arms"),
        ({"heroes": {"A": {"carried": ["worn-bow"]}, "B": {"carried": ["worn-bow"]}}}, "the box holds 1"),
        ({"heroes": {"A": {"wounded": ["worn-bow"]}, "B": {}}}, "not among"),
        ({"heroes": {"A": {"experience": 7}, "B": {}}}, "expected 1 to 6"),
        ({"heroes": {"A": {"familiar": "thief"}, "B": {}}}, "no familiar"),
        ({"heroes": {"A": {}, "B": {}}, "met": ["wolf", "L5"]}, "there is no wolf L5"),
        ({"heroes": {"A": {}, "B": {}}, "epic": {"monster": "wolf"}}, "no Epic Monster"),
        ({"heroes": {"A": {"wounded": ["level", "level"]}, "B": {}}}, "more than 1 LEVEL"),
        ({"heroes": {"A": {"stored": ["wolf", "L2", 6]}, "B": {}}}, "no wolf L2 6"),
        ({"heroes": {"A": {}, "B": {}}, "epic": {"monster": "lich", "round": 4}}, "expected 1 to 3"),
        ({"heroes": {"A": {}, "B": {}}, "epic": {"monster": "lich", "health": 6}}, "expected 0 to 5"),
        ({"heroes": {"A": {}, "B": {}}, "epic": {"monster": "lich", "credits": {"C": 1}}}, "no hero C"),
        ({"heroes": {"A": {"epics": ["lich"]}, "B": {}}, "epic": {"monster": "lich"}}, "2 lich"),
        ({"heroes": {"A": {}, "B": {}}, "bags": {"green": []}}, "green"),
        ({"heroes": {"A": {}, "B": {}}, "bags": {"red": ["worn-axe"]}}, "does not belong"),
        ({"heroes": {"A": {}, "B": {}}, "active": "C"}, "no hero C"),
    ],
)
def test_tables_that_cannot_be(table: dict[str, object], reason: str) -> None:
    with pytest.raises((Refused, ContentError), match=reason):
        GAME.lay(table, LoadedChance())
