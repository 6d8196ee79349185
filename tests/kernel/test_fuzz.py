"""Random games, in which every way to come to a position must come to the same one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from game.kernel.chance import Chance
from game.kernel.decision import COMMIT, Decision
from game.kernel.match import Match, OutOfStep, Refused, Rollout, Unshown
from game.kernel.plain import digest, to_plain
from tests.kernel.toys.cards import CardRules, Cards
from tests.kernel.toys.duel import Duel, DuelRules
from tests.kernel.toys.skirmish import Skirmish, SkirmishRules

Game = tuple[Any, type[Any]]
GAMES: list[Game] = [(SkirmishRules(), Skirmish), (DuelRules(), Duel), (CardRules(), Cards)]
SEATS = range(3)


def open_to(match: Rollout[Any]) -> dict[int, Decision[Any]]:
    """All that may be answered now: what is asked and what may interrupt."""
    found = {seat: match.decision(seat) for seat in SEATS}
    return {seat: decision for seat, decision in found.items() if decision is not None}


def picture(match: Match[Any]) -> Any:
    """All that tells one position from another."""
    asked = {
        seat: (decision.prompt, [decision.form.write(option) for option in decision.options])
        for seat, decision in open_to(match).items()
    }
    events = [to_plain(event) for event in match.steps[-1].events]
    return to_plain(match.state), sorted(match.pending), asked, events, match.steps[-1].answers[:]


def choose(match: Rollout[Any], pick: Random) -> tuple[int, Any]:
    """Whom to let act, and what it does; interrupts now and then."""
    seats = open_to(match)
    asked = pick.choice(sorted(match.pending))
    others = sorted(seats.keys() - match.pending.keys())
    seat = pick.choice(others) if others and pick.random() < 0.25 else asked
    return seat, pick.choice(seats[seat].options)


@pytest.mark.parametrize(("game", "least"), [(GAMES[0], 6000), (GAMES[1], 3000), (GAMES[2], 3000)])
def test_every_way_leads_to_the_same_place(game: Game, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, kind = game
    counts = dict.fromkeys(("decision", "fork", "save", "undo", "barrier", "secret", "interrupt", "fair"), 0)
    seed = 0
    while counts["decision"] < least:
        seed += 1
        pick = Random(seed)
        match: Match[Any] = Match(rules, kind.new(Chance.seeded(f"fuzz {seed}")))
        rollout: Rollout[Any] = Rollout(rules, kind.new(Chance.seeded(f"fuzz {seed}")))
        while match.pending:
            counts["decision"] += 1
            before = picture(match)
            check_questions(match, pick)
            if pick.random() < 0.15:
                counts["fork"] += 1
                with looking_is_forbidden(monkeypatch):
                    fork = match.fork()
                assert picture(fork) == before
                match = fork  # and play on in it
            if pick.random() < 0.1:
                counts["save"] += 1
                assert picture(Match.load(rules, kind, json.loads(json.dumps(match.save())))) == before
            if pick.random() < 0.1:
                counts["fair"] += 1
                check_fair_fork(match, pick)
            seat, value = choose(match, pick)
            counts["interrupt"] += seat not in match.pending
            counts["secret"] += len(match.pending) > 1
            match.answer(seat, value)
            rollout.answer(seat, value)
            assert (before == picture(match)) is False
            if pick.random() < 0.3 and value is not COMMIT:
                what = "barrier" if match.barrier(seat) else "undo"
                counts[what] += 1
                check_undo(match, seat, value, before)
        check_end(match, rollout, rules, kind)
    assert all(
        counts[what] for what in counts if not (what in ("secret",) and kind is not Duel) and what != "interrupt"
    )
    print(kind.__name__, counts)


def looking_is_forbidden(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A replay enumerates no options."""

    def look(self: Decision[Any]) -> None:
        raise AssertionError(f"options of {self.prompt} were looked at")

    context: Any = monkeypatch.context()

    class Forbidden:
        def __enter__(self) -> None:
            context.__enter__().setattr(Decision, "options", property(look))

        def __exit__(self, *error: object) -> None:
            context.__exit__(*error)

    return Forbidden()


def check_questions(match: Match[Any], pick: Random) -> None:
    """Looking changes nothing, what is offered is legal, and nonsense is refused and changes nothing."""
    before = digest(match.state)
    for seat, decision in open_to(match).items():
        for option in decision.options:
            assert decision.verify(option) is None
            assert decision.form.read(decision.form.write(option)) == option
        assert decision.verify("nonsense")
        with pytest.raises(Refused):
            match.answer(seat, "nonsense")
    with pytest.raises(Refused, match="not asked"):
        match.answer(99, "pass")
    assert digest(match.state) == before
    clone = match.state.clone()
    assert clone == match.state
    assert not shared(clone) & shared(match.state)


