"""Break rules on purpose, one at a time, and list the broken ones that no test notices.

    python -m tools.mutate FILE_OR_FOLDER... [--tests tests/superdungeon tests/positions] [--within combat.show]
                           [--sample N] [--seed N]

A survivor is a question: is the code not tested, or does it not matter? What does not matter is written in known.yaml
with the reason. The code is 1 if any other survived. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from .changes import Mutant, described
from .known import Known
from .runner import Outcome, Runner, Source

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = ["tests/superdungeon", "tests/positions"]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.mutate", description="list broken rules that no test notices")
    parser.add_argument("broken", nargs="+", type=Path, help="files or folders")
    parser.add_argument("--tests", nargs="+", default=TESTS, help=f"what should notice; default: {' '.join(TESTS)}")
    parser.add_argument("--within", default="", help="only in there: a file and function, like combat.show")
    parser.add_argument("--sample", type=int, help="only so many, drawn evenly")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    files = [file for path in chosen.broken for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]
    work = [(source, mutant) for source in map(Source, files) for mutant in source.mutants]
    work = [(source, mutant) for source, mutant in work if _is_within(source, mutant, chosen.within)]
    if chosen.sample:
        work = Random(chosen.seed).sample(work, min(chosen.sample, len(work)))
    return prove(work, chosen.tests)


def prove(work: list[tuple[Source, Mutant]], tests: list[str]) -> int:
    """Make each change and print who survived, then the counts by file."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    known, counts, survivors = Known.read(), Counter[tuple[str, str]](), 0
    begun, out = time.monotonic(), sys.stdout

    def tell(outcome: Outcome) -> None:
        nonlocal survivors
        name = Path(os.path.relpath(outcome.source.path, ROOT)).as_posix()
        words = described(outcome.mutant)
        fate = "killed" if outcome.killer else "known" if known.excuses(name, words) else "survived"
        counts[name, fate] += 1
        done = counts.total()
        if fate == "survived":
            survivors += 1
            line = outcome.mutant.statement.lineno
            print(f"{name}:{line} in {words.within}: {words.was}  ->  {words.now}", file=out, flush=True)
        if fate == "known" or done % 50 == 0 or done == len(work):
            print(f"  {done} of {len(work)}, {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)

    def fresh(source: Source, mutant: Mutant) -> bool:
        number = str(source.mutants.index(mutant))
        command = [sys.executable, "-m", "tools.mutate.fresh", str(source.path), number, *tests]
        return subprocess.run(command, cwd=ROOT, capture_output=True).returncode != 0

    runner, noise = Runner(work, fresh, tell), io.StringIO()
    options = ["-qq", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--capture=no", *tests]
    with runner.early, contextlib.redirect_stdout(noise):
        pytest.main(options, plugins=[runner])
    if runner.problem:
        print(f"{runner.problem}\n{noise.getvalue()}", file=sys.stderr)
        return 2
    for name in sorted({name for name, _ in counts}):
        fates = ", ".join(f"{counts[name, fate]} {fate}" for fate in ("killed", "known", "survived"))
        print(f"{name}: {fates}")
    return 1 if survivors else 0


def _is_within(source: Source, mutant: Mutant, within: str) -> bool:
    where = f"{source.path.stem}.{mutant.within}"
    return not within or where == within or where.startswith(f"{within}.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
