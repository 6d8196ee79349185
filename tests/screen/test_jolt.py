"""Heavy blows: what stands near jumps, unless shaking is switched off, and everybody comes down again."""

from __future__ import annotations

import math

import pytest

from game.kernel.game import Setup
from game.kernel.plain import digest
from game.screen.boardview import Piece
from game.screen.host import Host
from game.screen.presenters import presenter
from game.screen.scenes.board import Board
from game.screen.stage import Stage
from game.screen.stagehand import HEAVY, REACH


@pytest.fixture
def board(stage: Stage, host: Host) -> Board:
    """A board with three pieces of our own: one beside the one that is hit, one far away."""
    table = host.new("superdungeon", Setup(seats=2, seed="7", arena="broken-keep"), ["random", "random"])
    table.think(0.1)
    for seat in table.seats:
        seat.spec = "human"
    board = Board(table, presenter(table), lambda over: None)
    stage.push(board)
    board.timeline.finish()
    assert board.view is not None
    for id, x in (("hit", 1.0), ("near", 2.0), ("far", 1 + REACH + 1)):
        board.view.pieces[id] = Piece(id, "generic_minion", x, 1.0, hearts=9)
    return board


def heights(board: Board) -> dict[str, float]:
    """Play what is queued and return how high each piece got."""
    assert board.view is not None
    pieces = {id: board.view.pieces[id] for id in ("hit", "near", "far")}
    most = dict.fromkeys(pieces, 0.0)
    for _ in range(60):
        board.timeline.run(0.02)
        most = {id: max(most[id], piece.lift) for id, piece in pieces.items()}
    assert not board.timeline.is_busy
    assert all(piece.lift == 0 for id, piece in pieces.items() if id in board.view.pieces)
    return most


def test_a_heavy_blow_is_felt_nearby(board: Board) -> None:
    before = digest(board.table.match.state)
    board.hand.shakes = True
    board.hand.hit("hit", HEAVY)
    most = heights(board)
    assert 0.02 < most["near"] < 0.1
    assert most["hit"] == most["far"] == 0
    assert digest(board.table.match.state) == before


def test_a_light_one_is_not(board: Board) -> None:
    board.hand.shakes = True
    board.hand.hit("hit", HEAVY - 1)
    assert heights(board)["near"] == 0


def test_who_falls_is_felt_and_a_tower_more(board: Board) -> None:
    board.hand.shakes = True
    assert board.view is not None
    fallen = board.view.pieces["hit"]
    board.hand.destroy("hit")
    light = heights(board)["near"]
    board.view.pieces["hit"] = fallen
    board.hand.destroy("hit", force=0.35)
    assert math.isclose(heights(board)["near"] / light, 0.35 / 0.12, rel_tol=0.1)


@pytest.mark.parametrize(("shake", "reduced"), [(False, False), (True, True)])
def test_the_settings_keep_the_table_still(board: Board, shake: bool, reduced: bool) -> None:
    settings = board.stage.settings
    settings.shake, settings.reduced_motion = shake, reduced
    board.build()
    board.advance(0.01)
    board.hand.hit("hit", HEAVY + 3)
    assert heights(board)["near"] == 0
