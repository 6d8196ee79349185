"""Computers change form when that helps, and not back and forth."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.superdungeon_forms import form_worth
from game.kernel.chance import Chance
from game.superdungeon.table import lay

KIND = {"kind": "elite", "platform": "16-bit"}
CARDS: dict[str, Any] = {
    "sapling": {
        **KIND, "mp": 6, "ap": 1, "hearts": 3, "shapeshift": "oak", "attrs": {"STR": "1B1R melee 1", "ARM": "2R def"}
    },
    "oak": {
        **KIND, "form_of": "sapling", "base": 2, "mp": 0, "ap": 2, "hearts": 4,
        "attrs": {"STR": "2B1R melee 4", "ARM": "2R def"},
    },
}  # fmt: skip


def best(form: str, foe_at: list[int], wounds: int = 0) -> str:
    """What a sapling in that form does about a foe there."""
    sprig: dict[str, Any] = {"card": "sapling", "form": form, "side": "A", "at": [2, 2], "wounds": wounds}
    models = {"S": sprig, "T": {"use": "BRUTE", "side": "B", "at": foe_at}}
    state = lay(
        {"board": [16, 6], "cards": CARDS, "models": models, "stage": "activation", "activated": ["S"]}, Chance(0)
    )
    return max(("stay", "shift c3"), key=lambda text: form_worth(state, text))


@pytest.mark.parametrize(
    ("form", "foe_at", "wounds", "answer"),
    [
        ("", [5, 2], 0, "shift c3"),  # within reach of the branches
        ("", [14, 2], 0, "stay"),  # an oak cannot walk there
        ("oak", [5, 2], 0, "stay"),
        ("oak", [14, 2], 0, "shift c3"),
        ("oak", [14, 2], 3, "stay"),  # the sapling has only three hearts
    ],
)
def test_a_form_that_gets_at_somebody(form: str, foe_at: list[int], wounds: int, answer: str) -> None:
    assert best(form, foe_at, wounds) == answer
