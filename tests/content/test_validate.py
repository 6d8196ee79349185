"""All content that we ship is sound, and what is not is found wherever it lies."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.content.folders import data_folder, maps_folder
from game.content.problems import Problem
from game.content.validate import validate


def test_everything_shipped_is_sound() -> None:
    problems, count = validate()
    assert problems == []
    assert count >= len(list(maps_folder().rglob("*.tmx"))) + len(list(data_folder().rglob("*.ftl")))


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("rules/superdungeon.yaml", "rules: [{id: SDA-X-1, rule: x}]", ":1:9: rules[0].id: found 'SDA-X-1'"),
        ("cards/a.yaml", "a: 1\na: 2\n", ":2:1: a: found 'a' again"),
        ("cards/p.yaml", "id: x\ngame: superdungeon\ntable: {}\nscirpt: []", ":4:1: scirpt: found an unknown key"),
        ("text/en/a.ftl", "a = {", "expected a Fluent message"),
        ("maps/a.tmx", "<map/>", ":1:1: map version: found ''"),
        ("index.json", "{", "found another form, expected an index of sprites or sounds: Input data was truncated"),
        ("index.json", '{"a": 3}', "an index of sprites or sounds: Expected `object`, got `int` - at `$[...]`"),
        ("index.json", '{"a": {"image": "a.png"}}', ": a: found 'a.png', expected a file beside it"),
        ("index.json", '{"a": {"size": 3}}', ": a: found nothing, expected image or file"),
        ("index.json", '{"a": {"file": "index.json"}}', "index.json: found something else, expected an Ogg sound"),
        ("index.json", '{"a": {"image": "index.json"}}', "index.json: found something else, expected a PNG picture"),
        ("a.txt", "", "found a .txt file, expected a folder or a file of .yaml, .tmx, .ftl, .json"),
    ],
)
def test_what_is_wrong_with_a_file_is_found(tmp_path: Path, name: str, text: str, said: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    problems, _ = validate([path])
    assert said in "\n".join(map(str, problems))
    if path.suffix != ".txt":  # in a folder, files of other kinds are nobody's business
        assert validate([tmp_path])[0] == problems


def test_pictures_must_be_as_large_as_their_index_says(tmp_path: Path) -> None:
    shutil.copy(maps_folder() / "superdungeon" / "superdungeon.png", tmp_path / "a.png")
    frames = {"idle": {"left": {"box": [0, 0, 128, 64]}, "right": {"box": [128, 0, 128, 64]}}}
    (tmp_path / "index.json").write_text(json.dumps({"a": {"image": "a.png", "frames": frames}}))
    assert validate([tmp_path])[0] == []
    (tmp_path / "index.json").write_text(
        json.dumps({"a": {"image": "a.png", "tint": "a.png", "row": 64, "frames": frames}})
    )
    assert [p.expected for p in validate([tmp_path])[0]] == ["at least 256 x 192 for a of index.json"]


def test_a_game_checks_its_own_cards(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("a: 1\n")
    mine = Problem(str(path), 1, 4, "a", "1", "a card")
    elsewhere = Problem(str(tmp_path / "b.yaml"), 1, 1, "b", "1", "a card")
    assert validate([path], [lambda: [mine, elsewhere, mine]]) == ([mine], 1)


def test_a_missing_path_is_said(tmp_path: Path) -> None:
    problems, count = validate([tmp_path / "nowhere.yaml"])
    assert (problems[0].found, count) == ("no file", 0)
