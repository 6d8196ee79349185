"""Chance as one integer of the state, so that a position can be copied, saved and replayed.

Whatever cannot be unseen moves the integer: a roll, a draw, a shuffle, a reveal. So the integer noted with an answer is
both the check of a replay and the barrier of undo.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Chance(msgspec.Struct):
    """SplitMix64."""

    state: int
    barrier: str = ""
    """Why the last thing that happened cannot be taken back: "roll", "draw", "shuffle", "reveal"."""
    foretold: list[Any] = []
    """What the next rolls come to (the number of the face) and the next draws (where it lay, and the item). So the past
    is told again in a copy of a match for another process; what is yet to come is not told."""

    @classmethod
    def seeded(cls, seed: str) -> Chance:
        """Return the chance of a game; a salted seed may be published as a hash before the game."""
        return cls(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))

    def roll(self, die: Sequence[T], label: str = "") -> T:
        """Return a face of the die. The label ("H.STR") says whose roll it is; only loaded dice care."""
        face = self._below(len(die), "roll")
        return die[self.foretold.pop(0) if self.foretold else face]

    def draw(self, bag: list[T], into: list[T], label: str = "") -> T:
        """Move a random item from the bag to another zone: what was drawn is in the state before it is used."""
        place = self._below(len(bag), "draw")
        into.append(bag.pop(self._foretold_place(bag) if self.foretold else place))
        return into[-1]

    def draw_top(self, deck: list[T], into: list[T], label: str = "") -> T:
        """Move the last item of a shuffled deck to another zone."""
        self.reveal("draw")
        into.append(deck.pop(self._foretold_place(deck) if self.foretold else -1))
        return into[-1]

    def shuffle(self, zone: list[Any]) -> None:
        for i in range(len(zone) - 1, 0, -1):
            j = self._below(i + 1, "shuffle")
            zone[i], zone[j] = zone[j], zone[i]

    def reveal(self, barrier: str = "reveal") -> None:
        """Something hidden has been seen."""
        self._below(1, barrier)

    def clone(self) -> Chance:
        return Chance(self.state, self.barrier, self.foretold[:])

    def _foretold_place(self, zone: list[T]) -> int:
        """Where the item lies that is foretold; in a zone that was dealt anew, perhaps elsewhere."""
        place, item = self.foretold.pop(0)
        found: int = place if place < len(zone) and zone[place] == item else zone.index(item)
        return found

    def _below(self, n: int, barrier: str) -> int:
        self.barrier = barrier
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return (z ^ (z >> 31)) % n


class Remembering(Chance):
    """Chance that notes what it has come to, in the form of `foretold`."""

    told: list[Any] = []

    def roll(self, die: Sequence[T], label: str = "") -> T:
        face = self._below(len(die), "roll")
        self.told.append(face)
        return die[face]

    def draw(self, bag: list[T], into: list[T], label: str = "") -> T:
        place = self._below(len(bag), "draw")
        self.told.append((place, bag[place]))
        into.append(bag.pop(place))
        return into[-1]

    def draw_top(self, deck: list[T], into: list[T], label: str = "") -> T:
        self.told.append((len(deck) - 1, deck[-1]))
        return super().draw_top(deck, into, label)

    def clone(self) -> Remembering:
        return Remembering(self.state, self.barrier, self.foretold[:], self.told[:])
