"""Plays the preset warbands of Super Dungeon Arena against each other and counts who wins.

    python -m tools.balance [MATCHES] [LEVEL] [FIRST]

Each match has other warbands, another scenario, arena and seat order, taken in turn, so that any number of matches is
about even; the same number gives the same figures. A line for each warband, seat, scenario and arena.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, islice, product

from game.ai import computers
from game.catalogue import game
from game.kernel.game import Setup
from game.play import simulate
from game.superdungeon.library import library
from game.superdungeon.state import SCENARIOS


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


def main(arguments: list[str]) -> int:
    matches, level, first = [*arguments, *("112", "normal", "0")[len(arguments) :]]
    numbers = range(int(first), int(first) + int(matches))
    tally: dict[str, list[float]] = defaultdict(list)
    for number, (one, other, scenario, arena) in zip(numbers, islice(pairings(), numbers.start, None), strict=False):
        setup = Setup(
            seats=2, arena=arena, seed=f"balance {number}", options={"warbands": [one, other], "scenario": scenario}
        )
        players = {seat: computers.make("superdungeon", level, f"{number} {seat}") for seat in (0, 1)}
        result = simulate(game("superdungeon"), setup, (level, level), players)
        won = 0.5 if result.winner is None else float(result.winner == 0)
        for key, share in (
            (one, won),
            (other, 1 - won),
            ("seat A", won),
            (f"A in {scenario}", won),
            (f"A on {arena}", won),
        ):
            tally[key].append(share)
        tally[f"turns of {scenario}"].append(result.turns)
        print(
            f"{number} {one} - {other}, {scenario}, {arena}: {won:g} in {result.turns} turns",
            file=sys.stderr,
            flush=True,
        )
    for key, shares in sorted(tally.items()):
        mean = sum(shares) / len(shares)
        print(f"{key:32} {mean:6.1f}" if key.startswith("turns") else f"{key:32} {mean:6.1%} of {len(shares)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
