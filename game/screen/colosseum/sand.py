"""What is seen in the sand pit as it is told: dice that fall, totals that count up, fighters that strike.

It begins from a copy of the state that is taken when everything has been shown; events change it, never the match.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from game.colosseum.dice import face as face_of
from game.colosseum.state import MONSTER, Table, letter
from game.colosseum.totals import total
from game.screen import theme as th
from game.screen.table import Table as Match
from game.screen.timeline import Timeline, Tween, call, out

from .names import slug_of
from .pit import Act, swing
from .scenery import PitDie

STAGES = {
    "loadout": "Everybody equips in secret",
    "before": "Before the dice are rolled",
    "roll": "The dice are rolled",
    "armor": "ARMOR step",
    "ability": "Abilities in turn",
    "monster": "The monster's abilities",
    "last": "Last effects",
    "over": "The comparison",
}


class Sand:
    """Who is in the pit, which dice lie there, and what moves."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state: Table = match.match.state.clone()
        self.pit: list[PitDie] = []
        self.sides: list[int] = []
        self.totals: dict[int, float] = {}
        """What the plates show; between numbers while they count."""
        self.less: dict[int, int] = {}
        self.kind = ""
        self.foe: tuple[str, int] | None = None
        """Which monster fights, and its level."""
        self.acts: dict[int, Act] = {}
        self.joins: dict[str, int] = {}
        """Whom a die counts for that is about to be shown, if not its owner: a bomb."""
        self.said: tuple[str, th.Colour | None] = ("", None)
        self.last: PitDie | None = None
        """What was drawn from the grey bag and lies alone in the pit."""
        self.note = ""
        self.version = 0
        """Counts up when the pit looks otherwise, but for dice and figures."""

    def settle(self, state: Table) -> None:
        """Show the state as it is now."""
        self.state = state.clone()
        self.version += 1
        fight = state.fight
        self.acts.clear()
        self.joins.clear()
        self.said = ("", None)
        self.less = {}
        if fight is None:
            self.pit, self.sides, self.totals, self.foe = [], [], {}, None
            if state.met is None:
                self.note = ""
            return
        self.kind = fight.kind
        self.foe = (fight.monster.die, fight.monster.level) if fight.monster is not None else None
        self.sides = [*fight.fighters, *([MONSTER] if fight.has_monster else [])]
        self.pit = [
            PitDie(die.id, die.owner, die.die, die.face, is_spent=die.spent, is_petrified=die.petrified)
            for die in fight.dice
        ]
        against = fight.fighters[0] if fight.fighters else MONSTER
        self.totals = {
            owner: float(total(state, owner, against if owner == MONSTER else MONSTER))
            for owner in self.sides
            if any(die.owner == owner for die in self.pit)
        }
        self.less = dict(fight.less)
        self.note = STAGES[fight.stage]

    def meet(self, timeline: Timeline, kind: str, fighters: Sequence[int], monster: str, level: int) -> None:
        """Let the sides of a fight come into the pit."""

        def begin() -> None:
            self.clear()
            self.kind, self.foe = kind, (monster, level) if monster else None
            self.sides = [*fighters, *([MONSTER] if monster else [])]
            self.less = {}

        timeline.then(call(begin))

    def throw(self, timeline: Timeline, owner: int, names: Sequence[str], faces: Sequence[int | str]) -> None:
        """Let dice fall into the pit, one a little after the other, and count what they come to."""
        dice = [
            PitDie(name, owner, slug_of(name), face, 0.0, 300 + 90 * i)
            for i, (name, face) in enumerate(zip(names, faces, strict=True))
        ]

        def begin() -> None:
            self.version += 1
            if owner not in self.sides:
                self.sides.append(owner)
            self.last = None
            self.pit = [die for die in self.pit if die.id not in names] + dice

        tweens = [Tween(0, start=begin)]
        tweens += [Tween(0.6, partial(_fall, die), out, delay=0.07 * i) for i, die in enumerate(dice)]
        timeline.then(*tweens)
        self.count(timeline, owner)

    def join(self, timeline: Timeline, seat: int, slug: str, face: int | str) -> None:
        """Let a die that is shown in a fight fall beside the others of whom it counts for."""

        def begin() -> None:
            owner = self.joins.get(slug, seat)
            if owner in self.sides:
                die.owner = owner
                self.pit = [other for other in self.pit if other.id != die.id] + [die]
                self.version += 1

        die = PitDie(f"{letter(seat)}.{slug}", seat, slug, face, 0.0, 420)
        timeline.then(Tween(0.6, partial(_fall, die), out, start=begin))
        timeline.then(self._counting(lambda: self.joins.get(slug, seat)))

    def turn(self, timeline: Timeline, name: str, owner: int, face: int | str) -> None:
        """Roll a die that lies in the pit again; it is looked for when its turn comes."""
        found: list[PitDie] = []

        def begin() -> None:
            found[:] = [die for die in self.pit if die.id == name]
            for die in found:
                die.face = face

        def show(part: float) -> None:
            for die in found:
                die.part = part

        timeline.then(Tween(0.5, show, out, start=begin))
        self.count(timeline, owner)

    def leave(self, timeline: Timeline, name: str, owner: int) -> None:
        """Take a die out of the pit."""

        def begin() -> None:
            self.version += 1
            self.pit = [die for die in self.pit if die.id != name]

        timeline.then(call(begin))
        self.count(timeline, owner)

    def petrify(self, timeline: Timeline, name: str, seat: int) -> None:
        """A die turns to stone and counts 1."""

        def begin() -> None:
            for die in self.pit:
                die.is_petrified |= die.id == name

        timeline.then(Tween(0.3, start=begin))
        self.count(timeline, seat)

    def lower(self, timeline: Timeline, owner: int, amount: int) -> None:
        """FREEZE takes something from a total."""
        timeline.then(call(lambda: self.less.update({owner: self.less.get(owner, 0) + amount})))
        self.count(timeline, owner)

    def count(self, timeline: Timeline, owner: int, to: int | None = None) -> None:
        """Count a side's plate to what its dice show, or to a number that has been announced."""
        timeline.then(self._counting(lambda: owner, to))

    def _counting(self, owner: Callable[[], int], to: int | None = None) -> Tween:
        ends: list[float] = []

        def begin() -> None:
            ends[:] = [self.totals.get(owner(), 0), self._sum(owner()) if to is None else to]
            tween.seconds = 0.4 if ends[0] != ends[1] else 0

        def show(part: float) -> None:
            if owner() in self.sides:
                for side in self._together(owner()):
                    self.totals[side] = ends[0] + (ends[1] - ends[0]) * part

        tween = Tween(0.4, show, out, start=begin)
        return tween

    def _together(self, owner: int) -> list[int]:
        """Those who have one total with somebody: both heroes who fight a monster."""
        if self.kind == "monster" and owner != MONSTER:
            return [side for side in self.sides if side != MONSTER]
        return [owner]

    def _sum(self, owner: int) -> int:
        side = self._together(owner)
        dice = sum(1 if die.is_petrified else face_of(die.face).value for die in self.pit if die.owner in side)
        return max(0, dice - sum(self.less.get(each, 0) for each in side))

    def aim(self, timeline: Timeline, slug: str, owner: int) -> None:
        """Note whom a die will count for that is about to be shown."""
        timeline.then(call(lambda: self.joins.update({slug: owner})))

    def blow(self, timeline: Timeline, winners: Sequence[int], is_against_monster: bool) -> None:
        """Let the winners strike those who have lost; the monster does where no hero has won."""
        strikers = list(winners) or ([MONSTER] if is_against_monster else [])
        for striker in strikers[:2]:
            self.strike(timeline, striker, None)

    def strike(self, timeline: Timeline, owner: int | None, victims: Sequence[int] | None = ()) -> None:
        """Let somebody lunge at others, who are shaken; None: at all opponents, or nobody lunges."""
        hit: list[int] = list(victims or ())

        def begin() -> None:
            if victims is None:
                is_hero = owner != MONSTER and MONSTER in self.sides
                hit[:] = [MONSTER] if is_hero else [side for side in self.sides if side != owner]
            if owner is not None:
                self.acts[owner] = Act(pose="strike")
            for victim in hit:
                self.acts[victim] = Act()

        def show(part: float) -> None:
            if owner is not None and (act := self.acts.get(owner)) is not None:
                act.lunge = 0.55 * swing(part)
            for victim in hit:
                if (act := self.acts.get(victim)) is not None:
                    late = max(0.0, part - 0.4) / 0.6
                    act.hurt = swing(late)
                    act.lunge = -0.16 * swing(late) + 0.05 * math.sin(late * 22) * (1 - late)

        def end() -> None:
            self.acts.clear()

        timeline.then(Tween(0.5, show, start=begin, end=end))

    def say(self, timeline: Timeline, text: str, colour: th.Colour | None, seconds: float) -> None:
        """Let the ribbon at the top of the pit say something for a while."""

        def begin() -> None:
            self.said = (text, colour)

        def end() -> None:
            self.said = ("", None)

        timeline.then(Tween(seconds, start=begin, end=end))

    def reveal(self, timeline: Timeline, slug: str, face: int | str) -> None:
        """Let a die from the grey or black bag land alone in the middle of the pit."""
        die = PitDie("", MONSTER, slug, face, 0.0, 540)

        def begin() -> None:
            self.clear()
            self.last = die

        timeline.then(Tween(0.8, partial(_fall, die), out, start=begin))

    def clear(self) -> None:
        self.version += 1
        self.pit, self.sides, self.totals, self.last, self.foe = [], [], {}, None, None
        self.acts.clear()


def _fall(die: PitDie, part: float) -> None:
    die.part = part
