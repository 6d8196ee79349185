"""Positions with the toy games: what they can say, and how they say what differs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.content.position_files import read_positions, start
from game.content.positions import run_file
from game.content.problems import ContentError
from game.kernel.chance import Chance
from tests.content.toy_games import GAMES


def failures(folder: Path, text: str) -> list[str]:
    """Play a file and return what each of its positions says."""
    path = folder / "p.yaml"
    path.write_text(text, encoding="utf-8")
    return [outcome.failure.replace(f"{folder}/", "") for outcome in run_file(path, GAMES.__getitem__)]


SKIRMISH = """\
id: S1
game: skirmish
title: An attack, a reroll and a potion in between
cases: [S1]
table:
  fighters:
    knight: {at: [0, 0], owner: 0}
    orc: {at: [0, 2], owner: 1}
    rat: {at: [5, 5], owner: 1, health: 2}
rolls: [2, 0, 0, 1, 1, 2]
script:
  - {ask: los knight orc, is: true}
  - {A: attack orc, refused: "not an option"}
  - A: attack knight
  - A: orc                                   # the only target: taken already
  - {asked: A, prompt: attack.reroll, options: [yes, no]}
  - {B: orc, refused: "not an option"}
  - B: rat
  - {expect: {fighters.rat.health: 4}}
  - {B: rat, refused: not asked}
  - A: yes
expect:
  fighters.orc: {at: [0, 2], health: 0, moves: 3}
