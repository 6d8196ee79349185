"""Odds against the rules themselves: every fall of the dice is played, and counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from game.kernel.loaded import LoadedChance
from game.kernel.match import Match
from game.superdungeon.actions import basic_attacks, unique_action
from game.superdungeon.dice import FACES, attribute
from game.superdungeon.game import GAME
from game.superdungeon.odds import Forecast, forecast
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.state import State
from game.superdungeon.table import lay

TABLE: dict[str, Any] = {
    "board": [2, 1],
    "models": {
        "H": {"use": "HERO", "side": "A", "at": [0, 0], "attrs": {"STR": "1R1B+1 melee 1"}},
        "K": {"use": "BRUTE", "side": "B", "at": [1, 0], "attrs": {"DEX": "1B def"}},
    },
}


def changed(**models: dict[str, Any]) -> dict[str, Any]:
    return {**TABLE, "models": {id: {**TABLE["models"][id], **models.get(id, {})} for id in TABLE["models"]}}


def played(table: dict[str, Any]) -> dict[str, Fraction]:
    """Play the attack once for each fall of its dice; return how often it hits, is critical, destroys."""
    offense = attribute(table["models"]["H"]["attrs"]["STR"]).pool
    defense = attribute(table["models"]["K"]["attrs"]["DEX"]).pool
    counts = {"hit": 0, "critical": 0, "destroyed": 0, "wounds": 0}
    falls = list(product(*(FACES[colour] for colour in offense.dice + defense.dice)))
    for fall in falls:
        rolls = {"H.STR": list(fall[: len(offense.dice)]), "K.DEX": list(fall[len(offense.dice) :])}
        match: Match[State] = Match(SuperDungeonRules(), lay(table, LoadedChance(rolls=rolls)))
        match.answer(0, "activate H")
        match.answer(0, "attack K STR")
        while match.pending and next(iter(match.pending.values())).prompt in ("heart", "potion"):
            match.answer(0, "none")
        last, target = match.state.last, match.state.models["K"]
        assert last is not None
        counts["hit"] += "K" in last.hit
        counts["critical"] += "K" in last.critical
        counts["destroyed"] += target.at is None
        counts["wounds"] += target.wounds
    return {what: Fraction(count, len(falls)) for what, count in counts.items()}


@pytest.mark.parametrize(
    "models",
    [
        {},
        {"H": {"status": ["hex"]}},
        {"K": {"status": ["bane"], "attrs": {"DEX": "2B def"}}, "H": {"attrs": {"STR": "1G melee 1"}}},
        {"K": {"wounds": 2}, "H": {"attrs": {"STR": "2R melee 1"}, "status": ["hex"]}},
        {"K": {"hooks": [{"hook": "cap", "wounds": 1}]}, "H": {"attrs": {"STR": "2G melee 1"}}},
    ],
    ids=["plain", "hex", "bane", "last heart", "capped"],
)
def test_the_odds_are_what_the_rules_do(models: dict[str, Any]) -> None:
    table = changed(**models)
    state = lay(table, LoadedChance())
    hero, target = state.models["H"], state.models["K"]
    found = forecast(state, hero, basic_attacks(state, hero)["STR"], target)
    truth = played(table)
    assert found.hit == truth["hit"]
    assert found.critical == truth["critical"]  # SDA-CRIT-01
    assert found.destroyed == truth["destroyed"]  # SDA-DEATH-02
    assert sum(found.wounds.values()) == 1
    if not truth["destroyed"]:
        assert sum(amount * chance for amount, chance in found.wounds.items()) == truth["wounds"]


def test_the_defender_takes_the_attribute_that_serves_it_best() -> None:
    """It knows the offense total: against one star a sure star is best, against three only dice can help."""
    table = changed(H={"attrs": {"STR": "*1 melee 1"}}, K={"attrs": {"ARM": "*1 def", "DEX": "2B def"}})
    state = lay(table, LoadedChance())
    hero, target = state.models["H"], state.models["K"]
    assert forecast(state, hero, basic_attacks(state, hero)["STR"], target).hit == 0  # SDA-DEFENSE-04
    table = changed(H={"attrs": {"STR": "*3 melee 1"}}, K={"attrs": {"ARM": "*1 def", "DEX": "2B def"}})
    state = lay(table, LoadedChance())
    hero, target = state.models["H"], state.models["K"]
    found = forecast(state, hero, basic_attacks(state, hero)["STR"], target)
    assert found.hit == 1 - Fraction(5, 36)  # two blue dice: 2+1, 1+2, 2+2
    answer = GAME.ask(Match(SuperDungeonRules(), state), "odds H attack STR K")
    assert answer["defense"] == {"DEX": "2B", "ARM": "*1"}
    assert answer["hit"] == pytest.approx(31 / 36)


def aimed(models: dict[str, dict[str, Any]], action: str, among: tuple[str, ...] = ()) -> Forecast:
    """The odds of an action of H against K."""
    state = lay({"board": [3, 1], "models": models}, LoadedChance())
    hero = state.models["H"]
    choice = unique_action(state, hero, action)
    assert choice is not None
    return forecast(state, hero, choice.action, state.models["K"], [state.models[id] for id in among] or None)


def test_all_targets_of_an_area_bear_on_its_odds() -> None:
    whirl = {"name": "whirl", "colour": "red", "attr": "STR", "area": "wave 1"}
    edge = {"hook": "dice", "on": "offense", "dice": "+5", "against": {"types": ["undead"]}}
    models = {
        "H": {"use": "HERO", "side": "A", "at": [1, 0], "actions": [whirl], "hooks": [edge]},
        "K": {"use": "GRUNT", "side": "B", "at": [0, 0], "types": ["undead"]},
        "L": {"use": "GRUNT", "side": "B", "at": [2, 0]},
    }
    assert aimed(models, "whirl", ("K",)).offense.stars == 5
    assert aimed(models, "whirl", ("K", "L")).offense.stars == 0  # SDA-OFFENSE-02


def test_a_contest_is_decided_by_its_own_attribute_and_wounds_nobody() -> None:
    trip = {"name": "trip", "colour": "blue", "range": "melee 1", "attr": "STR", "versus": "WILL"}
    models = {
        "H": {"use": "HERO", "side": "A", "at": [0, 0], "attrs": {"STR": "*2 melee 1"}, "actions": [trip]},
        "K": {"use": "HERO", "side": "B", "at": [1, 0], "attrs": {"WILL": "*1", "DEX": "*3 def"}},
    }
    found = aimed(models, "trip")
    assert list(found.defense) == ["WILL"]  # SDA-DEFENSE-03
    assert found.hit == 1
    assert found.wounds == {0: Fraction(1)}
    assert found.destroyed == 0


def test_who_has_no_defense_is_hit_by_any_star() -> None:
    models = {
        "H": {"use": "HERO", "side": "A", "at": [0, 0], "attrs": {"STR": "1B melee 1"}},
        "K": {
            "kind": "minion",
            "platform": "8-bit",
            "mp": 5,
            "ap": 1,
            "hearts": 1,
            "skulls": 1,
            "side": "B",
            "at": [1, 0],
        },
    }
    state = lay({"board": [2, 1], "models": models}, LoadedChance())
    hero = state.models["H"]
    found = forecast(state, hero, basic_attacks(state, hero)["STR"], state.models["K"])
    assert found.defense == {}
    assert found.hit == Fraction(1, 2)


def test_stars_that_the_target_takes_from_the_offense_count() -> None:
    mist = {"hook": "dice", "on": "offense", "foe": True, "dice": "-1"}
    table = changed(H={"attrs": {"STR": "*2 melee 1"}}, K={"attrs": {"DEX": "*1 def"}, "hooks": [mist]})
    state = lay(table, LoadedChance())
    hero = state.models["H"]
    found = forecast(state, hero, basic_attacks(state, hero)["STR"], state.models["K"])
    assert found.hit == 0


def test_the_margin_may_be_the_wounds() -> None:
    crush = {"name": "crush", "colour": "red", "range": "melee 1", "wounds": "margin"}
    models = {
        "H": {"use": "HERO", "side": "A", "at": [0, 0], "attrs": {"STR": "*4 melee 1"}, "actions": [crush]},
        "K": {"use": "BRUTE", "side": "B", "at": [1, 0], "attrs": {"DEX": "*2 def"}},
    }
    assert aimed(models, "crush").wounds == {2: Fraction(1)}
