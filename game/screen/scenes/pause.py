"""The menu during a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.screen.dialog import Ask, Dialog
from game.screen.presenters import TITLES

if TYPE_CHECKING:
    from .board import Board


def save(board: Board) -> None:
    """Ask for a name and keep the match under it, in a file of its own."""
    host, table = board.stage.host, board.table
    assert host is not None
    picture = board.picture()

    def really(name: str) -> None:
        try:
            host.save(table, name, picture)
        except OSError as error:
            board.stage.push(Dialog("The disk refuses", str(error), [("Close", None)]))
            return
        said = f"The match is kept as {name}. Load in the main menu finds it again."
        board.stage.push(Dialog("Saved", said, [("Play on", None)]))

    turn = table.game.standing(table.match.state).turns
    names = " against ".join(seat.name for seat in table.seats)
    usual = f"{names}, turn {turn}" if len(table.seats) == 2 else f"{TITLES[table.game.slug]}, turn {turn}"
    board.stage.push(Ask("Save", usual[:48], really))


def pause_menu(board: Board) -> Dialog:
    from .rules import RulesScene
    from .settings import SettingsScene

    stage = board.stage
    host = stage.host
    is_over = board.table.is_over
    choices: list[tuple[str, Callable[[], None] | None]] = [
        ("Look at the table" if is_over else "Play on", None),
        ("The result", lambda: board.on_over(board.table)),
        ("Save", lambda: save(board)),
        ("Cards and piles", lambda: board.panels.open_piles(board.seat or 0)),
        ("Rules", lambda: stage.push(RulesScene(board.presenter.slug))),
        ("Settings", lambda: stage.push(SettingsScene())),
        ("Concede", board.concede),
        ("To the main menu", lambda: host.to_menu() if host is not None else stage.pop(board)),
    ]
    left_out = {"Concede", "Save"} if is_over else {"The result"}
    if host is None or not host.can_save:
        left_out.add("Save")
    if not board.table.humans:
        left_out.add("Concede")
    choices = [choice for choice in choices if choice[0] not in left_out]
    if is_over:
        return Dialog("The match is over", "", choices, cancel=0)
    menu = Dialog("The match rests", "It is kept as you play: leaving now loses nothing.", choices, cancel=0)
    menu.has_crowd = False
    return menu
