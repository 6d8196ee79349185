"""The state under the names that players use, for positions and whoever reads along."""

from __future__ import annotations

from typing import Any

from .heroes import fame, levels, meets_demand, ready_levels
from .state import MONSTER, Fight, Hero, Monster, Table, letter
from .totals import fighting, total


def view(table: Table) -> dict[str, Any]:
    """Return everything as plain values. Seats are letters, zones are sorted."""
    return {
        "active": letter(table.active),
        "stage": table.stage,
        "round": table.round,
        "turns": table.turns,
        "winner": letter(table.winner) if table.over else "",
        "heroes": {letter(seat): hero_view(hero) for seat, hero in enumerate(table.heroes)},
        "bags": {name: sorted(table.bag(name)) for name in ("red", "blue", "yellow", "grey", "black")},
        "spells": sorted(table.spells),
        "legendary": sorted(table.legendary),
        "drawn": sorted(table.drawn),
        "shown": list(table.shown),
        "met": monster_view(table.met),
        "fight": fight_view(table),
        "epic": epic_view(table),
        "epic_called": table.epic_called,
        "offer": list(table.offer.parts) if table.offer is not None else [],
    }


def hero_view(hero: Hero) -> dict[str, Any]:
    return {
        "fame": fame(hero),
        "experience": hero.experience,
        "levels": levels(hero),
        "ready_levels": ready_levels(hero),
        "dice": sorted(hero.dice),
        "equipped": sorted(hero.equipped),
        "wounded": ["level"] * hero.wounded_levels + sorted(hero.wounded),
        "familiar": hero.familiar,
        "class": hero.calling,
        "class_works": meets_demand(hero),
        "trophies": {trophy.die: trophy.face for trophy in hero.trophies},
        "epics": sorted(hero.epics),
        "stored": monster_view(hero.stored),
    }


def monster_view(monster: Monster | None) -> dict[str, Any]:
    return {} if monster is None else {"die": monster.die, "face": monster.face, "level": monster.level}


def fight_view(table: Table) -> dict[str, Any]:
    fight = table.fight
    if fight is None:
        return {}
    return {
        "kind": fight.kind,
        "stage": fight.stage,
        "fighters": [letter(seat) for seat in fight.fighters],
        "monster": monster_view(fight.monster),
        "dice": {die.id: die.face for die in fight.dice},
        "spent": [die.id for die in fight.dice if die.spent],
        "petrified": [die.id for die in fight.dice if die.petrified],
        "totals": totals_view(table, fight),
        "less": {letter(owner): amount for owner, amount in fight.less.items()},
        "late": [f"{letter(late.user)} {late.what} {letter(late.target)}" for late in fight.late],
        "todo": list(fight.todo),
        "once": list(fight.once),
        "spells": sorted(fight.spells),
        "used": sorted(fight.used),
        "ties": fight.ties,
        "final": fight.final,
        "prize": fight.prize,
        "terms": list(fight.terms.parts) if fight.terms is not None else [],
    }


def totals_view(table: Table, fight: Fight) -> dict[str, int]:
    """Return how the totals would stand now; of a side the sum under each of its heroes."""
    owners = [*fighting(fight), *([MONSTER] if fight.has_monster else [])]
    return {letter(owner): total(table, owner) for owner in owners}


def epic_view(table: Table) -> dict[str, Any]:
    epic = table.epic
    if epic is None:
        return {}
    credits = {letter(seat): count for seat, count in epic.credits.items()}
    return {"monster": epic.monster, "health": epic.health, "round": epic.round, "credits": credits}
