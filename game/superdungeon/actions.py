"""Action Points: what a model can do, at whom, and why not (SDA-ACTION)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.kernel.squares import bits

from .areas import DIRECTED, WAYS, Area, affected, area, bodies, concerns, shape, spanned
from .cards import Action
from .ground import FAR
from .movement import homes
from .sightlines import count, los, sees
from .state import Model, State
from .traits import ap_left, attributes, has, shared_cards, traits
from .vocabulary import Attribute, FreeAttackHook

SMALL = 3
"""From farther away nobody hits a model that is Small (SDA-ABIL-16)."""


class Aim(NamedTuple):
    """What an action is aimed at: a model, perhaps with the square of its base, or a direction, or nothing."""

    target: str = ""
    way: str = ""
    centre: int | None = None


class Choice(NamedTuple):
    """A unique action that a model has, and the key under which it counts as used."""

    action: Action
    key: str


@cache
def basic_attack(attr: Attribute, icon: str, reach: int) -> Action:
    """The basic attack with an attribute that has an attack icon (SDA-ACTION-03, SDA-ACTION-04)."""
    return Action(name=f"attack {attr}", colour="red", ap=1, range=f"{icon} {reach}", attr=attr)


def basic_attacks(state: State, model: Model) -> dict[str, Action]:
    slug = model.form or model.card
    found = state.attacks.get(slug)
    if found is None:
        found = state.attacks[slug] = {
            name: basic_attack(name, attr.icon, attr.range)
            for name, attr in attributes(state, model).items()
            if attr.icon
        }
    return found


def unique_actions(state: State, model: Model) -> list[Choice]:
    """The actions of its card and of its equipment (SDA-ACTION-01, SDA-EQUIP-04).

    Of two of the same name, as of two copies of a treasure, it is the one that has not been used up.
    """
    cards = list(model.equipment.values())
    if model.role in ("elite", "minion"):
        cards += shared_cards(state, model)
    own = state.face(model).actions
    if not cards:
        return [Choice(action, f"{model.id}:{action.name}") for action in own]
    found: dict[str, Choice] = {}
    sources = [(model.id, action) for action in own]
    sources += [(card, action) for card in cards for action in state.equipment(card).actions]
    for source, action in sources:
        before = found.get(action.name)
        if before is None or before.key in state.spent:
            found[action.name] = Choice(action, f"{source}:{action.name}")
    return list(found.values())


def unique_action(state: State, model: Model, name: str) -> Choice | None:
    return next((choice for choice in unique_actions(state, model) if choice.action.name == name.lower()), None)


# Why not


def why_not_act(state: State, model: Model, ap: int, unique: bool) -> str | None:
    """Return what keeps the model from any action at that price: Knockdown, Ice, too few points."""
    if "knockdown" in model.statuses:
        return "knocked down"
    if unique and "ice" in model.statuses:
        return "frozen: no unique actions"
    if (left := ap_left(state, model)) < ap:
        return f"needs {ap} action point{'' if ap == 1 else 's'}, {left} left"
    return None


def why_not_use(state: State, model: Model, choice: Choice, aim: Aim) -> str | None:
    """Return why the model cannot perform the unique action at that aim (SDA-ACTION-13: a refusal costs nothing)."""
    action = choice.action
    if (reason := why_not_act(state, model, action.ap, unique=True)) is not None:
        return reason
    if action.once and choice.key in state.spent:
        return "used already, once a game"
    return why_not_aim(state, model, action, aim)


def why_not_attack(state: State, model: Model, attr: str, target: str, free: bool) -> str | None:
    action = basic_attacks(state, model).get(attr)
    if action is None:
        return f"no attack with {attr}"
    if free and (reason := why_not_free(state, model, action)) is not None:
        return reason
    if (reason := why_not_act(state, model, 0 if free else 1, unique=False)) is not None:
        return reason
    return why_not_aim(state, model, action, Aim(target))


def why_not_free(state: State, model: Model, action: Action) -> str | None:
    kinds = {hook.range for hook, _ in traits(state, model).of(FreeAttackHook)}
    if not kinds & {"any", action.range.split()[0]}:
        return "no free attack of that kind"
    act = state.activation
    return "the free attack is used" if act is None or act.attacked_free else None


def why_not_aim(state: State, user: Model, action: Action, aim: Aim) -> str | None:
    """Return why the action cannot be aimed so, by sight and range or because nobody is there."""
    of = shape(action)
    if action.range:
        target = state.models.get(aim.target)
        if target is None or target.at is None:
            return f"there is no {aim.target} on the arena" if aim.target else "a target is needed"
        if aim.way:
            return "it takes a target, not a direction"
        return why_not_target(state, user, action, target, aim.centre)
    if of is None:
        return None if not aim.target or aim.target == user.id else "it concerns the user alone"
    if of.kind in DIRECTED and aim.way not in WAYS:
        return "a direction is needed: north, east, south or west"
    if aim.target or (aim.way and of.kind not in DIRECTED):
        return "it takes no target"
    if of.kind == "aura":
        return None
    near = spanned(state.ground, state.base(user), of, aim.way) & bodies(state, user, action)
    if not near or not affected(state, user, action, area(state, user, of, aim.way)):
        return "nobody is there"
    return None


def limit(action: Action) -> int:
    """How many squares away a target may be; a Pounce reaches as far as it leaps."""
    return action.pounce or _printed_range(action.range)


@cache
def _printed_range(text: str) -> int:
    return int(text.split()[1])


def why_not_target(state: State, user: Model, action: Action, target: Model, centre: int | None = None) -> str | None:
    """Return why the model cannot be the target of the action, or None (SDA-LOS-01, SDA-RANGE-02)."""
    if not concerns(state, user, action, target):
        if target.side == user.side:
            return "not an enemy" if not action.augment else "it does not concern that model"
        return "not a friend" if action.augment else "it does not concern that model"
    base = squares = state.base(target)
    if centre is not None:
        if not squares >> centre & 1 or shape(action) is None:
            return f"{target.id} does not stand on {state.ground.name(centre)}"
        squares = 1 << centre
    elif action.area and squares & (squares - 1):
        return f"name the square of {target.id} that is the centre"
    ground, own, reach = state.ground, traits(state, target).words, limit(action)
    here = state.base(user)
    if "small" in own and target.side != user.side and not ground.within(here, SMALL) & base:
        return f"{target.id} is small: {count(state, user, target)} > {SMALL}"
    if "stealth" in own:
        reach = max(1, reach - 3)
    if not ground.within(here, reach) & squares:
        distance = ground.count(here, squares)
        return "out of range, no way leads there" if distance == FAR else f"out of range, {distance} > {reach}"
    if not action.hookshot and not _sees(state, user, target, squares):
        return "no line of sight"
    if action.pounce and not landing(state, user, target):
        return f"no room beside {target.id}"
    return None


def _sees(state: State, user: Model, target: Model, squares: int) -> bool:
    """Whether the user sees the squares of the target that matter; its other squares do not hide them (SDA-AREA-10)."""
    base = state.base(target)
    if squares == base or user is target:
        return los(state, user, target)
    return sees(state, user, squares, has(state, target, "fly"), without=base)


def landing(state: State, user: Model, target: Model) -> int:
    """Where the user may be put next to the target, by the north-west square of its base."""
    ground, base = state.ground, state.base(target)
    beside = ground.within(base, 1) & ~base
    if user.size > 1:
        beside |= beside >> 1 | beside >> ground.width | beside >> ground.width + 1
    return homes(state, user) & beside


# Enumeration, for computers and the screen


def aims(state: State, user: Model, action: Action) -> list[Aim]:
    """Return the aims that nothing speaks against."""
    of = shape(action)
    if action.range:
        near = state.ground.within(state.base(user), limit(action))
        if not near & bodies(state, user, action):
            return []
        found = []
        side = None if action.dangerous else user.side if action.augment else 1 - user.side
        for target in state.on_arena(side):
            if not (base := state.base(target)) & near:
                continue
            centres = bits(base & near) if of is not None and target.size > 1 else [None]
            for centre in centres:
                if why_not_target(state, user, action, target, centre) is None:
                    found.append(Aim(target.id, centre=centre))
        return found
    if of is None:
        return [Aim()]
    tries = [Aim(way=way) for way in WAYS] if of.kind in DIRECTED else [Aim()]
    return [aim for aim in tries if why_not_aim(state, user, action, aim) is None]


def covered(state: State, user: Model, action: Action, aim: Aim) -> Area:
    """Return the squares that the action covers; none if it has no area."""
    of = shape(action)
    if of is None:
        return Area(0, 0)
    if of.kind == "burst":
        target = state.models[aim.target]
        return area(state, target, of, centre=aim.centre if aim.centre is not None else target.at)
    return area(state, user, of, aim.way)


def targets(state: State, user: Model, action: Action, aim: Aim) -> list[Model]:
    """Return the models that the action affects, in the order of the table."""
    if action.area:
        return affected(state, user, action, covered(state, user, action, aim))
    if action.range:
        return [state.models[aim.target]]
    return [user]


# Words


def write_aim(state: State, aim: Aim) -> str:
    parts = [aim.target, aim.way, "" if aim.centre is None else state.ground.name(aim.centre)]
    return "".join(f" {part}" for part in parts if part)


def read_aim(state: State, words: list[str]) -> Aim | str:
    """Read "K", "K d2", "east" or nothing; return what is wrong with it as text."""
    target, way, centre = "", "", None
    for word in words:
        if word in state.models and not target:
            target = word
        elif word in WAYS and not way:
            way = word
        else:
            try:
                centre = state.ground.walk.square(word)
            except ValueError:
                return f"{word} is neither a model nor a direction nor a square"
    return Aim(target, way, centre)
