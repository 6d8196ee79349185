"""The table during a match: the board, whose turn it is, what may be done, and what has happened."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import Any

import pygame

from game.kernel.decision import Decision
from game.kernel.match import Refused
from game.screen.boardview import BoardView
from game.screen.breath import STEPS_A_SECOND, Breath
from game.screen.canvas import Layer, Pictures, Sheet, Shown
from game.screen.cues import OWN
from game.screen.dialog import Curtain, Dialog
from game.screen.duel import Duel
from game.screen.duelpicture import DuelPicture
from game.screen.gestures import Gestures, Outcome, nays_last, squares_of
from game.screen.ground import Ground
from game.screen.presenter import LogLine, Offer, Presenter, Preview, Room
from game.screen.previewbox import preview_shown
from game.screen.refusals import barrier_words, sentence
from game.screen.scene import Scene
from game.screen.spelling import spelled_line, spelled_offer, spelled_preview
from game.screen.stagehand import Stagehand
from game.screen.table import Table
from game.screen.timeline import Timeline, call
from game.screen.widgets import Widget

from .board_keys import BoardKeys
from .board_mouse import BoardMouse
from .board_panels import BoardPanels
from .hand import Hand
from .marks import Marks

NOWHERE = pygame.Rect(0, 0, 0, 0)
COOL_DOWN = 0.5
"""Seconds after an end during which the same key ends nothing more."""
GRACE = 0.9
"""Seconds that a computer waits where a person may interrupt it, at speed 1."""
LINGER = 0.9
"""Seconds that the combat overlay stays after its last change, at speed 1."""


class Board(Scene):
    takes_arrows = False
    finds_changes = True
    has_crowd = True

    def __init__(self, table: Table, presenter: Presenter, on_over: Callable[[Table], None]) -> None:
        super().__init__()
        self.table, self.presenter, self.on_over = table, presenter, on_over
        self.music = presenter.slug
        self.gestures = Gestures()
        self.timeline = Timeline()
        self.duel = Duel()
        self.duel_picture = DuelPicture(self.duel)
        self.view: BoardView | None = None
        self.decision: Decision[Any] | None = None
        self.log: list[LogLine] = []
        self.message = ""
        """Why something was refused, until something else happens."""
        self.preview: Preview | None = None
        self.peek = ""
        """The piece under the cursor, whose card is shown instead of the selected one's."""
        self.pinned = ""
        """A piece whose card stays: it was inspected."""
        self.shows_threat = False
        self.shows_log = True
        self.lit: LogLine | None = None
        self.recap_from: int | None = None
        self.is_skipping = False
        self.speed_up = False
        self.interrupting: int | None = None
        """The seat that looks at its interrupt instead of the question."""
        table.before = presenter.foresee
        self.hand_cards = Hand(self)
        self.panels = BoardPanels(self)
        self.keys = BoardKeys(self)
        self.marks = Marks(self)
        self.mouse = BoardMouse(self)
        self._last_seat: int | None = None
        self._reader: int | None = None
        """For whose eyes the log was written."""
        self._last_end = -1.0
        self._seen_version = -1
        self._grace = (-1, 0.0)
        """The version of the match, and the seconds that are left to interrupt it."""
        self._is_told_over = False
        self._turn_log = 0

    # Coming and going

    def enter(self) -> None:
        super().enter()
        self._lay(self.presenter.ground(self.table.match.state))
        if not any(step.answers for step in self.table.match.steps):
            return  # a new match: its first rolls are shown like all others
        self.table.skip_past()
        self._read_log()
        self.settle()

    def _lay(self, ground: Ground | None) -> None:
        """Put a board on the table, or the table alone for a game without a grid."""
        if ground is not None:
            self.view = BoardView(ground, self.stage.sprites)
        self.hand = Stagehand(self.view, self.timeline, self.stage.sounds, self.duel)
        self._layers = self.made_layers()
        self.stage.refresh()

    def _read_log(self) -> None:
        """Write the log anew, with what the one at the screen may know and nothing else."""
        self._reader = self.table.viewer
        state = self.table.match.state
        lines = (self.presenter.log(state, event) for event in self.table.past_events())
        self.log = [spelled_line(line) for line in lines if line is not None]

    def leave(self) -> None:
        self.table.close()
        gc.unfreeze()
        gc.collect()

    def may_quit(self) -> bool:
        return True

    @property
    def pulse(self) -> float:  # type: ignore[override]
        if self.table.computer_asked is not None or self.table.is_thinking:
            return 0.05
        return 0.5 if self._breath is None or self._is_calm else 1 / STEPS_A_SECOND

    @property
    def is_moving(self) -> bool:
        return self.timeline.is_moving or (self.duel.is_open and self.duel_decision is None)

    @property
    def duel_decision(self) -> Decision[Any] | None:
        """What a person or a computer has to choose before the fight in the combat overlay goes on."""
        prompts = self.presenter.duel_prompts()
        pending = () if self.table.is_over else self.table.match.pending.values()
        return next((decision for decision in pending if decision.prompt.startswith(prompts)), None)

    # Time

    def advance(self, seconds: float) -> bool:
        settings = self.stage.settings
        is_computers = self.table.computer_asked is not None
        speed = float(settings.computer_speed if is_computers else settings.animation_speed)
        self.timeline.speed = 0 if self.is_skipping else 4 if self.speed_up and speed else speed
        self.hand.shakes = settings.shake and not settings.reduced_motion
        self.hand.flashes = settings.flashes and not settings.reduced_motion
        was_busy = self.timeline.is_busy
        changed = self._breathe(seconds) | self.timeline.run(seconds)
        if self.timeline.is_busy:
            return changed
        if was_busy:
            self.build()  # what waits for the end of an animation may come now
        if self._seen_version != self.table.version:
            self._show_news()
            return True
        if self.duel.is_open and self.duel_decision is None:
            self.duel.idle += seconds * max(1.0, self.timeline.speed)
            if self.duel.idle > LINGER or self.timeline.speed == 0:
                self.duel.close()
                self.build()  # its numbers are pointed at no more
            changed = True
        elif self.table.is_over:
            changed = self._tell_over() or changed
        elif self.interrupting is None and not self._grants_time(seconds):
            is_new = self.stage.top is self and self.table.think(seconds)
            changed = is_new or self.table.is_thinking or changed
        return changed

    @property
    def _breath(self) -> Breath | None:
        figures = self.view or self.presenter.tabletop
        return figures.breath if figures is not None else None

    @property
    def _is_calm(self) -> bool:
        """Whether nobody breathes: as the player wishes, or because something lies over the board."""
        return self.stage.settings.reduced_motion or self.stage.top is not self or self.panels.covers_board

    def _breathe(self, seconds: float) -> bool:
        return self._breath is not None and self._breath.pass_time(seconds, self._is_calm)

    def _grants_time(self, seconds: float) -> bool:
        """Whether a person who may interrupt a computer still has a moment to do so."""
        if self.table.computer_asked is None or self.is_skipping or not self.table.interrupts():
            return False
        if self._grace[0] != self.table.version:
            self._grace = self.table.version, GRACE / max(1.0, self.timeline.speed)
        self._grace = self._grace[0], self._grace[1] - seconds
        return self._grace[1] > 0

    def _show_news(self) -> None:
        """Show what has happened since the last look, then settle on what stands."""
        self._seen_version = self.table.version
        state = self.table.match.state
        self.hand.final = self.presenter.pieces(state)
        if self.view is not None:
            self.view.get_ready(self.hand.final.values())
        self.decision = None
        self.gestures.load([], "")
        self.hand_cards.clear()
        self._await()
        self.marks.clear()
        self.preview = None
        for event in self.table.fresh_events():
            self.hand.cue(self.presenter.sound(state, event))
            self.presenter.animate(event, self.hand)
            if (line := self.presenter.log(state, event)) is not None:
                self.timeline.afterwards(partial(self._write, line))
        self.hand.cue("")
        self.timeline.then(call(self.settle))
        self.build()

    def _write(self, line: LogLine) -> None:
        """Put a line into the log, once what it tells has been seen."""
        self.log.append(spelled_line(line))
        if line.level == 0:
            self._turn_log = len(self.log) - 1
        if self.timeline.speed:
            self.panels.log.grow()

    def settle(self) -> None:
        """Rebuild everything from the match: pieces, question, offers."""
        self._seen_version = self.table.version
        state = self.table.match.state
        if self.presenter.tabletop is not None:
            self.presenter.tabletop.settle(state)
        ground = self.presenter.ground(state)
        if ground is not None and (self.view is None or ground != self.view.ground):
            self._lay(ground)
        if self.view is not None:
            pieces = self.presenter.pieces(state)
            for id, piece in pieces.items():
                if (before := self.view.pieces.get(id)) is not None:
                    piece.facing = before.facing
            self.view.pieces = pieces
            self.view.get_ready(pieces.values())
            self.mouse.look_again()
        self._ask()
        self.build()

    def _ask(self) -> None:
        """Look up what is asked of the person at the screen."""
        seat = self.table.asked
        interrupts = self.table.interrupts()
        if self.interrupting is not None and self.interrupting not in interrupts:
            self.interrupting = None
        if self.interrupting is not None:
            self.decision = interrupts[self.interrupting]
        else:
            self.decision = self.table.match.pending[seat] if seat is not None else None
        match = self.table.match
        self.hand_cards.clear()
        offers = self.presenter.offers(match, self.decision) if self.decision is not None else []
        offers = nays_last([self._spoken(offer) for offer in offers])
        subject = self.presenter.subject(match, self.decision) if self.decision is not None else ""
        self.gestures.load(offers, subject)
        self.preview = None
        self.update_preview()
        if (asked := self.decision or self.duel_decision) is not None:
            self.presenter.prepare(match, asked, self.hand)
        if seat is not None and seat != self._last_seat:
            self._new_at_the_screen(seat)

    def _await(self) -> None:
        """Hide what only the last one at the screen may know, as soon as it is not that one's turn any more."""
        seat, table = self.table.asked, self.table
        is_another = seat is not None and self._last_seat not in (None, seat)
        is_covered = len(table.humans) > 1 and (self.presenter.has_secrets or table.is_secret)
        table.awaited = seat if is_another and is_covered and not self.stage.settings.trust else None
        if self.presenter.has_secrets and table.viewer != self._reader:
            self._read_log()

    def _new_at_the_screen(self, seat: int) -> None:
        self._last_seat = seat
        if self.is_skipping:
            self.is_skipping = False
            self.recap_from = self._turn_log
        if self.table.awaited is not None:
            who = self.table.seats[seat]
            self.stage.push(Curtain(who.name, who.colour, self._take_seat))

    def _take_seat(self) -> None:
        """The one who is asked has come to the screen."""
        self._await()
        self.settle()

    def _tell_over(self) -> bool:
        if self._is_told_over:
            return False
        self._is_told_over = True
        self.on_over(self.table)
        return True

    # Answering

    @property
    def seat(self) -> int | None:
        return self.decision.seat if self.decision is not None else None

    def commit(self, offer: Offer) -> None:
        """Give the answers of the offer."""
        if self.decision is None:
            return
        self.message = ""
        self.recap_from = None
        seat = self.decision.seat
        if offer.kind in ("end_activation", "end_turn"):
            self._last_end = time.monotonic()
        self.gestures.ghost = None
        self.gestures.group = ""
        self.interrupting = None
        self.preview = None
        try:
            self.table.answer(seat, *(offer.lazily(self.table.match) if offer.lazily else offer.values))
        except Refused as refused:
            self.message = self.said(str(refused))
            self.stage.sounds.play(OWN["refuse"])
            self.settle()
        self.stage.look()

    def end(self, kind: str) -> bool:
        """End the activation or the turn, if that is on offer; never by a key that is held down.

        While something is being shown the key brings that to its end.
        """
        if not self.stage.is_repeat and self._hurry():
            return True
        offer = self.gestures.ending(kind)
        if offer is None or self.timeline.is_busy:
            if kind == "end_activation" and not self.timeline.is_busy:
                self.message = f"{self.stage.bindings.label('next')}: next ready miniature"
                self.build()
            return True
        if self.stage.is_repeat or time.monotonic() - self._last_end < COOL_DOWN:
            return True
        if self.stage.settings.confirm_end and offer.tip:
            choices = [("End it", lambda: self.commit(offer)), ("Go on", None)]
            self.stage.push(Dialog(offer.text + "?", offer.tip, choices))
        else:
            self.commit(offer)
        return True

    def _hurry(self) -> bool:
        """Bring what is being shown to its end, or close a fight that is over; return whether there was any."""
        if self.timeline.is_busy:
            self.timeline.finish()
            self.advance(0)
            return True
        if self.duel.is_open and self.duel_decision is None:
            self.duel.close()
            self.build()
            return True
        return False

    def undo(self) -> None:
        """Take the last gesture back, or say why not."""
        seat = self.decision.seat if self.decision is not None else self.table.viewer
        if seat is None:
            return
        try:
            self.timeline.finish()
            self.table.undo(seat)
        except Refused as refused:
            self.message = f"Cannot undo: {barrier_words(str(refused))}"
            self.build()
            return
        self.message = ""
        self._await()
        self._read_log()
        self.duel.close()
        self.settle()
        self.stage.sounds.play(OWN["undo"])

    def redo(self) -> None:
        """Do again what was taken back, or say that there is nothing."""
        seat = self.decision.seat if self.decision is not None else None
        if seat is None or self.timeline.is_busy:
            return
        try:
            self.table.redo(seat)
        except Refused:
            self.message = "Nothing was taken back that could be done again."
            self.build()
            return
        self.message = ""
        self.stage.sounds.play(OWN["undo"])
        self.stage.refresh()

    def concede(self) -> None:
        humans = self.table.humans
        seat = self.table.asked if self.table.asked is not None else humans[0] if humans else None
        if seat is None:
            return

        def really(seat: int = seat) -> None:
            self.table.concede(seat)
            self.settle()

        name = self.table.seats[seat].name
        choices: list[tuple[str, Callable[[], None] | None]] = [("Concede", really), ("Play on", None)]
        self.stage.push(Dialog("Concede?", f"{name} gives the match up.", choices, default=1))

    def said(self, reason: str) -> str:
        """Say a reason of the rules to the player."""
        return sentence(reason, partial(self.presenter.called, self.table.match.state))

    def _spoken(self, offer: Offer) -> Offer:
        offer = spelled_offer(offer)
        return replace(offer, why_not=self.said(offer.why_not)) if offer.why_not else offer

    def picture(self) -> bytes:
        """How the table looks now, small, as JPEG: what is remembered by it is found again."""
        surface = pygame.Surface(self.area.size)
        for layer in self.made_layers():
            if layer is not self.widgets:  # they are the window's own and have told it what has changed
                layer.changes()
            layer.paint(surface, surface.get_rect())
        area = self.panels.board_area
        factor = min(400 / area.width, 260 / area.height)
        small = pygame.transform.smoothscale_by(surface.subsurface(area.clip(surface.get_rect())), factor)
        kept = BytesIO()
        pygame.image.save(small, kept, "table.jpg")
        return kept.getvalue()

    # Choosing

    def choose(self, square: int | None, piece: str) -> None:
        """A square or a piece was clicked, or confirmed at the cursor."""
        self.message = ""
        if self.decision is None:
            self.pinned = piece
            self.build()
            return
        outcome = self.gestures.click(
            square, piece, is_sure=self.stage.settings.fast_moves or self._needs_no_ghost(square, piece)
        )
        self.hand_cards.put_back()
        if outcome is Outcome.COMMIT and self.gestures.ghost is not None:
            self.commit(self.gestures.ghost)
            return
        if outcome is Outcome.NOTHING:
            if piece:
                self.pinned = piece
            if square is not None and self.gestures.selected:
                reason = self.presenter.why_not(self.table.match, self.decision, self.gestures.selected, square)
                self.message = self.said(reason)
            if square is not None and not piece and not self.message and squares_of(self.gestures.placed):
                self.message = "Click one of the marked squares."
        else:
            self.pinned = ""
            self.stage.sounds.play(OWN["choose"])
        self.update_preview()
        self.build()

    def _needs_no_ghost(self, square: int | None, piece: str) -> bool:
        """Choosing among marked places is undone easily; walking and striking get a ghost first."""
        offer = self.gestures.at(square, piece)
        return offer is not None and offer.kind == "choose"

    def press(self, offers: list[Offer]) -> None:
        """A button with these offers was pressed."""
        self.message = ""
        if all(offer.why_not for offer in offers):
            self.message = offers[0].why_not
            self.build()
            return
        if len(offers) == 1 and (opens := offers[0].opens) is not None:
            offer = offers[0]
            self.stage.push(opens(lambda value: self.commit(replace(offer, values=(value,)))))
            return
        outcome = self.gestures.choose_group(offers)
        self.hand_cards.put_back()
        if outcome is Outcome.COMMIT and self.gestures.ghost is not None:
            self.commit(self.gestures.ghost)
            return
        self.update_preview()
        self.build()

    def back(self, place: tuple[int, int] | None = None) -> bool:
        """One step back; with nothing to take back, the card of what is pointed at, or the menu."""
        self.message = ""
        if self.recap_from is not None:
            self.recap_from = None
        elif self.interrupting is not None:
            self.interrupting = None
            self.settle()
        elif self.gestures.back(may_deselect=not self._has_subject):
            self.hand_cards.put_back()
        elif place is not None:
            if self.peek:
                self.pinned = "" if self.pinned == self.peek else self.peek
        elif self.pinned:
            self.pinned = ""
        else:
            return False
        self.update_preview()
        self.build()
        return True

    @property
    def _has_subject(self) -> bool:
        return self.decision is not None and bool(self.presenter.subject(self.table.match, self.decision))

    # What is shown before anybody commits

    def update_preview(self) -> None:
        square, piece = self.mouse.pointed
        offer = self.gestures.at(square, piece) or self.gestures.ghost
        self.preview = None
        if offer is not None and self.decision is not None:
            self.preview = self.presenter.preview(self.table.match, self.decision, offer)
        elif (
            self.decision is not None
            and square is not None
            and self.gestures.selected
            and (self.gestures.group or piece)
            and piece != self.gestures.selected
        ):
            reason = self.presenter.why_not(self.table.match, self.decision, self.gestures.selected, square)
            if reason:
                self.preview = Preview("Not possible", (self.said(reason),))
        if self.preview is not None:
            self.preview = spelled_preview(self.preview)
        self.marks.lay(offer)

    def light(self, line: LogLine | None) -> None:
        """Show on the board what a line of the log speaks of."""
        if self.lit is not line:
            self.lit = line
            self.marks.lay(self.gestures.ghost)
            self.stage.look()

    # Drawing and keys

    def on_event(self, event: pygame.event.Event) -> bool:
        return self.mouse.on_event(event)

    def layout(self) -> list[Widget]:
        return self.panels.layout()

    def layers(self) -> list[Layer]:
        if self.view is not None:
            if self.view.area != self.panels.board_area:
                self.view.set_area(self.panels.board_area)
            self.view.cursor = self.keys.cursor
        return self._layers

    def made_layers(self) -> list[Layer]:
        """Make what draws the scene, from back to front: board or table, combat overlay, panels, what lies over all."""

        def room() -> Room:
            return Room(self.theme, self.stage.sprites, self.panels.board_area)

        ground: list[Layer] = []
        if self.view is not None:
            ground = self.view.layers_of(lambda: self.theme)
        elif self.presenter.tabletop is not None:
            ground = self.presenter.tabletop.layers(room)
        between = Pictures(lambda: self.duel_picture.shown(*room(), self.panels.free_part()))
        return [
            Sheet(self.panels.desk, self.panels.paint_desk),
            *ground,
            between,
            self.widgets,
            Pictures(self._over_shown),
        ]

    def _over_shown(self) -> list[Shown]:
        """What lies over everything."""
        square, view, area = self.mouse.pointed[0], self.view, self.panels.board_area
        shown: list[Shown] = []
        if self.preview is not None and square is not None and view is not None and not self.timeline.is_busy:
            shown = preview_shown(self.theme, self.preview, view.rect(square), area)
        return shown + self.hand_cards.large_shown() + self.hand.banner_shown(self.theme, area)

    def on_action(self, action: str) -> bool:
        return self.keys.on_action(action)

    def _take_key(self, event: pygame.event.Event) -> bool:
        return self.keys.on_key(event) or super()._take_key(event)
