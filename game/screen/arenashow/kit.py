"""Setting up Battle Arena Show: two teams of one to three seats, dealt or drafted heroes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.arenashow.arena import shipped_ground
from game.arenashow.cards import ROLES
from game.screen.ground import Ground
from game.screen.kit import PlainKit, Team, Wish

from . import words

FIGURES = (
    {"tank": "arenashow/grum-ironpost", "killer": "arenashow/lirien-dusk", "wizard": "arenashow/ember-saltry"},
    {"tank": "arenashow/marshal-yune", "killer": "arenashow/odo-farsight", "wizard": "arenashow/professor-thule"},
)
"""Examples of the heroes of each team, for the setup; who really comes is dealt or drafted."""

RED, BLUE = (1, 4, 3), (0, 5, 2)
"""Places in SEAT_COLOURS: Ember, Orchid and Sun; Sky, Deep and Moss."""


class ArenaShowKit(PlainKit):
    def seat(self, seat: int, seats: int) -> Team:
        """The first half of the seats is the red team; its heroes are dealt round, as the rules do."""
        red = (seats + 1) // 2
        team, place, size = (0, seat, red) if seat < red else (1, seat - red, seats - red)
        own = [role for i, role in enumerate(ROLES) if i % size == place]
        title = f"{words.TEAMS[team]} team" + ("" if size == 1 else f": {words.listed(own)}")
        team_name = words.TEAMS[team].lower()
        note = f"Commands the {words.listed(own)} of the {team_name} team. Who they are is settled in the match."
        return Team("", title, tuple(FIGURES[team][role] for role in own), note)

    def colours(self, seats: int) -> Sequence[int]:
        """Warm colours for the seats of the red team, cold ones for the blue team's."""
        red = (seats + 1) // 2
        return (*RED[:red], *BLUE[: seats - red])

    def wishes(self) -> Sequence[Wish]:
        return (
            Wish("heroes", "Heroes", (("random", "dealt"), ("draft", "drafted")), "The teams pick in turn, or by lot."),
            Wish("sides", "Red plays", (("normal", "in the west"), ("swapped", "in the east"))),
        )

    def options(self, teams: Sequence[Team], wishes: Mapping[str, Any]) -> dict[str, Any]:
        return {key: wishes[key] for key in ("heroes", "sides") if key in wishes}

    def ground(self, arena: str) -> Ground | None:
        from .presenter import painted

        return painted(shipped_ground(arena))


KIT = ArenaShowKit("arenashow")
