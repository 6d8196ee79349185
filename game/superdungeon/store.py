"""Go to the Store: three treasures, four loot cards each (SDA-STORE)."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import WORD, choose, tell

from . import decks, powerup
from .destruction import settle
from .events import Bought, Discarded, TurnedUp
from .potions import emergencies
from .state import Model, State

PRICE = 4
OFFER = 3


async def enter(state: State) -> None:
    """Turn up three treasures; one may enter with too little loot (SDA-STORE-01, SDA-STORE-02)."""
    state.stage = "store"
    for _ in range(OFFER):
        if not await decks.draw(state, "treasure", state.shop):
            break
    await tell(TurnedUp(tuple(state.shop)))


async def shop(state: State) -> None:
    """Buy one of the treasures, or leave."""
    side = state.active
    text = await choose(
        side, "store", WORD, lambda: offers(state), lambda text: why_not_buy(state, text),
        interrupts=lambda: emergencies(state),
    )  # fmt: skip
    if text == "leave":
        await leave(state)
        return
    card, paid = read_offer(text)
    for loot in paid:
        pay(state, side, loot)
    state.shop.remove(card)
    state.sides[side].backpack.append(card)
    state.touch()
    await tell(Bought(side, card, tuple(paid)))
    await settle(state)


def read_offer(text: str) -> tuple[str, list[str]]:
    """Read "buy T1 with L1 L2 L3 L4"."""
    words = text.split()
    return words[1] if len(words) > 1 else "", words[3:]


def bearer(state: State, side: int, card: str) -> Model | None:
    """The model of the warband on which the card is equipped."""
    models = (m for m in state.models.values() if m.side == side)
    return next((model for model in models if card in model.equipment.values()), None)


def loot(state: State, side: int) -> list[str]:
    """Loot that can pay: in the backpack first, then equipped and not Cursed (SDA-STORE-03)."""
    own = [card for card in state.sides[side].backpack if state.equipment(card).deck == "loot"]
    for model in state.on_arena(side):
        own += [
            card for card in model.equipment.values()
            if state.equipment(card).deck == "loot" and not state.equipment(card).cursed
        ]  # fmt: skip
    return own


def offers(state: State) -> Iterator[str]:
    """Return leaving, and for each treasure the purchase with the loot that is missed least."""
    yield "leave"
    own = loot(state, state.active)
    if len(own) >= PRICE:
        for card in state.shop:
            yield f"buy {card} with {' '.join(own[:PRICE])}"


def why_not_buy(state: State, text: str) -> str | None:
    """Return why that purchase cannot be made (SDA-STORE-02, SDA-STORE-03)."""
    if text == "leave":
        return None
    card, paid = read_offer(text)
    if not text.startswith("buy ") or (paid and text.split()[2] != "with"):
        return 'buy a treasure "with" four loot cards, or leave'
    if card not in state.shop:
        return f"{card} is not for sale"
    side = state.active
    for each in paid:
        model = bearer(state, side, each)
        if each not in state.sides[side].backpack and model is None:
            return f"{each} is not in the warband"
        if state.equipment(each).deck != "loot":
            return f"{each} is no loot"
        if model is not None and state.equipment(each).cursed:
            return f"{each} is Cursed and equipped"
    if len(set(paid)) != PRICE or len(paid) != PRICE:
        return f"a treasure costs {PRICE} loot cards, not {len(set(paid))}"
    return None


def pay(state: State, side: int, card: str) -> None:
    if card in state.sides[side].backpack:
        state.sides[side].backpack.remove(card)
    elif (model := bearer(state, side, card)) is not None:
        model.take_off(state.equipment(card).slot)
    decks.discard(state, card)


async def leave(state: State) -> None:
    """What was not bought is discarded (SDA-STORE-06)."""
    if state.shop:
        await tell(Discarded(tuple(state.shop), "not bought"))
    for card in state.shop:
        decks.discard(state, card)
    state.shop = []
    powerup.begin(state)
