"""Draws maps: clean Tiled files from a plan in text, and the tilesets that they are painted with.

    python -m tools.maps tilesets              rewrite maps/<game>/<game>.tsx and .png from the table below
    python -m tools.maps draw PLAN.yaml OUT    write a map; from then on the map is the source, and Tiled its editor

A plan is one YAML record:

    game: superdungeon
    legend: {".": floor, o: structure, "~": difficult}      # names of tiles
    rows: |                     # squares and the edges between them: - and | are walls, + corners, blanks open edges
      +-+-+-+
      |. .|.|
      + + + +
      |. o ~|
      +-+-+-+
    zones: |                    # optional: a letter a square, without edges; blanks and dots belong to none
      aa.
      ...
    zone_names: {a: north-gate}
    objects:
      - {type: Start, name: a, at: [0, 0], size: [2, 1], properties: {seat: 0}}
    properties: {dice: 3}

Rows without any + are squares only, one letter each.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import quoteattr

import msgspec

from game.content.folders import maps_folder
from game.content.maps import Value
from game.content.problems import ContentError
from game.content.records import load_record

PIXELS = 32
COLUMNS = 8
VOID = "void"
"""In a legend: no tile, so that there is no square."""


class Kind(msgspec.Struct, frozen=True):
    """A tile of a tileset: its colour and, for people in Tiled, a mark."""

    name: str
    colour: str
    effect: str = ""
    mark: str = ""


TILESETS: dict[str, tuple[str, tuple[Kind, ...]]] = {
    "superdungeon": (
        "SuperDungeonEffect",
        (
            Kind("floor", "#8d8578"),
            Kind("floor-cracked", "#857d70", mark="crack"),
            Kind("floor-moss", "#7d8a6c"),
            Kind("floor-inlay", "#968c99", mark="inlay"),
            Kind("difficult", "#7a6a4a", "difficult", "rubble"),
            Kind("chasm", "#1b1a22", "chasm", "hole"),
            Kind("structure", "#55505e", "structure", "block"),
            Kind("champion", "#a4473a", "champion", "statue"),
            Kind("sentinel", "#3a6ea4", "sentinel", "statue"),
            Kind("goddess", "#3f9166", "goddess", "statue"),
            Kind("lava", "#d9641e", "lava", "flame"),
        ),
    ),
    "arenashow": (
        "ArenaShowEffect",
        (
            Kind("floor", "#b9a878"),
            Kind("floor-lane", "#c7b98d", mark="inlay"),
            Kind("floor-pit", "#a08f6a", mark="crack"),
            Kind("wall", "#5d5247", "wall", "block"),
            Kind("hindering", "#7f8b52", "hindering", "rubble"),
        ),
    ),
    "colosseum": (
        "ColosseumEffect",
        (
            Kind("sand", "#d8c08a"),
            Kind("sand-trodden", "#cdb47d", mark="crack"),
            Kind("wall", "#6b5f54", "wall", "block"),
        ),
    ),
}


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An object of a plan, in squares."""

    type: str
    at: tuple[int, int]
    name: str = ""
    size: tuple[int, int] = (1, 1)
    properties: dict[str, Value] = {}


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    legend: dict[str, str]
    rows: str
    zones: str = ""
    zone_names: dict[str, str] = {}
    objects: tuple[Thing, ...] = ()
    properties: dict[str, Value] = {}


class Grid(msgspec.Struct, frozen=True):
    """The letters of the squares, and the walls as grid lines: x, y of a start and a length."""

    letters: list[str]
    upright: list[tuple[int, int, int]]
    level: list[tuple[int, int, int]]


def read_grid(rows: str) -> Grid:
    """Read the squares and walls of a plan; raises ValueError where it is crooked."""
    lines = [line.rstrip() for line in rows.splitlines() if line.strip()]
    if "+" not in lines[0]:
        width = max(map(len, lines))
        return Grid([line.ljust(width) for line in lines], [], [])
    width, height = len(lines[0]) // 2, len(lines) // 2
    lines = [line.ljust(2 * width + 1) for line in lines]
    if any(len(line) != 2 * width + 1 for line in lines) or len(lines) != 2 * height + 1:
        raise ValueError(f"every line of the plan should have {2 * width + 1} characters, and their number be odd")
    edges = {(0, 0): "+-| ", (1, 0): "- ", (0, 1): "| "}
    for y, line in enumerate(lines):
        for x, sign in enumerate(line):
            if sign not in edges.get((x % 2, y % 2), sign):
                raise ValueError(f"{sign!r} in line {y + 1}, column {x + 1} of the plan stands on an edge")
    letters = [lines[2 * y + 1][1::2] for y in range(height)]
    upright = [
        (x, y, length)
        for x in range(1, width)
        for y, length in runs(lines[2 * y + 1][2 * x] == "|" for y in range(height))
    ]
    level = [
        (x, y, length)
        for y in range(1, height)
        for x, length in runs(lines[2 * y][2 * x + 1] == "-" for x in range(width))
    ]
    return Grid(letters, upright, level)


