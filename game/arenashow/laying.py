"""The table of a position file, read into a state. [grammar: tests/positions/README.md]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec

from game.content.records import fit
from game.kernel.chance import Chance
from game.kernel.match import Refused

from .arena import STRUCTURES, TEAMS, Arena, arenas, shipped_ground
from .cards import ROLES, BonusCard, HeroCard, Item, Slug, Stat, Until
from .library import bonus_deck, item_deck, practice, shipped
from .setup import structure
from .state import OFFERS, Hero, Laid, Marked, Stage, State, Turn, hero_id, minion_team, minions_of
from .values import closed, max_health, max_mana

Place = tuple[int, int]
Side = Annotated[int, msgspec.Meta(ge=1, le=200)]
Small = Annotated[int, msgspec.Meta(ge=-99, le=99)]
TeamName = Literal["RED", "BLUE"]


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class LaidMark(_Strict, frozen=True, kw_only=True):
    stat: Stat
    amount: Small
    until: Until
    giver: str = ""
    action: Literal["", "physical", "magic"] = ""


class LaidHero(_Strict, frozen=True, kw_only=True):
    use: Slug
    at: Place | None = None
    """Where it stands; without it, it has fallen."""
    health: Small | None = None
    mana: Small | None = None
    credits: int = 0
    evolved: bool = False
    ready: bool = True
    items: tuple[Slug, ...] = ()
    hand: tuple[Slug, ...] = ()
    marks: tuple[LaidMark, ...] = ()
    basic: dict[str, Small] = {}
    plus: dict[str, Small] = {}
    """Printed values that differ from those of the card."""
    actions: dict[str, Any] = {}
    """Actions more than those of the card, and what is otherwise about those of the same name."""


class LaidStructure(_Strict, frozen=True, kw_only=True):
    at: Place | None = None
    health: Small = 3
    owner: TeamName | None = None


class LaidTurn(_Strict, frozen=True, kw_only=True):
    moved: bool = False
    broke: Literal["", "free", "held"] = ""
    used: dict[str, Small] = {}
    extra: dict[str, Small] = {}
    effects: tuple[Slug, ...] = ()


class LaidTable(_Strict, frozen=True, kw_only=True):
    board: tuple[Side, Side] | None = None
    map: Slug = ""
    walls: tuple[Place, ...] = ()
    hindering: tuple[Place, ...] = ()
    cells: dict[str, tuple[tuple[int, int, Side, Side], ...]] = {}
    """Rectangles: x, y, width, height."""
    routes: dict[str, tuple[str, ...]] = {}
    """Cells in order; "C2/E2" is a fork."""
    teleporters: dict[str, tuple[Place, ...]] = {}
    structures: dict[str, LaidStructure] = {}
    heroes: dict[str, LaidHero] = {}
    minions: dict[str, Place] = {}
    items: dict[Slug, Item] = {}
    bonus: dict[Slug, BonusCard] = {}
    seats: int = 2
    round: int = 1
    initiative: TeamName = "RED"
    on_turn: TeamName | None = None
    done: int = 0
    stage: Stage | None = None
    active: str = ""
    turn: LaidTurn = LaidTurn()
    invoked: int = 0
    store: tuple[Slug, ...] | None = None
    item_pile: tuple[Slug, ...] | int | None = None
    item_discards: tuple[Slug, ...] = ()
    piles: dict[str, tuple[Slug, ...] | int] = {}
    discards: dict[str, tuple[Slug, ...]] = {}


def lay(data: dict[str, Any], chance: Chance) -> State:
    """Return the state; raises Refused or ContentError with what is wrong."""
    table = fit(data, LaidTable)
    if (table.board is None) == (not table.map):
        raise Refused("a table has either a board [width, height] or a map")
    arena = _arena(table)
    laid = Laid(
        arena=arena if table.board is not None else None,
        heroes=_hero_cards(table),
        items={**shipped().items, **{slug: _named(item, slug) for slug, item in table.items.items()}},
        bonus={
            **shipped().bonus,
            **practice().bonus,
            **{slug: _named(card, slug) for slug, card in table.bonus.items()},
        },
    )
    if not 2 <= table.seats <= 6:
        raise Refused(f"seats: {table.seats}; expected 2 to 6")
    state = State(chance, table.seats, table.map, laid=laid, round=table.round)
    state.initiative = TEAMS.index(table.initiative)
    for name, square in arena.structures.items():
        given = table.structures.get(name, LaidStructure())
        owner = TEAMS.index(given.owner) if given.owner is not None else -1
        state.structures[name] = structure(name, square, given.health, owner)
    for name in sorted(table.heroes, key=_order):
        _lay_hero(state, name, table.heroes[name])
    for name, at in table.minions.items():
        if name not in minions_of(0) + minions_of(1):
            raise Refused(f"minions: {name}; expected r1 to r12 or b1 to b12")
        state.minions[name] = _square(arena, at)
    _check_places(state)
    _lay_cards(state, table)
    _lay_stage(state, table)
    return state


def _named(card: Any, slug: Slug) -> Any:
    return msgspec.structs.replace(card, slug=slug)


def _order(name: str) -> tuple[int, int]:
    return "RB".find(name[:1]), "KTW".find(name[1:])


def _square(arena: Arena, at: Place) -> int:
    x, y = at
    if not (0 <= x < arena.width and 0 <= y < arena.height):
        raise Refused(f"[{x}, {y}] is not on the board")
    return y * arena.width + x


def _arena(table: LaidTable) -> Arena:
    if table.map:
        if table.map not in arenas():
            raise Refused(f"there is no map {table.map}; expected one of {', '.join(arenas())}")
        return shipped_ground(table.map).arena
    assert table.board is not None
    width, height = table.board
    bare = Arena(width=width, height=height)
    if unknown := table.structures.keys() - set(STRUCTURES):
        raise Refused(f"structures: {min(unknown)}; expected one of {', '.join(STRUCTURES)}")
    placed = {name: given.at for name, given in table.structures.items()}
    if homeless := [name for name, at in placed.items() if at is None]:
        raise Refused(f"structures.{homeless[0]}: it needs `at`")

    def squares(places: Iterable[Place]) -> tuple[int, ...]:
        return tuple(sorted(_square(bare, at) for at in places))

    walls = squares(table.walls)
    cells = {
        name: tuple(
            sorted(
                {_square(bare, (x + i, y + j)) for x, y, w, h in parts for i in range(w) for j in range(h)} - set(walls)
            )
        )
        for name, parts in table.cells.items()
    }
    for name, route in table.routes.items():
        if unknown := {cell for step in route for cell in step.split("/")} - table.cells.keys():
            raise Refused(f"routes.{name}: there is no cell {min(unknown)}")
    return Arena(
        width=width,
        height=height,
        walls=walls,
        hindering=squares(table.hindering),
        cells=cells,
        routes={name: tuple(tuple(step.split("/")) for step in route) for name, route in table.routes.items()},
        teleporters={name: squares(places) for name, places in table.teleporters.items()},
        structures={name: _square(bare, at) for name, at in placed.items() if at is not None},
    )


def _hero_cards(table: LaidTable) -> dict[Slug, HeroCard]:
    """Return the shipped and the practice cards, and one more for each hero that is not quite like its card."""
    cards = {**shipped().heroes, **practice().heroes}
    for name, given in table.heroes.items():
        card = cards.get(given.use)
        if card is None:
            raise Refused(f"heroes.{name}.use: there is no hero {given.use}")
        if given.basic or given.plus or given.actions:
            plain = msgspec.to_builtins(card)
            plain["slug"] = _own_card(name)
            plain["basic"] |= given.basic
            plain["plus"] |= given.basic | given.plus
            for slug, action in given.actions.items():
                plain["actions"][slug] = {**plain["actions"].get(slug, {}), **action}
            cards[_own_card(name)] = fit(plain, HeroCard, f"heroes.{name}")
    return cards


def _own_card(name: str) -> Slug:
    return f"{name.lower()}-card"


def _lay_hero(state: State, name: str, given: LaidHero) -> None:
    slug = _own_card(name) if given.basic or given.plus or given.actions else given.use
    card = state.hero_card(slug)
    team = "RB".find(name[:1])
    if name not in [hero_id(number, card.role) for number in (0, 1)]:
        raise Refused(f"heroes.{name}: a {card.role} is called {hero_id(max(team, 0), card.role)}")
    seats = state.seats_of(team)
    hero = Hero(name, slug, card.role, team, seats[ROLES.index(card.role) % len(seats)])
    for what, known, cards in (
        ("items", state.laid.items if state.laid else {}, given.items),
        ("hand", state.laid.bonus if state.laid else {}, given.hand),
    ):
        if unknown := [entry for entry in cards if entry not in known]:
            raise Refused(f"heroes.{name}.{what}: there is no card {unknown[0]}")
    hero.items, hero.hand, hero.evolved = list(given.items), list(given.hand), given.evolved
    hero.credits, hero.ready = given.credits, given.ready
    hero.marks = [Marked(m.stat, m.amount, m.until, m.giver or name, m.action) for m in given.marks]
    if given.at is not None:
        arena = state.ground.arena
        hero.square = _square(arena, given.at)
        hero.health = given.health if given.health is not None else max_health(state, hero)
        hero.mana = given.mana if given.mana is not None else max_mana(state, hero)
    else:
        hero.ready = False
        hero.mana = given.mana or 0
    state.heroes[name] = hero


def _check_places(state: State) -> None:
    """Nobody stands in a wall or structure, or on another's square (BAS-MOVE-06, BAS-STRUCT-09)."""
    standing = {hero.id: hero.square for hero in state.heroes.values() if hero.on_board} | state.minions
    taken: dict[int, str] = {}
    for name, square in standing.items():
        if closed(state) >> square & 1:
            raise Refused(f"{name} stands in a wall or structure, on {state.name(square)}")
        if square in taken:
            raise Refused(f"{name} and {taken[square]} both stand on {state.name(square)}")
        taken[square] = name


