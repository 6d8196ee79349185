"""The saves: what each is, with a picture; opened, renamed, deleted and put back, by mouse or keys.

A damaged one is shown with what is wrong, and harms no other. What is deleted lies in the trash until the player
empties that folder outside the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from io import BytesIO

import pygame

from game.saves.heading import Unreadable
from game.saves.saves import Entry, discard_save, rename_save, restore_save
from game.screen import paint
from game.screen import theme as th
from game.screen.dialog import Ask, Dialog
from game.screen.page import Page
from game.screen.presenters import TITLES
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Panel, Picture, Scroll, Widget

from .setup_match import spoken

NOTHING = "There are no saves yet.\nThe running match is kept by itself: Continue in the menu goes on with it."
EMPTY = "The trash is empty."


class Load(Page):
    title = "Load"

    def __init__(self) -> None:
        super().__init__()
        self.chosen = 0
        self.is_trash = False
        """Whether what was deleted is shown."""
        self.said = ""
        self._clicked = -1
        self.entries: list[Entry] = []
        self.trash: list[Entry] = []
        self._pictures: dict[bytes, pygame.Surface | None] = {}

    def enter(self) -> None:
        super().enter()
        self.read()

    def resume(self) -> None:
        self.read()
        super().resume()

    def read(self) -> None:
        """Look at the folders again."""
        host = self.stage.host
        self.entries = host.saves() if host is not None else []
        self.trash = host.discarded() if host is not None else []

    @property
    def shown(self) -> list[Entry]:
        return self.trash if self.is_trash else self.entries

    @property
    def entry(self) -> Entry | None:
        self.chosen = max(0, min(self.chosen, len(self.shown) - 1))
        return self.shown[self.chosen] if self.shown else None

    # Layout

    def body(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        self.title = "Trash" if self.is_trash else "Load"
        widgets: list[Widget] = []
        if self.trash or self.is_trash:
            place = pygame.Rect(area.right - theme.px(220), theme.px(22), theme.px(220), theme.px(48))
            text = "Back to the saves" if self.is_trash else f"Trash ({len(self.trash)})"
            widgets.append(Button("trash", place, text, self.turn_over))
        if self.said:
            line = pygame.Rect(area.left, area.top, area.width, theme.px(30))
            widgets.append(Label("said", line, self.said, colour=th.GOLD, is_line=True))
            area = pygame.Rect(
                area.left, line.bottom + theme.px(6), area.width, area.bottom - line.bottom - theme.px(6)
            )
        chosen = self.entry
        if chosen is None:
            return [*widgets, *self._nothing(area)]
        side = pygame.Rect(0, area.top, min(theme.px(560), area.width * 42 // 100), area.height)
        side.right = area.right
        field = pygame.Rect(area.left, area.top, side.left - area.left - theme.px(16), area.height)
        rows: list[Widget] = []
        tall, gap = theme.px(88), theme.px(10)
        for i, entry in enumerate(self.shown):
            place = pygame.Rect(field.left, field.top + i * (tall + gap), field.width - theme.px(16), tall)
            rows.append(Picture(f"save{i}", place, partial(self._row, i, entry), action=partial(self.choose, i)))
        if self.focus is None:
            self.focus = f"save{self.chosen}"
        return [*widgets, Scroll("trashed" if self.is_trash else "saves", field, rows), *self._details(side, chosen)]

    def _nothing(self, area: pygame.Rect) -> list[Widget]:
        """Say that there is nothing yet, and offer what makes something."""
        theme = self.theme
        if self.is_trash:
            return [Label("none", area, EMPTY, size=th.LARGE, colour=th.SOFT, align="centre")]
        wide, tall = min(area.width, theme.px(900)), theme.px(60)
        said = theme.text(NOTHING, th.LARGE, th.SOFT, width=wide)
        button = pygame.Rect(0, area.bottom - theme.px(60) - tall, theme.px(300), tall)
        words = pygame.Rect(0, button.top - theme.px(24) - said.get_height(), wide, said.get_height())
        button.centerx = words.centerx = area.centerx
        frame = pygame.Rect(0, area.top, wide, words.top - theme.px(16) - area.top)
        frame.centerx = area.centerx
        return [
            Picture("none.picture", frame, self._paint_waiting),
            Label("none", words, NOTHING, size=th.LARGE, colour=th.SOFT, align="centre"),
            Button("new", button, "New game", self.new, is_main=True, size=26),
        ]

    def _paint_waiting(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        picture = self.stage.sprites.picture("title/heroes", rect.size)
        if picture is not None:
            surface.blit(picture, picture.get_rect(midbottom=rect.midbottom))

    def new(self) -> None:
        from .games import Games

        self.stage.push(Games())

    def _row(self, number: int, entry: Entry, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self.theme
        is_on = number == self.chosen
        surface.blit(
            paint.panel(rect.size, 3, th.SLATE_LIGHT if is_on else th.SLATE, th.GOLD if is_on else th.BRASS), rect
        )
        frame = pygame.Rect(rect.left + theme.px(10), rect.top + theme.px(8), theme.px(112), rect.height - theme.px(16))
        self._paint_picture(entry, surface, frame)
        left, right = frame.right + theme.px(14), rect.right - theme.px(14)
        room = (right - left, theme.px(34))
        colour = th.LIGHT if entry.heading is not None else th.BAD
        title = theme.snug(name_of(entry), room, 22, colour, Face.BOLD)
        surface.blit(title, title.get_rect(midleft=(left, rect.top + theme.px(28))))
        note = theme.snug(" · ".join(facts(entry)[:3]), (right - left, theme.px(40)), th.SMALL + 1, th.SOFT)
        surface.blit(note, note.get_rect(midleft=(left, rect.top + theme.px(60))))

    def _details(self, area: pygame.Rect, entry: Entry) -> list[Widget]:
        """The chosen save, large, and what can be done with it."""
        theme = self.theme
        inner = area.inflate(-theme.px(36), -theme.px(32))
        tall, gap = theme.px(50), theme.px(10)
        half = (inner.width - gap) // 2
        low = pygame.Rect(inner.left, inner.bottom - tall, half, tall)
        is_whole = entry.heading is not None
        widgets: list[Widget] = [Panel("details", area)]
        if self.is_trash:
            widgets.append(Button("restore", low.inflate(0, 0), "Put back", self.restore, is_main=True))
            top = low.top
        else:
            high = pygame.Rect(inner.left, low.top - gap - theme.px(58), inner.width, theme.px(58))
            widgets += [
                Button("open", high, "Load", self.open, is_main=True, is_enabled=is_whole, size=26, note="Enter"),
                Button("rename", low, "Rename", self.rename, is_enabled=is_whole, note="F2"),
                Button("delete", low.move(half + gap, 0), "Delete", self.delete, note="Del"),
            ]
            top = high.top
        said = "\n".join(facts(entry))
        words = theme.text(said, th.BODY, th.SOFT, width=inner.width)
        text = pygame.Rect(inner.left, 0, inner.width, min(words.get_height(), (top - inner.top) * 55 // 100))
        text.bottom = top - theme.px(14)
        title = pygame.Rect(inner.left, text.top - theme.px(46), inner.width, theme.px(44))
        frame = pygame.Rect(inner.left, inner.top, inner.width, title.top - inner.top - theme.px(8))
        if frame.height > theme.px(60):
            widgets.append(Picture("picture", frame, partial(self._paint_picture, entry)))
        widgets.append(
            Label("name", title, name_of(entry), size=26, face=Face.DISPLAY, colour=th.BRASS_LIGHT, is_line=True)
        )
        widgets.append(Label("facts", text, said, colour=th.SOFT if is_whole else th.BAD))
        return widgets

    def _paint_picture(self, entry: Entry, surface: pygame.Surface, rect: pygame.Rect) -> None:
        pygame.draw.rect(surface, th.NIGHT, rect, border_radius=4)
        picture = self._picture(entry)
        if picture is not None:
            factor = min(rect.width / picture.get_width(), rect.height / picture.get_height())
            shown = pygame.transform.smoothscale_by(picture, factor)
            surface.blit(shown, shown.get_rect(center=rect.center))
        else:
            word = self.theme.snug("no picture", rect.size, th.SMALL, th.FAINT, align="centre")
            surface.blit(word, word.get_rect(center=rect.center))
        pygame.draw.rect(surface, th.BRASS_DARK, rect, 2, border_radius=4)

    def _picture(self, entry: Entry) -> pygame.Surface | None:
        data = entry.note.picture if entry.note is not None else b""
        if data not in self._pictures:
            try:
                self._pictures[data] = pygame.image.load(BytesIO(data)).convert() if data else None
            except pygame.error:  # whatever somebody put there is no picture
                self._pictures[data] = None
        return self._pictures[data]

    # What is done

    def choose(self, number: int) -> None:
        """Look at a save; the second time opens it."""
        if number == self.chosen and (self.is_focus_shown or self._clicked == number) and not self.is_trash:
            self.open()
            return
        self.chosen = self._clicked = number
        self.build()

    def turn_over(self) -> None:
        self.is_trash, self.chosen, self.said, self.focus = not self.is_trash, 0, "", None
        self.build()

    def open(self) -> None:
        host, entry = self.stage.host, self.entry
        if host is None or entry is None or entry.heading is None:
            return
        try:
            host.play(host.load(entry))
        except Unreadable as error:
            self.stage.push(Dialog("This save cannot be opened", str(error), [("Close", None)]))

    def rename(self) -> None:
        entry = self.entry
        if entry is None or entry.heading is None:
            return

        def really(name: str) -> None:
            self._try(lambda: rename_save(entry.path, name), f"It is called {name} now.")

        self.stage.push(Ask("Rename", name_of(entry)[:48], really))

    def delete(self) -> None:
        entry = self.entry
        if entry is None:
            return

        def really() -> None:
            self._try(
                lambda: discard_save(entry.path), f"{name_of(entry)} lies in the trash; it can be put back there."
            )

        text = f"{name_of(entry)} goes into the trash, from where it can be put back."
        self.stage.push(Dialog("Delete this save?", text, [("Delete", really), ("Keep it", None)], default=1))

    def restore(self) -> None:
        entry = self.entry
        if entry is not None:
            self._try(lambda: restore_save(entry.path), f"{name_of(entry)} is among the saves again.")

    def _try(self, act: Callable[[], object], said: str) -> None:
        """Do something to a file and say so, or say why not."""
        try:
            act()
            self.said = said
        except (OSError, Unreadable) as error:
            self.stage.push(Dialog("That cannot be done", str(error), [("Close", None)]))
        self.focus, self._clicked = None, -1
        self.read()
        self.build()

    # Keys

    def move_focus(self, way: int) -> None:
        """What is focused among the saves is looked at."""
        super().move_focus(way)
        if self.focus is not None and self.focus.startswith("save") and self.focus[4:].isdecimal():
            self.chosen = int(self.focus[4:])
            self.build()

    def on_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.stage.is_repeat and not self.is_trash:
            if event.key == pygame.K_DELETE:
                self.delete()
                return True
            if event.key == pygame.K_F2:
                self.rename()
                return True
        return super().on_event(event)

    def on_action(self, action: str) -> bool:
        if action == "back" and self.is_trash:
            self.turn_over()
            return True
        if action == "confirm" and not self.is_focus_shown and not self.stage.is_repeat and self.entry is not None:
            (self.restore if self.is_trash else self.open)()
            return True
        return super().on_action(action)


def name_of(entry: Entry) -> str:
    """What a save is called: by its player, else by those who play."""
    if entry.heading is None or entry.note is None:
        return f"{entry.path.name}: damaged"
    return entry.note.name or " against ".join(entry.heading.names) or entry.path.stem


def facts(entry: Entry) -> list[str]:
    """Say what a save holds: game, when, who, where, how it stands; of a damaged one, what is wrong."""
    heading, note = entry.heading, entry.note
    if heading is None or note is None:
        return [entry.problem]
    names = heading.names or heading.seats
    seats = ", ".join(
        f"{name} (computer, {spec})" if spec != "human" else name
        for name, spec in zip(names, heading.seats, strict=False)
    )
    found = [
        TITLES.get(heading.game, heading.game),
        f"turn {note.turn}" if heading.game == "superdungeon" else f"round {note.turn}",
        note.saved[:16].replace("T", " "),
        seats,
    ]
    if note.arena:
        found.append(f"Arena: {spoken(note.arena)}")
    if any(note.points):
        found.append("Points: " + " : ".join(map(str, note.points)))
    return found
