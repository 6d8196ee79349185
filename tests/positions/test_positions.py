"""Plays every position file; each document and each variant is a test of its own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.catalogue import game
from game.content.position_files import Case, read_positions
from game.content.positions import run_case
from game.content.problems import ContentError

FOLDER = Path(__file__).parent


def cases() -> list[object]:
    """A file that cannot be read is a test that fails, and leaves the others alone."""
    found: list[object] = []
    for path in sorted(FOLDER.rglob("*.yaml")):
        name = path.relative_to(FOLDER).with_suffix("").as_posix()
        try:
            found += [pytest.param(case, id=f"{name}: {case.name}") for case in read_positions(path)]
        except ContentError as error:
            found.append(pytest.param(error, id=name))
    return found


CASES = cases()


@pytest.mark.parametrize("case", CASES)
def test_position(case: Case | ContentError) -> None:
    if isinstance(case, ContentError):
        pytest.fail(str(case), pytrace=False)
    outcome = run_case(case, game(case.position.game))
    if outcome.error is not None:
        raise outcome.error
    if outcome.failure:
        pytest.fail(outcome.failure, pytrace=False)


def test_no_id_stands_twice() -> None:
    paths = sorted(FOLDER.rglob("*.yaml"))
    ids = Counter((case.position.game, case.name) for path in paths for case in read_positions(path))
    assert [name for name, count in ids.items() if count > 1] == []
