"""Resolve Effects: what actions, potions, tiles and reactions do to models."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits

from . import decks, destruction, travel
from .actions import Aim, basic_attacks, landing, why_not_aim
from .doing import SKIP, Doing
from .events import (
    Discarded,
    EffectBegan,
    Healed,
    Placed,
    PotionGained,
    StatusRemoved,
    StatusSet,
    Withstood,
)
from .movement import homes
from .sightlines import sees
from .state import NOBODY, Lasting, Model, State
from .traits import STATUSES, fits, quantity, traits
from .vocabulary import (
    AnyEffect,
    CapHook,
    Compel,
    Destroy,
    DrawLoot,
    FreeAttack,
    GainActions,
    GainMovement,
    GivePotion,
    Grant,
    Heal,
    Inflict,
    Mend,
    Odd,
    Pull,
    Push,
    Remedy,
    Retreat,
    Summon,
    Teleport,
    Unequip,
    Wound,
)

MOVES = (Push, Pull, Compel, Teleport, Summon, FreeAttack, Odd)
"""Effects whose order over several targets can matter."""


def is_on_target(effect: AnyEffect) -> bool:
    return effect.whom == "target" and not effect.only


def capped(state: State, model: Model, wounds: int) -> int:
    """Some models never suffer more than a few wounds from one action."""
    return min([wounds, *(hook.wounds for hook, _ in traits(state, model).of(CapHook))])


async def apply_all(state: State, doing: Doing, what: Sequence[AnyEffect], hit: Sequence[Model]) -> None:
    """The effects of an action follow each other as listed; each one gets all models that were hit (SDA-RESOLVE-06)."""
    if not hit:
        return
    for effect in what:
        if state.over:
            return
        if effect.only == "destroyed" and not doing.destroyed:
            continue
        if effect.whom == "user" or isinstance(effect, DrawLoot):  # loot is the warband's, however many were hit
            await apply(state, doing, effect, doing.user)
            continue
        if isinstance(effect, Wound) and doing.action.is_offensive:
            continue  # counted among the wounds of the attack
        if isinstance(effect, Grant) and doing.action.area.startswith("aura"):
            continue
        for target in await in_order(state, doing, effect, hit):
            if state.over:
                return
            await apply(state, doing, effect, target)
    await begin_auras(state, doing, what)


async def in_order(state: State, doing: Doing, effect: AnyEffect, hit: Sequence[Model]) -> list[Model]:
    """Where the order of several targets can matter the acting player chooses it (SDA-RESOLVE-15)."""
    left = [model for model in hit if model.at is not None]
    if len(left) < 2 or not isinstance(effect, MOVES):
        return left
    order = []
    while len(left) > 1:
        text = await choose(doing.user.side, "order", WORD, lambda: [model.id for model in left])
        order.append(left.pop([model.id for model in left].index(text)))
    return order + left


async def begin_auras(state: State, doing: Doing, what: Iterable[AnyEffect]) -> None:
    """An aura goes with its user until the next upkeep of that (SDA-AREA-19)."""
    action = doing.action
    if not action.area.startswith("aura") or doing.user.at is None:
        return
    side = "all" if action.dangerous else "friends" if action.augment else "enemies"
    for part, effect in enumerate(what):
        if isinstance(effect, Grant) and effect.whom == "target":
            lasting = Lasting(
                name=action.name, user=doing.user.id, aura=int(action.area.split()[1]), side=side, area=True, part=part,
                to=effect.to, abilities=effect.abilities, hooks=effect.hooks,
            )  # fmt: skip
            await begin(state, lasting)


async def begin(state: State, lasting: Lasting) -> None:
    state.lasting.append(lasting)
    state.touch()
    await tell(EffectBegan(lasting.name, lasting.user, lasting.on, lasting.aura))
    await destruction.settle(state)


async def apply(state: State, doing: Doing, effect: AnyEffect, model: Model) -> None:
    """Do one effect to one model, which may have left the arena in the meantime."""
    procedure = PROCEDURES[type(effect)]
    if model.at is not None or isinstance(effect, DrawLoot):
        await procedure(state, doing, effect, model)


# One procedure for each effect


async def _wound(state: State, doing: Doing, effect: Wound, model: Model) -> None:
    credit = doing.credit if model.side != doing.credit else NOBODY
    await destruction.wound(state, model, effect.amount, credit, doing.action.name, doing.user.id)
    await destruction.sweep(state, credit, doing.action.name, doing.user.id, [model])


async def _heal(state: State, doing: Doing, effect: Heal, model: Model) -> None:
    await heal(state, model, effect.amount, doing.action.name)


async def heal(state: State, model: Model, amount: int, why: str) -> None:
    """Remove up to that many tokens; if different ones cannot all go, the model's player chooses (SDA-ABIL-10)."""
    if model.wounds + len(model.statuses) <= amount or not model.statuses:
        await mend(state, model, min(amount, model.wounds), why)
        for status in list(model.statuses):
            await lift(state, model, status, why)
        return
    for _ in range(amount):
        text = await choose(model.side, "heal", WORD, lambda: [*tokens(model), SKIP], takes_lone=True, about=model.id)
        if text == SKIP:
            return
        await remove(state, model, text, why)


