"""Random matches, in which every way to come to a position must come to the same one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from game.kernel.decision import Decision
from game.kernel.match import Match, Refused, Rollout
from game.kernel.plain import digest, to_plain
from game.superdungeon.game import GAME
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.scoring import why_won
from game.superdungeon.state import SCENARIOS, State
from game.superdungeon.traits import hearts, traits
from game.superdungeon.view import view
from tests.superdungeon.melee import match_state

TURNS = 60
FIERCE = ("attack", "use", "drink", "interact")


def open_to(match: Rollout[State]) -> dict[int, Decision[Any]]:
    found = {seat: match.decision(seat) for seat in (0, 1)}
    return {seat: decision for seat, decision in found.items() if decision is not None}


def picture(match: Match[State]) -> Any:
    """All that tells one position from another."""
    asked = {seat: (decision.prompt, list(decision.options)) for seat, decision in open_to(match).items()}
    events = [to_plain(event) for event in match.steps[-1].events]
    return to_plain(match.state), sorted(match.pending), asked, events, match.steps[-1].answers[:]


def choose(match: Rollout[State], pick: Random) -> tuple[int, str]:
    """Whom to let act, and what it does: rather something fierce, so that a match gets on."""
    seats = open_to(match)
    (asked,) = match.pending
    others = sorted(seats.keys() - match.pending.keys())
    seat = pick.choice(others) if others and pick.random() < 0.2 else asked
    options = seats[seat].options
    fierce = [option for option in options if option.split()[0] in FIERCE]
    if fierce and pick.random() < 0.6:
        return seat, pick.choice(fierce)
    calm = [option for option in options if option not in ("pass", "store", "end")] or options
    return seat, pick.choice(calm if pick.random() < 0.9 else options)


def test_every_way_leads_to_the_same_place() -> None:
    """Forks, saves and undo at random points; afterwards a rollout and a replay of everything come to the same end."""
    counts = dict.fromkeys(("fork", "save", "undo", "barrier", "interrupt", "fair"), 0)
    for scenario in SCENARIOS:
        for seed in range(2):
            play(f"{scenario} {seed}", scenario, counts)
    assert all(counts.values()), counts


def play(seed: str, scenario: str, counts: dict[str, int]) -> None:
    rules, pick = SuperDungeonRules(), Random(seed)
    match: Match[State] = Match(rules, match_state(seed, scenario))
    rollout: Rollout[State] = Rollout(rules, match_state(seed, scenario))
    for _ in range(350):
        if not match.pending or match.state.turns >= TURNS:
            break
        check_state(match.state)
        if pick.random() < 0.06:
            counts["fork"] += 1
            before = picture(match)
            fork = match.fork()
            assert picture(fork) == before
            match = fork
        if pick.random() < 0.03:
            counts["save"] += 1
            loaded = Match.load(rules, State, json.loads(json.dumps(match.save())))
            assert picture(loaded) == picture(match)
        if pick.random() < 0.02:
            counts["fair"] += 1
            check_fair_fork(match, pick)
        if pick.random() < 0.05:
            check_questions(match)
        before = picture(match) if (undo := pick.random() < 0.06) else None
        seat, value = choose(match, pick)
        counts["interrupt"] += seat not in match.pending
        match.answer(seat, value)
        rollout.answer(seat, value)
        if undo:
            counts["barrier" if match.barrier(seat) else "undo"] += 1
            check_undo(match, seat, value, before)
    assert match.state == rollout.state
    check_replay(match)


def check_state(state: State) -> None:
    """What must be true between any two answers."""
    seen = 0
    for model in state.on_arena():
        base = state.base(model)
        assert not seen & base or state.activation, f"{model.id} shares a square"
        seen |= base
        assert not base & state.ground.voids
        assert model.potions >= 0
    for model in state.pool(0) + state.pool(1):
        assert model.wounds == 0
        assert not model.statuses
        assert not model.equipment
        assert not model.crystal
    carried = [[m for m in state.on_arena(side) if m.crystal] for side in (0, 1)]
    assert all(len(models) + (state.sides[side].crystal is not None) <= 1 for side, models in enumerate(carried))
    cards = [*state.loot, *state.loot_discard, *state.treasures, *state.treasure_discard, *state.shop]
    cards += [card for side in state.sides for card in side.backpack]
    cards += [card for model in state.models.values() for card in model.equipment.values()]
    assert len(cards) == len(set(cards)) == 31


def check_questions(match: Match[State]) -> None:
    """Looking changes nothing; what is offered is legal; nonsense is refused and changes nothing."""
    before = digest(match.state)
    for seat, decision in open_to(match).items():
        for option in decision.options:
            assert decision.verify(option) is None, (decision.prompt, option, decision.verify(option))
        assert len(set(decision.options)) == len(decision.options)
        for nonsense in ("nonsense", "move", "move z9 a1", "attack", "use", "", "buy", "place", "drink from"):
            assert decision.verify(nonsense), (decision.prompt, nonsense)
            with pytest.raises(Refused):
                match.answer(seat, nonsense)
    view(match.state)
    assert digest(match.state) == before
    fresh = match.state.clone()
    assert fresh == match.state
    for model in fresh.models.values():
        assert traits(fresh, model).words == traits(match.state, match.state.models[model.id]).words
        assert hearts(fresh, model) == hearts(match.state, match.state.models[model.id])


def check_undo(match: Match[State], seat: int, value: str, before: Any) -> None:
    after = picture(match)
    if match.barrier(seat):
        with pytest.raises(Refused):
            match.undo(seat)
        return
    match.undo(seat)
    assert picture(match) == before
    match.answer(seat, value)
    assert picture(match)[:-1] == after[:-1]


def check_fair_fork(match: Match[State], pick: Random) -> None:
    """A fair fork looks the same to everybody, and playing in it leaves the match alone."""
    before = picture(match)
    fork = match.fork_for(0, pick.randrange(1 << 40))
    assert {seat: list(d.options) for seat, d in open_to(fork).items()} == {s: o for s, (_, o) in before[2].items()}
    assert sorted(fork.state.loot) == sorted(match.state.loot)
    for _ in range(10):
        if fork.pending:
            fork.answer(*choose(fork, pick))
    assert picture(match) == before


def check_replay(match: Match[State]) -> None:
    replay = Match.load(match.rules, State, json.loads(json.dumps(match.save(0))))
    assert [step.events for step in replay.steps] == [step.events for step in match.steps]
    assert replay.state == match.state


def test_the_game_offers_what_every_game_does() -> None:
    state = match_state("standing")
    assert GAME.slug == "superdungeon"
    assert GAME.standing(state).points == (0, 0)
    assert GAME.standing(state).winners == ()
    assert why_won(state, 0) is None
