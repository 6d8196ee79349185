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
from game.screen.ground import MARGIN, Ground, Painter
from game.screen.kit import Kit, Team, kit
from game.screen.page import Page
from game.screen.presenters import TITLES
from game.screen.rulebook import texts
from game.screen.table import usual_name
from game.screen.theme import SEAT_COLOURS, Face
from game.screen.widgets import Button, Label, Panel, Picture, Scroll, Widget

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
        self._pictures: dict[tuple[str, int], pygame.Surface] = {}

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
        theme = self.theme
        tall = theme.px(64)
        start = pygame.Rect(area.right - theme.px(360), area.bottom - tall, theme.px(360), tall)
        widgets: list[Widget] = [
            Button("start", start, "Start the match", self.start, is_main=True, size=28, note="Enter")
        ]
        if self.focus is None:
            self.focus = "start"
        upper = pygame.Rect(area.left, area.top, area.width, (area.height - tall - theme.px(24)) * 56 // 100)
        gap = theme.px(20)
        wide = (upper.width - gap * (self.count - 1)) // self.count
        for i in range(self.count):
            widgets += self._seat(i, pygame.Rect(upper.left + i * (wide + gap), upper.top, wide, upper.height))
        lower = pygame.Rect(area.left, upper.bottom + theme.px(16), area.width, start.top - upper.bottom - theme.px(32))
        widgets += self._arenas(lower)
        rest = pygame.Rect(area.left, start.top, start.left - area.left - gap, tall)
        widgets += self._wishes(rest)
        return widgets

    def _seat(self, i: int, rect: pygame.Rect) -> list[Widget]:
        theme = self.theme
        inner = rect.inflate(-theme.px(36), -theme.px(32))
        colour = SEAT_COLOURS[self.colours[i]]
        row, gap = theme.px(46), theme.px(10)
        half = (inner.width - gap) // 2
        tip = LEVEL_TIPS.get(self.specs[i], "")
        name = pygame.Rect(inner.left + theme.px(56), inner.top, inner.width - theme.px(56), row)
        flag = pygame.Rect(inner.left, inner.top, theme.px(46), row)
        who = pygame.Rect(inner.left, name.bottom + gap, half, row)
        shade = pygame.Rect(who.right + gap, who.top, half, row)
        usual = usual_name(i, self.specs[: self.count])
        widgets: list[Widget] = [
            Panel(f"seat{i}", rect),
            Picture(
                f"flag{i}",
                flag,
                paint.banner_of(colour),
                tip="Another colour",
                action=partial(self._next_colour, i),
            ),
            TextEntry(f"name{i}", name, self.names[i], partial(self._set_name, i), hint=usual),
            Choice(f"who{i}", who, "", WHO, self.specs[i], partial(self._set_who, i), tip=tip),
            Button(f"colour{i}", shade, f"Colour: {colour.name}", partial(self._next_colour, i), align="left"),
        ]
        if not self.presets:
            widgets += self._lot(i, pygame.Rect(inner.left, who.bottom, inner.width, inner.bottom - who.bottom))
        if self.presets:
            line = pygame.Rect(inner.left, who.bottom + theme.px(14), inner.width, row)
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
            step = rect.width / (len(sprites) + 0.6)
            square = max(24, min(theme.px(100), rect.height // 2, int(step * 1.15)))
            for k, key in reversed(list(enumerate(sprites))):
                piece = self.stage.sprites.piece(key, colour, square, "idle", "right" if i % 2 == 0 else "left")
                x = rect.left + int(step * (k + 0.8))
                surface.blit(piece.picture, (x - piece.anchor[0], rect.bottom - square // 2 - piece.anchor[1]))
        else:
            word = theme.text(team.note or "It is chosen in the match.", th.BODY, th.SOFT, width=rect.width - 20)
            surface.blit(word, word.get_rect(center=rect.center))
        pygame.draw.rect(surface, th.BRASS_DARK, rect, 2)

    def _arenas(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        title = pygame.Rect(area.left, area.top, theme.px(200), theme.px(34))
        widgets: list[Widget] = [
            Label("arena.title", title, "Arena", size=24, face=Face.DISPLAY, colour=th.BRASS_LIGHT, is_line=True)
        ]
        row = pygame.Rect(area.left, title.bottom + theme.px(4), area.width, area.bottom - title.bottom - theme.px(4))
        slugs = list(self.game.arenas())
        tall = row.height - theme.px(10)
        wide = min(theme.px(300), tall * 3 // 2)
        made: list[Widget] = []
        per_row = max(1, row.width // (wide + theme.px(14)))
        for i, slug in enumerate(slugs):
            place = pygame.Rect(
                row.left + i % per_row * (wide + theme.px(14)),
                row.top + i // per_row * (tall + theme.px(10)),
                wide,
                tall,
            )
            made.append(
                Picture(
                    f"arena.{slug}",
                    place,
                    partial(self._arena, slug),
                    tip=_spoken(slug),
                    action=partial(self._set_arena, slug),
                )
            )
        key = f"arena-{self.slug}-{self.arena}"
        if texts().has(key):
            about = pygame.Rect(row.right - theme.px(420), row.top, theme.px(420), row.height)
            row.width -= about.width + theme.px(20)
            widgets.append(Label("arena.about", about, texts().say(key), colour=th.SOFT))
        return [*widgets, Scroll("arenas", row, made)]

    def _arena(self, slug: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self.theme
        is_on = slug == self.arena
        surface.blit(paint.panel(rect.size, 3, th.SLATE_DARK, th.GOLD if is_on else th.BRASS_DARK), rect)
        name_height = theme.line(th.BODY, Face.BOLD)
        frame = rect.inflate(-theme.px(16), -theme.px(14))
        frame.height -= name_height
        picture = self._picture(slug, frame.width, frame.height)
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=frame.center))
        name = theme.fitted(
            _spoken(slug), rect.width - theme.px(16), th.BODY, th.GOLD if is_on else th.LIGHT, Face.BOLD
        )
        surface.blit(name, name.get_rect(midbottom=(rect.centerx, rect.bottom - theme.px(5))))

    def _picture(self, slug: str, width: int, height: int) -> pygame.Surface | None:
        """A small picture of the arena from above."""
        key = slug, width * 10000 + height
        if key not in self._pictures:
            ground = self.kit.ground(slug)
            if ground is None:
                return None
            self._pictures[key] = portrait_of(ground, self.stage.sprites, width, height)
        return self._pictures[key]

    def _wishes(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        wishes = list(self.kit.wishes())
        made: list[Widget] = []
        wide = min(
            theme.px(360), (area.width - theme.px(12) * len(wishes)) // max(1, len(wishes) + (len(self.game.seats) > 1))
        )
        left = area.left
        if len(self.game.seats) > 1:
            values = [(n, str(n)) for n in self.game.seats]
            place = pygame.Rect(left, area.top + theme.px(8), wide, theme.px(48))
            made.append(Choice("count", place, "Players", values, self.count, self._set_count))
            left = place.right + theme.px(12)
        for wish in wishes:
            place = pygame.Rect(left, area.top + theme.px(8), wide, theme.px(48))
            made.append(
                Choice(
                    f"wish.{wish.key}",
                    place,
                    wish.label,
                    wish.values,
                    self.wishes[wish.key],
                    partial(self._set_wish, wish.key),
                    tip=wish.tip,
                )
            )
            left = place.right + theme.px(12)
        return made

    # What is chosen

    def _set_name(self, i: int, name: str) -> None:
        self.names[i] = name

    def _set_who(self, i: int, spec: object) -> None:
        self.specs[i] = str(spec)
        self.build()

    def _set_count(self, count: object) -> None:
        self.count = int(str(count))
        self.colours[: self.count] = self.kit.colours(self.count)
        self.build()

    def _next_colour(self, i: int) -> None:
        taken = {self.colours[k] for k in range(self.count) if k != i}
        colour = self.colours[i]
        while True:
            colour = (colour + 1) % len(SEAT_COLOURS)
            if colour not in taken:
                break
        self.colours[i] = colour
        self.build()

    def _set_arena(self, slug: str) -> None:
        self.arena = slug
        self.build()

    def _set_wish(self, key: str, value: object) -> None:
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
        return super().on_action(action)


def _spoken(slug: str) -> str:
    return slug.replace("-", " ").title()


def portrait_of(ground: Ground, sprites: Any, width: int, height: int) -> pygame.Surface:
    """Return the arena from above, as large as fits."""
    square = 24
    painter = Painter(ground, sprites)
    whole = painter.floor(square)
    area = pygame.Rect(MARGIN * square, MARGIN * square, ground.width * square, ground.height * square).inflate(
        square, square
    )
    board = whole.subsurface(area.clip(whole.get_rect())).copy()
    for thing in painter.standing(square):
        board.blit(thing.picture, (thing.offset[0] + square // 2, thing.offset[1] + square // 2))
    factor = min(width / board.get_width(), height / board.get_height())
    return pygame.transform.smoothscale(
        board, (max(1, int(board.get_width() * factor)), max(1, int(board.get_height() * factor)))
    )
