"""The player's texts."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from game.content.texts import MissingText, Texts, check_texts, languages


def write(folder: Path, language: str, text: str, name: str = "some.ftl") -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / name).write_text(text, encoding="utf-8")


ENGLISH = """\
hello = Hello
wounds = { $count ->
    [one] one wound
   *[other] { $count } wounds
}
hit = { $who } suffers { wounds }.
"""


def test_messages_are_said_with_their_arguments(tmp_path: Path) -> None:
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "en", "name-superdungeon-axe = Hand Axe\n", "names.ftl")
    texts = Texts.load(folder=tmp_path, strict=True)
    assert texts.say("hit", who="The ogre", count=1) == "The ogre suffers one wound."
    assert texts.say("hit", who="The ogre", count=3) == "The ogre suffers 3 wounds."
    assert texts.name("superdungeon", "axe") == "Hand Axe"
    assert texts.has("hello")
    assert not texts.has("goodbye")


def test_a_file_is_read_with_those_that_it_refers_to(tmp_path: Path) -> None:
    write(tmp_path, "en", "hit = { -hero } hits { target }\n", "a.ftl")
    write(tmp_path, "en", "-hero = Kate\n", "b.ftl")
    write(tmp_path, "en", "target = { -ogre }\n", "c.ftl")
    write(tmp_path, "en", "-ogre = Grok\n", "d.ftl")
    assert Texts.load(folder=tmp_path, strict=True).say("hit") == "Kate hits Grok"


def test_another_language_falls_back_to_english(tmp_path: Path) -> None:
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "de", "hello = Hallo\n")
    texts = Texts.load("de", tmp_path, strict=True)
    assert texts.say("hello") == "Hallo"
    assert texts.say("wounds", count=2) == "2 wounds"
    assert languages(tmp_path) == ["en", "de"]


def test_what_is_missing_raises_in_tests_and_shows_in_the_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(tmp_path, "en", ENGLISH)
    strict = Texts.load(folder=tmp_path, strict=True)
    with pytest.raises(MissingText, match="goodbye: no such message"):
        strict.say("goodbye")
    with pytest.raises(MissingText, match=r"wounds: .*count"):
        strict.say("wounds")
    lenient = Texts.load(folder=tmp_path)
    with caplog.at_level(logging.WARNING):
        assert [lenient.say("goodbye") for _ in range(3)] == ["[goodbye]"] * 3
    assert len(caplog.records) == 1


def test_all_that_is_wrong_with_texts_is_said_with_its_place(tmp_path: Path) -> None:
    write(tmp_path, "en", ENGLISH + "a = { helo } { -term }\nhello = again\nb = { $x\n")
    write(tmp_path, "de", "hello = Hallo { $who }\nhelo = x\n")
    (tmp_path / "de" / "latin.ftl").write_bytes(b"a = \xfc")
    said = [str(problem).replace(f"{tmp_path}/", "") for problem in check_texts(tmp_path)]
    assert said == [
        "en/some.ftl:8:1: hello: found the message again, expected each message once in all files of a language",
        "en/some.ftl:10:1: found 'b = { $x', expected a Fluent message: Expected token: \"}\"",
        "en/some.ftl:7:1: a: found { helo }, expected a message or term, did you mean hello",
        "en/some.ftl:7:1: a: found { -term }, expected a message or term",
        "de/latin.ftl:1:5: found the byte 0xfc, expected UTF-8 text",
        "de/some.ftl:1:1: hello: found $who, expected only variables that English uses",
        "de/some.ftl:2:1: helo: found helo, expected a message that English has, did you mean hello",
    ]


def test_braces_without_end_are_a_problem_and_no_crash(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = " + "{" * 50_000)
    assert len(check_texts(tmp_path)) == 1
    assert Texts.load(folder=tmp_path).say("a") == "[a]"


def test_a_message_that_leads_back_to_itself_is_a_problem_and_no_crash(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = { b }\nb = x { c }\nc = { b }\nd = { d }\n")
    assert [problem.path for problem in check_texts(tmp_path)] == ["b", "c", "d"]
    assert Texts.load(folder=tmp_path).say("d") == "[d]"
    with pytest.raises(MissingText, match="Cyclic reference"):
        Texts.load(folder=tmp_path, strict=True).say("a")


def test_the_shipped_texts_are_sound() -> None:
    assert check_texts() == []
