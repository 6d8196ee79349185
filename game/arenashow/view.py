"""All of a state as plain values, under the names that players use."""

from __future__ import annotations

from typing import Any

from .arena import TEAMS
from .cards import ROLES
from .state import Hero, State
from .values import (
    attack_value,
    break_away_needed,
    defense,
    max_hand,
    max_health,
    max_mana,
    movement,
    reserve,
    shield,
    shot_damage,
    structure_defense,
)

PHASES = {
    "draft": "set-up", "start": "set-up", "initiative": "initiative", "resurrection": "resurrection",
    "income": "store", "store": "store", "invocation": "minions", "deploy": "minions", "march": "minions",
}  # fmt: skip


def view(state: State) -> dict[str, Any]:
    """Return everything, hands included; `seen_by` is for whoever must not see them."""
    return {
        "round": state.round,
        "phase": PHASES.get(state.stage, "activation"),
        "stage": state.stage,
        "initiative": team_name(state.initiative),
        "on_turn": team_name(state.on_turn),
        "over": state.over,
        "winner": team_name(state.winner),
        "heroes": {name: hero_view(state, hero) for name, hero in state.heroes.items()},
        "minions": {name: state.ground.xy(square) for name, square in sorted(state.minions.items())},
        "reserve": {team: len(reserve(state, number)) for number, team in enumerate(TEAMS)},
        "structures": {
            name: {
                "at": state.ground.xy(item.square),
                "health": item.health,
                "defense": structure_defense(item) if item.health else 0,
                "shield": shield(item),
                "shot": shot_damage(item) if item.health else 0,
                "owner": team_name(item.team),
            }
            for name, item in state.structures.items()
        },
        "store": state.store,
        "piles": {**{role: len(state.piles.get(role, [])) for role in ROLES}, "items": len(state.item_pile)},
        "discards": {**{role: state.discards.get(role, []) for role in ROLES}, "items": state.item_discards},
        "invoked": state.invoked,
        "turn": turn_view(state),
        "attack": attack_view(state),
    }


def seen_by(state: State, seat: int) -> dict[str, Any]:
    """Return what a seat may see: of the other team's hands only how many cards they hold (BAS-BONUS-01)."""
    found = view(state)
    for hero in state.heroes.values():
        if hero.team != state.team_of(seat):
            found["heroes"][hero.id]["hand"] = len(hero.hand)
    return found


def team_name(team: int) -> str:
    return TEAMS[team] if team >= 0 else "none"


def hero_view(state: State, hero: Hero) -> dict[str, Any]:
    return {
        "card": hero.card,
        "role": hero.role,
        "team": team_name(hero.team),
        "seat": chr(ord("A") + hero.seat),
        "at": state.ground.xy(hero.square) if hero.on_board else None,
        "health": hero.health,
        "max_health": max_health(state, hero),
        "mana": hero.mana,
        "max_mana": max_mana(state, hero),
        "movement": movement(state, hero),
        "attack": attack_value(state, hero),
        "defense": defense(state, hero.id),
        "credits": hero.credits,
        "items": hero.items,
        "hand": hero.hand,
        "max_hand": max_hand(state, hero),
        "evolved": hero.evolved,
        "ready": hero.ready,
        "locked": break_away_needed(state, hero) > 0,
        "marks": [f"{mark.stat} {mark.amount:+} {mark.until}" for mark in hero.marks],
    }


def turn_view(state: State) -> dict[str, Any] | None:
    turn = state.turn
    if turn is None:
        return None
    return {
        "hero": turn.hero,
        "moved": turn.moved,
        "moves": turn.moves,
        "broke": turn.broke,
        "used": turn.used,
        "extra": turn.extra,
        "effects": turn.effects,
    }


def attack_view(state: State) -> dict[str, Any] | None:
    assault = state.assault
    if assault is None:
        return None
    return {
        "attacker": assault.attacker,
        "action": assault.action,
        "targets": assault.targets,
        "dice": assault.dice,
        "cards": assault.table,
        "attack": assault.attack,
        "damage": assault.damage,
        "defense": assault.defense,
    }
