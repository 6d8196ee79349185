"""Chapter IV, combat steps: declare, shots, cards, dice, cards, damage."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.decision import WORD, choose, tell
from game.kernel.dice import Odds, sum_of

from . import events
from .actions import apply, pay_for, take_marks
from .bonus import lay_out
from .cards import Action, Heal, Pull, Push, Slug, Widen
from .dice import D6, guard, is_critical, is_fail, is_hit, throw, total
from .movement import displace, pushes
from .rewards import (
    FOUNTAIN,
    HERO_KILL,
    MINION_KILL,
    TURRET,
    bury,
    chip,
    fell,
    gain_health,
    hurt,
    offer_evolution,
    pay,
    split_credits,
)
from .state import Assault, Hero, State
from .structures import shoot
from .values import actions, attack_value, defense, from_items, from_passives, shield, team_mates_beside
from .windows import hold_window


async def attack(state: State, hero: Hero, slug: Slug, targets: Sequence[str], card: Slug) -> None:
    """Carry out an attack that was found legal, from the declaration to its rewards (BAS-TURRET-13)."""
    action = actions(state, hero)[slug]
    assault = state.assault = Assault(hero.id, slug, list(targets))
    if card:
        assault.table.append(card)
        assault.widened = sum(e.amount for e in state.bonus(card).effects if isinstance(e, Widen))
        await lay_out(state, hero, card)
    await pay_for(state, hero, slug, targets)
    assault.attack, assault.damage = take_marks(hero, action)
    for name in [name for name in targets if name in state.structures]:
        if state.structures[name].kind != "fountain" and hero.on_board:
            await shoot(state, state.structures[name], hero)
    if hero.on_board:
        await hold_window(state, "before")
        await throw(state)
        await hold_window(state, "after")
        await resolve(state, hero, action)
    state.assault = None


def damage_bonus(state: State, hero: Hero, action: Action) -> int:
    """Return what items add to the damage of an action (BAS-ITEM-16, BAS-ITEM-19); neutral ones gain nothing."""
    if action.type == "physical":
        return from_items(state, hero, "physical-damage")
    return from_items(state, hero, "magic-damage") if action.type == "magic" else 0


def damage_to(state: State, hero: Hero, action: Action, target: str, *, critical: bool) -> int:
    """Return the damage of a hit, before a shield and cards of the defender; None of it without a damage value."""
    if action.damage is None:
        return 0
    extra = 1 + from_passives(state, hero, "critical") if critical else 0
    if target in state.structures and action.siege_damage is not None:
        return action.siege_damage + extra  # no bonus counts against structures where siege damage is printed
    damage = action.damage + damage_bonus(state, hero, action) + extra
    if target in state.heroes and action.versus_lonely and not team_mates_beside(state, state.heroes[target]):
        damage += action.versus_lonely
    return damage


def final_damage(state: State, hero: Hero, action: Action, target: str) -> int:
    """Return the damage with all cards, past the shield of a turret (BAS-TURRET-05, BAS-CRIT-08), never below 0."""
    assault = state.attack
    damage = damage_to(state, hero, action, target, critical=is_critical(state))
    if action.damage is None:
        return 0
    if target in state.structures:
        if action.siege_damage is None:
            damage += assault.damage
        shielded = 0 if assault.ignores_shield else shield(state.structures[target])
        return max(0, damage - shielded)
    damage += assault.damage + assault.picked.get(target, 0)
    if target in assault.soak:
        soak = assault.soak[target]
        damage = damage - soak if soak else 0
    return max(0, damage)


async def resolve(state: State, hero: Hero, action: Action) -> None:
    """Compare, apply all damage together, then dead figures, credits and evolutions (BAS-COMBAT-14, BAS-KILL-05)."""
    assault = state.attack
    hit = [target for target in assault.targets if is_hit(state, target)]
    for target in assault.targets:
        await tell(
            events.Compared(
                target=target,
                total=total(state, target),
                defense=guard(state, target),
                hit=target in hit,
                critical=is_critical(state),
                fail=is_fail(state),
            )
        )
    if is_fail(state):
        await fail(state, hero, action)
        return
    amounts = {target: final_damage(state, hero, action, target) for target in hit}
    kind = action.type
    fallen: list[str] = []
    minions: list[str] = []
    hurt_heroes: list[str] = []
    for target, amount in amounts.items():
        if target in state.heroes:
            await hurt(state, state.heroes[target], amount, kind, hero.id, assault.action)
            hurt_heroes += [target] if amount else []
        elif target in state.structures:
            if await chip(state, state.structures[target], amount, kind, hero.id, assault.action):
                fallen.append(target)
        elif amount:
            minions.append(target)
            await tell(
                events.Damaged(target=target, amount=1, left=0, kind=kind, source=hero.id, action=assault.action)
            )
    killed = [state.heroes[name] for name in hurt_heroes if state.heroes[name].health <= 0]
    for victim in killed:
        await bury(victim, hero.id)
    for minion in minions:
        square = state.minions.pop(minion)
        await tell(events.Died(victim=minion, square=square, by=hero.id))
    felled = [state.structures[name] for name in fallen]
    for structure in sorted(felled, key=lambda item: item.kind != "base"):
        await fell(state, structure, hero.team)
        if state.over:
            return
    await reward(state, hero, len(killed), len(minions), [item.kind for item in felled])
    for name in hit:
        if name in state.heroes and state.heroes[name] not in killed:
            await after_hit(state, hero, action, assault.action, state.heroes[name])
    for effect in action.effects:
        if isinstance(effect, Heal) and effect.only == "damaged-hero" and hurt_heroes:
            await gain_health(state, hero, effect.amount, assault.action)


async def reward(state: State, hero: Hero, heroes: int, minions: int, felled: Sequence[str]) -> None:
    """Credits first, then one evolution for each fallen hero and turret (BAS-EVOLVE-10)."""
    for _ in range(minions):
        await pay(hero, MINION_KILL, "minion")
    for _ in range(heroes):
        await pay(hero, HERO_KILL, "hero")
    for kind in felled:
        await split_credits(state, hero.team, TURRET if kind == "turret" else FOUNTAIN, kind)
    for _ in range(heroes + sum(kind == "turret" for kind in felled)):
        await offer_evolution(state, hero.team)


async def fail(state: State, hero: Hero, action: Action) -> None:
    """A double one costs the attacker one health, once for the whole roll; nobody is paid if that kills it."""
    if action.damage is None or from_passives(state, hero, "fail-guard"):
        return
    await hurt(state, hero, 1, "neutral", hero.id, "fail")
    if hero.health <= 0:
        await bury(hero, "")


async def after_hit(state: State, hero: Hero, action: Action, slug: Slug, target: Hero) -> None:
    """Let the effects of an attack happen to a hero that was hit and has survived."""
    for effect in action.effects:
        if not target.on_board:
            return
        if isinstance(effect, Push | Pull):
            await push(state, hero, slug, target, effect)
        elif effect.whom == "target":
            await apply(state, effect, hero, target, slug)


async def push(state: State, hero: Hero, slug: Slug, target: Hero, effect: Push | Pull) -> None:
    """Let the mover choose the squares, all of the way in one answer; entering a danger area counts."""
    closer = isinstance(effect, Pull)

    def ways() -> list[str]:
        found = pushes(state, target, hero.square, effect.squares, closer=closer)
        return ["stay", *(" ".join(map(state.name, way)) for way in found)]

    text = await choose(hero.seat, "pull" if closer else "push", WORD, ways)
    if text != "stay":
        path = [state.ground.board.square(name) for name in text.split(" ")]
        await displace(state, target, path, slug, hero.id)


def hit_odds(state: State, hero: Hero, slug: Slug, target: str) -> Odds[str]:
    """Return the odds of miss, hit, critical and fail of an attack declared now, before any bonus card."""
    action = actions(state, hero)[slug]
    versus = action.versus_minions if target in state.minions else 0
    needed = defense(state, target) - attack_value(state, hero, slug) - versus

    def outcome(points: int) -> str:
        if points in (2, 12):
            return "fail" if points == 2 else "critical"
        return "hit" if points >= needed else "miss"

    return sum_of(D6, 2).map(outcome)
