"""Computers for Battle Arena Show: they end their matches, see no hidden cards, and know what is worth most."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai import computers
from game.ai.arenashow_worth import Eye
from game.arenashow.game import GAME
from game.arenashow.state import State
from game.kernel.chance import Chance
from game.kernel.game import Setup
from game.kernel.match import Match
from game.play import answer_next
from tools.lab.arenashow import play

TABLE: dict[str, Any] = {
    "board": [15, 9],
    "heroes": {
        "RK": {"use": "killer", "at": [3, 4]},
        "BK": {"use": "killer", "at": [14, 8]},
    },
    "active": "RK",
}


def answer(**changes: Any) -> str:
    match = Match(GAME.rules, GAME.lay({**TABLE, **changes}, Chance(1)))
    seat = next(iter(match.pending))
    return str(computers.make("arenashow", "normal", "x").choose(match, seat))


def test_it_ends_the_game_where_it_can() -> None:
    structures = {"blue-base": {"at": [7, 4], "health": 1}, "blue-north": {"at": [7, 0], "health": 0}}
    assert answer(structures=structures) == "use shot on blue-base"


def test_it_kills_rather_than_wounds() -> None:
    heroes = {
        **TABLE["heroes"],
        "BW": {"use": "wizard", "at": [6, 4], "health": 3},
        "BT": {"use": "tank", "at": [5, 4]},
    }
    assert answer(heroes=heroes) == "use shot on BW"


def test_it_does_not_walk_into_its_death() -> None:
    heroes = {"RK": {"use": "killer", "at": [3, 4], "health": 2}, "BK": {"use": "killer", "at": [14, 8]}}
    structures = {"blue-north": {"at": [7, 4]}}
    match = Match(GAME.rules, GAME.lay({**TABLE, "heroes": heroes, "structures": structures}, Chance(1)))
    computer = computers.make("arenashow", "normal", "x")
    for _ in range(4):
        if match.pending and 0 in match.pending:
            match.answer(0, computer.choose(match, 0))
    assert match.state.heroes["RK"].health > 0


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_matches_end_within_a_round_cap(level: str) -> None:
    played = play("foundry-row", level, 1)
    assert played.winner >= 0
    assert played.rounds <= 40


def test_equal_on_a_second_run() -> None:
    assert play("grand-stage", "normal", 4) == play("grand-stage", "normal", 4)


def test_hidden_cards_make_no_difference() -> None:
    """What the other team holds is dealt anew in a fair fork, and the answer is the same."""
    match: Match[State] = Match(GAME.rules, GAME.new(Setup(seats=2, seed="hidden")))
    players = {seat: computers.make("arenashow", "normal", str(seat)) for seat in range(2)}
    compared = 0
    for number in range(260):
        if not match.pending:
            break
        seat = next(iter(match.pending))
        if number % 9 == 0:
            fork = match.fork_for(seat, number)
            answers = [computers.make("arenashow", "normal", "same").choose(m, seat) for m in (match, fork)]
            assert answers[0] == answers[1]
            compared += 1
        answer_next(match, players)
    assert compared > 20


def test_six_computers() -> None:
    match: Match[State] = Match(GAME.rules, GAME.new(Setup(seats=6, seed="six")))
    players = {seat: computers.make("arenashow", "normal", str(seat)) for seat in range(6)}
    for _ in range(400):
        if match.pending:
            answer_next(match, players)
    assert match.state.round >= 3


LINES: dict[str, Any] = {
    "board": [25, 9],
    "heroes": {"RK": {"use": "killer", "at": [2, 4]}, "BK": {"use": "killer", "at": [12, 4]}},
    "active": "RK",
}


def threats(initiative: str, *, ready: bool) -> dict[int, float]:
    """What the enemy's next turns cost the killer, by how far from it the killer stands."""
    heroes = {**LINES["heroes"], "BK": {"use": "killer", "at": [12, 4], "ready": ready}}
    state = GAME.lay({**LINES, "heroes": heroes, "initiative": initiative}, Chance(1))
    eye = Eye(state, 0)
    row = 4 * 25
    found = eye.threats(state.heroes["RK"])
    return {
        distance: sum(threat.loss for threat in found if threat.squares >> row + 12 - distance & 1)
        for distance in (4, 10, 11)
    }


def test_it_minds_what_the_enemy_can_do_before_it_acts_again() -> None:
    """A killer moves 5 and strikes at 5: surely if it is ready, and rather if its team begins the next round."""
    ready = threats("BLUE", ready=True)
    assert ready[4] == ready[10] > 0
    assert ready[11] == 0, "out of reach"
    assert ready[10] > threats("RED", ready=False)[10] > threats("BLUE", ready=False)[10] > 0


def test_enemies_at_the_own_base_draw_heroes_home() -> None:
    heroes = {"RK": {"use": "killer", "at": [5, 1]}, "BK": {"use": "killer", "at": [3, 6]}}
    structures = {"red-base": {"at": [1, 6]}, "red-north": {"at": [7, 7], "health": 0}, "red-south": {"at": [9, 2]}}
    pulls = []
    for base in (3, 0):
        laid = {**LINES, "heroes": heroes, "structures": {**structures, "red-base": {"at": [1, 6], "health": base}}}
        state = GAME.lay(laid, Chance(1))
        eye = Eye(state, 0)
        pulls.append(
            max(goal.pull for goal in eye.goals(state.heroes["RK"]) if goal.square == state.heroes["BK"].square)
        )
    assert pulls[0] > pulls[1]
