"""What a game adds to the setup scene: ready-made teams, house choices, and a look at its arenas."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import pygame

from game.content.maps import load_map, map_files

from .ground import MARGIN, Ground, Painter

if TYPE_CHECKING:
    from .scene import Scene
    from .sprites import Sprites


class Team(NamedTuple):
    """A warband, a hand of champions: what a seat plays with."""

    key: str
    title: str
    sprites: tuple[str, ...] = ()
    note: str = ""
    value: Any = None
    """What goes into the options of the setup."""


class Wish(NamedTuple):
    """A choice that the players make beforehand; the first value is the usual one."""

    key: str
    label: str
    values: tuple[tuple[Any, str], ...]
    tip: str = ""


class Kit(Protocol):
    def teams(self) -> Sequence[Team]:
        """Ready-made teams; empty if the game has none."""
        ...

    def seat(self, seat: int, seats: int) -> Team:
        """Return what a seat plays with where there are no teams to choose: its figures and what it is."""
        ...

    def colours(self, seats: int) -> Sequence[int]:
        """Return the places in SEAT_COLOURS of the colours that the seats have unless their players choose others."""
        ...

    def wishes(self) -> Sequence[Wish]: ...

    def options(self, teams: Sequence[Team], wishes: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of the setup; a team without a value is chosen in the match itself."""
        ...

    def builder(self, team: Team, done: Callable[[Team], None]) -> Scene | None:
        """Return a scene in which a team is put together, if there is one."""
        ...

    def restored(self, value: Any) -> Team | None:
        """Return a team that was built once, from its value in the options; None if its cards are gone."""
        ...

    def arena(self, chosen: str, wishes: Mapping[str, Any]) -> str:
        """Return what the match will be played on: the arena that was chosen, or what the wishes make of it."""
        ...

    def picture(self, arena: str, size: tuple[int, int], sprites: Sprites) -> pygame.Surface | None:
        """Return the arena from above, no larger than that; None if there is nothing to see yet."""
        ...


class PlainKit:
    def __init__(self, slug: str) -> None:
        self.slug = slug

    def teams(self) -> Sequence[Team]:
        return ()

    def seat(self, seat: int, seats: int) -> Team:
        return Team("", "")

    def colours(self, seats: int) -> Sequence[int]:
        return range(seats)

    def wishes(self) -> Sequence[Wish]:
        return ()

    def options(self, teams: Sequence[Team], wishes: Mapping[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in wishes.items() if value is not None}

    def builder(self, team: Team, done: Callable[[Team], None]) -> Scene | None:
        return None

    def restored(self, value: Any) -> Team | None:
        return None

    def arena(self, chosen: str, wishes: Mapping[str, Any]) -> str:
        return chosen

    def picture(self, arena: str, size: tuple[int, int], sprites: Sprites) -> pygame.Surface | None:
        ground = self.ground(arena)
        return None if ground is None else portrait_of(self.slug, arena, ground, size, sprites)

    def ground(self, arena: str) -> Ground | None:
        files = map_files(self.slug)
        if arena not in files:
            return None
        found = load_map(files[arena])
        effects = tuple((name, squares) for name, squares in found.effects.items() if name != "void")
        return Ground(
            found.width,
            found.height,
            found.east_walls,
            found.south_walls,
            found.effects.get("void", 0),
            effects,
            str(found.properties.get("look", "stone")),
        )


_portraits: dict[tuple[str, str, tuple[int, int]], pygame.Surface] = {}


def portrait_of(slug: str, arena: str, ground: Ground, size: tuple[int, int], sprites: Sprites) -> pygame.Surface:
    """Return the arena from above, as large as fits; drawn once for each size."""
    key = slug, arena, size
    if key not in _portraits:
        if len(_portraits) > 12:
            _portraits.clear()
        square = 24
        painter = Painter(ground, sprites)
        whole = painter.floor(square)
        area = pygame.Rect(MARGIN * square, MARGIN * square, ground.width * square, ground.height * square)
        board = whole.subsurface(area.inflate(square, square).clip(whole.get_rect())).copy()
        for thing in painter.standing(square):
            board.blit(thing.picture, (thing.offset[0] + square // 2, thing.offset[1] + square // 2))
        factor = min(size[0] / board.get_width(), size[1] / board.get_height())
        goal = max(1, int(board.get_width() * factor)), max(1, int(board.get_height() * factor))
        _portraits[key] = pygame.transform.smoothscale(board, goal)
    return _portraits[key]


def kit(slug: str) -> Kit:
    """Return the kit of the game; `game.screen.<slug>.kit` offers one as KIT."""
    package = f"game.screen.{slug}"
    if find_spec(package) is not None and find_spec(f"{package}.kit") is not None:
        found: Kit = import_module(f"{package}.kit").KIT
        return found
    return PlainKit(slug)
