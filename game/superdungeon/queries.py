"""Questions about a position: for position files, for the screen, and for whoever wants to know why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kernel.match import Match, Refused
from game.kernel.squares import bits

from . import actions, activation, areas, movement, potions, sightlines, spawning
from .actions import Aim, read_aim
from .cards import Action
from .combat import defense_pool, offense_pool
from .ground import FAR
from .odds import Forecast, forecast
from .scoring import inside, is_beside_cluster
from .state import Model, State, letter
from .traits import attributes, mp_left, total_mp

Words = list[str]


def ask(match: Match[State], query: str) -> Any:
    """Answer a query; raises `Refused` if it cannot be understood. Squares may be written c7 or [2,6]."""
    state = match.state
    verb, *words = _words(query)
    answer = QUERIES.get(verb)
    if answer is None:
        raise Refused(f"{verb} is none of the queries {', '.join(sorted(QUERIES))}")
    try:
        return answer(state, words)
    except (IndexError, KeyError, ValueError) as error:
        raise Refused(f"{query}: {_usage(answer)}") from error


def _words(query: str) -> Words:
    """Split the query; "[2, 6]" is one word."""
    words: list[str] = []
    for word in query.replace(", ", ",").split():
        words.append(word)
    return words or [""]


def _usage(answer: Callable[[State, Words], Any]) -> str:
    return (answer.__doc__ or "").split(":")[0].strip()


def _model(state: State, id: str) -> Model:
    if id not in state.models:
        raise Refused(f"there is no {id}")
    return state.models[id]


def _placed(state: State, id: str) -> Model:
    model = _model(state, id)
    if model.at is None:
        raise Refused(f"{id} is not on the arena")
    return model


def _square(state: State, word: str) -> int:
    if word.startswith("["):
        x, y = (int(part) for part in word.strip("[]").split(","))
        if not (0 <= x < state.arena.width and 0 <= y < state.arena.height):
            raise Refused(f"{word} is not on the board")
        return y * state.arena.width + x
    return state.ground.walk.square(word)


def _squares(state: State, word: str) -> int:
    """The squares of a model, or a square."""
    return state.base(_placed(state, word)) if word in state.models else 1 << _square(state, word)


def _name(state: State, squares: int) -> list[str]:
    return list(state.names(squares))


def _count(count: int) -> int | None:
    return None if count == FAR else count


def _los(state: State, words: Words) -> bool:
    """los A B: whether A sees B; of squares, whether terrain leaves a line"""
    one, other = words
    if one in state.models and other in state.models:
        return sightlines.los(state, _placed(state, one), _placed(state, other))
    if one in state.models:
        return sightlines.sees(state, _placed(state, one), _squares(state, other))
    return any(
        sightlines.square_los(state, eye, square)
        for eye in bits(_squares(state, one)) for square in bits(_squares(state, other))
    )  # fmt: skip


def _range(state: State, words: Words) -> int | None:
    """count A B: squares between two models or squares, null if there is no way"""
    one, other = words
    return _count(state.ground.count(_squares(state, one), _squares(state, other)))


def _points(state: State, model: Model) -> int:
    """What it may spend now if it is being activated, else its whole movement."""
    act = state.activation
    return mp_left(state, model) if act and act.model == model.id else total_mp(state, model)


def _costs(state: State, words: Words) -> dict[str, int]:
    """costs M [points]: every place where M may end a move, with its cost"""
    model = _placed(state, words[0])
    points = int(words[1]) if len(words) > 1 else _points(state, model)
    return {state.ground.name(place): cost for place, cost in sorted(movement.reach(state, model, points).items())}


def _reach(state: State, words: Words) -> list[str]:
    """reach M [points]: every place where M may end a move"""
    return list(_costs(state, words))


def _cost(state: State, words: Words) -> int | None:
    """cost M square: what it costs M to count to that square, null if it cannot"""
    model, square = _placed(state, words[0]), _square(state, words[-1])
    rings = movement.rings(state, model, 60)
    return next((cost for cost, ring in enumerate(rings) if ring >> square & 1), None)


def _placement(state: State, words: Words) -> int | None:
    """placement M square: the least movement points that bring the base of M there, null if none do"""
    model, square = _placed(state, words[0]), _square(state, words[1])
    return movement.reach(state, model, 60).get(square)


def _path(state: State, words: Words) -> list[str]:
    """path M square...: the squares counted on the way over these way points"""
    model = _placed(state, words[0])
    way = movement.plan(state, model, _points(state, model), [_square(state, word) for word in words[1:]])
    if isinstance(way, str):
        raise Refused(way)
    return [state.ground.name(square) for square in way.path]


def _action(state: State, model: Model, words: Words) -> tuple[Action, Words]:
    """Read "attack STR", "use whirl" or "drink tonic" at the head of some words."""
    verb, name, *rest = words
    if verb == "attack":
        attack = actions.basic_attacks(state, model).get(name.upper())
        if attack is None:
            raise Refused(f"{model.id} has no attack with {name}")
        return attack, rest
    if verb == "drink":
        potion = next((p for p in potions.potions_of(state, model) if p.name == name.lower()), None)
        if potion is None:
            raise Refused(f"{model.id} has no {name}")
        return potion, rest
    choice = actions.unique_action(state, model, name)
    if choice is None:
        raise Refused(f"{model.id} has no action {name}")
    return choice.action, rest


def _aim(state: State, words: Words) -> Aim:
    aim = read_aim(state, words)
    if isinstance(aim, str):
        raise Refused(aim)
    return aim


def _area(state: State, words: Words) -> list[str]:
    """area M use whirl [way or target]: the squares that the action covers"""
    model = _placed(state, words[0])
    action, rest = _action(state, model, words[1:])
    aim = _aim(state, rest)
    return _name(state, actions.covered(state, model, action, aim).squares)


def _shape(state: State, words: Words) -> list[str]:
    """shape M wave 1 [way]: the squares of an area around M"""
    model = _placed(state, words[0])
    of = areas.Shape(words[1].lower(), int(words[2]))
    way = words[3] if len(words) > 3 else ""
    return _name(state, areas.area(state, model, of, way).squares)


def _affected(state: State, words: Words) -> list[str]:
    """affected M use whirl [way or target]: whom the action affects, in order"""
    model = _placed(state, words[0])
    action, rest = _action(state, model, words[1:])
    return [other.id for other in actions.targets(state, model, action, _aim(state, rest))]


def _targets(state: State, words: Words) -> dict[str, str]:
    """targets M attack STR: every enemy, or friend for an Augment, with why it cannot be the target, or "ok\""""
    model = _placed(state, words[0])
    action, _ = _action(state, model, words[1:])
    return {
        other.id: actions.why_not_target(state, model, action, other, other.at if action.area else None) or "ok"
        for other in state.on_arena()
        if areas.concerns(state, model, action, other)
    }


