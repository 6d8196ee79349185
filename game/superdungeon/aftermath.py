"""What follows an action: symbols that pop out, reactions of its targets, and hazards on the ground."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.kernel.decision import WORD, choose, tell

from . import destruction, effects
from .actions import Aim
from .cards import Action, TileEffect
from .dice import Face
from .doing import SKIP, Doing
from .events import Reacted
from .state import Model, State
from .traits import quantity, traits
from .vocabulary import (
    Inflict,
    Reaction,
    SymbolHook,
    Wound,
)


async def symbols(state: State, user: Model, faces: Iterable[Face]) -> None:
    """Each heart and each potion of the offense roll goes to a Hero of the acting player's choice (SDA-RESOLVE-07)."""
    rolled = [face for face in faces if isinstance(face, str)]
    swaps = {(hook.rolled, hook.taken) for hook, _ in traits(state, user).of(SymbolHook)}
    for symbol in [s for face in rolled for s in (("heart",) if face == "H" else ("potion",) if face == "P" else BOTH)]:
        kinds = {symbol} | {taken for was, taken in swaps if was == symbol}

        def options(kinds: set[str] = kinds) -> list[str]:
            return [*_takers(state, kinds), SKIP]

        text = await choose(user.side, symbol, WORD, options, takes_lone=True)
        if text != SKIP:
            id, token = text.split(" ", 1)
            if token == "potion":
                await effects.gain_potion(state, state.models[id], 1, symbol)
            else:
                await effects.remove(state, state.models[id], token, symbol)


BOTH = ("heart", "potion")


def _takers(state: State, kinds: set[str]) -> list[str]:
    """Any Hero on the arena, of either side, that has use for the symbol (SDA-RESOLVE-07, SDA-RESOLVE-08)."""
    found = []
    for hero in state.on_arena():
        if hero.role != "hero":
            continue
        if "heart" in kinds:
            found += [f"{hero.id} {token}" for token in effects.tokens(hero)]
        if "potion" in kinds and hero.potions < quantity(state, hero):
            found.append(f"{hero.id} potion")
    return found


# Reactions and tiles


async def react(state: State, owner: Model, cause: Model, hooks: Sequence[Reaction], when: str) -> None:
    """Apply the reactions of a model to the one that caused them; a destroyed owner still has its last ones."""
    if not hooks or state.over:
        return
    action = Action(name=f"{owner.card} {when}", colour="blue", dangerous=True)
    await tell(Reacted(owner.id, when, cause.id))
    for hook in hooks:
        doing = Doing(owner, owner.side, action, Aim(cause.id))
        for effect in hook.effects:
            if state.over:
                return
            await effects.apply(state, doing, effect, owner if effect.whom == "user" else cause)


async def hazard(state: State, model: Model, tile: TileEffect, credit: int) -> None:
    """What a hazard does; in the model's own activation a status waits until that is over (SDA-COMP-06)."""
    act = state.activation
    action = Action(name=tile.slug, colour="blue", dangerous=True)
    for effect in tile.enter:
        if isinstance(effect, Inflict) and act is not None and act.model == model.id and effect.status != "random":
            if effect.status not in act.delayed:
                act.delayed.append(effect.status)
        elif isinstance(effect, Wound):
            await destruction.wound(state, model, effect.amount, credit, tile.slug)
            await destruction.sweep(state, credit, tile.slug, "", [model])
        else:
            await effects.apply(state, Doing(model, credit, action, Aim(model.id)), effect, model)