def shared(value: Any) -> set[int]:
    """The identities of all that can change in a state."""

    def walk(value: Any) -> Iterator[int]:
        if isinstance(value, list | dict) or hasattr(value, "__slots__"):
            yield id(value)
            parts = value if isinstance(value, list) else value.values() if isinstance(value, dict) else ()
            names = getattr(type(value), "__dataclass_fields__", ())
            for part in [*parts, *(getattr(value, name) for name in names)]:
                yield from walk(part)

    return set(walk(value))


def check_undo(match: Match[Any], seat: int, value: Any, before: Any) -> None:
    after = picture(match)
    if match.barrier(seat):
        with pytest.raises(Refused):
            match.undo(seat)
    else:
        match.undo(seat)
        assert picture(match) == before
        match.answer(seat, value)
    assert without_gestures(picture(match)) == without_gestures(after)


def without_gestures(picture: Any) -> Any:
    return *picture[:-1], [answer[1:] for answer in picture[-1]]


def seen_by(match: Match[Any], seat: int) -> Any:
    """What a seat can see of a position: for it a fair fork must be the same."""
    plain = to_plain(match.state)
    del plain["chance"]
    if "deck" in plain:
        plain["deck"] = len(plain["deck"])
    if "hands" in plain:
        plain["hands"] = [sorted(hand) if i == seat else len(hand) for i, hand in enumerate(plain["hands"])]
    own = match.decision(seat)
    committed = [other for other in match._committed if other != seat]
    events = [event for event in match.steps[-1].events if event.is_visible_to(seat)]
    return plain, sorted({*match.pending, *committed}), own and own.options, events


def check_fair_fork(match: Match[Any], pick: Random) -> None:
    before = picture(match)
    seat, seed = pick.randrange(len(match.state.fame) if isinstance(match.state, Duel) else 2), pick.randrange(1 << 40)
    fork, again = match.fork_for(seat, seed), match.fork_for(seat, seed)
    assert seen_by(fork, seat) == seen_by(match, seat)
    assert fork.state.chance.state != match.state.chance.state
    for other in set(match._committed) - {seat}:
        assert other in fork.pending
        assert not any(line.startswith(f"{other} ") for line in open_lines(match, seat))
        assert not any(f" {other} confront" in line for line in match.save(seat=seat)["answers"])
    for _ in range(pick.randrange(12)):
        if not fork.pending:
            break
        choice = choose(fork, pick)
        fork.answer(*choice)
        again.answer(*choice)
        assert picture(fork.fork()) == picture(fork) == picture(again)
        assert picture(Match.load(fork.rules, type(fork.state), fork.save(0))) == picture(fork)
    check_what_leaves_the_process(match, seat, seed)
    rollout = match.rollout_for(seat, seed)
    while rollout.pending:
        rollout.answer(*choose(rollout, pick))
    assert picture(match) == before


def check_what_leaves_the_process(match: Match[Any], seat: int, seed: int) -> None:
    """What is sent to another process looks the same to the seat, and holds neither chance nor true hidden cards."""
    try:
        sent = json.loads(json.dumps(match.seen_by(seat, seed)))
    except Unshown:
        assert isinstance(match.state, Cards), "only hidden hands can be hard to deal anew"
        return
    shown: Match[Any] = Match.load(match.rules, type(match.state), sent)
    assert seen_by(shown, seat) == seen_by(match, seat)
    assert f"{match.state.chance.state:016x}" not in str(sent)
    assert str(match.state.chance.state) not in str(sent)
    while shown.pending:
        shown.answer(*choose(shown, Random(seed)))


def open_lines(match: Match[Any], seat: int) -> list[str]:
    """The journal since the last step began."""
    past = sum(len(step.answers) for step in match.steps[:-1])
    return match.journal(seat)[past:]


def check_end(match: Match[Any], rollout: Rollout[Any], rules: Any, kind: type[Any]) -> None:
    """A rollout of the same answers ends alike, and so does a replay; a replay that was tampered with stops."""
    assert match.state == rollout.state
    record = json.loads(json.dumps(match.save(0)))
    replay: Match[Any] = Match.load(rules, kind, record)
    assert [step.events for step in replay.steps] == [step.events for step in match.steps]
    assert [step.checkpoint for step in replay.steps] == [step.checkpoint for step in match.steps]
    falsify: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
        ("another state", lambda record: record["answers"].pop()),
        (
            "not an option|not an enemy|cannot be read",
            lambda record: record["answers"].append(nonsense(record["answers"].pop())),
        ),
        ("chance was another", lambda record: record["state"]["chance"].update(state=1)),
    ]
    for reason, change in falsify:
        wrong = json.loads(json.dumps(record))
        change(wrong)
        with pytest.raises(OutOfStep, match=reason):
            Match.load(rules, kind, wrong)


def nonsense(line: str) -> str:
    return line.split(": ")[0] + ": nonsense"