def _odds(state: State, words: Words) -> dict[str, Any]:
    """odds M attack STR K: exact chances of the action against K"""
    model = _placed(state, words[0])
    action, rest = _action(state, model, words[1:])
    target = _placed(state, rest[0])
    among = None
    if action.area:
        among = actions.targets(state, model, action, _aim(state, rest))
    return plain_odds(forecast(state, model, action, target, among))


def plain_odds(found: Forecast) -> dict[str, Any]:
    return {
        "offense": found.offense.text,
        "defense": {name: roll.text for name, roll in found.defense.items()},
        "hit": float(found.hit),
        "critical": float(found.critical),
        "destroyed": float(found.destroyed),
        "wounds": {str(amount): float(chance) for amount, chance in found.wounds.items()},
    }


def _pool(state: State, words: Words) -> str:
    """pool M STR offense|defense K: the dice M rolls against K"""
    model, other = _placed(state, words[0]), _placed(state, words[3])
    name = words[1].upper()
    if words[2] == "offense":
        attack = actions.basic_attacks(state, model)[name]
        return offense_pool(state, model, attack, [other])[0].text
    return defense_pool(state, model, name, other)[0].text  # type: ignore[arg-type]


def _why(state: State, words: Words) -> str | None:
    """why command: why the model being activated cannot do that, null if it can"""
    if state.activation is None:
        raise Refused("nobody is being activated")
    return activation.why_not(state, state.models[state.activation.model], " ".join(words))


def _control(state: State, words: Words) -> list[str]:
    """control H push 3 T: where a control effect of H may leave T"""
    by, target = _placed(state, words[0]), _placed(state, words[3])
    return _name(state, sum(1 << end for end in movement.control_ends(state, target, int(words[2]), words[1], by)))


def _steps(state: State, words: Words) -> list[str]:
    """step H push T: the squares to which the first step of a control effect may lead"""
    by, target = _placed(state, words[0]), _placed(state, words[2])
    if words[1] == "compel":
        return _name(state, sum(1 << end for end in movement.reach(state, target, 1)))
    return _name(state, sum(1 << end for end in movement.monotone(state, target, 1, words[1], by)))


def _spawns(state: State, words: Words) -> list[str]:
    """spawn M P: where M could be placed near the point P"""
    model, point = _model(state, words[0]), _placed(state, words[1])
    return _name(state, spawning.places(state, model, bits(state.base(point))))


def threat(state: State, side: int) -> int:
    """The squares on which models of that side could hit somebody in one activation by a basic attack."""
    found = 0
    for model in state.on_arena(side):
        ranges = [attr.range for attr in attributes(state, model).values() if attr.icon]
        if not ranges or model.role == "point":
            continue
        stands = state.base(model)
        for place in movement.reach(state, model, _points(state, model)):
            stands |= state.ground.base(place, state.size(model))
        found |= state.ground.within(stands, max(ranges))
    return found & state.ground.all


def _threat(state: State, words: Words) -> list[str]:
    """threat A: the squares that models of A threaten with move and basic attack, sight aside"""
    return _name(state, threat(state, "AB".index(words[0])))


def _inside(state: State, words: Words) -> dict[str, list[str]]:
    """inside: who is in the control zone"""
    return {letter(side): [model.id for model in inside(state, side)] for side in (0, 1)}


def _zone(state: State, words: Words) -> list[str]:
    """zone: the squares of the control zone"""
    return [state.ground.name(square) for square in state.zone]


def _beside(state: State, words: Words) -> bool:
    """beside M A: whether M is next to the cluster of A"""
    return is_beside_cluster(state, state.base(_placed(state, words[0])), "AB".index(words[1]))


def _commands(state: State, words: Words) -> list[str]:
    """commands [verb]: everything that the model being activated can do"""
    if state.activation is None:
        raise Refused("nobody is being activated")
    found = activation.commands(state, state.models[state.activation.model])
    return [text for text in found if not words or text.split()[0] == words[0]]


QUERIES: dict[str, Callable[[State, Words], Any]] = {
    "los": _los, "count": _range, "costs": _costs, "reach": _reach, "placements": _reach, "cost": _cost,
    "placement": _placement, "path": _path, "area": _area, "shape": _shape, "affected": _affected,
    "targets": _targets, "odds": _odds, "pool": _pool, "why": _why, "control": _control, "step": _steps,
    "spawn": _spawns, "threat": _threat, "inside": _inside, "zone": _zone, "beside": _beside,
    "commands": _commands,
}  # fmt: skip
