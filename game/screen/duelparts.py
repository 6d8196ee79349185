"""The parts of the combat overlay: portraits, terms, played cards, the sum with its dice, shields and stamps."""

from __future__ import annotations

from functools import lru_cache

import pygame

from . import paint
from . import theme as th
from .dice import LOOKS, die_face
from .duel import Fighter, Played, Term, ThrownDie
from .signs import draw_sign
from .sprites import Sprites
from .theme import Colour, Face, Theme

FELT: Colour = (26, 58, 52)
STAMPS: dict[str, tuple[Colour, str]] = {
    "critical": (th.GOLD, "critical"), "hit": ((244, 146, 78), "melee"), "held": (th.SKY, "defense"),
}  # fmt: skip
LINE, CARD = 27, 54
"""Points: a term, a played card."""
NARROWEST = 140
"""Points of a column that terms are still legible in."""
PlacedDie = tuple[ThrownDie, tuple[int, int], int, int, str]
"""A die, its middle on the sheet, its size, its number in the row and whose it is."""


def portrait(
    surface: pygame.Surface, theme: Theme, sprites: Sprites, frame: pygame.Rect, fighter: Fighter, has_tag: bool = True
) -> None:
    """Draw who it is on the seat's colour, with its hearts, and what it is asked if it is."""
    colour = fighter.seat.colour if fighter.seat else (120, 116, 110)
    pattern = fighter.seat.pattern if fighter.seat else th.Pattern.PLAIN
    unit = max(6, frame.width // 10)
    surface.blit(paint.patterned(frame.size, th.mixed(colour, th.NIGHT, 0.5), pattern, 255, unit), frame)
    picture = sprites.portrait(fighter.sprite, (frame.width - 6, frame.height - 6), fighter.seat)
    surface.blit(picture, picture.get_rect(midbottom=(frame.centerx, frame.bottom - 3)))
    rim = {True: th.GOLD, False: th.SLATE_LIGHT, None: th.BRASS}[fighter.is_winner]
    pygame.draw.rect(surface, rim, frame, max(2, theme.px(4)), border_radius=theme.px(6))
    if fighter.hearts:
        size = max(4, min(theme.px(10), frame.width // (2 * fighter.hearts + 2)))
        step = min(size * 2.2, (frame.width - 2 * size) / max(1, fighter.hearts - 1))
        x = frame.centerx - (fighter.hearts - 1) * step / 2
        for i in range(fighter.hearts):
            sign = "heart" if i < fighter.hearts - fighter.wounds else "no heart"
            draw_sign(surface, sign, (x + i * step, frame.bottom - size), size)
    if fighter.asked and has_tag:
        box = frame.width - theme.px(8), theme.px(52)
        word = theme.snug(fighter.asked, box, th.SMALL, th.INK, Face.BOLD, "centre")
        tag = pygame.Rect(frame.left, frame.top, frame.width, max(theme.px(30), word.get_height()))
        pygame.draw.rect(surface, th.GILT, tag, border_radius=theme.px(6))
        surface.blit(word, word.get_rect(center=tag.center))


def words(surface: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect, y: int, is_left: bool) -> int:
    """Put words at the side of a column; return where they end."""
    surface.blit(picture, (rect.left if is_left else rect.right - picture.get_width(), y))
    return y + picture.get_height()


def side(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, fighter: Fighter, is_left: bool) -> None:
    """Draw a name and below it all that the side counts for, with the cards it has played."""
    name = theme.snug(fighter.name, (rect.width, theme.px(48)), th.LARGE, th.LIGHT, Face.DISPLAY)
    y = words(surface, name, rect, rect.top, is_left) + theme.px(2)
    if fighter.attribute:
        word = theme.snug(fighter.attribute, (rect.width, theme.px(44)), th.BODY, th.SOFT, Face.BOLD)
        y = words(surface, word, rect, y, is_left) + theme.px(4)
    line = theme.px(LINE)
    terms = fighter.terms if rect.width >= theme.px(NARROWEST) else ()
    least = theme.px(28) if fighter.cards else 0
    for term in terms[: max(0, (rect.bottom - least - y) // line)]:
        _term(surface, theme, pygame.Rect(rect.left, y, rect.width, line), term, is_left)
        y += line
    if fighter.cards:
        y += theme.px(4)
        tall = max(least, min(theme.px(CARD) * min(2, len(fighter.cards)), rect.bottom - y))
        _cards(surface, theme, pygame.Rect(rect.left, y, rect.width, tall), fighter.cards, is_left)


def wanted(fighter: Fighter) -> int:
    """Return how many points all of a side takes."""
    lines = len(fighter.terms) + bool(fighter.attribute)
    return 40 + LINE * lines + CARD * min(2, len(fighter.cards))


def _term(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, term: Term, is_left: bool) -> None:
    radius = theme.px(10)
    amount = theme.text(term.amount, th.BODY, th.LIGHT, Face.BOLD)
    room = rect.width - 2 * radius - amount.get_width() - theme.px(16)
    said = theme.snug(term.words, (max(theme.px(20), room), rect.height), th.SMALL + 1, th.SOFT)
    wide = 2 * radius + theme.px(6) + said.get_width() + theme.px(8) + amount.get_width()
    x = rect.left if is_left else rect.right - wide
    draw_sign(surface, term.sign, (x + radius, rect.centery), radius)
    surface.blit(said, said.get_rect(midleft=(x + 2 * radius + theme.px(6), rect.centery)))
    surface.blit(amount, amount.get_rect(midright=(x + wide, rect.centery)))


def _cards(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, cards: tuple[Played, ...], is_left: bool) -> None:
    """Draw the last cards that lie open as small parchments: two beside each other, two rows at most."""
    columns = 2 if len(cards) > 2 and rect.width > theme.px(240) else 1
    rows = max(1, min(-(-len(cards) // columns), rect.height // theme.px(28)))
    gap = theme.px(4)
    wide = min((rect.width - gap * (columns - 1)) // columns, theme.px(330))
    tall = rect.height // rows - gap
    for i, card in enumerate(cards[-columns * rows :]):
        column = i % columns
        left = rect.left + column * (wide + gap) if is_left else rect.right - wide - column * (wide + gap)
        place = pygame.Rect(left, rect.top + i // columns * (tall + gap), wide, tall)
        surface.blit(paint.parchment(place.size, theme.px(5)), place)
        inner = place.inflate(-theme.px(14), -theme.px(4))
        fits = theme.font(Face.TEXT, 14).size(card.gist)[0] <= inner.width
        has_gist = tall >= theme.px(44) and bool(card.gist) and fits
        name = theme.snug(card.name, (inner.width, inner.height), th.SMALL, th.INK, Face.BOLD)
        surface.blit(name, name.get_rect(midleft=(inner.left, inner.centery - (theme.px(9) if has_gist else 0))))
        if has_gist:
            gist = theme.snug(card.gist, (inner.width, theme.px(20)), th.SMALL, th.INK_SOFT)
            surface.blit(gist, gist.get_rect(midleft=(inner.left, inner.centery + theme.px(10))))


def tray(surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
    """Draw the felt that dice fall on."""
    surface.blit(paint.panel(rect.size, theme.px(3), FELT, th.BRASS_DARK), rect)


def total_of(surface: pygame.Surface, theme: Theme, number: int, unit: str, place: tuple[int, int], size: int) -> int:
    """Draw a sum with its middle at a place; return its width."""
    word = theme.text(str(number), size, th.GOLD, Face.DISPLAY)
    radius = theme.px(size / 4) if unit else 0
    wide = word.get_width() + 2 * radius
    left = place[0] - wide // 2
    surface.blit(word, word.get_rect(midleft=(left, place[1])))
    if unit:
        draw_sign(surface, unit, (left + word.get_width() + radius + theme.px(3), place[1]), radius)
    return wide


def sum_of_dice(
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, fighter: Fighter, unit: str, way: int, most: int
) -> list[PlacedDie]:
    """Draw what is added, a plus and where the dice lie; return the dice.

    way: 1 from the left, -1 from the right, 0 in the middle. What is fixed is no die: a dark chip with its number.
    Dice that have not been thrown yet are faint.
    """
    count = len(fighter.dice) or len(fighter.pool)
    gap = theme.px(6)
    made = [_chip(theme, fighter.added, unit)] if fighter.added else []
    if made and count:
        made.append(theme.text("+", 30, th.SOFT, Face.BOLD))
    used = sum(each.get_width() + gap for each in made)
    size = max(theme.px(18), min(theme.px(most), rect.height - theme.px(6), (rect.width - used) // max(1, count) - gap))
    wide = used + count * (size + gap) - gap
    y, x = rect.centery, {1: rect.left, -1: rect.right - wide, 0: rect.centerx - wide // 2}[way]
    for each in made:
        surface.blit(each, each.get_rect(midleft=(x, y)))
        x += each.get_width() + gap
    placed: list[PlacedDie] = []
    for i in range(count):
        middle = x + size // 2 + i * (size + gap), y
        if fighter.dice:
            placed.append((fighter.dice[i], middle, size, i, fighter.id))
        else:
            faint = _waiting(fighter.pool[i], size)
            surface.blit(faint, faint.get_rect(center=middle))
    return placed


@lru_cache(maxsize=64)
def _waiting(kind: str, size: int) -> pygame.Surface:
    """The place of a die that is to be thrown, in its colour."""
    if kind in LOOKS:
        picture = die_face(kind, "", size).copy()
        picture.set_alpha(120)
        return picture
    picture = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.rect(picture, (*th.LIGHT, 40), picture.get_rect(), border_radius=size // 5)
    pygame.draw.rect(picture, (*th.LIGHT, 110), picture.get_rect(), 2, border_radius=size // 5)
    return picture


@lru_cache(maxsize=64)
def _chip(theme: Theme, number: int, unit: str) -> pygame.Surface:
    """A number that is no die, with its unit, in a dark box."""
    word = theme.text(f"{number}" if number >= 0 else f"−{-number}", 30, th.LIGHT, Face.DISPLAY)
    radius = theme.px(11) if unit else 0
    wide = word.get_width() + theme.px(20) + 2 * radius
    picture = pygame.Surface((wide, theme.px(46)), pygame.SRCALPHA)
    pygame.draw.rect(picture, (*th.NIGHT, 190), picture.get_rect(), border_radius=theme.px(8))
    pygame.draw.rect(picture, th.BRASS_DARK, picture.get_rect(), 2, border_radius=theme.px(8))
    picture.blit(word, word.get_rect(midleft=(theme.px(10), picture.get_height() // 2)))
    if unit:
        draw_sign(picture, unit, (wide - theme.px(8) - radius, picture.get_height() // 2), radius)
    return picture


def shield(surface: pygame.Surface, theme: Theme, number: int, place: tuple[int, int], size: int) -> None:
    """Draw a number that has to be reached on a shield."""
    picture = _shield(size)
    surface.blit(picture, picture.get_rect(center=place))
    points = round(size * 0.42 / theme.scale)
    word = theme.text(str(number), points, th.INK, Face.DISPLAY)
    surface.blit(word, word.get_rect(center=(place[0], place[1] - size // 16)))


@lru_cache(maxsize=16)
def _shield(size: int) -> pygame.Surface:
    four = 4 * size
    large = pygame.Surface((four, four), pygame.SRCALPHA)

    def outline(inset: float) -> list[tuple[float, float]]:
        upper = [(0.12 + inset, 0.1 + inset), (0.5, 0.03 + inset), (0.88 - inset, 0.1 + inset)]
        lower = [(0.88 - inset, 0.5), (0.78 - inset, 0.74 - inset / 2), (0.5, 0.97 - inset * 1.3)]
        lower += [(0.22 + inset, 0.74 - inset / 2), (0.12 + inset, 0.5)]
        return [(x * four, y * four) for x, y in upper + lower]

    pygame.draw.polygon(large, th.NIGHT, outline(0))
    pygame.draw.polygon(large, th.BRASS, outline(0.02))
    pygame.draw.polygon(large, (206, 214, 226), outline(0.075))
    right = [(x, y) for x, y in outline(0.075) if x >= four / 2 - 1]
    pygame.draw.polygon(large, (168, 178, 194), [*right, (four / 2, outline(0.075)[1][1])])
    return pygame.transform.smoothscale(large, (size, size))


def stamp(surface: pygame.Surface, theme: Theme, kind: str, text: str, place: tuple[int, int], points: int) -> None:
    """Draw what a comparison came to: a sign and a word, each kind in a tone of its own."""
    colour, sign = STAMPS[kind]
    word = theme.text(text, points, th.INK, Face.DISPLAY)
    radius = theme.px(points * 0.5)
    rect = pygame.Rect(0, 0, word.get_width() + 2 * radius + theme.px(26), word.get_height() + theme.px(8))
    rect.center = place
    pygame.draw.rect(surface, th.NIGHT, rect.inflate(4, 4), border_radius=theme.px(9))
    pygame.draw.rect(surface, colour, rect, border_radius=theme.px(8))
    pygame.draw.rect(surface, th.mixed(colour, th.LIGHT, 0.5), rect.inflate(-4, -4), 1, border_radius=theme.px(7))
    draw_sign(surface, sign, (rect.left + theme.px(8) + radius, rect.centery), radius)
    surface.blit(word, word.get_rect(midright=(rect.right - theme.px(10), rect.centery)))


@lru_cache(maxsize=16)
def cross(size: int) -> pygame.Surface:
    """Over a die that does not count."""
    picture = pygame.Surface((size, size), pygame.SRCALPHA)
    for start, end in (((2, 2), (size - 2, size - 2)), ((2, size - 2), (size - 2, 2))):
        pygame.draw.line(picture, th.BAD, start, end, max(3, size // 10))
    return picture
