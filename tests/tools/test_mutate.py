"""The tool that breaks rules to see whether a test notices."""

from __future__ import annotations

import ast

from tools.mutate import mutants, mutated

RULE = """\
def damage(hits, shield):
    if hits > shield and not shield:
        tell(hits)
    return hits + 1
"""


def test_each_change_changes_one_thing() -> None:
    count = len(list(mutants(ast.parse(RULE))))
    changed = [mutated(RULE, i) for i in range(count)]
    plain = ast.unparse(ast.parse(RULE)).splitlines()
    lines = []
    for text, line, before in changed:
        different = [new.strip() for old, new in zip(plain, text.splitlines(), strict=True) if old != new]
        assert len(different) == 1
        assert before in "\n".join(plain)
        lines.append((line, different[0]))
    assert sorted(lines) == [
        (2, "if hits > shield or not shield:"),
        (2, "if hits >= shield and (not shield):"),
        (2, "if not (hits > shield and (not shield)):"),
        (3, "None"),
        (4, "return None"),
        (4, "return hits + 2"),
        (4, "return hits - 1"),
    ]
