"""What the matches of a soak begin with, so that all arenas, scenarios and presets come up."""

from __future__ import annotations

from random import Random
from typing import Any

from game.kernel.game import Game, Setup
from game.superdungeon.library import library
from game.superdungeon.state import SCENARIOS


def setup_of(game: Game[Any], number: int) -> Setup:
    """Return the setup of the match with that number, which is its seed."""
    arenas = game.arenas()
    return Setup(
        seats=game.seats[number % len(game.seats)],
        seed=str(number),
        arena=arenas[number % len(arenas)] if arenas else "",
        options=_dungeon(number) if game.slug == "superdungeon" else {},
    )


def _dungeon(number: int) -> dict[str, Any]:
    """In four matches: one from the first pick on, two of presets, one of any legal warbands.

    One in eight is on tiles, one in eight with the cards of the older collection.
    """
    pick, presets = Random(number), list(library().warbands)
    options: dict[str, Any] = {"tiles": number % 8 == 5, "house": {"classic": number % 8 == 3}}
    match number % 4:
        case 0:
            return options
        case 3:
            options["warbands"] = [_warband(pick), _warband(pick)]
        case _:
            options["warbands"] = [presets[number // 2 % len(presets)], pick.choice(presets)]
    return {**options, "scenario": SCENARIOS[number // 4 % len(SCENARIOS)]}


def _warband(pick: Random) -> dict[str, Any]:
    models = library().models
    of = {
        role: [slug for slug, card in models.items() if role in card.roles and not card.form_of]
        for role in ("hero", "miniboss", "point")
    }
    hero = pick.choice(of["hero"])
    point = pick.choice(of["point"])
    single = [slug for slug in of["point"] if not models[slug].pair]
    return {
        "hero": hero,
        "miniboss": pick.choice([slug for slug in of["miniboss"] if slug != hero]),
        "points": [point] if models[point].pair else [point, pick.choice(single)],
    }
