"""Battle Arena Show on the screen: every decision has its place, whole rounds are shown, and hands stay hidden."""

from __future__ import annotations

from game.arenashow.events import Bought, Drew
from game.kernel.game import Setup
from game.screen.arenashow import cards, words
from game.screen.arenashow.presenter import ArenaShowPresenter
from game.screen.host import Host
from game.screen.scenes.board import Board
from game.screen.stage import Stage
from game.screen.statistics import gathered


def test_every_card_is_described(stage: Stage, host: Host) -> None:
    state = host.new("arenashow", Setup(seats=2, seed="cards"), ["random", "random"]).match.state
    for card in state.bonus_cards():
        assert len(words.bonus(card)) > 12
        assert cards.of_bonus(card).lines
    for slug in {*state.item_pile, *state.store}:
        assert words.item(state.item(slug))


def test_a_match_is_shown_and_every_option_is_on_offer(stage: Stage, host: Host) -> None:
    stage.settings.animation_speed = stage.settings.computer_speed = 0
    table = host.new("arenashow", Setup(seats=2, seed="screen"), ["random", "random"])
    presenter = ArenaShowPresenter(table)
    board = Board(table, presenter, lambda over: None)
    stage.push(board)
    asked = set()
    for _ in range(4000):
        if table.is_over or table.match.state.round >= 4:
            break
        for decision in table.match.pending.values():
            if decision.prompt not in asked:
                asked.add(decision.prompt)
                offers = presenter.offers(table.match, decision)
                assert {offer.values[0] for offer in offers} == set(decision.options)
                assert all(offer.text for offer in offers)
                for offer in offers[:12]:
                    presenter.preview(table.match, decision, offer)
        stage.tick([], 1 / 30)
    assert asked >= {"store", "activate", "maintenance.cards", "turn"}
    assert len(board.log) > 60
    numbers = gathered(presenter.statistics(table.match))
    spent = dict(numbers.rows)["Credits spent"]
    assert sum(spent) == sum(
        event.paid for step in table.match.steps for event in step.events if isinstance(event, Bought)
    )


def test_the_log_forgets_what_the_next_person_must_not_know(stage: Stage, host: Host) -> None:
    """What came into the hand of one team is nowhere in the log once the other team is at the screen."""
    stage.settings.animation_speed = stage.settings.computer_speed = 0
    stage.settings.trust = True
    table = host.new("arenashow", Setup(seats=2, seed="secret"), ["human", "human"])
    presenter = ArenaShowPresenter(table)
    board = Board(table, presenter, lambda over: None)
    stage.push(board)
    drawn: dict[int, set[str]] = {0: set(), 1: set()}
    turns = set()
    for _ in range(600):
        if table.is_over or table.match.state.round >= 3:
            break
        seat, decision = next(iter(table.match.pending.items()))
        state = table.match.state
        for step in table.match.steps:
            for event in step.events:
                if isinstance(event, Drew):
                    drawn[state.heroes[event.hero].team].add(words.name(event.card))
        stage.tick([], 1 / 30)
        stage.tick([], 1 / 30)
        hidden = drawn[1 - state.team_of(seat)]
        lines = [line.text for line in board.log if " draws " in line.text]
        assert not [line for line in lines if line.split(" draws ")[1] in hidden - drawn[state.team_of(seat)]]
        turns.add(state.team_of(seat))
        table.answer(seat, decision.options[0])
    assert turns == {0, 1}
    assert all(drawn.values())