def tokens(model: Model) -> list[str]:
    return (["wound"] if model.wounds else []) + list(model.statuses)


async def remove(state: State, model: Model, token: str, why: str) -> None:
    if token == "wound":
        await mend(state, model, 1, why)
    else:
        await lift(state, model, token, why)


async def mend(state: State, model: Model, amount: int, why: str) -> None:
    """Remove wound tokens (SDA-DEATH-01)."""
    amount = min(amount, model.wounds)
    if amount:
        model.wounds -= amount
        state.touch_tokens()
        await tell(Healed(model.id, amount, model.wounds, why))


async def lift(state: State, model: Model, status: str, why: str) -> None:
    """Remove a status token; its effect ends at once (SDA-STATUS-02)."""
    model.shed(status)
    state.touch_tokens()
    await tell(StatusRemoved(model.id, status, why))


async def _mend(state: State, doing: Doing, effect: Mend, model: Model) -> None:
    await mend(state, model, effect.amount, doing.action.name)


async def _remedy(state: State, doing: Doing, effect: Remedy, model: Model) -> None:
    for status in list(model.statuses):
        await lift(state, model, status, doing.action.name)


async def _inflict(state: State, doing: Doing, effect: Inflict, model: Model) -> None:
    status = effect.status
    if status == "random":
        status = state.chance.roll(STATUSES, f"{model.id}.status")
    await inflict(state, model, status, doing.credit, doing.action.name)


async def inflict(state: State, model: Model, status: str, credit: int, why: str) -> None:
    """Give a status token, never two of a kind, and none to an immune model (SDA-STATUS-04, SDA-ABIL-14)."""
    if status in traits(state, model).immune:
        await tell(Withstood(model.id, status))
    elif status not in model.statuses:
        model.suffer(status, credit)
        state.touch_tokens()
        await tell(StatusSet(model.id, status, why))


async def _push(state: State, doing: Doing, effect: Push | Pull | Compel, model: Model) -> None:
    if doing.user.at is not None and await travel.control(
        state, doing.user, model, {Push: "push", Pull: "pull", Compel: "compel"}[type(effect)], effect.squares
    ):
        doing.moved.append(model)


async def _retreat(state: State, doing: Doing, effect: Retreat, model: Model) -> None:
    """The user goes away from its target by the rules of Push."""
    target = state.models.get(doing.aim.target)
    if doing.user.at is None or target is None or target.at is None:
        return
    from .movement import control_ends

    user = doing.user
    ends = control_ends(state, user, effect.squares, "push", target)
    if not ends:
        return
    text = await choose(
        user.side, "retreat", WORD,
        lambda: ["stay", *map(state.ground.name, control_ends(state, user, effect.squares, "push", target))],
    )  # fmt: skip
    if text != "stay":
        await travel.travel(state, user, ends[state.ground.walk.square(text)])


async def _teleport(state: State, doing: Doing, effect: Teleport, model: Model) -> None:
    def places() -> list[int]:
        near = state.ground.within(state.base(model), effect.squares)
        size = state.size(model)
        return [
            place for place in bits(homes(state, model) & near)
            if place != model.at and sees(state, model, state.ground.base(place, size))
        ]  # fmt: skip

    text = await choose(doing.user.side, "teleport", WORD, lambda: ["stay", *map(state.ground.name, places())])
    if text != "stay":
        await travel.land(state, model, state.ground.walk.square(text), doing.action.name)


