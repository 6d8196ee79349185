"""The whole state under the names that players use; positions expect in terms of it."""

from __future__ import annotations

from typing import Any

from .scoring import inside
from .state import Model, State, letter
from .traits import ap_left, hearts, mp_left, quantity, skulls, total_ap, total_mp, traits
from .turn import SKULLS


def view(state: State) -> dict[str, Any]:
    """Return everything that lies on the table as plain values; squares are [x, y], sides "A" and "B"."""
    return {
        "scenario": state.scenario,
        "stage": state.stage,
        "turn": letter(state.active),
        "turns": state.turns,
        "first": letter(state.first),
        "winner": None if state.winner is None else letter(state.winner),
        "over": state.over,
        "skulls": {"spent": state.skulls, "left": SKULLS - state.skulls},
        "activated": list(state.activated),
        "activation": state.activation.model if state.activation else None,
        "points": _sides(state, "points"),
        "backpack": {letter(i): sorted(side.backpack) for i, side in enumerate(state.sides)},
        "unlocked": _sides(state, "unlocked"),
        "earned": _sides(state, "loot"),
        "clusters": {letter(i): _square(state, side.cluster) for i, side in enumerate(state.sides)},
        "crystals": {letter(i): _square(state, side.crystal) for i, side in enumerate(state.sides)},
        "pool": {letter(i): [model.id for model in state.pool(i)] for i in (0, 1)},
        "inside": {letter(i): len(inside(state, i)) if state.zone else 0 for i in (0, 1)},
        "loot": state.loot[::-1],
        "treasures": state.treasures[::-1],
        "loot_discard": list(state.loot_discard),
        "treasure_discard": list(state.treasure_discard),
        "shop": list(state.shop),
        "emergency": state.emergency,
        "lasting": [f"{lasting.name} of {lasting.user}" for lasting in state.lasting],
        "last": _last(state),
        "board": {"size": [state.arena.width, state.arena.height], "arena": state.arena.slug},
        "models": {model.id: _model(state, model) for model in state.models.values()},
    }


def _sides(state: State, name: str) -> dict[str, Any]:
    return {letter(i): getattr(side, name) for i, side in enumerate(state.sides)}


def _square(state: State, square: int | None) -> list[int] | None:
    return None if square is None else [square % state.arena.width, square // state.arena.width]


def _model(state: State, model: Model) -> dict[str, Any]:
    return {
        "side": letter(model.side),
        "role": model.role,
        "card": model.card,
        "form": model.form or model.card,
        "at": _square(state, model.at),
        "base": state.size(model),
        "wounds": model.wounds,
        "hearts": hearts(state, model),
        "status": sorted(model.statuses),
        "potions": model.potions,
        "potion_quantity": quantity(state, model),
        "equipped": dict(model.equipment),
        "abilities": sorted(traits(state, model).words),
        "mp": total_mp(state, model),
        "ap": total_ap(state, model),
        "mp_left": mp_left(state, model),
        "ap_left": ap_left(state, model),
        "skulls": skulls(state, model),
        "fallen": model.fallen,
        "destroyed": model.gone or (model.at is None and model.fallen > 0),
        "crystal": model.crystal,
    }


def _last(state: State) -> dict[str, Any] | None:
    last = state.last
    if last is None:
        return None
    return {
        "user": last.user,
        "action": last.action,
        "offense": last.offense,
        "defense": dict(last.defense),
        "hit": list(last.hit),
        "critical": list(last.critical),
        "affected": list(last.affected),
    }
