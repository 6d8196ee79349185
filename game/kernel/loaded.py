"""Chance that a test or a position file dictates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from .chance import Chance

T = TypeVar("T")


class LoadedChance(Chance):
    """Rolls and draws what it is told, each from its own queue, and leaves shuffled zones as they are."""

    state: int = 0
    rolls: list[Any] = msgspec.field(default_factory=list)
    draws: list[Any] = msgspec.field(default_factory=list)

    def roll(self, die: Sequence[T]) -> T:
        self.reveal("roll")
        return die[die.index(self._next(self.rolls, die, "roll"))]

    def draw(self, bag: list[T], into: list[T]) -> T:
        self.reveal("draw")
        into.append(bag.pop(bag.index(self._next(self.draws, bag, "draw"))))
        return into[-1]

    def draw_top(self, deck: list[T], into: list[T]) -> T:
        return self.draw(deck, into)

    def shuffle(self, zone: list[Any]) -> None:
        self.reveal("shuffle")

    def clone(self) -> LoadedChance:
        return LoadedChance(self.state, self.barrier, self.rolls[:], self.draws[:])

    def _below(self, n: int, barrier: str) -> int:
        self.state, self.barrier = self.state + 1, barrier
        return 0

    @staticmethod
    def _next(queue: list[T], among: Iterable[T], what: str) -> T:
        assert queue, f"a {what} from {among} was not loaded"
        assert queue[0] in among, f"{queue[0]} cannot come up in a {what} from {among}"
        return queue.pop(0)

    def assert_spent(self) -> None:
        assert self.rolls + self.draws == [], f"never asked for: rolls {self.rolls}, draws {self.draws}"
