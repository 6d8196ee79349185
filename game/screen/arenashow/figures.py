"""The numbers of a show, counted from its events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.arenashow import events as e
from game.arenashow.game import GAME
from game.arenashow.state import State
from game.kernel.match import Match
from game.screen.statistics import luck

from .cards import sprite

LABELS = (
    "Attacks that hit", "Attacks that missed", "Damage to enemy heroes", "Damage to structures",
    "Damage that heroes took", "Heroes felled", "Minions felled", "Bonus cards played", "Credits earned",
    "Credits spent",
)  # fmt: skip
LESS = ("Attacks that missed", "Damage that heroes took")
"""Of what less is better."""
D6 = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]


def statistics(match: Match[Any], seats: int) -> Mapping[str, Any]:
    """Return rows, the enemy pieces destroyed over the rounds and the luck of the dice, for each seat."""
    state: State = match.state
    counts = {label: [0] * seats for label in LABELS}
    pieces: list[list[tuple[int, int]]] = [[(0, 0)], [(0, 0)]]
    rolls: list[list[tuple[list[float], float]]] = [[] for _ in range(seats)]
    now, attacker = 0, ""

    def add(label: str, hero: str, amount: int = 1) -> None:
        if hero in state.heroes:
            counts[label][state.heroes[hero].seat] += amount

    for step in match.steps:
        for event in step.events:
            match event:
                case e.RoundBegan():
                    now = event.round
                case e.Rolled():
                    attacker = event.hero
                    rolls[state.heroes[attacker].seat] += [(D6, float(die)) for die in event.dice]
                case e.Compared():
                    add("Attacks that hit" if event.hit else "Attacks that missed", attacker)
                case e.Damaged():
                    if event.target in state.structures:
                        add("Damage to structures", event.source, event.amount)
                    elif event.target in state.heroes and event.source != event.target:
                        add("Damage to enemy heroes", event.source, event.amount)
                    add("Damage that heroes took", event.target, event.amount)
                    if event.target in state.structures and event.target != "fountain":
                        curve = pieces[1 - state.structures[event.target].team]
                        curve.append((now, curve[-1][1] + event.amount))
                case e.Died():
                    add("Heroes felled" if event.victim in state.heroes else "Minions felled", event.by)
                case e.CardPlayed():
                    add("Bonus cards played", event.hero)
                case e.Paid():
                    add("Credits earned", event.hero, event.credits)
                case e.Bought():
                    add("Credits spent", event.hero, event.paid)
    points = GAME.standing(state).points
    curves = [[*pieces[state.team_of(seat)], (max(now, 1), points[seat])] for seat in range(seats)]
    champions = [[sprite(hero.card) for hero in state.heroes.values() if hero.seat == seat] for seat in range(seats)]
    return {
        "champions": champions,
        "less": LESS,
        "rows": [("Pieces of structures taken", list(points)), *counts.items()],
        "points": curves,
        "luck": [luck(thrown) for thrown in rolls],
        "unit": "points",
    }
