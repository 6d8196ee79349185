"""Let two levels of computers play each other, sides swapped, and say how often each wins.

python tools/dev.py lab strength --game superdungeon --levels normal,random --matches 40
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from statistics import median

from game.ai import computers
from game.catalogue import SLUGS
from game.catalogue import game as find_game
from game.kernel.game import Setup
from game.play import simulate
from tools.lab.wilson import wilson


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=SLUGS, default="superdungeon")
    parser.add_argument("--levels", default="normal,random")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--first", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = find_game(chosen.game)
    first, second = chosen.levels.split(",")
    wins, undecided, first_seat, turns, seconds = 0, 0, 0, [], []
    for number in range(chosen.matches):
        seats = game.seats.start
        levels = [(first, second)[(seat + number) % 2] for seat in range(seats)]
        setup = Setup(seats=seats, seed=str(chosen.first + number))
        players = {seat: computers.make(game.slug, level, f"{setup.seed}/{seat}") for seat, level in enumerate(levels)}
        begun = time.perf_counter()
        result = simulate(game, setup, levels, players)
        seconds.append(time.perf_counter() - begun)
        turns.append(result.turns)
        if result.winner is None:
            undecided += 1
            continue
        wins += levels[result.winner] == first
        first_seat += result.winner == 0
    decided = chosen.matches - undecided
    low, high = wilson(wins, decided)
    seat_low, seat_high = wilson(first_seat, decided)
    print(
        f"{game.slug}: {first} beats {second} in {wins} of {decided} ({low:.0%} to {high:.0%}), {undecided} undecided"
    )
    print(f"seat A wins {first_seat} of {decided} ({seat_low:.0%} to {seat_high:.0%})")
    print(f"median {median(turns):.0f} turns, {median(seconds):.1f} s a match")
    return 0
