"""Dungeon Dice on the screen: every die has a picture, every decision a button, and whole games are shown."""

from __future__ import annotations

import re

import pytest

from game.colosseum.dice import DICE
from game.colosseum.events import Compared, Showed
from game.colosseum.heroes import fame
from game.colosseum.odds import Odds
from game.kernel.game import Setup
from game.screen.colosseum import dicelook, log, words
from game.screen.colosseum.equip import Equip
from game.screen.colosseum.presenter import ColosseumPresenter, fought_out
from game.screen.host import Host
from game.screen.refusals import sentence
from game.screen.scenes.board import Board
from game.screen.scenes.gallery import Gallery
from game.screen.scenes.setup import SetupScene
from game.screen.stage import Stage
from game.screen.statistics import gathered

from .hands import click, tick, widget
from .legible import questions

RAW = re.compile(r"\b[A-EM]\.\w|\b[a-z]+-(?:[a-z]+\b|\d)|\{|None")
"""Ids of dice, slugs and what else is not for players."""


@pytest.mark.parametrize("slug", DICE)
def test_every_face_has_a_picture_and_words(stage: Stage, slug: str) -> None:
    resting = dicelook.picture(slug, "", 64)
    assert resting.get_size() == (64, 64)
    for face in DICE[slug].faces:
        shown = dicelook.picture(slug, face, 64)
        assert shown.get_bounding_rect().width > 50
        assert words.face(face)
    assert dicelook.picture(slug, "", 64, True).get_buffer().raw != resting.get_buffer().raw
    assert words.die(slug) in words.about(slug)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_is_shown_to_its_end(stage: Stage, host: Host, seats: int) -> None:
    """Random computers play; whatever happens is shown at instant speed, and every option is on offer somewhere."""
    stage.settings.animation_speed = stage.settings.computer_speed = 0
    table = host.new("colosseum", Setup(seats=seats, seed=f"screen {seats}", options={"limit": 3}), ["random"] * seats)
    board = Board(table, ColosseumPresenter(table), lambda over: None)
    stage.push(board)
    asked = set()
    for _ in range(20_000):
        if table.is_over and not board.timeline.is_busy:
            break
        for decision in table.match.pending.values():
            if decision.prompt not in asked:
                asked.add(decision.prompt)
                offers = board.presenter.offers(table.match, decision)
                assert [offer.values[0] for offer in offers if offer.opens is None] == list(decision.options)
                assert all(offer.text for offer in offers)
                told = [
                    board.presenter.question(table.match, decision),
                    *(f"{offer.text}\n{offer.tip}" for offer in offers),
                ]
                assert not [text for text in told if RAW.search(text.removeprefix("None"))]
        stage.tick([], 1 / 30)
    assert table.is_over
    assert len(board.log) > 30
    assert not any("(" in line.text and "visible_to" in line.text for line in board.log)
    assert asked >= {"turn", "loadout"}
    numbers = gathered(board.presenter.statistics(table.match))
    assert dict(numbers.rows)["FAME"] == tuple(fame(hero) for hero in table.match.state.heroes)
    assert all(curve[-1][1] == dict(numbers.rows)["FAME"][seat] for seat, curve in enumerate(numbers.points))
    assert all(luck.dice > 0 and luck.band > 0 for luck in numbers.luck)


def test_questions_are_sentences() -> None:
    assert all(question[0].isupper() for question in words.QUESTIONS.values())


@pytest.mark.parametrize(("slug", "seats"), [("colosseum", 5), ("arenashow", 6)])
def test_everybody_finds_a_seat(stage: Stage, slug: str, seats: int) -> None:
    """As many seats as the game allows are set up, and a match begins with them."""
    stage.push(SetupScene(slug))
    setup = stage.top
    assert isinstance(setup, SetupScene)
    setup.set_count(seats)
    tick(stage)
    click(stage, "start")
    assert isinstance(stage.top, Board)
    assert len(stage.top.table.seats) == seats
    assert len({seat.colour for seat in stage.top.table.seats}) == seats


@pytest.mark.parametrize("slug", ["colosseum", "arenashow"])
def test_every_shelf_of_the_gallery_is_drawn(stage: Stage, slug: str) -> None:
    stage.push(Gallery(slug))
    gallery = stage.top
    assert isinstance(gallery, Gallery)
    shelves = [widget.key for widget in gallery.root.walk() if widget.key.startswith("shelf.")]
    assert len(shelves) > 4
    for key in shelves:
        click(stage, key)
        tick(stage)


