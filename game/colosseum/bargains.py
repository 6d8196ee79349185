"""Trades and the terms of help: what changes hands between two heroes. [DDC-TRADE-01..05, DDC-HELP-02..04]

Parts are seen from the asker: "give potion", "take worn-axe", and for help "give reward".
"""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import COMMIT, WORD, Commit, choose, or_commit, tell

from .bags import give_back
from .dice import DICE, ONE_USE
from .events import Handed, Offered, Replied
from .heroes import fame, tradable
from .state import WIN, Table, Terms, letter

REWARD, CLEAR = "reward", "clear"


def refuse_part(table: Table, terms: Terms, part: str | Commit, for_help: bool) -> str | None:
    """Return why a part cannot be added (or the offer cannot be made), or None. [DDC-TRADE-02, DDC-TRADE-03]"""
    if isinstance(part, Commit):
        return None
    if part == CLEAR:
        return None if terms.parts else "nothing to clear"
    way, _, die = part.partition(" ")
    if way not in ("give", "take") or not die:
        return "give or take a die"
    count = terms.parts.count(part)
    if for_help and way == "give" and die == REWARD:
        return "offered already" if count else None
    seat = terms.asker if way == "give" else terms.other
    hero = table.heroes[seat]
    if for_help and die in ONE_USE:
        return "offered already" if count >= max(1, hero.dice.count(die)) else None
    owned = hero.dice.count(die) if die in hero.dice else int(die in (hero.familiar, hero.calling))
    if not owned:
        cannot = die in ("level", "experience", *hero.epics) or any(die == t.die for t in hero.trophies)
        stored = hero.stored is not None and hero.stored.die == die
        return "cannot change hands" if cannot or stored else f"{letter(seat)} has no {die}"
    if count >= owned:
        return "offered already"
    return refuse_win(table, Terms(terms.asker, terms.other, [*terms.parts, part]))


def refuse_win(table: Table, terms: Terms) -> str | None:
    """Return why the whole may not be: it would lift somebody to 5 FAME. A swap of ARTIFACTS names first what that hero
    gives. [DDC-TRADE-03]
    """
    gains = {terms.asker: 0, terms.other: 0}
    for part in terms.parts:
        way, _, die = part.partition(" ")
        if die in DICE and DICE[die].gives_fame:
            giver, taker = (terms.asker, terms.other) if way == "give" else (terms.other, terms.asker)
            gains[giver] -= 1
            gains[taker] += 1
    for seat, gain in gains.items():
        if gain > 0 and fame(table.heroes[seat]) + gain >= WIN:
            return f"would lift {letter(seat)} to {WIN} FAME"
    return None


def parts_of(table: Table, terms: Terms, for_help: bool) -> Iterator[str | Commit]:
    """Return what can be added to an offer, and that it can be made."""
    words: list[str | Commit] = [COMMIT, CLEAR]
    words += ["give reward"] if for_help else []
    for way, seat in (("give", terms.asker), ("take", terms.other)):
        kinds = [*tradable(table.heroes[seat])]
        if for_help and way == "give":
            kinds += [die for die in ONE_USE if die not in kinds]
        words += [f"{way} {die}" for die in kinds]
    return (word for word in words if refuse_part(table, terms, word, for_help) is None)


async def offer(table: Table, seat: int, terms: Terms, prompt: str, for_help: bool) -> Terms:
    """Let a seat put an offer together, part after part; it lies on the table, where all can see it grow."""
    table.offer = terms
    while True:
        part = await choose(
            seat, prompt, or_commit(WORD),
            lambda: parts_of(table, terms, for_help),
            lambda part: refuse_part(table, terms, part, for_help),
        )  # fmt: skip
        if isinstance(part, Commit):
            other = terms.asker + terms.other - seat
            await tell(Offered(seat=seat, other=other, parts=tuple(terms.parts), for_help=for_help))
            return terms
        if part == CLEAR:
            terms.parts.clear()
        else:
            terms.parts.append(part)


