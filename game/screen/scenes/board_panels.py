"""The panels around the board: seats at the top, a card and the log at the right, question and actions below."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.cardface import CardFace, card_height, draw_card
from game.screen.presenter import SeatHead
from game.screen.signs import draw_sign
from game.screen.table import Seat
from game.screen.theme import Face
from game.screen.widgets import Button, Field, Panel, Picture, Scroll, Widget

from .computer_panel import ComputerPanel
from .log_panel import LogPanel
from .question_panel import QuestionPanel
from .roster import roster
from .shop import Shop

if TYPE_CHECKING:
    from .board import Board

CHOOSER_FROM = 9
"""Options without a place on the board that no longer fit a row of buttons."""


class BoardPanels:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.board_area = pygame.Rect(0, 0, 100, 100)
        self._desk: tuple[tuple[int, int, int, int], ...] = ()
        self.computer = ComputerPanel(board)
        self.question = QuestionPanel(board, self)
        self.log = LogPanel(board)
        self.shop = Shop(board)
        self.is_beside = False
        """Whether the question stands beside the board, not below it."""
        self.is_peeking = False
        """Whether the chooser is put aside to look at the board."""
        self.covers_board = False
        """Whether a panel with something to choose or to read lies over the board."""

    # What lies under all

    def desk(self) -> tuple[pygame.Rect, object]:
        """Return where the desk is, and what it looks like: the panels around the board, without what they hold."""
        return self.board.area, (self._desk, self.board.theme)

    def paint_desk(self, surface: pygame.Surface, window: pygame.Rect) -> None:
        surface.fill(th.NIGHT)
        for place in self._desk:
            surface.blit(paint.panel(place[2:], max(2, self.board.px(2)), th.SLATE_DARK), place[:2])

    # Layout

    def layout(self) -> list[Widget]:
        board = self.board
        theme, area = board.theme, board.area
        board.hand_cards.look_up()
        top = pygame.Rect(0, 0, area.width, theme.px(66))
        side_width = min(theme.px(400), area.width * 36 // 100)
        side = pygame.Rect(area.right - side_width, top.bottom, side_width, area.height - top.height)
        asked, table = self._parted(pygame.Rect(0, top.bottom, side.left, side.height))
        column = pygame.Rect(table.left, table.top, board.hand_cards.width, table.height)
        self.board_area = pygame.Rect(column.right, table.top, table.right - column.right, table.height)
        widgets: list[Widget] = board.hand_cards.layout(column) if column.width else []
        if board.view is None and board.presenter.tabletop is not None:
            clicks = {
                offer.thing: partial(board.press, [offer])
                for offer in board.gestures.offers
                if offer.thing and not offer.why_not and not board.timeline.is_busy
            }
            widgets += board.presenter.tabletop.widgets(theme, board.stage.sprites, self.board_area, clicks)
        self._desk = tuple((*rect,) for rect in (top, side, asked))
        widgets += self._dice()
        widgets += self._top(top)
        widgets += self._side(side)
        widgets += self.question.widgets(asked, self.is_beside)
        over = self._over()
        self.covers_board = any(isinstance(widget, Panel) for widget in over)
        return widgets + over

    def _parted(self, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Part the table into the question's panel and what is left: below or at the left, as the board loses less."""
        board, theme = self.board, self.board.theme
        tall, hand = theme.px(140), board.hand_cards.width
        self.is_beside = False
        if board.view is not None:
            wide, most = 0, board.view.fitting((rect.width - hand, rect.height - tall))
            for width in map(theme.px, (280, 340, 400)):
                square = board.view.fitting((rect.width - hand - width, rect.height))
                if square > most or (self.is_beside and square == most):
                    self.is_beside, wide, most = True, width, square
            if self.is_beside:
                asked = pygame.Rect(rect.left, rect.top, wide, rect.height)
                return asked, pygame.Rect(asked.right, rect.top, rect.width - wide, rect.height)
        if self.shows_chooser:  # a chooser asks its question itself and has all the buttons: it gets the room
            tall = theme.px(66)
        asked = pygame.Rect(rect.left, rect.bottom - tall, rect.width, tall)
        return asked, pygame.Rect(rect.left, rect.top, rect.width, rect.height - tall)

    def _dice(self) -> list[Widget]:
        """What of the combat overlay tells more, and dice to click, for offers whose thing is "die OWNER NUMBER"."""
        board = self.board
        offers = {offer.thing: offer for offer in board.gestures.offers if offer.thing.startswith("die ")}
        if not board.duel.is_open or board.timeline.is_busy:
            return []
        where = board.theme, board.stage.sprites, self.board_area, self.free_part()
        places = board.duel_picture.dice(*where) if offers else {}
        made: list[Widget] = [
            Picture(f"duel.sum{i}", rect, lambda surface, rect: None, tip=said)
            for i, (rect, said) in enumerate(board.duel_picture.told(*where))
        ]
        for (owner, number), place in places.items():
            if (offer := offers.get(f"die {owner} {number}")) is not None:
                ring = partial(_paint_ring, board.theme)
                tip = f"Roll this die again ({offer.note})."
                made.append(Picture(offer.thing, place, ring, tip=tip, action=partial(board.press, [offer])))
        return made

    def _top(self, rect: pygame.Rect) -> list[Widget]:
        board = self.board
        theme = board.theme
        widgets: list[Widget] = [Field("top", rect)]
        menu = pygame.Rect(
            rect.right - theme.px(104), rect.top + theme.px(10), theme.px(92), rect.height - theme.px(20)
        )
        widgets.append(Button("menu", menu, "Menu", self.open_menu, tip="Esc"))
        inner = pygame.Rect(rect.left + theme.px(8), rect.top, menu.left - rect.left - theme.px(16), rect.height)
        seats = board.table.seats
        middle = min(theme.px(380), inner.width // (3 if len(seats) < 4 else 5))
        wide = (inner.width - middle) // max(2, len(seats))
        lefts = [inner.left + i * wide for i in range(len(seats))]
        half = (len(seats) + 1) // 2
        for i in range(len(seats)):
            left = lefts[i] + (middle if i >= half else 0)
            place = pygame.Rect(left, rect.top + theme.px(6), wide - theme.px(8), rect.height - theme.px(12))
            head = board.presenter.head(board.table.match.state, i)
            is_on = i in board.table.match.pending and not board.table.is_over
            show = partial(self._paint_seat, seats[i], head, is_on, i >= half)
            of = (seats[i].name, seats[i].colour, head, is_on)
            widgets.append(Picture(f"seat{i}", place, show, tip=head.tip, action=partial(self.open_piles, i), of=of))
        centre = pygame.Rect(inner.left + half * wide, rect.top, middle, rect.height)
        name = board.presenter.name(board.table.match.state)
        widgets.append(Picture("round", centre, partial(self._paint_round, name), of=name))
        return widgets

    def _paint_seat(
        self, who: Seat, head: SeatHead, is_on: bool, is_mirrored: bool, surface: pygame.Surface, rect: pygame.Rect
    ) -> None:
        """Paint a plate: the name at the outside, the points next to the middle of the header."""
        theme = self.board.theme
        if is_on:
            pygame.draw.rect(surface, th.mixed(who.colour.colour, th.NIGHT, 0.6), rect, border_radius=theme.px(8))
            pygame.draw.rect(surface, who.colour.colour, rect, 2, border_radius=theme.px(8))

        def placed(place: pygame.Rect) -> pygame.Rect:
            """Where something goes that has its place on a plate at the left."""
            return place.move(rect.left + rect.right - place.left - place.right, 0) if is_mirrored else place

        is_narrow = rect.width < theme.px(220)
        flag = pygame.Rect(rect.left + theme.px(8), rect.top + theme.px(8), theme.px(26), rect.height - theme.px(16))
        if is_narrow:
            flag.width = theme.px(14)
        paint.banner(surface, placed(flag), who.colour.colour, who.colour.pattern)
        left = flag.right + theme.px(10 if not is_narrow else 6)
        right = rect.right - theme.px(8)
        x, y = left, rect.bottom - theme.px(13)
        if is_narrow and (head.goal or head.points):
            said = f"{head.points}/{head.goal}" if head.goal else f"{head.points}"
            points = theme.text(said, th.BODY - 1, th.GOLD, Face.DISPLAY)
            surface.blit(points, placed(points.get_rect(midleft=(x, y))))
            x += points.get_width() + theme.px(10)
        elif head.goal or head.points:
            points = theme.text(f"{head.points}", 34, th.GOLD if is_on else th.LIGHT, Face.DISPLAY)
            goal = theme.text(f"/{head.goal}" if head.goal else "", th.BODY, th.SOFT)
            both = pygame.Rect(0, 0, points.get_width() + 2 + goal.get_width(), points.get_height())
            both.midright = right, rect.centery
            right = both.left
            both = placed(both)
            surface.blit(points, both)
            surface.blit(goal, goal.get_rect(midright=(both.right, rect.centery + theme.px(6))))
        room = (max(20, right - left - theme.px(4)), theme.px(30))
        name = theme.snug(who.name, room, th.LARGE, th.LIGHT, Face.DISPLAY)
        surface.blit(name, placed(name.get_rect(midleft=(left, rect.top + theme.px(17)))))
        for sign, number in head.notes:
            word = theme.text(number, th.SMALL, th.SOFT, Face.BOLD)
            before = theme.px(22) if sign else 0
            note = pygame.Rect(x, y - word.get_height() // 2, before + word.get_width(), word.get_height())
            if note.right > right:
                break
            x = note.right + theme.px(12)
            note = placed(note)
            if sign:
                draw_sign(surface, sign, (note.left + theme.px(9), y), theme.px(9))
            surface.blit(word, (note.left + before, note.top))

    def _paint_round(self, said: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self.board.theme
        name, _, note = said.partition("\n")
        title = theme.snug(name, (rect.width, theme.px(32)), th.LARGE, th.BRASS_LIGHT, Face.DISPLAY, "centre")
        surface.blit(title, title.get_rect(center=(rect.centerx, rect.top + theme.px(20))))
        word = theme.snug(note, (rect.width, theme.px(26)), th.SMALL + 1, th.SOFT)
        surface.blit(word, word.get_rect(center=(rect.centerx, rect.bottom - theme.px(18))))

    # The right side

    def _side(self, rect: pygame.Rect) -> list[Widget]:
        board = self.board
        theme = board.theme
        widgets: list[Widget] = [Field("side", rect)]
        inner = rect.inflate(-theme.px(20), -theme.px(20))
        strip = [] if self.is_beside else roster(board, inner)
        if sum(widget.rect.height for widget in strip) > inner.height:  # in two columns: half of it
            strip = []
        if strip:
            widgets += strip
            below = max(widget.rect.bottom for widget in strip) + theme.px(10)
            inner = pygame.Rect(inner.left, below, inner.width, inner.bottom - below)
        has_card = not self.is_beside and self._shown_card() is not None
        log_height = (
            inner.height * ((32 if strip else 42) if has_card else 100) // 100 if board.shows_log else theme.px(44)
        )
        if has_card:
            widgets += self.card(
                pygame.Rect(inner.left, inner.top, inner.width, inner.height - log_height - theme.px(10))
            )
        log = pygame.Rect(inner.left, inner.bottom - log_height, inner.width, log_height)
        widgets += self.log.widgets(log)
        return widgets

    def figures(self, place: pygame.Rect, free: int) -> list[Widget]:
        """The roster at the foot of that place, if it leaves so many pixels free above."""
        strip = roster(self.board, place)
        tall = max((widget.rect.bottom for widget in strip), default=0) - place.top
        if tall + free > place.height:
            return []
        for widget in strip:
            widget.rect.y += place.height - tall
        return strip

    def card(self, place: pygame.Rect) -> list[Widget]:
        """The card of what is pointed at or plays, if any."""
        card, theme = self._shown_card(), self.board.theme
        if card is None:
            return []
        width = place.width - theme.px(8)
        height = card_height(card, width, theme, self.board.stage.sprites)
        body = pygame.Rect(place.left, place.top, width, max(height, theme.px(60)))
        shown = Picture("card.face", body, partial(self._paint_card, card), tip=card.help, of=card)
        return [Scroll(f"card.{card.key}", place, [shown])]

    def _shown_card(self) -> CardFace | None:
        board = self.board
        state = board.table.match.state
        gestures = board.gestures
        meant = (
            [gestures.ghost] if gestures.ghost is not None else gestures.placed if gestures.group else gestures.offers
        )
        about = {offer.about for offer in meant if offer.about}
        for piece in (board.peek, board.pinned, gestures.selected, *(about if len(about) == 1 else ())):
            if piece and (card := board.presenter.card(state, piece)) is not None:
                return card
        return None

    def _paint_card(self, card: CardFace, surface: pygame.Surface, rect: pygame.Rect) -> None:
        draw_card(surface, rect, card, self.board.theme, self.board.stage.sprites)

    # Over the board

    @property
    def _is_chooser(self) -> bool:
        """Whether the options are cards or too many for a row of buttons."""
        board = self.board
        buttons = board.gestures.buttons()
        has_cards = any(offer.card for _, offers in buttons for offer in offers)
        has_things = any(offer.thing for _, offers in buttons for offer in offers)
        has_shares = any(offer.shares for _, offers in buttons for offer in offers)
        is_long = len(buttons) >= CHOOSER_FROM and not has_things
        return bool(buttons) and (has_cards or is_long or has_shares) and not board.gestures.placed

    @property
    def shows_chooser(self) -> bool:
        board = self.board
        return (
            board.recap_from is None
            and board.decision is not None
            and not board.timeline.is_busy
            and not self.is_peeking
            and self._is_chooser
        )

    def _over(self) -> list[Widget]:
        board = self.board
        if board.recap_from is not None:
            return self.computer.recap()
        if board.decision is None or board.timeline.is_busy or not self._is_chooser:
            return []
        from .chooser import chooser

        return chooser(board, self.board_area, self)

    def free_part(self) -> float:
        """Where the combat overlay hides nobody who is in it: near the top or the bottom of the board."""
        board = self.board
        if board.view is None:
            return 0.46
        ids = [board.duel.attacker.id] if board.duel.attacker else []
        pieces = [board.view.pieces[id] for id in [*ids, *board.duel.defenders] if id in board.view.pieces]
        if not pieces:
            return 0.46
        heights = [board.view.pixel(*piece.centre)[1] for piece in pieces]
        return 1.0 if sum(heights) / len(heights) < self.board_area.centery else 0.0

    # What the buttons do

    def act(self, action: str) -> None:
        """Do what the key would do."""
        self.board.stage.is_repeat = False
        self.board.on_action(action)

    def toggle_interrupt(self) -> None:
        board = self.board
        interrupts = board.table.interrupts()
        board.interrupting = None if board.interrupting is not None else next(iter(interrupts), None)
        board.settle()

    def open_menu(self) -> None:
        from .pause import pause_menu

        self.board.stage.push(pause_menu(self.board))

    def open_rules(self) -> None:
        from .rules import RulesScene

        card = self._shown_card()
        self.board.stage.push(RulesScene(self.board.presenter.slug, card.rule if card else ""))

    def open_piles(self, seat: int) -> None:
        from .piles import Piles

        self.board.stage.push(Piles(self.board, seat))


def _paint_ring(theme: th.Theme, surface: pygame.Surface, rect: pygame.Rect) -> None:
    pygame.draw.rect(surface, th.GOLD, rect, max(2, theme.px(3)), border_radius=rect.width // 5)
