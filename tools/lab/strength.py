"""Let two levels of computers play each other, sides swapped in every second match, and say how often each wins.

    python tools/dev.py lab strength --game superdungeon --levels hard,normal --matches 40 [--first 1] [--into FILE]
    python tools/dev.py lab strength --sum FILE...

Into a file goes one line a match; seeds that it holds already are not played again, so that a long run can be stopped,
continued, played in chunks and summed. Slow are the longest thoughts of each level, in seconds of the processor.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from game.ai import computers
from game.ai.computer import Computer
from game.catalogue import SLUGS
from game.catalogue import game as find_game
from game.kernel.game import Setup
from game.kernel.match import Match
from game.play import play_on
from tools.lab.wilson import wilson


class Played(msgspec.Struct, omit_defaults=True):
    """How a match went."""

    game: str
    levels: tuple[str, ...]
    """Who sat where."""
    seed: int
    winner: int | None = None
    kind: str = ""
    """The scenario, where the game has such."""
    turns: int = 0
    seconds: float = 0.0
    slowest: dict[str, float] = {}


class Timed:
    """A computer whose longest thought is noted."""

    def __init__(self, computer: Computer) -> None:
        self.computer, self.longest = computer, 0.0

    def choose(self, match: Match[Any], seat: int) -> Any:
        begun = time.process_time()
        value = self.computer.choose(match, seat)
        self.longest = max(self.longest, time.process_time() - begun)
        return value

    def interrupt(self, match: Match[Any], seat: int) -> Any:
        return self.computer.interrupt(match, seat)


def play(slug: str, levels: Sequence[str], seed: int) -> Played:
    """Play one match and return how it went."""
    game = find_game(slug)
    players = {seat: Timed(computers.make(slug, level, f"{seed}/{seat}")) for seat, level in enumerate(levels)}
    begun = time.process_time()
    match: Match[Any] = Match(game.rules, game.new(Setup(seats=len(levels), seed=str(seed))))
    play_on(match, players)
    standing = game.standing(match.state)
    return Played(
        slug,
        tuple(levels),
        seed,
        standing.winners[0] if len(standing.winners) == 1 else None,
        getattr(match.state, "scenario", ""),
        standing.turns,
        round(time.process_time() - begun, 3),
        {level: round(players[seat].longest, 3) for seat, level in enumerate(levels)},
    )


def read(paths: Iterable[Path]) -> list[Played]:
    return [msgspec.json.decode(line, type=Played) for path in paths for line in path.read_bytes().splitlines()]


def play_all(slug: str, levels: Sequence[str], seeds: Iterable[int], into: Path | None) -> Iterator[Played]:
    """Play the matches that the file does not hold, and add them to it."""
    has = {(one.game, one.levels, one.seed): one for one in read([into] if into and into.exists() else [])}
    seats = find_game(slug).seats.start
    for seed in seeds:
        seated = tuple(levels[(seat + seed + 1) % len(levels)] for seat in range(seats))
        played = has.get((slug, seated, seed))
        if played is None:
            played = play(slug, seated, seed)
            if into is not None:
                with into.open("ab") as file:
                    file.write(msgspec.json.encode(played) + b"\n")
        yield played


def summary(matches: Sequence[Played], first: str) -> Iterator[str]:
    """Say how often the first level has won, in all and in each scenario, and how long it took."""
    kinds: dict[str, list[Played]] = defaultdict(list)
    for one in matches:
        if one.winner is not None:
            kinds["all"].append(one)
            if one.kind:
                kinds[one.kind].append(one)
    for kind, decided in kinds.items():
        wins = sum(one.levels[one.winner or 0] == first for one in decided)
        low, high = wilson(wins, len(decided))
        yield f"{kind}: {first} wins {wins} of {len(decided)}, {wins / len(decided):.0%} ({low:.0%} to {high:.0%})"
    seat = sum(one.winner == 0 for one in kinds["all"])
    low, high = wilson(seat, len(kinds["all"]))
    yield f"seat A wins {seat} of {len(kinds['all'])} ({low:.0%} to {high:.0%})"
    yield f"{len(matches) - len(kinds['all'])} undecided"
    turns, seconds = median(one.turns for one in matches), median(one.seconds for one in matches)
    yield f"median {turns:.0f} turns, {seconds:.1f} s a match"
    slow: dict[str, list[float]] = defaultdict(list)
    for one in matches:
        for level, seconds in one.slowest.items():
            slow[level].append(seconds)
    for level, found in sorted(slow.items()):
        yield f"longest thought of {level}: {median(found):.2f} s in half of the matches, {max(found):.2f} s in all"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=SLUGS, default="superdungeon")
    parser.add_argument("--levels", default="normal,random")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--into", type=Path)
    parser.add_argument("--sum", nargs="+", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    levels = chosen.levels.split(",")
    if chosen.sum:
        print("\n".join(summary(read(chosen.sum), levels[0])))
        return 0
    matches = []
    seeds = range(chosen.first, chosen.first + chosen.matches)
    for played in play_all(chosen.game, levels, seeds, chosen.into):
        matches.append(played)
        won = "nobody" if played.winner is None else played.levels[played.winner]
        print(f"{played.seed} {played.kind}: {won} in {played.turns} turns", file=sys.stderr, flush=True)
    print("\n".join(summary(matches, levels[0])))
    return 0
