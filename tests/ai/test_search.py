"""Looking ahead finds the better answer, keeps to its budget, and circles are left."""

from __future__ import annotations

from typing import Any

from game.ai.computer import Computer
from game.ai.search import Budget, Scene, best_macro, composed
from game.ai.steady import AGAIN, Steady, is_circle
from game.kernel.chance import Chance
from game.kernel.decision import WORD, choose
from game.kernel.match import Match, Rollout
from tests.kernel.test_table import Empty
from tests.kernel.toys.skirmish import Skirmish, SkirmishRules


def begin(seed: str = "search") -> Match[Skirmish]:
    return Match(SkirmishRules(), Skirmish.new(Chance.seeded(seed)))


def first(rollout: Rollout[Any], seat: int) -> Any:
    return rollout.pending[seat].options[0]


def test_the_best_macro_is_found_and_the_match_is_left_alone() -> None:
    match = begin()
    seat, decision = next(iter(match.pending.items()))
    before = match.save()
    wanted = decision.options[-1]
    played: list[Any] = []

    def policy(rollout: Rollout[Any], asked: int) -> Any:
        played.append(asked)
        return first(rollout, asked)

    worths = {option: float(option == wanted) for option in decision.options}
    macros = [(option,) for option in decision.options]
    scene = Scene(policy=policy, is_end=lambda state: True, worth=lambda state, seat: 0.0)
    prior = [worths[option] for option in decision.options]
    assert best_macro(match, seat, macros, scene, Budget(100), 7, prior) == (wanted,)
    assert match.save() == before
    assert played == []


def test_a_budget_is_kept_and_gives_the_same_answer_each_time() -> None:
    match = begin()
    seat, decision = next(iter(match.pending.items()))
    macros = [(option,) for option in decision.options]
    given: list[int] = []

    def counting(rollout: Rollout[Any], asked: int) -> Any:
        given.append(asked)
        options = rollout.pending[asked].options
        return options[len(given) * 7 % len(options)]

    scene = Scene(counting, lambda state: False, lambda state, seat: sum(f.health for f in state.fighters.values()))
    found = best_macro(match, seat, macros, scene, Budget(60), 3)
    assert len(given) <= 60
    given.clear()
    assert best_macro(match, seat, macros, scene, Budget(60), 3) == found


def test_the_parts_of_a_path_become_one_macro() -> None:
    match = begin()
    seat, decision = next(iter(match.pending.items()))
    move = next(option for option in decision.options if str(option).startswith("move"))
    macro = composed(match, seat, first, move)
    assert macro[0] == move
    assert len(macro) > 1
    match.answer(seat, *macro)
    assert {answer.gesture for step in match.steps for answer in step.answers} <= {0, 1}


class Stubborn:
    """Always says the same if it can."""

    def __init__(self, say: str) -> None:
        self.say = say

    def choose(self, match: Match[Any], seat: int) -> Any:
        return self.say

    def interrupt(self, match: Match[Any], seat: int) -> Any:
        return None


class Endless:
    """A game in which "again" leads nowhere."""

    async def play_step(self, state: Any) -> None:
        if await choose(0, "on", WORD, lambda: ["again", "stop"]) == "stop":
            state.over = True


def test_who_runs_in_circles_does_something_else() -> None:
    match: Match[Empty] = Match(Endless(), Empty(Chance(1)))
    computer: Computer = Steady(Stubborn("again"), "seed")
    count = 0
    while match.pending and count < 10 * AGAIN:
        match.answer(0, computer.choose(match, 0))
        count += 1
    assert AGAIN <= count < 10 * AGAIN
    assert not is_circle(begin(), 0, "on", "again")
