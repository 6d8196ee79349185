"""The shipped arenas and dungeon tiles: fair, whole, and with room for every scenario and preset."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

import pytest

from game.content.texts import Texts
from game.kernel.chance import Chance
from game.kernel.squares import bits, flood, steps
from game.superdungeon.arenas import Arena, arena, arenas, assemble, tiles, turned
from game.superdungeon.ground import Ground, ground, mask
from game.superdungeon.library import library
from game.superdungeon.scoring import zone_of
from game.superdungeon.setup import obstacles, sites, why_not_site
from game.superdungeon.spawning import places
from game.superdungeon.state import SCENARIOS, State
from game.superdungeon.table import lay

Slots: TypeAlias = Mapping[str, Callable[[dict[str, int]], int]]
SIZE = 24
ORDER = ("A1", "B1", "A2", "B2", "B", "A")
"""Points in turn, player one first, then the Heroes, player two first (SDA-SETUP-15, SDA-SETUP-19)."""


def ground_of(of: Arena, clusters: tuple[int, ...] = ()) -> Ground:
    return ground(of, library().tiles, clusters)


def walkable(here: Ground) -> int:
    return here.all & ~here.structures & ~here.chasm


@pytest.mark.parametrize("slug", arenas())
def test_arenas_are_point_symmetric(slug: str) -> None:
    """Neither side has the better half, whatever edge it comes from."""
    found = arena(slug)
    assert (found.width, found.height) == (SIZE, SIZE), "SDA-TILES-01"
    assert turned(found, 2) == found
    assert set(found.effects) == set(library().tiles), "all seven tile effects lie on each arena"


def test_turning_a_tile_takes_its_walls_along() -> None:
    """A wall east of the north-western square faces south after a quarter, then west, then north."""
    tile = Arena(width=3, height=3, east_walls=(0,), south_walls=(1,), effects={"lava": (0,)})
    assert [turned(tile, quarters) for quarters in range(5)] == [
        tile,
        Arena(width=3, height=3, east_walls=(4,), south_walls=(2,), effects={"lava": (2,)}),
        Arena(width=3, height=3, east_walls=(7,), south_walls=(4,), effects={"lava": (8,)}),
        Arena(width=3, height=3, east_walls=(3,), south_walls=(3,), effects={"lava": (6,)}),
        tile,
    ]


def test_there_are_an_open_and_a_walled_arena() -> None:
    walls = sorted(len(arena(slug).east_walls) + len(arena(slug).south_walls) for slug in arenas())
    assert len(walls) == 2
    assert walls[0] < 20 < 60 < walls[1]


@pytest.mark.parametrize("slug", [*arenas(), *tiles()])
def test_every_square_can_be_reached_on_foot(slug: str) -> None:
    here = ground_of(arena(slug))
    open_squares = walkable(here)
    start = open_squares & -open_squares
    rings = flood(here.walk, steps(here.walk, here.chasm), start, SIZE * SIZE, {1: open_squares})
    reached = sum(ring for ring in rings)
    assert reached & open_squares == open_squares, [here.name(square) for square in bits(open_squares & ~reached)]


def test_there_are_twelve_dungeon_tiles_of_twelve_by_twelve() -> None:
    assert len(tiles()) == 12
    for slug in tiles():
        assert (arena(slug).width, arena(slug).height) == (12, 12), "SDA-TILES-08"
    found = assemble([(arena(slug), turns) for turns, slug in enumerate(tiles()[:4])])
    assert (found.width, found.height) == (SIZE, SIZE)
    shapes = {(arena(slug).east_walls, arena(slug).south_walls, tuple(arena(slug).effects.items())) for slug in tiles()}
    assert len(shapes) == 12


@pytest.mark.parametrize("slug", arenas())
def test_the_control_zone_is_open(slug: str) -> None:
    here = ground_of(arena(slug))
    zone = mask(zone_of(SIZE, SIZE))
    assert zone & walkable(here) & ~here.difficult & ~here.hazards == zone
    assert not zone & (here.walk.east_walls & (zone >> 1) | here.walk.south_walls & (zone >> SIZE))


# Setup distances, by exact search


def search(slots: Slots, chosen: dict[str, int]) -> dict[str, int] | None:
    """Return a square for each slot; a slot's candidates depend on those before it. Exhaustive, so None is a proof."""
    if len(chosen) == len(slots):
        return chosen
    name = list(slots)[len(chosen)]
    for square in bits(slots[name](chosen)):
        if (found := search(slots, {**chosen, name: square})) is not None:
            return found
    return None


