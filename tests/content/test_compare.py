"""Comparing what a position expects with what there is."""

from __future__ import annotations

import pytest

from game.content.compare import difference, equal, look_up, missing_from, plain, short

VIEW = {"models": {"H": {"at": [1, 2], "dice.STR": 3}}, "points": [4, 5]}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("points", [4, 5]),
        ("points.1", 5),
        ("models.H.at.0", 1),
        ("models.H.dice.STR", 3),
        ("models", {"H": {"at": [1, 2], "dice.STR": 3}}),
    ],
)
def test_paths_lead_into_mappings_and_lists(path: str, value: object) -> None:
    assert look_up(VIEW, path) == value


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("model.H", "there is no model in the view, only models, points; did you mean models"),
        ("models.K", "there is no K in models, only H"),
        ("models.H.at.2", "there is no 2 in models.H.at, which is [1,2]"),
        ("models.H.at.x", "there is no x in models.H.at, which is [1,2]"),
        ("points.0.x", "there is no x in points.0, which is 4"),
    ],
)
def test_a_path_that_leads_nowhere_says_where_it_ends(path: str, said: str) -> None:
    with pytest.raises(LookupError) as raised:
        look_up(VIEW, path)
    assert raised.value.args[0] == said


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (1, 1, True),
        (1, True, False),
        (0, False, False),
        (False, False, True),
        (1, 1.0, True),
        (0.1 + 0.2, 0.3, True),
        (0.3, 0.301, False),
        (0.5, "0.5", False),
        (None, 0, False),
        ([1, 2], [1, 2, 3], False),
        ([1, 2], [2, 1], False),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": [True]}, {"a": [1]}, False),
        ({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}, True),
    ],
)
def test_values_are_compared_exactly(one: object, other: object, same: bool) -> None:
    assert equal(one, other) is same
    assert equal(other, one) is same


def test_of_mappings_only_what_differs_is_said() -> None:
    assert difference({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 3, "d": 4}).splitlines() == [
        "  d: found nothing, expected 4",
        "  c: found 3, expected nothing",
        "  b: found 2, expected 3",
    ]
    assert difference(1, [1]) == "  found    1\n  expected [1]"


def test_what_is_wanted_and_missing() -> None:
    assert missing_from({"a": 1, "b": 2}, {"a": 1}) == {}
    assert missing_from({"a": 1, "b": 2}, {"a": 2, "c": 3}) == {"a": 2, "c": 3}
    assert missing_from(["a", "b"], ["b", "c"]) == ["c"]
    assert missing_from({"a": 1}, ["a", "b"]) == ["b"]
    assert missing_from("a", "a") == []
    assert missing_from(7, {"a": 1}) == {"a": 1}


def test_values_become_what_yaml_could_say() -> None:
    assert plain({1: (2, 3)}) == {"1": [2, 3]}
    assert len(short(list(range(500)))) == 400
