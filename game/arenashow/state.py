"""The state of a match: heroes, minions, structures, decks and the turn or attack that is going on, as plain data.

Heroes are RK, RT, RW and BK, BT, BW (red and blue killer, tank, wizard), minions r1 to r12 and b1 to b12, structures
"red-base", "blue-north" and so on. A square of -1 is off the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from game.kernel.chance import Chance

from .arena import BLUE, RED, Arena, Ground, ground_of, shipped_ground
from .cards import ROLES, BonusCard, HeroCard, Item, Record, Role, Slug, Stat, Until, When
from .library import Library, shipped

MINIONS, PIECES, SLOTS, OFFERS, HAND = 12, 3, 3, 6, 3
"""Minions a team, pieces a structure, items a hero, cards in the store, bonus cards in a hand."""
Stage = Literal[
    "draft", "start", "initiative", "resurrection", "income", "store", "invocation", "deploy", "march", "activation",
    "discard", "gain", "play",
]  # fmt: skip


class Marked(msgspec.Struct):
    """A bonus or penalty to a hero for some time."""

    stat: Stat
    amount: int
    until: Until
    giver: str
    """The hero that it comes from."""
    action: str = ""

    def clone(self) -> Marked:
        return Marked(self.stat, self.amount, self.until, self.giver, self.action)


class Hero(msgspec.Struct):
    id: str
    card: Slug
    role: Role
    team: int
    seat: int
    square: int = -1
    health: int = 0
    mana: int = 0
    credits: int = 0
    evolved: bool = False
    ready: bool = True
    """Its card is straightened (BAS-HERO-12)."""
    items: list[Slug] = []
    hand: list[Slug] = []
    marks: list[Marked] = []
    padded: int = 0
    """The round in which its padding has softened the damage of a structure."""

    @property
    def on_board(self) -> bool:
        return self.square >= 0

    def clone(self) -> Hero:
        return Hero(
            self.id, self.card, self.role, self.team, self.seat, self.square, self.health, self.mana, self.credits,
            self.evolved, self.ready, self.items[:], self.hand[:], [mark.clone() for mark in self.marks], self.padded,
        )  # fmt: skip


class Structure(msgspec.Struct):
    """A turret, a base or the Fountain; three pieces, none of them left when it has been destroyed."""

    name: str
    kind: Literal["turret", "base", "fountain"]
    team: int
    """Of the Fountain its owner (BAS-SETUP-05); -1 is nobody."""
    square: int
    health: int = PIECES

    def clone(self) -> Structure:
        return Structure(self.name, self.kind, self.team, self.square, self.health)


class Turn(msgspec.Struct):
    """What the active hero has done in its turn."""

    hero: str
    moves: int = 1
    """Moves it may still make."""
    moved: bool = False
    broke: Literal["", "free", "held"] = ""
    """How its break-away roll went (BAS-LOCK-05)."""
    used: dict[str, int] = {}
    """Actions used that count, by type."""
    extra: dict[str, int] = {}
    """More actions by bonus cards: "any", "physical", "magic"."""
    effects: list[Slug] = []
    """Effect actions used (BAS-ACTION-06)."""

    def clone(self) -> Turn:
        return Turn(self.hero, self.moves, self.moved, self.broke, self.used.copy(), self.extra.copy(), self.effects[:])


class Assault(msgspec.Struct):
    """An attack that is going on, with the bonus cards that lie on the table."""

    attacker: str
    action: Slug
    targets: list[str]
    widened: int = 0
    attack: int = 0
    """Bonus to the attack total."""
    damage: int = 0
    picked: dict[str, int] = {}
    """More damage to single heroes."""
    defense: dict[str, int] = {}
    soak: dict[str, int] = {}
    """Damage taken off for a hero; 0 takes off all of it."""
    ignores_shield: bool = False
    final: bool = False
    dice: list[int] = []
    table: list[Slug] = []
    """The cards played, in order."""

    def clone(self) -> Assault:
        return Assault(
            self.attacker, self.action, self.targets[:], self.widened, self.attack, self.damage, self.picked.copy(),
            self.defense.copy(), self.soak.copy(), self.ignores_shield, self.final, self.dice[:], self.table[:],
        )  # fmt: skip


class Laid(Record, frozen=True, kw_only=True):
    """What a position brings along: a board of its own, and cards that are not shipped."""

    arena: Arena | None = None
    heroes: dict[Slug, HeroCard] = msgspec.field(default_factory=dict)
    items: dict[Slug, Item] = msgspec.field(default_factory=dict)
    bonus: dict[Slug, BonusCard] = msgspec.field(default_factory=dict)


class State(msgspec.Struct):
    """A match of Battle Arena Show."""

    chance: Chance
    seats: int
    arena: str
    swapped: bool = False
    """RED owns the east."""
    laid: Laid | None = None
    stage: Stage = "start"
    round: int = 0
    initiative: int = -1
    on_turn: int = 0
    """The team whose turn it is to place, shop, march or activate."""
    done: int = 0
    """How many teams have had their turn in this phase."""
    heroes: dict[str, Hero] = {}
    minions: dict[str, int] = {}
    """Where the minions on the board stand; all others are in reserve."""
    structures: dict[str, Structure] = {}
    store: list[Slug] = []
    item_pile: list[Slug] = []
    """The top is at the end, as of all piles."""
    item_discards: list[Slug] = []
    piles: dict[str, list[Slug]] = {}
    discards: dict[str, list[Slug]] = {}
    invoked: int = 0
    """The invocation roll of this round."""
    marching: list[str] = []
    """Minions that have yet to march."""
    new: list[str] = []
    """Minions that were invoked this round and stand on their teleporters."""
    ways: dict[str, str] = {}
    """Where the minions of a lane and cell have gone, for those that follow (BAS-MINION-17)."""
    turn: Turn | None = None
    assault: Assault | None = None
    picks: list[Slug] = []
    """Heroes drafted so far."""
    winner: int = -1

    @property
    def over(self) -> bool:
        return self.winner >= 0

    def clone(self) -> State:
        return State(
            self.chance.clone(), self.seats, self.arena, self.swapped, self.laid, self.stage, self.round,
            self.initiative, self.on_turn, self.done, {name: hero.clone() for name, hero in self.heroes.items()},
            self.minions.copy(), {name: item.clone() for name, item in self.structures.items()}, self.store[:],
            self.item_pile[:], self.item_discards[:], {role: pile[:] for role, pile in self.piles.items()},
            {role: pile[:] for role, pile in self.discards.items()}, self.invoked, self.marching[:], self.new[:],
            self.ways.copy(), self.turn and self.turn.clone(), self.assault and self.assault.clone(), self.picks[:],
            self.winner,
        )  # fmt: skip

    def resample(self, seat: int, chance: Chance) -> None:
        """Deal anew the hands of the other team and the order of all piles (BAS-BONUS-01)."""
        team = self.team_of(seat)
        chance.shuffle(self.item_pile)
        hands = [hero for hero in self.heroes.values() if hero.team != team]
        for role in ROLES:
            unseen = self.piles.get(role, [])
            holders = [hero for hero in hands if hero.role == role]
            counts = [len(hero.hand) for hero in holders]
            for hero in holders:
                unseen.extend(hero.hand)
                hero.hand.clear()
            chance.shuffle(unseen)
            for hero, count in zip(holders, counts, strict=True):
                hero.hand.extend(unseen.pop() for _ in range(count))

    # seats and teams

    @property
    def red_seats(self) -> int:
        """How many seats, from the first on, play RED; the others play BLUE."""
        return (self.seats + 1) // 2

    def team_of(self, seat: int) -> int:
        return RED if seat < self.red_seats else BLUE

    def seats_of(self, team: int) -> range:
        return range(self.red_seats) if team == RED else range(self.red_seats, self.seats)

    def captain(self, team: int) -> int:
        """Return the seat that decides for the team where no hero is concerned."""
        return self.seats_of(team)[0]

    def heroes_of(self, team: int) -> list[Hero]:
        return [hero for hero in self.heroes.values() if hero.team == team]

    # cards and board

    @property
    def ground(self) -> Ground:
        if self.laid is not None and self.laid.arena is not None:
            return ground_of(self.laid.arena)
        return shipped_ground(self.arena, self.swapped)

    def hero_card(self, slug: Slug) -> HeroCard:
        return self._cards.heroes[slug]

    def item(self, slug: Slug) -> Item:
        return self._cards.items[slug]

    def bonus(self, slug: Slug) -> BonusCard:
        return self._cards.bonus[slug]

    def bonus_cards(self) -> Iterable[BonusCard]:
        """Return all bonus cards that the match is played with."""
        return self._cards.bonus.values()

    def may_hold(self, hero: Hero, when: When) -> bool:
        """Return whether cards of the hero's role can be played then: that is all that others may know."""
        return any(card.when == when and card.role == hero.role for card in self._cards.bonus.values())

    @property
    def _cards(self) -> Library | Laid:
        return shipped() if self.laid is None else self.laid

    @property
    def active(self) -> Hero:
        assert self.turn is not None
        return self.heroes[self.turn.hero]

    @property
    def attack(self) -> Assault:
        """The attack that is going on."""
        assert self.assault is not None
        return self.assault

    def name(self, square: int) -> str:
        return self.ground.board.name(square)


def minion_team(name: str) -> int:
    return RED if name[0] == "r" else BLUE


def minions_of(team: int) -> list[str]:
    return [f"{'rb'[team]}{number}" for number in range(1, MINIONS + 1)]


def hero_id(team: int, role: Role) -> str:
    return "RB"[team] + {"killer": "K", "tank": "T", "wizard": "W"}[role]
