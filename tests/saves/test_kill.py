"""A program that is killed at any moment goes on at the very decision."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.catalogue import game as find_game
from game.saves import journal

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import sys
from pathlib import Path
from random import Random
from game.catalogue import game as find_game
from game.kernel.game import Setup
from game.kernel.match import Match
from game.kernel.plain import to_plain
from game.saves.heading import Heading
from game.saves.journal import Journal

game, pick = find_game("colosseum"), Random(1)
setup = Setup(seats=3, seed="killed")
state = game.new(setup)
heading = Heading(
    version="0", game="colosseum", setup=setup, seats=("human",) * 3, started="now", start=to_plain(state)
)
match, diary = Match(game.rules, state), Journal(Path(sys.argv[1]), heading)
print("begun", flush=True)
while match.pending:
    seat, decision = next(iter(match.pending.items()))
    match.answer(seat, pick.choice(decision.options))
    diary.record(match)
    if pick.random() < 0.2 and match.barrier(seat) is None:
        match.undo(seat)
        diary.record(match)
"""


@pytest.mark.parametrize("kill", range(4))
def test_killed_and_continued(tmp_path: Path, kill: int) -> None:
    path = tmp_path / "match.journal"
    playing = subprocess.Popen([sys.executable, "-c", PROGRAM, str(path)], cwd=ROOT, stdout=subprocess.PIPE)
    assert playing.stdout is not None
    assert playing.stdout.readline() == b"begun\n"
    time.sleep(Random(kill).uniform(0.02, 0.4))
    playing.kill()
    playing.wait()
    playing.stdout.close()
    kept = journal.read(path)
    match = journal.replay(kept, find_game("colosseum"), trusted=False)
    assert journal.answers_of(match) == list(kept.answers)
    assert match.pending
    resumed = journal.Journal.resume(path, match)
    seat, decision = next(iter(match.pending.items()))
    match.answer(seat, decision.options[0])
    resumed.record(match)
    assert len(journal.read(path).answers) >= len(kept.answers)
