"""Miniatures, portraits and tiles from data/sprites; a side's colour and pattern are put on when first needed.

Sheets lie at 128 pixels a square. A figure sheet holds the frames in a row; its tint sheet holds, below each other and
in grey, what takes the side's colour (cloth, ring) and the shadow. A key without a sheet gets a drawn pawn.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pygame

from game.content.folders import data_folder

from . import theme as th
from .theme import Colour, SeatColour


class Entry(msgspec.Struct):
    """A line of data/sprites/index.json, in pixels of the sheet."""

    image: str
    size: tuple[int, int] = (0, 0)
    kind: str = ""
    """Empty for a model, else "picture", "strip", "tiles" or "die"."""
    anchor: tuple[int, int] = (0, 0)
    squares: int = 1
    scale: float = 128
    frames: dict[str, dict[str, int]] = {}
    tint: str = ""
    portrait: str = ""
    count: int = 1
    """Frames of a strip."""
    cells: dict[str, Any] = {}
    """Places of a sheet by name: [x, y, width, height]."""
    faces: Any = None
    tumble: int = 0


class Piece(NamedTuple):
    """A picture and where in it the figure touches the ground."""

    picture: pygame.Surface
    anchor: tuple[int, int]


BARE = SeatColour("Stone", (150, 146, 138), th.Pattern.PLAIN, 0)


class Sprites:
    """Loads sheets when they are asked for and keeps what it has made of them."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "sprites"
        self.entries: dict[str, Entry] = {}
        index = self.folder / "index.json"
        if index.is_file():
            for key, entry in json.loads(index.read_text()).items():
                self.entries[key] = msgspec.convert(entry, Entry, strict=False)
        self._sheets: dict[str, pygame.Surface] = {}
        self._full: dict[tuple[str, str, str, str], Piece] = {}
        self._pieces: dict[tuple[str, str, str, str, int], Piece] = {}
        self._pictures: dict[tuple[str, int, int], pygame.Surface] = {}

    def has(self, key: str) -> bool:
        return key in self.entries

    def piece(self, key: str, seat: SeatColour | None, square: int, pose: str = "idle", facing: str = "right") -> Piece:
        """Return the figure for squares of that many pixels."""
        seat = seat or BARE
        wanted = key, seat.name, pose, facing, square
        found = self._pieces.get(wanted)
        if found is None:
            if len(self._pieces) > 1500:
                self._pieces.clear()
            full = self._composed(key, seat, pose, facing)
            entry = self.entries.get(key)
            factor = square / (entry.scale if entry else 128)
            size = (max(1, round(full.picture.get_width() * factor)), max(1, round(full.picture.get_height() * factor)))
            picture = pygame.transform.smoothscale(full.picture, size)
            found = Piece(picture, (round(full.anchor[0] * factor), round(full.anchor[1] * factor)))
            self._pieces[wanted] = found
        return found

    def _notch(self, ring: pygame.Surface, entry: Entry, number: int, seat: SeatColour) -> None:
        """Mark the ring, so that the colour is not the side's only sign."""
        notch = self.entries.get(f"notch/{'large/' if entry.squares > 1 else ''}{seat.notches}")
        if notch is None:
            _rays(ring, entry, seat)
            return
        mask = pygame.Surface(ring.get_size(), pygame.SRCALPHA)
        mask.blit(self._sheet(notch.image), (entry.anchor[0] - notch.anchor[0], entry.anchor[1] - notch.anchor[1]))
        marks = self._frame(entry, number, 1, True).copy()
        marks.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        marks.fill((24, 22, 30, 255), special_flags=pygame.BLEND_RGBA_MULT)
        ring.blit(marks, (0, 0))

    def cell(self, key: str, name: str) -> pygame.Surface | None:
        """Return a named place of a sheet as it was baked."""
        entry = self.entries.get(key)
        if entry is None or name not in entry.cells:
            return None
        cell = entry.cells[name]
        place = cell["rect"] if isinstance(cell, dict) else cell[:4]
        return self._sheet(entry.image).subsurface(place)

    def portrait(self, key: str, size: tuple[int, int], seat: SeatColour | None = None) -> pygame.Surface:
        """Return a picture of the face (or of the whole figure) that fits the size."""
        wanted = f"{key}|{(seat or BARE).name}", *size
        found = self._pictures.get(wanted)
        if found is None:
            entry = self.entries.get(key)
            if entry is not None and entry.portrait and (self.folder / entry.portrait).is_file():
                whole = self._sheet(entry.portrait)
            else:
                whole = self._composed(key, seat or BARE, "idle", "right").picture
                whole = whole.subsurface(whole.get_bounding_rect())
            found = self._pictures[wanted] = _fit(whole, size)
        return found

    def picture(self, key: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a plain picture (a tile, a token, a face of a die) that fits the size, if there is one."""
        entry = self.entries.get(key)
        if entry is None:
            return None
        wanted = f"{key}#", *size
        found = self._pictures.get(wanted)
        if found is None:
            found = self._pictures[wanted] = _fit(self._frame(entry, 0), size)
        return found

    def frame(self, key: str, pose: str, facing: str = "right") -> pygame.Surface | None:
        """Return one frame of a sheet as it was baked."""
        entry = self.entries.get(key)
        if entry is None:
            return None
        facings = entry.frames.get(pose) or next(iter(entry.frames.values()), {})
        return self._frame(entry, facings.get(facing, next(iter(facings.values()), 0)))

    def _sheet(self, name: str) -> pygame.Surface:
        found = self._sheets.get(name)
        if found is None:
            found = self._sheets[name] = pygame.image.load(self.folder / name).convert_alpha()
        return found

    def _frame(self, entry: Entry, number: int, row: int = 0, is_tint: bool = False) -> pygame.Surface:
        sheet = self._sheet(entry.tint if is_tint else entry.image)
        width, height = entry.size
        wanted = pygame.Rect(number * width, row * height, width, height).clip(sheet.get_rect())
        return sheet.subsurface(wanted) if wanted.width and wanted.height else sheet

    def _composed(self, key: str, seat: SeatColour, pose: str, facing: str) -> Piece:
        """The figure at the size of its sheet, on its shadow, in the colour of its side."""
        wanted = key, seat.name, pose, facing
        found = self._full.get(wanted)
        if found is not None:
            return found
        entry = self.entries.get(key)
        if entry is None:
            found = drawn_pawn(key, seat)
        else:
            facings = entry.frames.get(pose) or entry.frames.get("idle") or {}
            number = facings.get(facing, next(iter(facings.values()), 0))
            picture = pygame.Surface(entry.size, pygame.SRCALPHA)
            if entry.tint:
                shadow = self._frame(entry, number, 2, True).copy()
                shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
                picture.blit(shadow, (0, 0))
            picture.blit(self._frame(entry, number), (0, 0))
            if entry.tint and seat is not BARE:
                cloth = self._frame(entry, number, 0, True).copy()
                cloth.fill(seat.colour, special_flags=pygame.BLEND_RGB_MULT)
                picture.blit(cloth, (0, 0))
                ring = self._frame(entry, number, 1, True).copy()
                ring.fill(seat.colour, special_flags=pygame.BLEND_RGB_MULT)
                self._notch(ring, entry, number, seat)
                picture.blit(ring, (0, 0))
            found = Piece(picture, entry.anchor)
        self._full[wanted] = found
        return found


def _rays(ring: pygame.Surface, entry: Entry, seat: SeatColour) -> None:
    """Cut the side's notches into the ring, where no mask has been baked for that many."""
    cuts = pygame.Surface(ring.get_size(), pygame.SRCALPHA)
    reach = entry.scale * entry.squares
    x, y = entry.anchor
    for i in range(seat.notches * 2):
        angle = math.pi * (i + 0.5) / seat.notches
        wedge = [(x, y)]
        for turn in (-0.09, 0.09):
            wedge.append((x + round(reach * math.cos(angle + turn)), y + round(reach * 0.6 * math.sin(angle + turn))))
        pygame.draw.polygon(cuts, (*th.NIGHT, 255), wedge)
    mask = ring.copy()
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    cuts.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ring.blit(cuts, (0, 0))


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
