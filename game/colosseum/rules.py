"""The rules as steps: each is one command, one call, or one thing that happens by itself."""

from __future__ import annotations

from game.kernel.decision import Rule

from .combat import fight_step
from .ending import resolve
from .epic import epic_step
from .meeting import decide
from .state import Table
from .turn import free_window, start


class ColosseumRules:
    """Plays Dungeon Dice with the Colosseum expansion."""

    def play_step(self, table: Table) -> Rule[None]:
        table.shown = []
        match table.stage:
            case "start":
                return start(table)
            case "window":
                return free_window(table)
            case "met":
                return decide(table)
            case "fight":
                return fight_step(table)
            case "epic":
                return epic_step(table)
            case "settle":
                return resolve(table, turn_ends=True)
