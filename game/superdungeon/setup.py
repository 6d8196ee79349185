"""Game Setup: warbands, who is player one, arena, scenario, and all placements in turn (SDA-SETUP)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits, moved

from . import spawning
from .arenas import arena, arenas, assemble, tiles
from .dice import FACES, Face, pool, stars
from .events import ClusterPlaced, Placed, Rolled, RolledFor, ScenarioSet, TilePlaced
from .ground import mask
from .library import library
from .movement import homes, why_not_stand
from .scoring import zone_of
from .state import SCENARIOS, Model, State, letter
from .traits import attributes, quantity
from .turn import begin_turn

APART = 8
"""Squares between spawning points, and from a Hero to enemy points and the enemy Hero (SDA-SETUP-16, SDA-SETUP-20)."""
CLEAR = 6
"""Squares from the control zone, or from the opposing cluster (SDA-KOTH-02, SDA-CRYSTAL-04)."""
EDGE = 5
"""How near to an edge a cluster stands (SDA-CRYSTAL-01)."""
EDGES = {"west": "east", "east": "west", "north": "south", "south": "north"}
NONE = "none"


# Who is player one, arena, scenario


async def player_one(state: State) -> None:
    """Three blue dice each, rolled again on a tie; hearts are worth nothing (SDA-SETUP-08, SDA-SETUP-09)."""
    totals = []
    for side in (0, 1):
        faces = [state.chance.roll(FACES["B"], f"{letter(side)}.player") for _ in range(3)]
        totals.append(sum(map(stars, faces)))
        await tell(RolledFor("player one", side, tuple(faces)))
    if totals[0] != totals[1]:
        state.first = totals.index(max(totals))
        state.stage = "arena"


async def choose_arena(state: State) -> None:
    """Player one chooses the arena, unless it is chosen or put together from tiles (SDA-SETUP-10, SDA-TILES-08)."""
    if state.tiles == [NONE] or not state.arena.width:
        if state.tiles == [NONE]:
            state.tiles, state.stage = [], "tiles"
            return
        slug = await choose(state.first, "arena", WORD, arenas, takes_lone=True)
        state.arena = arena(slug)
        state.lay_ground()
    state.stage = "scenario"


async def place_tile(state: State) -> None:
    """Starting with player one, players alternate placing a tile, turned as they like (SDA-TILES-08)."""
    place = len(state.tiles)
    if place == 4:
        laid = [text.rsplit(" ", 1) for text in state.tiles]
        state.arena = assemble([(arena(slug), int(turns)) for slug, turns in laid])
        state.lay_ground()
        state.stage = "scenario"
        return
    side = state.first if place % 2 == 0 else 1 - state.first
    text = await choose(side, "tile", WORD, lambda: [f"{slug} {turns}" for slug in tiles() for turns in range(4)])
    slug, turns = text.rsplit(" ", 1)
    state.tiles.append(text)
    await tell(TilePlaced(side, slug, int(turns), place))


def scenario_of(face: Face) -> str:
    """Blank Destruction, one star King of the Hill, two stars or a heart Crystal Capture (SDA-SETUP-11)."""
    return {0: SCENARIOS[0], 1: SCENARIOS[1]}.get(face, SCENARIOS[2]) if isinstance(face, int) else SCENARIOS[2]


async def roll_scenario(state: State) -> None:
    if not state.scenario:
        face = state.chance.roll(FACES["B"], "scenario")
        await tell(RolledFor("scenario", state.first, (face,)))
        state.scenario = scenario_of(face)
    await tell(ScenarioSet(state.scenario, state.first))
    if state.scenario == "king of the hill":
        state.zone = zone_of(state.arena.width, state.arena.height)
    state.stage, state.queue = "arena potions", [state.first, 1 - state.first]


async def arena_potions(state: State) -> None:
    """A player may replace one of the Hero's potions by an arena potion (SDA-POTION-12)."""
    if not state.queue:
        await prepare(state)
        return
    side = state.queue.pop(0)
    hero = state.hero(side)
    assert hero is not None
    if not hero.swapped and state.card(hero.card).potions:
        text = await choose(side, "arena potion", WORD, lambda: swaps(state, hero), takes_lone=True)
        if text != NONE:
            hero.swapped = text.split(" for ")[::-1]


def swaps(state: State, hero: Model) -> list[str]:
    """Return "astral-armor for tonic" and so on: any potion may be replaced, whatever the colours."""
    own = state.card(hero.card).potions
    return [NONE, *(f"{new} for {old.name}" for old in own for new in library().potions)]


