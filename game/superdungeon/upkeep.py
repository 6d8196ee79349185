"""Upkeep: what happens at the beginning of an activation, in four steps (SDA-UPKEEP, SDA-SHIFT)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits, moved

from . import effects
from .actions import (
    Aim,
)
from .cards import Action
from .destruction import settle, sweep, wound
from .doing import Doing
from .events import EffectEnded, Shifted
from .movement import mover
from .state import NOBODY, Model, State
from .traits import has, traits
from .travel import enter, hazards_at
from .vocabulary import AnyEffect, DiceHook, Heal, Mend, Remedy, UpkeepHook, Wound

HEALING = (Heal, Mend, Remedy)
Part = tuple[str, Callable[[], Awaitable[None]]]


async def upkeep(state: State, model: Model) -> None:
    """Four steps in fixed order; inside a step the model's player chooses the order (SDA-UPKEEP-01, SDA-UPKEEP-06)."""
    await end_effects(state, model)
    await _in_order(state, model, list(_healing(state, model)))
    await _in_order(state, model, list(_damage(state, model)))
    if model.at is not None and not state.over:
        await _in_order(state, model, list(_others(state, model)))


async def end_effects(state: State, model: Model) -> None:
    """Step 1: potions, auras and whatever else the model began end now (SDA-UPKEEP-02)."""
    ended = [lasting for lasting in state.lasting if lasting.user == model.id]
    if ended:
        state.lasting = [lasting for lasting in state.lasting if lasting.user != model.id]
        state.touch()
        for lasting in ended:
            await tell(EffectEnded(lasting.name, model.id))


async def _in_order(state: State, model: Model, parts: list[Part]) -> None:
    while parts and model.at is not None and not state.over:
        names = [name for name, _ in parts]
        name = names[0]
        if len(parts) > 1:
            name = await choose(model.side, "upkeep", WORD, lambda names=names: names)  # type: ignore[misc]
        _, do = parts.pop(names.index(name))
        await do()


def _hooks(state: State, model: Model) -> Iterator[tuple[str, AnyEffect]]:
    for hook, source in traits(state, model).of(UpkeepHook):
        for i, effect in enumerate(hook.effects):
            yield f"{source}:{i + 1}" if len(hook.effects) > 1 else source, effect


def doing_alone(model: Model, name: str) -> Doing:
    """What the model does to itself without an action of its own."""
    return Doing(model, model.side, Action(name=name, colour="blue", augment=True), Aim(model.id))


def _part(state: State, model: Model, name: str, effect: AnyEffect) -> Part:
    return name, lambda: effects.apply(state, doing_alone(model, name), effect, model)


def _healing(state: State, model: Model) -> Iterator[Part]:
    """Step 2: Tough and other healing (SDA-UPKEEP-03, SDA-ABIL-21)."""
    if has(state, model, "tough") and model.wounds:
        yield "tough", lambda: _tough(state, model)
    for name, effect in _hooks(state, model):
        if isinstance(effect, HEALING):
            yield _part(state, model, name, effect)


async def _tough(state: State, model: Model) -> None:
    """The model may shed a wound; asked only of one to which wounds can be of use."""
    if any(hook.per == "own wound" for hook, _ in traits(state, model).of(DiceHook)):
        text = await choose(model.side, "tough", WORD, lambda: ["heal", "stay wounded"])
        if text != "heal":
            return
    await effects.mend(state, model, 1, "tough")


def _damage(state: State, model: Model) -> Iterator[Part]:
    """Step 3: Fire, hazards of the square where the activation starts, other damage (SDA-UPKEEP-04, SDA-UPKEEP-06)."""
    if "fire" in model.statuses:
        yield "fire", lambda: _burn(state, model)
    for tile in list(hazards_at(state, model, state.base(model))):
        yield tile.slug, lambda tile=tile: enter(state, model, tile, None)  # type: ignore[misc]
    for name, effect in _hooks(state, model):
        if isinstance(effect, Wound):
            yield _part(state, model, name, effect)


async def _burn(state: State, model: Model) -> None:
    """One wound, credited to the warband that inflicted the Fire (SDA-STATUS-08, SDA-POWERUP-07)."""
    credit = model.statuses["fire"]
    credit = credit if credit == 1 - model.side else NOBODY
    await wound(state, model, 1, credit, "fire")
    await sweep(state, credit, "fire", "", [model])


def _others(state: State, model: Model) -> Iterator[Part]:
    """Step 4: everything else, and the change of form (SDA-UPKEEP-05, SDA-SHIFT-02)."""
    for name, effect in _hooks(state, model):
        if not isinstance(effect, (*HEALING, Wound)):
            yield _part(state, model, name, effect)
    if state.card(model.card).shapeshift and shift_places(state, model):
        yield "shapeshift", lambda: shapeshift(state, model)


def other_form(state: State, model: Model) -> str:
    """The card it would change into; either way is possible (SDA-SHIFT-02)."""
    return model.card if model.form else state.card(model.card).shapeshift


def shift_places(state: State, model: Model) -> list[int]:
    """Where the new form's base would fit, over at least one square of the old one (SDA-SHIFT-03)."""
    ground, old = state.ground, state.base(model)
    slug = other_form(state, model)
    trial = model.clone()
    trial.id = model.id + "'"
    state.take_form(trial, "" if slug == model.card else slug)
    free = mover(state, trial).enterable & ~((state.bodies(0) | state.bodies(1)) & ~old)
    if state.card(slug).base == 1:
        return bits(free & old)
    width = ground.width
    fits = ground.large_homes & free & moved(free, -1) & moved(free, -width) & moved(free, -width - 1)
    return [place for place in bits(fits) if ground.base(place, 2) & old]


async def shapeshift(state: State, model: Model) -> None:
    """The model may take its other form; tokens and equipment stay (SDA-SHIFT-05)."""
    if not shift_places(state, model):
        return
    text = await choose(
        model.side, "shapeshift", WORD,
        lambda: ["stay", *(f"shift {state.ground.name(place)}" for place in shift_places(state, model))],
    )  # fmt: skip
    if text == "stay":
        return
    slug = other_form(state, model)
    model.at = state.ground.walk.square(text.split()[1])
    state.take_form(model, "" if slug == model.card else slug)
    state.touch()
    await tell(Shifted(model.id, slug, model.at))
    await settle(state)
