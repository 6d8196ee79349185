"""Which event sounds like what: a game's table names the sounds of every event that it knows.

A cue is the names of sounds with blanks between them ("critical cheer"), SILENT, or a choice by what the event says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.kernel.event import Event

SILENT = ""
"""Of an event that is told by the one before it, or that nobody at a table would hear."""


@dataclass(frozen=True)
class By:
    """A choice among sounds by something of the event."""

    key: Callable[[Any, Any], Any]
    """Asked with the state and the event. The state is that after everything that is being told."""
    sounds: Mapping[Any, str]
    other: str = SILENT


def attr(name: str) -> Callable[[Any, Any], Any]:
    """Return what asks an event for its attribute."""
    return lambda state, event: getattr(event, name)


Cues = Mapping[type[Event], str | By]


def cue(cues: Cues, state: Any, event: Event) -> str:
    """Return what is heard when the event is shown. An event that is not in the table raises KeyError."""
    found = cues[type(event)]
    return found.sounds.get(found.key(state, event), found.other) if isinstance(found, By) else found


def dice(count: int) -> str:
    """Return the sound of so many dice thrown at once."""
    return "dice_few" if count <= 2 else "dice" if count <= 5 else "dice_many"


DICE = {dice(count): dice(count) for count in (1, 3, 6)}

OWN = {
    "press": "click",
    "point": "hover",
    "choose": "click",
    "undo": "card",
    "refuse": "error",
    "die": "die_land",
    "win": "victory",
    "lose": "defeat",
}
"""What the screen itself does, whatever the game."""