absent: []
"""


def test_a_position_is_laid_answered_and_compared(tmp_path: Path) -> None:
    text = SKIRMISH.replace("  fighters.orc: {at: [0, 2], health: 0, moves: 3}\n", "  over: false\n")
    assert failures(tmp_path, text.replace("absent: []", "absent: [fighters.orc]")) == [""]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("is: true", "is: false", "p.yaml:12: los knight orc:\n  found    true\n  expected false"),
        ("A: attack knight", "A: atack knight", "p.yaml:14: A cannot answer ['atack knight']: not an option"),
        ("A: attack knight", "B: attack knight", "p.yaml:14: B cannot answer ['attack knight']: not an option"),
        ("- A: orc ", "- A: rat ", "p.yaml:15: A cannot answer ['rat']"),
        ("options: [yes, no]", "options: [yes]", "p.yaml:16: expected the options yes\n  A is asked attack.reroll: no"),
        ("prompt: attack.reroll,", "prompt: x,", "p.yaml:16: expected A to be asked x\n  A is asked attack.reroll"),
        ("asked: A", "asked: B", "p.yaml:16: expected B to be asked attack.reroll"),
        ("  - B: rat\n", "  - {B: rat, refused: no}\n", "p.yaml:18: B may answer ['rat']; expected it to be refused"),
        ('refused: "not an option"}\n  - A: at', "refused: far}\n  - A: at", "refused, but because: not an option"),
        ("  - A: yes\n", "  - A: maybe\n", "p.yaml:21: A cannot answer ['maybe']: 'maybe' cannot be read as an answer"),
        ("  - A: yes\n", "", "p.yaml:1: loaded, but never asked for: rolls {'': [1, 1, 2]}"),
        ("1, 1, 2]", "1, 1]", "p.yaml:21: a roll for anybody was not loaded; it can be 0, 0, 1, 1, 1, 2"),
        ("[2, 0, 0,", "[2, 0, 7,", "p.yaml:14: 7 cannot come up in a roll for anybody, only 0, 0, 1, 1, 1, 2"),
        ("fighters.rat.health: 4", "fighters.rat.health: 3", "p.yaml:19: fighters.rat.health:\n  found    4"),
        (
            "fighters.rat.health: 4",
            "fighters.rat.heath: 4",
            "there is no heath in fighters.rat, only at, health, moves",
        ),
        ("fighters.rat.health: 4", "over: 0", "p.yaml:19: over:\n  found    false\n  expected 0"),
        ("absent: []", "absent: [fighters.rat]", 'p.yaml:1: fighters.rat: found {"at":[5,5],"health":4'),
        ("los knight orc", "fail", "p.yaml:12: the rules failed: ZeroDivisionError()"),
        ("los knight orc", "spoil", "p.yaml:12: spoil has changed the state"),
        ("los knight orc", "loss", "p.yaml:12: loss: no such query: loss"),
        ("at: [0, 2]", "at: [0, 0]", "p.yaml:6:3: table: found two fighters on"),
        ("owner: 1}", "owner: 2}", "p.yaml:8:30: table.fighters.orc.owner: found 2, expected a whole number from 0"),
        ("health: 2", "heath: 2", "p.yaml:9:33: table.fighters.rat.heath: found an unknown key"),
    ],
)
def test_what_differs_is_said_with_its_line_and_what_is_possible(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = SKIRMISH.replace("  fighters.orc: {at: [0, 2], health: 0, moves: 3}\n", "  over: false\n")
    assert old in text
    (failure,) = failures(tmp_path, text.replace(old, new, 1))
    assert said in failure


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "{A: yes, B: no}",
            "p.yaml:4:10: script[0]: found A, B, expected a seat (A, B, ...) with its answer, or one of",
        ),
        ("{a: yes}", "p.yaml:4:10: script[0]: found a, expected a seat (A, B, ...)"),
        ("hello", "p.yaml:4:10: script[0]: found 'hello', expected a mapping"),
        ("{A: end, refused: ''}", "p.yaml:4:28: script[0].refused: found '' of 0, expected a length of at least 1"),
        (
            "{A: end, promt: x}",
            "script[0].promt: found an unknown key, expected one of answer, prompt, refused, did you",
        ),
        ("{A: true}", "p.yaml:4:14: script[0].answer: found true, expected"),
        ("{A: {b: 1}}", "script[0].answer: found a mapping, expected"),
        ("{undo: Z}", "p.yaml:4:17: script[0].undo: found 'Z', expected one of A, B, C"),
        ("{ask: los}", "script[0]: found a mapping, expected ask with either is, or has and lacks, or refused"),
        ("{ask: los, is: 1, refused: x}", "expected ask with either is, or has and lacks, or refused"),
        ("{ask: los, lacks: 3}", "script[0].lacks: found 3, expected a list"),
        ("{asked: Z}", "script[0].asked: found 'Z', expected one of A, B"),
        ("{expect: 3}", "p.yaml:4:19: script[0].expect: found 3, expected a mapping"),
        ("{absent: x}", "script[0].absent: found 'x', expected a list"),
    ],
)
def test_lines_that_make_no_sense_are_refused_before_anything_is_played(tmp_path: Path, line: str, said: str) -> None:
    text = f"id: a\ngame: skirmish\ntable: {{}}\nscript: [{line}]\n"
    with pytest.raises(ContentError) as raised:
        failures(tmp_path, text)
    assert said in str(raised.value)


def test_a_script_that_variants_share_is_complained_of_once(tmp_path: Path) -> None:
    text = "id: a\ngame: skirmish\ntable: {}\nscript: [{undo: Z}]\nvariants:\n"
    text += "- title: b\n- {title: c, script: [{undo: Y}]}\n"
    with pytest.raises(ContentError) as raised:
        failures(tmp_path, text)
    assert [problem.path for problem in raised.value.problems] == ["script[0].undo", "variants[1].script[0].undo"]


def test_all_expectations_that_fail_are_said_at_once(tmp_path: Path) -> None:
    (failure,) = failures(tmp_path, SKIRMISH.replace("absent: []", "  fighters.rat.health: 3\n  turn: 1\n"))
    assert re.findall(r"p.yaml:\d+: ([a-z.]+):", failure) == ["fighters.orc", "fighters.rat.health", "turn"]


def test_gestures_lone_options_and_undo(tmp_path: Path) -> None:
    text = """\
id: S2
game: skirmish
table: {fighters: {knight: {at: [0, 0], owner: 0, moves: 2}, orc: {at: [5, 5], owner: 1}}}
script:
  - {ask: reach knight, has: {a1: 0, b1: 1}, lacks: [f6]}
  - A: [move knight, b1, c1, commit]
  - {expect: {fighters.knight.at: [2, 0], fighters.knight.moves: 0}}
  - {undo: A}
  - {expect: {fighters.knight.at: [0, 0], fighters.knight.moves: 2}}
  - {A: [move knight, b1, f6], refused: not an option}
  - {asked: A, prompt: command, among: [move knight, end]}
  - A: move knight
  - A: b1
  - {undo: B, refused: another seat}
  - {undo: A}
  - A: [c1]
