"""The kernel by itself: clone, fork, fair fork, save, load, sight, reach; and the toys' decisions a second."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import cycle
from random import Random
from typing import Any

from game.kernel.chance import Chance
from game.kernel.match import Match, Rollout
from game.kernel.sight import Sight
from game.kernel.squares import flood, steps
from tests.kernel.oracle import random_board
from tests.kernel.toys.cards import CardRules, Cards
from tests.kernel.toys.duel import Duel, DuelRules
from tests.kernel.toys.skirmish import Skirmish, SkirmishRules
from tools.bench.decisions import random_play
from tools.bench.slices import Work, alternate, repeat, show

TOYS: dict[str, tuple[Any, Any]] = {
    "skirmish": (SkirmishRules(), Skirmish),
    "duel": (DuelRules(), Duel),
    "cards": (CardRules(), Cards),
}


def main() -> None:
    works: dict[str, Work] = {}
    for name, (rules, kind) in TOYS.items():
        match: Match[Any] = Match(rules, kind.new(Chance.seeded("bench")))
        pick = Random(1)
        for _ in range(12):
            seat, decision = next(iter(match.pending.items()))
            match.answer(seat, pick.choice(decision.options))
        works[f"{name}: clone"] = repeat(match.state.clone)
        works[f"{name}: fork"] = repeat(match.fork)
        works[f"{name}: fair fork"] = repeat(partial(match.fork_for, 0, 7))
        works[f"{name}: save"] = repeat(match.save)
        works[f"{name}: load"] = repeat(partial(Match.load, rules, kind, match.save()))
        works[f"{name}: decisions, match"] = random_play(rules, kind.new, Match)
        works[f"{name}: decisions, rollout"] = random_play(rules, kind.new, Rollout)
    works |= geometry()
    show(alternate(works, 20))


def geometry() -> dict[str, Work]:
    works: dict[str, Work] = {}
    for side in (12, 24):
        pick = Random(1)
        board = random_board(pick, side, side, 0.1)
        sight = Sight(board)
        squares = range(side * side)
        viewers = cycle([pick.choice(squares) for _ in range(40)])
        pairs = cycle([(pick.choice(squares), pick.choice(squares)) for _ in range(400)])
        closed = sum(1 << square for square in squares if pick.random() < 0.05)
        may_step = steps(board, closed)
        start = 1 << side * side // 2 + side // 2
        size = f"{side}x{side}"
        works[f"{size}: field of sight"] = repeat(partial(_next_field, sight, viewers), 4)
        works[f"{size}: sight of a pair"] = repeat(partial(_next_pair, sight, pairs), 50)
        works[f"{size}: step masks"] = repeat(partial(steps, board, closed))
        works[f"{size}: reach 6"] = repeat(partial(flood, board, may_step, start, 6, {1: board.all}))
    return works


def _next_field(sight: Sight, viewers: Iterator[int]) -> int:
    return sight.field(next(viewers))


def _next_pair(sight: Sight, pairs: Iterator[tuple[int, int]]) -> bool:
    return sight.sees(*next(pairs))
