"""The hand on the board screen: what can be played is lit and played by clicks, and nobody else's cards are seen."""

from __future__ import annotations

from typing import Any

import pygame

from game.arenashow.events import CardPlayed, Discarded, Drew, Shot, ShotIgnored
from game.arenashow.game import GAME
from game.catalogue import game as find_game
from game.kernel.chance import Chance
from game.kernel.game import Setup
from game.kernel.match import Match
from game.screen.arenashow import words
from game.screen.dialog import Curtain
from game.screen.host import Host
from game.screen.presenter import Held
from game.screen.scenes.board import Board
from game.screen.scenes.hand import HandCard, card_needs, gist
from game.screen.stage import Stage
from game.screen.table import Table, seats_of
from game.screen.widgets import Button

from .hands import click, click_at, press, tick
from .legible import look

FIGHT: dict[str, Any] = {
    "board": [15, 9],
    "heroes": {
        "RK": {"use": "killer", "at": [3, 4], "hand": ["deadeye", "hollow-point", "sprint"]},
        "RT": {"use": "tank", "at": [3, 6], "hand": ["brace"]},
        "BK": {"use": "killer", "at": [6, 4], "hand": ["sidestep"]},
    },
    "active": "RK",
}


def laid(window: Stage, host: Host, specs: list[str], **changes: Any) -> Board:
    """Put a position on the screen."""
    window.settings.animation_speed = window.settings.computer_speed = 0
    window.settings.trust = True
    match: Match[Any] = Match(GAME.rules, GAME.lay({**FIGHT, **changes}, Chance(7)))
    host.play(Table(find_game("arenashow"), match, seats_of(specs), Setup(seats=2)))
    tick(window, times=4)
    board = window.top
    assert isinstance(board, Board)
    return board


def cards(board: Board) -> dict[str, Held]:
    return {held.card: held for held in board.hand_cards.cards}


def card(board: Board, name: str) -> HandCard:
    found = board.root.find(f"hand.{[held.card for held in board.hand_cards.cards].index(name)}")
    assert isinstance(found, HandCard)
    return found


def events(board: Board, kind: type) -> list[Any]:
    return [event for step in board.table.match.steps for event in step.events if isinstance(event, kind)]


def test_the_hand_says_what_can_be_played_now_and_why_the_rest_cannot(stage: Stage, host: Host) -> None:
    """BAS-BONUS-08, BAS-BONUS-23: each card in the situation on its face."""
    board = laid(stage, host, ["human", "human"])
    shown = cards(board)
    assert list(shown) == ["deadeye", "hollow-point", "sprint", "brace"], "those of the acting hero first"
    assert [name for name in shown if card(board, name).is_lit] == ["sprint"]
    assert shown["deadeye"].why_not == "Before the dice."
    assert shown["brace"].owner == words.short(board.table.match.state, "RT")
    assert not [button for button in board.root.walk() if isinstance(button, Button) and "Sprint" in button.text]
    click_at(stage, card(board, "deadeye").rect.center)
    assert board.message == "Before the dice."
    assert not events(board, CardPlayed)


def test_cards_are_picked_together_and_played_by_one_confirmation(stage: Stage, host: Host) -> None:
    """BAS-BONUS-15: the attacker may throw several at once."""
    board = laid(stage, host, ["human", "human"])
    board.table.answer(0, "use shot on BK")
    tick(stage, times=6)
    assert board.decision is not None
    assert board.decision.prompt == "window.before"
    assert cards(board)["brace"].why_not.endswith("takes no part in this attack.")
    assert cards(board)["sprint"].why_not == "In your turn."
    click_at(stage, card(board, "deadeye").rect.center)
    click_at(stage, card(board, "hollow-point").rect.center)
    assert board.gestures.ghost is not None
    assert board.gestures.ghost.values == ("play deadeye, hollow-point",)
    click_at(stage, card(board, "deadeye").rect.center)
    assert board.gestures.ghost.values == ("play hollow-point",), "a second click puts the card back"
    click_at(stage, card(board, "deadeye").rect.center)
    assert not events(board, CardPlayed), "nothing is played before it is confirmed"
    click(stage, "confirm")
    assert {event.card for event in events(board, CardPlayed)} == {"deadeye", "hollow-point"}


