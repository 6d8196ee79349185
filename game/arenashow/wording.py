"""What cards and events say, made from their declared effects and fields through the texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from game.content.texts import Texts
from game.kernel.event import Event

from .arena import TEAMS, Ground
from .cards import (
    Action,
    AnyEffect,
    Attack,
    Blink,
    BonusCard,
    Damage,
    Defense,
    Heal,
    Item,
    Mana,
    Mark,
    MoreActions,
    Passive,
    Profile,
    Pull,
    Push,
    Soak,
    Step,
    Widen,
)
from .state import Hero, State

GAME = "arenashow"


def name(texts: Texts, slug: str) -> str:
    return texts.name(GAME, slug)


def hero_name(texts: Texts, hero: Hero) -> str:
    return name(texts, hero.card)


def profile_text(texts: Texts, profile: Profile) -> str:
    return texts.say("arenashow-profile", **msgspec.structs.asdict(profile))


def action_facts(texts: Texts, action: Action) -> list[str]:
    """Return what the icons of an action say, left to right (BAS-ACTION-10)."""
    facts = [texts.say("arenashow-type", type=action.type)]
    if action.free and action.type != "effect":
        facts.append(texts.say("arenashow-free"))
    if action.siege:
        damage = action.siege_damage if action.siege_damage is not None else action.damage or 0
        facts.append(texts.say("arenashow-siege", damage=damage, range=_siege_range(action)))
    if action.range:
        facts.append(texts.say("arenashow-range", kind="area" if action.area else "normal", range=action.range))
    if action.cost:
        facts.append(texts.say("arenashow-cost", mana=action.cost))
    if action.damage is not None:
        facts.append(texts.say("arenashow-damage", damage=action.damage))
    return facts


def _siege_range(action: Action) -> int:
    return action.siege_range if action.siege_range is not None else action.range


def action_text(texts: Texts, action: Action) -> str:
    """Return what the description of an action says, made from its effects."""
    return " ".join(_action_sentences(texts, action))


def _action_sentences(texts: Texts, action: Action) -> Iterator[str]:
    if action.passive is not None:
        yield passive_text(texts, action.passive)
        return
    if action.targets:
        yield texts.say("arenashow-targets", targets="-".join(sorted(action.targets)))
    if action.ignore_walls:
        yield texts.say("arenashow-ignore-walls")
    if action.versus_minions:
        yield texts.say("arenashow-versus-minions", amount=action.versus_minions)
    if action.versus_lonely:
        yield texts.say("arenashow-versus-lonely", amount=action.versus_lonely)
    for effect in action.effects:
        yield effect_text(texts, effect, hits=action.is_attack)


def passive_text(texts: Texts, passive: Passive) -> str:
    action = name(texts, passive.action) if passive.action else "none"
    return texts.say(
        "arenashow-passive",
        stat=passive.stat,
        amount=passive.amount,
        of=passive.of,
        action=action,
        only=passive.only or "always",
    )


def effect_text(texts: Texts, effect: AnyEffect, *, hits: bool = False) -> str:
    """Return a sentence for one effect; hits: it happens to a hero that is hit."""
    kind = effect.__struct_config__.tag
    arguments: dict[str, Any] = {"whom": "hit" if hits and effect.whom == "target" else effect.whom}
    match effect:
        case Heal():
            arguments |= {"amount": effect.amount, "only": effect.only or "always"}
        case Mark():
            arguments |= {
                "stat": texts.say("arenashow-stat", stat=effect.stat),
                "amount": f"{effect.amount:+}".replace("-", "\N{MINUS SIGN}"),
                "until": effect.until,
                "action": effect.action or "any",
            }
        case Push() | Pull() | Step() | Blink():
            arguments["squares"] = effect.squares
        case MoreActions():
            arguments |= {"amount": effect.amount, "type": effect.type}
        case Damage():
            arguments |= {"amount": effect.amount, "to": effect.to}
        case Mana() | Attack() | Defense() | Soak() | Widen():
            arguments["amount"] = effect.amount
        case _ if hasattr(effect, "keep_better"):
            arguments["better"] = "yes" if effect.keep_better else "no"
    return texts.say(f"arenashow-effect-{kind}", **arguments)


def item_text(texts: Texts, item: Item) -> str:
    lines = []
    for effect in item.effects:
        gain = texts.say("arenashow-item", amount=effect.amount, stat=effect.stat)
        if effect.single:
            gain = texts.say("arenashow-single", name=name(texts, f"single-{effect.single}"), effect=gain)
        lines.append(gain)
    return " ".join(lines)


def bonus_text(texts: Texts, card: BonusCard) -> str:
    """Return when a bonus card is played and what it does."""
    when = texts.say("arenashow-when", when=card.when, by=card.by or "anyone")
    limit = [texts.say("arenashow-only-on", action=card.action)] if card.action else []
    near = [texts.say("arenashow-within", range=card.range)] if card.range else []
    return " ".join([when, *limit, *near, *(effect_text(texts, effect) for effect in card.effects)])


def figure(texts: Texts, state: State, target: str) -> str:
    """Return how a hero, minion or structure is called in sentences."""
    if target in state.heroes:
        return hero_name(texts, state.heroes[target])
    if target in state.structures:
        return name(texts, target)
    return texts.say("arenashow-minion", team=TEAMS["rb".index(target[0])], number=int(target[1:]))


FIGURES = {"hero", "target", "victim", "by", "minion", "structure", "source", "giver"}
CARDS = {"card", "item", "gave", "action"}
SQUARES = {"square", "origin"}
TEAM_FIELDS = {"team", "initiative"}


def log_line(texts: Texts, state: State, event: Event) -> str:
    """Return the line of the log for an event."""
    arguments: dict[str, Any] = {}
    for field, value in msgspec.structs.asdict(event).items():
        if field == "visible_to":
            continue
        arguments[field] = _word(texts, state, field, value)
    return texts.say(f"arenashow-log-{_dashed(type(event).__name__)}", **arguments)


def _word(texts: Texts, state: State, field: str, value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if field in TEAM_FIELDS and isinstance(value, int):
        return texts.say("arenashow-team", team=TEAMS[value]) if value >= 0 else "none"
    if field in SQUARES and isinstance(value, int):
        return state.name(value)
    if isinstance(value, tuple):
        return _words(texts, state, state.ground, value)
    if not value:
        return value if isinstance(value, int) else "none"
    if field in CARDS:
        return _card(texts, value)
    if field in FIGURES:
        is_figure = value in state.heroes or value in state.structures or value[1:].isdecimal()
        return figure(texts, state, value) if is_figure else _card(texts, value)
    return value


def _card(texts: Texts, slug: str) -> str:
    return name(texts, slug) if texts.has(f"name-{GAME}-{slug}") else slug


def _words(texts: Texts, state: State, ground: Ground, values: tuple[Any, ...]) -> str:
    if values and isinstance(values[0], int):
        if len(values) == 2 and all(1 <= value <= 6 for value in values):
            return " + ".join(map(str, values))
        return " ".join(ground.board.name(square) for square in values)
    return ", ".join(figure(texts, state, value) for value in values)


def _dashed(text: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in text).lstrip("-")
