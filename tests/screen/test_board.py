"""Matches of Super Dungeon Arena at the table: by offers, by computers, by random hands."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.kernel.game import Setup
from game.screen.dialog import Dialog
from game.screen.gestures import Gestures, Outcome, nays_last
from game.screen.host import Host
from game.screen.presenter import Offer
from game.screen.scenes.board import Board
from game.screen.scenes.piles import Piles
from game.screen.scenes.result import Result
from game.screen.stage import Stage
from game.screen.superdungeon import words
from game.superdungeon import actions
from game.superdungeon.state import State

from .hands import click, click_at, press, tick, widget
from .legible import faults_of, questions

BANDS = {"warbands": ["claws-of-the-wyrm", "twilight-kin"]}


def board(host: Host, specs: list[str], seed: str = "table", **options: object) -> Board:
    """Put a match on the stage whose animations take no time."""
    settings = host.stage.settings
    settings.animation_speed = settings.computer_speed = 0
    settings.confirm_end = False
    host.play(
        host.new("superdungeon", Setup(seats=2, seed=seed, arena="sunlit-ring", options={**BANDS, **options}), specs)
    )
    found = host.stage.top
    assert isinstance(found, Board)
    return found


def settle(stage: Stage, scene: Board, limit: int = 400) -> None:
    """Let time pass until somebody is asked."""
    for _ in range(limit):
        tick(stage)
        if scene.decision is not None and not scene.timeline.is_busy:
            return
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("scenario", ["destruction", "king of the hill", "crystal capture"])
def test_every_option_has_a_place_on_the_table(stage: Stage, host: Host, scenario: str) -> None:
    """Random offers are taken; at each decision all options can be reached by one."""
    scene = board(host, ["human", "human"], scenario, scenario=scenario)
    whim = Random(scenario)
    for _ in range(45):
        settle(stage, scene)
        decision = scene.decision
        assert decision is not None
        offers = [offer for offer in scene.gestures.offers if offer.values]
        reached = {offer.values[0] for offer in offers}
        missing = [option for option in decision.options if option not in reached]
        assert not missing, f"{decision.prompt} offers no {missing[:3]}"
        scene.commit(whim.choice(offers))
        assert not scene.message, f"{decision.prompt}: {scene.message}"


def test_computers_play_a_whole_match_through_the_scene(stage: Stage, host: Host) -> None:
    scene = board(host, ["random", "random"], "watch", scenario="king of the hill", house={"hill_points": 1})
    for _ in range(4000):
        tick(stage)
        if isinstance(stage.top, Result):
            break
    assert isinstance(stage.top, Result)
    assert scene.table.winners
    click(stage, "rematch")
    assert isinstance(stage.top, Board)
    assert stage.top.table.seats[0].colour == scene.table.seats[1].colour


def test_a_match_goes_on_where_it_was_left(stage: Stage, host: Host) -> None:
    scene = board(host, ["human", "human"], "journal", scenario="destruction")
    for _ in range(6):
        settle(stage, scene)
        scene.commit(next(offer for offer in scene.gestures.offers if offer.values))
    settle(stage, scene)
    asked = scene.decision
    assert asked is not None
    host.to_menu()
    click(stage, "continue")
    again = stage.top
    assert isinstance(again, Board)
    settle(stage, again)
    assert again.decision is not None
    assert (again.decision.prompt, again.decision.options) == (asked.prompt, asked.options)


def to_phase(stage: Stage, scene: Board) -> None:
    """Play to the first turn."""
    for _ in range(60):
        settle(stage, scene)
        assert scene.decision is not None
        if scene.decision.prompt == "phase":
            return
        scene.commit(next(offer for offer in scene.gestures.offers if offer.values))
    raise AssertionError("the first turn never came")


def test_a_hero_is_selected_walks_by_two_clicks_and_steps_back(stage: Stage, host: Host) -> None:
    scene = board(host, ["human", "human"], "walk", scenario="destruction")
    to_phase(stage, scene)
    view = scene.view
    assert view is not None
    hero = next(
        offer.target for offer in scene.gestures.offers if offer.kind == "activate" and "Activate" in offer.text
    )
    piece = view.pieces[hero]
    place = view.rect(int(piece.y) * view.ground.width + int(piece.x)).center
    click_at(stage, place)
    assert scene.gestures.ghost is not None, "the first click commits nothing"
    click_at(stage, place)
    settle(stage, scene)
    assert scene.decision is not None
    assert scene.decision.prompt in ("command", "upkeep")
    if scene.decision.prompt != "command":
        return
    walk = next(offer for offer in scene.gestures.offers if offer.kind == "move")
    assert walk.square is not None
    goal = view.rect(walk.square).center
    click_at(stage, goal)
    assert scene.gestures.ghost == walk
    assert scene.preview is not None
    assert "movement" in scene.preview.lines[0]
    click_at(stage, goal, button=3)
    assert scene.gestures.ghost is None
    click_at(stage, goal)
    click_at(stage, goal)
    settle(stage, scene)
    assert scene.table.match.state.models[hero].at == walk.square
    press(stage, pygame.KSCAN_Z, pygame.K_z, pygame.KMOD_LCTRL)
    assert scene.table.match.state.models[hero].at != walk.square


def test_space_never_ends_twice(stage: Stage, host: Host) -> None:
    scene = board(host, ["human", "human"], "space", scenario="destruction")
    to_phase(stage, scene)
    scene.commit(next(offer for offer in scene.gestures.offers if offer.kind == "activate"))
    settle(stage, scene)
    turns = scene.table.match.state.turns
    for _ in range(5):
        event = pygame.event.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_SPACE, key=pygame.K_SPACE, mod=0, unicode=" ")
        stage.tick([event], 0.02)
    assert scene.table.match.state.turns <= turns + 1


def test_random_hands_raise_nothing_and_lose_nothing(stage: Stage, host: Host) -> None:
    scene = board(host, ["human", "random"], "hands", scenario="destruction")
    whim = Random(11)
    keys = [
        (pygame.KSCAN_TAB, pygame.K_TAB, 0), (pygame.KSCAN_SPACE, pygame.K_SPACE, 0), (pygame.KSCAN_T, pygame.K_t, 0),
        (pygame.KSCAN_RETURN, pygame.K_RETURN, 0), (pygame.KSCAN_RETURN, pygame.K_RETURN, pygame.KMOD_LCTRL),
        (pygame.KSCAN_Z, pygame.K_z, pygame.KMOD_LCTRL), (pygame.KSCAN_1, pygame.K_1, 0),
        (pygame.KSCAN_LEFT, pygame.K_LEFT, 0), (pygame.KSCAN_DOWN, pygame.K_DOWN, 0), (pygame.KSCAN_F1, pygame.K_F1, 0),
        (pygame.KSCAN_L, pygame.K_l, 0), (pygame.KSCAN_I, pygame.K_i, 0), (pygame.KSCAN_HOME, pygame.K_HOME, 0),
    ]  # fmt: skip
    for _ in range(300):
        if stage.top is not scene:
            press(stage, pygame.KSCAN_ESCAPE, pygame.K_ESCAPE)
            if not stage.scenes or scene not in stage.scenes:
                break
            continue
        kind = whim.randrange(10)
        if kind == 0:
            size = (whim.randrange(900, 1500), whim.randrange(600, 900))
            stage.tick([pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1])], 0.02)
        elif kind == 1:
            lost, gained = (pygame.event.Event(kind) for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED))
            stage.tick([lost, gained], 0.02)
        elif kind == 2:
            stage.tick([pygame.event.Event(pygame.MOUSEWHEEL, y=whim.choice((-1, 1)))], 0.02)
        elif kind < 5:
            scancode, key, mod = whim.choice(keys)
            press(stage, scancode, key, mod)
        else:
            area = scene.panels.board_area if whim.random() < 0.7 else stage.surface.get_rect()
            place = (whim.randrange(area.left, area.right), whim.randrange(area.top, area.bottom))
            click_at(stage, place, whim.choice((1, 1, 1, 1, 3)))
    assert scene.table.conceded is None or stage.scenes
    saved = scene.table.match.save()
    assert type(scene.table.match).load(scene.table.game.rules, scene.table.game.state, saved).save() == saved


def test_the_panels_fit_every_size(stage: Stage, host: Host) -> None:
    scene = board(host, ["human", "human"], "fit", scenario="destruction")
    to_phase(stage, scene)
    for size, scale in (((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 150), ((800, 600), 100)):
        stage.settings.ui_scale = scale
        stage.take(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1]))
        tick(stage)
        area = stage.surface.get_rect().inflate(4, 4)
        for key in ("menu", "seat0", "seat1", "end_turn", "log.toggle"):
            assert area.contains(widget(stage, key).rect), (size, scale, key)


def test_a_gesture_is_armed_before_it_is_committed() -> None:
    gestures = Gestures()
    move = Offer(values=("move c7",), text="Move", kind="move", piece="K", square=7)
    hit = Offer(values=("attack F STR",), text="Attack", kind="attack", group="Melee", piece="K", target="F")
    gestures.load([move, hit, Offer(values=("end",), text="End", kind="end_activation")], "K")
    assert gestures.click(7, "", is_sure=False) is Outcome.ARMED
    assert gestures.click(9, "F", is_sure=False) is Outcome.ARMED, "another place moves the ghost"
    assert gestures.click(9, "F", is_sure=False) is Outcome.COMMIT
    assert gestures.ghost == hit
    assert gestures.back()
    assert gestures.ghost is None
    assert gestures.ending("end_activation") is not None


def test_an_interrupt_lights_up_and_can_be_looked_at_and_left(stage: Stage, host: Host) -> None:
    """SDA-POTION-03: the Hero of the player who is not on turn may drink an emergency potion."""
    options = {"warbands": ["crown-and-hammer", "twilight-kin"], "scenario": "destruction"}
    scene = board(host, ["human", "human"], "green", **options)
    for _ in range(80):
        settle(stage, scene)
        if scene.table.interrupts():
            break
        assert scene.decision is not None
        offers = [offer for offer in scene.gestures.offers if offer.values]
        ends = [offer for offer in offers if offer.kind in ("end_activation", "end_turn")]
        scene.commit((ends or offers)[0])
    seat, offer = next(iter(scene.table.interrupts().items()))
    asked = scene.decision
    assert asked is not None
    assert seat != asked.seat
    click(stage, "interrupt")
    assert scene.decision is not None
    assert (scene.decision.seat, scene.decision.prompt) == (seat, offer.prompt)
    press(stage, pygame.KSCAN_E, pygame.K_e)
    assert scene.decision is not None
    assert scene.decision.seat == asked.seat, "nothing has been drunk"
    click(stage, "interrupt")
    drink = next(offer for offer in scene.gestures.offers if offer.values)
    scene.commit(drink)
    settle(stage, scene)
    assert scene.table.match.state.emergency
    assert scene.decision is not None
    assert scene.decision.prompt == asked.prompt, "the question is put again"


def test_way_points_lead_a_move() -> None:
    def via(stops: tuple[int, ...]) -> Offer:
        return Offer(values=(" ".join(map(str, ("move", *stops))),), text="Move", kind="move", piece="K", via=via)

    gestures = Gestures()
    gestures.load([Offer(values=("move 7",), text="Move", kind="move", piece="K", square=7, via=via)], "K")
    gestures.stops = (3,)
    led = gestures.at(7, "")
    assert led is not None
    assert led.values == ("move 3 7",)
    assert gestures.back()
    assert gestures.at(7, "") == gestures.offers[0]


def test_the_rest_of_the_monsters_is_placed_at_once_and_taken_back_together(stage: Stage, host: Host) -> None:
    scene = board(host, ["human", "human"], "rest", scenario="destruction")
    for _ in range(30):
        settle(stage, scene)
        assert scene.decision is not None
        if scene.decision.prompt == "spawn":
            break
        scene.commit(next(offer for offer in scene.gestures.offers if offer.values))
    waiting = list(scene.table.match.state.placing.models)
    scene.commit(next(offer for offer in scene.gestures.offers if offer.text == "Place the rest"))
    settle(stage, scene)
    assert all(scene.table.match.state.models[id].at is not None for id in waiting)
    scene.table.undo(scene.table.match.steps[-2].answers[-1].seat)
    assert scene.table.match.state.placing.models == waiting


def test_a_conceded_match_asks_nothing_more_and_leads_back_to_its_result(stage: Stage, host: Host) -> None:
    scene = board(host, ["human", "human"])
    settle(stage, scene)
    scene.concede()
    tick(stage)
    press(stage, pygame.KSCAN_RETURN, pygame.K_RETURN)
    assert scene.table.conceded is None, "Enter plays on"
    scene.concede()
    click(stage, "choice0")
    assert scene.table.conceded is not None
    assert scene.decision is None
    assert not scene.gestures.offers
    scene.panels.open_menu()
    menu = stage.top
    assert isinstance(menu, Dialog)
    words = [text for text, _ in menu.choices]
    assert "The result" in words
    assert "Concede" not in words


def test_what_declines_stands_behind_what_does_something() -> None:
    no, yes, go = (Offer(values=(value,), text=str(value)) for value in (False, True, "pass"))
    other = Offer(values=("c7",), text="c7")
    assert nays_last([no, go, other, yes]) == [other, yes, no, go]


def test_what_was_taken_back_is_done_again_until_something_else_is_done(stage: Stage, host: Host) -> None:
    scene = board(host, ["human", "human"], "walk", scenario="destruction")
    to_phase(stage, scene)
    scene.commit(next(offer for offer in scene.gestures.offers if offer.kind == "activate"))
    settle(stage, scene)
    states, seat = [scene.table.match.save()], scene.seat
    assert seat is not None
    for _ in range(2):
        walk = next((offer for offer in scene.gestures.offers if offer.kind == "move"), None)
        assert walk is not None
        scene.commit(walk)
        settle(stage, scene)
        states.append(scene.table.match.save())
    assert scene.panels.board.root.find("redo") is None
    for expected in reversed(states[:-1]):
        press(stage, pygame.KSCAN_Z, pygame.K_z, pygame.KMOD_LCTRL)
        settle(stage, scene)
        assert scene.table.match.save()["digest"] == expected["digest"]
    press(stage, pygame.KSCAN_Y, pygame.K_y, pygame.KMOD_LCTRL)
    settle(stage, scene)
    assert scene.table.match.save()["digest"] == states[1]["digest"]
    click(stage, "redo")
    settle(stage, scene)
    assert scene.table.match.save()["digest"] == states[2]["digest"]
    assert scene.root.find("redo") is None
    # what the journal holds is the match as it stands: a crash now loses nothing
    again = host.resume()
    assert again.match.save()["digest"] == states[2]["digest"]
    press(stage, pygame.KSCAN_Z, pygame.K_z, pygame.KMOD_LCTRL)
    settle(stage, scene)
    scene.commit([offer for offer in scene.gestures.offers if offer.kind == "move"][-1])
    settle(stage, scene)
    assert not scene.table.can_redo(seat)
    press(stage, pygame.KSCAN_Y, pygame.K_y, pygame.KMOD_LCTRL)
    assert "Nothing was taken back" in scene.message


def test_a_gesture_of_several_answers_is_done_again_as_one(stage: Stage, host: Host) -> None:
    scene = board(host, ["human", "human"], "rest", scenario="destruction")
    for _ in range(30):
        settle(stage, scene)
        assert scene.decision is not None
        if scene.decision.prompt == "spawn":
            break
        scene.commit(next(offer for offer in scene.gestures.offers if offer.values))
    scene.commit(next(offer for offer in scene.gestures.offers if offer.text == "Place the rest"))
    settle(stage, scene)
    placed = scene.table.match.save()["digest"]
    seat = scene.table.match.steps[-2].answers[-1].seat
    scene.table.undo(seat)
    assert scene.table.match.save()["digest"] != placed
    scene.table.redo(seat)
    assert scene.table.match.save()["digest"] == placed
    scene.table.undo(seat)
    assert scene.table.can_redo(seat)


@pytest.mark.parametrize("slug", ["superdungeon", "colosseum", "arenashow"])
def test_all_piles_of_all_players_can_be_looked_into(stage: Stage, host: Host, slug: str) -> None:
    for _, found in questions(host, slug, 2, "piles", 60):
        scene = found
    press(stage, pygame.KSCAN_C, pygame.K_c)
    assert isinstance(stage.top, Piles)
    for seat in (0, 1):
        click(stage, f"seat.{seat}")
        for i, (_, cards) in enumerate(scene.presenter.zones(scene.table.match.state, seat)):
            click(stage, f"pile.{i}")
            assert not faults_of(stage)
            shown = [w for w in stage.top.root.walk() if w.key.startswith("card.")]
            assert len(shown) == len(cards)
    press(stage, pygame.KSCAN_ESCAPE, pygame.K_ESCAPE)
    assert stage.scenes[-1:] == [scene]


def test_the_actions_of_a_model_keep_their_places_whatever_can_be_done(stage: Stage, host: Host) -> None:
    """Buttons stand as on the card, so that none moves away under the mouse."""
    scene = board(host, ["human", "human"], "walk", scenario="destruction")
    to_phase(stage, scene)
    scene.commit(next(offer for offer in scene.gestures.offers if offer.kind == "activate"))
    settle(stage, scene)
    state: State = scene.table.match.state
    assert state.activation is not None
    model = state.models[state.activation.model]
    card = [words.name(choice.action.name) for choice in actions.unique_actions(state, model)]
    shown = [name for name, _ in scene.gestures.buttons() if name in card]
    assert shown == card
    assert any(offers[0].why_not for name, offers in scene.gestures.buttons()), "nobody is near"


def test_a_click_beside_the_marked_squares_says_so_and_what_is_placed_shows_its_card(stage: Stage, host: Host) -> None:
    scene = board(host, ["human", "human"], "rest", scenario="destruction")
    for _ in range(30):
        settle(stage, scene)
        assert scene.decision is not None
        if scene.decision.prompt == "place.point":
            break
        scene.commit(next(offer for offer in scene.gestures.offers if offer.values))
    assert scene.root.find("card.face") is not None
    view = scene.view
    assert view is not None
    free = next(
        square for square in range(200, 400) if scene.gestures.at(square, "") is None and not view.piece_on(square)
    )
    scene.choose(free, "")
    assert scene.message == "Click one of the marked squares."


def test_an_arena_that_is_chosen_in_the_match_is_seen_before(stage: Stage, host: Host) -> None:
    """SDA-SETUP-10: a card with a picture as wide as itself for each arena, and a button that takes it."""
    scene = next(found for prompt, found in questions(host, "superdungeon", 2, "read 0", 200) if prompt == "arena")
    assert scene.decision is not None
    options = list(scene.decision.options)
    assert len(options) > 1
    for slug in options:
        face = scene.presenter.card_of(scene.table.match.state, f"arena {slug}")
        assert face is not None
        assert face.scene is not None
        assert face.lines
        picture = face.scene((300, 300), stage.sprites)
        assert picture is not None
        assert max(picture.get_size()) == 300
    assert not scene.root.find("peek")  # there is no board to look at
    click(stage, f"card.arena {options[1]}")
    assert scene.table.match.state.arena.slug == options[1]
