"""A grid board with what stands on it: zoom, pan, overlays, miniatures from back to front.

It knows squares and pieces, and no rules. What moves on it is a piece whose `x`, `y` (in squares, fractions allowed)
and effects a timeline changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import pygame

from game.kernel.squares import bits

from . import canvas
from . import theme as th
from .boardlayers import Floor, Standing, above
from .breath import DEEPEST, DEPTHS, Breath
from .ground import Ground, Painter
from .overlays import Layer
from .sprites import Sprites
from .theme import SeatColour, Theme

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
    missiles: list[tuple[float, float, str]] = field(default_factory=list)
    """What flies over the pieces: place and kind, "magic" or else."""
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
    is_ruled: bool = True
    """Whether columns and rows have their names on the rim."""

    def __post_init__(self) -> None:
        self.painter = Painter(self.ground, self.sprites, is_ruled=self.is_ruled)
        self._corner = (0.0, 0.0)
        self.breath = Breath()
        self._ready: set[tuple[str, SeatColour | None, int]] = set()

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
        self.square = self.fitting(self.area.size)
        board = (self.ground.width * self.square, self.ground.height * self.square)
        self._corner = (
            self.area.centerx - board[0] / 2,
            self.area.centery - board[1] / 2 + self.square * 0.15,
        )

    def fitting(self, room: tuple[int, int]) -> int:
        """Return the pixels of a square at which the whole board and the rim of the stands fit into that room."""
        margin = 0.55
        across = room[0] / (self.ground.width + 2 * margin)
        down = room[1] / (self.ground.height + 2 * margin + 0.3)
        return max(LEAST, min(MOST, int(min(across, down))))

    def place(self, x: float, y: float) -> None:
        """Put the corner of the board at a pixel of the window."""
        self._corner = (x, y)

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
        left, top = self.corner
        return left + round(x * self.square), top + round(y * self.square)

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

    # Drawing

    @property
    def framing(self) -> tuple[int, ...]:
        """What part of the board is seen, where and how large; if that changes everything is drawn anew."""
        return (*self.area, self.square, *self.corner)

    def get_ready(self, pieces: Iterable[Piece]) -> None:
        """Have the pictures of pieces ready before they move: to make them in the midst of it would be seen."""
        for piece in pieces:
            model = piece.sprite, piece.seat, self.square
            if model in self._ready:
                continue
            self._ready.add(model)
            for facing in ("left", "right"):
                self.sprites.piece(*model, "strike", facing)
                for depth in set(DEPTHS):
                    self.sprites.piece(*model, "idle", facing, depth / DEEPEST)

    def layers_of(self, theme: Callable[[], Theme]) -> list[canvas.Layer]:
        """Make what draws it, from back to front."""
        return [Floor(self), Standing(self), canvas.Pictures(lambda: above(self, theme()), lambda: self.area)]


def middles(ground: Ground, squares: Iterable[int], base: int = 1) -> list[tuple[float, float]]:
    """Return the middles of squares, for `BoardView.path`."""
    return [(x + base / 2, y + base / 2) for x, y in map(ground.place, squares)]


def squares_of(ground: Ground, squares: int) -> list[tuple[int, int]]:
    return [ground.place(square) for square in bits(squares)]
