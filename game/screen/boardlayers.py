"""How a grid board is drawn: the floor with its marks, what stands on it from back to front, what hovers above.

The floor with its marks is kept as one opaque picture. Of what stands, only pieces that look otherwise are drawn again,
with all that overlaps them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.kernel.squares import bits

from . import stickers
from . import theme as th
from .canvas import Shown, box
from .ground import MARGIN
from .overlays import Layer, draw_layer
from .signs import badge, sign

if TYPE_CHECKING:
    from .boardview import BoardView, Piece
    from .theme import Theme


class Floor:
    """Floor, overlays, path: all that lies under the miniatures."""

    def __init__(self, view: BoardView) -> None:
        self.view = view
        self._picture = pygame.Surface((1, 1))
        self._framing: tuple[int, ...] = ()
        self._layers: list[Layer] = []
        self._marks: list[Shown] = []

    def changes(self) -> Iterable[pygame.Rect]:
        view = self.view
        layers, marks = list(view.layers), list(self._marks_now())
        if self._framing != view.framing:
            self._framing, self._layers, self._marks = view.framing, layers, marks
            self._picture = pygame.Surface(view.area.size)
            self._draw(view.area)
            return (view.area,)
        spoilt = self._otherwise(layers)
        spoilt += [box(mark) for mark in (*self._marks, *marks) if not (mark in self._marks and mark in marks)]
        self._layers, self._marks = layers, marks
        if not spoilt:
            return ()
        rect = spoilt[0].unionall(spoilt[1:]).clip(view.area)
        self._draw(rect)
        return (rect,)

    def _marks_now(self) -> Iterator[Shown]:
        view = self.view
        if view.hovered is not None:
            yield stickers.outline(view.square), view.rect(view.hovered).move(1, 1).topleft
        if view.cursor is not None:
            picture = stickers.brackets(view.square, th.GOLD, view.square)
            yield picture, picture.get_rect(center=view.rect(view.cursor).center).topleft
        if len(view.path) > 1:
            yield stickers.way(tuple(view.pixel(x, y) for x, y in view.path), view.square)

    def _otherwise(self, layers: list[Layer]) -> list[pygame.Rect]:
        """Return where the overlays are not what they were."""
        old, new = self._layers, layers
        if old == new:
            return []
        while old and new and old[0] == new[0]:
            old, new = old[1:], new[1:]
        while old and new and old[-1] == new[-1]:
            old, new = old[:-1], new[:-1]
        squares = 0
        for layer in (*old, *new):
            squares |= layer.squares
        rects = [self.view.rect(square) for square in bits(squares)]
        return [rects[0].unionall(rects[1:])] if rects else []

    def _draw(self, rect: pygame.Rect) -> None:
        """Draw a part of the picture, given in pixels of the window."""
        view, picture = self.view, self._picture
        left, top = view.area.topleft
        corner = view.corner[0] - left, view.corner[1] - top
        picture.set_clip(rect.move(-left, -top))
        floor, margin = view.painter.floor(view.square), MARGIN * view.square
        place = floor.get_rect(topleft=(corner[0] - margin, corner[1] - margin))
        if not place.contains(picture.get_clip()):
            picture.fill(th.NIGHT)
        picture.blit(floor, place)
        for layer in self._layers:
            draw_layer(picture, layer, view.ground.width, corner, view.square)
        picture.fblits([(mark, (x - left, y - top)) for mark, (x, y) in self._marks])
        picture.set_clip(None)

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        part = region.clip(self.view.area)
        if part:
            surface.blit(self._picture, part, part.move(-self.view.area.left, -self.view.area.top))


LOOK = attrgetter(
    "sprite", "x", "y", "base", "seat", "facing", "pose", "hearts", "wounds", "badges", "potions", "is_spent",
    "is_flat", "rim", "lift", "squash", "flash", "alpha", "tilt",
)  # fmt: skip
"""All of a piece that is seen."""
IN_FRONT = 0.6
"""Rows by which the selected figure and the one pointed at come forward: over the walls of their own squares."""
MOST_KNOWN = 12
"""Ways to stand that are kept of each piece."""


class Stand(NamedTuple):
    """Something that stands on the board."""

    depth: tuple[float, int, float, str]
    """Row, walls before pieces, column, name: what is drawn after what."""
    pictures: tuple[Shown, ...]
    box: pygame.Rect
    look: tuple[Any, ...] = ()
    mark: tuple[Any, ...] = ()


class Standing:
    """Walls and pieces, from the back to the front."""

    def __init__(self, view: BoardView) -> None:
        self.view = view
        self._framing: tuple[int, ...] = ()
        self._marks: tuple[Any, ...] = ()
        self._walls: list[Stand] = []
        self._pieces: dict[str, Stand] = {}
        self._stands: dict[str, dict[tuple[Any, ...], Stand]] = {}
        """Of each piece, how it has stood there."""
        self._place: dict[tuple[float, int, float, str], int] = {}
        self._order: list[Stand] = []
        self._boxes: list[pygame.Rect] = []

    def changes(self) -> Iterable[pygame.Rect]:
        view = self.view
        spoilt: list[pygame.Rect] = []
        if self._framing != view.framing:
            self._framing, self._walls = view.framing, list(self._standing_still())
            self._pieces, self._stands = {}, {}
            spoilt.append(view.area)
        marks = view.selected, view.marked, dict(view.aimed), view.hovered, view.breath.step
        is_marked_alike, self._marks = marks == self._marks, marks
        changed: list[tuple[Stand | None, Stand | None]] = []
        pieces: dict[str, Stand] = {}
        for id, piece in view.pieces.items():
            look = LOOK(piece)
            before = self._pieces.get(id)
            if before is not None and before.look == look and (is_marked_alike or before.mark == self._mark(piece)):
                pieces[id] = before
                continue
            pieces[id] = now = self._known(piece, look)
            if before is None or now.pictures != before.pictures or now.depth != before.depth:
                changed.append((before, now))
        changed += [(stand, None) for id, stand in self._pieces.items() if id not in pieces]
        self._pieces = pieces
        if spoilt or any(one is None or other is None or one.depth != other.depth for one, other in changed):
            self._order = sorted((*self._walls, *pieces.values()), key=_depth)
            self._boxes = [stand.box for stand in self._order]
            self._place = {stand.depth: i for i, stand in enumerate(self._order)}
        else:
            for _, other in changed:
                if other is not None:
                    place = self._place[other.depth]
                    self._order[place], self._boxes[place] = other, other.box
        spoilt += [stand.box for pair in changed for stand in pair if stand is not None]
        return [rect.clip(view.area) for rect in spoilt]

    def _known(self, piece: Piece, look: tuple[Any, ...]) -> Stand:
        """Return how the piece stands there; who breathes stands the same way again and again."""
        mark = self._mark(piece)
        known = self._stands.setdefault(piece.id, {})
        found = known.get((look, mark))
        if found is None:
            if len(known) > MOST_KNOWN:
                known.clear()
            found = known[look, mark] = self._stand(piece, look, mark)
        return found

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        part = region.clip(self.view.area)
        hit = part.collidelistall(self._boxes) if part else []
        if hit:
            surface.set_clip(part)
            surface.fblits([shown for i in hit for shown in self._order[i].pictures])
            surface.set_clip(region)

    def _standing_still(self) -> Iterator[Stand]:
        x, y = self.view.corner
        for thing in self.view.painter.standing(self.view.square):
            shown = thing.picture, (x + thing.offset[0], y + thing.offset[1])
            yield Stand((thing.row, 0, thing.offset[0], ""), (shown,), box(shown))

    def _mark(self, piece: Piece) -> tuple[Any, ...]:
        """All that is seen of a piece and is not its own: how it is marked, and its breath."""
        view = self.view
        is_front = view.selected == piece.id or self._is_hovered(piece)
        return (
            is_front,
            view.selected == piece.id,
            piece.id in view.marked,
            view.aimed.get(piece.id),
            self._breath(piece),
        )

    def _is_hovered(self, piece: Piece) -> bool:
        if self.view.hovered is None:
            return False
        x, y = self.view.ground.place(self.view.hovered)
        return 0 <= x - piece.x < piece.base and 0 <= y - piece.y < piece.base

    def _breath(self, piece: Piece) -> float:
        if piece.pose != "idle" or not self.view.sprites.breathes(piece.sprite):
            return 0
        return self.view.breath.depth(piece.id)

    def _stand(self, piece: Piece, look: tuple[Any, ...], mark: tuple[Any, ...]) -> Stand:
        pictures = tuple(self._pictures(piece, mark[-1]))
        row = -1.0 if piece.is_flat else piece.y + piece.base - 1
        if mark[0]:
            row += IN_FRONT
        boxes = [box(shown) for shown in pictures]
        place = boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)
        return Stand((row, 1, piece.x, piece.id), pictures, place, look, mark)

    def _pictures(self, piece: Piece, breath: float) -> Iterator[Shown]:
        view = self.view
        if piece.alpha <= 0.02:
            return
        cx, cy = piece.centre
        foot = view.pixel(cx, cy + 0.12)
        wide = view.square * piece.base
        is_selected = piece.id == view.selected
        if is_selected or piece.id in view.marked:
            colour = th.GOLD if is_selected else th.GOOD
            yield _centred(stickers.ring(round(wide * 0.98), round(wide * 0.62), colour, view.square), foot)
        if piece.rim is not None and piece.alpha >= 1:
            yield _centred(stickers.rim(round(wide * 1.04), round(wide * 0.7), piece.rim, view.square), foot)
        if piece.id in view.aimed:
            picture = stickers.brackets(wide, view.aimed[piece.id], view.square)
            x, y = view.pixel(piece.x, piece.y)
            yield _centred(picture, (x + wide // 2, y + wide // 2))
        picture, anchor = self._figure(piece, breath)
        place = picture.get_rect(topleft=(foot[0] - anchor[0], foot[1] - anchor[1] - round(piece.lift * view.square)))
        yield picture, place.topleft
        if is_selected or piece.id in view.marked or piece.id in view.aimed:  # this one is meant, or may be
            size = max(6, view.square // 5)
            wedge = stickers.wedge(size, th.GOLD if is_selected else view.aimed.get(piece.id, th.GOOD))
            yield wedge, wedge.get_rect(midbottom=(place.centerx, place.top - size // 2 + 3)).topleft
        yield from self._signs(piece, place)

    def _figure(self, piece: Piece, breath: float) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the miniature as it is now, and where in it its foot is."""
        picture, anchor = self.view.sprites.piece(
            piece.sprite, piece.seat, self.view.square, piece.pose, piece.facing, breath, piece.is_spent
        )
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
        if piece.flash or piece.alpha < 1:
            picture = picture.copy()
            if piece.flash:
                white = round(200 * piece.flash)
                picture.fill((white, white, white, 0), special_flags=pygame.BLEND_RGBA_ADD)
            if piece.alpha < 1:
                picture.set_alpha(round(255 * piece.alpha))
        return picture, anchor

    def _signs(self, piece: Piece, figure: pygame.Rect) -> Iterator[Shown]:
        """Hearts at the foot; at the rim of the base, and never over a face, statuses at the left, potions right."""
        square = self.view.square
        size = max(5, square // 11)
        left, low = self.view.pixel(piece.x, piece.y + piece.base)
        if piece.hearts and (piece.wounds or (piece.hearts > 1 and square >= 36)):
            x, y = self.view.pixel(piece.centre[0], piece.y + piece.base)
            row = stickers.hearts(piece.hearts, piece.wounds, size, square * piece.base * 0.9)
            yield _centred(row, (x, y - size // 2))
            low = y - 2 * size
        radius = max(6, round(square * 0.17))
        fitting = max(1, piece.base + 1)  # in a column; a figure with more of them has them at its other side too
        for i, (name, colour) in enumerate(piece.badges):
            side, row_of = divmod(i, fitting)
            x = left + square * piece.base - radius // 2 if side else left + radius // 2
            yield _centred(badge(name, colour, radius), (x, low - radius - round(row_of * radius * 1.9)))
        for i in range(piece.potions):
            potion = sign("potion", max(4, size))
            yield _centred(potion, (left + square * piece.base - size // 2, low - size - round(2.4 * size * i)))


def _depth(stand: Stand) -> tuple[float, int, float, str]:
    return stand.depth


def _centred(picture: pygame.Surface, place: tuple[float, float]) -> Shown:
    return picture, picture.get_rect(center=place).topleft


def above(view: BoardView, theme: Theme) -> list[Shown]:
    """Return what hovers over the miniatures: a line of sight, missiles, words that rise."""
    shown: list[Shown] = []
    if view.line is not None:
        start, end, is_clear = view.line
        shown.append(stickers.line_of_sight(view.pixel(*start), view.pixel(*end), is_clear, view.square))
    for x, y, kind in view.missiles:
        shown.append(_centred(stickers.missile(kind, max(4, view.square // 8)), view.pixel(x, y)))
    for floater in view.floaters:
        size = max(7, view.square // 6)
        picture, middle = stickers.outcry(theme, floater.text, floater.colour, floater.sign, size)
        x, y = view.pixel(floater.x, floater.y - floater.age * 0.9)
        shown.append((picture, (x - middle, y)))
    return shown
