"""What frames cost, in times one full-screen blit and flip of the same size and driver: median and 99th percentile.

SDL_VIDEODRIVER=dummy python tools/dev.py bench frames [WxH] [PASSES]

A match of each game is put on the stage (`opening`: all that is loaded, and the first frame), played at speed 1 by
random answers at 60 ticks a second with everybody breathing, and then left alone for some seconds. Only ticks that
draw are counted, each from the events to the flip. In the ticks in which an answer is given, an animation begins or
ends and the next question is put, the rules are reckoned as well: of these the drawing is shown alone too, and in the
line over all it counts alone. All of it is repeated with a new stage (no sheet has been loaded), and for each tick
the least of its times is taken: that is what it costs; the rest is what the machine did meanwhile. Blit and flip is
measured in turn, twelve in a row after every sixteenth tick, and its median is taken: that flatters nobody, for in a
row it finds its memory in the cache.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

import pygame

from game.kernel.game import Setup
from game.screen import show
from game.screen.scenes.board import Board
from game.screen.stage import Stage

TICK = 1 / 60
GAMES = ("superdungeon", "colosseum", "arenashow")
DECISIONS = {"superdungeon": 80, "colosseum": 12, "arenashow": 60}
"""Answers before the first frame, so that there is something on the board."""
PLAYED, RESTED = 1500, 240
"""Ticks."""
ANSWER = "answers and questions"


class Frame(NamedTuple):
    """A tick."""

    kind: str
    """What went on."""
    seconds: float
    drawing: float
    """Seconds of them in which it was drawn; 0 if nothing was."""


class Meter:
    """Times ticks, and a bare blit and flip between them."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.picture = pygame.Surface(stage.surface.get_size()).convert()
        self.bare: list[float] = []
        self.frames: list[Frame] = []
        self.opening = 0.0
        """Seconds until the first frame is seen."""
        self._drawing = 0.0
        draw = stage.draw

        def timed() -> None:
            begun = time.perf_counter()
            draw()
            self._drawing = time.perf_counter() - begun

        stage.draw = timed  # type: ignore[method-assign]

    def tick(self, kind: Callable[[], str]) -> None:
        begun = time.perf_counter()
        self.stage.tick([], TICK)
        took = time.perf_counter() - begun
        self.frames.append(Frame(kind(), took, self._drawing if self.stage.drawn else 0))
        if len(self.frames) % 16 == 0:
            self.blit_and_flip()

    def blit_and_flip(self) -> None:
        kept = self.stage.surface.copy()
        for _ in range(12):
            begun = time.perf_counter()
            self.stage.surface.blit(self.picture, (0, 0))
            pygame.display.flip()
            self.bare.append(time.perf_counter() - begun)
        self.stage.surface.blit(kept, (0, 0))


def open_stage(size: tuple[int, int]) -> Stage:
    stage, _ = show.open_stage(show.Config(size=size, windowed=True))
    stage.is_strict = stage.settings.trust = True
    stage.settings.confirm_end = False
    return stage


def menu(size: tuple[int, int]) -> Meter:
    stage = open_stage(size)
    meter = Meter(stage)
    begun = time.perf_counter()
    stage.push(show.make("menu"))
    stage.tick([], 0)
    meter.opening = time.perf_counter() - begun
    for _ in range(600):
        meter.tick(lambda: "menu")
    return meter


def match(size: tuple[int, int], slug: str) -> Meter:
    """Play some seconds of a match, then leave it alone."""
    stage = open_stage(size)
    assert stage.host is not None
    meter, whim, version = Meter(stage), Random("frames"), -1
    table = show.played(stage.host, slug, Setup(seats=2, seed="frames"), DECISIONS[slug])
    begun = time.perf_counter()
    stage.host.play(table)
    stage.tick([], 0)
    meter.opening = time.perf_counter() - begun
    board = stage.top
    assert isinstance(board, Board)

    def kind() -> str:
        nonlocal version
        before, version = version, board.table.version
        if before != version or (was_busy and not board.timeline.is_busy):
            return ANSWER
        return "combat overlay" if board.duel.is_open else "motion" if board.timeline.is_busy else "waiting"

    for _ in range(PLAYED):
        was_busy = board.timeline.is_busy
        if not was_busy and board.decision is not None and whim.random() < 0.1:
            offers = [offer for offer in board.gestures.offers if offer.values and not offer.why_not]
            board.commit(whim.choice(offers))
        meter.tick(kind)
    while board.timeline.is_busy or board.duel.is_open:
        stage.tick([], TICK)
    board.panels.is_peeking = True
    board.build()
    was_busy = False
    for _ in range(RESTED):
        meter.tick(lambda: "at rest, breathing")
    stage.settings.reduced_motion = True
    stage.tick([], TICK)
    for _ in range(RESTED):
        meter.tick(lambda: "at rest, reduced motion")
    return meter


def cheapest(passes: Sequence[Sequence[Frame]]) -> Iterator[Frame]:
    """Return each tick with the least time it took in any of the passes."""
    for ticks in zip(*passes, strict=True):
        assert len({(tick.kind, tick.drawing > 0) for tick in ticks}) == 1, "a pass went another way"
        yield Frame(ticks[0].kind, min(tick.seconds for tick in ticks), min(tick.drawing for tick in ticks))


def report(name: str, meters: Sequence[Meter]) -> None:
    blit = median(took for meter in meters for took in meter.bare)
    print(
        f"{name}: opening {1000 * min(meter.opening for meter in meters):.0f} ms; a blit and flip {1e6 * blit:.0f} us"
    )
    frames = list(cheapest([meter.frames for meter in meters]))
    for kind in dict.fromkeys(frame.kind for frame in frames):
        own = [frame for frame in frames if frame.kind == kind]
        row(kind, own, [frame.seconds / blit for frame in own if frame.drawing])
        if kind == ANSWER:
            row("  drawing alone", own, [frame.drawing / blit for frame in own if frame.drawing])
    costs = [frame.drawing if frame.kind == ANSWER else frame.seconds for frame in frames if frame.drawing]
    row("all that is drawn", frames, [cost / blit for cost in costs])


def row(label: str, frames: Sequence[Frame], costs: Sequence[float]) -> None:
    said = "nothing is drawn"
    if len(costs) > 1:
        last = quantiles(costs, n=100, method="inclusive")[98]
        said = f"median {median(costs):6.2f}   99th {last:6.2f}   most {max(costs):6.2f}"
    print(f"  {label:26} {said}   ({len(costs)} of {len(frames)} ticks draw)")


def main(arguments: Sequence[str] = ()) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    width, height = map(int, (arguments[0] if arguments else "1280x720").split("x"))
    passes = int(arguments[1]) if len(arguments) > 1 else 3
    size = width, height
    print(f"in times a blit and flip of {width}x{height}, driver {os.environ['SDL_VIDEODRIVER']}")
    gc.freeze()
    report("menu", [menu(size) for _ in range(passes)])
    for slug in GAMES:
        report(slug, [match(size, slug) for _ in range(passes)])
    pygame.quit()
