"""What would come of an offer: way and cost, odds and wounds, area, and why something cannot be done."""

from __future__ import annotations

from typing import Any

from game.kernel.decision import Decision
from game.kernel.squares import bits
from game.screen.overlays import Layer, Overlay
from game.screen.presenter import Offer, Preview
from game.superdungeon import actions, activation, movement
from game.superdungeon.actions import Aim
from game.superdungeon.cards import Action
from game.superdungeon.movement import Plan
from game.superdungeon.odds import Forecast, forecast
from game.superdungeon.sightlines import sees
from game.superdungeon.state import Model, State
from game.superdungeon.traits import attributes, mp_left, total_ap, total_mp

from . import words
from .offers import found_action


def read(state: State, text: str, seat: int) -> tuple[Model, Action, Aim] | None:
    """Return who would do which action at whom, if the answer is such a one."""
    parts = text.split()
    act = state.activation
    if parts and parts[0] in state.models and parts[1:2] == ["drink"]:
        model, parts = state.models[parts[0]], parts[1:]
    elif act is not None and state.models[act.model].side == seat:
        model = state.models[act.model]
    elif (hero := state.hero(seat)) is not None:
        model = hero
    else:
        return None
    if parts[0] == "attack" and len(parts) > 2:
        return model, actions.basic_attacks(state, model)[parts[2]], Aim(parts[1])
    if parts[0] in ("use", "drink"):
        action, _, rest = found_action(state, model, parts[0], parts[1:])
        return model, action, words.aim_of(state, rest)
    return None


def rolls(action: Action) -> bool:
    """Whether the action is decided by dice."""
    return action.attribute is not None and bool(action.is_offensive or action.versus)


def forecasts(state: State, user: Model, action: Action, aim: Aim) -> list[tuple[Model, Forecast]]:
    """Return the odds against each target."""
    if not rolls(action):
        return []
    among = actions.targets(state, user, action, aim)
    return [(target, forecast(state, user, action, target, among)) for target in among]


def preview(state: State, decision: Decision[Any], offer: Offer) -> Preview | None:
    if not offer.values:
        return None
    text = decision.form.write(offer.values[0]) if offer.values else ""
    if offer.kind == "move":
        return _of_move(state, offer, text)
    if offer.kind == "activate":
        return _of_activation(state, offer)
    found = read(state, text, decision.seat) if offer.kind in ("attack", "use") else None
    if found is not None:
        return _of_action(state, *found)
    if offer.kind == "place" and offer.square is not None:
        return Preview(f"{offer.text}: {state.ground.name(offer.square)}")
    return Preview(offer.text, (offer.tip,) if offer.tip else ())


def _of_move(state: State, offer: Offer, text: str) -> Preview | None:
    act = state.activation
    if act is None:
        return None
    model = state.models[act.model]
    way = activation.read_move(state, model, text.split()[1:])
    if not isinstance(way, Plan):
        if offer.square == model.at:
            return None
        return Preview("Not possible", (way,))
    left = mp_left(state, model)
    half = state.size(model) / 2
    start = state.ground.walk
    assert model.at is not None
    y, x = divmod(model.at, start.width)
    points = [(x + half, y + half)]
    for square in way.path:
        y, x = divmod(square, start.width)
        points.append((x + 0.5, y + 0.5))
    if state.size(model) == 2:
        y, x = divmod(way.to, start.width)
        points = [points[0], (x + 1, y + 1)]
    lines = [f"{way.cost} of {left} movement"]
    hazards = {
        words.name(tile.slug)
        for square in way.path
        for tile, where in state.ground.tiles.values()
        if "hazard" in tile.tags and where >> square & 1
    }
    if hazards:
        lines.append(f"through {', '.join(sorted(hazards))}")
    return Preview(f"Move to {state.ground.name(way.to)}", tuple(lines), path=tuple(points))


def _of_activation(state: State, offer: Offer) -> Preview:
    model = state.models[offer.target]
    reach = movement.reach(state, model, total_mp(state, model))
    layer = Layer(Overlay.REACH_MORE, sum(1 << square for square in reach))
    lines = (
        f"{total_mp(state, model)} movement",
        words.several(total_ap(state, model), "action"),
        *([offer.note] if offer.note else []),
    )
    return Preview(offer.text, lines, layers=(layer,))


