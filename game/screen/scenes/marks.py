"""What is marked on the board before anybody commits: reach, targets, areas, threats, sight, the ghost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screen import theme as th
from game.screen.boardview import Piece
from game.screen.gestures import squares_of
from game.screen.overlays import Layer, Overlay
from game.screen.presenter import Offer

if TYPE_CHECKING:
    from .board import Board


class Marks:
    def __init__(self, board: Board) -> None:
        self.board = board

    def clear(self) -> None:
        """Nothing can be done while something is shown: take all marks off the board."""
        board = self.board
        if board.view is not None:
            board.view.layers = list(board.presenter.layers(board.table.match.state, board.table.viewer))
            board.view.path, board.view.line, board.view.aimed, board.view.marked = [], None, {}, ()
            board.view.selected = None

    def lay(self, offer: Offer | None) -> None:
        board = self.board
        view = board.view
        if view is None:
            return
        state, match = board.table.match.state, board.table.match
        layers = list(board.presenter.layers(state, board.table.viewer))
        square, piece = board.mouse.pointed
        viewer = board.table.viewer
        if board.shows_threat and viewer is not None:
            layers += board.presenter.threat(match, viewer)
        elif piece and not board.gestures.selected and board.decision is not None:
            layers += board.presenter.threat(match, board.decision.seat, piece)
        if board.keys.shows_sight and square is not None:
            layers += board.presenter.sight(match, square)
        placed = board.gestures.placed
        layers.append(Layer(Overlay.REACH, squares_of(placed, "move")))
        layers.append(Layer(Overlay.LEGAL, squares_of(placed, "place", "choose")))
        friends = [o for o in placed if self._is_friendly(o)]
        others = [o for o in placed if o.kind not in ("move", "place", "choose") and o not in friends]
        layers.append(Layer(Overlay.FRIEND, self._squares_of_targets(friends)))
        layers.append(Layer(Overlay.TARGET, squares_of(others) | self._squares_of_targets(others)))
        layers.append(Layer(Overlay.RANGE, board.gestures.directions))
        if offer is not None and offer.area:
            layers.append(Layer(Overlay.AREA, offer.area))
        if board.preview is not None:
            layers += board.preview.layers
        if board.gestures.ghost is not None and board.gestures.ghost.square is not None:
            layers.append(Layer(Overlay.GHOST, 1 << board.gestures.ghost.square))
        if board.lit is not None and board.lit.squares:
            layers.append(Layer(Overlay.SIGHT, board.lit.squares))
        view.layers = [layer for layer in layers if layer.squares]
        view.path = list(board.preview.path) if board.preview else []
        view.line = board.preview.line if board.preview else None
        view.selected = board.gestures.selected or None
        view.aimed = {o.target: th.GOOD if o in friends else th.VERMILION for o in placed if o.target and not o.why_not}
        ready = tuple(board.gestures.ready) if not board.gestures.selected else ()
        view.marked = board.lit.pieces if board.lit is not None else ready

    def _is_friendly(self, offer: Offer) -> bool:
        """Whether it is aimed at a piece of the player's own."""
        board = self.board
        piece = board.view.pieces.get(offer.target) if board.view and offer.target else None
        return piece is not None and board.seat is not None and piece.seat == board.table.seats[board.seat].colour

    def _squares_of_targets(self, offers: list[Offer]) -> int:
        board = self.board
        squares = 0
        for offer in offers:
            piece = board.view.pieces.get(offer.target) if board.view else None
            if piece is not None and not offer.why_not and board.view is not None:
                squares |= base_squares(piece, board.view.ground.width)
        return squares


def base_squares(piece: Piece, width: int) -> int:
    """Return the squares a piece stands on, as bits."""
    x, y = round(piece.x), round(piece.y)
    return sum(1 << (y + j) * width + x + i for j in range(piece.base) for i in range(piece.base))
