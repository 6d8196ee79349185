"""The computers of the colosseum: legal, sensible, the same again, and finished in time."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.ai.colosseum import Absent, make
from game.ai.computers import make as make_any
from game.ai.steady import Steady
from game.colosseum.game import GAME
from game.colosseum.state import Table
from game.kernel.chance import Chance
from game.kernel.game import Setup
from game.kernel.match import Match
from game.kernel.plain import digest


def laid(**table: Any) -> Match[Table]:
    return Match(GAME.rules, GAME.lay(table, Chance.seeded("computers")))


def answer(match: Match[Table], seat: int, level: str = "normal") -> str:
    """Return what the computer answers, as text; it is legal."""
    decision = match.pending[seat]
    value = make(level, "test").choose(match, seat)
    assert decision.verify(value) is None
    return decision.form.write(value)


def play(match: Match[Table], players: list[Any], limit: int = 20_000) -> Match[Table]:
    for _ in range(limit):
        if not match.pending:
            return match
        seat = min(match.pending)
        asked = match.pending[seat]
        offers = list(asked.interrupts) if len(match.pending) == 1 else []
        stuns = [(other, value) for other in offers if (value := players[other].interrupt(match, other)) is not None]
        if stuns:
            match.answer(*stuns[0])
            continue
        value = players[seat].choose(match, seat)
        assert asked.verify(value) is None, (asked.prompt, value)
        match.answer(seat, value)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("seats", "level"), [(2, "normal"), (3, "easy"), (4, "hard"), (5, "normal")])
def test_whole_matches(seats: int, level: str) -> None:
    def once() -> Match[Table]:
        setup = Setup(seats=seats, seed=f"whole {seats}")
        return play(Match(GAME.rules, GAME.new(setup)), [make(level, f"{seat}") for seat in range(seats)])

    match = once()
    assert match.state.over
    assert match.state.round < 60
    assert digest(match.state) == digest(once().state)
    record = json.loads(json.dumps(match.save(0)))
    assert digest(Match.load(GAME.rules, Table, record).state) == digest(match.state)


def test_levels() -> None:
    made = make_any("colosseum", "normal", "x")
    assert isinstance(made, Steady)
    assert type(made.computer).__name__ == "Gladiator"
    with pytest.raises(KeyError):
        make("brilliant", "x")


STRONG = {"experience": 5, "equipped": ["storm-bow", "superior-armor"]}


@pytest.mark.parametrize(
    ("hero", "monster", "expected"),
    [
        (STRONG, ["wolf", "L2"], "confront"),
        ({}, ["dragon", "L5 FI+GU gold"], "flee"),
        ({"experience": 3, "carried": ["superior-bow"]}, ["wolf", "L2"], "equip"),
        ({"equipped": ["worn-sword"], "carried": ["bomb"]}, ["slime", "L1"], "confront"),
    ],
)
def test_meeting(hero: dict[str, Any], monster: list[str], expected: str) -> None:
    match = laid(heroes={"A": hero, "B": {}}, met=monster)
    assert answer(match, 0) == expected


def test_asks_for_help_and_pays_for_it() -> None:
    match = laid(
        heroes={
            "A": {"experience": 3, "equipped": ["worn-sword", "worn-axe"], "carried": ["worn-bow"]},
            "B": {"experience": 4, "equipped": ["superior-sword"]},
            "C": {},
            "D": {},
        },
        met=["zombie", "L3 PA"],
        epic_called=True,
    )
    assert answer(match, 0) == "ask B"
    match.answer(0, "ask B")
    parts = []
    while 0 in match.pending:
        parts.append(answer(match, 0))
        match.answer(0, match.pending[0].form.read(parts[-1]))
    assert parts[-1] == "commit"
    assert len(parts) > 1
    assert answer(match, 1) == "accept"


def test_refuses_the_leader() -> None:
    match = laid(
        heroes={"A": {**STRONG, "carried": ["web-whip", "titan-hammer", "potion"]}, "B": {"experience": 5}},
        met=["demon", "L5 PA black"],
        epic_called=True,
    )
    match.answer(0, "ask B")
    for word in ("give potion", "commit"):
        match.answer(0, match.pending[0].form.read(word))
    assert answer(match, 1) == "refuse"


def test_rests_when_it_hurts() -> None:
    hurt = {"experience": 5, "wounded": ["level", "level", "level"]}
    assert answer(laid(heroes={"A": hurt, "B": {}}), 0) == "rest"
    assert answer(laid(heroes={"A": STRONG, "B": {}}), 0) == "explore"


def test_trades_what_both_can_use() -> None:
    """A has two armors, B three weapons that do not fit two hands."""
    heroes: dict[str, Any] = {
        "A": {"equipped": ["superior-armor", "worn-sword"], "carried": ["normal-armor"]},
        "B": {"equipped": ["superior-sword", "superior-axe"], "carried": ["normal-sword"]},
        "C": {},
        "D": {},
    }
    match = laid(heroes=heroes)
    assert answer(match, 0) == "trade B"
    match.answer(0, "trade B")
    for expected in ("give normal-armor", "take normal-sword", "commit"):
        assert answer(match, 0) == expected
        match.answer(0, match.pending[0].form.read(expected))
    assert answer(match, 1) == "accept"


def test_throws_a_bomb_when_it_turns_the_fight() -> None:
    from game.kernel.loaded import LoadedChance

    def fight(roll: int) -> Match[Table]:
        chance = LoadedChance(rolls={"A.level": [roll], "M": [5]})
        table = GAME.lay({"heroes": {"A": {"carried": ["bomb"]}, "B": {}}, "met": ["slime", "L1"]}, chance)
        match: Match[Table] = Match(GAME.rules, table)
        match.answer(0, "confront")
        return match

    assert answer(fight(3), 0) == "use bomb"
    assert answer(fight(6), 0) == "pass"


def test_hinders_whoever_is_about_to_win() -> None:
    from game.kernel.loaded import LoadedChance

    leader = {"experience": 3, "carried": ["web-whip", "titan-hammer", "dragon-shield", "crown-of-dread"]}
    chance = LoadedChance(rolls={"A.level": [6, 5], "M": [3, 2, 3]})
    table = {"heroes": {"A": leader, "B": {"carried": ["bomb"]}}, "met": ["ghost", "L3 PA red"], "epic_called": True}
    match: Match[Table] = Match(GAME.rules, GAME.lay(table, chance))
    match.answer(0, "confront")
    assert answer(match, 1) == "use bomb"
    match.answer(1, "use bomb")
    assert answer(match, 1) == "monster"


def test_confronts_epic_monsters_it_can_wound() -> None:
    able = {"experience": 6, "equipped": ["storm-bow", "dragonscale-armor"]}
    match = laid(heroes={"A": able, "B": {}}, epic={"monster": "lich"}, epic_called=True)
    assert answer(match, 0).startswith("confront")
    assert answer(match, 1) == "pass"


def test_absent_player() -> None:
    """DDC-EDGE-15: passes, flees, refuses help, and of what it must give up takes the least."""
    absent = Absent()
    match = laid(heroes={"A": {}, "B": {}}, met=["wolf", "L2"])
    assert absent.choose(match, 0) == "flee"
    match = laid(heroes={"A": {}, "B": {"experience": 5}}, met=["wolf", "L2"])
    match.answer(0, "ask B")
    match.answer(0, match.pending[0].form.read("commit"))
    assert absent.choose(match, 1) == "refuse"
    match = laid(heroes={"A": {}, "B": {}}, epic={"monster": "lich"})
    assert absent.choose(match, 0)[0] == "pass"
    hero = {"equipped": ["superior-sword", "worn-shield"], "wounded": ["level"]}
    match = laid(heroes={"A": hero, "B": {}}, met=["golem", "L5 AR red"])
    match.answer(0, "confront")
    for _ in range(20):
        if match.pending[min(match.pending)].prompt == "wound":
            break
        match.answer(min(match.pending), absent.choose(match, min(match.pending)))
    assert absent.choose(match, 0) == "worn-shield"
