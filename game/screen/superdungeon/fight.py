"""What a fight of Super Dungeon Arena is made of, told for the combat overlay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.screen.duel import Chance, Term
from game.superdungeon import actions
from game.superdungeon.library import library
from game.superdungeon.odds import Forecast
from game.superdungeon.potions import sources
from game.superdungeon.state import Model, State

from . import words


def find_action(state: State, user: Model, name: str) -> Any:
    """Return the action of that name that the model has: an attack, its own, of equipment, or a potion."""
    if name.startswith("attack "):
        return actions.basic_attacks(state, user).get(name[7:])
    choice = actions.unique_action(state, user, name)
    if choice is not None:
        return choice.action
    potions = [potion for potion, _ in sources(state, user)] if user.role == "hero" else []
    return next((potion for potion in [*potions, *library().potions.values()] if potion.name == name), None)


def terms(attribute: str, sources: Sequence[str]) -> tuple[Term, ...]:
    """Return where the dice of a roll come from: the card first, then what adds to it."""
    own = {"STR": "strength", "DEX": "dexterity", "WILL": "will"}.get(attribute, "armour")
    return tuple(Term("action" if i else own, words.action_name(source)) for i, source in enumerate(sources))


def chances(found: Forecast) -> tuple[Chance, ...]:
    """Return what is worth knowing of the odds of an attack."""
    made = [Chance("to hit", float(found.hit))]
    if found.critical:
        made.append(Chance("critical", float(found.critical)))
    if found.destroyed:
        made.append(Chance("destroyed", float(found.destroyed)))
    return tuple(made)
