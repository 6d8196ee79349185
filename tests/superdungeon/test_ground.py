"""The ground of an arena is worked out once, and is another one as soon as anything on it is."""

from __future__ import annotations

from game.superdungeon.arenas import Arena
from game.superdungeon.cards import TileEffect
from game.superdungeon.ground import ground

MUD = TileEffect(slug="mud", tags=("difficult",))
LAVA = TileEffect(slug="lava", tags=("hazard",))


def arena(**effects: tuple[int, ...]) -> Arena:
    return Arena(width=3, height=1, effects=effects)


def test_the_same_is_asked_for_twice() -> None:
    tiles = {"mud": MUD, "lava": LAVA}
    here = arena(mud=(0,), lava=(1,))
    first = ground(here, tiles, ())
    assert ground(here, tiles, ()) is first
    assert ground(arena(mud=(0,), lava=(1,)), dict(tiles), ()) is first


def test_clusters_make_another_one() -> None:
    here = arena()
    assert [ground(here, {}, clusters).structures for clusters in ((), (0,), (0, 2), ())] == [0, 0b1, 0b101, 0]
    again = arena()
    assert [ground(again, {}, clusters).structures for clusters in ((2,), (0,), ())] == [0b100, 0b1, 0]


def test_other_squares_or_other_tiles_make_another_one() -> None:
    tiles = {"mud": MUD, "lava": LAVA}
    assert ground(arena(mud=(0,), lava=(1,)), tiles, ()).difficult == 0b1
    assert ground(arena(mud=(2,), lava=(1,)), tiles, ()).difficult == 0b100
    swapped = {"mud": MUD, "lava": TileEffect(slug="lava", tags=("chasm",))}
    assert ground(arena(mud=(0,), lava=(1,)), swapped, ()).chasm == 0b10