def runs(flags: Iterable[bool]) -> list[tuple[int, int]]:
    """Return start and length of each row of trues."""
    found: list[tuple[int, int]] = []
    for i, flag in enumerate(flags):
        if flag and found and sum(found[-1]) == i:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif flag:
            found.append((i, 1))
    return found


def rectangles(letters: list[str], letter: str) -> list[tuple[int, int, int, int]]:
    """Cover the squares of a letter with rectangles (x, y, width, height), each square once."""
    left = {(x, y) for y, line in enumerate(letters) for x, sign in enumerate(line) if sign == letter}
    found: list[tuple[int, int, int, int]] = []
    while left:
        x, y = min(left, key=lambda square: square[::-1])
        width = next(w for w in range(1, 1000) if (x + w, y) not in left)
        height = next(h for h in range(1, 1000) if any((x + i, y + h) not in left for i in range(width)))
        left -= {(x + i, y + j) for i in range(width) for j in range(height)}
        found.append((x, y, width, height))
    return found


def tmx(plan: Plan) -> str:
    """Return the map of a plan as Tiled 1.8 would write it."""
    grid = read_grid(plan.rows)
    _, kinds = TILESETS[plan.game]
    number = {kind.name: i + 1 for i, kind in enumerate(kinds)}
    effects = {kind.name for kind in kinds if kind.effect}
    if unknown := {sign for line in grid.letters for sign in line} - plan.legend.keys():
        raise ValueError(f"the legend does not say what {' '.join(sorted(unknown))!r} is")
    if unknown := set(plan.legend.values()) - number.keys() - {VOID}:
        raise ValueError(f"no tiles of {plan.game}: {', '.join(sorted(unknown))}")
    names = [[plan.legend[sign] for sign in line] for line in grid.letters]
    number[VOID] = 0
    floor = [[1 if name in effects else number[name] for name in line] for line in names]
    painted = [[number[name] if name in effects else 0 for name in line] for line in names]
    ids = iter(range(1, 1_000_000))
    walls = [rectangle_or_line(next(ids), (x, y), (0, length)) for x, y, length in grid.upright]
    walls += [rectangle_or_line(next(ids), (x, y), (length, 0)) for x, y, length in grid.level]
    zones = [
        rectangle_or_line(next(ids), (x, y), (width, height), name)
        for sign, name in plan.zone_names.items()
        for x, y, width, height in rectangles(plan.zones.splitlines(), sign)
    ]
    objects = [rectangle_or_line(next(ids), o.at, o.size, o.name, o.type, o.properties) for o in plan.objects]
    size = f'width="{len(names[0])}" height="{len(names)}"'
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>\n',
        f'<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" {size} '
        f'tilewidth="{PIXELS}" tileheight="{PIXELS}" infinite="0" nextlayerid="6" nextobjectid="{next(ids)}">\n',
        properties(plan.properties, 1),
        f' <tileset firstgid="1" source="{plan.game}.tsx"/>\n',
        layer(1, "floor", size, floor),
        layer(2, "effects", size, painted),
        group(3, "zones", zones),
        group(4, "walls", walls),
        group(5, "objects", objects),
        "</map>\n",
    ]
    return "".join(parts)


def layer(number: int, name: str, size: str, rows: list[list[int]]) -> str:
    data = ",\n".join(",".join(map(str, row)) for row in rows)
    return f' <layer id="{number}" name="{name}" {size}>\n  <data encoding="csv">\n{data}\n</data>\n </layer>\n'


def group(number: int, name: str, objects: list[str]) -> str:
    if not objects:
        return f' <objectgroup id="{number}" name="{name}"/>\n'
    return f' <objectgroup id="{number}" name="{name}">\n{"".join(objects)} </objectgroup>\n'


def rectangle_or_line(
    number: int,
    at: tuple[int, int],
    size: tuple[int, int],
    name: str = "",
    kind: str = "",
    values: dict[str, Value] | None = None,
) -> str:
    """Return an object on the grid; what has no width or no height is a line."""
    attributes = f'id="{number}"'
    attributes += f" name={quoteattr(name)}" if name else ""
    attributes += f" type={quoteattr(kind)}" if kind else ""
    attributes += f' x="{at[0] * PIXELS}" y="{at[1] * PIXELS}"'
    width, height = size[0] * PIXELS, size[1] * PIXELS
    if width and height:
        attributes += f' width="{width}" height="{height}"'
        inside = properties(values or {}, 3)
    else:
        inside = f'   <polyline points="0,0 {width},{height}"/>\n'
    return f"  <object {attributes}>\n{inside}  </object>\n" if inside else f"  <object {attributes}/>\n"