def away(here: Ground, squares: int, least: int) -> int:
    """Squares at a count of at least that many from all of these."""
    return here.all & ~here.within(squares, least - 1) if squares else here.all


@cache
def _roomy(here: Ground, room: int) -> int:
    stand = walkable(here)
    return mask(square for square in bits(stand) if (here.within(1 << square, 2) & stand).bit_count() > room)


def slots_for(here: Ground, scenario: str, size: Mapping[str, int], clusters: Mapping[str, int], room: int) -> Slots:
    """Return the candidates of each placement: points of both sides in turn, then Heroes (SDA-SETUP-16, SDA-SETUP-20).

    size: of each Hero's base. room: free squares that there should be within two squares of a point.
    """
    stand = walkable(here)
    zone = mask(zone_of(here.width, here.height)) if scenario == "king of the hill" else 0

    def clear(side: str) -> int:
        if zone:
            return away(here, zone, 6)
        return away(here, 1 << clusters["B" if side == "A" else "A"], 6) if clusters else here.all

    roomy = _roomy(here, room)

    def point(side: str) -> Callable[[dict[str, int]], int]:
        return lambda chosen: roomy & clear(side) & away(here, mask(chosen.values()), 8)

    def hero(side: str) -> Callable[[dict[str, int]], int]:
        def candidates(chosen: dict[str, int]) -> int:
            foes = mask(square for name, square in chosen.items() if name[0] != side)
            own = mask(square for name, square in chosen.items() if name[0] == side)
            free = stand & clear(side) & away(here, foes, 8) & ~own
            if size[side] == 1:
                return free
            return mask(at for at in bits(here.large_homes) if here.base(at, 2) & free == here.base(at, 2))

        return candidates

    return {name: point(name[0]) if len(name) == 2 else hero(name) for name in ORDER}


def arrangements(slug: str, scenario: str, size: Mapping[str, int], room: int) -> Iterator[dict[str, int]]:
    """Yield arrangements that keep all distances, one for each pair of clusters in Crystal Capture."""
    found = arena(slug)
    if scenario != "crystal capture":
        chosen = search(slots_for(ground_of(found), scenario, size, {}, room), {})
        if chosen is not None:
            yield chosen
        return
    bare = walkable(ground_of(found))
    for west in (square for square in bits(bare) if square % found.width < 5):
        east = found.width * found.height - 1 - west
        here = ground_of(found, (west, east))
        chosen = search(slots_for(here, scenario, size, {"A": west, "B": east}, room), {})
        if chosen is not None:
            yield {**chosen, "cluster A": west, "cluster B": east}


