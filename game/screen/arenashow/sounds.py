"""What every event of Battle Arena Show sounds like."""

from __future__ import annotations

from game.arenashow import events as e
from game.arenashow.state import State
from game.arenashow.values import actions
from game.screen.cues import DICE, SILENT, By, Cues, attr, dice

SPARKS = {
    "ice": ("frost", "ice", "glacial", "rime"),
    "fire": ("cinder", "fireburst", "searing", "kindling", "starfall"),
    "lightning": ("spark", "bolt", "phase"),
    "bow": ("quarrel", "volley"),
}
"""What an action is made of, by a word of its name."""


def attack(state: State, event: e.Used) -> str:
    """What an action is done with: what its name says, or how near it is."""
    words = event.action.split("-")
    said = next((stuff for stuff, names in SPARKS.items() if set(words) & set(names)), "")
    action = actions(state, state.heroes[event.hero]).get(event.action)
    if said or action is None or not action.is_attack:
        return said or "effect"
    if action.type == "physical":
        return "gun" if action.range > 1 else "wide" if action.area else "blade"
    return "magic"


def outcome(state: State, event: e.Compared) -> str:
    return "critical" if event.critical else "fail" if event.fail else "hit" if event.hit else "miss"


SOUNDS: Cues = {
    e.Drafted: "card",
    e.StartRolled: "dice_few",
    e.RoundBegan: "gong cheer",
    e.PhaseBegan: By(attr("phase"), {"store": "door", "minions": "drumroll"}),
    e.Placed: "teleport",
    e.Paid: By(lambda state, event: event.credits > 2, {True: "coins", False: "coin"}),
    e.Bought: "equip",
    e.Offered: "card",
    e.Restarted: "coins",
    e.ItemsShuffled: "shuffle",
    e.BonusShuffled: "shuffle",
    e.Invoked: "dice_few",
    e.Deployed: "spawn",
    e.Marched: "step_metal",
    e.Exploded: "explosion cheer",
    e.Reserved: SILENT,
    e.Activated: SILENT,
    e.TurnEnded: SILENT,
    e.Discarded: "card",
    e.Drew: SILENT,
    e.DrewCards: "card",
    e.Gained: By(attr("what"), {"health": "heal", "mana": "potion"}),
    e.Walked: "step_metal",
    e.Displaced: By(lambda state, event: len(event.path) > 1, {True: "swing", False: "teleport"}),
    e.BreakAway: "dice_few",
    e.Used: By(
        attack,
        {
            **{stuff: stuff for stuff in SPARKS},
            "gun": "gun",
            "wide": "swing",
            "blade": "blade",
            "magic": "spell",
            "effect": "equip",
        },
    ),
    e.CardPlayed: "card",
    e.Passed: SILENT,
    e.Shot: "gun",
    e.ShotIgnored: "miss",
    e.Danger: "gun",
    e.Rolled: By(lambda state, event: dice(len(event.dice)), DICE),
    e.Compared: By(outcome, {"critical": "critical cheer", "fail": "miss boo", "hit": "hit", "miss": "miss boo"}),
    e.Damaged: "heart",
    e.Marked: By(lambda state, event: event.amount > 0, {True: "spell", False: "slow"}),
    e.Died: "crumble cheer",
    e.Destroyed: "explosion cheer",
    e.FountainTaken: "crystal cheer",
    e.Evolved: "fanfare",
    e.EvolutionDeclined: SILENT,
    e.Won: "fanfare cheer",
}
