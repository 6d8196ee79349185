"""Tiled maps as frozen records; maps/README.md says how a map is drawn."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from .folders import maps_folder
from .nodes import read_text
from .problems import ContentError, Problem, nearest, one_of
from .tmx_check import RESERVED, check_map
from .xml_tree import Element

Value: TypeAlias = str | int | float | bool
PROJECT = "three-arenas.tiled-project"


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile: the n-th of a tileset, and what its author has said about it."""

    tileset: str
    index: int
    properties: dict[str, Value] = {}


class Layer(msgspec.Struct, frozen=True):
    """What is painted, a gid per square, row by row; 0 is nothing."""

    name: str
    gids: tuple[int, ...]


class MapObject(msgspec.Struct, frozen=True):
    """Something that was set on squares of the map; its class in Tiled is its type."""

    type: str
    name: str
    squares: tuple[int, ...]
    """The squares it covers, row by row; a point covers one."""
    properties: dict[str, Value] = {}


class TiledMap(msgspec.Struct, frozen=True):
    """A board. Squares count row by row from the north-west; sets of squares are bits."""

    name: str
    """The file's name without its ending."""
    width: int
    height: int
    layers: tuple[Layer, ...]
    tiles: dict[int, Tile]
    """What each gid stands for."""
    east_walls: int
    """The squares with a wall to their east; the border of the board is not among them."""
    south_walls: int
    effects: dict[str, int]
    """The squares of each tile effect."""
    zones: dict[str, int]
    objects: tuple[MapObject, ...]
    properties: dict[str, Value] = {}

    def floor(self) -> tuple[Tile | None, ...]:
        """Return what the lowest layer shows on each square."""
        return tuple(self.tiles.get(gid) for gid in self.layers[0].gids)

    def of_type(self, kind: str) -> Iterator[MapObject]:
        return (item for item in self.objects if item.type == kind)


def map_files(game: str) -> dict[str, Path]:
    """Return the shipped maps of a game by name."""
    return {path.stem: path for path in sorted((maps_folder() / game).glob("*.tmx"))}


def load_map(path: Path) -> TiledMap:
    """Read a map; raises `ContentError` with all that is wrong with it."""
    found: list[Problem] = []
    enums, classes = _project(found)
    places = check_map(path, enums, found)
    if not found:
        found_map = _read(path, places, classes, found)
        if not found:
            return found_map
    raise ContentError(found)


def _project(problems: list[Problem]) -> tuple[dict[str, list[str]], dict[str, dict[str, Value]]]:
    """Return the string enums and the defaults of the classes that the Tiled project declares."""
    text = read_text(maps_folder() / PROJECT, problems)
    types: list[dict[str, Any]] = json.loads(text)["propertyTypes"] if text else []
    enums = {kind["name"]: kind["values"] for kind in types if kind["type"] == "enum"}
    classes = {
        kind["name"]: {member["name"]: member["value"] for member in kind["members"]}
        for kind in types
        if kind["type"] == "class"
    }
    return enums, classes


def _read(
    path: Path, places: dict[int, Element], classes: dict[str, dict[str, Value]], problems: list[Problem]
) -> TiledMap:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pytmx  # brings pygame with it, so only whoever reads a map pays for it

    tmx = pytmx.TiledMap(str(path), allow_duplicate_names=True, load_all=False)
    reader = _Reader(tmx, places, classes, problems)
    layers = tuple(Layer(layer.name, reader.gids(layer)) for layer in tmx.layers if hasattr(layer, "data"))
    tiles = reader.tiles()
    effects: dict[str, int] = {}
    for layer in layers:
        for square, gid in enumerate(layer.gids):
            if gid and (effect := tiles[gid].properties.get("effect")):
                effects[str(effect)] = effects.get(str(effect), 0) | 1 << square
    zones: dict[str, int] = {}
    objects: list[MapObject] = []
    for group in tmx.objectgroups:
        for item in group:
            if group.name == "walls":
                reader.wall(item)
            elif group.name == "zones":
                zones[item.name] = zones.get(item.name, 0) | sum(1 << square for square in reader.squares(item))
            else:
                objects.append(reader.object(item))
    if not layers:
        problems.append(Problem(str(path), 0, 0, "", "no tile layer", "a floor"))
    return TiledMap(
        path.stem,
        tmx.width,
        tmx.height,
        layers,
        tiles,
        reader.east_walls,
        reader.south_walls,
        effects,
        zones,
        tuple(objects),
        {name: _value(value) for name, value in tmx.properties.items()},
    )


