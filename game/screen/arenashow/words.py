"""What things of Battle Arena Show are called, and what cards say; made from the cards' fields."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from game.arenashow import cards as c
from game.arenashow.state import State, minion_team
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
    "my-next-turn": "until your next turn",
}  # fmt: skip
WHEN = {
    "before": "Before the dice", "after": "After the dice", "play": "In your turn", "roll": "On any roll of yours",
    "shot": "When a structure shoots at you", "declaration": "When you declare an area action",
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


def structure(id: str) -> str:
    if id == "fountain":
        return "the Fountain"
    team, _, rest = id.partition("-")
    return f"{team.capitalize()} base" if rest == "base" else f"{team.capitalize()} {rest} turret"


def listed(parts: Sequence[str]) -> str:
    return ", ".join(parts[:-1]) + (" and " if len(parts) > 1 else "") + parts[-1] if parts else "nothing"


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def effect(found: c.AnyEffect) -> str:
    """Say one effect."""
    match found:
        case c.Heal():
            return f"heals {found.amount}" + (" if it has damaged a hero" if found.only else "")
        case c.Mana():
            return f"{found.amount} mana"
        case c.Mark():
            return f"{signed(found.amount)} {STATS[found.stat]} {UNTIL[found.until]}"
        case c.Push():
            return f"pushes {found.squares}"
        case c.Pull():
            return f"pulls {found.squares}"
        case c.Step():
            return f"walk {found.squares} more, unhindered"
        case c.Blink():
            return f"blink to a visible square within {found.squares}"
        case c.Swap():
            return "change places"
        case c.MoreActions():
            kind = "" if found.type == "any" else f"{found.type} "
            return f"{found.amount} more {kind}action{'s' if found.amount > 1 else ''}"
        case c.MoreMoves():
            return "move once more"
        case c.Break():
            return "break away without rolling"
        case c.Attack():
            return f"{signed(found.amount)} to the attack"
        case c.Defense():
            return f"{signed(found.amount)} defense"
        case c.Damage():
            return f"{signed(found.amount)} damage" + (" to one hero that is hit" if found.to == "one-hero" else "")
        case c.Soak():
            return f"{found.amount} damage less" if found.amount else "no damage at all"
        case c.IgnoreShield():
            return "ignores the shield of turrets"
        case c.Repeat():
            return "the roll is repeated" + (", the better one counts" if found.keep_better else "")
        case c.Final():
            return "the roll cannot be repeated"
        case c.Cover():
            return "you become the target instead of an adjacent team-mate"
        case c.IgnoreShot():
            return "the shot is ignored"
        case c.Widen():
            return f"the area reaches {found.amount} farther"


def effects(found: Iterable[c.AnyEffect]) -> str:
    return "; ".join(("you: " if one.whom == "user" and not _is_own(one) else "") + effect(one) for one in found)


def _is_own(found: c.AnyEffect) -> bool:
    return isinstance(found, (c.Step, c.Blink, c.MoreActions, c.MoreMoves, c.Break, c.Mana))


def action(found: c.Action) -> str:
    """Say what an action does: type, reach, damage, effects."""
    if found.passive is not None:
        of = "team-mates beside it" if found.passive.of == "adjacent-team-mates" else "itself"
        return f"{signed(found.passive.amount)} {STATS[found.passive.stat]} for {of}"
    parts = []
    if found.damage is not None:
        parts.append(f"{found.damage} damage")
    if found.range:
        parts.append(f"{'area' if found.area else 'range'} {found.range}")
    if found.siege:
        against = f" ({found.siege_damage} damage)" if found.siege_damage is not None else ""
        parts.append(f"siege{against}")
    if found.ignore_walls:
        parts.append("through walls")
    if found.is_free:
        parts.append("free")
    if found.effects:
        parts.append(effects(found.effects))
    return ", ".join(parts) or "does what its name says"


def bonus(card: c.BonusCard) -> str:
    who = f", as {card.by}" if card.by in ("attacker", "defender") else ""
    kind = f", {card.action} actions" if card.action else ""
    reach = f", on a team-mate within {card.range}" if card.range else ""
    return f"{WHEN.get(card.when, card.when)}{who}{kind}{reach}: {effects(card.effects)}."


def item(card: c.Item) -> str:
    return "; ".join(
        f"{signed(found.amount)} {STATS[found.stat]}" + (" (single)" if found.single else "") for found in card.effects
    )


def mark_text(stat: str, amount: int) -> str:
    return f"{signed(amount)} {STATS.get(stat, stat)}"
