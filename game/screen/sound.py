"""Effects, crowd and music from data/sounds. Without a sound device, or without a file, there is silence and no error.

Sounds come in kinds. A kind may have a channel of its own, so that it cuts its last sound short; the crowd has a slider
of its own, and everything of its kind lets its murmur swell.
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame

from game.content.folders import data_folder

if TYPE_CHECKING:
    from game.saves.settings import Settings

VOICES = 24
"""Sounds that may be heard at once."""
CROWD = 0
"""The channel of the murmur."""
OWN_CHANNEL = {"step": 1, "ui": 2}
GAP = 0.06
"""Seconds before the same sound is heard again."""
GAPS = {"step": 0.2, "die_land": 0.045, "cheer": 5.0, "boo": 11.0}
"""The same by name or kind, where it differs."""
BURST, WINDOW = 4, 0.05
"""So many sounds may begin within so many seconds: a match that is skipped through makes no din."""
MURMUR = 0.4
"""How loud the crowd is while nothing happens, of what it can be."""
CALMING = 1.6
"""Seconds after which half of a swell is gone."""


class Sounds:
    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings, self.clock = settings, clock
        self.folder = data_folder() / "sounds"
        index = self.folder / "index.json"
        listed = json.loads(index.read_text()) if index.is_file() else {}
        self._files: dict[str, Path] = {name: self.folder / entry["file"] for name, entry in listed.items()}
        self._kinds: dict[str, str] = {name: entry["kind"] for name, entry in listed.items()}
        self._variants = {
            name: [name, *(f"{name}_{i}" for i in range(2, 9) if f"{name}_{i}" in listed)] for name in listed
        }
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._last: dict[str, float] = {}
        """When each sound, or each kind with a channel of its own, was heard last."""
        self._begun: deque[float] = deque(maxlen=BURST)
        self._playing = ""
        self._whim = Random("sounds")
        self._has_focus = True
        self._has_crowd = False
        self._swell = 0.0
        self._swelled_at = 0.0
        try:
            pygame.mixer.init()
        except pygame.error:
            self.is_silent = True
        else:
            self.is_silent = False
            pygame.mixer.set_num_channels(VOICES)
            pygame.mixer.set_reserved(1 + max(OWN_CHANNEL.values()))

    def play(self, cue: str) -> None:
        """Play the sounds that a cue names, each in one of its variants, unless they were heard just now."""
        for name in cue.split():
            self._play(name)

    def _play(self, name: str) -> None:
        kind = self._kinds.get(name)
        if self.is_silent or kind is None or not self._is_heard or not self._volume(kind):
            return
        now = self.clock()
        key = kind if kind in OWN_CHANNEL else name
        if now - self._last.get(key, -1e9) < GAPS.get(key, GAP):
            return
        if len(self._begun) == BURST and now - self._begun[0] < WINDOW:
            return
        self._last[key] = now
        self._begun.append(now)
        sound = self._sound(self._whim.choice(self._variants[name]))
        if kind in OWN_CHANNEL:
            pygame.mixer.Channel(OWN_CHANNEL[kind]).play(sound)
        else:
            sound.play()
        if kind == "crowd":
            self._swell, self._swelled_at = 1.0, now

    def music(self, name: str) -> None:
        """Loop a piece; the same again plays on."""
        if self.is_silent or name == self._playing or name not in self._files:
            return
        self._playing = name
        pygame.mixer.music.load(self._files[name])
        self.volume()
        pygame.mixer.music.play(-1, fade_ms=600)

    def advance(self, has_crowd: bool) -> None:
        """Let the crowd come, go, and calm down again."""
        if self.is_silent:
            return
        channel = pygame.mixer.Channel(CROWD)
        if has_crowd != self._has_crowd and "crowd" in self._files:
            self._has_crowd = has_crowd
            if has_crowd:
                channel.play(self._sound("crowd"), loops=-1, fade_ms=1200)
            elif channel.get_volume():
                channel.fadeout(500)
            else:
                channel.stop()  # what is silent cannot fade
        if has_crowd:
            channel.set_volume(self.murmur if self._is_heard else 0)

    @property
    def murmur(self) -> float:
        """How loud the crowd murmurs now, 0 to 1, of what its slider allows."""
        calm = 2 ** -((self.clock() - self._swelled_at) / CALMING)
        return float(MURMUR + (1 - MURMUR) * self._swell * calm)

    def volume(self) -> None:
        """Heed the settings."""
        if self.is_silent:
            return
        pygame.mixer.music.set_volume(self._volume("music") if self._is_heard else 0)
        for name, sound in self._loaded.items():
            sound.set_volume(self._volume(self._kinds[name]))

    def focus(self, has_focus: bool) -> None:
        self._has_focus = has_focus
        self.volume()

    @property
    def _is_heard(self) -> bool:
        return self._has_focus or not self.settings.mute_unfocused

    def _volume(self, kind: str) -> float:
        settings = self.settings
        slider = {"music": settings.music, "crowd": settings.crowd, "murmur": settings.crowd}
        return slider.get(kind, settings.effects) / 100

    def _sound(self, name: str) -> pygame.mixer.Sound:
        if name not in self._loaded:
            self._loaded[name] = pygame.mixer.Sound(self._files[name])
            self._loaded[name].set_volume(self._volume(self._kinds[name]))
        return self._loaded[name]
