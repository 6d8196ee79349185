"""Battle Arena Show on the screen: every decision has its place, whole rounds are shown, and hands stay hidden."""

from __future__ import annotations

import pygame

from game.arenashow.events import Bought, Drew, Passed, Walked
from game.arenashow.movement import Reach
from game.arenashow.store import Order
from game.arenashow.values import attack_value
from game.kernel.game import Setup
from game.screen.arenashow import cards, offers, words
from game.screen.arenashow.presenter import ArenaShowPresenter
from game.screen.cardface import CardFace
from game.screen.dialog import Curtain
from game.screen.host import Host
from game.screen.scenes.board import Board
from game.screen.stage import Stage
from game.screen.statistics import gathered

from .hands import press, tick


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
                found = presenter.offers(table.match, decision)
                assert {offer.values[0] for offer in found if not offer.why_not} == set(decision.options)
                assert all(offer.text for offer in found)
                for offer in [each for each in found if each.values][:12]:
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


def test_no_hand_of_the_other_team_is_in_sight(stage: Stage, host: Host) -> None:
    """BAS-BONUS-01: cards, piles, tips and buttons tell nothing of the other team's hands; a curtain falls between."""
    stage.settings.animation_speed = stage.settings.computer_speed = 0
    table = host.new("arenashow", Setup(seats=2, seed="hands"), ["human", "human"])
    presenter = ArenaShowPresenter(table)
    board = Board(table, presenter, lambda over: None)
    stage.push(board)
    curtains, looks, last = 0, 0, None
    for _ in range(500):
        if table.is_over or looks > 12:
            break
        stage.tick([], 1 / 30)
        if isinstance(stage.top, Curtain):
            assert not stage.top.root.find("question")
            curtains += 1
            stage.top.lift()
        stage.tick([], 1 / 30)
        seat, decision = next(iter(table.match.pending.items()))
        state = table.match.state
        if seat != last:
            last = seat
            shown = {card for hero in state.heroes.values() if hero.seat == seat for card in hero.hand}
            public = {card for pile in state.discards.values() for card in pile}
            hidden = {card for hero in state.heroes.values() if hero.seat != seat for card in hero.hand}
            hidden = {words.name(card) for card in hidden - shown - public}
            others = [hero.id for hero in state.heroes.values() if hero.seat != seat]
            seen = [text_of(presenter.card(state, hero)) for hero in others]
            for owner in (0, 1):
                for _, pile in presenter.zones(state, owner):
                    seen += map(words.name, pile)
            widgets = [widget for widget in board.root.walk() if not widget.key.startswith("log.")]
            seen += [f"{widget.tip} {getattr(widget, 'text', '')}" for widget in widgets]
            for name in hidden:
                assert not [text for text in seen if name in text], name
            looks += bool(hidden)
        own = [offer for offer in board.gestures.offers if not offer.why_not]
        assert own, decision.prompt
        table.answer(seat, decision.options[-1] if decision.prompt == "turn" else decision.options[0])
    assert looks > 3
    assert curtains > 3


def text_of(card: CardFace | None) -> str:
    assert card is not None
    return " ".join(f"{line.title} {line.text}" for line in card.lines)


def test_the_store_says_what_a_purchase_makes_of_a_hero_and_what_is_too_dear(stage: Stage, host: Host) -> None:
    """BAS-STORE-13, BAS-STORE-21: prices, the difference of an improvement, and the numbers after it."""
    table = host.new("arenashow", Setup(seats=2, seed="store"), ["random", "random"])
    while not any(decision.prompt == "store" for decision in table.match.pending.values()):
        table.think(0.1)
    seat, decision = next(iter(table.match.pending.items()))
    state = table.match.state
    for hero in state.heroes.values():
        hero.credits = 3
    found = offers.offers(state, decision)
    dear = [offer for offer in found if offer.why_not]
    assert {offer.card for offer in dear} == {slug for slug in state.store if state.item(slug).cost > 3}
    assert all("has 3" in offer.why_not for offer in dear)
    hero = next(hero for hero in state.heroes.values() if hero.seat == seat)
    slug = next(slug for slug in state.item_pile if {effect.stat for effect in state.item(slug).effects} == {"attack"})
    amount = state.item(slug).effects[0].amount
    before = attack_value(state, hero)
    said = offers.change(state, hero, Order(hero.id, "buy", slug))
    assert said == f"attack {before} to {before + amount}"
    assert not hero.items, "the look ahead has bought nothing"


def test_a_hero_walks_over_way_points(stage: Stage, host: Host) -> None:
    """BAS-MOVE-03: the way leads over the squares that were clicked, and says what it costs."""
    table = host.new("arenashow", Setup(seats=2, seed="way"), ["random", "random"])
    while not any(decision.prompt == "turn" for decision in table.match.pending.values()):
        table.think(0.1)
    seat, decision = next(iter(table.match.pending.items()))
    state = table.match.state
    presenter = ArenaShowPresenter(table)
    moves = [offer for offer in presenter.offers(table.match, decision) if offer.kind == "move"]
    goals = {offer.square for offer in moves if offer.square is not None}
    hero = state.active
    near = next(goal for goal in goals if Reach(state, hero, 1).squares >> goal & 1)
    beyond = hero.clone()
    beyond.square = near
    far = next(goal for goal in goals - {near} if Reach(state, beyond, 1).squares >> goal & 1)
    walk = moves[0].via
    assert walk is not None
    offer = walk((near, far))
    preview = presenter.preview(table.match, decision, offer)
    assert preview is not None
    assert len(preview.path) == 3
    table.answer(seat, offer.values[0])
    assert state.heroes[hero.id].square == far
    walked = [event for step in table.match.steps for event in step.events if isinstance(event, Walked)]
    assert walked[-1].path == (near, far)


def test_a_window_gives_both_sides_and_is_passed_with_one_key(stage: Stage, host: Host) -> None:
    """A match that goes on in the middle of an attack shows it; Space passes (BAS-BONUS-08)."""
    stage.settings.animation_speed = 0
    stage.settings.trust = True
    table = host.new("arenashow", Setup(seats=2, seed="pp0"), ["random", "random"])
    while not any(decision.prompt == "window.before" for decision in table.match.pending.values()):
        table.think(0.1)
    for seat in table.seats:
        seat.spec = "human"
    host.play(table)
    board = stage.top
    assert isinstance(board, Board)
    tick(stage, times=10)
    assert board.decision is not None
    assert board.duel.is_open
    question = board.presenter.question(table.match, board.decision)
    assert "2D6 against" in question
    assert question.startswith("Before the dice")
    assert not [event for event in table.match.steps[-1].events if isinstance(event, Passed)]
    press(stage, pygame.KSCAN_SPACE, pygame.K_SPACE, text=" ")
    tick(stage, times=4)
    assert [event.window for event in table.match.steps[-1].events if isinstance(event, Passed)] == ["before"]


def test_reasons_call_figures_by_their_names(host: Host) -> None:
    state = host.new("arenashow", Setup(seats=2, seed="names"), ["random", "random"]).match.state
    name = words.figure(state, "RT")
    assert words.named(state, "RT has moved already; c5 is taken") == f"{name} has moved already; c5 is taken"
