"""The sand pit: who stands in it, where their dice lie, and what the dice come to."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.colosseum.state import MONSTER
from game.screen import theme as th
from game.screen.canvas import Shown
from game.screen.table import Seat
from game.screen.theme import Face, Theme

from .scenery import PitDie

if TYPE_CHECKING:
    from game.screen.sprites import Sprites

AT_ENDS = 3
"""So many sides stand at the two ends of the pit; more stand above their dice."""


@dataclass
class Act:
    """What somebody in the pit does at the moment: 0 is standing."""

    lunge: float = 0
    """Towards the opponent, as a share of the figure's height."""
    pose: str = "idle"
    hurt: float = 0
    """How red somebody is who was hit."""


class Place(NamedTuple):
    """The part of the pit of one side."""

    owner: int
    column: pygame.Rect
    """Of its name, its dice and its total."""
    foot: tuple[int, int]
    """Where it stands."""
    tall: int
    """The height of an ordinary figure there, in pixels."""
    facing: str


def places(theme: Theme, box: pygame.Rect, sides: Sequence[int]) -> list[Place]:
    """Return where each side of a fight is: the last one at the right, the others at the left of it."""
    count = len(sides)
    top, low = box.top + theme.px(40), box.bottom - theme.px(4)
    if count > AT_ENDS:
        wide = box.width * 92 // 100 // count
        left = box.centerx - wide * count // 2
        tall = (low - top) * 29 // 100
        found = []
        for i, owner in enumerate(sides):
            column = pygame.Rect(left + i * wide, top, wide, low - top)
            foot = (column.centerx, column.top + theme.px(32) + tall * 112 // 100)
            found.append(Place(owner, column, foot, tall, "left" if i == count - 1 else "right"))
        return found
    end = box.width * (20 if count == 3 else 22) // 100
    inner = pygame.Rect(box.left + end, top, box.width - 2 * end, low - top)
    wide = inner.width // max(1, count)
    tall = box.height * 44 // 100
    found = []
    for i, owner in enumerate(sides):
        column = pygame.Rect(inner.left + i * wide, inner.top, wide, inner.height).inflate(-theme.px(10), 0)
        is_last = i == count - 1 and count > 1
        x = box.right - box.width * 9 // 100 if is_last else box.left + box.width * 10 // 100
        y = box.top + box.height * 74 // 100
        if count == 3 and not is_last:  # two who stand together
            x, y = x + (-1 if i else 1) * box.width * 3 // 100, box.top + box.height * (86 if i else 58) // 100
        found.append(Place(owner, column, (x, y), tall * (80 if count == 3 and not is_last else 100) // 100,
                           "left" if is_last else "right"))  # fmt: skip
    return found


def dice_room(theme: Theme, place: Place, count: int) -> pygame.Rect:
    """Where the dice of a side lie: under its name, above its total."""
    head = theme.px(34)
    if count > AT_ENDS:
        head = place.foot[1] - place.column.top + theme.px(12)
    room = place.column
    return pygame.Rect(room.left, room.top + head, room.width, room.height - head - theme.px(58))


def dice_places(
    theme: Theme, box: pygame.Rect, sides: Sequence[int], pit: Sequence[PitDie]
) -> Iterator[tuple[PitDie, tuple[int, int], int]]:
    """Yield each die of the fight with where it lies and how large it is."""
    gap = theme.px(4)
    for place in places(theme, box, sides):
        dice = [die for die in pit if die.owner == place.owner]
        if not dice:
            continue
        room = dice_room(theme, place, len(sides))
        size = theme.px(92)
        while size > theme.px(26):
            per_row = max(1, (room.width + gap) // (size + gap))
            if -(-len(dice) // per_row) * (size + gap) - gap <= room.height and size <= room.width:
                break
            size -= 2
        per_row = max(1, (room.width + gap) // (size + gap))
        rows = -(-len(dice) // per_row)
        per_row = -(-len(dice) // rows)  # as many above as below
        top = room.centery - (rows * (size + gap) - gap) // 2
        for n, die in enumerate(dice):
            row, column = divmod(n, per_row)
            in_row = min(per_row, len(dice) - row * per_row)
            left = room.centerx - (in_row * (size + gap) - gap) // 2
            yield die, (left + column * (size + gap) + size // 2, top + row * (size + gap) + size // 2), size


def figure(
    sprites: Sprites, key: str, who: th.SeatColour | None, place: tuple[tuple[int, int], int, str], act: Act | None,
    breath: float,
) -> Shown:  # fmt: skip
    """Return somebody standing on the sand at ((x, y), height of an ordinary figure, facing)."""
    foot, tall, facing = place
    act = act or Act()
    piece = sprites.piece(key, who, square_of(sprites, key, tall), act.pose, facing, breath if not act.lunge else 0)
    picture = piece.picture if act.hurt < 0.05 else _reddened(piece.picture, round(act.hurt * 8))
    way = 1 if facing == "right" else -1
    x = foot[0] - piece.anchor[0] + round(way * act.lunge * tall)
    return picture, (x, foot[1] - piece.anchor[1])


def square_of(sprites: Sprites, key: str, tall: int) -> int:
    """How many pixels a square has for a figure: small ones stay smaller, but none is lost and none leaves the pit."""
    entry = sprites.entry(key)
    scale = entry.scale if entry is not None else 128.0
    height = (entry.frame("idle", "right").anchor[1] if entry is not None else 162) / scale
    square = tall / 1.2
    return max(8, round(square * min(1.3 * 1.2, max(0.8 * 1.2, height * 1.05)) / height))


@lru_cache(maxsize=64)
def _reddened(picture: pygame.Surface, depth: int) -> pygame.Surface:
    red = picture.copy()
    red.fill((30 * depth, 0, 0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return red


def total_shown(theme: Theme, place: tuple[int, int], total: float, colour: th.Colour, is_best: bool) -> list[Shown]:
    """A total on its round plate, the bottom of which is at a place."""
    plate = total_plate(theme.px(25), colour, is_best)
    word = theme.text(str(round(total)), 36, th.INK, Face.DISPLAY)
    spot = plate.get_rect(midbottom=place)
    return [(plate, spot.topleft), (word, word.get_rect(center=spot.center).topleft)]


@lru_cache(maxsize=32)
def total_plate(radius: int, colour: th.Colour, is_best: bool) -> pygame.Surface:
    big = radius * 2 * 3
    plate = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big / 2, big / 2)
    pygame.draw.circle(plate, (30, 20, 14), middle, big / 2)
    pygame.draw.circle(plate, th.GOLD if is_best else colour, middle, big * 0.475)
    pygame.draw.circle(plate, (30, 20, 14), middle, big * 0.40)
    pygame.draw.circle(plate, th.PARCHMENT, middle, big * 0.385)
    return pygame.transform.smoothscale(plate, (radius * 2, radius * 2))


def ribbon_shown(theme: Theme, middle: tuple[int, int], wide: int, text: str, colour: th.Colour | None) -> list[Shown]:
    """A small ribbon with words at the top of the pit; its top is at `middle`."""
    word = theme.snug(text, (wide - theme.px(60), theme.px(24)), th.BODY, th.LIGHT, Face.BOLD, "centre")
    band = ribbon((word.get_width() + theme.px(52), theme.px(28)), colour or th.BRASS_DARK)
    spot = band.get_rect(midtop=middle)
    return [(band, spot.topleft), (word, word.get_rect(center=spot.center).topleft)]


@lru_cache(maxsize=32)
def ribbon(size: tuple[int, int], colour: th.Colour) -> pygame.Surface:
    band = pygame.Surface(size, pygame.SRCALPHA)
    wide, tall = size
    notch = tall // 2
    shape = [
        (0, 0),
        (wide - 1, 0),
        (wide - 1 - notch, tall // 2),
        (wide - 1, tall - 1),
        (0, tall - 1),
        (notch, tall // 2),
    ]
    pygame.draw.polygon(band, th.mixed(colour, th.NIGHT, 0.62), shape)
    pygame.draw.aalines(band, colour, True, shape)
    for y in (2, tall - 3):
        pygame.draw.line(band, th.mixed(colour, th.LIGHT, 0.2), (notch, y), (wide - 1 - notch, y))
    return band


def colour_of(owner: int, seats: Sequence[Seat]) -> th.SeatColour | None:
    return seats[owner].colour if owner != MONSTER else None


def swing(part: float) -> float:
    """Out and back within 0..1."""
    return math.sin(math.pi * part)


Totals = Mapping[int, float]
