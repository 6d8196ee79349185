"""The numbers of a match, counted from its events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kernel.match import Match
from game.screen.statistics import luck
from game.superdungeon import events as e
from game.superdungeon.dice import FACES, pool, stars

from .cards import sprite


def statistics(match: Match[Any], seats: int) -> Mapping[str, Any]:
    """Return rows, the points over turns and the luck of the dice, for each seat."""
    state = match.state
    counts = {label: [0] * seats for label in LABELS}
    curves: list[list[tuple[int, int]]] = [[(0, 0)] for _ in range(seats)]
    rolls: list[list[tuple[list[float], float]]] = [[] for _ in range(seats)]
    turn = 0

    def side(id: str) -> int | None:
        model = state.models.get(id)
        return model.side if model is not None else None

    for step in match.steps:
        for event in step.events:
            if isinstance(event, e.TurnBegan):
                turn = event.turn
            elif isinstance(event, e.Compared) and (owner := side(event.user)) is not None:
                counts["Attacks"][owner] += 1
                counts["Hits"][owner] += event.won
                counts["Critical hits"][owner] += event.critical
            elif isinstance(event, e.Wounded) and (owner := side(event.model)) is not None:
                if event.by and side(event.by) not in (None, owner):
                    counts["Wounds dealt"][side(event.by) or 0] += event.amount
            elif isinstance(event, e.Destroyed) and event.credit >= 0:
                counts["Models destroyed"][event.credit] += 1
            elif isinstance(event, e.Moved) and (owner := side(event.model)) is not None and not event.by:
                counts["Squares walked"][owner] += len(event.path)
            elif isinstance(event, e.Drew):
                counts["Loot drawn"][event.side] += len(event.cards)
            elif isinstance(event, e.Bought):
                counts["Treasures bought"][event.side] += 1
            elif isinstance(event, e.PointsScored):
                curves[event.side].append((turn, event.points))
            elif isinstance(event, e.Rolled) and (owner := side(event.model)) is not None:
                for kind, face in zip(pool(event.dice).dice, event.faces, strict=False):
                    rolls[owner].append(([float(stars(each)) for each in FACES[kind]], float(stars(face))))
    for curve in curves:
        curve.append((max(turn, 1), curve[-1][1]))
    rows = [("Points", [own.points for own in state.sides]), *counts.items()]
    champions = [
        [sprite(state.face(model)) for model in state.models.values() if model.side == seat and model.role in FOREMOST]
        for seat in range(seats)
    ]
    return {"champions": champions, "rows": rows, "points": curves, "luck": [luck(thrown) for thrown in rolls]}


FOREMOST = ("hero", "miniboss")
LABELS = (
    "Attacks",
    "Hits",
    "Critical hits",
    "Wounds dealt",
    "Models destroyed",
    "Squares walked",
    "Loot drawn",
    "Treasures bought",
)
