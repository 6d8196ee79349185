"""Odd cards: effects that the closed vocabulary cannot say, one `async def` each, registered by slug."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from game.kernel.decision import WORD, choose, tell

from . import decks, destruction, effects
from .doing import Doing
from .events import Discarded, Placed, TurnedUp
from .movement import homes
from .state import NOBODY, Lasting, Model, State
from .traits import hearts, of_equipment

Code: TypeAlias = Callable[[State, Doing, Model], Awaitable[None]]
CODE: dict[str, Code] = {}
"""Slug of the code -> procedure of the state, the action that is resolved, and the affected model."""


def odd(slug: str) -> Callable[[Code], Code]:
    """Register the code of an odd card."""

    def register(code: Code) -> Code:
        assert slug not in CODE, f"{slug} is registered twice"
        CODE[slug] = code
        return code

    return register


@odd("swap-places")
async def swap_places(state: State, doing: Doing, target: Model) -> None:
    """The user and the target change places, if both can stand where the other did; a spawning point stays."""
    user = doing.user
    if target.role == "point" or user.at is None or target.at is None:
        return
    here, there = user.at, target.at
    user.at = target.at = None
    state.touch()
    fits = homes(state, user) >> there & 1 and homes(state, target) >> here & 1
    squares = [state.ground.base(there, state.size(user)), state.ground.base(here, state.size(target))]
    user.at, target.at = (there, here) if fits and not squares[0] & squares[1] else (here, there)
    state.touch()
    if user.at == there:
        await tell(Placed(user.id, there, doing.action.name))
        await tell(Placed(target.id, here, doing.action.name))


@odd("mystery-cork")
async def mystery_cork(state: State, doing: Doing, user: Model) -> None:
    """Turn up two treasures; the user has what one of them gives until its next upkeep, and both are discarded."""
    for _ in range(2):
        if not await decks.draw(state, "treasure", state.shop):
            break
    await tell(TurnedUp(tuple(state.shop)))
    turned_up = list(state.shop)
    if turned_up:
        card = await choose(user.side, "treasure", WORD, lambda: turned_up)
        words, hooks = of_equipment(state.equipment(card), state.face(user).affinity)
        await effects.begin(
            state,
            Lasting(name=doing.action.name, user=user.id, on=user.id, abilities=tuple(sorted(words)), hooks=hooks),
        )
    state.shop.clear()
    for card in turned_up:
        decks.discard(state, card)
    await tell(Discarded(tuple(turned_up), doing.action.name))


@odd("steal-potion")
async def steal_potion(state: State, doing: Doing, target: Model) -> None:
    """A potion token goes from the target to the Hero of the user's warband."""
    if target.potions:
        target.potions -= 1
        hero = state.hero(doing.user.side)
        if hero is not None:
            await effects.gain_potion(state, hero, 1, doing.action.name)


@odd("take-the-blow")
async def take_the_blow(state: State, doing: Doing, target: Model) -> None:
    """Wounds of the target go to the user, as many as it can bear and its player wants."""
    user = doing.user
    most = min(target.wounds, hearts(state, user) - user.wounds - 1)
    if target is user or most <= 0:
        return
    text = await choose(user.side, "take wounds", WORD, lambda: [str(n) for n in range(most + 1)])
    if amount := int(text):
        await effects.mend(state, target, amount, doing.action.name)
        await destruction.wound(state, user, amount, NOBODY, doing.action.name, user.id)
