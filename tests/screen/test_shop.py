"""The store of the show: a hero first, then one button a card; credits are shared out by steppers."""

from __future__ import annotations

from game.arenashow.state import SLOTS, State
from game.screen.dialog import Dialog
from game.screen.host import Host
from game.screen.scenes.board import Board
from game.screen.stage import Stage

from .hands import click
from .test_duel import board_of, settle


def shopping(stage: Stage, host: Host, decisions: int) -> Board:
    board = board_of(stage, host, "arenashow", ["human", "human"], "1", decisions)
    settle(stage, board)
    return board


def test_every_card_has_one_button_for_the_hero_that_is_up(stage: Stage, host: Host) -> None:
    board = shopping(stage, host, 568)
    state: State = board.table.match.state
    for hero in ("BK", "BT", "BW"):
        click(stage, f"shop.for.{hero}")
        buttons = [widget for widget in board.root.walk() if widget.key.startswith("shop.buy.")]
        assert len(buttons) == len(set(state.store))
        for button in buttons:
            card = button.key.removeprefix("shop.buy.")
            wanted = [text for text in board.table.match.pending[1].options if text.startswith(hero) and card in text]
            assert button.is_enabled == bool(wanted)


def test_what_is_given_up_is_a_second_step(stage: Stage, host: Host) -> None:
    """BAS-ITEM-02: with all slots full an item is bought in place of another one."""
    board = shopping(stage, host, 568)
    state: State = board.table.match.state
    assert len(state.heroes["BK"].items) == SLOTS
    click(stage, "shop.for.BK")
    click(stage, "shop.buy.tin-locket")
    assert isinstance(stage.top, Dialog)
    click(stage, "choice1")
    given = [answer.text for step in board.table.match.steps for answer in step.answers][-1]
    assert given.startswith("BK buy tin-locket")
    assert len(board.table.match.state.heroes["BK"].items) == SLOTS  # BAS-ITEM-02


def test_credits_are_shared_out_by_steppers(stage: Stage, host: Host) -> None:
    board = shopping(stage, host, 242)
    before = {hero.id: hero.credits for hero in board.table.match.state.heroes.values()}
    assert not board.root.find("share.done").is_enabled  # type: ignore[union-attr]
    for key in ("BK", "BW", "BK"):
        click(stage, f"share.{key}.more")
    assert not board.root.find("share.BT.more").is_enabled  # type: ignore[union-attr]
    click(stage, "share.done")
    after = {hero.id: hero.credits for hero in board.table.match.state.heroes.values()}
    assert {id: after[id] - before[id] for id in ("BK", "BT", "BW")} == {"BK": 2, "BT": 0, "BW": 1}
