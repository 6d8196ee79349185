"""Chapter IV, the dice of an attack and what they are compared with; critical and fail."""

from __future__ import annotations

from game.kernel.decision import tell

from . import events
from .state import State
from .values import actions, attack_value, defense

D6 = (1, 2, 3, 4, 5, 6)


async def throw(state: State, *, repeat: bool = False, keep_better: bool = False) -> None:
    """Throw 2D6, one roll for all targets (BAS-COMBAT-08); a repeat throws both dice anew (BAS-REROLL-03)."""
    assault = state.attack
    hero = state.heroes[assault.attacker]
    before = assault.dice
    assault.dice = [state.chance.roll(D6, hero.id), state.chance.roll(D6, hero.id)]
    a, b = assault.dice
    await tell(events.Rolled(hero=hero.id, dice=(a, b), total=a + b + attack_value(state, hero) + assault.attack))
    if repeat and keep_better and sum(before) > a + b:
        assault.dice = before


def is_critical(state: State) -> bool:
    return state.attack.dice == [6, 6]


def is_fail(state: State) -> bool:
    return state.attack.dice == [1, 1]


def total(state: State, target: str) -> int:
    """Return the attack total as compared with one target (BAS-COMBAT-06)."""
    assault = state.attack
    hero = state.heroes[assault.attacker]
    action = actions(state, hero)[assault.action]
    versus = action.versus_minions if target in state.minions else 0
    return sum(assault.dice) + attack_value(state, hero) + assault.attack + versus


def guard(state: State, target: str) -> int:
    """Return the defense of a target with the cards played for it (BAS-COMBAT-07)."""
    return defense(state, target) + state.attack.defense.get(target, 0)


def is_hit(state: State, target: str) -> bool:
    """Double six always hits and double one never does (BAS-CRIT-01, BAS-CRIT-03)."""
    if is_critical(state) or is_fail(state):
        return is_critical(state)
    return total(state, target) >= guard(state, target)