class _Reader:
    """Turns what pytmx has read into squares and edges, and says what does not lie on the grid."""

    def __init__(
        self,
        tmx: Any,
        places: dict[int, Element],
        classes: dict[str, dict[str, Value]],
        problems: list[Problem],
    ) -> None:
        self.tmx, self.places, self.classes, self.problems = tmx, places, classes, problems
        self.east_walls = self.south_walls = 0

    def say(self, item: Any, found: str, expected: str, hint: str = "") -> None:
        name = f"object {item.name!r}" if item.name else f"object {item.id}"
        self.problems.append(self.places[item.id].problem(name, found, expected, hint))

    def gids(self, layer: Any) -> tuple[int, ...]:
        """pytmx counts the tiles in use anew: back to the numbers of the file."""
        return tuple(self.tmx.tiledgidmap[gid] if gid else 0 for row in layer.data for gid in row)

    def tiles(self) -> dict[int, Tile]:
        tiles: dict[int, Tile] = {}
        for gid, tiled_gid in self.tmx.tiledgidmap.items():
            tileset = max((t for t in self.tmx.tilesets if t.firstgid <= tiled_gid), key=lambda t: t.firstgid)
            known = self.tmx.tile_properties.get(gid) or {}
            own = {name: _value(value) for name, value in known.items() if name not in RESERVED}
            tiles[tiled_gid] = Tile(tileset.name, tiled_gid - tileset.firstgid, own)
        return dict(sorted(tiles.items()))

    def grid(self, item: Any, x: float, y: float) -> tuple[int, int] | None:
        """Return the crossing of grid lines at a point in pixels."""
        column, row = x / self.tmx.tilewidth, y / self.tmx.tileheight
        on_grid = abs(column - round(column)) < 0.01 and abs(row - round(row)) < 0.01
        if not on_grid or not (0 <= round(column) <= self.tmx.width and 0 <= round(row) <= self.tmx.height):
            self.say(item, f"a corner at {column:.2f},{row:.2f}", "a crossing of grid lines (View > Snapping)")
            return None
        return round(column), round(row)

    def wall(self, item: Any) -> None:
        """A line along grid lines shuts every edge it runs over."""
        if not hasattr(item, "points") and not (item.width or item.height):
            self.say(item, "a point", "lines or rectangles")
            return
        points = [(point.x, point.y) for point in (item.points if hasattr(item, "points") else item.as_points)]
        if item.closed:
            points.append(points[0])
        crossings = [self.grid(item, *point) for point in points]
        for start, end in pairwise(crossings):
            if start is not None and end is not None:
                self.wall_between(item, *sorted((start, end)))

    def wall_between(self, item: Any, start: tuple[int, int], end: tuple[int, int]) -> None:
        (x1, y1), (x2, y2) = start, end
        width, height = self.tmx.width, self.tmx.height
        if x1 == x2 and 0 < x1 < width:
            self.east_walls |= sum(1 << y * width + x1 - 1 for y in range(y1, y2))
        elif y1 == y2 and 0 < y1 < height:
            self.south_walls |= sum(1 << (y1 - 1) * width + x for x in range(x1, x2))
        elif x1 != x2 and y1 != y2:
            self.say(item, f"a slanting wall from {x1},{y1} to {x2},{y2}", "walls along the grid lines")

    def squares(self, item: Any) -> tuple[int, ...]:
        """Return the squares that a point or a rectangle covers."""
        width = self.tmx.width
        if hasattr(item, "points"):
            self.say(item, "a line", "a point or a rectangle")
            return ()
        if not item.width and not item.height:
            x, y = int(item.x // self.tmx.tilewidth), int(item.y // self.tmx.tileheight)
            if not (0 <= x < width and 0 <= y < self.tmx.height):
                self.say(item, f"a point at {x},{y}", "a square of the map")
                return ()
            return (y * width + x,)
        start = self.grid(item, item.x, item.y)
        end = self.grid(item, item.x + item.width, item.y + item.height)
        if start is None or end is None:
            return ()
        squares = tuple(y * width + x for y in range(start[1], end[1]) for x in range(start[0], end[0]))
        if not squares:
            self.say(item, "no square", "a rectangle of whole squares")
        return squares

    def object(self, item: Any) -> MapObject:
        own = {name: _value(value) for name, value in item.properties.items() if name not in RESERVED}
        kind = item.type or ""
        if kind not in self.classes:
            self.say(item, f"the type {kind!r}", one_of(self.classes), nearest(kind, self.classes))
        return MapObject(kind, item.name or "", self.squares(item), {**self.classes.get(kind, {}), **own})


def _value(value: Any) -> Value:
    """pytmx knows no empty text."""
    result: Value = "" if value is None else value
    return result
