"""The rules reference: the ledger of a game, by chapter, searchable; rule and ruling."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.screen import theme as th
from game.screen.controls import TextEntry
from game.screen.page import Page
from game.screen.presenters import TITLES
from game.screen.rulebook import Rule, chapters, in_short, rules
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Scroll, Sheet, Widget, tabs

MOST = 80
"""Rules on a page."""
IN_SHORT = "In short"
"""The first page of every game, for those who have never played it."""


class RulesScene(Page):
    title = "Rules"

    def __init__(self, slug: str, wanted: str = "") -> None:
        super().__init__()
        self.slug = slug if slug in TITLES else "superdungeon"
        rule = next((rule for rule in rules(self.slug) if rule.id == wanted), None)
        self.lit = wanted if rule is not None else ""
        """A rule that the chapter is opened for: it comes first."""
        self.wanted = "" if rule is not None else wanted
        self.chapter = rule.chapter if rule is not None else ""

    def body(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        row = pygame.Rect(area.left, area.top, area.width, theme.px(46))
        games = pygame.Rect(row.left, row.top, row.width * 6 // 10, row.height)
        widgets = tabs("game", games, list(TITLES.items()), self.slug, self._choose_game, theme.px(8))
        entry = pygame.Rect(games.right + theme.px(20), row.top, row.right - games.right - theme.px(20), row.height)
        widgets.append(
            TextEntry("search", entry, self.wanted, self._search, hint="Search words or a rule's number", limit=40)
        )
        if self.focus is None:
            self.focus = "search"
        body = pygame.Rect(area.left, row.bottom + theme.px(16), area.width, area.bottom - row.bottom - theme.px(16))
        list_width = min(theme.px(300), body.width // 4)
        tall, gap = theme.px(40), theme.px(6)
        chapter_list: list[Widget] = []
        for i, name in enumerate([IN_SHORT, *chapters(self.slug)]):
            place = pygame.Rect(body.left, body.top + i * (tall + gap), list_width - theme.px(14), tall)
            chapter_list.append(
                Button(
                    f"chapter.{name}",
                    place,
                    name,
                    partial(self._choose_chapter, name),
                    is_on=name == (self.chapter or IN_SHORT) and not self.wanted,
                    size=17,
                    align="left",
                )
            )
        widgets.append(
            Scroll(f"chapters.{self.slug}", pygame.Rect(body.left, body.top, list_width, body.height), chapter_list)
        )
        page = pygame.Rect(
            body.left + list_width + theme.px(16), body.top, body.width - list_width - theme.px(16), body.height
        )
        widgets.append(Sheet("sheet", page))
        widgets.append(
            Scroll(
                f"rules.{self.slug}.{self.chapter}.{self.wanted}",
                page.inflate(-theme.px(36), -theme.px(28)),
                self._entries(page.inflate(-theme.px(36), -theme.px(28))),
            )
        )
        return widgets

    def _entries(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        made: list[Widget] = []
        y = area.top
        if not self.wanted and self.chapter in ("", IN_SHORT):
            for head, said in in_short(self.slug):
                y = self._put(made, area, y, f"{head}.head", head, th.LARGE, th.INK, Face.DISPLAY)
                y = self._put(made, area, y, f"{head}.text", said, th.BODY, th.INK, Face.TEXT) + theme.px(14)
            return made
        found = self._found()
        if not found:
            return [Label("none", area, "No rule speaks of that.", colour=th.INK)]
        if len(found) > MOST:
            said = f"{len(found)} rules speak of that; these are the first {MOST}. Another word narrows it down."
            y = self._put(made, area, y, "many", said, th.BODY, th.INK_SOFT, Face.ITALIC) + theme.px(10)
        chapter = ""
        for rule in found[:MOST]:
            if rule.chapter != chapter:  # each chapter's name stands once, over its rules
                chapter = rule.chapter
                y = self._put(made, area, y, f"{rule.id}.chapter", chapter, th.LARGE, th.INK, Face.DISPLAY)
            y = self._put(made, area, y, f"{rule.id}.head", rule.id, th.SMALL, th.INK_SOFT, Face.BOLD)
            y = self._put(made, area, y, f"{rule.id}.text", rule.text, th.BODY, th.INK, Face.TEXT)
            if rule.ruling:
                y = self._put(
                    made,
                    area,
                    y,
                    f"{rule.id}.ruling",
                    f"Ruling: {rule.ruling}",
                    th.SMALL + 1,
                    (110, 44, 30),
                    Face.ITALIC,
                )
            y += theme.px(12)
        return made

    def _put(
        self,
        made: list[Widget],
        area: pygame.Rect,
        y: int,
        key: str,
        text: str,
        size: float,
        colour: th.Colour,
        face: Face,
    ) -> int:
        width = min(area.width - self.px(20), self.px(980))  # longer lines are hard to follow
        height = self.theme.text(text, size, colour, face, width).get_height()
        made.append(Label(key, pygame.Rect(area.left, y, width, height), text, size=size, colour=colour, face=face))
        return y + height

    def _found(self) -> list[Rule]:
        every = rules(self.slug)
        if self.wanted:
            words = self.wanted.lower().split()
            found = [rule for rule in every if all(word in rule.haystack for word in words)]
            order = list(dict.fromkeys(rule.chapter for rule in found))
            return sorted(found, key=lambda rule: order.index(rule.chapter))
        return sorted((rule for rule in every if rule.chapter == self.chapter), key=lambda rule: rule.id != self.lit)

    def _choose_game(self, slug: str) -> None:
        self.slug, self.chapter = slug, ""
        self.build()

    def _choose_chapter(self, chapter: str) -> None:
        self.chapter, self.wanted, self.lit = chapter, "", ""
        self.forget("search")
        self.build()

    def _search(self, text: Any) -> None:
        self.wanted = str(text)
        self.build()
