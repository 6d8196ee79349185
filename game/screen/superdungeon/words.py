"""What things of Super Dungeon Arena are called, and what cards say; made from the cards' fields."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.screen.rulebook import texts
from game.superdungeon import cards as c
from game.superdungeon.actions import Aim, read_aim
from game.superdungeon.state import Model, State

ATTRIBUTES = {"STR": "Strength", "ARM": "Armor", "WILL": "Will", "DEX": "Dexterity"}
ICONS = {"melee": "Melee", "magic": "Magic", "missile": "Missile", "support": "Support"}
ROLES = {
    "hero": "Hero",
    "miniboss": "Mini-boss",
    "elite": "Elite",
    "minion": "Minion",
    "point": "Spawning point",
    "pet": "Pet",
}
SIDES = {"friends": "friendly models", "enemies": "enemies", "all": "all models", "party": "your warband"}


@cache
def name(slug: str) -> str:
    """Return what a card, an action or a tile is called; copies of a card share their name."""
    slug = slug.partition("#")[0]
    key = f"name-superdungeon-{slug}"
    said = texts()
    return said.say(key) if said.has(key) else slug.replace("-", " ").capitalize()


def model_name(state: State, id: str) -> str:
    """Return the model's name, with its number where there are several of its kind."""
    model = state.models.get(id)
    if model is None:
        return name(id)
    number = id.rpartition("-")[2]
    text = name(state.face(model).slug)
    return f"{text} {number}" if number.isdigit() else text


def action_name(slug: str) -> str:
    """Return what an action is called; basic attacks are told by their attribute."""
    if slug.startswith("attack "):
        return f"{ATTRIBUTES.get(slug[7:], slug[7:])} attack"
    return name(slug)


def several(amount: str, thing: str) -> str:
    """Return a number with its thing, in the plural unless it is one."""
    return f"{amount} {thing}{'' if amount.lstrip('+-') == '1' else 's'}"


def dice(text: str) -> str:
    """Say dice text as players do: "2B1R+1" -> "2 blue, 1 red, +1 star"."""
    if text.startswith("*"):
        return several(text[1:], "star")
    colours = {"B": "blue", "R": "red", "G": "green"}
    parts, number = [], ""
    body = text
    for sign in "+-":
        if sign in text[1:]:
            body, _, added = text.rpartition(sign)
            break
    else:
        sign, added = "", ""
    for letter in body.lstrip("+"):
        if letter in colours:
            parts.append(f"{number} {colours[letter]}")
            number = ""
        elif letter.isdigit():
            number += letter
    if not parts:
        return several(text, "star")
    if added:
        parts.append(several(f"{sign}{added}", "star"))
    return ("+" if text.startswith("+") else "") + ", ".join(parts)


def area(text: str) -> str:
    kind, _, size = text.partition(" ")
    return f"{kind.capitalize()} {size}"


def reach(text: str) -> str:
    kind, _, size = text.partition(" ")
    return f"{ICONS.get(kind, kind)} {size}"


def who(wanted: c.Filter) -> str:
    """Say whom a filter means; empty for everyone."""
    parts: list[str] = []
    if wanted.wounded:
        parts.append("wounded")
    if wanted.affinity:
        parts.append(" or ".join(wanted.affinity))
    if wanted.without_affinity:
        parts.append("non-" + ", non-".join(wanted.without_affinity))
    if wanted.types:
        parts.append(" or ".join(wanted.types))
    if wanted.roles:
        parts.append(" or ".join(ROLES[role].lower() for role in wanted.roles))
    if wanted.cards:
        parts.append(" or ".join(name(slug) for slug in wanted.cards))
    if wanted.status:
        parts.append(f"suffering {wanted.status}")
    return " ".join(parts)


def effects(what: Iterable[c.AnyEffect]) -> str:
    return "; ".join(text for effect in what if (text := effect_text(effect)))


def effect_text(effect: c.AnyEffect) -> str:
    """Say one effect in a few words."""
    text = _effect(effect)
    if effect.whom == "user" and text:
        text += " (user)"
    if effect.only == "destroyed":
        text += " if it destroys"
    return text


def _effect(effect: c.AnyEffect) -> str:
    match effect:
        case c.Wound():
            return f"{effect.amount} more wound{'s' if effect.amount > 1 else ''}"
        case c.Heal():
            return f"heal {effect.amount} (wounds or statuses)"
        case c.Mend():
            return f"remove {effect.amount} wound{'s' if effect.amount > 1 else ''}"
        case c.Remedy():
            return "remove all statuses"
        case c.Inflict():
            return "a random status" if effect.status == "random" else effect.status.capitalize()
        case c.Push() | c.Pull() | c.Compel() | c.Retreat() | c.Teleport():
            return f"{type(effect).__name__} {effect.squares}"
        case c.Grant():
            inner = ", ".join([*map(ability, effect.abilities), *filter(None, map(hook, effect.hooks))])
            return f"until your next upkeep: {inner}"
        case c.GivePotion():
            return f"gain {effect.amount} potion{'s' if effect.amount > 1 else ''}"
        case c.GainActions():
            return f"+{effect.amount} action point{'s' if effect.amount > 1 else ''}"
        case c.GainMovement():
            return f"+{effect.amount} movement"
        case c.DrawLoot():
            return f"draw {effect.amount} loot"
        case c.FreeAttack():
            return f"a free {'' if effect.range == 'any' else effect.range + ' '}attack"
        case c.Summon():
            return f"summon {effect.amount} {name(effect.card)}"
        case c.Destroy():
            return "is destroyed"
        case c.Unequip():
            return "discard a piece of equipment"
        case c.Odd():
            return odd(effect.code)
    return ""


