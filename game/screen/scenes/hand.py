"""The hand of the one at the screen: a column of cards at the left edge of the board.

A lit card can be played now and is clicked for it; the others say why not. A card that is pointed at is shown large.
Cards that may be played together are picked one after the other, and played by one confirmation.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.canvas import Shown
from game.screen.cardface import CardFace, card_height, draw_card
from game.screen.cues import OWN
from game.screen.presenter import Held, Offer
from game.screen.sprites import Sprites
from game.screen.theme import Face
from game.screen.widgets import Label, Panel, Scroll, Widget

if TYPE_CHECKING:
    from .board import Board

WIDE, LARGE = 236, 320
"""Of the column, and of a card that is pointed at."""
TALLEST, LOWEST, HEAD = 112, 50, 25


class Hand:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.cards: Sequence[Held] = ()
        self.picked: list[int] = []
        """Which cards are about to be played, by their places."""
        self._column = pygame.Rect(0, 0, 0, 0)

    @property
    def width(self) -> int:
        """What the column takes of the board's area: nothing in a game without hands, or if nobody sits there."""
        board = self.board
        return board.px(WIDE) if board.presenter.has_hands and board.table.humans else 0

    def clear(self) -> None:
        self.picked = []

    def layout(self, rect: pygame.Rect) -> list[Widget]:
        board = self.board
        self._column = rect
        self.cards = board.presenter.hand(board.table.match, board.decision, board.gestures.offers)
        self.picked = [place for place in self.picked if place < len(self.cards)]
        inner = rect.inflate(-board.px(16), -board.px(8))
        widgets: list[Widget] = [Panel("hand", rect, edge=2, colour=th.SLATE_DARK)]
        if not self.cards:
            said = "No cards in hand." if board.table.viewer is not None else "The hands are hidden."
            return [*widgets, Label("hand.none", inner, said, size=th.SMALL + 1, colour=th.FAINT)]
        owners = list(dict.fromkeys(card.owner for card in self.cards))
        gap, head = board.px(4), board.px(HEAD)
        room = inner.height - len(owners) * head - gap * len(self.cards)
        tall = max(board.px(LOWEST), min(board.px(TALLEST), room // len(self.cards)))
        y, made, owner = inner.top, list[Widget](), None
        is_long = tall * len(self.cards) > room
        wide = inner.width - (board.px(12) if is_long else 0)
        for place, card in enumerate(self.cards):
            if card.owner != owner:
                owner = card.owner
                title = pygame.Rect(inner.left, y, wide, head)
                made.append(
                    Label(
                        f"hand.of.{owner}", title, owner, size=th.BODY, face=Face.DISPLAY, colour=th.BRASS_LIGHT,
                        is_line=True,
                    )
                )  # fmt: skip
                y = title.bottom
            made.append(HandCard(place, card, pygame.Rect(inner.left, y, wide, tall), self))
            y += tall + gap
        return [*widgets, Scroll("hand.scroll", inner, made)] if is_long else [*widgets, *made]

    def press(self, place: int) -> None:
        """A card was clicked."""
        board, card = self.board, self.cards[place]
        board.message = ""
        usable = [offer for offer in card.offers if not offer.why_not]
        if not usable:
            board.message = board.said(card.why_not)
        elif any(offer.square is not None or offer.target or not offer.held for offer in usable):
            self.picked = []
            if len(usable) == 1 or usable[0].group:
                board.press(usable)
                return
        else:
            self._pick(place)
        board.update_preview()
        board.build()

    def _pick(self, place: int) -> None:
        """Take a card up, or put it back; what is picked together is what will be played."""
        picked = [other for other in self.picked if other != place]
        if place not in self.picked:
            picked.append(place)
        gestures = self.board.gestures
        gestures.ghost = self._play(picked)
        if gestures.ghost is None and place in picked:
            picked = [place]
            gestures.ghost = self._play(picked)
        self.picked = picked if gestures.ghost is not None else []
        self.board.stage.sounds.play(OWN["choose"])

    def _play(self, picked: Sequence[int]) -> Offer | None:
        """Return the offer that plays these cards and no others."""
        cards = sorted(self.cards[place].card for place in picked)
        offers = self.board.gestures.in_reach if picked else ()
        return next((offer for offer in offers if sorted(offer.held) == cards and not offer.why_not), None)

    def put_back(self) -> None:
        """The ghost was given up, so nothing is picked any more."""
        if self.board.gestures.ghost is None or not self.board.gestures.ghost.held:
            self.picked = []

    @property
    def pointed(self) -> int | None:
        """The place of the card under the mouse, or in the focus of the keyboard."""
        board = self.board
        if board.stage.top is not board:
            return None
        found = board.root.at(board.stage.mouse)
        if not isinstance(found, HandCard) and board.is_focus_shown and board.focus:
            found = board.root.find(board.focus)
        return found.place if isinstance(found, HandCard) else None

    def large_shown(self) -> list[Shown]:
        """Return the card that is pointed at beside the column, with whether it can be played."""
        place = self.pointed
        if place is None:
            return []
        board, card = self.board, self.cards[place]
        face = board.presenter.card_of(board.table.match.state, card.card)
        if face is None:
            return []
        picture = _large(face, *self._verdict(card), board.theme, board.stage.sprites)
        rect = picture.get_rect(left=self._column.right + board.px(10))
        widget = board.root.find(f"hand.{place}")
        rect.centery = widget.rect.centery if widget is not None else self._column.centery
        rect.clamp_ip(self._column.union(board.panels.board_area).inflate(-8, -8))
        return [(paint.soft_shadow(rect.size), rect.move(-16, -12).topleft), (picture, rect.topleft)]

    def _verdict(self, card: Held) -> tuple[str, th.Colour]:
        if any(not offer.why_not for offer in card.offers):
            return "It can be used now: click it.", th.GOOD
        return self.board.said(card.why_not), th.BAD


@lru_cache(maxsize=16)
def _large(face: CardFace, said: str, colour: th.Colour, theme: th.Theme, sprites: Sprites) -> pygame.Surface:
    pad, wide = theme.px(10), theme.px(LARGE)
    verdict = theme.text(said, th.SMALL + 1, colour, Face.BOLD, width=wide) if said else None
    height = card_height(face, wide, theme, sprites)
    below = verdict.get_height() + pad if verdict is not None else 0
    size = (wide + 2 * pad, height + below + 2 * pad)
    picture = paint.panel(size, max(2, theme.px(2)), th.SLATE_DARK).copy()
    draw_card(picture, pygame.Rect(pad, pad, wide, height), face, theme, sprites)
    if verdict is not None:
        picture.blit(verdict, (pad, height + 2 * pad))
    return picture


def gist(theme: th.Theme, text: str, wide: int, tall: int) -> pygame.Surface:
    """Return the text in as many lines as there is room for; what is cut is read on the large card."""
    for size in (th.SMALL, 14, 13):
        shown = theme.text(text, size, th.INK_SOFT, width=wide)
        if shown.get_height() <= tall:
            return shown
    words = text.split()
    while len(words) > 1 and shown.get_height() > tall:
        words.pop()
        shown = theme.text(f"{' '.join(words)} …", 13, th.INK_SOFT, width=wide)
    return shown


class HandCard(Widget):
    """A card of the hand: its name and what it does, in short."""

    is_focusable = shows_mouse = True
    overhang = 16

    def __init__(self, place: int, card: Held, rect: pygame.Rect, hand: Hand) -> None:
        super().__init__(f"hand.{place}", rect)
        self.place, self.card, self.hand = place, card, hand
        board = hand.board
        self.text = card.title
        self.is_lit = any(not offer.why_not for offer in card.offers)
        self.is_picked = place in hand.picked
        self.activate = partial(hand.press, place)  # type: ignore[method-assign]
        self.is_dim = not self.is_lit and board.decision is not None

    def draw(self, surface: pygame.Surface, mouse: tuple[int, int], focus: str | None) -> None:
        theme = self.theme
        is_over = self.rect.collidepoint(mouse)
        rect = self.rect.move(theme.px(7), 0) if self.is_picked else self.rect
        clip = surface.get_clip()
        surface.blit(paint.parchment(rect.size, theme.px(7)), rect)
        surface.set_clip(rect.inflate(-theme.px(4), -theme.px(4)).clip(clip))
        pad = theme.px(9)
        wide, left, top = rect.width - 2 * pad, rect.left + pad, rect.top + theme.px(1)
        lines = theme.text(self.card.text, th.SMALL, th.INK_SOFT, width=wide).get_height()
        size = max(theme.px(28), min(theme.px(56), rect.height - theme.px(9) - lines))
        face = self.hand.board.presenter.card_of(self.hand.board.table.match.state, self.card.card)
        if face is not None and (picture := self.hand.board.stage.sprites.picture(face.sprite, (size, size))):
            surface.blit(picture, picture.get_rect(midleft=(rect.left + theme.px(5), top + size // 2 + theme.px(2))))
            left += size
        title = theme.snug(self.card.title, (rect.right - pad - left, size), th.BODY, th.INK, Face.BOLD)
        surface.blit(title, title.get_rect(midleft=(left, top + size // 2)))
        top += max(size, title.get_height())
        surface.blit(gist(theme, self.card.text, wide, rect.bottom - theme.px(4) - top), (rect.left + pad, top))
        surface.set_clip(clip)
        if self.is_dim:
            shade = pygame.Surface(rect.size, pygame.SRCALPHA)
            pygame.draw.rect(shade, (*th.NIGHT, 44), shade.get_rect(), border_radius=theme.px(7))
            surface.blit(shade, rect)
        if self.is_lit or is_over or focus == self.key:
            colour = th.GREEN if self.is_picked else th.GOLD if self.is_lit else th.SOFT
            pygame.draw.rect(
                surface,
                colour,
                rect.inflate(4, 4),
                max(2, theme.px(4 if self.is_lit else 2)),
                border_radius=theme.px(9),
            )

    def look(self) -> Hashable:
        return self.card.title, self.card.text, self.is_lit, self.is_picked, self.is_dim
