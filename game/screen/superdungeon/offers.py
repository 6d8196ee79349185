"""Where the options of each decision lie: on squares, on models, on cards, or on buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, cast

from game.kernel.decision import Decision
from game.kernel.match import Match
from game.screen.presenter import Offer
from game.superdungeon import actions, turn
from game.superdungeon.cards import Action
from game.superdungeon.combat import defense_pool, foe_stars
from game.superdungeon.dice import totals
from game.superdungeon.potions import sources, why_not_drink
from game.superdungeon.state import Model, State
from game.superdungeon.store import PRICE
from game.superdungeon.store import loot as own_loot
from game.superdungeon.traits import ap_left, mp_left, skulls
from game.superdungeon.vocabulary import Attribute

from . import words
from .payment import Payment

Made = Iterator[Offer]


def offers(state: State, decision: Decision[Any]) -> Sequence[Offer]:
    """Return everything that can be done now; a prompt without a maker is a list of buttons."""
    maker = MAKERS.get(decision.prompt) or MAKERS.get(decision.prompt.partition(".")[0])
    return list(maker(state, decision) if maker is not None else buttons(state, decision))


def subject(state: State, decision: Decision[Any]) -> str:
    """The model that the decision is about."""
    act = state.activation
    return act.model if decision.prompt == "command" and act is not None else ""


def square_of(state: State, word: str) -> int | None:
    """Return the square that the word names, if it names one."""
    if len(word) < 2 or not word[0].isalpha() or not word[1:].isdigit():
        return None
    try:
        return state.ground.walk.square(word)
    except (ValueError, IndexError):
        return None


def spoken(state: State, text: str) -> str:
    """Return an answer's words with models and cards by their names."""
    parts = []
    for word in text.split():
        if word in state.models:
            parts.append(words.model_name(state, word))
        elif "-" in word or "#" in word:
            parts.append(words.name(word))
        else:
            parts.append(word)
    said = " ".join(parts)
    return said[:1].upper() + said[1:]


