"""A match with cards of its own that together use everything the rules know; shipped cards may change as they like."""

from __future__ import annotations

from typing import Any

from game.kernel.chance import Chance
from game.superdungeon.state import State
from game.superdungeon.table import lay

GRANT = {"do": "grant", "hooks": [{"hook": "dice", "dice": "+1", "on": "offense"}]}
CARDS: dict[str, dict[str, Any]] = {
    "knight": {
        "kind": "hero", "types": ["human"], "affinity": ["citrine", "ruby"], "mp": 6, "ap": 3, "hearts": 5,
        "potion_quantity": 2,
        "attrs": {"STR": "2R melee 2", "ARM": "2B1R def", "WILL": "2B", "DEX": "2B missile 6 def"},
        "abilities": ["fire", "immune fire"],
        "hooks": [{"hook": "reroll", "on": "offense"}, {"hook": "free attack"}, {"hook": "drinks"}],
        "actions": [
            {"name": "whirl", "colour": "red", "ap": 1, "attr": "STR", "area": "wave 1", "dangerous": True},
            {"name": "lunge", "colour": "red", "ap": 2, "attr": "STR", "area": "lance 5", "bonus": "+1R",
             "effects": [{"do": "push", "squares": 2}]},
            {"name": "leap", "colour": "red", "ap": 2, "range": "melee 1", "pounce": 5, "bonus_dice": 1},
            {"name": "banner", "colour": "blue", "ap": 1, "augment": True, "area": "aura 2", "effects": [GRANT]},
            {"name": "order", "colour": "blue", "ap": 1, "augment": True, "range": "support 6",
             "effects": [{"do": "compel", "squares": 3}, {"do": "attack"}]},
        ],
        "potion_list": [
            {"name": "balm", "colour": "green", "augment": True, "effects": [{"do": "heal", "amount": 2}]},
            {"name": "bomb", "colour": "red", "range": "missile 5", "area": "burst 1", "dangerous": True,
             "effects": [{"do": "status", "status": "random"}]},
            "Black Hands",
        ],
    },
    "druid": {
        "kind": "hero", "types": ["elf"], "affinity": ["emerald"], "mp": 7, "ap": 3, "hearts": 5, "shapeshift": "bear",
        "potion_quantity": 2, "attrs": {"STR": "3B melee 1", "ARM": "3B def", "WILL": "2R magic 6", "DEX": "1B1R def"},
        "abilities": ["poison", "surefoot"],
        "hooks": [{"hook": "reroll", "on": "defense"}, {"hook": "symbol", "rolled": "heart", "taken": "potion"},
                  {"hook": "survive"}],
        "actions": [
            {"name": "thorns", "colour": "red", "ap": 1, "range": "magic 6", "area": "burst 1",
             "effects": [{"do": "status", "status": "slow"}]},
            {"name": "charm", "colour": "blue", "ap": 1, "range": "support 6", "attr": "WILL", "versus": "WILL",
             "effects": [{"do": "compel", "squares": 3}]},
            {"name": "roots", "colour": "blue", "ap": 1, "area": "wave 3", "attr": "WILL", "versus": "STR",
             "effects": [{"do": "pull", "squares": 3}]},
            {"name": "rain", "colour": "blue", "ap": 1, "augment": True, "area": "wave 2", "once": True,
             "effects": [{"do": "heal", "amount": 1}]},
            {"name": "step", "colour": "blue", "ap": 1, "augment": True,
             "effects": [{"do": "teleport", "squares": 6}, {"do": "movement", "amount": 1}]},
        ],
        "potion_list": [
            {"name": "sap", "colour": "blue", "augment": True, "effects": [{"do": "actions"}, {"do": "remedy"}]},
            {"name": "syrup", "colour": "green", "augment": True, "area": "wave 1",
             "effects": [{"do": "mend"}, {"do": "potion"}]},
        ],
    },
    "bear": {
        "kind": "hero", "form_of": "druid", "types": ["bear"], "base": 2, "mp": 6, "ap": 3, "hearts": 5,
        "potion_quantity": 0, "attrs": {"STR": "2B1R melee 2", "ARM": "2R def", "WILL": "1B1R"},
        "hooks": [{"hook": "dice", "dice": "+1B", "on": "offense", "per": "own wound", "most": 2}],
        "actions": [{"name": "hug", "colour": "red", "ap": 2, "range": "melee 1", "effects": [
            {"do": "status", "status": "hex"}, {"do": "unequip"}]}],
    },
    "ogre-king": {
        "kind": "miniboss", "platform": "super", "types": ["ogre"], "affinity": ["citrine"], "base": 2,
        "mp": 6, "ap": 3, "hearts": 6, "abilities": ["tough", "immune knockdown"],
        "attrs": {"STR": "2B2R melee 2", "ARM": "3B def", "WILL": "1B", "DEX": "2B"},
        "hooks": [{"hook": "reaction", "when": "wounded", "effects": [{"do": "push", "squares": 1}]}, {"hook": "hold"}],
        "actions": [
            {"name": "mace", "colour": "red", "ap": 1, "attr": "STR", "area": "sweep 2", "dangerous": True},
            {"name": "quake", "colour": "blue", "ap": 2, "area": "cross 3", "attr": "STR", "versus": "DEX",
             "effects": [{"do": "status", "status": "knockdown"}]},
        ],
    },
    "wyrm": {
        "kind": "miniboss", "platform": "super", "types": ["dragon"], "affinity": ["ruby"], "base": 2, "mp": 8, "ap": 3,
        "hearts": 5, "abilities": ["fly", "immune status effects"],
        "attrs": {"STR": "2R melee 2", "ARM": "1R+2 def", "WILL": "3R magic 6"},
        "hooks": [{"hook": "damage", "attributes": ["STR"]}, {"hook": "cap"}],
        "actions": [{"name": "breath", "colour": "red", "ap": 2, "attr": "WILL", "area": "lance 6",
                     "effects": [{"do": "status", "status": "ice"}]}],
    },
    "imp": {
        "kind": "minion", "platform": "8-bit", "types": ["imp"], "affinity": ["ruby"], "mp": 7, "ap": 1, "hearts": 1,
        "abilities": ["fly", "insignificant", "small"], "attrs": {"STR": "3B melee 1", "ARM": "*1 def"},
    },
    "mole": {
        "kind": "minion", "platform": "8-bit", "types": ["mole"], "affinity": ["sapphire"], "mp": 5, "ap": 1,
        "hearts": 1,
        "abilities": ["burrow", "knockdown"], "attrs": {"STR": "3B melee 2", "ARM": "*0 def"},
        "hooks": [{"hook": "dice", "dice": "1B", "on": "offense", "per": "friend at target", "most": 3}],
    },
    "witch": {
        "kind": "elite", "platform": "16-bit", "types": ["witch"], "affinity": ["emerald"], "mp": 6, "ap": 2,
        "hearts": 2,
        "abilities": ["stealth", "backlash"], "attrs": {"STR": "1B melee 1", "WILL": "3B magic 6", "DEX": "2B def"},
        "actions": [
            {"name": "curse", "colour": "blue", "ap": 1, "range": "support 5", "attr": "WILL", "versus": "WILL",
             "effects": [{"do": "status", "status": "bane"}]},
            {"name": "call", "colour": "blue", "ap": 2, "augment": True,
             "effects": [{"do": "summon", "card": "imp"}, {"do": "wound", "whom": "user"}]},
            {"name": "fog", "colour": "blue", "ap": 1, "augment": True, "area": "aura 2",
             "effects": [{"do": "grant", "abilities": ["stealth"], "to": {"types": ["imp"]}}]},
        ],
    },
    "golem": {
        "kind": "elite", "platform": "16-bit", "types": ["golem"], "affinity": ["citrine"], "base": 2, "mp": 5, "ap": 2,
        "hearts": 3, "attrs": {"STR": "2B1R melee 1", "ARM": "1B1R def"},
        "hooks": [{"hook": "upkeep", "effects": [{"do": "movement"}]},
                  {"hook": "reaction", "when": "destroyed", "effects": [{"do": "status", "status": "slow"}]}],
        "actions": [{"name": "hook", "colour": "red", "ap": 1, "range": "missile 5", "hookshot": True,
                     "effects": [{"do": "pull", "squares": 4}, {"do": "draw", "only": "destroyed"}]}],
    },
    "nest": {"kind": "spawn", "hearts": 3, "attrs": {"ARM": "*1 def"}, "monsters": {"imp": 3, "witch": 1},
             "hooks": [{"hook": "aura", "name": "heat", "squares": 2, "abilities": ["fire"],
                        "to": {"affinity": ["ruby"]}}]},
    "quarry": {"kind": "spawn", "hearts": 3, "attrs": {"ARM": "*1 def"}, "monsters": {"golem": 1, "mole": 2},
               "abilities": ["immune status effects"], "hooks": [{"hook": "party", "hooks": [
                   {"hook": "dice", "dice": "+1", "on": "defense", "attributes": ["ARM"]}]}]},
    "warren": {"kind": "spawn", "hearts": 4, "attrs": {"ARM": "*1 def"}, "pair": "warren",
               "monsters": {"mole": 4, "witch": 1, "golem": 1}},
}  # fmt: skip
EQUIPMENT: dict[str, dict[str, Any]] = {
    "blade": {"slot": "citrine", "hooks": [{"hook": "dice", "attributes": ["STR"], "dice": "+1B"}]},
    "chain": {"slot": "emerald", "hooks": [{"hook": "dice", "attributes": ["ARM"], "dice": "+1B"}]},
    "boots": {"slot": "sapphire", "hooks": [{"hook": "stat", "stat": "mp", "amount": 2}]},
    "heart": {"slot": "ruby", "hooks": [{"hook": "stat", "stat": "hearts", "amount": 1}]},
    "mask": {"slot": "ruby", "cursed": True, "hooks": [{"hook": "dice", "dice": "-1", "on": "offense"}]},
    "charm": {"slot": "sapphire", "abilities": ["immune status effects"]},
    "belt": {"slot": "sapphire", "hooks": [{"hook": "stat", "stat": "potions", "amount": 1}]},
    "crown": {"slot": "ruby", "deck": "treasure", "hooks": [{"hook": "stat", "stat": "ap", "amount": 1}]},
    "axe": {"slot": "emerald", "deck": "treasure", "hooks": [{"hook": "dice", "attributes": ["STR"], "dice": "1G"}],
            "actions": [{"name": "cleave", "colour": "red", "ap": 1, "attr": "STR", "area": "sweep 1"}]},
    "cloak": {"slot": "ruby", "deck": "treasure", "abilities": ["backlash", "stealth"]},
    "torque": {"slot": "sapphire", "deck": "treasure", "affinity": ["ruby"], "affinity_abilities": ["fly"],
               "hooks": [{"hook": "affinity", "helps": ["citrine"], "help": [{"hook": "dice", "dice": "+1"}],
                          "harms": ["ruby"], "harm": [{"hook": "dice", "dice": "-1"}]}]},
    "wand": {"slot": "citrine", "deck": "treasure", "hooks": [
        {"hook": "reroll", "on": "defense", "whose": "enemy"},
        {"hook": "dice", "dice": "-1", "on": "offense", "foe": True}],
        "actions": [{"name": "spark", "colour": "red", "ap": 1, "range": "magic 4", "once": True, "wounds": "margin"}]},
}  # fmt: skip
TILES: dict[str, dict[str, Any]] = {
    "rubble": {"tags": ["difficult"]}, "hole": {"tags": ["chasm"]}, "pillar": {"tags": ["structure"]},
    "embers": {"tags": ["hazard"], "enter": [{"do": "status", "status": "fire"}]},
    "spikes": {"tags": ["hazard", "difficult"], "enter": [{"do": "wound"}]},
    "statue": {"tags": ["structure", "blessing"], "reach": 1,
               "hooks": [{"hook": "dice", "dice": "+1", "on": "offense"}]},
    "spring": {"tags": ["blessing"], "finish": [{"do": "mend"}]},
}  # fmt: skip
PLACES = {
    "pillar": [[4, 4], [5, 4], [12, 9], [3, 11], [10, 5]], "hole": [[8, 8], [9, 8], [8, 9]],
    "rubble": [[6, 6], [7, 6], [6, 7], [13, 12], [12, 13]], "embers": [[2, 8], [15, 9], [9, 11]],
    "spikes": [[11, 3], [6, 14]], "statue": [[7, 3], [10, 14]], "spring": [[3, 3], [14, 14]],
}  # fmt: skip
BANDS = {
    "A": {"hero": "knight", "boss": "ogre-king", "points": ["nest", "quarry"]},
    "B": {"hero": "druid", "boss": "wyrm", "points": ["warren", "warren"]},
}


