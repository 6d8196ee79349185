"""Every die of the game, as frozen records read from data/cards/colosseum.

A face is what is printed on it: a number with the signs of its abilities ("3SW"), a level ("L3 TG+PA red"), or a word
("trap", "chest", "healing"). Rolls come up as that text, so loaded dice are named by what one would see.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.content.folders import data_folder
from game.content.problems import ContentError, Problem
from game.content.records import load_records

Kind = Literal[
    "level", "monster-level", "experience", "spell", "equipment", "artifact", "legendary", "one-use", "monster",
    "event", "familiar", "class", "epic", "virtual",
]  # fmt: skip
Ability = Literal[
    "armor", "sword", "tangle", "fire", "gust", "scroll", "pain", "boomerang", "vorpal", "aegis", "stun", "freeze",
    "petrify", "necromancy",
]  # fmt: skip
Spell = Literal["fire", "tangle", "gust", "toad", "healing", "pain", "stun", "protection", "freeze", "void"]
Passive = Literal["shatter", "focus", "intimidate", "train-familiar", "pilfer"]
Reward = Literal["potion", "chest", "lock"]
Demand = Literal["two axes equipped", "arm slots empty", "no armor equipped", "staff equipped", "familiar owned"]
FaceText = Annotated[
    int | Annotated[str, msgspec.Meta(pattern=r"^([0-9][A-Z]{2}|L[1-5]( [A-Z]{2}(\+[A-Z]{2})*)?( [a-z]+)?|[a-z-]+)$")],
    msgspec.Meta(description="a number, a number with a sign, a level with signs and colour, or a word"),
]

SIGNS: dict[str, Ability] = {
    "AR": "armor", "SW": "sword", "TG": "tangle", "FI": "fire", "GU": "gust", "SC": "scroll", "PA": "pain",
    "BO": "boomerang", "VO": "vorpal", "AE": "aegis", "ST": "stun", "FZ": "freeze", "PE": "petrify", "NE": "necromancy",
}  # fmt: skip
COLOURS = {"": 0, "red": 1, "black": 2, "gold": 3}
"""The FAME of a trophy by the colour of its face (DDC-FAME-04)."""
ANY_FAME_KINDS = ("artifact", "legendary")
GEAR = ("equipment", "artifact", "legendary")
"""What FREEZE can name (DDC-ABIL-41) and what is equipped."""
REROLLABLE = ("level", "monster-level", "class", *GEAR)
"""What abilities can reroll (DDC-TERM-12)."""


class Die(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A die as it is printed. What it does follows from its faces and its kind."""

    slug: str
    kind: Kind
    box: Literal["base", "addon", "colosseum", "none"]
    """Where it comes from; "none" for a die that only exists while it is rolled."""
    count: int = 1
    starts: Literal["table", "red", "blue", "yellow", "grey", "black"]
    faces: tuple[FaceText, FaceText, FaceText, FaceText, FaceText, FaceText]
    slot: Literal["", "arm", "armor"] = ""
    arms: Literal[1, 2] = 1
    type: str = ""
    quality: Literal["", "worn", "normal", "superior"] = ""
    passive: Passive | None = None
    requires: Demand | None = None
    reward: Reward | None = None
    immune: tuple[Ability, ...] = ()
    spell: Spell | None = None
    number: Literal["", "add", "none", "subtract"] = ""
    """What becomes of a SPELL die's number."""
    ability: Ability | None = None
    """Of an Epic Monster and of the trophy that it becomes."""
    level: int = 0

    @property
    def average(self) -> float:
        """The average number of its faces (DDC-MONSTER-AI-05)."""
        return sum(face(text).value for text in self.faces) / len(self.faces)

    @property
    def is_gear(self) -> bool:
        return self.kind in GEAR

    @property
    def gives_fame(self) -> bool:
        return self.kind in ANY_FAME_KINDS


class Face(NamedTuple):
    """What a face of a die says."""

    value: int = 0
    """The number, or the level of a monster."""
    abilities: tuple[Ability, ...] = ()
    colour: str = ""
    word: str = ""

    @property
    def ability(self) -> Ability | None:
        return self.abilities[0] if self.abilities else None

    @property
    def is_monster(self) -> bool:
        return self.word == "monster"


_NUMBER = re.compile(r"([0-9])([A-Z]{2})?")
_MONSTER = re.compile(r"L([1-5])(?: ([A-Z]{2}(?:\+[A-Z]{2})*))?(?: ([a-z]+))?")


@cache
def face(text: int | str) -> Face:
    """Read a face; a word that is neither number nor level stands for itself. Raises KeyError for an unknown sign."""
    if isinstance(text, int):
        return Face(text)
    if found := _MONSTER.fullmatch(text):
        level, signs, colour = found.groups("")
        if colour not in COLOURS:
            raise KeyError(colour)
        return Face(int(level), tuple(SIGNS[sign] for sign in signs.split("+") if sign), colour, "monster")
    if found := _NUMBER.fullmatch(text):
        return Face(int(found[1]), (SIGNS[found[2]],) if found[2] else ())
    return Face(word=text)


def load() -> dict[str, Die]:
    """Read and check all dice; raises ContentError with all that is wrong in them."""
    problems: list[Problem] = []
    dice = load_records(data_folder() / "cards" / "colosseum", Die, problems)
    for slug, die in dice.items():
        for text in die.faces:
            try:
                face(text)
            except KeyError as unknown:
                node = dice.nodes[slug]
                problems.append(node.problem(f"{slug}.faces", f"{text!r}", f"known signs and colours, not {unknown}"))
    if problems:
        raise ContentError(problems)
    return dict(dice)


DICE: dict[str, Die] = load()
SPELLS: tuple[Spell, ...] = (
    "fire",
    "tangle",
    "gust",
    "toad",
    "healing",
    "pain",
    "stun",
    "protection",
    "freeze",
    "void",
)
ONE_USE = ("key", "potion", "scroll", "bomb")
LEGENDARY = ("vorpal-sword", "aegis-shield")


def bag(name: str) -> list[str]:
    """Return all dice that start in a bag (DDC-SETUP-02..04), as many of each as there are."""
    return [slug for slug, die in DICE.items() if die.starts == name for _ in range(die.count)]
