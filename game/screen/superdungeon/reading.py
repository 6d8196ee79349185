"""Reading the text of answers: which square, which model, what to call it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.kernel.decision import Decision
from game.screen.presenter import Offer
from game.superdungeon.state import State

from . import words

Made = Iterator[Offer]


def square_of(state: State, word: str) -> int | None:
    """Return the square that the word names, if it names one."""
    if len(word) < 2 or not word[0].isalpha() or not word[1:].isdigit():
        return None
    try:
        return state.ground.walk.square(word)
    except (ValueError, IndexError):
        return None


def spoken(state: State, text: str) -> str:
    """Return an answer's words with models and cards by their names."""
    parts = []
    for word in text.split():
        if word in state.models:
            parts.append(words.model_name(state, word))
        elif "-" in word or "#" in word:
            parts.append(words.name(word))
        else:
            parts.append(word)
    said = " ".join(parts)
    return said[:1].upper() + said[1:]


def buttons(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        yield Offer(values=(text,), text=spoken(state, text), kind="plain")
