"""Setting a match up: who sits where, with which warband, on which arena. As it was left last time, it can begin."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pygame

from game import catalogue
from game.ai.computers import LEVELS
from game.kernel.game import Setup
from game.kernel.match import Refused
from game.screen import paint
from game.screen import theme as th
from game.screen.controls import Choice, TextEntry
from game.screen.dialog import Dialog
from game.screen.kit import Kit, Team, kit
from game.screen.page import Page
from game.screen.presenters import TITLES
from game.screen.table import usual_name
from game.screen.theme import SEAT_COLOURS, Face
from game.screen.widgets import Button, Label, Panel, Picture, Widget

from .rules import RulesScene
from .setup_match import match_panel

WHO = [("human", "Person"), *((level, f"Computer: {level}") for level in LEVELS)]
LEVEL_TIPS = {
    "random": "Does anything that is allowed.",
    "easy": "Knows the odds, but errs now and then.",
    "normal": "Weighs every answer by its exact odds; sees no more than you do.",
    "hard": "Looks at more places before it moves; sees no more than you do.",
}
ROLL = Team("", "Choose in the match")


class SetupScene(Page):
    def __init__(self, slug: str) -> None:
        super().__init__()
        self.slug = slug
        self.title = TITLES[slug]
        self.game = catalogue.game(slug)
        self.kit: Kit = kit(slug)
        self.count = min(2, self.game.seats[-1])
        most = self.game.seats[-1]
        self.names = [""] * most
        self.specs = ["human", *["normal"] * (most - 1)]
        self.colours = [*self.kit.colours(self.count), *range(self.count, most)]
        presets = list(self.kit.teams())
        self.presets = presets
        self.own: list[Any] = []
        """Teams that were built, to be found again next time."""
        self.teams: list[Team] = [presets[i % len(presets)] if presets else ROLL for i in range(most)]
        self.wishes: dict[str, Any] = {wish.key: wish.values[0][0] for wish in self.kit.wishes()}
        self.arena = next(iter(self.game.arenas()), "")
        self.arenas = tuple(self.game.arenas())

    def enter(self) -> None:
        super().enter()
        self._recall(self.stage.settings.last_setup.get(self.slug, {}))

    def _recall(self, kept: dict[str, Any]) -> None:
        """Take over what was chosen last, as far as it still exists."""
        for i, (name, spec, colour) in enumerate(
            zip(kept.get("names", []), kept.get("specs", []), kept.get("colours", []), strict=False)
        ):
            if (
                i < len(self.names)
                and spec in dict(WHO)
                and isinstance(colour, int)
                and 0 <= colour < len(SEAT_COLOURS)
            ):
                self.names[i], self.specs[i], self.colours[i] = str(name), spec, colour
        if kept.get("arena") in self.game.arenas():
            self.arena = str(kept["arena"])
        if kept.get("count") in self.game.seats:
            self.count = int(kept["count"])
        self.own = list(kept.get("own", []))
        self.presets += [team for value in self.own if (team := self.kit.restored(value)) is not None]
        by_key = {team.key: team for team in self.presets}
        for i, key in enumerate(kept.get("teams", [])[: len(self.teams)]):
            self.teams[i] = by_key.get(key, self.teams[i])

    def _keep(self) -> None:
        self.stage.settings.last_setup[self.slug] = {
            "names": self.names[: self.count],
            "specs": self.specs[: self.count],
            "colours": self.colours[: self.count],
            "arena": self.arena,
            "count": self.count,
            "teams": [team.key for team in self.teams[: self.count]],
            "own": self.own[-20:],
        }
        if self.stage.host is not None:
            self.stage.host.keep_settings()

    # Layout

    def body(self, area: pygame.Rect) -> list[Widget]:
        """Seats at the left, the match at the right."""
        if self.focus is None:
            self.focus = "start"
        gap = self.px(16)
        side = pygame.Rect(0, area.top, min(self.px(520), area.width * 36 // 100), area.height)
        side.right = area.right
        seats = pygame.Rect(area.left, area.top, side.left - gap - area.left, area.height)
        rows = 1 if seats.width >= self.count * self.px(260) else 2
        per_row = -(-self.count // rows)
        wide, tall = (seats.width - gap * (per_row - 1)) // per_row, (seats.height - gap * (rows - 1)) // rows
        tall = min(tall, self.px(760))
        widgets: list[Widget] = []
        for i in range(self.count):
            x, y = seats.left + i % per_row * (wide + gap), seats.top + i // per_row * (tall + gap)
            widgets += self._seat(i, pygame.Rect(x, y, wide, tall))
        rules = pygame.Rect(area.right - self.px(190), self.px(22), self.px(190), self.px(48))
        widgets.append(Button("rules", rules, "How to play", self._open_rules, note="F1"))
        return [*widgets, *match_panel(self, side)]

    def _seat(self, i: int, rect: pygame.Rect) -> list[Widget]:
        theme = self.theme
        inner = rect.inflate(-theme.px(28), -theme.px(26))
        colour = SEAT_COLOURS[self.colours[i]]
        is_low = rect.height < theme.px(300)
        row, gap = theme.px(38 if is_low else 46), theme.px(6 if is_low else 10)
        half = (inner.width - gap) // 2
        tip = LEVEL_TIPS.get(self.specs[i], "")
        name = pygame.Rect(inner.left + theme.px(56), inner.top, inner.width - theme.px(56), row)
        flag = pygame.Rect(inner.left, inner.top, theme.px(46), row)
        who = pygame.Rect(inner.left, name.bottom + gap, inner.width, row)
        usual = usual_name(i, self.specs[: self.count])
        widgets: list[Widget] = [
            Panel(f"seat{i}", rect),
            Picture(
                f"flag{i}",
                flag,
                paint.banner_of(colour),
                tip=f"{colour.name}: click for another colour",
                action=partial(self._next_colour, i),
            ),
            TextEntry(f"name{i}", name, self.names[i], partial(self._set_name, i), hint=usual),
            Choice(f"who{i}", who, "", WHO, self.specs[i], partial(self._set_who, i), tip=tip),
        ]
        if not self.presets:
            widgets += self._lot(i, pygame.Rect(inner.left, who.bottom, inner.width, inner.bottom - who.bottom))
        if self.presets:
            line = pygame.Rect(inner.left, who.bottom + gap, inner.width, row)
            previous = pygame.Rect(line.left, line.top, row, row)
            following = pygame.Rect(line.right - row, line.top, row, row)
            title = pygame.Rect(previous.right + gap, line.top, following.left - previous.right - 2 * gap, row)
            team = self.teams[i]
            show = pygame.Rect(inner.left, line.bottom + gap, inner.width, inner.bottom - line.bottom - gap - row - gap)
            widgets += [
                Button(f"previous{i}", previous, "<", partial(self._step_team, i, -1)),
                Label(
                    f"team{i}",
                    title,
                    team.title,
                    size=24,
                    face=Face.DISPLAY,
                    colour=th.BRASS_LIGHT,
                    align="centre",
                    is_line=True,
                ),
                Button(f"following{i}", following, ">", partial(self._step_team, i, 1)),
                Picture(f"figures{i}", show, partial(self._figures, i), tip=team.note),
            ]
            build = pygame.Rect(inner.left, inner.bottom - row, half, row)
            lot = pygame.Rect(build.right + gap, build.top, half, row)
            widgets += [
                Button(f"build{i}", build, "Build your own", partial(self._build_team, i)),
                Button(f"lot{i}", lot, "Random", partial(self._random_team, i)),
            ]
        return widgets

    def _lot(self, i: int, area: pygame.Rect) -> list[Widget]:
        """What a seat plays with that has no team to choose."""
        theme = self.theme
        lot = self.kit.seat(i, self.count)
        if not lot.title:
            return []
        title = pygame.Rect(area.left, area.top + theme.px(10), area.width, theme.px(34))
        show = pygame.Rect(area.left, title.bottom + theme.px(6), area.width, area.bottom - title.bottom - theme.px(6))
        name = Label(
            f"lot{i}", title, lot.title, size=24, face=Face.DISPLAY, colour=th.BRASS_LIGHT, align="centre", is_line=True
        )
        return [name, Picture(f"figures{i}", show, partial(self._parade, i, lot), tip=lot.note)]

    def _figures(self, i: int, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The team on parade."""
        self._parade(i, self.teams[i], surface, rect)

    def _parade(self, i: int, team: Team, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self.theme
        colour = SEAT_COLOURS[self.colours[i]]
        surface.blit(
            paint.patterned(rect.size, th.mixed(colour.colour, th.NIGHT, 0.72), colour.pattern, 255, theme.px(20)), rect
        )
        sprites = team.sprites[:10]
        if sprites:
            # the leaders in front; the others behind them where there is room for two rows
            front = (len(sprites) + 1) // 2 if len(sprites) > 5 and rect.height * 3 > rect.width * 2 else len(sprites)
            facing = "right" if i % 2 == 0 else "left"
            lift = rect.bottom - max(0, rect.height - theme.px(300)) // 3
            for line, row in ((1, sprites[front:]), (0, sprites[:front])):
                step = rect.width / (max(front, len(row)) + 0.6)
                square = max(24, min(theme.px(150), rect.height // (2 + line), int(step * 1.15)))
                foot = lift - square // 2 - line * int(square * 1.3)
                left = rect.left + step * (0.8 + line * (0.5 if len(row) < front else 0))
                for k, key in reversed(list(enumerate(row))):
                    piece = self.stage.sprites.piece(key, colour, square, "idle", facing)
                    surface.blit(piece.picture, (int(left + step * k) - piece.anchor[0], foot - piece.anchor[1]))
        else:
            room = (rect.width - theme.px(20), rect.height)
            word = theme.snug(team.note or "It is chosen in the match.", room, th.BODY, th.SOFT, align="centre")
            surface.blit(word, word.get_rect(center=rect.center))
        pygame.draw.rect(surface, th.BRASS_DARK, rect, 2)

    # What is chosen

    def _set_name(self, i: int, name: str) -> None:
        self.names[i] = name

    def _set_who(self, i: int, spec: object) -> None:
        self.specs[i] = str(spec)
        self.build()

    def set_count(self, count: object) -> None:
        self.count = int(str(count))
        self.colours[: self.count] = self.kit.colours(self.count)
        self.build()

    def _open_rules(self) -> None:
        self.stage.push(RulesScene(self.slug))

    def _next_colour(self, i: int) -> None:
        taken = {self.colours[k] for k in range(self.count) if k != i}
        colour = self.colours[i]
        while True:
            colour = (colour + 1) % len(SEAT_COLOURS)
            if colour not in taken:
                break
        self.colours[i] = colour
        self.build()

    def set_arena(self, slug: str) -> None:
        self.arena = slug
        self.build()

    def set_wish(self, key: str, value: object) -> None:
        self.wishes[key] = value
        self.build()

    def _step_team(self, i: int, way: int) -> None:
        keys = [team.key for team in self.presets]
        index = keys.index(self.teams[i].key) if self.teams[i].key in keys else 0
        self.teams[i] = self.presets[(index + way) % len(self.presets)]
        self.build()

    def _random_team(self, i: int) -> None:
        self.teams[i] = Random().choice(self.presets)
        self.build()

    def _build_team(self, i: int) -> None:
        def done(team: Team) -> None:
            if team.key not in {known.key for known in self.presets}:
                self.presets.append(team)
                self.own.append(team.value)
            self.teams[i] = team
            self.build()

        scene = self.kit.builder(self.teams[i], done)
        if scene is not None:
            self.stage.push(scene)

    def start(self) -> None:
        """Begin; what the game refuses is said in its words."""
        host = self.stage.host
        if host is None:
            return
        self._keep()
        options = self.kit.options(self.teams[: self.count], self.wishes)
        setup = Setup(seats=self.count, arena=self.arena, options=options)
        try:
            table = host.new(
                self.slug, setup, self.specs[: self.count], self.names[: self.count], self.colours[: self.count]
            )
        except Refused as refused:
            self.stage.push(Dialog("This cannot be played", str(refused), [("Close", None)]))
            return
        host.play(table)

    def on_action(self, action: str) -> bool:
        if action == "confirm" and not self.is_focus_shown and not self.stage.is_repeat and self.focus == "start":
            self.start()
            return True
        if action == "rules":
            self._open_rules()
            return True
        return super().on_action(action)
