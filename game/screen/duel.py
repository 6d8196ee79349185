"""What the combat overlay tells: who attacks whom, with what and why so much, what fell, and what comes of it.

One attacker, one defender or many. Presenters fill it from events; the dice land by tweens. How it looks: duelpicture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .theme import SeatColour

STAMPS = ("critical", "hit", "held")
"""What a comparison can come to, for one defender."""


@dataclass
class ThrownDie:
    kind: str
    face: str
    part: float = 0
    """How far on its way; 1 has landed."""
    is_discarded: bool = False
    is_new: bool = False
    """Rolled again."""


class Term(NamedTuple):
    """A part of what a side counts for, with where it comes from."""

    sign: str
    words: str
    amount: str = ""
    counts: bool = True
    """Whether it is a part of the number that is compared."""


class Played(NamedTuple):
    """A card that lies open beside whoever has played it."""

    name: str
    gist: str


class Chance(NamedTuple):
    words: str
    """Of what: "to hit", "critical"."""
    part: float
    """0..1"""


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
    terms: tuple[Term, ...] = ()
    cards: tuple[Played, ...] = ()
    added: int | None = None
    """What is added to the dice, if that is known; shown before them."""
    shield: int | None = None
    """A number that has to be reached, in place of dice."""
    dice: list[ThrownDie] = field(default_factory=list)
    total: int | None = None
    stamp: str = ""
    """One of STAMPS once the comparison has been made."""
    outcome: str = ""
    """The same in words."""
    chances: tuple[Chance, ...] = ()
    """Of the attack on this defender."""
    asked: str = ""
    """What this side is choosing just now."""
    is_winner: bool | None = None
    hearts: int = 0
    wounds: int = 0

    @property
    def has_landed(self) -> bool:
        return all(die.part >= 1 for die in self.dice)

    @property
    def reckoning(self) -> str:
        """How its number comes about, part by part; empty if there is nothing to tell."""
        told = [f"{term.words} {term.amount}".strip() for term in self.terms if term.counts]
        if self.dice:
            told.append("dice " + " + ".join(die.face for die in self.dice))
        if not told:
            return ""
        worth = self.worth
        return f"{self.name}: {', '.join(told)}" + (f"; that is {worth}" if worth is not None else "")

    @property
    def worth(self) -> int | None:
        """What is compared, once it can be seen."""
        return self.shield if self.shield is not None else self.total if self.has_landed else None


class Duel:
    """What the overlay shows; closed if there is no attacker."""

    def __init__(self) -> None:
        self.attacker: Fighter | None = None
        self.defenders: dict[str, Fighter] = {}
        self.title = ""
        self.unit = ""
        """The sign of what is counted, "star" where dice show stars."""
        self.results: list[tuple[str, str]] = []
        """Signs and words of what came of it."""
        self.is_open = False
        self.idle = 0.0
        """Seconds since something last changed."""

    def open(self, title: str, attacker: Fighter, defenders: Sequence[Fighter], unit: str = "") -> None:
        self.title, self.attacker, self.unit = title, attacker, unit
        self.defenders = {fighter.id: fighter for fighter in defenders}
        self.results = []
        self.is_open = True
        self.idle = 0

    def close(self) -> None:
        self.is_open = False
        self.attacker = None
        self.defenders = {}

    def ask_nobody(self) -> None:
        """What was to be chosen has been chosen."""
        for fighter in self.fighters():
            fighter.asked = ""

    def fighters(self) -> list[Fighter]:
        return [*([self.attacker] if self.attacker else []), *self.defenders.values()]

    def fighter(self, id: str) -> Fighter | None:
        """Return one side by whose it is; of who is caught in an attack of its own, the attacking one."""
        if self.attacker is not None and self.attacker.id == id:
            return self.attacker
        return self.defenders.get(id)

    def side(self, id: str, kind: str) -> Fighter | None:
        """Return the attacking side for a roll of the kind "offense", the defending one for "defense"."""
        return self.defenders.get(id) if kind == "defense" else self.fighter(id)

    def all_of(self, id: str) -> list[Fighter]:
        return [fighter for fighter in self.fighters() if fighter.id == id]
