"""What a card may say, and what is refused; dice as data; warbands."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from game.kernel.chance import Chance
from game.kernel.dice import Odds
from game.kernel.game import Setup
from game.kernel.loaded import LoadedChance
from game.kernel.match import Match, Refused
from game.superdungeon import setup, warbands
from game.superdungeon.actions import unique_actions
from game.superdungeon.activation import REASONS, commands
from game.superdungeon.arenas import Arena, assemble, turned
from game.superdungeon.cards import Action, Equipment, ModelCard, Potion
from game.superdungeon.dice import FACES, Pool, attribute, discarded, pool, totals
from game.superdungeon.game import GAME, deck, new
from game.superdungeon.library import library
from game.superdungeon.odd import CODE
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.state import House, State
from game.superdungeon.table import lay
from game.superdungeon.vocabulary import Status
from tests.superdungeon.melee import match_state, table

HERO = {"slug": "h", "roles": ["hero"], "hearts": 5, "potion_quantity": 1, "attrs": {"STR": "2R melee 1"}}
MINION = {"slug": "m", "roles": ["minion"], "hearts": 1, "platform": "8-bit"}


def card(**fields: Any) -> ModelCard:
    return msgspec.convert({**(MINION if "platform" in fields else HERO), **fields}, ModelCard)


def test_dice_are_data() -> None:
    assert FACES["B"] == (0, 0, 1, 1, 2, "H")  # SDA-COMP-04
    assert FACES["R"] == (0, 1, 1, 2, 3, "P")  # SDA-COMP-04
    assert FACES["G"] == (1, 2, 2, 3, 4, "HP")  # SDA-COMP-04
    assert set(FACES) == {"B", "R", "G"}
    assert pool("2R1B+1") == Pool("RRB", 1)
    assert pool("*2") == Pool("", 2)
    assert pool("-1") == Pool("", -1)
    assert pool("2R1B+1").text == "2R1B+1"
    assert attribute("2B-1 missile 6 def") == (Pool("BB", -1), "missile", 6, True)
    for nonsense in ("", "2X", "R2", "2B+", "**1"):
        with pytest.raises(ValueError, match="is not dice"):
            pool(nonsense)


def test_the_highest_die_is_discarded_and_of_equals_the_plain_one() -> None:
    assert discarded([2, 1]) == 0  # SDA-STATUS-06
    assert discarded([2, 2]) == 0
    assert discarded(["H", 0]) == 1  # SDA-STATUS-07
    assert discarded([]) is None


def test_odds_with_a_discard_are_exact() -> None:
    weights: Counter[int] = Counter()
    for one in (0, 0, 1, 1, 2, 0):
        for two in (0, 1, 1, 2, 3, 0):
            weights[one + two - max(one, two) + 1] += 1
    assert totals(Pool("BR", 1), discards=True) == Odds(weights)


def test_seven_statuses() -> None:
    names = set(msgspec.inspect.type_info(Status).values)  # type: ignore[attr-defined]
    assert names == {"hex", "bane", "slow", "ice", "fire", "poison", "knockdown"}  # SDA-COMP-03
    with pytest.raises(msgspec.ValidationError, match="sleepy"):
        card(abilities=["sleepy"])
    with pytest.raises(msgspec.ValidationError, match="sleepy"):
        card(actions=[{"name": "a", "colour": "blue", "effects": [{"do": "status", "status": "sleepy"}]}])


def test_one_schema_for_heroes_and_monsters() -> None:
    assert card().roles == ("hero",)  # SDA-CARD-01
    assert card(platform="8-bit").platform == "8-bit"  # SDA-CARD-03
    assert card(platform="16-bit", roles=["minion"]).platform == "16-bit"  # SDA-CARD-03
    assert card(platform="8-bit", roles=["elite"]).roles == ("elite",)
    with pytest.raises(msgspec.ValidationError, match="12-bit"):
        card(platform="12-bit")  # SDA-CARD-03
    with pytest.raises(msgspec.ValidationError, match="only monsters have a platform"):
        msgspec.convert({**HERO, "platform": "8-bit"}, ModelCard)  # SDA-CARD-01
    with pytest.raises(msgspec.ValidationError, match="only Heroes have potions"):
        card(platform="super", roles=["miniboss"], potions=[{"name": "p", "colour": "blue"}])  # SDA-POTION-09
    with pytest.raises(msgspec.ValidationError, match="a Hero needs potion_quantity"):
        msgspec.convert({key: value for key, value in HERO.items() if key != "potion_quantity"}, ModelCard)
    with pytest.raises(msgspec.ValidationError, match="hearts"):
        msgspec.convert({key: value for key, value in HERO.items() if key != "hearts"}, ModelCard)  # SDA-CARD-05
    with pytest.raises(msgspec.ValidationError, match="a monster needs a platform"):
        msgspec.convert({key: value for key, value in MINION.items() if key != "platform"}, ModelCard)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"colour": "red", "range": "support 3"}, "no support range"),  # SDA-RANGE-07
        ({"colour": "red"}, "needs a range or an area"),  # SDA-RANGE-01
        ({"colour": "red", "area": "wave 1"}, "needs attr"),
        ({"colour": "blue", "range": "support 3", "attr": "DEX"}, "names both"),
        ({"colour": "red", "area": "burst 1", "attr": "DEX"}, "a burst needs a range"),
        ({"colour": "red", "area": "wave 1", "attr": "STR", "range": "melee 1"}, "an area replaces the range"),
        ({"colour": "green"}, "only a potion is green"),
        ({"colour": "red", "range": "melee"}, "range"),
    ],
)
def test_actions_that_make_no_sense(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=reason):
        msgspec.convert({"name": "a", **fields}, Action)


def test_the_arena_potions() -> None:
    potions = library().potions
    assert set(potions) == {"goddess-grace", "black-hands", "astral-armor"}
    assert all(potion.cost == 1 for potion in potions.values())  # SDA-POTION-13
    assert not potions["black-hands"].is_offensive  # SDA-POTION-14
    assert msgspec.convert({"name": "x", "colour": "red", "range": "melee 1"}, Potion).is_offensive


def test_affinity_is_for_cards_of_expansions() -> None:
    """The boxed decks hold no equipment with an affinity bonus, but such a card works."""
    boxed = [record for record in library().equipment.values() if not record.classic]
    assert not [record.slug for record in boxed if record.affinity]  # SDA-AFFINITY-05
    shard = msgspec.convert({"slug": "s", "deck": "loot", "slot": "ruby", "affinity": ["ruby"]}, Equipment)
    assert shard.affinity == ("ruby",)


def test_every_odd_effect_has_code() -> None:
    """An ability that is not of the rulebook brings its own rule: a declared hook, or code."""
    used = set()
    for record in (*library().models.values(), *library().equipment.values()):
        for found in _walk(msgspec.to_builtins(record)):
            if found.get("do") == "odd":
                used.add(found["code"])
    assert used <= set(CODE)  # SDA-ABIL-02


def _walk(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict):
        return [value, *(found for part in value.values() for found in _walk(part))]
    if isinstance(value, list | tuple):
        return [found for part in value for found in _walk(part)]
    return []


# Warbands


def warband_of(**change: Any) -> str | None:
    state = match_state("warband")
    band = {"hero": ["knight"], "miniboss": ["wyrm"], "points": ["nest", "quarry"], **change}
    return warbands.why_not_warband(state, band["hero"], band["miniboss"], band["points"])


def test_a_warband_is_one_hero_one_miniboss_and_two_points() -> None:
    assert warband_of() is None  # SDA-COMP-01
    assert warband_of(hero=[]) == "a warband has one hero, not 0"  # SDA-SETUP-01
    assert warband_of(hero=["knight", "druid"]) == "a warband has one hero, not 2"  # SDA-SETUP-01
    assert warband_of(miniboss=["wyrm", "ogre-king"]) == "a warband has one miniboss, not 2"  # SDA-SETUP-02
    assert warband_of(miniboss=[]) == "a warband has one miniboss, not 0"  # SDA-SETUP-02
    assert warband_of(points=["nest"]) == "a warband has two spawning points, not 1"  # SDA-COMP-01
    assert warband_of(points=["nest", "nest", "quarry"]) == "a warband has two spawning points, not 3"
    assert warband_of(points=["nest", "nest"]) is None  # SDA-SETUP-03
    assert warband_of(points=["warren"]) is None  # SDA-SETUP-05
    assert warband_of(points=["warren", "nest"]) == "warren is a pair and takes both choices"  # SDA-SETUP-05
    assert warband_of(points=["nest", "warren"]) == "warren is a pair and takes both choices"  # SDA-SETUP-05
    assert warband_of(hero=["wyrm"]) == "wyrm is no hero"
    assert warband_of(hero=["nobody"]) == "there is no card nobody"


def test_a_model_of_two_roles_fills_one_slot() -> None:
    laid = table()
    laid["cards"]["scarecrow"] = {**laid["cards"]["wyrm"], "kind": ["hero", "miniboss"], "potion_quantity": 1}
    state = lay(laid, LoadedChance())
    points = ["nest", "quarry"]
    assert warbands.why_not_warband(state, ["scarecrow"], ["wyrm"], points) is None  # SDA-SETUP-07
    assert warbands.why_not_warband(state, ["knight"], ["scarecrow"], points) is None  # SDA-SETUP-07
    both = warbands.why_not_warband(state, ["scarecrow"], ["scarecrow"], points)
    assert both == "scarecrow is the Hero already"  # SDA-SETUP-07


def test_the_pool_holds_what_the_points_list() -> None:
    state = match_state("build")
    state.models.clear()
    warbands.build(state, 0, "knight", "wyrm", ["nest", "nest"])
    warbands.build(state, 1, "druid", "ogre-king", ["warren"])
    cards = Counter(model.card for model in state.pool(0))
    assert cards == {"knight": 1, "wyrm": 1, "nest": 2, "imp": 6, "witch": 2}  # SDA-SETUP-03, SDA-SETUP-04
    cards = Counter(model.card for model in state.pool(1))
    assert cards["warren"] == 2
    assert cards["mole"] == 4  # SDA-SETUP-06
    assert state.models["A-imp-3"].role == "minion"


# Before the first turn


def test_decks_are_shuffled_by_the_seed() -> None:
    def order(seed: str) -> list[str]:
        match = Match(SuperDungeonRules(), match_state(seed))
        while match.state.stage != "points":
            (seat,) = match.pending
            match.answer(seat, match.pending[seat].options[0])
        return match.state.loot

    assert order("one") == order("one")  # SDA-SETUP-12
    assert order("one") != order("two")  # SDA-SETUP-12
    assert sorted(order("one")) == sorted(order("two"))


def test_player_one_chooses_the_arena() -> None:
    state = match_state("arena")
    state.stage, state.first, state.arena = "arena", 1, Arena(width=0, height=0)
    match = Match(SuperDungeonRules(), state)
    if len(GAME.arenas()) > 1:
        assert list(match.pending) == [1]  # SDA-SETUP-10
        assert match.pending[1].prompt == "arena"
        assert set(match.pending[1].options) == set(GAME.arenas())
        match.answer(1, GAME.arenas()[0])
    assert match.state.arena.slug == GAME.arenas()[0]  # SDA-SETUP-10


def test_what_each_player_has_at_the_start() -> None:
    state = match_state("start")
    assert [side.backpack for side in state.sides] == [[], []]  # SDA-SETUP-13
    assert {"attack", "interact", "stand"} <= set(REASONS)  # SDA-SETUP-13
    laid = table(stage="phase")
    laid["models"]["Ahero"]["at"] = [5, 7]
    laid["models"]["Ahero"]["status"] = ["knockdown"]
    match = Match(SuperDungeonRules(), lay(laid, Chance(1)))
    match.answer(0, "activate Ahero")
    hero = match.state.models["Ahero"]
    assert list(commands(match.state, hero)) == ["end", "stand ap", "stand mp"]
    assert [choice.action.name for choice in unique_actions(match.state, hero)] == [
        "whirl", "lunge", "leap", "banner", "order",
    ]  # fmt: skip


def test_a_setup_that_is_impossible_is_refused_with_its_reason() -> None:
    def refused(**fields: Any) -> str:
        with pytest.raises(Refused) as error:
            new(Setup(**{"seats": 2, **fields}))
        return str(error.value)

    assert refused(seats=3) == "Super Dungeon Arena is played by two"
    assert "is none of the scenarios" in refused(options={"scenario": "croquet"})
    assert "is none of the arenas" in refused(arena="nowhere")
    assert "is none of the warbands" in refused(options={"warbands": ["nobody", "nobody"]})
    assert "wings" in refused(options={"wings": 2})
    assert deck("loot", House()) == [*dict.fromkeys(deck("loot", House()))]


# Dungeon tiles


def test_four_tiles_make_an_arena() -> None:
    wall_east = Arena(slug="t", width=6, height=6, east_walls=(5, 2), south_walls=(31,), effects={"hole": (0,)})
    made = assemble([(wall_east, 0), (wall_east, 1), (wall_east, 3), (wall_east, 2)])
    assert (made.width, made.height) == (12, 12)  # SDA-TILES-08
    assert 2 in made.east_walls
    assert 5 not in made.east_walls  # SDA-TILES-09: the wall along the edge that touches another tile
    assert made.effects["hole"] == (0, 11, 132, 143)  # each turned by a quarter more: all corners outside
    with pytest.raises(ValueError, match="four square tiles"):
        assemble([(wall_east, 0)] * 3)


def test_turning_a_tile_four_times_leaves_it_as_it_was() -> None:
    tile = Arena(width=4, height=4, voids=(1,), east_walls=(0, 6), south_walls=(2, 7), effects={"hole": (3, 9)})
    assert turned(tile, 4) == tile
    assert turned(turned(tile, 1), 3) == tile
    once = turned(tile, 1)
    assert once.effects["hole"] == (5, 15)  # (1,2) goes to (1,1), (3,0) to (3,3)
    assert once.voids == (7,)


def test_players_alternate_placing_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    tile = Arena(slug="tile-a", width=12, height=12)
    monkeypatch.setattr(setup, "tiles", lambda: ("tile-a",))
    monkeypatch.setattr(setup, "arena", lambda slug: tile)
    state = match_state("tiles")
    state.stage, state.first, state.tiles = "arena", 1, [setup.NONE]
    match: Match[State] = Match(SuperDungeonRules(), state)
    for seat in (1, 0, 1, 0):  # SDA-TILES-08
        assert list(match.pending) == [seat]
        match.answer(seat, f"tile-a {seat}")
    assert (match.state.arena.width, match.state.arena.height) == (24, 24)


def test_the_champion_is_a_hero_on_a_small_base() -> None:
    champion = library().models.get("arena-champion")
    if champion is None:
        pytest.skip("the cards are not in the house yet")
    assert champion.roles == ("hero",)  # SDA-COMP-05
    assert champion.base == 1  # SDA-COMP-05
