"""Potions: a Hero's own, shared, swapped for arena potions, and drunk in the opponent's turn (SDA-POTION)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from game.kernel.decision import WORD, Interrupt, tell

from .actions import Aim, aims, read_aim, why_not_aim, write_aim
from .cards import Potion
from .combat import perform
from .destruction import settle
from .events import Drank
from .library import library
from .state import Model, State
from .traits import traits
from .vocabulary import DrinksHook


def potions_of(state: State, hero: Model) -> list[Potion]:
    """The potions on a Hero's card; one may be replaced for the whole game (SDA-POTION-12)."""
    found = list(state.card(hero.card).potions)
    if hero.swapped and hero.role == "hero":
        old, new = hero.swapped
        found = [library().potions[new] if potion.name == old else potion for potion in found]
    return found


def sources(state: State, hero: Model) -> Iterator[tuple[Potion, Model]]:
    """What the Hero can drink and whose it is: its own, then those of friendly Heroes on the arena (SDA-POTION-10)."""
    yield from ((potion, hero) for potion in potions_of(state, hero))
    for other in state.on_arena(hero.side):
        if other.role == "hero" and other is not hero:
            yield from ((potion, other) for potion in potions_of(state, other))


def why_not_drink(state: State, hero: Model, potion: Potion, owner: Model, aim: Aim | None) -> str | None:
    """Return why the Hero cannot drink the potion at that aim; without an aim, whether it could drink it at all."""
    if hero.role != "hero" or hero.at is None:
        return "only a Hero on the arena can drink"
    if "ice" in hero.statuses:
        return "frozen: no unique actions"
    if "knockdown" in hero.statuses:
        return "knocked down"
    if owner.potions < potion.cost:
        return f"needs {potion.cost} potions, {owner.potions} left"
    if potion.once and f"{owner.id}:{potion.name}" in state.spent:
        return "used already, once a game"
    act = state.activation
    if act is not None and act.model == hero.id:
        if act.drinks > sum(hook.amount for hook, _ in traits(state, hero).of(DrinksHook)):
            return "has drunk in this activation"
    elif state.active == hero.side:
        return "not being activated"
    else:
        if potion.colour != "green":
            return "only green potions in the opponent's turn"
        if owner is not hero:
            return "shared potions are for activations"
        if state.emergency:
            return "an emergency potion has been drunk in this turn"
    return None if aim is None else why_not_aim(state, hero, potion, aim)


def drinks(state: State, hero: Model) -> Iterator[str]:
    """Return everything the Hero can drink now, as commands; of two potions of a name, one."""
    names = set()
    for potion, owner in sources(state, hero):
        if (potion.name, owner.id) in names:
            continue
        names.add((potion.name, owner.id))
        if why_not_drink(state, hero, potion, owner, None) is None:
            whose = "" if owner is hero else f" from {owner.id}"
            for aim in aims(state, hero, potion):
                yield f"drink {potion.name}{whose}{write_aim(state, aim)}"


def read_drink(state: State, hero: Model, words: list[str]) -> tuple[Potion, Model, Aim] | str:
    """Read "tonic", "tonic K", "tonic from H2 K"; return what is wrong with it as text."""
    if not words:
        return "drink what?"
    name, rest, owner = words[0].lower(), words[1:], ""
    if rest[:1] == ["from"]:
        owner, rest = (rest[1] if len(rest) > 1 else ""), rest[2:]
    found = next(
        ((potion, whose) for potion, whose in sources(state, hero) if potion.name == name and owner in ("", whose.id)),
        None,
    )
    if found is None:
        return f"{hero.id} has no {name} to drink"
    aim = read_aim(state, rest)
    return aim if isinstance(aim, str) else (*found, aim)


def why_not_drink_words(state: State, hero: Model, words: list[str]) -> str | None:
    found = read_drink(state, hero, words)
    return found if isinstance(found, str) else why_not_drink(state, hero, *found)


async def drink(state: State, hero: Model, words: list[str]) -> None:
    """Pay the tokens and perform the action, which costs no action points (SDA-POTION-05, SDA-POTION-11)."""
    found = read_drink(state, hero, words)
    assert not isinstance(found, str)
    potion, owner, aim = found
    owner.potions -= potion.cost
    if potion.once:
        state.spent.append(f"{owner.id}:{potion.name}")
    act = state.activation
    is_emergency = act is None or act.model != hero.id
    if is_emergency:
        state.emergency = True
    elif act is not None:
        act.drinks += 1
    await tell(Drank(hero.id, potion.name, owner.id, potion.cost, is_emergency))
    await perform(state, hero, potion, aim)


def emergencies(state: State) -> Iterator[Interrupt[Any]]:
    """The player who is not on turn may drink between any two commands (SDA-POTION-03, SDA-POTION-08)."""
    if state.emergency or state.over:
        return
    seat = 1 - state.active
    for hero in state.on_arena(seat):
        if hero.role == "hero" and hero.potions and next(drinks(state, hero), None) is not None:
            yield Interrupt(
                seat, "emergency", WORD, partial(_emergency_options, state, seat), partial(_drink, state),
                partial(_why_not_emergency, state, seat),
            )  # fmt: skip
            return


def _emergency_options(state: State, seat: int) -> list[str]:
    heroes = [hero for hero in state.on_arena(seat) if hero.role == "hero"]
    several = len(heroes) > 1
    return [f"{hero.id} {text}" if several else text for hero in heroes for text in drinks(state, hero)]


def _drinker(state: State, seat: int, text: str) -> tuple[Model, list[str]]:
    """Read "drink balm" or, of several Heroes, "H2 drink balm"; return who drinks and the words after "drink"."""
    words = text.split()
    if words and words[0] in state.models:
        return state.models[words[0]], words[2:]
    return next(model for model in state.on_arena(seat) if model.role == "hero"), words[1:]


def _why_not_emergency(state: State, seat: int, text: str) -> str | None:
    if "drink" not in text.split()[:2]:
        return "only an emergency potion can be drunk now"
    hero, words = _drinker(state, seat, text)
    return why_not_drink_words(state, hero, words) if hero.side == seat else f"{hero.id} is not of your warband"


async def _drink(state: State, seat: int, text: str) -> None:
    hero, words = _drinker(state, seat, text)
    await drink(state, hero, words)
    await settle(state)
