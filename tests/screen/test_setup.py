"""From the menu to a match in three clicks, warbands of one's own, and the till of the store."""

from __future__ import annotations

from game.kernel.decision import WORD, Decision
from game.kernel.game import Setup
from game.screen.host import Host
from game.screen.scenes.board import Board
from game.screen.scenes.menu import Menu
from game.screen.scenes.setup import SetupScene
from game.screen.stage import Stage
from game.screen.superdungeon import choices, words
from game.screen.superdungeon.builder import Builder
from game.screen.superdungeon.payment import Payment
from game.superdungeon.state import State

from .hands import click, tick, widget
from .test_board import board, settle, to_phase


def test_a_match_begins_with_three_clicks(stage: Stage) -> None:
    stage.push(Menu())
    click(stage, "new")
    click(stage, "play.superdungeon")
    click(stage, "start")
    assert isinstance(stage.top, Board)
    assert [seat.spec for seat in stage.top.table.seats] == ["human", "normal"]


def test_a_warband_is_built_played_and_found_again(stage: Stage) -> None:
    stage.push(SetupScene("superdungeon"))
    click(stage, "build0")
    builder = stage.top
    assert isinstance(builder, Builder)
    builder.chosen = {"hero": [], "miniboss": [], "point": []}
    builder.build()
    assert not widget(stage, "done").is_enabled
    assert widget(stage, "done").tip == "Choose a Hero."
    click(stage, "lot")
    assert not builder.problem()
    hero = builder.chosen["hero"][0]
    click(stage, "done")
    setup = stage.top
    assert isinstance(setup, SetupScene)
    assert setup.teams[0].value["hero"] == hero
    click(stage, "start")
    assert isinstance(stage.top, Board)
    assert stage.top.table.match.state.hero(0).card == hero
    stage.push(SetupScene("superdungeon"))
    again = stage.top
    assert isinstance(again, SetupScene)
    assert again.teams[0].value["hero"] == hero, "it is found again the next time"


def test_what_pays_at_the_store_is_chosen(stage: Stage, host: Host) -> None:
    """SDA-STORE-03: four loot cards of the warband, whichever the player likes."""
    scene = board(host, ["human", "human"], "store", scenario="destruction")
    to_phase(stage, scene)
    state: State = scene.table.match.state
    state.sides[state.active].backpack += [card for card in state.loot if "#" not in card][:6]
    scene.commit(next(offer for offer in scene.gestures.offers if offer.text == "Go to the store"))
    settle(stage, scene)
    tick(stage)
    assert scene.decision is not None
    assert scene.presenter.question(scene.table.match, scene.decision).endswith("You hold 6.")
    hero = state.hero(state.active)
    assert hero is not None
    assert scene.root.find(f"card.{hero.id}") is not None, "the card of who may wear it stands beside"
    treasure = next(offer for offer in scene.gestures.offers if offer.card and offer.values)
    click(stage, f"choose.{treasure.card}.0")
    till = stage.top
    assert isinstance(till, Payment)
    kept, taken = till.loot[0], till.loot[5]
    till.toggle(kept)
    assert not widget(stage, "pay").is_enabled
    till.toggle(taken)
    click(stage, "pay")
    settle(stage, scene)
    backpack = scene.table.match.state.sides[state.active].backpack
    assert treasure.card in backpack
    assert kept in backpack
    assert taken not in backpack


def test_power_up_says_what_goes_where(stage: Stage, host: Host) -> None:
    """SDA-EQUIP: each button names the bearer, and the card that goes or that its slot is free."""
    scene = board(host, ["human", "human"], "power", scenario="destruction")
    to_phase(stage, scene)
    state: State = scene.table.match.state
    side = state.active
    hero = state.hero(side)
    assert hero is not None
    loot = [card for card in state.loot if "#" not in card]
    worn, other = next(
        (one, two)
        for one in loot
        for two in loot
        if one != two and state.equipment(one).slot == state.equipment(two).slot
    )
    free = next(card for card in loot if state.equipment(card).slot != state.equipment(worn).slot)
    hero.wear(state.equipment(worn).slot, worn)
    texts = [f"equip {other} on {hero.id}", f"equip {free} on {hero.id}", "done"]
    decision = Decision(side, "equip", WORD, lambda: texts)
    made = {offer.card: offer for offer in choices.equip(state, decision)}
    name = words.model_name(state, hero.id)
    assert (made[other].text, made[other].note) == (f"On {name}, for {words.name(worn)}", "")
    assert (made[free].text, made[free].note) == (f"On {name}", "slot free")
    assert {made[other].about, made[free].about} == {hero.id}
    assert made[""].text == "Done"


def test_chosen_colours_are_kept_with_a_match_and_the_teams_of_the_show_wear_what_they_are_called(host: Host) -> None:
    table = host.new("arenashow", Setup(seats=2, seed="colours"), ["human", "human"])
    assert [seat.colour.name for seat in table.seats] == ["Ember", "Sky"]
    table = host.new("superdungeon", Setup(seats=2, seed="colours"), ["human", "human"], colours=[3, 2])
    name = host.save(table)
    (entry,) = [entry for entry in host.saves() if entry.path.name == name]
    assert [seat.colour.name for seat in host.load(entry).seats] == ["Sun", "Moss"]
    assert [seat.colour.name for seat in host.resume().seats] == ["Sun", "Moss"]