def test_a_long_text_is_cut_not_left_out(stage: Stage) -> None:
    long = "When an adjacent team-mate is the only target and you could be one, you become the target instead"
    for tall in (18, 34, 50, 120):
        shown = gist(stage.theme, long, 140, tall)
        assert shown.get_height() <= tall
        assert shown.get_bounding_rect().width > 60


def test_right_click_puts_picked_cards_back(stage: Stage, host: Host) -> None:
    board = laid(stage, host, ["human", "human"])
    click_at(stage, card(board, "sprint").rect.center)
    assert board.hand_cards.picked
    assert card(board, "sprint").is_picked
    click_at(stage, (board.panels.board_area.centerx, board.panels.board_area.bottom - 20), 3)
    assert not board.hand_cards.picked
    click_at(stage, card(board, "sprint").rect.center)
    press(stage, pygame.KSCAN_RETURN, pygame.K_RETURN)
    assert [event.card for event in events(board, CardPlayed)] == ["sprint"]


def test_a_card_is_thrown_away_from_the_hand(stage: Stage, host: Host) -> None:
    """BAS-BONUS-07: before drawing, any cards may be discarded."""
    board = laid(stage, host, ["human", "human"], stage="discard")
    assert [name for name in cards(board) if card(board, name).is_lit] == ["deadeye", "hollow-point", "sprint"]
    assert not any(isinstance(each, Button) and each.text.startswith("Throw") for each in board.root.walk())
    click_at(stage, card(board, "hollow-point").rect.center)
    click(stage, "confirm")
    tick(stage, times=3)
    assert [event.card for event in events(board, Discarded)] == ["hollow-point"]
    assert list(cards(board))[:2] == ["deadeye", "sprint"]


def test_a_card_with_a_target_waits_for_it_on_the_board(stage: Stage, host: Host) -> None:
    """BAS-BONUS-23: a card for a team-mate in range."""
    heroes = {
        "RK": {"use": "killer", "at": [3, 4], "health": 2},
        "RT": {"use": "tank", "at": [4, 4], "hand": ["rallying-cry"]},
        "BK": {"use": "killer", "at": [12, 4]},
    }
    board = laid(stage, host, ["human", "human"], heroes=heroes, active="RT")
    click_at(stage, card(board, "rallying-cry").rect.center)
    assert board.gestures.group == "Play Rallying Cry"
    assert [offer.target for offer in board.gestures.placed] == ["RK"]


def test_pointing_shows_the_card_large(stage: Stage, host: Host) -> None:
    board = laid(stage, host, ["human", "human"])
    place = card(board, "deadeye").rect.center
    before = stage.surface.copy()
    stage.tick([pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))], 0.02)
    assert board.hand_cards.pointed == 0
    beside = pygame.Rect(board.hand_cards.width + 20, place[1] - 10, 100, 40)
    assert pygame.image.tobytes(before.subsurface(beside), "RGB") != pygame.image.tobytes(
        stage.surface.subsurface(beside), "RGB"
    )


def test_attacks_without_a_target_are_grey_and_say_why(stage: Stage, host: Host) -> None:
    """BAS-ACTION-13, BAS-ACTION-25: what is out of range or costs too much is not on offer."""
    heroes = {"RK": {"use": "killer", "at": [3, 4], "mana": 0}, "BK": {"use": "killer", "at": [12, 4]}}
    board = laid(stage, host, ["human", "human"], heroes=heroes)
    found = {name: offers[0] for name, offers in board.gestures.buttons()}
    assert (
        found["Shot"].why_not == f"Nobody in reach. {words.figure(board.table.match.state, 'BK')}: out of range, 9 > 4."
    )
    assert found["Snipe"].why_not == "Not enough mana, 1 > 0."
    shot = next(each for each in board.root.walk() if isinstance(each, Button) and each.text == "Shot")
    assert not shot.is_enabled
    assert shot.tip.startswith("Nobody in reach")


