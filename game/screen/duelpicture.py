"""How the combat overlay looks: the attacker at the left, the defenders at the right, their dice in the middle.

All but the dice is one picture that is made again when something else is to be told; the dice fall over it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pygame

from . import paint
from . import theme as th
from .canvas import Shown
from .dice import draw_pool, thrown
from .duel import Duel, Fighter, ThrownDie
from .signs import draw_sign
from .sprites import Sprites
from .theme import Face, Theme

EDGE = 16
"""Pixels around the panel that its shadow takes."""


class DuelPicture:
    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self._look: tuple[Any, ...] = ()
        self._sheet = pygame.Surface((1, 1))
        self._dice: list[tuple[ThrownDie, tuple[int, int], int, int]] = []
        """Each die, its middle on the sheet, its size and its number in the row."""

    def shown(self, theme: Theme, sprites: Sprites, area: pygame.Rect, part: float) -> list[Shown]:
        """Return the overlay in an area, that part of the way down."""
        duel = self.duel
        if not duel.is_open or duel.attacker is None:
            return []
        rect = self._place(theme, area, part)
        look = theme, rect.size, duel.title, duel.odds, duel.odds_note, *duel.results, *map(_look, duel.fighters())
        if look != self._look:
            self._look, self._dice = look, []
            self._sheet = pygame.Surface(rect.inflate(2 * EDGE, 2 * EDGE).size, pygame.SRCALPHA)
            self._draw(self._sheet, theme, sprites, pygame.Rect((EDGE, EDGE), rect.size))
        left, top = rect.left - EDGE, rect.top - EDGE
        found: list[Shown] = [(self._sheet, (left, top))]
        for die, (x, y), size, number in self._dice:
            place = left + x, top + y
            found += thrown(die.kind, die.face, place, size, die.part, number)
            if die.is_discarded and die.part >= 1:
                cross = _cross(size)
                found.append((cross, cross.get_rect(center=place).topleft))
        return found

    def _place(self, theme: Theme, area: pygame.Rect, part: float) -> pygame.Rect:
        rows = len(self.duel.defenders)
        width = min(area.width - theme.px(24), theme.px(1120))
        height = min(area.height - theme.px(24), theme.px(396) + theme.px(96) * max(0, rows - 3))
        rect = pygame.Rect(0, 0, width, height)
        rect.center = (area.centerx, area.top + round(area.height * part))
        return rect.clamp(area.inflate(-theme.px(12), -theme.px(12)))

    def _draw(self, surface: pygame.Surface, theme: Theme, sprites: Sprites, rect: pygame.Rect) -> None:
        duel = self.duel
        assert duel.attacker is not None
        many = len(duel.defenders) > 1
        surface.blit(paint.soft_shadow(rect.size), rect.move(-16, -12))
        surface.blit(paint.panel(rect.size, theme.px(4), th.SLATE_DARK), rect)
        title = theme.snug(duel.title, (rect.width - theme.px(60), theme.px(40)), 28, th.BRASS_LIGHT, Face.DISPLAY)
        surface.blit(title, title.get_rect(midtop=(rect.centerx, rect.top + theme.px(12))))
        top = rect.top + theme.px(54)
        bottom = rect.bottom - theme.px(78)
        half = (rect.width - theme.px(150)) // 2
        left = pygame.Rect(rect.left + theme.px(16), top, half, bottom - top)
        right = pygame.Rect(rect.right - theme.px(16) - half, top, half, bottom - top)
        self._draw_side(surface, theme, sprites, left, duel.attacker, is_left=True)
        if many:
            self._draw_many(surface, theme, sprites, right)
        else:
            for fighter in duel.defenders.values():
                self._draw_side(surface, theme, sprites, right, fighter, is_left=False)
        self._draw_middle(surface, theme, rect, top)
        self._draw_results(surface, theme, rect)

    def _draw_side(
        self,
        surface: pygame.Surface,
        theme: Theme,
        sprites: Sprites,
        rect: pygame.Rect,
        fighter: Fighter,
        is_left: bool,
    ) -> None:
        is_narrow = rect.width < theme.px(220)  # then the words stand below the portrait
        size = min(theme.px(190), rect.height - theme.px(60), rect.width * 2 // 5)
        if is_narrow:
            size = min(theme.px(90), rect.width * 6 // 10)
        frame = pygame.Rect(0, rect.top, size, size)
        frame.left = rect.left if is_left else rect.right - size
        self._draw_portrait(surface, theme, sprites, frame, fighter)
        words_left = frame.right + theme.px(14) if is_left and not is_narrow else rect.left
        words_width = rect.width - (0 if is_narrow else size + theme.px(16))
        name = theme.snug(fighter.name, (words_width, theme.px(48)), th.LARGE, th.LIGHT, Face.DISPLAY)
        y = frame.bottom + theme.px(10) if is_narrow else rect.top
        self._words(surface, name, words_left, words_width, y, is_left)
        y += name.get_height()
        if fighter.attribute:
            word = theme.snug(fighter.attribute, (words_width, theme.px(46)), th.BODY, th.SOFT, Face.BOLD)
            self._words(surface, word, words_left, words_width, y, is_left)
            y += word.get_height() + theme.px(4)
        if fighter.pool or fighter.stars:
            die = theme.px(24)
            wide = len(fighter.pool) * round(die * 1.06) + abs(fighter.stars) * round(die * 0.9) + theme.px(14)
            start = words_left if is_left else words_left + words_width - wide
            draw_pool(surface, fighter.pool, fighter.stars, max(words_left, start), y + die // 2, die)
            y += die + theme.px(6)
        for source in fighter.sources[:5]:
            word = theme.snug(source, (words_width, theme.px(40)), th.SMALL, th.SOFT)
            self._words(surface, word, words_left, words_width, y, is_left)
            y += word.get_height()
        dice_top = max(frame.bottom + theme.px(16), y if is_narrow else 0)
        self._draw_dice(
            surface, theme, pygame.Rect(rect.left, dice_top, rect.width, rect.bottom - dice_top), fighter, is_left
        )

    @staticmethod
    def _words(surface: pygame.Surface, word: pygame.Surface, left: int, width: int, y: int, is_left: bool) -> None:
        surface.blit(word, (left if is_left else left + width - word.get_width(), y))

    def _draw_portrait(
        self, surface: pygame.Surface, theme: Theme, sprites: Sprites, frame: pygame.Rect, fighter: Fighter
    ) -> None:
        colour = fighter.seat.colour if fighter.seat else (120, 116, 110)
        pattern = fighter.seat.pattern if fighter.seat else th.Pattern.PLAIN
        surface.blit(
            paint.patterned(frame.size, th.mixed(colour, th.NIGHT, 0.5), pattern, 255, max(6, frame.width // 10)), frame
        )
        portrait = sprites.portrait(fighter.sprite, (frame.width - 6, frame.height - 6), fighter.seat)
        surface.blit(portrait, portrait.get_rect(midbottom=(frame.centerx, frame.bottom - 3)))
        rim = {True: th.GOLD, False: th.SLATE_LIGHT, None: th.BRASS}[fighter.is_winner]
        pygame.draw.rect(surface, rim, frame, max(2, theme.px(4)), border_radius=theme.px(6))
        if fighter.hearts:
            size = max(4, min(theme.px(10), frame.width // (2 * fighter.hearts + 2)))
            x = frame.centerx - (fighter.hearts - 1) * size * 1.1
            for i in range(fighter.hearts):
                sign = "heart" if i < fighter.hearts - fighter.wounds else "no heart"
                draw_sign(surface, sign, (x + i * size * 2.2, frame.bottom - size), size)

    def _draw_dice(
        self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect, fighter: Fighter, is_left: bool
    ) -> None:
        if not fighter.dice and fighter.total is None:
            return
        room = rect.width - theme.px(80)
        size = max(theme.px(26), min(theme.px(58), rect.height, room // max(1, len(fighter.dice)) - theme.px(6)))
        step = size + theme.px(6)
        start = rect.left + size // 2 if is_left else rect.right - size // 2 - step * (len(fighter.dice) - 1)
        middle = rect.top + min(rect.height, theme.px(70)) // 2
        self._dice += [(die, (start + i * step, middle), size, i) for i, die in enumerate(fighter.dice)]
        if fighter.total is not None and fighter.has_landed:
            x = start + step * len(fighter.dice) + theme.px(4) if is_left else start - step - theme.px(4)
            word = theme.text(str(fighter.total), 44, th.GOLD, Face.DISPLAY)
            place_of = (
                word.get_rect(midleft=(x - size // 2 + theme.px(6), middle))
                if is_left
                else word.get_rect(midright=(x + size // 2 - theme.px(20), middle))
            )
            surface.blit(word, place_of)
            paint.star(surface, (place_of.right + theme.px(12), middle), theme.px(12))

    def _draw_many(self, surface: pygame.Surface, theme: Theme, sprites: Sprites, rect: pygame.Rect) -> None:
        """A row for each defender."""
        height = min(theme.px(96), rect.height // max(1, len(self.duel.defenders)))
        for i, fighter in enumerate(self.duel.defenders.values()):
            row = pygame.Rect(rect.left, rect.top + i * height, rect.width, height - theme.px(6))
            frame = pygame.Rect(row.right - row.height, row.top, row.height, row.height)
            self._draw_portrait(surface, theme, sprites, frame, fighter)
            width = row.width - frame.width - theme.px(12)
            name = theme.snug(fighter.name, (width * 6 // 10, row.height // 2), th.BODY, th.LIGHT, Face.BOLD)
            surface.blit(name, (row.left, row.top))
            state = fighter.outcome or fighter.attribute
            word = theme.snug(state, (width // 2, row.height // 2), th.SMALL, th.GOOD if fighter.is_winner else th.SOFT)
            surface.blit(word, (row.left, row.top + name.get_height()))
            self._draw_dice(
                surface,
                theme,
                pygame.Rect(row.left + width // 2 - theme.px(60), row.top, width // 2 + theme.px(60), row.height),
                fighter,
                False,
            )

    def _draw_middle(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect, top: int) -> None:
        x, y = rect.centerx, top + theme.px(36)
        pygame.draw.circle(surface, th.SLATE, (x, y + theme.px(20)), theme.px(50))
        pygame.draw.circle(surface, th.BRASS, (x, y + theme.px(20)), theme.px(50), 3)
        if self.duel.odds is not None:
            word = theme.text(f"{self.duel.odds:.0%}", 32, th.LIGHT, Face.DISPLAY)
            surface.blit(word, word.get_rect(center=(x, y + theme.px(14))))
            note = theme.text(self.duel.odds_note or "to win", th.SMALL, th.SOFT)
            surface.blit(note, note.get_rect(center=(x, y + theme.px(42))))
        else:
            word = theme.text("vs", 36, th.BRASS_LIGHT, Face.DISPLAY)
            surface.blit(word, word.get_rect(center=(x, y + theme.px(20))))
        defender = next(iter(self.duel.defenders.values()), None)
        if self.duel.attacker is None or defender is None or len(self.duel.defenders) > 1:
            return
        if (
            self.duel.attacker.total is not None
            and defender.total is not None
            and self.duel.attacker.has_landed
            and defender.has_landed
        ):
            sign = ">" if self.duel.attacker.total > defender.total else "vs"
            word = theme.text(f"{self.duel.attacker.total} {sign} {defender.total}", 34, th.GOLD, Face.DISPLAY)
            surface.blit(word, word.get_rect(center=(x, y + theme.px(120))))

    def _draw_results(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        if not self.duel.results:
            return
        line = pygame.Rect(
            rect.left + theme.px(16), rect.bottom - theme.px(66), rect.width - theme.px(32), theme.px(52)
        )
        pygame.draw.line(surface, th.BRASS_DARK, line.topleft, line.topright, 2)
        pictures = [theme.text(words, th.LARGE - 2, th.LIGHT, Face.BOLD) for _, words in self.duel.results[-5:]]
        wide = sum(picture.get_width() + theme.px(52) for picture in pictures)
        x = line.centerx - wide // 2
        for (sign, _), picture in zip(self.duel.results[-5:], pictures, strict=True):
            draw_sign(surface, sign, (x + theme.px(14), line.centery), theme.px(13))
            surface.blit(picture, picture.get_rect(midleft=(x + theme.px(34), line.centery)))
            x += picture.get_width() + theme.px(52)


def _look(fighter: Fighter) -> tuple[Any, ...]:
    """All of a fighter that is seen, but for the dice on their way."""
    return (
        fighter.id, fighter.name, fighter.sprite, fighter.seat, fighter.attribute, fighter.pool, fighter.stars,
        fighter.sources, *map(id, fighter.dice), fighter.total if fighter.has_landed else None, fighter.outcome,
        fighter.is_winner, fighter.hearts, fighter.wounds,
    )  # fmt: skip


@lru_cache(maxsize=16)
def _cross(size: int) -> pygame.Surface:
    """Over a die that does not count."""
    picture = pygame.Surface((size, size), pygame.SRCALPHA)
    for start, end in (((2, 2), (size - 2, size - 2)), ((2, size - 2), (size - 2, 2))):
        pygame.draw.line(picture, th.BAD, start, end, max(3, size // 10))
    return picture
