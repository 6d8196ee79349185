"""A short match as text, to be read and compared.

python -m tests.colosseum.golden     rewrites tests/goldens/colosseum.txt
"""

from __future__ import annotations

from pathlib import Path

from game.ai.colosseum import make
from game.colosseum.events import Came, Compared, Drew, EpicEnded, FightBegan, TurnBegan, Won
from game.colosseum.game import GAME
from game.colosseum.state import MONSTER, Table, letter
from game.kernel.event import Event
from game.kernel.game import Setup
from game.kernel.match import Match

FILE = Path(__file__).parent.parent / "goldens" / "colosseum.txt"
SETUP = Setup(seats=3, seed="golden", options={"limit": 4})


def play() -> Match[Table]:
    """Play four rounds between computers."""
    match: Match[Table] = Match(GAME.rules, GAME.new(SETUP))
    players = [make("normal", f"golden {seat}") for seat in range(SETUP.seats)]
    while match.pending:
        seat = min(match.pending)
        asked = match.pending[seat]
        stuns = [(other, players[other].interrupt(match, other)) for other in asked.interrupts]
        stun = next(((other, value) for other, value in stuns if value is not None), None)
        match.answer(*(stun or (seat, players[seat].choose(match, seat))))
    return match


def text(match: Match[Table]) -> str:
    """Return answers and the chief events, a line each."""
    lines = []
    for step in match.steps:
        for event in step.events:
            if (line := say(event)) is not None:
                lines.append(line)
        lines += [f"    {letter(answer.seat)} {answer.prompt}: {answer.text}" for answer in step.answers]
    standing = GAME.standing(match.state)
    lines.append(f"won by {letter(standing.winners[0])}; FAME {standing.points}; {standing.turns} turns")
    return "\n".join(lines) + "\n"


def say(event: Event) -> str | None:
    match event:
        case TurnBegan():
            return f"turn {event.turn}, round {event.round}: {letter(event.seat)}"
        case Drew():
            return f"  {letter(event.seat)} draws {event.die} ({event.bag})"
        case Came():
            return f"  {event.die}: {event.face}"
        case FightBegan():
            foe = f" against {event.monster} of level {event.level}" if event.monster else ""
            return f"  {event.kind}: {' '.join(map(letter, event.fighters))}{foe}"
        case Compared():
            return "  totals: " + ", ".join(
                f"{'monster' if owner == MONSTER else letter(owner)} {total}" for owner, total in event.totals.items()
            )
        case EpicEnded():
            return f"  {event.monster} " + ("fails" if event.winner < 0 else f"falls to {letter(event.winner)}")
        case Won():
            return f"  {letter(event.seat)} wins with {event.fame} FAME"
    return None


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(play()), encoding="utf-8")
