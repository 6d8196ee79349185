"""A card as it is seen: parchment with a portrait, numbers with signs, dice, and what it can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from . import paint
from . import theme as th
from .dice import draw_pool
from .signs import CRYSTALS, draw_sign
from .sprites import Sprites
from .theme import Colour, Face, SeatColour, Theme

ACTION_COLOURS: dict[str, Colour] = {"red": (184, 44, 48), "blue": (44, 96, 176), "green": (36, 130, 76)}


class Attribute(NamedTuple):
    name: str
    dice: str
    """Letters of the dice: "BBR"."""
    stars: int
    attack: str = ""
    """"melee 1", "magic 6" or "missile 6"."""
    defends: bool = False


class Line(NamedTuple):
    """A paragraph of a card: an ability, an action, a piece of equipment."""

    title: str
    text: str
    cost: str = ""
    colour: str = ""
    """Of an action: red, blue, green. Of equipment: its crystal."""
    note: str = ""


class CardFace(NamedTuple):
    key: str
    title: str
    type_line: str = ""
    sprite: str = ""
    seat: SeatColour | None = None
    crystals: tuple[str, ...] = ()
    stats: tuple[tuple[str, str], ...] = ()
    """Signs and numbers: ("boot", "6"), ("bolt", "3"), ("heart", "5"), ("potion", "1/2"), ("skull", "4")."""
    attributes: tuple[Attribute, ...] = ()
    lines: tuple[Line, ...] = ()
    badges: tuple[tuple[str, Colour], ...] = ()
    rule: str = ""
    """What F1 opens."""
    help: str = ""
    """What the words on it mean, for whoever points at it."""
    draws: Callable[[int], pygame.Surface] | None = None
    """Makes the picture in a size, where there is no sprite: of a die."""
    scene: Callable[[tuple[int, int], Sprites], pygame.Surface | None] | None = None
    """Makes a picture that is as wide as the card, no larger than a size: of an arena."""
    strip: tuple[Callable[[int], pygame.Surface], ...] = ()
    """Makers of small pictures for a row below the picture: the faces of a die."""


def portrait_of(card: CardFace, size: tuple[int, int], sprites: Sprites) -> pygame.Surface:
    """Return the picture of a card that fits the size."""
    if card.draws is not None:
        return card.draws(min(size))
    return sprites.portrait(card.sprite, size, card.seat)


def seated(portrait: pygame.Surface, frame: pygame.Rect, card: CardFace, sprites: Sprites) -> pygame.Rect:
    """Return where in a frame the picture of a card goes: miniatures stand on its edge, things hover in the middle."""
    entry = sprites.entry(card.sprite)
    stands = card.draws is None and (entry is None or bool(entry.frames))
    return portrait.get_rect(midbottom=frame.midbottom) if stands else portrait.get_rect(center=frame.center)


def draw_card(surface: pygame.Surface, rect: pygame.Rect, card: CardFace, theme: Theme, sprites: Sprites) -> int:
    """Draw the card and return the height it needs; what does not fit is cut."""
    clip = surface.get_clip()
    surface.blit(paint.parchment(rect.size, theme.px(10)), rect)
    surface.set_clip(rect.inflate(-6, -6).clip(clip))
    height = _compose(surface, rect, card, theme, sprites)
    surface.set_clip(clip)
    return height


def card_painter(card: CardFace, theme: Theme, sprites: Sprites) -> Callable[[pygame.Surface, pygame.Rect], None]:
    """Return what paints the card."""

    def show(surface: pygame.Surface, rect: pygame.Rect) -> None:
        draw_card(surface, rect, card, theme, sprites)

    return show


_heights: dict[tuple[CardFace, int, float], int] = {}


def card_height(card: CardFace, width: int, theme: Theme, sprites: Sprites) -> int:
    """Return the height in pixels that the card needs at that width."""
    key = card, width, theme.scale
    found = _heights.get(key)
    if found is None:
        if len(_heights) > 800:
            _heights.clear()
        scratch = pygame.Surface((1, 1), pygame.SRCALPHA)
        found = _heights[key] = _compose(scratch, pygame.Rect(0, 0, width, 4000), card, theme, sprites)
    return found


def _compose(surface: pygame.Surface, rect: pygame.Rect, card: CardFace, theme: Theme, sprites: Sprites) -> int:
    pad = theme.px(12)
    left, right, y = rect.left + pad, rect.right - pad, rect.top + theme.px(9)
    room = (right - left - theme.px(22) * len(card.crystals), theme.px(36))
    title = theme.snug(card.title, room, th.LARGE, th.INK, Face.DISPLAY)
    surface.blit(title, (left, y))
    for i, crystal in enumerate(card.crystals):
        place = (right - theme.px(10 + 22 * i), y + title.get_height() // 2)
        draw_sign(surface, crystal, place, theme.px(11))
    y += title.get_height()
    if card.type_line:
        line = theme.text(card.type_line, th.SMALL, th.INK_SOFT, Face.ITALIC, width=right - left)
        surface.blit(line, (left, y))
        y += line.get_height() + theme.px(4)
    if card.scene is not None and (picture := card.scene((right - left, right - left), sprites)) is not None:
        surface.blit(picture, picture.get_rect(midtop=(rect.centerx, y)))
        y += picture.get_height() + theme.px(8)
    has_figure = bool(card.sprite or card.draws or card.stats or card.attributes or card.badges)
    below = _figure(surface, rect, card, theme, sprites, y) if has_figure else y
    if not card.stats and not card.attributes and (card.sprite or card.draws):
        left += min(theme.px(132), rect.width * 2 // 5) + theme.px(10)
    else:
        y = below
    if card.strip:
        y = _strip(surface, card, rect.left + pad, right, max(y, below), theme)
        left, below = rect.left + pad, y
    for paragraph in card.lines:
        y = _line(surface, left, right, y, paragraph, theme)
    return max(y, below) - rect.top + theme.px(8)


def _strip(surface: pygame.Surface, card: CardFace, left: int, right: int, y: int, theme: Theme) -> int:
    """The faces of a die in a row; return where it ends."""
    gap = theme.px(3)
    size = min(theme.px(60), (right - left + gap) // len(card.strip) - gap)
    for i, make in enumerate(card.strip):
        surface.blit(make(size), (left + i * (size + gap), y))
    return y + size + theme.px(8)


def _figure(surface: pygame.Surface, rect: pygame.Rect, card: CardFace, theme: Theme, sprites: Sprites, y: int) -> int:
    """Portrait at the left, numbers and dice at its right."""
    pad = theme.px(12)
    size = min(theme.px(132), rect.width * 2 // 5)
    left = rect.left + pad
    bottom = y
    if card.sprite or card.draws:
        frame = pygame.Rect(left, y, size, size)
        backdrop = card.seat.colour if card.seat else (120, 112, 100)
        surface.blit(
            paint.patterned(
                frame.size,
                th.mixed(backdrop, th.NIGHT, 0.35),
                card.seat.pattern if card.seat else th.Pattern.PLAIN,
                255,
                theme.px(14),
            ),
            frame,
        )
        portrait = portrait_of(card, (size - 4, size - 4), sprites)
        surface.blit(portrait, seated(portrait, frame.inflate(-4, -4), card, sprites))
        pygame.draw.rect(surface, th.PARCHMENT_EDGE, frame, max(2, theme.px(2)), border_radius=4)
        left = frame.right + theme.px(10)
        bottom = frame.bottom
    x, middle, radius = left, y + theme.px(11), theme.px(10)
    for sign, number in card.stats:
        text = theme.text(number, th.BODY, th.INK, Face.BOLD)
        wide = 2 * radius + theme.px(4) + text.get_width()
        if x + wide > rect.right - pad and x > left:
            x, middle = left, middle + theme.px(26)
        draw_sign(surface, sign, (x + radius, middle), radius)
        surface.blit(text, text.get_rect(midleft=(x + 2 * radius + theme.px(4), middle)))
        x += wide + theme.px(12)
    row = middle + theme.px(18)
    for attribute in card.attributes:
        _attribute(surface, attribute, left, row, rect.right - pad, theme)
        row += theme.px(25)
    x = left
    for letter, colour in card.badges:
        word = theme.text(letter, th.SMALL, th.LIGHT, Face.BOLD)
        plate = word.get_rect(topleft=(x, row)).inflate(theme.px(10), theme.px(2)).move(theme.px(5), 0)
        if plate.right > rect.right - pad:
            x, row = left, row + theme.px(24)
            plate = word.get_rect(topleft=(x, row)).inflate(theme.px(10), theme.px(2)).move(theme.px(5), 0)
        pygame.draw.rect(surface, th.mixed(colour, th.NIGHT, 0.45), plate, border_radius=theme.px(6))
        surface.blit(word, word.get_rect(center=plate.center))
        x = plate.right + theme.px(4)
    if card.badges:
        row += theme.px(26)
    return max(bottom, row) + theme.px(8)


def _attribute(surface: pygame.Surface, attribute: Attribute, left: int, top: int, right: int, theme: Theme) -> None:
    icons = theme.px(26 if attribute.defends else 0) + theme.px(42 if attribute.attack else 0)
    count = len(attribute.dice) + abs(attribute.stars) + (1 if attribute.stars and attribute.dice else 0)
    size = min(theme.px(19), (right - icons - left - theme.px(46)) * 100 // max(1, 106 * count))
    middle = top + theme.px(19) // 2 + 1
    name = theme.text(attribute.name, th.SMALL, th.INK, Face.BOLD)
    surface.blit(name, name.get_rect(midleft=(left, middle)))
    end = draw_pool(surface, attribute.dice, attribute.stars, left + theme.px(46), middle, size)
    if not attribute.dice and not attribute.stars:
        none = theme.text("–", th.SMALL, th.INK_SOFT)
        surface.blit(none, none.get_rect(midleft=(end, middle)))
    x, radius = right, theme.px(10)
    if attribute.defends:
        draw_sign(surface, "defense", (x - radius, middle), radius)
        x -= 2 * radius + theme.px(6)
    if attribute.attack:
        kind, reach = attribute.attack.split()
        word = theme.text(reach, th.BODY, (150, 40, 36), Face.BOLD)
        surface.blit(word, word.get_rect(midright=(x, middle)))
        draw_sign(surface, kind, (x - word.get_width() - radius - theme.px(3), middle), radius)


def _line(surface: pygame.Surface, left: int, right: int, y: int, line: Line, theme: Theme) -> int:
    x = left
    if line.cost or line.colour in ACTION_COLOURS:
        size = theme.px(24)
        plate = pygame.Rect(x, y, size, size)
        colour = ACTION_COLOURS.get(line.colour, (110, 96, 76))
        pygame.draw.rect(surface, colour, plate, border_radius=theme.px(6))
        pygame.draw.rect(surface, th.mixed(colour, th.NIGHT, 0.4), plate, 1, border_radius=theme.px(6))
        cost = theme.text(line.cost, th.SMALL, th.LIGHT, Face.BOLD)
        surface.blit(cost, cost.get_rect(center=plate.center))
        x += size + theme.px(7)
    elif line.colour in CRYSTALS:
        draw_sign(surface, line.colour, (x + theme.px(9), y + theme.px(11)), theme.px(10))
        x += theme.px(25)
    title = theme.text(line.title, th.BODY - 1, th.INK, Face.BOLD, width=right - x)
    surface.blit(title, (x, y))
    if not line.title:
        text = theme.text(line.text, th.SMALL, th.INK, width=right - x)
        surface.blit(text, (x, y))
        return y + text.get_height() + theme.px(7)
    if line.note:
        note = theme.text(line.note, th.SMALL, th.INK_SOFT)
        if x + title.get_width() + note.get_width() + theme.px(10) < right:
            surface.blit(note, (right - note.get_width(), y + theme.px(2)))
    y += title.get_height()
    if line.text:
        text = theme.text(line.text, th.SMALL, th.INK_SOFT, width=right - x)
        surface.blit(text, (x, y))
        y += text.get_height()
    return y + theme.px(7)
