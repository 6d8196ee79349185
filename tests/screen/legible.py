"""Whether everything written on the screen can be read: `python -m tests.screen.legible` walks all of it and reports.

A text is illegible if it is cut with an ellipsis, taller than its place, cut by the edge of a picture or of the window,
or lies over another text. What is scrolled out of sight is not.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from game.kernel.game import Setup
from game.screen.canvas import Sheet
from game.screen.dialog import Curtain, Dialog
from game.screen.host import Host
from game.screen.presenters import TITLES, presenter
from game.screen.scene import Scene
from game.screen.scenes.board import Board
from game.screen.scenes.pause import pause_menu
from game.screen.scenes.result import Result
from game.screen.show import Config, make, open_stage
from game.screen.stage import Stage
from game.screen.superdungeon.builder import Builder
from game.screen.table import Table
from game.screen.theme import SEAT_COLOURS, Theme
from game.screen.widgets import Place, Scroll

Look = tuple[tuple[int, int], int]
"""Size of the window, and of text and buttons in per cent."""
SIZES = ((1024, 640), (1280, 720), (1366, 768), (1600, 900), (1920, 1080))
LOOKS: tuple[Look, ...] = tuple((size, scale) for scale in (100, 125, 150, 175) for size in SIZES)
TIGHT: tuple[Look, ...] = (((1024, 640), 175), ((1280, 720), 150), ((1920, 1080), 100))
"""The least room of all, what people ask for, and the most."""
PAGES = ("menu", "games", "load", "settings")
PAGES_OF_GAMES = ("setup", "gallery", "rules")
SLACK = 3
"""Pixels of ink that may be lost: fonts are not exact."""


class Watched(pygame.Surface):
    """A surface that looks at every text that is put onto it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.theme: Theme | None = None
        self.scrolls: list[pygame.Rect] = []
        """The scrolled windows that are being drawn."""
        self.seen: list[tuple[str, pygame.Rect]] = []
        self.faults: list[str] = []

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), *rest: Any, **named: Any) -> pygame.Rect:
        place = source.get_rect(topleft=dest.topleft if isinstance(dest, pygame.Rect) else (dest[0], dest[1]))
        assert self.theme is not None
        text = next((key[0] for key, picture in self.theme._texts.items() if picture is source), None)
        if text is None:
            if place.width > 40 and place.height > 24:
                self.seen = [(said, ink) for said, ink in self.seen if not place.contains(ink)]
        elif text.strip():
            self._look(text, source.get_bounding_rect().move(place.topleft))
        return super().blit(source, dest, *rest, **named)

    def fblits(self, blit_sequence: Any, special_flags: int = 0) -> None:
        for source, dest in blit_sequence:
            self.blit(source, dest)

    def _look(self, text: str, ink: pygame.Rect) -> None:
        clip = self.get_clip()
        scroll = self.scrolls[-1] if self.scrolls else None
        top = ink.top if scroll is not None and clip.top <= scroll.top else clip.top
        bottom = ink.bottom if scroll is not None and clip.bottom >= scroll.bottom else clip.bottom
        lost = max(clip.left - ink.left, ink.right - clip.right, top - ink.top, ink.bottom - bottom)
        shown = ink.clip(clip)
        if not shown.size or (not shown.width or not shown.height):
            return
        if lost > SLACK:
            self.faults.append(f"{text!r} is cut by {lost} pixels at the edge of its place")
        for said, other in self.seen:
            both = shown.clip(other)
            if said != text and both.width > SLACK and both.height > SLACK + 2:
                self.faults.append(f"{text!r} lies over {said!r}")
        self.seen.append((text, shown))


@contextmanager
def listening(faults: list[str]) -> Iterator[list[Watched]]:
    """Let texts that do not fit, and scrolled windows, speak up; the list takes the surface that is drawn on."""
    fitted, draw = Theme.misfit, Scroll.draw
    targets: list[Watched] = []

    def misfit(theme: Theme, text: str) -> None:
        faults.append(f"{text!r} does not fit")

    def scroll(widget: Scroll, surface: pygame.Surface, mouse: Place, focus: str | None) -> None:
        targets[-1].scrolls.append(widget.rect)
        draw(widget, surface, mouse, focus)
        targets[-1].scrolls.pop()

    Theme.misfit = misfit  # type: ignore[assignment, method-assign]
    Scroll.draw = scroll  # type: ignore[assignment, method-assign]
    try:
        yield targets
    finally:
        Theme.misfit = fitted  # type: ignore[method-assign]
        Scroll.draw = draw  # type: ignore[method-assign]


