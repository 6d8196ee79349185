"""The dice of Super Dungeon Arena: faces, pools, attributes, and the odds of a roll."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.kernel.dice import Odds, pool_without

Face = int | str
FACES: dict[str, tuple[Face, ...]] = {
    "B": (0, 0, 1, 1, 2, "H"),
    "R": (0, 1, 1, 2, 3, "P"),
    "G": (1, 2, 2, 3, 4, "HP"),
}
"""A number is stars; H heart, P potion, HP both (SDA-COMP-04)."""
_DICE = re.compile(r"\*(?P<fixed>\d)|\+?(?P<dice>(\d[BRG])+)(?P<with>[+-]\d)?|(?P<alone>[+-]\d)")


class Pool(NamedTuple):
    """Dice by colour letter in rolling order, and the stars that are added to them."""

    dice: str = ""
    stars: int = 0

    def __add__(self, other: object) -> Pool:
        assert isinstance(other, Pool)
        return Pool(self.dice + other.dice, self.stars + other.stars)

    @property
    def text(self) -> str:
        """The pool as cards write it: "2R1B+1", "*2"."""
        if not self.dice:
            return f"*{self.stars}"
        parts = [f"{self.dice.count(colour)}{colour}" for colour in dict.fromkeys(self.dice)]
        return "".join(parts) + (f"{self.stars:+}" if self.stars else "")


@cache
def pool(text: str) -> Pool:
    """Read dice text ("2R1B+1", "*2", "+1"); raises ValueError if it is none."""
    found = _DICE.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is not dice")
    if found["fixed"]:
        return Pool("", int(found["fixed"]))
    if found["alone"]:
        return Pool("", int(found["alone"]))
    dice = "".join(int(n) * colour for n, colour in re.findall(r"(\d)([BRG])", found["dice"]))
    return Pool(dice, int(found["with"] or 0))


class Attr(NamedTuple):
    """An attribute of a card, read: its pool, its attack icon with range, and whether it may defend."""

    pool: Pool
    icon: str
    range: int
    defends: bool


@cache
def attribute(text: str) -> Attr:
    """Read attribute text: "2B missile 6 def"."""
    words = text.split()
    icon = next((word for word in words if word in ("melee", "magic", "missile")), "")
    reach = int(words[words.index(icon) + 1]) if icon else 0
    return Attr(pool(words[0]), icon, reach, words[-1] == "def")


def stars(face: Face) -> int:
    """Blanks, hearts and potions are worth none (SDA-OFFENSE-05)."""
    return face if isinstance(face, int) else 0


def discarded(faces: Sequence[Face]) -> int | None:
    """Return the index of the die that Hex or Bane discards: most stars; on a tie one without symbol goes first."""
    if not faces:
        return None
    return max(range(len(faces)), key=lambda i: (stars(faces[i]), isinstance(faces[i], int), -i))


@cache
def totals(roll: Pool, discards: bool) -> Odds[int]:
    """Return the odds of each total; discards: without the highest die, as under Hex and Bane."""
    dice = [Odds.die(map(stars, FACES[colour])) for colour in roll.dice]
    return pool_without(dice, highest=int(discards)).map(lambda total: max(0, total + roll.stars))
