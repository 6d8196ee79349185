"""The hand of the one at the screen: a column of cards at the left edge of the board.

A lit card can be played now and is clicked for it; the others say why not. A card that is pointed at is shown large.
Cards that may be played together are picked one after the other, and played by one confirmation.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.canvas import Shown
from game.screen.cardface import CardFace, card_height, draw_card, portrait_of
from game.screen.cues import OWN
from game.screen.presenter import Held, Offer
from game.screen.sprites import Sprites
from game.screen.theme import Face
from game.screen.widgets import Label, Panel, Scroll, Widget

if TYPE_CHECKING:
    from .board import Board

WIDE, LARGE = 252, 320
"""Of the column, and of a card that is pointed at."""


class Size(NamedTuple):
    """How large picture and text of the cards are, in points, and whether the head has one line or two."""

    side: int
    points: int
    is_low: bool = False


SIZES = (Size(76, th.BODY), Size(60, th.SMALL + 1), Size(44, th.SMALL), Size(44, 14), Size(25, th.SMALL, is_low=True))
"""The first that leaves room for all cards is taken."""
LOWEST, HEAD, PAD, GAP = 52, 24, 7, 5
DIM = 26
"""How dark a card is that is of no use now, of 255."""
WHEN_INK = (120, 52, 20)
"""Of the words that say when a card is played."""


class Hand:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.cards: Sequence[Held] = ()
        self.picked: list[int] = []
        """Which cards are about to be played, by their places."""
        self._column = pygame.Rect(0, 0, 0, 0)
        self._is_open = False

    @property
    def width(self) -> int:
        """What the column takes of the board's area: nothing in a game without hands, or if there are no cards."""
        return self.board.px(WIDE) if self._is_open else 0

    def look_up(self) -> None:
        """See which cards the one at the screen holds; while hands are hidden the column stays as it was."""
        board = self.board
        self.cards = board.presenter.hand(board.table.match, board.decision, board.gestures.offers)
        self.picked = [place for place in self.picked if place < len(self.cards)]
        if board.table.viewer is not None or not board.table.humans:
            self._is_open = bool(self.cards)

    def clear(self) -> None:
        self.picked = []

    def layout(self, rect: pygame.Rect) -> list[Widget]:
        board = self.board
        self._column = rect
        inner = rect.inflate(-board.px(16), -board.px(8))
        widgets: list[Widget] = [Panel("hand", rect, edge=2, colour=th.SLATE_DARK)]
        if not self.cards:
            return [
                *widgets,
                Label("hand.none", inner, "The hands are hidden.", size=th.SMALL + 1, colour=th.FAINT),
            ]
        owners = list(dict.fromkeys(card.owner for card in self.cards))
        gap, head = board.px(GAP), board.px(HEAD)
        room = inner.height - len(owners) * head - gap * len(self.cards)
        for size in SIZES:
            heights = [card_needs(board.theme, card, inner.width, size) for card in self.cards]
            if sum(heights) <= room:
                break
        else:  # the highest are cut; what is cut is read on the large card
            most = next((most for most in range(max(heights), 0, -1) if sum(min(h, most) for h in heights) <= room), 0)
            heights = [min(tall, max(most, board.px(LOWEST))) for tall in heights]
        y, made, owner = inner.top, list[Widget](), None
        is_long = sum(heights) > room
        wide = inner.width - (board.px(12) if is_long else 0)
        for place, (card, tall) in enumerate(zip(self.cards, heights, strict=True)):
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
            made.append(HandCard(place, card, pygame.Rect(inner.left, y, wide, tall), self, size))
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


def card_needs(theme: th.Theme, card: Held, wide: int, size: Size) -> int:
    """Return how high a card of that size is, so that nothing of it is cut."""
    pad = theme.px(PAD)
    text = theme.text(card.text, size.points, th.INK_SOFT, width=wide - 2 * pad)
    return pad + theme.px(size.side) + text.get_height() + pad + pad // 2


def gist(theme: th.Theme, text: str, wide: int, tall: int, most: int = th.SMALL) -> pygame.Surface:
    """Return the text in as many lines as there is room for; what is cut is read on the large card."""
    for size in dict.fromkeys((most, min(most, th.SMALL), 14, 13)):
        shown = theme.text(text, size, th.INK_SOFT, width=wide)
        if shown.get_height() <= tall:
            return shown
    words = text.split()
    while len(words) > 1 and shown.get_height() > tall:
        words.pop()
        shown = theme.text(f"{' '.join(words)} …", 13, th.INK_SOFT, width=wide)
    return shown


class HandCard(Widget):
    """A card of the hand: its picture, its name, when it is played, and what it does, in short."""

    is_focusable = shows_mouse = True
    overhang = 16

    def __init__(self, place: int, card: Held, rect: pygame.Rect, hand: Hand, size: Size) -> None:
        super().__init__(f"hand.{place}", rect)
        self.place, self.card, self.hand = place, card, hand
        self.size = size
        board = hand.board
        self.text = card.title
        self.face = board.presenter.card_of(board.table.match.state, card.card)
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
        pad, side = theme.px(PAD), theme.px(self.size.side)
        frame = pygame.Rect(rect.left + pad, rect.top + pad, side, side)
        if self.face is not None:
            surface.blit(portrait_of(self.face, frame.size, self.hand.board.stage.sprites), frame)
        left = frame.right + pad
        wide, points = rect.right - pad - left, self.size.points
        line = side if self.size.is_low else side * 11 // 20
        when = theme.snug(self.card.when, (wide, side - line or side), points, WHEN_INK, Face.ITALIC)
        free = wide - when.get_width() - pad // 2 if self.size.is_low else wide
        title = theme.snug(self.card.title, (free, line), th.BODY, th.INK, Face.BOLD)
        if self.size.is_low:
            surface.blit(title, title.get_rect(midleft=(left, frame.centery)))
            surface.blit(when, when.get_rect(midright=(rect.right - pad, frame.centery)))
        else:
            top = frame.centery - (title.get_height() + when.get_height()) // 2
            surface.blit(title, (left, top))
            surface.blit(when, (left, top + title.get_height()))
        top = frame.bottom + pad // 2
        said = gist(theme, self.card.text, rect.width - 2 * pad, rect.bottom - pad - top, self.size.points)
        surface.blit(said, (rect.left + pad, top))
        surface.set_clip(clip)
        if self.is_dim:
            shade = pygame.Surface(rect.size, pygame.SRCALPHA)
            pygame.draw.rect(shade, (*th.NIGHT, DIM), shade.get_rect(), border_radius=theme.px(7))
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
        return self.card[:5], self.size, self.is_lit, self.is_picked, self.is_dim
