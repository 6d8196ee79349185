"""Chapter V, hero activation: maintenance, play, turn the card."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits

from . import events
from .actions import (
    blink_goals,
    carry_out,
    may_move,
    play_card,
    refuse_count,
    refuse_play,
    refuse_use,
    take_marks,
    targets_of,
)
from .actions import pay_for as pay_for_action
from .bonus import discard, fill_hand
from .cards import Blink, Slug, Step
from .combat import attack
from .movement import Reach, break_away, is_locked, refuse_path, walk
from .rewards import gain_health, gain_mana
from .rounds import ready
from .state import Hero, State, Turn
from .values import actions, max_health, max_mana, movement, stat


class Command(NamedTuple):
    """What the active hero does."""

    verb: str
    what: Slug = ""
    target: str = ""
    squares: tuple[int, ...] = ()
    card: Slug = ""


async def activate(state: State) -> None:
    """Activate one hero of the team on turn; a team without one is passed over (BAS-ROUND-07, -11, -12)."""
    team = state.on_turn
    if not ready(state, team):
        if not ready(state, 1 - team):
            state.stage = "initiative"
            return
        state.on_turn = team = 1 - team

    def refuse(name: str) -> str | None:
        if name in [hero.id for hero in ready(state, team)]:
            return None
        hero = state.heroes.get(name)
        if hero is None or hero.team != team:
            return "expected a hero of the team whose turn it is"
        return f"{name} is not on the board" if not hero.on_board else f"{name} has had its turn"

    name = await choose(
        state.captain(team), "activate", WORD, lambda: [h.id for h in ready(state, team)], refuse, takes_lone=True
    )
    await begin_turn(state, state.heroes[name])


async def begin_turn(state: State, hero: Hero) -> None:
    """Marks that last until this turn end, and those for this turn begin to run out."""
    state.turn, state.stage = Turn(hero.id), "discard"
    for other in state.heroes.values():
        other.marks = [m for m in other.marks if not (m.until == "my-next-turn" and m.giver == hero.id)]
    for mark in hero.marks:
        if mark.until == "next-turn":
            mark.until = "turn"
    await tell(events.Activated(hero=hero.id))


async def maintain(state: State) -> None:
    """Throw away any cards, one by one, then draw up to the maximum (BAS-BONUS-06, BAS-BONUS-07, BAS-ROUND-14)."""
    hero = state.active

    def options() -> Iterator[str]:
        yield "draw"
        yield from (f"discard {card}" for card in dict.fromkeys(hero.hand))

    def refuse(text: str) -> str | None:
        if text in options():
            return None
        if text.startswith("discard "):
            return f"{hero.id} has no {text.removeprefix('discard ')}"
        return "maintenance first: discard cards or draw"

    text = await choose(hero.seat, "maintenance.cards", WORD, options, refuse, takes_lone=not hero.hand)
    if text == "draw":
        await fill_hand(state, hero)
        state.stage = "gain"
    else:
        await discard(state, hero, text.removeprefix("discard "))


async def regain(state: State) -> None:
    """One health or one mana, never above the maximum (BAS-ROUND-15, BAS-ROUND-16)."""
    hero = state.active

    def options() -> list[str]:
        lacks = [
            what
            for what, now, most in (
                ("health", hero.health, max_health(state, hero)),
                ("mana", hero.mana, max_mana(state, hero)),
            )
            if now < most
        ]
        both = ["both"] if len(lacks) == 2 and stat(state, hero, "gains") else []
        return [*both, *lacks, "none"]

    def refuse(text: str) -> str | None:
        if text in options():
            return None
        if text == "both":
            return "one health or one mana, not both"
        return f"{text} is full" if text in ("health", "mana") else "expected health, mana or none"

    text = await choose(hero.seat, "maintenance.gain", WORD, options, refuse, takes_lone=True)
    if text in ("health", "both"):
        await gain_health(state, hero, 1, "maintenance")
    if text in ("mana", "both"):
        await gain_mana(state, hero, 1, "maintenance")
    state.stage = "play"


# The play step


def read_command(state: State, text: str) -> Command | None:
    """Read "move c3", "move b2 c3", "break away", "use quarrel on BK", "use smoke-step to c3", "play sprint", "end"."""
    if text in ("end", "break away"):
        return Command(text)
    if match := re.fullmatch(r"move((?: [a-z]+[0-9]+)*)", text):
        squares = _squares(state, match[1])
        return None if squares is None else Command("move", squares=squares)
    pattern = r"(use|play) ([a-z0-9-]+)(?: on ([A-Za-z0-9-]+))?(?: to((?: [a-z]+[0-9]+)+))?(?: with ([a-z0-9-]+))?"
    if match := re.fullmatch(pattern, text):
        squares = _squares(state, match[4] or "")
        if squares is None or (match[5] and match[1] == "play"):
            return None
        return Command(match[1], match[2], match[3] or "", squares, match[5] or "")
    return None


def _squares(state: State, text: str) -> tuple[int, ...] | None:
    try:
        return tuple(state.ground.board.square(name) for name in text.split())
    except ValueError:
        return None


def refuse_command(state: State, text: str) -> str | None:
    """Return why the active hero cannot do that now, or None."""
    command = read_command(state, text)
    hero = state.active
    if command is None:
        return "expected move, break away, use, play or end"
    match command.verb:
        case "end":
            return None
        case "break away":
            assert state.turn is not None
            if (reason := may_move(state, hero)) is not None:
                return reason
            return None if is_locked(state, hero) and not state.turn.broke else f"{hero.id} is not locked"
        case "move":
            return refuse_move(state, hero, command.squares)
        case "use":
            return refuse_use(state, hero, command.what, command.target, command.squares, command.card)
        case _:
            return refuse_play(state, hero, command.what, command.target, command.squares)


def refuse_move(state: State, hero: Hero, squares: Sequence[int]) -> str | None:
    """One square is a goal, to be reached at the least damage and cost; several are every square of the way."""
    if not squares:
        return None  # an empty path is no move (BAS-MOVE-14)
    if (reason := may_move(state, hero)) is not None:
        return reason
    points = movement(state, hero)
    if len(squares) == 1 and Reach(state, hero, points).squares >> squares[0] & 1:
        return None
    reason = refuse_path(state, hero, squares, points)
    if len(squares) == 1 and state.ground.distance(hero.square, squares[0]) > 1:
        return f"{state.name(squares[0])} cannot be reached with {points} movement"
    return reason


def commands(state: State) -> Iterator[str]:
    """Return what the active hero may do; of moves only where they end."""
    hero, turn = state.active, state.turn
    assert turn is not None
    yield "end"
    if may_move(state, hero) is None:
        if is_locked(state, hero):
            yield "break away"
        yield from (f"move {state.name(square)}" for square in bits(Reach(state, hero, movement(state, hero)).squares))
    for slug in actions(state, hero):
        yield from uses(state, hero, slug)
    for card in dict.fromkeys(hero.hand):
        texts = [f"play {card}"]
        bonus = state.bonus(card)
        if bonus.when == "play" and bonus.range:
            texts = [f"play {card} on {mate.id}" for mate in state.heroes_of(hero.team)]
        if any(isinstance(effect, Blink) for effect in bonus.effects):
            texts = [f"play {card} to {state.name(square)}" for square in blink_goals(state, hero, card)]
        yield from (text for text in texts if refuse_command(state, text) is None)


def uses(state: State, hero: Hero, slug: Slug) -> Iterator[str]:
    """Return the legal declarations of one action."""
    action = actions(state, hero)[slug]
    if action.type == "passive" or action.cost > hero.mana or refuse_count(state, slug, action) is not None:
        return
    step = next((effect for effect in action.effects if isinstance(effect, Step)), None)
    if step is not None:
        reach = Reach(state, hero, step.squares, flat=True)
        yield from (f"use {slug} to {state.name(square)}" for square in bits(reach.squares))
    elif action.area:
        if targets_of(state, hero, slug):
            yield f"use {slug}"
        for card in dict.fromkeys(hero.hand):
            text = f"use {slug} with {card}"
            if refuse_command(state, text) is None:
                yield text
    elif action.kinds == ("self",):
        yield f"use {slug}"
    else:
        yield from (f"use {slug} on {target}" for target in targets_of(state, hero, slug))


async def play(state: State) -> None:
    """One command of the active hero."""
    hero, turn = state.active, state.turn
    assert turn is not None
    text = await choose(hero.seat, "turn", WORD, lambda: commands(state), lambda text: refuse_command(state, text))
    command = read_command(state, text)
    assert command is not None
    match command.verb:
        case "end":
            await end_turn(state)
            return
        case "break away":
            await break_away(state, hero)
        case "move":
            await move(state, hero, command.squares)
        case "use":
            await use(state, hero, command)
        case _:
            await play_card(state, hero, command.what, command.target, command.squares)
    if not state.over and not hero.on_board:
        await end_turn(state)  # BAS-KILL-03


async def move(state: State, hero: Hero, squares: Sequence[int]) -> None:
    """Make the one move of the turn, after breaking away if the hero is locked (BAS-LOCK-02)."""
    turn = state.turn
    assert turn is not None
    if not squares or (is_locked(state, hero) and not await break_away(state, hero)):
        return
    path = squares if len(squares) > 1 else Reach(state, hero, movement(state, hero)).path(squares[0])
    turn.moves -= 1
    turn.moved = True
    await walk(state, hero, path)


async def use(state: State, hero: Hero, command: Command) -> None:
    """Use an action: an attack by the steps of combat, anything else at once."""
    slug = command.what
    action = actions(state, hero)[slug]
    if action.area:
        widened = sum(
            getattr(effect, "amount", 0) for card in [command.card] if card for effect in state.bonus(card).effects
        )
        targets = targets_of(state, hero, slug, widened)
    elif action.kinds == ("self",):
        targets = [hero.id]
    else:
        targets = [command.target] if command.target else []
    if action.is_attack:
        await attack(state, hero, slug, targets, command.card)
        return
    await pay_for_action(state, hero, slug, targets)
    take_marks(hero, action)  # what waited for the next action has found one
    await carry_out(state, hero, slug, targets, command.squares)


async def end_turn(state: State) -> None:
    """Turn the card (BAS-HERO-13); what lasted for this turn ends."""
    hero = state.active
    hero.ready = False
    for other in state.heroes.values():
        other.marks = [mark for mark in other.marks if mark.until not in ("turn", "action")]
    state.turn = None
    state.on_turn, state.stage = 1 - hero.team, "activation"
    await tell(events.TurnEnded(hero=hero.id))
