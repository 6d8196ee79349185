"""The computers of Super Dungeon Arena win against random play in every scenario, and defend by the dice they see."""

from __future__ import annotations

import pytest

from game.ai import computers
from game.ai.superdungeon_plans import Planner
from game.catalogue import game as find_game
from game.kernel.chance import Chance
from game.kernel.game import Setup
from game.kernel.loaded import LoadedChance
from game.kernel.match import Match
from game.play import play_on
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.state import SCENARIOS, State
from game.superdungeon.table import lay


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_normal_beats_random(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "strict", False)  # other tests examine the questions
    game = find_game("superdungeon")
    for seed in range(2):
        setup = Setup(seats=2, seed=f"ai {seed}", arena=game.arenas()[seed], options={"scenario": scenario})
        match = Match(game.rules, game.new(setup))
        levels = ("normal", "random") if seed else ("random", "normal")
        seats = {seat: computers.make("superdungeon", level, f"{seed}/{seat}") for seat, level in enumerate(levels)}
        play_on(match, seats)
        assert levels[match.state.winner] == "normal"


def duel(roll: list[int], armour: str, quickness: str) -> Match[State]:
    cards = {
        "squire": {"kind": "hero", "mp": 5, "ap": 2, "hearts": 4, "potion_quantity": 0,
                   "attrs": {"STR": "2R melee 1", "ARM": armour, "DEX": quickness}},
    }  # fmt: skip
    models = {"K": {"card": "squire", "side": "A", "at": [2, 2]}, "L": {"card": "squire", "side": "B", "at": [3, 2]}}
    chance = LoadedChance(rolls={"K.STR": roll})
    match: Match[State] = Match(SuperDungeonRules(), lay({"board": [6, 6], "cards": cards, "models": models}, chance))
    for answer in ("activate K", "attack L STR"):
        match.answer(0, answer)
    return match


@pytest.mark.parametrize(("roll", "attribute"), [([0, 1], "ARM"), ([3, 3], "DEX")])
def test_the_defense_suits_the_offense_roll(roll: list[int], attribute: str) -> None:
    """A sure star is enough against one; against six only the dice can help (SDA-DEFENSE-04)."""
    match = duel(roll, "*1 def", "4B def")
    assert computers.make("superdungeon", "normal", "x").choose(match, 1) == attribute


def test_odds_are_those_of_the_dice_on_the_table() -> None:
    match = duel([1, 1], "*2 def", "1B def")
    planner = Planner(match.state, 1, 1)
    assert planner.defense("L", "ARM") > 1
    assert 0.16 < planner.defense("L", "DEX") < 0.18
    assert planner.defense("nobody", "DEX") == 0
    assert match.state.chance != Chance(0)
