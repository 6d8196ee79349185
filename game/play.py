"""Playing a match without a screen: computers at every seat."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.ai.computer import Computer
from game.kernel.game import Game, Setup
from game.kernel.match import Match

TOO_LONG = 100_000
"""Decisions after which a match is taken to run in circles."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A line of `simulate`."""

    game: str
    seed: str
    seats: tuple[str, ...]
    winner: int | None
    """The seat that has won; None where several have, or nobody."""
    turns: int
    points: tuple[int, ...]
    decisions: int
    seconds: float


class Endless(Exception):
    """A match has not ended after very many decisions."""


def play_on(match: Match[Any], computers: Mapping[int, Computer], limit: int = TOO_LONG) -> int:
    """Let the computers play to the end and return how many decisions that took; raises Endless."""
    for count in range(limit):
        if not match.pending:
            return count
        answer_next(match, computers)
    raise Endless(f"no end after {limit} decisions; open is {[d.prompt for d in match.pending.values()]}")


def answer_next(match: Match[Any], computers: Mapping[int, Computer]) -> None:
    """Answer one decision; seats that may interrupt are asked first."""
    for asked in list(match.pending.values()):
        for seat in asked.interrupts:
            value = computers[seat].interrupt(match, seat)
            if value is not None:
                match.answer(seat, value)
                return
    seat = next(iter(match.pending))
    match.answer(seat, computers[seat].choose(match, seat))


def simulate(game: Game[Any], setup: Setup, levels: Sequence[str], computers: Mapping[int, Computer]) -> Result:
    """Play one match to its end."""
    begun = time.perf_counter()
    match: Match[Any] = Match(game.rules, game.new(setup))
    decisions = play_on(match, computers)
    standing = game.standing(match.state)
    return Result(
        game=game.slug,
        seed=setup.seed,
        seats=tuple(levels),
        winner=standing.winners[0] if len(standing.winners) == 1 else None,
        turns=standing.turns,
        points=standing.points,
        decisions=decisions,
        seconds=round(time.perf_counter() - begun, 3),
    )
