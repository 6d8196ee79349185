"""What a board looks like before anything stands on it: floor, tile effects, walls with height, and the stands."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

import pygame

from game.kernel.squares import bits

from . import theme as th
from .paint import glow, vignette
from .sprites import Sprites
from .theme import Colour

MARGIN = 3
"""Squares around the board that the stands take."""
WALL_HEIGHT, WALL_WIDTH = 0.42, 0.16
"""In squares."""


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

    def place(self, square: int) -> tuple[int, int]:
        y, x = divmod(square, self.width)
        return x, y


class Stretch(NamedTuple):
    """A straight piece of wall, in crossings of grid lines; `row` is the row of squares it is drawn after."""

    x: int
    y: int
    length: int
    is_upright: bool

    @property
    def row(self) -> float:
        return self.y + self.length - 0.45 if self.is_upright else self.y - 0.45


def stretches(ground: Ground) -> list[Stretch]:
    """Join wall edges into straight pieces: lying ones as long as they go, upright ones one square each."""
    found: list[Stretch] = []
    for y in range(ground.height):
        start = None
        for x in range(ground.width + 1):
            is_wall = x < ground.width and bool(ground.south_walls >> y * ground.width + x & 1)
            if is_wall and start is None:
                start = x
            elif not is_wall and start is not None:
                found.append(Stretch(start, y + 1, x - start, False))
                start = None
    for square in bits(ground.east_walls):
        x, y = ground.place(square)
        found.append(Stretch(x + 1, y, 1, True))
    return sorted(found, key=lambda wall: wall.row)


STONES: dict[str, tuple[Colour, ...]] = {
    "stone": ((92, 88, 80), (84, 84, 88), (100, 92, 78), (78, 80, 86), (94, 86, 74)),
    "sand": ((168, 140, 96), (176, 150, 104), (160, 132, 90), (182, 156, 112), (170, 146, 106)),
    "wood": ((120, 84, 52), (128, 92, 58), (112, 78, 48), (134, 96, 60), (118, 86, 56)),
    "moss": ((84, 92, 70), (78, 88, 72), (92, 94, 74), (74, 84, 66), (88, 92, 78)),
}

LOOKS: dict[str, tuple[Colour, Colour]] = {
    "lava": ((190, 52, 14), (255, 190, 60)),
    "water": ((30, 84, 120), (120, 196, 226)),
    "ice": ((150, 190, 210), (226, 244, 250)),
    "poison": ((70, 96, 40), (170, 210, 70)),
    "thorns": ((58, 70, 34), (130, 150, 70)),
    "rubble": ((96, 88, 78), (150, 140, 124)),
    "blessing": ((120, 104, 52), (255, 232, 140)),
    "curse": ((64, 36, 80), (180, 110, 220)),
}


@lru_cache(maxsize=64)
def slab(theme: str, variant: int, size: int) -> pygame.Surface:
    """A bevelled flagstone; there are sixteen of each theme."""
    rng = Random(f"{theme}{variant}")
    colours = STONES.get(theme, STONES["stone"])
    base = colours[variant % len(colours)]
    surface = pygame.Surface((size, size))
    surface.fill(th.mixed(base, th.NIGHT, 0.72))
    gap = max(1, size // 32)
    stone = pygame.Rect(gap, gap, size - 2 * gap, size - 2 * gap)
    grain = pygame.Surface((16, 16))
    for y in range(16):
        for x in range(16):
            grain.set_at((x, y), th.mixed(base, th.LIGHT if rng.random() < 0.5 else th.NIGHT, rng.random() * 0.13))
    body = pygame.transform.smoothscale(grain, stone.size)
    mask = pygame.Surface(stone.size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=max(2, size // 12))
    body = body.convert_alpha()
    body.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    surface.blit(body, stone)
    edge = max(1, size // 28)
    light, dark = th.mixed(base, th.LIGHT, 0.28), th.mixed(base, th.NIGHT, 0.45)
    r = max(2, size // 12)
    pygame.draw.line(surface, light, (stone.left + r, stone.top), (stone.right - r, stone.top), edge)
    pygame.draw.line(surface, light, (stone.left, stone.top + r), (stone.left, stone.bottom - r), edge)
    pygame.draw.line(surface, dark, (stone.left + r, stone.bottom - 1), (stone.right - r, stone.bottom - 1), edge)
    pygame.draw.line(surface, dark, (stone.right - 1, stone.top + r), (stone.right - 1, stone.bottom - r), edge)
    if variant % 4 == 1:
        crack = [(rng.uniform(0.2, 0.8) * size, float(gap))]
        for _ in range(rng.randrange(3, 6)):
            at = crack[-1]
            crack.append((at[0] + rng.uniform(-0.16, 0.16) * size, at[1] + rng.uniform(0.07, 0.17) * size))
        pygame.draw.lines(surface, th.mixed(base, th.NIGHT, 0.5), False, crack, max(1, size // 48))
    return surface


class Painter:
    """Paints a ground at a size of squares; pictures are kept per size."""

    def __init__(self, ground: Ground, sprites: Sprites) -> None:
        self.ground, self.sprites = ground, sprites
        self.walls = stretches(ground)
        self._floor: tuple[int, pygame.Surface] | None = None
        self._blocks: dict[tuple[bool, int, int], pygame.Surface] = {}

    def floor(self, square: int) -> pygame.Surface:
        """Return stands, floor and effects as one picture, with the board's corner at MARGIN squares."""
        if self._floor is None or self._floor[0] != square:
            self._floor = square, self._paint(square)
        return self._floor[1]

    def _paint(self, square: int) -> pygame.Surface:
        ground = self.ground
        surface = pygame.Surface(((ground.width + 2 * MARGIN) * square, (ground.height + 2 * MARGIN) * square))
        surface.fill(th.NIGHT)
        self._stands(surface, square)
        rng = Random(f"floor {ground.width} {ground.height} {ground.theme}")
        for y in range(ground.height):
            for x in range(ground.width):
                variant = rng.randrange(16)
                place = ((x + MARGIN) * square, (y + MARGIN) * square)
                if ground.voids >> y * ground.width + x & 1:
                    pygame.draw.rect(surface, th.NIGHT, (*place, square, square))
                else:
                    surface.blit(self._tile(ground.theme, variant, square), place)
        for look, squares in ground.effects:
            for number in bits(squares):
                self._effect(surface, look, number, squares, square)
        board = pygame.Rect(MARGIN * square, MARGIN * square, ground.width * square, ground.height * square)
        self._light(surface, board, square)
        return surface

    def _tile(self, theme: str, variant: int, square: int) -> pygame.Surface:
        for key in (f"tiles/{theme}_{variant}", f"tiles/{theme}"):
            if (baked := self.sprites.picture(key, (square, square))) is not None:
                return baked
        return slab(theme, variant, square)

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
                if out < 0.22:
                    continue
                coat = rng.choice((th.ORANGE, th.SKY, th.GREEN, th.PURPLE, (150, 130, 110), (120, 120, 140)))
                coat = th.mixed(coat, th.NIGHT, min(1.0, 0.5 + 0.56 * out))
                skin = th.mixed((214, 170, 132), th.NIGHT, min(1.0, 0.46 + 0.6 * out))
                cx, cy = x + rng.randrange(-1, 2), y + rng.randrange(-1, 2)
                pygame.draw.ellipse(surface, coat, (cx - step * 0.36, cy, step * 0.72, step * 0.66))
                pygame.draw.circle(surface, skin, (cx, cy), step * 0.23)
        rim = inner.inflate(square * 0.8, square * 0.8)
        pygame.draw.rect(surface, (44, 40, 38), rim, border_radius=square // 4)
        pygame.draw.rect(surface, (112, 102, 90), rim, max(2, square // 12), border_radius=square // 4)
        pygame.draw.rect(
            surface,
            (70, 62, 54),
            rim.inflate(-square * 0.3, -square * 0.3),
            max(1, square // 24),
            border_radius=square // 6,
        )
        for x in range(rim.left, rim.right, square):
            for y in (rim.top, rim.bottom - square // 8):
                pygame.draw.line(surface, (60, 54, 48), (x, y), (x, y + square // 8), 1)

    def _effect(self, surface: pygame.Surface, look: str, number: int, squares: int, square: int) -> None:
        x, y = self.ground.place(number)
        rect = pygame.Rect((x + MARGIN) * square, (y + MARGIN) * square, square, square)
        for key in (f"tiles/{look}_{number % 4}", f"tiles/{look}", f"superdungeon/{look}"):
            if (baked := self.sprites.picture(key, rect.size)) is not None:
                surface.blit(baked, rect)
                return
        rng = Random(f"{look} {number}")
        if look == "structure":
            pygame.draw.rect(surface, (58, 54, 50), rect)
            block = rect.inflate(-square // 8, -square // 8).move(0, -square // 10)
            pygame.draw.rect(surface, (40, 36, 34), block.move(0, square // 5), border_radius=square // 8)
            pygame.draw.rect(surface, (128, 122, 112), block, border_radius=square // 8)
            pygame.draw.rect(
                surface, (168, 162, 148), block.inflate(-square // 4, -square // 4), border_radius=square // 10
            )
            return
        if look in ("chasm", "void", "pit"):
            pygame.draw.rect(surface, (12, 12, 20), rect)
            if not self._joins(number, squares, -1):
                for i in range(square // 3):
                    pygame.draw.line(
                        surface,
                        th.mixed((74, 66, 60), (12, 12, 20), i * 3 / square),
                        (rect.left, rect.top + i),
                        (rect.right - 1, rect.top + i),
                    )
            return
        deep, bright = LOOKS.get(look, ((90, 80, 60), (220, 200, 140)))
        pool = pygame.Surface(rect.size, pygame.SRCALPHA)
        pool.fill((*deep, 235))
        for _ in range(9):
            cx, cy = rng.randrange(square), rng.randrange(square)
            radius = rng.randrange(max(2, square // 12), max(4, square // 4))
            pygame.draw.circle(pool, (*th.mixed(deep, bright, rng.random() * 0.7), 160), (cx, cy), radius)
            pygame.draw.circle(pool, (*bright, 130), (cx, cy), radius, max(1, square // 40))
        surface.blit(pool, rect)
        if look == "lava":
            surface.blit(glow(square, (255, 120, 30), 60), rect.inflate(square, square), special_flags=0)
        pygame.draw.rect(surface, th.mixed(deep, th.NIGHT, 0.5), rect, max(1, square // 24))
        letter = pygame.font.Font(th.Face.DISPLAY.value, max(10, square // 4)).render(look[:1].upper(), True, bright)
        surface.blit(letter, letter.get_rect(bottomright=rect.move(-square // 12, -square // 16).bottomright))

    def _joins(self, number: int, squares: int, rows: int) -> bool:
        other = number + rows * self.ground.width
        return other >= 0 and bool(squares >> other & 1)

    def _light(self, surface: pygame.Surface, board: pygame.Rect, square: int) -> None:
        """Braziers at the corners and the middle of the sides; darkness elsewhere."""
        shade = pygame.Surface(surface.get_size())
        shade.fill((198, 194, 206))
        warm = glow(square * 5, (255, 196, 120), 150)
        for place in (
            board.topleft,
            board.topright,
            board.bottomleft,
            board.bottomright,
            board.midtop,
            board.midbottom,
        ):
            shade.blit(warm, warm.get_rect(center=place))
        middle = glow(max(board.width, board.height) // 2, (255, 244, 226), 190)
        shade.blit(middle, middle.get_rect(center=board.center))
        surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        for place in (board.topleft, board.topright, board.bottomleft, board.bottomright):
            flame = glow(square, (255, 170, 70), 150)
            surface.blit(flame, flame.get_rect(center=place))
            self._brazier(surface, place, square)
        surface.blit(vignette(surface.get_size(), 90), (0, 0))

    @staticmethod
    def _brazier(surface: pygame.Surface, place: tuple[int, int], square: int) -> None:
        x, y = place
        bowl = pygame.Rect(0, 0, square // 2, square // 3)
        bowl.center = (x, y)
        pygame.draw.ellipse(surface, (30, 26, 26), bowl.move(0, square // 10))
        pygame.draw.ellipse(surface, (86, 70, 58), bowl)
        pygame.draw.ellipse(surface, (255, 150, 50), bowl.inflate(-square // 8, -square // 8))
        pygame.draw.polygon(surface, (255, 196, 84), [(x - square // 8, y), (x, y - square // 2), (x + square // 8, y)])
        pygame.draw.polygon(
            surface, (255, 240, 180), [(x - square // 16, y), (x, y - square // 4), (x + square // 16, y)]
        )

    def block(self, wall: Stretch, square: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the picture of a wall and its offset in pixels from the corner of the board."""
        key = wall.is_upright, wall.length, square
        height, width = round(WALL_HEIGHT * square), max(4, round(WALL_WIDTH * square))
        picture = self._blocks.get(key)
        if picture is None:
            if wall.is_upright:
                picture = _masonry(width, wall.length * square + width, height, square)
            else:
                picture = _masonry(wall.length * square + width, width, height, square)
            self._blocks[key] = picture
        return picture, (wall.x * square - width // 2, wall.y * square - width // 2 - height)


def _masonry(width: int, depth: int, height: int, square: int) -> pygame.Surface:
    """A block of stones seen from above and from the south, with its shadow on the floor."""
    rng = Random(f"{width} {depth}")
    shadow = max(2, square // 7)
    picture = pygame.Surface((width + shadow, depth + height + shadow), pygame.SRCALPHA)
    for i in range(shadow):
        pygame.draw.rect(
            picture,
            (0, 0, 0, 26),
            (i, height + i, width + shadow - 2 * i // 2, depth + shadow - i),
            border_radius=shadow,
        )
    top, front = pygame.Rect(0, 0, width, depth), pygame.Rect(0, depth, width, height)
    pygame.draw.rect(picture, (92, 90, 94), front)
    course = max(4, height // 3)
    brick = max(8, square // 3)
    for row, y in enumerate(range(front.top, front.bottom, course)):
        x = -(brick // 2) * (row % 2)
        while x < width:
            long = brick + rng.randrange(-brick // 5, brick // 5 + 1)
            stone = pygame.Rect(x, y, long, course).clip(front)
            tone = rng.randrange(-12, 13) - row * 10
            pygame.draw.rect(picture, (104 + tone, 100 + tone, 102 + tone), stone)
            pygame.draw.line(picture, (132 + tone, 128 + tone, 128 + tone), stone.topleft, (stone.right - 1, stone.top))
            pygame.draw.line(picture, (50, 48, 52), (stone.right - 1, stone.top), (stone.right - 1, stone.bottom - 1))
            pygame.draw.line(picture, (50, 48, 52), (stone.left, stone.bottom - 1), (stone.right - 1, stone.bottom - 1))
            x += long
    pygame.draw.rect(picture, (150, 146, 138), top)
    span = max(8, square // 3)
    for at in range(span, max(width, depth), span):
        if width > depth:
            pygame.draw.line(picture, (110, 106, 100), (at, 0), (at, depth))
        elif at < depth:
            pygame.draw.line(picture, (110, 106, 100), (0, at), (width, at))
    pygame.draw.rect(picture, (182, 178, 166), top, max(1, square // 40))
    pygame.draw.line(picture, (60, 58, 60), (0, depth), (width - 1, depth), max(1, square // 40))
    pygame.draw.rect(picture, (26, 24, 28), (0, 0, width, depth + height), 1)
    return picture
