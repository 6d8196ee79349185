"""What is told of what happens: log, animation and statistics are made from these records alone."""

from __future__ import annotations

from typing import Any

from game.kernel.event import Event
from game.kernel.loaded import LoadedChance
from game.kernel.match import Match
from game.superdungeon import events as e
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.state import House, State
from game.superdungeon.table import lay

HOUSE = House()


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


def test_a_roll_names_everything_that_its_dice_come_from() -> None:
    """SDA-OFFENSE-02, SDA-DEFENSE-03: the card, the action, and what each side carries."""
    lunge = {"name": "lunge", "colour": "red", "range": "melee 1", "bonus": "+1B"}
    table = {
        "board": [2, 1],
        "equipment": {
            "blade": {"slot": "citrine", "hooks": [{"hook": "dice", "on": "offense", "dice": "+1"}]},
            "hood": {"slot": "ruby", "hooks": [{"hook": "dice", "on": "defense", "foe": True, "dice": "-1"}]},
            "mail": {"slot": "citrine", "hooks": [{"hook": "dice", "on": "defense", "dice": "+1"}]},
            "mist": {"slot": "ruby", "hooks": [{"hook": "dice", "on": "offense", "foe": True, "dice": "+1B"}]},
        },
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [0, 0], "actions": [lunge], "equipped": ["blade", "hood"]},
            "K": {"use": "HERO", "side": "B", "at": [1, 0], "equipped": ["mail", "mist"]},
        },
    }
    events = played(table, "activate H", "use lunge K", rolls={"H.STR": [0, 0, 0, 1], "K.DEX": [1]})
    assert [event.sources for event in events if isinstance(event, e.Rolled)] == [
        ("h-card", "lunge", "blade", "mist"),
        ("hero", "mail", "hood"),
    ]


def test_a_reroll_is_told_with_both_faces() -> None:
    """SDA-REROLL-01"""
    table = {
        "board": [2, 1],
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [0, 0], "hooks": [{"hook": "reroll", "on": "offense"}]},
            "K": {"use": "GRUNT", "side": "B", "at": [1, 0]},
        },
    }
    events = played(table, "activate H", "attack K STR", "offense 2", rolls={"H.STR": [2, 0, 1], "K.DEX": [2]})
    assert [event for event in events if isinstance(event, e.Rerolled)] == [e.Rerolled("H", "offense", 1, 0, 1)]


def test_a_potion_costs_no_action_points_and_the_only_place_to_leap_to_is_not_asked_for() -> None:
    acid = {"name": "acid", "colour": "red", "range": "missile 3"}
    leap = {"name": "leap", "colour": "red", "range": "melee 1", "pounce": 3}
    table = {
        "board": [4, 1],
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [0, 0], "potions": 1, "potion_list": [acid], "actions": [leap]},
            "K": {"use": "BRUTE", "side": "B", "at": [2, 0]},
            "L": {"use": "BRUTE", "side": "B", "at": [3, 0]},
        },
    }
    rolls = {"H.DEX": [0], "H.STR": [0, 0], "K.DEX": [0, 0, 0, 0]}
    events = played(table, "activate H", "drink acid K", "use leap K", rolls=rolls)
    assert [event.ap for event in events if isinstance(event, e.Acted)] == [0, 1]
    assert kinds(events)[-5:] == ["Placed", "Acted", "Rolled", "Rolled", "Compared"]


def test_a_mini_boss_that_falls_with_the_last_point_is_not_healed_first() -> None:
    """SDA-BOSS-05, SDA-RESOLVE-15; what it carried goes back."""
    whirl = {"name": "whirl", "colour": "red", "attr": "STR", "area": "wave 1"}
    table = {
        "board": [3, 1],
        "equipment": {"mail": {}},
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [1, 0], "actions": [whirl]},
            "P": {"use": "POINT", "side": "B", "at": [0, 0], "wounds": 2},
            "M": {"use": "BOSS", "base": 1, "side": "B", "at": [2, 0], "wounds": 5, "equipped": ["mail"]},
            "Q": {"use": "POINT", "side": "B", "gone": True},
        },
    }
    events = played(table, "activate H", "use whirl", rolls={"H.STR": [2, 2], "P.DEX": [0], "M.DEX": [0, 0]})
    gone = kinds(events)[kinds(events).index("Destroyed") :]
    assert gone == ["Destroyed", "Unequipped", "Destroyed"]
    assert e.Unequipped("M", ("mail",)) in events


