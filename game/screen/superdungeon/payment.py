"""Which loot cards pay for a treasure: four of those that the warband has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.screen import theme as th
from game.screen.cardface import card_height, card_painter
from game.screen.dialog import shade
from game.screen.scene import Scene
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Panel, Picture, Scroll, Widget
from game.superdungeon.state import State
from game.superdungeon.store import PRICE, bearer

from . import words
from .cards import of_equipment


class Payment(Scene):
    is_opaque = False

    def __init__(self, state: State, side: int, treasure: str, loot: list[str], done: Callable[[Any], None]) -> None:
        super().__init__()
        self.state, self.side, self.treasure, self.loot, self.done = state, side, treasure, loot, done
        self.paid = loot[:PRICE]

    def layout(self) -> list[Widget]:
        theme = self.theme
        rect = self.area.inflate(-theme.px(200), -theme.px(120))
        inner = rect.inflate(-theme.px(48), -theme.px(40))
        title = pygame.Rect(inner.left, inner.top, inner.width, theme.px(44))
        text = f"{words.name(self.treasure)}: pay with four loot cards ({len(self.paid)} of {PRICE})"
        tall = theme.px(52)
        wide = (inner.width - theme.px(12)) // 2
        pay = pygame.Rect(inner.left, inner.bottom - tall, wide, tall)
        body = pygame.Rect(inner.left, title.bottom + theme.px(10), inner.width, pay.top - title.bottom - theme.px(22))
        return [
            Panel("panel", rect),
            Label("title", title, text, size=26, face=Face.DISPLAY, colour=th.BRASS_LIGHT, is_line=True),
            Scroll("loot", body, self._cards(body)),
            Button("pay", pay, "Buy", self.finish, is_main=True, is_enabled=len(self.paid) == PRICE),
            Button(
                "cancel", pay.move(wide + theme.px(12), 0), "Not this one", lambda: self.stage.pop(self), note="Esc"
            ),
        ]

    def _cards(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        gap = theme.px(14)
        columns = max(1, area.width // theme.px(290))
        wide = (area.width - theme.px(16) - gap * (columns - 1)) // columns
        tops = [area.top] * columns
        made: list[Widget] = []
        for card in self.loot:
            face = of_equipment(self.state.equipment(card))
            column = tops.index(min(tops))
            height = card_height(face, wide, theme, self.stage.sprites)
            place = pygame.Rect(area.left + column * (wide + gap), tops[column], wide, height)
            made.append(
                Picture(
                    f"face.{card}",
                    place,
                    card_painter(face, theme, self.stage.sprites),
                    action=partial(self.toggle, card),
                )
            )
            wearer = bearer(self.state, self.side, card)
            note = words.model_name(self.state, wearer.id) if wearer is not None else ""
            button = pygame.Rect(place.left, place.bottom + theme.px(4), wide, theme.px(40))
            is_on = card in self.paid
            made.append(
                Button(
                    f"loot.{card}",
                    button,
                    "Pays" if is_on else "Stays",
                    partial(self.toggle, card),
                    is_on=is_on,
                    note=note,
                )
            )
            tops[column] = button.bottom + gap
        return made

    def toggle(self, card: str) -> None:
        if card in self.paid:
            self.paid.remove(card)
        elif len(self.paid) < PRICE:
            self.paid.append(card)
        self.build()

    def finish(self) -> None:
        if len(self.paid) == PRICE:
            self.stage.pop(self)
            self.done(f"buy {self.treasure} with {' '.join(self.paid)}")

    def paint(self, surface: pygame.Surface) -> None:
        shade(surface)

    def on_action(self, action: str) -> bool:
        if action == "back":
            self.stage.pop(self)
            return True
        return False
