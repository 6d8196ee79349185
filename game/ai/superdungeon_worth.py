"""What models, actions and places are worth in Super Dungeon Arena.

The unit is about one wound on a model of middling value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property

from game.kernel.dice import Odds, beats
from game.kernel.squares import bits
from game.superdungeon.actions import Aim, aims, basic_attacks, targets, unique_actions
from game.superdungeon.cards import Action
from game.superdungeon.combat import defense_pool, defenses, foe_stars, offense_pool, wounds_of
from game.superdungeon.dice import Pool, totals
from game.superdungeon.ground import mask
from game.superdungeon.state import Model, State
from game.superdungeon.traits import attributes, has, hearts, skulls, total_mp
from game.superdungeon.vocabulary import (
    AnyEffect,
    Compel,
    DrawLoot,
    GainActions,
    GainMovement,
    GivePotion,
    Grant,
    Heal,
    Inflict,
    Mend,
    Pull,
    Push,
    Remedy,
    Summon,
)

STATUS_WORTH = {"hex": 0.5, "bane": 0.5, "slow": 0.25, "ice": 0.4, "fire": 0.8, "poison": 0.35, "knockdown": 0.6}
MANY = 0.8
"""What a grant to many is worth at most: few of them act, or are acted upon, before it ends."""

FARTHEST = 4.0
"""From how far away the dearest enemy lures as if it were near; farther ones are worth a way."""
PATIENT, RECKLESS = 40, 70
"""Until which turn dangers count in full, and from which on they count for nothing: nobody may wait for ever."""


@cache
def odds_of(dice: str, stars: int, drops: bool) -> Odds[int]:
    return totals(Pool(dice, stars), drops)


@cache
def chance_to_win(offense: tuple[str, int, bool], defense: tuple[str, int, bool]) -> float:
    return float(beats(odds_of(*offense), odds_of(*defense)))


def chance_past(attack: tuple[str, int, bool], guards: Iterable[Pool], bane: bool) -> float:
    """Return the chance to win against a defender who rolls the pool that serves it best, if there is any."""
    found = [chance_to_win(attack, (guard.dice, guard.stars, bane)) for guard in guards]
    return min(found, default=chance_to_win(attack, ("", 0, False)))


class Worth:
    """Weighs what stands on the table from the point of view of one seat; it changes nothing.

    It remembers what it has found out, so it serves for one position.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.foe = 1 - seat
        self.worths: dict[str, float] = {}
        self._pulls: dict[int, float] = {}

    # What models are worth

    @cached_property
    def foes(self) -> Sequence[Model]:
        return self.state.on_arena(self.foe)

    @cached_property
    def friends(self) -> Sequence[Model]:
        return self.state.on_arena(self.seat)

    @cached_property
    def fear(self) -> float:
        """How much dangers count."""
        return min(1.0, max(0.0, (RECKLESS - self.state.turns) / (RECKLESS - PATIENT)))

    @cached_property
    def zone(self) -> int:
        return mask(self.state.zone)

    def worth(self, model: Model) -> float:
        """What destroying it is worth to the other side."""
        found = self.worths.get(model.id)
        if found is None:
            found = self.worths[model.id] = self._worth(model)
        return found

    def _worth(self, model: Model) -> float:
        state = self.state
        worth = 1.0 + 0.5 * skulls(state, model)
        if model.role == "point":
            worth = 2.5
        if state.scenario == "destruction":
            worth += 0.8 * skulls(state, model)
            if model.role in ("point", "hero", "miniboss") and not model.fallen:
                worth += 1.5
            points = state.sides[1 - model.side].points
            if points + skulls(state, model) >= state.house.destruction_points:
                worth += 20
        elif state.scenario == "king of the hill":
            if state.zone and self.in_zone(model):
                worth += 2.0
        elif model.crystal:
            worth += 6.0
        return worth

    def in_zone(self, model: Model) -> bool:
        return model.at is not None and bool(self.state.base(model) & self.zone)

    @cached_property
    def _zone_ways(self) -> bytes:
        return self.state.ground.counts_to(self.zone)

    def zone_way(self, square: int, base: int) -> int:
        """How far it is to the control zone."""
        ways = self._zone_ways
        return ways[square] if base == 1 << square else min(ways[other] for other in bits(base))

    # Attacks and other actions

    def action(self, user: Model, action: Action, aim: Aim) -> float:
        """What an action is worth at that aim, dice averaged out."""
        state = self.state
        among = targets(state, user, action, aim)
        attr = action.attribute
        rolls = attr is not None and (action.is_offensive or action.versus is not None)
        pool = offense_pool(state, user, action, among)[0] if rolls else None
        total = grants = 0.0
        for target in among:
            hit = 1.0
            if pool is not None and attr is not None:
                names = [action.versus] if action.versus else defenses(state, target)
                guards = [defense_pool(state, target, name, user)[0] for name in names if name]
                stars = foe_stars(state, user, target, attr)
                attack = pool.dice, pool.stars + stars, "hex" in user.statuses
                bane = "bane" in target.statuses
                hit = min(
                    (chance_to_win(attack, (g.dice, g.stars, bane)) for g in guards),
                    default=chance_to_win(attack, ("", 0, False)),
                )
            value = 0.0
            if action.is_offensive:
                wounds = wounds_of(state, user, action, 1, False)
                left = hearts(state, target) - target.wounds
                share = min(wounds, left) / max(1, hearts(state, target))
                value += self.worth(target) * (1.0 if wounds >= left else 0.6 * share + 0.1)
                value = value if target.side == self.foe else -value
            for effect in action.effects:
                if effect.whom != "target":
                    continue
                if isinstance(effect, Grant):
                    grants += hit * self.effect(user, target, effect, action.name)
                else:
                    value += self.effect(user, target, effect)
            total += hit * value
        own = (effect for effect in action.effects if effect.whom == "user")
        total += sum(0.5 * self.effect(user, user, effect, action.name) for effect in own)
        return total + max(-MANY, min(MANY, grants))

    def effect(self, user: Model, target: Model, effect: AnyEffect, name: str = "") -> float:
        """What an effect of the action of that name is worth to us on the target."""
        state, is_foe = self.state, target.side == self.foe
        sign = -1.0 if is_foe else 1.0
        match effect:
            case Heal() | Mend():
                tokens = target.wounds + (len(target.statuses) if isinstance(effect, Heal) else 0)
                share = min(effect.amount, tokens) / max(1, hearts(state, target))
                return sign * self.worth(target) * share * 0.8
            case Remedy():
                return sign * sum(STATUS_WORTH[status] for status in target.statuses)
            case Inflict():
                status = effect.status
                if status in target.statuses or target.role == "point" or has(state, target, f"immune {status}"):
                    return 0.0
                return -sign * STATUS_WORTH.get(status, 0.4) * min(1.0, 0.4 * self.worth(target))
            case Push() | Pull() | Compel():
                return 0.15 if is_foe else 0.1
            case Grant() if any(lasting.user == user.id and lasting.name == name for lasting in state.lasting):
                return 0.0  # the same again adds nothing
            case Grant():
                return sign * (0.35 if self._threats(target) else 0.05)
            case GivePotion():
                return sign * 0.4
            case GainActions():
                return sign * 0.8 * effect.amount
            case GainMovement():
                return sign * 0.05 * effect.amount
            case DrawLoot():
                return 0.4 * effect.amount
            case Summon():
                return 0.8
            case _:
                return 0.1

    def _threats(self, model: Model) -> int:
        """How many enemies could come and attack it in their next turn."""
        if model.at is None:
            return 0
        base, threats = self.state.base(model), self.threats if model.side == self.seat else self.own_threats
        return sum(1 for threat in threats if threat & base)

    def farthest(self, model: Model) -> int:
        return max((attr.range for attr in attributes(self.state, model).values() if attr.icon), default=0)

    def deeds(self, user: Model, points: int) -> Iterator[tuple[float, Action]]:
        """The worth of everything the model can do where it stands, with that many action points."""
        state = self.state
        if points >= 1:
            for action in basic_attacks(state, user).values():
                yield from ((self.action(user, action, aim), action) for aim in aims(state, user, action))
        if "ice" in user.statuses:
            return
        for choice in unique_actions(state, user):
            if choice.action.ap <= points and not (choice.action.once and choice.key in state.spent):
                for aim in aims(state, user, choice.action):
                    yield self.action(user, choice.action, aim), choice.action

    def best_deeds(self, user: Model, points: int) -> float:
        """What the action points are worth where it stands: the best use, repeated as far as they go."""
        return max(
            (worth * max(1, points // max(1, action.ap)) for worth, action in self.deeds(user, points)), default=0.0
        )

    # Places

    @cached_property
    def threats(self) -> list[int]:
        """For each enemy the squares that it could come to attack in its next activation, walls and bodies aside."""
        return self._threatened_by(self.foes)

    @cached_property
    def own_threats(self) -> list[int]:
        """The same of our own models."""
        return self._threatened_by(self.friends)

    def _threatened_by(self, models: Sequence[Model]) -> list[int]:
        state = self.state
        return [
            state.ground.within(state.base(model), total_mp(state, model) + self.farthest(model))
            for model in models
            if model.role != "point"
        ]

    def pull(self, square: int) -> float:
        """How far the enemy is whom it lures most there, less what luring it is worth."""
        found = self._pulls.get(square)
        if found is None:
            found = min((counts[square] - lure for counts, lure in self._lures), default=0.0)
            self._pulls[square] = found
        return found

    @cached_property
    def _lures(self) -> list[tuple[bytes, float]]:
        ground = self.state.ground
        return [
            (ground.counts(square), min(FARTHEST, 0.5 * self.worth(foe)))
            for foe in self.foes
            for square in bits(self.state.base(foe))
        ]

    def place(self, model: Model, square: int) -> float:
        """What it is worth to stand there, apart from what can be done from there."""
        state, ground = self.state, self.state.ground
        base = ground.base(square, model.size)
        value = 0.0
        if state.scenario == "king of the hill":
            value += 1.6 if base & self.zone else -0.12 * self.zone_way(square, base)
        elif state.scenario == "crystal capture":
            value += self._errand(model, base)
        nearest = self.pull(square) if model.size == 1 else min(map(self.pull, bits(base)))
        value -= 0.06 * max(0.0, nearest)
        near = sum(1 for threat in self.threats if threat & base)
        if near:
            value -= 0.05 * self.fear * near * self.worth(model) / max(1, hearts(state, model) - model.wounds)
        for tile, squares in ground.tiles.values():
            if "hazard" in tile.tags and squares & base:
                value -= 0.5
        return value

    def _errand(self, model: Model, base: int) -> float:
        """The way to the crystal and home."""
        state, ground = self.state, self.state.ground
        mine, theirs = state.sides[self.seat], state.sides[self.foe]
        if model.role == "point":
            return 0.0
        if model.crystal and mine.cluster is not None:
            return -0.6 * ground.count(base, 1 << mine.cluster)
        if mine.crystal is not None:
            return -0.3 * ground.count(base, 1 << mine.crystal)
        if theirs.cluster is not None and not any(m.crystal for m in self.friends):
            return -0.2 * ground.count(base, 1 << theirs.cluster)
        return 0.0
