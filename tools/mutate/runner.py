"""Runs the tests against one change after the other, each in a fork of one process that has read everything once.

First every test is run alone and traced, so that a change meets only the tests that come past its lines, those that
noticed its neighbours first, then the quickest. A change inside a function is made by giving the function another code.
What a module does while it is read (defaults, constants) is broken in a process of its own, see `fresh`; so is, if no
test noticed, a function that has already run while the tests were collected.
"""

from __future__ import annotations

import ast
import functools
import gc
import json
import os
import resource
import signal
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

from .changes import Mutant, made, mutants

Line = tuple[str, int]
Swaps = list[tuple[FunctionType, CodeType]]
MEMORY = 3 << 30
"""Bytes that a broken rule may fill; then its test has failed."""
GRACE = 2.0
"""Seconds of the processor that each test has, besides ten times what it takes."""


class Source:
    """A file whose rules are broken, and what can be broken in it."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.tree = ast.parse(self.path.read_text(encoding="utf-8"))
        self.code = self._compiled()
        self.mutants = list(mutants(self.tree))

    def broken(self, mutant: Mutant) -> CodeType:
        with made(mutant):
            return self._compiled()

    def _compiled(self) -> CodeType:
        tree: Any = ast.fix_missing_locations(self.tree)
        code: CodeType = compile(tree, str(self.path), "exec", dont_inherit=True)
        return code


class Outcome(NamedTuple):
    """A change, and the test that noticed it."""

    source: Source
    mutant: Mutant
    killer: str | None


class Trace:
    """Notes which lines of some files are run, as long as it is open."""

    def __init__(self, paths: set[str]) -> None:
        self.paths = paths
        self.lines: set[Line] = set()

    def __enter__(self) -> None:
        sys.settrace(self._called)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any] | None:
        if frame.f_code.co_filename not in self.paths:
            return None
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line

    def _line(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any]:
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line


class Runner:
    """A plugin for pytest that runs the collected tests against each change instead of once."""

    def __init__(
        self,
        work: Sequence[tuple[Source, Mutant]],
        fresh: Callable[[Source, Mutant], bool],
        tell: Callable[[Outcome], None],
    ) -> None:
        self.work, self.fresh, self.tell = work, fresh, tell
        self.paths = {str(source.path) for source, _ in work}
        self.early = Trace(self.paths)
        self.problem = ""
        self._failed = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        if session.testsfailed or not session.items:
            self.problem = "the tests cannot be collected"
            return True
        found = _in_fork(lambda: self._traced(session.items))
        if "failed" in found:
            self.problem = f"fails as it is: {found['failed']}"
            return True
        seconds: dict[str, float] = found["seconds"]
        passing: dict[Line, list[str]] = defaultdict(list)
        for name, lines in found["lines"].items():
            for file, line in lines:
                passing[file, line].append(name)
        items = {item.nodeid: item for item in session.items}
        killers: dict[tuple[Source, str], list[str]] = defaultdict(list)
        live = _functions(self.paths)
        for source, mutant in self.work:
            recent = killers[source, mutant.within]
            names = {name for line in mutant.lines for name in passing[str(source.path), line]}
            order = sorted(names, key=lambda name: (name not in recent[-8:], seconds[name]))
            killer = self._killer(source, mutant, live, [(items[name], GRACE + 10 * seconds[name]) for name in order])
            if killer in names:
                recent.append(killer)
            self.tell(Outcome(source, mutant, killer))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed = str(report.longrepr)

    def _killer(
        self,
        source: Source,
        mutant: Mutant,
        live: dict[CodeType, list[FunctionType]],
        chosen: list[tuple[pytest.Item, float]],
    ) -> str | None:
        swaps = _swaps(source.code, source.broken(mutant), live)
        early = any((str(source.path), line) in self.early.lines for line in mutant.lines)
        killer: str | None = None
        if swaps is not None and (chosen or not early):
            killer = _in_fork(lambda: self._first_failing(swaps, chosen))
        if killer is None and (swaps is None or early) and self.fresh(source, mutant):
            return "in a process of its own"
        return killer

    def _first_failing(self, swaps: Swaps, chosen: list[tuple[pytest.Item, float]]) -> Iterator[str | None]:
        """Say each test before it is run, and stop after one that fails; the last word is who noticed."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for function, code in swaps:
            function.__code__ = code
        for cache in _caches():
            cache.cache_clear()
        for item, limit in chosen:
            yield item.nodeid
            signal.setitimer(signal.ITIMER_VIRTUAL, limit)  # what never ends is ended by the signal
            if self._fails(item):
                return
        yield None

    def _traced(self, items: Sequence[pytest.Item]) -> Iterator[dict[str, Any]]:
        """Run every test with nothing remembered; return the lines it comes past and its seconds."""
        caches = [cache for cache in _caches() if cache.__wrapped__.__code__.co_filename in self.paths]
        memos = [
            value
            for name, module in list(sys.modules.items())
            if name.startswith("game.")
            for value in vars(module).values()
            if isinstance(value, dict | list | set) and not value
        ]
        lines, seconds = {}, {}
        for item in items:
            for cache in caches:
                cache.cache_clear()
            for memo in memos:
                memo.clear()
            trace, before = Trace(self.paths), time.process_time()
            with trace:
                fails = self._fails(item)
            if fails:
                yield {"failed": f"{item.nodeid}\n{self._failed}"}
                return
            seconds[item.nodeid] = time.process_time() - before
            lines[item.nodeid] = sorted(trace.lines)
        yield {"lines": lines, "seconds": seconds}

    def _fails(self, item: pytest.Item) -> bool:
        self._failed = ""
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return bool(self._failed)


