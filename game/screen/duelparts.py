"""The parts of the combat overlay: portraits, terms, played cards, the sum with its dice, shields and stamps."""

from __future__ import annotations

from functools import lru_cache

import pygame

from . import paint
from . import theme as th
from .dice import draw_pool
from .duel import Fighter, Played, Term, ThrownDie
from .signs import draw_sign
from .sprites import Sprites
from .theme import Colour, Face, Theme

FELT: Colour = (26, 58, 52)
STAMPS: dict[str, tuple[Colour, str]] = {
    "critical": (th.GOLD, "critical"), "hit": ((244, 146, 78), "melee"), "held": (th.SKY, "defense"),
}  # fmt: skip
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
        x = frame.centerx - (fighter.hearts - 1) * size * 1.1
        for i in range(fighter.hearts):
            sign = "heart" if i < fighter.hearts - fighter.wounds else "no heart"
            draw_sign(surface, sign, (x + i * size * 2.2, frame.bottom - size), size)
    if fighter.asked and has_tag:
        tag = pygame.Rect(frame.left, frame.top, frame.width, theme.px(30))
        pygame.draw.rect(surface, th.GILT, tag, border_radius=theme.px(6))
        word = theme.snug(fighter.asked, (tag.width - theme.px(8), tag.height), th.SMALL, th.INK, Face.BOLD, "centre")
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
    if fighter.pool:
        die = theme.px(26)
        wide = len(fighter.pool) * round(die * 1.06)
        start = rect.left if is_left else max(rect.left, rect.right - wide)
        draw_pool(surface, fighter.pool, 0, start, y + die // 2, die)
        y += die + theme.px(6)
    tall = _cards_height(theme, fighter, rect.bottom - y)
    if tall:
        _cards(surface, theme, pygame.Rect(rect.left, rect.bottom - tall, rect.width, tall), fighter.cards, is_left)
    line = theme.px(27)
    room = max(0, (rect.bottom - tall - y) // line)
    for term in fighter.terms[:room]:
        _term(surface, theme, pygame.Rect(rect.left, y, rect.width, line), term, is_left)
        y += line


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


def _cards_height(theme: Theme, fighter: Fighter, room: int) -> int:
    if not fighter.cards:
        return 0
    return max(theme.px(28), min(theme.px(46) * min(2, len(fighter.cards)), room))


def _cards(
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, cards: tuple[Played, ...], is_left: bool
) -> None:
    """Draw the last cards that lie open as small parchments: two beside each other, two rows at most."""
    columns = 2 if len(cards) > 2 and rect.width > theme.px(240) else 1
    rows = max(1, min(-(-len(cards) // columns), rect.height // theme.px(28)))
    gap = theme.px(4)
    wide = min((rect.width - gap * (columns - 1)) // columns, theme.px(250))
    tall = rect.height // rows - gap
    for i, card in enumerate(cards[-columns * rows :]):
        column = i % columns
        left = rect.left + column * (wide + gap) if is_left else rect.right - wide - column * (wide + gap)
        place = pygame.Rect(left, rect.top + i // columns * (tall + gap), wide, tall)
        surface.blit(paint.parchment(place.size, theme.px(5)), place)
        inner = place.inflate(-theme.px(14), -theme.px(4))
        has_gist = tall >= theme.px(38) and bool(card.gist)
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
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, fighter: Fighter, unit: str, is_left: bool, most: int
) -> list[PlacedDie]:
    """Draw what is added and where the dice lie, from the outer end of a tray inwards; return the dice.

    What is fixed is no die: a dark chip with its number.
    """
    dice = fighter.dice
    chip = _chip(theme, fighter.added, unit, bool(dice)) if fighter.added else None
    gap = theme.px(5)
    used = chip.get_width() + gap if chip is not None else 0
    waiting = 0 if dice else len(fighter.pool)
    count = len(dice) or waiting
    size = max(theme.px(20), min(theme.px(most), rect.height - theme.px(6), (rect.width - used) // max(1, count) - gap))
    y = rect.centery
    edge = rect.left if is_left else rect.right
    way = 1 if is_left else -1
    if chip is not None:
        surface.blit(chip, chip.get_rect(midleft=(edge, y)) if is_left else chip.get_rect(midright=(edge, y)))
        edge += way * used
    placed: list[PlacedDie] = []
    for i in range(count):
        x = edge + way * (size // 2 + i * (size + gap))
        if dice:
            number = i if is_left else count - 1 - i
            placed.append((dice[number], (x, y), size, number, fighter.id))
        else:
            blank = pygame.Rect(0, 0, size, size)
            blank.center = (x, y)
            pygame.draw.rect(surface, th.mixed(FELT, th.NIGHT, 0.45), blank, border_radius=size // 5)
            pygame.draw.rect(surface, th.mixed(FELT, th.LIGHT, 0.2), blank, 1, border_radius=size // 5)
    return placed


@lru_cache(maxsize=64)
def _chip(theme: Theme, number: int, unit: str, has_plus: bool) -> pygame.Surface:
    """A number that is no die: with its unit, in a dark box, and the plus between it and the dice."""
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