def properties(values: dict[str, Value], indent: int) -> str:
    if not values:
        return ""
    types: dict[type, str] = {bool: ' type="bool"', int: ' type="int"', float: ' type="float"', str: ""}
    lines = [
        f"{' ' * (indent + 1)}<property name={quoteattr(name)}{types[type(value)]} value={quoteattr(plain(value))}/>\n"
        for name, value in sorted(values.items())
    ]
    return f"{' ' * indent}<properties>\n{''.join(lines)}{' ' * indent}</properties>\n"


def plain(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def tsx(game: str) -> str:
    """Return the tileset of a game; each tile is known by its name and may have an effect."""
    enum, kinds = TILESETS[game]
    rows = -(-len(kinds) // COLUMNS)
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>\n',
        f'<tileset version="1.8" tiledversion="1.8.2" name="{game}" tilewidth="{PIXELS}" tileheight="{PIXELS}" '
        f'tilecount="{len(kinds)}" columns="{COLUMNS}">\n',
        f' <image source="{game}.png" width="{COLUMNS * PIXELS}" height="{rows * PIXELS}"/>\n',
    ]
    for i, kind in enumerate(kinds):
        effect = f'   <property name="effect" propertytype="{enum}" value="{kind.effect}"/>\n' if kind.effect else ""
        name = f'   <property name="name" value="{kind.name}"/>\n'
        parts.append(f' <tile id="{i}">\n  <properties>\n{effect}{name}  </properties>\n </tile>\n')
    return "".join([*parts, "</tileset>\n"])


def paint(game: str, path: Path) -> None:
    """Paint the tileset as Tiled shows it: plain, but each effect can be told from the others without colour."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    _, kinds = TILESETS[game]
    sheet = pygame.Surface((COLUMNS * PIXELS, -(-len(kinds) // COLUMNS) * PIXELS), pygame.SRCALPHA)
    for i, kind in enumerate(kinds):
        tile = pygame.Surface((PIXELS, PIXELS))
        ground = pygame.Color(kind.colour)
        light, dark = ground.lerp("white", 0.25), ground.lerp("black", 0.35)
        tile.fill(ground)
        pygame.draw.rect(tile, ground.lerp("black", 0.15), tile.get_rect(), 1)
        match kind.mark:
            case "crack":
                pygame.draw.lines(tile, dark, False, [(6, 8), (13, 13), (11, 20), (19, 26)])
            case "inlay":
                pygame.draw.polygon(tile, light, [(16, 5), (27, 16), (16, 27), (5, 16)], 1)
            case "rubble":
                for x, y, r in [(9, 11, 4), (21, 9, 3), (15, 21, 5), (25, 23, 3)]:
                    pygame.draw.circle(tile, light, (x, y), r)
                    pygame.draw.circle(tile, dark, (x, y), r, 1)
            case "hole":
                pygame.draw.ellipse(tile, dark, (3, 3, 26, 26))
                pygame.draw.ellipse(tile, light, (3, 3, 26, 26), 1)
            case "block":
                pygame.draw.rect(tile, light, (3, 3, 26, 26))
                pygame.draw.lines(tile, dark, False, [(3, 28), (28, 28), (28, 3)], 3)
            case "statue":
                pygame.draw.rect(tile, dark, (8, 22, 16, 6))
                pygame.draw.circle(tile, light, (16, 9), 4)
                pygame.draw.polygon(tile, light, [(16, 10), (22, 22), (10, 22)])
            case "flame":
                pygame.draw.polygon(tile, light, [(16, 4), (25, 21), (20, 28), (12, 28), (7, 21)])
                pygame.draw.polygon(tile, dark, [(16, 16), (20, 24), (12, 24)])
        sheet.blit(tile, (i % COLUMNS * PIXELS, i // COLUMNS * PIXELS))
    pygame.image.save(sheet, path)


def write_tilesets() -> None:
    for game in TILESETS:
        folder = maps_folder() / game
        folder.mkdir(exist_ok=True)
        (folder / f"{game}.tsx").write_text(tsx(game), encoding="utf-8")
        paint(game, folder / f"{game}.png")


def main(arguments: list[str]) -> int:
    match arguments:
        case ["tilesets"]:
            write_tilesets()
        case ["draw", plan, out]:
            try:
                record = load_record(Path(plan), Plan)
                assert record is not None
                Path(out).write_text(tmx(record), encoding="utf-8")
            except (ContentError, ValueError) as error:
                print(error, file=sys.stderr)
                return 1
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
