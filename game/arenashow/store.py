"""Chapter III, items: the store, improving an item, immediate benefits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from game.kernel.decision import tell

from . import events
from .cards import Slug
from .rewards import FOUNTAIN, INCOME, in_order, pay, split_credits
from .state import OFFERS, SLOTS, Hero, State
from .teamwork import ask_team
from .values import max_health, max_mana

RESTART = 2


class Order(NamedTuple):
    """What a hero wants of the store."""

    hero: str
    verb: str
    item: Slug = ""
    gave: Slug = ""


async def income(state: State) -> None:
    """One credit for each hero and the Fountain's, before anybody buys (BAS-ROUND-06, BAS-FOUNTAIN-05)."""
    await tell(events.PhaseBegan(phase="store", round=state.round))
    for team in (state.initiative, 1 - state.initiative):
        for hero in in_order(state, team):
            await pay(hero, INCOME, "income")
    owner = state.structures["fountain"].team if "fountain" in state.structures else -1
    if owner >= 0:
        await split_credits(state, owner, FOUNTAIN, "fountain")
    state.on_turn, state.done, state.stage = state.initiative, 0, "store"


def read_order(text: str) -> Order | None:
    """Read "RK buy tin-locket", "RK buy tin-locket giving soft-boots", "RK improve soft-boots to comet-boots"."""
    if match := re.fullmatch(r"([RB][KTW]) restart", text):
        return Order(match[1], "restart")
    if match := re.fullmatch(r"([RB][KTW]) buy ([a-z0-9-]+)(?: giving ([a-z0-9-]+))?", text):
        return Order(match[1], "buy", match[2], match[3] or "")
    if match := re.fullmatch(r"([RB][KTW]) improve ([a-z0-9-]+) to ([a-z0-9-]+)", text):
        return Order(match[1], "improve", match[3], match[2])
    return None


def price_of(state: State, order: Order) -> int:
    """Return what an order costs: printed prices, of an improvement the difference (BAS-STORE-13, BAS-STORE-21)."""
    if order.verb == "restart":
        return RESTART
    cost = state.item(order.item).cost
    return cost - state.item(order.gave).cost if order.verb == "improve" else cost


def refuse_order(state: State, seat: int, text: str) -> str | None:
    """Return why an order is not possible, or None."""
    if text == "done":
        return None if seat == state.captain(state.on_turn) else "the first seat of the team ends the shopping"
    order = read_order(text)
    if order is None:
        return "expected buy, improve, restart or done"
    hero = state.heroes.get(order.hero)
    if hero is None or hero.team != state.on_turn:
        return f"{order.hero} is not of the team that shops"
    if hero.seat != seat:
        return f"{order.hero} shops for itself"
    if order.verb != "restart":
        if order.item not in state.store:
            return f"{order.item} is not in the store"
        if order.gave and order.gave not in hero.items:
            return f"{order.hero} does not own {order.gave}"
    if order.verb == "improve":
        old, new = state.item(order.gave), state.item(order.item)
        if old.kind != new.kind:
            return f"only an item of the same class can be improved: {old.kind}, {new.kind}"
        if new.cost <= old.cost:
            return f"{order.item} costs no more than {order.gave}"
    elif order.verb == "buy":
        if len(hero.items) >= SLOTS and not order.gave:
            return f"{order.hero} has {SLOTS} items and must give one up"
        if len(hero.items) < SLOTS and order.gave:
            return "nothing needs to be given up"
    cost = price_of(state, order)
    return f"not enough credits, {cost} > {hero.credits}" if cost > hero.credits else None


def orders(state: State, seat: int) -> Iterator[str]:
    """Return all that a seat may do in the store now."""
    for hero in in_order(state, state.on_turn):
        if hero.seat != seat:
            continue
        for item in dict.fromkeys(state.store):
            gifts = [f" giving {gift}" for gift in dict.fromkeys(hero.items)] if len(hero.items) >= SLOTS else [""]
            texts = [f"{hero.id} buy {item}{gift}" for gift in gifts]
            texts += [f"{hero.id} improve {old} to {item}" for old in dict.fromkeys(hero.items)]
            yield from (text for text in texts if refuse_order(state, seat, text) is None)
        if hero.credits >= RESTART:
            yield f"{hero.id} restart"
    if seat == state.captain(state.on_turn):
        yield "done"


async def shop(state: State) -> None:
    """One purchase of any hero of the team, or the end of its shopping (BAS-STORE-12)."""

    async def play(seat: int, text: str) -> None:
        if text == "done":
            state.done += 1
            state.on_turn = 1 - state.on_turn
            if state.done == 2:
                state.stage = "invocation"
            return
        order = read_order(text)
        assert order is not None
        await carry_out(state, state.heroes[order.hero], order)

    await ask_team(
        state,
        state.on_turn,
        "store",
        lambda seat: orders(state, seat),
        lambda seat, text: refuse_order(state, seat, text),
        play,
        "done",
    )


async def carry_out(state: State, hero: Hero, order: Order) -> None:
    cost = price_of(state, order)
    hero.credits -= cost
    if order.verb == "restart":
        await tell(events.Restarted(hero=hero.id))
        removed = state.store[:]
        state.store.clear()
        # what is left of the pile comes first; the removed cards are discards by then (BAS-STORE-09)
        state.item_discards.extend(removed)
        await fill_store(state)
        return
    if order.gave:
        give_up(state, hero, order.gave)
    state.store.remove(order.item)
    acquire(state, hero, order.item)
    improved = order.verb == "improve"
    await tell(events.Bought(hero=hero.id, item=order.item, paid=cost, gave=order.gave, improved=improved))
    await fill_store(state)


def acquire(state: State, hero: Hero, item: Slug) -> None:
    """Put an item into the inventory; more maximum health or mana is gained at once too (BAS-ITEM-22)."""
    health, mana = max_health(state, hero), max_mana(state, hero)
    hero.items.append(item)
    if hero.on_board:
        hero.health += max_health(state, hero) - health
        hero.mana += max_mana(state, hero) - mana


def give_up(state: State, hero: Hero, item: Slug) -> None:
    """Put an item on the discards; what is then above a maximum is lost (BAS-ITEM-24, BAS-STORE-18)."""
    hero.items.remove(item)
    state.item_discards.append(item)
    hero.health = min(hero.health, max_health(state, hero))
    hero.mana = min(hero.mana, max_mana(state, hero))


async def fill_store(state: State) -> None:
    """Lay out cards until there are six, as long as there are any (BAS-STORE-06, BAS-STORE-07)."""
    while len(state.store) < OFFERS:
        if not state.item_pile and state.item_discards:
            state.item_pile.extend(state.item_discards)
            state.item_discards.clear()
            state.chance.shuffle(state.item_pile)
            await tell(events.ItemsShuffled())
        if not state.item_pile:
            return
        item = state.chance.draw_top(state.item_pile, state.store, "items")
        await tell(events.Offered(item=item))
