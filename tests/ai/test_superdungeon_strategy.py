"""Hard computers weigh whole activations, what the enemy can do in reply, and what the scenario is about."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai import computers
from game.ai.superdungeon_reply import at_least
from game.ai.superdungeon_strategy import Strategist
from game.kernel.chance import Chance
from game.kernel.match import Match
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.state import State
from game.superdungeon.table import lay

CARDS: dict[str, Any] = {
    "archer": {
        "kind": "hero",
        "mp": 6,
        "ap": 1,
        "hearts": 5,
        "potion_quantity": 0,
        "attrs": {"DEX": "2R missile 6", "ARM": "1B def"},
    },
    "ogre": {
        "kind": "elite",
        "platform": "16-bit",
        "mp": 2,
        "ap": 2,
        "hearts": 4,
        "skulls": 2,
        "attrs": {"STR": "3R melee 1", "ARM": "1B def"},
    },
    "rat": {
        "kind": "minion",
        "platform": "8-bit",
        "mp": 2,
        "ap": 1,
        "hearts": 1,
        "skulls": 1,
        "attrs": {"STR": "1B melee 1", "ARM": "*0 def"},
    },
}


def table(scenario: str, models: dict[str, Any], **more: Any) -> State:
    return lay({"board": [24, 12], "cards": CARDS, "scenario": scenario, "models": models, **more}, Chance(7))


def activated(state: State, model: str) -> Match[State]:
    match: Match[State] = Match(SuperDungeonRules(), state)
    match.answer(0, f"activate {model}" if state.models[model].role == "hero" else "activate monsters")
    return match


def play_activation(match: Match[State]) -> None:
    """Let the computer play until its activation is over."""
    computer = computers.make("superdungeon", "hard", "x")
    while match.pending.get(0) is not None and match.pending[0].prompt == "command":
        match.answer(0, computer.choose(match, 0))


def test_an_archer_shoots_from_where_the_ogre_cannot_come() -> None:
    models = {"A": {"card": "archer", "side": "A", "at": [9, 5]}, "O": {"card": "ogre", "side": "B", "at": [11, 5]}}
    match = activated(table("destruction", models), "A")
    play_activation(match)
    archer, ogre = match.state.models["A"], match.state.models["O"]
    shots = [answer.text for step in match.steps for answer in step.answers if answer.text.startswith("attack")]
    assert shots == ["attack O DEX"]
    assert match.state.ground.count(match.state.base(archer), match.state.base(ogre)) > 3


def test_danger_is_what_the_best_phase_of_the_enemy_costs() -> None:
    """An enemy Hero and enemy monsters do not act in the same turn, and monsters have four skulls (SDA-TURN-04)."""
    rats = {f"R{i}": {"card": "rat", "side": "B", "at": [11, 2 + i]} for i in range(6)}
    one = table("destruction", {"A": {"card": "archer", "side": "A", "at": [9, 5]}, "R0": rats["R0"]})
    many = table("destruction", {"A": {"card": "archer", "side": "A", "at": [9, 5]}, **rats})

    def danger(state: State) -> float:
        return Strategist(state, 0, 4).danger(state.models["A"], state.base(state.models["A"]))

    assert danger(one) > 0
    assert danger(many) == pytest.approx(4 * danger(one))


def test_a_second_blow_counts_only_where_the_first_has_not_felled() -> None:
    assert at_least(1, 0.5, 1) == 0.5
    assert at_least(3, 0.5, 1) == 0.875
    assert at_least(3, 0.5, 3) == 0.125


def test_a_crystal_is_carried_home_rather_than_into_a_fight() -> None:
    models = {
        "A": {"card": "archer", "side": "A", "at": [6, 5], "crystal": True},
        "R": {"card": "rat", "side": "B", "at": [12, 5]},
    }
    match = activated(table("crystal capture", models, clusters={"A": [1, 5], "B": [22, 5]}), "A")
    play_activation(match)
    assert match.state.sides[0].points == 1


def test_a_model_enters_the_zone_that_it_decides() -> None:
    models = {"A": {"card": "rat", "side": "A", "at": [8, 5]}, "R": {"card": "archer", "side": "B", "at": [23, 0]}}
    state = table("king of the hill", models)
    match = activated(state, "A")
    if match.pending[0].prompt == "monster":
        match.answer(0, "activate A")
    play_activation(match)
    rat = match.state.models["A"]
    assert rat.at in match.state.zone


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nobody_waits_for_ever(level: str) -> None:
    """Where the next kill wins, careful sides shun each other, but not for ever."""
    models = {"A": {"card": "archer", "side": "A", "at": [2, 5]}, "O": {"card": "archer", "side": "B", "at": [16, 5]}}

    def way(turns: int) -> int:
        state = table("destruction", models, points={"A": 14, "B": 14}, turns=turns)
        match = activated(state, "A")
        computer = computers.make("superdungeon", level, "x")
        while match.pending.get(0) is not None and match.pending[0].prompt == "command":
            match.answer(0, computer.choose(match, 0))
        archer, foe = (match.state.base(match.state.models[id]) for id in "AO")
        return match.state.ground.count(archer, foe)

    assert level == "normal" or way(10) > 12
    assert way(80) <= 12
