"""The player's settings: remembered, forgiving to read, never lost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from game.saves.disk import keep_aside, write_whole

Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Settings(msgspec.Struct, kw_only=True):
    """All that the settings screen offers, and what the program remembers by itself."""

    ui_scale: Annotated[int, msgspec.Meta(ge=75, le=200)] = 100
    """Per cent."""
    fullscreen: bool = False
    window_size: tuple[int, int] = (1280, 720)
    language: str = "en"
    animation_speed: Annotated[int, msgspec.Meta(ge=0, le=4)] = 1
    """Times as fast; 0 is instant."""
    computer_speed: Annotated[int, msgspec.Meta(ge=0, le=4)] = 1
    dice_speed: Annotated[int, msgspec.Meta(ge=0, le=4)] = 1
    music: Volume = 50
    effects: Volume = 80
    crowd: Volume = 60
    mute_unfocused: bool = True
    shake: bool = True
    flashes: bool = True
    reduced_motion: bool = False
    """Nothing moves by itself: nobody breathes, the menu stands still, nothing shakes or flashes."""
    confirm_end: bool = True
    """Ask before an activation or turn ends with something left to do."""
    fast_moves: bool = False
    """A single click commits a move."""
    trust: bool = False
    """Persons at one screen do without the curtain before private hands."""
    bindings: dict[str, list[str]] = {}
    """Keys that differ from the usual ones: action -> key names."""
    last_setup: dict[str, dict[str, object]] = {}
    """What was chosen last in the setup of each game."""


def read_settings(path: Path) -> tuple[Settings, str]:
    """Return the settings and, if the file could not be used, what is wrong with it and where it has been kept."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Settings(), ""
    except OSError as error:
        return Settings(), f"{path}: {error.strerror or error}; playing with the usual settings"
    try:
        return msgspec.json.decode(data, type=Settings), ""
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        aside = keep_aside(path)
        return Settings(), f"{path}: {error}; the file is kept as {aside.name}, playing with the usual settings"


def write_settings(path: Path, settings: Settings) -> None:
    """Keep the settings; raises OSError if the disk refuses."""
    write_whole(path, msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
