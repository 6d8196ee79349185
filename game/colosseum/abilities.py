"""What heroes do in the ARMOR and ability steps: faces, ONE-USE dice, familiars, trophies. [DDC-ABIL-01..32]"""

from __future__ import annotations

from game.kernel.decision import WORD, choose, tell

from .declare import declare
from .dice import DICE, ONE_USE, face
from .effects import add_fire, heal, hurt, poison, put_off, raise_dead, strengthen
from .events import LostAtOnce, Petrified
from .heroes import has_passive
from .spells import cast
from .state import Rolled, Table, letter, seat_of
from .throws import join_combat, look, reroll
from .totals import foe_targets, opponents, own_targets, usable
from .uses import bomb_targets, compared_with, potion_targets

STOP = "stop"


async def use(table: Table, seat: int, die: str) -> bool:
    """Use a die; return whether that was the hero's turn. [DDC-COMBAT-07]"""
    hero = table.heroes[seat]
    if die == "scroll":
        return await cast(table, seat, die)
    if die in ONE_USE:
        await use_one_use(table, seat, die)
    elif die in hero.epics:
        await use_trophy(table, seat, die)
    elif die == hero.familiar:
        await use_familiar(table, seat)
    else:
        rolled = next(rolled for rolled in table.combat.of(seat) if rolled.die == die)
        return await use_face(table, seat, rolled)
    return True


async def use_face(table: Table, seat: int, die: Rolled) -> bool:
    """Activate the ability that a die shows."""
    match usable(die):
        case "scroll":
            return await cast(table, seat, die.die)
        case "sword" | "armor" as ability:
            name = await _choose_die(table, seat, ability, may_stop=False)
            die.spent = True
            if await declare(table, seat, die.die, ability, name):
                await reroll(table, table.combat.die(name))
        case "fire":
            die.spent = True
            if await declare(table, seat, die.die, "fire"):
                await add_fire(table, seat)
        case "tangle" | "gust" as ability:
            target = await _choose_opponent(table, seat, ability)
            die.spent = True
            if await declare(table, seat, die.die, ability, letter(target)):
                await put_off(table, ability, seat, target)
        case "boomerang":
            await boomerang(table, seat, die)
        case "vorpal" | "aegis" as ability:
            await series(table, seat, die, ability)
        case other:
            raise AssertionError(f"{die.die} has no use: {other}")
    return True


def _targets(table: Table, seat: int, ability: str) -> list[str]:
    match ability:
        case "sword":
            return own_targets(table, seat)
        case "vorpal":
            return own_targets(table, seat, any_die=True)
    return foe_targets(table, seat, armor=ability == "armor")


async def _choose_die(table: Table, seat: int, ability: str, may_stop: bool) -> str:
    prompt = f"target.{ability}"
    return await choose(seat, prompt, WORD, lambda: [*([STOP] if may_stop else []), *_targets(table, seat, ability)])


async def _choose_opponent(table: Table, seat: int, ability: str) -> int:
    def among() -> list[str]:
        fight = table.combat
        return [letter(foe) for foe in (compared_with if ability == "gust" else opponents)(fight, seat)]

    return seat_of(await choose(seat, f"target.{ability}", WORD, among, takes_lone=True))


async def boomerang(table: Table, seat: int, die: Rolled) -> None:
    """Reroll an opponent's die, twice; the second may be declined. [DDC-ABIL-23, DDC-ABIL-46]"""
    die.spent = True
    for instance in range(2):
        if not foe_targets(table, seat):
            return
        name = await _choose_die(table, seat, "boomerang", may_stop=instance > 0)
        if name == STOP or not await declare(table, seat, die.die, "boomerang", name):
            return
        await reroll(table, table.combat.die(name))


async def series(table: Table, seat: int, die: Rolled, ability: str) -> None:
    """VORPAL or AEGIS: reroll dice one after another, own ones ever higher or opponents' ever lower. The first roll
    that is not loses the combat at once. [DDC-ABIL-24..27, DDC-ABIL-40]
    """
    die.spent = True
    first = True
    while _targets(table, seat, ability):
        name = await _choose_die(table, seat, ability, may_stop=not first)
        if name == STOP or not await declare(table, seat, die.die, ability, name):
            return
        target = table.combat.die(name)
        before = target.value
        await reroll(table, target)
        if target.value <= before if ability == "vorpal" else target.value >= before:
            table.combat.out.append(seat)
            await tell(LostAtOnce(seat=seat))
            return
        first = False