def odd(code: str) -> str:
    """An effect with code of its own brings its own message."""
    said = texts()
    for key in (f"odd-superdungeon-{code}", f"odd-{code}"):
        if said.has(key):
            return said.say(key)
    return code.replace("-", " ")


def ability(word: str) -> str:
    return word.title() if not word.startswith("immune ") else f"Immune: {word[7:].title()}"


def hook(of: c.Hook) -> str:
    """Say what a standing effect does, in a few words."""
    match of:
        case c.DiceHook():
            roll = {"offense": "attacks", "defense": "defense", "both": "rolls"}[of.on]
            what = f"{dice(of.dice)} to {'/'.join(of.attributes) + ' ' if of.attributes else ''}{roll}"
            if of.foe:
                what += " made against it"
            if of.per:
                what += f" for each {of.per}"
            if target := who(of.against):
                what += f" against {target}"
            return what
        case c.StatHook():
            label = {
                "mp": "movement",
                "ap": "action points",
                "hearts": "hearts",
                "potions": "potion room",
                "skulls": "skulls",
            }
            return f"{of.amount:+} {label[of.stat]}"
        case c.RerollHook():
            whose = "own" if of.whose == "own" else "the enemy's"
            return f"reroll {of.dice} of {whose} {of.on} dice"
        case c.Reaction():
            return f"when {of.when}: {effects(of.effects)}"
        case c.UpkeepHook():
            return f"upkeep: {effects(of.effects)}"
        case c.AuraHook():
            inner = ", ".join([*map(ability, of.abilities), *filter(None, map(hook, of.hooks))])
            return f"aura {of.squares}, {who(of.to) or SIDES[of.side]}: {inner}"
        case c.PartyHook():
            inner = ", ".join([*map(ability, of.abilities), *filter(None, map(hook, of.hooks))])
            return f"the party{' (' + who(of.to) + ')' if who(of.to) else ''}: {inner}"
        case c.ByAffinity():
            help, harm = (", ".join(map(hook, part)) for part in (of.help, of.harm))
            return f"{'/'.join(of.helps)}: {help}" + (f"; {'/'.join(of.harms)}: {harm}" if harm else "")
        case c.DamageHook():
            return f"+{of.amount} wound{'' if not of.attributes else ' with ' + '/'.join(of.attributes)}"
        case c.CapHook():
            return f"an action never inflicts more than {of.wounds} wound{'s' if of.wounds > 1 else ''}"
        case c.FreeAttackHook():
            return f"one free {'' if of.range == 'any' else of.range + ' '}attack in each activation"
        case c.SymbolHook():
            return f"a rolled {of.rolled} may be taken as a {of.taken}"
        case c.DrinksHook():
            return f"may drink {of.amount} potion more"
        case c.SurviveHook():
            return f"once a game survives with a heart for each star of {dice(of.dice)}"
        case c.TreasuresHook():
            return f"may hold {of.amount} treasures"
        case c.PassHook():
            return f"moves through {', '.join(of.through)}"
        case c.HoldHook():
            return "enemies next to it may not move"
    return ""


def action_text(action: c.Action) -> str:
    """Say what an action does: range, area, roll, effects."""
    parts: list[str] = []
    if action.range:
        parts.append(reach(action.range))
    if action.area:
        parts.append(area(action.area))
    if action.attr and action.versus:
        parts.append(f"{action.attr} against {action.versus}")
    elif action.attr and not action.range.startswith(("melee", "magic", "missile")):
        parts.append(f"with {action.attr}")
    if action.bonus:
        parts.append(f"{dice(action.bonus)} more" if not action.bonus.startswith("-") else dice(action.bonus))
    if action.bonus_dice:
        parts.append(f"{action.bonus_dice} dice more")
    for flag, word in (
        ("augment", "Augment"),
        ("dangerous", "Dangerous"),
        ("hookshot", "Hookshot"),
        ("once", "One Use Only"),
        ("charge", "Charge"),
    ):
        if getattr(action, flag):
            parts.append(word)
    if action.pounce:
        parts.append(f"Pounce {action.pounce}")
    if target := who(action.to):
        parts.append(f"only {target}")
    if action.wounds:
        parts.append({"margin": "a wound for each star of margin", "none": "no wound"}[action.wounds])
    return ". ".join(filter(None, [", ".join(parts), effects(action.effects)]))


def aim_of(state: State, words: list[str]) -> Aim:
    aim = read_aim(state, words)
    assert not isinstance(aim, str), aim
    return aim


def seat_word(model: Model) -> str:
    return "AB"[model.side]
