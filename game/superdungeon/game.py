"""Super Dungeon Arena as the rest of the house sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from game.content.maps import load_map, map_files
from game.content.problems import ContentError, Problem, one_of
from game.kernel.chance import Chance
from game.kernel.game import Setup, Standing
from game.kernel.match import Match, Refused

from . import arenas, queries, setup, table, warbands
from .cards import Equipment, ModelCard, Potion, TileEffect, Warband
from .library import Extra, library
from .rules import SuperDungeonRules
from .state import SCENARIOS, House, Side, State
from .view import view


class SuperDungeon:
    slug = "superdungeon"
    state = State
    rules = SuperDungeonRules()
    seats = range(2, 3)

    def arenas(self) -> tuple[str, ...]:
        return arenas.arenas()

    def new(self, setup: Setup) -> State:
        return new(setup)

    def standing(self, state: State) -> Standing:
        winners = () if state.winner is None else (state.winner,)
        return Standing(winners=winners, points=tuple(side.points for side in state.sides), turns=state.turns)

    def lay(self, table_of: dict[str, Any], chance: Chance) -> State:
        return table.lay(table_of, chance)

    def view(self, state: State) -> dict[str, Any]:
        return view(state)

    def ask(self, match: Match[State], query: str) -> Any:
        return queries.ask(match, query)


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What can be settled before a match; what is left out, players choose and dice decide."""

    warbands: list[str | dict[str, Any]] = []
    """For each seat the slug of a preset, or a warband with `hero`, `miniboss` and `points`."""
    scenario: str = ""
    tiles: bool = False
    """The arena is put together from dungeon tiles (SDA-TILES-08)."""
    house: House = House()


def new(wanted: Setup) -> State:
    """Return a match before its first decision; raises `Refused` with what is wrong with the setup."""
    if wanted.seats != 2:
        raise Refused("Super Dungeon Arena is played by two")
    try:
        options = msgspec.convert(wanted.options, Options)
    except msgspec.ValidationError as error:
        raise Refused(str(error)) from error
    if options.scenario and options.scenario not in SCENARIOS:
        raise Refused(f"{options.scenario} is none of the scenarios {', '.join(SCENARIOS)}")
    arena = arenas.Arena(width=0, height=0)
    if wanted.arena:
        if wanted.arena not in arenas.arenas():
            raise Refused(f"{wanted.arena} is none of the arenas {', '.join(arenas.arenas())}")
        arena = arenas.arena(wanted.arena)
    chance = Chance.seeded(wanted.seed)
    state = State(chance, arena, options.house, Extra(), {}, [Side(), Side()], "pick", scenario=options.scenario)
    state.tiles = [setup.NONE] if options.tiles else []
    state.loot, state.treasures = deck("loot", options.house), deck("treasure", options.house)
    if options.warbands:
        if len(options.warbands) != 2:
            raise Refused(f"two warbands are needed, not {len(options.warbands)}")
        for side, choice in enumerate(options.warbands):
            enlist(state, side, warband(choice))
        state.stage = "player one"
    else:
        state.queue = [0, 1]
    return state


def deck(kind: str, house: House) -> list[str]:
    """Return the cards of a deck, copies told apart by number."""
    return [
        slug if copy == 1 else f"{slug}#{copy}"
        for slug, card in library().equipment.items() if card.deck == kind and (house.classic or not card.classic)
        for copy in range(1, card.copies + 1)
    ]  # fmt: skip


def warband(choice: str | dict[str, Any]) -> Warband:
    if isinstance(choice, str):
        found = library().warbands.get(choice)
        if found is None:
            raise Refused(f"{choice} is none of the warbands {', '.join(library().warbands)}")
        return found
    try:
        return msgspec.convert({"slug": "own", **choice}, Warband)
    except msgspec.ValidationError as error:
        raise Refused(f"warband: {error}") from error


def enlist(state: State, side: int, band: Warband) -> None:
    """Put a warband into the pool, with the arena potion it has chosen."""
    if (reason := warbands.why_not_warband(state, [band.hero], [band.miniboss], band.points)) is not None:
        raise Refused(reason)
    warbands.build(state, side, band.hero, band.miniboss, band.points)
    if band.arena_potion:
        hero = state.hero(side)
        assert hero is not None
        text = f"{band.arena_potion} for {band.replace}"
        if text not in setup.swaps(state, hero):
            raise Refused(f"{band.hero} cannot take {text}")
        hero.swapped = [band.replace, band.arena_potion]


GAME = SuperDungeon()
RECORD_KINDS: dict[str, type] = {
    "models": ModelCard,
    "equipment": Equipment,
    "tiles": TileEffect,
    "arena-potions": Potion,
    "warbands": Warband,
}
"""What the files below data/cards/superdungeon hold."""


def check_content() -> list[Problem]:
    """Return what is wrong with the cards, and with maps whose tile effects have no card."""
    try:
        known = library().tiles
    except ContentError as error:
        return list(error.problems)
    problems: list[Problem] = []
    for path in map_files(SuperDungeon.slug).values():
        try:
            drawn = load_map(path)
        except ContentError as error:
            problems += error.problems
            continue
        problems += [
            Problem(str(path), 0, 0, "", f"the effect {effect!r}", f"a tile effect: {one_of(known)}")
            for effect in drawn.effects
            if effect not in known
        ]
    return problems
