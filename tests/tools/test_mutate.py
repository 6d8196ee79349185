"""The tool that breaks rules to see whether a test notices."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tools.mutate.changes import described, mutants
from tools.mutate.known import FILE, Known
from tools.mutate.runner import Source

ROOT = Path(__file__).parent.parent.parent
RULE = """\
def damage(hits: int | None, shield):
    if hits > shield and not shield:
        tell(hits)
        self.wounds[hits] = shield
    return [hit + 1 for hit in hits if hit]
"""


def test_each_change_changes_one_thing() -> None:
    tree = ast.parse(RULE)
    before = ast.unparse(tree)
    words = [described(mutant) for mutant in mutants(tree)]
    assert ast.unparse(tree) == before
    assert {within for within, _, _ in words} == {"damage"}
    assert all(was in before for _, was, _ in words)
    assert sorted(now for _, _, now in words) == sorted(
        [
            "if True:",
            "if False:",
            "if True and (not shield):",
            "if hits > shield and True:",
            "if hits >= shield and (not shield):",
            "if hits > shield and shield:",
            "None",
            "pass",
            "return None",
            "return [hit + 2 for hit in hits if hit]",
            "return [hit - 1 for hit in hits if hit]",
            "return [hit + 1 for hit in hits]",
        ]
    )


def test_survivors_are_told_and_those_that_are_noticed_are_not(tmp_path: Path) -> None:
    """One is inside a function, one is a default, one never ends, and one that no test comes past."""
    (tmp_path / "rule.py").write_text(
        "def left(hits, shield=1):\n"
        "    while shield < hits:\n"
        "        hits -= 1\n"
        "    return hits\n"
        "def spare():\n"
        "    return 4\n"
        "class Hero:\n"
        "    def __init__(self):\n"
        "        self.life = 5\n"
    )
    (tmp_path / "test_rule.py").write_text(
        "import rule\ndef test_left(): assert rule.left(1) == 1\ndef test_more(): assert rule.left(3, 2) == 2\n"
        "def test_hero(): assert rule.Hero().life == 5\n"
    )
    command = [sys.executable, "-m", "tools.mutate", str(tmp_path / "rule.py"), "--tests", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    *lines, summary = done.stdout.splitlines()
    assert [line.split(" in ")[1] for line in lines] == [
        "left: def left(hits, shield=1):  ->  def left(hits, shield=2):",
        "spare: return 4  ->  return None",
        "spare: return 4  ->  return 5",
    ], done.stderr
    assert summary.endswith("7 killed, 0 known, 3 survived")
    assert done.returncode == 1


def test_what_is_known_is_still_there() -> None:
    known = Known.read()
    for file, excuses in known.excuses_by_file.items():
        possible = {described(mutant) for mutant in Source(ROOT / file).mutants}
        gone = [excuse for excuse in excuses if (excuse.within, excuse.was, excuse.now) not in possible]
        assert not gone, f"{FILE.name}: {file} has not got these any more: {gone}"
