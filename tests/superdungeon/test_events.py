"""What is told of what happens: log, animation and statistics are made from these records alone."""

from __future__ import annotations

from typing import Any

from game.kernel.event import Event
from game.kernel.loaded import LoadedChance
from game.kernel.match import Match
from game.superdungeon import events as e
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.state import State
from game.superdungeon.table import lay


def played(table: dict[str, Any], *answers: str, rolls: dict[str, list[Any]] | None = None) -> list[Event]:
    """Play the answers, each by whoever is asked, and return all that was told."""
    match: Match[State] = Match(SuperDungeonRules(), lay(table, LoadedChance(rolls=rolls or {})))
    for text in answers:
        (seat,) = match.pending
        match.answer(seat, text)
    match.state.chance.assert_spent()  # type: ignore[attr-defined]
    return [event for step in match.steps for event in step.events]


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_an_attack_from_the_dice_to_the_points() -> None:
    """SDA-ACTION-11: offense, defense, compare, resolve, in this order."""
    table = {
        "board": [3, 1],
        "scenario": "destruction",
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [0, 0], "status": ["hex"], "attrs": {"STR": "3R+1 melee 1"}},
            "K": {"use": "GRUNT", "side": "B", "at": [1, 0]},
            "P": {"use": "POINT", "side": "B", "at": [2, 0]},
        },
    }
    events = played(table, "activate H", "attack K STR", rolls={"H.STR": [2, 1, 0], "K.DEX": [0]})
    assert events == [
        e.PhaseChosen(0, "activate H"),
        e.Activated("H"),
        e.Acted("H", "attack STR", 1, "K", (), ("K",)),
        e.Rolled("H", "STR", "offense", "3R+1", (2, 1, 0), 1, 2, ("h-card",), 0),  # SDA-STATUS-07: the 2 is gone
        e.Rolled("K", "DEX", "defense", "1B", (0,), 0, 0, ("grunt",)),
        e.Compared("H", "K", 2, 0, True),
        e.Wounded("K", 1, 1, "attack STR", "H"),
        e.Destroyed("K", 1, 0, "attack STR", "H"),
        e.PointsScored(0, 1, 1, "destroyed K"),  # SDA-DESTROY-02
    ]


def test_upkeep_is_told_in_its_order() -> None:
    """SDA-UPKEEP-01: old effects end, healing, damage, everything else."""
    table = {
        "board": [6, 6],
        "cards": {
            "bear": {"use": "OGRE", "kind": "hero", "form_of": "druid", "platform": "", "potion_quantity": 1},
            "druid": {"use": "HERO", "shapeshift": "bear", "abilities": ["tough"], "potion_list": ["Black Hands"]},
        },
        "models": {
            "H": {"card": "druid", "side": "A", "at": [2, 2], "wounds": 2, "status": ["fire"], "potions": 1},
            "K": {"use": "GRUNT", "side": "B", "at": [5, 5]},
        },
    }
    first = ("activate H", "stay", "drink black-hands", "end", "pass")
    events = played(table, *first, "activate H", "shift c3")
    begun = next(i for i, event in enumerate(events) if isinstance(event, e.EffectBegan))
    assert kinds(events[begun - 2 : begun + 1]) == ["Drank", "Acted", "EffectBegan"]
    last = max(i for i, event in enumerate(events) if isinstance(event, e.Activated))
    assert events[last:] == [
        e.Activated("H"),
        e.EffectEnded("black-hands", "H"),
        e.Healed("H", 1, 1, "tough"),
        e.Shifted("H", "bear", 14),
    ]
    fire = kinds(events[: kinds(events).index("Drank")])
    assert fire == ["PhaseChosen", "Activated", "Healed", "Wounded"]


def test_a_crystal_from_the_cluster_to_the_ground_and_home() -> None:
    table = {
        "board": [9, 3],
        "scenario": "crystal capture",
        "clusters": {"A": [0, 1], "B": [7, 1]},
        "models": {
            "M": {"use": "BRUTE", "side": "A", "at": [6, 1], "hearts": 1},
            "F": {"use": "BRUTE", "side": "A", "at": [3, 1]},
            "K": {"use": "BRUTE", "side": "B", "at": [6, 0]},
        },
    }
    events = played(
        table, "activate M", "interact", "end", "end phase", "activate K", "attack M STR", "f2", "end", "end phase",
        "activate F", "move e2", "interact", "move b2",
        rolls={"K.STR": [1, 0], "M.DEX": [0, 0]},
    )  # fmt: skip
    told = [
        event for event in events if isinstance(event, e.CrystalTaken | e.CrystalDropped | e.Moved | e.PointsScored)
    ]
    assert told == [
        e.CrystalTaken("M", "cluster"),  # SDA-CRYSTAL-07
        e.CrystalDropped("M", 14),  # SDA-CRYSTAL-08
        e.Moved("F", 12, (13,), 13, 1),
        e.CrystalTaken("F", "ground"),  # SDA-CRYSTAL-09
        e.Moved("F", 13, (12, 11, 10), 10, 3),
        e.PointsScored(0, 1, 1, "crystal brought home by F"),  # SDA-CRYSTAL-11
    ]


def test_the_store_and_the_equipment() -> None:
    table = {
        "board": [2, 1],
        "equipment": {
            "crown": {"slot": "ruby", "deck": "treasure"},
            "cloak": {"slot": "ruby", "deck": "treasure"},
            **{name: {} for name in ("l1", "l2", "l3", "l4")},
        },
        "treasures": ["crown", "cloak"],
        "backpack": {"A": ["l1", "l2", "l3", "l4"]},
        "models": {"H": {"use": "HERO", "side": "A", "at": [0, 0]}},
    }
    events = played(table, "store", "buy crown with l1 l2 l3 l4", "leave", "equip crown on H")
    assert events[:4] == [
        e.PhaseChosen(0, "store"),
        e.TurnedUp(("crown", "cloak")),
        e.Bought(0, "crown", ("l1", "l2", "l3", "l4")),
        e.Discarded(("cloak",), "not bought"),
    ]
    assert e.Equipped("H", "crown", "ruby", "") in events
    assert [event.step for event in events if isinstance(event, e.PowerUp)][:3] == ["rewards", "equipment", "mini-boss"]


def test_a_push_names_who_pushed() -> None:
    shove = {"name": "shove", "colour": "blue", "range": "support 1", "effects": [{"do": "push", "squares": 2}]}
    table = {
        "board": [4, 1],
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [0, 0], "actions": [shove]},
            "K": {"use": "GRUNT", "side": "B", "at": [1, 0]},
        },
    }
    events = played(table, "activate H", "use shove K", "d1")
    assert events[-1] == e.Moved("K", 1, (2, 3), 3, 2, "H")
