"""Chapter IV, how to use bonus cards during combat: attacker and defender in turn, until one of them stops."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Literal, NamedTuple

from game.kernel.decision import WORD, choose, tell

from . import events
from .actions import refuse_reach
from .bonus import lay_out
from .cards import Attack, Cover, Damage, Defense, Final, IgnoreShield, Repeat, Slug, Soak
from .dice import is_hit, throw
from .state import Hero, State
from .values import actions, around

Window = Literal["before", "after"]
Side = Literal["attacker", "defender"]
AT_ONCE = 3
"""How many cards at once are listed among the options; more may be played all the same."""


class Play(NamedTuple):
    """A card as it is played: "brace", "brace for BT" where several could hold it, "executioner on BK"."""

    card: Slug
    hero: str
    target: str


def defenders(state: State) -> list[Hero]:
    """Return the attacked heroes, and who may step in for a single one: only they play cards (BAS-BONUS-20)."""
    assault = state.attack
    team = 1 - state.heroes[assault.attacker].team
    attacked = [state.heroes[name] for name in assault.targets if name in state.heroes]
    return attacked + [hero for hero in state.heroes_of(team) if may_cover(state, hero)]


def may_cover(state: State, hero: Hero) -> bool:
    """Return whether a hero could become the target instead: all that the table shows about it."""
    assault = state.attack
    attacker = state.heroes[assault.attacker]
    only = state.heroes.get(assault.targets[0]) if len(assault.targets) == 1 else None
    if only is None or hero is only or hero.team != only.team or not hero.on_board or assault.dice:
        return False
    if not any(card.role == hero.role and card.has(Cover) for card in state.bonus_cards()):
        return False
    if not around(state, only.square) >> hero.square & 1:
        return False
    return refuse_reach(state, attacker, assault.action, hero.id, assault.widened) is None


def holders(state: State, side: Side) -> list[Hero]:
    return [state.heroes[state.attack.attacker]] if side == "attacker" else defenders(state)


def seat_for(state: State, side: Side) -> int:
    """Return who speaks for a side: the one player of its heroes, or else the team's first seat."""
    heroes = holders(state, side)
    seats = {hero.seat for hero in heroes}
    return seats.pop() if len(seats) == 1 else state.captain(heroes[0].team)


def refuse_card(state: State, window: Window, side: Side, play: Play) -> str | None:
    """Return why a card cannot be played in a window, or None (BAS-BONUS-08, BAS-BONUS-13)."""
    assault = state.attack
    hero = state.heroes[play.hero]
    bonus = state.bonus(play.card)
    action = actions(state, state.heroes[assault.attacker])[assault.action]
    is_roll = bonus.when == "roll" and side == "attacker" and window == "after"
    if bonus.when != window and not is_roll:
        return f"{play.card} cannot be played {window} the dice"
    if not is_roll and bonus.by not in (side, "either"):
        return f"{play.card} is for the {bonus.by}"
    if bonus.action and bonus.action != action.type:
        return f"{play.card} is for {bonus.action} actions"
    if bonus.has(Cover) != (side == "defender" and hero.id not in assault.targets):
        return f"{play.card} is for a team-mate's sake" if bonus.has(Cover) else f"{hero.id} is not attacked"
    if bonus.has(Repeat) and assault.final:
        return "this roll cannot be repeated"
    one = any(isinstance(effect, Damage) and effect.to == "one-hero" for effect in bonus.effects)
    if one and play.target not in hit_heroes(state):
        return f"{play.card} needs a hero that is hit"
    return f"{play.card} has no target" if play.target and not one else None


def hit_heroes(state: State) -> list[str]:
    return [name for name in state.attack.targets if name in state.heroes and is_hit(state, name)]


def plays(state: State, window: Window, side: Side) -> list[tuple[str, Play]]:
    """Return each card that could be played now, with its text; equal ones once."""
    heroes = holders(state, side)
    found: dict[str, Play] = {}
    for hero in heroes:
        for card in hero.hand:
            several = sum(card in other.hand for other in heroes) > 1
            for target in ("", *hit_heroes(state)):
                play = Play(card, hero.id, target)
                if refuse_card(state, window, side, play) is None:
                    text = f"{card}{f' for {hero.id}' if several else ''}{f' on {target}' if target else ''}"
                    found[text] = play
    return list(found.items())


