"""The menu during a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.screen.dialog import Dialog

if TYPE_CHECKING:
    from .board import Board


def save(board: Board) -> None:
    """Keep the match in a file of its own and say which."""
    host = board.stage.host
    assert host is not None
    try:
        name = host.save(board.table)
    except OSError as error:
        board.stage.push(Dialog("The disk refuses", str(error), [("Close", None)]))
        return
    board.stage.push(Dialog("Saved", f"The match is kept as {name}.", [("Play on", None)]))


def pause_menu(board: Board) -> Dialog:
    from .rules import RulesScene
    from .settings import SettingsScene

    stage = board.stage
    host = stage.host
    choices: list[tuple[str, Callable[[], None] | None]] = [
        ("Play on", None),
        ("Save", lambda: save(board)),
        ("Rules", lambda: stage.push(RulesScene(board.presenter.slug))),
        ("Settings", lambda: stage.push(SettingsScene())),
        ("Concede", board.concede),
        ("To the main menu", lambda: host.to_menu() if host is not None else stage.pop(board)),
    ]
    if host is None or not host.can_save:
        choices = [choice for choice in choices if choice[0] != "Save"]
    if not board.table.humans:
        choices = [choice for choice in choices if choice[0] != "Concede"]
    return Dialog("The match rests", "It is kept as you play: leaving now loses nothing.", choices, cancel=0)
