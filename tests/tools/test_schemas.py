"""The schemas that editors are given."""

from __future__ import annotations

import json
from pathlib import Path

from tools.schemas import kinds, schema, write

KINDS = dict(kinds())


def test_every_kind_of_file_has_a_schema(tmp_path: Path) -> None:
    write(tmp_path)
    written = {path.stem for path in tmp_path.glob("*.json")}
    assert written == set(KINDS) > {"position", "plan", "superdungeon-models", "colosseum-dice"}


def test_a_schema_knows_the_fields_and_allows_no_others() -> None:
    position = json.loads(schema(KINDS["position"]))["$defs"]["PositionFile"]
    assert {"id", "game", "table", "variants"} <= position["properties"].keys()
    assert position["required"] == ["id", "game", "table"]
    assert position["additionalProperties"] is False


def test_the_slug_of_a_card_is_its_key_and_no_field() -> None:
    card = json.loads(schema(KINDS["superdungeon-models"]))["$defs"]["ModelCard"]
    assert "slug" not in card["properties"]
    assert "slug" not in card["required"]