def read_plays(state: State, side: Side, text: str) -> list[Play] | str:
    """Read "play brace, grit for BT"; returns what is wrong if it cannot be read."""
    found: list[Play] = []
    hands = {hero.id: hero.hand[:] for hero in holders(state, side)}
    for part in text.removeprefix("play ").split(", "):
        match = re.fullmatch(r"([a-z0-9-]+)(?: for ([RB][KTW]))?(?: on ([RB][KTW]))?", part)
        if match is None:
            return "expected pass, or play with the names of cards"
        card, name, target = match[1], match[2] or "", match[3] or ""
        having = [hero for hero, hand in hands.items() if card in hand and name in ("", hero)]
        if not having:
            return f"nobody has {card} to play"
        if len(having) > 1:
            return f"{card} for whom?"
        hands[having[0]].remove(card)
        found.append(Play(card, having[0], target))
    return found


def refuse_plays(state: State, window: Window, side: Side, text: str) -> str | None:
    if text == "pass":
        return None
    if not text.startswith("play "):
        return "expected pass, or play with the names of cards"
    found = read_plays(state, side, text)
    if isinstance(found, str):
        return found
    if len(found) > 1 and any(state.bonus(play.card).has(Cover) for play in found):
        return "a card that changes the target is played by itself"
    return next((reason for play in found if (reason := refuse_card(state, window, side, play))), None)


def texts(state: State, window: Window, side: Side) -> Iterator[str]:
    yield "pass"
    single = [text for text, _ in plays(state, window, side)]
    counted = {
        text: sum(hero.hand.count(play.card) for hero in holders(state, side))
        for text, play in plays(state, window, side)
    }
    copies = [text for text in single for _ in range(min(AT_ONCE, counted[text]))]
    seen: set[str] = set()
    for size in range(1, AT_ONCE + 1):
        for group in combinations(copies, size):
            text = "play " + ", ".join(group)
            if text not in seen and refuse_plays(state, window, side, text) is None:
                seen.add(text)
                yield text


async def hold_window(state: State, window: Window) -> None:
    """Attacker first; the defender always gets one chance; then the first to decline closes (BAS-BONUS-14 to -19)."""
    side: Side = "attacker"
    heard: set[Side] = set()
    while True:
        heard.add(side)
        passed = not await _turn(state, window, side)
        other: Side = "defender" if side == "attacker" else "attacker"
        if not holders(state, "defender"):
            if passed:
                return
            continue
        if passed and other in heard:
            return
        side = other


async def _turn(state: State, window: Window, side: Side) -> bool:
    """Ask a side for cards and play them; returns whether it has played any."""
    seat = seat_for(state, side)
    text = await choose(
        seat,
        f"window.{window}",
        WORD,
        lambda: texts(state, window, side),
        lambda text: refuse_plays(state, window, side, text),
        takes_lone=not any(hero.hand for hero in holders(state, side)),
    )
    if text == "pass":
        await tell(events.Passed(seat=seat, window=window))
        return False
    found = read_plays(state, side, text)
    assert not isinstance(found, str)
    for play in found:
        await _play(state, play)
    return True


async def _play(state: State, play: Play) -> None:
    assault, hero = state.attack, state.heroes[play.hero]
    assault.table.append(play.card)
    await lay_out(state, hero, play.card, play.target)
    for effect in state.bonus(play.card).effects:
        match effect:
            case Attack():
                assault.attack += effect.amount
            case Damage(to="one-hero"):
                assault.picked[play.target] = assault.picked.get(play.target, 0) + effect.amount
            case Damage():
                assault.damage += effect.amount
            case Defense():
                assault.defense[hero.id] = assault.defense.get(hero.id, 0) + effect.amount
            case Soak():
                known = assault.soak.get(hero.id, -1)
                all_of_it = effect.amount == 0 or known == 0
                assault.soak[hero.id] = 0 if all_of_it else max(0, known) + effect.amount
            case IgnoreShield():
                assault.ignores_shield = True
            case Final():
                assault.final = True
            case Cover():
                (before,) = assault.targets
                assault.targets = [hero.id]
                # cards already played stay and count for the new target
                for given in (assault.defense, assault.soak):
                    if before in given:
                        given[hero.id] = given.pop(before)
            case Repeat():
                await throw(state, repeat=True, keep_better=effect.keep_better)
            case _:
                raise ValueError(f"{play.card}: {effect} is not for an attack")
