"""The panels around the board: seats at the top, a card and the log at the right, question and actions below."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.cardface import CardFace, card_height, draw_card
from game.screen.gestures import squares_of
from game.screen.presenter import Offer, SeatHead
from game.screen.signs import draw_sign
from game.screen.spelling import spelled
from game.screen.table import Seat
from game.screen.theme import Face
from game.screen.widgets import Button, Field, Label, Panel, Picture, Scroll, Widget

from .computer_panel import ComputerPanel
from .log_panel import LogPanel
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
        self._bottom = pygame.Rect(0, 0, 1, 1)
        self._desk: tuple[tuple[int, int, int, int], ...] = ()
        self.computer = ComputerPanel(board)
        self.log = LogPanel(board)
        self.shop = Shop(board)
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
        top = pygame.Rect(0, 0, area.width, theme.px(66))
        side_width = min(theme.px(400), area.width * 36 // 100)
        # a chooser asks its question itself and has all the buttons: it gets the room
        bottom_height = theme.px(66) if self._shows_chooser else theme.px(140)
        side = pygame.Rect(area.right - side_width, top.bottom, side_width, area.height - top.height)
        self._bottom = pygame.Rect(0, area.bottom - bottom_height, area.width - side_width, bottom_height)
        table_area = pygame.Rect(0, top.bottom, area.width - side_width, self._bottom.top - top.bottom)
        column = pygame.Rect(table_area.left, table_area.top, board.hand_cards.width, table_area.height)
        self.board_area = pygame.Rect(column.right, top.bottom, table_area.right - column.right, table_area.height)
        widgets: list[Widget] = board.hand_cards.layout(column) if column.width else []
        if board.view is None and board.presenter.tabletop is not None:
            clicks = {
                offer.thing: partial(board.press, [offer])
                for offer in board.gestures.offers
                if offer.thing and not offer.why_not and not board.timeline.is_busy
            }
            widgets += board.presenter.tabletop.widgets(theme, board.stage.sprites, self.board_area, clicks)
        self._desk = tuple((*rect,) for rect in (top, side, self._bottom))
        widgets += self._dice()
        widgets += self._top(top)
        widgets += self._side(side)
        widgets += self._below(self._bottom)
        over = self._over()
        self.covers_board = any(isinstance(widget, Panel) for widget in over)
        return widgets + over

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
        strip = roster(board, inner)
        if strip:
            widgets += strip
            below = max(widget.rect.bottom for widget in strip) + theme.px(10)
            inner = pygame.Rect(inner.left, below, inner.width, inner.bottom - below)
        card = self._shown_card()
        log_height = inner.height * ((32 if strip else 42) if card else 100) // 100 if board.shows_log else theme.px(44)
        if card is not None:
            place = pygame.Rect(inner.left, inner.top, inner.width, inner.height - log_height - theme.px(10))
            height = card_height(card, place.width - theme.px(8), theme, board.stage.sprites)
            body = pygame.Rect(place.left, place.top, place.width - theme.px(8), max(height, theme.px(60)))
            shown = Picture("card.face", body, partial(self._paint_card, card), tip=card.help, of=card)
            widgets.append(Scroll(f"card.{card.key}", place, [shown]))
        log = pygame.Rect(inner.left, inner.bottom - log_height, inner.width, log_height)
        widgets += self.log.widgets(log)
        return widgets

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

    # Question and actions

    def _below(self, rect: pygame.Rect) -> list[Widget]:
        board = self.board
        theme = board.theme
        widgets: list[Widget] = [Field("below", rect)]
        inner = rect.inflate(-theme.px(24), -theme.px(18))
        right, lower = self._ends(
            pygame.Rect(inner.right - theme.px(200), inner.top, theme.px(200), inner.height), widgets
        )
        question = pygame.Rect(inner.left, inner.top, right - inner.left - theme.px(8), theme.px(45))
        widgets += self._question(question)
        top = inner.top + theme.px(45 + 6)
        actions = pygame.Rect(inner.left, top, lower - inner.left - theme.px(8), inner.bottom - top)
        if board.decision is None:
            widgets += self.computer.buttons(actions)
        elif not self._shows_chooser:
            widgets += self._actions(actions)
        return widgets

    def _question(self, rect: pygame.Rect) -> list[Widget]:
        board = self.board
        theme = board.theme
        status = board.presenter.status(board.table.match.state, board.decision)
        widgets: list[Widget] = []
        x = rect.left
        for sign, number in status:
            word = theme.text(number, th.LARGE, th.LIGHT, Face.BOLD)
            place = pygame.Rect(x, rect.top, theme.px(36) + word.get_width(), rect.height)
            show = partial(_paint_status, theme, sign, word)
            widgets.append(Picture(f"status.{sign}", place, show, of=(sign, number)))
            x = place.right + theme.px(8)
        if board.message:
            text, colour = spelled(board.message), th.BAD
        elif board.decision is not None and board.gestures.group:
            text, colour = self._where(), th.LIGHT
        elif self._shows_chooser:
            text, colour = "", th.LIGHT
        elif board.decision is not None:
            text, colour = spelled(board.presenter.question(board.table.match, board.decision)), th.LIGHT
        elif board.table.is_over:
            text, colour = "The match is over.", th.LIGHT
        else:
            text, colour = self.computer.thinking(), th.SOFT
        ghost = board.gestures.ghost
        if board.preview is not None and ghost is not None and not board.message:
            text = " · ".join([board.preview.title, *board.preview.lines])
            colour = th.GOLD
        if board.decision is not None:
            who = board.table.seats[board.decision.seat]
            flag = pygame.Rect(x, rect.top + theme.px(6), theme.px(18), rect.height - theme.px(12))
            widgets.append(Picture("whose", flag, paint.banner_of(who.colour), of=who.colour))
            x = flag.right + theme.px(10)
        place = pygame.Rect(x, rect.top, rect.right - x, rect.height)
        widgets.append(Label("question", place, text, size=th.LARGE - 2, colour=colour, face=Face.BOLD, is_line=True))
        return widgets

    def _where(self) -> str:
        """Say what to click for the button that is pressed."""
        gestures = self.board.gestures
        usable = [offer for offer in gestures.placed if not offer.why_not]
        if gestures.directions:
            what = "click a marked direction"
        elif any(offer.square is not None for offer in usable):
            what = "click a marked square"
        elif usable:
            what = "click a marked miniature"
        else:
            what = "nobody is in reach"
        return f"{gestures.group}: {what}."

    def _ends(self, rect: pygame.Rect, widgets: list[Widget]) -> tuple[int, int]:
        """Buttons at the right: confirm and undo above, what ends something below; return where the two rows begin.

        A row grows to the left, so that undo and the ends keep their corners. Over a chooser all are one row.
        """
        board = self.board
        theme = board.theme
        bindings = board.stage.bindings
        made: list[Widget] = []
        wide, tall, gap = min(theme.px(206), rect.right * 2 // 10), theme.px(45), theme.px(6)
        upper = lower = rect.right + gap

        def next_above() -> pygame.Rect:
            nonlocal upper
            upper -= wide + gap
            return pygame.Rect(upper, rect.top, wide, tall)

        def next_below() -> pygame.Rect:
            if self._shows_chooser:
                return next_above()
            nonlocal lower
            lower -= wide + gap
            return pygame.Rect(lower, rect.top + tall + gap, wide, tall)

        seat = board.decision.seat if board.decision is not None else board.table.viewer
        barrier = board.table.barrier(seat) if seat is not None else "nothing to take back"
        from .board import barrier_words

        tip = "" if barrier is None else f"Cannot undo: {barrier_words(barrier)}"
        made.append(
            Button(
                "undo",
                next_above(),
                "Undo",
                board.undo,
                note=bindings.label("undo"),
                is_enabled=barrier is None and board.decision is not None,
                tip=tip,
            )
        )
        activation, turn = board.gestures.ending("end_activation"), board.gestures.ending("end_turn")
        if board.decision is None:
            activation = turn = None
        if board.gestures.ghost is not None:
            ghost = board.gestures.ghost
            made.append(
                Button(
                    "confirm",
                    next_above(),
                    "Confirm",
                    lambda: board.commit(ghost),
                    note=bindings.label("confirm"),
                    is_main=True,
                )
            )
        if seat is not None and board.decision is not None and board.table.can_redo(seat):
            made.append(Button("redo", next_above(), "Redo", board.redo, note=bindings.label("redo")))
        for key, action, offer in (("end_turn", "end_turn", turn), ("end", "end_activation", activation)):
            if offer is not None:
                act = partial(self.act, action)
                made.append(Button(key, next_below(), offer.text, act, note=bindings.label(action), tip=offer.tip))
        interrupts = board.table.interrupts()
        if interrupts:
            first = next(iter(interrupts.values()))
            text = (
                "Back to the question"
                if board.interrupting is not None
                else board.presenter.question(board.table.match, first)
            )
            made.append(
                Button(
                    "interrupt",
                    next_above(),
                    text,
                    self.toggle_interrupt,
                    is_lit=board.interrupting is None,
                    note=bindings.label("interrupt"),
                    tip=text,
                )
            )
        widgets += made
        return upper, lower

    def _actions(self, rect: pygame.Rect) -> list[Widget]:
        board = self.board
        theme = board.theme
        buttons = board.gestures.buttons()
        if not buttons:
            return self._hint(rect)
        gap = theme.px(6)
        longest = max(
            theme.text(name, th.BODY, th.LIGHT, Face.BOLD).get_width()
            + (theme.text(offers[0].note, th.SMALL, th.LIGHT).get_width() + theme.px(10) if offers[0].note else 0)
            for name, offers in buttons
        )
        fitting = max(2, rect.width // (longest + theme.px(30)))
        per_row = max(1, min(len(buttons), rect.width // theme.px(150)))
        if fitting < per_row:  # two rows before words are cut
            per_row = fitting
        rows = -(-len(buttons) // per_row)
        if rows == 2:  # as many above as below
            per_row = -(-len(buttons) // 2)
        shown = min(rows, 2)
        has_hint = rows == 1 and rect.height >= theme.px(70) and not board.gestures.group and bool(self._hint(rect))
        tall = min(theme.px(42 if has_hint else 48), (rect.height - gap * (shown - 1)) // shown)
        wide = min(theme.px(380), (rect.width - theme.px(10) - gap * (per_row - 1)) // per_row)
        made: list[Widget] = []
        for i, (name, offers) in enumerate(buttons):
            place = pygame.Rect(
                rect.left + (i % per_row) * (wide + gap), rect.top + (i // per_row) * (tall + gap), wide, tall
            )
            made.append(self._action_button(i, place, name, offers))
        if has_hint:
            top = rect.top + tall + gap
            made += self._hint(pygame.Rect(rect.left, top, rect.width, rect.bottom - top))
        return made if rows * (tall + gap) - gap <= rect.height + 2 else [Scroll("actions", rect, made)]

    def _action_button(self, number: int, place: pygame.Rect, name: str, offers: list[Offer]) -> Widget:
        board = self.board
        usable = [offer for offer in offers if not offer.why_not]
        first = (usable or offers)[0]
        tip = "\n".join(tip for tip in (first.why_not, first.tip) if tip)
        if tip and number < 9:
            tip += f"\nKey {number + 1}"
        return Button(
            f"action{number}",
            place,
            name,
            lambda: board.press(offers),
            note=first.note,
            tip=tip,
            is_enabled=bool(usable),
            is_main=first.is_main,
            is_on=bool(first.group) and board.gestures.group == first.group,
        )

    def _hint(self, rect: pygame.Rect) -> list[Widget]:
        board = self.board
        next_key = board.stage.bindings.label("next")
        if board.gestures.ghost is not None and board.gestures.ghost.held:
            text = "Enter confirms; more lit cards can be added, and a click on a picked one puts it back."
        elif board.gestures.ghost is not None:
            text = "Click the same place again or press Enter to confirm; right click steps back."
        elif not board.gestures.selected and board.gestures.ready:
            text = f"Click one of your lit miniatures, or press {next_key}."
        elif board.gestures.stops:
            text = "Way points are set: click where the way ends; right click takes the last one back."
        elif any(offer.held and not offer.why_not for offer in board.gestures.in_reach) and not board.gestures.placed:
            text = "Click lit cards of your hand to play them."
        elif squares_of(board.gestures.placed):
            text = "Click a marked square."
        elif board.gestures.placed:
            text = "Click a marked miniature."
        else:
            text = ""
        return [Label("hint", rect, text, size=th.BODY, colour=th.SOFT, is_line=True)] if text else []

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
    def _shows_chooser(self) -> bool:
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

        return chooser(board, self.board_area, self._bottom, self)

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


def _paint_status(theme: th.Theme, sign: str, word: pygame.Surface, surface: pygame.Surface, rect: pygame.Rect) -> None:
    draw_sign(surface, sign, (rect.left + theme.px(16), rect.centery), theme.px(13))
    surface.blit(word, word.get_rect(midleft=(rect.left + theme.px(35), rect.centery)))
