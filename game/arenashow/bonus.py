"""Chapter IV, bonus cards: hands, piles, and laying a card open on the table."""

from __future__ import annotations

from game.kernel.decision import tell

from . import events
from .cards import Slug
from .state import Hero, State
from .values import max_hand


async def lay_out(state: State, hero: Hero, card: Slug, target: str = "") -> None:
    """A card leaves the hand for good (BAS-BONUS-02) and lies open before anybody is asked anything more."""
    hero.hand.remove(card)
    state.discards[state.bonus(card).role].append(card)
    await tell(events.CardPlayed(hero=hero.id, card=card, target=target))


async def discard(state: State, hero: Hero, card: Slug) -> None:
    hero.hand.remove(card)
    state.discards[state.bonus(card).role].append(card)
    await tell(events.Discarded(hero=hero.id, card=card))


async def fill_hand(state: State, hero: Hero) -> None:
    """Draw from the pile of the own role up to the maximum (BAS-BONUS-03, -04, -21); what is above it stays (-22)."""
    pile, discards = state.piles[hero.role], state.discards[hero.role]
    team = frozenset(state.seats_of(hero.team))
    drawn = 0
    while len(hero.hand) < max_hand(state, hero):
        if not pile and discards:
            pile.extend(discards)
            discards.clear()
            state.chance.shuffle(pile)
            await tell(events.BonusShuffled(role=hero.role))
        if not pile:
            break
        card = state.chance.draw_top(pile, hero.hand, hero.role)
        drawn += 1
        await tell(events.Drew(hero=hero.id, card=card, visible_to=team))
    await tell(events.DrewCards(hero=hero.id, count=drawn))
