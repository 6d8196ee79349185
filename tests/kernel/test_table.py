"""Table situations: small positions, loaded chance, answers by name, exact outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel.chance import Chance
from game.kernel.decision import COMMIT, NUMBER, WORD, Decision, Interrupt, NoOptions, choose, secretly
from game.kernel.loaded import LoadedChance
from game.kernel.match import Match, OutOfStep, Refused, Unshown
from game.kernel.squares import Board
from tests.kernel.toys import cards, duel, skirmish
from tests.kernel.toys.cards import CardRules, Cards
from tests.kernel.toys.duel import Duel, DuelRules
from tests.kernel.toys.skirmish import BOARD, Skirmish, SkirmishRules


def at(match: Match[Any]) -> list[tuple[int, str]]:
    return [(seat, decision.prompt) for seat, decision in match.pending.items()]


def skirmish_of(chance: Chance, places: dict[str, str], **health: int) -> Match[Skirmish]:
    state = Skirmish.new(LoadedChance())
    state.chance = chance
    for who, fighter in state.fighters.items():
        if who in places:
            fighter.at = BOARD.square(places[who])
        fighter.health = health.get(who, fighter.health) if who in places else 0
    return Match(SkirmishRules(), state)


def path(*names: str) -> Iterable[int]:
    return map(BOARD.square, names)


# Skirmish


def test_an_attack_a_reroll_and_a_potion_in_between() -> None:
    match = skirmish_of(LoadedChance(rolls={"": [2, 0, 0, 1, 1, 2]}), {"knight": "a1", "orc": "a3", "rat": "f6"}, rat=2)
    match.answer(0, "attack knight")  # the orc alone is in range, as all can see: nobody asks for the target
    assert at(match) == [(0, "attack.reroll")]
    assert match.pending[0].interrupts[1].options == ("rat",)
    match.answer(1, "rat")  # not asked, but free to drink
    assert match.state.fighters["rat"].health == skirmish.HEALTH
    assert at(match) == [(0, "attack.reroll")]  # the question is put again
    assert not match.pending[0].interrupts
    with pytest.raises(Refused, match="not asked"):
        match.answer(1, "rat")
    match.answer(0, True)
    assert match.state.fighters["orc"].health == 0
    assert isinstance(match.state.chance, LoadedChance)
    match.state.chance.assert_spent()
    assert match.state.potions == [1, 0]


def test_the_reason_names_the_range_or_the_wall() -> None:
    state = Skirmish.new(Chance(1))
    knight, orc = state.fighters["knight"], state.fighters["orc"]
    assert skirmish.why_not_attack(state, knight, "orc") == "out of range, 5 > 4"
    assert skirmish.why_not_attack(state, knight, "mage") == "not an enemy"
    knight.at, orc.at = BOARD.square("c4"), BOARD.square("d4")
    assert skirmish.why_not_attack(state, knight, "orc") == "no line of sight"


def test_a_path_is_one_gesture() -> None:
    match = skirmish_of(LoadedChance(), {"knight": "a1", "mage": "a2", "orc": "f6"})
    match.answer(0, "move knight")
    assert COMMIT not in match.pending[0].options  # nothing to commit to yet
    match.answer(0, BOARD.square("a2"))
    assert COMMIT not in match.pending[0].options  # past a friend, but not onto it
    match.answer(0, BOARD.square("a3"))
    match.undo(0)
    assert [answer.text for answer in match.steps[-1].answers] == ["move knight", "a2"]  # a way point taken back
    match.answer(0, BOARD.square("a3"))
    match.answer(0, COMMIT)
    assert match.state.fighters["knight"].at == BOARD.square("a3")
    match.undo(0)
    assert at(match) == [(0, "move.path")]
    assert [answer.text for answer in match.steps[-1].answers] == ["move knight"]  # the whole path taken back
    match.undo(0)
    assert at(match) == [(0, "command")]
    assert match.barrier(0) == "nothing to take back"


def test_a_macro_is_one_gesture_and_happens_wholly_or_not_at_all() -> None:
    match = skirmish_of(LoadedChance(), {"knight": "a1", "orc": "f6"})
    match.answer(0, "move knight", *path("a2", "a3"), COMMIT)
    match.undo(0)
    assert at(match) == [(0, "command")]
    with pytest.raises(Refused, match="not an option"):
        match.answer(0, "move knight", *path("a2", "a6"), COMMIT)
    assert at(match) == [(0, "command")]
    assert match.steps[-1].answers == []


def test_a_find_lies_in_the_state_before_it_is_used() -> None:
    match = skirmish_of(LoadedChance(draws={"": ["whetstone"]}), {"knight": "a1", "orc": "f6"})
    match.answer(0, "search knight")
    assert match.state.found == ["whetstone"]
    assert match.barrier(0) == "draw"
    with pytest.raises(Refused, match="draw"):
        match.undo(0)
    match.answer(0, True)
    match.undo(0)  # to keep it or not may be thought over
    match.answer(0, False)
    assert (match.state.found, match.state.discard) == ([], ["whetstone"])


def test_loaded_chance_must_fit_and_be_spent() -> None:
    chance = LoadedChance(rolls={"": [7]}, draws={"": ["whetstone"]})
    with pytest.raises(AssertionError, match="cannot come up"):
        chance.roll(skirmish.DIE)
    with pytest.raises(AssertionError, match="never asked for"):
        chance.assert_spent()
    with pytest.raises(AssertionError, match="not loaded"):
        LoadedChance().roll(skirmish.DIE)


# Duel


def test_a_secret_choice_is_nobody_elses_business() -> None:
    match = Match(DuelRules(), Duel.new(Chance.seeded("secret")))
    assert at(match) == [(0, "confront"), (1, "confront"), (2, "confront")]
    state = match.state.clone()
    match.answer(1, True)
    assert match.state == state  # a commitment is not in the state
    assert match.journal(0) == match.journal(2) == []
    assert match.journal(1) == ["1 confront: yes"]
    assert match.save(seat=0)["answers"] == []
    assert list(match.fork_for(0, 5).pending) == [0, 1, 2]
    assert list(match.fork_for(1, 5).pending) == [0, 2]
    assert list(match.fork().pending) == [0, 2]
    match.undo(1)  # it may be withdrawn while nobody has followed
    match.answer(1, False)
    match.answer(0, True)
    assert match.barrier(1) == "another seat has answered"
    match.answer(2, False)
    assert match.barrier(2) == "roll"  # all was revealed, and seat 0 has rolled already
    assert match.journal(0) == ["1 confront: no", "0 confront: yes", "2 confront: no"]
    assert match.state.stuns == [1, 2, 2]


def test_a_stun_spoils_the_reroll() -> None:
    chance = LoadedChance(rolls={"": [3, 2, 7]}, draws={"": ["red", "bone", "blue", *["red"] * 3]})
    # the next round draws too
    match = Match(DuelRules(), Duel.new(chance))
    for seat, fights in enumerate((True, True, False)):
        match.answer(seat, fights)
    assert at(match) == [(0, "reroll")]
    match.answer(2, 0)
    assert at(match) == [(1, "reroll")]  # stunned, seat 0 had only "no" to say, and all could see it
    assert match.state.stuns == [1, 1, 1]
    assert [answer.text for answer in match.steps[-2].answers] == ["0", "no"]
    assert match.barrier(2) == "roll"  # seat 1 has rolled since
    match.answer(1, True)
    assert match.state.fame == [0, 1, 0]


# Cards


def hands(*own: str, chance: Chance | None = None) -> Match[Cards]:
    state = Cards(
        chance or LoadedChance(draws={"": ["rest", "rest"]}), ["rest"] * 6, [[card] for card in own], [3, 3, 3], [], []
    )
    return Match(CardRules(), state)


def test_a_counter_from_the_third_hand() -> None:
    match = hands("strike", "rest", "counter")
    match.answer(0, "strike", 1)
    assert match.state.table == ["strike"]
    assert at(match) == [(1, "window")]
    assert match.pending[1].options == ("pass",)  # asked all the same: to be skipped would tell
    match.answer(1, "pass")
    match.answer(2, "counter")
    assert match.state.hearts == [2, 3, 3]
    assert match.state.discard == ["strike", "counter"]


def test_a_draw_is_told_to_its_owner() -> None:
    match = hands("strike", "rest", "rest")
    assert [event.card for event in match.events(0) if isinstance(event, cards.Drew)] == ["rest"]
    assert [event.card for event in match.events(1) if isinstance(event, cards.Drew)] == [None]


def test_a_fair_fork_deals_anew_and_stays_what_it_is() -> None:
    match = hands("strike", "shield", "counter", chance=Chance(3))
    match.answer(0, "strike", 1)
    forks = [match.fork_for(0, seed) for seed in range(20)]
    assert len({fork.pending[1].options for fork in forks}) > 1  # what seat 1 may answer is unknown to seat 0
    assert all(fork.state.hands[0] == match.state.hands[0] for fork in forks)
    assert all(fork.fork().state == fork.state for fork in forks)
    assert all(fork.barrier(0) == "nothing to take back" for fork in forks)
    mine = match.fork_for(1, 1)
    assert mine.pending[1].options == match.pending[1].options


# Kernel


@dataclass
class Empty:
    chance: Chance
    over: bool = False

    def clone(self) -> Self:
        return type(self)(self.chance.clone(), self.over)

    def resample(self, seat: int, chance: Chance) -> None:
        pass


def test_a_question_without_an_answer_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "strict", False)

    class Stalls:
        async def play_step(self, state: Empty) -> None:
            await choose(0, "stall", WORD, lambda: ())

    match = Match(Stalls(), Empty(Chance(1)))
    with pytest.raises(NoOptions, match="seat 0 is asked stall"):
        match.answer(0, "x")


def test_the_reveal_of_a_secret_choice_is_a_barrier_by_itself() -> None:
    class Asks:
        async def play_step(self, state: Empty) -> None:
            chosen = await secretly([Decision(seat, "secret", NUMBER, lambda: (1, 2)) for seat in (0, 1)])
            assert list(chosen.items()) == [(0, 2), (1, 1)]  # in the order of the seats, not of the commitments
            await choose(1, "after", WORD, lambda: ("x",))

    match = Match(Asks(), Empty(Chance(1)))
    match.answer(1, 1)
    assert match.barrier(1) is None
    match.answer(0, 2)
    assert match.barrier(0) == "reveal"


def test_a_lone_option_is_not_taken_while_somebody_may_interrupt() -> None:
    async def then(seat: int, value: str) -> None:
        seen.append((seat, value))

    class Asks:
        async def play_step(self, state: Empty) -> None:
            await choose(0, "lone", WORD, lambda: ("x",), takes_lone=True, interrupts=offers)
            state.over = True

    def offers() -> list[Interrupt[str]]:
        return [] if seen else [Interrupt(1, "stop", WORD, lambda: ("stop",), then)]

    seen: list[tuple[int, str]] = []
    match = Match(Asks(), Empty(Chance(1)))
    assert at(match) == [(0, "lone")]
    match.answer(1, "stop")
    assert seen == [(1, "stop")]
    assert match.state.over


def test_gestures_stay_apart_in_a_fork() -> None:
    match = skirmish_of(LoadedChance(), {"knight": "a1", "orc": "f6"})
    match.answer(0, "move knight", *path("a2"), COMMIT)
    fork = match.fork()
    fork.answer(0, "move knight", *path("a3"), COMMIT)
    fork.undo(0)
    assert fork.state == match.state
    fork.undo(0)
    assert fork.state.fighters["knight"].at == BOARD.square("a1")
    assert match.state.fighters["knight"].at == BOARD.square("a2")


def test_a_rule_that_fails_leaves_the_match_where_it_was() -> None:
    class Fails:
        async def play_step(self, state: Empty) -> None:
            await choose(0, "first", WORD, lambda: ("x",))
            state.chance.roll(range(6))
            raise ZeroDivisionError

    match = Match(Fails(), Empty(Chance(1)))
    with pytest.raises(ZeroDivisionError):
        match.answer(0, "x")
    assert at(match) == [(0, "first")]
    assert match.state.chance == Chance(1)


def test_steps_that_ask_nothing_do_not_pile_up() -> None:
    class Counts:
        async def play_step(self, state: Empty) -> None:
            state.over = state.chance.roll(range(5000)) == 0

    assert Match(Counts(), Empty(Chance(1))).state.over


def test_a_new_option_does_not_break_a_save_but_a_missing_one_does() -> None:
    match = Match(SkirmishRules(), Skirmish.new(Chance(1)))
    match.answer(0, "search mage")
    data = match.save(0)
    finds = skirmish.FINDS[:]
    skirmish.FINDS.append("lamp")
    assert Match.load(SkirmishRules(), Skirmish, data).state == match.state
    skirmish.FINDS[:] = finds
    data["answers"][0] = data["answers"][0].replace("mage", "bard")
    with pytest.raises(OutOfStep, match="command: search bard: not an option"):
        Match.load(SkirmishRules(), Skirmish, data)


@pytest.mark.parametrize("chance", [Chance.seeded("salt"), LoadedChance(rolls={"": [3]}, draws={"": ["a", "b"]})])
def test_what_cannot_be_unseen_moves_chance_and_says_why(chance: Chance) -> None:
    zone, hand = ["a", "b", "c"], list[str]()
    acts: list[tuple[str, Callable[[], object]]] = [
        ("roll", lambda: chance.roll(duel.DICE["red"])),
        ("shuffle", lambda: chance.shuffle(zone)),
        ("draw", lambda: chance.draw(zone, into=hand)),
        ("draw", lambda: chance.draw_top(zone, into=hand)),
        ("reveal", chance.reveal),
    ]
    for barrier, act in acts:
        before = chance.clone()
        act()
        assert chance.state != before.state
        assert chance.barrier == barrier
    assert len(zone) == 1
    assert sorted(zone + hand) == ["a", "b", "c"]


def test_a_copy_for_another_process_shows_what_its_seat_sees() -> None:
    match = hands("strike", "shield", "counter", chance=Chance(3))
    match.answer(0, "strike", 1)
    sent = [match.seen_by(0, seed) for seed in range(20)]
    hidden = {str(data["state"]["hands"][1:]) for data in sent}
    assert len(hidden) > 1
    for data in sent:
        shown = Match.load(match.rules, type(match.state), data)
        assert shown.journal(0) == match.journal(0)
        assert shown.state.hands[0] == match.state.hands[0]
        assert shown.state.table == match.state.table
        assert f"{match.state.chance.state}" not in str(data)
    with pytest.raises(Unshown, match="none of 0 deals"):
        match.seen_by(0, 1, tries=0)


def test_a_strict_match_refuses_questions_when_they_are_asked() -> None:
    class Asks:
        def __init__(self, *options: str, refuse: str = "") -> None:
            self.options, self.refused = options, refuse

        async def play_step(self, state: Empty) -> None:
            def refuse(text: str) -> str | None:
                return "not today" if text == self.refused else None

            await choose(0, "ask", WORD, lambda: self.options, refuse)

    assert Match(Asks("a", "b"), Empty(Chance(1))).pending
    with pytest.raises(NoOptions):
        Match(Asks(), Empty(Chance(1)))
    with pytest.raises(AssertionError, match="offered twice"):
        Match(Asks("a", "a"), Empty(Chance(1)))
    with pytest.raises(AssertionError, match="b is offered and refused: not today"):
        Match(Asks("a", "b", refuse="b"), Empty(Chance(1)))


# Squares


@given(st.integers(1, 800), st.integers(1, 40))
def test_every_square_of_a_board_of_any_width_has_a_name(width: int, height: int) -> None:
    board = Board(width, height)
    for square in {0, width - 1, width * height // 2, width * height - 1}:
        assert board.square(board.name(square)) == square
    assert len({board.name(x) for x in range(width)}) == width


def test_columns_are_named_as_in_spreadsheets() -> None:
    board = Board(800, 12)
    assert [board.name(x) for x in (0, 25, 26, 27, 51, 52, 701, 702)] == [
        "a1",
        "z1",
        "aa1",
        "ab1",
        "az1",
        "ba1",
        "zz1",
        "aaa1",
    ]
    assert board.name(11 * 800 + 2) == "c12"
    for name in ("", "c", "7", "c0", "c13", "C7", "c-1", "é1", "c7x", "adu1", "c 7"):
        with pytest.raises(ValueError, match=r"square|board"):
            board.square(name)
