"""The state of a match of Super Dungeon Arena: plain data, cloned by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import msgspec

from game.kernel.chance import Chance
from game.kernel.squares import bits

from .arenas import Arena
from .cards import Action, Equipment, ModelCard, TileEffect
from .dice import Face
from .ground import Ground, ground
from .library import Extra, library
from .vocabulary import Filter, Hook, Record, Role, Word

SCENARIOS = ("destruction", "king of the hill", "crystal capture")
NOBODY = -1
"""The side that is credited where nobody is."""


class House(Record, frozen=True, kw_only=True):
    """House options: where the text is open and tables differ. The defaults are the rulings of the ledger."""

    hero_skulls: int = 4
    """What a Hero without a printed skull value is worth in Destruction (SDA-CARD-04)."""
    dash: bool = False
    """A basic action Dash: one action point for two movement points (SDA-ACTION-02)."""
    area_sight: bool = False
    """Models hide squares from areas too, except from a Lance (SDA-AREA-02)."""
    classic: bool = False
    """Equipment with an affinity is shuffled into the decks (SDA-AFFINITY-05)."""
    destruction_points: int = 15
    hill_points: int = 5
    crystal_points: int = 3


class Lasting(Record, frozen=True, kw_only=True):
    """An effect that ends with the next upkeep of its user (SDA-UPKEEP-02)."""

    name: str
    user: str
    on: str = ""
    """The model that has it; empty for an aura, which is centred on the user."""
    aura: int = 0
    side: str = "friends"
    area: bool = False
    """It came from an area, so that the same name counts once (SDA-AREA-06)."""
    part: int = 0
    """Which effect of its action it is: the parts of one action do not stand in each other's way."""
    to: Filter = Filter()
    abilities: tuple[Word, ...] = ()
    hooks: tuple[Hook, ...] = ()


class Model(msgspec.Struct, gc=False):
    """A model of a warband, on the arena or in the spawning pool.

    Its statuses and equipment are replaced and never changed in place, so that a clone can share them.
    """

    id: str
    side: int
    card: str
    role: Role
    at: int | None = None
    """The north-west square of its base; None in the spawning pool."""
    size: int = 1
    """The squares of its base along one side, as the card of its present form has it."""
    form: str = ""
    """The card of its other form, while it is in that."""
    wounds: int = 0
    statuses: dict[str, int] = {}
    """Status tokens, and the side that inflicted each (`NOBODY` if none did)."""
    potions: int = 0
    swapped: list[str] = []
    """[name of the potion given up, name of the arena potion instead]."""
    equipment: dict[str, str] = {}
    """Slot colour -> card."""
    fallen: int = 0
    """How often it has been destroyed."""
    gone: bool = False
    """A spawning point that was destroyed never returns (SDA-DEATH-04)."""
    crystal: bool = False
    """It carries the crystal token of its warband."""

    if TYPE_CHECKING:

        def __copy__(self) -> Model: ...

    def clone(self) -> Model:
        return self.__copy__()

    def suffer(self, status: str, credit: int) -> None:
        self.statuses = {**self.statuses, status: credit}

    def shed(self, status: str) -> None:
        self.statuses = {other: credit for other, credit in self.statuses.items() if other != status}

    def wear(self, slot: str, card: str) -> None:
        self.equipment = {**self.equipment, slot: card}

    def take_off(self, slot: str) -> None:
        self.equipment = {other: card for other, card in self.equipment.items() if other != slot}


class Side(msgspec.Struct, gc=False):
    """What a player has besides models."""

    picks: dict[str, list[str]] = {}
    """While warbands are built: the cards chosen for "hero", "miniboss", "point"."""
    backpack: list[str] = []
    points: int = 0
    unlocked: bool = False
    loot: int = 0
    """Loot cards earned in this turn (SDA-POWERUP-03)."""
    sites: list[int] = []
    """Where its spawning points were destroyed in this turn (SDA-BOSS-02)."""
    cluster: int | None = None
    crystal: int | None = None
    """The square on which its dropped crystal token lies."""

    if TYPE_CHECKING:

        def __copy__(self) -> Side: ...

    def clone(self) -> Side:
        clone = self.__copy__()
        clone.picks = {kind: cards[:] for kind, cards in self.picks.items()}
        clone.backpack, clone.sites = self.backpack[:], self.sites[:]
        return clone


class Activation(msgspec.Struct, gc=False):
    """What the model that is being activated has used up."""

    model: str
    spent_mp: int = 0
    spent_ap: int = 0
    more_mp: int = 0
    more_ap: int = 0
    drinks: int = 0
    attacked_free: bool = False
    stopped: bool = False
    """It stood up with all its movement points (SDA-STATUS-11)."""
    delayed: list[str] = []
    """Statuses of hazards, handed out after the clean-up (SDA-COMP-06)."""

    def clone(self) -> Activation:
        return Activation(
            self.model, self.spent_mp, self.spent_ap, self.more_mp, self.more_ap, self.drinks, self.attacked_free,
            self.stopped, self.delayed[:],
        )  # fmt: skip


