"""Discard and Draw: the loot and treasure decks (SDA-TERM)."""

from __future__ import annotations

from game.kernel.decision import tell

from .events import Drew, Shuffled
from .state import State


def discard(state: State, card: str) -> None:
    """Put a card face up on the pile of its own deck (SDA-TERM-01)."""
    is_loot = state.equipment(card).deck == "loot"
    (state.loot_discard if is_loot else state.treasure_discard).append(card)


async def draw(state: State, deck: str, into: list[str]) -> bool:
    """Take the top card of "loot" or "treasure"; with the last one the discard pile becomes the deck (SDA-TERM-04).

    Returns whether there was a card.
    """
    await _rebuild(state, deck)
    cards, _ = _piles(state, deck)
    if not cards:
        return False
    state.chance.draw_top(cards, into, deck)
    await _rebuild(state, deck)
    return True


def _piles(state: State, deck: str) -> tuple[list[str], list[str]]:
    return (state.loot, state.loot_discard) if deck == "loot" else (state.treasures, state.treasure_discard)


async def _rebuild(state: State, deck: str) -> None:
    cards, pile = _piles(state, deck)
    if not cards and pile:
        cards += pile
        pile.clear()
        state.chance.shuffle(cards)
        await tell(Shuffled(deck))


async def draw_loot(state: State, side: int, amount: int, why: str) -> None:
    """Draw loot into the backpack of a warband."""
    drawn: list[str] = []
    for _ in range(amount):
        if not await draw(state, "loot", drawn):
            break
    if drawn:
        state.sides[side].backpack += drawn
        await tell(Drew(side, tuple(drawn), why))
