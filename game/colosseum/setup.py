"""Set-up: bags, what each hero starts with. [DDC-SETUP-01..10]"""

from __future__ import annotations

from game.kernel.chance import Chance
from game.kernel.game import Setup
from game.kernel.match import Refused

from .dice import LEGENDARY, SPELLS, bag
from .state import Hero, Table

SEATS = range(2, 6)
"""The fifth seat brings three LEVEL dice and an experience die of its own (DDC-SETUP-01)."""
LIMIT = 60


def bags() -> dict[str, list[str]]:
    """Return what lies where before anybody draws. [DDC-SETUP-02..04, DDC-SETUP-06, DDC-SETUP-07]"""
    return {
        "red": bag("red"),
        "blue": bag("blue"),
        "yellow": bag("yellow"),
        "grey": bag("grey"),
        "black": bag("black"),
        "spells": [f"spell-{spell}" for spell in SPELLS],
        "legendary": list(LEGENDARY),
    }


def new_table(setup: Setup) -> Table:
    """Return the table before the first hero draws. Option: limit, the rounds after which the game ends anyhow, 0 for
    never. Raises Refused.
    """
    if setup.seats not in SEATS:
        raise Refused(f"{setup.seats} heroes; expected {SEATS.start} to {SEATS.stop - 1}")
    limit = setup.options.get("limit", LIMIT)
    if unknown := setup.options.keys() - {"limit"}:
        raise Refused(f"no option {', '.join(sorted(unknown))}")
    if not isinstance(limit, int) or limit < 0:
        raise Refused("the limit is a number of rounds, 0 for none")
    table = set_out(Chance.seeded(setup.seed), [Hero() for _ in range(setup.seats)], bags())
    table.limit = limit
    return table


def set_out(chance: Chance, heroes: list[Hero], zones: dict[str, list[str]]) -> Table:
    """Return a table with these heroes and what lies where."""
    red, blue, yellow, grey, black = (zones[name] for name in ("red", "blue", "yellow", "grey", "black"))
    return Table(chance, heroes, red, blue, yellow, grey, black, zones["spells"], zones["legendary"])
