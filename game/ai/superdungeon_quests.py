"""What the scenarios of Super Dungeon Arena make of places and models: holding the zone, fetching crystals."""

from __future__ import annotations

from functools import cached_property

from game.superdungeon.scoring import why_not_interact
from game.superdungeon.state import Model
from game.superdungeon.traits import hearts, total_mp

from .superdungeon_reply import Reckoner

RUNNERS = 2
"""How many models go for the crystal at the same time."""


class Questing(Reckoner):
    """Knows what the scenario is about."""

    # King of the Hill

    def hold(self, model: Model) -> float:
        """What one more model in the control zone is worth: much where it decides who has more."""
        ours = sum(1 for friend in self.friends if friend is not model and self.in_zone(friend))
        lead = ours - sum(1 for foe in self.foes if self.in_zone(foe))
        return self.temper.hold * (1.6 if -2 <= lead <= 2 else 1.1 if lead < 0 else 0.6)

    # Crystal Capture

    def carried(self, model: Model, way: int) -> float:
        """What it is worth that a model has a crystal and that long a way to go: it may not last so long."""
        left = hearts(self.state, model) - model.wounds
        steady = min(0.8, 0.5 + 0.06 * left)
        worth: float = self.temper.point * steady ** (max(0, way - 1) / max(1, total_mp(self.state, model)))
        return worth

    def dropped(self, way: int) -> float:
        """What a crystal is worth that lies there, with that long a way to go."""
        worth: float = 0.6 * self.temper.point * 0.6 ** (max(0, way - 1) / 6)
        return worth

    def errand(self, model: Model, base: int) -> float:
        """The way to the crystal and home; those who would do it best go."""
        state, ground = self.state, self.state.ground
        mine = state.sides[self.seat]
        if model.role == "point" or mine.cluster is None:
            return 0.0
        home = 1 << mine.cluster
        if model.crystal:
            return self.carried(model, ground.count(base, home))
        if self.carrier is not None or self.goal is None:
            return 0.0
        way = ground.count(base, 1 << self.goal)
        if model.id in self.runners:
            return self.carried(model, way + ground.count(1 << self.goal, home))
        return -0.08 * way

    def _worth(self, model: Model) -> float:
        state = self.state
        worth = super()._worth(model)
        cluster = state.sides[model.side].cluster
        if model.crystal and cluster is not None:
            way = state.ground.count(state.base(model), 1 << cluster)
            worth += self.carried(model, way) - self.dropped(way) - 6.0
        return worth

    @cached_property
    def goal(self) -> int | None:
        """Where our crystal is to be had."""
        mine, theirs = self.state.sides[self.seat], self.state.sides[self.foe]
        return mine.crystal if mine.crystal is not None else theirs.cluster

    @cached_property
    def carrier(self) -> Model | None:
        return next((friend for friend in self.friends if friend.crystal), None)

    @cached_property
    def runners(self) -> list[str]:
        """The models that would best fetch the crystal."""
        state, ground, cluster = self.state, self.state.ground, self.state.sides[self.seat].cluster
        if self.goal is None or cluster is None:
            return []
        home = ground.count(1 << self.goal, 1 << cluster)
        able = [friend for friend in self.friends if friend.role != "point"]
        value = {m.id: self.carried(m, home + ground.count(state.base(m), 1 << self.goal)) for m in able}
        return sorted(value, key=lambda id: -value[id])[:RUNNERS]

    def taking(self, model: Model) -> float:
        """What it is worth to pick the crystal up where the model stands."""
        cluster = self.state.sides[self.seat].cluster
        if cluster is None or why_not_interact(self.state, model) is not None:
            return 0.0
        return 1.0 + 0.7 * self.carried(model, self.state.ground.count(self.state.base(model), 1 << cluster))
