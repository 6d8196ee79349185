"""The monster's own abilities, after the heroes' ones. [DDC-COMBAT-12, DDC-COMBAT-13, DDC-MONSTER-AI-01..07]"""

from __future__ import annotations

from game.kernel.decision import WORD, choose, tell

from .declare import declare
from .dice import DICE
from .effects import add_fire, freeze, hurt, put_off, raise_dead
from .events import Petrified
from .spells import work
from .state import MONSTER, Rolled, Table, letter
from .throws import look_at_spell, reroll
from .totals import can_reroll, counted, fighting, has_shatter, usable
from .uses import freezable

ORDER = ("scroll", "fire", "necromancy", "freeze", "sword", "armor", "petrify", "pain", "tangle")
"""In which order a monster uses what it has; STUN and GUST wait for their moment."""
WITCHCRAFT = ("fire", "tangle", "gust", "toad", "pain", "stun", "freeze", "void")
"""What a monster's SCROLL may turn out to be (DDC-MONSTER-AI-03)."""


def victims(table: Table) -> list[int]:
    """Return whom the monster's abilities hit: the active hero, or each hero who fights an Epic Monster.
    [DDC-COMBAT-13, DDC-EPIC-17]
    """
    fight = table.combat
    among = table.clockwise(fighting(fight))
    return among if fight.kind == "epic" else [seat for seat in among if seat == table.active]


def next_ability(table: Table) -> str | None:
    return next((ability for ability in ORDER if ability in table.combat.todo), None)


async def use_ability(table: Table, ability: str) -> None:
    """Let the monster use one ability, unless STUN stops it."""
    fight = table.combat
    assert fight.monster is not None
    fight.todo.remove(ability)
    targets = victims(table)
    on_itself = ability in ("fire", "necromancy", "sword", "scroll")
    if not await declare(table, MONSTER, fight.monster.die, ability, *([] if on_itself else map(letter, targets))):
        return
    match ability:
        case "scroll":
            await bewitch(table)
        case "fire":
            await add_fire(table, MONSTER)
        case "necromancy":
            await raise_dead(table, MONSTER)
        case "sword":
            await swing(table)
    if on_itself:
        return
    for seat in targets:
        match ability:
            case "freeze":
                for die in await coldest(table, seat):
                    await freeze(table, seat, die)
            case "armor":
                await parry(table, seat)
            case "petrify":
                await petrify(table, seat)
            case "pain":
                await hurt(table, seat)
            case "tangle":
                await put_off(table, "tangle", MONSTER, seat)


async def swing(table: Table) -> None:
    """SWORD: its own lowest MONSTER LEVEL die, if that shows 3 or less. [DDC-MONSTER-AI-02]"""
    dice = [die for die in table.combat.of(MONSTER) if die.kind == "monster-level"]
    lowest = min(dice, key=lambda die: die.value, default=None)
    if lowest is not None and lowest.value <= 3:
        await reroll(table, lowest)


async def parry(table: Table, seat: int) -> None:
    """ARMOR: the hero's highest die that can be rerolled, if it shows more than 3; not past a hammer.
    [DDC-MONSTER-AI-01, DDC-ABIL-03, DDC-EDGE-11]
    """
    if has_shatter(table, seat):
        return
    dice = [die for die in table.combat.of(seat) if can_reroll(die)]
    highest = max(dice, key=lambda die: die.value, default=None)
    if highest is not None and highest.value > 3:
        highest.spent = True
        await reroll(table, highest)


async def petrify(table: Table, seat: int) -> None:
    """PETRIFY: the hero's highest die turns to 1 and stays so; he picks between ties. [DDC-ABIL-31, DDC-EPIC-20]"""

    def highest() -> list[str]:
        dice = [(die, value) for die, value in counted(table, seat) if not die.petrified]
        top = max((value for _, value in dice), default=0)
        return [die.id for die, value in dice if value == top]

    if highest():
        name = await choose(seat, "target.petrify", WORD, highest, takes_lone=True)
        table.combat.die(name).petrified = True
        await tell(Petrified(seat=seat, what=name))


async def coldest(table: Table, seat: int) -> list[str]:
    """Return the die that a monster's FREEZE takes: the highest average; its owner picks between ties.
    [DDC-MONSTER-AI-05]
    """

    def best() -> list[str]:
        dice = freezable(table, seat)
        top = max((DICE[die].average for die in dice), default=0.0)
        return [die for die in dice if DICE[die].average == top]

    if not best():
        return []
    return [await choose(seat, "target.freeze", WORD, best, takes_lone=True)]


async def bewitch(table: Table) -> None:
    """SCROLL: a random spell at the active hero; for one that is in use FIRE, with a spare die. [DDC-MONSTER-AI-03]"""
    fight = table.combat
    spell = DICE[f"spell-{table.chance.roll(WITCHCRAFT, 'M.scroll')}"].spell
    if f"spell-{spell}" not in table.spells:
        spell = "fire"
    assert spell is not None
    die = f"spell-{spell}"
    if die in table.spells:
        table.spells.remove(die)
        fight.spells.append(die)
    shown = await look_at_spell(table, MONSTER, die)
    seat = table.active
    chosen = await coldest(table, seat) if spell == "freeze" else []
    await work(table, MONSTER, spell, shown, "" if spell == "fire" else letter(seat), chosen)
    if spell == "stun" and (best := best_face(table, seat)) is not None:
        best.spent = True


def best_face(table: Table, seat: int) -> Rolled | None:
    """Return the highest unused ability face, which a monster's STUN SPELL spends. [DDC-MONSTER-AI-04]"""
    dice = [die for die in table.combat.of(seat) if usable(die) is not None]
    return max(dice, key=lambda die: die.value, default=None)
