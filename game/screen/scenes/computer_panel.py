"""While a computer plays: who thinks, how fast it is shown, pause, step and skip, and what happened meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.screen import theme as th
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Panel, Widget

if TYPE_CHECKING:
    from .board import Board


class ComputerPanel:
    def __init__(self, board: Board) -> None:
        self.board = board

    def thinking(self) -> str:
        """Say which computer is at it, and for how long."""
        table = self.board.table
        seat = table.computer_asked
        if seat is None:
            return ""
        words = "Paused" if table.is_paused else f"{table.seats[seat].name} is thinking…"
        return words + (f" ({table.waited:.0f} s)" if table.is_thinking and table.waited > 1 else "")

    def buttons(self, rect: pygame.Rect) -> list[Widget]:
        """While a computer plays: who thinks, and how fast it is shown."""
        board = self.board
        theme, table = board.theme, board.table
        if table.is_over:
            return []
        seat = table.computer_asked
        if seat is None:
            return []
        gap, wide, tall = theme.px(8), theme.px(128), theme.px(44)
        made: list[Widget] = []
        bindings = board.stage.bindings
        speeds = {1: "1×", 2: "2×", 4: "4×", 0: "Instant"}
        choices: list[tuple[str, str, Callable[[], None], str, bool]] = [
            (
                "pause",
                "Go on" if table.is_paused else "Pause",
                self.toggle_pause,
                bindings.label("pause_computer"),
                True,
            ),
            ("step", "Step", self.step, "", table.is_paused),
            ("skip", "Skip", self.skip, "", bool(table.humans)),
            ("speed", speeds.get(board.stage.settings.computer_speed, "1×"), self.next_speed, "speed", True),
            ("hurry", "Force move", table.hurry, "", table.is_thinking),
        ]
        per_row = max(1, (rect.width + gap) // (wide + gap))
        for i, (key, text, action, note, is_enabled) in enumerate(choices):
            left, top = rect.left + i % per_row * (wide + gap), rect.top + i // per_row * (tall + gap)
            if top + tall <= rect.bottom:
                made.append(
                    Button(key, pygame.Rect(left, top, wide, tall), text, action, note=note, is_enabled=is_enabled)
                )
        return made

    def recap(self) -> list[Widget]:
        """What happened since the last decision."""
        board = self.board
        theme = board.theme
        lines = [line for line in board.log[board.recap_from :] if line.level < 2][-14:]
        width = min(theme.px(620), board.panels.board_area.width - theme.px(40))
        height = theme.px(76) + len(lines) * theme.px(28)
        rect = pygame.Rect(0, 0, width, min(height, board.panels.board_area.height - theme.px(20)))
        rect.center = board.panels.board_area.center
        widgets: list[Widget] = [Panel("recap", rect)]
        title = pygame.Rect(rect.left + theme.px(24), rect.top + theme.px(14), width - theme.px(48), theme.px(36))
        widgets.append(
            Label("recap.title", title, "What happened", size=th.LARGE, face=Face.DISPLAY, colour=th.BRASS_LIGHT)
        )
        for i, line in enumerate(lines):
            place = pygame.Rect(title.left, title.bottom + theme.px(4) + i * theme.px(28), title.width, theme.px(26))
            widgets.append(
                Label(f"recap.{i}", place, line.text, colour=th.LIGHT if line.level else th.GOLD, is_line=True)
            )
        return widgets

    def toggle_pause(self) -> None:
        self.board.table.is_paused = not self.board.table.is_paused
        self.board.build()

    def step(self) -> None:
        if self.board.table.is_paused:
            self.board.table.steps_allowed = 1

    def skip(self) -> None:
        board = self.board
        board.is_skipping = True
        board.table.is_paused = False
        board.timeline.finish()
        board.build()

    def next_speed(self) -> None:
        settings = self.board.stage.settings
        settings.computer_speed = {1: 2, 2: 4, 4: 0, 0: 1}.get(settings.computer_speed, 1)
        self.board.build()
