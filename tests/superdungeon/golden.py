"""A short match as text, to be read and compared; it has cards of its own, so that shipped cards may change.

python -m tests.superdungeon.golden     rewrites tests/goldens/superdungeon.txt
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.kernel.event import Event
from game.kernel.match import Match
from game.superdungeon import events as e
from game.superdungeon.game import GAME
from game.superdungeon.state import State, letter
from tests.superdungeon.melee import match_state
from tests.superdungeon.test_fuzz import choose

FILE = Path(__file__).parent.parent / "goldens" / "superdungeon.txt"
TURNS = 14


def play() -> Match[State]:
    """Play a few turns of Destruction between two fierce and careless players."""
    match: Match[State] = Match(GAME.rules, match_state("golden", "destruction"))
    pick = Random("golden")
    while match.pending and match.state.turns < TURNS:
        match.answer(*choose(match, pick))
    return match


def text(match: Match[State]) -> str:
    """Return the answers and the chief events, a line each."""
    name = match.state.ground.name
    lines: list[str] = []
    for step in match.steps:
        lines += [f"    {letter(answer.seat)} {answer.prompt}: {answer.text}" for answer in step.answers]
        lines += [line for event in step.events if (line := say(event, name)) is not None]
    standing = GAME.standing(match.state)
    lines.append(f"points {standing.points}, {standing.turns} turns, winners {standing.winners}")
    return "\n".join(lines) + "\n"


def say(event: Event, name: object) -> str | None:
    assert callable(name)
    match event:
        case e.TurnBegan():
            return f"turn {event.turn}: {letter(event.side)}"
        case e.Moved():
            way = " ".join(map(name, event.path))
            return f"  {event.model} goes {way} for {event.cost}" + (f", by {event.by}" if event.by else "")
        case e.Placed():
            return f"  {event.model} on {name(event.at)} ({event.why})"
        case e.Rolled():
            faces = " ".join(map(str, event.faces))
            return f"  {event.model} {event.attribute} {event.kind} {event.dice}: {faces} = {event.total}"
        case e.Compared():
            return f"  {event.user} against {event.target}: {event.offense} to {event.defense}" + (
                ", critical" if event.critical else ""
            )
        case e.Wounded():
            return f"  {event.model} has {event.wounds} wounds ({event.why})"
        case e.Healed():
            return f"  {event.model} has {event.wounds} wounds left ({event.why})"
        case e.StatusSet():
            return f"  {event.model} suffers {event.status} ({event.why})"
        case e.StatusRemoved():
            return f"  {event.model} is rid of {event.status} ({event.why})"
        case e.Destroyed():
            return f"  {event.model} is destroyed ({event.why})"
        case e.PointsScored():
            return f"  {letter(event.side)} has {event.points} points ({event.why})"
        case e.Drew():
            return f"  {letter(event.side)} draws {' '.join(event.cards)}"
        case e.Equipped():
            return f"  {event.model} has {event.card}"
        case e.Unlocked():
            return f"  the mini-boss of {letter(event.side)} is unlocked"
        case e.EffectBegan() | e.EffectEnded():
            return f"  {event.name} of {event.user} {'begins' if isinstance(event, e.EffectBegan) else 'ends'}"
        case e.Won():
            return f"  {letter(event.side)} wins: {event.why}"
    return None


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(play()), encoding="utf-8")
