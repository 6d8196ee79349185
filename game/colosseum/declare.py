"""A use is declared, may be stopped by STUN, and then happens. [DDC-COMBAT-09, DDC-ABIL-33..40]"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.kernel.decision import WORD, Interrupt, choose, tell

from .dice import DICE
from .events import Declares, Returned, Stopped
from .state import MONSTER, Declared, Table, seat_of
from .stun import THIS, anyone_can_stun, still_open, stun_answers
from .throws import join_combat, look_at_spell
from .totals import fighting, usable

GO = "go"


def stuns(table: Table, asked: int) -> list[Interrupt[Any]]:
    """Return the STUNs that other seats may play instead of waiting for an answer."""
    if not anyone_can_stun(table):
        return []
    seats = [seat for seat in range(len(table.heroes)) if seat != asked and any(stun_answers(table, seat))]
    return [_stun_of(table, seat) for seat in seats]


def _stun_of(table: Table, seat: int) -> Interrupt[Any]:
    async def play(at: int, word: str) -> None:
        await answer_with_stun(table, at, word)

    return Interrupt(seat, "fight.stun", WORD, lambda: stun_answers(table, seat), play)


async def ask(
    table: Table,
    seat: int,
    prompt: str,
    options: Callable[[], Iterable[str]],
    refuse: Callable[[str], str | None] | None = None,
) -> str:
    """Ask a seat in a fight, while others may answer with STUN."""
    return await choose(seat, prompt, WORD, options, refuse, interrupts=lambda: stuns(table, seat))


async def declare(table: Table, seat: int, what: str, does: str, *targets: str) -> bool:
    """Announce a use with its targets; return whether it happens. What is stopped has been used all the same.

    The Lightning Elemental stops the first ability that the active hero declares in the ARMOR or ability step
    (DDC-MONSTER-AI-06). Where somebody could answer, the declaring hero (the active one, for a monster) says "go".
    """
    fight = table.combat
    fight.fresh = 0
    fight.declared = declared = Declared(seat, does)
    await tell(Declares(seat=seat, what=what, does=does, targets=targets))
    if seat == table.active and "stun" in fight.todo and fight.stage in ("armor", "ability"):
        fight.todo.remove("stun")
        declared.stopped = True
        await tell(Stopped(by=MONSTER, seat=seat, what=does))
    asked = table.active if seat == MONSTER else seat
    while not declared.stopped and anyone_can_stun(table):
        word = await choose(
            asked, "fight.go", WORD, lambda: [GO, *_own_stuns(table, seat, asked)],
            takes_lone=True, interrupts=lambda: stuns(table, asked),
        )  # fmt: skip
        if word == GO:
            break
        await answer_with_stun(table, asked, word)
    fight.declared = None
    return not declared.stopped


def _own_stuns(table: Table, seat: int, asked: int) -> Iterable[str]:
    """What the active hero may do about a monster's ability while he is the one to let it happen."""
    if seat != MONSTER:
        return ()
    return stun_answers(table, asked)


async def answer_with_stun(table: Table, seat: int, word: str) -> None:
    """Play "stun this with scroll". It is no turn. [DDC-ABIL-34]"""
    _, target, _, source = word.split()
    await spend_source(table, seat, source)
    await cast_stun(table, seat, target)


async def spend_source(table: Table, seat: int, source: str) -> None:
    """Use up what a spell is cast with: a SCROLL die or a SCROLL face. In a fight it goes back afterwards."""
    fight = table.fight
    if source != "scroll":
        for die in table.combat.of(seat):
            die.spent |= die.die == source
        return
    table.heroes[seat].dice.remove("scroll")
    (table.red if fight is None else fight.used).append("scroll")
    if fight is None:
        await tell(Returned(die="scroll", bag="red"))


async def cast_stun(table: Table, seat: int, target: str) -> None:
    """Roll the SPELL die and stop something; a STUN that is stopped leaves its die free. [DDC-SPELL-11, DDC-ABIL-39]"""
    fight = table.combat
    answered, open_ = fight.declared, fight.fresh
    table.spells.remove("spell-stun")
    happens = await declare(table, seat, "spell-stun", "stun", target)
    fight.declared, fight.fresh = answered, open_
    if not happens:
        table.spells.append("spell-stun")
        return
    fight.spells.append("spell-stun")
    shown = await look_at_spell(table, seat, "spell-stun")
    if seat in fighting(fight):
        join_combat(table, seat, "spell-stun", shown)
    await stun(table, seat, target)


async def stun(table: Table, by: int, target: str) -> None:
    """Let a STUN take hold: what it stops counts as used. [DDC-ABIL-38]"""
    fight = table.combat
    if target == THIS:
        if fight.declared is not None:
            fight.declared.stopped = True
            await tell(Stopped(by=by, seat=fight.declared.seat, what=fight.declared.what))
        elif late := still_open(fight):
            del fight.late[len(fight.late) - fight.fresh :]
            fight.fresh = 0
            await tell(Stopped(by=by, seat=late[0].user, what=late[0].what))
        return
    owner, _, name = target.partition(".")
    whose = seat_of(owner)
    if whose == MONSTER:
        fight.todo.remove(name)
    elif DICE[name].kind in ("familiar", "epic"):
        fight.once.append(name)
    else:
        for die in fight.of(whose):
            die.spent |= die.die == name and usable(die) is not None
    await tell(Stopped(by=by, seat=whose, what=name))
