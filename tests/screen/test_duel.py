"""The combat overlay: every throw is seen in it, whoever sits where; its sums and odds are right."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.arenashow import events as show_events
from game.kernel.event import Event
from game.kernel.game import Setup
from game.screen import theme as th
from game.screen.dialog import Curtain
from game.screen.duel import Duel
from game.screen.host import Host
from game.screen.presenters import presenter
from game.screen.scenes.board import Board
from game.screen.stage import Stage
from game.screen.table import Table
from game.superdungeon import events as dungeon_events

from .hands import click_at, press

Seen = set[tuple[str, ...]]


def board_of(stage: Stage, host: Host, slug: str, seats: list[str], seed: str, decisions: int = 0) -> Board:
    """Lay a match on the table after so many decisions, answered at random."""
    table = host.new(slug, Setup(seats=2, seed=seed), ["random", "random"])
    while decisions:
        decisions -= table.think(0.1)
    for seat, spec in zip(table.seats, seats, strict=True):
        seat.spec = spec
    board = Board(table, presenter(table), lambda over: None)
    stage.push(board)
    return board


def look(duel: Duel, seen: Seen) -> None:
    """Note the dice that lie on the felt and the stamps, if the overlay is open."""
    for fighter in duel.fighters() if duel.is_open else []:
        if fighter.dice and fighter.has_landed:
            seen.add((fighter.id, *(die.face for die in fighter.dice)))
        if fighter.stamp:
            seen.add((fighter.id, fighter.stamp))


def wanted(event: Event) -> tuple[str, ...] | None:
    """Return what has to be seen of an event."""
    match event:
        case dungeon_events.Rolled(kind="offense" | "defense", faces=faces) if faces:
            return (event.model, *map(str, faces))
        case show_events.Rolled():
            return (event.hero, *map(str, event.dice))
        case dungeon_events.Compared():
            return event.target, "critical" if event.critical else "hit" if event.won else "held"
        case show_events.Compared():
            return event.target, "critical" if event.critical else "hit" if event.hit else "held"
    return None


def settle(stage: Stage, board: Board) -> None:
    """Let the dice land."""
    while board.timeline.is_busy:
        stage.tick([], 0.1)


def answer(table: Table, rng: Random) -> None:
    """Answer as a person would who takes any fight that there is."""
    seat = table.asked
    assert seat is not None
    options: list[Any] = list(table.match.pending[seat].options)
    fights = [option for option in options if str(option).startswith(("attack", "use"))]
    table.answer(seat, rng.choice(fights or options))


@pytest.mark.parametrize("seats", [["random", "random"], ["human", "random"], ["human", "human"]])
@pytest.mark.parametrize(("slug", "seed", "start"), [("superdungeon", "7", 290), ("arenashow", "1", 130)])
def test_every_throw_is_seen_while_the_overlay_is_open(
    stage: Stage, host: Host, slug: str, seed: str, start: int, seats: list[str]
) -> None:
    stage.settings.trust = True
    board = board_of(stage, host, slug, seats, seed, start)
    table = board.table
    seen, expected = Seen(), list[tuple[str, ...]]()
    rng, quiet = Random(5), 0
    step, index = len(table.match.steps) - 1, len(table.match.steps[-1].events)
    for _ in range(2400):
        stage.tick([], 1 / 20)
        assert not isinstance(stage.top, Curtain)
        look(board.duel, seen)
        while step < len(table.match.steps):
            events = table.match.steps[step].events
            expected += [found for event in events[index:] if (found := wanted(event)) is not None]
            if step == len(table.match.steps) - 1:
                index = len(events)
                break
            step, index = step + 1, 0
        quiet = 0 if board.timeline.is_moving or board.duel.is_open else quiet + 1
        if len(expected) >= 6:
            if quiet > 3:
                break
            board.table.is_paused = not board.duel.is_open
        if (len(expected) < 6 or board.duel.is_open) and table.asked is not None and not board.timeline.is_busy:
            answer(table, rng)
    assert len(expected) >= 2
    assert [found for found in expected if found not in seen] == []


def test_an_attack_of_computers_takes_no_longer_than_people_like(stage: Stage, host: Host) -> None:
    board = board_of(stage, host, "arenashow", ["random", "random"], "1", 128)
    open_for = 0.0
    for _ in range(400):
        stage.tick([], 1 / 30)
        open_for += board.duel.is_open / 30
        if open_for and not board.duel.is_open:
            break
    assert 2.5 <= open_for <= 4
    assert not [widget.key for widget in board.root.walk() if widget.key.startswith("duel.")]


def test_space_brings_what_is_shown_to_its_end_and_ends_nothing(stage: Stage, host: Host) -> None:
    import pygame

    board = board_of(stage, host, "arenashow", ["random", "random"], "1", 128)
    while not board.duel.is_open:
        stage.tick([], 1 / 30)
    board.table.is_paused = True
    for _ in range(30):
        stage.tick([], 1 / 30)
        if not board.timeline.is_busy:
            break
        press(stage, pygame.KSCAN_SPACE)
    assert board.duel.is_open, "cards may still be played"
    assert board.duel_decision is not None


def test_a_fight_of_the_show_that_goes_on_has_its_sums_cards_and_odds(stage: Stage, host: Host) -> None:
    """BAS-COMBAT-06, BAS-CRIT-01: attack, cards and dice add up beside the defense; odds of hit and critical."""
    table = host.new("arenashow", Setup(seats=2, seed="1"), ["random", "random"])
    assault = table.match.state.assault
    while assault is None or not assault.dice or len(assault.targets) != 1 or not assault.attack:
        table.think(0.1)
        assault = table.match.state.assault
    for seat in table.seats:
        seat.spec = "human"
    board = Board(table, presenter(table), lambda over: None)
    stage.push(board)
    attacker = board.duel.attacker
    assert attacker is not None
    (defender,) = board.duel.defenders.values()
    assert attacker.cards
    assert {card.name for card in attacker.cards} & {term.words for term in attacker.terms}
    added = [term for term in attacker.terms if term.counts]
    assert sum(int(term.amount) for term in added) == attacker.added
    assert attacker.total == attacker.added + sum(assault.dice)
    hit, critical, fail = ([chance.part for chance in defender.chances if chance.words == words]
                           for words in ("to hit", "critical", "fail"))  # fmt: skip
    assert critical == fail == [pytest.approx(1 / 36)]
    assert hit[0] * 36 == pytest.approx(round(hit[0] * 36))
    told = [widget.tip for widget in board.root.walk() if widget.key.startswith("duel.sum")]
    one, other = assault.dice
    assert told[0].endswith(f"dice {one} + {other}; that is {attacker.total}")
    assert f"that is {defender.shield}" in told[1]


def test_a_fight_of_the_dungeon_that_goes_on_has_its_colours_and_odds(stage: Stage, host: Host) -> None:
    board = board_of(stage, host, "superdungeon", ["human", "human"], "7", 921)
    settle(stage, board)
    attacker = board.duel.attacker
    assert attacker is not None
    assert board.duel.title == "Strength attack"
    assert [die.kind for die in attacker.dice] == ["R", "R"]
    (defender,) = board.duel.defenders.values()
    assert defender.asked
    held = max(int(offer.note.split("%")[0]) for offer in board.gestures.offers)
    assert [round(100 * chance.part) for chance in defender.chances] == [100 - held]


def test_dice_are_rolled_again_by_clicking_them(stage: Stage, host: Host) -> None:
    board = board_of(stage, host, "superdungeon", ["human", "human"], "7", 294)
    settle(stage, board)
    assert board.decision is not None
    assert board.decision.prompt == "reroll"
    dice = [widget for widget in board.root.walk() if widget.key.startswith("die ")]
    assert len(dice) == len(board.decision.options) - 1
    click_at(stage, dice[1].rect.center)
    given = [reply.text for step in board.table.match.steps for reply in step.answers]
    assert given[-1] == "offense 2"


def test_ink_stands_out_from_what_is_meant_to_be_clicked() -> None:
    for shade in (0, 0.35):
        assert contrast(th.INK, th.mixed(th.GILT, th.NIGHT, shade * 0.8)) >= 4.5


def contrast(one: th.Colour, other: th.Colour) -> float:
    """The contrast of two colours as WCAG reckons it."""

    def light(colour: th.Colour) -> float:
        parts = [v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_many_defenders_throw_at_once_and_who_hits_itself_has_both_sides(stage: Stage, host: Host) -> None:
    board = board_of(stage, host, "superdungeon", ["random", "random"], "b", 64)
    stamps: list[set[str]] = []
    duel, open_for, dice = board.duel, 0.0, ""
    for _ in range(300):
        stage.tick([], 1 / 30)
        open_for += duel.is_open / 30
        if open_for and not duel.is_open:
            break
        if duel.attacker is not None and len(duel.defenders) > 3:
            dice = "".join(die.face for die in duel.attacker.dice if die.part >= 1) or dice
            stamps.append({fighter.stamp for fighter in duel.defenders.values()})
            assert duel.attacker.id in duel.defenders, "it is caught in its own blast"
    assert len(dice) == 3
    assert {""} in stamps
    assert not stamps[-1] - {"hit", "held", "critical"}
    assert all("" not in each or each == {""} for each in stamps), "all are stamped in the same moment"
    assert open_for < 6