def _of_action(state: State, user: Model, action: Action, aim: Aim) -> Preview:
    """Odds of an action at its aim, and what else it does."""
    title = words.action_name(action.name)
    area = actions.covered(state, user, action, aim).squares
    layers = (Layer(Overlay.AREA, area),) if area else ()
    line = None
    target = state.models.get(aim.target)
    if target is not None and target.at is not None and user.at is not None and target is not user:
        line = (middle(state, user), middle(state, target), True)
    odds = forecasts(state, user, action, aim)
    if not odds:
        among = actions.targets(state, user, action, aim)
        names = ", ".join(words.model_name(state, model.id) for model in among[:4])
        text = words.action_text(action)
        return Preview(f"{title}{': ' + names if names else ''}", (text,) if text else (), layers=layers, line=line)
    lines: list[str] = []
    for victim, found in odds[:3]:
        name = words.model_name(state, victim.id)
        parts = [f"{name}: {float(found.hit):.0%} hit"]
        if found.destroyed:
            parts.append(f"{float(found.destroyed):.0%} destroyed")
        if found.critical:
            parts.append(f"{float(found.critical):.0%} critical")
        lines.append(", ".join(parts))
    if len(odds) > 3:
        lines.append(f"and {len(odds) - 3} more")
    first = odds[0][1]
    guard = " or ".join(words.dice(pool) for pool in first.defense.values()) or "nothing"
    lines.append(f"{words.dice(first.offense)} against {guard}")
    return Preview(title, tuple(lines), chance=float(first.hit), layers=layers, line=line)


def middle(state: State, model: Model) -> tuple[float, float]:
    assert model.at is not None
    y, x = divmod(model.at, state.arena.width)
    half = state.size(model) / 2
    return x + half, y + half


def why_not(state: State, decision: Decision[Any], piece: str, square: int) -> str:
    """Say why the selected model can do nothing there: to the enemy that stands there, or on that square."""
    model = state.models.get(piece)
    if model is None or model.at is None:
        return ""
    if decision.prompt == "command":
        foe = next((m for m in state.on_arena(1 - model.side) if state.base(m) >> square & 1), None)
        if foe is not None:
            for attack in actions.basic_attacks(state, model).values():
                if (reason := actions.why_not_target(state, model, attack, foe)) is not None:
                    if reason == "no line of sight" and (blocker := sight_blocker(state, model, foe)):
                        reason += f": {blocker}"
                    return f"{words.model_name(state, foe.id)}: {reason}"
            return actions.why_not_act(state, model, 1, unique=False) or ""
        return activation.why_not(state, model, f"move {state.ground.name(square)}") or ""
    return decision.verify(f"{piece} {state.ground.name(square)}") or ""


def sight_blocker(state: State, viewer: Model, target: Model) -> str:
    """Name what stands nearest in the way, if one thing alone does: a model, else walls and structures."""
    squares = state.base(target)
    if not any(state.ground.sight.sees(eye, square) for eye in bits(state.base(viewer)) for square in bits(squares)):
        return "walls or structures stand between"
    foes = [m for m in state.on_arena(1 - viewer.side) if m is not target]
    hiding = [m for m in foes if sees(state, viewer, squares, without=state.base(m))]
    return f"{words.model_name(state, hiding[0].id)} stands between" if hiding else "models stand between"


# Threat and sight


def threat(state: State, seat: int, piece: str = "") -> list[Layer]:
    """Squares that enemies could strike in an activation: reach, then the longest attack."""
    squares = 0
    for model in state.on_arena(1 - seat):
        if (not piece or model.id == piece) and state.face(model).ap:
            squares |= strikes(state, model)
    if piece and (own := state.models.get(piece)) is not None and own.side == seat and own.at is not None:
        reach = movement.reach(state, own, total_mp(state, own))
        return [Layer(Overlay.REACH_MORE, sum(1 << square for square in reach))]
    return [Layer(Overlay.THREAT, squares)]


def strikes(state: State, model: Model) -> int:
    ground = state.ground
    ranges = [attr.range for attr in attributes(state, model).values() if attr.icon]
    if not ranges:
        return 0
    longest = max(ranges)
    stands = 1 << model.at if model.at is not None else 0
    for square in movement.reach(state, model, total_mp(state, model)):
        stands |= 1 << square
    size = state.size(model)
    squares = 0
    for place in bits(stands):
        base = ground.base(place, size)
        squares |= ground.surroundings(base, longest, False)
    return squares & ground.all


def sight(state: State, square: int) -> list[Layer]:
    """What is seen from the square past walls and structures."""
    return [Layer(Overlay.SIGHT, state.ground.seen(1 << square, state.ground.all))]
