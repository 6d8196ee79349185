"""Breaks rules on purpose, one at a time, and lists the broken ones that no test notices.

    python -m tools.mutate game/superdungeon tests/superdungeon tests/positions [--sample 40] [--seed 1]

The first path is what is broken, the others are the tests that should notice. Everything happens in a copy of the tree.
A survivor is a question: is the code not tested, or does it not matter? The code is 1 if any survived.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TIMEOUT = 600
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutant(NamedTuple):
    """A change that can be made to a tree: a field of a node gets another value."""

    node: ast.stmt | ast.expr
    field: str
    value: object


def mutants(tree: ast.Module) -> Iterator[Mutant]:
    """Return every change of one operator, number, condition, call or result."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                for i, operator in enumerate(node.ops):
                    if type(operator) in SWAPS:
                        swapped = SWAPS[type(operator)]()
                        yield Mutant(node, "ops", [*node.ops[:i], swapped, *node.ops[i + 1 :]])
            case ast.BoolOp() | ast.BinOp() | ast.AugAssign() if type(node.op) in SWAPS:
                yield Mutant(node, "op", SWAPS[type(node.op)]())
            case ast.Constant(value=int() as number) if not isinstance(number, bool):
                yield Mutant(node, "value", number + 1)
            case ast.If() | ast.IfExp() | ast.While():
                yield Mutant(node, "test", ast.UnaryOp(ast.Not(), node.test))
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.Return(value=ast.expr()):
                yield Mutant(node, "value", ast.Constant(None))


def mutated(text: str, number: int) -> tuple[str, int, str]:
    """Return the text with its change of that number made, the line, and what stood there."""
    tree = ast.parse(text)
    node, field, value = list(mutants(tree))[number]
    before = ast.unparse(node).splitlines()[0]
    setattr(node, field, value)
    return ast.unparse(ast.fix_missing_locations(tree)), node.lineno, before


def notices(tree: Path, tests: list[str]) -> str:
    """Return the last lines of the tests if they fail in the copy, else nothing; tests that never end fail too."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return "the tests never end"
    return "\n".join(done.stdout.splitlines()[-10:]) if done.returncode else ""


def sample(folder: Path, amount: int, seed: int) -> list[tuple[Path, int]]:
    """Return files and numbers of changes, drawn evenly from all that can be made."""
    files = sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]
    every = [(file, i) for file in files for i, _ in enumerate(mutants(ast.parse(file.read_text(encoding="utf-8"))))]
    return Random(seed).sample(every, min(amount, len(every)))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.mutate", description="list broken rules that no test notices")
    parser.add_argument("broken", type=Path)
    parser.add_argument("tests", nargs="+")
    parser.add_argument("--sample", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".*", "build", "dist", "__pycache__"))
        if failure := notices(tree, chosen.tests):
            print(f"the tests fail as it is:\n{failure}", file=sys.stderr)
            return 2
        survivors = 0
        drawn = sample(tree / chosen.broken, chosen.sample, chosen.seed)
        for file, number in drawn:
            text = file.read_text(encoding="utf-8")
            broken, line, before = mutated(text, number)
            file.write_text(broken, encoding="utf-8")
            if not notices(tree, chosen.tests):
                survivors += 1
                after = _difference(text, broken)
                print(f"{file.relative_to(tree)}:{line}: {before[:100]}  ->  {after}", flush=True)
            file.write_text(text, encoding="utf-8")
        print(f"{survivors} of {len(drawn)} survived")
    return 1 if survivors else 0


def _difference(text: str, broken: str) -> str:
    """Return the first line that is another, once both are written alike."""
    plain = ast.unparse(ast.parse(text)).splitlines()
    return next((new.strip()[:100] for old, new in zip(plain, broken.splitlines(), strict=False) if old != new), "")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
