"""What attacks, squares, items and cards are worth in Battle Arena Show, by exact odds and rules of thumb.

A point is about a point of health of an enemy hero. Nothing here looks at what the other team holds in its hands.
"""

from __future__ import annotations

from functools import cache
from weakref import WeakKeyDictionary

from game.arenashow.actions import refuse_count
from game.arenashow.arena import Ground
from game.arenashow.cards import Action, Heal, Item, Role, Slug
from game.arenashow.combat import damage_to
from game.arenashow.rewards import is_vulnerable
from game.arenashow.state import Hero, State, minion_team
from game.arenashow.structures import inside
from game.arenashow.values import (
    action_range,
    actions,
    attack_value,
    closed,
    defense,
    max_health,
    shield,
    shot_damage,
    stat,
)
from game.kernel.squares import bits, spread

MANA = 0.3
HERO_KILL, MINION_KILL, TURRET_PIECE, TURRET_FALL, BASE_PIECE, WIN = 6.0, 1.6, 4.0, 7.0, 9.0, 500.0
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
        # who is ready acts this round; the others act next round, and soon if their team begins it
        begins = state.initiative == team
        self.threats = [(enemy, 0.5 if enemy.ready else 0.45 if begins else 0.15) for enemy in self.enemies]
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
            worth = min(damage, enemy.health) * (1.0 if enemy.role != "tank" else 0.8)
            marks = sum(0.4 for effect in action.effects if not isinstance(effect, Heal))
            return worth + marks + (HERO_KILL + enemy.evolved if damage >= enemy.health else 0)
        return self.minion_worth(target) if damage else 0.0

    def attack_worth(self, hero: Hero, slug: Slug, targets: list[str], square: int) -> float:
        """Return what an attack from a square is worth on average, shots and fails counted."""
        state = self.state
        action = actions(state, hero)[slug]
        attack = attack_value(state, hero, slug)
        worth = -MANA * action.cost - 0.05
        for target in targets:
            versus = action.versus_minions if target in state.minions else 0
            chance = hit_chance(self.defense(target) - attack - versus)
            worth += chance * self.hit_worth(hero, action, target)
            if target in state.structures:
                worth -= self.shot_cost(hero, target, square)
                if self.dies(hero, target, square):
                    return -5.0
        return worth

    def _victim(self, hero: Hero, target: str, square: int) -> Hero:
        """Return whom a structure would shoot if the hero attacked from a square."""
        structure = self.state.structures[target]
        if structure.kind != "turret":
            return hero
        near = [mate for mate in inside(self.state, structure, self.team) if mate is not hero]
        tank = next((mate for mate in near if mate.role == "tank"), None)
        if self.ground.distance(square, structure.square) <= 1:
            return tank or hero
        return tank or (near[0] if near else hero)

    def shot_cost(self, hero: Hero, target: str, square: int) -> float:
        structure = self.state.structures[target]
        if structure.kind == "fountain":
            return 0.0
        victim = self._victim(hero, target, square)
        damage = max(0, shot_damage(structure) - stat(self.state, victim, "shot-guard"))
        return 6.0 if damage >= victim.health else 0.7 * damage

    def dies(self, hero: Hero, target: str, square: int) -> bool:
        structure = self.state.structures[target]
        if structure.kind == "fountain" or self._victim(hero, target, square) is not hero:
            return False
        return max(0, shot_damage(structure) - stat(self.state, hero, "shot-guard")) >= hero.health

    def targets_from(self, hero: Hero, slug: Slug, square: int) -> list[str]:
        """Return what an attack could be used on from a square."""
        state, ground = self.state, self.ground
        action = actions(state, hero)[slug]
        reach = action_range(state, hero, slug)
        kinds = action.kinds
        found: list[str] = []

        def near(at: int, limit: int) -> bool:
            return ground.distance(square, at) <= limit and (action.ignore_walls or ground.vision.sees(square, at))

        if "hero" in kinds:
            found += [enemy.id for enemy in self.enemies if near(enemy.square, reach)]
        if "minion" in kinds:
            found += [name for name, at in self.minions.items() if near(at, reach)]
        if "structure" in kinds:
            limit = action_range(state, hero, slug, at_structure=True)
            found += [item.name for item in self.structures if near(item.square, limit)]
        return found

    def best_attack(self, hero: Hero, square: int, *, free_choice: bool = True) -> tuple[float, str]:
        """Return the worth of the best attack from a square and how it is declared."""
        best = (0.0, "")
        for slug, action in actions(self.state, hero).items():
            if not action.is_attack or action.cost > hero.mana:
                continue
            if free_choice and self.state.turn is not None and refuse_count(self.state, slug, action) is not None:
                continue
            targets = self.targets_from(hero, slug, square)
            if action.area:
                if targets:
                    best = max(best, (self.attack_worth(hero, slug, targets, square), f"use {slug}"))
                continue
            for target in targets:
                best = max(best, (self.attack_worth(hero, slug, [target], square), f"use {slug} on {target}"))
        return best

    # where to go

    def goals(self, hero: Hero) -> list[tuple[int, float]]:
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
            found.append((enemy.square, 2.0 + 3.0 * weak))
        if hero.health * 3 <= max_health(state, hero):
            homes = list(bits(self.ground.teleporters[self.team]))
            found += [(home, 4.0) for home in homes[:1]]
        return found

    def place_worth(self, hero: Hero, square: int, goals: list[tuple[int, float]]) -> float:
        """Return what it is worth to stand on a square at the end of a turn."""
        worth = max((pull - 0.42 * max(0, self.distances(at)[square] - 3) for at, pull in goals), default=0.0)
        frail = 1.4 if hero.health <= 3 else 0.8 if hero.role != "tank" else 0.4
        for enemy, soon in self.threats:
            gap = self.ground.distance(square, enemy.square)
            if gap <= 8:
                worth -= frail * soon * (1.0 if gap <= 4 else 0.4)
        return worth


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
