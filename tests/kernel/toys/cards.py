"""A card game for three with hidden hands: strike a rival, and the rivals may answer from their hands."""

from __future__ import annotations

from typing import Self

import msgspec

from game.kernel.chance import Chance
from game.kernel.decision import NUMBER, WORD, choose, tell
from game.kernel.event import Event

PASS = "pass"
DECK = ["strike"] * 10 + ["shield"] * 6 + ["counter"] * 3 + ["rest"] * 5


class Drew(Event, frozen=True):
    """Two are told of each draw: one to the owner, who sees the card, and one to everybody else."""

    seat: int
    card: str | None


class Played(Event, frozen=True):
    seat: int
    card: str


class Lost(Event, frozen=True):
    seat: int
    hearts: int


class Cards(msgspec.Struct):
    chance: Chance
    deck: list[str]
    hands: list[list[str]]
    hearts: list[int]
    table: list[str]
    discard: list[str]
    active: int = 0
    has_drawn: bool = False

    @classmethod
    def new(cls, chance: Chance, seats: int = 3) -> Cards:
        deck = DECK[:]
        chance.shuffle(deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(seats)]
        return cls(chance, deck, hands, [3] * seats, [], [])

    @property
    def alive(self) -> list[int]:
        return [seat for seat, hearts in enumerate(self.hearts) if hearts > 0]

    @property
    def over(self) -> bool:
        return len(self.alive) == 1 or not self.deck

    def clone(self) -> Self:
        hands = [hand[:] for hand in self.hands]
        return type(self)(
            self.chance.clone(),
            self.deck[:],
            hands,
            self.hearts[:],
            self.table[:],
            self.discard[:],
            self.active,
            self.has_drawn,
        )

    def resample(self, seat: int, chance: Chance) -> None:
        """The deck and the hands of the others are dealt anew."""
        others = [hand for other, hand in enumerate(self.hands) if other != seat]
        unseen = self.deck + [card for hand in others for card in hand]
        unseen.sort()
        chance.shuffle(unseen)
        for hand in others:
            hand[:] = [unseen.pop() for _ in hand]
        self.deck = unseen

    def others(self, seat: int) -> list[int]:
        """The living rivals, in the order of the table."""
        seats = len(self.hands)
        return [other for i in range(1, seats) if self.hearts[other := (seat + i) % seats] > 0]


class CardRules:
    async def play_step(self, state: Cards) -> None:
        """Draw a card, then play one or pass."""
        seat = state.active
        if not state.has_drawn:
            await draw(state, seat)
            return
        card = await choose(seat, "play", WORD, lambda: [PASS, *playable(state, seat, "strike", "rest")])
        if card == "strike":
            await strike(state, seat)
        elif card == "rest":
            await play(state, seat, card)
            state.hearts[seat] = min(3, state.hearts[seat] + 1)
        await end_turn(state)


def playable(state: Cards, seat: int, *kinds: str) -> list[str]:
    return [kind for kind in kinds if kind in state.hands[seat]]


async def draw(state: Cards, seat: int) -> None:
    card = state.chance.draw_top(state.deck, into=state.hands[seat])
    state.has_drawn = True
    others = frozenset(range(len(state.hands))) - {seat}
    await tell(Drew(seat, card, visible_to=frozenset({seat})))
    await tell(Drew(seat, None, visible_to=others))


async def play(state: Cards, seat: int, card: str) -> None:
    """A card played lies on the table, in the state, before anything else is asked."""
    state.hands[seat].remove(card)
    state.table.append(card)
    state.chance.reveal()
    await tell(Played(seat, card))


async def strike(state: Cards, seat: int) -> None:
    """Every rival has a window, the target first; a shield stops the strike, a counter turns it on the striker."""
    await play(state, seat, "strike")
    target = await choose(seat, "strike.target", NUMBER, lambda: state.others(seat), takes_lone=True)
    for other in [target, *(o for o in state.others(seat) if o != target)]:
        card = await window(state, other)
        if card != PASS:
            await play(state, other, card)
        if card == "shield":
            return
        if card == "counter":
            await lose(state, seat)
            return
    await lose(state, target)


async def window(state: Cards, seat: int) -> str:
    """Everyone is asked, whatever is in the hand: to be passed over would tell the others."""
    return await choose(seat, "window", WORD, lambda: [PASS, *playable(state, seat, "shield", "counter")])


async def lose(state: Cards, seat: int) -> None:
    state.hearts[seat] -= 1
    await tell(Lost(seat, 1))


async def end_turn(state: Cards) -> None:
    state.discard += state.table
    state.table.clear()
    if not state.over:
        state.active = state.others(state.active)[0]
    state.has_drawn = False
