"""Choosing for one of several figures: portraits as tabs, a card each with one button, and shares by steppers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.cardface import CardFace, portrait_of
from game.screen.dialog import Dialog
from game.screen.presenter import Figure, Offer
from game.screen.signs import draw_sign
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Picture, Scroll, Widget

if TYPE_CHECKING:
    from .board import Board

TAB, TILE, LARGEST, BUTTON, GAP = 74, 132, 196, 44, 12
"""Points."""


class Shop:
    """What has been picked so far: for whom something is bought, and how much goes to each."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.who = ""
        self.shares: dict[str, int] = {}
        self._for: object = None

    @property
    def offers(self) -> Sequence[Offer]:
        return [offer for offer in self.board.gestures.offers if offer.who and offer.card]

    @property
    def splits(self) -> Sequence[Offer]:
        return [offer for offer in self.board.gestures.offers if offer.shares]

    @property
    def people(self) -> list[str]:
        return list(dict.fromkeys(offer.who for offer in self.offers))

    def turn_to_someone(self) -> None:
        """See that somebody shops: who did last, if possible, else the first that can afford anything."""
        if self.who not in self.people:
            able = [offer.who for offer in self.offers if not offer.why_not]
            self.who = (able or self.people)[0]

    # One card each

    def tiles(self, area: pygame.Rect) -> list[Widget]:
        """Return the tabs of the figures, and below them every card with the one button of the figure that is up."""
        board = self.board
        people = self.people
        tabs = pygame.Rect(area.left, area.top, area.width, board.px(TAB))
        body = pygame.Rect(
            area.left, tabs.bottom + board.px(GAP), area.width, area.bottom - tabs.bottom - board.px(GAP)
        )
        cards = self._cards(body)
        body.height = min(body.height, max(card.rect.bottom for card in cards) + board.px(4) - body.top)
        return [*self._tabs(tabs, people), Scroll("shop.cards", body, cards)]

    def _tabs(self, rect: pygame.Rect, people: Sequence[str]) -> list[Widget]:
        board, gap = self.board, self.board.px(GAP)
        figures = {figure.piece: figure for figure in board.presenter.roster(board.table.match.state)}
        wide = min(board.px(330), (rect.width - gap * (len(people) - 1)) // len(people))
        made: list[Widget] = []
        for i, id in enumerate(people):
            place = pygame.Rect(rect.left + i * (wide + gap), rect.top, wide, rect.height)
            show = partial(self._paint_tab, figures[id], id == self.who)
            made.append(Picture(f"shop.for.{id}", place, show, tip=figures[id].tip, action=partial(self._turn_to, id)))
        return made

    def _turn_to(self, id: str) -> None:
        self.who = id
        self.board.build()

    def _paint_tab(self, figure: Figure, is_on: bool, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self.board.theme
        edge = th.GILT if is_on else th.BRASS_DARK
        body = th.mixed(figure.colour.colour, th.NIGHT, 0.55 if is_on else 0.8)
        surface.blit(paint.panel(rect.size, theme.px(3 if is_on else 2), body, edge), rect)
        is_narrow = rect.width < theme.px(200)  # then the name stands over the portrait
        size = rect.height // 2 if is_narrow else rect.height - theme.px(14)
        face = self.board.stage.sprites.portrait(figure.sprite, (size, size), figure.colour)
        place = face.get_rect(bottomleft=(rect.left + theme.px(8), rect.bottom - theme.px(5 if is_narrow else 7)))
        surface.blit(face, place)
        left = rect.left + theme.px(8) + (0 if is_narrow else size + theme.px(8))
        room = rect.right - left - theme.px(8), rect.height // 2
        name = theme.snug(figure.name, room, th.LARGE - 2, th.LIGHT, Face.DISPLAY)
        surface.blit(name, name.get_rect(midleft=(left, rect.top + rect.height * 3 // 10)))
        left = place.right + theme.px(8)
        y = rect.top + rect.height * 7 // 10
        sign, amount = figure.notes[-1]
        draw_sign(surface, sign, (left + theme.px(10), y), theme.px(10))
        word = theme.text(amount, th.BODY, th.LIGHT, Face.BOLD)
        surface.blit(word, word.get_rect(midleft=(left + theme.px(24), y)))
        for i in range(0 if is_narrow else figure.most):
            at = (left + theme.px(40 + 16 * i) + word.get_width(), y)
            pygame.draw.circle(surface, th.NIGHT, at, theme.px(7))
            pygame.draw.circle(surface, th.GOLD if i < figure.dots else th.SLATE_LIGHT, at, theme.px(5))

    def _cards(self, area: pygame.Rect) -> list[Widget]:
        board, gap = self.board, self.board.px(GAP)
        cards = list(dict.fromkeys(offer.card for offer in self.offers))
        columns = max(1, min(3, area.width // board.px(290)))
        wide = (area.width - board.px(14) - gap * (columns - 1)) // columns
        rows = -(-len(cards) // columns)
        room = (area.height - gap * rows) // max(1, rows) - board.px(BUTTON + 6)
        high = max(board.px(TILE), min(board.px(LARGEST), room))
        tall = high + board.px(BUTTON + 6)
        made: list[Widget] = []
        for i, card in enumerate(cards):
            left = area.left + i % columns * (wide + gap)
            top = area.top + i // columns * (tall + gap)
            face = board.presenter.card_of(board.table.match.state, card)
            own = [offer for offer in self.offers if (offer.card, offer.who) == (card, self.who)]
            if face is None or not own:
                continue
            tile = pygame.Rect(left, top, wide, high)
            usable = [offer for offer in own if not offer.why_not]
            gains = {offer.gain for offer in usable}
            gain = next(iter(gains)) if len(gains) == 1 else "depends on what is given up" if gains else ""
            made.append(
                Picture(f"shop.{card}", tile, partial(self._paint_tile, face, gain, bool(usable)), tip=face.help)
            )
            made.append(self._button(pygame.Rect(left, tile.bottom + board.px(4), wide, board.px(BUTTON)), own, usable))
        return made

    def _button(self, place: pygame.Rect, own: list[Offer], usable: list[Offer]) -> Widget:
        board = self.board
        first = (usable or own)[0]
        text = first.deed + ("…" if len(usable) > 1 else "")
        act = partial(self._give_up, usable) if len(usable) > 1 else partial(board.press, [first])
        return Button(
            f"shop.buy.{first.card}", place, text, act, note=first.note, tip=first.why_not or first.tip,
            is_enabled=bool(usable), is_main=bool(usable),
        )  # fmt: skip

    def _give_up(self, offers: list[Offer]) -> None:
        """The second step, where all places are taken: what goes away for it."""
        board = self.board
        choices = [
            (f"{offer.text}: {offer.gain}" if offer.gain else offer.text, partial(board.press, [offer]))
            for offer in offers
        ]
        text = "All slots are full: one item goes away for it, without refund."
        board.stage.push(
            Dialog("What is given up?", text, [*choices, ("Buy nothing", None)], width=760, default=len(choices))
        )

    def _paint_tile(
        self, face: CardFace, gain: str, is_usable: bool, surface: pygame.Surface, rect: pygame.Rect
    ) -> None:
        theme = self.board.theme
        surface.blit(paint.parchment(rect.size, theme.px(8)), rect)
        size = min(theme.px(88), rect.height - theme.px(28), rect.width // 3)
        frame = pygame.Rect(rect.left + theme.px(12), rect.top + theme.px(12), size, size)
        pygame.draw.rect(surface, (84, 72, 60), frame, border_radius=theme.px(6))
        picture = portrait_of(face, (size - 4, size - 4), self.board.stage.sprites)
        surface.blit(picture, picture.get_rect(center=frame.center))
        left, right = frame.right + theme.px(10), rect.right - theme.px(10)
        cost = next((number for sign, number in face.stats if sign == "star"), "")
        word = theme.text(cost, th.LARGE, th.INK, Face.DISPLAY)
        surface.blit(word, word.get_rect(topright=(right, rect.top + theme.px(10))))
        draw_sign(surface, "star", (right - word.get_width() - theme.px(16), rect.top + theme.px(24)), theme.px(12))
        room = right - left - word.get_width() - theme.px(34)
        name = theme.snug(face.title, (room, theme.px(40)), 21, th.INK, Face.DISPLAY)
        surface.blit(name, (left, rect.top + theme.px(8)))
        y = rect.top + theme.px(8) + name.get_height()
        kind = theme.snug(face.type_line, (right - left, theme.px(24)), th.SMALL, th.INK_SOFT, Face.ITALIC)
        surface.blit(kind, (left, y))
        y += kind.get_height() + theme.px(2)
        says = " ".join(line.text for line in face.lines)
        bottom = rect.bottom - theme.px(36 if gain else 8)
        text = theme.text(says, th.BODY, th.INK, width=right - left)
        if text.get_height() > bottom - y:
            text = theme.snug(says, (right - left, bottom - y), th.SMALL, th.INK)
        surface.blit(text, (left, y))
        if gain:
            band = pygame.Rect(
                rect.left + theme.px(6), rect.bottom - theme.px(32), rect.width - theme.px(12), theme.px(26)
            )
            pygame.draw.rect(surface, (*th.mixed(th.PARCHMENT_DARK, th.GREEN, 0.35),), band, border_radius=theme.px(5))
            said = theme.snug(gain, (band.width - theme.px(12), band.height), th.SMALL + 1, th.INK, Face.BOLD, "centre")
            surface.blit(said, said.get_rect(center=band.center))
        if not is_usable:
            shade = paint.veil(rect.size, 70)
            surface.blit(shade, rect)

    # Shares

    def split(self, area: pygame.Rect) -> Widget:
        """Return a row for each figure with a stepper, and a button that takes the whole."""
        board = self.board
        offers = self.splits
        people = list(dict.fromkeys(who for offer in offers for who, _ in offer.shares))
        total = max(sum(amount for _, amount in offer.shares) for offer in offers)
        if self._for is not board.decision:
            self._for, self.shares = board.decision, dict.fromkeys(people, 0)
        figures = {figure.piece: figure for figure in board.presenter.roster(board.table.match.state)}
        left = total - sum(self.shares.values())
        tall, gap = min(board.px(104), area.height // (len(people) + 1) - board.px(GAP)), board.px(GAP)
        wide = min(area.width, board.px(700))
        x = area.centerx - wide // 2
        made: list[Widget] = []
        for i, id in enumerate(people):
            row = pygame.Rect(x, area.top + i * (tall + gap), wide, tall)
            made.append(Picture(f"share.{id}", row, partial(self._paint_tab, figures[id], self.shares[id] > 0)))
            step = board.px(52)
            more = pygame.Rect(row.right - step - board.px(14), row.centery - step // 2, step, step)
            count = pygame.Rect(more.left - board.px(70), row.top, board.px(64), row.height)
            less = more.move(-board.px(70) - step, 0)
            number = str(self.shares[id])
            act_less, act_more = partial(self._step, id, -1), partial(self._step, id, 1)
            made += [
                Button(f"share.{id}.less", less, "−", act_less, is_enabled=self.shares[id] > 0, size=30),
                Label(
                    f"share.{id}.count", count, number, size=36, face=Face.DISPLAY, colour=th.GOLD, align="centre",
                    is_line=True,
                ),
                Button(f"share.{id}.more", more, "+", act_more, is_enabled=left > 0, size=30),
            ]  # fmt: skip
        meant = next(
            (offer for offer in offers if dict(offer.shares) == {k: v for k, v in self.shares.items() if v}), None
        )
        place = pygame.Rect(x, area.top + len(people) * (tall + gap), wide, board.px(54))
        text = "Share them out so" if meant is not None else f"{left} of {total} left to share out"
        act = partial(board.press, [meant]) if meant is not None else board.build
        made.append(Button("share.done", place, text, act, is_main=meant is not None, is_enabled=meant is not None))
        area = pygame.Rect(area.left, area.top, area.width, min(area.height, place.bottom + board.px(4) - area.top))
        return Scroll("shares", area, made)

    def _step(self, id: str, by: int) -> None:
        self.shares[id] += by
        self.board.build()
