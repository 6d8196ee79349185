"""Activation: upkeep, then commands that spend movement and action points in any order (SDA-ACT, SDA-UPKEEP)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits, moved

from . import effects
from .actions import (
    Aim,
    aims,
    basic_attacks,
    read_aim,
    unique_action,
    unique_actions,
    why_not_act,
    why_not_attack,
    why_not_free,
    why_not_use,
    write_aim,
)
from .cards import Action, AnyEffect, DiceHook, Heal, Mend, Remedy, UpkeepHook, Wound
from .combat import perform
from .destruction import settle, sweep, wound
from .effects import Doing
from .events import Activated, ActivationEnded, EffectEnded, Shifted
from .movement import Plan, is_held, mover, plan, reach
from .potions import drink, drinks, emergencies, why_not_drink_words
from .scoring import pick_up, why_not_interact
from .state import NOBODY, Activation, Model, State
from .traits import ap_left, has, is_blessed, mp_left, traits
from .travel import enter, hazards_at, travel

HEALING = (Heal, Mend, Remedy)
DASH = 2
"""Movement points of a Dash."""
Part = tuple[str, Callable[[], Awaitable[None]]]


async def activate(state: State, model: Model) -> None:
    """Begin an activation with upkeep, which may be the end of it (SDA-ACT-01, SDA-ACT-05)."""
    state.activation = Activation(model.id)
    await tell(Activated(model.id))
    await upkeep(state, model)
    await settle(state)


# Upkeep


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


def _doing(model: Model, name: str) -> Doing:
    return Doing(model, model.side, Action(name=name, colour="blue", augment=True), Aim(model.id))


def _part(state: State, model: Model, name: str, effect: AnyEffect) -> Part:
    return name, lambda: effects.apply(state, _doing(model, name), effect, model)


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
        return list(bits(free & old))
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


# Commands


async def command(state: State) -> None:
    """One command of the model that is being activated."""
    act = state.activation
    assert act is not None
    model = state.models[act.model]
    text = await choose(
        model.side, "command", WORD, lambda: commands(state, model), lambda text: why_not(state, model, text),
        interrupts=lambda: emergencies(state),
    )  # fmt: skip
    if model.at is None:
        return  # an emergency potion has destroyed it
    words = text.split()
    if words[0] == "end":
        await end_activation(state)
        return
    if words[0] == "activate":
        await end_activation(state)
        state.activated.append(words[1])
        from .turn import begin_monster

        await begin_monster(state, state.models[words[1]])
        return
    await VERBS[words[0]](state, model, words[1:])
    await settle(state)


def commands(state: State, model: Model) -> Iterator[str]:
    """Return the commands that nothing speaks against; of moves one for each place where one may end."""
    yield "end"
    act = state.activation
    assert act is not None
    if "knockdown" in model.statuses:
        yield from (f"stand {how}" for how in ("ap", "mp") if why_not_stand_up(state, model, how) is None)
        return
    yield from moves(state, model)
    left = ap_left(state, model)
    free = not act.attacked_free
    for name, attack in basic_attacks(state, model).items():
        is_free = free and why_not_free(state, model, attack) is None
        if left < 1 and not is_free:
            continue
        for aim in aims(state, model, attack):
            if left >= 1:
                yield f"attack {aim.target} {name}"
            if is_free:
                yield f"attack {aim.target} {name} free"
    if "ice" not in model.statuses:
        for choice in unique_actions(state, model):
            if choice.action.ap <= left and not (choice.action.once and choice.key in state.spent):
                for aim in aims(state, model, choice.action):
                    yield f"use {choice.action.name}{write_aim(state, aim)}"
        if model.role == "hero":
            yield from drinks(state, model)
    if left >= 1 and why_not_interact(state, model) is None:
        yield "interact"
    if state.house.dash and left >= 1:
        yield "dash"


def moves(state: State, model: Model) -> Iterator[str]:
    points = mp_left(state, model)
    if points and why_not_move_at_all(state, model) is None:
        names = state.ground.names
        for place in reach(state, model, points):
            yield f"move {names[place]}"


def why_not(state: State, model: Model, text: str) -> str | None:
    """Return why the command cannot be given, or None."""
    verb, *words = text.split() or [""]
    if verb == "end" and words in ([], ["activation"]):
        return None
    if verb == "activate":
        from .turn import why_not_next_monster

        return why_not_next_monster(state, model, words)
    refuse = REASONS.get(verb)
    return f"{verb or 'nothing'} is no command" if refuse is None else refuse(state, model, words)


def why_not_move_at_all(state: State, model: Model) -> str | None:
    if "knockdown" in model.statuses:
        return "knocked down"
    return "held by an enemy next to it" if is_held(state, model) else None


def read_move(state: State, model: Model, words: list[str]) -> Plan | str:
    """Read way points "c3 d4" and return the way over them."""
    try:
        stops = [state.ground.walk.square(word) for word in words]
    except (ValueError, IndexError):
        return f"{' '.join(words)} is no square"
    if not stops:
        return "move where?"
    return plan(state, model, mp_left(state, model), stops)


def _why_not_move(state: State, model: Model, words: list[str]) -> str | None:
    if (reason := why_not_move_at_all(state, model)) is not None:
        return reason
    found = read_move(state, model, words)
    return found if isinstance(found, str) else None


async def _move(state: State, model: Model, words: list[str]) -> None:
    way = read_move(state, model, words)
    assert isinstance(way, Plan)
    assert state.activation is not None
    state.activation.spent_mp += way.cost
    await travel(state, model, way)


def _why_not_attack(state: State, model: Model, words: list[str]) -> str | None:
    if len(words) not in (2, 3) or words[2:] not in ([], ["free"]):
        return "attack whom, and with which attribute?"
    return why_not_attack(state, model, words[1].upper(), words[0], free=len(words) == 3)


async def _attack(state: State, model: Model, words: list[str]) -> None:
    assert state.activation is not None
    price = 0 if len(words) == 3 else 1
    state.activation.spent_ap += price
    if not price:
        state.activation.attacked_free = True
    await perform(state, model, basic_attacks(state, model)[words[1].upper()], Aim(words[0]), price)


def _why_not_use(state: State, model: Model, words: list[str]) -> str | None:
    choice = unique_action(state, model, words[0]) if words else None
    if choice is None:
        return f"{model.id} has no action {words[0] if words else ''}".rstrip()
    aim = read_aim(state, words[1:])
    return aim if isinstance(aim, str) else why_not_use(state, model, choice, aim)


async def _use(state: State, model: Model, words: list[str]) -> None:
    choice, aim = unique_action(state, model, words[0]), read_aim(state, words[1:])
    assert choice is not None
    assert not isinstance(aim, str)
    assert state.activation is not None
    state.activation.spent_ap += choice.action.ap
    if choice.action.once:
        state.spent.append(choice.key)
    await perform(state, model, choice.action, aim, choice.action.ap)


async def _drink(state: State, model: Model, words: list[str]) -> None:
    await drink(state, model, words)


def _why_not_interact(state: State, model: Model, words: list[str]) -> str | None:
    return why_not_act(state, model, 1, unique=False) or why_not_interact(state, model)


async def _interact(state: State, model: Model, words: list[str]) -> None:
    assert state.activation is not None
    state.activation.spent_ap += 1
    await pick_up(state, model)


def why_not_stand_up(state: State, model: Model, how: str) -> str | None:
    """Knockdown goes for one action point, or for all movement points that are left (SDA-STATUS-11)."""
    if "knockdown" not in model.statuses:
        return "not knocked down"
    if how not in ("ap", "mp"):
        return 'stand up for "ap" or "mp"?'
    if how == "ap":
        return None if ap_left(state, model) else "no action point left"
    return None if mp_left(state, model) else "no movement point left"


def _why_not_stand(state: State, model: Model, words: list[str]) -> str | None:
    return why_not_stand_up(state, model, words[0] if words else "")


async def _stand(state: State, model: Model, words: list[str]) -> None:
    assert state.activation is not None
    if words[0] == "ap":
        state.activation.spent_ap += 1
    else:
        state.activation.stopped = True
    await effects.lift(state, model, "knockdown", "stood up")


def _why_not_dash(state: State, model: Model, words: list[str]) -> str | None:
    return why_not_act(state, model, 1, unique=False) if state.house.dash else "there is no Dash in this game"


async def _dash(state: State, model: Model, words: list[str]) -> None:
    assert state.activation is not None
    state.activation.spent_ap += 1
    state.activation.more_mp += DASH


VERBS: dict[str, Callable[[State, Model, list[str]], Awaitable[None]]] = {
    "move": _move, "attack": _attack, "use": _use, "drink": _drink, "interact": _interact, "stand": _stand,
    "dash": _dash,
}  # fmt: skip
REASONS: dict[str, Callable[[State, Model, list[str]], str | None]] = {
    "move": _why_not_move, "attack": _why_not_attack, "use": _why_not_use, "drink": why_not_drink_words,
    "interact": _why_not_interact, "stand": _why_not_stand, "dash": _why_not_dash,
}  # fmt: skip


async def end_activation(state: State) -> None:
    """Blessings that work at the end, then all status tokens go, then those of hazards come (SDA-STATUS-03)."""
    act = state.activation
    assert act is not None
    model = state.models[act.model]
    for tile, squares in state.ground.blessings:
        if tile.finish and is_blessed(state, model, squares):
            for effect in tile.finish:
                await effects.apply(state, _doing(model, tile.slug), effect, model)
    for status in list(model.statuses):
        await effects.lift(state, model, status, "end of activation")
    state.activation = None
    for status in act.delayed:
        await effects.inflict(state, model, status, NOBODY, "hazard")
    await tell(ActivationEnded(model.id))
    await settle(state)
