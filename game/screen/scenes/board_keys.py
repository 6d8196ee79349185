"""What the keys do at the table; players.md calls it the input grammar."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from .board import Board

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class BoardKeys:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.cursor: int | None = None
        self.shows_sight = False

    def on_key(self, event: pygame.event.Event) -> bool:
        """Keys that are not remapped: arrows move the cursor, digits press buttons."""
        board = self.board
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ARROWS and board.view is not None:
            self._move_cursor(*ARROWS[event.key])
            return True
        if pygame.K_1 <= event.key <= pygame.K_9 and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            buttons = board.gestures.buttons()
            number = event.key - pygame.K_1
            if board.decision is not None and number < len(buttons) and not board.stage.is_repeat:
                board.press(buttons[number][1])
            return True
        return False

    def _move_cursor(self, dx: int, dy: int) -> None:
        view = self.board.view
        assert view is not None
        start = self.cursor
        if start is None:
            selected = view.pieces.get(self.board.gestures.selected)
            x, y = (int(selected.x), int(selected.y)) if selected else (view.ground.width // 2, view.ground.height // 2)
        else:
            x, y = view.ground.place(start)
            x, y = min(view.ground.width - 1, max(0, x + dx)), min(view.ground.height - 1, max(0, y + dy))
        self.cursor = y * view.ground.width + x
        view.show(self.cursor)
        piece = view.piece_on(self.cursor)
        self.board.mouse.point_at(self.cursor, piece.id if piece else "")
        self.board.stage.look()

    def on_action(self, action: str) -> bool:
        board, view = self.board, self.board.view
        if action in ("end_activation", "end_turn"):
            return board.end(action)
        if action == "confirm":
            return self._confirm()
        if action == "back":
            if not board.back():
                board.panels.open_menu()
            return True
        if action in ("next", "previous"):
            return self._cycle(1 if action == "next" else -1)
        if action == "undo":
            board.undo()
        elif action == "redo":
            board.redo()
        elif action == "cards":
            board.panels.open_piles(board.seat if board.seat is not None else 0)
        elif action == "threat":
            if board.gestures.group or board.gestures.ghost is not None:
                self.shows_sight = not self.shows_sight
            else:
                board.shows_threat, self.shows_sight = not board.shows_threat, False
            board.update_preview()
            board.build()
        elif action == "rules":
            board.panels.open_rules()
        elif action == "inspect":
            board.pinned = board.peek if board.pinned != board.peek else ""
            board.build()
        elif action == "fast":
            board.speed_up = not board.speed_up
            board.build()
        elif action == "pause_computer":
            board.panels.computer.toggle_pause()
        elif action == "step_computer":
            board.panels.computer.step()
        elif action == "log":
            board.shows_log = not board.shows_log
            board.build()
        elif action == "interrupt":
            board.panels.toggle_interrupt()
        elif view is not None and action == "fit":
            view.fit()
        elif view is not None and action in ("zoom_in", "zoom_out"):
            view.zoom(1 if action == "zoom_in" else -1)
        else:
            return False
        board.stage.look()
        return True

    def _confirm(self) -> bool:
        """Enter commits the ghost, or takes what lies under the cursor."""
        board = self.board
        if board.stage.is_repeat:
            return True
        if board.gestures.ghost is not None:
            board.commit(board.gestures.ghost)
            return True
        if self.cursor is not None and board.view is not None and not board.is_focus_shown:
            piece = board.view.piece_on(self.cursor)
            board.choose(self.cursor, piece.id if piece else "")
            return True
        return False

    def _cycle(self, way: int) -> bool:
        board = self.board
        if board.decision is None:
            return False
        if not board.gestures.ready and not board.gestures.group:
            return False
        meant = board.gestures.cycle(way)
        if meant is not None and board.view is not None and meant in board.view.pieces:
            piece = board.view.pieces[meant]
            board.view.show(int(piece.y) * board.view.ground.width + int(piece.x))
        board.update_preview()
        board.build()
        return True