async def trade(table: Table, other: int) -> None:
    """The active hero makes an offer, which is taken, refused, or answered by one counter-offer that starts from it.
    An empty offer calls it off. [DDC-TRADE-01]
    """
    active = table.active
    table.offered.append(other)
    terms = await offer(table, active, Terms(active, other, []), "trade.offer", for_help=False)
    if not terms.parts:
        table.offer = None
        return
    word = await _reply(table, other, active, ["refuse", "accept", "counter"])
    if word == "counter":
        terms = await offer(table, other, terms, "trade.counter", for_help=False)
        if not terms.parts:
            table.offer = None
            return
        word = await _reply(table, active, other, ["refuse", "accept"])
    if word == "accept":
        await exchange(table, terms)


async def _reply(table: Table, seat: int, to: int, words: list[str]) -> str:
    """Ask whether the offer on the table is taken."""
    word = await choose(seat, "trade.reply", WORD, lambda: words)
    table.offer = None
    await tell(Replied(seat=seat, other=to, answer=word))
    return word


async def exchange(table: Table, terms: Terms) -> None:
    """Hand everything over at once. [DDC-HERO-12, DDC-TRADE-05]"""
    moved: list[tuple[int, int, str, bool]] = []
    for part in terms.parts:
        way, _, die = part.partition(" ")
        giver, taker = (terms.asker, terms.other) if way == "give" else (terms.other, terms.asker)
        moved.append((giver, taker, die, _hand_out(table, giver, die)))
    for giver, taker, die, hurt in moved:
        await tell(Handed(giver=giver, taker=taker, die=die))
        await _hand_in(table, taker, die, hurt)


def _hand_out(table: Table, giver: int, die: str) -> bool:
    """Take a die from its owner; return whether it is WOUNDED."""
    hero = table.heroes[giver]
    match DICE[die].kind:
        case "familiar":
            hero.familiar = ""
        case "class":
            hero.calling = ""
        case _:
            hero.dice.remove(die)
    if die in hero.equipped:
        hero.equipped.remove(die)
    if die in hero.wounded:
        hero.wounded.remove(die)
        return True
    return False


async def _hand_in(table: Table, taker: int, die: str, hurt: bool) -> None:
    match DICE[die].kind:
        case "familiar" | "class":
            await keep(table, taker, die)
        case _:
            table.heroes[taker].dice.append(die)
            if hurt:
                table.heroes[taker].wounded.append(die)


async def keep(table: Table, seat: int, die: str) -> None:
    """Own a familiar or class die; the one before goes back. [DDC-HERO-07, DDC-TRADE-05]"""
    hero = table.heroes[seat]
    if DICE[die].kind == "familiar":
        old, hero.familiar = hero.familiar, die
    else:
        old, hero.calling = hero.calling, die
    if old:
        await give_back(table, old, "grey")


async def settle_terms(table: Table, terms: Terms, reward: str | None) -> None:
    """Carry out what was agreed, all at once and after the rewards; what is not there is skipped, and so is what would
    win the game for its receiver. [DDC-HELP-03, DDC-HELP-04, DDC-TRADE-03]
    """
    due = Terms(terms.asker, terms.other, [])
    for part in terms.parts:
        way, _, die = part.partition(" ")
        if die == REWARD:
            if reward is None:
                continue
            part = f"{way} {reward}"
        if _is_there(table, due, part) and refuse_win(table, Terms(due.asker, due.other, [*due.parts, part])) is None:
            due.parts.append(part)
    await exchange(table, due)


def _is_there(table: Table, due: Terms, part: str) -> bool:
    """Return whether the giver still has the die, besides what he already hands over."""
    way, _, die = part.partition(" ")
    hero = table.heroes[due.asker if way == "give" else due.other]
    owned = hero.dice.count(die) + int(die in (hero.familiar, hero.calling))
    return owned > due.parts.count(part)
