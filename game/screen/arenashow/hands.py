"""The bonus cards in the hands of a seat: which can be played now, and why the others cannot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.arenashow.actions import refuse_play
from game.arenashow.cards import Slug
from game.arenashow.state import Hero, State
from game.arenashow.windows import Play, Side, Window, holders, refuse_card
from game.kernel.decision import Decision
from game.screen.presenter import Held, Offer

from . import words


def held(state: State, seat: int, decision: Decision[Any] | None, offers: Sequence[Offer]) -> Iterator[Held]:
    """Return the cards of a seat's heroes, first those of the hero that is acting."""
    heroes = [hero for hero in state.heroes.values() if hero.seat == seat]
    heroes.sort(key=lambda hero: state.turn is None or state.turn.hero != hero.id)
    for hero in heroes:
        for card in hero.hand:
            usable = tuple(offer for offer in offers if card in offer.held and not offer.why_not)
            reason = "" if usable or decision is None else why_not(state, hero, card, decision)
            bonus = state.bonus(card)
            owner, when = words.short(state, hero.id), words.WHEN_BRIEFLY[bonus.when]
            yield Held(card, owner, words.name(card), when, words.gist(bonus), usable, reason)


def why_not(state: State, hero: Hero, card: Slug, decision: Decision[Any]) -> str:
    """Say why a card cannot be played at a decision."""
    bonus = state.bonus(card)
    prompt = decision.prompt
    when = words.WHEN[bonus.when]
    if prompt.startswith("window") and state.assault is not None:
        attacker = state.heroes[state.assault.attacker]
        side: Side = "attacker" if attacker.team == hero.team else "defender"
        window: Window = "before" if prompt == "window.before" else "after"
        if hero not in holders(state, side):
            return f"{words.short(state, hero.id)} takes no part in this attack."
        if bonus.when == window:
            return words.sentence(state, refuse_card(state, window, side, Play(card, hero.id, "")) or "")
    elif state.turn is None or state.turn.hero != hero.id:
        if bonus.when in ("play", "declaration"):
            return f"{when}: it is not the turn of {words.short(state, hero.id)}."
    elif prompt == "turn" and bonus.when == "play":
        return words.sentence(state, refuse_play(state, hero, card, "", ()) or "")
    return f"{when}."
