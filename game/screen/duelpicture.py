"""How the combat overlay looks: the attacker at the left, the defenders at the right, the dice on felt between them.

All but the dice is one picture that is made again when something else is to be told; the dice fall over it.
"""

from __future__ import annotations

from typing import Any

import pygame

from . import duelparts as parts
from . import paint
from . import theme as th
from .canvas import Shown
from .dice import thrown
from .duel import Duel, Fighter
from .signs import draw_sign
from .sprites import Sprites
from .theme import Face, Theme

EDGE = 16
"""Pixels around the panel that its shadow takes."""
WIDE, TALL, TITLE, TRAY, RESULTS, SIDE, MIDDLE = 1120, 420, 54, 100, 58, 190, 150
"""Points: the panel, its title, the felt, what comes of it, the sides above the felt, the odds."""
TIGHT = 760
"""Points of felt that a sum does not fit beside what it comes to any more."""
ROW = 72
"""Of a defender among many."""


class DuelPicture:
    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self._look: tuple[Any, ...] = ()
        self._sheet = pygame.Surface((1, 1))
        self._dice: list[parts.PlacedDie] = []
        self._told: list[tuple[pygame.Rect, str]] = []
        """Where on the sheet a number lies, and how it comes about."""

    def shown(self, theme: Theme, sprites: Sprites, area: pygame.Rect, part: float) -> list[Shown]:
        """Return the overlay in an area, that part of the way down."""
        if not self.duel.is_open or self.duel.attacker is None:
            return []
        left, top = self._make(theme, sprites, area, part)
        found: list[Shown] = [(self._sheet, (left, top))]
        for die, (x, y), size, number, _ in self._dice:
            place = left + x, top + y
            found += thrown(die.kind, die.face, place, size, die.part, number)
            if die.is_discarded and die.part >= 1:
                cross = parts.cross(size)
                found.append((cross, cross.get_rect(center=place).topleft))
        return found

    def dice(
        self, theme: Theme, sprites: Sprites, area: pygame.Rect, part: float
    ) -> dict[tuple[str, int], pygame.Rect]:
        """Return where each die lies, by whose it is ("attack", or a defender's id) and its number."""
        if not self.duel.is_open or self.duel.attacker is None:
            return {}
        left, top = self._make(theme, sprites, area, part)
        found = {}
        attack = set(map(id, self.duel.attacker.dice))
        for die, (x, y), size, number, owner in self._dice:
            owner = "attack" if id(die) in attack else owner
            found[owner, number] = pygame.Rect(0, 0, size + 4, size + 4)
            found[owner, number].center = (left + x, top + y)
        return found

    def told(self, theme: Theme, sprites: Sprites, area: pygame.Rect, part: float) -> list[tuple[pygame.Rect, str]]:
        """Return where numbers lie, with how each comes about."""
        if not self.duel.is_open or self.duel.attacker is None:
            return []
        corner = self._make(theme, sprites, area, part)
        return [(rect.move(corner), said) for rect, said in self._told if said]

    def _make(self, theme: Theme, sprites: Sprites, area: pygame.Rect, part: float) -> tuple[int, int]:
        """Draw the sheet if it has to look otherwise; return its corner."""
        duel = self.duel
        rect = self._place(theme, area, part)
        look = theme, rect.size, duel.title, *duel.results, *map(_look, duel.fighters())
        if look != self._look:
            self._look, self._dice, self._told = look, [], []
            self._sheet = pygame.Surface(rect.inflate(2 * EDGE, 2 * EDGE).size, pygame.SRCALPHA)
            self._draw(self._sheet, theme, sprites, pygame.Rect((EDGE, EDGE), rect.size))
        return rect.left - EDGE, rect.top - EDGE

    def _place(self, theme: Theme, area: pygame.Rect, part: float) -> pygame.Rect:
        rows = len(self.duel.defenders)
        width = min(area.width - theme.px(24), theme.px(WIDE))
        sides = max(map(parts.wanted, self.duel.fighters()), default=0)
        wanted = TALL + max(0, sides - SIDE) if rows < 2 else max(TALL, TITLE + RESULTS + 24 + ROW * rows)
        height = min(area.height - theme.px(24), theme.px(wanted))
        rect = pygame.Rect(0, 0, width, height)
        rect.center = (area.centerx, area.top + round(area.height * part))
        return rect.clamp(area.inflate(-theme.px(12), -theme.px(12)))

    def _draw(self, surface: pygame.Surface, theme: Theme, sprites: Sprites, rect: pygame.Rect) -> None:
        duel = self.duel
        assert duel.attacker is not None
        surface.blit(paint.soft_shadow(rect.size), rect.move(-16, -12))
        surface.blit(paint.panel(rect.size, theme.px(4), th.SLATE_DARK), rect)
        title = theme.snug(duel.title, (rect.width - theme.px(60), theme.px(40)), 28, th.BRASS_LIGHT, Face.DISPLAY)
        surface.blit(title, title.get_rect(midtop=(rect.centerx, rect.top + theme.px(10))))
        inner = pygame.Rect(
            rect.left + theme.px(16), rect.top + theme.px(TITLE), rect.width - theme.px(32),
            rect.height - theme.px(TITLE + RESULTS),
        )  # fmt: skip
        if len(duel.defenders) > 1:
            self._draw_many(surface, theme, sprites, inner)
        else:
            self._draw_two(surface, theme, sprites, inner)
        self._draw_results(surface, theme, rect)

    # One against one

    def _draw_two(self, surface: pygame.Surface, theme: Theme, sprites: Sprites, rect: pygame.Rect) -> None:
        attacker, defender = self.duel.attacker, next(iter(self.duel.defenders.values()), None)
        assert attacker is not None
        tray = pygame.Rect(rect.left, rect.bottom - theme.px(TRAY), rect.width, theme.px(TRAY))
        upper = pygame.Rect(rect.left, rect.top, rect.width, tray.top - rect.top - theme.px(10))
        middle = min(theme.px(MIDDLE), rect.width // 4)
        half = (rect.width - middle) // 2
        parts.tray(surface, theme, tray)
        for fighter, left, is_left in ((attacker, rect.left, True), (defender, rect.right - half, False)):
            if fighter is not None:
                self._draw_side(
                    surface, theme, sprites, pygame.Rect(left, upper.top, half, upper.height), fighter, is_left
                )
                self._draw_sum(surface, theme, tray, fighter, is_left)
        self._draw_chances(surface, theme, pygame.Rect(rect.left + half, upper.top, middle, upper.height), defender)
        if defender is not None:
            self._draw_verdict(surface, theme, tray, attacker, defender)

    def _draw_side(
        self,
        surface: pygame.Surface,
        theme: Theme,
        sprites: Sprites,
        rect: pygame.Rect,
        fighter: Fighter,
        is_left: bool,
    ) -> None:
        is_narrow = rect.width < theme.px(330)
        size = min(theme.px(190), rect.height, rect.width // 2)
        if is_narrow:
            size = min(theme.px(110), rect.height // 2, rect.width)
        frame = pygame.Rect(0, rect.top, size, size)
        frame.left = rect.left if is_left else rect.right - size
        parts.portrait(surface, theme, sprites, frame, fighter)
        column = pygame.Rect(rect.left, rect.top, rect.width - size - theme.px(14), rect.height)
        if is_left:
            column.left = frame.right + theme.px(14)
        if is_narrow:
            column = pygame.Rect(
                rect.left, frame.bottom + theme.px(4), rect.width, rect.bottom - frame.bottom - theme.px(4)
            )
        parts.side(surface, theme, column, fighter, is_left)

    def _draw_sum(
        self, surface: pygame.Surface, theme: Theme, tray: pygame.Rect, fighter: Fighter, is_left: bool
    ) -> None:
        """One side of the felt: what is added, the dice, and next to the middle what they come to."""
        half = pygame.Rect(tray.left if is_left else tray.centerx, tray.top, tray.width // 2, tray.height)
        self._told.append((half, fighter.reckoning))
        verdict, worth = min(theme.px(190), tray.width // 4), min(theme.px(110), tray.width // 7)
        is_tight = tray.width < theme.px(TIGHT)  # then what they come to stands below the dice
        room = tray.width // 2 - theme.px(24) if is_tight else (tray.width - verdict) // 2 - worth - theme.px(20)
        place = pygame.Rect(0, tray.top + theme.px(8), room, tray.height - theme.px(16))
        if is_tight:
            place.height //= 2
        place.left = tray.left + theme.px(16) if is_left else tray.right - theme.px(16) - room
        way = 0 if is_tight else -1 if is_left else 1
        self._dice += parts.sum_of_dice(surface, theme, place, fighter, self.duel.unit, way, 68)
        x = tray.centerx + (verdict + worth) // 2 * (-1 if is_left else 1)
        middle = (place.centerx, tray.bottom - tray.height * 3 // 10) if is_tight else (x, tray.centery)
        if fighter.shield is not None:
            size = min(theme.px(90), tray.height - theme.px(8) if is_tight else worth)
            parts.shield(surface, theme, fighter.shield, (middle[0], tray.centery), size)
        elif fighter.total is not None and fighter.has_landed:
            wide = parts.total_of(surface, theme, fighter.total, self.duel.unit, middle, 38 if is_tight else 50)
            if not is_tight:
                equal = theme.text("=", 30, th.SOFT, Face.BOLD)
                edge = (place.right + x - wide // 2) // 2 if is_left else (place.left + x + wide // 2) // 2
                surface.blit(equal, equal.get_rect(center=(edge, tray.centery)))

    def _draw_chances(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect, defender: Fighter | None) -> None:
        chances = defender.chances if defender is not None else ()
        radius = min(theme.px(58), rect.width // 2 - theme.px(4))
        centre = (rect.centerx, rect.top + radius + theme.px(4))
        pygame.draw.circle(surface, th.SLATE, centre, radius)
        pygame.draw.circle(surface, th.BRASS, centre, radius, 3)
        if not chances:
            word = theme.text("vs", 36, th.BRASS_LIGHT, Face.DISPLAY)
            surface.blit(word, word.get_rect(center=centre))
            return
        _arc(surface, centre, radius, chances[0].part)
        word = theme.text(f"{chances[0].part:.0%}", 32, th.LIGHT, Face.DISPLAY)
        surface.blit(word, word.get_rect(center=(centre[0], centre[1] - theme.px(8))))
        note = theme.snug(chances[0].words, (radius * 2 - theme.px(20), theme.px(30)), th.SMALL, th.SOFT)
        surface.blit(note, note.get_rect(center=(centre[0], centre[1] + theme.px(22))))
        y = centre[1] + radius + theme.px(8)
        for chance in chances[1:]:
            text = f"{chance.part:.0%} {chance.words}"
            word = theme.snug(text, (rect.width, theme.px(26)), th.SMALL + 1, th.LIGHT, Face.BOLD, "centre")
            if y + word.get_height() <= rect.bottom:
                surface.blit(word, word.get_rect(midtop=(rect.centerx, y)))
            y += word.get_height()

    def _draw_verdict(
        self, surface: pygame.Surface, theme: Theme, tray: pygame.Rect, attacker: Fighter, defender: Fighter
    ) -> None:
        is_tight = tray.width < theme.px(TIGHT)
        place, size = (
            (tray.centerx, tray.bottom - tray.height * 3 // 10 if is_tight else tray.centery),
            18 if is_tight else 26,
        )
        if defender.stamp:
            parts.stamp(surface, theme, defender.stamp, defender.outcome, place, size)
            return
        one, other = attacker.worth, defender.worth
        if one is None or other is None:
            return
        sign = (">" if one > other else "=" if one == other else "<") if defender.shield is None else None
        sign = sign or ("≥" if one >= other else "<")
        word = theme.text(sign, 44, th.BRASS_LIGHT, Face.BOLD)
        surface.blit(word, word.get_rect(center=place))

    # One against many

    def _draw_many(self, surface: pygame.Surface, theme: Theme, sprites: Sprites, rect: pygame.Rect) -> None:
        """The attacker with a sum that all face, and a row for each defender."""
        attacker = self.duel.attacker
        assert attacker is not None
        left = pygame.Rect(rect.left, rect.top, min(theme.px(330), rect.width * 2 // 5), rect.height)
        size = min(theme.px(130), left.height * 2 // 5, left.width // 2)
        frame = pygame.Rect(left.left, left.top, size, size)
        parts.portrait(surface, theme, sprites, frame, attacker)
        tray = pygame.Rect(left.left, 0, left.width, min(theme.px(150), left.height - size - theme.px(10)))
        tray.bottom = left.bottom
        column = pygame.Rect(
            frame.right + theme.px(10), left.top, left.right - frame.right - theme.px(10), tray.top - left.top
        )
        parts.side(surface, theme, column, attacker, True)
        parts.tray(surface, theme, tray)
        self._told.append((tray, attacker.reckoning))
        dice = pygame.Rect(
            tray.left + theme.px(12), tray.top + theme.px(6), tray.width - theme.px(24), tray.height // 2
        )
        self._dice += parts.sum_of_dice(surface, theme, dice, attacker, self.duel.unit, 0, 54)
        if attacker.total is not None and attacker.has_landed:
            place = (tray.centerx, (dice.bottom + tray.bottom) // 2 - theme.px(2))
            parts.total_of(surface, theme, attacker.total, self.duel.unit, place, 52)
        rows = pygame.Rect(left.right + theme.px(14), rect.top, rect.right - left.right - theme.px(14), rect.height)
        height = min(theme.px(ROW + 26), rows.height // len(self.duel.defenders))
        for i, fighter in enumerate(self.duel.defenders.values()):
            row = pygame.Rect(rows.left, rows.top + i * height, rows.width, height - theme.px(6))
            self._draw_row(surface, theme, sprites, row, fighter)

    def _draw_row(
        self, surface: pygame.Surface, theme: Theme, sprites: Sprites, row: pygame.Rect, fighter: Fighter
    ) -> None:
        """Portrait, name, dice, what they come to, and what comes of it."""
        pygame.draw.rect(surface, th.mixed(th.SLATE, th.NIGHT, 0.2), row, border_radius=theme.px(6))
        self._told.append((row, fighter.reckoning))
        size = min(row.height, row.width // 6)
        frame = pygame.Rect(row.left, row.centery - size // 2, size, size)
        parts.portrait(surface, theme, sprites, frame, fighter, has_tag=False)
        stamp, worth = min(theme.px(150), row.width // 4), min(theme.px(64), row.width // 9)
        end = row.right - stamp - worth - theme.px(12)
        has_dice = bool(fighter.dice or fighter.pool or fighter.added)
        name = pygame.Rect(frame.right + theme.px(8), row.top, row.width * 8 // 25, row.height)
        if not has_dice:
            name.width = end - name.left
        said = fighter.asked or fighter.attribute
        word = theme.snug(fighter.name, (name.width, row.height // (2 if said else 1)), th.BODY, th.LIGHT, Face.BOLD)
        note = theme.snug(said, (name.width, row.height // 2), th.SMALL, th.BRASS_LIGHT if fighter.asked else th.SOFT)
        y = row.centery - (word.get_height() + (note.get_height() if said else 0)) // 2
        surface.blit(word, (name.left, y))
        if said:
            surface.blit(note, (name.left, y + word.get_height()))
        dice = pygame.Rect(name.right + theme.px(8), row.top + theme.px(4), 0, row.height - theme.px(8))
        dice.width = max(0, end - dice.left)
        if has_dice:
            self._dice += parts.sum_of_dice(surface, theme, dice, fighter, self.duel.unit, 1, 44)
        middle = (end + worth // 2 + theme.px(4), row.centery)
        if fighter.shield is not None:
            parts.shield(surface, theme, fighter.shield, middle, min(worth, row.height - theme.px(4)))
        elif fighter.total is not None and fighter.has_landed:
            parts.total_of(surface, theme, fighter.total, self.duel.unit, middle, 30)
        last = (row.right - stamp // 2 - theme.px(4), row.centery)
        if fighter.stamp:
            parts.stamp(surface, theme, fighter.stamp, fighter.outcome, last, 20)
        elif fighter.chances:
            text = f"{fighter.chances[0].part:.0%} {fighter.chances[0].words}"
            word = theme.snug(text, (stamp, row.height), th.BODY, th.LIGHT, Face.BOLD)
            surface.blit(word, word.get_rect(center=last))

    def _draw_results(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        if not self.duel.results:
            return
        line = pygame.Rect(
            rect.left + theme.px(16), rect.bottom - theme.px(54), rect.width - theme.px(32), theme.px(48)
        )
        pad = theme.px(50)
        shown = self.duel.results[-5:]
        pictures = [theme.text(said, th.LARGE - 2, th.LIGHT, Face.BOLD) for _, said in shown]
        while len(pictures) > 1 and sum(picture.get_width() + pad for picture in pictures) > line.width:
            shown, pictures = shown[1:], pictures[1:]
        x = line.centerx - sum(picture.get_width() + pad for picture in pictures) // 2
        for (sign, _), picture in zip(shown, pictures, strict=True):
            draw_sign(surface, sign, (x + theme.px(14), line.centery), theme.px(13))
            surface.blit(picture, picture.get_rect(midleft=(x + theme.px(34), line.centery)))
            x += picture.get_width() + pad


def _arc(surface: pygame.Surface, centre: tuple[int, int], radius: int, part: float) -> None:
    """Gild the rim of the odds as far as they go, clockwise from the top."""
    steps = round(120 * part)
    turn = pygame.Vector2(0, -radius + 2)
    points = [centre + turn.rotate(3 * i) for i in range(steps + 1)]
    if len(points) > 1:
        pygame.draw.lines(surface, th.GOLD, False, points, 5)


def _look(fighter: Fighter) -> tuple[Any, ...]:
    """All of a fighter that is seen, but for the dice on their way."""
    return (
        fighter.id, fighter.name, fighter.sprite, fighter.seat, fighter.attribute, fighter.pool, fighter.terms,
        fighter.cards, fighter.added, fighter.shield, *map(id, fighter.dice),
        fighter.total if fighter.has_landed else None, fighter.stamp, fighter.outcome, fighter.chances, fighter.asked,
        fighter.is_winner, fighter.hearts, fighter.wounds,
    )  # fmt: skip
