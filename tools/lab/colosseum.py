"""Play many fast matches of Dungeon Dice: Colosseum between computers: length, winners, fate of Epic Monsters.

python tools/dev.py lab colosseum --seats 2,3,4,5 --matches 750
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Any

from game.ai.colosseum import make
from game.colosseum.events import EpicEnded, FightEnded, Replied, Rested
from game.colosseum.game import GAME
from game.colosseum.state import MONSTER, Table
from game.kernel.event import Event
from game.kernel.game import Setup
from game.kernel.match import Rollout
from tools.lab.wilson import wilson

LOW, HIGH = 0.85, 1.15
"""How far a seat may be from its fair share."""


class Listening(Rollout[Table]):
    """A rollout that counts what happens."""

    counts: Counter[str]

    def _note(self, event: Event) -> None:
        match event:
            case EpicEnded(winner=winner):
                self.counts["epic fell" if winner >= 0 else "epic failed"] += 1
            case FightEnded(kind="monster", winners=winners, tied=tied):
                self.counts["tie" if tied else "lost" if MONSTER in winners else "won" if winners else "petrified"] += 1
            case FightEnded(kind=kind):
                self.counts[kind] += 1
            case Replied(answer=answer):
                self.counts[answer] += 1
            case Rested():
                self.counts["rest"] += 1


def play(seats: int, seed: str, levels: Sequence[str]) -> Listening:
    """Play a match between computers, interrupts and all."""
    match = Listening.__new__(Listening)
    match.counts = Counter()
    match.__init__(GAME.rules, GAME.new(Setup(seats=seats, seed=seed)))  # type: ignore[misc]
    players = [make(level, f"{seed}/{seat}") for seat, level in enumerate(levels)]
    while match.pending:
        if not interrupted(match, players):
            seat = min(match.pending)
            match.answer(seat, players[seat].choose(match, seat))  # type: ignore[arg-type]
    return match


def interrupted(match: Rollout[Table], players: Sequence[Any]) -> bool:
    """Let whoever may interrupt do so; return whether somebody did."""
    if len(match.pending) > 1:
        return False
    (asked,) = match.pending.values()
    for seat in asked.interrupts:
        value = players[seat].interrupt(match, seat)
        if value is not None:
            match.answer(seat, value)
            return True
    return False


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--first", type=int, default=1)
    chosen = parser.parse_args(arguments)
    is_fair, totals = True, Counter[str]()
    for seats in map(int, chosen.seats.split(",")):
        turns, wins, counts, begun = [], Counter[int](), Counter[str](), time.perf_counter()
        for number in range(chosen.first, chosen.first + chosen.matches):
            match = play(seats, f"lab {seats} {number}", [chosen.level] * seats)
            turns.append(match.state.turns / seats)
            wins[match.state.winner] += 1
            wins[-1] += match.state.winner == match.state.first
            counts += match.counts
        seconds = (time.perf_counter() - begun) / chosen.matches
        print(f"{seats} seats, {chosen.matches} matches, {seconds:.2f} s each:", end=" ")
        print(f"median {median(turns):.1f} turns a hero, {max(turns):.0f} at most;", end=" ")
        print(f"first player wins {wins[-1] / chosen.matches:.0%}")
        for seat in range(seats):
            low, high = wilson(wins[seat], chosen.matches)
            fair = low * seats <= HIGH and high * seats >= LOW
            is_fair &= fair
            share = wins[seat] / chosen.matches * seats
            mark = "" if fair else " !"
            print(f"  seat {seat}: {share:.2f} of its share ({low * seats:.2f} to {high * seats:.2f}){mark}")
        print("  a match: " + ", ".join(f"{what} {n / chosen.matches:.2f}" for what, n in sorted(counts.items())))
        print(f"  Epic Monsters fall in {share_fallen(counts):.0%} of fights")
        totals += counts
    print(f"all: Epic Monsters fall in {share_fallen(totals):.0%}; every seat within {LOW} to {HIGH}: {is_fair}")
    return 0 if is_fair else 1


def share_fallen(counts: Counter[str]) -> float:
    fights = counts["epic fell"] + counts["epic failed"]
    return counts["epic fell"] / fights if fights else 0.0
