"""Movement Points: where a model may go, what it costs, and large bases (SDA-MOVE, SDA-LARGE)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.kernel.squares import Board, Way, bits, flood, lowest, moved, route, spread, union

from .ground import mask
from .state import Model, State
from .traits import traits
from .vocabulary import HoldHook


class Mover(NamedTuple):
    """How a model moves now: its steps, what entering a square costs, and where it may stand."""

    board: Board
    may: Mapping[Way, int]
    costs: Mapping[int, int]
    enterable: int
    free: int
    """Enterable squares that no other model stands on."""


def mover(state: State, model: Model) -> Mover:
    """Return how the model moves, wherever it stands.

    Enemies, walls, structures and voids close both the square and, in pairs, a diagonal between them (SDA-MOVE-08). A
    flyer is not stopped by the diagonal between two enemies (SDA-MOVE-10); what lies between burrowers and their goal
    are enemies alone (SDA-ABIL-07).
    """
    movers: dict[str, Mover] = state.cache.setdefault("movers", {})
    found = movers.get(model.id)
    if found is not None:
        return found
    ground, own = state.ground, traits(state, model)
    opens = own.opens
    walls = "burrow" not in own.words and "walls" not in own.passes
    structures = "structures" not in opens
    name = ("walk" if structures else "fly") if walls else ("through_walls" if structures else "burrow")
    foes = state.bodies(1 - model.side)
    friends = state.bodies(model.side)
    if model.at is not None:
        friends &= ~state.base(model)
    enterable = ground.all
    if "enemies" not in own.passes:
        enterable &= ~foes
    if structures:
        enterable &= ~ground.structures
    if "chasm" not in opens:
        enterable &= ~ground.chasm
    closed = 0 if "fly" in own.words or "enemies" in own.passes else foes
    rough = 0 if "difficult" in opens else ground.difficult & enterable
    costs = {1: enterable & ~rough, 2: rough} if rough else {1: enterable}
    found = Mover(getattr(ground, name), ground.steps(name, closed), costs, enterable, enterable & ~(friends | foes))
    movers[model.id] = found
    return found


def homes(state: State, model: Model, size: int | None = None) -> int:
    """Where its base may stand: free, complete, not astride a wall (SDA-MOVE-05, SDA-LARGE-05)."""
    free, ground = mover(state, model).free, state.ground
    if (size or state.size(model)) == 1:
        return free
    width = ground.width
    return ground.large_homes & free & moved(free, -1) & moved(free, -width) & moved(free, -width - 1)


def is_held(state: State, model: Model) -> bool:
    """Whether an enemy next to it holds it where it is."""
    here = state.ground.within(state.base(model), 1)
    if not here & state.bodies(1 - model.side):
        return False
    return any(traits(state, foe).of(HoldHook) for foe in state.on_arena(1 - model.side) if here & state.base(foe))


def rings(state: State, model: Model, points: int) -> list[int]:
    """The squares counted at a cost of 0, 1, ... points; a base starts on all its squares (SDA-LARGE-01)."""
    key = f"rings {model.id} {points}"
    found: list[int] | None = state.cache.get(key)
    if found is None:
        move = mover(state, model)
        found = state.cache[key] = flood(move.board, move.may, state.base(model), points, move.costs)
    return found


def reachable(state: State, model: Model, points: int) -> int:
    """Return where the model may end a move, by the north-west squares of its base."""
    if model.size == 1:
        return union(rings(state, model, points)) & homes(state, model) & ~state.base(model)
    width, counted = state.ground.width, _steps(state, model, points)
    if _crosses_rough(state, model, points):
        within = found = 0
        for ring, walks in zip(counted, _walks(state, model, points), strict=True):
            within |= ring
            found |= _bases_over(width, union(walks.values())) & _bases_within(width, within)
    else:
        found = _bases_within(width, union(counted))
    return found & homes(state, model) & ~(0 if model.at is None else 1 << model.at)


def reach(state: State, model: Model, points: int) -> dict[int, int]:
    """Return where the model may end a move, by the north-west square of its base, and the cheapest cost."""
    if not points:
        return {}
    places = homes(state, model)
    if state.size(model) == 1:
        return {
            square: cost
            for cost, ring in enumerate(rings(state, model, points))
            if cost
            for square in bits(ring & places)
        }
    return {place: cost for place, (cost, _, _) in _placements(state, model, points, places).items()}


def _steps(state: State, model: Model, points: int) -> list[int]:
    """The squares counted with 0, 1, ... steps, whatever they cost."""
    key = f"steps {model.id} {points}"
    found: list[int] | None = state.cache.get(key)
    if found is None:
        move = mover(state, model)
        found = state.cache[key] = flood(move.board, move.may, state.base(model), points, {1: move.enterable})
    return found


def _crosses_rough(state: State, model: Model, points: int) -> bool:
    """Whether a count of so many steps may lead over squares that cost more than one point."""
    rough = mover(state, model).costs.get(2, 0)
    return bool(rough and union(_steps(state, model, points)) & rough)


def _bases_within(width: int, squares: int) -> int:
    """The north-west squares of large bases all of whose squares are among these."""
    return squares & squares >> 1 & squares >> width & squares >> width + 1


def _bases_over(width: int, squares: int) -> int:
    """The north-west squares of large bases with a square among these."""
    return squares | squares >> 1 | squares >> width | squares >> width + 1


def _placements(state: State, model: Model, points: int, places: int) -> dict[int, tuple[int, int, int]]:
    """Return for each placement of a large base its cost, the steps counted, and the last square counted.

    Every square of the base must be within the steps that were counted (SDA-LARGE-03); the counted squares alone cost
    (SDA-LARGE-07), and they may go a roundabout way.
    """
    ground = state.ground
    walks = _walks(state, model, points) if _crosses_rough(state, model, points) else None
    result = {}
    within = before = 0
    for steps, ring in enumerate(_steps(state, model, points)):
        within |= ring
        bases = _bases_within(ground.width, within) & places
        for place in bits(bases & ~before) if steps else ():
            base = ground.base(place, 2)
            if walks is None:
                result[place] = steps, steps, lowest(base & ring)
                continue
            ways = [
                (cost, count, square)
                for count in range(steps, points + 1)
                for cost, squares in walks[count].items()
                for square in bits(squares & base)
            ]
            if ways:
                result[place] = min(ways)
        before = bases
    return dict(sorted(result.items()))


def _walks(state: State, model: Model, points: int) -> list[dict[int, int]]:
    """Return for each number of steps the squares on which a walk of that many steps can end, by what it costs.

    It leads away from the start: nobody is counted over squares of its own base.
    """
    key = f"walks {model.id} {points}"
    found: list[dict[int, int]] | None = state.cache.get(key)
    if found is not None:
        return found
    move, start = mover(state, model), state.base(model)
    walks = state.cache[key] = [{0: start}]
    for _ in range(points):
        after: dict[int, int] = {}
        for cost, squares in walks[-1].items():
            around = spread(move.board, move.may, squares) & ~start
            for price, ground in move.costs.items():
                if cost + price <= points and around & ground:
                    after[cost + price] = after.get(cost + price, 0) | around & ground
        walks.append(after)
    return walks


class Plan(NamedTuple):
    """A way that can be gone: the squares counted, the new north-west square, and the cost."""

    path: tuple[int, ...]
    to: int
    cost: int


def plan(state: State, model: Model, points: int, stops: Sequence[int]) -> Plan | str:
    """Return the cheapest way over the way points to the last of them, or why there is none.

    stops: counted squares, the last of a large model the north-west square of its base. Of equally cheap ways one
    around hazards is taken; who wants another names its way points.
    """
    ground = state.ground
    for square in stops:
        if ground.voids >> square & 1:
            return f"there is no square {ground.name(square)}"
    path: list[int] = []
    start, cost = state.base(model), 0
    small = state.size(model) == 1
    for stop in stops if small else stops[:-1]:
        leg = _leg(state, model, start, stop, points - cost)
        if isinstance(leg, str):
            return leg
        path += leg[0]
        cost += leg[1]
        start = 1 << stop
    if not small:
        return _large_plan(state, model, points, path, cost, stops[-1])
    if not mover(state, model).free >> stops[-1] & 1:
        return _occupied(state, stops[-1])
    return Plan(tuple(path), stops[-1], cost)


def _leg(state: State, model: Model, start: int, stop: int, points: int) -> tuple[list[int], int] | str:
    move, ground = mover(state, model), state.ground
    if start >> stop & 1:
        return "already there"
    if not move.enterable >> stop & 1:
        return _occupied(state, stop)
    found = rings(state, model, points) if start == state.base(model) else flood(
        move.board, move.may, start, points, move.costs
    )  # fmt: skip
    cost = next((cost for cost, ring in enumerate(found) if ring >> stop & 1), None)
    if cost is None:
        far = flood(move.board, move.may, start, 60, move.costs)
        needed = next((cost for cost, ring in enumerate(far) if ring >> stop & 1), None)
        return f"too far, {needed} > {points}" if needed is not None else f"no way to {ground.name(stop)}"
    way = route(move.board, move.may, found, stop)
    if ground.hazards & mask(way[:-1]):
        safe = {price: squares & ~(ground.hazards & ~(1 << stop)) for price, squares in move.costs.items()}
        around = flood(move.board, move.may, start, cost, safe)
        if around[cost] >> stop & 1:
            way = route(move.board, move.may, around, stop)
    return way, cost


def _large_plans(state: State, model: Model, points: int, places: int) -> dict[int, Plan]:
    """Return a cheapest way to each of these placements of a large base that is in reach."""
    move = mover(state, model)
    placements = _placements(state, model, points, places)
    walks = _walks(state, model, points)
    return {
        place: Plan(tuple(_backtrack(move, walks, steps, cost, last)), place, cost)
        for place, (cost, steps, last) in placements.items()
    }


def _large_plan(state: State, model: Model, points: int, path: list[int], cost: int, place: int) -> Plan | str:
    """A large base: the rest of the count, then the placement over its last square (SDA-LARGE-02)."""
    ground = state.ground
    if not homes(state, model) >> place & 1:
        return _why_no_home(state, model, place)
    if not path:
        found = _large_plans(state, model, points, 1 << place)
        if place not in found:
            more = _placements(state, model, 60, 1 << place) if points < 60 else {}
            return f"too far, {more[place][0]} > {points}" if place in more else f"no way to {ground.name(place)}"
        return found[place]
    distance = _steps(state, model, points)
    base = ground.base(place, 2)
    best: Plan | str = f"too far for {points}"
    if base >> path[-1] & 1:
        ways: Iterable[tuple[list[int], int]] = [(path, cost)]
    else:
        legs = [_leg(state, model, 1 << path[-1], square, points - cost) for square in bits(base)]
        ways = [(path + leg[0], cost + leg[1]) for leg in legs if not isinstance(leg, str)]
    for way, total in ways:
        if not base & ~union(distance[: len(way) + 1]) and (isinstance(best, str) or total < best.cost):
            best = Plan(tuple(way), place, total)
    return best


def _backtrack(move: Mover, walks: list[dict[int, int]], steps: int, cost: int, last: int) -> list[int]:
    path = []
    while steps:
        path.append(last)
        price = next(price for price, squares in move.costs.items() if squares >> last & 1)
        steps, cost = steps - 1, cost - price
        before = sum(moved(1 << last, -offset) & move.may[way] for way, offset in move.board.offsets.items())
        last = lowest(walks[steps][cost] & before)
    return path[::-1]


def _occupied(state: State, square: int) -> str:
    name = state.ground.name(square)
    others = state.standing_on(1 << square)
    if others:
        return f"{name} is occupied by {others[0].id}"
    if state.ground.chasm >> square & 1:
        return f"{name} is a chasm"
    if state.ground.structures >> square & 1:
        return f"{name} is a structure"
    return f"there is no square {name}"


def _why_no_home(state: State, model: Model, place: int) -> str:
    ground = state.ground
    y, x = divmod(place, ground.width)
    if state.size(model) == 2 and (x + 1 >= ground.width or y + 1 >= ground.height):
        return "the base would not be on the board"
    free = mover(state, model).free
    for square in bits(ground.base(place, state.size(model))):
        if not free >> square & 1:
            return _occupied(state, square)
    return "the base would stand astride a wall"


def why_not_stand(state: State, model: Model, place: int) -> str | None:
    """Return why its base cannot be put there, or None (SDA-SETUP-22)."""
    if homes(state, model) >> place & 1:
        return None
    if state.size(model) == 1:
        return _occupied(state, place)
    return _why_no_home(state, model, place)


# Control effects: Push, Pull and Compel (SDA-CONTROL)


def control_ends(state: State, model: Model, squares: int, kind: str, by: Model) -> dict[int, Plan]:
    """Return where a control effect may leave the model, with a cheapest way there; where it stands is not among them.

    It moves as it could itself, points and statuses aside (SDA-CONTROL-03). Of Push each step raises the count to the
    user (SDA-CONTROL-08), of Pull each lowers it, until they are adjacent (SDA-CONTROL-06, SDA-CONTROL-07).
    """
    key = f"control {by.id} {model.id} {kind} {squares}"
    found: dict[int, Plan] | None = state.cache.get(key)
    if found is None:
        found = state.cache[key] = _control_ends(state, model, squares, kind, by)
    return found


def control_places(state: State, model: Model, squares: int, kind: str, by: Model) -> Iterable[int]:
    """Return where a control effect may leave the model, without the ways."""
    if kind == "compel":
        return reach(state, model, squares) if model.role != "point" else ()
    return control_ends(state, model, squares, kind, by)


def _control_ends(state: State, model: Model, squares: int, kind: str, by: Model) -> dict[int, Plan]:
    if model.role == "point":
        return {}
    if kind == "compel" and state.size(model) == 2:
        return _large_plans(state, model, squares, homes(state, model))
    if kind == "compel":
        found = {}
        for place in reach(state, model, squares):
            way = plan(state, model, squares, [place])
            assert isinstance(way, Plan)
            found[place] = way
        return found
    if state.size(model) == 2:
        return _large_control(state, model, squares, kind, by)
    return {
        place: Plan(path, place, cost)
        for place, (cost, path) in monotone(state, model, squares, kind, by).items()
        if mover(state, model).free >> place & 1
    }


def monotone(state: State, model: Model, squares: int, kind: str, by: Model) -> dict[int, tuple[int, tuple[int, ...]]]:
    """Return the squares a Push or Pull leads a small model over, each with its cost and a cheapest path."""
    move, count_to = mover(state, model), state.ground.counts_to(state.base(by))
    assert model.at is not None
    best: dict[int, tuple[int, tuple[int, ...]]] = {model.at: (0, ())}
    queue = [model.at]
    while queue:
        here = queue.pop(0)
        cost, path = best[here]
        count = count_to[here]
        if kind == "pull" and count <= 1:
            continue
        for square in bits(spread(move.board, move.may, 1 << here)):
            price = next((price for price, among in move.costs.items() if among >> square & 1), None)
            if price is None or cost + price > squares:
                continue
            after = count_to[square]
            if (after > count) != (kind == "push") or after == count:
                continue
            if square not in best or cost + price < best[square][0]:
                best[square] = cost + price, (*path, square)
                queue.append(square)
    del best[model.at]
    return best


def _large_control(state: State, model: Model, squares: int, kind: str, by: Model) -> dict[int, Plan]:
    """The large-base rules with the effect's squares as points; nearest squares count (SDA-CONTROL-10)."""
    ground, user = state.ground, state.base(by)
    before, count_to = ground.count(user, state.base(model)), ground.counts_to(user)
    found = {}
    for place, way in _large_plans(state, model, squares, homes(state, model)).items():
        after, steps = min(count_to[square] for square in bits(ground.base(place, 2))), len(way.path)
        if after >= before + steps if kind == "push" else 1 <= after <= before - steps:
            found[place] = way
    return found
