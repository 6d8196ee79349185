"""The rules reference."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.folders import data_folder
from game.content.ledger import PREFIXES, find_rules, ledger, read_ledger
from game.content.nodes import read_file
from game.content.problems import Problem
from game.content.texts import Texts


@pytest.mark.parametrize("game", PREFIXES)
def test_the_shipped_ledgers_are_read(game: str) -> None:
    rules = ledger(game)
    (whole,) = read_file(data_folder() / "rules" / f"{game}.yaml", [])
    assert len(rules) == whole.plain()["meta"]["entries"] >= 298
    texts = Texts.load(strict=True)
    assert all(texts.say(f"chapter-{rule.chapter}") for rule in rules.values())


def test_rules_are_found_by_id_by_chapter_and_by_words() -> None:
    assert [rule.id for rule in find_rules("sda-los-03")] == ["SDA-LOS-03"]
    assert [rule.id for rule in find_rules("DDC-MONSTER-AI")] == [f"DDC-MONSTER-AI-0{i}" for i in range(1, 8)]
    assert {rule.id.split("-")[1] for rule in find_rules("evolve", "arenashow")} > {"EVOLVE"}
    assert find_rules("los-", "superdungeon")[0].chapter == "SDA-LOS"
    found = find_rules("wall sight")
    assert "SDA-TILES-05" in {rule.id for rule in found}
    assert all("wall" in (rule.rule + rule.ruling).lower() for rule in found)
    assert find_rules("xyzzy") == []
    assert find_rules("") == []


def test_a_rule_shows_its_ruling_and_nothing_for_testers() -> None:
    (rule,) = find_rules("SDA-ABIL-03")
    assert rule.as_text().startswith("SDA-ABIL-03  ")
    assert "page_hint" not in rule.as_text()


def test_what_is_wrong_with_a_ledger_is_said(tmp_path: Path) -> None:
    path = tmp_path / "superdungeon.yaml"
    path.write_text(
        "rules:\n  - {id: SDA-X-01, rule: a}\n  - {id: SDA-X-01, rule: b}\n"
        "  - {id: BAS-X-01, rule: c}\n  - {id: SDA-X-02, rules: d}\n"
    )
    problems: list[Problem] = []
    assert read_ledger("superdungeon", path, problems).keys() == {"SDA-X-01"}
    assert [(p.line, p.found) for p in problems] == [
        (3, "'SDA-X-01' again"),
        (4, "'BAS-X-01'"),
        (5, "an unknown key"),
        (5, "nothing"),
    ]
    assert set(PREFIXES) == {"superdungeon", "colosseum", "arenashow"}
