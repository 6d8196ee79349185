"""Spells: a free SPELL die is cast through a SCROLL face or die, rolled, and does what it says. [DDC-SPELL-01..17]"""

from __future__ import annotations

from game.kernel.decision import COMMIT, WORD, Commit, choose, or_commit, tell

from .declare import cast_stun, declare, spend_source
from .dice import DICE, Spell
from .effects import freeze, heal, hurt, put_off
from .events import Immune, Reduced, Returned, Toaded
from .state import MONSTER, Table, letter, seat_of
from .throws import join_combat, look_at_spell, reroll
from .totals import fighting, foe_targets, is_immune, usable
from .uses import castable, freezable, spell_targets


async def cast(table: Table, seat: int, source: str) -> bool:
    """Choose a spell and its target, and cast it; return whether that took the hero's turn (STUN does not)."""
    spell: str = await choose(seat, "spell.choose", WORD, lambda: castable(table, seat))
    target = ""
    if spell not in ("fire", "protection"):
        target = await choose(seat, "spell.target", WORD, lambda: spell_targets(table, seat, _spell(spell)))
    await spend_source(table, seat, source)
    if spell == "stun":
        await cast_stun(table, seat, target)
        return False
    chosen: list[str] = []
    if spell == "protection":
        chosen = await choose_heroes(table, seat)
    elif spell == "freeze" and target != "monster":
        chosen = await choose_gear(table, seat, seat_of(target))
    die = f"spell-{spell}"
    table.spells.remove(die)
    if table.fight is not None and not await declare(table, seat, source, die, *([target] if target else []), *chosen):
        table.spells.append(die)
        return True
    (table.spells if table.fight is None else table.fight.spells).append(die)
    shown = await look_at_spell(table, seat, die)
    if table.fight is None:
        await tell(Returned(die=die, bag="table"))
    await work(table, seat, _spell(spell), shown, target, chosen)
    return True


def _spell(word: str) -> Spell:
    """Return the spell of a word that `castable` has offered."""
    spell = DICE[f"spell-{word}"].spell
    assert spell is not None
    return spell


async def choose_heroes(table: Table, seat: int) -> list[str]:
    """Choose any number of the heroes in the fight, for PROTECTION. [DDC-ABIL-43]"""
    chosen: list[str] = []
    form = or_commit(WORD)

    def left() -> list[str | Commit]:
        heroes = [letter(hero) for hero in fighting(table.combat)]
        more: list[str | Commit] = [hero for hero in heroes if hero not in chosen]
        return [COMMIT, *more] if chosen else more

    while True:
        part = await choose(seat, "spell.protect", form, left)
        if isinstance(part, Commit):
            return chosen
        chosen.append(part)


async def choose_gear(table: Table, seat: int, target: int) -> list[str]:
    """Choose the die that FREEZE takes, if its owner has one. [DDC-ABIL-41]"""
    if not freezable(table, target):
        return []
    return [await choose(seat, "spell.freeze", WORD, lambda: freezable(table, target), takes_lone=True)]


async def work(table: Table, seat: int, spell: Spell, shown: int, target: str, chosen: list[str]) -> None:
    """Let a rolled spell do its work: its number, then its sign. [DDC-SPELL-03, DDC-SPELL-05..16]"""
    at = seat_of(target) if target else seat
    fight = table.fight
    if fight is not None and DICE[f"spell-{spell}"].number == "add" and (seat == MONSTER or seat in fighting(fight)):
        if (
            spell == "fire"
            and fight.has_monster
            and seat != MONSTER
            and is_immune(table, MONSTER, "fire", by_spell=True)
        ):
            await tell(Immune(target=MONSTER, ability="fire"))
        else:
            join_combat(table, seat, f"spell-{spell}", shown)
    match spell:
        case "tangle" | "void" | "gust":
            await put_off(table, spell, seat, at, by_spell=True)
        case "toad":
            await toad(table, at)
        case "healing":
            await heal(table, at)
        case "pain":
            await hurt(table, at)
        case "freeze":
            await chill(table, at, shown, chosen)
        case "protection":
            await protect(table, seat, [seat_of(hero) for hero in chosen])


async def toad(table: Table, target: int) -> None:
    """Take away unused ability faces, or abilities that a monster has not used. [DDC-ABIL-44, DDC-SPELL-08]"""
    fight = table.combat
    if target == MONSTER:
        fight.todo.clear()
    for die in fight.of(target):
        die.spent |= usable(die) is not None
    await tell(Toaded(target=target))


async def chill(table: Table, target: int, shown: int, chosen: list[str]) -> None:
    """FREEZE lowers a total and, on a hero, makes a die useless. [DDC-SPELL-13, DDC-SPELL-14, DDC-SPELL-17]"""
    fight = table.fight
    if fight is not None and is_immune(table, target, "freeze", by_spell=True):
        await tell(Immune(target=target, ability="freeze"))
        return
    if fight is not None and (target == MONSTER or target in fighting(fight)):
        fight.less[target] = fight.less.get(target, 0) + shown
        await tell(Reduced(target=target, amount=shown))
    for die in chosen:
        await freeze(table, target, die)


async def _choose_protection(table: Table, hero: int) -> str:
    return await choose(hero, "spell.protection", WORD, lambda: ["none", *foe_targets(table, hero, armor=True)])


async def protect(table: Table, seat: int, heroes: list[int]) -> None:
    """Let each chosen hero reroll one opponent's die as if by ARMOR; a STUN ends the series.
    [DDC-ABIL-43, DDC-ABIL-46]
    """
    for hero in table.clockwise(heroes):
        if not foe_targets(table, hero, armor=True):
            continue
        name = await _choose_protection(table, hero)
        if name == "none":
            continue
        if not await declare(table, seat, "spell-protection", "protection", name):
            return
        await reroll(table, table.combat.die(name))
