"""Offers that put something somewhere: models near their points, clusters, control effects, order of targets."""

from __future__ import annotations

from typing import Any

from game.kernel.decision import Decision
from game.kernel.match import Match
from game.screen.presenter import Offer
from game.superdungeon.state import State

from . import words
from .reading import Made, spoken, square_of


def placing(state: State, decision: Decision[Any]) -> Made:
    """ "K c7": which model, and where."""
    kinds: dict[str, str] = {}
    for text in decision.options:
        id, _, square = text.rpartition(" ")
        model = state.models.get(id.split()[-1] if id else "")
        if model is None:
            yield Offer(values=(text,), text=spoken(state, text), kind="place", square=square_of(state, square))
            continue
        label = kinds.setdefault(model.id, words.name(state.card(model.card).slug))
        yield Offer(
            values=(text,), text=label, kind="place", group=label, square=square_of(state, square), about=model.id
        )
    if state.placing is not None and len(state.placing.models) > 1:
        first = next(iter(decision.options))
        tip = "All that are left, as near to the middle as they fit. Undo takes them back together."
        yield Offer(values=(first,), text="Place the rest", kind="plain", is_main=True, tip=tip, lazily=place_rest)


def place_rest(match: Match[Any]) -> tuple[str, ...]:
    """Return answers that place all models that are waiting, as near to the middle of the arena as they fit."""
    trial = match.fork()
    seat, point = next(iter(trial.pending)), trial.state.placing.point
    width, height = trial.state.arena.width, trial.state.arena.height

    def distance(text: str) -> float:
        y, x = divmod(square_of(trial.state, text.split()[-1]) or 0, width)
        return float(max(abs(x - width / 2), abs(y - height / 2)))

    answers: list[str] = []
    while trial.state.placing is not None and trial.state.placing.point == point and seat in trial.pending:
        decision = trial.pending[seat]
        if decision.prompt != "spawn":
            break
        answers.append(min(decision.options, key=distance))
        trial.answer(seat, answers[-1])
    return tuple(answers)


def boss(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        verb, *rest = text.split()
        if verb == "place":
            label = f"Place {words.model_name(state, rest[0])}"
            yield Offer(
                values=(text,), text=label, kind="place", group=label, square=square_of(state, rest[1]), tip=rest[0]
            )
        elif verb == "drink":
            yield Offer(values=(text,), text=spoken(state, text), kind="plain")
        else:
            yield Offer(values=(text,), text="Not now", kind="plain", tip="The mini-boss can still be spawned later.")


def squares(state: State, decision: Decision[Any]) -> Made:
    """A square each, or a word that means none."""
    labels = {"stay": "Stay", "none": "Nobody"}
    for text in decision.options:
        square = square_of(state, text.split()[-1])
        if square is None:
            yield Offer(values=(text,), text=labels.get(text, spoken(state, text)), kind="plain")
        else:
            yield Offer(values=(text,), text=text, kind="place", square=square)


def models(state: State, decision: Decision[Any]) -> Made:
    """A model each."""
    for text in decision.options:
        id = text.split()[0]
        if id in state.models and state.models[id].at is not None:
            rest = text.split()[1:]
            label = words.model_name(state, id) + (f": {' '.join(rest)}" if rest else "")
            yield Offer(values=(text,), text=label, kind="choose", target=id, group=" ".join(rest))
        else:
            yield Offer(values=(text,), text="Nobody" if text == "none" else spoken(state, text), kind="plain")