def table(scenario: str = "", stage: str = "player one") -> dict[str, Any]:
    """Return a board of 20 x 20 with both warbands in their spawning pools."""
    models: dict[str, Any] = {}
    for side, band in BANDS.items():
        models[f"{side}hero"] = {"card": band["hero"], "side": side}
        models[f"{side}boss"] = {"card": band["boss"], "side": side}
        counted: set[str] = set()
        for i, point in enumerate(band["points"]):
            models[f"{side}p{i}"] = {"card": point, "side": side}
            if point not in counted:
                counted.add(point)
                for card, amount in CARDS[point]["monsters"].items():
                    for n in range(amount):
                        models[f"{side}{card}{i}{n}"] = {"card": card, "side": side}
    loot = [name for name, fields in EQUIPMENT.items() if fields.get("deck") != "treasure"]
    treasures = [name for name, fields in EQUIPMENT.items() if fields.get("deck") == "treasure"]
    return {
        "board": [20, 20],
        "walls": [[9, y, "E"] for y in range(6)] + [[x, 12, "S"] for x in range(3, 8)] + [[15, 5, "N"], [16, 5, "W"]],
        "voids": [[0, 0], [19, 19], [10, 10]],
        "tile_effects": TILES, "tiles": PLACES, "cards": CARDS, "equipment": EQUIPMENT, "models": models,
        "scenario": scenario, "stage": stage,
        "loot": [f"{name}#{n}" for name in loot for n in range(3)],
        "treasures": [f"{name}#{n}" for name in treasures for n in range(2)],
        "house": {"dash": True, "destruction_points": 12, "hill_points": 3, "crystal_points": 2},
    }  # fmt: skip


def match_state(seed: str, scenario: str = "") -> State:
    return lay(table(scenario), Chance.seeded(seed))
