"""What things of Battle Arena Show are called, and what cards say; made from the cards' fields."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from game.arenashow import cards as c
from game.arenashow import wording
from game.arenashow.state import Assault, State, Structure, minion_team
from game.arenashow.structures import shot_at
from game.arenashow.values import shot_damage, stat
from game.screen.rulebook import texts

ROLES = {"killer": "Killer", "tank": "Tank", "wizard": "Wizard"}
TEAMS = ("Red", "Blue")
STATS = {
    "movement": "movement", "attack": "attack", "defense": "defense", "health": "maximum health",
    "mana": "maximum mana", "physical-damage": "damage of physical actions", "magic-damage": "damage of magic actions",
    "physical-action": "physical action each turn", "magic-action": "magic action each turn",
    "hand": "bonus card in hand",
    "break-away": "break-away rolls", "hold": "to what enemies need to break away", "range": "range",
    "critical": "damage of criticals", "shot-guard": "protection against shots", "padding": "protection, once a round",
    "fail-guard": "protection against own fails", "gains": "gain in maintenance",
    "next-damage": "damage of the next action",
}  # fmt: skip
UNTIL = {
    "action": "for the next action", "turn": "this turn", "next-turn": "until the end of the next turn",
    "my-next-turn": "until the next turn of who did it",
}  # fmt: skip
RANKS = ("Sergeant", "Sister", "Marshal", "Professor")
WHEN = {
    "before": "Before the dice", "after": "After the dice", "play": "In your turn", "roll": "On any roll of yours",
    "shot": "When a structure shoots at you", "declaration": "When you declare an area action",
}  # fmt: skip
WHEN_BRIEFLY = {
    "before": "before dice", "after": "after dice", "play": "your turn", "roll": "any roll", "shot": "if shot at",
    "declaration": "area action",
}  # fmt: skip


@cache
def name(slug: str) -> str:
    key = f"name-arenashow-{slug}"
    said = texts()
    return said.say(key) if said.has(key) else slug.replace("-", " ").capitalize()


def figure(state: State, id: str) -> str:
    """Return what a hero, minion or structure is called."""
    if id in state.heroes:
        return name(state.heroes[id].card)
    if id in state.structures:
        return structure(id)
    if id[:1] in ("r", "b") and id[1:].isdigit():
        return f"{TEAMS[minion_team(id)]} minion"
    return id


def named(state: State, reason: str) -> str:
    """Return a reason of the rules with figures, actions and cards by their names."""
    known = {card.slug for card in state.bonus_cards()}
    known |= {slug for hero in state.heroes.values() for slug in state.hero_card(hero.card).actions}

    def shown(found: re.Match[str]) -> str:
        id = found[0]
        is_figure = id in state.heroes or id in state.minions or id in state.structures
        return figure(state, id) if is_figure else name(id) if id in known else id

    return re.sub(r"[\w-]+", shown, reason)


def sentence(state: State, reason: str) -> str:
    """Return a reason of the rules as a sentence."""
    said = named(state, reason)
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def structure(id: str) -> str:
    if id == "fountain":
        return "the Fountain"
    team, _, rest = id.partition("-")
    return f"{team.capitalize()} base" if rest == "base" else f"{team.capitalize()} {rest} turret"


def shot(state: State, assault: Assault, prompt: str) -> str:
    """Return the question of a shot: who of several is struck, or whether the one that is answers with a card."""
    target = next(name for name in assault.targets if name in state.structures and name != "fountain")
    hit = state.structures[target]
    shooter = structure(target)
    if prompt == "shot":
        return f"{shooter} shoots back, {shot_damage(hit)} damage: at whom?"
    victim = state.heroes[shot_victim(state, assault, hit)]
    damage = f"{max(0, shot_damage(hit) - stat(state, victim, 'shot-guard'))} damage"
    covers = f" in the place of {short(state, assault.attacker)}" if victim.id != assault.attacker else ""
    return f"{shooter} shoots at {short(state, victim.id)}{covers}: {damage} of {victim.health} health. Play a card?"


def shot_victim(state: State, assault: Assault, hit: Structure) -> str:
    """Return who is asked for a card against the shot of a structure: the one it may strike that could hold one."""
    struck = shot_at(state, hit, state.heroes[assault.attacker])
    return next(hero.id for hero in struck if state.may_hold(hero, "shot"))


def listed(parts: Sequence[str]) -> str:
    return ", ".join(parts[:-1]) + (" and " if len(parts) > 1 else "") + parts[-1] if parts else "nothing"


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def action(found: c.Action) -> str:
    """Say what an action does; its type and cost stand beside it on the card."""
    said = texts()
    facts = wording.action_facts(said, found)[1:]
    if found.cost:
        facts.remove(said.say("arenashow-cost", mana=found.cost))
    sentence = ", ".join(facts) + "." if facts else ""
    return " ".join(filter(None, (sentence, wording.action_text(said, found))))


def bonus(card: c.BonusCard) -> str:
    return wording.bonus_text(texts(), card)


def gist(card: c.BonusCard) -> str:
    """Return what a bonus card does, without when."""
    return " ".join(wording.effect_text(texts(), effect) for effect in card.effects).rstrip(".")


def item(card: c.Item) -> str:
    return wording.item_text(texts(), card)


def short(state: State, hero: str) -> str:
    """Return the hero's calling name, for buttons: "Sergeant Brask" -> "Brask"."""
    words = name(state.heroes[hero].card).split()
    return words[1] if words[0] in RANKS and len(words) > 1 else words[0]


def count(amount: int, thing: str) -> str:
    return f"{amount} {thing}" if amount == 1 else f"{amount} {thing}s"


def mark_text(stat: str, amount: int) -> str:
    return f"{signed(amount)} {STATS.get(stat, stat)}"
