"""Chapter V, the round: initiative, resurrection, and whose turn it is in the last phase."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits

from . import events
from .rewards import in_order
from .state import Hero, State
from .values import max_health, max_mana, occupied


async def begin_round(state: State) -> None:
    """Hand the initiative over, except in the first round (BAS-ROUND-03, BAS-ROUND-04)."""
    if state.round:
        state.initiative = 1 - state.initiative
    state.round += 1
    await tell(events.RoundBegan(round=state.round, initiative=state.initiative))
    await tell(events.PhaseBegan(phase="initiative", round=state.round))
    await tell(events.PhaseBegan(phase="resurrection", round=state.round))
    # the team without the initiative places first (BAS-RESURRECT-03, BAS-RESURRECT-05)
    state.on_turn, state.stage = 1 - state.initiative, "resurrection"


def fallen(state: State, team: int) -> list[Hero]:
    return [hero for hero in in_order(state, team) if not hero.on_board]


def places(state: State, team: int) -> int:
    """Return the free own teleporters of both zones (BAS-RESURRECT-02)."""
    return state.ground.teleporters[team] & ~occupied(state)


async def resurrect(state: State) -> None:
    """Place one hero, team by team in turn until all are back (BAS-RESURRECT-04); then straighten all cards."""
    team = state.on_turn
    if not fallen(state, team) or not places(state, team):
        if not fallen(state, 1 - team) or not places(state, 1 - team):
            for hero in state.heroes.values():
                hero.ready = hero.on_board
            state.stage = "income"
            return
        state.on_turn = team = 1 - team

    def options() -> Iterator[str]:
        for hero in fallen(state, team):
            for square in bits(places(state, team)):
                yield f"{hero.id} {state.name(square)}"

    def refuse(text: str) -> str | None:
        if text in options():
            return None
        name, _, _ = text.partition(" ")
        if name not in [hero.id for hero in fallen(state, team)]:
            return "expected a hero that is off the board, and a teleporter"
        return "heroes come onto free teleporters of their own team"

    text = await choose(state.captain(team), "resurrection", WORD, options, refuse, takes_lone=True)
    name, square = text.split(" ")
    await place(state, state.heroes[name], state.ground.board.square(square))
    state.on_turn = 1 - team


async def place(state: State, hero: Hero, square: int) -> None:
    """A hero comes onto the board with full health and mana (BAS-RESURRECT-06)."""
    hero.square = square
    hero.health, hero.mana = max_health(state, hero), max_mana(state, hero)
    await tell(events.Placed(hero=hero.id, square=square))


def ready(state: State, team: int) -> list[Hero]:
    """Return the heroes that the team may still activate (BAS-HERO-13, BAS-HERO-14)."""
    return [hero for hero in in_order(state, team) if hero.ready and hero.on_board]
