"""What sits at a seat without a person."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from game.kernel.match import Match


class Computer(Protocol):
    """Decides for a seat. It may look only at what `match.fork_for(seat, ...)` and open information show it."""

    def choose(self, match: Match[Any], seat: int) -> Any:
        """Return a legal value for the decision the seat has to make.

        Raises LookupError if the seat is asked nothing.
        """
        ...

    def interrupt(self, match: Match[Any], seat: int) -> Any:
        """Return a value for the interrupt the seat is offered, or None to let it pass."""
        ...


class RandomComputer:
    """Any legal value, evenly; an interrupt one time in eight."""

    def __init__(self, seed: str) -> None:
        self._pick = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Any:
        return self._pick.choice(match.pending[seat].options)

    def interrupt(self, match: Match[Any], seat: int) -> Any:
        decision = match.decision(seat)
        if decision is None or self._pick.random() > 1 / 8:
            return None
        return self._pick.choice(decision.options)
