"""What counts as a citation of a rule."""

from __future__ import annotations

from pathlib import Path

from tools.citations import cited_in_positions, cited_in_python

S = "SDA-LOS-"

TEXT = f'''"""The whole file is about {S}01."""

CASES = [("far", "{S}02")]


def helper():
    """{S}03"""
    return 1


def test_one():
    """{S}04"""
    assert helper()  # {S}05
    check()  # {S}06..09, {S}10/11


def check():
    """{S}12"""
    assert True


def test_two():
    check()  # {S}13
'''


def test_a_citation_belongs_to_an_assertion() -> None:
    assert cited_in_python(TEXT) == {S + number for number in ("02", "04", "05", "12", "13")}


def test_positions_cite_in_their_rules_and_not_in_ranges(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(f"rules: [{S}01, {S}02..05]\ntitle: {S}06\n---\nrules: [{S}07]\n")
    assert cited_in_positions(path) == {f"{S}01", f"{S}07"}
