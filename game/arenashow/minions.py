"""Chapter IV, minions: the invocation roll, deployment, and the march cell by cell."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits, lowest

from . import events
from .arena import LANES, TEAMS
from .dice import D6
from .rewards import FOUNTAIN, TURRET, chip, fell, is_vulnerable, offer_evolution, split_credits
from .state import State, Structure, minion_team
from .teamwork import ask_team
from .values import barred, occupied, reserve


async def invoke(state: State) -> None:
    """The team with the initiative rolls one die for both (BAS-MINION-02, BAS-MINION-25)."""
    await tell(events.PhaseBegan(phase="minions", round=state.round))
    state.invoked = state.chance.roll(D6, "invocation")
    await tell(events.Invoked(team=state.initiative, count=state.invoked))
    state.on_turn, state.done, state.stage = state.initiative, 0, "deploy"


def deployments(state: State, team: int) -> list[str]:
    """Return how the new minions may be split: half in each zone, the odd one in either (BAS-MINION-05, -06, -08)."""
    zones = [f"{TEAMS[team].lower()}-{lane}" for lane in LANES]
    has_zones = all(zone in state.ground.zones for zone in zones)
    count = min(state.invoked, len(reserve(state, team))) if has_zones else 0
    halves = {(count // 2, count - count // 2), (count - count // 2, count // 2)}
    return [f"north {north} south {south}" for north, south in sorted(halves, reverse=True)]


async def deploy(state: State) -> None:
    """Put the new minions on the teleporters of both zones; they may share them, since they march on at once."""
    team = state.on_turn

    def refuse(text: str) -> str | None:
        known = deployments(state, team)
        if text in known:
            return None
        if re.fullmatch(r"north [0-9]+ south [0-9]+", text) is None:
            return "expected how many in each zone, such as north 2 south 1"
        return f"half of them in each zone: {' or '.join(known)}"

    text = await choose(
        state.captain(team), "minions.deploy", WORD, lambda: deployments(state, team), refuse, takes_lone=True
    )
    words = text.split(" ")
    for lane, count in ((words[0], int(words[1])), (words[2], int(words[3]))):
        for name in reserve(state, team)[:count]:
            square = _teleporter(state, team, lane)
            state.minions[name] = square
            state.new.append(name)
            await tell(events.Deployed(minion=name, square=square))
    state.marching = [name for name in state.minions if minion_team(name) == team]
    state.ways, state.stage = {}, "march"


def _teleporter(state: State, team: int, lane: str) -> int:
    """Return a free teleporter of a zone, or the first one for minions to share on their way."""
    zone = state.ground.zones[f"{TEAMS[team].lower()}-{lane}"]
    free = zone & ~occupied(state)
    return lowest(free or zone)


def place_of(state: State, minion: str) -> tuple[str, str]:
    """Return the route that a minion follows and its cell there; empty off all routes (BAS-MINION-13).

    Where both lanes of a team share a cell, the zone of the minion's teleporter decides.
    """
    ground, team, square = state.ground, TEAMS[minion_team(minion)].lower(), state.minions[minion]
    passing = [
        (name, cell)
        for name in (f"{team}-{lane}" for lane in LANES)
        if (cell := ground.on_route.get(name, {}).get(square)) is not None
    ]
    starting = (place for place in passing if ground.zones.get(place[0], 0) >> square & 1)
    return next(starting, passing[0] if passing else ("", ""))


def goal_in(state: State, cell: str, team: int) -> Structure | None:
    """Return the enemy turret or base that a minion would explode at in a cell (BAS-MINION-18, BAS-MINION-21)."""
    squares = state.ground.cells[cell]
    for structure in state.structures.values():
        if (
            structure.kind != "fountain"
            and structure.team != team
            and structure.health > 0
            and squares >> structure.square & 1
            and is_vulnerable(state, structure)
        ):
            return structure
    return None


def next_cells(state: State, minion: str) -> tuple[str, ...]:
    """Return where a minion may go: strictly forward, and where those of its cell have gone (BAS-MINION-17)."""
    lane, cell = place_of(state, minion)
    ahead = state.ground.forward(lane, cell)
    gone = state.ways.get(f"{lane} {cell}")
    return (gone,) if gone is not None else ahead


def landings(state: State, minion: str, cell: str) -> int:
    """Return the free squares of a cell (BAS-MINION-12)."""
    return state.ground.cells[cell] & ~barred(state, minion_team(minion)) & ~occupied(state)


def marches(state: State) -> Iterator[str]:
    """Return every step that a minion may take: "r3 f2", or "r3 explodes" where a goal is reached."""
    for minion in state.marching:
        if minion not in state.minions:
            continue
        for cell in next_cells(state, minion):
            if goal_in(state, cell, minion_team(minion)) is not None:
                yield f"{minion} explodes"
            else:
                for square in bits(landings(state, minion, cell)):
                    yield f"{minion} {state.name(square)}"


def refuse_march(state: State, text: str) -> str | None:
    if text in marches(state):
        return None
    name, _, square = text.partition(" ")
    if name not in state.minions:
        return "expected a minion and where it goes, such as r3 f2"
    if minion_team(name) != state.on_turn:
        return f"{name} is not of the team that marches"
    if name not in state.marching:
        return f"{name} has marched"
    cells = next_cells(state, name)
    if any(goal_in(state, cell, state.on_turn) for cell in cells):
        return f"{name} has reached its goal: {name} explodes"
    return f"{square} is no free square of {' or '.join(cells) or 'a next cell'}"


async def march(state: State) -> None:
    """Move one minion, in any order; who can move must (BAS-MINION-16). Then the other team, or the next phase."""
    team = state.on_turn
    if next(marches(state), None) is None:
        await settle(state)
        return

    async def play(_: int, text: str) -> None:
        name, where = text.split(" ")
        await march_one(state, name, where)

    await ask_team(
        state, team, "minions.march", lambda _: marches(state), lambda _, text: refuse_march(state, text), play, "done"
    )


async def march_one(state: State, name: str, where: str) -> None:
    """Move a minion one cell, or let it explode at the structure it was sent to (BAS-MINION-11)."""
    team, origin = minion_team(name), state.minions[name]
    lane, cell = place_of(state, name)
    way = f"{lane} {cell}"
    state.marching.remove(name)
    if where != "explodes":
        square = state.ground.board.square(where)
        state.ways[way] = next(there for there in next_cells(state, name) if state.ground.cells[there] >> square & 1)
        state.minions[name] = square
        if name in state.new:
            state.new.remove(name)
        await tell(events.Marched(minion=name, origin=origin, square=square))
        return
    goal, structure = next(
        (there, found) for there in next_cells(state, name) if (found := goal_in(state, there, team)) is not None
    )
    state.ways[way] = goal
    del state.minions[name]
    if name in state.new:
        state.new.remove(name)
    await tell(events.Exploded(minion=name, origin=origin, structure=structure.name))
    await tell(events.Reserved(minion=name))
    # neither defense nor shield counts, and nobody is paid for the minion (BAS-TURRET-06, BAS-CREDIT-09)
    if await chip(state, structure, 1, "neutral", name):
        await fell(state, structure, team)
        if not state.over:
            await split_credits(state, team, TURRET if structure.kind == "turret" else FOUNTAIN, structure.kind)
            await offer_evolution(state, team)


async def settle(state: State) -> None:
    """End a team's march: a new minion that could not leave takes a free teleporter, or goes back (BAS-MINION-09)."""
    for name in list(state.new):
        square = state.minions[name]
        if not _shares(state, name):
            continue
        zone = next(zone for zone in state.ground.zones.values() if zone >> square & 1)
        free = zone & ~occupied(state)
        if free:
            state.minions[name] = lowest(free)
        else:
            del state.minions[name]
            await tell(events.Reserved(minion=name))
    state.new, state.marching, state.ways = [], [], {}
    state.done += 1
    state.on_turn, state.stage = 1 - state.on_turn, "deploy"
    if state.done == 2:
        state.on_turn, state.done, state.stage = state.initiative, 0, "activation"
        await tell(events.PhaseBegan(phase="activation", round=state.round))


def _shares(state: State, name: str) -> bool:
    square = state.minions[name]
    others = any(other != name and at == square for other, at in state.minions.items())
    return others or any(hero.square == square for hero in state.heroes.values())
