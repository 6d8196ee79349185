"""Who has won, how the match went, whether the dice were fair, and once more with sides swapped."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kernel.game import Setup
from game.kernel.match import Refused
from game.screen import paint
from game.screen import theme as th
from game.screen.dialog import Dialog, shade
from game.screen.presenter import Presenter
from game.screen.scene import Scene
from game.screen.statistics import Statistics, gathered
from game.screen.table import Table
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Panel, Picture, Widget

FAIR = (
    "What was rolled beyond what the dice promise. About 19 of 20 matches stay inside the band, which grows with the "
    "square root of the number of dice."
)


class Result(Scene):
    is_opaque = False

    def __init__(self, table: Table, presenter: Presenter) -> None:
        super().__init__()
        self.table, self.presenter = table, presenter
        self.numbers: Statistics = gathered(presenter.statistics(table.match))

    def enter(self) -> None:
        super().enter()
        lost = self.table.humans and not set(self.table.humans) & set(self.table.winners)
        self.stage.sounds.play("defeat" if lost else "victory|fanfare")

    def layout(self) -> list[Widget]:
        theme = self.theme
        rect = self.area.inflate(-theme.px(200), -theme.px(80))
        rect.width = min(rect.width, theme.px(1400))
        rect.centerx = self.area.centerx
        inner = rect.inflate(-theme.px(56), -theme.px(44))
        winners = [self.table.seats[seat].name for seat in self.table.winners]
        words = (
            f"{winners[0]} wins!" if len(winners) == 1 else "A draw" if not winners else f"{' and '.join(winners)} win!"
        )
        title = pygame.Rect(inner.left, inner.top, inner.width, theme.px(64))
        widgets: list[Widget] = [
            Panel("panel", rect, edge=4),
            Label("title", title, words, size=48, face=Face.DISPLAY, colour=th.GOLD, align="centre", is_line=True),
        ]
        if self.table.conceded is not None:
            who = self.table.seats[self.table.conceded].name
            note = pygame.Rect(inner.left, title.bottom, inner.width, theme.px(30))
            widgets.append(Label("note", note, f"{who} has conceded.", colour=th.SOFT, align="centre", is_line=True))
        tall = theme.px(54)
        y = inner.bottom - tall - theme.px(6)
        buttons = [
            ("rematch", "Rematch, sides swapped", self.rematch),
            ("look", "Look at the table", lambda: self.stage.pop(self)),
            ("menu", "Main menu", self.to_menu),
        ]
        wide = (inner.width - theme.px(24)) // 3
        for i, (key, text, action) in enumerate(buttons):
            place = pygame.Rect(inner.left + i * (wide + theme.px(12)), y, wide, tall)
            widgets.append(Button(key, place, text, action, is_main=i == 0))
        seed = pygame.Rect(inner.left, rect.bottom - theme.px(24), inner.width, theme.px(20))
        text = f"Seed of this match: {self.table.setup.seed}"
        widgets.append(Label("seed", seed, text, size=th.SMALL, colour=th.FAINT, align="right", is_line=True))
        body = pygame.Rect(inner.left, title.bottom + theme.px(40), inner.width, y - title.bottom - theme.px(60))
        left = pygame.Rect(body.left, body.top, body.width // 2 - theme.px(14), body.height)
        right = pygame.Rect(body.centerx + theme.px(14), body.top, body.width // 2 - theme.px(14), body.height)
        widgets.append(Picture("numbers", left, self._paint_numbers))
        curve = pygame.Rect(right.left, right.top, right.width, right.height * 55 // 100)
        luck = pygame.Rect(
            right.left, curve.bottom + theme.px(16), right.width, right.bottom - curve.bottom - theme.px(16)
        )
        widgets.append(Picture("curve", curve, self._paint_curve))
        widgets.append(
            Picture(
                "luck",
                luck,
                self._paint_luck,
                tip=FAIR,
            )
        )
        return widgets

    def _paint_numbers(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A row for each number, a column for each seat."""
        theme, seats = self.theme, self.table.seats
        wide = rect.width // (len(seats) + 2)
        for i, seat in enumerate(seats):
            column = pygame.Rect(rect.left + (2 + i) * wide, rect.top, wide, theme.px(56))
            flag = pygame.Rect(0, 0, theme.px(34), theme.px(22))
            flag.midtop = (column.centerx, column.top)
            paint.banner(surface, flag, seat.colour.colour, seat.colour.pattern)
            name = theme.fitted(seat.name, wide - 6, th.BODY, th.LIGHT, Face.BOLD)
            surface.blit(name, name.get_rect(midtop=(column.centerx, flag.bottom + 4)))
        y = rect.top + theme.px(62)
        for label, values in self.numbers.rows:
            if y + theme.px(34) > rect.bottom:
                break
            pygame.draw.line(surface, th.SLATE_LIGHT, (rect.left, y), (rect.right, y))
            word = theme.fitted(label, 2 * wide - 8, th.BODY, th.SOFT)
            surface.blit(word, (rect.left, y + theme.px(5)))
            best = max(values) if values else 0
            for i, value in enumerate(values):
                colour = th.GOLD if value == best and len(set(values)) > 1 else th.LIGHT
                number = theme.text(f"{value:g}", th.LARGE, colour, Face.BOLD)
                surface.blit(number, number.get_rect(midtop=(rect.left + (2 + i) * wide + wide // 2, y + theme.px(2))))
            y += theme.px(36)
        self._paint_champions(
            surface, pygame.Rect(rect.left, y + theme.px(16), rect.width, rect.bottom - y - theme.px(16))
        )

    def _paint_champions(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Those who have won, on their colours."""
        if rect.height < self.px(70):
            return
        faces = [(seat, key) for seat in self.table.winners for key in self.champions(seat)][:4]
        size = min(rect.height, self.px(210), rect.width // max(1, len(faces)) - self.px(8))
        left = rect.centerx - (size + self.px(8)) * len(faces) // 2
        for i, (seat, key) in enumerate(faces):
            colour = self.table.seats[seat].colour
            frame = pygame.Rect(left + i * (size + self.px(8)), rect.bottom - size, size, size)
            tint = th.mixed(colour.colour, th.NIGHT, 0.5)
            surface.blit(paint.patterned(frame.size, tint, colour.pattern, 255, self.px(16)), frame)
            portrait = self.stage.sprites.portrait(key, (size - 6, size - 6), colour)
            surface.blit(portrait, portrait.get_rect(midbottom=(frame.centerx, frame.bottom - 3)))
            pygame.draw.rect(surface, th.GOLD, frame, max(2, self.px(3)), border_radius=self.px(6))

    def champions(self, seat: int) -> Sequence[str]:
        """The sprites of the winners' foremost pieces."""
        found: Sequence[str] = self.numbers.champions[seat] if seat < len(self.numbers.champions) else ()
        return found

    def _axes(self, surface: pygame.Surface, rect: pygame.Rect, title: str) -> pygame.Rect:
        theme = self.theme
        surface.blit(paint.panel(rect.size, 2, th.SLATE_DARK), rect)
        word = theme.text(title, th.BODY, th.BRASS_LIGHT, Face.DISPLAY)
        surface.blit(word, (rect.left + theme.px(14), rect.top + theme.px(8)))
        return pygame.Rect(
            rect.left + theme.px(50), rect.top + theme.px(44), rect.width - theme.px(80), rect.height - theme.px(70)
        )

    def _paint_curve(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        plot = self._axes(surface, rect, "Points over turns")
        curves = self.numbers.points
        top = max([1, *(value for curve in curves for _, value in curve)])
        last = max([1, *(turn for curve in curves for turn, _ in curve)])
        for value in sorted({0, top // 2, top}):
            y = plot.bottom - plot.height * value // top
            pygame.draw.line(surface, th.SLATE_LIGHT, (plot.left, y), (plot.right, y))
            word = self.theme.text(str(value), th.SMALL, th.SOFT)
            surface.blit(word, word.get_rect(midright=(plot.left - 6, y)))
        for i, curve in enumerate(curves):
            colour = self.table.seats[i].colour.colour
            points = [
                (plot.left + plot.width * turn // last, plot.bottom - plot.height * value // top)
                for turn, value in curve
            ]
            steps: list[tuple[int, int]] = []
            for point in points:
                if steps:
                    steps.append((point[0], steps[-1][1]))
                steps.append(point)
            if len(steps) > 1:
                pygame.draw.lines(surface, colour, False, steps, max(2, self.px(3)))
            for point in points:
                (pygame.draw.circle if i % 2 == 0 else _square)(surface, colour, point, self.px(5))

    def _paint_luck(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        plot = self._axes(surface, rect, "Luck of the dice")
        theme = self.theme
        reach = max(
            [
                6.0,
                *(abs(luck.extra) * 1.2 for luck in self.numbers.luck),
                *(luck.band * 1.2 for luck in self.numbers.luck),
            ]
        )
        tall = plot.height // max(1, len(self.numbers.luck))
        for i, luck in enumerate(self.numbers.luck):
            seat = self.table.seats[i]
            y = plot.top + i * tall + tall // 2
            half = plot.width / 2
            band = pygame.Rect(0, 0, int(2 * half * luck.band / reach), tall * 5 // 10)
            band.center = (plot.centerx, y)
            pygame.draw.rect(surface, th.SLATE_LIGHT, band, border_radius=4)
            pygame.draw.line(surface, th.SOFT, (plot.centerx, band.top), (plot.centerx, band.bottom))
            x = plot.centerx + int(half * luck.extra / reach)
            paint.gem(surface, (x, y), theme.px(11), seat.colour.colour)
            word = theme.text(f"{luck.extra:+.1f} {self.numbers.unit} with {luck.dice} dice", th.SMALL, th.LIGHT)
            surface.blit(word, word.get_rect(midbottom=(plot.centerx, band.top - 1)))

    def paint(self, surface: pygame.Surface) -> None:
        shade(surface, 170)
        for i, seat in enumerate(self.table.winners):
            colour = self.table.seats[seat].colour.colour
            light = paint.glow(self.area.height // 2, colour, 70)
            surface.blit(light, light.get_rect(center=(self.area.centerx + i * 40, self.px(80))))

    def rematch(self) -> None:
        """The same again, with the seats of the players exchanged."""
        host = self.stage.host
        if host is None:
            return
        old, seats = self.table.setup, list(reversed(self.table.seats))
        options = dict(old.options)
        for key, value in options.items():
            if isinstance(value, list) and len(value) == len(seats):
                options[key] = value[::-1]
        setup = Setup(seats=old.seats, arena=old.arena, options=options)
        colours = [th.SEAT_COLOURS.index(seat.colour) for seat in seats]
        try:
            host.play(host.new(self.table.game.slug, setup, [s.spec for s in seats], [s.name for s in seats], colours))
        except Refused as refused:
            self.stage.push(Dialog("No rematch", str(refused), [("Close", None)]))

    def to_menu(self) -> None:
        if self.stage.host is not None:
            self.stage.host.to_menu()

    def on_action(self, action: str) -> bool:
        if action == "back":
            self.stage.pop(self)
            return True
        return False


def _square(surface: pygame.Surface, colour: th.Colour, at: tuple[int, int], radius: int) -> None:
    pygame.draw.rect(surface, colour, (at[0] - radius, at[1] - radius, 2 * radius, 2 * radius))
