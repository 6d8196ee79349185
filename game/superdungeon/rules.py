"""The stages of a match; one step of a match is one call of the procedure of its stage."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.decision import Rule

from . import powerup, setup, store, turn, warbands
from .state import State

STAGES: dict[str, Callable[[State], Rule[None]]] = {
    "pick": warbands.pick,
    "player one": setup.player_one,
    "arena": setup.choose_arena,
    "tiles": setup.place_tile,
    "scenario": setup.roll_scenario,
    "arena potions": setup.arena_potions,
    "clusters": setup.place_cluster,
    "points": setup.place_point,
    "first spawn": setup.first_spawn,
    "heroes": setup.place_hero,
    "initiative": setup.initiative,
    "phase": turn.phase,
    "activation": turn.activation,
    "monsters": turn.monsters,
    "placing": turn.placing,
    "store": store.shop,
    "rewards": powerup.rewards,
    "equipment": powerup.equipment,
    "boss": powerup.miniboss,
    "end of turn": powerup.end_of_turn,
}


class SuperDungeonRules:
    def play_step(self, state: State) -> Rule[None]:
        return STAGES[state.stage](state)
