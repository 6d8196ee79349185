"""What happens on the board, for log, animation and statistics. Teams are numbers, squares too."""

from __future__ import annotations

from game.kernel.event import Event


class Drafted(Event, frozen=True):
    team: int
    role: str
    card: str


class StartRolled(Event, frozen=True):
    """A team has rolled for the first initiative; ties are rolled again."""

    team: int
    dice: tuple[int, int]


class RoundBegan(Event, frozen=True):
    round: int
    initiative: int


class PhaseBegan(Event, frozen=True):
    """ "initiative", "resurrection", "store", "minions" or "activation"."""

    phase: str
    round: int


class Placed(Event, frozen=True):
    """A hero came onto the board on a teleporter."""

    hero: str
    square: int


class Paid(Event, frozen=True):
    """The bank has paid a hero. why: "income", "minion", "hero", "turret", "shot", "fountain"."""

    hero: str
    credits: int
    why: str


class Bought(Event, frozen=True):
    hero: str
    item: str
    paid: int
    gave: str = ""
    """The item given up: for room, or improved."""
    improved: bool = False


class Offered(Event, frozen=True):
    """A card was laid out in the store."""

    item: str


class Restarted(Event, frozen=True):
    """A hero has paid for a new store."""

    hero: str


class ItemsShuffled(Event, frozen=True):
    pass


class BonusShuffled(Event, frozen=True):
    role: str


class Invoked(Event, frozen=True):
    """The invocation roll."""

    team: int
    count: int


class Deployed(Event, frozen=True):
    minion: str
    square: int


class Marched(Event, frozen=True):
    minion: str
    origin: int
    square: int


class Exploded(Event, frozen=True):
    minion: str
    origin: int
    structure: str


class Reserved(Event, frozen=True):
    """A minion went back to the reserve."""

    minion: str


class Activated(Event, frozen=True):
    hero: str


class TurnEnded(Event, frozen=True):
    """The hero's card was rotated."""

    hero: str


class Discarded(Event, frozen=True):
    """A bonus card was thrown away, face up."""

    hero: str
    card: str


class Drew(Event, frozen=True):
    """What came into a hand; only its own team sees the card."""

    hero: str
    card: str


class DrewCards(Event, frozen=True):
    """How many cards came into a hand, for everyone."""

    hero: str
    count: int


class Gained(Event, frozen=True):
    """A hero regained something. what: "health" or "mana"."""

    hero: str
    what: str
    amount: int
    source: str


class Walked(Event, frozen=True):
    """A hero went along squares, by its move or by an action of its own."""

    hero: str
    path: tuple[int, ...]
    source: str = ""


class Displaced(Event, frozen=True):
    """A hero was put on another square by an effect."""

    hero: str
    path: tuple[int, ...]
    source: str
    by: str


class BreakAway(Event, frozen=True):
    hero: str
    die: int
    """0 if a card made the roll needless."""
    needed: int
    success: bool


class Used(Event, frozen=True):
    """A hero has declared an action."""

    hero: str
    action: str
    targets: tuple[str, ...]
    mana: int


class CardPlayed(Event, frozen=True):
    hero: str
    card: str
    target: str = ""


class Passed(Event, frozen=True):
    """A seat plays no (more) cards in a window."""

    seat: int
    window: str


class Shot(Event, frozen=True):
    """A structure shoots at a hero."""

    structure: str
    hero: str
    damage: int


class ShotIgnored(Event, frozen=True):
    structure: str
    hero: str


class Danger(Event, frozen=True):
    """A hero has entered the danger area of a turret."""

    structure: str
    hero: str
    square: int
    damage: int


class Rolled(Event, frozen=True):
    """The dice of an attack; `total` is what is compared."""

    hero: str
    dice: tuple[int, int]
    total: int


class Compared(Event, frozen=True):
    target: str
    total: int
    defense: int
    hit: bool
    critical: bool
    fail: bool


class Damaged(Event, frozen=True):
    """Health or a piece was lost. kind: "physical", "magic" or "neutral"; source: a hero, structure or minion."""

    target: str
    amount: int
    left: int
    kind: str
    source: str
    action: str = ""


class Marked(Event, frozen=True):
    hero: str
    stat: str
    amount: int
    until: str
    source: str


class Died(Event, frozen=True):
    """A hero or minion has left the board. by: the hero or structure that did it; empty for an own fail."""

    victim: str
    square: int
    by: str


class Destroyed(Event, frozen=True):
    """A turret or base has lost its last piece."""

    structure: str
    team: int
    """The team that has done it."""


class FountainTaken(Event, frozen=True):
    team: int


class Evolved(Event, frozen=True):
    hero: str


class EvolutionDeclined(Event, frozen=True):
    team: int


class Won(Event, frozen=True):
    team: int
    round: int
