"""What every event of Super Dungeon Arena sounds like."""

from __future__ import annotations

from game.screen.cues import DICE, SILENT, By, Cues, attr, dice
from game.superdungeon import events as e
from game.superdungeon.state import State

from .fight import find_action

STATUSES = {
    "fire": "fire",
    "ice": "ice",
    "poison": "poison",
    "hex": "hex",
    "bane": "bane",
    "slow": "slow",
    "knockdown": "thud",
}
ATTACKS = {"STR": "blade", "DEX": "bow", "WILL": "spell"}


def steps(state: State, event: e.Moved) -> str:
    """Whether a model is large, goes on paws or in boots; it may be gone by now."""
    model = state.models.get(event.model)
    if model is None:
        return "boots"
    return "large" if state.size(model) == 2 else "paws" if "beast" in state.face(model).types else "boots"


def attack(state: State, event: e.Acted) -> str:
    """What an attack or action is done with: an attribute, or the status that it sets; "wide" for a swing all round."""
    action = find_action(state, state.models[event.user], event.action)
    if action is None:
        return ""
    statuses = [effect.status for effect in getattr(action, "effects", ()) if hasattr(effect, "status")]
    burning = next((status for status in statuses if status in ("fire", "ice", "poison")), "")
    attribute = action.attribute or ""
    return burning or ("wide" if attribute == "STR" and event.squares else attribute)


def outcome(state: State, event: e.Compared) -> str:
    return "critical" if event.critical else "hit" if event.won else "held" if event.defense > event.offense else "tie"


SOUNDS: Cues = {
    e.RolledFor: By(lambda state, event: dice(len(event.faces)), DICE),
    e.ScenarioSet: "fanfare",
    e.TurnBegan: "gong",
    e.PhaseChosen: "card",
    e.TurnEnded: SILENT,
    e.PowerUp: SILENT,
    e.Activated: SILENT,
    e.ActivationEnded: SILENT,
    e.Moved: By(steps, {"boots": "step_stone", "paws": "step_soft", "large": "step_heavy"}),
    e.Placed: By(attr("why"), {"setup": "stone", "spawn": "spawn", "unlocked": "spawn"}, "teleport"),
    e.Acted: By(
        attack,
        {**ATTACKS, "wide": "swing", "fire": "fire", "ice": "ice", "poison": "poison"},
        "spell",
    ),
    e.Rolled: By(lambda state, event: dice(len(event.faces)), DICE),
    e.Rerolled: "dice_few",
    e.Compared: By(outcome, {"critical": "critical cheer", "hit": "hit", "held": "block", "tie": "block"}),
    e.Wounded: "heart",
    e.Healed: "heal",
    e.StatusSet: By(attr("status"), STATUSES),
    e.StatusRemoved: SILENT,
    e.Withstood: "block",
    e.Reacted: "swing",
    e.Destroyed: "crumble cheer",
    e.Spawned: SILENT,
    e.PointsScored: "crystal cheer",
    e.PotionGained: "potion",
    e.Drank: "potion",
    e.Drew: "coins",
    e.TurnedUp: "card",
    e.Bought: "chest",
    e.Discarded: "card",
    e.Shuffled: "shuffle",
    e.Equipped: "equip",
    e.Unequipped: SILENT,
    e.Unlocked: "door",
    e.Shifted: "teleport",
    e.EffectBegan: "spell",
    e.EffectEnded: SILENT,
    e.CrystalTaken: "crystal",
    e.CrystalDropped: "stone",
    e.ClusterPlaced: "crystal",
    e.TilePlaced: "stone",
    e.Won: "fanfare cheer",
}
