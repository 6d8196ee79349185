"""Offers of small choices: defenses, rerolls, hearts and potions, healing, and whatever is a card."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from game.kernel.decision import Decision
from game.screen.presenter import Offer
from game.superdungeon.combat import defense_pool, foe_stars
from game.superdungeon.dice import totals
from game.superdungeon.state import Model, State, Thrown
from game.superdungeon.store import PRICE
from game.superdungeon.store import loot as own_loot
from game.superdungeon.vocabulary import Attribute

from . import words
from .payment import Payment
from .reading import Made, spoken


def stars_against(state: State, target: Model, offense: Thrown) -> int:
    """Return what an attack that has been rolled counts against a target."""
    rolled = sum(face for face in offense.faces if isinstance(face, int)) + offense.stars
    return max(0, rolled + foe_stars(state, state.models[offense.model], target, cast(Attribute, offense.attribute)))


def chance_to_hold(state: State, target: Model, name: Attribute, offense: Thrown) -> float:
    """Return the chance of an attribute to withstand what has been rolled; rerolls are left out."""
    pool, _ = defense_pool(state, target, name, state.models[offense.model])
    return float(totals(pool, "bane" in target.statuses).chance(stars_against(state, target, offense).__le__))


def defense(state: State, decision: Decision[Any]) -> Made:
    """An attribute each, with its dice and the chance to withstand what has been rolled; the best one stands out."""
    target = state.models.get(decision.about)
    offense = next((thrown for thrown in state.thrown if thrown.kind == "offense"), None)
    held: dict[str, float] = {}
    if target is not None and offense is not None:
        held = {name: chance_to_hold(state, target, name, offense) for name in decision.options}
    for name in decision.options:
        note = tip = ""
        if target is not None and offense is not None:
            pool, _ = defense_pool(state, target, name, state.models[offense.model])
            note = f"{held[name]:.0%} to hold"
            tip = f"{pool.text}: {note} against {stars_against(state, target, offense)}"
        is_best = not held or held[name] == max(held.values())
        label = f"Defend with {words.ATTRIBUTES[name]}"
        about = decision.about
        yield Offer(values=(name,), text=label, kind="plain", about=about, is_main=is_best, note=note, tip=tip)


def reroll(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        if text == "none":
            yield Offer(values=(text,), text="Keep the dice", kind="plain", is_main=True)
            continue
        whose, _, die = text.rpartition(" ")
        thrown = next(
            t for t in state.thrown if whose in (t.kind, t.model) and (whose == "offense") == (t.kind == whose)
        )
        owner = "the attack" if whose == "offense" else words.model_name(state, whose)
        face = thrown.faces[int(die) - 1]
        note = words.several(face, "star") if isinstance(face, int) else "symbol"
        thing = f"die {'attack' if whose == 'offense' else thrown.model} {int(die) - 1}"
        yield Offer(values=(text,), text=f"Die {die} of {owner}", note=note, kind="plain", thing=thing)


def symbol(state: State, decision: Decision[Any]) -> Made:
    """Hearts and potions that have popped out: which Hero gets them."""
    for text in decision.options:
        if text == "none":
            yield Offer(values=(text,), text="Let it go", kind="plain")
            continue
        id, token = text.split(" ", 1)
        what = {"wound": "heal a wound", "potion": "gain a potion"}.get(token, f"remove {token}")
        label = f"{words.model_name(state, id)}: {what}"
        yield Offer(values=(text,), text=label, kind="plain", about=id, is_main=True)


def heal(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        label = {"wound": "Remove a wound", "none": "Nothing more"}.get(text, f"Remove {text}")
        yield Offer(values=(text,), text=label, kind="plain", about=decision.about)


def pick(state: State, decision: Decision[Any]) -> Made:
    for slug in decision.options:
        yield Offer(values=(slug,), text="Choose", kind="card", card=slug)


def store(state: State, decision: Decision[Any]) -> Made:
    loot = own_loot(state, decision.seat)
    hero = state.hero(decision.seat)
    about = hero.id if hero is not None else ""
    buyable = set()
    held = f"{len(loot)} held"
    for text in decision.options:
        if text == "leave":
            yield Offer(values=(text,), text="Leave the store", kind="plain", is_main=True)
            continue
        card = text.split()[1]
        buyable.add(card)
        opens = partial(Payment, state, decision.seat, card, loot) if len(loot) > PRICE else None
        tip = "Pays with " + ", ".join(map(words.name, text.split()[3:])) + "."
        yield Offer(
            values=(text,),
            text=f"Buy for {PRICE} loot cards",
            kind="card",
            card=card,
            about=about,
            note=held,
            tip="" if opens else tip,
            opens=opens,
        )
    for card in state.shop:
        if card not in buyable:
            reason = f"a treasure costs {PRICE} loot cards, and you hold {len(loot)}"
            text = f"Costs {PRICE} loot cards"
            yield Offer(values=(), text=text, kind="card", card=card, about=about, note=held, why_not=reason)


def equip(state: State, decision: Decision[Any]) -> Made:
    is_idle = not any(text.startswith("equip ") for text in decision.options)
    for text in decision.options:
        verb, *rest = text.split()
        if verb == "equip":
            model = state.models[rest[-1]]
            slot = state.equipment(rest[0]).slot
            old = model.equipment.get(slot)
            yield Offer(
                values=(text,),
                text=f"On {words.model_name(state, model.id)}" + (f", for {words.name(old)}" if old else ""),
                kind="card",
                card=rest[0],
                about=model.id,
                tip=f"{words.name(old)} is discarded for it." if old else f"The {slot} slot is free.",
                note="" if old else "slot free",
            )
        elif verb == "drink":
            yield Offer(values=(text,), text=spoken(state, text), kind="plain", note="potion")
        else:
            yield Offer(values=(text,), text="Done", kind="plain", is_main=is_idle)


def cards(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        yield Offer(values=(text,), text=words.name(text), kind="card", card=text)


def arena(state: State, decision: Decision[Any]) -> Made:
    for slug in decision.options:
        yield Offer(values=(slug,), text=f"Fight in {words.name(slug)}", kind="card", card=f"arena {slug}")


def arena_potion(state: State, decision: Decision[Any]) -> Made:
    hero = state.hero(decision.seat)
    assert hero is not None
    for text in decision.options:
        if text == "none":
            yield Offer(values=(text,), text="Keep the Hero's own potions", kind="plain", is_main=True)
        else:
            new, _, old = text.partition(" for ")
            label = f"Instead of {words.name(old)}"
            yield Offer(values=(text,), text=label, kind="card", card=f"potion {new}", about=hero.id)
