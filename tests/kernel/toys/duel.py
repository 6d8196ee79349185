"""A dice duel for three: a die each from one bag, a secret choice to confront or pass, and a stun to spoil a reroll."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Self

import msgspec

from game.kernel.chance import Chance
from game.kernel.decision import NUMBER, YES_NO, Decision, Interrupt, choose, secretly, tell
from game.kernel.event import Event

DICE = {"red": (0, 0, 3, 3, 6, 6), "blue": (1, 2, 3, 3, 4, 5), "bone": (2, 2, 2, 2, 2, 7)}
STUNNED = 0


class Drew(Event, frozen=True):
    seat: int
    die: str


class Confronted(Event, frozen=True):
    seats: tuple[int, ...]


class Rolled(Event, frozen=True):
    seat: int
    face: int


class Stunned(Event, frozen=True):
    seat: int
    by: int


class Won(Event, frozen=True):
    seat: int


class Duel(msgspec.Struct):
    chance: Chance
    bag: list[str]
    trays: list[list[str]]
    stuns: list[int]
    fame: list[int]
    faces: dict[int, int]
    """What the confronting seats have rolled."""
    to_roll: list[int]
    round: int = 0

    @classmethod
    def new(cls, chance: Chance, seats: int = 3) -> Duel:
        dice = [die for die in DICE for _ in range(3)]
        return cls(chance, dice, [[] for _ in range(seats)], [1] * seats, [0] * seats, {}, [])

    @property
    def over(self) -> bool:
        return max(self.fame) >= 3 or self.round >= 12

    def clone(self) -> Self:
        trays = [tray[:] for tray in self.trays]
        return type(self)(
            self.chance.clone(),
            self.bag[:],
            trays,
            self.stuns[:],
            self.fame[:],
            self.faces.copy(),
            self.to_roll[:],
            self.round,
        )

    def resample(self, seat: int, chance: Chance) -> None:
        """All lies open; only what is still to come is unknown."""


class DuelRules:
    async def play_step(self, state: Duel) -> None:
        """A round: draw and decide who fights; then, a step each, the fighters roll; then the best one wins."""
        if state.to_roll:
            await roll(state, state.to_roll.pop(0))
        elif state.faces:
            await award(state)
        else:
            await draw_dice(state)
            await confront(state)


async def draw_dice(state: Duel) -> None:
    for seat, tray in enumerate(state.trays):
        await tell(Drew(seat, state.chance.draw(state.bag, into=tray)))


async def confront(state: Duel) -> None:
    """All decide at once whether they fight; who does not has a quiet round and readies a stun."""
    seats = range(len(state.trays))
    choices = await secretly([Decision(seat, "confront", YES_NO, lambda: (True, False)) for seat in seats])
    state.to_roll = [seat for seat in seats if choices[seat]]
    state.stuns = [min(2, stuns + (not choices[seat])) for seat, stuns in enumerate(state.stuns)]
    await tell(Confronted(tuple(state.to_roll)))
    if not state.to_roll:
        await end_round(state)


async def roll(state: Duel, seat: int) -> None:
    """Roll your die; once you may roll again, unless somebody stuns you first."""
    await roll_die(state, seat)
    again = await choose(
        seat,
        "reroll",
        YES_NO,
        lambda: (False,) if state.faces[seat] == STUNNED else (False, True),
        takes_lone=True,
        interrupts=lambda: stuns(state, seat),
    )
    if again:
        await roll_die(state, seat)


async def roll_die(state: Duel, seat: int) -> None:
    (die,) = state.trays[seat]
    state.faces[seat] = state.chance.roll(DICE[die])
    await tell(Rolled(seat, state.faces[seat]))


def stuns(state: Duel, target: int) -> Iterator[Interrupt[int]]:
    """Whoever has a stun may spend it on the fighter, before it decides."""
    if state.faces[target] != STUNNED:
        for seat, left in enumerate(state.stuns):
            if left and seat != target:
                yield Interrupt(seat, "stun", NUMBER, lambda: (target,), partial(stun, state))


async def stun(state: Duel, by: int, target: int) -> None:
    state.stuns[by] -= 1
    state.faces[target] = STUNNED
    await tell(Stunned(target, by))


async def award(state: Duel) -> None:
    """The highest face wins a fame; a tie helps nobody."""
    best = max(state.faces.values())
    winners = [seat for seat, face in state.faces.items() if face == best]
    if len(winners) == 1 and best != STUNNED:
        state.fame[winners[0]] += 1
        await tell(Won(winners[0]))
    await end_round(state)


async def end_round(state: Duel) -> None:
    """The dice go back into the bag."""
    for tray in state.trays:
        state.bag += tray
        tray.clear()
    state.faces.clear()
    state.round += 1
