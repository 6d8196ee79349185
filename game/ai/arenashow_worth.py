"""What attacks, squares, items and cards are worth in Battle Arena Show, by exact odds and rules of thumb.

A point is about a point of health of an enemy hero. Nothing here looks at what the other team holds in its hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple
from weakref import WeakKeyDictionary

from game.arenashow.actions import refuse_count
from game.arenashow.arena import Ground
from game.arenashow.cards import Action, Heal, Item, Role, Slug
from game.arenashow.combat import damage_to
from game.arenashow.movement import Reach
from game.arenashow.rewards import is_vulnerable
from game.arenashow.state import Hero, State, Structure, minion_team
from game.arenashow.structures import inside
from game.arenashow.values import (
    action_range,
    actions,
    attack_value,
    closed,
    defense,
    max_health,
    movement,
    shield,
    shot_damage,
    stat,
)
from game.kernel.squares import bits, spread

MANA = 0.3
HERO_KILL, MINION_KILL, TURRET_PIECE, TURRET_FALL, BASE_PIECE, WIN = 6.0, 1.6, 4.0, 7.0, 9.0, 500.0
CARE = 0.7
"""What health that an enemy may take counts for, beside health that is taken from one."""
SOON = (1.0, 0.6, 0.2)
"""How surely an enemy strikes before the hero acts again: one that is ready, one whose team begins the next round, and
one of the other team."""
SIEGE, NEAR = 0.7, 6
"""How much more an enemy draws and its health counts, for each point that it presses on structures, and from where."""
WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}


@cache
def hit_chance(needed: int) -> float:
    """Return the chance that 2D6 hit, where so much is needed; double six hits, double one misses."""
    return sum(ways for total, ways in WAYS.items() if total == 12 or (total != 2 and total >= needed)) / 36


FAR = 40
_known: WeakKeyDictionary[Ground, dict[tuple[int, int], list[int]]] = WeakKeyDictionary()
"""Distances by what is closed and the goal; structures fall seldom, and goals come again."""


def steps_to(ground: Ground, closed: int, goal: int) -> list[int]:
    """Return how many steps it is from each square to a goal; FAR if there is no way."""
    known = _known.setdefault(ground, {})
    found = known.get((closed, goal))
    if found is None:
        if len(known) > 5000:
            known.clear()
        board, may = ground.board, ground.steps(closed)
        found = known[closed, goal] = [FAR] * (board.width * board.height)
        found[goal] = 0
        seen = front = 1 << goal
        steps = 0
        while front:
            steps += 1
            front = spread(board, may, front) & ~seen
            seen |= front
            for square in bits(front):
                found[square] = steps
    return found


class Aim(NamedTuple):
    """A target of an action: from where it can be aimed at, and what that is worth on average, shots included."""

    target: str
    squares: int
    ring: int
    """Where a structure's shot strikes somebody else than from afar."""
    inside: float
    outside: float


class Attack(NamedTuple):
    """An attack of a hero with whom it could be used on."""

    slug: Slug
    action: Action
    price: float
    is_free: bool
    """Whether the turn has an action left for it."""
    aims: list[Aim]


class Threat(NamedTuple):
    """What the next turn of an enemy would cost a hero on average, and on which squares."""

    loss: float
    squares: int


class Goal(NamedTuple):
    """What draws a hero, how strongly, and how many steps it is from each square."""

    square: int
    pull: float
    steps: list[int]


DEADLY = 1000.0
"""More than anything could be worth: the hero would fall by the shot before it attacks."""


