"""Where the options of each decision lie: on squares, on models, on cards, or on buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.kernel.decision import Decision
from game.screen.presenter import Offer
from game.superdungeon import actions, turn
from game.superdungeon.cards import Action
from game.superdungeon.potions import sources, why_not_drink
from game.superdungeon.state import Model, State
from game.superdungeon.traits import ap_left, mp_left, skulls

from . import choices, placing, words
from .reading import Made, buttons, spoken, square_of


def offers(state: State, decision: Decision[Any]) -> Sequence[Offer]:
    """Return everything that can be done now; a prompt without a maker is a list of buttons."""
    maker = MAKERS.get(decision.prompt) or MAKERS.get(decision.prompt.partition(".")[0])
    return list(maker(state, decision) if maker is not None else buttons(state, decision))


def subject(state: State, decision: Decision[Any]) -> str:
    """The model that the decision is about."""
    act = state.activation
    return act.model if decision.prompt == "command" and act is not None else ""


# A model's commands


def command(state: State, decision: Decision[Any]) -> Made:
    act = state.activation
    assert act is not None
    model = state.models[act.model]
    found = list(_command(state, decision, model))
    order = [
        f"{words.ICONS[attack.range.split()[0]]} attack" for attack in actions.basic_attacks(state, model).values()
    ]
    order += [words.name(choice.action.name) for choice in actions.unique_actions(state, model)]
    place = {label: i for i, label in enumerate(order)}
    # as on the card, whatever can be done now: no button moves away under the mouse
    yield from sorted(found, key=lambda offer: place.get(offer.group.removesuffix(" (free)"), len(order)))


def _command(state: State, decision: Decision[Any], model: Model) -> Made:
    seen: set[str] = set()
    for text in decision.options:
        verb, *rest = text.split()
        if verb == "end":
            yield from ends(state, model)
        elif verb == "move":
            place = square_of(state, rest[-1])
            yield walk(state, model, text, place)
        else:
            offer = aimed(state, model, text)
            seen.add(offer.group)
            yield offer
    yield from refused(state, model, seen)
    yield from next_monsters(state, model)


def walk(state: State, model: Model, text: str, place: int | None) -> Offer:
    """A move to a square, or over way points on the way to one."""

    def via(stops: tuple[int, ...]) -> Offer:
        return walk(state, model, "move " + " ".join(map(state.ground.name, stops)), stops[-1])

    return Offer(values=(text,), text="Move", kind="move", piece=model.id, square=place, via=via)


def ends(state: State, model: Model) -> Made:
    """Ending the activation, and ending the turn with it."""
    left = []
    if (mp := mp_left(state, model)) > 0:
        left.append(f"{mp} movement")
    if (ap := ap_left(state, model)) > 0:
        left.append(f"{ap} action{'s' if ap > 1 else ''}")
    tip = f"{words.model_name(state, model.id)} still has {' and '.join(left)}." if ap else ""
    yield Offer(values=("end",), text="End activation", kind="end_activation", tip=tip)
    if model.role != "hero":
        yield Offer(values=("end", "end phase"), text="End turn", kind="end_turn", tip=waiting(state, model))


def waiting(state: State, now: Model | None) -> str:
    """Say who could still be activated in this turn."""
    found = [m for m in state.on_arena(state.active) if turn.why_not_next_monster(state, now, [m.id]) is None]
    if not found:
        return ""
    left = turn.SKULLS - state.skulls
    return f"{words.several(len(found), 'more monster')} could be activated with {words.several(left, 'skull')} left."


def aimed(state: State, model: Model, text: str) -> Offer:
    """An attack, a unique action, a potion, or something that needs no aim."""
    verb, *rest = text.split()
    if verb == "attack":
        target, name, *free = rest
        attack = actions.basic_attacks(state, model)[name]
        label = f"{words.ICONS[attack.range.split()[0]]} attack" + (" (free)" if free else "")
        return Offer(
            values=(text,),
            text=label,
            kind="attack",
            group=label,
            piece=model.id,
            target=target,
            note="free" if free else "1 AP",
            tip=f"{words.ATTRIBUTES[name]}, {words.reach(attack.range)}",
        )
    if verb in ("use", "drink"):
        name = rest[0]
        action, note, words_of_aim = found_action(state, model, verb, rest)
        aim = words.aim_of(state, words_of_aim)
        covered = actions.covered(state, model, action, aim).squares
        has_place = bool(aim.target and aim.target != model.id) or bool(aim.way)
        return Offer(
            values=(text,),
            text=words.name(name),
            kind="use",
            group=words.name(name),
            piece=model.id,
            target=aim.target if aim.centre is None else "",
            square=aim.centre,
            area=covered,
            aims_by_area=bool(aim.way),
            note=note,
            tip=words.action_text(action),
            is_self=not has_place and not aim.target and aim.centre is None,
        )
    labels = {
        "interact": ("Interact", "1 AP", "Pick up the crystal beside it."),
        "dash": ("Dash", "1 AP", "Two more movement points."),
        "stand ap": ("Stand up", "1 AP", "Remove Knockdown for an action point."),
        "stand mp": ("Stand up", "all movement", "Remove Knockdown for all movement points that are left."),
    }
    label, note, tip = labels.get(text, (spoken(state, text), "", ""))
    return Offer(values=(text,), text=label, kind="act", piece=model.id, note=note, tip=tip)


def found_action(state: State, model: Model, verb: str, rest: list[str]) -> tuple[Action, str, list[str]]:
    """Return the action, what it costs, and the words of its aim."""
    name = rest[0]
    if verb == "use":
        choice = actions.unique_action(state, model, name)
        assert choice is not None
        return choice.action, f"{choice.action.ap} AP", rest[1:]
    owner, aim = (rest[2], rest[3:]) if rest[1:2] == ["from"] else (model.id, rest[1:])
    potion = next(p for p, whose in sources(state, model) if p.name == name and whose.id == owner)
    return potion, f"{potion.cost} potion{'s' if potion.cost > 1 else ''}", aim


def refused(state: State, model: Model, seen: set[str]) -> Made:
    """Actions of the model that it cannot do now, with the reason."""
    for name, attack in actions.basic_attacks(state, model).items():
        label = f"{words.ICONS[attack.range.split()[0]]} attack"
        if label not in seen and f"{label} (free)" not in seen:
            reason = actions.why_not_act(state, model, 1, unique=False) or "no enemy in reach and sight"
            yield Offer(
                values=(), text=label, kind="attack", group=label, piece=model.id, note="1 AP", why_not=reason, tip=name
            )
    for choice in actions.unique_actions(state, model):
        label = words.name(choice.action.name)
        if label not in seen:
            reason = actions.why_not_act(state, model, choice.action.ap, unique=True) or (
                "used already, once a game"
                if choice.action.once and choice.key in state.spent
                else actions.why_not_aim(state, model, choice.action, actions.Aim()) or "nobody in reach and sight"
            )
            if reason.startswith(("a target is needed", "a direction is needed")):
                reason = "nobody in reach and sight"
            yield Offer(
                values=(),
                text=label,
                kind="use",
                group=label,
                piece=model.id,
                note=f"{choice.action.ap} AP",
                tip=words.action_text(choice.action),
                why_not=reason,
            )
    if model.role == "hero":
        for potion, owner in sources(state, model):
            label = words.name(potion.name)
            if label not in seen:
                reason = why_not_drink(state, model, potion, owner, None) or "nobody in reach and sight"
                note, tip = words.several(potion.cost, "potion"), words.action_text(potion)
                yield Offer(
                    values=(), text=label, kind="use", group=label, piece=model.id, note=note, tip=tip, why_not=reason
                )


def next_monsters(state: State, now: Model | None) -> Made:
    """Monsters that could be activated next; naming one ends the present activation."""
    if now is not None and now.role == "hero":
        return
    for model in state.on_arena(state.active):
        if turn.why_not_next_monster(state, now, [model.id]) is None:
            yield activation(state, model, f"activate {model.id}")


def activation(state: State, model: Model, text: str) -> Offer:
    price = skulls(state, model)
    is_hero = model.role == "hero"
    return Offer(
        values=(text,),
        text=f"Activate {words.model_name(state, model.id)}",
        kind="activate",
        target=model.id,
        note="" if is_hero else f"{price} skull{'s' if price != 1 else ''}",
        tip="the Hero" if is_hero else "",
    )


# The phases of a turn


def phase(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        verb, *rest = text.split()
        if verb == "activate" and rest[0] in state.models:
            yield activation(state, state.models[rest[0]], text)
        elif verb == "activate":
            yield Offer(
                values=(text,), text="Activate monsters", kind="plain", note="4 skulls", tip="Or click one of them."
            )
        elif verb == "spawn":
            model = state.models.get(rest[1])
            label = "Spawn monsters" if model is None else f"Spawn {words.model_name(state, model.id)}"
            yield Offer(
                values=(text,),
                text=label,
                kind="spawn",
                group=label,
                target=rest[0],
                note="1 wound",
                tip="The point takes a wound for it.",
            )
        elif verb in ("store", "go"):
            loot = sum(1 for card in state.sides[decision.seat].backpack if state.equipment(card).deck == "loot")
            yield Offer(
                values=(text,),
                text="Go to the store",
                kind="plain",
                note=f"{loot} loot",
                tip="Three treasures are turned up; each costs four loot cards.",
            )
        else:
            yield Offer(values=(text,), text="Pass", kind="end_turn", tip="Nothing is done in this turn.")
    yield from next_monsters(state, None)


def monster(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        if text.startswith("end"):
            yield Offer(values=(text,), text="End turn", kind="end_turn", tip=waiting(state, None))
        else:
            yield activation(state, state.models[text.split()[1]], text)


def emergency(state: State, decision: Decision[Any]) -> Made:
    """An emergency potion: by buttons and on the board."""
    hero = state.hero(decision.seat)
    for text in decision.options:
        parts = text.split()
        drinker = state.models.get(parts[0], hero)
        assert drinker is not None
        body = parts[1:] if parts[0] in state.models else parts
        yield replace(aimed(state, drinker, " ".join(body)), values=(text,), piece="")


MAKERS: dict[str, Callable[[State, Decision[Any]], Made]] = {
    "command": command,
    "phase": phase,
    "monster": monster,
    "spawn": placing.placing,
    "place": placing.placing,
    "place.cluster": placing.squares,
    "boss": placing.boss,
    "push": placing.squares,
    "pull": placing.squares,
    "compel": placing.squares,
    "retreat": placing.squares,
    "teleport": placing.squares,
    "summon": placing.squares,
    "pounce": placing.squares,
    "shapeshift": placing.squares,
    "charge": placing.squares,
    "crystal": placing.squares,
    "order": placing.models,
    "first spawn": placing.models,
    "free attack": placing.models,
    "defense": choices.defense,
    "reroll": choices.reroll,
    "heart": choices.symbol,
    "potion": choices.symbol,
    "heal": choices.heal,
    "pick": choices.pick,
    "store": choices.store,
    "equip": choices.equip,
    "unequip": choices.cards,
    "arena": choices.arena,
    "arena potion": choices.arena_potion,
    "emergency": emergency,
}
