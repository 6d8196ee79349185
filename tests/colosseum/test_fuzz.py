"""Random matches, in which every way to come to a position must come to the same one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.colosseum.dice import DICE
from game.colosseum.game import GAME
from game.colosseum.state import Table
from game.kernel.decision import COMMIT, Decision
from game.kernel.game import Setup
from game.kernel.match import Match, OutOfStep, Refused, Rollout
from game.kernel.plain import digest, to_plain


def open_to(match: Rollout[Table]) -> dict[int, Decision[Any]]:
    """All that may be answered now: what is asked and what may interrupt."""
    found = {seat: match.decision(seat) for seat in range(len(match.state.heroes))}
    return {seat: decision for seat, decision in found.items() if decision is not None}


def picture(match: Match[Table]) -> Any:
    """All that tells one position from another."""
    asked = {
        seat: (decision.prompt, [decision.form.write(option) for option in decision.options])
        for seat, decision in open_to(match).items()
    }
    events = [to_plain(event) for event in match.steps[-1].events]
    return to_plain(match.state), sorted(match.pending), asked, events, match.steps[-1].answers[:]


def choose(match: Rollout[Table], pick: Random) -> tuple[int, Any]:
    """Whom to let act, and what it does; the turn itself moves on, or nobody would ever explore."""
    seats = open_to(match)
    asked = pick.choice(sorted(match.pending))
    others = sorted(seats.keys() - match.pending.keys())
    seat = pick.choice(others) if others and pick.random() < 0.25 else asked
    options = seats[seat].options
    if seats[seat].prompt == "turn" and pick.random() < 0.6:
        options = tuple(option for option in options if option in ("explore", "rest", "fight"))
    return seat, pick.choice(options)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_way_leads_to_the_same_place(seats: int) -> None:
    counts: Counter[str] = Counter()
    seed = 0
    while counts["decision"] < 2500:
        seed += 1
        pick = Random(seed)
        setup = Setup(seats=seats, seed=f"fuzz {seats} {seed}", options={"limit": 25})
        match: Match[Table] = Match(GAME.rules, GAME.new(setup))
        rollout: Rollout[Table] = Rollout(GAME.rules, GAME.new(setup))
        while match.pending:
            counts["decision"] += 1
            before = picture(match)
            check_questions(match)
            check_dice(match.state)
            if pick.random() < 0.15:
                counts["fork"] += 1
                match = match.fork()
                assert picture(match) == before
            if pick.random() < 0.1:
                counts["save"] += 1
                assert picture(Match.load(GAME.rules, Table, json.loads(json.dumps(match.save())))) == before
            if pick.random() < 0.06:
                counts["fair"] += 1
                check_fair_fork(match, pick)
            seat, value = choose(match, pick)
            counts["interrupt"] += seat not in match.pending
            counts["secret"] += len(match.pending) > 1
            match.answer(seat, value)
            rollout.answer(seat, value)
            if pick.random() < 0.3 and value is not COMMIT:
                counts["barrier" if match.barrier(seat) else "undo"] += 1
                check_undo(match, seat, value, before)
        check_end(match, rollout)
    assert all(counts[what] for what in ("fork", "save", "fair", "secret", "undo", "barrier")), counts
    assert counts["interrupt"] or seats == 2


def check_questions(match: Match[Table]) -> None:
    """Looking changes nothing, what is offered is legal, and nonsense is refused."""
    before = digest(match.state)
    for seat, decision in open_to(match).items():
        for option in decision.options:
            assert decision.verify(option) is None
            assert decision.form.read(decision.form.write(option)) == option
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


def check_dice(table: Table) -> None:
    """No die is lost and none comes twice, wherever it lies."""
    lying = Counter(
        [*table.red, *table.blue, *table.yellow, *table.grey, *table.black, *table.spells, *table.legendary]
    )
    lying.update(table.drawn)
    lying.update([table.met.die] if table.met is not None and not table.from_store else [])
    lying.update([table.epic.monster] if table.epic is not None else [])
    for hero in table.heroes:
        lying.update([*hero.dice, *hero.epics, *(trophy.die for trophy in hero.trophies)])
        lying.update(die for die in (hero.familiar, hero.calling, hero.stored and hero.stored.die) if die)
        assert set(hero.equipped) <= set(hero.dice) >= set(hero.wounded)
    fight = table.fight
    if fight is not None:
        lying.update([*fight.used, *fight.spells])
        if fight.kind == "monster" and fight.monster is not None and not fight.from_store:
            lying.update([fight.monster.die])
    boxed = {
        slug: die.count for slug, die in DICE.items() if die.starts != "table" or die.kind in ("spell", "legendary")
    }
    missing = Counter(boxed) - lying
    assert lying - Counter(boxed) == Counter()
    # a SPELL die that is being declared lies in nobody's zone until it is cast or stopped
    assert all(DICE[die].kind == "spell" for die in missing)
    assert missing.total() <= 2


def shared(value: Any) -> set[int]:
    """The identities of all that can change in a state."""

    def walk(value: Any) -> Iterator[int]:
        if isinstance(value, list | dict) or hasattr(value, "__struct_fields__"):
            yield id(value)
            parts = value if isinstance(value, list) else value.values() if isinstance(value, dict) else ()
            for part in [*parts, *(getattr(value, name) for name in getattr(value, "__struct_fields__", ()))]:
                yield from walk(part)

    return set(walk(value))


def check_undo(match: Match[Table], seat: int, value: Any, before: Any) -> None:
    after = picture(match)
    if match.barrier(seat):
        with pytest.raises(Refused):
            match.undo(seat)
        return
    match.undo(seat)
    assert picture(match) == before
    match.answer(seat, value)
    assert picture(match)[:-1] == after[:-1]


def check_fair_fork(match: Match[Table], pick: Random) -> None:
    """A seat's fork shows what the seat sees, and nothing of what others have committed."""
    before = picture(match)
    seat, seed = pick.randrange(len(match.state.heroes)), pick.randrange(1 << 40)
    fork, again = match.fork_for(seat, seed), match.fork_for(seat, seed)
    assert fork.state.chance.state != match.state.chance.state
    assert {**to_plain(fork.state), "chance": 0} == {**to_plain(match.state), "chance": 0}
    for other in set(match._committed) - {seat}:
        assert other in fork.pending
    for _ in range(pick.randrange(8)):
        if not fork.pending:
            break
        choice = choose(fork, pick)
        fork.answer(*choice)
        again.answer(*choice)
        assert picture(fork.fork()) == picture(fork) == picture(again)
    rollout = match.rollout_for(seat, seed)
    for _ in range(30):
        if rollout.pending:
            rollout.answer(*choose(rollout, pick))
    assert picture(match) == before


def check_end(match: Match[Table], rollout: Rollout[Table]) -> None:
    """A rollout of the same answers ends alike, and so does a replay of all; a replay tampered with stops."""
    assert match.state == rollout.state
    assert match.state.over
    record = json.loads(json.dumps(match.save(0)))
    replay: Match[Table] = Match.load(GAME.rules, Table, record)
    assert [step.events for step in replay.steps] == [step.events for step in match.steps]
    record["answers"].pop()
    with pytest.raises(OutOfStep, match="another state"):
        Match.load(GAME.rules, Table, record)


def test_same_seed_same_match() -> None:
    def play() -> Table:
        pick = Random(7)
        rollout: Rollout[Table] = Rollout(GAME.rules, GAME.new(Setup(seats=3, seed="same", options={"limit": 10})))
        while rollout.pending:
            rollout.answer(*choose(rollout, pick))
        return rollout.state

    assert digest(play()) == digest(play())
