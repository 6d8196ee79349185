"""The table of a match: heroes, bags, and the fight that is going on, as plain data.

Dice name themselves by slug; those that exist several times (potions, keys, scrolls, bombs, events) lie repeated in
their zones. Seats are numbers, the monster's side is MONSTER.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from game.kernel.chance import Chance

from .dice import DICE, Face, face

MONSTER = -1
"""The owner of a monster's dice, and what stands for it as a target."""
WIN, EPIC_AT = 5, 3
"""The FAME that wins (DDC-FAME-01) and the one that calls an Epic Monster (DDC-EPIC-04)."""
TOP_EXPERIENCE, TOP_LEVEL, TOP_HEALTH, EPIC_ROUNDS = 6, 5, 5, 3


class Monster(msgspec.Struct):
    """A monster die on one of its faces; the level may have been changed by potions (DDC-TROPHY-08)."""

    die: str
    face: str
    level: int

    @property
    def printed(self) -> Face:
        return face(self.face)

    def clone(self) -> Monster:
        return Monster(self.die, self.face, self.level)


class Hero(msgspec.Struct):
    """A seat and everything it owns; all of it is open information (DDC-TERM-14)."""

    experience: int = 1
    wounded_levels: int = 0
    """How many of his LEVEL dice are WOUNDED."""
    dice: list[str] = []
    """EQUIPMENT, ARTIFACT, legendary and ONE-USE dice."""
    equipped: list[str] = []
    wounded: list[str] = []
    """Which of his dice are WOUNDED, equipped or not."""
    familiar: str = ""
    calling: str = ""
    """His class die."""
    trophies: list[Monster] = []
    epics: list[str] = []
    """EPIC TROPHIES."""
    stored: Monster | None = None
    """The monster that he has petrified."""

    def clone(self) -> Hero:
        return Hero(
            self.experience, self.wounded_levels, self.dice[:], self.equipped[:], self.wounded[:], self.familiar,
            self.calling, [trophy.clone() for trophy in self.trophies], self.epics[:],
            self.stored and self.stored.clone(),
        )  # fmt: skip


class Rolled(msgspec.Struct):
    """A die in combat, which adds to its owner's total."""

    id: str
    """"A.level-1", "A.worn-sword", "M.2"."""
    owner: int
    die: str
    face: int | str
    spent: bool = False
    """Its ability has been used, stopped or lost in this combat (DDC-COMBAT-11)."""
    petrified: bool = False

    @property
    def kind(self) -> str:
        return DICE[self.die].kind

    @property
    def value(self) -> int:
        return 1 if self.petrified else face(self.face).value

    def clone(self) -> Rolled:
        return Rolled(self.id, self.owner, self.die, self.face, self.spent, self.petrified)


Lateness = Literal["tangle", "void", "gust"]
"""What works in the last step."""


class Late(msgspec.Struct):
    """Something declared that takes effect in the last step, or a GUST that waits for the comparison."""

    what: Lateness
    user: int
    target: int
    by_spell: bool = False
    used: bool = False
    """Of a GUST: it has had its reroll, or was declined for good."""

    def clone(self) -> Late:
        return Late(self.what, self.user, self.target, self.by_spell, self.used)


class Declared(msgspec.Struct):
    """The ability that is about to happen, and that STUN may stop."""

    seat: int
    what: str
    stopped: bool = False

    def clone(self) -> Declared:
        return Declared(self.seat, self.what, self.stopped)


class Terms(msgspec.Struct):
    """What changes hands: "give worn-axe", "take potion", "give reward"; give is the asker's, take the other's."""

    asker: int
    other: int
    parts: list[str]

    def clone(self) -> Terms:
        return Terms(self.asker, self.other, self.parts[:])


Stage = Literal["loadout", "before", "roll", "armor", "ability", "monster", "last", "over"]


