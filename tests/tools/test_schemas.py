"""The shipped schemas are those of the records."""

from __future__ import annotations

import json

import pytest

from tools.schemas import FOLDER, kinds, schema

KINDS = dict(kinds())


@pytest.mark.parametrize("name", KINDS)
def test_the_shipped_schema_is_that_of_the_record(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert text == schema(KINDS[name]), "run python -m tools.schemas"


def test_there_is_no_other_schema() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(KINDS)


def test_a_schema_knows_the_fields_and_allows_no_others() -> None:
    position = json.loads(schema(KINDS["position"]))["$defs"]["PositionFile"]
    assert {"id", "game", "table", "variants"} <= position["properties"].keys()
    assert position["required"] == ["id", "game", "table"]
    assert position["additionalProperties"] is False
