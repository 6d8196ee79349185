"""The examples that the rulebook gives with cards it names."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.texts import Texts
from game.kernel.chance import Chance
from game.kernel.match import Match, Refused
from game.superdungeon import cards as c
from game.superdungeon.cardtext import model_lines
from game.superdungeon.combat import offense_pool
from game.superdungeon.library import library
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.state import State
from game.superdungeon.table import lay
from game.superdungeon.traits import total_ap

MODELS = library().models


def power_up(models: dict[str, Any], backpack: list[str]) -> Match[State]:
    for n, fields in enumerate(models.values()):
        fields |= {"side": "A", "at": [3 * n, 0]}
    models["FOE"] = {"use": "HERO", "side": "B", "at": [0, 5]}
    table = {"board": [12, 6], "models": models, "stage": "equipment", "backpack": {"A": backpack}}
    return Match(SuperDungeonRules(), lay(table, Chance(0)))


def test_the_questing_knight_wears_two_treasures_and_two_loot_cards() -> None:
    """Royal Cloak in ruby, Dark Scimitar in citrine, Leather Jerkin in emerald, Champion Belt in sapphire."""
    gear = {
        "ruby": "royal-cloak",
        "citrine": "dark-scimitar",
        "emerald": "leather-jerkin",
        "sapphire": "arena-champion-belt",
    }
    match = power_up({"K": {"card": "questing-knight"}}, [*gear.values()])
    before = total_ap(match.state, match.state.models["K"])
    for card in gear.values():
        match.answer(0, f"equip {card} on K")
    knight = match.state.models["K"]
    assert knight.equipment == gear, "SDA-EQUIP-14"
    assert total_ap(match.state, knight) == before + 1
    attack = c.Action(name="attack STR", colour="red", range="melee 2")
    roll, _ = offense_pool(match.state, knight, attack, (match.state.models["FOE"],))
    assert roll.text == "2R1B+1", "the cloak's blue die and the scimitar's star"


def test_one_half_of_the_warrens_holds_the_lance_for_every_kobold() -> None:
    match = power_up(
        {"W1": {"card": "kobold-warrens"}, "W2": {"card": "kobold-warrens"}, "K": {"card": "kobold-brawler"}},
        ["dragon-lance", "mercy-maul"],
    )
    match.answer(0, "equip dragon-lance on W1")
    with pytest.raises(Refused):
        match.answer(0, "equip mercy-maul on W2")
    attack = c.Action(name="attack STR", colour="red", range="melee 1")
    roll, _ = offense_pool(match.state, match.state.models["K"], attack, (match.state.models["FOE"],))
    assert roll.text == "3B1G", "a brawler is Citrine: the affinity bonus instead of the standard one (SDA-AFFINITY-04)"


def test_gruesome_george_takes_the_scythe_and_chainmail() -> None:
    match = power_up({"G": {"card": "gruesome-george"}}, ["death-scythe", "chainmail"])
    match.answer(0, "equip death-scythe on G")
    match.answer(0, "equip chainmail on G")
    assert match.state.models["G"].equipment == {"citrine": "death-scythe", "emerald": "chainmail"}, "SDA-EQUIP-14"


def test_rex_squeezes_between_two_crown_guards() -> None:
    """The large kobold ogre goes through a gap of one square; the Champion does not slip between two kobolds."""
    models = {"REX": {"card": "rex", "side": "A", "at": [0, 0]}}
    models |= {f"G{y}": {"card": "crown-guard", "side": "B", "at": [3, y]} for y in (0, 2)}
    state = lay({"board": [8, 3], "models": models, "stage": "activation", "activated": ["REX"]}, Chance(0))
    match: Match[State] = Match(SuperDungeonRules(), state)
    match.answer(0, "move f1")
    assert match.state.ground.name(match.state.models["REX"].at or 0) == "f1", "SDA-LARGE-03"
    models = {"C": {"card": "arena-champion", "side": "A", "at": [0, 0]}}
    models |= {f"K{x}": {"card": "kobold-brawler", "side": "B", "at": [x, 1 - x]} for x in (0, 1)}
    state = lay({"board": [3, 3], "models": models, "stage": "activation", "activated": ["C"]}, Chance(0))
    match = Match(SuperDungeonRules(), state)
    with pytest.raises(Refused, match="no way"):
        match.answer(0, "move b2")


def test_the_action_lines_of_the_diagram() -> None:
    """Stinging Shot is red, costs 2, Missile 8, a die more; Scope is blue, costs 1, Missile 8, DEX against DEX."""
    lines = {line.slug: line for line in model_lines(Texts.load(strict=True), MODELS["thornwood-archer"])}
    shot, scope = lines["stinging-shot"], lines["scope"]
    assert (shot.name, shot.colour, shot.cost) == ("Stinging Shot", "red", 2), "SDA-ACTION-12"
    assert shot.text == "Missile 8, +1 red die. Inflicts Ice."
    assert (scope.name, scope.colour, scope.cost) == ("Scope", "blue", 1)
    assert scope.text == "Missile 8, DEX against DEX. Inflicts Bane."