def laid(slug: str, scenario: str, band: str, at: dict[str, int]) -> State:
    """Return the arena with both Heroes and all points of the warband on each side, monsters in the pool."""

    def xy(square: int) -> list[int]:
        return [square % SIZE, square // SIZE]

    preset = library().warbands[band]
    models: dict[str, Any] = {}
    for side in "AB":
        models[f"{side}-hero"] = {"card": preset.hero, "side": side, "at": xy(at[side])}
        cards = preset.points * (2 if len(preset.points) == 1 else 1)
        for n, card in enumerate(cards, 1):
            models[f"{side}-point-{n}"] = {"card": card, "side": side, "at": xy(at[f"{side}{n}"])}
        for card in preset.points:
            for monster, amount in library().models[card].monsters.items():
                for n in range(amount):
                    models[f"{side}-{monster}-{n}"] = {"card": monster, "side": side}
    table = {"map": slug, "scenario": scenario, "models": models}
    if "cluster A" in at:
        table["clusters"] = {"A": xy(at["cluster A"]), "B": xy(at["cluster B"])}
    return lay(table, Chance(0))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("slug", arenas())
def test_every_scenario_and_preset_finds_room(slug: str, scenario: str) -> None:
    """All distances can be kept, judged by the rules themselves, and every monster fits beside its point."""
    for band in library().warbands:
        preset = library().warbands[band]
        base = library().models[preset.hero].base
        left_over: list[str] = []
        for room in (24, 20, 16, 12):
            at = next(arrangements(slug, scenario, {"A": base, "B": base}, room), None)
            if at is None:
                continue
            state = laid(slug, scenario, band, at)
            assert_distances(state)
            spawn_all(state)
            left_over = [model.id for model in state.pool(0) + state.pool(1)]
            if not left_over:
                break
        else:
            pytest.fail(f"{band}: no room for {left_over or 'the points'}")


def assert_distances(state: State) -> None:
    """The rules themselves would allow each point and Hero where it stands."""
    for model in state.on_arena():
        home, model.at = model.at, None
        state.touch()
        assert home is not None
        base = state.ground.base(home, state.size(model))
        assert all(state.ground.count(base, squares) >= least for _, squares, least in obstacles(state, model)), (
            model.id
        )
        assert why_not_site(state, model, state.ground.name(home)) is None, model.id
        model.at = home
        state.touch()


def spawn_all(state: State) -> None:
    """Put every monster within two squares of its point, large ones first (SDA-SETUP-17, SDA-SETUP-18)."""
    for side in (0, 1):
        waiting = sorted(state.pool(side), key=lambda model: -state.size(model))
        for model in waiting:
            near = [p.at for p in state.points(side) if model.card in state.card(p.card).monsters and p.at is not None]
            at = next(iter(bits(places(state, model, near))), None)
            if at is not None:
                model.at = at
                state.touch()


@pytest.mark.parametrize("slug", arenas())
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_large_heroes_find_room_too(slug: str, scenario: str) -> None:
    assert next(arrangements(slug, scenario, {"A": 2, "B": 2}, room=12), None) is not None


def test_the_search_can_fail() -> None:
    """A single dungeon tile is too small for King of the Hill."""
    here = ground_of(arena("tile-pillared-hall"))
    assert search(slots_for(here, "king of the hill", {"A": 1, "B": 1}, {}, 0), {}) is None


@pytest.mark.parametrize("slug", arenas())
def test_three_points_anywhere_leave_room_for_the_fourth(slug: str) -> None:
    """In Destruction no player can place so that the distances become impossible for the other (SDA-SETUP-16)."""
    here = ground_of(arena(slug))
    stand = walkable(here)
    near = {square: here.within(1 << square, 7) for square in bits(stand)}
    for first in bits(stand):
        left = stand & ~near[first]
        for second in bits(left & ~((2 << first) - 1)):
            rest = left & ~near[second]
            if rest.bit_count() > 15 * 15:
                continue  # more than any third point can keep out of bounds
            assert all(rest & ~near[third] for third in bits(rest & ~((2 << second) - 1))), (first, second)


def test_arenas_have_names_and_descriptions() -> None:
    texts = Texts.load(strict=True)
    for slug in arenas():
        assert texts.name("superdungeon", slug)
        assert texts.say(f"arena-superdungeon-{slug}")
    for slug in tiles():
        assert texts.name("superdungeon", slug)


def test_the_engine_offers_only_sites_that_keep_the_distances() -> None:
    """With room left, no site is offered that is too near to something."""
    state = lay({"map": arenas()[0], "scenario": "king of the hill", "models": {
        "P": {"card": "kobold-warrens", "side": "A"}, "Q": {"card": "kobold-warrens", "side": "B", "at": [2, 2]},
    }}, Chance(0))  # fmt: skip
    point = state.models["P"]
    offered = sites(state, point)
    assert offered
    for square in offered:
        assert all(state.ground.count(1 << square, near) >= least for _, near, least in obstacles(state, point))
