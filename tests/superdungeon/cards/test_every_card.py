"""Every card is played once: each action, potion and piece of equipment in a small position, with its effects seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import pytest

from game.kernel.chance import Chance
from game.kernel.match import Match
from game.superdungeon import cards as c
from game.superdungeon import vocabulary as v
from game.superdungeon.combat import defense_pool, offense_pool
from game.superdungeon.dice import attribute, pool, stars
from game.superdungeon.events import Acted
from game.superdungeon.library import library
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.state import Model, State
from game.superdungeon.table import lay
from game.superdungeon.traits import total_ap, total_mp, traits

T = TypeVar("T")
MODELS, EQUIPMENT, POTIONS = library().models, library().equipment, library().potions
SHY = ("none", "stay", "0", "decline")
"""Answers that let an effect go by."""


class Lucky(Chance):
    """The user and its friends roll as well as can be, everyone else as badly."""

    def roll(self, die: Sequence[T], label: str = "") -> T:
        self.reveal("roll")
        if not all(isinstance(face, int | str) and face not in ("hex", "bane") for face in die):
            return die[0]
        return (max if label[:1] in "UF" else min)(die, key=lambda face: stars(face))  # type: ignore[arg-type]

    def clone(self) -> Lucky:
        return Lucky(self.state, self.barrier)


@dataclass(frozen=True)
class Play:
    """An action and the command that plays it. bearer: the card of the model that does it."""

    name: str
    action: c.Action
    user: dict[str, Any]


def plays() -> Iterator[Play]:
    for slug, card in MODELS.items():
        user: dict[str, Any] = {"card": card.form_of or slug, "form": slug if card.form_of else ""}
        if "hero" in card.roles:
            user |= {"potions": 1, "role": "hero"}
        for action in (*card.actions, *card.potions):
            yield Play(f"{slug}: {action.name}", action, user)
    for slug, gear in EQUIPMENT.items():
        for action in gear.actions:
            yield Play(f"{slug}: {action.name}", action, {"card": "scapegoat", "equipped": [slug]})
    for slug, potion in POTIONS.items():
        swapped = ["steel-syrup", slug]
        yield Play(slug, potion, {"card": "questing-knight", "potions": 1, "swapped": swapped})


def filters(action: c.Action) -> list[v.Filter]:
    return [action.to, *(effect.to for effect in action.effects if isinstance(effect, v.Grant))]


def position(play: Play) -> State:
    """Return the user with foes beside it and further off, and a wounded friend of the right kind.

    The near foe is a Hero, since some effects take potions and equipment from those.
    """
    action = play.action
    wanted = filters(action)
    kinds = [kind for each in wanted for kind in each.types]
    roles = [role for each in wanted for role in each.roles]
    friend_role = roles[0] if roles else "elite"
    frail = any(effect.only == "destroyed" for effect in action.effects)
    body = {
        "types": kinds or ["human"], "mp": 5, "ap": 2, "hearts": 9, "attrs": {
            "STR": "2R melee 1", "ARM": "*0 def", "WILL": "*0 magic 6", "DEX": "*0 missile 6"},
    }  # fmt: skip
    hero = {**body, "kind": "hero", "potion_quantity": 3}
    friend = {**body, "kind": friend_role}
    if friend_role == "hero":
        friend["potion_quantity"] = 3
    else:
        friend["platform"] = "super" if friend_role == "miniboss" else "8-bit"
    spare = [effect.card for effect in action.effects if isinstance(effect, v.Summon)]
    large = MODELS[play.user.get("form") or play.user["card"]].base == 2 if play.user["card"] in MODELS else False
    models: dict[str, Any] = {
        "U": {**play.user, "side": "A", "at": [5, 5]},
        "F": {"card": "friend", "side": "A", "at": [4, 4], "wounds": 2, "status": ["slow"]},
        "NEAR": {
            "card": "foe", "side": "B", "at": [7 if large else 6, 5], "potions": 1, "equipped": ["leather-jerkin"],
        },
        "FAR": {"card": "foe-monster", "side": "B", "at": [5, 9 if large else 8]},
    }  # fmt: skip
    for n, card in enumerate(spare):
        models[f"S{n}"] = {"card": card, "side": "A"}
    if frail:
        models["NEAR"]["wounds"] = 8
    tables = {
        "board": [13, 13], "stage": "activation", "activated": ["U"], "models": models,
        "cards": {
            "friend": friend, "foe": hero, "foe-monster": {**body, "kind": "elite", "platform": "16-bit"},
            "scapegoat": {**hero, "ap": 3, "attrs": {
                "STR": "2R melee 1", "ARM": "2R def", "WILL": "2R magic 6", "DEX": "2R missile 6"}},
        },
        "loot": ["short-bow", "chainmail"], "treasures": ["mercy-maul", "grove-robe", "coven-hood"],
    }  # fmt: skip
    state = lay(tables, Lucky(0))
    user = state.models["U"]
    hearts = state.face(user).hearts
    if hearts > 1 and hurts_help(action):
        user.wounds = 1
    state.touch()
    return state


def hurts_help(action: c.Action) -> bool:
    return any(isinstance(effect, v.Heal | v.Mend) for effect in action.effects)


def commands_for(play: Play, options: Sequence[str]) -> list[str]:
    verb = "drink" if isinstance(play.action, c.Potion) else "use"
    return [option for option in options if option.split()[:2] == [verb, play.action.name]]


def rate(play: Play, option: str) -> int:
    """How well an aim shows what the action does: what draws near is best aimed at the far foe."""
    pulls = any(isinstance(effect, v.Pull) for effect in play.action.effects) or play.action.pounce
    words = option.split()[2:]
    if words in (["FAR"], ["NEAR"]):
        return 2 if (words == ["FAR"]) == bool(pulls) else 1
    if words == ["F"]:
        return 2 if play.action.augment else 0
    return {"south": 3 if pulls else 1, "east": 2}.get(" ".join(words), 0)


def play_out(match: Match[State]) -> None:
    """Answer what the action asks, letting no effect go by, until the next command."""
    while (decision := next(iter(match.pending.values()), None)) is not None and decision.prompt != "command":
        options = list(decision.options)
        bold = [option for option in options if option not in SHY]
        match.answer(next(iter(match.pending)), (bold or options)[-1])


def picture(state: State) -> dict[str, Model]:
    return {id: model.clone() for id, model in state.models.items()}


@pytest.mark.parametrize("play", [*plays()], ids=lambda play: play.name)
def test_every_action_does_what_it_declares(play: Play) -> None:
    state = position(play)
    match: Match[State] = Match(SuperDungeonRules(), state)
    before = picture(match.state)
    act = match.state.activation
    assert act is not None
    (decision,) = match.pending.values()
    options = commands_for(play, list(decision.options))
    assert options, f"{play.action.name} is not on offer among {sorted(decision.options)[:20]}"
    match.answer(0, max(options, key=lambda option: rate(play, option)))
    play_out(match)
    after = match.state.models
    if after["U"].at is not None:
        assert match.state.activation is not None
        assert match.state.activation.spent_ap == (0 if isinstance(play.action, c.Potion) else play.action.ap)
    acted = [event for step in match.steps for event in step.events if isinstance(event, Acted)]
    assert acted[0].action == play.action.name
    hit = [id for id in acted[0].affected if id in after]
    seen = Seen(play, match.state, before, after, hit)
    if play.action.is_offensive:
        foes = [id for id in hit if before[id].side == 1]
        assert foes, "it has hit nobody"
        if play.action.wounds != "none":
            extra = sum(e.amount for e in play.action.effects if isinstance(e, v.Wound) and e.whom == "target")
            assert any(seen.wounds(id) >= 1 + extra or after[id].at is None for id in foes)
    for effect in play.action.effects:
        assert CHECKS[type(effect)](seen, effect), f"no sign of {effect}"


@dataclass
class Seen:
    """A position before and after an action, for the checks of single effects."""

    play: Play
    state: State
    before: dict[str, Model]
    after: dict[str, Model]
    hit: list[str]

    def wounds(self, id: str) -> int:
        return self.after[id].wounds - self.before[id].wounds

    def moved(self, id: str) -> bool:
        return self.after[id].at != self.before[id].at and self.after[id].at is not None

    def whom(self, effect: v.Effect) -> list[str]:
        return ["U"] if effect.whom == "user" else [id for id in self.hit if self.after[id].at is not None]

    def distance(self, id: str, when: dict[str, Model]) -> int:
        ground, user, model = self.state.ground, when["U"], when[id]
        assert user.at is not None
        assert model.at is not None
        return ground.count(ground.base(user.at, self.state.size(user)), ground.base(model.at, self.state.size(model)))


def _fewer_tokens(seen: Seen, effect: v.Effect) -> bool:
    def tokens(model: Model) -> int:
        return model.wounds + len(model.statuses)

    return any(tokens(seen.after[id]) < tokens(seen.before[id]) for id in seen.whom(effect))


def _inflicted(seen: Seen, effect: v.Inflict) -> bool:
    def has(model: Model) -> bool:
        return bool(model.statuses) if effect.status == "random" else effect.status in model.statuses

    return any(has(seen.after[id]) and not has(seen.before[id]) for id in seen.whom(effect))


def _granted(seen: Seen, effect: v.Grant) -> bool:
    lasting = [each for each in seen.state.lasting if each.name == seen.play.action.name]
    bearers = ["NEAR"] if lasting[0].side == "enemies" and lasting[0].aura else ["U", "F"]
    for id in bearers:
        found = traits(seen.state, seen.after[id])
        if set(effect.abilities) <= found.words and all(
            any(hook is each for each, _ in found.hooks) for hook in effect.hooks
        ):
            return True
    return False


def _odd(seen: Seen, effect: v.Odd) -> bool:
    match effect.code:
        case "swap-places":
            return seen.after["U"].at == seen.before["NEAR"].at and seen.after["NEAR"].at == seen.before["U"].at
        case "steal-potion":
            return seen.after["NEAR"].potions == 0
        case "take-the-blow":
            return seen.wounds("F") < 0 and seen.wounds("U") == -seen.wounds("F")
        case "mystery-cork":
            return len(seen.state.treasure_discard) == 2 and bool(seen.state.lasting)
    return False


CHECKS: dict[type, Callable[[Seen, Any], bool]] = {
    v.Wound: lambda seen, e: any(seen.wounds(id) > 0 for id in seen.whom(e)) or e.whom == "target",
    v.Heal: _fewer_tokens,
    v.Mend: lambda seen, e: any(seen.wounds(id) < 0 for id in seen.whom(e)),
    v.Remedy: lambda seen, e: all(not seen.after[id].statuses for id in seen.whom(e)),
    v.Inflict: _inflicted,
    v.Push: lambda seen, e: any(seen.distance(i, seen.after) > seen.distance(i, seen.before) for i in seen.whom(e)),
    v.Pull: lambda seen, e: any(seen.distance(i, seen.after) < seen.distance(i, seen.before) for i in seen.whom(e)),
    v.Compel: lambda seen, e: any(map(seen.moved, seen.whom(e))),
    v.Retreat: lambda seen, e: seen.moved("U"),
    v.Teleport: lambda seen, e: any(map(seen.moved, seen.whom(e))),
    v.Grant: _granted,
    v.GivePotion: lambda seen, e: any(seen.after[id].potions > seen.before[id].potions for id in seen.whom(e)),
    v.GainActions: lambda seen, e: seen.state.activation is not None and seen.state.activation.more_ap == e.amount,
    v.GainMovement: lambda seen, e: seen.state.activation is not None and seen.state.activation.more_mp == e.amount,
    v.DrawLoot: lambda seen, e: len(seen.state.sides[0].backpack) == e.amount,
    v.FreeAttack: lambda seen, e: seen.state.last is not None and seen.state.last.user == "F",
    v.Summon: lambda seen, e: seen.after["S0"].at is not None,
    v.Destroy: lambda seen, e: seen.after["U"].at is None,
    v.Unequip: lambda seen, e: not seen.after["NEAR"].equipment and seen.state.loot_discard == ["leather-jerkin"],
    v.Odd: _odd,
}


# Equipment worn


@pytest.mark.parametrize("slug", [*EQUIPMENT])
def test_every_piece_of_equipment_counts_as_printed_on_its_bearer(slug: str) -> None:
    """Dice go to the rolls of their attribute, numbers to the numbers, words to the abilities (SDA-EQUIP-04)."""
    gear = EQUIPMENT[slug]
    attrs = {"STR": "2R melee 1 def", "ARM": "2R def", "WILL": "2R magic 6 def", "DEX": "2R missile 6 def"}
    knight = {"kind": "hero", "mp": 5, "ap": 2, "hearts": 5, "potion_quantity": 2, "wounds": 2, "attrs": attrs}
    models = {
        "U": {**knight, "side": "A", "at": [1, 1], "equipped": [slug]},
        "V": {**knight, "side": "A", "at": [1, 3]},
        "T": {"use": "BRUTE", "side": "B", "at": [3, 1]},
    }
    state = lay({"board": [5, 5], "models": models}, Chance(0))
    worn, bare, foe = (state.models[id] for id in "UVT")
    assert set(gear.abilities) <= traits(state, worn).words
    assert [hook for hook, _ in traits(state, worn).hooks] == list(gear.hooks)
    for hook in gear.hooks:
        if isinstance(hook, v.StatHook):
            count = {"mp": total_mp, "ap": total_ap}.get(hook.stat)
            if count is not None:
                assert count(state, worn) - count(state, bare) == hook.amount
    for name in attrs:
        sure = [hook for hook in gear.hooks if isinstance(hook, v.DiceHook) and not hook.foe]
        mine = [hook for hook in sure if not hook.attributes or name in hook.attributes]
        attack = c.Action(name="attack", colour="red", area="wave 1", attr=name)  # type: ignore[arg-type]
        more, _ = offense_pool(state, worn, attack, (foe,))
        less, _ = offense_pool(state, bare, attack, (foe,))
        expected = sorted("".join(pool(h.dice).dice * (2 if h.per else 1) for h in mine if h.on != "defense"))
        assert sorted(more.dice[len(less.dice) :]) == expected
        assert more.stars - less.stars == sum(pool(h.dice).stars for h in mine if h.on != "defense")
        better, _ = defense_pool(state, worn, name, foe)  # type: ignore[arg-type]
        plain, _ = defense_pool(state, bare, name, foe)  # type: ignore[arg-type]
        assert better.stars - plain.stars == sum(pool(h.dice).stars for h in mine if h.on != "offense")
        assert len(better.dice) - len(plain.dice) == sum(len(pool(h.dice).dice) for h in mine if h.on != "offense")


# Models without actions


@pytest.mark.parametrize("slug", [slug for slug, card in MODELS.items() if "point" not in card.roles])
def test_every_model_attacks(slug: str) -> None:
    """With each attack icon: the foe is wounded, and suffers what the attacker's abilities inflict (SDA-ABIL-17)."""
    card = MODELS[slug]
    for name, text in card.attrs.items():
        if not attribute(text).icon:
            continue
        user: dict[str, Any] = {"card": card.form_of or slug, "form": slug if card.form_of else "", "side": "A"}
        foe = {"kind": "elite", "platform": "8-bit", "mp": 5, "ap": 1, "hearts": 9, "attrs": {"ARM": "*0 def"}}
        models = {"U": {**user, "at": [2, 2]}, "T": {**foe, "side": "B", "at": [4, 2]}}
        state = lay({"board": [8, 8], "models": models, "stage": "activation", "activated": ["U"]}, Lucky(0))
        if attribute(text).range < 2 and card.base == 1:
            state.models["T"].at = state.ground.walk.square("d3")
            state.touch()
        match: Match[State] = Match(SuperDungeonRules(), state)
        match.answer(0, f"attack T {name}")
        play_out(match)
        found = match.state.models["T"]
        assert found.wounds >= 1, name
        assert set(card.abilities) & {"hex", "bane", "slow", "ice", "fire", "poison", "knockdown"} <= set(
            found.statuses
        )


