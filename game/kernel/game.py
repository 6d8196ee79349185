"""What the rest of the house may ask of any game: the command line, saves, computers, positions and the screen.

A game package offers one object of this kind, called GAME, in its `game.py`; `game.catalogue` lists them.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

import msgspec

from .chance import Chance
from .match import GameState, Match, Rules


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What a match starts from, before its first decision; it is written at the top of every save."""

    seats: int
    """How many seats take part, numbered from 0."""
    arena: str = ""
    """The slug of the map; empty where the game's own rule chooses it."""
    seed: str = ""
    """Salted text that the game's chance is made from."""
    options: dict[str, Any] = {}
    """House options and choices made beforehand, as plain values: {"scenario": "destruction", "warbands": [...]}."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a match stands, for results, `simulate` and statistics."""

    winners: tuple[int, ...]
    """The seats that have won; empty while the match goes on."""
    points: tuple[int, ...]
    """What the game counts (points, fame, structures), a number per seat."""
    turns: int
    """Turns or rounds begun, as the game counts them."""


S = TypeVar("S", bound=GameState)


class Game(Protocol[S]):
    """A game that can be set up, played, shown and laid out as a position."""

    slug: str
    """"superdungeon", "colosseum" or "arenashow"."""
    state: type[S]
    rules: Rules[S]
    seats: range
    """How many seats may take part."""

    def arenas(self) -> tuple[str, ...]:
        """Return the slugs of the maps that can be played on."""
        ...

    def new(self, setup: Setup) -> S:
        """Return the state before the first decision; raises `Refused` with the reason if the setup is impossible."""
        ...

    def standing(self, state: S) -> Standing: ...

    def lay(self, table: dict[str, Any], chance: Chance) -> S:
        """Return the state that the `table` of a position file describes; raises `Refused` with what is wrong.

        The grammar of the table is the game's own; tests/positions/README.md describes it.
        """
        ...

    def view(self, state: S) -> dict[str, Any]:
        """Return all of the state as plain values under the names that players use; positions expect in terms of it."""
        ...

    def ask(self, match: Match[S], query: str) -> Any:
        """Answer a question about the position ("los H K", "costs H") as a plain value; changes nothing."""
        ...
