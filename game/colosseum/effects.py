"""What abilities, potions and spells do to heroes and monsters, at once or after the combat. [DDC-HERO-08..11]"""

from __future__ import annotations

from game.kernel.decision import WORD, choose, tell

from .events import EpicHealth, Frozen, Healed, Immune, LevelChanged, Wounded
from .heroes import ready_equipped, ready_levels
from .state import MONSTER, TOP_HEALTH, TOP_LEVEL, Late, Lateness, Table
from .throws import take_out, throw
from .totals import is_immune


def waits(table: Table, seat: int) -> bool:
    """Return whether WOUNDs and healing of this hero wait for the end of the combat. [DDC-HERO-09]"""
    fight = table.fight
    return fight is not None and fight.stage not in ("before", "over") and seat in fight.fighters


async def hurt(table: Table, seat: int) -> None:
    """PAIN: the hero takes a WOUND. [DDC-ABIL-14]"""
    if waits(table, seat):
        table.combat.pains.append(seat)
    else:
        await wound(table, seat)


async def heal(table: Table, seat: int) -> None:
    """HEALING: the hero heals a WOUND. [DDC-ABIL-16]"""
    if waits(table, seat):
        table.combat.heals.append(seat)
    else:
        await mend(table, seat)


async def wound(table: Table, seat: int) -> None:
    """A LEVEL die becomes WOUNDED, else an equipped die of the hero's choice, else nothing happens. [DDC-HERO-08]"""
    hero = table.heroes[seat]
    if ready_levels(hero) > 0:
        hero.wounded_levels += 1
        await tell(Wounded(seat=seat, die="level"))
    elif ready_equipped(hero):
        die = await choose(seat, "wound", WORD, lambda: ready_equipped(hero), takes_lone=True)
        hero.wounded.append(die)
        await tell(Wounded(seat=seat, die=die))


async def mend(table: Table, seat: int) -> None:
    """One WOUNDED die of the hero's choice becomes ready. [DDC-HERO-11]"""
    hero = table.heroes[seat]

    def hurting() -> list[str]:
        return (["level"] if hero.wounded_levels else []) + [die for die in hero.dice if die in hero.wounded]

    if not hurting():
        return
    die = await choose(seat, "heal", WORD, hurting, takes_lone=True)
    if die == "level":
        hero.wounded_levels -= 1
    else:
        hero.wounded.remove(die)
    await tell(Healed(seat=seat, die=die))


async def freeze(table: Table, seat: int, die: str) -> None:
    """A die of the hero becomes WOUNDED, after a combat that is under way. [DDC-ABIL-41, DDC-ABIL-42]"""
    if table.fight is not None:
        table.fight.frozen.append((seat, die))
        return
    await ice_over(table, seat, die)


async def ice_over(table: Table, seat: int, die: str) -> None:
    hero = table.heroes[seat]
    if die in hero.dice and die not in hero.wounded:
        hero.wounded.append(die)
        await tell(Frozen(seat=seat, die=die))


async def strengthen(table: Table, target: int) -> None:
    """STRENGTH: a level more, HEALTH more, or a LEVEL die more. [DDC-ABIL-17..19]"""
    fight = table.combat
    if target != MONSTER:
        if fight.stage == "before":
            fight.boost[target] = fight.boost.get(target, 0) + 1
        else:
            await throw(table, target, ["level"])
    elif fight.kind == "epic":
        await change_health(table, +1, "strength")
    elif fight.monster is not None and fight.monster.level < TOP_LEVEL:
        fight.monster.level += 1
        await tell(LevelChanged(monster=fight.monster.die, level=fight.monster.level))
        if fight.stage != "before":
            await throw(table, MONSTER, ["monster-level"])


async def poison(table: Table, target: int) -> None:
    """POISON: a level less, HEALTH less, or a LEVEL die less. [DDC-ABIL-20..22]"""
    fight = table.combat
    if target != MONSTER and fight.stage == "before":
        fewest = -ready_levels(table.heroes[target])
        fight.boost[target] = max(fewest, fight.boost.get(target, 0) - 1)
    elif target != MONSTER:
        await _take_lowest(table, target, "level")
    elif fight.kind == "epic":
        await change_health(table, -1, "poison")
    elif fight.monster is not None and fight.monster.level > 1:
        fight.monster.level -= 1
        await tell(LevelChanged(monster=fight.monster.die, level=fight.monster.level))
        if fight.stage != "before":
            await _take_lowest(table, MONSTER, "monster-level")


async def _take_lowest(table: Table, owner: int, die: str) -> None:
    dice = [rolled for rolled in table.combat.of(owner) if rolled.die == die]
    if dice:
        await take_out(table, min(dice, key=lambda rolled: rolled.value), "poison")


async def change_health(table: Table, by: int, why: str) -> None:
    """Change an Epic Monster's HEALTH by a potion, within 1 and 5. [DDC-ABIL-18, DDC-ABIL-21, DDC-EPIC-30]"""
    assert table.epic is not None
    table.epic.health = min(TOP_HEALTH, max(1, table.epic.health + by))
    await tell(EpicHealth(health=table.epic.health, why=why))


async def add_fire(table: Table, owner: int) -> None:
    """FIRE: a FIRE die joins the total. Against a monster that is immune it adds nothing. [DDC-ABIL-05, DDC-ABIL-48]"""
    if owner != MONSTER and table.combat.has_monster and is_immune(table, MONSTER, "fire", by_spell=False):
        await tell(Immune(target=MONSTER, ability="fire"))
        return
    await throw(table, owner, ["fire"])


async def raise_dead(table: Table, owner: int) -> None:
    """NECROMANCY: a MONSTER LEVEL die more. [DDC-ABIL-32, DDC-EDGE-14]"""
    if owner != MONSTER and table.combat.has_monster and is_immune(table, MONSTER, "necromancy", by_spell=False):
        await tell(Immune(target=MONSTER, ability="necromancy"))
        return
    await throw(table, owner, ["monster-level"])


async def put_off(table: Table, what: Lateness, user: int, target: int, by_spell: bool = False) -> None:
    """Declare a TANGLE, VOID or GUST, which works at the end. [DDC-ABIL-06, DDC-ABIL-07, DDC-ABIL-10]"""
    fight = table.combat
    if is_immune(table, target, what, by_spell):
        await tell(Immune(target=target, ability=what))
        return
    fight.late.append(Late(what, user, target, by_spell))
    fight.fresh += 1