class Placing(msgspec.Struct, gc=False):
    """Models that a spawning point has brought and that are yet to be placed."""

    side: int
    point: str
    near: list[int]
    """The squares of the point, or of both points of a pair."""
    models: list[str]
    wounds: bool
    """Whether the point takes a wound afterwards; not in setup (SDA-SETUP-17)."""
    came: list[str] = []

    def clone(self) -> Placing:
        return Placing(self.side, self.point, self.near, self.models[:], self.wounds, self.came[:])


class Thrown(msgspec.Struct, frozen=True, gc=False):
    """Dice that lie on the table while an action is under way: whoever may choose something sees them."""

    model: str
    attribute: str
    kind: str
    """"offense" or "defense"."""
    dice: str
    """The colour letters of the dice, in the order of the faces."""
    faces: tuple[Face, ...]
    stars: int
    """Fixed and bonus stars."""


class LastRoll(msgspec.Struct, frozen=True, gc=False):
    """The last offense roll and what came of it, for the table and for positions."""

    user: str
    action: str
    offense: int | None
    """None where no roll was made."""
    defense: dict[str, int]
    hit: list[str]
    critical: list[str]
    affected: list[str]


class Standing(NamedTuple):
    """Who stands on the arena, in the order of the table, and the squares of each side."""

    every: tuple[Model, ...]
    of_side: tuple[tuple[Model, ...], tuple[Model, ...]]
    bodies: tuple[int, int]
    large_bodies: tuple[int, int]


