"""Random matches, in which every way to come to a position must come to the same one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.arenashow.cards import ROLES
from game.arenashow.game import GAME
from game.arenashow.library import bonus_deck, item_deck
from game.arenashow.state import MINIONS, State
from game.arenashow.values import closed, max_health, max_mana, reserve
from game.kernel.decision import Decision
from game.kernel.game import Setup
from game.kernel.match import Match, OutOfStep, Refused, Rollout
from game.kernel.plain import digest, to_plain


def open_to(match: Rollout[State]) -> dict[int, Decision[Any]]:
    """All that may be answered now: what is asked and what may interrupt."""
    found = {seat: match.decision(seat) for seat in range(match.state.seats)}
    return {seat: decision for seat, decision in found.items() if decision is not None}


def picture(match: Match[State]) -> Any:
    """All that tells one position from another."""
    asked = {
        seat: (decision.prompt, [decision.form.write(option) for option in decision.options])
        for seat, decision in open_to(match).items()
    }
    events = [to_plain(event) for event in match.steps[-1].events]
    return to_plain(match.state), sorted(match.pending), asked, events, match.steps[-1].answers[:]


def choose(match: Rollout[State], pick: Random) -> tuple[int, Any]:
    """Whom to let act, and what it does; actions and cards more often than the many moves there are."""
    seats = open_to(match)
    asked = pick.choice(sorted(match.pending))
    others = sorted(seats.keys() - match.pending.keys())
    seat = pick.choice(others) if others and pick.random() < 0.3 else asked
    options = seats[seat].options
    if pick.random() < 0.6:
        options = tuple(text for text in options if text.split()[0] in ("use", "play", "draw", "break")) or options
    return seat, pick.choice(options)


@pytest.mark.parametrize(("seats", "arena"), [(2, "grand-stage"), (3, "foundry-row"), (6, "grand-stage")])
def test_every_way_leads_to_the_same_place(seats: int, arena: str) -> None:
    counts: Counter[str] = Counter()
    seed = 0
    while counts["decision"] < 900:
        seed += 1
        pick = Random(seed)
        options = {"heroes": "draft"} if seed % 2 else {"sides": "swapped"}
        setup = Setup(seats=seats, arena=arena, seed=f"fuzz {seats} {seed}", options=options)
        match: Match[State] = Match(GAME.rules, GAME.new(setup))
        rollout: Rollout[State] = Rollout(GAME.rules, GAME.new(setup))
        for _ in range(500):
            if not match.pending:
                break
            counts["decision"] += 1
            before = picture(match)
            check_state(match.state)
            if pick.random() < 0.2:
                check_questions(match)
            if pick.random() < 0.15:
                counts["fork"] += 1
                match = match.fork()
                assert picture(match) == before
            if pick.random() < 0.08:
                counts["save"] += 1
                assert picture(Match.load(GAME.rules, State, json.loads(json.dumps(match.save())))) == before
            if pick.random() < 0.06:
                counts["fair"] += 1
                check_fair_fork(match, pick)
            seat, value = choose(match, pick)
            counts["interrupt"] += seat not in match.pending
            match.answer(seat, value)
            rollout.answer(seat, value)
            if pick.random() < 0.3:
                counts["barrier" if match.barrier(seat) else "undo"] += 1
                check_undo(match, seat, value, before)
        check_end(match, rollout)
    assert all(counts[what] for what in ("fork", "save", "fair", "undo", "barrier")), counts
    assert counts["interrupt"] or seats == 2


def check_questions(match: Match[State]) -> None:
    """Looking changes nothing, what is offered is legal, and nonsense is refused."""
    before = digest(match.state)
    for seat, decision in open_to(match).items():
        for option in decision.options:
            assert decision.verify(option) is None, (decision.prompt, option)
        assert len(set(decision.options)) == len(decision.options)
        with pytest.raises(Refused):
            match.answer(seat, "nonsense")
    with pytest.raises(Refused, match="not asked"):
        match.answer(99, "pass")
    GAME.view(match.state)
    assert digest(match.state) == before
    clone = match.state.clone()
    assert clone == match.state
    assert not shared(clone) & shared(match.state)


def check_state(state: State) -> None:
    """No card, minion or piece is lost, and nobody stands where nobody can."""
    for team in (0, 1):  # BAS-MINION-01: twelve a side in every state
        on_board = [name for name in state.minions if name[0] == "rb"[team]]
        assert len(on_board) + len(reserve(state, team)) == MINIONS
    lying = Counter([*state.item_pile, *state.item_discards, *state.store])
    for hero in state.heroes.values():
        lying.update(hero.items)
        assert len(hero.items) <= 3  # BAS-ITEM-02
        assert 0 <= hero.health <= max_health(state, hero)  # BAS-HERO-15
        assert 0 <= hero.mana <= max_mana(state, hero)
        assert hero.credits >= 0
        assert hero.on_board or not hero.ready or state.round < 2
    assert lying == Counter(item_deck())
    for role in ROLES:
        cards = Counter([*state.piles[role], *state.discards[role]])
        cards.update(card for hero in state.heroes.values() if hero.role == role for card in hero.hand)
        assert cards == Counter(bonus_deck(role))
    squares = [hero.square for hero in state.heroes.values() if hero.on_board]
    if state.stage not in ("deploy", "march"):
        squares += state.minions.values()
        assert len(set(squares)) == len(squares)
    assert not any(closed(state) >> square & 1 for square in squares)
    for hero in state.heroes.values():
        assert not hero.on_board or not state.ground.teleporters[1 - hero.team] >> hero.square & 1  # BAS-BOARD-12
    assert all(0 <= item.health <= 3 for item in state.structures.values())


def shared(value: Any) -> set[int]:
    """The identities of all that can change in a state."""

    def walk(value: Any) -> Iterator[int]:
        if isinstance(value, list | dict) or hasattr(value, "__struct_fields__"):
            yield id(value)
            parts = value if isinstance(value, list) else value.values() if isinstance(value, dict) else ()
            for part in [*parts, *(getattr(value, name) for name in getattr(value, "__struct_fields__", ()))]:
                yield from walk(part)

    return set(walk(value))


def check_undo(match: Match[State], seat: int, value: Any, before: Any) -> None:
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
    """A seat's fork shows what the seat sees: the other team's hands and all piles are dealt anew."""
    before = picture(match)
    seat, seed = pick.randrange(match.state.seats), pick.randrange(1 << 40)
    fork, again = match.fork_for(seat, seed), match.fork_for(seat, seed)
    team = match.state.team_of(seat)
    for name, hero in match.state.heroes.items():
        other = fork.state.heroes[name]
        assert len(other.hand) == len(hero.hand)
        assert other.hand == hero.hand or hero.team != team  # BAS-BONUS-01
    check_state(fork.state)
    for _ in range(pick.randrange(8)):
        if not fork.pending:
            break
        choice = choose(fork, pick)
        fork.answer(*choice)
        again.answer(*choice)
        assert picture(fork.fork()) == picture(fork) == picture(again)
    rollout = match.rollout_for(seat, seed)
    for _ in range(20):
        if rollout.pending:
            rollout.answer(*choose(rollout, pick))
    assert picture(match) == before


def check_end(match: Match[State], rollout: Rollout[State]) -> None:
    """A rollout of the same answers ends alike, and so does a replay of all; a replay tampered with stops."""
    assert match.state == rollout.state
    record = json.loads(json.dumps(match.save(0)))
    replay: Match[State] = Match.load(GAME.rules, State, record)
    assert [step.events for step in replay.steps] == [step.events for step in match.steps]
    record["digest"] = "0"
    with pytest.raises(OutOfStep, match="another state"):
        Match.load(GAME.rules, State, record)


def test_same_seed_same_match() -> None:
    def play() -> State:
        pick = Random(7)
        rollout: Rollout[State] = Rollout(GAME.rules, GAME.new(Setup(seats=2, seed="same")))
        for _ in range(300):
            if rollout.pending:
                rollout.answer(*choose(rollout, pick))
        return rollout.state

    assert digest(play()) == digest(play())
