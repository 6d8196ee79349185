"""Which form a shapeshifter should take: one that gets at somebody, then one that fights and lasts better."""

from __future__ import annotations

from functools import cache

from game.superdungeon.cards import ModelCard
from game.superdungeon.dice import FACES, attribute, pool, stars
from game.superdungeon.ground import FAR
from game.superdungeon.state import State
from game.superdungeon.upkeep import other_form
from game.superdungeon.vocabulary import FreeAttackHook

TOO_FAR = 1.0
"""What each square counts that the nearest foe is out of reach."""


@cache
def _mean(dice: str) -> float:
    read = pool(dice)
    return read.stars + sum(sum(map(stars, FACES[colour])) / len(FACES[colour]) for colour in read.dice)


def form_worth(state: State, text: str) -> float:
    """Return the worth of staying as it is, or of "shift c3", to the model that is being activated."""
    assert state.activation is not None
    model = state.models[state.activation.model]
    slug, at = (model.form or model.card), model.at
    if text != "stay":
        slug, at = other_form(state, model), state.ground.walk.square(text.split()[1])
    assert at is not None
    card = state.card(slug)
    if model.wounds >= card.hearts:
        return -10.0
    base = state.ground.base(at, card.base)
    nearest = min((state.ground.count(base, state.base(foe)) for foe in state.on_arena(1 - model.side)), default=FAR)
    return _strength(card) - TOO_FAR * max(0, nearest - _reach(card))


def _reach(card: ModelCard) -> int:
    """How far away somebody can stand whom it can attack in this activation."""
    return card.mp + max((attribute(text).range for text in card.attrs.values()), default=0)


def _strength(card: ModelCard) -> float:
    read = [(attribute(text), _mean(text.split()[0])) for text in card.attrs.values()]
    attacks = card.ap + sum(isinstance(hook, FreeAttackHook) for hook in card.hooks)
    attack = max((mean for attr, mean in read if attr.icon), default=0.0)
    defense = max((mean for attr, mean in read if attr.defends), default=0.0)
    return attacks * attack / 3 + defense / 2