class State(msgspec.Struct, dict=True):
    """What is no field follows from the rest: `cache` until `touch` drops it, cards and ground for good."""

    chance: Chance
    arena: Arena
    house: House
    extra: Extra
    models: dict[str, Model]
    sides: list[Side]
    stage: str
    """What is played now; `rules.STAGES` says which procedure does."""
    first: int = 0
    """Player one's seat."""
    scenario: str = ""
    active: int = 0
    """Whose turn it is."""
    turns: int = 0
    skulls: int = 0
    """Skull points spent in this turn."""
    activated: list[str] = []
    activation: Activation | None = None
    placing: Placing | None = None
    queue: list[int] = []
    """Seats still to act in this stage, in order."""
    emergency: bool = False
    """The player who is not on turn has drunk an emergency potion in it (SDA-POTION-03)."""
    loot: list[str] = []
    """Decks lie with their top card last."""
    treasures: list[str] = []
    loot_discard: list[str] = []
    treasure_discard: list[str] = []
    shop: list[str] = []
    """Treasures turned up at the store."""
    lasting: list[Lasting] = []
    spent: list[str] = []
    """What happens once a game and has happened: "model:action" or, of equipment, "card:action" (SDA-ABIL-15)."""
    zone: list[int] = []
    """The control zone of King of the Hill."""
    edge: str = ""
    """The edge that player one has named in Crystal Capture."""
    tiles: list[str] = []
    """Dungeon tiles placed so far, "tile rotation"."""
    last: LastRoll | None = None
    thrown: list[Thrown] = []
    winner: int | None = None

    @property
    def over(self) -> bool:
        return self.winner is not None

    def clone(self) -> Self:
        clone = type(self)(
            self.chance.clone(),
            self.arena,
            self.house,
            self.extra,
            {id: model.__copy__() for id, model in self.models.items()},
            [side.clone() for side in self.sides],
            self.stage,
            self.first,
            self.scenario,
            self.active,
            self.turns,
            self.skulls,
            self.activated[:],
            self.activation.clone() if self.activation else None,
            self.placing.clone() if self.placing else None,
            self.queue[:],
            self.emergency,
            self.loot[:],
            self.treasures[:],
            self.loot_discard[:],
            self.treasure_discard[:],
            self.shop[:],
            self.lasting[:],
            self.spent[:],
            self.zone,
            self.edge,
            self.tiles[:],
            self.last,
            self.thrown[:],
            self.winner,
        )
        known = self.__dict__
        clone.__dict__.update((key, known[key]) for key in ("ground", "faces", "attacks", "printed") if key in known)
        return clone

    def resample(self, seat: int, chance: Chance) -> None:
        """Nobody knows the order of the decks, and nobody can see the other backpack's cards before they are drawn."""
        for deck in (self.loot, self.treasures):
            deck.sort()
            chance.shuffle(deck)

    # What follows from the rest

    @cached_property
    def cache(self) -> dict[str, Any]:
        return {}

    @cached_property
    def traits(self) -> dict[str, Any]:
        """What models have (`traits.Traits`), as far as somebody has asked."""
        return {}

    @cached_property
    def standing(self) -> Standing:
        every = tuple([model for model in self.models.values() if model.at is not None])
        sides = tuple([model for model in every if not model.side]), tuple([model for model in every if model.side])
        squares = self._squares(sides[0]), self._squares(sides[1])
        return Standing(every, sides, (squares[0][0], squares[1][0]), (squares[0][1], squares[1][1]))

    def touch(self) -> None:
        """Forget what followed from the state: something has changed."""
        known = self.__dict__
        known["cache"], known["traits"] = {}, {}
        known.pop("standing", None)

    def touch_tokens(self) -> None:
        """Wounds or statuses have changed: it matters to others only if somebody gives to those who have such."""
        self.cache.pop("settled", None)
        given = self.cache.get("given")
        if given is None or given.by_tokens:
            self.touch()

    def put(self, model: Model, at: int) -> None:
        """Put a model on a square; what others have is still known, unless they have it from where this one stood."""
        if model.at is None:
            model.at = at
            self.touch()
            return
        model.at = at
        known, before = self.__dict__, self.cache
        after: dict[str, Any] = {}
        known["cache"] = after
        if "standing" in known:
            known["standing"] = self._stand(known["standing"], model.side)
        given = before.get("given")
        if given is None or model.id in given.owners:
            known["traits"] = {}
            return
        self.traits.pop(model.id, None)
        after["given"] = given
        if "bearers" in before:
            after["bearers"] = before["bearers"]
        if "settled" in before:
            before["settled"].discard(model.id)
            after["settled"] = before["settled"]

    @cached_property
    def ground(self) -> Ground:
        clusters = tuple(side.cluster for side in self.sides if side.cluster is not None)
        return ground(self.arena, self.tile_effects, clusters)

    def lay_ground(self) -> None:
        """The arena or its clusters have changed."""
        self.__dict__.pop("ground", None)
        self.touch()

    @property
    def tile_effects(self) -> dict[str, TileEffect]:
        return {**library().tiles, **self.extra.tiles}

    @cached_property
    def faces(self) -> dict[str, ModelCard]:
        """The cards that have been looked at."""
        return {}

    def card(self, slug: str) -> ModelCard:
        found = self.faces.get(slug)
        if found is None:
            found = self.faces[slug] = self.extra.models.get(slug) or library().models[slug]
        return found

    @cached_property
    def attacks(self) -> dict[str, dict[str, Action]]:
        """The basic attacks of cards that have been looked at."""
        return {}

    @cached_property
    def printed(self) -> dict[str, Any]:
        """What cards give that have been looked at (`traits.Traits`), by their slugs."""
        return {}

    def equipment(self, card: str) -> Equipment:
        """The record of an equipment card; copies are told apart by "#": "dark-blade#2"."""
        slug = card.partition("#")[0]
        found = self.extra.equipment.get(slug)
        return found if found is not None else library().equipment[slug]

    # Models

    def face(self, model: Model) -> ModelCard:
        """The card of its present form."""
        return self.card(model.form or model.card)

    def _stand(self, before: Standing, side: int) -> Standing:
        """Who stands where after a model of that side has changed its squares."""
        squares, large = self._squares(before.of_side[side])
        bodies, others = before.bodies, before.large_bodies
        if side:
            return Standing(before.every, before.of_side, (bodies[0], squares), (others[0], large))
        return Standing(before.every, before.of_side, (squares, bodies[1]), (large, others[1]))

    def _squares(self, models: Iterable[Model]) -> tuple[int, int]:
        """The squares of models, and those of large ones; two may share one while one of them walks on."""
        every = large = 0
        for model in models:
            squares = self.base(model)
            every |= squares
            if model.size > 1:
                large |= squares
        return every, large

    def on_arena(self, side: int | None = None) -> Sequence[Model]:
        return self.standing.every if side is None else self.standing.of_side[side]

    def pool(self, side: int) -> list[Model]:
        """The spawning pool (SDA-TERM-08)."""
        return [m for m in self.models.values() if m.at is None and m.side == side and not m.gone]

    def of_role(self, side: int, role: Role) -> list[Model]:
        return [m for m in self.models.values() if m.side == side and m.role == role]

    def hero(self, side: int) -> Model | None:
        return next((model for model in self.models.values() if model.side == side and model.role == "hero"), None)

    def points(self, side: int) -> list[Model]:
        """The spawning points on the arena."""
        return [model for model in self.on_arena(side) if model.role == "point"]

    def size(self, model: Model) -> int:
        return model.size

    def base(self, model: Model) -> int:
        """The squares the model stands on."""
        assert model.at is not None
        return 1 << model.at if model.size == 1 else (0b11 | 0b11 << self.arena.width) << model.at

    def take_form(self, model: Model, form: str) -> None:
        """Put a model into its other form, or with "" into its original one."""
        model.form = form
        model.size = self.card(form or model.card).base

    def bodies(self, side: int) -> int:
        """The squares of all models of that side."""
        return self.standing.bodies[side]

    def large_bodies(self, side: int) -> int:
        return self.standing.large_bodies[side]

    def standing_on(self, squares: int) -> list[Model]:
        """The models with any base square among these, in the order of the table."""
        return [model for model in self.on_arena() if self.base(model) & squares]

    def names(self, squares: int) -> Iterator[str]:
        return (self.ground.name(square) for square in bits(squares))


def letter(side: int) -> str:
    return "AB"[side]
