"""Why something is refused, as a sentence for players.

The rules give reasons in a few words ("out of range, 5 > 4"), which position files and saves rely on; here they become
sentences ("5 squares away; this reaches 4."). The first line that fits the whole reason counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from .rulebook import texts
from .spelling import spelled

REASONS: tuple[tuple[str, str], ...] = (
    # All games
    ("not-asked", r"not asked"),
    # Moving
    ("too-far", r"too far, (?P<needed>\d+) > (?P<points>\d+)"),
    ("too-far-for", r"too far for (?P<points>\d+)"),
    ("no-way", r"no way to (?P<square>\w+)"),
    ("already-there", r"already there"),
    ("occupied-by", r"(?P<square>\w+) is occupied by (?P<who>.+)"),
    ("occupied", r"(?P<square>\w+) is occupied"),
    ("chasm", r"(?P<square>\w+) is a chasm"),
    ("structure", r"(?P<square>\w+) is a structure"),
    ("no-square", r"there is no square (?P<square>\w+)"),
    ("over-edge", r"the base would not be on the board"),
    ("astride", r"the base would stand astride a wall"),
    ("held", r"held by an enemy next to it"),
    ("no-step", r"no step from (?P<here>\w+) to (?P<square>\w+)"),
    ("not-away", r"(?P<square>\w+) is not farther away"),
    ("not-nearer", r"(?P<square>\w+) is not nearer"),
    ("not-moved", r"(?P<who>.+) cannot be moved to (?P<square>\w+)"),
    ("move-where", r"move where\?|a square is needed"),
    # Aiming
    ("range-none", r"out of range, no way leads there"),
    ("range", r"out of range, (?P<distance>\d+) > (?P<reach>\d+)"),
    ("sight-by", r"no line of sight: (?P<what>.+)"),
    ("sight", r"no line of sight"),
    ("vision", r"no line of vision: a wall between (?P<here>\w+) and (?P<square>\w+)"),
    ("no-room-beside", r"no room beside (?P<who>.+)"),
    ("target-needed", r"a target is needed|attack whom, and with which attribute\?"),
    ("no-direction", r"it takes a target, not a direction"),
    ("direction", r"a direction is needed: north, east, south or west"),
    ("no-target", r"it takes no target"),
    ("user-alone", r"it concerns the user alone"),
    ("nobody-there", r"nobody is there"),
    ("not-enemy", r"not an enemy"),
    ("not-friend", r"not a friend"),
    ("not-concerned", r"it does not concern that model"),
    ("small", r"(?P<who>.+) is small: (?P<distance>\d+) > (?P<reach>\d+)"),
    ("not-on-arena", r"there is no (?P<who>.+) on the arena|(?P<who2>.+) is not on the (?:board|arena)"),
    ("centre", r"name the square of (?P<who>.+) that is the centre"),
    # What a miniature can do
    ("knocked-down", r"knocked down"),
    ("standing", r"not knocked down"),
    ("frozen", r"frozen: no unique actions"),
    ("points", r"needs (?P<needed>\d+) action points?, (?P<left>\d+) left"),
    ("once", r"used already, once a game"),
    ("no-attack", r"no attack with (?P<what>.+)"),
    ("free-kind", r"no free attack of that kind"),
    ("free-used", r"the free attack is used"),
    ("no-action", r"(?P<who>.+) has no action ?(?P<what>.*)"),
    ("no-enemy", r"no enemy in reach and sight"),
    ("nobody-near", r"nobody in reach and sight"),
    # Whose turn
    ("whose", r"not of your warband"),
    ("whose-named", r"(?P<who>.+) is not of your warband"),
    ("no-monster", r"(?P<who>.+) is no monster"),
    ("in-pool", r"(?P<who>.+) is in the spawning pool"),
    ("acted", r"(?P<who>.+) has been activated in this turn"),
    ("activate-whom", r"activate whom\?"),
    ("one-hero", r"one Hero is activated in this phase"),
    # Placing
    ("place-square", r"name a square|name an edge and a square"),
    ("place-one", r"place one of .+, and where\?|place which of the waiting models, and where\?"),
    ("no-chasm", r"not on a chasm"),
    ("no-structure", r"not on a structure"),
    ("near-edge", r"not within (?P<count>\d+) squares of the (?P<what>.+) edge"),
    ("too-near", r"too near to (?P<what>.+), (?P<count>\d+) < (?P<least>\d+)"),
    ("far-from-point", r"too far from the point, (?P<count>\d+) > (?P<reach>\d+)"),
    ("no-room", r"no room"),
    ("pool-empty", r"none of its monsters are in the pool"),
    ("spawn-what", r"spawn where and what\?"),
    ("own-point", r"(?P<who>.+) is no friendly spawning point on the arena"),
    ("not-alone", r"(?P<who>.+) cannot be spawned alone"),
    ("on-arena", r"(?P<who>.+) is on the arena"),
    ("locked", r"the mini-boss is locked"),
    ("place-boss", r"place the mini-boss, or decline"),
    # Potions
    ("drink-arena", r"only a Hero on the arena can drink"),
    ("drink-cost", r"needs (?P<needed>\d+) potions, (?P<left>\d+) left"),
    ("drunk", r"has drunk in this activation"),
    ("not-acting", r"not being activated"),
    ("green", r"only green potions in the opponent's turn"),
    ("shared", r"shared potions are for activations"),
    ("emergency-drunk", r"an emergency potion has been drunk in this turn"),
    ("drink-what", r"drink what\?"),
    ("no-potion", r"(?P<who>.+) has no (?P<what>.+) to drink"),
    ("emergency-only", r"only an emergency potion can be drunk now"),
    # Store and equipment
    ("not-sold", r"(?P<what>.+) is not for sale"),
    ("not-in-warband", r"(?P<what>.+) is not in the warband"),
    ("no-loot", r"(?P<what>.+) is no loot"),
    ("cursed-pay", r"(?P<what>.+) is Cursed and equipped"),
    ("price", r"a treasure costs (?P<needed>\d+) loot cards, not (?P<count>\d+)"),
    ("must-equip", r"(?P<what>.+) is Cursed and must be equipped"),
    ("equip-what", r'equip a card "on" a model, or be done'),
    ("no-such", r"there is no (?P<what>.+)"),
    ("not-in-backpack", r"(?P<what>.+) is not in the backpack"),
    ("cannot-wear", r"(?P<who>.+) cannot be equipped"),
    ("point-loot", r"a spawning point cannot equip loot"),
    ("twin", r"(?P<who>.+) has the treasure of both"),
    ("cursed-stays", r"(?P<what>.+) is Cursed and cannot be removed"),
    # Crystals
    ("nothing-to-do", r"nothing to interact with"),
    ("carried", r"the warband's crystal is being carried"),
    ("no-cluster", r"there is no enemy cluster"),
    ("not-at-cluster", r"not next to the enemy cluster"),
    # Battle Arena Show
    ("moved", r"(?P<who>.+) has moved already"),
    ("stayed", r"(?P<who>.+) has used the action for staying"),
    ("fast", r"(?P<who>.+) is held fast this turn"),
    ("effect-once", r"an effect can be used only once in a turn"),
    ("no-action-left", r"no action left"),
    ("own-side", r"an attack never affects the own side"),
    ("no-siege", r"(?P<what>.+) has no siege capacity"),
    ("not-for", r"(?P<what>.+) is not for an? (?P<kind>.+)"),
    ("base-safe", r"the base is invulnerable while both of its turrets stand"),
    ("passive", r"(?P<what>.+) is passive: it always works"),
    ("mana", r"not enough mana, (?P<needed>\d+) > (?P<left>\d+)"),
    ("has-no", r"(?P<who>.+) has no (?P<what>.+)"),
    ("not-declared", r"(?P<what>.+) is not for this declaration"),
    ("goes-nowhere", r"(?P<what>.+) goes nowhere"),
    ("area", r"(?P<what>.+) is an area action: it affects all in range"),
    ("nobody-in-range", r"no target in range"),
    ("needs-target", r"(?P<what>.+) needs a target"),
    ("needs-square", r"it needs a square to go to"),
    ("not-now-but", r"(?P<what>.+) cannot be played now, but: (?P<when>.+)"),
    ("needs-mate", r"(?P<what>.+) needs a team-mate"),
    ("no-target-card", r"(?P<what>.+) has no target"),
    ("needs-free", r"(?P<what>.+) needs a free visible square within (?P<count>\d+)"),
    ("no-roll", r"no break-away roll to be made"),
    ("before-moving", r"(?P<what>.+) is to be played before moving"),
    ("teleporter", r"heroes come onto free teleporters of their own team"),
    ("not-their-turn", r"expected a hero of the team whose turn it is"),
    ("had-turn", r"(?P<who>.+) has had its turn"),
    ("cards-first", r"maintenance first: discard cards or draw"),
    ("one-of-both", r"one health or one mana, not both"),
    ("full", r"(?P<what>health|mana) is full"),
    ("unreached", r"(?P<square>\w+) cannot be reached with (?P<points>\d+) movement"),
    ("not-adjacent", r"(?P<square>\w+) is not adjacent to (?P<here>\w+)"),
    ("closed", r"(?P<square>\w+) is closed: a (?P<what>wall|structure) stands there"),
    ("enemy-teleporter", r"(?P<square>\w+) is an enemy teleporter"),
    ("corner", r"no way between two closed squares from (?P<here>\w+) to (?P<square>\w+)"),
    ("fee", r"not enough movement for (?P<square>\w+): (?P<needed>\d+) needed, (?P<left>\d+) left of (?P<points>\d+)"),
    ("halves", r"half of them in each zone: (?P<what>.+)"),
    ("other-team", r"(?P<who>.+) is not of the team that marches"),
    ("marched", r"(?P<who>.+) has marched"),
    ("explodes", r"(?P<who>.+) has reached its goal: (?P<also>.+) explodes"),
    ("not-shopping", r"(?P<who>.+) is not of the team that shops"),
    ("shops-itself", r"(?P<who>.+) shops for itself"),
    ("not-in-store", r"(?P<what>.+) is not in the store"),
    ("not-owned", r"(?P<who>.+) does not own (?P<what>.+)"),
    ("same-class", r"only an item of the same class can be improved: (?P<old>.+), (?P<new>.+)"),
    ("no-better", r"(?P<what>.+) costs no more than (?P<old>.+)"),
    ("slots", r"(?P<who>.+) has (?P<count>\d+) items and must give one up"),
    ("nothing-given", r"nothing needs to be given up"),
    ("credits", r"not enough credits, (?P<needed>\d+) > (?P<left>\d+)"),
    ("paid-team", r"only heroes of the team can be paid"),
    ("split", r"(?P<count>\d+) credits are to be split, these are (?P<total>\d+)"),
    ("cannot-window", r"(?P<what>.+) cannot be played (?P<window>before|after) the dice"),
    ("card-for", r"(?P<what>.+) is for the (?P<side>attacker|defender)"),
    ("card-actions", r"(?P<what>.+) is for (?P<kind>\w+) actions"),
    ("mates-sake", r"(?P<what>.+) is for a team-mate's sake"),
    ("not-attacked", r"(?P<who>.+) is not attacked"),
    ("no-repeat", r"this roll cannot be repeated"),
    ("needs-hit", r"(?P<what>.+) needs a hero that is hit"),
    ("alone", r"a card that changes the target is played by itself"),
    ("picked", r"(?P<who>.+) has been picked"),
    # Dungeon Dice
    ("offered", r"offered already"),
    ("stuck", r"cannot change hands"),
    ("lift", r"would lift (?P<who>.+) to (?P<count>\d+) FAME"),
    ("one-offer", r"has had an offer this turn"),
    ("asked-already", r"asked already"),
    ("not-on-turn", r"not possible on your turn"),
    ("two-arms", r"only two arms"),
    ("one-armor", r"only one armor"),
    ("twice", r"named twice"),
    ("in-fight", r"only in a fight"),
    ("not-this-fight", r"not in this fight"),
    ("before-dice", r"not before the dice are rolled"),
    ("armor-only", r"only ARMOR now"),
    ("used-combat", r"used in this combat"),
    ("not-epic", r"only against a monster that is not Epic"),
    ("monster-only", r"only against a monster"),
    ("no-ability", r"shows no ability"),
    ("armor-passed", r"the moment for ARMOR has passed"),
    ("armor-nothing", r"nothing that ARMOR can reroll"),
    ("reroll-nothing", r"nothing to reroll"),
    ("no-spell", r"no spell to cast"),
    ("nobody-aim", r"nobody to aim at"),
    ("you-have-no", r"you have no (?P<what>.+)"),
    ("promised", r"promised away"),
    ("key", r"a KEY opens a lock that pays"),
    ("bombs", r"bombs are thrown among the abilities"),
    ("not-now", r"not now|not your turn"),
    # Everywhere
    ("skulls", r"costs (?P<needed>\d+) skulls?, (?P<left>\d+) left"),
    ("no-points", r"no action point left"),
    ("no-monsters", r"no monster can be activated"),
    ("no-movement", r"no movement point left"),
    ("monster-or-end", r"activate a monster or end the phase"),
    ("end-or-end", r"end the activation, or the phase"),
    ("no-petrified", r"no petrified monster in store"),
    ("nothing-equip", r"nothing to equip"),
    ("nothing-clear", r"nothing to clear"),
    ("stand-for", r'stand up for "ap" or "mp"\?'),
    ("first-seat", r"the first seat of the team ends the shopping"),
    ("crystal-far", r"the dropped crystal is (?P<distance>\d+) squares away"),
    ("out-of-reach", r"(?P<who>.+) is out of reach"),
    ("alone-for", r"(?P<what>.+) is for (?P<who>.+) alone"),
    ("pair", r"(?P<who>.+) is a pair and takes both choices"),
    ("one-kind", r"a warband has one (?P<kind>.+), not (?P<count>\d+)"),
    ("two-points", r"a warband has two spawning points, not (?P<count>\d+)"),
    ("not-locked", r"(?P<who>.+) is not locked"),
    ("hero-already", r"(?P<who>.+) is the Hero already"),
)
"""Messages of refusals.ftl, without "refusal-", and the reasons of the rules that they say."""
NAMES = ("who", "what", "old")
"""Parts of a reason that may be the id of a figure or a card."""


def sentence(reason: str, named: Callable[[str], str] = str) -> str:
    """Return the reason as a sentence; named turns an id into what players call it. "" stays ""."""
    if not reason:
        return ""
    if (said := _known(reason, named)) is not None:
        return said
    head, colon, tail = reason.partition(": ")  # whom it concerns, and why
    if colon and (said := _known(tail, named)) is not None:
        return f"{head}: {said}"
    return _ended(spelled(" ".join(map(named, reason.split(" ")))))


def _known(reason: str, named: Callable[[str], str]) -> str | None:
    for key, pattern in _patterns():
        if (found := pattern.fullmatch(reason)) is not None:
            parts: dict[str, object] = {}
            for name, text in found.groupdict().items():
                if text is not None:
                    name = name.rstrip("2")
                    said = spelled(named(text) if name in NAMES else text)
                    parts[name] = int(said) if said.isdecimal() else said
            return _ended(texts().say(f"refusal-{key}", **parts))
    return None


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((key, re.compile(pattern)) for key, pattern in REASONS)


def _ended(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!", "…", ":")) else ".")


def barrier_words(barrier: str) -> str:
    """Say why something cannot be taken back."""
    return {
        "roll": "dice have been rolled",
        "draw": "a card has been drawn",
        "shuffle": "a deck has been shuffled",
        "reveal": "something hidden has been seen",
        "another seat has answered": "the other player has answered since",
    }.get(barrier, barrier)
