"""Plays a match in a real window with real mouse events: run under an X server by test_window.py.

python -m tests.screen.window_player USER_DIR [SHOT.png]: prints the winner; exit code 0 if the match was played out.
A chooser says what to click; xdotool clicks it, and the events come back through the window.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pygame

from game.kernel.game import Setup
from game.saves.folders import Folders
from game.screen.presenter import Offer
from game.screen.scenes.board import Board
from game.screen.scenes.result import Result
from game.screen.show import Config, open_stage
from game.screen.stage import Stage

LIMIT = 240.0
"""Seconds."""


class Player:
    """Clicks what it is offered, at random, as a person would: on pieces, squares and buttons."""

    def __init__(self, stage: Stage, board: Board) -> None:
        self.stage, self.board = stage, board
        self.whim = Random(4)
        self.goal: Offer | None = None
        self.version = -1
        self.clicks = 0

    def place(self) -> tuple[int, int] | None:
        """Return where to click next."""
        board = self.board
        if self.stage.top is not board or board.decision is None or board.timeline.is_busy:
            return None
        if board.table.version != self.version:
            self.version, self.goal = board.table.version, self._wish()
        goal = self.goal
        if goal is None:
            return None
        gestures = board.gestures
        if goal.kind in ("end_activation", "end_turn"):
            return self._button("end" if goal.kind == "end_activation" else "end_turn")
        if goal.group and gestures.group != goal.group and not goal.card and goal.kind not in ("attack", "place"):
            return self._named(goal)
        if gestures.ghost == goal and goal.is_self:
            return self._button("confirm")
        view = board.view
        if view is not None and goal.target in view.pieces:
            piece = view.pieces[goal.target]
            return view.rect(int(piece.y) * view.ground.width + int(piece.x)).center
        if view is not None and goal.square is not None:
            return view.rect(goal.square).center
        if view is not None and goal.aims_by_area:
            squares = [s for s in range(view.ground.width * view.ground.height) if goal.area >> s & 1]
            return view.rect(squares[0]).center
        return self._named(goal)

    def _wish(self) -> Offer:
        offers = [offer for offer in self.board.gestures.offers if offer.values and not offer.area]
        attacks = [offer for offer in offers if offer.kind == "attack"]
        moves = [offer for offer in offers if offer.kind == "move"]
        others = [offer for offer in offers if offer.kind not in ("move", "end_turn")]
        if attacks:
            return self.whim.choice(attacks)
        if moves and self.whim.random() < 0.5:
            return self.whim.choice(moves)
        return self.whim.choice(others or offers)

    def _button(self, key: str) -> tuple[int, int] | None:
        found = self.board.root.find(key)
        return found.rect.center if found is not None else None

    def _named(self, goal: Offer) -> tuple[int, int] | None:
        """Return the middle of the button that stands for the offer."""
        for number, (_, offers) in enumerate(self.board.gestures.buttons()):
            if goal in offers:
                for widget in self.board.root.walk():
                    is_card = goal.card and widget.key.startswith(f"choose.{goal.card}.")
                    own = [offer for offer in self.board.gestures.offers if offer.card == goal.card]
                    if is_card and widget.key == f"choose.{goal.card}.{own.index(goal)}":
                        return widget.rect.center
                    if widget.key == f"action{number}" or widget.key.startswith(f"choose.{number}."):
                        return widget.rect.center
        return None


def main() -> int:
    folders = Folders.of_user(Path(sys.argv[1]))
    stage, host = open_stage(Config(size=(1280, 720), windowed=True, folders=folders))
    stage.is_strict = True
    settings = stage.settings
    settings.animation_speed = settings.computer_speed = 0
    settings.confirm_end = False
    options = {
        "warbands": ["claws-of-the-wyrm", "crown-and-hammer"],
        "scenario": "destruction",
        "house": {"destruction_points": 2},
    }
    setup = Setup(seats=2, arena="sunlit-ring", seed="window", options=options)
    host.play(host.new("superdungeon", setup, ["human", "random"], ["Ada", "Bert"]))
    board = stage.top
    assert isinstance(board, Board)
    player = Player(stage, board)
    begun = clicked = time.monotonic()
    while time.monotonic() - begun < LIMIT and not isinstance(stage.top, Result):
        stage.tick(pygame.event.get(), 0.02)
        if time.monotonic() - clicked > 0.06 and (place := player.place()) is not None:
            x, y = place
            subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)
            player.clicks += 1
            clicked = time.monotonic()
    if len(sys.argv) > 2:
        stage.tick([], 0.02)
        subprocess.run(["import", "-window", "root", sys.argv[2]], check=True)
    asked = board.decision.prompt if board.decision else ""
    print(f"{player.clicks} clicks, winners {board.table.winners}, asked {asked}, wanted {player.goal}")
    return 0 if board.table.winners and isinstance(stage.top, Result) else 1


if __name__ == "__main__":
    sys.exit(main())
