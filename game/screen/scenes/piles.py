"""What lies in front of a seat: backpack, spawning pool, discards; cards and pieces to look at."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import theme as th
from game.screen.cardface import card_height, draw_card
from game.screen.dialog import shade
from game.screen.scene import Scene
from game.screen.widgets import Button, Label, Panel, Picture, Scroll, Widget, tabs

if TYPE_CHECKING:
    from .board import Board


class Piles(Scene):
    is_opaque = False

    def __init__(self, board: Board, seat: int) -> None:
        super().__init__()
        self.board, self.seat, self.pile = board, seat, 0
        self._look(seat)

    def _look(self, seat: int) -> None:
        """Look at the first of a seat's piles that is not empty."""
        self.seat = seat
        zones = self.board.presenter.zones(self.board.table.match.state, seat)
        self.pile = next((i for i, (_, cards) in enumerate(zones) if cards), 0)

    def _choose_seat(self, seat: str) -> None:
        self._look(int(seat))
        self.build()

    def layout(self) -> list[Widget]:
        theme = self.theme
        rect = self.area.inflate(-theme.px(60), -theme.px(50))
        inner = rect.inflate(-theme.px(48), -theme.px(36))
        seats = self.board.table.seats
        title = pygame.Rect(inner.left, inner.top, inner.width - theme.px(145), theme.px(44))
        close = pygame.Rect(inner.right - theme.px(130), inner.top, theme.px(130), theme.px(44))
        zones = self.board.presenter.zones(self.board.table.match.state, self.seat)
        per_row = 4 if inner.width < theme.px(1100) else 7
        row = pygame.Rect(inner.left, title.bottom + theme.px(8), inner.width, theme.px(44))
        names = [(str(i), f"{name} ({len(cards)})") for i, (name, cards) in enumerate(zones)]
        piles: list[Widget] = []
        for first in range(0, len(names), per_row):
            piles += tabs("pile", row, names[first : first + per_row], str(self.pile), self._choose, theme.px(8))
            row = row.move(0, theme.px(52))
        body = pygame.Rect(inner.left, row.top + theme.px(4), inner.width, inner.bottom - row.top - theme.px(4))
        people = [(str(i), seat.name) for i, seat in enumerate(seats)]
        return [
            Panel("panel", rect),
            *tabs("seat", title, people, str(self.seat), self._choose_seat, theme.px(8)),
            Button("close", close, "Close", lambda: self.stage.pop(self), note="Esc"),
            *piles,
            Scroll(f"cards.{self.pile}", body, self._cards(body, zones[self.pile][1])),
        ]

    def _cards(self, area: pygame.Rect, cards: object) -> list[Widget]:
        theme, state = self.theme, self.board.table.match.state
        names = list(cards) if isinstance(cards, (list, tuple)) else []
        if not names:
            place = pygame.Rect(area.left, area.top, area.width, theme.px(40))
            return [Label("none", place, "Nothing lies here.", size=th.LARGE, colour=th.SOFT)]
        gap = theme.px(14)
        columns = max(1, area.width // theme.px(330))
        wide = (area.width - theme.px(16) - gap * (columns - 1)) // columns
        made: list[Widget] = []
        tops = [area.top] * columns
        for i, name in enumerate(names):
            face = self.board.presenter.card(state, name) or self.board.presenter.card_of(state, name)
            if face is None:
                continue
            k = tops.index(min(tops))
            height = card_height(face, wide, theme, self.stage.sprites)
            place = pygame.Rect(area.left + k * (wide + gap), tops[k], wide, height)
            made.append(Picture(f"card.{i}", place, partial(self._draw, face)))
            tops[k] += height + gap
        return made

    def _draw(self, face: object, surface: pygame.Surface, rect: pygame.Rect) -> None:
        draw_card(surface, rect, face, self.theme, self.stage.sprites)  # type: ignore[arg-type]

    def _choose(self, pile: str) -> None:
        self.pile = int(pile)
        self.build()

    def paint(self, surface: pygame.Surface) -> None:
        shade(surface)

    def on_action(self, action: str) -> bool:
        if action == "back":
            self.stage.pop(self)
            return True
        return False
