"""Miniatures, portraits and tiles from data/sprites; a side's colour and pattern are put on when first needed.

Sheets lie at 128 pixels a square. A figure sheet holds the frames in a row; its tint sheet holds, below each other and
in grey, what takes the side's colour (cloth, ring) and the shadow. A key without a sheet gets a drawn pawn.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
import pygame

from game.content.folders import data_folder

from . import theme as th
from .paint import pale
from .theme import Colour, SeatColour


class Frame(msgspec.Struct):
    """A picture on a figure sheet: where it lies, and where in it the figure touches the ground."""

    box: tuple[int, int, int, int]
    anchor: tuple[int, int]


class Entry(msgspec.Struct):
    """A line of data/sprites/index.json, in pixels of the sheet."""

    image: str
    kind: str = ""
    """Empty for a model, else "picture", "strip", "tiles" or "die"."""
    size: tuple[int, int] = (0, 0)
    anchor: tuple[int, int] = (0, 0)
    squares: int = 1
    scale: float = 128
    frames: dict[str, dict[str, Frame]] = {}
    row: int = 0
    """The distance of the rows of the tint sheet."""
    tint: str = ""
    portrait: str = ""
    count: int = 1
    """Frames of a strip."""
    cells: dict[str, Any] = {}
    """Places of a sheet by name: [x, y, width, height]."""
    faces: dict[str, tuple[int, int, int, int]] = {}
    first: int = 0
    """The column of the first frame of a die's tumble."""
    tumble: int = 0

    def frame(self, pose: str, facing: str) -> Frame:
        """Return the frame, or the nearest that there is."""
        facings = self.frames.get(pose) or self.frames.get("idle") or next(iter(self.frames.values()), {})
        return facings.get(facing) or next(iter(facings.values()), Frame((0, 0, *self.size), self.anchor))


BREATH = 0.035
"""By how much a miniature grows, from its foot up, when it breathes in."""


class Piece(NamedTuple):
    """A picture and where in it the figure touches the ground."""

    picture: pygame.Surface
    anchor: tuple[int, int]


K = TypeVar("K")
MOST_COMPOSED, MOST_SCALED = 64 << 20, 64 << 20
"""Bytes of figures that are kept: at the size of their sheets, and at the size of the board."""


class Shelf(Generic[K]):
    """Keeps figures as far as there is room; those that were not wanted for longest go first."""

    def __init__(self, room: int) -> None:
        self.room = room
        """In bytes."""
        self.taken = 0
        self._pieces: dict[K, Piece] = {}

    def get(self, key: K) -> Piece | None:
        found = self._pieces.pop(key, None)
        if found is not None:
            self._pieces[key] = found
        return found

    def put(self, key: K, piece: Piece) -> Piece:
        self._pieces[key] = piece
        self.taken += _bytes(piece)
        while self.taken > self.room and len(self._pieces) > 1:
            self.taken -= _bytes(self._pieces.pop(next(iter(self._pieces))))
        return piece


def _bytes(piece: Piece) -> int:
    return piece.picture.get_pitch() * piece.picture.get_height()


BARE = SeatColour("Stone", (150, 146, 138), th.Pattern.PLAIN, 0)


