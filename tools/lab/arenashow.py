"""Play Battle Arena Show many times, the same computer at all seats: how long it takes, and whether it is fair.

    python tools/dev.py lab arenashow --matches 1000 [--level normal] [--arena grand-stage] [--first 1]

Sides are swapped in every second match; the starting team and the western side must not have a Wilson interval that
leaves 44 to 56 %.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence

from game.ai.arenashow import make
from game.arenashow.arena import RED
from game.arenashow.game import GAME
from game.arenashow.setup import ARENA
from game.arenashow.state import State
from game.kernel.game import Setup
from game.kernel.match import Rollout
from tools.lab.wilson import wilson

CAP = 60
"""Rounds after which a match is given up."""


def play(arena: str, level: str, seed: int) -> tuple[State, int]:
    """Play one match without memory; return its end and the team that had the first initiative."""
    options = {"sides": "swapped" if seed % 2 else "normal"}
    match: Rollout[State] = Rollout(GAME.rules, GAME.new(Setup(seats=2, arena=arena, seed=str(seed), options=options)))
    players = [make(level, f"{seed}/{seat}") for seat in range(2)]
    first = match.state.initiative
    while match.pending and match.state.round <= CAP:
        seat = next(iter(match.pending))
        match.answer(seat, players[seat].answer(match, seat))
    return match.state, first


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--arena", default=ARENA)
    chosen = parser.parse_args(arguments)
    begun = time.perf_counter()
    rounds: list[int] = []
    wins: Counter[str] = Counter()
    for seed in range(chosen.first, chosen.first + chosen.matches):
        state, first = play(chosen.arena, chosen.level, seed)
        rounds.append(state.round)
        if not state.over:
            wins["none"] += 1
            continue
        west = RED if not state.swapped else 1 - RED
        wins["start"] += state.winner == first
        wins["west"] += state.winner == west
        wins["red"] += state.winner == RED
        wins["fountain"] += state.structures["fountain"].team == state.winner
    decided = chosen.matches - wins["none"]
    rounds.sort()
    fitting = sum(8 <= number <= 20 for number in rounds) / len(rounds)
    print(f"{chosen.arena}, {chosen.level}: {decided} of {chosen.matches} decided within {CAP} rounds")
    print(
        f"rounds: {', '.join(str(rounds[len(rounds) * share // 100]) for share in (5, 50, 95))} (5, 50, 95 %), "
        f"{rounds[-1]} at most; {fitting:.0%} last 8 to 20"
    )
    for what in ("start", "west", "red", "fountain"):
        low, high = wilson(wins[what], decided)
        print(f"{what}: {wins[what]} wins, {wins[what] / max(1, decided):.1%} ({low:.1%} to {high:.1%})")
    print(f"{(time.perf_counter() - begun) / chosen.matches:.2f} s a match")
    return 0
