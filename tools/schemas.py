"""Writes JSON Schemas of the content files, for editors that complete and check while one types.

    python -m tools.schemas [FOLDER]      writes them to build/schemas, from the records that the games declare

An editor with a YAML language server (VS Code with the YAML extension, for one) is told which files are of which schema
by its settings: `"yaml.schemas": {"build/schemas/position.json": "tests/positions/**/*.yaml"}`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from game.catalogue import SLUGS
from game.content.position_files import Position, Variant
from tools.maps import Plan

FOLDER = Path(__file__).resolve().parent.parent / "build" / "schemas"


class PositionFile(Position, frozen=True, kw_only=True):
    """A document of a position file."""

    variants: tuple[Variant, ...] = ()


def kinds() -> Iterator[tuple[str, Any]]:
    """Return the name of each schema and what it describes; a game's records are its `RECORD_KINDS`, by folder."""
    yield "position", PositionFile
    yield "plan", Plan
    for slug in SLUGS:
        declared: dict[str, Any] = import_module(f"game.{slug}.game").RECORD_KINDS
        for name, kind in declared.items():
            yield f"{slug}-{name}", dict.__class_getitem__((str, kind))


def schema(kind: Any) -> str:
    """Return the schema of a record as text; the slug is the key of a record and no field."""
    made = msgspec.json.schema(kind)
    for record in made.get("$defs", {}).values():
        properties = record.get("properties")
        if properties is not None:
            properties.pop("slug", None)
            record["required"] = [name for name in record.get("required", []) if name != "slug"]
            record["additionalProperties"] = False
    return json.dumps(made, indent=1, sort_keys=True) + "\n"


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, kind in kinds():
        (folder / f"{name}.json").write_text(schema(kind), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
