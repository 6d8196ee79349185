"""Play Battle Arena Show many times, the same computer at all seats: how long it takes, and whether it is fair.

    python tools/dev.py lab arenashow --matches 1000 [--level normal] [--arena grand-stage] [--first 1] [--into FILE]
    python tools/dev.py lab arenashow --sum FILE...

Sides are swapped in every second match; the starting team and the western side must not have a Wilson interval that
leaves 44 to 56 %. Into a file goes one line a match; seeds that it holds already are not played again, so that a long
run can be stopped, continued, played in chunks and summed. --mirrored plays each seed twice, with either team
beginning: the same number of matches says more about the starting team, since the stronger one wins one of each two.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from game.ai.arenashow import make
from game.arenashow import events
from game.arenashow.arena import RED
from game.arenashow.game import GAME
from game.arenashow.setup import ARENA
from game.arenashow.state import State
from game.kernel.event import Event
from game.kernel.game import Setup
from game.kernel.match import Rollout
from game.kernel.plain import digest
from tools.lab.wilson import wilson

CAP = 60
"""Rounds after which a match is given up."""
FAIR = 0.44, 0.56
FIRSTS = ("blood", "fountain", "turret", "base hit")
"""What is noted who did it first."""
BEGINS = {"": [], "red": [5, 5, 0, 0], "blue": [0, 0, 5, 5]}
"""The faces of the starting roll for a team that is to begin."""


class Played(msgspec.Struct, omit_defaults=True):
    """How a match went. Teams are numbers; -1 is nobody."""

    arena: str
    level: str
    seed: int
    begins: str
    """ "red" or "blue" if the starting roll was told to, else empty."""
    start: int
    """The team that had the first initiative."""
    west: int
    rounds: int = 0
    winner: int = -1
    fountain: int = -1
    """Who owned it at the end."""
    ended_by: str = ""
    """ "minion" or "hero": who took the last piece of the base."""
    last_initiative: int = -1
    digest: str = ""
    """Of the end, to compare runs."""
    first: dict[str, tuple[int, int]] = {}
    """The team and round of what was done first."""
    tally: dict[str, list[int]] = {}
    """How often each team did what."""


class Watched(Rollout[State]):
    """A match without memory that notes how it goes."""

    def __init__(self, state: State, played: Played) -> None:
        self.played = played
        super().__init__(GAME.rules, state)

    def _first(self, what: str, team: int) -> None:
        self.played.first.setdefault(what, (team, self.state.round))
        self._count(what, team)

    def _count(self, what: str, team: int) -> None:
        self.played.tally.setdefault(what, [0, 0])[team] += 1

    def _note(self, event: Event) -> None:
        state = self.state
        match event:
            case events.RoundBegan(round=1, initiative=team):
                self.played.start = team
            case events.Died(victim=victim) if victim in state.heroes:
                self._first("blood", 1 - state.heroes[victim].team)
            case events.Died(victim=victim):
                self._count("minion slain", 1 if victim[0] == "r" else 0)
            case events.Exploded(structure=name):
                self._count("explosion", 1 - state.structures[name].team)
            case events.FountainTaken(team=team):
                self._first("fountain", team)
            case events.Destroyed(structure=name, team=team) if state.structures[name].kind == "turret":
                self._first("turret", team)
            case events.Damaged(target=name, source=source) if name.endswith("-base"):
                self._first("base hit", 1 - state.structures[name].team)
                self.played.ended_by = "hero" if source in state.heroes else "minion"


def play(arena: str, level: str, seed: int, begins: str = "") -> Played:
    """Play one match and return how it went."""
    options = {"sides": "swapped" if seed % 2 else "normal"}
    state = GAME.new(Setup(seats=2, arena=arena, seed=str(seed), options=options))
    state.chance.foretold = BEGINS[begins][:]
    played = Played(arena, level, seed, begins, -1, 1 - RED if state.swapped else RED)
    match = Watched(state, played)
    players = [make(level, f"{seed}/{seat}") for seat in range(2)]
    while match.pending and match.state.round <= CAP:
        seat = next(iter(match.pending))
        match.answer(seat, players[seat].answer(match, seat))
    played.rounds, played.winner = match.state.round, match.state.winner
    played.fountain, played.last_initiative = match.state.structures["fountain"].team, match.state.initiative
    played.digest = digest(match.state)
    return played


def read(paths: Iterable[Path]) -> list[Played]:
    return [msgspec.json.decode(line, type=Played) for path in paths for line in path.read_bytes().splitlines()]


def play_all(wanted: Iterable[tuple[str, str, int, str]], into: Path | None) -> Iterator[Played]:
    """Play the matches that the file does not hold, and add them to it."""
    has = {(one.arena, one.level, one.seed, one.begins): one for one in read([into] if into and into.exists() else [])}
    for key in wanted:
        played = has.get(key)
        if played is None:
            played = play(*key)
            if into is not None:
                with into.open("ab") as file:
                    file.write(msgspec.json.encode(played) + b"\n")
        yield played


def shares(matches: Sequence[Played]) -> dict[str, int]:
    """Return how many of the decided matches were won by whom."""
    won = Counter[str]()
    for one in matches:
        won["start"] += one.winner == one.start
        won["west"] += one.winner == one.west
        won["red"] += one.winner == RED
        won["fountain"] += one.winner == one.fountain
        for what in FIRSTS:
            won[f"first {what}"] += one.first.get(what, (-1, 0))[0] == one.winner
    return won


def summary(matches: Sequence[Played]) -> Iterator[str]:
    """Say how long the matches took, who won them, and what the starting team had of each thing."""
    decided = [one for one in matches if one.winner >= 0]
    rounds = sorted(one.rounds for one in matches)
    yield f"{len(decided)} of {len(matches)} decided within {CAP} rounds"
    fitting = sum(8 <= number <= 20 for number in rounds) / len(rounds)
    yield (
        f"rounds: {', '.join(str(rounds[len(rounds) * share // 100]) for share in (5, 50, 95))} (5, 50, 95 %), "
        f"{rounds[-1]} at most; {fitting:.0%} last 8 to 20"
    )
    for what, count in shares(decided).items():
        low, high = wilson(count, len(decided))
        verdict = ("" if FAIR[0] <= low and high <= FAIR[1] else " !") if what in ("start", "west") else ""
        yield f"{what}: {count} wins, {count / max(1, len(decided)):.1%} ({low:.1%} to {high:.1%}){verdict}"
    for what in FIRSTS:
        teams = [one.first[what][0] == one.start for one in matches if what in one.first]
        low, high = wilson(sum(teams), len(teams))
        yield f"first {what} by the starting team: {sum(teams)} of {len(teams)} ({low:.1%} to {high:.1%})"
    for what in sorted({what for one in matches for what in one.tally}):
        start, other = (
            sum(one.tally.get(what, [0, 0])[one.start if own else 1 - one.start] for one in matches) / len(matches)
            for own in (True, False)
        )
        yield f"{what}: {start:.2f} a match by the starting team, {other:.2f} by the other"
    for number in sorted({one.rounds for one in decided}):
        ends = [one for one in decided if one.rounds == number]
        yield (
            f"round {number}: {len(ends)} ended, {sum(one.winner == one.start for one in ends)} by the starting team, "
            f"{sum(one.winner == one.last_initiative for one in ends)} by the initiative, "
            f"{sum(one.ended_by == 'minion' for one in ends)} by a minion"
        )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--arena", default=ARENA)
    parser.add_argument("--mirrored", action="store_true")
    parser.add_argument("--into", type=Path)
    parser.add_argument("--sum", nargs="+", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    if chosen.sum:
        print("\n".join(summary(read(chosen.sum))))
        return 0
    begun = time.perf_counter()
    begins = ("red", "blue") if chosen.mirrored else ("",)
    seeds = range(chosen.first, chosen.first + chosen.matches // len(begins))
    wanted = [(chosen.arena, chosen.level, seed, team) for seed in seeds for team in begins]
    matches: list[Played] = []
    for played in play_all(wanted, chosen.into):
        matches.append(played)
        won = shares(matches)
        print(
            f"\r{len(matches)} of {len(wanted)}: start {won['start'] / len(matches):.1%}, "
            f"west {won['west'] / len(matches):.1%}, {(time.perf_counter() - begun) / len(matches):.2f} s a match ",
            end="",
            file=sys.stderr,
            flush=True,
        )
    print(file=sys.stderr)
    print(f"{chosen.arena}, {chosen.level}:", end=" ")
    print("\n".join(summary(matches)))
    return 0