@pytest.mark.parametrize("slug", [slug for slug, card in MODELS.items() if "point" in card.roles])
def test_every_spawning_point_spawns_all_that_it_lists(slug: str) -> None:
    card = MODELS[slug]
    models: dict[str, Any] = {"P": {"card": slug, "side": "A", "at": [6, 6]}}
    if card.pair:
        models["Q"] = {"card": card.pair, "side": "A", "at": [18, 18]}
    for monster, amount in card.monsters.items():
        models |= {f"{monster}-{n}": {"card": monster, "side": "A"} for n in range(amount)}
    match: Match[State] = Match(SuperDungeonRules(), lay({"board": [24, 24], "models": models}, Chance(0)))
    match.answer(0, "spawn P monsters")
    while (decision := match.decision(0)) is not None and decision.prompt == "spawn":
        match.answer(0, max(decision.options, key=lambda option: base_of(match.state, option)))
    assert match.state.pool(0) == []
    assert match.state.models["P"].wounds == 1


def base_of(state: State, option: str) -> int:
    """Large ones first, so that they find room."""
    return state.size(state.models[option.split()[0]])


def test_no_action_is_left_out() -> None:
    names = {play.action.name for play in plays()}
    declared = {action.name for card in MODELS.values() for action in (*card.actions, *card.potions)}
    declared |= {action.name for gear in EQUIPMENT.values() for action in gear.actions} | POTIONS.keys()
    assert names == declared
    kinds = {type(effect) for play in plays() for effect in play.action.effects}
    assert kinds <= CHECKS.keys()
    assert msgspec.structs.fields(v.Odd)
