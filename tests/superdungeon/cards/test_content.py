"""The shipped cards are complete, within the ranges of the printed game, and say what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from game.content.texts import Texts
from game.superdungeon import cards as c
from game.superdungeon import vocabulary as v
from game.superdungeon.cardtext import (
    GAME,
    Line,
    equipment_lines,
    icon_text,
    model_lines,
    potion_line,
    tile_text,
    type_line,
)
from game.superdungeon.dice import FACES, attribute, pool, stars
from game.superdungeon.game import deck
from game.superdungeon.library import library, parts
from game.superdungeon.odd import CODE
from game.superdungeon.state import House
from game.superdungeon.warbands import why_not_warband
from tests.superdungeon.melee import match_state

MODELS, EQUIPMENT = library().models, library().equipment
PRINTED = {
    "arena-champion", "questing-knight", "starguild-sapper", "sister-of-light", "mistmourn-shaman", "jack-scarecrow",
    "rex", "gruesome-george", "kobold-warrens", "tribal-stone", "crown-guard", "dark-scimitar", "leather-jerkin",
    "chainmail", "royal-cloak", "arena-champion-belt", "death-scythe", "dragon-lance", "ruby-crystal-shard",
}  # fmt: skip
"""What the rulebook names (SDA-EQUIP-14 and its galleries)."""


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts.load(strict=True)


def of_role(role: str) -> dict[str, c.ModelCard]:
    return {slug: card for slug, card in MODELS.items() if role in card.roles and not card.form_of}


def mean(dice: str) -> float:
    read = pool(dice)
    return read.stars + sum(sum(map(stars, FACES[colour])) / 6 for colour in read.dice)


def attack(card: c.ModelCard) -> float:
    """The stars that its best basic attack rolls on average."""
    return max((mean(text.split()[0]) for text in card.attrs.values() if attribute(text).icon), default=0.0)


def defense(card: c.ModelCard) -> float:
    return max(mean(text.split()[0]) for text in card.attrs.values() if attribute(text).defends)


def actions(card: c.ModelCard) -> tuple[c.Action, ...]:
    return (*card.actions, *card.potions)


def test_there_is_everything_in_the_box() -> None:
    assert len(of_role("hero")) >= 14
    assert len(of_role("miniboss")) >= 9
    points = of_role("point")
    assert len(points) >= 12
    assert sum(1 for point in points.values() if point.pair) >= 5
    assert len([card for card in MODELS.values() if {"elite", "minion"} & set(card.roles)]) >= 40
    assert MODELS.keys() | EQUIPMENT.keys() >= PRINTED
    house = House()
    assert (len(deck("loot", house)), len(deck("treasure", house))) == (52, 42), "SDA-COMP-02"
    assert len(library().tiles) == 7, "SDA-COMP-06"
    assert set(library().potions) == {"goddess-grace", "black-hands", "astral-armor"}, "SDA-POTION-13"
    assert "jack-scarecrow" in of_role("hero").keys() & of_role("miniboss").keys(), "SDA-SETUP-07"
    assert of_role("hero")["arena-champion"].base == 1, "SDA-COMP-05"


def test_equipment_with_an_affinity_is_no_part_of_the_boxed_decks() -> None:
    boxed = {card.partition("#")[0] for kind in ("loot", "treasure") for card in deck(kind, House())}
    assert not any(EQUIPMENT[slug].affinity for slug in boxed), "SDA-AFFINITY-05"
    extra = {
        card.partition("#")[0] for kind in ("loot", "treasure") for card in deck(kind, House(classic=True))
    } - boxed
    assert extra == {slug for slug, card in EQUIPMENT.items() if card.classic}
    assert all(EQUIPMENT[slug].affinity for slug in extra)


def test_stat_lines_are_those_of_the_printed_game() -> None:
    for slug, card in of_role("hero").items():
        assert 5 <= card.mp <= 8, slug
        assert card.ap == 3, slug
        assert 4 <= card.hearts <= 6, slug
        assert 1.7 <= attack(card) <= (3.0 if "miniboss" in card.roles else 2.6), slug
        assert 1.8 <= defense(card) <= 3.0, slug
        assert card.potion_quantity in (1, 2, 3), slug
        assert card.potions, slug
    for slug, card in of_role("miniboss").items():
        assert 5 <= card.mp <= 8, slug
        assert card.ap == 3, slug
        assert 5 <= card.hearts <= 6, slug
        assert 2.4 <= attack(card) <= 4.5, slug
        assert 1.3 <= defense(card) <= 3.6, slug
        assert card.platform == "super", slug
    for slug, card in MODELS.items():
        if card.form_of or not {"elite", "minion"} & set(card.roles):
            continue
        assert 5 <= card.mp <= 8, slug
        assert 1 <= card.ap <= 3, slug
        assert 1 <= card.hearts <= 4, slug
        assert 1.3 <= attack(card) <= 3.5, slug
        assert card.platform in ("8-bit", "16-bit"), slug
    for slug, card in of_role("point").items():
        assert card.hearts == (4 if card.pair else 3), slug
        assert card.attrs == {"ARM": "*1 def"}, slug
        models, skulls = sum(card.monsters.values()), points_of(card)
        assert (9 <= models <= 11 and 11 <= skulls <= 14) if card.pair else (5 <= models <= 8 and 8 <= skulls <= 11), (
            slug
        )


def points_of(point: c.ModelCard) -> int:
    """The skull points of all that a spawning point brings (SDA-CARD-04)."""
    printed = {"8-bit": 1, "16-bit": 2}
    total = 0
    for slug, amount in point.monsters.items():
        card = MODELS[slug]
        total += amount * (printed[card.platform] if card.skulls is None else card.skulls)
    return total


def test_no_two_models_are_the_same() -> None:
    """Numbers, abilities, hooks or actions differ; the name is not enough."""
    bodies = Counter(
        str([value for field in card.__struct_fields__ if field != "slug" for value in [getattr(card, field)]])
        for card in MODELS.values()
    )
    assert bodies.most_common(1)[0][1] == 1


def test_the_box_offers_every_way_to_play() -> None:
    heroes, monsters = of_role("hero"), {**of_role("elite"), **of_role("minion"), **of_role("miniboss")}
    icons = {icon for card in heroes.values() for text in card.attrs.values() if (icon := attribute(text).icon)}
    assert icons == {"melee", "magic", "missile"}
    for cards in (heroes, monsters):
        words = {word for card in cards.values() for word in card.abilities}
        assert {"fly", "stealth", "surefoot", "tough"} <= words
        assert any(card.base == 2 for card in cards.values())
        assert any(card.shapeshift for card in cards.values())
        kinds = {type(part) for card in cards.values() for part in parts(card)}
        assert {v.Heal, v.Push, v.Compel, v.Inflict, v.Grant} <= kinds
    assert "burrow" in {word for card in monsters.values() for word in card.abilities}
    crystals = Counter(crystal for card in MODELS.values() for crystal in card.affinity)
    assert min(crystals[crystal] for crystal in ("citrine", "ruby", "emerald", "sapphire")) >= 10
    everything = [*MODELS.values(), *EQUIPMENT.values(), *library().tiles.values()]
    inflicted = {part.status for card in everything for part in parts(card) if isinstance(part, v.Inflict)}
    assert {"hex", "bane", "slow", "ice", "fire", "poison", "knockdown"} <= inflicted, "SDA-COMP-03"
    areas = {action.area.split()[0] for card in MODELS.values() for action in actions(card) if action.area}
    assert areas == {"burst", "cross", "lance", "sweep", "wave", "aura"}


def test_every_slot_and_every_attribute_finds_equipment() -> None:
    for kind in ("loot", "treasure"):
        slots = Counter(EQUIPMENT[card.partition("#")[0]].slot for card in deck(kind, House()))
        assert min(slots.values()) >= 10, kind
        assert len(slots) == 4, kind
        helped = {
            name for card in EQUIPMENT.values() if card.deck == kind
            for hook in card.hooks if isinstance(hook, v.DiceHook) for name in hook.attributes
        }  # fmt: skip
        assert helped == {"STR", "ARM", "WILL", "DEX"}, kind
    assert not any(card.actions for card in EQUIPMENT.values() if card.deck == "loot")


def test_actions_have_names_of_their_own() -> None:
    names = Counter(action.name for card in MODELS.values() for action in actions(card))
    names.update(action.name for card in EQUIPMENT.values() for action in card.actions)
    names.update(library().potions.keys())
    assert [name for name, amount in names.items() if amount > 1] == []
    assert not names.keys() & (MODELS.keys() | EQUIPMENT.keys())


def test_odd_cards_are_few_and_all_have_code() -> None:
    everything = [action for card in MODELS.values() for action in actions(card)]
    everything += [action for card in EQUIPMENT.values() for action in card.actions]
    odd = [action for action in everything if any(isinstance(part, v.Odd) for part in parts(action))]
    codes = {part.code for action in odd for part in parts(action) if isinstance(part, v.Odd)}
    assert codes == set(CODE)
    assert 0 < len(odd) <= 0.1 * len(everything)


def test_presets_are_legal_and_all_different() -> None:
    bands = library().warbands
    assert len(bands) >= 8
    state = match_state("presets")
    for band in bands.values():
        assert why_not_warband(state, [band.hero], [band.miniboss], band.points) is None, band.slug
        own = {potion.name for potion in MODELS[band.hero].potions}
        assert not band.replace or band.replace in own
    assert len({band.hero for band in bands.values()}) == len({band.miniboss for band in bands.values()}) == len(bands)


# Texts


def all_lines(texts: Texts) -> Iterator[tuple[str, Line]]:
    for slug, card in MODELS.items():
        yield from ((slug, line) for line in model_lines(texts, card))
    for slug, gear in EQUIPMENT.items():
        yield from ((slug, line) for line in equipment_lines(texts, gear))
    for slug, potion in library().potions.items():
        yield slug, potion_line(texts, potion)


def test_every_card_says_what_it_does(texts: Texts) -> None:
    for slug, card in MODELS.items():
        assert texts.name(GAME, slug)
        assert type_line(texts, card)
        assert all(icon_text(texts, text) for text in card.attrs.values())
        lines = model_lines(texts, card)
        amount = len(card.abilities) + len(card.hooks) + len(actions(card)) + bool(card.shapeshift)
        assert len(lines) == amount, slug
    for slug, gear in EQUIPMENT.items():
        assert texts.name(GAME, slug), slug
        assert equipment_lines(texts, gear), slug
    for slug, tile in library().tiles.items():
        assert texts.name(GAME, slug), slug
        assert tile_text(texts, tile).endswith("."), slug
    for slug in (*library().potions, *library().warbands):
        assert texts.name(GAME, slug)
    for slug, line in all_lines(texts):
        assert line.name or line.text, slug
        assert "  " not in line.text, (slug, line.text)
        assert " ." not in line.text, (slug, line.text)
        assert "{" not in line.text, (slug, line.text)
        assert not line.text or (line.text[0].isupper() or line.text[0] in "+\N{MINUS SIGN}"), (slug, line.text)
        assert not line.text or line.text[-1] in ".!?", (slug, line.text)


def test_texts_follow_the_declared_effects(texts: Texts) -> None:
    """What is read changes with what is declared: nothing of it is written by hand."""
    knight = MODELS["questing-knight"]
    before = {line.slug: line.text for line in model_lines(texts, knight)}
    assert before["hurl-the-sword"] == "Lance 6, rolls STR, +1 red die."
    assert before["far-too-big-a-sword"] == "Melee 1, +1 green die. Inflicts 2 wounds."
    lance, *others = knight.actions
    lance = msgspec.structs.replace(
        lance, area="lance 3", bonus="+2B", dangerous=True, effects=(v.Inflict(status="hex"), v.Inflict(status="slow"))
    )
    changed = msgspec.structs.replace(knight, actions=(lance, *others))
    after = {line.slug: line.text for line in model_lines(texts, changed)}
    assert after["hurl-the-sword"] == "Lance 3, rolls STR, +2 blue dice, Dangerous. Inflicts Hex and Slow."
    assert after["far-too-big-a-sword"] == before["far-too-big-a-sword"]


@pytest.mark.parametrize(
    ("hook", "said"),
    [
        (v.DiceHook(dice="+1R", attributes=("STR",)), "+1 red die on STR rolls"),
        (v.DiceHook(dice="-1", on="offense", foe=True), "\N{MINUS SIGN}1 star on offense rolls against it"),
        (v.StatHook(stat="mp", amount=-2), "\N{MINUS SIGN}2 movement points"),
        (v.Reaction(when="destroyed", effects=(v.Inflict(status="slow"),)), "when it is destroyed, the attacker: Slow"),
        (v.UpkeepHook(effects=(v.Mend(),)), "in each upkeep: removes 1 wound"),
        (v.TreasuresHook(amount=2), "may hold 2 treasures"),
        (v.PartyHook(abilities=("tough",)), "friendly models everywhere on the arena have Tough"),
        (
            v.ByAffinity(helps=("ruby",), help=(v.CapHook(),), harms=("citrine",), harm=(v.HoldHook(),)),
            "Ruby affinity: an action never inflicts more than 1 wound on it; "
            "Citrine affinity: enemies next to it may not move on their own",
        ),
    ],
)
def test_standing_effects_in_words(texts: Texts, hook: v.Hook, said: str) -> None:
    card = msgspec.structs.replace(MODELS["crown-guard"], hooks=(hook,), abilities=())
    (line,) = model_lines(texts, card)
    assert line.text == said[:1].upper() + said[1:] + "."


def test_every_word_of_a_card_has_a_tip(texts: Texts) -> None:
    for slug, line in all_lines(texts):
        assert line.kind != "ability" or line.tip, slug
        assert line.kind not in ("action", "potion") or not line.text.startswith(("Wave", "Lance", "Cross")) or line.tip


def test_every_model_and_piece_of_equipment_has_a_line_of_its_own(texts: Texts) -> None:
    lines = [texts.say(f"flavour-superdungeon-{slug}") for slug in (*MODELS, *EQUIPMENT)]
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) <= 80
