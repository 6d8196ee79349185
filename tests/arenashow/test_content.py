"""All that is shipped for Battle Arena Show: cards, boards, texts."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import msgspec
import pytest

from game.arenashow import events
from game.arenashow.arena import Arena, Ground, arenas, shipped_ground
from game.arenashow.board_check import check_board
from game.arenashow.cards import ROLES, Action, HeroCard, Profile
from game.arenashow.game import check_content
from game.arenashow.library import bonus_deck, hero_pool, item_deck, practice, shipped
from game.arenashow.wording import action_facts, action_text, bonus_text, item_text, name, profile_text
from game.content.problems import ContentError
from game.content.records import fit
from game.content.texts import Texts

TEXTS = Texts.load(strict=True)
HEROES = shipped().heroes


def actions_of(card: HeroCard) -> list[Action]:
    return [action for evolved in (False, True) for action in card.side(evolved).values()]


def test_nothing_is_wrong() -> None:
    assert check_content() == []


def test_decks() -> None:
    assert len(item_deck()) == 96  # BAS-SETUP-08
    assert [len(bonus_deck(role)) for role in ROLES] == [25, 25, 25]  # BAS-SETUP-07
    for role in ROLES:
        assert len(hero_pool(role)) >= 2  # BAS-SETUP-09
        assert {shipped().bonus[card].role for card in bonus_deck(role)} == {role}  # BAS-SETUP-13
    steps = Counter((item.kind, item.cost) for item in shipped().items.values())
    assert set(steps.values()) == {1}
    assert {cost for _, cost in steps} == {2, 4, 6, 9}


@pytest.mark.parametrize("field", ["role", "basic", "plus", "actions"])
def test_a_hero_needs_all_of_its_fields(field: str) -> None:
    plain = msgspec.to_builtins(HEROES["vexa-thornshot"])
    assert fit(plain, HeroCard) == HEROES["vexa-thornshot"]
    del plain[field]
    with pytest.raises(ContentError):  # BAS-HERO-01
        fit(plain, HeroCard)
    with pytest.raises(ContentError):
        fit({"movement": 5, "attack": 8, "defense": 14, "health": 6}, Profile)


def test_roles() -> None:
    assert {card.role for card in HEROES.values()} == set(ROLES)  # BAS-HERO-02
    with pytest.raises(ContentError):
        fit({**msgspec.to_builtins(HEROES["vexa-thornshot"]), "role": "bard"}, HeroCard)


def test_guidelines() -> None:
    by_role = {role: [card for card in HEROES.values() if card.role == role] for role in ROLES}
    health = {role: mean(card.basic.health for card in cards) for role, cards in by_role.items()}
    heals = [
        card
        for card in by_role["tank"]
        if any(e.__struct_config__.tag == "heal" for a in actions_of(card) for e in a.effects)
    ]
    assert health["tank"] > health["killer"] > health["wizard"]  # BAS-HERO-03
    assert heals
    reach = {
        role: mean(max(a.range for a in actions_of(card) if a.damage is not None) for card in cards)
        for role, cards in by_role.items()
    }
    assert reach["killer"] > reach["tank"]  # BAS-HERO-04
    assert all(next(iter(card.actions.values())).type == "physical" for card in by_role["killer"])
    magic = [any(a.type == "magic" and a.is_attack for a in actions_of(card)) for card in by_role["wizard"]]
    areas = [any(a.area for a in actions_of(card)) for card in by_role["wizard"]]
    assert all(magic)  # BAS-HERO-05
    assert sum(areas) * 2 >= len(areas)


def test_no_plus_value_is_below_the_basic_one() -> None:
    plain = msgspec.to_builtins(HEROES["vexa-thornshot"])
    plain["plus"]["attack"] = plain["basic"]["attack"] - 1
    with pytest.raises(ContentError, match="less attack"):  # BAS-EVOLVE-05
        fit(plain, HeroCard)
    for card in HEROES.values():
        for field in Profile.__struct_fields__:
            assert getattr(card.profile(True), field) >= getattr(card.profile(False), field)  # BAS-SETUP-22


def test_actions() -> None:
    for card in HEROES.values():
        for slug, action in card.side(True).items():
            assert name(TEXTS, slug)  # BAS-ACTION-10
            assert (action.type == "passive") == (action.passive is not None)  # BAS-ACTION-27
            assert action.type != "passive" or not (action.cost or action.is_attack)
        assert any(action.siege and not action.cost for action in card.actions.values())
    with pytest.raises(ContentError):
        fit({"range": 3, "damage": 2}, Action)
    assert fit({"type": "neutral"}, Action).kinds == ("self",)  # BAS-ACTION-26


def test_siege_damage_is_printed() -> None:
    """1 where it costs no mana, 2 where it costs mana, and never from farther than 3."""
    for card in HEROES.values():
        for action in actions_of(card):
            if action.siege:
                assert action.siege_damage == (2 if action.cost else 1)
                assert min(action.range, action.siege_range or 3) <= 3
                assert action.range <= 3 or action.siege_range == 3


def test_items() -> None:
    for slug, item in shipped().items.items():
        assert name(TEXTS, slug)  # BAS-ITEM-04
        assert item.cost >= 1  # BAS-ITEM-05
        assert item.kind  # BAS-ITEM-06
        assert item_text(TEXTS, item)
    assert shipped().items["amber-rod"].uses == ("wizard",)
    assert shipped().items["whirlwind-gauntlet"].uses == ("killer", "tank")
    assert shipped().items["tin-locket"].uses == ROLES


def test_every_card_has_a_text() -> None:
    for library in (shipped(), practice()):
        for card in library.heroes.values():
            assert name(TEXTS, card.slug)
            assert profile_text(TEXTS, card.basic)
            for slug, action in card.side(True).items():
                assert name(TEXTS, slug)
                assert action_facts(TEXTS, action)
                plain = not action.effects and not action.targets and not action.ignore_walls and action.passive is None
                assert action_text(TEXTS, action) or plain
        for bonus in library.bonus.values():
            assert name(TEXTS, bonus.slug)
            assert bonus_text(TEXTS, bonus)


def test_some_texts() -> None:
    def text(hero: str, action: str, evolved: bool = False) -> str:
        return action_text(TEXTS, HEROES[hero].side(evolved)[action])

    assert text("vexa-thornshot", "high-perch") == "Quarrel has range +1 while no enemy hero is adjacent."
    assert (
        text("vexa-thornshot", "pinning-quarrel")
        == "A hero that is hit has −2 movement until the end of its next turn."
    )
    assert text("vexa-thornshot", "steady-breath", True) == "+2 attack for the next action this turn."
    assert bonus_text(TEXTS, shipped().bonus["grit"]) == (
        "After throwing dice, by the defender. Take 2 less damage from this attack."
    )
    assert item_text(TEXTS, shipped().items["brass-cuirass"]) == 'Single "Guard": +1 defense.'


def test_every_event_has_a_line() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == events.__name__]
    for kind in kinds:
        dashed = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)
        assert TEXTS.has(f"arenashow-log{dashed}"), kind.__name__


@pytest.mark.parametrize("slug", arenas())
def test_boards(slug: str) -> None:
    """BAS-BOARD-02, BAS-BOARD-03, BAS-BOARD-09, BAS-BOARD-14, BAS-BOARD-15: the validator knows them all."""
    ground = shipped_ground(slug)
    assert list(check_board(ground.arena)) == []
    assert name(TEXTS, slug)
    assert [len(squares) for squares in ground.arena.teleporters.values()] == [3, 3, 3, 3]
    middle = ground.board.width // 2
    fountain = ground.arena.structures["fountain"]
    assert ground.xy(fountain) == [middle, ground.board.height // 2]  # BAS-SETUP-12
    bases = [ground.arena.structures[f"{team}-base"] % ground.board.width for team in ("red", "blue")]
    assert bases[0] < middle < bases[1]
    swapped = shipped_ground(slug, True).arena.structures
    assert swapped["red-base"] == ground.arena.structures["blue-base"]  # BAS-SETUP-16


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("walls", (0,), "east and west differ"),
        ("hindering", (0,), "east and west differ"),
        ("cells", {}, "lies in no cell"),
        ("teleporters", {}, "has not three free teleporters"),
        ("routes", {}, "it has no cells"),
        ("structures", {}, "no red-base"),
    ],
)
def test_the_validator_finds_what_is_wrong(field: str, value: object, problem: str) -> None:
    arena: Arena = msgspec.structs.replace(shipped_ground("grand-stage").arena, **{field: value})
    assert any(problem in found for found in check_board(arena))


def test_routes_lead_forward() -> None:
    ground: Ground = shipped_ground("grand-stage")
    assert ground.forward("red-north", "RN") == ("N1",)
    assert ground.forward("blue-south", "S1") == ("RB",)
    assert ground.forward("red-north", "BB") == ()
    assert ground.forward("red-north", "S3") == ()
