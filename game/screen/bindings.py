"""Which key does what; by scancode, so that keys stay where they are on every layout, with labels by the layout."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame


class Chord(NamedTuple):
    """A key with its modifiers."""

    scancode: int
    ctrl: bool = False
    shift: bool = False
    alt: bool = False

    @classmethod
    def of(cls, event: pygame.event.Event) -> Chord:
        mods = event.mod
        return cls(
            event.scancode, bool(mods & pygame.KMOD_CTRL), bool(mods & pygame.KMOD_SHIFT), bool(mods & pygame.KMOD_ALT)
        )

    @classmethod
    def read(cls, text: str) -> Chord:
        """Read what `write` has written; raises ValueError if it is no chord."""
        *mods, code = text.split("+")
        return cls(int(code), "ctrl" in mods, "shift" in mods, "alt" in mods)

    def write(self) -> str:
        mods = [name for name, held in (("ctrl", self.ctrl), ("shift", self.shift), ("alt", self.alt)) if held]
        return "+".join([*mods, str(self.scancode)])

    @property
    def label(self) -> str:
        """What the key is called on the player's keyboard."""
        mods = [name for name, held in (("Ctrl", self.ctrl), ("Shift", self.shift), ("Alt", self.alt)) if held]
        return "+".join([*mods, NAMES.get(self.scancode) or f"key {self.scancode}"])


NAMES: dict[int, str] = {
    getattr(pygame, constant): constant.removeprefix("KSCAN_").replace("_", " ").capitalize()
    for constant in dir(pygame)
    if constant.startswith("KSCAN_")
}
NAMES[pygame.KSCAN_RETURN] = "Enter"
NAMES[pygame.KSCAN_ESCAPE] = "Esc"

ACTIONS: dict[str, tuple[str, tuple[Chord, ...]]] = {
    "back": ("One step back", (Chord(pygame.KSCAN_ESCAPE),)),
    "confirm": ("Confirm", (Chord(pygame.KSCAN_RETURN), Chord(pygame.KSCAN_KP_ENTER))),
    "end_activation": ("End the activation", (Chord(pygame.KSCAN_SPACE),)),
    "end_turn": ("End the turn", (Chord(pygame.KSCAN_RETURN, ctrl=True),)),
    "next": ("Next ready miniature, target or field", (Chord(pygame.KSCAN_TAB),)),
    "previous": ("Previous", (Chord(pygame.KSCAN_TAB, shift=True),)),
    "undo": ("Undo", (Chord(pygame.KSCAN_Z, ctrl=True),)),
    "redo": ("Redo", (Chord(pygame.KSCAN_Y, ctrl=True), Chord(pygame.KSCAN_Z, ctrl=True, shift=True))),
    "cards": ("Cards and piles of the players", (Chord(pygame.KSCAN_C),)),
    "rules": ("Rules", (Chord(pygame.KSCAN_F1),)),
    "inspect": ("Inspect what is under the cursor", (Chord(pygame.KSCAN_I),)),
    "threat": ("Show all threats", (Chord(pygame.KSCAN_T),)),
    "fast": ("Faster animations", (Chord(pygame.KSCAN_F),)),
    "pause_computer": ("Pause the computer", (Chord(pygame.KSCAN_P),)),
    "step_computer": ("One step of the computer", (Chord(pygame.KSCAN_PERIOD),)),
    "fit": ("Show the whole arena", (Chord(pygame.KSCAN_HOME),)),
    "zoom_in": ("Zoom in", (Chord(pygame.KSCAN_EQUALS), Chord(pygame.KSCAN_KP_PLUS))),
    "zoom_out": ("Zoom out", (Chord(pygame.KSCAN_MINUS), Chord(pygame.KSCAN_KP_MINUS))),
    "log": ("Open or close the log", (Chord(pygame.KSCAN_L),)),
    "interrupt": ("Use the interrupt that lights up", (Chord(pygame.KSCAN_E),)),
    "fullscreen": ("Full screen", (Chord(pygame.KSCAN_F11), Chord(pygame.KSCAN_RETURN, alt=True))),
    "screenshot": ("Screenshot", (Chord(pygame.KSCAN_F12),)),
}
"""The word in the settings, what players read, and the keys from the factory."""


class Bindings:
    """The keys of this player."""

    def __init__(self, changed: Mapping[str, list[str]] | None = None) -> None:
        self.chords = {action: chords for action, (_, chords) in ACTIONS.items()}
        for action, texts in (changed or {}).items():
            if action in ACTIONS:
                self.chords[action] = tuple(Chord.read(text) for text in texts)

    def action(self, event: pygame.event.Event) -> str | None:
        """Return what the key stands for."""
        chord = Chord.of(event)
        return next((action for action, chords in self.chords.items() if chord in chords), None)

    def label(self, action: str) -> str:
        return self.chords[action][0].label if self.chords[action] else "no key"

    def holder(self, chord: Chord) -> str | None:
        """Return the action that has this key already."""
        return next((action for action, chords in self.chords.items() if chord in chords), None)

    def bind(self, action: str, chord: Chord) -> None:
        """Give the key to the action; one that had it goes without, until it gets another."""
        for other, chords in self.chords.items():
            self.chords[other] = tuple(held for held in chords if held != chord)
        self.chords[action] = (chord,)

    def reset(self) -> None:
        self.chords = {action: chords for action, (_, chords) in ACTIONS.items()}

    def changed(self) -> dict[str, list[str]]:
        """What differs from the factory, for the settings file."""
        return {
            action: [chord.write() for chord in self.chords[action]]
            for action, (_, chords) in ACTIONS.items()
            if self.chords[action] != chords
        }
