"""The store of the show: a hero first, then one button a card; credits are shared out by steppers."""

from __future__ import annotations

from collections.abc import Callable

from game.arenashow.state import SLOTS, State
from game.kernel.decision import Decision
from game.kernel.game import Setup
from game.screen.dialog import Dialog
from game.screen.host import Host
from game.screen.presenters import presenter
from game.screen.scenes.board import Board
from game.screen.stage import Stage

from .hands import click
from .test_duel import settle

Wanted = Callable[[State, "Decision[str]"], bool]


def shopping(stage: Stage, host: Host, wanted: Wanted) -> tuple[Board, int]:
    """Lay a match on the table at the first question that is wanted; return whose question it is too."""
    for seed in range(1, 30):
        table = host.new("arenashow", Setup(seats=2, seed=str(seed)), ["random", "random"])
        while not table.is_over:
            ((seat, decision),) = list(table.match.pending.items())[:1]
            if wanted(table.match.state, decision):
                for each in table.seats:
                    each.spec = "human"
                board = Board(table, presenter(table), lambda over: None)
                stage.push(board)
                settle(stage, board)
                return board, seat
            table.think(0.1)
    raise AssertionError("nobody was asked that")


def full(state: State, decision: Decision[str]) -> str:
    """A hero with full slots who may buy all the same."""
    heroes = [hero for hero in state.heroes.values() if len(hero.items) == SLOTS]
    return next((hero.id for hero in heroes if any(text.startswith(f"{hero.id} buy") for text in decision.options)), "")


def test_every_card_has_one_button_for_the_hero_that_is_up(stage: Stage, host: Host) -> None:
    board, seat = shopping(stage, host, lambda state, decision: decision.prompt == "store")
    state: State = board.table.match.state
    for hero in (hero.id for hero in state.heroes.values() if hero.seat == seat):
        click(stage, f"shop.for.{hero}")
        buttons = [widget for widget in board.root.walk() if widget.key.startswith("shop.buy.")]
        assert len(buttons) == len(set(state.store))
        for button in buttons:
            card = button.key.removeprefix("shop.buy.")
            options = board.table.match.pending[seat].options
            assert button.is_enabled == any(text.startswith(hero) and card in text for text in options)


def test_what_is_given_up_is_a_second_step(stage: Stage, host: Host) -> None:
    """BAS-ITEM-02: with all slots full an item is bought in place of another one."""
    board, seat = shopping(stage, host, lambda state, asked: asked.prompt == "store" and bool(full(state, asked)))
    match = board.table.match
    hero = full(match.state, match.pending[seat])
    before = list(match.state.heroes[hero].items)
    click(stage, f"shop.for.{hero}")
    card = next(text for text in match.pending[seat].options if text.startswith(f"{hero} buy")).split()[2]
    click(stage, f"shop.buy.{card}")
    if isinstance(stage.top, Dialog):  # several might be given up
        click(stage, "choice1")
    given = [answer.text for step in board.table.match.steps for answer in step.answers][-1]
    assert given.startswith(f"{hero} buy {card}")
    after = board.table.match.state.heroes[hero].items
    assert len(after) == SLOTS  # BAS-ITEM-02
    assert after != before


def test_credits_are_shared_out_by_steppers(stage: Stage, host: Host) -> None:
    def three(state: State, decision: Decision[str]) -> bool:
        return decision.prompt == "credits" and any(text.endswith(" 3") for text in decision.options)

    board, seat = shopping(stage, host, three)
    state: State = board.table.match.state
    one, two, three_ = (hero.id for hero in state.heroes.values() if hero.seat == seat)
    before = {hero.id: hero.credits for hero in state.heroes.values()}
    assert not board.root.find("share.done").is_enabled  # type: ignore[union-attr]
    for key in (one, three_, one):
        click(stage, f"share.{key}.more")
    assert not board.root.find(f"share.{two}.more").is_enabled  # type: ignore[union-attr]
    click(stage, "share.done")
    after = {hero.id: hero.credits for hero in board.table.match.state.heroes.values()}
    assert {id: after[id] - before[id] for id in (one, two, three_)} == {one: 2, two: 0, three_: 1}