async def use_one_use(table: Table, seat: int, die: str) -> None:
    """Spend a POTION or a BOMB; in a fight it goes back to the red bag afterwards. [DDC-ONEUSE-01, DDC-ONEUSE-02]"""
    fight = table.fight
    target = ""
    if die == "bomb":
        target = await choose(seat, "target.bomb", WORD, lambda: bomb_targets(table.combat))
    table.heroes[seat].dice.remove(die)
    (table.red if fight is None else fight.used).append(die)
    if fight is not None and not await declare(table, seat, die, die, *([target] if target else [])):
        return
    shown = await look(table, seat, die)
    if target:
        join_combat(table, seat_of(target), die, shown)
    else:
        await drink(table, seat, str(shown))


async def drink(table: Table, seat: int, effect: str) -> None:
    """Give a rolled POTION to somebody, or let it fizzle. [DDC-ONEUSE-02, DDC-ONEUSE-03, DDC-TURN-02]"""
    targets = potion_targets(table, effect)
    word = "none"
    if len(targets) > 1:
        word = await choose(seat, f"potion.{effect}", WORD, lambda: potion_targets(table, effect))
    if word == "none":
        return
    apply = {"healing": heal, "pain": hurt, "strength": strengthen, "poison": poison}[effect]
    await apply(table, seat_of(word))


async def use_familiar(table: Table, seat: int) -> None:
    """Roll the familiar: its number counts, and its sign works within the same use. [DDC-FAMILIAR-01, DDC-ABIL-30]"""
    fight, name = table.combat, table.heroes[seat].familiar
    fight.once.append(name)
    if not await declare(table, seat, name, "familiar"):
        return
    shown = await look(table, seat, name)
    if has_passive(table.heroes[seat], "train-familiar"):
        shown = await train(table, seat, name, shown)
    join_combat(table, seat, name, shown)
    await familiar_sign(table, seat, face(shown).ability)


async def train(table: Table, seat: int, name: str, first: int | str) -> int | str:
    """TRAIN FAMILIAR: roll it twice and keep either face."""
    second = await look(table, seat, name)
    if second == first:
        return first
    kept = await choose(seat, "familiar.keep", WORD, lambda: [str(first), str(second)])
    return first if kept == str(first) else second


async def familiar_sign(table: Table, seat: int, ability: str | None) -> None:
    """What the sign on a familiar's face does; its target is named now and may be nobody."""
    match ability:
        case "fire":
            await add_fire(table, seat)
        case "sword" | "armor" if _targets(table, seat, ability):
            prompt = f"target.{ability}"
            name = await choose(seat, prompt, WORD, lambda: ["none", *_targets(table, seat, ability)])
            if name != "none":
                await reroll(table, table.combat.die(name))
        case "gust" if compared_with(table.combat, seat):
            word = await choose(
                seat, "target.gust", WORD, lambda: ["none", *(letter(foe) for foe in compared_with(table.combat, seat))]
            )
            if word != "none":
                await put_off(table, "gust", seat, seat_of(word))


async def use_trophy(table: Table, seat: int, name: str) -> None:
    """Use an EPIC TROPHY, once in a combat. [DDC-TROPHY-03..07]"""
    fight, ability = table.combat, DICE[name].ability
    target = await _choose_opponent(table, seat, "tangle") if ability == "tangle" else None
    fight.once.append(name)
    if not await declare(table, seat, name, str(ability), *([letter(target)] if target is not None else [])):
        return
    match ability:
        case "fire":
            await add_fire(table, seat)
        case "necromancy":
            await raise_dead(table, seat)
        case "tangle" if target is not None:
            await put_off(table, "tangle", seat, target)
        case "petrify":
            assert fight.monster is not None
            fight.petrifier = seat
            await tell(Petrified(seat=seat, what=fight.monster.die))
