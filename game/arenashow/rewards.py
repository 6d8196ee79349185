"""What damage leads to: deaths, credits, evolution (Chapters II to IV)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.kernel.decision import WORD, choose, tell

from . import events
from .arena import LANES
from .cards import ROLES
from .state import PIECES, Hero, State, Structure
from .values import from_items, max_health, max_mana

HERO_KILL, MINION_KILL, TURRET, SHOT, FOUNTAIN, INCOME = 3, 1, 3, 3, 2, 1
"""Credits (BAS-CREDIT-03 to -07)."""


async def hurt(state: State, hero: Hero, amount: int, kind: str, source: str, action: str = "") -> None:
    """Take health, never below 0 (BAS-COMBAT-12); who is at 0 is still to be buried."""
    if amount <= 0 or not hero.on_board:
        return
    hero.health = max(0, hero.health - amount)
    await tell(events.Damaged(target=hero.id, amount=amount, left=hero.health, kind=kind, source=source, action=action))


async def bury(hero: Hero, by: str) -> None:
    """Take a fallen hero off the board and rotate its card; it keeps all it owns (BAS-KILL-01, BAS-RESURRECT-07)."""
    square, hero.square, hero.ready = hero.square, -1, False
    await tell(events.Died(victim=hero.id, square=square, by=by))


async def suffer(state: State, hero: Hero, structure: Structure, amount: int) -> int:
    """Take the neutral damage of a structure; returns how much it was after padding. May end in death.

    A death pays the structure's team, and nobody evolves (BAS-TURRET-26, BAS-TURRET-27, BAS-BASE-12).
    """
    padding = from_items(state, hero, "padding")
    if amount > 0 and padding and hero.padded != state.round:
        hero.padded = state.round
        amount = max(0, amount - padding)
    await hurt(state, hero, amount, "neutral", structure.name)
    if hero.on_board and hero.health <= 0:
        await bury(hero, structure.name)
        await split_credits(state, structure.team, SHOT, "shot")
    return amount


async def gain_health(state: State, hero: Hero, amount: int, source: str) -> None:
    """Heal, never above the maximum (BAS-HERO-15)."""
    gained = min(amount, max_health(state, hero) - hero.health)
    if gained > 0:
        hero.health += gained
        await tell(events.Gained(hero=hero.id, what="health", amount=gained, source=source))


async def gain_mana(state: State, hero: Hero, amount: int, source: str) -> None:
    gained = min(amount, max_mana(state, hero) - hero.mana)
    if gained > 0:
        hero.mana += gained
        await tell(events.Gained(hero=hero.id, what="mana", amount=gained, source=source))


async def pay(hero: Hero, amount: int, why: str) -> None:
    """The bank never runs out (BAS-SETUP-06)."""
    hero.credits += amount
    await tell(events.Paid(hero=hero.id, credits=amount, why=why))


def in_order(state: State, team: int) -> list[Hero]:
    return sorted(state.heroes_of(team), key=lambda hero: ROLES.index(hero.role))


def splits(state: State, team: int, amount: int) -> Iterator[str]:
    """Return all ways to split whole coins over a team's heroes, dead or alive (BAS-CREDIT-07): "RK 2, RW 1"."""
    heroes = in_order(state, team)

    def shares(left: int, count: int) -> Iterator[list[int]]:
        if count == 1:
            yield [left]
            return
        for share in range(left, -1, -1):
            for rest in shares(left - share, count - 1):
                yield [share, *rest]

    for parts in shares(amount, len(heroes)):
        yield ", ".join(f"{hero.id} {share}" for hero, share in zip(heroes, parts, strict=True) if share)


def refuse_split(state: State, team: int, amount: int, text: str) -> str | None:
    parts = [re.fullmatch(r"([RB][KTW]) ([0-9]+)", part) for part in text.split(", ")]
    shares = [(part[1], int(part[2])) for part in parts if part is not None]
    names = [name for name, _ in shares]
    if len(shares) < len(parts) or len(set(names)) < len(names):
        return "expected heroes with whole credits, such as RK 2, RW 1"
    if any(name not in state.heroes or state.heroes[name].team != team for name in names):
        return "only heroes of the team can be paid"
    total = sum(share for _, share in shares)
    if total != amount:
        return f"{amount} credits are to be split, these are {total}"
    return None if text in splits(state, team, amount) else "expected heroes as in: killer, tank, wizard"


async def split_credits(state: State, team: int, amount: int, why: str) -> None:
    """A reward of the whole team, split at once (BAS-FOUNTAIN-04, BAS-TURRET-28)."""
    if not state.heroes_of(team):
        return
    text = await choose(
        state.captain(team),
        "credits",
        WORD,
        lambda: splits(state, team, amount),
        lambda text: refuse_split(state, team, amount, text),
        takes_lone=True,
    )
    for part in text.split(", "):
        name, share = part.split(" ")
        await pay(state.heroes[name], int(share), why)


async def offer_evolution(state: State, team: int) -> None:
    """The team may evolve one hero, at once or never (BAS-EVOLVE-03); a fallen one too (BAS-EVOLVE-08)."""

    def basic() -> list[str]:
        return [hero.id for hero in in_order(state, team) if not hero.evolved]

    if not basic():
        return
    name = await choose(
        state.captain(team), "evolve", WORD, lambda: [*(f"evolve {name}" for name in basic()), "decline"]
    )
    if name == "decline":
        await tell(events.EvolutionDeclined(team=team))
        return
    hero = state.heroes[name.removeprefix("evolve ")]
    hero.evolved = True
    if hero.on_board:
        # one that has fallen is refilled when it comes back
        hero.health, hero.mana = max_health(state, hero), max_mana(state, hero)
    await tell(events.Evolved(hero=hero.id))


async def fell(state: State, structure: Structure, team: int) -> None:
    """What the last piece of a structure means for the team that removed it, before anybody is paid."""
    if structure.kind == "base":
        state.winner = team  # BAS-BASE-01: at that very moment
        await tell(events.Destroyed(structure=structure.name, team=team))
        await tell(events.Won(team=team, round=state.round))
    elif structure.kind == "turret":
        await tell(events.Destroyed(structure=structure.name, team=team))
    else:
        structure.team, structure.health = team, PIECES  # BAS-FOUNTAIN-10
        await tell(events.FountainTaken(team=team))


async def chip(state: State, structure: Structure, amount: int, kind: str, source: str, action: str = "") -> bool:
    """Take pieces off; what is more than the last is lost (BAS-STRUCT-07). Return whether it fell."""
    taken = min(amount, structure.health)
    if taken <= 0:
        return False
    structure.health -= taken
    await tell(
        events.Damaged(
            target=structure.name, amount=taken, left=structure.health, kind=kind, source=source, action=action
        )
    )
    return structure.health == 0


def is_vulnerable(state: State, structure: Structure) -> bool:
    """A base cannot be damaged while both of its turrets stand (BAS-BASE-02, BAS-BASE-03)."""
    if structure.kind != "base":
        return True
    side = structure.name.removesuffix("base")
    return not all(
        (turret := state.structures.get(f"{side}{lane}")) is not None and turret.health > 0 for lane in LANES
    )
