"""Chapter II, movement and locks; also every other way to be moved."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits, moved, spread

from . import events
from .bonus import lay_out
from .cards import Repeat
from .dice import D6
from .rewards import suffer
from .state import Hero, State
from .values import (
    DANGER,
    around,
    barred,
    break_away_needed,
    closed,
    danger_squares,
    dangers,
    occupied,
    stat,
)

# What is possible


def price(state: State, square: int) -> int:
    """Return what it costs to enter a square (BAS-BOARD-04); leaving one costs nothing (BAS-BOARD-06)."""
    return 2 if state.ground.hindering >> square & 1 else 1


def cost(state: State, path: Sequence[int]) -> int:
    return sum(price(state, square) for square in path)


class Reach:
    """Where a hero can get with so much movement, and how: at the least damage, and then the least cost."""

    def __init__(self, state: State, hero: Hero, points: int, *, flat: bool = False) -> None:
        """flat: every square costs one point."""
        ground = state.ground
        self.board, self.may = ground.board, ground.steps(closed(state))
        free = ground.board.all & ~barred(state, hero.team)
        danger = danger_squares(state, hero.team)
        slow = 0 if flat else ground.hindering
        self.prices = ((1, free & ~slow), (2, free & slow))
        self.danger, self.ends = danger, free & ~occupied(state)
        self.start = hero.square
        start = 1 << hero.square
        self.layers: list[list[int]] = []
        """The squares reached with so many danger squares entered (outer) at such a cost (inner)."""
        seen = start
        for entered in range(max(1, -(-hero.health // DANGER)) + 1):
            before = self.layers[-1] if self.layers else []
            layer = [start if not entered else 0]
            for points_used in range(1, points + 1):
                ring = 0
                for fee, squares in self.prices:
                    if fee <= points_used:
                        if layer[points_used - fee]:
                            ring |= self._spread(layer[points_used - fee]) & squares & ~danger
                        if before and before[points_used - fee]:
                            ring |= self._spread(before[points_used - fee]) & squares & danger
                layer.append(ring & ~start)
            self.layers.append(layer)
            for ring in layer:
                seen |= ring
            if not danger:
                break
        self.squares = seen & ~start & self.ends

    def _spread(self, squares: int) -> int:
        return spread(self.board, self.may, squares)

    def path(self, goal: int) -> list[int]:
        """Return the way to a square without its start; empty if it is out of reach."""
        for entered, layer in enumerate(self.layers):
            for points, ring in enumerate(layer):
                if ring >> goal & 1:
                    return self._back(goal, entered, points)
        return []

    def _back(self, goal: int, entered: int, points: int) -> list[int]:
        way = [goal]
        while points:
            square = way[0]
            entered -= self.danger >> square & 1
            points -= next(fee for fee, squares in self.prices if squares >> square & 1)
            before = sum(moved(1 << square, -offset) & self.may[at] for at, offset in self.board.offsets.items())
            way.insert(0, min(bits(self.layers[entered][points] & before), key=lambda at: self._off_line(at, goal)))
        return way[1:]

    def _off_line(self, square: int, goal: int) -> int:
        """Return how far a square lies off the straight line to the goal; of equal ways the straightest is taken."""
        width = self.board.width
        (sy, sx), (y, x), (gy, gx) = (divmod(at, width) for at in (self.start, square, goal))
        return abs((x - sx) * (gy - sy) - (y - sy) * (gx - sx))


def refuse_path(state: State, hero: Hero, path: Sequence[int], points: int, *, flat: bool = False) -> str | None:
    """Return why a hero cannot go along these squares, or None (BAS-MOVE-03, -05, -06, -07, -16)."""
    ground, here, left = state.ground, hero.square, points
    walls, shut = closed(state), barred(state, hero.team)
    for square in path:
        name = state.name(square)
        if ground.distance(here, square) != 1:
            return f"{name} is not adjacent to {state.name(here)}"
        if walls >> square & 1:
            return f"{name} is closed: a {'wall' if ground.walls >> square & 1 else 'structure'} stands there"
        if shut >> square & 1:
            return f"{name} is an enemy teleporter"
        if not around(state, here) >> square & 1:
            return f"no way between two closed squares from {state.name(here)} to {name}"
        fee = 1 if flat else price(state, square)
        if fee > left:
            return f"not enough movement for {name}: {fee} needed, {left} left of {points}"
        left -= fee
        here = square
    if (occupied(state) & ~(1 << hero.square)) >> here & 1:
        return f"{state.name(here)} is occupied"
    return None


def is_locked(state: State, hero: Hero) -> bool:
    """Only adjacency at the moment the move begins matters (BAS-LOCK-11, BAS-LOCK-12)."""
    assert state.turn is not None
    return state.turn.broke != "free" and break_away_needed(state, hero) > 0


# What happens


async def walk(state: State, hero: Hero, path: Sequence[int], source: str = "") -> None:
    """Go along squares that were found legal; damage is taken step by step, and death cuts the way short."""
    gone: list[int] = []
    for square in path:
        gone.append(square)
        hero.square = square
        if danger_squares(state, hero.team) >> square & 1:
            await tell(events.Walked(hero=hero.id, path=tuple(gone), source=source))
            gone = []
            await enter_danger(state, hero)
            if not hero.on_board:
                return
    if gone:
        await tell(events.Walked(hero=hero.id, path=tuple(gone), source=source))


async def enter_danger(state: State, hero: Hero) -> None:
    """Each entered square of a danger area costs two health, however it was entered (BAS-TURRET-15, -19)."""
    for structure, ring in dangers(state, hero.team):
        if hero.on_board and ring >> hero.square & 1:
            await tell(events.Danger(structure=structure.name, hero=hero.id, square=hero.square, damage=DANGER))
            await suffer(state, hero, structure, DANGER)


async def displace(state: State, hero: Hero, path: Sequence[int], source: str, by: str) -> None:
    """Put a hero along squares by an effect; each entered danger square counts."""
    for square in path:
        if not hero.on_board:
            return
        hero.square = square
        await tell(events.Displaced(hero=hero.id, path=(square,), source=source, by=by))
        await enter_danger(state, hero)


async def break_away(state: State, hero: Hero) -> bool:
    """Roll one die against the highest value that an adjacent enemy demands (BAS-LOCK-03, BAS-LOCK-10)."""
    assert state.turn is not None
    needed = break_away_needed(state, hero)
    bonus = stat(state, hero, "break-away")
    die = state.chance.roll(D6, f"{hero.id}.break")
    state.turn.broke = "free" if die + bonus >= needed else "held"
    await tell(events.BreakAway(hero=hero.id, die=die, needed=needed, success=die + bonus >= needed))
    while card := await _repeat(state, hero):
        again = state.chance.roll(D6, f"{hero.id}.break")
        keeps = any(isinstance(effect, Repeat) and effect.keep_better for effect in state.bonus(card).effects)
        die = max(die, again) if keeps else again
        state.turn.broke = "free" if die + bonus >= needed else "held"
        await tell(events.BreakAway(hero=hero.id, die=die, needed=needed, success=die + bonus >= needed))
    return state.turn.broke == "free"


async def _repeat(state: State, hero: Hero) -> str:
    """Offer cards that answer any own roll; who can hold such cards is always asked, whatever the hand."""
    if not state.may_hold(hero, "roll"):
        return ""

    def cards() -> list[str]:
        return list(dict.fromkeys(card for card in hero.hand if state.bonus(card).when == "roll"))

    text = await choose(
        hero.seat, "roll", WORD, lambda: ["pass", *(f"play {card}" for card in cards())], takes_lone=not hero.hand
    )
    if text == "pass":
        await tell(events.Passed(seat=hero.seat, window="roll"))
        return ""
    card = text.removeprefix("play ")
    await lay_out(state, hero, card)
    return card


def pushes(state: State, hero: Hero, origin: int, squares: int, *, closer: bool) -> list[tuple[int, ...]]:
    """Return the ways a hero may be pushed or pulled, square by square farther from or closer to the origin.

    It stops at what it cannot enter, and does not end on a character.
    """
    ground, shut = state.ground, barred(state, hero.team)
    taken = occupied(state) & ~(1 << hero.square)
    found: list[tuple[int, ...]] = []
    ways: list[tuple[int, ...]] = [()]
    for _ in range(squares):
        longer: list[tuple[int, ...]] = []
        for way in ways:
            here = way[-1] if way else hero.square
            for square in bits(around(state, here) & ~shut):
                farther = ground.distance(origin, square) - ground.distance(origin, here)
                if farther == (-1 if closer else 1):
                    longer.append((*way, square))
        found += [way for way in longer if not taken >> way[-1] & 1]
        ways = longer
    return found
