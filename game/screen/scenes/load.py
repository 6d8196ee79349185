"""The list of saves; a damaged one is shown with what is wrong, and harms no other."""

from __future__ import annotations

from functools import partial

import pygame

from game.saves.heading import Unreadable
from game.saves.saves import Entry
from game.screen import theme as th
from game.screen.dialog import Dialog
from game.screen.page import Page
from game.screen.presenters import TITLES
from game.screen.widgets import Button, Label, Scroll, Widget

NOTHING = "There are no saves yet. The running match is kept by itself: Continue in the menu goes on with it."


class Load(Page):
    title = "Load"

    def body(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        entries = self.stage.host.saves() if self.stage.host is not None else []
        width = min(area.width, theme.px(1100))
        area = pygame.Rect(area.centerx - width // 2, area.top, width, area.height)
        if not entries:
            return [
                Label(
                    "none",
                    area,
                    NOTHING,
                    size=th.LARGE,
                    colour=th.SOFT,
                )
            ]
        rows: list[Widget] = []
        tall, gap = theme.px(64), theme.px(10)
        for i, entry in enumerate(entries):
            place = pygame.Rect(area.left, area.top + i * (tall + gap), area.width - theme.px(16), tall)
            rows.append(self._row(i, place, entry))
        return [Scroll("saves", area, rows)]

    def _row(self, number: int, place: pygame.Rect, entry: Entry) -> Widget:
        if entry.heading is None or entry.note is None:
            return Button(
                f"save{number}",
                place,
                f"{entry.path.name}: damaged",
                lambda: None,
                is_enabled=False,
                tip=entry.problem,
                align="left",
            )
        heading, note = entry.heading, entry.note
        names = " against ".join(heading.names) or ", ".join(heading.seats)
        points = ":".join(map(str, note.points))
        text = f"{TITLES.get(heading.game, heading.game)} – {names} – turn {note.turn} – {points}"
        when = note.saved[:16].replace("T", " ")
        return Button(f"save{number}", place, text, partial(self._open, entry), note=when, align="left", size=22)

    def _open(self, entry: Entry) -> None:
        host = self.stage.host
        assert host is not None
        try:
            host.play(host.load(entry))
        except Unreadable as error:
            self.stage.push(Dialog("This save cannot be opened", str(error), [("Close", None)]))
