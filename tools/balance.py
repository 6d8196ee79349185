"""Plays the preset warbands of Super Dungeon Arena against each other and counts who wins.

    python -m tools.balance [MATCHES] [--level LEVEL] [--first NUMBER] [--into FILE]
    python -m tools.balance --sum FILE...

Each match has other warbands, another scenario, arena and seat order, taken in turn, so that any number of matches is
about even; the same number gives the same figures. A line for each warband, seat, scenario and arena. Into a file goes
one line a match; numbers that it holds already are not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations, islice, product
from pathlib import Path

import msgspec

from game.ai import computers
from game.catalogue import game
from game.kernel.game import Setup
from game.play import simulate
from game.superdungeon.library import library
from game.superdungeon.state import SCENARIOS
from tools.lab.wilson import wilson


class Played(msgspec.Struct):
    """How a match went; `won` is what seat A has of it, a half if nobody has won."""

    number: int
    warbands: tuple[str, str]
    scenario: str
    arena: str
    level: str
    won: float
    turns: int


def pairings() -> Iterator[tuple[str, str, str, str]]:
    """Yield two warbands, a scenario and an arena, without end; each pair of warbands meets in turn."""
    pairs = list(combinations(library().warbands, 2))
    rounds = list(product(SCENARIOS, game("superdungeon").arenas(), (False, True)))
    number = 0
    while True:
        for i, (one, other) in enumerate(pairs):
            # 5 and 12 have no common factor, so each pair sees all rounds
            scenario, arena, swapped = rounds[(i + 5 * number) % len(rounds)]
            yield (other, one, scenario, arena) if swapped else (one, other, scenario, arena)
        number += 1


def play(number: int, level: str) -> Played:
    """Play the match of that number."""
    one, other, scenario, arena = next(islice(pairings(), number, None))
    options = {"warbands": [one, other], "scenario": scenario}
    setup = Setup(seats=2, arena=arena, seed=f"balance {number}", options=options)
    players = {seat: computers.make("superdungeon", level, f"{number} {seat}") for seat in (0, 1)}
    result = simulate(game("superdungeon"), setup, (level, level), players)
    won = 0.5 if result.winner is None else float(result.winner == 0)
    return Played(number, (one, other), scenario, arena, level, won, result.turns)


def read(paths: Iterable[Path]) -> list[Played]:
    return [msgspec.json.decode(line, type=Played) for path in paths for line in path.read_bytes().splitlines()]


def play_all(numbers: Iterable[int], level: str, into: Path | None) -> Iterator[Played]:
    """Play the matches that the file does not hold, and add them to it."""
    has = {(one.number, one.level): one for one in read([into] if into and into.exists() else [])}
    for number in numbers:
        played = has.get((number, level))
        if played is None:
            played = play(number, level)
            if into is not None:
                with into.open("ab") as file:
                    file.write(msgspec.json.encode(played) + b"\n")
        yield played


def summary(matches: Iterable[Played]) -> Iterator[str]:
    """Say which share of its matches each warband, and seat A under each condition, has won."""
    tally: dict[str, list[float]] = defaultdict(list)
    turns: dict[str, list[int]] = defaultdict(list)
    for one in matches:
        for key in ("seat A", f"A in {one.scenario}", f"A on {one.arena}", one.warbands[0]):
            tally[key].append(one.won)
        tally[one.warbands[1]].append(1 - one.won)
        turns[one.scenario].append(one.turns)
    for key, shares in sorted(tally.items()):
        low, high = wilson(round(sum(shares)), len(shares))
        yield f"{key:28} {sum(shares) / len(shares):6.1%} of {len(shares)} ({low:.0%} to {high:.0%})"
    for key, counts in sorted(turns.items()):
        yield f"turns of {key:19} {sum(counts) / len(counts):6.1f}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("matches", nargs="?", type=int, default=112)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--into", type=Path)
    parser.add_argument("--sum", nargs="+", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    if chosen.sum:
        print("\n".join(summary(read(chosen.sum))))
        return 0
    matches = []
    for one in play_all(range(chosen.first, chosen.first + chosen.matches), chosen.level, chosen.into):
        matches.append(one)
        met = f"{one.number} {' - '.join(one.warbands)}, {one.scenario}, {one.arena}"
        print(f"{met}: {one.won:g} in {one.turns} turns", file=sys.stderr, flush=True)
    print("\n".join(summary(matches)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