class Fight(msgspec.Struct):
    """One combat in the sense of DDC-TERM-16."""

    kind: Literal["monster", "epic", "duel", "colosseum"]
    fighters: list[int]
    """In turn order."""
    stage: Stage = "before"
    monster: Monster | None = None
    from_store: bool = False
    prize: str = ""
    """The bag that the winner of a hero fight may draw from."""
    final: bool = False
    """The winner wins the game."""
    ties: int = 0
    """How many times in a row this hero fight has been tied; a replay excludes outsiders (DDC-DUEL-10)."""
    turn: int = 0
    """Whose call it is: an index into the turn order."""
    passes: int = 0
    dice: list[Rolled] = []
    spells: list[str] = []
    """SPELL dice in use."""
    used: list[str] = []
    """ONE-USE dice to go back to the red bag."""
    once: list[str] = []
    """What has had its one use: familiars, EPIC TROPHIES."""
    late: list[Late] = []
    less: dict[int, int] = {}
    """FREEZE reductions by owner."""
    boost: dict[int, int] = {}
    """LEVEL dice more or fewer by STRENGTH and POISON before the roll."""
    pains: list[int] = []
    heals: list[int] = []
    """Heroes that take or heal a WOUND afterwards, as often as they are named."""
    frozen: list[tuple[int, str]] = []
    out: list[int] = []
    """Heroes that lost this combat at once (DDC-ABIL-27)."""
    todo: list[str] = []
    """The monster's abilities that are not used yet."""
    declared: Declared | None = None
    fresh: int = 0
    """How many of the last entries of `late` can still be stopped, until the next use or pass (DDC-ABIL-33)."""
    petrifier: int = -1
    """The hero who has just turned the monster to stone."""
    terms: Terms | None = None

    def clone(self) -> Fight:
        return Fight(
            self.kind, self.fighters[:], self.stage, self.monster and self.monster.clone(), self.from_store, self.prize,
            self.final, self.ties, self.turn, self.passes, [die.clone() for die in self.dice], self.spells[:],
            self.used[:], self.once[:], [late.clone() for late in self.late], self.less.copy(), self.boost.copy(),
            self.pains[:], self.heals[:], self.frozen[:], self.out[:], self.todo[:],
            self.declared and self.declared.clone(), self.fresh, self.petrifier, self.terms and self.terms.clone(),
        )  # fmt: skip

    def of(self, owner: int) -> list[Rolled]:
        return [die for die in self.dice if die.owner == owner]

    def die(self, name: str) -> Rolled:
        """Return a die in combat by id; raises KeyError."""
        for die in self.dice:
            if die.id == name:
                return die
        raise KeyError(name)

    @property
    def has_monster(self) -> bool:
        return self.monster is not None


class Epic(msgspec.Struct):
    """An Epic Monster set aside with its HEALTH (DDC-EPIC-02)."""

    monster: str
    health: int = TOP_HEALTH
    round: int = 1
    credits: dict[int, int] = {}
    """WOUNDs dealt, by hero."""

    def clone(self) -> Epic:
        return Epic(self.monster, self.health, self.round, self.credits.copy())


class Table(msgspec.Struct):
    """A match of Dungeon Dice: Colosseum."""

    chance: Chance
    heroes: list[Hero]
    red: list[str]
    blue: list[str]
    yellow: list[str]
    grey: list[str]
    black: list[str]
    spells: list[str]
    """SPELL dice that lie free on the table."""
    legendary: list[str]
    stage: Literal["start", "window", "met", "fight", "epic", "settle"] = "start"
    active: int = 0
    first: int = 0
    """Who had the first turn; a round is complete when it is his turn again."""
    turns: int = 0
    round: int = 1
    limit: int = 60
    """Complete rounds after which the game ends anyhow (DDC-END-08); 0 for never."""
    asked: list[int] = []
    """Heroes asked for help against this monster (DDC-HELP-01)."""
    offered: list[int] = []
    """Heroes that had a trade offer this turn (DDC-TRADE-01)."""
    drawn: list[str] = []
    """What was drawn from a bag and is not settled yet."""
    met: Monster | None = None
    from_store: bool = False
    """The monster met is the active hero's petrified one."""
    offer: Terms | None = None
    """What lies on the table for somebody to take or refuse."""
    shown: list[int | str] = []
    """The die that was looked at last, and its face, while somebody decides what to do about it."""
    fight: Fight | None = None
    epic: Epic | None = None
    epic_called: bool = False
    """The one Epic Combat of the third FAME has been called (DDC-EPIC-06)."""
    winner: int = -1

    @property
    def over(self) -> bool:
        return self.winner >= 0

    def clone(self) -> Table:
        return Table(
            self.chance.clone(), [hero.clone() for hero in self.heroes], self.red[:], self.blue[:], self.yellow[:],
            self.grey[:], self.black[:], self.spells[:], self.legendary[:], self.stage, self.active, self.first,
            self.turns, self.round, self.limit, self.asked[:], self.offered[:], self.drawn[:],
            self.met and self.met.clone(), self.from_store, self.offer and self.offer.clone(), self.shown[:],
            self.fight and self.fight.clone(),
            self.epic and self.epic.clone(), self.epic_called, self.winner,
        )  # fmt: skip

    def resample(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden but what chance will bring: bags have no order (DDC-TERM-15)."""

    def bag(self, name: str) -> list[str]:
        bags = {"red": self.red, "blue": self.blue, "yellow": self.yellow, "grey": self.grey, "black": self.black}
        return bags[name]

    def clockwise(self, seats: Iterable[int] | None = None) -> list[int]:
        """Return the seats in turn order, the active hero first (DDC-TERM-02, DDC-TERM-03)."""
        count = len(self.heroes)
        order = [(self.active + i) % count for i in range(count)]
        if seats is None:
            return order
        among = set(seats)
        return [seat for seat in order if seat in among]

    @property
    def combat(self) -> Fight:
        """The fight that is going on."""
        assert self.fight is not None
        return self.fight


def letter(seat: int) -> str:
    """Return how a seat is called in answers and files: A, B, C ...; the monster is "monster"."""
    return "monster" if seat == MONSTER else chr(ord("A") + seat)


def seat_of(text: str) -> int:
    """Read what `letter` writes; raises ValueError."""
    if text == "monster":
        return MONSTER
    if len(text) != 1 or not "A" <= text <= "E":
        raise ValueError(f"{text} is no seat")
    return ord(text) - ord("A")