async def prepare(state: State) -> None:
    """Shuffle the decks and put a potion token on each Hero (SDA-SETUP-12, SDA-SETUP-14)."""
    for deck in (state.loot, state.treasures):
        state.chance.shuffle(deck)
    for side in (0, 1):
        for hero in state.of_role(side, "hero"):
            hero.potions = min(1, quantity(state, hero))
    first, other = state.first, 1 - state.first
    if state.scenario == "crystal capture":
        state.stage, state.queue = "clusters", [first, other]
    else:
        state.stage, state.queue = "points", [first, other] * 2


# Crystal clusters


async def place_cluster(state: State) -> None:
    """Player one names an edge and places there, player two at the opposite one (SDA-CRYSTAL-01, SDA-CRYSTAL-02)."""
    if not state.queue:
        state.stage, state.queue = "points", [state.first, 1 - state.first] * 2
        return
    side = state.queue.pop(0)
    text = await choose(side, "place.cluster", WORD, lambda: clusters(state), lambda text: why_not_cluster(state, text))
    words = text.split()
    square = state.ground.walk.square(words[-1])
    state.edge = state.edge or words[0]
    state.sides[side].cluster = square
    state.lay_ground()
    await tell(ClusterPlaced(side, square))


def strip(state: State, edge: str) -> int:
    """The five rows or columns nearest to an edge."""
    width, height = state.arena.width, state.arena.height
    return mask(
        y * width + x for y in range(height) for x in range(width)
        if {"west": x, "east": width - 1 - x, "north": y, "south": height - 1 - y}[edge] < EDGE
    )  # fmt: skip


def _cluster_squares(state: State, edge: str) -> int:
    ground = state.ground
    return strip(state, edge) & ground.all & ~(ground.structures | ground.chasm)


def clusters(state: State) -> Iterator[str]:
    """Return "west c5" for player one, "c5" for player two."""
    if state.edge:
        yield from state.names(_cluster_squares(state, EDGES[state.edge]))
        return
    for edge in EDGES:
        yield from (f"{edge} {name}" for name in state.names(_cluster_squares(state, edge)))


def why_not_cluster(state: State, text: str) -> str | None:
    """Return why a cluster cannot stand there (SDA-CRYSTAL-03)."""
    words = text.split()
    if len(words) != (1 if state.edge else 2):
        return "name a square" if state.edge else "name an edge and a square"
    edge = EDGES[state.edge] if state.edge else words[0]
    if edge not in EDGES:
        return f"{edge} is no edge"
    square = _square(state, words[-1])
    if square is None:
        return f"{words[-1]} is no square"
    ground = state.ground
    if ground.chasm >> square & 1:
        return "not on a chasm"
    if ground.structures >> square & 1:
        return "not on a structure"
    if not strip(state, edge) >> square & 1:
        return f"not within {EDGE} squares of the {edge} edge"
    return None if ground.all >> square & 1 else f"there is no square {words[-1]}"


def _square(state: State, name: str) -> int | None:
    try:
        return state.ground.walk.square(name)
    except (ValueError, IndexError):
        return None


# Spawning points, first monsters, Heroes


def obstacles(state: State, model: Model) -> list[tuple[str, int, int]]:
    """Return what the model has to keep away from in setup: the name, the squares and the least count."""
    found = []
    for other in state.on_arena():
        is_rival = other.side != model.side and other.role in ("point", "hero")
        if (model.role == "point" and other.role == "point") or (model.role == "hero" and is_rival):
            found.append((other.id, state.base(other), APART))
    if state.zone:
        found.append(("the control zone", mask(state.zone), CLEAR))
    cluster = state.sides[1 - model.side].cluster
    if cluster is not None:
        found.append(("the enemy cluster", 1 << cluster, CLEAR))
    return found


def sites(state: State, model: Model) -> list[int]:
    """Return where the model may be placed: far enough from everything, or as far as can be (SDA-SETUP-16)."""
    ground, places = state.ground, homes(state, model)
    near = 0
    for _, squares, least in obstacles(state, model):
        near |= ground.within(squares, least - 1)
    if state.size(model) == 2:
        width = ground.width
        near |= moved(near, -1) | moved(near, -width) | moved(near, -width - 1)
    if places & ~near:
        return bits(places & ~near)
    slack = {square: _slack(state, model, square) for square in bits(places)}
    best = max(slack.values(), default=0)
    return [square for square, room in slack.items() if room == best]


