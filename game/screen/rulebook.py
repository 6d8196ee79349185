"""The ledger of a game as the rules scene wants it: with titles of chapters, and ready to be searched."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.content.ledger import ledger
from game.content.texts import Texts


class Rule(NamedTuple):
    id: str
    chapter: str
    text: str
    ruling: str

    @property
    def haystack(self) -> str:
        return f"{self.id} {self.chapter} {self.text} {self.ruling}".lower()


@cache
def texts() -> Texts:
    """The player's texts, read once."""
    return Texts.load()


@cache
def rules(slug: str) -> tuple[Rule, ...]:
    said = texts()
    return tuple(
        Rule(
            rule.id,
            said.say(f"chapter-{rule.chapter}") if said.has(f"chapter-{rule.chapter}") else rule.chapter,
            rule.rule,
            rule.ruling,
        )
        for rule in ledger(slug).values()
    )


@cache
def in_short(slug: str) -> tuple[tuple[str, str], ...]:
    """The game on one page, for newcomers: (what it is about, a few sentences)."""
    lines = texts().say(f"in-short-{slug}").splitlines()
    return tuple((head, said) for head, _, said in (line.partition(". ") for line in lines))


@cache
def chapters(slug: str) -> tuple[str, ...]:
    """The titles of the chapters in the order of the rulebook."""
    return tuple(dict.fromkeys(rule.chapter for rule in rules(slug)))
