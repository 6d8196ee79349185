"""What every event of Dungeon Dice: Colosseum sounds like."""

from __future__ import annotations

from game.colosseum import events as e
from game.colosseum.dice import DICE as KINDS
from game.colosseum.state import MONSTER
from game.screen.cues import DICE, SILENT, By, Cues, attr, dice

DOES = {
    "fire": "fire",
    "freeze": "ice",
    "stun": "lightning",
    "sword": "swing",
    "vorpal": "blade",
    "armor": "block",
    "aegis": "block",
    "protection": "block",
    "petrify": "stone",
    "gust": "swing",
    "boomerang": "swing",
    "tangle": "slow",
    "toad": "poison",
    "pain": "bane",
    "void": "hex",
    "necromancy": "hex",
    "healing": "heal",
    "bomb": "explosion",
    "key": "door",
    "potion": "potion",
    "familiar": "join",
}
"""By what an ability, spell or one-use die does."""


def does(state: object, event: e.Declares) -> str:
    return event.does.removeprefix("spell-")


def found(state: object, event: e.Drew) -> str:
    """What a bag had: of the grey one the die is still to be rolled, and makes the noise."""
    return "grey" if event.bag == "grey" else KINDS[event.die].kind


SOUNDS: Cues = {
    e.FirstRolled: "dice_few",
    e.TurnBegan: "gong",
    e.Drew: By(found, {"grey": SILENT}, "chest"),
    e.DrewNothing: "miss",
    e.Came: "dice_few",
    e.Returned: SILENT,
    e.Kept: "join",
    e.Rested: "heal",
    e.Trapped: "boo door",
    e.Fled: "boo swing",
    e.Equipped: "equip",
    e.Offered: "coin",
    e.Replied: By(attr("answer"), {"accept": "coins"}, "card"),
    e.Handed: "coin",
    e.FightBegan: By(attr("kind"), {"epic": "drumroll"}, "blade"),
    e.Threw: By(lambda state, event: dice(len(event.dice)), DICE),
    e.Rerolled: "dice_few",
    e.Left: "miss",
    e.Showed: "dice_few",
    e.Declares: By(does, DOES, "spell"),
    e.Stopped: "lightning",
    e.Immune: "block",
    e.Passed: SILENT,
    e.LevelChanged: "spawn",
    e.Reduced: "ice",
    e.Toaded: "poison",
    e.LostAtOnce: "miss boo",
    e.Petrified: "stone",
    e.Compared: "stone",
    e.FightEnded: By(
        lambda state, event: "tie" if event.tied else "won" if set(event.winners) - {MONSTER} else "lost",
        {"tie": "block", "won": "critical cheer", "lost": "crumble boo"},
    ),
    e.Wounded: "hit",
    e.Healed: "heart",
    e.Frozen: "ice",
    e.Learned: "crystal",
    e.TookTrophy: "coins cheer",
    e.EpicAppeared: "explosion",
    e.EpicChose: "gong",
    e.EpicHealth: "thud",
    e.EpicHit: "critical cheer",
    e.EpicEnded: "fanfare",
    e.RollOff: "dice_few",
    e.Won: "fanfare cheer",
}
