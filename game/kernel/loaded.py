"""Chance that a test or a position file dictates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from .chance import Chance

T = TypeVar("T")


class NotLoaded(AssertionError):
    """Chance was asked for what was not loaded, or not asked for what was."""


class LoadedChance(Chance):
    """Rolls and draws what it is told, each from its own queue, and leaves shuffled zones as they are.

    A queue is named by the label of the roll; what has no queue of its own comes from the one called "".
    """

    state: int = 0
    rolls: dict[str, list[Any]] = msgspec.field(default_factory=dict)
    draws: dict[str, list[Any]] = msgspec.field(default_factory=dict)

    def roll(self, die: Sequence[T], label: str = "") -> T:
        self.reveal("roll")
        return self._next(self.rolls, label, die, "roll")

    def draw(self, bag: list[T], into: list[T], label: str = "") -> T:
        self.reveal("draw")
        into.append(bag.pop(bag.index(self._next(self.draws, label, bag, "draw"))))
        return into[-1]

    def draw_top(self, deck: list[T], into: list[T], label: str = "") -> T:
        """Draw what was loaded; if nothing was, the top card, since the position says in what order the deck lies."""
        if not (self.draws.get(label) or self.draws.get("")):
            return super().draw_top(deck, into, label)
        return self.draw(deck, into, label)

    def shuffle(self, zone: list[Any]) -> None:
        self.reveal("shuffle")

    def clone(self) -> LoadedChance:
        rolls = {label: queue[:] for label, queue in self.rolls.items()}
        draws = {label: queue[:] for label, queue in self.draws.items()}
        return LoadedChance(self.state, self.barrier, rolls=rolls, draws=draws)

    def _below(self, n: int, barrier: str) -> int:
        self.state, self.barrier = self.state + 1, barrier
        return 0

    @staticmethod
    def _next(queues: dict[str, list[Any]], label: str, among: Sequence[T], what: str) -> T:
        """Return the next thing loaded, as it is called in text: a position file knows no faces of enums."""
        queue = queues.get(label) or queues.get("") or []
        possible = ", ".join(map(str, among))
        if not queue:
            raise NotLoaded(f"a {what} for {label or 'anybody'} was not loaded; it can be {possible}")
        item = next((item for item in among if str(item) == str(queue[0])), None)
        if item is None:
            raise NotLoaded(f"{queue[0]} cannot come up in a {what} for {label or 'anybody'}, only {possible}")
        del queue[0]
        return item

    def assert_spent(self) -> None:
        """Raise `NotLoaded` if something that was loaded has never come up."""
        rolls = {label: queue for label, queue in self.rolls.items() if queue}
        draws = {label: queue for label, queue in self.draws.items() if queue}
        if rolls or draws:
            raise NotLoaded(f"loaded, but never asked for: rolls {rolls}, draws {draws}")
