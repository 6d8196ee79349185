"""Records out of YAML: what is read, and that all that is wrong is said at once, with its place."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from game.content.folders import data_folder
from game.content.problems import ContentError, Problem
from game.content.records import check_names, load_record, load_records


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Heal(Effect, frozen=True, tag="heal"):
    amount: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Push(Effect, frozen=True, tag="push"):
    squares: int
    away: bool = True


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slug: str
    cost: Annotated[int, msgspec.Meta(ge=0)]
    colour: Colour
    effects: tuple[Heal | Push, ...] = ()
    kind: Literal["weapon", "armour"] = "weapon"
    shape: tuple[int, int] = (1, 1)
    faces: dict[int, str] = {}
    ally: str | None = None

    def __post_init__(self) -> None:
        if self.cost > 90:
            raise ValueError("No card costs that much")


def write(folder: Path, text: str, name: str = "cards.yaml") -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def wrong(path: Path) -> list[str]:
    """What is said about a file, without the folder."""
    with pytest.raises(ContentError) as raised:
        load_records(path, Card)
    return [str(problem).replace(str(path.parent) + "/", "") for problem in raised.value.problems]


def test_records_are_read_from_all_files_of_a_folder(tmp_path: Path) -> None:
    write(tmp_path, "axe: {cost: 3, colour: red, effects: [{do: push, squares: 2, away: false}]}\n")
    (tmp_path / "more").mkdir()
    write(tmp_path / "more", "# nothing but\nbow:\n  cost: 0\n  colour: blue\n  faces: {6: crown}\n", "b.yaml")
    cards = load_records(tmp_path, Card)
    assert cards == {
        "axe": Card("axe", 3, Colour.RED, (Push(2, False),)),
        "bow": Card("bow", 0, Colour.BLUE, faces={6: "crown"}),
    }


def test_all_that_is_wrong_is_said_at_once_with_its_place(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        """\
axe:
  cots: 3
  colour: bleu
  effects:
    - {do: heal, amount: 10}
    - {do: psuh, squares: 1}
    - {amount: 1}
    - {do: push, squares: "1", away: yes}
