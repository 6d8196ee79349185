"""A miniatures skirmish: walls between squares, dice, a deck of finds, and potions that may be drunk at any time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Self

import msgspec

from game.kernel.chance import Chance
from game.kernel.decision import WORD, Interrupt, choose, compose, legal, may, tell
from game.kernel.event import Event
from game.kernel.sight import Sight
from game.kernel.squares import Board, bits, flood, spread, steps, union

HEALTH, MOVES, RANGE, DICE = 4, 3, 4, 3
DIE = (0, 0, 1, 1, 1, 2)
FINDS = ["potion"] * 3 + ["whetstone"] * 3 + ["trap"] * 2


def _arena() -> Board:
    plan = Board(6, 6)
    return Board(6, 6, plan.set("b2", "c4", "d4"), plan.set("b2", "d3", "e3"), plan.set("c3"))


BOARD = _arena()
SIGHT = Sight(BOARD)


class Moved(Event, frozen=True):
    who: str
    path: tuple[int, ...]


class Rolled(Event, frozen=True):
    who: str
    faces: tuple[int, ...]


class Hurt(Event, frozen=True):
    who: str
    wounds: int


class Found(Event, frozen=True):
    seat: int
    card: str


class Drank(Event, frozen=True):
    who: str


class Fighter(msgspec.Struct):
    id: str
    owner: int
    at: int
    health: int = HEALTH
    moves: int = MOVES
    has_acted: bool = False
    focus: int = 1

    def clone(self) -> Fighter:
        return Fighter(self.id, self.owner, self.at, self.health, self.moves, self.has_acted, self.focus)


class Skirmish(msgspec.Struct):
    chance: Chance
    fighters: dict[str, Fighter]
    deck: list[str]
    found: list[str]
    """What has been drawn and not yet been used."""
    discard: list[str]
    potions: list[int]
    active: int = 0
    turn: int = 0

    @classmethod
    def new(cls, chance: Chance) -> Skirmish:
        deck = FINDS[:]
        chance.shuffle(deck)
        places = {"knight": (0, "a1"), "mage": (0, "b1"), "orc": (1, "f6"), "rat": (1, "e6")}
        fighters = {id: Fighter(id, owner, BOARD.square(name)) for id, (owner, name) in places.items()}
        return cls(chance, fighters, deck, [], [], [1, 1])

    @property
    def over(self) -> bool:
        return self.turn >= 20 or not (self.standing(0) and self.standing(1))

    def clone(self) -> Self:
        return type(self)(
            self.chance.clone(),
            {id: fighter.clone() for id, fighter in self.fighters.items()},
            self.deck[:],
            self.found[:],
            self.discard[:],
            self.potions[:],
            self.active,
            self.turn,
        )

    def resample(self, seat: int, chance: Chance) -> None:
        """Nobody knows the order of the deck."""
        self.deck.sort()
        chance.shuffle(self.deck)

    def standing(self, owner: int) -> list[Fighter]:
        return [fighter for fighter in self.fighters.values() if fighter.owner == owner and fighter.health > 0]

    def squares(self, owner: int) -> int:
        return union(1 << fighter.at for fighter in self.standing(owner))


class SkirmishRules:
    async def play_step(self, state: Skirmish) -> None:
        """The active seat gives one command; meanwhile anyone may drink."""
        command = await choose(
            state.active, "command", WORD, lambda: commands(state), interrupts=lambda: potions(state, state.active)
        )
        verb, _, who = command.partition(" ")
        if verb == "move":
            await move(state, state.fighters[who])
        elif verb == "attack":
            await attack(state, state.fighters[who])
        elif verb == "search":
            await search(state, state.fighters[who])
        else:
            await end_turn(state)


def commands(state: Skirmish) -> Iterator[str]:
    yield "end"
    for fighter in state.standing(state.active):
        if can_move(state, fighter):
            yield f"move {fighter.id}"
        if not fighter.has_acted:
            yield f"search {fighter.id}"
            if any(legal(state.fighters, partial(why_not_attack, state, fighter))):
                yield f"attack {fighter.id}"


# Moving


def can_move(state: Skirmish, fighter: Fighter) -> bool:
    if not fighter.moves:
        return False
    may_step = steps(BOARD, state.squares(1 - fighter.owner))
    reach = flood(BOARD, may_step, 1 << fighter.at, fighter.moves, {1: BOARD.all})
    return bool(union(reach) & ~state.squares(fighter.owner))


async def move(state: Skirmish, fighter: Fighter) -> None:
    """Walk square by square, past friends but not past enemies, and stop on a free square."""
    path = await compose(
        fighter.owner,
        "move.path",
        BOARD.form,
        lambda path: next_squares(state, fighter, path),
        lambda path: bool(path) and not state.squares(fighter.owner) >> path[-1] & 1,
    )
    fighter.at = path[-1]
    fighter.moves -= len(path)
    await tell(Moved(fighter.id, tuple(path)))


def next_squares(state: Skirmish, fighter: Fighter, path: list[int]) -> Iterable[int]:
    """The squares to walk on to, from which a free square can still be reached."""
    left = fighter.moves - len(path)
    if not left:
        return ()
    may_step = steps(BOARD, state.squares(1 - fighter.owner))
    here = path[-1] if path else fighter.at
    free = BOARD.all & ~state.squares(fighter.owner)
    can_stop = union(flood(BOARD, may_step, free, left - 1, {1: BOARD.all}))
    return bits(spread(BOARD, may_step, 1 << here) & can_stop)


# Attacking


def why_not_attack(state: Skirmish, attacker: Fighter, target_id: str) -> str | None:
    target = state.fighters.get(target_id)
    if target is None or target.owner == attacker.owner or target.health <= 0:
        return "not an enemy"
    (ay, ax), (ty, tx) = divmod(attacker.at, BOARD.width), divmod(target.at, BOARD.width)
    if (distance := max(abs(ax - tx), abs(ay - ty))) > RANGE:
        return f"out of range, {distance} > {RANGE}"
    if not SIGHT.sees(attacker.at, target.at, state.squares(target.owner) & ~(1 << target.at)):
        return "no line of sight"
    return None


async def attack(state: Skirmish, attacker: Fighter) -> None:
    """Roll the dice, perhaps roll them again for a focus; every hit wounds."""
    refuse = partial(why_not_attack, state, attacker)
    target = state.fighters[
        await choose(
            attacker.owner, "attack.target", WORD, lambda: legal(state.fighters, refuse), refuse, takes_lone=True
        )
    ]
    attacker.has_acted = True
    faces = await roll(state, attacker)
    if attacker.focus and await may(attacker.owner, "attack.reroll", lambda: potions(state, attacker.owner)):
        attacker.focus -= 1
        faces = await roll(state, attacker)
    await hurt(target, sum(faces))


async def roll(state: Skirmish, fighter: Fighter) -> tuple[int, ...]:
    faces = tuple(state.chance.roll(DIE) for _ in range(DICE))
    await tell(Rolled(fighter.id, faces))
    return faces


async def hurt(fighter: Fighter, wounds: int) -> None:
    fighter.health -= wounds
    await tell(Hurt(fighter.id, wounds))


# Finds and potions


async def search(state: Skirmish, fighter: Fighter) -> None:
    """Turn up a find, and keep it or leave it; a trap cannot be left."""
    fighter.has_acted = True
    if not state.deck:
        state.deck, state.discard = state.discard, []
        state.chance.shuffle(state.deck)
    card = state.chance.draw_top(state.deck, into=state.found)
    await tell(Found(fighter.owner, card))
    if card == "trap":
        await hurt(fighter, 1)
    elif await may(fighter.owner, "search.keep", lambda: potions(state, fighter.owner)):
        if card == "potion":
            state.potions[fighter.owner] += 1
        else:
            fighter.focus += 1
    state.discard.append(state.found.pop())


def potions(state: Skirmish, asked: int) -> Iterator[Interrupt[str]]:
    """Who is not asked may drink a potion of its own, whatever goes on."""
    for seat, left in enumerate(state.potions):
        if seat != asked and left and wounded(state, seat):
            yield Interrupt(seat, "potion", WORD, partial(wounded, state, seat), partial(drink, state))


def wounded(state: Skirmish, seat: int) -> list[str]:
    return [fighter.id for fighter in state.standing(seat) if fighter.health < HEALTH]


async def drink(state: Skirmish, seat: int, who: str) -> None:
    state.potions[seat] -= 1
    state.fighters[who].health = HEALTH
    await tell(Drank(who))


async def end_turn(state: Skirmish) -> None:
    state.active = 1 - state.active
    state.turn += 1
    for fighter in state.standing(state.active):
        fighter.moves, fighter.has_acted = MOVES, False
