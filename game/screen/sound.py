"""Effects and music from data/sounds. Without a sound device, or without a file, there is silence and no error."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame

from game.content.folders import data_folder

if TYPE_CHECKING:
    from game.saves.settings import Settings


class Sounds:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = data_folder() / "sounds"
        index = self.folder / "index.json"
        listed = json.loads(index.read_text()) if index.is_file() else {}
        self._files = {name: self.folder / entry["file"] for name, entry in listed.items()}
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._playing = ""
        self._whim = Random("sounds")
        self._has_focus = True
        try:
            pygame.mixer.init()
        except pygame.error:
            self.is_silent = True
        else:
            self.is_silent = False

    def play(self, name: str) -> None:
        """Play an effect; several names may be given with |, the first one that exists is taken."""
        if self.is_silent or self.settings.effects <= 0 or not self._is_heard:
            return
        for candidate in name.split("|"):
            variants = [name for name in (candidate, *(f"{candidate}_{i}" for i in range(2, 6))) if name in self._files]
            if variants:
                name = self._whim.choice(variants)
                self._sound(name, self._files[name]).play()
                return

    def music(self, name: str) -> None:
        """Loop a piece; the same again plays on."""
        if self.is_silent or name == self._playing or name not in self._files:
            return
        self._playing = name
        pygame.mixer.music.load(self._files[name])
        self.volume()
        pygame.mixer.music.play(-1, fade_ms=600)

    def volume(self) -> None:
        """Heed the settings."""
        if self.is_silent:
            return
        pygame.mixer.music.set_volume(self.settings.music / 100 if self._is_heard else 0)
        for sound in self._loaded.values():
            sound.set_volume(self.settings.effects / 100)

    def focus(self, has_focus: bool) -> None:
        self._has_focus = has_focus
        self.volume()

    @property
    def _is_heard(self) -> bool:
        return self._has_focus or not self.settings.mute_unfocused

    def _sound(self, name: str, path: Path) -> pygame.mixer.Sound:
        if name not in self._loaded:
            self._loaded[name] = pygame.mixer.Sound(path)
            self._loaded[name].set_volume(self.settings.effects / 100)
        return self._loaded[name]
