"""Chapter II, attributes: what a hero, minion or structure counts for now. Only questions."""

from __future__ import annotations

from .cards import Action, Profile, Slug, Stat
from .state import HAND, Hero, State, Structure, minion_team, minions_of

MINION_DEFENSE = 14
"""BAS-MINION-29"""
TURRET_DAMAGE = 2
DANGER = 2
BREAK_AWAY = {"tank": 4, "killer": 3, "wizard": 3}
"""What a break-away roll needs, by the role of the enemy (BAS-LOCK-06, -07, -08)."""


def profile(state: State, hero: Hero) -> Profile:
    """Return the values printed on the side of the card that shows (BAS-EVOLVE-04)."""
    return state.hero_card(hero.card).profile(hero.evolved)


def actions(state: State, hero: Hero) -> dict[Slug, Action]:
    return state.hero_card(hero.card).side(hero.evolved)


def from_items(state: State, hero: Hero, stat: Stat) -> int:
    """Return what the inventory adds: unmarked effects add up (BAS-ITEM-10), of each Single name the best counts."""
    if not hero.items:
        return 0
    total, singles = 0, dict[str, int]()
    for slug in hero.items:
        for effect in state.item(slug).effects:
            if effect.stat != stat:
                continue
            if effect.single:
                singles[effect.single] = max(singles.get(effect.single, 0), effect.amount)
            else:
                total += effect.amount
    return total + sum(singles.values())


def from_passives(state: State, hero: Hero, stat: Stat, action: Slug = "") -> int:
    """Return what passive actions add, the hero's own and those of team-mates beside it (BAS-ACTION-08)."""
    total = 0
    for own in actions(state, hero).values():
        passive = own.passive
        if passive is not None and passive.stat == stat and passive.of == "self" and passive.action in ("", action):
            near = passive.only == "team-mate-adjacent" and not team_mates_beside(state, hero)
            far = passive.only == "no-enemy-hero-adjacent" and bool(enemies_beside(state, hero))
            total += 0 if near or far else passive.amount
    for mate in team_mates_beside(state, hero):
        for other in actions(state, mate).values():
            passive = other.passive
            if passive is not None and passive.stat == stat and passive.of == "adjacent-team-mates":
                total += passive.amount
    return total


def from_marks(hero: Hero, stat: Stat, action: Action | None = None) -> int:
    """Return what marks add; those on a next action count for that action alone."""
    return sum(
        mark.amount
        for mark in hero.marks
        if mark.stat == stat and (mark.until != "action" or (action is not None and mark.action in ("", action.type)))
    )


def stat(state: State, hero: Hero, name: Stat, action: Slug = "") -> int:
    """Return all that is added to what is printed."""
    used = actions(state, hero)[action] if action else None
    return from_items(state, hero, name) + from_passives(state, hero, name, action) + from_marks(hero, name, used)


def movement(state: State, hero: Hero) -> int:
    return max(0, profile(state, hero).movement + stat(state, hero, "movement"))


def attack_value(state: State, hero: Hero, action: Slug = "") -> int:
    return profile(state, hero).attack + stat(state, hero, "attack", action)


def max_health(state: State, hero: Hero) -> int:
    return profile(state, hero).health + from_items(state, hero, "health")


def max_mana(state: State, hero: Hero) -> int:
    return profile(state, hero).mana + from_items(state, hero, "mana")


def max_hand(state: State, hero: Hero) -> int:
    return HAND + from_items(state, hero, "hand")


def action_range(state: State, hero: Hero, slug: Slug, *, at_structure: bool = False) -> int:
    """Return how far an action reaches (BAS-ACTION-13)."""
    action = actions(state, hero)[slug]
    if at_structure and action.siege_range is not None:
        return action.siege_range
    return action.range + (stat(state, hero, "range", slug) if action.range else 0)


def defense(state: State, target: str) -> int:
    """Return the number that an attack total must reach (BAS-HERO-08), bonus cards apart."""
    if target in state.heroes:
        hero = state.heroes[target]
        return profile(state, hero).defense + stat(state, hero, "defense")
    if target in state.structures:
        return structure_defense(state.structures[target])
    return MINION_DEFENSE


