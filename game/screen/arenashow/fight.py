"""What an attack of the show is made of, told for the combat overlay: parts with their sources, odds, damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.arenashow import cards as c
from game.arenashow.cards import Slug
from game.arenashow.combat import damage_to
from game.arenashow.dice import D6
from game.arenashow.events import CardPlayed
from game.arenashow.state import Assault, Hero, State
from game.arenashow.values import actions, attack_value, defense, from_items, from_passives, profile, shield
from game.kernel.dice import sum_of
from game.screen.duel import Chance, Played, Term

from . import words

CARD, ITEM, PASSIVE, MARK = "loot", "treasure", "star", "action"
DICE = sum_of(D6, 2)


class Worth(NamedTuple):
    """What one side counts for before dice, and what that is made of."""

    total: int
    terms: tuple[Term, ...]


def attack(state: State, hero: Hero, slug: Slug, target: str, played: Sequence[CardPlayed] = ()) -> Worth:
    """Return the attack against a target; of an attack that is under way with all that has been added to it."""
    action = actions(state, hero)[slug]
    base, items = profile(state, hero).attack, from_items(state, hero, "attack")
    assault = _under_way(state, hero, slug)
    value = attack_value(state, hero, "" if assault else slug)
    passives = from_passives(state, hero, "attack", "" if assault else slug)
    marks = value - base - items - passives
    terms = [Term("magic" if action.type == "magic" else "melee", "attack", str(base)), *_added(items, passives)]
    if assault is not None:
        by_cards = _of_cards(state, c.Attack, played)
        marks += assault.attack - sum(int(amount) for _, amount in by_cards)
        terms += [Term(CARD, name, words.signed(amount)) for name, amount in by_cards]
        value += assault.attack
    if marks:
        terms.append(Term(MARK, "prepared", words.signed(marks)))
    if target in state.minions and action.versus_minions:
        value += action.versus_minions
        terms.append(Term("skull", "against minions", words.signed(action.versus_minions)))
    return Worth(value, (*terms, *_harm(state, hero, slug, target, assault)))


def guard(state: State, target: str, played: Sequence[CardPlayed] = ()) -> Worth:
    """Return the number that has to be reached to hit a target."""
    value = defense(state, target)
    terms: list[Term] = []
    if target in state.heroes:
        hero = state.heroes[target]
        base, items = profile(state, hero).defense, from_items(state, hero, "defense")
        passives = from_passives(state, hero, "defense")
        terms = [Term("defense", "defense", str(base)), *_added(items, passives)]
        if marks := value - base - items - passives:
            terms.append(Term(MARK, "under effects", words.signed(marks)))
    else:
        terms = [Term("defense", "defense", str(value))]
        if target in state.structures and (off := shield(state.structures[target])):
            terms.append(Term("armour", "its shield takes off", f"−{off}", counts=False))
    if state.assault is not None and (by_cards := state.assault.defense.get(target, 0)):
        own = _of_cards(state, c.Defense, [each for each in played if each.hero == target])
        if sum(amount for _, amount in own) != by_cards:
            own = [("cards", by_cards)]
        terms += [Term(CARD, name, words.signed(amount)) for name, amount in own]
        value += by_cards
    return Worth(value, tuple(terms))


def chances(of_attack: int, of_guard: int) -> tuple[Chance, ...]:
    """Return how likely 2D6 hit, are a critical, and a fail (BAS-CRIT-01, BAS-CRIT-03)."""
    needed = of_guard - of_attack
    hit = DICE.chance(lambda points: points == 12 or (points != 2 and points >= needed))
    critical, fail = DICE.chance((12).__eq__), DICE.chance((2).__eq__)
    return Chance("to hit", float(hit)), Chance("critical", float(critical)), Chance("fail", float(fail))


def cards(state: State, played: Sequence[CardPlayed]) -> tuple[Played, ...]:
    """Return played cards as they lie open."""
    return tuple(Played(words.name(each.card), words.gist(state.bonus(each.card)).partition(",")[0]) for each in played)


def _under_way(state: State, hero: Hero, slug: Slug) -> Assault | None:
    found = state.assault
    return found if found is not None and (found.attacker, found.action) == (hero.id, slug) else None


def _added(items: int, passives: int) -> list[Term]:
    found = [Term(ITEM, "items", words.signed(items))] if items else []
    return [*found, Term(PASSIVE, "passives", words.signed(passives))] if passives else found


def _of_cards(
    state: State, kind: type[c.Attack] | type[c.Defense], played: Sequence[CardPlayed]
) -> list[tuple[str, int]]:
    """Return what each played card adds by effects of a kind."""
    found = []
    for each in played:
        amount = sum(effect.amount for effect in state.bonus(each.card).effects if isinstance(effect, kind))
        if amount:
            found.append((words.name(each.card), amount))
    return found


def _harm(state: State, hero: Hero, slug: Slug, target: str, assault: Assault | None) -> list[Term]:
    """Say what a hit and a critical would take, before shields and cards of the defender."""
    action = actions(state, hero)[slug]
    if action.damage is None or target in state.minions:
        return []
    more = assault.damage + assault.picked.get(target, 0) if assault is not None else 0
    if target in state.structures and action.siege_damage is not None:
        more = 0
    hit, critical = (
        damage_to(state, hero, action, target, critical=is_critical) + more for is_critical in (False, True)
    )
    return [Term("wound", f"damage, {critical} by a critical", str(hit), counts=False)]