def test_the_only_minion_that_can_march_is_selected(stage: Stage, host: Host) -> None:
    """BAS-MINION-16: it must march; only its square is to be chosen."""
    marching: dict[str, Any] = {
        "board": [15, 9],
        "cells": {"C0": [[0, 0, 3, 3]], "C1": [[3, 0, 3, 3]]},
        "routes": {"red-north": ["C0", "C1"]},
        "teleporters": {"red-north": [[0, 0], [1, 0], [2, 0]]},
        "heroes": {"RK": {"use": "killer", "at": [8, 8]}, "BK": {"use": "killer", "at": [12, 8]}},
        "stage": "march",
    }
    stage.settings.animation_speed = 0
    for minions, selected in (({"r1": [1, 1]}, "r1"), ({"r1": [1, 1], "r2": [2, 2]}, "")):
        match: Match[Any] = Match(GAME.rules, GAME.lay({**marching, "minions": minions}, Chance(7)))
        host.play(Table(find_game("arenashow"), match, seats_of(["human", "human"]), Setup(seats=2)))
        tick(stage, times=4)
        board = stage.top
        assert isinstance(board, Board)
        assert board.decision is not None
        assert board.decision.prompt == "minions.march"
        assert board.gestures.selected == selected
        assert board.view is not None
        assert set(board.view.marked) == (set() if selected else {"r1", "r2"})


def test_who_is_shot_at_may_answer_from_the_hand(stage: Stage, host: Host) -> None:
    """BAS-TURRET-21, BAS-BONUS-08: the tank inside covers the attacker, and the question says so."""
    heroes = {
        "RK": {"use": "killer", "at": [6, 3]},
        "RT": {"use": "tank", "at": [6, 5], "health": 7, "hand": ["grounding-spike", "brace"]},
        "BK": {"use": "killer", "at": [14, 8]},
    }
    board = laid(stage, host, ["human", "human"], heroes=heroes, structures={"blue-north": {"at": [7, 4]}})
    board.table.answer(0, "use shot on blue-north")
    tick(stage, times=6)
    assert board.decision is not None
    assert board.decision.prompt == "shot.answer"
    state = board.table.match.state
    tank, killer = words.short(state, "RT"), words.short(state, "RK")
    question = board.presenter.question(board.table.match, board.decision)
    said = f"Blue north turret shoots at {tank} in the place of {killer}: 2 damage of 7 health."
    assert question == f"{said} Play a card?"
    assert board.gestures.selected == "RT"
    assert [name for name in cards(board) if card(board, name).is_lit] == ["grounding-spike"]
    click_at(stage, card(board, "grounding-spike").rect.center)
    click(stage, "confirm")
    assert [event.hero for event in events(board, ShotIgnored)] == ["RT"]


def test_the_owner_of_a_turret_chooses_whom_it_shoots(stage: Stage, host: Host) -> None:
    """BAS-TURRET-22: two inside and no tank, the attacker outside."""
    bash = {"bash": {"type": "physical", "siege": True, "range": 2, "damage": 2}}
    heroes = {
        "RK": {"use": "killer", "at": [6, 3]},
        "RW": {"use": "wizard", "at": [6, 5], "health": 4},
        "RT": {"use": "tank", "at": [5, 4], "actions": bash},
        "BK": {"use": "killer", "at": [14, 8]},
    }
    structures = {"blue-north": {"at": [7, 4]}}
    board = laid(stage, host, ["human", "human"], heroes=heroes, structures=structures, active="RT")
    board.table.answer(0, "use bash on blue-north")
    tick(stage, times=6)
    assert board.decision is not None
    assert (board.decision.prompt, board.decision.seat) == ("shot", 1)
    question = board.presenter.question(board.table.match, board.decision)
    assert question == "Blue north turret shoots back, 2 damage: at whom?"
    assert {offer.target: offer.note for offer in board.gestures.placed} == {"RK": "6 health", "RW": "4 health"}
    assert board.view is not None
    assert set(board.view.aimed) == {"RK", "RW"}
    board.choose(None, "RW")
    assert [event.hero for event in events(board, Shot)] == ["RW"]


def secrets_of(board: Board, team: int) -> set[str]:
    """The names of the cards that only a team may know."""
    state = board.table.match.state
    public = {card for pile in state.discards.values() for card in pile}
    return {words.name(card) for hero in state.heroes_of(team) for card in set(hero.hand) - public}


