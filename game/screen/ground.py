"""What a board looks like before anything stands on it: floor, tile effects, walls with height, and the stands.

All of it is baked (data/sprites/README.md, "Boards"); where a picture is missing a plain one is drawn instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

import pygame

from game.kernel.squares import bits, column_name

from . import theme as th
from .paint import glow, vignette
from .sprites import Sprites
from .theme import Colour

MARGIN = 3
"""Squares around the board that the stands take."""
WALL_HEIGHT, WALL_WIDTH = 0.2, 0.16
"""In squares, of the plain walls."""
LONGEST = 6
"""Squares of the longest baked wall."""


class Ground(NamedTuple):
    """A grid board as the screen needs it; sets of squares are bits."""

    width: int
    height: int
    east_walls: int = 0
    south_walls: int = 0
    voids: int = 0
    """Places without a square."""
    effects: tuple[tuple[str, int], ...] = ()
    """The look of tile effects ("lava", "water", "structure", "chasm"...) and their squares."""
    theme: str = "stone"
    outlines: tuple[int, ...] = ()
    """Sets of squares with a line inlaid around each."""

    def place(self, square: int) -> tuple[int, int]:
        y, x = divmod(square, self.width)
        return x, y


class Stretch(NamedTuple):
    """A straight piece of wall, in crossings of grid lines."""

    x: int
    y: int
    length: int
    is_upright: bool

    @property
    def row(self) -> float:
        """The row of squares after which it is drawn."""
        return self.y + self.length - 0.45 if self.is_upright else self.y - 0.45


class Standing(NamedTuple):
    """Something that stands on the board and is drawn in depth order."""

    row: float
    picture: pygame.Surface
    offset: tuple[int, int]
    """Pixels from the corner of the board."""


def stretches(ground: Ground) -> list[Stretch]:
    """Join wall edges into straight pieces: lying ones up to LONGEST squares, upright ones one square each."""
    found: list[Stretch] = []
    for y in range(ground.height):
        start: int | None = None
        for x in range(ground.width + 1):
            is_wall = x < ground.width and bool(ground.south_walls >> y * ground.width + x & 1)
            if start is not None and (not is_wall or x - start == LONGEST):
                found.append(Stretch(start, y + 1, x - start, False))
                start = None
            if is_wall and start is None:
                start = x
    for square in bits(ground.east_walls):
        x, y = ground.place(square)
        found.append(Stretch(x + 1, y, 1, True))
    return found


def component(squares: int, start: int, width: int) -> int:
    """Return the squares of a set that hang together with one of them by their sides."""
    found, edge = 0, 1 << start
    while edge:
        found |= edge
        spread = 0
        for square in bits(edge):
            x = square % width
            spread |= 1 << square + width | (1 << square - width if square >= width else 0)
            spread |= (1 << square + 1 if x < width - 1 else 0) | (1 << square - 1 if x else 0)
        edge = spread & squares & ~found
    return found


BLOCKS = ("crate", "truss", "amp")
"""Scenery that fills whole squares: alone, a few together, and more."""
SIDES = ((0, -1, 1), (1, 0, 2), (0, 1, 4), (-1, 0, 8))
STONES: dict[str, Colour] = {
    "stone": (88, 86, 84),
    "sand": (172, 144, 100),
    "wood": (124, 88, 54),
    "moss": (84, 92, 70),
}
LOOKS: dict[str, tuple[Colour, Colour]] = {
    "lava": ((190, 52, 14), (255, 190, 60)),
    "water": ((30, 84, 120), (120, 196, 226)),
    "ice": ((150, 190, 210), (226, 244, 250)),
    "poison": ((70, 96, 40), (170, 210, 70)),
    "chasm": ((12, 12, 20), (40, 36, 40)),
}


RIM: Colour = (44, 40, 38)
MASONRY: Colour = (78, 70, 64)
KERB: Colour = (112, 102, 90)
INLAY: Colour = (150, 128, 92)
RULER: Colour = (206, 190, 160)
LEAST_RULED = 20
"""Pixels of a square from which on there is room for its name on the rim."""


@lru_cache(maxsize=32)
def slab(theme: str, variant: int, size: int) -> pygame.Surface:
    """A plain flagstone."""
    base = th.mixed(STONES.get(theme, STONES["stone"]), th.NIGHT, (variant % 4) * 0.05)
    surface = pygame.Surface((size, size))
    surface.fill(th.mixed(base, th.NIGHT, 0.7))
    stone = pygame.Rect(1, 1, size - 2, size - 2)
    pygame.draw.rect(surface, base, stone, border_radius=max(2, size // 12))
    pygame.draw.rect(surface, th.mixed(base, th.LIGHT, 0.2), stone, 1, border_radius=max(2, size // 12))
    return surface


class Painter:
    """Paints a ground at a size of squares; pictures are kept per size."""

    def __init__(self, ground: Ground, sprites: Sprites, *, is_ruled: bool = False) -> None:
        self.ground, self.sprites, self.is_ruled = ground, sprites, is_ruled
        self.walls = stretches(ground)
        self._floor: tuple[int, pygame.Surface] | None = None
        self._standing: tuple[int, list[Standing]] | None = None

    def floor(self, square: int) -> pygame.Surface:
        """Return stands, floor and effects as one picture, with the board's corner at MARGIN squares."""
        if self._floor is None or self._floor[0] != square:
            self._floor = square, self._paint(square)
        return self._floor[1]

    def standing(self, square: int) -> list[Standing]:
        """Return walls, structures and braziers, from the back to the front."""
        if self._standing is None or self._standing[0] != square:
            found = [*self._walls(square), *self._structures(square), *self._braziers(square)]
            self._standing = square, sorted(found, key=lambda thing: thing.row)
        return self._standing[1]

    # The floor

    def _paint(self, square: int) -> pygame.Surface:
        ground = self.ground
        surface = pygame.Surface(((ground.width + 2 * MARGIN) * square, (ground.height + 2 * MARGIN) * square))
        surface.fill(th.NIGHT)
        self._stands(surface, square)
        rng = Random(f"floor {ground.width} {ground.height} {ground.theme}")
        for number in range(ground.width * ground.height):
            x, y = ground.place(number)
            variant = rng.randrange(16)
            place = ((x + MARGIN) * square, (y + MARGIN) * square)
            if ground.voids >> number & 1:
                self._masonry(surface, number, pygame.Rect(*place, square, square))
            else:
                baked = self.sprites.picture(f"tiles/{ground.theme}_{variant}|tiles/stone_{variant}", (square, square))
                surface.blit(baked or slab(ground.theme, variant, square), place)
        for look, squares in ground.effects:
            if look == "lava":
                self._embers(surface, squares, square)
            for number in bits(squares):
                self._effect(surface, look, number, squares, square)
        board = pygame.Rect(MARGIN * square, MARGIN * square, ground.width * square, ground.height * square)
        self._inlay(surface, square)
        self._light(surface, board, square)
        if self.is_ruled:
            self._rulers(surface, board, square)
        return surface

    def _masonry(self, surface: pygame.Surface, number: int, rect: pygame.Rect) -> None:
        """Where there is no square: plain masonry with a kerb along the floor, lighter than any chasm."""
        ground = self.ground
        pygame.draw.rect(surface, MASONRY, rect)
        wide, (x, y) = max(2, rect.width // 9), ground.place(number)
        for dx, dy, side in SIDES:
            if not (0 <= x + dx < ground.width and 0 <= y + dy < ground.height):
                continue
            if not ground.voids >> (y + dy) * ground.width + x + dx & 1:
                strip = pygame.Rect(rect.left, rect.top, *((rect.width, wide) if dy else (wide, rect.height)))
                strip.move_ip(rect.width - wide if side == 2 else 0, rect.height - wide if side == 4 else 0)
                pygame.draw.rect(surface, KERB, strip)

    def _embers(self, surface: pygame.Surface, squares: int, square: int) -> None:
        """The glow of lava on the floor around it."""
        light = glow(round(square * 1.05), (255, 70, 10), 190)
        for number in bits(squares):
            x, y = self.ground.place(number)
            middle = (round((x + MARGIN + 0.5) * square), round((y + MARGIN + 0.5) * square))
            surface.blit(light, light.get_rect(center=middle))

    def _stands(self, surface: pygame.Surface, square: int) -> None:
        """Rows of a murmuring crowd behind the arena's rim."""
        rng = Random("crowd")
        width, height = surface.get_size()
        inner = pygame.Rect(0, 0, width, height).inflate(-2 * MARGIN * square, -2 * MARGIN * square)
        step = max(6, square // 2)
        for row, y in enumerate(range(0, height, step)):
            out_y = max(0, inner.top - y, y - inner.bottom)
            for x in range(0 if row % 2 else step // 2, width, step):
                out = max(out_y, inner.left - x, x - inner.right) / (MARGIN * square)
                if out < 0.2:
                    continue
                cx, cy = x + rng.randrange(-1, 2), y + rng.randrange(-1, 2)
                if (seated := self._spectator(rng.randrange(16), step, out)) is not None:
                    surface.blit(seated, (cx - seated.get_width() // 2, cy - seated.get_height() // 2))
                    continue
                coat = rng.choice((th.ORANGE, th.SKY, th.GREEN, th.PURPLE, (150, 130, 110), (120, 120, 140)))
                coat = th.mixed(coat, th.NIGHT, min(1.0, 0.5 + 0.56 * out))
                skin = th.mixed((214, 170, 132), th.NIGHT, min(1.0, 0.46 + 0.6 * out))
                pygame.draw.ellipse(surface, coat, (cx - step * 0.36, cy, step * 0.72, step * 0.66))
                pygame.draw.circle(surface, skin, (cx, cy), step * 0.23)
        rim = inner.inflate(square * 0.8, square * 0.8)
        edge = square // 4
        pygame.draw.rect(surface, RIM, rim, border_radius=edge)
        pygame.draw.rect(surface, KERB, rim, max(2, square // 12), border_radius=edge)
        line = rim.inflate(-square * 0.3, -square * 0.3)
        pygame.draw.rect(surface, (70, 62, 54), line, max(1, square // 24), border_radius=square // 6)

    def _inlay(self, surface: pygame.Surface, square: int) -> None:
        """Strips of brass let into the floor where two outlines meet: seen, and quieter than any overlay."""
        ground = self.ground
        wide = max(1, square // 22)
        all_outlined = 0
        for squares in ground.outlines:
            all_outlined |= squares
        for squares in ground.outlines:
            for number in bits(squares):
                x, y = ground.place(number)
                left, top = (x + MARGIN) * square, (y + MARGIN) * square
                for dx, dy, side in SIDES:
                    if not (0 <= x + dx < ground.width and 0 <= y + dy < ground.height):
                        continue
                    beside = (y + dy) * ground.width + x + dx
                    if squares >> beside & 1 or not all_outlined >> beside & 1:
                        continue
                    far = square - wide
                    strip = (left + (far if side == 2 else 0), top + (far if side == 4 else 0))
                    size = (square, wide) if dy else (wide, square)
                    pygame.draw.rect(surface, INLAY, (*strip, *size))

    def _rulers(self, surface: pygame.Surface, board: pygame.Rect, square: int) -> None:
        """The names of columns and rows on the rim, so that L19 in the log is found."""
        if square < LEAST_RULED:
            return
        font = pygame.font.Font(th.Face.BOLD.value, max(11, square * 36 // 100))
        out = max(square * 0.23, font.get_ascent() * 0.5)
        for x in range(self.ground.width):
            word = font.render(column_name(x).upper(), True, RULER)
            middle = board.left + x * square + square // 2
            for height in (board.top - out, board.bottom + out):
                surface.blit(word, word.get_rect(center=(middle, round(height))))
        for y in range(self.ground.height):
            word = font.render(str(y + 1), True, RULER)
            middle = board.top + y * square + square // 2
            for side in (board.left - out, board.right + out):
                surface.blit(word, word.get_rect(center=(round(side), middle)))

    def _spectator(self, number: int, step: int, out: float) -> pygame.Surface | None:
        """Return somebody of the baked crowd, darker the further out: the last row is lost in the night."""
        size = round(step * 1.3)
        baked = self.sprites.picture(f"crowd/{number}", (size, size))
        if baked is None:
            return None
        light = round(230 - 200 * min(1.0, out) ** 1.4)
        seated = baked.copy()
        seated.fill((light, light, min(255, light + 10)), special_flags=pygame.BLEND_RGB_MULT)
        return seated

    def _effect(self, surface: pygame.Surface, look: str, number: int, squares: int, square: int) -> None:
        x, y = self.ground.place(number)
        rect = pygame.Rect((x + MARGIN) * square, (y + MARGIN) * square, square, square)
        if f"quarters/{look}" in self.sprites.entries:
            for quarter in range(4):
                self._quarter(surface, look, number, squares, rect, quarter)
            return
        key = f"tiles/{self.ground.theme}_{look}_{number % 4}|tiles/stone_{look}_{number % 4}"
        if (baked := self.sprites.picture(key, rect.size)) is not None:
            surface.blit(baked, rect)
        elif look in LOOKS:
            deep, bright = LOOKS[look]
            pygame.draw.rect(surface, deep, rect)
            pygame.draw.rect(surface, bright, rect, max(1, square // 24))

    def _quarter(
        self, surface: pygame.Surface, look: str, number: int, squares: int, rect: pygame.Rect, quarter: int
    ) -> None:
        """Blit a quarter of a square so that it joins its neighbours of the same look."""
        x, y = self.ground.place(number)
        right, low = quarter % 2, quarter // 2
        dx, dy = (1 if right else -1), (1 if low else -1)

        def has(i: int, j: int) -> bool:
            inside = 0 <= i < self.ground.width and 0 <= j < self.ground.height
            return inside and bool(squares >> j * self.ground.width + i & 1)

        h, v, d = has(x + dx, y), has(x, y + dy), has(x + dx, y + dy)
        cell = ("full" if d else "inner") if h and v else "across" if h else "upright" if v else "corner"
        entry = self.sprites.entries[f"quarters/{look}"]
        left, top = entry.cells[cell][:2]
        top += 128 * ((y % 2) * 2 + x % 2)
        place = pygame.Rect(left + 64 * right, top + 64 * low, 64, 64)
        half = rect.width // 2
        size = (rect.width - half if right else half, rect.height - half if low else half)
        picture = pygame.transform.smoothscale(self.sprites.sheet(f"quarters/{look}").subsurface(place), size)
        surface.blit(picture, (rect.left + (half if right else 0), rect.top + (half if low else 0)))

    def _light(self, surface: pygame.Surface, board: pygame.Rect, square: int) -> None:
        """Braziers at the corners and the middle of the sides; dusk elsewhere."""
        shade = pygame.Surface(surface.get_size())
        shade.fill((202, 198, 210))
        if self.ground.theme == "neon":  # spotlights hang over a studio
            shade.fill((150, 152, 176))
            pool = glow(square * 4, (250, 248, 255), 190)
            for x in range(3, self.ground.width, 6):
                for y in range(2, self.ground.height, 6):
                    shade.blit(pool, pool.get_rect(center=(board.left + x * square, board.top + y * square)))
        warm = glow(square * 5, (255, 196, 120), 150)
        corners = (board.topleft, board.topright, board.bottomleft, board.bottomright)
        for place in (*corners, board.midtop, board.midbottom):
            shade.blit(warm, warm.get_rect(center=place))
        middle = glow(max(board.width, board.height) // 2, (255, 246, 232), 200)
        shade.blit(middle, middle.get_rect(center=board.center))
        surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        for place in corners:
            flame = glow(square * 3 // 2, (255, 170, 70), 120)
            surface.blit(flame, flame.get_rect(center=place))
        surface.blit(vignette(surface.get_size(), 90), (0, 0))

    # What stands

    def _walls(self, square: int) -> Iterator[Standing]:
        factor = square / 128
        for wall in self.walls:
            name = f"upright_{wall.length}" if wall.is_upright else f"lying_{wall.length}"
            key = f"walls/{self.ground.theme}/{name}|walls/stone/{name}"
            entry = self.sprites.entry(key)
            if entry is not None:
                size = (max(1, round(entry.size[0] * factor)), max(1, round(entry.size[1] * factor)))
                picture = self.sprites.picture(key, size)
                assert picture is not None
                anchor = (round(entry.anchor[0] * factor), round(entry.anchor[1] * factor))
            else:
                picture, anchor = plain_wall(wall, square)
            yield Standing(wall.row, picture, (wall.x * square - anchor[0], wall.y * square - anchor[1]))

    def _structures(self, square: int) -> Iterator[Standing]:
        for look, squares in self.ground.effects:
            if look == "wall" and f"blocks/{BLOCKS[0]}_0" in self.sprites.entries:
                yield from self._blocks(squares, square)
                continue
            for number in bits(squares):
                x, y = self.ground.place(number)
                keys = (f"superdungeon/{look}", f"superdungeon/{look}_{(number * 7 + y) % 4}", f"things/{look}")
                key = next((key for key in keys if key in self.sprites.entries), None)
                if key is not None and self.sprites.entries[key].frames:
                    yield self._still(key, x + 0.5, y + 0.5, y, square)

    def _blocks(self, squares: int, square: int) -> Iterator[Standing]:
        """Walls that fill their squares, joined to those beside them; what hangs together is of one kind."""
        ground, factor = self.ground, square / 128
        for number in bits(squares):
            size = component(squares, number, ground.width).bit_count()
            kind = BLOCKS[0 if size == 1 else 1 if size < 4 else 2]
            x, y = ground.place(number)
            mask = 0
            for dx, dy, side in SIDES:
                inside = 0 <= x + dx < ground.width and 0 <= y + dy < ground.height
                mask |= side if inside and squares >> (y + dy) * ground.width + x + dx & 1 else 0
            key = f"blocks/{kind}_{mask}"
            entry = self.sprites.entries[key]
            # the top is cut where the next square begins, whatever it is rounded to
            wide, tall = round(entry.size[0] * factor), round(entry.size[1] * factor)
            picture = self.sprites.picture(key, (wide, tall))
            assert picture is not None
            yield Standing(y - 0.02, picture, (x * square, y * square - round(entry.anchor[1] * factor)))

    def _braziers(self, square: int) -> Iterator[Standing]:
        if "things/brazier" in self.sprites.entries:
            width, height = self.ground.width, self.ground.height
            for x in (-0.18, width + 0.18):
                for y in (-0.1, height + 0.15):
                    yield self._still("things/brazier", x, y, y - 0.5, square)

    def _still(self, key: str, x: float, y: float, row: float, square: int) -> Standing:
        piece = self.sprites.piece(key, None, square)
        return Standing(row, piece.picture, (round(x * square) - piece.anchor[0], round(y * square) - piece.anchor[1]))


@lru_cache(maxsize=64)
def plain_wall(wall: Stretch, square: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """A block seen from above and from the south, and where in it the crossing lies at which it begins."""
    height, thick = round(WALL_HEIGHT * square), max(4, round(WALL_WIDTH * square))
    long = wall.length * square + thick
    width, depth = (thick, long) if wall.is_upright else (long, thick)
    picture = pygame.Surface((width, depth + height), pygame.SRCALPHA)
    pygame.draw.rect(picture, (104, 100, 102), (0, depth, width, height))
    pygame.draw.rect(picture, (150, 146, 138), (0, 0, width, depth))
    pygame.draw.rect(picture, (26, 24, 28), picture.get_rect(), 1)
    return picture, (thick // 2, thick // 2 + height)