"""
    (failure,) = failures(tmp_path, text)
    assert failure.startswith("p.yaml:16: A cannot answer ['c1']: not an option\n  A is asked move.path: b1, a2, b2")


def test_secret_choices_interrupts_and_otherwise(tmp_path: Path) -> None:
    text = """\
id: D1
game: duel
table: {stuns: [0, 1, 0]}
draws: [red, blue, bone, red, red, red]
rolls: [6, 5]
otherwise: {reroll: "no"}
script:
  - {asked: [A, B, C], prompt: confront}
  - C: "no"
  - B: "yes"
  - {expect: {round: 0, faces: {}}}
  - A: "yes"
  - {asked: A, prompt: reroll}
  - B: 0                          # stuns A, who then has nothing to decide
  - A: "no"
  - {expect: {fame: [0, 1, 0], stuns: [0, 0, 1]}}
expect: {round: 1, fame: [0, 1, 0]}
"""
    assert failures(tmp_path, text) == [""]
    (failure,) = failures(tmp_path, text.replace('reroll: "no"', "reroll: never"))
    assert "otherwise reroll: 'never' cannot be read as an answer to reroll" in failure


VARIANTS = """\
id: V
game: skirmish
table: {fighters: {knight: {at: [0, 0], owner: 0}, orc: {at: [0, 2], owner: 1}}}
script: [{A: end}]
expect: {turn: 1, fighters.knight.at: [0, 0]}
variants:
  - title: elsewhere
    change: {table: {fighters: {knight: {at: [1, 1]}}}, expect: {fighters.knight.at: [1, 1]}}
  - title: alone
    change: {table: {fighters: {orc: null}}, expect: {turn: 0}}
    script: []
  - title: wrong
    expect: {turn: 2}
---
id: W
game: skirmish
table: {fighters: {knight: {at: [0, 0], owner: 0}}}
"""


def test_variants_override_parts_and_documents_stand_for_themselves(tmp_path: Path) -> None:
    (tmp_path / "v.yaml").write_text(VARIANTS)
    cases = read_positions(tmp_path / "v.yaml")
    assert [(case.name, case.line) for case in cases] == [
        ("V", 1),
        ("V: elsewhere", 7),
        ("V: alone", 9),
        ("V: wrong", 12),
        ("W", 15),
    ]
    said = failures(tmp_path, VARIANTS)
    assert [bool(failure) for failure in said] == [False, False, False, True, False]
    assert said[3].startswith("p.yaml:13: turn:\n  found    1\n  expected 2")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[1]", "found a list, expected a position"),
        ("id: a\ngame: skirmish", "table: found nothing, expected a mapping"),
        ("id: a\ngame: skirmish\ntable: {}\nscirpt: []", "scirpt: found an unknown key"),
        ("id: a\ngame: chess\ntable: {}", "p.yaml:2:7: game: found 'chess', expected one of the games"),
        ("id: a\ngame: skirmish\ntable: {fighters: {}}\n---\nid: a\ngame: duel\ntable: {}", "found 'a' again"),
        (
            "id: a\ngame: superdungeon\nrules: [SDA-LOS-99]\ntable: {}",
            "3:9: rules[0]: found 'SDA-LOS-99', expected a rule",
        ),
        ("", "found nothing, expected at least one position"),
    ],
)
def test_files_that_are_no_positions_are_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ContentError) as raised:
        failures(tmp_path, text)
    assert said in str(raised.value)


def test_a_match_can_start_at_a_position(tmp_path: Path) -> None:
    (tmp_path / "v.yaml").write_text(VARIANTS)
    match = start(read_positions(tmp_path / "v.yaml")[1], GAMES["skirmish"], Chance.seeded("x"))
    assert match.state.fighters["knight"].at == 7
    assert match.pending[0].prompt == "command"