def test_an_offer_is_put_together_by_clicking_dice(stage: Stage, host: Host) -> None:
    """DDC-TRADE-01: what is given and asked for is clicked on the mats; each reads it from the own side."""
    table = host.new("colosseum", Setup(seats=2, seed="bargain"), ["human", "human"])
    stage.settings.animation_speed = 0
    board = Board(table, ColosseumPresenter(table), lambda over: None)
    stage.push(board)
    stage.settings.trust = True
    tick(stage, times=20)
    asker = board.seat
    assert asker is not None
    click(stage, f"mat.{1 - asker}")
    tick(stage, times=4)
    assert board.decision is not None
    assert board.decision.prompt == "trade.offer"
    heroes = table.match.state.heroes
    mine, yours = heroes[asker].dice[0], heroes[1 - asker].dice[0]
    for seat, slug in ((asker, mine), (1 - asker, yours)):
        n = next(w.key for w in stage.top.root.walk() if w.key.startswith(f"mat.{seat}.") and w.key.endswith(slug))
        click(stage, n)
        tick(stage, times=4)
    assert table.match.state.offer.parts == [f"give {mine}", f"take {yours}"]
    question = board.presenter.question(table.match, board.decision)
    assert words.die(mine) in question.partition(" and get ")[0]
    assert words.die(yours) in question.partition(" and get ")[2]
    press = next(offer for offer in board.gestures.offers if offer.text == "Offer this")
    board.press([press])
    tick(stage, times=4)
    reply = board.presenter.question(table.match, board.decision)
    assert words.die(yours) in reply.partition(" and get ")[0], "the other one gives what was asked for"
    board.press([offer for offer in board.gestures.offers if offer.text == "Counter-offer"])
    tick(stage, times=4)
    labels = [offer.text for offer in board.gestures.offers]
    assert f"Give {words.die(heroes[1 - asker].dice[1])}" in labels
    assert f"Get {words.die(heroes[asker].dice[1])}" in labels


def test_what_is_equipped_is_chosen_by_clicking_dice(stage: Stage, host: Host) -> None:
    """DDC-HERO-04: two arms and one armor; a third arm lays the oldest one down."""
    table = host.new("colosseum", Setup(seats=2, seed="arms"), ["human", "human"])
    stage.settings.animation_speed = 0
    hero = table.match.state.heroes[table.match.state.active]
    hero.dice[:] = ["normal-sword", "worn-axe", "normal-axe", "normal-armor"]
    board = Board(table, ColosseumPresenter(table), lambda over: None)
    stage.push(board)
    stage.settings.trust = True
    tick(stage, times=20)
    board.press([offer for offer in board.gestures.offers if offer.text == "Equip"])
    tick(stage, times=4)
    board.press([offer for offer in board.gestures.offers if offer.opens is not None])
    tick(stage)
    scene = stage.top
    assert isinstance(scene, Equip)
    for die in ("normal-sword", "worn-axe", "normal-armor", "normal-axe"):
        click(stage, f"die.{die}")
    assert scene.dice == ("worn-axe", "normal-axe", "normal-armor")
    assert "Arms 2 of 2, armor 1 of 1" in str(getattr(widget(stage, "note"), "text", ""))
    click(stage, "end.0")
    tick(stage, times=4)
    seat = table.match.state.active
    assert table.match.state.heroes[seat].equipped == ["worn-axe", "normal-axe", "normal-armor"]


def test_a_die_that_cannot_be_used_in_the_ability_step_says_why(stage: Stage, host: Host) -> None:
    table = host.new("colosseum", Setup(seats=3, seed="shot"), ["random"] * 3)
    said: set[str] = set()
    for _ in range(400):
        if table.is_over or said:
            break
        asked = [d.seat for d in table.match.pending.values() if d.prompt == "fight.ability"]
        if asked:
            for seat in table.seats:
                seat.spec = "human"
            host.play(table)
            tick(stage, 5)
            tips = [widget.tip for widget in stage.top.root.walk() if widget.key.startswith(f"mat.{asked[0]}.")]
            said |= {tip.split("Not now: ")[1] for tip in tips if "Not now: " in tip}
            for seat in table.seats:
                seat.spec = "random"
        table.think(0.1)
    assert said & {sentence(reason) for reason in ("used in this combat", "shows no ability", "not in this fight")}


