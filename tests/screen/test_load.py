"""Saves with names and pictures: opened, renamed, deleted and put back."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame

from game.saves.saves import list_saves
from game.screen.dialog import Ask, Dialog
from game.screen.host import Host
from game.screen.scenes.board import Board
from game.screen.scenes.load import Load, facts, name_of
from game.screen.scenes.pause import save
from game.screen.stage import Stage

from .hands import click, press, tick, widget
from .legible import TIGHT, faults_of, look
from .test_board import board, settle


def typed(stage: Stage, text: str) -> None:
    press(stage, pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE, pygame.KMOD_LCTRL)
    for letter in text:
        press(stage, pygame.KSCAN_A, ord(letter), text=letter)


def saved(stage: Stage, host: Host, *names: str) -> Board:
    """Keep a match under each name, by the menu."""
    scene = board(host, ["human", "human"], "load", scenario="destruction")
    for name in names:
        settle(stage, scene)
        scene.commit(next(offer for offer in scene.gestures.offers if offer.values))
        settle(stage, scene)
        save(scene)
        assert isinstance(stage.top, Ask)
        typed(stage, name)
        press(stage, pygame.KSCAN_RETURN, pygame.K_RETURN)
        assert isinstance(stage.top, Dialog)
        click(stage, "choice0")
    return scene


def test_a_save_has_a_name_a_picture_and_facts(stage: Stage, host: Host) -> None:
    scene = saved(stage, host, "Before the bridge")
    asked = scene.decision
    assert asked is not None
    (entry,) = host.saves()
    assert name_of(entry) == "Before the bridge"
    assert entry.path.name == "Before-the-bridge.save"
    assert entry.note is not None
    picture = pygame.image.load(BytesIO(entry.note.picture))
    assert picture.get_width() > 100
    assert facts(entry)[0] == "Super Dungeon Arena"
    assert "Arena: Sunlit Ring" in facts(entry)
    assert "Player 1, Player 2" in facts(entry)
    stage.reset(Load())
    for view in TIGHT:
        look(stage, view)
        assert not faults_of(stage)
    click(stage, "open")
    again = stage.top
    assert isinstance(again, Board)
    settle(stage, again)
    assert again.decision is not None
    assert (again.decision.prompt, again.decision.options) == (asked.prompt, asked.options)


def test_a_save_is_renamed_by_keys(stage: Stage, host: Host) -> None:
    saved(stage, host, "One", "Two")
    stage.reset(Load())
    names = [name_of(entry) for entry in host.saves()]
    press(stage, pygame.KSCAN_DOWN, pygame.K_DOWN)
    press(stage, pygame.KSCAN_F2, pygame.K_F2)
    assert isinstance(stage.top, Ask)
    typed(stage, "Éowyn's last stand")
    press(stage, pygame.KSCAN_RETURN, pygame.K_RETURN)
    assert [name_of(entry) for entry in host.saves()] == [names[0], "Éowyn's last stand"]
    press(stage, pygame.KSCAN_DOWN, pygame.K_DOWN)
    press(stage, pygame.KSCAN_RETURN, pygame.K_RETURN)
    assert isinstance(stage.top, Board)


def test_what_is_deleted_can_be_put_back(stage: Stage, host: Host) -> None:
    saved(stage, host, "Keep me", "Drop me")
    load = Load()
    stage.reset(load)
    number = next(i for i, entry in enumerate(load.entries) if name_of(entry) == "Drop me")
    whole = load.entries[number].path.read_bytes()
    click(stage, f"save{number}")
    press(stage, pygame.KSCAN_DELETE, pygame.K_DELETE)
    assert isinstance(stage.top, Dialog)
    press(stage, pygame.KSCAN_RETURN, pygame.K_RETURN)
    assert len(host.saves()) == 2, "Enter keeps it: to delete is the other button"
    click(stage, "delete")
    click(stage, "choice0")
    assert [name_of(entry) for entry in host.saves()] == ["Keep me"]
    assert [name_of(entry) for entry in host.discarded()] == ["Drop me"]
    click(stage, "trash")
    assert not faults_of(stage)
    click(stage, "restore")
    assert {name_of(entry) for entry in host.saves()} == {"Keep me", "Drop me"}
    assert not host.discarded()
    again = next(entry for entry in host.saves() if name_of(entry) == "Drop me")
    assert again.path.read_bytes() == whole


def test_a_deleted_save_overwrites_no_other_in_the_trash(stage: Stage, host: Host, tmp_path: Path) -> None:
    for _ in range(2):
        saved(stage, host, "Same")
        stage.reset(Load())
        click(stage, "delete")
        click(stage, "choice0")
    assert {entry.path.name for entry in list_saves(tmp_path / "saves" / "trash")} == {"Same.save", "Same-2.save"}


def test_a_damaged_save_says_what_is_wrong_and_can_be_thrown_away(stage: Stage, host: Host, tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "torn.save").write_bytes(b"three-arenas save 00\n{}")
    stage.reset(Load())
    tick(stage)
    assert not widget(stage, "open").is_enabled
    assert not widget(stage, "rename").is_enabled
    click(stage, "delete")
    click(stage, "choice0")
    assert not host.saves()
    assert (folder / "trash" / "torn.save").exists()
