"""A short playthrough of Battle Arena Show: every answer and every line of the log, readable.

python -m tests.arenashow.golden     rewrites tests/goldens/arenashow.txt
"""

from __future__ import annotations

from pathlib import Path

from game.ai import computers
from game.arenashow.game import GAME
from game.arenashow.state import State
from game.arenashow.wording import log_line
from game.content.texts import Texts
from game.kernel.game import Setup
from game.kernel.match import Match
from game.play import answer_next

FILE = Path(__file__).parent.parent / "goldens" / "arenashow.txt"
ROUNDS = 2


def playthrough() -> str:
    """Return what is answered and told in the first rounds of one match between two computers."""
    match: Match[State] = Match(GAME.rules, GAME.new(Setup(seats=2, arena="foundry-row", seed="golden")))
    players = {seat: computers.make("arenashow", "normal", f"golden {seat}") for seat in range(2)}
    while match.pending and match.state.round <= ROUNDS:
        answer_next(match, players)
    texts = Texts.load(strict=True)
    lines: list[str] = []
    for step in match.steps:
        lines += [f"> {'AB'[answer.seat]} {answer.prompt}: {answer.text}" for answer in step.answers]
        lines += [log_line(texts, match.state, event) for event in step.events]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
