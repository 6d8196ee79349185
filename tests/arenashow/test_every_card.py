"""Every card is played once: each action of each side, each bonus card, each item."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.arenashow.activation import refuse_command
from game.arenashow.arena import RED
from game.arenashow.cards import ROLES, BonusCard, Item
from game.arenashow.events import CardPlayed, Rolled, Used
from game.arenashow.game import GAME
from game.arenashow.library import practice, shipped
from game.arenashow.state import Hero, State, hero_id
from game.arenashow.values import attack_value, defense, max_hand, max_health, max_mana, movement, stat
from game.kernel.chance import Chance
from game.kernel.match import Match
from game.kernel.plain import digest

SIDES = [(card.slug, evolved) for card in shipped().heroes.values() for evolved in (False, True)]
BONUS = {**shipped().bonus, **practice().bonus}
PLACES = {"killer": [4, 4], "tank": [4, 5], "wizard": [3, 4]}
STRUCTURES = {"fountain": {"at": [3, 5]}, "blue-north": {"at": [13, 4]}}


def table(hero: str, **changes: Any) -> dict[str, Any]:
    """A red team of wounded heroes around one card, with enemies within reach."""
    card = {**shipped().heroes, **practice().heroes}[hero]
    heroes: dict[str, Any] = {
        hero_id(RED, role): {"use": role, "at": PLACES[role], "health": 2, "mana": 1} for role in ROLES
    }
    heroes[hero_id(RED, card.role)] |= {"use": hero, "mana": 9, "basic": {"mana": 9, "health": 9}, "health": 3}
    heroes |= {"BT": {"use": "tank", "at": [5, 4], "basic": {"health": 30}}, "BK": {"use": "killer", "at": [6, 6]}}
    found: dict[str, Any] = {
        "board": [15, 9], "structures": STRUCTURES, "heroes": heroes, "minions": {"b1": [5, 5]},
        "active": hero_id(RED, card.role),
    }  # fmt: skip
    for name, change in changes.items():
        found["heroes"][name] = {**found["heroes"].get(name, {}), **change}
    return found


def lay(data: dict[str, Any], seed: int = 1) -> Match[State]:
    return Match(GAME.rules, GAME.lay(data, Chance(seed)))


def answer_rest(match: Match[State]) -> None:
    """Pass, decline and stay until the turn is asked again."""
    for _ in range(20):
        ((seat, decision),) = match.pending.items()
        if decision.prompt in ("turn", "activate"):
            return
        quiet = [option for option in decision.options if option in ("pass", "decline", "stay")]
        match.answer(seat, quiet[0] if quiet else decision.options[0])
    raise AssertionError(match.pending)


def happened(match: Match[State], kind: type) -> list[Any]:
    return [event for step in match.steps for event in step.events if isinstance(event, kind)]


@pytest.mark.parametrize(("hero", "evolved"), SIDES)
def test_every_action_is_used(hero: str, evolved: bool) -> None:
    card = shipped().heroes[hero]
    name = hero_id(RED, card.role)
    for slug, action in card.side(evolved).items():
        if action.passive is not None:
            continue
        match = lay(table(hero, **{name: {"evolved": evolved}}))
        command = next(option for option in match.pending[0].options if option.split()[:2] == ["use", slug])
        before, mana = digest(match.state), match.state.heroes[name].mana
        match.answer(0, command)
        answer_rest(match)
        assert [event.action for event in happened(match, Used)] == [slug]
        assert bool(happened(match, Rolled)) == action.is_attack  # BAS-COMBAT-13
        assert match.state.heroes[name].mana == mana - action.cost  # BAS-ACTION-25
        assert digest(match.state) != before


def play_bonus(card: BonusCard) -> tuple[Match[State], int]:
    """Come to where the card can be played, and play it."""
    hero = {"killer": "killer", "tank": "tank", "wizard": "wizard"}[card.role]
    name = hero_id(RED, card.role)
    if card.by == "defender":
        enemy = name.replace("R", "B")
        data = table(
            "wizard" if card.action == "magic" else "killer",
            **{enemy: {"use": hero, "at": [5, 4], "hand": [card.slug]}},
        )
        if enemy != "BT":
            del data["heroes"]["BT"]
        target = enemy
        if card.slug == "cover-me":
            target = "BK"
            data["heroes"]["BK"]["at"] = [6, 4]
        match = lay(data, 3)
        match.answer(0, f"use {'spark' if card.action == 'magic' else 'shot'} on {target}")
        seat = 1
    else:
        data = table(hero, **{name: {"hand": [card.slug]}})
        if card.when == "shot":
            data["structures"] = {"blue-north": {"at": [3, 6]}}
        match = lay(data, 3)
        seat = 0
        if card.when == "declaration":
            match.answer(0, f"use burst with {card.slug}")
            return match, seat
        if card.when in ("before", "after"):
            match.answer(
                0, {"killer": "use shot on BT", "tank": "use bash on BT", "wizard": "use spark on BT"}[card.role]
            )
        if card.when == "shot":
            match.answer(0, "use bash on blue-north")
        if card.when == "roll":
            match.answer(0, "break away")
    for _ in range(6):
        ((asked, decision),) = match.pending.items()
        plays = [option for option in decision.options if option.startswith(f"play {card.slug}") and "," not in option]
        if asked == seat and plays:
            match.answer(seat, plays[0])
            return match, seat
        match.answer(asked, "pass")
    raise AssertionError(card.slug)


@pytest.mark.parametrize("slug", [slug for slug in BONUS if slug != "executioner"])
def test_every_bonus_card_is_played(slug: str) -> None:
    match, _ = play_bonus(BONUS[slug])
    assert slug in [event.card for event in happened(match, CardPlayed)]
    assert slug in match.state.discards[BONUS[slug].role]  # BAS-BONUS-02
    assert all(slug not in hero.hand for hero in match.state.heroes.values())


def test_executioner_needs_a_hero_that_is_hit() -> None:
    for seed in range(40):
        match = lay(table("killer", RK={"hand": ["executioner"]}), seed)
        match.answer(0, "use shot on BT")
        for _ in range(2):
            if match.pending[next(iter(match.pending))].prompt == "window.before":
                match.answer(next(iter(match.pending)), "pass")
        decision = match.pending.get(0)
        if decision is None or decision.prompt != "window.after":
            continue
        dice = match.state.attack.dice
        is_hit = (sum(dice) + 8 >= 16 or dice == [6, 6]) and dice != [1, 1]
        assert ("play executioner on BT" in decision.options) == is_hit
        if is_hit:
            match.answer(0, "play executioner on BT")
            answer_rest(match)
            assert match.state.heroes["BT"].health == 30 - 4 - (dice == [6, 6])
            return
    raise AssertionError("no roll of forty has hit")


def test_what_cards_of_the_play_step_do() -> None:
    def after(slug: str) -> State:
        return play_bonus(BONUS[slug])[0].state

    assert movement(after("sprint"), after("sprint").heroes["RK"]) == 7
    assert after("field-rations").heroes["RT"].health == 5
    assert after("mana-draught").heroes["RW"].mana == 9
    rallied = after("rallying-cry")
    assert 4 in [hero.health for hero in rallied.heroes.values() if hero.team == RED and hero.role != "tank"]
    held = after("hold-the-line")
    assert stat(held, held.heroes["RT"], "hold") == 1
    for slug, extra in (("run-and-gun", "physical"), ("twin-cast", "magic"), ("extra", "any")):
        turn = after(slug).turn
        assert turn is not None
        assert turn.extra == {extra: 1}
    free = after("slip-away").turn
    assert free is not None
    assert free.broke == "free"
    blinked = after("blink")
    assert blinked.ground.distance(blinked.heroes["RW"].square, 4 * 15 + 3) <= 3
    wide = play_bonus(BONUS["wide-pattern"])[0].state
    assert wide.over is False


STATS: dict[str, Callable[[State, Hero], int]] = {
    "attack": attack_value,
    "defense": lambda state, hero: defense(state, hero.id),
    "movement": movement,
    "health": max_health,
    "mana": max_mana,
    "hand": max_hand,
}


@pytest.mark.parametrize("item", shipped().items.values(), ids=lambda item: item.slug)
def test_every_item_works(item: Item) -> None:
    """BAS-ITEM-01, BAS-ITEM-03: a value rises while the card is owned, and only then."""
    bare, owning = (lay(table("killer", RK={"items": items})).state for items in ([], [item.slug]))
    for effect in item.effects:
        if effect.stat in STATS:
            value = STATS[effect.stat]
            assert value(owning, owning.heroes["RK"]) == value(bare, bare.heroes["RK"]) + effect.amount
        else:
            assert stat(owning, owning.heroes["RK"], effect.stat) == effect.amount
            assert stat(bare, bare.heroes["RK"], effect.stat) == 0


def test_odd_actions() -> None:
    match = lay(table("lirien-dusk"))
    assert refuse_command(match.state, "use smoke-step") == "it needs a square to go to"
    assert refuse_command(match.state, "use smoke-step to a1") == "a1 is out of reach"
    match.answer(0, "use smoke-step to e3")
    assert match.state.name(match.state.heroes["RK"].square) == "e3"
    assert match.state.turn is not None
    assert not match.state.turn.moved
    match = lay(table("mira-of-the-lamps"))
    match.answer(0, "use change-places on RK")
    assert match.state.ground.xy(match.state.heroes["RW"].square) == [4, 4]
    assert match.state.ground.xy(match.state.heroes["RK"].square) == [3, 4]