def structure_defense(structure: Structure) -> int:
    """A turret's or base's falls with its health (BAS-TURRET-03, BAS-BASE-06), the Fountain's does not."""
    return 15 if structure.kind == "fountain" else 14 + structure.health


def shield(structure: Structure) -> int:
    """Return what a turret takes off a hit: 2, 1 or 0 (BAS-TURRET-04)."""
    return max(0, structure.health - 1) if structure.kind == "turret" else 0


def shot_damage(structure: Structure) -> int:
    """Return the damage of a shot: 2 from a turret (BAS-TURRET-07), a base's health (BAS-BASE-09)."""
    return {"turret": TURRET_DAMAGE, "base": structure.health, "fountain": 0}[structure.kind]


# Where things stand


def team_of(state: State, target: str) -> int:
    """Return the team of a hero, minion or structure; -1 is nobody."""
    if target in state.heroes:
        return state.heroes[target].team
    if target in state.structures:
        return state.structures[target].team
    return minion_team(target)


def square_of(state: State, target: str) -> int:
    """Return where something stands; -1 if it is off the board."""
    if target in state.heroes:
        return state.heroes[target].square
    if target in state.structures:
        return state.structures[target].square if state.structures[target].health else -1
    return state.minions.get(target, -1)


def standing(state: State) -> list[Structure]:
    return [structure for structure in state.structures.values() if structure.health > 0]


def closed(state: State) -> int:
    """Return walls and standing structures: nobody enters them or squeezes between two (BAS-STRUCT-09)."""
    found = state.ground.walls
    for structure in state.structures.values():
        if structure.health > 0:
            found |= 1 << structure.square
    return found


def barred(state: State, team: int) -> int:
    """Return the squares that a team's figures may not enter: the closed ones and enemy teleporters."""
    return closed(state) | state.ground.teleporters[1 - team]


def occupied(state: State) -> int:
    """Return the squares that characters stand on."""
    found = 0
    for hero in state.heroes.values():
        if hero.square >= 0:
            found |= 1 << hero.square
    for square in state.minions.values():
        found |= 1 << square
    return found


def around(state: State, square: int) -> int:
    return state.ground.around(square, closed(state))


def enemies_beside(state: State, hero: Hero) -> list[Hero]:
    """Return the enemy heroes that lock the hero (BAS-LOCK-01)."""
    return _beside(state, hero, 1 - hero.team)


def team_mates_beside(state: State, hero: Hero) -> list[Hero]:
    return [mate for mate in _beside(state, hero, hero.team) if mate is not hero]


def _beside(state: State, hero: Hero, team: int) -> list[Hero]:
    if hero.square < 0:
        return []
    ground = state.ground
    near = [
        other
        for other in state.heroes.values()
        if other.team == team and other.square >= 0 and ground.distance(hero.square, other.square) == 1
    ]
    if not near:
        return near
    beside = around(state, hero.square)
    return [other for other in near if beside >> other.square & 1]


def hold(state: State, hero: Hero) -> int:
    """Return what a break-away roll needs against the hero; never more than 6."""
    return min(6, BREAK_AWAY[hero.role] + stat(state, hero, "hold"))


def break_away_needed(state: State, hero: Hero) -> int:
    """Return the highest value that any adjacent enemy demands (BAS-LOCK-10); 0 if nobody locks the hero."""
    return max((hold(state, enemy) for enemy in enemies_beside(state, hero)), default=0)


def dangers(state: State, team: int) -> list[tuple[Structure, int]]:
    """Return the enemy turrets with the squares of their danger areas (BAS-TURRET-14, BAS-TURRET-18)."""
    ground = state.ground
    return [
        (structure, ground.ring(structure.square))
        for structure in state.structures.values()
        if structure.kind == "turret" and structure.health > 0 and structure.team == 1 - team
    ]


def danger_squares(state: State, team: int) -> int:
    found = 0
    for _, ring in dangers(state, team):
        found |= ring
    return found


def reserve(state: State, team: int) -> list[str]:
    """Return the minions of a team that are not on the board."""
    return [name for name in minions_of(team) if name not in state.minions]