def _slack(state: State, model: Model, square: int) -> int:
    """By how much the tightest distance exceeds its minimum; of a large base, for its nearest square."""
    ground, base = state.ground, state.ground.base(square, state.size(model))
    return min((ground.count(base, squares) - least for _, squares, least in obstacles(state, model)), default=0)


def why_not_site(state: State, model: Model, name: str) -> str | None:
    """Return why the model cannot be set up there, naming the distance that is too small."""
    square = _square(state, name)
    if square is None:
        return f"{name} is no square"
    if (reason := why_not_stand(state, model, square)) is not None:
        return reason
    if _slack(state, model, square) >= 0 or square in sites(state, model):
        return None
    base = state.ground.base(square, state.size(model))
    for what, squares, least in obstacles(state, model):
        if (count := state.ground.count(base, squares)) < least:
            return f"too near to {what}, {count} < {least}"
    raise AssertionError("a place without slack is too near to something")


async def _place(state: State, side: int, prompt: str, waiting: Iterable[Model]) -> Model:
    ids = [model.id for model in waiting]

    def options() -> Iterator[str]:
        cards = set()
        for id in ids:
            if (model := state.models[id]).card not in cards:
                cards.add(model.card)
                yield from (f"{id} {state.ground.name(square)}" for square in sites(state, model))

    def refuse(text: str) -> str | None:
        words = text.split()
        if len(words) != 2 or words[0] not in ids:
            return f"place one of {', '.join(ids)}, and where?"
        return why_not_site(state, state.models[words[0]], words[1])

    text = await choose(side, prompt, WORD, options, refuse)
    id, name = text.split()
    model = state.models[id]
    square = state.ground.walk.square(name)
    state.put(model, square)
    await tell(Placed(id, square, "setup"))
    return model


async def place_point(state: State) -> None:
    """Players alternate placing their spawning points, player one first (SDA-SETUP-15)."""
    if not state.queue:
        state.stage, state.queue = "first spawn", [state.first, 1 - state.first] * 2
        return
    side = state.queue.pop(0)
    waiting = [model for model in state.of_role(side, "point") if model.at is None]
    if waiting:
        await _place(state, side, "place.point", waiting)


async def first_spawn(state: State) -> None:
    """Players alternate choosing a point that brings its monsters; a pair is chosen once (SDA-SETUP-17)."""
    if state.placing is not None:
        await spawning.place(state)
        return
    if not state.queue:
        state.stage, state.queue = "heroes", [1 - state.first, state.first]
        return
    side = state.queue.pop(0)
    waiting = unspawned(state, side)
    if not waiting:
        return
    id = await choose(side, "first spawn", WORD, lambda: unspawned(state, side), takes_lone=True)
    state.activated.append(id)
    spawning.begin(state, state.models[id], spawning.MONSTERS, wounds=False)


def unspawned(state: State, side: int) -> list[str]:
    """The points that have yet to bring their monsters."""
    used = [id for id in state.activated if state.models[id].side == side]
    points = state.points(side)
    if used and spawning.is_pair(state, points[0]):
        return []
    return [point.id for point in points if point.id not in used]


async def place_hero(state: State) -> None:
    """Player two places first (SDA-SETUP-19)."""
    if not state.queue:
        state.stage = "initiative"
        return
    side = state.queue.pop(0)
    await _place(state, side, "place.hero", [hero for hero in state.of_role(side, "hero") if hero.at is None])


async def initiative(state: State) -> None:
    """The Heroes' WILL decides who takes the first turn; ties are rolled again (SDA-SETUP-21).

    Where no die could ever break the tie, player one begins.
    """
    totals, are_fixed = [], True
    for side in (0, 1):
        hero = state.hero(side)
        assert hero is not None
        will = attributes(state, hero).get("WILL")
        roll = will.pool if will else pool("*0")
        faces = tuple(state.chance.roll(FACES[colour], f"{hero.id}.WILL") for colour in roll.dice)
        totals.append(sum(map(stars, faces)) + roll.stars)
        are_fixed = are_fixed and not roll.dice
        await tell(Rolled(hero.id, "WILL", "initiative", roll.text, faces, roll.stars, totals[-1]))
    if totals[0] != totals[1] or are_fixed:
        state.active = totals.index(max(totals)) if totals[0] != totals[1] else state.first
        state.activated = []
        await begin_turn(state)
