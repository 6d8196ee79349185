"""Whole setups by decisions alone, with the shipped cards, arenas and dungeon tiles."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel.game import Setup
from game.kernel.match import Match, Refused
from game.superdungeon.arenas import arenas, tiles
from game.superdungeon.game import GAME
from game.superdungeon.library import library
from game.superdungeon.potions import potions_of
from game.superdungeon.state import SCENARIOS, State
from game.superdungeon.warbands import why_not_warband


def first_turn(seed: str, **options: object) -> tuple[Match[State], list[tuple[int, str]]]:
    """Play a setup with random answers; return the match at its first turn and who was asked what on the way."""
    pick = Random(seed)
    match: Match[State] = Match(GAME.rules, GAME.new(Setup(seats=2, seed=seed, options=options)))
    asked: list[tuple[int, str]] = []
    while not match.state.turns:
        (seat,) = match.pending
        decision = match.pending[seat]
        asked.append((seat, decision.prompt))
        match.answer(seat, pick.choice(decision.options))
    return match, asked


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_from_the_first_pick_to_the_first_turn(seed: str) -> None:
    match, asked = first_turn(seed)
    state = match.state
    prompts = [prompt for _, prompt in asked]
    assert prompts[:2] == ["pick.hero", "pick.miniboss"]  # SDA-SETUP-02: the mini-boss before the points
    assert state.scenario in SCENARIOS
    assert state.arena.slug in arenas()  # SDA-SETUP-10
    arena_choices = [seat for seat, prompt in asked if prompt == "arena"]
    assert arena_choices == [state.first]  # SDA-SETUP-10
    points = [seat for seat, prompt in asked if prompt == "place.point"]
    assert points[:2] == [state.first, 1 - state.first]  # SDA-SETUP-15
    heroes = [seat for seat, prompt in asked if prompt == "place.hero"]
    assert heroes == [1 - state.first, state.first]  # SDA-SETUP-19
    for side in (0, 1):
        own = {role: [m.card for m in state.of_role(side, role)] for role in ("hero", "miniboss", "point")}
        is_pair = bool(state.card(own["point"][0]).pair)
        chosen = own["point"][:1] if is_pair else own["point"]
        assert why_not_warband(state, own["hero"], own["miniboss"], chosen) is None  # SDA-COMP-01
        hero = state.hero(side)
        assert hero is not None
        assert hero.at is not None
        assert hero.potions == min(1, library().models[hero.card].potion_quantity or 0)  # SDA-SETUP-14
        assert [m.id for m in state.pool(side) if m.role == "miniboss"]  # SDA-SETUP-23
        assert not state.sides[side].unlocked
        assert not state.sides[side].backpack


def test_an_arena_of_dungeon_tiles() -> None:
    match, asked = first_turn("tiles", tiles=True)
    placers = [seat for seat, prompt in asked if prompt == "tile"]
    first = match.state.first
    assert placers == [first, 1 - first, first, 1 - first]  # SDA-TILES-08
    assert (match.state.arena.width, match.state.arena.height) == (24, 24)
    assert all(slug in tiles() for slug in match.state.arena.slug.split("+"))


def test_a_warband_may_bring_its_arena_potion() -> None:
    known = library()
    band = next(band for band in known.warbands.values() if known.models[band.hero].potions)
    old = known.models[band.hero].potions[0].name
    own = {"hero": band.hero, "miniboss": band.miniboss, "points": list(band.points)}
    swapped = {**own, "replace": old, "arena_potion": "black-hands"}
    match, asked = first_turn("swap", warbands=[swapped, own])
    assert [seat for seat, prompt in asked if prompt == "arena potion"] == [1]  # the other has chosen beforehand
    hero = match.state.hero(0)
    assert hero is not None
    names = [potion.name for potion in potions_of(match.state, hero)]
    assert "black-hands" in names  # SDA-POTION-12
    assert old not in names  # SDA-POTION-12
    with pytest.raises(Refused, match="cannot take"):
        GAME.new(Setup(seats=2, options={"warbands": [{**swapped, "replace": "no-such-potion"}, own]}))
