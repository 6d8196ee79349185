"""Whoever has to choose something in the middle of an action sees the dice that have been thrown."""

from __future__ import annotations

from game.kernel.chance import Chance
from game.kernel.match import Match
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.state import State
from game.superdungeon.table import lay


def test_the_defender_knows_the_offense_roll() -> None:
    """SDA-DEFENSE-04; the dice lie in the state, so that a loaded match shows them too."""
    cards = {
        "squire": {"kind": "hero", "mp": 5, "ap": 2, "hearts": 4, "potion_quantity": 0,
                   "attrs": {"STR": "2R melee 1", "ARM": "1B def", "DEX": "2B def"}},
    }  # fmt: skip
    models = {"K": {"card": "squire", "side": "A", "at": [2, 2]}, "L": {"card": "squire", "side": "B", "at": [3, 2]}}
    state = lay({"board": [6, 6], "cards": cards, "models": models}, Chance.seeded("dice"))
    match: Match[State] = Match(SuperDungeonRules(), state)
    for answer in ("activate K", "attack L STR"):
        match.answer(0, answer)
    decision = match.pending[1]
    assert (decision.prompt, decision.about) == ("defense", "L")
    (offense,) = match.state.thrown
    assert (offense.model, offense.attribute, offense.kind, len(offense.faces)) == ("K", "STR", "offense", 2)
    loaded = Match.load(SuperDungeonRules(), State, match.save())
    assert loaded.state.thrown == [offense]
    match.answer(1, "DEX")
    assert match.state.thrown == []