bow: {cost: -1, colour: red, kind: armor, shape: [1, 2, 3]}
Big Bow: {cost: 1, colour: red}
club: 7
dart: {cost: 010, colour: red, colour: blue, faces: {x: y}, ally: 3}
""",
    )
    assert wrong(path) == [
        "cards.yaml:2:3: axe.cots: found an unknown key, expected one of ally, colour, cost, effects, faces, kind, "
        "shape, did you mean cost",
        "cards.yaml:2:3: axe.cost: found nothing, expected a whole number of at least 0",
        "cards.yaml:3:11: axe.colour: found 'bleu', expected one of blue, red, did you mean blue",
        "cards.yaml:5:26: axe.effects[0].amount: found 10, expected a whole number from 1 to 9",
        "cards.yaml:6:12: axe.effects[1].do: found 'psuh', expected one of heal, push, did you mean push",
        "cards.yaml:7:7: axe.effects[2].do: found nothing, expected one of heal, push",
        "cards.yaml:8:27: axe.effects[3].squares: found '1', expected a whole number",
        "cards.yaml:8:38: axe.effects[3].away: found 'yes', expected true or false, did you mean true",
        "cards.yaml:9:13: bow.cost: found -1, expected a whole number of at least 0",
        "cards.yaml:9:36: bow.kind: found 'armor', expected one of armour, weapon, did you mean armour",
        "cards.yaml:9:50: bow.shape: found a list, expected a list of 2: a whole number, a whole number",
        "cards.yaml:10:1: Big Bow: found 'Big Bow', expected a slug of a-z, 0-9 and hyphens, did you mean big-bow",
        "cards.yaml:11:7: club: found 7, expected a mapping with cost, colour",
        "cards.yaml:12:14: dart.cost: found '010', expected a whole number of at least 0, did you mean 10",
        "cards.yaml:12:32: colour: found 'colour' again, expected each key once (the first is in line 12)",
        "cards.yaml:12:54: dart.faces.x: found 'x', expected a whole number",
        'cards.yaml:12:67: dart.ally: found 3, expected text or nothing, did you mean "3" in quotes',
    ]


def test_what_only_the_record_knows_is_said_with_its_place(tmp_path: Path) -> None:
    path = write(tmp_path, "a: {cost: 1, colour: red}\nb: {cost: 91, colour: red}\n")
    assert wrong(path) == ["cards.yaml:2:4: b: found a mapping, expected no card costs that much"]


def test_a_slug_stands_once_in_all_files_and_is_not_written_as_a_field(tmp_path: Path) -> None:
    write(tmp_path, "axe: {cost: 1, colour: red}", "a.yaml")
    path = write(tmp_path, "axe: {cost: 1, colour: red}\nbow: {slug: bow, cost: 1, colour: red}", "b.yaml")
    with pytest.raises(ContentError) as raised:
        load_records(tmp_path, Card)
    assert [(p.file, p.line, p.found) for p in raised.value.problems] == [
        (str(path), 1, "'axe' again"),
        (str(path), 2, "an unknown key"),
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: &x {cost: 1}\nb: *x\n", ":1:4: found &x, expected no anchors or aliases"),
        ("a: *x\n", ":1:4: found *x, expected no anchors or aliases"),
        ("a: !!python/object/apply:os.system [ls]\n", ":1:4: found the tag tag:yaml.org,2002:python/object/apply"),
        ("a: " + "[" * 30 + "]" * 30, ":1:23: found more than 20 levels, expected flatter data"),
        ("a: " + "[" * 20_000, "exceeded maximum nesting depth"),
        ("a: [" + "1," * 60_000 + "]", ":1:99999: found more than 50000 values, expected a smaller file"),
        ("a: " + "x" * 300_000, " found more than 262144 bytes, expected at most 262144"),
        ("[a]: 1\n", ":1:1: found a list or mapping as a key, expected text as a key"),
        ("a: {cost: 1\nb: [\n", "found broken YAML"),
        ("a: \x07\n", ":1:1: found"),
        ("- a\n", ":1:1: found a list, expected a mapping of slugs to records"),
        ("a: {cost: 1e999, colour: red}\n", ":1:11: a.cost: found '1e999', expected a whole number of at least 0"),
        ("a: {cost: " + "9" * 5000 + ", colour: red}\n", ":1:11: a.cost: found '999999"),
        ("a: {cost: true, colour: red}\n", ":1:11: a.cost: found true, expected a whole number of at least 0"),
    ],
)
def test_files_that_nobody_has_vetted_are_refused(tmp_path: Path, text: str, said: str) -> None:
    assert said in "\n".join(wrong(write(tmp_path, text)))


def test_other_files_than_utf_8_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_bytes(b"a:\n  b: \xff")
    assert wrong(tmp_path / "cards.yaml") == ["cards.yaml:2:6: found the byte 0xff, expected UTF-8 text"]
    (tmp_path / "folder.yaml").mkdir()
    assert "found no file, expected a readable file" in wrong(tmp_path / "missing.yaml")[0]
    assert load_records(tmp_path / "folder.yaml", Card) == {}


def test_words_of_yaml_1_1_are_text(tmp_path: Path) -> None:
    class Anything(msgspec.Struct):
        no: str
        time: str
        on: str

    path = write(tmp_path, "a: {no: off, time: 12:30:45, on: 0x10}")
    assert load_records(path, Anything) == {"a": Anything("off", "12:30:45", "0x10")}


def test_dangling_names_are_found_with_their_place(tmp_path: Path) -> None:
    path = write(tmp_path, "axe: {cost: 1, colour: red}\nbow:\n  cost: 1\n  colour: red\n  ally: aex\n")
    problems: list[Problem] = []
    cards = load_records(path, Card, problems)
    check_names(problems, cards, lambda card: [card.ally] if card.ally else [], cards.keys(), "a card")
    assert [str(p) for p in problems] == [
        f"{path}:5:9: bow.ally: found 'aex', expected a card: one of axe, bow, did you mean axe"
    ]


def test_a_file_may_be_one_record(tmp_path: Path) -> None:
    path = write(tmp_path, "do: heal\namount: 3\n")
    assert load_record(path, Heal) == Heal(3)
    with pytest.raises(ContentError, match="found 0 documents, expected one document"):
        load_record(write(tmp_path, "", "empty.yaml"), Heal)


def test_shipped_data_is_found_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (data_folder() / "rules" / "superdungeon.yaml").is_file()
