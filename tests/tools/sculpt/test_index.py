"""The baked index tells the truth about the files beside it."""

import json
from pathlib import Path
from typing import Any

import pygame
import pytest
import yaml

SPRITES = Path(__file__).parents[3] / "data" / "sprites"
INDEX: dict[str, dict[str, Any]] = json.loads((SPRITES / "index.json").read_text())
MODELS = {key: entry for key, entry in INDEX.items() if "frames" in entry}


def test_every_file_is_indexed_and_every_indexed_file_is_there() -> None:
    named = {entry[field] for entry in INDEX.values() for field in ("image", "tint", "portrait") if field in entry}
    named |= {file for entry in INDEX.values() for file in entry.get("files", {}).values()}
    assert named == {str(path.relative_to(SPRITES)) for path in SPRITES.rglob("*.png")}


@pytest.mark.parametrize("key", ["generic_hero", "generic_large", "superdungeon/questing-knight"])
def test_frames_lie_in_their_sheets_and_stand_on_their_anchor(key: str) -> None:
    entry = MODELS[key]
    sheet = pygame.image.load(SPRITES / entry["image"])
    tint = pygame.image.load(SPRITES / entry["tint"])
    assert tint.get_size() == (sheet.get_width(), 3 * entry["row"])
    for facings in entry["frames"].values():
        assert set(facings) == {"right", "left"}
        for frame in facings.values():
            x, y, w, h = frame["box"]
            assert sheet.get_rect().contains((x, y, w, h))
            foot_x, foot_y = frame["anchor"]
            assert sheet.get_at((x + foot_x, y + foot_y)).a == 255
            ring = tint.subsurface((x, y + entry["row"], w, h))
            front = round(entry["scale"] * (0.47 if entry["squares"] == 2 else 0.22))
            assert ring.get_at((foot_x, foot_y + front)).a > 0, "the ring is in front"


def test_the_kinds_without_a_sculpt_have_a_stand_in() -> None:
    kinds = {"hero", "elite", "minion", "large", "point", "item", "die"}
    assert {f"generic_{kind}" for kind in kinds} <= set(MODELS)


def card_keys() -> list[str]:
    cards = SPRITES.parent / "cards"
    keys = [
        f"superdungeon/{slug}"
        for path in sorted((cards / "superdungeon" / "models").glob("*.yaml"))
        for slug in yaml.safe_load(path.read_text())
    ]
    for name in ("killers", "tanks", "wizards"):
        keys += [f"arenashow/{slug}" for slug in yaml.safe_load((cards / "arenashow" / f"{name}.yaml").read_text())]
    for name in ("monsters", "epics"):
        keys += [f"colosseum/{slug}" for slug in yaml.safe_load((cards / "colosseum" / f"{name}.yaml").read_text())]
    return keys


def test_every_card_of_a_model_has_a_sculpt_and_a_portrait() -> None:
    assert [key for key in card_keys() if "portrait" not in MODELS.get(key, {})] == []
