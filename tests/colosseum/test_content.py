"""All that is shipped for the colosseum: dice, texts, map."""

from __future__ import annotations

from collections import Counter

import pytest

from game.colosseum.dice import DICE, SIGNS, SPELLS, bag, face
from game.colosseum.game import ZONES
from game.colosseum.wording import describe, face_text, name
from game.content.folders import maps_folder
from game.content.maps import load_map
from game.content.texts import Texts

TEXTS = Texts.load(strict=True)


def kinds(kind: str) -> list[str]:
    return [slug for slug, die in DICE.items() if die.kind == kind]


def test_boxes() -> None:
    boxes = Counter(die.box for die in DICE.values() for _ in range(die.count))
    assert boxes == {"base": 87, "colosseum": 14, "addon": 10}  # DDC-SETUP-11
    base = Counter(die.kind for die in DICE.values() if die.box == "base" for _ in range(die.count))
    assert base == {
        "level": 12, "monster-level": 5, "experience": 4, "spell": 6, "equipment": 20, "artifact": 10, "one-use": 16,
        "monster": 14,
    }  # fmt: skip


def test_bags() -> None:
    grey = Counter(DICE[die].kind for die in bag("grey"))
    assert grey == {"monster": 17, "event": 3, "familiar": 3, "class": 5}  # DDC-SETUP-02
    assert bag("black") == ["tiamat", "medusa", "kraken", "lich"]  # DDC-SETUP-03
    assert (len(bag("blue")), len(bag("yellow")), len(bag("red"))) == (20, 10, 16)  # DDC-SETUP-04
    assert SPELLS == ("fire", "tangle", "gust", "toad", "healing", "pain", "stun", "protection", "freeze", "void")
    assert all(DICE[f"spell-{spell}"].count == 1 for spell in SPELLS)  # DDC-SETUP-07


def test_qualities() -> None:
    sums = [
        sum(face(text).value for text in DICE[f"{quality}-sword"].faces) for quality in ("worn", "normal", "superior")
    ]
    assert sums == [9, 13, 18]  # DDC-SETUP-05
    assert DICE["flaming-sword"].average > DICE["superior-sword"].average


@pytest.mark.parametrize(
    ("die", "ability"), [("lightning-elemental", "stun"), ("ice-elemental", "freeze"), ("wind-elemental", "gust")]
)
def test_elementals(die: str, ability: str) -> None:
    assert bag("grey").count(die) == 1  # DDC-SETUP-08
    faces = [face(text) for text in DICE[die].faces if face(text).is_monster]
    assert len(faces) == 5
    assert all(shown.abilities == (ability,) for shown in faces)
    assert DICE[die].immune == (ability,)  # DDC-ABIL-49


def test_monster_faces() -> None:
    """DDC-TERM-18"""
    spider = DICE["giant-spider"].faces
    assert spider == ("L2 TG", "L3 TG", "L3 TG+PA", "L4 TG+PA red", "trap", "chest")
    for slug in kinds("monster"):
        words = [face(text).word for text in DICE[slug].faces if not face(text).is_monster]
        assert words.count(str(DICE[slug].reward)) == 1
        assert set(words) <= {str(DICE[slug].reward), "trap"}


def test_epic_dice() -> None:
    """DDC-EPIC-03, DDC-TERM-17: one ability each, that of the trophy too."""
    abilities = {slug: DICE[slug].ability for slug in kinds("epic")}
    assert abilities == {"tiamat": "fire", "medusa": "petrify", "kraken": "tangle", "lich": "necromancy"}
    for slug in abilities:
        assert DICE[slug].faces == (5, 4, 3, 2, 1, "trophy")
        assert (DICE[slug].level, DICE[slug].immune) == (4, (abilities[slug],))


def test_familiars_and_events() -> None:
    assert DICE["hound"].faces == (1, 2, 2, 3, 3, 4)  # DDC-FAMILIAR-05
    assert DICE["raven"].faces == (0, 1, "1AR", "2AR", "2SW", "3SW")
    assert DICE["drake"].faces == (0, 1, 2, "2FI", "3FI", "3GU")
    assert Counter(DICE["event"].faces) == {"challenge": 3, "colosseum": 2, "epic": 1}  # DDC-EVENT-01


def test_enough_fame() -> None:
    """DDC-EDGE-06: with everybody below 5 there is always something left to win."""
    lowest = [min((worth(text) for text in DICE[slug].faces if worth(text)), default=0) for slug in kinds("monster")]
    finds = len(kinds("artifact")) + len(kinds("legendary"))
    assert (finds, sum(lowest)) == (12, 10)
    assert 5 + finds + sum(lowest) == 27 > 5 * 4


def worth(text: int | str) -> int:
    return {"": 0, "red": 1, "black": 2, "gold": 3}[face(text).colour]


@pytest.mark.parametrize("slug", list(DICE))
def test_texts(slug: str) -> None:
    """Every die has a name and says all that it does; nothing is missing in the language."""
    die = DICE[slug]
    lines = describe(TEXTS, slug)
    assert name(TEXTS, slug)
    assert all(lines)
    text = " ".join(lines)
    for ability in {ability for shown in die.faces for ability in face(shown).abilities}:
        assert ability.upper() in text
    assert all(face_text(TEXTS, shown) in text for shown in die.faces)
    if die.passive:
        assert die.passive.upper().replace("-", " ") in text


def test_signs_are_all_used() -> None:
    used = {ability for die in DICE.values() for text in die.faces for ability in face(text).abilities}
    used |= {die.ability for die in DICE.values() if die.ability}
    assert used == set(SIGNS.values())


def test_faces_read() -> None:
    assert face("L4 TG+PA red")[:3] == (4, ("tangle", "pain"), "red")
    assert face("3SW")[:2] == (3, ("sword",))
    with pytest.raises(KeyError):
        face("3XX")


def test_map() -> None:
    """The map has a place for everything on the table, and no two places overlap."""
    board = load_map(maps_folder() / "colosseum" / "colosseum.tmx")
    assert set(board.zones) == set(ZONES)
    taken = 0
    for squares in board.zones.values():
        assert not taken & squares
        taken |= squares
