"""What is asked and what can be done about it, below the board or beside it: question, actions, undo, ends."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.gestures import squares_of
from game.screen.presenter import Offer
from game.screen.refusals import barrier_words
from game.screen.signs import draw_sign
from game.screen.spelling import spelled
from game.screen.theme import Face
from game.screen.widgets import Button, Field, Label, Picture, Scroll, Widget

if TYPE_CHECKING:
    from .board import Board
    from .board_panels import BoardPanels


class End(NamedTuple):
    """A button that stays at the panel's end: it confirms, takes back, or ends something."""

    key: str
    text: str
    action: Callable[[], None]
    note: str = ""
    tip: str = ""
    is_main: bool = False
    is_enabled: bool = True
    is_lit: bool = False
    is_above: bool = True
    """It stands in the row of the question, not in that of the actions."""

    def button(self, place: pygame.Rect) -> Button:
        return Button(
            self.key,
            place,
            self.text,
            self.action,
            note=self.note,
            tip=self.tip,
            is_main=self.is_main,
            is_enabled=self.is_enabled,
            is_lit=self.is_lit,
        )


class QuestionPanel:
    def __init__(self, board: Board, panels: BoardPanels) -> None:
        self.board = board
        self.panels = panels

    def widgets(self, rect: pygame.Rect, is_column: bool) -> list[Widget]:
        return [Field("asked", rect), *(self._column(rect) if is_column else self._rows(rect))]

    # Two rows below the board

    def _rows(self, rect: pygame.Rect) -> list[Widget]:
        """Question and actions at the left; undo and the ends keep their corners at the right.

        Over a chooser, which has all the actions, all ends are one row.
        """
        theme = self.board.theme
        inner = rect.inflate(-theme.px(24), -theme.px(18))
        tall, gap = theme.px(45), theme.px(6)
        wide = min(theme.px(206), inner.right * 2 // 10)
        lefts = {True: inner.right + gap, False: inner.right + gap}
        made: list[Widget] = []
        for end in self._ends():
            is_above = end.is_above or self.panels.shows_chooser
            lefts[is_above] -= wide + gap
            top = inner.top if is_above else inner.top + tall + gap
            made.append(end.button(pygame.Rect(lefts[is_above], top, wide, tall)))
        question = pygame.Rect(inner.left, inner.top, lefts[True] - inner.left - theme.px(8), tall)
        top = inner.top + tall + gap
        actions = pygame.Rect(inner.left, top, lefts[False] - inner.left - theme.px(8), inner.bottom - top)
        place, signs = self._signs(question)
        text, colour = self._question()
        label = Label("question", place, text, size=th.LARGE - 2, colour=colour, face=Face.BOLD, is_line=True)
        made += [*signs, label]
        if self.board.decision is None:
            made += self.panels.computer.buttons(actions)
        elif not self.panels.shows_chooser:
            made += self._actions(actions)
        return made

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

    # A column beside the board

    def _column(self, rect: pygame.Rect) -> list[Widget]:
        """From above: question, actions, hint, the card of who is meant; at the foot figures, undo and the ends."""
        board, theme = self.board, self.board.theme
        inner = rect.inflate(-theme.px(24), -theme.px(20))
        tall, gap = theme.px(46), theme.px(6)
        foot = inner.bottom + gap
        made: list[Widget] = []
        for end in sorted(self._ends(), key=lambda end: end.is_above):
            foot -= tall + gap
            made.append(end.button(pygame.Rect(inner.left, foot, inner.width, tall)))
        place, signs = self._signs(pygame.Rect(inner.left, inner.top, inner.width, theme.px(36)))
        text, colour = self._question()
        body = pygame.Rect(inner.left, place.bottom + theme.px(4), inner.width, 0)
        if not board.message and len(signs) == 1:  # the banner alone: the words stand beside it
            body = pygame.Rect(place.left, place.top, place.width, 0)
        most = (foot - body.top) * 4 // 10
        written = theme.text(text, th.BODY + 1, colour, Face.BOLD, body.width)
        body.height = max(theme.px(36), min(written.get_height() + theme.px(4), most))
        made += [*signs, Label("question", body, text, size=th.BODY + 1, colour=colour, face=Face.BOLD)]
        rest = pygame.Rect(inner.left, body.bottom + theme.px(10), inner.width, foot - body.bottom - theme.px(20))
        if board.decision is None:
            buttons = self.panels.computer.buttons(rest)
        elif self.panels.shows_chooser:
            buttons = []
        else:
            buttons = self._list(rest)
        made += buttons
        top = max((widget.rect.bottom for widget in buttons), default=body.bottom) + theme.px(12)
        space = pygame.Rect(inner.left, top, inner.width, foot - theme.px(12) - top)
        figures = self.panels.figures(space, theme.px(300))
        made += figures
        if figures:
            space.height = figures[0].rect.top - theme.px(12) - top
        if space.height >= theme.px(140):
            made += self.panels.card(space)
        return made

    def _list(self, rect: pygame.Rect) -> list[Widget]:
        """The actions one below the other, and the hint."""
        theme = self.board.theme
        tall, gap = theme.px(46), theme.px(6)
        made: list[Widget] = [
            self._action_button(i, pygame.Rect(rect.left, rect.top + i * (tall + gap), rect.width, tall), name, offers)
            for i, (name, offers) in enumerate(self.board.gestures.buttons())
        ]
        bottom = made[-1].rect.bottom if made else rect.top - gap
        if bottom > rect.bottom:
            for widget in made:
                widget.rect.width -= theme.px(10)
            return [Scroll("actions", rect, made)]
        hint = self._hint(pygame.Rect(rect.left, bottom + gap, rect.width, theme.px(56)))
        return [*made, *hint] if hint and hint[0].rect.bottom <= rect.bottom else made

    # What both hold

    def _signs(self, rect: pygame.Rect) -> tuple[pygame.Rect, list[Widget]]:
        """Return what is left of the row, and signs with numbers and the banner of who is asked at its left."""
        board = self.board
        theme = board.theme
        widgets: list[Widget] = []
        x = rect.left
        for sign, number in board.presenter.status(board.table.match.state, board.decision):
            word = theme.text(number, th.LARGE, th.LIGHT, Face.BOLD)
            place = pygame.Rect(x, rect.top, theme.px(36) + word.get_width(), rect.height)
            show = partial(_paint_status, theme, sign, word)
            widgets.append(Picture(f"status.{sign}", place, show, of=(sign, number)))
            x = place.right + theme.px(8)
        if board.decision is not None:
            who = board.table.seats[board.decision.seat]
            flag = pygame.Rect(x, rect.top + theme.px(6), theme.px(18), rect.height - theme.px(12))
            widgets.append(Picture("whose", flag, paint.banner_of(who.colour), of=who.colour))
            x = flag.right + theme.px(10)
        return pygame.Rect(x, rect.top, rect.right - x, rect.height), widgets

    def _question(self) -> tuple[str, th.Colour]:
        """Return what is asked, refused or foretold, and its colour."""
        board = self.board
        if board.message:
            return spelled(board.message), th.BAD
        if board.preview is not None and board.gestures.ghost is not None:
            return " · ".join([board.preview.title, *board.preview.lines]), th.GOLD
        if board.decision is not None and board.gestures.group:
            return self._where(), th.LIGHT
        if self.panels.shows_chooser and not self.panels.is_beside:
            return "", th.LIGHT
        if board.decision is not None:
            return spelled(board.presenter.question(board.table.match, board.decision)), th.LIGHT
        if board.table.is_over:
            return "The match is over.", th.LIGHT
        return self.panels.computer.thinking(), th.SOFT

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

    def _ends(self) -> list[End]:
        """The buttons from the panel's corner inwards."""
        board = self.board
        label = board.stage.bindings.label
        seat = board.decision.seat if board.decision is not None else board.table.viewer
        barrier = board.table.barrier(seat) if seat is not None else "nothing to take back"
        tip = "" if barrier is None else f"Cannot undo: {barrier_words(barrier)}"
        is_undoable = barrier is None and board.decision is not None
        found = [End("undo", "Undo", board.undo, label("undo"), tip, is_enabled=is_undoable)]
        if (ghost := board.gestures.ghost) is not None:
            found.append(End("confirm", "Confirm", lambda: board.commit(ghost), label("confirm"), is_main=True))
        if board.decision is not None:
            if board.table.can_redo(board.decision.seat):
                found.append(End("redo", "Redo", board.redo, label("redo")))
            for key, action in (("end_turn", "end_turn"), ("end", "end_activation")):
                if (offer := board.gestures.ending(action)) is not None:
                    act = partial(self.panels.act, action)
                    found.append(End(key, offer.text, act, label(action), offer.tip, is_above=False))
        for asked in list(board.table.interrupts().values())[:1]:
            is_back = board.interrupting is not None
            text = "Back to the question" if is_back else board.presenter.question(board.table.match, asked)
            note = label("interrupt")
            found.append(End("interrupt", text, self.panels.toggle_interrupt, note, text, is_lit=not is_back))
        return found

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
        return (
            [Label("hint", rect, text, size=th.BODY, colour=th.SOFT, is_line=not self.panels.is_beside)] if text else []
        )


def _paint_status(theme: th.Theme, sign: str, word: pygame.Surface, surface: pygame.Surface, rect: pygame.Rect) -> None:
    draw_sign(surface, sign, (rect.left + theme.px(16), rect.centery), theme.px(13))
    surface.blit(word, word.get_rect(midleft=(rect.left + theme.px(35), rect.centery)))
