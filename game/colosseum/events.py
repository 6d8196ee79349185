"""What happens at the table, for log, animation and statistics. Seats are numbers, -1 is the monster."""

from __future__ import annotations

import msgspec

from game.kernel.event import Event


class FirstRolled(Event, frozen=True):
    """A roll for the first turn."""

    seat: int
    value: int


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int
    round: int


class Drew(Event, frozen=True):
    """A die came out of a bag (or a legendary one off the table); the grey and black bags are drawn by the seat too."""

    seat: int
    bag: str
    die: str


class DrewNothing(Event, frozen=True):
    seat: int
    bag: str


class Came(Event, frozen=True):
    """A die of the grey bag was rolled to this face."""

    seat: int
    die: str
    face: int | str


class Returned(Event, frozen=True):
    """A die went back to a bag or to the table."""

    die: str
    bag: str


class Kept(Event, frozen=True):
    """A familiar or class die joined a hero."""

    seat: int
    die: str


class Rested(Event, frozen=True):
    seat: int


class Trapped(Event, frozen=True):
    seat: int
    die: str


class Fled(Event, frozen=True):
    seat: int
    monster: str


class Equipped(Event, frozen=True):
    seat: int
    dice: tuple[str, ...]


class Offered(Event, frozen=True):
    """A trade or the terms of a plea for help; parts are seen from the asker."""

    seat: int
    other: int
    parts: tuple[str, ...]
    for_help: bool


class Replied(Event, frozen=True):
    seat: int
    other: int
    answer: str


class Handed(Event, frozen=True):
    """A die changed hands."""

    giver: int
    taker: int
    die: str


class FightBegan(Event, frozen=True):
    kind: str
    fighters: tuple[int, ...]
    monster: str
    level: int
    replay: bool
    final: bool


class Threw(Event, frozen=True):
    """Dice fell into the pit and count for their owner."""

    owner: int
    dice: tuple[str, ...]
    faces: tuple[int | str, ...]


class Rerolled(Event, frozen=True):
    die: str
    owner: int
    before: int | str
    after: int | str


class Left(Event, frozen=True):
    """A die left the combat."""

    die: str
    owner: int
    why: str


class Showed(Event, frozen=True):
    """A die that does not count was rolled: a potion, a blank spell, a second look at a familiar."""

    seat: int
    die: str
    face: int | str


class Declares(Event, frozen=True):
    """A hero or the monster declares an ability; `what` is the die, `does` what it does."""

    seat: int
    what: str
    does: str
    targets: tuple[str, ...]


class Stopped(Event, frozen=True):
    """STUN stopped an ability."""

    by: int
    seat: int
    what: str


class Immune(Event, frozen=True):
    target: int
    ability: str


class Passed(Event, frozen=True):
    seat: int


class LevelChanged(Event, frozen=True):
    monster: str
    level: int


class Reduced(Event, frozen=True):
    """FREEZE lowers a total."""

    target: int
    amount: int


class Toaded(Event, frozen=True):
    target: int


class LostAtOnce(Event, frozen=True):
    """VORPAL or AEGIS failed."""

    seat: int


class Petrified(Event, frozen=True):
    """Medusa turned a die to stone, or a hero stored a monster."""

    seat: int
    what: str


class Compared(Event, frozen=True):
    """Totals were compared: owner -> total; for an Epic Monster `against` is the total each hero meets."""

    totals: dict[int, int]
    against: dict[int, int] = msgspec.field(default_factory=dict)


class FightEnded(Event, frozen=True):
    kind: str
    winners: tuple[int, ...]
    tied: bool


class Wounded(Event, frozen=True):
    seat: int
    die: str


class Healed(Event, frozen=True):
    seat: int
    die: str


class Frozen(Event, frozen=True):
    seat: int
    die: str


class Learned(Event, frozen=True):
    """Experience rose."""

    seat: int
    experience: int


class TookTrophy(Event, frozen=True):
    seat: int
    die: str
    fame: int


class EpicAppeared(Event, frozen=True):
    seat: int
    monster: str


class EpicChose(Event, frozen=True):
    """The revealed choices of a round."""

    round: int
    confront: tuple[int, ...]


class EpicHealth(Event, frozen=True):
    health: int
    why: str


class EpicHit(Event, frozen=True):
    seat: int
    total: int


class EpicEnded(Event, frozen=True):
    monster: str
    winner: int


class RollOff(Event, frozen=True):
    seat: int
    value: int
    bonus: int


class Won(Event, frozen=True):
    seat: int
    fame: int
