"""Every reason that the rules give for refusing something is a sentence on the screen."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import game
from game.screen.host import Host
from game.screen.refusals import REASONS, sentence
from game.screen.rulebook import texts
from game.screen.stage import Stage

from .legible import questions

ASKS = re.compile(r"why_not|refuse|_why|_occupied|may_move|_leg|_large_plan|controlled|_spelled_out|_words")
"""Names of functions that say why something cannot be done."""
SAMPLES = ("7", "c7", "crown-guard-1", "health", "wall", "before", "north", "attacker", "s", "nearer", "")
UNREADABLE = re.compile(
    r"expected |is no (square|command|edge|action|\0)|none of the phases|neither a model|give or take|no such |confront"
    r"|for whom\?|named|not yours to equip|use something|to play$|does not stand on|a large model is moved|^self$"
    r"|is no free square|cannot take|not a list of dice|buy a treasure"
)
"""What only an answer that cannot be read is told: the screen never gives one."""


def reasons() -> Iterator[str]:
    """Return what functions of the rules answer when they refuse; each blank is filled in several ways."""
    for slug in ("superdungeon", "arenashow", "colosseum"):
        for path in sorted((Path(game.__path__[0]) / slug).glob("*.py")):
            for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(function, ast.FunctionDef) and ASKS.search(function.name):
                    for node in ast.walk(function):
                        if isinstance(node, ast.Return) and node.value is not None:
                            yield from said_by(node.value)


def said_by(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from said_by(node.body)
        yield from said_by(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values)


def is_known(reason: str) -> bool:
    ways = [""]
    for piece in re.split("(\0)", reason):
        fills = SAMPLES if piece == "\0" else (piece,)
        ways = [way + fill for way in ways for fill in fills]
    return any(re.fullmatch(pattern, way) for way in ways for _, pattern in REASONS)


def test_every_reason_of_the_rules_has_a_sentence() -> None:
    found = set(reasons())
    assert len(found) > 120
    strange = [reason for reason in found if not is_known(reason) and not UNREADABLE.search(reason)]
    assert not strange


def test_reasons_are_said_in_the_words_of_players() -> None:
    assert sentence("out of range, 13 > 7") == "13 squares away; this reaches 7."
    assert sentence("too far, 3 > 1") == "That takes 3 movement; there is only 1."
    assert sentence("Crown Guard 1: out of range, 9 > 2") == "Crown Guard 1: 9 squares away; this reaches 2."
    assert sentence("l19 is occupied by foe-1", {"foe-1": "Foe 1"}.__getitem__) == "Foe 1 stands on L19."
    assert sentence("no line of sight: wall between c7 and c8").endswith("(wall between C7 and C8).")
    assert sentence("something new") == "Something new."
    assert sentence("") == ""


def test_every_sentence_is_there_and_ends() -> None:
    assert len({key for key, _ in REASONS}) == len(REASONS)
    for key, pattern in REASONS:
        names = {name.rstrip("2") for name in re.findall(r"\?P<(\w+)>", pattern)}
        said = texts().say(f"refusal-{key}", **dict.fromkeys(names, 2))
        assert "[" not in said, key
        assert said.endswith("."), key


def test_what_stands_on_buttons_is_a_sentence(stage: Stage, host: Host) -> None:
    seen = set()
    for slug in ("superdungeon", "arenashow"):
        for _, board in questions(host, slug, 2, "read 1", 250):
            for offer in board.gestures.offers:
                if offer.why_not:
                    seen.add(offer.why_not)
    assert len(seen) >= 3
    for said in seen:
        assert said[0].isupper() or said[0].isdigit(), said
        assert said.endswith("."), said
        assert " > " not in said, said
