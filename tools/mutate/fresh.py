"""Runs the tests once with a change that has to be there before anything is read.

    python -m tools.mutate.fresh FILE NUMBER TESTS...

The code is that of pytest: 0 if no test noticed.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from .runner import MEMORY, Source

SECONDS = 240
"""What the tests may take of the processor before they count as never ending."""


class Broken(SourceFileLoader):
    """Loads a module from another code than its own."""

    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class Breaker(MetaPathFinder):
    """Finds one file and gives it its broken code."""

    def __init__(self, path: Path, code: CodeType) -> None:
        self.path, self.code = path, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin != str(self.path):
            return None
        loader = Broken(fullname, spec.origin)
        loader.code = self.code
        spec.loader = loader
        return spec


def main(arguments: list[str]) -> int:
    file, number, *tests = arguments
    source = Source(Path(file))
    sys.meta_path.insert(0, Breaker(source.path, source.broken(source.mutants[int(number)])))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    return int(pytest.main(["-x", "-qq", "-p", "no:cacheprovider", *tests]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
