"""The menu during a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..dialog import Dialog

if TYPE_CHECKING:
    from .board import Board


def pause_menu(board: Board) -> Dialog:
    from .rules import RulesScene
    from .settings import SettingsScene

    stage = board.stage
    host = stage.host
    choices = [
        ("Play on", None),
        ("Save", lambda: host.save(board.table) if host is not None else None),
        ("Rules", lambda: stage.push(RulesScene(board.presenter.slug))),
        ("Settings", lambda: stage.push(SettingsScene())),
        ("Concede", board.concede),
        ("To the main menu", lambda: host.to_menu() if host is not None else stage.pop(board)),
        ("Play on", None),
    ]
    if host is None or not host.can_save:
        choices = [choice for choice in choices if choice[0] != "Save"]
    if not board.table.humans:
        choices = [choice for choice in choices if choice[0] != "Concede"]
    return Dialog(
        "The match rests", "It is kept as you play: leaving now loses nothing.", choices[:-1] + [("Close", None)]
    )