class Sprites:
    """Loads sheets when they are asked for and keeps what it has made of them.

    A key may name spares: "superdungeon/nobody|generic_minion" is the first of them that has been baked.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "sprites"
        self.entries: dict[str, Entry] = {}
        index = self.folder / "index.json"
        if index.is_file():
            self.entries = msgspec.json.decode(index.read_bytes(), type=dict[str, Entry])
        self._sheets: dict[str, pygame.Surface] = {}
        self._full: Shelf[tuple[str, str, str, str]] = Shelf(MOST_COMPOSED)
        self._pieces: Shelf[tuple[str, str, str, str, int, int, bool]] = Shelf(MOST_SCALED)
        self._breathing: dict[str, bool] = {}
        self._pictures: dict[tuple[str, int, int], pygame.Surface] = {}

    def entry(self, key: str) -> Entry | None:
        """Return the line of the first of the keys that there is a sheet for."""
        return next((self.entries[name] for name in key.split("|") if name in self.entries), None)

    def has(self, key: str) -> bool:
        return self.entry(key) is not None

    def breathes(self, key: str) -> bool:
        """Whether it is somebody and not something."""
        found = self._breathing.get(key)
        if found is None:
            entry = self.entry(key)
            found = self._breathing[key] = entry is None or "strike" in entry.frames
        return found

    def piece(
        self,
        key: str,
        seat: SeatColour | None,
        square: int,
        pose: str = "idle",
        facing: str = "right",
        breath: float = 0,
        is_pale: bool = False,
    ) -> Piece:
        """Return the figure for squares of that many pixels; breath: 0 is at rest, 1 breathed in."""
        seat = seat or BARE
        still = key, seat.name, pose, facing, square, 0, False
        found = self._pieces.get(still)
        if found is None:
            found = self._pieces.put(still, self._scaled(key, seat, pose, facing, square))
        grown = round(breath * BREATH * found.anchor[1])
        if not grown and not is_pale:
            return found
        wanted = key, seat.name, pose, facing, square, grown, is_pale
        other = self._pieces.get(wanted)
        if other is None:
            full = self._composed(key, seat, pose, facing)
            other = _breathed_in(full, found, grown) if grown else Piece(found.picture.copy(), found.anchor)
            if is_pale:
                other = Piece(pale(other.picture), other.anchor)
            self._pieces.put(wanted, other)
        return other

    def _scaled(self, key: str, seat: SeatColour, pose: str, facing: str, square: int) -> Piece:
        full = self._composed(key, seat, pose, facing)
        entry = self.entry(key)
        factor = square / (entry.scale if entry else 128)
        size = (max(1, round(full.picture.get_width() * factor)), max(1, round(full.picture.get_height() * factor)))
        anchor = round(full.anchor[0] * factor), round(full.anchor[1] * factor)
        return Piece(pygame.transform.smoothscale(full.picture, size), anchor)

    def portrait(
        self, key: str, size: tuple[int, int], seat: SeatColour | None = None, breath: float = 0
    ) -> pygame.Surface:
        """Return a picture of the face (or of the whole figure) that fits the size; a breath makes it taller."""
        wanted = f"{key}|{(seat or BARE).name}", *size
        found = self._pictures.get(wanted)
        if found is None:
            entry = self.entry(key)
            if entry is not None and entry.portrait:
                whole = self._sheet(entry.portrait)
            else:
                whole = self._composed(key, seat or BARE, "idle", "right").picture
                whole = whole.subsurface(whole.get_bounding_rect())
            found = self._pictures[wanted] = _fit(whole, size)
        grown = round(breath * BREATH * found.get_height())
        if not grown:
            return found
        wanted = f"{wanted[0]}|{grown}", *size
        taller = self._pictures.get(wanted)
        if taller is None:
            width, height = found.get_size()
            taller = self._pictures[wanted] = pygame.transform.smoothscale(found, (width, height + grown))
        return taller

    def picture(self, key: str, size: tuple[int, int], cell: str = "") -> pygame.Surface | None:
        """Return a plain picture (a tile, a token), or a cell of a sheet, that fits the size, if there is one."""
        entry = self.entry(key)
        if entry is None or (cell and cell not in entry.cells):
            return None
        wanted = f"{key}#{cell}", *size
        found = self._pictures.get(wanted)
        if found is None:
            sheet = self._sheet(entry.image)
            if cell:
                place = entry.cells[cell]
                sheet = sheet.subsurface(place["box"] if isinstance(place, dict) else place[:4])
            found = self._pictures[wanted] = _fit(sheet, size)
        return found

    def sheet(self, key: str) -> pygame.Surface:
        """Return the whole sheet of an entry as it was baked; raises KeyError."""
        return self._sheet(self.entries[key].image)

    def _sheet(self, name: str) -> pygame.Surface:
        found = self._sheets.get(name)
        if found is None:
            found = self._sheets[name] = pygame.image.load(self.folder / name).convert_alpha()
        return found

    def _composed(self, key: str, seat: SeatColour, pose: str, facing: str) -> Piece:
        """The figure at the size of its sheet, on its shadow, in the colour of its side."""
        wanted = key, seat.name, pose, facing
        found = self._full.get(wanted)
        if found is None:
            entry = self.entry(key)
            found = drawn_pawn(key, seat) if entry is None else self._dressed(entry, seat, entry.frame(pose, facing))
            self._full.put(wanted, found)
        return found

    def _dressed(self, entry: Entry, seat: SeatColour, frame: Frame) -> Piece:
        box = pygame.Rect(frame.box)
        picture = pygame.Surface(box.size, pygame.SRCALPHA)
        if not entry.tint:
            picture.blit(self._sheet(entry.image), (0, 0), box)
            return Piece(picture, frame.anchor)
        cloth, ring, shadow = (self._tint(entry, box, row) for row in range(3))
        shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(shadow, (0, 0))
        picture.blit(self._sheet(entry.image), (0, 0), box)
        if seat is not BARE:
            marks = ring.copy()
            for layer in (cloth, ring):
                layer.fill((*seat.colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
                picture.blit(layer, (0, 0))
            self._notch(marks, entry, frame, seat)
            picture.blit(marks, (0, 0))
        return Piece(picture, frame.anchor)

    def _tint(self, entry: Entry, box: pygame.Rect, row: int) -> pygame.Surface:
        sheet = self._sheet(entry.tint)
        layer = pygame.Surface(box.size, pygame.SRCALPHA)
        layer.blit(sheet, (0, 0), box.move(0, row * entry.row))
        return layer

    def _notch(self, ring: pygame.Surface, entry: Entry, frame: Frame, seat: SeatColour) -> None:
        """Leave of the ring the marks of the side, so that colour is not its only sign."""
        mask = pygame.Surface(ring.get_size(), pygame.SRCALPHA)
        notch = self.entries.get(f"notch/{'large/' if entry.squares > 1 else ''}{seat.notches}")
        if notch is not None:
            mask.blit(self._sheet(notch.image), (frame.anchor[0] - notch.anchor[0], frame.anchor[1] - notch.anchor[1]))
        else:
            _draw_rays(mask, frame.anchor, entry.scale * entry.squares, seat.notches)
        ring.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        ring.fill((24, 22, 30, 255), special_flags=pygame.BLEND_RGBA_MULT)


def _breathed_in(full: Piece, still: Piece, grown: int) -> Piece:
    """Return the figure taller by some pixels than it is at rest; what lies below its foot stays as it is."""
    picture, (x, foot) = still
    width, height = picture.get_size()
    taller = pygame.Surface((width, height + grown), pygame.SRCALPHA)
    body = full.picture.subsurface((0, 0, full.picture.get_width(), full.anchor[1]))
    taller.blit(pygame.transform.smoothscale(body, (width, foot + grown)), (0, 0))
    taller.blit(picture, (0, foot + grown), (0, foot, width, height - foot))
    return Piece(taller, (x, foot + grown))


def _draw_rays(mask: pygame.Surface, centre: tuple[int, int], reach: float, count: int) -> None:
    """Draw thin wedges from the centre, for a number of notches that no mask has been baked for."""
    x, y = centre
    for i in range(count * 2):
        angle = math.pi * (i + 0.5) / count
        wedge = [(x, y)]
        for turn in (-0.09, 0.09):
            wedge.append((x + round(reach * math.cos(angle + turn)), y + round(reach * 0.6 * math.sin(angle + turn))))
        pygame.draw.polygon(mask, (255, 255, 255, 255), wedge)


def _fit(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    factor = min(size[0] / picture.get_width(), size[1] / picture.get_height())
    fitted = (max(1, round(picture.get_width() * factor)), max(1, round(picture.get_height() * factor)))
    return pygame.transform.smoothscale(picture, fitted)


def drawn_pawn(key: str, seat: SeatColour) -> Piece:
    """A turned wooden pawn for what nobody has sculpted yet; its tint depends on its name."""
    shade = sum(map(ord, key)) * 37 % 360
    tint = pygame.Color(0)
    tint.hsla = (shade, 42, 58, 100)
    body: Colour = (tint.r, tint.g, tint.b)
    dark, light = th.mixed(body, th.NIGHT, 0.45), th.mixed(body, th.LIGHT, 0.4)
    picture = pygame.Surface((128, 200), pygame.SRCALPHA)
    pygame.draw.ellipse(picture, (0, 0, 0, 90), (14, 146, 108, 50))
    pygame.draw.ellipse(picture, th.NIGHT, (16, 140, 96, 48))
    pygame.draw.ellipse(picture, seat.colour, (18, 140, 92, 44))
    for i in range(seat.notches * 2):
        angle = math.pi * (i + 0.5) / max(1, seat.notches)
        pygame.draw.circle(picture, th.NIGHT, (64 + 43 * math.cos(angle), 162 + 19 * math.sin(angle)), 4)
    pygame.draw.ellipse(picture, (84, 82, 80), (28, 143, 72, 33))
    robe = [(64, 66), (84, 96), (92, 152), (64, 164), (36, 152), (44, 96)]
    pygame.draw.polygon(picture, th.NIGHT, [(x + (x > 64) * 2 - (x < 64) * 2, y) for x, y in robe], 5)
    pygame.draw.polygon(picture, body, robe)
    pygame.draw.polygon(picture, dark, [(64, 66), (84, 96), (92, 152), (70, 160)])
    pygame.draw.circle(picture, th.NIGHT, (64, 62), 33)
    pygame.draw.circle(picture, body, (64, 62), 30)
    pygame.draw.circle(picture, light, (55, 52), 12)
    for x in (53, 77):
        pygame.draw.ellipse(picture, th.LIGHT, (x - 7, 58, 14, 17))
        pygame.draw.circle(picture, th.NIGHT, (x + 1, 67), 4)
    return Piece(picture, (64, 162))
