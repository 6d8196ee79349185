"""The numbers of a game of Dungeon Dice, counted from its events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.colosseum import events as e
from game.colosseum.dice import DICE, face
from game.colosseum.heroes import fame
from game.colosseum.state import MONSTER
from game.kernel.match import Match
from game.screen.statistics import luck

from .names import slug_of

LABELS = ("Monsters beaten", "Combats won", "Combats lost", "WOUNDS taken", "Dice drawn", "Trades and help", "Fled")


def statistics(match: Match[Any], seats: int) -> Mapping[str, Any]:
    """Return rows, FAME over the rounds and the luck of the dice, for each seat."""
    counts = {label: [0] * seats for label in LABELS}
    curves: list[list[tuple[int, int]]] = [[(0, 0)] for _ in range(seats)]
    rolls: list[list[tuple[list[float], float]]] = [[] for _ in range(seats)]
    now = 0
    fighters: tuple[int, ...] = ()

    def thrown(owner: int, die: str, text: int | str) -> None:
        if owner != MONSTER:
            worth = [float(face(each).value) for each in DICE[slug_of(die)].faces]
            if any(worth):
                rolls[owner].append((worth, float(face(text).value)))

    for step in match.steps:
        for event in step.events:
            match event:
                case e.TurnBegan():
                    now = event.round
                case e.FightBegan():
                    fighters = event.fighters
                case e.FightEnded(tied=False):
                    for seat in fighters:
                        has_won = seat in event.winners
                        counts["Combats won" if has_won else "Combats lost"][seat] += 1
                        counts["Monsters beaten"][seat] += has_won and event.kind == "monster"
                case e.Wounded():
                    counts["WOUNDS taken"][event.seat] += 1
                case e.Drew(bag="red" | "blue" | "yellow"):
                    counts["Dice drawn"][event.seat] += 1
                case e.Replied(answer="accept"):
                    counts["Trades and help"][event.seat] += 1
                    counts["Trades and help"][event.other] += 1
                case e.Fled():
                    counts["Fled"][event.seat] += 1
                case e.TookTrophy():
                    curves[event.seat].append((now, curves[event.seat][-1][1] + event.fame))
                case e.Threw():
                    for die, text in zip(event.dice, event.faces, strict=True):
                        thrown(event.owner, die, text)
                case e.Rerolled():
                    thrown(event.owner, event.die, event.after)
    final = [fame(hero) for hero in match.state.heroes]
    for seat, curve in enumerate(curves):
        curve.append((max(now, 1), final[seat]))
    rows = [
        ("FAME", final),
        ("Experience", [hero.experience for hero in match.state.heroes]),
        *counts.items(),
    ]
    return {
        "champions": [[f"colosseum/hero-{seat + 1}|generic_hero"] for seat in range(seats)],
        "rows": rows,
        "points": curves,
        "luck": [luck(own) for own in rolls],
        "unit": "points",
        "less": ("Combats lost", "WOUNDS taken", "Fled"),
    }
