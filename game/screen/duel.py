"""What the combat overlay tells: who attacks whom, with which dice and why so many, what fell, and what comes of it.

One attacker, one defender or many. Presenters fill it from events; the dice land by tweens. How it looks: duelpicture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .theme import SeatColour
from .timeline import Timeline, Tween, out


@dataclass
class ThrownDie:
    kind: str
    face: str
    part: float = 0
    """How far on its way; 1 has landed."""
    is_discarded: bool = False
    is_new: bool = False
    """Rolled again."""


@dataclass
class Fighter:
    """One side of the overlay."""

    id: str
    name: str
    sprite: str
    seat: SeatColour | None
    attribute: str = ""
    pool: str = ""
    """Letters of the dice to be rolled."""
    stars: int = 0
    sources: tuple[str, ...] = ()
    dice: list[ThrownDie] = field(default_factory=list)
    total: int | None = None
    outcome: str = ""
    is_winner: bool | None = None
    hearts: int = 0
    wounds: int = 0

    @property
    def has_landed(self) -> bool:
        return all(die.part >= 1 for die in self.dice)


class Duel:
    """What the overlay shows; closed if there is no attacker."""

    def __init__(self) -> None:
        self.attacker: Fighter | None = None
        self.defenders: dict[str, Fighter] = {}
        self.title = ""
        self.odds: float | None = None
        self.odds_note = ""
        self.results: list[tuple[str, str]] = []
        """Signs and words of what came of it."""
        self.is_open = False
        self.idle = 0.0
        """Seconds since something last changed."""

    def open(
        self, title: str, attacker: Fighter, defenders: Sequence[Fighter], odds: float | None = None, note: str = ""
    ) -> None:
        self.title, self.attacker, self.odds, self.odds_note = title, attacker, odds, note
        self.defenders = {fighter.id: fighter for fighter in defenders}
        self.results = []
        self.is_open = True
        self.idle = 0

    def close(self) -> None:
        self.is_open = False
        self.attacker = None
        self.defenders = {}

    def fighters(self) -> list[Fighter]:
        return [*([self.attacker] if self.attacker else []), *self.defenders.values()]

    def fighter(self, id: str) -> Fighter | None:
        if self.attacker is not None and self.attacker.id == id:
            return self.attacker
        return self.defenders.get(id)

    def throw(
        self, timeline: Timeline, fighter: Fighter, dice: Sequence[tuple[str, str]], seconds: float = 0.7
    ) -> None:
        """Let dice roll and land, one a little after the other."""
        thrown = [ThrownDie(kind, face) for kind, face in dice]

        def begin() -> None:
            fighter.dice = thrown
            fighter.total = None
            self.idle = 0

        tweens = [Tween(0, start=begin)]
        for i, die in enumerate(thrown):

            def show(part: float, die: ThrownDie = die) -> None:
                die.part = part

            tweens.append(Tween(seconds, show, out, delay=0.07 * i))
        timeline.then(*tweens)
