"""Every scene opens at any size, is clicked through, and survives what a desktop does to it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.screen.rulebook import rules
from game.screen.scenes.games import TABLEAUX, Games
from game.screen.scenes.menu import Menu
from game.screen.scenes.rules import RulesScene
from game.screen.scenes.settings import SettingsScene
from game.screen.show import make
from game.screen.stage import Stage
from game.screen.widgets import Label, Scroll

from .hands import click, press, tick, widget

PAGES = ("menu", "games", "load", "gallery", "rules", "settings")


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 150), ((800, 600), 200)]
)
def test_a_page_opens_and_keeps_its_widgets_inside_the_window(
    stage: Stage, name: str, size: tuple[int, int], scale: int
) -> None:
    stage.settings.ui_scale = scale
    stage.take(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1]))
    stage.push(make(name))
    tick(stage)
    area = stage.surface.get_rect().inflate(4, 4)
    scrolled = {id(child) for group in stage.top.root.walk() if isinstance(group, Scroll) for child in group.walk()}
    for shown in stage.top.root.walk():
        if id(shown) not in scrolled or isinstance(shown, Scroll):
            assert area.contains(shown.rect), f"{shown.key} at {shown.rect} leaves the window"


def test_the_menu_leads_everywhere_and_back(stage: Stage) -> None:
    stage.push(Menu())
    for key in ("new", "load", "gallery", "rules", "settings"):
        click(stage, key)
        assert not isinstance(stage.top, Menu), key
        press(stage, pygame.KSCAN_ESCAPE, pygame.K_ESCAPE)
        assert isinstance(stage.top, Menu), key


def test_the_menu_is_used_by_keys_alone(stage: Stage) -> None:
    stage.push(Menu())
    press(stage, pygame.KSCAN_TAB, pygame.K_TAB)
    press(stage, pygame.KSCAN_TAB, pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    press(stage, pygame.KSCAN_RETURN, pygame.K_RETURN)
    assert isinstance(stage.top, Games)


def test_settings_are_kept_and_a_key_is_bound_once(stage: Stage) -> None:
    stage.push(Menu())
    click(stage, "settings")
    click(stage, "tab.play")
    click(stage, "animation_speed")
    assert stage.settings.animation_speed == 2
    click(stage, "tab.keys")
    click(stage, "key.undo")
    press(stage, pygame.KSCAN_F1, pygame.K_F1)
    assert stage.bindings.label("undo") == "F1"
    assert stage.bindings.label("rules") == "no key"
    assert stage.host is not None
    assert stage.host.folders is not None
    assert (stage.host.folders.settings / "settings.json").exists()
    assert isinstance(stage.top, SettingsScene)
    assert "no key now" in stage.top.message


def test_the_rules_are_searched_while_somebody_types(stage: Stage) -> None:
    stage.push(make("rules"))
    for letter in "wall":
        press(stage, getattr(pygame, f"KSCAN_{letter.upper()}"), ord(letter), text=letter)
    assert any("SDA-LOS" in shown.key for shown in stage.top.root.walk())
    assert widget(stage, "search")


def test_random_clicks_keys_and_resizes_raise_nothing(stage: Stage) -> None:
    whim = Random(5)
    stage.push(Menu())
    keys = [
        (pygame.KSCAN_TAB, pygame.K_TAB),
        (pygame.KSCAN_RETURN, pygame.K_RETURN),
        (pygame.KSCAN_DOWN, pygame.K_DOWN),
    ]
    for step in range(400):
        if not stage.scenes:
            stage.push(Menu())
        place = (whim.randrange(stage.surface.get_width()), whim.randrange(stage.surface.get_height()))
        kind = whim.randrange(12)
        if kind == 0:
            size = (whim.randrange(700, 1500), whim.randrange(500, 900))
            stage.tick([pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1])], 0.02)
        elif kind == 1:
            stage.tick([pygame.event.Event(pygame.WINDOWFOCUSLOST), pygame.event.Event(pygame.WINDOWFOCUSGAINED)], 0.02)
        elif kind == 2:
            press(stage, *whim.choice(keys))
        elif kind == 3:
            stage.tick([pygame.event.Event(pygame.MOUSEWHEEL, y=whim.choice((-2, 1)))], 0.02)
        elif kind == 4 and step % 5 == 0:
            press(stage, pygame.KSCAN_ESCAPE, pygame.K_ESCAPE)
        else:
            button = whim.choice((1, 1, 1, 2, 3))
            events = [
                pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)),
                pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button),
                pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=button),
            ]
            stage.tick(events, 0.02)


@pytest.mark.parametrize("slug", ["superdungeon", "colosseum", "arenashow"])
def test_the_rules_open_with_the_game_in_short_or_with_the_rule_that_was_asked_for(stage: Stage, slug: str) -> None:
    stage.push(RulesScene(slug))
    said = [found.text for found in stage.top.root.walk() if isinstance(found, Label)]
    assert "The aim" in said
    assert "A turn" in said or "A round" in said
    wanted = rules(slug)[7]
    stage.push(RulesScene(slug, wanted.id))
    said = [found.text for found in stage.top.root.walk() if isinstance(found, Label)]
    assert said.index(wanted.text) <= min(
        said.index(rule.text) for rule in rules(slug) if rule.chapter == wanted.chapter
    )


def test_the_games_are_shown_by_figures_that_there_are(stage: Stage) -> None:
    for slug, tableau in TABLEAUX.items():
        for actor in tableau.cast:
            assert actor.sprite.startswith(f"{slug}/")
            assert actor.pose in stage.sprites.entries[actor.sprite].frames


@pytest.mark.parametrize("wanted", ["SDA-LOS-01", "wall"])
def test_a_chapter_is_named_once_on_a_page(stage: Stage, wanted: str) -> None:
    stage.push(RulesScene("superdungeon", wanted))
    page = next(
        group for group in stage.top.root.walk() if isinstance(group, Scroll) and group.key.startswith("rules.")
    )
    said = [label.text for label in page.walk() if isinstance(label, Label)]
    chapters = {rule.chapter for rule in rules("superdungeon")}
    assert any(text in chapters for text in said)
    assert all(said.count(chapter) <= 1 for chapter in chapters)
    assert not any(text.startswith("SDA-") and " " in text for text in said)