def _in_fork(work: Callable[[], Iterator[Any]]) -> Any:
    """Do the work in a fork of this process and return its last word, even if a signal has ended it."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            noise = os.dup(2)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os.dup2(1, 2)
            with open(writing, "w", encoding="utf-8", buffering=1) as words:
                for word in work():
                    words.write(json.dumps(word) + "\n")
        except BaseException:
            os.write(noise, traceback.format_exc().encode())
            os._exit(1)
        os._exit(0)
    os.close(writing)
    with open(reading, encoding="utf-8") as words:
        said = words.read().splitlines()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status > 0 or not said:
        raise RuntimeError(f"the fork ended with {status}")
    return json.loads(said[-1])


def _caches() -> list[Any]:
    """What functions of the game remember of their results."""
    found = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    return [one for one in found if one.__wrapped__.__module__.startswith("game.")]


def _functions(paths: set[str]) -> dict[CodeType, list[FunctionType]]:
    """All functions of the files that there are, by their code."""
    found: dict[CodeType, list[FunctionType]] = defaultdict(list)
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename in paths:
            found[one.__code__].append(one)
    return found


def _swaps(old: CodeType, new: CodeType, live: dict[CodeType, list[FunctionType]]) -> Swaps | None:
    """Return which functions get which code, or None if the difference is not inside functions."""
    insides = [[part for part in code.co_consts if isinstance(part, CodeType)] for code in (old, new)]
    if _outside(old) != _outside(new) or len(insides[0]) != len(insides[1]):
        return None
    swaps: Swaps = []
    for before, after in zip(*insides, strict=True):
        if before == after:
            continue
        if functions := live.get(before):
            if before.co_freevars != after.co_freevars:
                return None
            swaps += [(function, after) for function in functions]
        else:
            inner = _swaps(before, after, live)
            if inner is None:
                return None
            swaps += inner
    return swaps


def _outside(code: CodeType) -> tuple[Any, ...]:
    """What a code does apart from the functions and classes in it."""
    return code.co_code, code.co_names, [part for part in code.co_consts if not isinstance(part, CodeType)]