def test_a_chance_beside_an_answer_says_what_it_means(stage: Stage, host: Host) -> None:
    """DDC-DUEL-07: heroes who tie fight again, so that a tie is nobody's chance."""
    odds = fought_out(Odds(0.3, 0.4, 0.3, True))
    assert odds.win == pytest.approx(0.5)
    assert odds.tie == 0
    seen = set()
    for prompt, board in questions(host, "colosseum", 2, "chances", 250):
        for offer in board.gestures.offers:
            if "%" in offer.note:
                seen.add(prompt)
                assert f"{offer.note.strip('~ %')} of 100" in offer.tip
    assert {"meet"} <= seen


def test_the_fullest_equipment_is_offered_first_and_what_was_found_shows_its_card(stage: Stage, host: Host) -> None:
    seen = set()
    for seed in ("full", "fuller"):
        for prompt, scene in questions(host, "colosseum", 2, seed, 200):
            seen.add(prompt)
            if prompt == "loadout":
                hero = scene.table.match.state.heroes[scene.decision.seat] if scene.decision is not None else None
                assert hero is not None
                worn = len(hero.equipped)
                count = {
                    offer: worn if offer.values[0] is None else len(offer.values[0])
                    for offer in scene.gestures.offers
                    if offer.values
                }
                main = [offer for offer in count if offer.is_main]
                assert main
                assert all(count[offer] == max(count.values()) for offer in main)
            if prompt in ("meet", "explore.keep"):
                assert scene.root.find("card.face") is not None
    assert {"loadout", "meet"} <= seen


def test_totals_count_what_is_shown_and_no_line_speaks_in_ids(stage: Stage, host: Host) -> None:
    """DDC-TERM-04: what the plates say before the comparison is what is compared; ids of dice are for files only."""
    compared = shown = agreed = 0
    for seed in ("plates", "counted"):
        table = host.new("colosseum", Setup(seats=2, seed=seed, options={"limit": 20}), ["random"] * 2)
        stage.settings.animation_speed = stage.settings.computer_speed = 0
        presenter = ColosseumPresenter(table)
        board = Board(table, presenter, lambda over: None)
        stage.push(board)
        names = [seat.name for seat in table.seats]
        for _ in range(6000):
            if table.is_over:
                break
            if not table.think(0.1):
                continue
            for event in table.fresh_events():
                if isinstance(event, Compared):
                    agreed += all(presenter.top.totals.get(who, 0) == total for who, total in event.totals.items())
                presenter.animate(event, board.hand)
                if isinstance(event, Showed) and presenter.top.sides:
                    shown += 1
                if isinstance(event, Compared):
                    board.timeline.finish()
                    compared += 1
                    assert {owner: presenter.top.totals[owner] for owner in event.totals} == event.totals
                line = log.line(event, names)
                assert line is None or not RAW.search(line.text), line
                board.timeline.finish()
            presenter.top.settle(table.match.state)
    assert compared > 10
    assert shown > 5
    assert agreed > compared * 0.7, "TANGLE, VOID and INTIMIDATE take from a total only in the comparison"


def test_gold_is_for_the_better_number() -> None:
    numbers = gathered({"rows": [("Fled", [8, 3]), ("FAME", [1, 5])], "less": ["Fled"]})
    assert [numbers.best(label, values) for label, values in numbers.rows] == [3, 5]
    assert numbers.best("Fled", [2, 2]) is None


def test_what_lies_on_the_mats_has_no_button_twice_and_is_reached_by_keys(stage: Stage, host: Host) -> None:
    """DDC-TRADE-01, DDC-EPIC-03: many ways to equip are put together from dice; dice of a trade are found by Tab."""
    seen: set[str] = set()
    for prompt, board in questions(host, "colosseum", 2, "quiet", 400):
        if prompt not in ("trade.offer", "epic.choice", "loadout"):
            continue
        seen.add(prompt)
        buttons = [text for text, _ in board.gestures.buttons()]
        assert len(buttons) <= 6, buttons
        quiet = [offer for offer in board.gestures.offers if offer.is_quiet]
        for offer in quiet:
            if offer.thing:
                shown = [
                    widget
                    for widget in board.root.walk()
                    if widget.key.startswith("mat.")
                    and widget.key.endswith(offer.thing.rpartition(".")[2])
                    and widget.is_focusable
                ]
                assert shown, offer.thing
            else:
                assert any(other.opens is not None for other in board.gestures.offers)
    assert {"trade.offer", "loadout"} <= seen