def faults_of(stage: Stage) -> list[str]:
    """Draw the top scene and return what cannot be read of it."""
    scene = stage.top
    surface = Watched(stage.surface.get_size())
    surface.theme = stage.theme
    with listening(surface.faults) as targets:
        targets.append(surface)
        for layer in scene.made_layers() if isinstance(scene, Board) else scene.layers():
            layer.changes()
            if isinstance(layer, Sheet):
                layer.draw(surface, layer.look()[0])
            else:
                layer.paint(surface, surface.get_rect())
    return list(dict.fromkeys(surface.faults))


def look(stage: Stage, view: Look) -> None:
    """Give the window that size, and its text that one."""
    size, scale = view
    stage.settings.ui_scale = scale
    stage.take(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1]))


def pages() -> Iterator[tuple[str, Callable[[], Scene]]]:
    for name in PAGES:
        yield name, lambda name=name: make(name)  # type: ignore[misc]
    for slug in TITLES:
        for name in PAGES_OF_GAMES:
            yield f"{name} {slug}", lambda name=name, slug=slug: make(name, slug)  # type: ignore[misc]
    yield "builder", lambda: Builder(None, lambda band: None)
    yield "curtain", lambda: Curtain("Bartholomew the Elder", SEAT_COLOURS[0], lambda: None)


def questions(host: Host, slug: str, seats: int, seed: str, limit: int) -> Iterator[tuple[str, Board]]:
    """Play by chance and stop, with a board, at each question that is put for the first time; closed by its reader."""
    table = host.new(slug, Setup(seats=seats, seed=seed), ["random"] * seats)
    asked: set[str] = set()
    for _ in range(limit):
        if table.is_over:
            return
        decision = next(iter(table.match.pending.values()))
        if decision.prompt not in asked:
            asked.add(decision.prompt)
            specs = [seat.spec for seat in table.seats]
            for seat in table.seats:
                seat.spec = "human"
            host.play(table)
            board = host.stage.top
            assert isinstance(board, Board)
            board.settle()
            yield decision.prompt, board
            for seat, spec in zip(table.seats, specs, strict=True):
                seat.spec = spec
        while not table.is_over and not table.think(0.1):
            pass


def finished(host: Host, slug: str, seats: int) -> Table:
    """Return a match that was played to its end by chance, or given up after a while."""
    table = host.new(slug, Setup(seats=seats, seed="end"), ["random"] * seats)
    for _ in range(400):
        if table.is_over:
            return table
        table.think(0.1)
    table.concede(0)
    return table


def faults_at(stage: Stage, board: Board) -> Iterator[str]:
    """Return what cannot be read of a question, and of each button pressed in turn."""
    yield from faults_of(stage)
    for offer in board.gestures.offers:
        if offer.opens is not None:
            stage.push(offer.opens(lambda value: None))
            yield from faults_of(stage)
            stage.pop()
            break
    for _, offers in board.gestures.buttons()[:9]:
        placed = [offer for offer in offers if offer.square is not None or offer.target or offer.aims_by_area]
        if not offers[0].group or all(offer.why_not for offer in offers) or not placed:
            continue
        board.press(offers)
        if stage.top is board:
            yield from faults_of(stage)
            board.gestures.group = ""
            board.gestures.ghost = None


def main() -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    stage, host = open_stage(Config(size=(1280, 720), windowed=True))
    stage.is_strict = True
    found: dict[str, list[str]] = {}

    def note(where: str, view: Look, faults: list[str] | Iterator[str]) -> None:
        for fault in faults:
            found.setdefault(f"{where}: {fault}", []).append(f"{view[0][0]}x{view[0][1]} {view[1]} %")

    for view in LOOKS:
        look(stage, view)
        for name, page in pages():
            stage.reset(page())
            note(name, view, faults_of(stage))
    for slug, seats, seeds in (("superdungeon", 2, 3), ("colosseum", 2, 2), ("colosseum", 5, 1), ("arenashow", 2, 2)):
        for number in range(seeds):
            for prompt, board in questions(host, slug, seats, f"read {number}", 700):
                for view in TIGHT if "--all" not in sys.argv else LOOKS:
                    look(stage, view)
                    if isinstance(stage.top, Dialog) or stage.top is not board:
                        stage.reset(board)
                    note(f"{slug} {seats} {prompt}", view, faults_at(stage, board))
        table = finished(host, slug, seats)
        for view in LOOKS:
            look(stage, view)
            host.play(table)
            for scene in (Result(table, presenter(table)), pause_menu(board)):
                stage.push(scene)
                note(f"{slug} {seats} {type(scene).__name__}", view, faults_of(stage))
                stage.pop()
    for fault, views in found.items():
        print(f"{fault}   [{', '.join(dict.fromkeys(views))}]")
    print(f"{len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