def buttons(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        yield Offer(values=(text,), text=spoken(state, text), kind="plain")


# A model's commands


def command(state: State, decision: Decision[Any]) -> Made:
    act = state.activation
    assert act is not None
    model = state.models[act.model]
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
    return f"{len(found)} more monster{'s' if len(found) > 1 else ''} could be activated with {left} skulls left."


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
            if reason == "a target is needed":
                reason = "nobody in reach and sight"
            yield Offer(
                values=(),
                text=label,
                kind="use",
                group=label,
                piece=model.id,
                note=f"{choice.action.ap} AP",
                why_not=reason,
            )
    if model.role == "hero":
        for potion, owner in sources(state, model):
            label = words.name(potion.name)
            if label not in seen:
                reason = why_not_drink(state, model, potion, owner, None) or "nobody in reach and sight"
                yield Offer(
                    values=(), text=label, kind="use", group=label, piece=model.id, note="potion", why_not=reason
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


# Placing


def placing(state: State, decision: Decision[Any]) -> Made:
    """ "K c7": which model, and where."""
    kinds: dict[str, str] = {}
    for text in decision.options:
        id, _, square = text.rpartition(" ")
        model = state.models.get(id.split()[-1] if id else "")
        if model is None:
            yield Offer(values=(text,), text=spoken(state, text), kind="place", square=square_of(state, square))
            continue
        label = kinds.setdefault(model.id, words.name(state.card(model.card).slug))
        yield Offer(
            values=(text,), text=label, kind="place", group=label, square=square_of(state, square), tip=model.id
        )
    if state.placing is not None and len(state.placing.models) > 1:
        first = next(iter(decision.options))
        tip = "All that are left, as near to the middle as they fit. Undo takes them back together."
        yield Offer(values=(first,), text="Place the rest", kind="plain", is_main=True, tip=tip, lazily=place_rest)


def place_rest(match: Match[Any]) -> tuple[str, ...]:
    """Return answers that place all models that are waiting, as near to the middle of the arena as they fit."""
    trial = match.fork()
    seat, point = next(iter(trial.pending)), trial.state.placing.point
    width, height = trial.state.arena.width, trial.state.arena.height

    def distance(text: str) -> float:
        y, x = divmod(square_of(trial.state, text.split()[-1]) or 0, width)
        return float(max(abs(x - width / 2), abs(y - height / 2)))

    answers: list[str] = []
    while trial.state.placing is not None and trial.state.placing.point == point and seat in trial.pending:
        decision = trial.pending[seat]
        if decision.prompt != "spawn":
            break
        answers.append(min(decision.options, key=distance))
        trial.answer(seat, answers[-1])
    return tuple(answers)


def boss(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        verb, *rest = text.split()
        if verb == "place":
            label = f"Place {words.model_name(state, rest[0])}"
            yield Offer(
                values=(text,), text=label, kind="place", group=label, square=square_of(state, rest[1]), tip=rest[0]
            )
        elif verb == "drink":
            yield Offer(values=(text,), text=spoken(state, text), kind="plain")
        else:
            yield Offer(values=(text,), text="Not now", kind="plain", tip="The mini-boss can still be spawned later.")


def squares(state: State, decision: Decision[Any]) -> Made:
    """A square each, or a word that means none."""
    labels = {"stay": "Stay", "none": "Nobody"}
    for text in decision.options:
        square = square_of(state, text.split()[-1])
        if square is None:
            yield Offer(values=(text,), text=labels.get(text, spoken(state, text)), kind="plain")
        else:
            yield Offer(values=(text,), text=text, kind="place", square=square)


def models(state: State, decision: Decision[Any]) -> Made:
    """A model each."""
    for text in decision.options:
        id = text.split()[0]
        if id in state.models and state.models[id].at is not None:
            rest = text.split()[1:]
            label = words.model_name(state, id) + (f": {' '.join(rest)}" if rest else "")
            yield Offer(values=(text,), text=label, kind="choose", target=id, group=" ".join(rest))
        else:
            yield Offer(values=(text,), text="Nobody" if text == "none" else spoken(state, text), kind="plain")


# Choices in combat, and small ones


def defense(state: State, decision: Decision[Any]) -> Made:
    """An attribute each, with its dice and the chance to withstand what has been rolled."""
    target = state.models.get(decision.about)
    offense = next((thrown for thrown in state.thrown if thrown.kind == "offense"), None)
    for name in decision.options:
        note = tip = ""
        if target is not None and offense is not None:
            user = state.models[offense.model]
            pool, _ = defense_pool(state, target, name, user)
            rolled = sum(face for face in offense.faces if isinstance(face, int)) + offense.stars
            wanted = max(0, rolled + foe_stars(state, user, target, cast(Attribute, offense.attribute)))
            chance = totals(pool, "bane" in target.statuses).chance(wanted.__le__)
            note, tip = f"{float(chance):.0%}", f"{pool.text}: {float(chance):.0%} to withstand {wanted}"
        label = f"Defend with {words.ATTRIBUTES[name]}"
        yield Offer(values=(name,), text=label, kind="plain", is_main=True, note=note, tip=tip)


def reroll(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        if text == "none":
            yield Offer(values=(text,), text="Keep the dice", kind="plain", is_main=True)
            continue
        whose, _, die = text.rpartition(" ")
        owner = "the attack" if whose == "offense" else words.model_name(state, whose)
        yield Offer(values=(text,), text=f"Reroll die {die} of {owner}", kind="plain")


def symbol(state: State, decision: Decision[Any]) -> Made:
    """Hearts and potions that have popped out: which Hero gets them."""
    for text in decision.options:
        if text == "none":
            yield Offer(values=(text,), text="Let it go", kind="plain")
            continue
        id, token = text.split(" ", 1)
        what = {"wound": "heal a wound", "potion": "gain a potion"}.get(token, f"remove {token}")
        yield Offer(values=(text,), text=f"{words.model_name(state, id)}: {what}", kind="plain", is_main=True)


def heal(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        label = {"wound": "Remove a wound", "none": "Nothing more"}.get(text, f"Remove {text}")
        yield Offer(values=(text,), text=label, kind="plain")


# Cards


def pick(state: State, decision: Decision[Any]) -> Made:
    for slug in decision.options:
        yield Offer(values=(slug,), text="Choose", kind="card", card=slug)


def store(state: State, decision: Decision[Any]) -> Made:
    loot = own_loot(state, decision.seat)
    buyable = set()
    for text in decision.options:
        if text == "leave":
            yield Offer(values=(text,), text="Leave the store", kind="plain", is_main=True)
            continue
        card = text.split()[1]
        buyable.add(card)
        opens = partial(Payment, state, decision.seat, card, loot) if len(loot) > PRICE else None
        tip = "Pays with " + ", ".join(map(words.name, text.split()[3:])) + "."
        yield Offer(
            values=(text,), text="Buy for four loot", kind="card", card=card, tip="" if opens else tip, opens=opens
        )
    for card in state.shop:
        if card not in buyable:
            reason = "a treasure costs four loot cards"
            yield Offer(values=(), text="Four loot cards", kind="card", card=card, why_not=reason)


def equip(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        verb, *rest = text.split()
        if verb == "equip":
            model = state.models[rest[-1]]
            old = model.equipment.get(state.equipment(rest[0]).slot)
            yield Offer(
                values=(text,),
                text=f"On {words.model_name(state, model.id)}",
                kind="card",
                card=rest[0],
                tip=f"{words.name(old)} is discarded for it." if old else "",
                note="replaces" if old else "",
            )
        elif verb == "drink":
            yield Offer(values=(text,), text=spoken(state, text), kind="plain", note="potion")
        else:
            yield Offer(values=(text,), text="Done", kind="plain", is_main=True)


def cards(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        yield Offer(values=(text,), text=words.name(text), kind="card", card=text)


def arena_potion(state: State, decision: Decision[Any]) -> Made:
    hero = state.hero(decision.seat)
    assert hero is not None
    for text in decision.options:
        if text == "none":
            yield Offer(values=(text,), text="Keep the Hero's own potions", kind="plain", is_main=True)
        else:
            new, _, old = text.partition(" for ")
            yield Offer(values=(text,), text=f"Instead of {words.name(old)}", kind="card", card=f"potion {new}")


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
    "spawn": placing,
    "place": placing,
    "place.cluster": squares,
    "boss": boss,
    "push": squares,
    "pull": squares,
    "compel": squares,
    "retreat": squares,
    "teleport": squares,
    "summon": squares,
    "pounce": squares,
    "shapeshift": squares,
    "charge": squares,
    "crystal": squares,
    "order": models,
    "first spawn": models,
    "free attack": models,
    "defense": defense,
    "reroll": reroll,
    "heart": symbol,
    "potion": symbol,
    "heal": heal,
    "pick": pick,
    "store": store,
    "equip": equip,
    "unequip": cards,
    "arena potion": arena_potion,
    "emergency": emergency,
}