def _lay_cards(state: State, table: LaidTable) -> None:
    """Piles are written from the top; by default they hold all shipped cards that lie nowhere else."""
    for role in ROLES:
        out = list(table.discards.get(role, ()))
        known = [*out, *(card for hero in state.heroes.values() for card in hero.hand)]
        state.discards[role] = out
        state.piles[role] = _pile(table.piles.get(role), bonus_deck(role), known)
    state.item_discards = list(table.item_discards)
    known = [*state.item_discards, *(item for hero in state.heroes.values() for item in hero.items)]
    state.store = list(table.store) if table.store is not None else []
    state.item_pile = _pile(table.item_pile, item_deck(), [*known, *state.store])
    if table.store is None:
        while len(state.store) < OFFERS and state.item_pile:
            state.store.append(state.item_pile.pop())
    assert state.laid is not None
    bonus = [card for zone in (*state.piles.values(), *state.discards.values()) for card in zone]
    for cards, known_cards in (
        (state.store + state.item_pile + state.item_discards, state.laid.items),
        (bonus, state.laid.bonus),
    ):
        if unknown := [card for card in cards if card not in known_cards]:
            raise Refused(f"there is no card {unknown[0]}")


def _pile(given: tuple[Slug, ...] | int | None, deck: list[Slug], known: Iterable[Slug]) -> list[Slug]:
    if isinstance(given, tuple):
        return list(reversed(given))
    for card in known:
        if card in deck:
            deck.remove(card)
    return deck if given is None else deck[:given]


def _lay_stage(state: State, table: LaidTable) -> None:
    team = state.initiative
    if table.active:
        hero = state.heroes.get(table.active)
        if hero is None or not hero.on_board:
            raise Refused(f"active: there is no hero {table.active} on the board")
        team = hero.team
        given = table.turn
        moves = 0 if given.moved else 1
        state.turn = Turn(hero.id, moves, given.moved, given.broke, dict(given.used), dict(given.extra))
        state.turn.effects = list(given.effects)
        state.stage = table.stage or "play"
    else:
        state.stage = table.stage or "activation"
    state.on_turn = TEAMS.index(table.on_turn) if table.on_turn is not None else team
    state.done, state.invoked = table.done, table.invoked
    if state.stage == "march":
        state.marching = [name for name in state.minions if minion_team(name) == state.on_turn]
    if state.stage in ("discard", "gain", "play") and state.turn is None:
        raise Refused(f"stage {state.stage} needs an active hero")
    if not state.heroes:
        raise Refused("heroes: nobody takes part")
