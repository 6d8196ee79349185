"""Activation: upkeep, then commands that spend movement and action points in any order (SDA-ACT, SDA-UPKEEP)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from game.kernel.decision import WORD, choose, tell

from . import effects, powerup
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
from .combat import perform
from .destruction import settle
from .events import Activated, ActivationEnded
from .movement import Plan, is_held, plan, reachable
from .potions import drink, drinks, emergencies, why_not_drink_words
from .scoring import pick_up, why_not_interact
from .state import NOBODY, Activation, Model, State
from .traits import ap_left, is_blessed, mp_left, traits
from .travel import travel
from .upkeep import doing_alone, upkeep
from .vocabulary import FreeAttackHook

DASH = 2
"""Movement points of a Dash."""


async def activate(state: State, model: Model) -> None:
    """Begin an activation with upkeep, which may be the end of it (SDA-ACT-01, SDA-ACT-05)."""
    state.activation = Activation(model.id)
    await tell(Activated(model.id))
    await upkeep(state, model)
    await settle(state)


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
        if words[1:] == ["phase"]:
            powerup.begin(state)
        return
    if words[0] == "activate":
        await end_activation(state)
        state.activated.append(words[1])
        from .turn import begin_monster

        await begin_monster(state, state.models[words[1]])
        return
    await VERBS[words[0]](state, model, words[1:])
    await settle(state)


def commands(state: State, model: Model) -> list[str]:
    """Return the commands that nothing speaks against; of moves one for each place where one may end."""
    found = ["end"]
    act = state.activation
    assert act is not None
    if "knockdown" in model.statuses:
        return found + [f"stand {how}" for how in ("ap", "mp") if why_not_stand_up(state, model, how) is None]
    found += moves(state, model)
    left = ap_left(state, model)
    free = not act.attacked_free and bool(traits(state, model).of(FreeAttackHook))
    for name, attack in basic_attacks(state, model).items():
        is_free = free and why_not_free(state, model, attack) is None
        if left < 1 and not is_free:
            continue
        for aim in aims(state, model, attack):
            if left >= 1:
                found.append(f"attack {aim.target} {name}")
            if is_free:
                found.append(f"attack {aim.target} {name} free")
    if "ice" not in model.statuses:
        for choice in unique_actions(state, model):
            if choice.action.ap <= left and not (choice.action.once and choice.key in state.spent):
                for aim in aims(state, model, choice.action):
                    found.append(f"use {choice.action.name}{write_aim(state, aim)}")
        if model.role == "hero":
            found += drinks(state, model)
    if left >= 1 and why_not_interact(state, model) is None:
        found.append("interact")
    if state.house.dash and left >= 1:
        found.append("dash")
    return found


def moves(state: State, model: Model) -> list[str]:
    points = mp_left(state, model)
    if not points or why_not_move_at_all(state, model) is not None:
        return []
    return state.ground.move_words.of(reachable(state, model, points))


def why_not(state: State, model: Model, text: str) -> str | None:
    """Return why the command cannot be given, or None."""
    verb, *words = text.split() or [""]
    if verb == "end":
        return None if words in ([], ["activation"], ["phase"]) else "end the activation, or the phase"
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
    points = mp_left(state, model)
    key = f"way {model.id} {points} {stops}"
    found: Plan | str | None = state.cache.get(key)  # asked for twice: whether it can be gone, and to go it
    if found is None:
        found = state.cache[key] = plan(state, model, points, stops)
    return found


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
                await effects.apply(state, doing_alone(model, tile.slug), effect, model)
    for status in list(model.statuses):
        await effects.lift(state, model, status, "end of activation")
    state.activation = None
    for status in act.delayed:
        await effects.inflict(state, model, status, NOBODY, "hazard")
    await tell(ActivationEnded(model.id))
    await settle(state)
