"""A combat step by step: window before it, rolls, ARMOR, abilities, the monster's ones, last step. [DDC-COMBAT-05]

Each call of a hero and each ability of a monster is a step of its own; what has happened so far lies in the fight.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import secretly, tell

from .abilities import use
from .compare import last_step
from .declare import ask
from .epic import after_round
from .events import Passed
from .fights import equip, loadout_question
from .hero_fights import after_hero_fight
from .heroes import meets_demand, ready_equipped, ready_levels
from .monster_fights import after_monster
from .monsters import next_ability, use_ability
from .state import MONSTER, Fight, Table
from .throws import throw
from .totals import fighting
from .uses import PASS, refuse_use, uses


async def fight_step(table: Table) -> None:
    """Play one step of the fight."""
    match table.combat.stage:
        case "loadout":
            await choose_loadouts(table)
        case "before" | "ability":
            await take_call(table)
        case "roll":
            await roll_all(table)
        case "armor":
            await take_armor(table)
        case "monster":
            await monster_step(table)
        case "last":
            await last_step(table)
            await conclude(table)
        case "over":
            await conclude(table)


async def conclude(table: Table) -> None:
    """End the fight that is going on, whatever it was."""
    match table.combat.kind:
        case "monster":
            await after_monster(table)
        case "epic":
            await after_round(table)
        case "duel" | "colosseum":
            await after_hero_fight(table)


async def choose_loadouts(table: Table) -> None:
    """All fighters pick what they equip, in secret. [DDC-HERO-06]"""
    fight = table.combat
    chosen = await secretly(loadout_question(table, seat) for seat in fight.fighters)
    for seat, dice in chosen.items():
        await equip(table, seat, dice)
    fight.stage = "before"


async def take_call(table: Table) -> None:
    """Ask the next hero who has something to use; a complete round of passes ends the stage. [DDC-COMBAT-01,
    DDC-COMBAT-06, DDC-DUEL-04, DDC-COLOSSEUM-03, DDC-EPIC-15]
    """
    fight, order = table.combat, table.clockwise()
    while fight.passes < len(order):
        seat = order[fight.turn % len(order)]
        if any(uses(table, seat)):
            await _call(table, seat)
            return
        fight.passes += 1
        fight.turn += 1
    fight.turn = fight.passes = fight.fresh = 0
    fight.stage = "roll" if fight.stage == "before" else "monster"


async def _call(table: Table, seat: int) -> None:
    fight = table.combat
    word = await _ask_for_use(table, seat)
    if word == PASS:
        fight.fresh = 0
        fight.passes += 1
        fight.turn += 1
        await tell(Passed(seat=seat))
    elif await use(table, seat, word.removeprefix("use ")):
        fight.passes = 0
        fight.turn += 1
    if is_decided(fight):
        fight.stage = "over"


async def _ask_for_use(table: Table, seat: int) -> str:
    prompt = f"fight.{table.combat.stage}"
    return await ask(table, seat, prompt, lambda: _offers(table, seat), lambda word: _refuse(table, seat, word))


def _offers(table: Table, seat: int) -> Iterator[str]:
    yield PASS
    yield from uses(table, seat)


def _refuse(table: Table, seat: int, word: str) -> str | None:
    if word == PASS:
        return None
    if not word.startswith("use "):
        return "use something or pass"
    return refuse_use(table, seat, word.removeprefix("use "))


def is_decided(fight: Fight) -> bool:
    """Return whether the fight is over before the comparison. [DDC-ABIL-27, DDC-TROPHY-07]"""
    if fight.petrifier >= 0:
        return True
    match fight.kind:
        case "monster" | "duel":
            return bool(fight.out)
        case "colosseum":
            return len(fighting(fight)) <= 1
        case "epic":
            return False


async def roll_all(table: Table) -> None:
    """Heroes roll LEVEL, equipped and working class dice, the monster a die for each level. [DDC-COMBAT-03,
    DDC-COMBAT-04, DDC-EPIC-12, DDC-EPIC-13, DDC-CLASS-01]
    """
    fight = table.combat
    fight.stage = "armor"
    for seat in table.clockwise(fight.fighters):
        hero = table.heroes[seat]
        dice = ["level"] * max(0, ready_levels(hero) + fight.boost.get(seat, 0)) + ready_equipped(hero)
        if meets_demand(hero):
            dice.append(hero.calling)
        await throw(table, seat, dice)
    if fight.monster is not None and fight.fighters:
        await throw(table, MONSTER, ["monster-level"] * fight.monster.level)


async def take_armor(table: Table) -> None:
    """Each fighting hero has one opportunity, for as many ARMOR faces as he likes. [DDC-ARMOR-01, DDC-ARMOR-02]"""
    fight = table.combat
    order = table.clockwise(fight.fighters)
    while fight.turn < len(order):
        seat = order[fight.turn]
        if any(uses(table, seat)):
            word = await _ask_for_use(table, seat)
            if word == PASS:
                fight.turn += 1
                await tell(Passed(seat=seat))
            else:
                await use(table, seat, word.removeprefix("use "))
            return
        fight.turn += 1
    fight.turn = 0
    fight.stage = "ability"


async def monster_step(table: Table) -> None:
    """The monster uses its next ability. [DDC-COMBAT-12]"""
    fight = table.combat
    ability = next_ability(table) if fight.monster is not None and fighting(fight) else None
    if ability is None:
        fight.stage = "last"
    else:
        await use_ability(table, ability)
