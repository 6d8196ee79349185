"""A grid board with what stands on it: zoom, pan, overlays, miniatures from back to front.

It knows squares and pieces, and no rules. What moves on it is a piece whose `x`, `y` (in squares, fractions allowed)
and effects a timeline changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.kernel.squares import bits

from . import paint
from . import theme as th
from .ground import MARGIN, Ground, Painter
from .overlays import Layer, draw_layer
from .signs import badge, draw_sign
from .sprites import Sprites
from .theme import Face, SeatColour, Theme

LEAST, MOST = 20, 128
"""Pixels of a square: 50-200 % of 64, less where a large arena is to be seen whole in a small window."""


@dataclass
class Piece:
    """A miniature or a token on the board."""

    id: str
    sprite: str
    x: float
    """Column of the west edge of its base, in squares."""
    y: float
    base: int = 1
    seat: SeatColour | None = None
    facing: str = "right"
    pose: str = "idle"
    hearts: int = 0
    wounds: int = 0
    badges: tuple[tuple[str, th.Colour], ...] = ()
    """Small signs over the head: a name and its colour each."""
    potions: int = 0
    is_spent: bool = False
    """It has acted and cannot again: drawn paler."""
    is_flat: bool = False
    """A token that lies on the ground: anybody may stand on it."""
    name: str = ""
    rim: th.Colour | None = None
    """A line around its base, light or dark, that tells the sides apart even without colours."""
    # What animations change
    lift: float = 0
    """Squares above the ground."""
    squash: float = 0
    flash: float = 0
    alpha: float = 1
    tilt: float = 0
    """Degrees."""

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.base / 2, self.y + self.base / 2


@dataclass
class Floater:
    """Something that rises from a place of the board and fades: a number, a heart, a word."""

    x: float
    y: float
    text: str
    colour: th.Colour
    sign: str = ""
    age: float = 0


@dataclass
class BoardView:
    """The board in a part of the window."""

    ground: Ground
    sprites: Sprites
    area: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 100, 100))
    pieces: dict[str, Piece] = field(default_factory=dict)
    layers: list[Layer] = field(default_factory=list)
    path: list[tuple[float, float]] = field(default_factory=list)
    """Middles of squares to be joined by an arrow."""
    line: tuple[tuple[float, float], tuple[float, float], bool] | None = None
    """A line of sight, and whether it is clear."""
    floaters: list[Floater] = field(default_factory=list)
    over: Callable[[pygame.Surface], None] | None = None
    """Draws projectiles and the like over the pieces."""
    selected: str | None = None
    hovered: int | None = None
    marked: tuple[str, ...] = ()
    """Pieces with a ring of light: ready, or pointed at from the log."""
    aimed: dict[str, th.Colour] = field(default_factory=dict)
    """Pieces in brackets: they can be chosen as a target."""
    cursor: int | None = None
    """The square of the keyboard's cursor."""
    square: int = 64
    is_fitted: bool = True

    def __post_init__(self) -> None:
        self.painter = Painter(self.ground, self.sprites)
        self._corner = (0.0, 0.0)
        self._shake = 0.0

    # The view

    def set_area(self, area: pygame.Rect) -> None:
        self.area = area
        if self.is_fitted:
            self.fit()
        else:
            self._clamp()

    def fit(self) -> None:
        """Show the whole board with the rim of the stands."""
        self.is_fitted = True
        margin = 0.55
        across = self.area.width / (self.ground.width + 2 * margin)
        down = self.area.height / (self.ground.height + 2 * margin + 0.3)
        self.square = max(LEAST, min(MOST, int(min(across, down))))
        board = (self.ground.width * self.square, self.ground.height * self.square)
        self._corner = (
            self.area.centerx - board[0] / 2,
            self.area.centery - board[1] / 2 + self.square * 0.15,
        )

    def zoom(self, steps: int, at: tuple[int, int] | None = None) -> None:
        """Make squares larger or smaller and keep what lies at the place where it is."""
        at = at or self.area.center
        x, y = (at[0] - self._corner[0]) / self.square, (at[1] - self._corner[1]) / self.square
        square = max(LEAST, min(MOST, round(self.square * 1.15**steps + (1 if steps > 0 else -1))))
        if square == self.square:
            return
        self.is_fitted = False
        self.square = square
        self._corner = (at[0] - x * square, at[1] - y * square)
        self._clamp()

    def pan(self, dx: int, dy: int) -> None:
        self.is_fitted = False
        self._corner = (self._corner[0] + dx, self._corner[1] + dy)
        self._clamp()

    def show(self, square: int) -> None:
        """Pan so that the square is seen, if it is not."""
        rect = self.rect(square)
        inner = self.area.inflate(-self.square, -self.square)
        if not inner.contains(rect) and not self.is_fitted:
            self.pan(self.area.centerx - rect.centerx, self.area.centery - rect.centery)

    def _clamp(self) -> None:
        """Keep at least a third of the view filled with board."""
        width, height = self.ground.width * self.square, self.ground.height * self.square
        x = min(
            self.area.right - self.area.width / 3, max(self.area.left + self.area.width / 3 - width, self._corner[0])
        )
        y = min(
            self.area.bottom - self.area.height / 3, max(self.area.top + self.area.height / 3 - height, self._corner[1])
        )
        self._corner = (x, y)

    @property
    def corner(self) -> tuple[int, int]:
        return round(self._corner[0]), round(self._corner[1])

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """Return where a place of the board (in squares) lies in the window."""
        return round(self._corner[0] + x * self.square), round(self._corner[1] + y * self.square)

    def rect(self, square: int, base: int = 1) -> pygame.Rect:
        x, y = self.ground.place(square)
        return pygame.Rect(*self.pixel(x, y), self.square * base, self.square * base)

    def at(self, place: tuple[int, int]) -> int | None:
        """Return the square at a place of the window."""
        if not self.area.collidepoint(place):
            return None
        x = (place[0] - self.corner[0]) // self.square
        y = (place[1] - self.corner[1]) // self.square
        if 0 <= x < self.ground.width and 0 <= y < self.ground.height:
            square = y * self.ground.width + x
            return None if self.ground.voids >> square & 1 else square
        return None

    def piece_on(self, square: int, is_flat: bool = False) -> Piece | None:
        """Return what stands on the square."""
        x, y = self.ground.place(square)
        for piece in self.pieces.values():
            if piece.is_flat == is_flat and 0 <= x - piece.x < piece.base and 0 <= y - piece.y < piece.base:
                return piece
        return None

    def piece_at(self, place: tuple[int, int]) -> Piece | None:
        """Return the piece at a place of the window: the one on that square, else one whose figure is drawn there."""
        square = self.at(place)
        if square is not None and (found := self.piece_on(square)) is not None:
            return found
        return None

    def shake(self, strength: float) -> None:
        self._shake = strength

    # Drawing

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        clip = surface.get_clip()
        surface.set_clip(self.area.clip(clip))
        x, y = self.corner
        floor = self.painter.floor(self.square)
        surface.fill(th.NIGHT, self.area)
        surface.blit(floor, (x - MARGIN * self.square, y - MARGIN * self.square))
        for layer in self.layers:
            draw_layer(surface, layer, self.ground.width, (x, y), self.square)
        if self.hovered is not None:
            pygame.draw.rect(
                surface, th.LIGHT, self.rect(self.hovered).inflate(-2, -2), max(1, self.square // 32), border_radius=4
            )
        if self.cursor is not None:
            self._corners(surface, self.rect(self.cursor), th.GOLD)
        self._draw_path(surface)
        self._draw_standing(surface)
        self._draw_line(surface)
        if self.over is not None:
            self.over(surface)
        self._draw_floaters(surface, theme)
        surface.set_clip(clip)

    def _draw_standing(self, surface: pygame.Surface) -> None:
        """Walls and pieces, from the back to the front."""
        x, y = self.corner
        standing: list[tuple[float, int, Callable[[], None]]] = []
        for thing in self.painter.standing(self.square):
            place = (x + thing.offset[0], y + thing.offset[1])
            standing.append((thing.row, 0, partial(_blit, surface, thing.picture, place)))
        for piece in self.pieces.values():
            row = -1.0 if piece.is_flat else piece.y + piece.base - 1
            standing.append((row, 1, partial(self._draw_piece, surface, piece)))
        for _, _, draw in sorted(standing, key=lambda entry: entry[:2]):
            draw()

    def _draw_piece(self, surface: pygame.Surface, piece: Piece) -> None:
        if piece.alpha <= 0.02:
            return
        cx, cy = piece.centre
        foot_x, foot_y = self.pixel(cx, cy + 0.12)
        if piece.id == self.selected or piece.id in self.marked:
            self._ring(surface, piece, th.GOLD if piece.id == self.selected else th.LIGHT)
        if piece.rim is not None and piece.alpha >= 1:
            rim = pygame.Rect(0, 0, round(self.square * piece.base * 1.04), round(self.square * piece.base * 0.7))
            rim.center = (foot_x, foot_y)
            pygame.draw.ellipse(surface, piece.rim, rim, max(2, self.square // 13))
        if piece.id in self.aimed:
            x, y = self.pixel(piece.x, piece.y)
            self._corners(
                surface, pygame.Rect(x, y, self.square * piece.base, self.square * piece.base), self.aimed[piece.id]
            )
        picture, anchor = self.sprites.piece(piece.sprite, piece.seat, self.square, piece.pose, piece.facing)
        if piece.squash or piece.tilt:
            width, height = picture.get_size()
            factor_x, factor_y = 1 + piece.squash, 1 - piece.squash
            picture = pygame.transform.scale(picture, (max(1, int(width * factor_x)), max(1, int(height * factor_y))))
            anchor = (int(anchor[0] * factor_x), int(anchor[1] * factor_y))
            if piece.tilt:
                turned = pygame.transform.rotate(picture, piece.tilt)
                anchor = (
                    anchor[0] + (turned.get_width() - picture.get_width()) // 2,
                    anchor[1] + (turned.get_height() - picture.get_height()) // 2,
                )
                picture = turned
        if piece.flash or piece.alpha < 1 or piece.is_spent:
            picture = picture.copy()
            if piece.is_spent:
                picture.fill((150, 150, 158, 255), special_flags=pygame.BLEND_RGBA_MULT)
            if piece.flash:
                white = round(200 * piece.flash)
                picture.fill((white, white, white, 0), special_flags=pygame.BLEND_RGBA_ADD)
            if piece.alpha < 1:
                picture.set_alpha(round(255 * piece.alpha))
        top = (foot_x - anchor[0], foot_y - anchor[1] - round(piece.lift * self.square))
        surface.blit(picture, top)
        if piece.id == self.selected:
            self._arrow(surface, picture.get_rect(topleft=top), th.GOLD)
        self._draw_signs(surface, piece, picture.get_rect(topleft=top))

    def _arrow(self, surface: pygame.Surface, picture: pygame.Rect, colour: th.Colour) -> None:
        """A wedge over the head: this one is selected."""
        size = max(5, self.square // 7)
        x, y = picture.centerx, picture.top - size // 2
        for grow, tint in ((2, th.NIGHT), (0, colour)):
            wedge = [(x - size - grow, y - size - grow), (x + size + grow, y - size - grow), (x, y + grow)]
            pygame.draw.polygon(surface, tint, wedge)

    def _ring(self, surface: pygame.Surface, piece: Piece, colour: th.Colour) -> None:
        rect = pygame.Rect(0, 0, round(self.square * piece.base * 0.98), round(self.square * piece.base * 0.62))
        rect.center = self.pixel(piece.centre[0], piece.centre[1] + 0.12)
        pygame.draw.ellipse(
            surface, (*th.mixed(colour, th.NIGHT, 0.4), 255), rect.inflate(4, 4), max(2, self.square // 16)
        )
        pygame.draw.ellipse(surface, colour, rect, max(2, self.square // 20))

    def _draw_signs(self, surface: pygame.Surface, piece: Piece, picture: pygame.Rect) -> None:
        """Hearts left at the foot, statuses and potions over the head."""
        size = max(5, self.square // 11)
        if piece.hearts and (piece.wounds or (piece.hearts > 1 and self.square >= 36)):
            x, y = self.pixel(piece.centre[0], piece.y + piece.base)
            step = min(2 * size, self.square * piece.base * 0.9 / piece.hearts)
            start = x - step * (piece.hearts - 1) / 2
            bar = pygame.Rect(0, 0, round(step * (piece.hearts - 1) + 2.6 * size), 2 * size + 2)
            bar.center = (x, y - size // 2)
            pygame.draw.rect(surface, th.NIGHT, bar, border_radius=size)
            for i in range(piece.hearts):
                sign = "heart" if i < piece.hearts - piece.wounds else "no heart"
                draw_sign(surface, sign, (start + i * step, y - size // 2), size)
        across = picture.centerx - (len(piece.badges) - 1) * size * 1.5
        for letter, colour in piece.badges:
            plate = badge(letter, colour, round(size * 1.4))
            surface.blit(plate, plate.get_rect(center=(across, picture.top)))
            across += size * 3
        for i in range(piece.potions):
            draw_sign(
                surface, "potion", (picture.centerx + self.square * 0.42, picture.top + size * (2 + 2.6 * i)), size
            )

    def _draw_path(self, surface: pygame.Surface) -> None:
        if len(self.path) < 2:
            return
        points = [self.pixel(x, y) for x, y in self.path]
        width = max(3, self.square // 12)
        for colour, thick in ((th.NIGHT, width + 4), (th.LIGHT, width)):
            pygame.draw.lines(surface, colour, False, points, thick)
            for point in points[:-1]:
                pygame.draw.circle(surface, colour, point, thick * 0.8)
        (x1, y1), (x2, y2) = points[-2:]
        paint.arrow_head(surface, points[-1], (x2 - x1, y2 - y1), width * 3.2, th.NIGHT)
        paint.arrow_head(surface, points[-1], (x2 - x1, y2 - y1), width * 2.5, th.LIGHT)

    def _draw_line(self, surface: pygame.Surface) -> None:
        if self.line is None:
            return
        start, end, is_clear = self.line
        colour = th.YELLOW if is_clear else th.BAD
        a, b = self.pixel(*start), self.pixel(*end)
        pygame.draw.line(surface, th.NIGHT, a, b, max(4, self.square // 14))
        if is_clear:
            pygame.draw.line(surface, colour, a, b, max(2, self.square // 26))
        else:
            for i in range(0, 12, 2):
                p = (a[0] + (b[0] - a[0]) * i / 12, a[1] + (b[1] - a[1]) * i / 12)
                q = (a[0] + (b[0] - a[0]) * (i + 1) / 12, a[1] + (b[1] - a[1]) * (i + 1) / 12)
                pygame.draw.line(surface, colour, p, q, max(2, self.square // 26))

    def _draw_floaters(self, surface: pygame.Surface, theme: Theme) -> None:
        for floater in self.floaters:
            x, y = self.pixel(floater.x, floater.y - floater.age * 0.9)
            size = max(7, self.square // 6)
            picture = theme.text(floater.text, th.LARGE, floater.colour, Face.DISPLAY)
            dark = theme.text(floater.text, th.LARGE, th.NIGHT, Face.DISPLAY)
            left = x - picture.get_width() // 2 + (size if floater.sign else 0)
            for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
                surface.blit(dark, (left + dx, y + dy))
            surface.blit(picture, (left, y))
            if floater.sign:
                draw_sign(surface, floater.sign, (left - size, y + picture.get_height() // 2), size)

    def _corners(self, surface: pygame.Surface, rect: pygame.Rect, colour: th.Colour) -> None:
        arm, width = rect.width // 3, max(2, self.square // 16)
        for x, way_x in ((rect.left, 1), (rect.right - 1, -1)):
            for y, way_y in ((rect.top, 1), (rect.bottom - 1, -1)):
                pygame.draw.line(surface, colour, (x, y), (x + way_x * arm, y), width)
                pygame.draw.line(surface, colour, (x, y), (x, y + way_y * arm), width)


def _blit(surface: pygame.Surface, picture: pygame.Surface, place: tuple[int, int]) -> None:
    surface.blit(picture, place)


def middles(ground: Ground, squares: Iterable[int], base: int = 1) -> list[tuple[float, float]]:
    """Return the middles of squares, for `BoardView.path`."""
    return [(x + base / 2, y + base / 2) for x, y in map(ground.place, squares)]


def squares_of(ground: Ground, squares: int) -> list[tuple[int, int]]:
    return [ground.place(square) for square in bits(squares)]
