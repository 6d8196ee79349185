"""Power-Up: rewards, equipment, the mini-boss, and the end of the turn (SDA-POWERUP, SDA-EQUIP, SDA-BOSS)."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits

from . import decks, spawning
from .destruction import settle
from .events import Discarded, Equipped, Placed, PowerUp, TurnEnded
from .potions import drink, drinks, emergencies, why_not_drink_words
from .scoring import check_beaten, check_hill
from .state import Model, State
from .traits import traits
from .vocabulary import TreasuresHook

MOST_LOOT = 5
BEARERS = ("hero", "miniboss", "point")
DONE = "done"


def begin(state: State) -> None:
    state.activation = None
    state.stage = "rewards"


def both(state: State) -> list[int]:
    """Both players act in each step, the one on turn first (SDA-POWERUP-02)."""
    return [state.active, 1 - state.active]


# Step 1: rewards


async def rewards(state: State) -> None:
    """Draw the loot that was earned, at most five cards a warband (SDA-POWERUP-05, SDA-POWERUP-08)."""
    await tell(PowerUp(state.active, "rewards"))
    for side in both(state):
        await decks.draw_loot(state, side, min(MOST_LOOT, state.sides[side].loot), "reward")
    state.stage, state.queue = "equipment", both(state)
    await tell(PowerUp(state.active, "equipment"))


# Step 2: equipment


async def equipment(state: State) -> None:
    """The player whose turn it is in this step equips one card, or is done."""
    side = state.queue[0]
    text = await choose(
        side, "equip", WORD, lambda: equips(state, side), lambda text: why_not_equip_words(state, side, text),
        takes_lone=True, interrupts=lambda: emergencies(state) if side == state.active else (),
    )  # fmt: skip
    verb, *words = text.split()
    if verb == "equip":
        await equip(state, words[0], state.models[words[-1]])
    elif verb == "drink":
        hero = state.hero(side)
        assert hero is not None
        await drink(state, hero, words)
        await settle(state)
    else:
        state.queue.pop(0)
        if not state.queue:
            state.stage, state.queue = "boss", both(state)
            await tell(PowerUp(state.active, "mini-boss"))


def equips(state: State, side: int) -> Iterator[str]:
    if not must_equip(state, side):
        yield DONE
    for card in state.sides[side].backpack:
        for model in state.on_arena(side):
            if model.role in BEARERS and why_not_equip(state, side, card, model) is None:
                yield f"equip {card} on {model.id}"
    if side != state.active and not state.emergency and (hero := state.hero(side)) is not None:
        yield from drinks(state, hero)


def must_equip(state: State, side: int) -> list[str]:
    """Cursed cards in the backpack for which a Hero has a free slot (SDA-ABIL-06)."""
    cursed = [card for card in state.sides[side].backpack if state.equipment(card).cursed]
    if not cursed:
        return []
    heroes = [model for model in state.on_arena(side) if model.role == "hero"]
    return [card for card in cursed if any(state.equipment(card).slot not in hero.equipment for hero in heroes)]


def why_not_equip_words(state: State, side: int, text: str) -> str | None:
    verb, *words = text.split() or [""]
    if text == DONE:
        cursed = must_equip(state, side)
        return f"{cursed[0]} is Cursed and must be equipped" if cursed else None
    if verb == "drink" and side != state.active and (hero := state.hero(side)) is not None:
        return why_not_drink_words(state, hero, words)
    if verb != "equip" or len(words) != 3 or words[1] != "on":
        return 'equip a card "on" a model, or be done'
    model = state.models.get(words[2])
    if model is None:
        return f"there is no {words[2]}"
    return why_not_equip(state, side, words[0], model)


def why_not_equip(state: State, side: int, card: str, model: Model) -> str | None:
    """Return why the card cannot be equipped on the model, or None (SDA-EQUIP-01 to SDA-EQUIP-15)."""
    if card not in state.sides[side].backpack:
        return f"{card} is not in the backpack"
    if model.side != side:
        return f"{model.id} is not of your warband"
    if model.role not in BEARERS:
        return f"{model.id} cannot be equipped"
    if model.at is None:
        return f"{model.id} is in the spawning pool"
    record = state.equipment(card)
    if model.role == "point":
        if record.deck == "loot":
            return "a spawning point cannot equip loot"
        for other in state.points(side):
            if other is not model and other.equipment and is_twin(state, other, model):
                return f"{other.id} has the treasure of both"
    replaced = replaces(state, model, card)
    if replaced and state.equipment(replaced).cursed:
        return f"{replaced} is Cursed and cannot be removed"
    return None


def is_twin(state: State, one: Model, other: Model) -> bool:
    """Whether two points share one treasure: a pair, or two of the same card (SDA-EQUIP-11, SDA-EQUIP-12)."""
    return one.card == other.card or state.card(one.card).pair == other.card


def replaces(state: State, model: Model, card: str) -> str:
    """Return the card that has to make room: of that slot, or on a point that holds as many treasures as it may."""
    slot = state.equipment(card).slot
    if model.role != "point" or slot in model.equipment:
        return model.equipment.get(slot, "")
    room = max((hook.amount for hook, _ in traits(state, model).of(TreasuresHook)), default=1)
    return next(iter(model.equipment.values())) if len(model.equipment) >= room else ""


async def equip(state: State, card: str, model: Model) -> None:
    """Put the card into its slot; a replaced one is discarded and not passed on (SDA-EQUIP-07)."""
    replaced = replaces(state, model, card)
    if replaced:
        model.take_off(state.equipment(replaced).slot)
        decks.discard(state, replaced)
    state.sides[model.side].backpack.remove(card)
    slot = state.equipment(card).slot
    model.wear(slot, card)
    state.touch()
    await tell(Equipped(model.id, card, slot, replaced))
    if replaced:
        await tell(Discarded((replaced,), "replaced"))
    await settle(state)


# Step 3: the mini-boss


async def miniboss(state: State) -> None:
    """A warband that has lost a spawning point in this turn may place its mini-boss for free (SDA-BOSS-02)."""
    side = state.queue[0]
    if can_place(state, side):
        text = await choose(
            side, "boss", WORD, lambda: boss_places(state, side), lambda text: why_not_boss(state, side, text),
            interrupts=lambda: emergencies(state) if side == state.active else (),
        )  # fmt: skip
        verb, *words = text.split()
        if verb == "drink":
            hero = state.hero(side)
            assert hero is not None
            await drink(state, hero, words)
            await settle(state)
            return
        if verb == "place":
            model = state.models[words[0]]
            square = state.ground.walk.square(words[1])
            state.put(model, square)
            await tell(Placed(model.id, square, "unlocked"))
    state.queue.pop(0)
    if not state.queue:
        state.stage = "end of turn"


def waiting_bosses(state: State, side: int) -> list[Model]:
    return [model for model in state.pool(side) if model.role == "miniboss"]


def can_place(state: State, side: int) -> bool:
    """With no room the free placement is lost, the unlock stays (SDA-BOSS-03)."""
    sites = state.sides[side].sites
    return bool(sites) and any(spawning.places(state, boss, sites) for boss in waiting_bosses(state, side))


def boss_places(state: State, side: int) -> Iterator[str]:
    yield "decline"
    for boss in waiting_bosses(state, side):
        for square in bits(spawning.places(state, boss, state.sides[side].sites)):
            yield f"place {boss.id} {state.ground.name(square)}"


def why_not_boss(state: State, side: int, text: str) -> str | None:
    """Return why the mini-boss cannot be placed so (SDA-BOSS-03)."""
    verb, *words = text.split() or [""]
    if text == "decline":
        return None
    if verb == "drink" and side != state.active and (hero := state.hero(side)) is not None:
        return why_not_drink_words(state, hero, words)
    boss = state.models.get(words[0]) if verb == "place" and len(words) == 2 else None
    if boss is None or boss not in waiting_bosses(state, side):
        return "place the mini-boss, or decline"
    return spawning.why_not_near(state, boss, words[1], state.sides[side].sites)


async def end_of_turn(state: State) -> None:
    """The scenario is looked at, then the other player's turn begins (SDA-TURN-01, SDA-KOTH-05)."""
    await check_hill(state)
    await check_beaten(state)
    if state.over:
        return
    await tell(TurnEnded(state.active))
    state.active = 1 - state.active
    from .turn import begin_turn

    await begin_turn(state)