async def _grant(state: State, doing: Doing, effect: Grant, model: Model) -> None:
    if fits(state, model, effect.to):
        await begin(
            state,
            Lasting(name=doing.action.name, user=doing.user.id, on=model.id, area=bool(doing.action.area),
                    part=next((i for i, each in enumerate(doing.action.effects) if each is effect), 0),
                    abilities=effect.abilities, hooks=effect.hooks),
        )  # fmt: skip


async def _potion(state: State, doing: Doing, effect: GivePotion, model: Model) -> None:
    await gain_potion(state, model, effect.amount, doing.action.name)


async def gain_potion(state: State, model: Model, amount: int, why: str) -> None:
    """Put potion tokens on a Hero on the arena, up to its Quantity (SDA-POTION-01, SDA-DEATH-06)."""
    if model.role != "hero" or model.at is None:
        return
    amount = min(amount, quantity(state, model) - model.potions)
    if amount > 0:
        model.potions += amount
        await tell(PotionGained(model.id, amount, model.potions, why))


async def _actions(state: State, doing: Doing, effect: GainActions, model: Model) -> None:
    if state.activation is not None and state.activation.model == model.id:
        state.activation.more_ap += effect.amount


async def _movement(state: State, doing: Doing, effect: GainMovement, model: Model) -> None:
    if state.activation is not None and state.activation.model == model.id:
        state.activation.more_mp += effect.amount


async def _draw(state: State, doing: Doing, effect: DrawLoot, model: Model) -> None:
    await decks.draw_loot(state, doing.user.side, effect.amount, doing.action.name)


async def _attack(state: State, doing: Doing, effect: FreeAttack, model: Model) -> None:
    """The model may make a basic attack that costs nothing."""
    from .combat import perform

    def options() -> list[str]:
        found = [SKIP]
        for name, attack in basic_attacks(state, model).items():
            if effect.range in ("any", attack.range.split()[0]):
                for target in state.on_arena(1 - model.side):
                    if why_not_aim(state, model, attack, Aim(target.id)) is None:
                        found.append(f"{target.id} {name}")
        return found

    text = await choose(model.side, "free attack", WORD, options, takes_lone=True)
    if text != SKIP:
        target, name = text.split()
        await perform(state, model, basic_attacks(state, model)[name], Aim(target))


async def _summon(state: State, doing: Doing, effect: Summon, model: Model) -> None:
    """Place models from the spawning pool next to the model."""
    for _ in range(effect.amount):
        waiting = [m for m in state.pool(doing.user.side) if m.card == effect.card]
        if not waiting or model.at is None:
            return
        newcomer = waiting[0]
        if not landing(state, newcomer, model):
            return
        text = await choose(
            doing.user.side, "summon", WORD,
            lambda newcomer=newcomer: [SKIP, *state.names(landing(state, newcomer, model))],  # type: ignore[misc]
        )  # fmt: skip
        if text == SKIP:
            return
        square = state.ground.walk.square(text)
        state.put(newcomer, square)
        await tell(Placed(newcomer.id, square, doing.action.name))


async def _destroy(state: State, doing: Doing, effect: Destroy, model: Model) -> None:
    await destruction.destroy(state, model, NOBODY, doing.action.name, doing.user.id, loot=False)
    await destruction.settle(state)


async def _unequip(state: State, doing: Doing, effect: Unequip, model: Model) -> None:
    def loose() -> list[str]:
        return [card for card in model.equipment.values() if not state.equipment(card).cursed]

    if not loose():
        return
    card = await choose(model.side, "unequip", WORD, loose, takes_lone=True)
    model.take_off(state.equipment(card).slot)
    decks.discard(state, card)
    state.touch()
    await tell(Discarded((card,), doing.action.name))
    await destruction.settle(state)


async def _odd(state: State, doing: Doing, effect: Odd, model: Model) -> None:
    from .odd import CODE

    await CODE[effect.code](state, doing, model)


PROCEDURES: dict[type[Any], Callable[..., Awaitable[None]]] = {
    Wound: _wound, Heal: _heal, Mend: _mend, Remedy: _remedy, Inflict: _inflict, Push: _push, Pull: _push,
    Compel: _push, Retreat: _retreat, Teleport: _teleport, Grant: _grant, GivePotion: _potion,
    GainActions: _actions, GainMovement: _movement, DrawLoot: _draw, FreeAttack: _attack, Summon: _summon,
    Destroy: _destroy, Unequip: _unequip, Odd: _odd,
}  # fmt: skip
