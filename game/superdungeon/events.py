"""What happens in a match, for log, animation and statistics. Models are named by id, squares by number."""

from __future__ import annotations

from game.kernel.event import Event

from .dice import Face


class RolledFor(Event, frozen=True):
    """Blue dice for who is player one or for the scenario."""

    what: str
    side: int
    faces: tuple[Face, ...]


class ScenarioSet(Event, frozen=True):
    scenario: str
    first: int


class TurnBegan(Event, frozen=True):
    side: int
    turn: int


class PhaseChosen(Event, frozen=True):
    side: int
    phase: str


class TurnEnded(Event, frozen=True):
    side: int


class PowerUp(Event, frozen=True):
    side: int
    step: str


class Activated(Event, frozen=True):
    model: str


class ActivationEnded(Event, frozen=True):
    model: str


class Moved(Event, frozen=True):
    """path: the squares counted, without the start; to: the north-west square of the base at the end."""

    model: str
    start: int
    path: tuple[int, ...]
    to: int
    cost: int
    by: str = ""
    """The model that moved it with a control effect."""


class Placed(Event, frozen=True):
    """A model came onto the arena, or was put elsewhere on it without walking."""

    model: str
    at: int
    why: str


class Acted(Event, frozen=True):
    """A model performs an action; squares are those of its area."""

    user: str
    action: str
    ap: int
    target: str = ""
    squares: tuple[int, ...] = ()
    affected: tuple[str, ...] = ()


class Rolled(Event, frozen=True):
    """A roll: the faces in order, the pool it came from, where its bonuses came from, and which die was discarded."""

    model: str
    attribute: str
    kind: str
    """"offense", "defense", "initiative" or the name of an ability."""
    dice: str
    faces: tuple[Face, ...]
    stars: int
    """Fixed and bonus stars."""
    total: int
    sources: tuple[str, ...] = ()
    discarded: int | None = None


class Rerolled(Event, frozen=True):
    model: str
    kind: str
    die: int
    before: Face
    after: Face


class Compared(Event, frozen=True):
    user: str
    target: str
    offense: int
    defense: int
    won: bool
    critical: bool = False


class Wounded(Event, frozen=True):
    model: str
    amount: int
    wounds: int
    why: str
    by: str = ""


class Healed(Event, frozen=True):
    model: str
    amount: int
    wounds: int
    why: str


class StatusSet(Event, frozen=True):
    model: str
    status: str
    why: str


class StatusRemoved(Event, frozen=True):
    model: str
    status: str
    why: str


class Withstood(Event, frozen=True):
    """An immune model did not get a status."""

    model: str
    status: str


class Reacted(Event, frozen=True):
    """A model's card answers what another did to it (SDA-RESOLVE-09)."""

    model: str
    when: str
    """"wounded", "destroyed", "moved" or "defended"."""
    cause: str


class Destroyed(Event, frozen=True):
    model: str
    at: int
    credit: int
    """The side that is credited, -1 for nobody."""
    why: str
    by: str = ""


class Spawned(Event, frozen=True):
    side: int
    point: str
    models: tuple[str, ...]


class PointsScored(Event, frozen=True):
    side: int
    amount: int
    points: int
    why: str


class PotionGained(Event, frozen=True):
    model: str
    amount: int
    potions: int
    why: str


class Drank(Event, frozen=True):
    model: str
    potion: str
    owner: str
    cost: int
    emergency: bool


class Drew(Event, frozen=True):
    """Loot for a backpack. Backpacks lie open."""

    side: int
    cards: tuple[str, ...]
    why: str


class TurnedUp(Event, frozen=True):
    cards: tuple[str, ...]


class Bought(Event, frozen=True):
    side: int
    card: str
    paid: tuple[str, ...]


class Discarded(Event, frozen=True):
    cards: tuple[str, ...]
    why: str


class Shuffled(Event, frozen=True):
    deck: str


class Equipped(Event, frozen=True):
    model: str
    card: str
    slot: str
    replaced: str = ""


class Unequipped(Event, frozen=True):
    """Cards of a destroyed model go back to the backpack."""

    model: str
    cards: tuple[str, ...]


class Unlocked(Event, frozen=True):
    side: int


class Shifted(Event, frozen=True):
    model: str
    form: str
    at: int


class EffectBegan(Event, frozen=True):
    name: str
    user: str
    on: str
    aura: int


class EffectEnded(Event, frozen=True):
    name: str
    user: str


class CrystalTaken(Event, frozen=True):
    model: str
    source: str
    """"cluster" or "ground"."""


class CrystalDropped(Event, frozen=True):
    model: str
    at: int


class ClusterPlaced(Event, frozen=True):
    side: int
    at: int


class TilePlaced(Event, frozen=True):
    side: int
    tile: str
    rotation: int
    place: int


class Won(Event, frozen=True):
    side: int
    why: str
