"""The table of a position file, read into a state. [grammar: tests/positions/README.md]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from game.content.records import fit
from game.kernel.chance import Chance
from game.kernel.match import Refused

from .bags import monster_on
from .dice import DICE, face
from .heroes import fame, levels, ready_levels, refuse_loadout
from .setup import bags, set_out
from .state import (
    EPIC_AT,
    EPIC_ROUNDS,
    TOP_EXPERIENCE,
    TOP_HEALTH,
    TOP_LEVEL,
    Epic,
    Hero,
    Monster,
    Table,
    letter,
    seat_of,
)

MonsterText = list[str | int]
"""A die, its face and, if potions have changed it, its level."""


class _Strict(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class LaidHero(_Strict):
    experience: int = 1
    equipped: list[str] = []
    carried: list[str] = []
    """What he owns besides, ONE-USE dice too."""
    wounded: list[str] = []
    """Names of dice, and "level" for each WOUNDED LEVEL die."""
    familiar: str = ""
    calling: str = msgspec.field(name="class", default="")
    trophies: list[MonsterText] = []
    epics: list[str] = []
    stored: MonsterText | None = None


class LaidEpic(_Strict):
    monster: str
    health: int = TOP_HEALTH
    round: int = 1
    credits: dict[str, int] = {}


class LaidTable(_Strict):
    heroes: dict[str, LaidHero]
    active: str = "A"
    first: str = ""
    round: int = 1
    limit: int = 60
    epic_called: bool | None = None
    """By default whether somebody has the FAME that calls an Epic Monster."""
    bags: dict[str, list[str]] = {}
    """What is left in a bag, "spells" and "legendary" too; by default all that nobody owns."""
    met: MonsterText | None = None
    epic: LaidEpic | None = None


def lay(data: dict[str, Any], chance: Chance) -> Table:
    """Return the state; raises Refused, or ContentError for what can be said with its key path."""
    laid = fit(data, LaidTable)
    seats = sorted(laid.heroes)
    if seats != [letter(seat) for seat in range(len(seats))] or not 2 <= len(seats) <= 5:
        raise Refused(f"table.heroes: {', '.join(seats)}; expected two to five in a row from A")
    heroes = [_hero(name, laid.heroes[name]) for name in seats]
    met = _monster(laid.met, "met") if laid.met is not None else None
    epic = _epic(laid.epic, seats) if laid.epic is not None else None
    owned = _owned(heroes, [monster for monster in (met and met.die, epic and epic.monster) if monster])
    zones = _zones(owned, laid.bags)
    table = set_out(chance, heroes, zones)
    table.active = _seat(laid.active, seats, "active")
    table.first = _seat(laid.first, seats, "first") if laid.first else table.active
    table.round, table.limit = laid.round, laid.limit
    called = laid.epic_called
    table.epic_called = any(fame(hero) >= EPIC_AT for hero in heroes) if called is None else called
    table.met, table.epic, table.turns = met, epic, 1
    table.stage = "met" if met is not None else "epic" if epic is not None else "window"
    return table


def _seat(name: str, seats: list[str], where: str) -> int:
    if name not in seats:
        raise Refused(f"table.{where}: no hero {name}")
    return seat_of(name)


def _hero(name: str, laid: LaidHero) -> Hero:
    where = f"table.heroes.{name}"
    if not 1 <= laid.experience <= TOP_EXPERIENCE:
        raise Refused(f"{where}.experience: {laid.experience}; expected 1 to 6")
    for die in [*laid.equipped, *laid.carried]:
        if die not in DICE or DICE[die].kind not in ("equipment", "artifact", "legendary", "one-use"):
            raise Refused(f"{where}: {die} is no die that a hero carries")
    for die, kind in ((laid.familiar, "familiar"), (laid.calling, "class"), *((epic, "epic") for epic in laid.epics)):
        if die and (die not in DICE or DICE[die].kind != kind):
            raise Refused(f"{where}: {die} is no {kind} die")
    hero = Hero(
        experience=laid.experience,
        wounded_levels=laid.wounded.count("level"),
        dice=[*laid.equipped, *laid.carried],
        equipped=laid.equipped,
        wounded=[die for die in laid.wounded if die != "level"],
        familiar=laid.familiar,
        calling=laid.calling,
        trophies=[_monster(trophy, f"heroes.{name}.trophies") for trophy in laid.trophies],
        epics=laid.epics,
        stored=_monster(laid.stored, f"heroes.{name}.stored") if laid.stored is not None else None,
    )
    if (reason := refuse_loadout(hero, hero.equipped)) is not None:
        raise Refused(f"{where}.equipped: {reason}")
    if ready_levels(hero) < 0:
        raise Refused(f"{where}.wounded: more than {levels(hero)} LEVEL dice")
    for die in hero.wounded:
        if die not in hero.dice:
            raise Refused(f"{where}.wounded: {die} is not among the hero's dice")
    return hero


def _monster(text: MonsterText, where: str) -> Monster:
    match text:
        case [str(die), str(shown), *level] if die in DICE and shown in DICE[die].faces and face(shown).is_monster:
            monster = monster_on(die, shown)
            match level:
                case []:
                    return monster
                case [int(number)] if 1 <= number <= TOP_LEVEL:
                    monster.level = number
                    return monster
    raise Refused(f"table.{where}: there is no {' '.join(map(str, text))}")


def _epic(laid: LaidEpic, seats: list[str]) -> Epic:
    if laid.monster not in DICE or DICE[laid.monster].kind != "epic":
        raise Refused(f"table.epic.monster: {laid.monster} is no Epic Monster")
    if not 0 <= laid.health <= TOP_HEALTH:
        raise Refused(f"table.epic.health: {laid.health}; expected 0 to {TOP_HEALTH}")
    if not 1 <= laid.round <= EPIC_ROUNDS:
        raise Refused(f"table.epic.round: {laid.round}; expected 1 to {EPIC_ROUNDS}")
    credits = {_seat(name, seats, "epic.credits"): count for name, count in laid.credits.items()}
    return Epic(laid.monster, laid.health, laid.round, credits)


def _owned(heroes: Iterable[Hero], faced: list[str]) -> Counter[str]:
    """Count the dice that lie in no bag; raises Refused if there are more than the box holds."""
    owned: Counter[str] = Counter(faced)
    for hero in heroes:
        owned.update([*hero.dice, *hero.epics, *(trophy.die for trophy in hero.trophies)])
        owned.update(die for die in (hero.familiar, hero.calling, hero.stored and hero.stored.die) if die)
    for die, count in owned.items():
        if die not in DICE:
            raise Refused(f"table: there is no die {die!r}")
        if count > DICE[die].count:
            raise Refused(f"table: {count} {die}, but the box holds {DICE[die].count}")
    return owned


def _zones(owned: Counter[str], given: dict[str, list[str]]) -> dict[str, list[str]]:
    zones = bags()
    if unknown := given.keys() - zones.keys():
        raise Refused(f"table.bags: {', '.join(sorted(unknown))}; expected {', '.join(zones)}")
    for name, zone in zones.items():
        if name in given:
            zones[name] = given[name]
            if strange := [die for die in given[name] if die not in zone]:
                raise Refused(f"table.bags.{name}: {', '.join(strange)} does not belong there")
            continue
        left = Counter(zone) - owned
        zones[name] = [die for die in dict.fromkeys(zone) for _ in range(left[die])]
    return zones
