"""Decisions a second in random play, options listed, against python-chess in the same run.

python tools/dev.py bench decisions [superdungeon colosseum arenashow]

A decision is an option that was listed, chosen and played. Like the only legal move of a chess player, a question with
a single option counts; "asked" counts those alone that a player has to answer.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import chess

from game.catalogue import SLUGS
from game.catalogue import game as find_game
from game.kernel.chance import Chance
from game.kernel.decision import Decision
from game.kernel.game import Setup
from game.kernel.match import Match, Rollout
from tools.bench.slices import Work, alternate, show


def main(slugs: Sequence[str] = SLUGS) -> None:
    works: dict[str, Work] = {"python-chess": random_chess()}
    for slug in slugs:
        game = find_game(slug)

        def new(chance: Chance, game: Any = game) -> Any:
            return game.new(Setup(seats=game.seats.start, seed=f"{chance.state}"))

        works[f"{slug}, match"] = random_play(game.rules, new, CountingMatch)
        works[f"{slug}, match, asked"] = random_play(game.rules, new, Match)
        works[f"{slug}, rollout"] = random_play(game.rules, new, CountingRollout)
        works[f"{slug}, rollout, asked"] = random_play(game.rules, new, Rollout)
    show(alternate(works), "python-chess")


class CountingRollout(Rollout[Any]):
    """Counts the answers that it takes by itself too."""

    taken = 0

    def _give(self, decision: Decision[Any], value: Any) -> None:
        self.taken += 1
        super()._give(decision, value)


class CountingMatch(Match[Any]):
    """Counts the answers that it takes by itself too."""

    taken = 0

    def _give(self, decision: Decision[Any], value: Any) -> None:
        self.taken += 1
        super()._give(decision, value)


def random_play(rules: Any, new: Callable[[Chance], Any], kind: type[Rollout[Any]]) -> Work:
    """Return the work of random play, match after match."""
    pick = Random(1)
    playing: list[Rollout[Any]] = []

    def work(until: float) -> int:
        done = 0
        while time.perf_counter() < until:
            if not playing or not playing[0].pending:
                playing[:] = [kind(rules, new(Chance(pick.getrandbits(64))))]
            match = playing[0]
            counting = match if isinstance(match, CountingMatch | CountingRollout) else None
            before = counting.taken if counting else 0
            answered = 0
            for _ in range(16):
                if not match.pending:
                    break
                seat, decision = next(iter(match.pending.items()))
                options = decision.options
                match.answer(seat, options[int(pick.random() * len(options))])
                answered += 1
            done += counting.taken - before if counting else answered
        return done

    return work


def random_chess() -> Work:
    """Return the work of random chess: legal moves listed, one played, at most 200 plies a game."""
    pick = Random(1)
    board = chess.Board()

    def work(until: float) -> int:
        done = 0
        while time.perf_counter() < until:
            for _ in range(16):
                moves = list(board.legal_moves)
                if not moves or len(board.move_stack) >= 200:
                    board.reset()
                    continue
                board.push(moves[int(pick.random() * len(moves))])
                done += 1
        return done

    return work
