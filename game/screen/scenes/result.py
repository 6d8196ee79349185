"""Who has won, how the match went, whether the dice were fair, and once more with sides swapped."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kernel.game import Setup
from game.kernel.match import Refused
from game.screen import paint
from game.screen import theme as th
from game.screen.cues import OWN
from game.screen.dialog import Dialog, shade
from game.screen.presenter import Presenter
from game.screen.scene import Scene
from game.screen.statistics import Statistics, gathered, lines
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
        self.stage.sounds.play(OWN["lose" if lost else "win"])

    def layout(self) -> list[Widget]:
        theme = self.theme
        rect = self.area.inflate(-theme.px(60), -theme.px(36))
        rect.width, rect.height = min(rect.width, theme.px(1400)), min(rect.height, theme.px(920))
        rect.center = self.area.center
        inner = rect.inflate(-theme.px(56), -theme.px(40))
        title = pygame.Rect(inner.left, inner.top, inner.width, theme.px(56))
        note = pygame.Rect(inner.left, title.bottom, inner.width, theme.px(26))
        widgets: list[Widget] = [
            Panel("panel", rect, edge=4),
            Label(
                "title",
                title,
                self._verdict(),
                size=44,
                face=Face.DISPLAY,
                colour=th.GOLD,
                align="centre",
                is_line=True,
            ),
            Label("note", note, self._note(), size=th.BODY - 1, colour=th.SOFT, align="centre", is_line=True),
        ]
        tall, gap = theme.px(54), theme.px(12)
        host = self.stage.host
        buttons = [
            ("rematch", "Rematch, sides swapped", self.rematch, True),
            ("look", "Look at the table", lambda: self.stage.pop(self), True),
            ("export", "Statistics as a file", self.export, host is not None and host.can_save),
            ("menu", "Main menu", self.to_menu, True),
        ]
        wide = (inner.width - gap * (len(buttons) - 1)) // len(buttons)
        for i, (key, text, action, can) in enumerate(buttons):
            place = pygame.Rect(inner.left + i * (wide + gap), inner.bottom - tall, wide, tall)
            widgets.append(Button(key, place, text, action, is_main=i == 0, is_enabled=can))
        body = pygame.Rect(inner.left, note.bottom + theme.px(14), inner.width, 0)
        body.height = inner.bottom - tall - theme.px(16) - body.top
        share = 50 if len(self.table.seats) < 4 else 58
        left = pygame.Rect(body.left, body.top, body.width * share // 100 - theme.px(14), body.height)
        right = pygame.Rect(left.right + theme.px(28), body.top, body.right - left.right - theme.px(28), body.height)
        widgets.append(Picture("numbers", left, self._paint_numbers))
        curve = pygame.Rect(right.left, right.top, right.width, right.height // 2)
        luck = pygame.Rect(right.left, curve.bottom + gap, right.width, right.bottom - curve.bottom - gap)
        widgets.append(Picture("curve", curve, self._paint_curve))
        widgets.append(Picture("luck", luck, self._paint_luck, tip=FAIR))
        return widgets

    def _verdict(self) -> str:
        winners = [self.table.seats[seat].name for seat in self.table.winners]
        if not winners:
            return "A draw"
        return f"{winners[0]} wins!" if len(winners) == 1 else f"{', '.join(winners[:-1])} and {winners[-1]} win!"

    def _note(self) -> str:
        said = f"Seed of this match: {self.table.setup.seed}"
        if self.table.conceded is None:
            return said
        return f"{self.table.seats[self.table.conceded].name} has conceded. {said}"

    def _paint_numbers(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A row for each number, a column for each seat."""
        theme, seats = self.theme, self.table.seats
        wide = rect.width * 2 // (2 * len(seats) + (4 if len(seats) < 4 else 3))
        first = rect.width - wide * len(seats)
        for i, seat in enumerate(seats):
            column = pygame.Rect(rect.left + first + i * wide, rect.top, wide, theme.px(56))
            flag = pygame.Rect(0, 0, theme.px(34), theme.px(22))
            flag.midtop = (column.centerx, column.top)
            paint.banner(surface, flag, seat.colour.colour, seat.colour.pattern)
            name = theme.snug(seat.name, (wide - 6, theme.px(40)), th.BODY, th.LIGHT, Face.BOLD, "centre")
            surface.blit(name, name.get_rect(midtop=(column.centerx, flag.bottom + 2)))
        y = rect.top + theme.px(66)
        for label, values in self.numbers.rows:
            if y + theme.px(34) > rect.bottom:
                break
            pygame.draw.line(surface, th.SLATE_LIGHT, (rect.left, y), (rect.right, y))
            word = theme.snug(label, (first - 8, theme.px(34)), th.BODY, th.SOFT)
            surface.blit(word, word.get_rect(midleft=(rect.left, y + theme.px(18))))
            best = self.numbers.best(label, values)
            for i, value in enumerate(values):
                colour = th.GOLD if value == best else th.LIGHT
                number = theme.text(f"{value:g}", th.LARGE, colour, Face.BOLD)
                surface.blit(
                    number, number.get_rect(midtop=(rect.left + first + i * wide + wide // 2, y + theme.px(2)))
                )
            y += theme.px(36)
        self._paint_champions(
            surface, pygame.Rect(rect.left, y + theme.px(16), rect.width, rect.bottom - y - theme.px(16))
        )

    def _paint_champions(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Those who have won, standing on their colours before a cheering crowd."""
        if rect.height < self.px(90):
            return
        sprites = self.stage.sprites
        winners = [(seat, key) for seat in self.table.winners for key in self.champions(seat)][:5]
        surface.blit(paint.panel(rect.size, 2, th.SLATE_DARK), rect)
        inside = rect.inflate(-6, -6)
        clip = surface.get_clip()
        surface.set_clip(inside.clip(clip))
        size = max(12, min(self.px(46), rect.height // 4))
        floor = rect.top + size * 2
        for row in range(3):
            for i in range(-1, rect.width * 4 // (3 * size) + 1):
                number = (i * 7 + row * 5) % 16
                person = sprites.picture(f"crowd/{number}", (size, size))
                if person is None:
                    continue
                lit = person.copy()
                lit.fill((120 + 36 * row,) * 3, special_flags=pygame.BLEND_RGB_MULT)
                hop = size // 7 if (i + row) % 3 == 0 else 0
                x, y = (
                    rect.left + (i * 3 + row % 2) * size // 4 + size // 2,
                    rect.top + size // 2 + row * size * 6 // 10,
                )
                surface.blit(lit, (x - size // 2, y - size // 2 - hop))
        sand = pygame.Rect(inside.left, floor, inside.width, inside.bottom - floor)
        pygame.draw.rect(surface, (206, 166, 112), sand)
        for i in range(8):
            if (tile := sprites.picture(f"tiles/sand_{i}", (self.px(96), self.px(96)))) is not None:
                for n, left in enumerate(range(sand.left, sand.right, self.px(96))):
                    surface.blit(tile, (left, sand.top + (i + n) % 3 * self.px(96)))
        pygame.draw.rect(surface, (120, 92, 66), (sand.left, sand.top - self.px(5), sand.width, self.px(8)))
        wide = inside.width // max(1, len(winners))
        square = min(self.px(150), (inside.height - self.px(26)) * 6 // 10, wide * 7 // 10)
        for i, (seat, key) in enumerate(winners):
            piece = sprites.piece(key, self.table.seats[seat].colour, square)
            tallest = max(1, piece.anchor[1])
            if tallest > inside.height - self.px(62):
                smaller = square * (inside.height - self.px(62)) // tallest
                piece = sprites.piece(key, self.table.seats[seat].colour, max(8, smaller))
            x, y = inside.left + wide * (2 * i + 1) // 2, inside.bottom - square * 2 // 5
            light = paint.glow(max(8, square), (255, 226, 150), 80)
            surface.blit(light, light.get_rect(center=(x, y - square // 2)))
            surface.blit(piece.picture, (x - piece.anchor[0], y - piece.anchor[1]))
        for i in range(90):  # confetti
            colour = (th.ORANGE, th.SKY, th.GREEN, th.GOLD, th.PURPLE)[i % 5]
            x, y = rect.left + i * 7919 % max(1, rect.width), rect.top + i * 5801 % max(1, rect.height * 3 // 4)
            pygame.draw.rect(surface, colour, (x, y, self.px(3 + i % 3), self.px(5)))
        surface.set_clip(clip)
        pygame.draw.rect(surface, th.GOLD, rect, max(2, self.px(2)), border_radius=self.px(6))

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
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if top <= 5 * step)
        top = -(-top // step) * step
        for value in range(0, top + 1, step):
            y = plot.bottom - plot.height * value // top
            pygame.draw.line(surface, th.SLATE_LIGHT, (plot.left, y), (plot.right, y))
            word = self.theme.text(str(value), th.SMALL, th.SOFT)
            surface.blit(word, word.get_rect(midright=(plot.left - 6, y)))
        for i, curve in enumerate(curves):
            colour = self.table.seats[i].colour.colour
            aside = round((i - (len(curves) - 1) / 2) * self.px(5))  # lines that go together lie side by side
            points = [
                (plot.left + plot.width * turn // last + aside, plot.bottom - plot.height * value // top - aside)
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
        words = [f"{luck.extra:+.1f} {self.numbers.unit}, {luck.dice} dice" for luck in self.numbers.luck]
        room = max((theme.font(Face.TEXT, th.SMALL).size(word)[0] for word in words), default=0) + theme.px(12)
        left = plot.left - theme.px(34)
        field = pygame.Rect(left + room, plot.top, plot.right + theme.px(20) - left - room, plot.height)
        for i, (luck, said) in enumerate(zip(self.numbers.luck, words, strict=True)):
            seat = self.table.seats[i]
            y = plot.top + i * tall + tall // 2
            half = field.width / 2
            band = pygame.Rect(0, 0, int(2 * half * luck.band / reach), min(tall * 6 // 10, theme.px(34)))
            band.center = (field.centerx, y)
            track = pygame.Rect(field.left, 0, field.width - theme.px(12), band.height // 2)
            track.centery = y
            pygame.draw.rect(surface, th.SLATE, track, border_radius=4)
            pygame.draw.rect(surface, th.SLATE_LIGHT, band, border_radius=4)
            pygame.draw.line(surface, th.SOFT, (field.centerx, band.top), (field.centerx, band.bottom))
            x = field.centerx + int(half * luck.extra / reach)
            paint.gem(surface, (x, y), theme.px(11), seat.colour.colour)
            word = theme.text(said, th.SMALL, th.LIGHT)
            surface.blit(word, word.get_rect(midleft=(left, y)))

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

    def export(self) -> None:
        """Write the numbers into a file of the user's and say where it lies."""
        host = self.stage.host
        if host is None:
            return
        try:
            path = host.export(self.table, lines(self.numbers, self.table))
        except OSError as error:
            self.stage.push(Dialog("The disk refuses", str(error), [("Close", None)]))
            return
        self.stage.push(Dialog("Written", f"Any spreadsheet can read it:\n{path}", [("Close", None)], width=820))

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