class Eye:
    """What a team sees of a position: targets and what they are worth, reckoned once a decision."""

    def __init__(self, state: State, team: int) -> None:
        self.state, self.team = state, team
        self.ground = state.ground
        self.enemies = [hero for hero in state.heroes.values() if hero.team != team and hero.on_board]
        self.mates = [hero for hero in state.heroes.values() if hero.team == team and hero.on_board]
        self.minions = {name: square for name, square in state.minions.items() if minion_team(name) != team}
        self.own_minions = {name: square for name, square in state.minions.items() if minion_team(name) == team}
        self.structures = [
            item
            for item in state.structures.values()
            if item.health and item.team != team and is_vulnerable(state, item)
        ]
        self._defense: dict[str, int] = {}
        self._attacks: dict[str, list[Attack]] = {}
        self._threats: dict[str, list[Threat]] = {}
        self._struck: dict[tuple[str, int, bool], int] = {}
        self._stands: dict[str, list[int]] = {}
        self._closed = closed(state)

    def defense(self, target: str) -> int:
        if target not in self._defense:
            self._defense[target] = defense(self.state, target)
        return self._defense[target]

    def distances(self, goal: int) -> list[int]:
        """Return how many steps it is from each square to a goal, which may be a structure's."""
        return steps_to(self.ground, self._closed & ~(1 << goal), goal)

    def minion_worth(self, name: str) -> float:
        """An enemy minion is worth its credit, and the more the nearer it is to where it explodes."""
        team = minion_team(name)
        square = self.minions[name]
        goals = [
            self.ground.distance(square, item.square)
            for item in self.state.structures.values()
            if item.health and item.team == 1 - team and item.kind != "fountain"
        ]
        return MINION_KILL + max(0.0, 2.2 - 0.25 * min(goals, default=9))

    def hit_worth(self, hero: Hero, action: Action, target: str) -> float:
        """Return what a hit with an action is worth."""
        state = self.state
        damage = damage_to(state, hero, action, target, critical=False)
        if target in state.structures:
            structure = state.structures[target]
            taken = min(structure.health, max(0, damage - shield(structure)))
            falls = taken >= structure.health
            if structure.kind == "base":
                return WIN if falls else BASE_PIECE * taken
            if structure.kind == "turret":
                return TURRET_PIECE * taken + (TURRET_FALL if falls else 0)
            return 1.3 * taken + (4.0 if falls else 0) + (1.0 if structure.team >= 0 else 0)
        if target in state.heroes:
            enemy = state.heroes[target]
            rate = (1.0 if enemy.role != "tank" else 0.8) + 0.15 * SIEGE * self.siege(enemy)
            worth = min(damage, enemy.health) * rate
            marks = sum(0.4 for effect in action.effects if not isinstance(effect, Heal))
            return worth + marks + (HERO_KILL + enemy.evolved if damage >= enemy.health else 0)
        return self.minion_worth(target) if damage else 0.0

    def _victim(self, hero: Hero, structure: Structure, is_near: bool) -> Hero:
        """Return whom a structure would shoot if the hero attacked from beside it, or from afar."""
        if structure.kind != "turret":
            return hero
        near = [mate for mate in inside(self.state, structure, self.team) if mate is not hero]
        tank = next((mate for mate in near if mate.role == "tank"), None)
        if is_near:
            return tank or hero
        return tank or (near[0] if near else hero)

    def shot_cost(self, hero: Hero, structure: Structure, is_near: bool) -> float:
        if structure.kind == "fountain":
            return 0.0
        victim = self._victim(hero, structure, is_near)
        damage = max(0, shot_damage(structure) - stat(self.state, victim, "shot-guard"))
        if damage < victim.health:
            return 0.7 * damage
        return DEADLY if victim is hero else HERO_KILL

    def attacks(self, hero: Hero) -> list[Attack]:
        """Return what the hero has mana for, with every target on the board; reckoned once."""
        found = self._attacks.get(hero.id)
        if found is None:
            found = self._attacks[hero.id] = [
                Attack(
                    slug,
                    action,
                    -MANA * action.cost - 0.05,
                    self.state.turn is None or refuse_count(self.state, slug, action) is None,
                    list(self._aims(hero, slug, action)),
                )
                for slug, action in actions(self.state, hero).items()
                if action.is_attack and action.cost <= hero.mana
            ]
        return found

    def _aims(self, hero: Hero, slug: Slug, action: Action) -> Iterator[Aim]:
        state, vision = self.state, self.ground.vision
        look = vision.within if action.ignore_walls else vision.field
        attack, reach = attack_value(state, hero, slug), action_range(state, hero, slug)

        def worth(target: str, versus: int = 0) -> float:
            return hit_chance(self.defense(target) - attack - versus) * self.hit_worth(hero, action, target)

        if "hero" in action.kinds:
            for enemy in self.enemies:
                yield Aim(enemy.id, look(enemy.square, reach), 0, 0.0, worth(enemy.id))
        if "minion" in action.kinds:
            for name, square in self.minions.items():
                yield Aim(name, look(square, reach), 0, 0.0, worth(name, action.versus_minions))
        if "structure" in action.kinds:
            limit = action_range(state, hero, slug, at_structure=True)
            for item in self.structures:
                hit = worth(item.name)
                inside, outside = (hit - self.shot_cost(hero, item, is_near) for is_near in (True, False))
                yield Aim(item.name, look(item.square, limit), vision.within(item.square, 1), inside, outside)

    def best_attack(self, hero: Hero, square: int, *, free_choice: bool = True) -> tuple[float, str]:
        """Return the worth of the best attack from a square and how it is declared."""
        best = (0.0, "")
        for slug, action, price, is_free, aims in self.attacks(hero):
            if free_choice and not is_free:
                continue
            worths = [
                (aim.inside if aim.ring >> square & 1 else aim.outside, aim.target)
                for aim in aims
                if aim.squares >> square & 1
            ]
            if action.area:
                if worths:
                    best = max(best, (price + sum(worth for worth, _ in worths), f"use {slug}"))
            else:
                for worth, target in worths:
                    best = max(best, (price + worth, f"use {slug} on {target}"))
        return best

    # where to go

    def goals(self, hero: Hero) -> list[Goal]:
        """Return squares that draw a hero, with how strongly: lanes to take, minions to stop, the Fountain."""
        state = self.state
        found: list[tuple[int, float]] = []
        crowd = {mate.id: mate.square for mate in self.mates if mate is not hero}
        for item in self.structures:
            near = sum(self.ground.distance(item.square, at) <= 5 for at in crowd.values())
            if item.kind == "fountain":
                found.append((item.square, 4.5 - 1.2 * near))
                continue
            helpers = sum(self.ground.distance(item.square, at) <= 5 for at in self.own_minions.values())
            pull = (9.0 if item.kind == "base" else 5.0) + 2.0 * (3 - item.health) + 0.6 * min(3, helpers)
            found.append((item.square, pull + 0.3 * near))
        for name, at in self.minions.items():
            found.append((at, 1.5 + self.minion_worth(name) - (0.6 if hero.role == "tank" else 0)))
        for enemy in self.enemies:
            weak = 1.0 - enemy.health / max(1, max_health(state, enemy))
            found.append((enemy.square, 2.0 + 3.0 * weak + SIEGE * self.siege(enemy)))
        homes = bits(self.ground.teleporters[self.team])
        if homes and hero.on_board and hero.health * 3 <= max_health(state, hero):
            found.append((min(homes, key=lambda home: self.ground.distance(home, hero.square)), 4.0))
        return [Goal(at, pull, self.distances(at)) for at, pull in found]

    def place_worth(self, hero: Hero, square: int, goals: list[Goal]) -> float:
        """Return what it is worth to stand on a square at the end of a turn."""
        worth = max((pull - 0.42 * max(0, steps[square] - 3) for _, pull, steps in goals), default=0.0)
        return worth - sum(threat.loss for threat in self.threats(hero) if threat.squares >> square & 1)

    # what the other team does about it

    def siege(self, enemy: Hero) -> float:
        """Return how an enemy presses on structures of the team: 1 near a turret, 2 near a base that can be hit."""
        pressed = (
            2.0 if item.kind == "base" else 1.0
            for item in self.state.structures.values()
            if item.team == self.team
            and item.kind != "fountain"
            and item.health
            and self.ground.distance(item.square, enemy.square) <= NEAR
            and is_vulnerable(self.state, item)
        )
        return max(pressed, default=0.0)

    def threats(self, hero: Hero) -> list[Threat]:
        """Return for each enemy what its next turn would cost the hero, and where; reckoned once."""
        found = self._threats.get(hero.id)
        if found is None:
            found = self._threats[hero.id] = [self._threat(hero, enemy) for enemy in self.enemies]
        return found

    def _threat(self, hero: Hero, enemy: Hero) -> Threat:
        state, worst, squares = self.state, 0.0, 0
        for slug, action in actions(state, enemy).items():
            if action.is_attack and action.cost <= enemy.mana and "hero" in action.kinds:
                damage = damage_to(state, enemy, action, hero.id, critical=False)
                loss = min(damage, hero.health) + (HERO_KILL if damage >= hero.health else 0.0)
                worst = max(worst, loss * hit_chance(self.defense(hero.id) - attack_value(state, enemy, slug)))
                squares |= self._strikes(enemy, action_range(state, enemy, slug), action.ignore_walls)
        begins_next = enemy.team != state.initiative
        soon = SOON[0] if enemy.ready else SOON[1] if begins_next else SOON[2]
        return Threat(CARE * soon * worst, squares)

    def _strikes(self, enemy: Hero, reach: int, ignores_walls: bool) -> int:
        """Return the squares that an enemy can strike at after a move."""
        key = enemy.id, reach, ignores_walls
        if key not in self._struck:
            if enemy.id not in self._stands:
                walk = Reach(self.state, enemy, movement(self.state, enemy))
                self._stands[enemy.id] = [enemy.square, *bits(walk.squares)]
            look = self.ground.vision.within if ignores_walls else self.ground.vision.field
            squares = 0
            for square in self._stands[enemy.id]:
                squares |= look(square, reach)
            self._struck[key] = squares
        return self._struck[key]


def inventory_worth(state: State, role: Role, items: list[Slug]) -> float:
    """Return what items are worth together to a hero of a role, Singles counted once."""
    weights = dict(WEIGHTS)
    weights["physical-damage"] = weights["physical-action"] = 0.0
    weights["magic-damage"] = weights["magic-action"] = 0.0
    kind = "magic" if role == "wizard" else "physical"
    weights[f"{kind}-damage"] = 3.2 if role != "tank" else 2.2
    weights[f"{kind}-action"] = 5.5 if role != "tank" else 3.5
    weights["health"] = 1.5 if role == "tank" else 1.2
    weights["mana"] = 0.8 if role == "wizard" else 0.4
    total, singles = 0.0, dict[str, float]()
    for slug in items:
        item: Item = state.item(slug)
        for effect in item.effects:
            worth = weights.get(effect.stat, 0.3) * effect.amount
            if effect.single:
                singles[effect.single] = max(singles.get(effect.single, 0.0), worth)
            else:
                total += worth
    return total + sum(singles.values())


WEIGHTS: dict[str, float] = {
    "attack": 2.6,
    "defense": 2.6,
    "movement": 0.9,
    "hand": 1.5,
    "break-away": 0.3,
    "padding": 0.5,
}
