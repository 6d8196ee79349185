"""What is drawn in pieces is what would be drawn at once; and nothing is drawn while nothing moves."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.kernel.game import Setup
from game.screen.canvas import MOST_REGIONS, Pictures, merged
from game.screen.host import Host
from game.screen.scenes.board import Board
from game.screen.scenes.menu import Menu
from game.screen.show import begin_board
from game.screen.stage import Stage

GAMES = ("superdungeon", "colosseum", "arenashow")


def board(host: Host, slug: str, decisions: int = 60) -> Board:
    host.stage.settings.trust = True
    begin_board(host, slug, Setup(seats=2, seed=f"canvas {slug}"), decisions)
    scene = host.stage.top
    assert isinstance(scene, Board)
    return scene


def differences(stage: Stage, scene: Board) -> int:
    """Return how many pixels of the window are not what layers that remember nothing would draw."""
    drawn = stage.surface.copy()
    kept, scene._layers = scene._layers, scene.made_layers()
    stage.refresh()
    stage.draw()
    scene._layers = kept
    stage.canvas.is_spoilt = False
    mask = pygame.mask.from_threshold(drawn, (0, 0, 0), (1, 1, 1, 255), stage.surface)
    return drawn.get_width() * drawn.get_height() - mask.count()


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_is_drawn_in_pieces_is_what_is_drawn_at_once(
    stage: Stage, host: Host, slug: str, size: tuple[int, int]
) -> None:
    """Random offers, hovering, scrolling and zooming, looked at in the middle of their animations."""
    stage.take(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1]))
    scene = board(host, slug)
    whim = Random(f"pieces {slug} {size}")
    parts = 0
    for step in range(240):
        kind = whim.randrange(8)
        place = (whim.randrange(size[0]), whim.randrange(size[1]))
        events = []
        if kind == 0 and scene.decision is not None and not scene.timeline.is_busy:
            scene.commit(whim.choice([offer for offer in scene.gestures.offers if offer.values]))
        elif kind == 1:
            events = [pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))]
        elif kind == 2 and step % 5 == 0:
            events = [pygame.event.Event(pygame.MOUSEWHEEL, y=whim.choice((-1, 1)))]
        stage.tick(events, whim.uniform(0.005, 0.08))
        assert stage.top is scene
        if step % 4 == 0:
            assert differences(stage, scene) == 0, f"step {step}"
            parts += 1
    assert parts == 60


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_is_drawn_while_nothing_moves(
    stage: Stage, host: Host, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.settings.reduced_motion = True
    scene = board(host, slug)
    for _ in range(200):
        stage.tick([], 0.1)
    assert not scene.is_moving
    monkeypatch.setattr(pygame.display, "update", lambda rects: pytest.fail(f"{rects} drawn"))
    for _ in range(60):
        stage.tick([], 0.1)
    assert scene.pulse >= 0.5, "the loop sleeps"


def test_the_menu_stands_still_if_the_player_wants_that(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    stage.settings.reduced_motion = True
    stage.push(Menu())
    stage.tick([], 0.1)
    monkeypatch.setattr(pygame.display, "update", lambda rects: pytest.fail(f"{rects} drawn"))
    for _ in range(20):
        stage.tick([], 0.1)
    assert not stage.top.is_moving


@pytest.mark.parametrize("slug", GAMES)
def test_a_breath_draws_little(stage: Stage, host: Host, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = board(host, slug, 0 if slug == "colosseum" else 60)
    for _ in range(200):
        stage.tick([], 0.1)
    assert not scene.timeline.is_moving
    if scene.panels.covers_board:
        scene.panels.is_peeking = True
        scene.build()
        stage.tick([], 0)
    drawn: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.display, "update", drawn.extend)
    for _ in range(24):
        stage.tick([], 1 / 12)
    assert drawn, "nobody breathes"
    window = stage.surface.get_width() * stage.surface.get_height()
    assert sum(rect.width * rect.height for rect in drawn) < 24 * window / 10


def test_regions_are_few_and_cover_all() -> None:
    whim = Random(3)
    window = pygame.Rect(0, 0, 400, 300)
    for _ in range(50):
        rects = [
            pygame.Rect(whim.randrange(-20, 420), whim.randrange(-20, 320), whim.randrange(40), whim.randrange(40))
            for _ in range(whim.randrange(60))
        ]
        regions = merged(rects, window)
        assert len(regions) <= MOST_REGIONS
        assert all(window.contains(region) for region in regions)
        seen = pygame.Mask(window.size)
        for region in regions:
            seen.draw(pygame.Mask(region.size, fill=True), region.topleft)
        for rect in rects:
            part = rect.clip(window)
            assert not part or seen.overlap_area(pygame.Mask(part.size, fill=True), part.topleft) == part.w * part.h


def test_pictures_say_what_has_changed() -> None:
    one, other = pygame.Surface((10, 10)), pygame.Surface((20, 20))
    shown = [(one, (0, 0)), (other, (50, 0))]
    layer = Pictures(lambda: list(shown))
    assert set(map(tuple, layer.changes())) == {(0, 0, 10, 10), (50, 0, 20, 20)}
    assert not list(layer.changes())
    shown[0] = (one, (5, 5))
    assert set(map(tuple, layer.changes())) == {(0, 0, 10, 10), (5, 5, 10, 10)}
    shown.reverse()
    assert set(map(tuple, layer.changes())) == {(5, 5, 10, 10), (50, 0, 20, 20)}, "another order looks otherwise"
