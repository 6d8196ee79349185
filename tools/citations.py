"""Lists the rules that no test asserts.

    python -m tools.citations [--summary] [GAME...]

A rule counts as asserted where its id stands in a test: in a comment, text or docstring of a function that asserts
something, in a table that such functions are parametrized with, or in `rules:` of a position. The docstring of a
file is no assertion, and neither is a range ("DDC-EPIC-19..22").
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from game.content.ledger import PREFIXES, ledger
from game.content.nodes import read_file

ROOT = Path(__file__).resolve().parent.parent
CITATION = re.compile(r"\b(?:SDA|DDC|BAS)(?:-[A-Z]+)+-[0-9]{2}(?![0-9]|\.\.|/[0-9])")


def cited_in_python(text: str) -> set[str]:
    """Return the ids cited by the assertions of a test file."""
    tree = ast.parse(text)
    docstring = tree.body[0] if tree.body and ast.get_docstring(tree) is not None else None
    idle = [docstring] if docstring is not None else []
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    asserting = {function.name for function in functions if asserts(function)}
    idle += [function for function in functions if not asserting & {function.name, *names_in(function)}]
    lines = {line for node in idle for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    cited: set[str] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING) and token.start[0] not in lines:
            cited.update(CITATION.findall(token.string))
    return cited


def asserts(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr in ("raises", "approx"))
        for node in ast.walk(function)
    )


def names_in(function: ast.FunctionDef) -> set[str]:
    return {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}


def cited_in_positions(path: Path) -> set[str]:
    """Return the ids under `rules:` of the positions and variants of a file; a range there is one text and no id."""
    cited: set[str] = set()
    for document in read_file(path, []):
        variants = document.value.get("variants") if isinstance(document.value, dict) else None
        listed = variants.value if variants is not None and isinstance(variants.value, list) else []
        for position in (document, *listed):
            rules = position.value.get("rules") if isinstance(position.value, dict) else None
            if rules is not None and isinstance(rules.value, list):
                cited.update(str(rule.value) for rule in rules.value if CITATION.fullmatch(str(rule.value)))
    return cited


def cited(tests: Path) -> set[str]:
    """Return all ids that the tests of the games cite; those of the tools only play with them."""
    found: set[str] = set()
    for path in tests.rglob("*.py"):
        if path.relative_to(tests).parts[0] not in ("content", "tools"):
            found |= cited_in_python(path.read_text(encoding="utf-8"))
    for path in tests.rglob("*.yaml"):
        found |= cited_in_positions(path)
    return found


def report(games: list[str], is_summary: bool) -> Iterator[str]:
    known = cited(ROOT / "tests")
    for game in games:
        rules = ledger(game)
        open_rules = [rule for rule in rules.values() if rule.id not in known]
        yield f"{game}: {len(rules) - len(open_rules)} of {len(rules)} rules asserted"
        if not is_summary:
            yield from (f"  {rule.id}  {rule.rule}" for rule in open_rules)
    all_ids = {rule for game in PREFIXES for rule in ledger(game)}
    yield from (f"cited but in no ledger: {rule}" for rule in sorted(known - all_ids))


def main(arguments: list[str]) -> int:
    games = [word for word in arguments if not word.startswith("-")]
    if unknown := set(games) - PREFIXES.keys():
        print(f"no game: {', '.join(sorted(unknown))}; expected {', '.join(PREFIXES)}", file=sys.stderr)
        return 2
    print("\n".join(report(games or list(PREFIXES), "--summary" in arguments)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
