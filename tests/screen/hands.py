"""Using a stage as a player does: with events."""

from __future__ import annotations

import pygame

from game.screen.stage import Stage
from game.screen.widgets import Widget


def tick(stage: Stage, seconds: float = 0.05, times: int = 1) -> None:
    for _ in range(times):
        stage.tick([], seconds)


def click_at(stage: Stage, place: tuple[int, int], button: int = 1) -> None:
    events = [
        pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=button),
    ]
    stage.tick(events, 0.02)


def widget(stage: Stage, key: str) -> Widget:
    found = stage.top.root.find(key)
    assert found is not None, f"no {key} among {[w.key for w in stage.top.root.walk()]}"
    return found


def click(stage: Stage, key: str) -> None:
    """Click the middle of the widget with that key on the top scene."""
    click_at(stage, widget(stage, key).rect.center)


def press(stage: Stage, scancode: int, key: int = 0, mod: int = 0, text: str = "") -> None:
    """Press and release a key."""
    down = pygame.event.Event(pygame.KEYDOWN, scancode=scancode, key=key, mod=mod, unicode=text)
    up = pygame.event.Event(pygame.KEYUP, scancode=scancode, key=key, mod=mod, unicode=text)
    events = [down] + ([pygame.event.Event(pygame.TEXTINPUT, text=text)] if text else []) + [up]
    stage.tick(events, 0.02)