def visible(board: Board) -> list[str]:
    widgets = list(board.root.walk())
    return [
        *(f"{each.tip} {getattr(each, 'text', '')}" for each in widgets),
        *(line.text for line in board.log if " draws " in line.text),
        *(each.card.title for each in widgets if isinstance(each, HandCard)),
    ]


def test_nobody_looks_into_a_hand_while_a_computer_plays_between_two_persons(stage: Stage, host: Host) -> None:
    """BAS-BONUS-01: what a person drew leaves log and hand as soon as another seat has the word."""
    stage.settings.animation_speed = stage.settings.computer_speed = 0
    table = host.new("arenashow", Setup(seats=3, seed="between"), ["human", "easy", "human"])
    host.play(table)
    board = stage.top
    assert isinstance(board, Board)
    looked = curtains = hidden = 0
    for _ in range(1200):
        if table.match.state.round > 2 or table.is_over:
            break
        stage.tick([], 1 / 30)
        if isinstance(stage.top, Curtain):
            curtains += 1
            assert table.viewer is None
            assert not board.hand_cards.cards
            click(stage, "ready")
        seat = table.viewer
        shown = visible(board)
        for team in (0, 1):
            if seat is not None and table.match.state.team_of(seat) == team:
                looked += bool(board.hand_cards.cards)
                continue
            found = secrets_of(board, team) - (secrets_of(board, 1 - team) if seat is not None else set())
            for name in found:
                assert not [text for text in shown if name in text], (name, seat)
            hidden += bool(found)
        if board.decision is not None and stage.top is board and table.asked == board.seat:
            own = {card for hero in table.match.state.heroes.values() if hero.seat == board.seat for card in hero.hand}
            assert {held.card for held in board.hand_cards.cards} == own
            options = board.decision.options
            table.answer(board.decision.seat, "end" if "end" in options else options[0])
    assert min(looked, curtains, hidden) > 3
    assert events(board, Drew)


def test_the_column_takes_no_place_where_nobody_sits(stage: Stage, host: Host) -> None:
    stage.settings.computer_speed = 0
    table = host.new("arenashow", Setup(seats=2, seed="empty"), ["random", "random"])
    host.play(table)
    board = stage.top
    assert isinstance(board, Board)
    assert board.hand_cards.width == 0
    assert stage.top.root.find("hand") is None


def test_the_column_goes_with_the_last_card_and_stays_while_hands_are_hidden(stage: Stage, host: Host) -> None:
    heroes = {"RK": {"use": "killer", "at": [3, 4], "hand": ["sprint"]}, "BK": {"use": "killer", "at": [12, 4]}}
    board = laid(stage, host, ["human", "human"], heroes=heroes)
    wide = board.hand_cards.width
    assert wide > 0
    board.table.awaited = board.table.asked
    board.build()
    assert not board.hand_cards.cards
    assert board.hand_cards.width == wide
    board.table.awaited = None
    board.build()
    click_at(stage, card(board, "sprint").rect.center)
    click(stage, "confirm")
    tick(stage, times=4)
    assert not board.hand_cards.cards
    assert board.hand_cards.width == 0
    assert board.root.find("hand") is None


def test_each_card_has_its_picture_and_nothing_of_it_is_cut(stage: Stage, host: Host) -> None:
    """BAS-BONUS-08: eight cards fit the smallest window that people ask for."""
    heroes = {
        "RK": {"use": "killer", "at": [3, 4], "hand": ["deadeye", "hollow-point", "sprint"]},
        "RT": {"use": "tank", "at": [3, 6], "hand": ["brace", "grit", "rallying-cry"]},
        "RW": {"use": "wizard", "at": [3, 8], "hand": ["concentration", "wide-pattern"]},
        "BK": {"use": "killer", "at": [12, 4]},
    }
    board = laid(stage, host, ["human", "human"], heroes=heroes)
    look(stage, ((1280, 720), 100))
    shown = [each for each in board.root.walk() if isinstance(each, HandCard)]
    assert len(shown) == 8
    assert board.root.find("hand.scroll") is None
    for each in shown:
        assert each.face is not None
        assert stage.sprites.entry(each.face.sprite) is not None
        assert each.rect.height >= card_needs(stage.theme, each.card, each.rect.width, each.size)
