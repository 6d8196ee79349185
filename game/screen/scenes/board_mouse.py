"""The mouse on the board: pointing, clicking, stepping back, zoom and pan."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .log_panel import LogWidget

if TYPE_CHECKING:
    from .board import Board


class BoardMouse:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.pointed: tuple[int | None, str] = (None, "")
        """The square and the piece under the mouse, or under the keyboard's cursor."""
        self._pan_from: tuple[int, int] | None = None

    def on_event(self, event: pygame.event.Event) -> bool:
        view = self.board.view
        if event.type == pygame.MOUSEMOTION:
            if self._pan_from is not None and view is not None:
                view.pan(event.rel[0], event.rel[1])
                return True
            self.hover(event.pos)
        elif event.type == pygame.MOUSEWHEEL and view is not None and view.area.collidepoint(self.board.stage.mouse):
            view.zoom(event.y, self.board.stage.mouse)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == 2:
                self._pan_from = event.pos
            elif event.button == 3:
                self.board.back(event.pos)
            elif event.button == 1:
                self.click(event.pos)
        elif (event.type == pygame.MOUSEBUTTONUP and event.button == 2) or event.type == pygame.WINDOWFOCUSLOST:
            self._pan_from = None
        return True

    def hover(self, place: tuple[int, int]) -> None:
        view, widget = self.board.view, self.board.root.at(place)
        self.board.light(widget.line if isinstance(widget, LogWidget) else None)
        if view is None or widget is not None:
            if self.pointed != (None, ""):
                self.point_at(None, "")
            return
        piece = view.piece_at(place)
        self.point_at(view.at(place), piece.id if piece else "")

    def look_again(self) -> None:
        """The pieces have changed: see what is under the mouse now."""
        self.pointed, self.board.peek = (None, ""), ""
        view, place = self.board.view, self.board.stage.mouse
        if view is not None and view.area.collidepoint(place) and self.board.root.at(place) is None:
            piece = view.piece_at(place)
            self.pointed = view.at(place), piece.id if piece else ""
            self.board.peek = self.pointed[1]
        if view is not None:
            view.hovered = self.pointed[0]

    def point_at(self, square: int | None, piece: str) -> None:
        if self.pointed == (square, piece):
            return
        self.pointed = square, piece
        if self.board.view is not None:
            self.board.view.hovered = square
        self.board.peek = piece
        self.board.update_preview()
        self.board.build()

    def click(self, place: tuple[int, int]) -> None:
        if self.board.timeline.is_busy:
            self.board.timeline.finish()
            self.board.advance(0)
            if self.board.timeline.is_busy:
                return
        if self.board.recap_from is not None:
            self.board.recap_from = None
            self.board.build()
            return
        if self.board.duel.is_open and self.board.duel_decision is None:
            self.board.duel.close()
            self.board.build()
            return
        self.hover(place)
        square, piece = self.pointed
        gestures = self.board.gestures
        walks = any(offer.via is not None and offer.piece == gestures.selected for offer in gestures.offers)
        if square is not None and walks and not gestures.group and pygame.key.get_mods() & pygame.KMOD_SHIFT:
            gestures.stops = (*gestures.stops, square)
            gestures.ghost = None
            self.board.update_preview()
            self.board.build()
        elif square is not None:
            self.board.choose(square, piece)