def test_a_victory_is_told_once() -> None:
    """SDA-DESTROY-04, SDA-KOTH-06, SDA-DEATH-08"""
    fight = {
        "board": [2, 1],
        "scenario": "destruction",
        "points": {"A": 14},
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [0, 0]},
            "K": {"use": "GRUNT", "side": "B", "at": [1, 0]},
        },
    }
    events = played(fight, "activate H", "attack K STR", rolls={"H.STR": [1, 0], "K.DEX": [0]})
    assert [event for event in events if isinstance(event, e.Won)] == [e.Won(0, "15 points")]
    alone = {"use": "HERO", "side": "B", "at": [12, 12]}
    models = {"K": alone, "P": {"use": "POINT", "side": "A", "gone": True}}
    board = {"board": [24, 24], "models": models}
    held = {**board, "scenario": "king of the hill", "points": {"B": HOUSE.hill_points - 1}}
    won = [event for event in played(held, "pass") if isinstance(event, e.Won)]
    assert won == [e.Won(1, f"{HOUSE.hill_points} points")]
    left = [event for event in played({**board, "scenario": "destruction"}, "pass") if isinstance(event, e.Won)]
    assert left == [e.Won(1, "nothing is left of the enemy warband")]


def test_points_that_are_none_are_not_told() -> None:
    """SDA-DESTROY-02: a model without skulls pays nothing."""
    table = {
        "board": [2, 1],
        "scenario": "destruction",
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [0, 0]},
            "K": {"use": "GRUNT", "side": "B", "at": [1, 0], "skulls": 0},
        },
    }
    events = played(table, "activate H", "attack K STR", rolls={"H.STR": [1, 0], "K.DEX": [0]})
    assert kinds(events)[-1] == "Destroyed"


def test_who_cheats_death_is_told() -> None:
    table = {
        "board": [2, 1],
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [0, 0]},
            "K": {"use": "GRUNT", "side": "B", "at": [1, 0], "hooks": [{"hook": "survive", "dice": "1R+1"}]},
        },
    }
    events = played(table, "activate H", "attack K STR", rolls={"H.STR": [1, 0], "K.DEX": [0], "K.survive": [1]})
    assert events[-3:] == [
        e.Wounded("K", 1, 1, "attack STR", "H"),
        e.Rolled("K", "", "survive", "1R+1", (1,), 1, 2),
        e.Healed("K", 1, 0, "survive"),
    ]


def test_lost_points_unlock_the_mini_boss_and_then_free_it() -> None:
    """SDA-BOSS-01, SDA-BOSS-05"""
    table: dict[str, Any] = {
        "board": [3, 1],
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [1, 0]},
            "P": {"use": "POINT", "side": "B", "at": [0, 0], "wounds": 2},
            "Q": {"use": "POINT", "side": "B", "gone": True},
            "M": {"use": "BOSS", "base": 1, "side": "B", "at": [2, 0], "wounds": 2, "status": ["hex"]},
        },
    }

    def after(**models: dict[str, Any]) -> list[Event]:
        changed = {**table, "models": {id: {**line, **models.get(id, {})} for id, line in table["models"].items()}}
        events = played(changed, "activate H", "attack P STR", rolls={"H.STR": [2, 0], "P.DEX": [0]})
        return events[kinds(events).index("Destroyed") + 1 :]

    why = "second spawning point lost"
    assert after() == [e.Healed("M", 2, 0, why), e.StatusRemoved("M", "hex", why)]
    assert after(M={"wounds": 0}) == [e.StatusRemoved("M", "hex", why)]
    assert after(M={"wounds": 0, "status": []}) == []
    assert after(Q={"gone": False, "at": None}) == [e.Unlocked(1)]


def test_an_immunity_that_takes_a_token_away_is_told() -> None:
    """SDA-ABIL-13"""
    effects = [{"do": "grant", "abilities": ["immune hex"]}]
    bless = {"name": "bless", "colour": "blue", "range": "support 3", "augment": True, "effects": effects}
    table = {
        "board": [3, 1],
        "models": {
            "H": {"use": "HERO", "side": "A", "at": [0, 0], "actions": [bless]},
            "F": {"use": "BRUTE", "side": "A", "at": [1, 0], "status": ["hex", "bane"]},
        },
    }
    events = played(table, "activate H", "use bless F")
    assert events[-1] == e.StatusRemoved("F", "hex", "immune")
