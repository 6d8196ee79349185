"""Game set-up: what lies where before the first decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.arenashow.arena import BLUE, RED
from game.arenashow.events import PhaseBegan
from game.arenashow.game import GAME
from game.arenashow.library import shipped
from game.arenashow.setup import DRAFT
from game.arenashow.state import State
from game.arenashow.view import seen_by, view
from game.kernel.game import Setup
from game.kernel.loaded import LoadedChance
from game.kernel.match import Match, Refused, Rollout

SIX = {
    "RK": "vexa-thornshot", "RT": "grum-ironpost", "RW": "ember-saltry",
    "BK": "sergeant-brask", "BT": "sister-halda", "BW": "professor-thule",
}  # fmt: skip


def new(seats: int = 2, seed: str = "s", **options: Any) -> State:
    return GAME.new(Setup(seats=seats, seed=seed, options=options))


def test_heroes_start_with_what_is_printed() -> None:
    state = new(heroes=SIX)
    assert sorted(state.heroes) == sorted(SIX)
    for hero in state.heroes.values():
        printed = shipped().heroes[hero.card].basic
        assert (hero.health, hero.mana) == (printed.health, printed.mana)  # BAS-SETUP-04, BAS-SETUP-23, BAS-SETUP-24
        assert not hero.evolved  # BAS-SETUP-21
        assert hero.items == []
        assert hero.credits == 3  # BAS-SETUP-25
        assert not hero.on_board
    assert sum(hero.credits for hero in state.heroes.values()) == 18  # BAS-SETUP-06


def test_structures_stand_where_the_map_has_them() -> None:
    state = new()
    assert {
        name: item.square for name, item in state.structures.items()
    } == state.ground.arena.structures  # BAS-SETUP-11
    assert state.structures["fountain"].team == -1  # BAS-SETUP-05: none, and never both
    assert view(state)["structures"]["fountain"]["owner"] == "none"


def test_sides_swapped() -> None:
    state = new(sides="swapped")
    middle = state.ground.board.width // 2
    east = {name for name, item in state.structures.items() if item.square % state.ground.board.width > middle}
    assert east == {"red-base", "red-north", "red-south"}  # BAS-SETUP-16


@pytest.mark.parametrize(
    ("heroes", "reason"),
    [
        ({**SIX, "RK": "kob-wallbreaker"}, "is no killer"),  # BAS-SETUP-18
        ({**SIX, "BK": "vexa-thornshot"}, "each hero exists once"),  # BAS-SETUP-19
        ({"RK": "vexa-thornshot"}, "expected"),
        ("three tanks", "expected random, draft"),
    ],
)
def test_impossible_teams(heroes: Mapping[str, str] | str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        new(heroes=heroes)


def test_heroes_dealt_from_a_seed() -> None:
    rosters = [[hero.card for hero in new(seed="x").heroes.values()] for _ in range(2)]
    assert rosters[0] == rosters[1]  # BAS-SETUP-19
    assert len(set(rosters[0])) == 6


def test_draft() -> None:
    match: Match[State] = Match(GAME.rules, new(heroes="draft"))
    for team, role in DRAFT:
        (decision,) = match.pending.values()
        assert (decision.seat, decision.prompt) == (team, f"draft.{role}")  # BAS-SETUP-19: picks alternate by role
        assert all(shipped().heroes[slug].role == role for slug in decision.options)
        with pytest.raises(Refused, match="is no"):
            match.answer(decision.seat, "nobody")
        match.answer(decision.seat, decision.options[0])
    assert sorted(hero.role for hero in match.state.heroes_of(RED)) == ["killer", "tank", "wizard"]
    assert len({hero.card for hero in match.state.heroes.values()}) == 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_any_number_of_players(seats: int) -> None:
    """BAS-SETUP-10: one to three seats a team, each with one to three heroes."""
    state = new(seats=seats)
    shares = {seat: [hero.id for hero in state.heroes.values() if hero.seat == seat] for seat in range(seats)}
    assert all(1 <= len(heroes) <= 3 for heroes in shares.values())
    assert all(state.team_of(hero.seat) == hero.team for hero in state.heroes.values())
    assert Match(GAME.rules, state).pending


@pytest.mark.parametrize(("setup", "reason"), [
    (Setup(seats=1), "1 seats"), (Setup(seats=7), "7 seats"), (Setup(seats=2, arena="moon"), "no arena moon"),
    (Setup(seats=2, options={"colour": "red"}), "unknown option"), (Setup(seats=2, options={"sides": "up"}), "sides"),
])  # fmt: skip
def test_impossible_setups(setup: Setup, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        GAME.new(setup)


def test_dice_are_two_d6() -> None:
    """BAS-SETUP-03: attacks roll two, breaking away and the invocation one; all of six faces."""
    state = new(heroes=SIX)
    rolls = {"RED": [6, 6], "BLUE": [1, 1]}
    state.chance = LoadedChance(0, rolls=rolls)
    match: Match[State] = Match(GAME.rules, state)
    assert match.state.initiative == RED
    state = new(heroes=SIX)
    state.chance = LoadedChance(0, rolls={"RED": [7, 6], "BLUE": [1, 1]})
    with pytest.raises(AssertionError, match="7 cannot come up"):
        Match(GAME.rules, state)


def test_hidden_hands() -> None:
    """BAS-BONUS-01: of the other team's hands only the number of cards; team-mates see each other's (BAS-SETUP-20)."""
    state = new(seats=4, heroes=SIX)
    state.heroes["RK"].hand = ["deadeye", "sprint"]
    state.heroes["BT"].hand = ["brace"]
    seen = seen_by(state, 3)["heroes"]
    assert seen["RK"]["hand"] == 2
    assert seen["BT"]["hand"] == ["brace"]
    assert seen_by(state, 0)["heroes"]["RK"]["hand"] == ["deadeye", "sprint"]
    assert seen_by(state, 1)["heroes"]["RK"]["hand"] == ["deadeye", "sprint"]


def play(match: Match[State], rounds: int) -> None:
    """Do as little as possible until a round has been played."""
    while match.state.round <= rounds:
        (seat,) = match.pending
        options = match.pending[seat].options
        quiet = [option for option in options if option in ("done", "draw", "none", "end", "pass")]
        match.answer(seat, quiet[0] if quiet else options[0])


def test_phases_in_order() -> None:
    """BAS-ROUND-02, BAS-ROUND-01: no end by count."""
    match: Match[State] = Match(GAME.rules, new(heroes=SIX))
    play(match, 2)
    phases = [event.phase for step in match.steps for event in step.events if isinstance(event, PhaseBegan)]
    assert phases[:10] == ["initiative", "resurrection", "store", "minions", "activation"] * 2  # BAS-ROUND-02
    assert not match.state.over  # BAS-ROUND-01
    assert all(hero.credits == 6 for hero in match.state.heroes.values())  # BAS-SETUP-25, BAS-SETUP-15


def test_drawn_cards_are_told_to_their_team_alone() -> None:
    match: Match[State] = Match(GAME.rules, new(heroes=SIX))
    play(match, 1)
    told = [[event for event in match.events(seat) if type(event).__name__ == "Drew"] for seat in range(2)]
    assert {match.state.heroes[event.hero].team for event in told[0]} == {RED}  # type: ignore[attr-defined]
    assert {match.state.heroes[event.hero].team for event in told[1]} == {BLUE}  # type: ignore[attr-defined]
    counts = [event for event in match.events(1) if type(event).__name__ == "DrewCards"]
    assert len(counts) == 6


def test_team_mates_share_their_minions() -> None:
    """BAS-MINION-27: any seat of the team may march them, the first one is asked."""
    match: Match[State] = Match(GAME.rules, new(seats=4, heroes=SIX, seed="march"))
    while next(iter(match.pending.values())).prompt != "minions.march":
        (seat,) = match.pending
        options = match.pending[seat].options
        match.answer(seat, "done" if "done" in options else options[0])
    (captain,) = match.pending
    mate = captain + 1
    decision = match.decision(mate)
    assert decision is not None
    before = set(match.state.marching)
    match.answer(mate, decision.options[0])
    assert len(before - set(match.state.marching)) == 1
    other = next(seat for seat in range(4) if match.state.team_of(seat) != match.state.team_of(captain))
    with pytest.raises(Refused, match="not asked"):
        match.answer(other, decision.options[0])


def test_standing() -> None:
    state = new(heroes=SIX)
    state.structures["blue-north"].health = 1
    standing = GAME.standing(state)
    assert (standing.points, standing.winners, standing.turns) == ((2, 0), (), 0)
    state.winner = BLUE
    assert GAME.standing(state).winners == (1,)


def test_rollout_and_match_agree_on_setup() -> None:
    assert Rollout(GAME.rules, new(seed="q")).state == Match(GAME.rules, new(seed="q")).state
