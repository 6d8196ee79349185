"""Files that nobody has vetted: whatever is in them, it is read or refused with problems, and nothing else happens."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.content.folders import maps_folder
from game.content.ledger import read_ledger
from game.content.maps import load_map
from game.content.position_files import read_positions
from game.content.problems import ContentError, Problem
from game.content.records import load_records
from game.content.texts import Texts, check_texts
from game.content.validate import validate
from tests.content.test_maps import drawn
from tests.content.test_positions import SKIRMISH, VARIANTS
from tests.content.test_records import Card
from tests.content.test_texts import ENGLISH

CARDS = """\
axe:
  cost: 3
  colour: red
  effects: [{do: push, squares: 2, away: false}, {do: heal, amount: 1}]
bow: {cost: 0, colour: blue, faces: {6: crown}, shape: [1, 2], ally: axe}
"""
LEDGER = "rules:\n  - {id: SDA-X-01, rule: a}\n  - {id: SDA-X-02, rule: b, ruling: c, rulebook_lines: [1, 2]}\n"
OBJECTS = '<object id="1" type="Start" name="a" x="0" y="32" width="64" height="32"/>\n'
WALLS = '<object id="2" x="32" y="32"><polyline points="0,0 0,32 32,32"/></object>\n'
MAP = drawn(objects=OBJECTS, walls=WALLS)
SPRITES = (
    '{"a": {"image": "superdungeon.png", "frames": {"idle": {"left": {"box": [0, 0, 128, 64], "anchor": [1, 2]}}}}}'
)

TOKENS = [
    *("", " ", "\n", "\t", "\x00", "\x07", "\ufeff", "\u2028", "é", "\U0001f3b2", "\\", "/", ".."),
    *("- ", ": ", "? ", "&a ", "*a", "!!map ", "---\n", "{", "}", "[", "]", "[" * 50, "'", '"', "|\n", ">\n", "#", "%"),
    *(
        "null",
        "true",
        "-1",
        "0",
        "010",
        "0x10",
        "1_000",
        "1e999",
        "9" * 400,
        "nan",
        "inf",
        "-",
        "2147483648",
        "9999999999",
    ),
    *("<", ">", "/>", "<!--", "<![CDATA[", "&amp;", "&#0;", "<a>", "="),
    *("{ $a }", "{", "->", "*[a]", ".a = b", "-term = a"),
]
Cut = tuple[float, float, str]


def cuts() -> st.SearchStrategy[list[Cut]]:
    """Where to cut, as parts of the text; how much, mostly little; and what to put there."""
    part = st.floats(0, 1, allow_nan=False)
    return st.lists(st.tuples(part, part, st.sampled_from(TOKENS)), min_size=1, max_size=4)


def mangled(text: str, changes: list[Cut]) -> bytes:
    for start, length, token in changes:
        at = int(start * len(text))
        text = text[:at] + token + text[at + int(length**4 * (len(text) - at)) :]
    return text.encode("utf-8", "surrogatepass")


EXAMPLES = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def refusal(read: Callable[[], object]) -> list[Problem]:
    """Return the problems that a read fails with; anything else it raises is a fault."""
    try:
        read()
    except ContentError as error:
        return list(error.problems) or [Problem("", 0, 0, "", "no problem", "a reason")]
    return []


def refuses_or_reads(read: Callable[[], object]) -> None:
    for problem in refusal(read):
        assert problem.file
        assert len(str(problem)) < 2_000


@EXAMPLES
@given(changes=cuts())
def test_cards(tmp_path: Path, changes: list[Cut]) -> None:
    (tmp_path / "a.yaml").write_bytes(mangled(CARDS, changes))
    refuses_or_reads(lambda: load_records(tmp_path / "a.yaml", Card))


@EXAMPLES
@given(changes=cuts(), text=st.sampled_from([SKIRMISH, VARIANTS]))
def test_positions(tmp_path: Path, changes: list[Cut], text: str) -> None:
    (tmp_path / "a.yaml").write_bytes(mangled(text, changes))
    refuses_or_reads(lambda: read_positions(tmp_path / "a.yaml"))


@EXAMPLES
@given(changes=cuts())
def test_ledgers(tmp_path: Path, changes: list[Cut]) -> None:
    (tmp_path / "a.yaml").write_bytes(mangled(LEDGER, changes))
    read_ledger("superdungeon", tmp_path / "a.yaml", [])


@EXAMPLES
@given(changes=cuts())
def test_maps(tmp_path: Path, changes: list[Cut]) -> None:
    for ending in (".tsx", ".png"):
        shutil.copy(maps_folder() / "superdungeon" / f"superdungeon{ending}", tmp_path)
    (tmp_path / "a.tmx").write_bytes(mangled(MAP, changes))
    refuses_or_reads(lambda: load_map(tmp_path / "a.tmx"))


@EXAMPLES
@given(changes=cuts())
def test_tilesets(tmp_path: Path, changes: list[Cut]) -> None:
    folder = maps_folder() / "superdungeon"
    shutil.copy(folder / "superdungeon.png", tmp_path)
    (tmp_path / "superdungeon.tsx").write_bytes(mangled((folder / "superdungeon.tsx").read_text(), changes))
    (tmp_path / "a.tmx").write_text(MAP)
    refuses_or_reads(lambda: load_map(tmp_path / "a.tmx"))


@EXAMPLES
@given(changes=cuts())
def test_texts(tmp_path: Path, changes: list[Cut]) -> None:
    (tmp_path / "en").mkdir(exist_ok=True)
    (tmp_path / "en" / "a.ftl").write_bytes(mangled(ENGLISH, changes))
    check_texts(tmp_path)
    texts = Texts.load(folder=tmp_path)
    for message in ("hello", "wounds", "hit"):
        assert texts.say(message, who="x", count=1)


@EXAMPLES
@given(changes=cuts())
def test_sprites(tmp_path: Path, changes: list[Cut]) -> None:
    shutil.copy(maps_folder() / "superdungeon" / "superdungeon.png", tmp_path)
    (tmp_path / "index.json").write_bytes(mangled(SPRITES, changes))
    validate([tmp_path / "index.json"])


@EXAMPLES
@given(noise=st.binary(max_size=200), ending=st.sampled_from([".yaml", ".tmx", ".ftl", ".json"]))
def test_noise(tmp_path: Path, noise: bytes, ending: str) -> None:
    folder = tmp_path / "en"
    folder.mkdir(exist_ok=True)
    path = folder / ("index.json" if ending == ".json" else f"a{ending}")
    path.write_bytes(noise)
    validate([path])
    path.unlink()


def test_the_unmangled_files_are_sound(tmp_path: Path) -> None:
    """Else the fuzz would only ever see the first refusal."""
    for ending in (".tsx", ".png"):
        shutil.copy(maps_folder() / "superdungeon" / f"superdungeon{ending}", tmp_path)
    for name, text in {"a.tmx": MAP, "p.yaml": SKIRMISH, "index.json": SPRITES, "c.yaml": CARDS}.items():
        (tmp_path / name).write_text(text)
    assert validate([tmp_path])[0] == []
    assert len(load_records(tmp_path / "c.yaml", Card)) == 2
    problems: list[Problem] = []
    (tmp_path / "l.yaml").write_text(LEDGER)
    assert len(read_ledger("superdungeon", tmp_path / "l.yaml", problems)) == 2
    assert problems == []
    with pytest.raises(ContentError):
        load_map(tmp_path / "nowhere.tmx")
