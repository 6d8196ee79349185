"""What the screen wants to know of the player's wishes; whoever owns the disk stores it (`to_plain`)."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct):
    """Every field has a default, so that an old file is never too short."""

    ui_scale: float = 1.0
    fullscreen: bool = False
    music: float = 0.5
    effects: float = 0.8
    is_muted_unfocused: bool = True
    speed: float = 1.0
    """Of animations: 1, 2, 4, or 0 for instant."""
    computer_speed: float = 1.0
    """The same while a computer plays."""
    fast_moves: bool = False
    """One click commits; no ghost is shown first."""
    confirm_end: bool = True
    """Ask before an activation ends that still has something to do."""
    curtain: bool = True
    """Between two people at one screen, before something hidden is shown."""
    shake: bool = True
    show_odds: bool = True
    show_grid: bool = False
    keys: dict[str, str] = {}
    last_game: str = "superdungeon"
    last_setup: dict[str, object] = {}
    """What the setup scene was left with, per game."""
