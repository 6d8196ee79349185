"""Everything that happens is heard, and nothing is heard too often."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from types import ModuleType

import pygame
import pytest

from game.arenashow import events as arenashow
from game.colosseum import events as colosseum
from game.content.folders import data_folder
from game.kernel.event import Event
from game.kernel.game import Setup
from game.saves.settings import Settings
from game.screen import sound
from game.screen.arenashow.sounds import SOUNDS as SHOW
from game.screen.colosseum.sounds import SOUNDS as COLOSSEUM
from game.screen.cues import OWN, By, Cues, cue
from game.screen.host import Host
from game.screen.scenes.board import Board
from game.screen.scenes.pause import pause_menu
from game.screen.sound import Sounds
from game.screen.stage import Stage
from game.screen.stagehand import Stagehand
from game.screen.superdungeon.sounds import SOUNDS as DUNGEON
from game.screen.timeline import Timeline
from game.superdungeon import events as superdungeon

from .hands import tick

INDEX = json.loads((data_folder() / "sounds" / "index.json").read_text())
GAMES = {"superdungeon": (superdungeon, DUNGEON), "arenashow": (arenashow, SHOW), "colosseum": (colosseum, COLOSSEUM)}


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Nothing plays on from one test into the next."""
    yield
    if pygame.mixer.get_init():
        pygame.mixer.stop()


class Clock:
    """Time that a test lets pass."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


class Heard(Sounds):
    """Sounds that note what they let through instead of playing it."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(Settings(), clock)
        self.names: list[str] = []

    def _sound(self, name: str) -> pygame.mixer.Sound:
        self.names.append(name)
        return super()._sound(name)


def names(cues: Cues) -> set[str]:
    """Return every sound that a table can choose."""
    texts: list[str] = []
    for found in cues.values():
        texts += [*found.sounds.values(), found.other] if isinstance(found, By) else [found]
    return {name for text in texts for name in text.split()}


@pytest.mark.parametrize("slug", GAMES)
def test_every_event_of_a_game_has_its_sound_or_is_silent_on_purpose(slug: str) -> None:
    module, cues = GAMES[slug]
    assert set(cues) == kinds(module)
    assert names(cues) <= set(INDEX)


def kinds(module: ModuleType) -> set[type[Event]]:
    return {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    }


def test_every_sound_is_heard_somewhere() -> None:
    used = {"crowd", *OWN.values()}.union(*(names(cues) for _, cues in GAMES.values()))
    kept = {re.sub(r"_\d$", "", name) for name, entry in INDEX.items() if entry["kind"] != "music"}
    assert kept == used
    assert {name for name, entry in INDEX.items() if entry["kind"] == "music"} == {"theme", *GAMES}


@pytest.mark.parametrize("slug", GAMES)
def test_what_happens_in_a_match_finds_its_sound(host: Host, slug: str) -> None:
    options: dict[str, object] = {"warbands": ["claws-of-the-wyrm", "twilight-kin"]} if slug == "superdungeon" else {}
    table = host.new(slug, Setup(seats=2, seed="heard", options=options), ["random", "random"])
    host.play(table)
    board = host.stage.top
    assert isinstance(board, Board)
    heard: set[str] = set()
    for _ in range(120):
        if table.is_over:
            break
        table.think(0.1)
        for event in table.fresh_events():
            heard |= set(board.presenter.sound(table.match.state, event).split())
    assert heard <= set(INDEX)
    assert len(heard) > 8, heard


def test_a_motion_takes_the_sound_of_its_event_and_plays_it_at_its_own_moment() -> None:
    clock = Clock()
    sounds, timeline = Heard(clock), Timeline()
    hand = Stagehand(None, timeline, sounds, None)  # type: ignore[arg-type]
    hand.cue("blade")
    assert hand.take_cue() == "blade"
    assert hand.take_cue() == ""
    timeline.run(0.1)
    assert sounds.names == []
    hand.cue("heal")
    hand.pause(1)
    timeline.run(0.1)
    assert sounds.names == ["heal"]


def test_steps_come_at_most_five_a_second() -> None:
    clock = Clock()
    sounds = Heard(clock)
    for _ in range(100):
        clock.now += 0.02
        sounds.play("step_stone step_metal")
    assert 9 <= len(sounds.names) <= 10
    assert len(set(sounds.names)) > 1, "variants"


def test_a_match_that_is_skipped_through_makes_no_din() -> None:
    sounds = Heard(Clock())
    for name in INDEX:
        sounds.play(name)
    assert len(sounds.names) == sound.BURST


def test_the_crowd_swells_with_a_cheer_and_calms_down() -> None:
    clock = Clock()
    sounds = Heard(clock)
    sounds.advance(True)
    quiet = sounds.murmur
    sounds.play("critical cheer")
    assert sounds.murmur == pytest.approx(1)
    clock.now += sound.CALMING
    assert sounds.murmur == pytest.approx((1 + quiet) / 2)
    clock.now += 60
    assert sounds.murmur == pytest.approx(quiet, abs=0.01)


def test_nobody_hears_the_crowd_in_the_menu_or_while_the_match_rests(stage: Stage, host: Host) -> None:
    channel = pygame.mixer.Channel(sound.CROWD)
    host.to_menu()
    tick(stage)
    assert not channel.get_busy()
    host.play(host.new("colosseum", Setup(seats=2, seed="crowd"), ["human", "human"]))
    board = stage.top
    assert isinstance(board, Board)
    tick(stage)
    assert channel.get_sound() is stage.sounds._sound("crowd")
    pygame.time.wait(1300)  # it comes up within 1.2 seconds
    tick(stage)
    assert channel.get_volume() == pytest.approx(sound.MURMUR, abs=0.01)
    stage.sounds.focus(False)
    tick(stage)
    assert channel.get_volume() == 0
    stage.sounds.focus(True)
    stage.push(pause_menu(board))
    tick(stage)
    pygame.time.wait(700)
    assert not channel.get_busy()


def test_the_slider_of_the_crowd_silences_it_and_nothing_else() -> None:
    sounds = Heard(Clock())
    sounds.settings.crowd = 0
    sounds.advance(True)
    assert sounds._sound("crowd").get_volume() == 0
    sounds.names.clear()
    sounds.play("critical cheer")
    assert sounds.names == ["critical"]


def test_a_button_is_heard_when_the_mouse_comes_upon_it(stage: Stage, host: Host) -> None:
    host.to_menu()
    heard: list[str] = []
    stage.sounds.play = heard.append  # type: ignore[method-assign, assignment]
    button = next(found for found in stage.top.root.walk() if found.sound and found.is_enabled)
    for place in (button.rect.center, button.rect.move(2, 0).center, (1, 1), button.rect.center):
        stage.tick([pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))], 0.02)
    assert heard == [OWN["point"]] * 2


def test_what_an_attack_is_made_of_is_heard() -> None:
    event = colosseum.Declares(seat=0, what="spell-freeze", does="spell-freeze", targets=())
    assert cue(COLOSSEUM, None, event) == "ice"
    event = colosseum.Declares(seat=0, what="bomb", does="bomb", targets=())
    assert cue(COLOSSEUM, None, event) == "explosion"
    began = colosseum.FightBegan(kind="epic", fighters=(0,), monster="kraken", level=9, replay=False, final=False)
    assert cue(COLOSSEUM, None, began) == "drumroll"
