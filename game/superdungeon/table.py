"""Lays a table as a position file describes it; tests/positions/README.md is the grammar."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from game.content.records import fit
from game.kernel.chance import Chance
from game.kernel.match import Refused

from .arenas import Arena, arena, arenas
from .cards import Action, Equipment, ModelCard, Potion, TileEffect
from .ground import mask
from .library import Extra, library
from .movement import homes
from .scoring import zone_of
from .state import SCENARIOS, Activation, House, Model, Side, State
from .table_form import CARD_KEYS, At, ModelLine, SideName, Table, read_table
from .traits import STATUSES, quantity

SIDES: tuple[SideName, ...] = ("A", "B")
ROLES = {"spawn": "point"}
TEMPLATES: dict[str, dict[str, Any]] = {
    "HERO": {"kind": "hero", "mp": 5, "ap": 2, "hearts": 4, "skulls": 4, "potion_quantity": 2,
             "attrs": {"STR": "2R melee 1", "WILL": "2B", "DEX": "1B def"}},
    "GRUNT": {"kind": "minion", "platform": "8-bit", "mp": 5, "ap": 1, "hearts": 1, "skulls": 1,
              "attrs": {"STR": "1R melee 1", "WILL": "1B", "DEX": "1B def"}},
    "BRUTE": {"kind": "elite", "platform": "16-bit", "mp": 5, "ap": 2, "hearts": 3, "skulls": 2,
              "attrs": {"STR": "2R melee 1", "WILL": "1B", "DEX": "2B def"}},
    "OGRE": {"kind": "elite", "platform": "16-bit", "base": 2, "mp": 5, "ap": 2, "hearts": 4, "skulls": 2,
             "attrs": {"STR": "3R melee 1", "WILL": "1B", "DEX": "2B def"}},
    "BOSS": {"kind": "miniboss", "platform": "super", "base": 2, "mp": 5, "ap": 3, "hearts": 6, "skulls": 4,
             "attrs": {"STR": "3R melee 1", "WILL": "2B", "DEX": "2B def"}},
    "POINT": {"kind": "spawn", "hearts": 3, "skulls": 0, "attrs": {"DEX": "1B def"}},
}  # fmt: skip
"""Models for positions that only say what matters to them."""
T = TypeVar("T")


def lay(table: dict[str, Any], chance: Chance) -> State:
    """Return the state of a table; raises `Refused`, or `ContentError` for what can be said with its key path."""
    plain = read_table(table)
    extra = Extra(
        models=_cards(plain),
        equipment={slug: _equipment(slug, fields) for slug, fields in plain.equipment.items()},
        tiles={
            slug: _convert({"slug": slug, **fields}, TileEffect, f"tile effect {slug}")
            for slug, fields in plain.tile_effects.items()
        },
    )
    sides = [_side(plain, name) for name in SIDES]
    scenario = plain.scenario.lower()
    if scenario and scenario not in SCENARIOS:
        raise Refused(f"{plain.scenario} is none of {', '.join(SCENARIOS)}")
    state = State(
        chance, _arena(plain, extra), _convert(plain.house, House, "house"), extra, {}, sides, plain.stage,
        first="AB".index(plain.first), scenario=scenario, active="AB".index(plain.turn), turns=_turns(plain),
        skulls=plain.skulls, activated=plain.activated, emergency=plain.emergency, loot=plain.loot[::-1],
        treasures=plain.treasures[::-1], loot_discard=plain.loot_discard, treasure_discard=plain.treasure_discard,
    )  # fmt: skip
    for name, at in plain.clusters.items():
        sides["AB".index(name)].cluster = _square(state, at)
    for name, at in plain.crystals.items():
        sides["AB".index(name)].crystal = _square(state, at)
    if scenario == "king of the hill":
        state.zone = zone_of(state.arena.width, state.arena.height)
    for id, fields in plain.models.items():
        _model(state, plain, id, fields)
    for name, side in zip(SIDES, sides, strict=True):
        lost = any(point.fallen or point.gone for point in state.of_role(SIDES.index(name), "point"))
        side.unlocked = plain.unlocked.get(name, lost)
    _begin(state)
    _check(state)
    return state


SETUP = (
    "pick", "player one", "arena", "tiles", "scenario", "arena potions", "clusters", "points", "first spawn", "heroes",
    "initiative",
)  # fmt: skip


def _turns(plain: Table) -> int:
    return plain.turns if plain.turns is not None else int(plain.stage not in SETUP)


def _begin(state: State) -> None:
    """Give the stages that need it what they work with."""
    from .rules import STAGES

    if state.stage not in STAGES:
        raise Refused(f"{state.stage} is none of the stages {', '.join(STAGES)}")
    if state.stage in ("player one", "arena", "tiles", "scenario", "arena potions", "heroes", "initiative") and any(
        state.hero(side) is None for side in (0, 1)
    ):
        raise Refused("at this stage both sides need a Hero")
    if state.stage in ("equipment", "boss"):
        state.queue = [state.active, 1 - state.active]
    elif state.stage in ("points", "first spawn"):
        state.queue = [state.first, 1 - state.first] * 2
    elif state.stage == "clusters":
        state.queue = [state.first, 1 - state.first]
    elif state.stage == "heroes":
        state.queue = [1 - state.first, state.first]
    elif state.stage == "activation":
        if len(state.activated) != 1 or state.activated[0] not in state.models:
            raise Refused("in an activation, `activated` names the model")
        state.activation = Activation(state.activated[0])
        if state.models[state.activated[0]].role == "hero":
            state.activated = []  # those are monsters


def _convert(data: Any, kind: type[T], what: str) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Refused(f"{what}: {error}") from error


def _side(plain: Table, name: SideName) -> Side:
    return Side(
        backpack=plain.backpack.get(name, [])[:],
        points=plain.points.get(name, 0),
        loot=plain.earned.get(name, 0),
    )


def _square(state: State, at: At) -> int:
    x, y = at
    if not (0 <= x < state.arena.width and 0 <= y < state.arena.height):
        raise Refused(f"[{x}, {y}] is not on the board")
    return y * state.arena.width + x


def _arena(plain: Table, extra: Extra) -> Arena:
    if (plain.board is None) == (not plain.map):
        raise Refused("a table has either a board or a map")
    if plain.map:
        if plain.map not in arenas():
            raise Refused(f"{plain.map} is none of the maps {', '.join(arenas())}")
        base = arena(plain.map)
    else:
        assert plain.board is not None
        base = Arena(width=plain.board[0], height=plain.board[1])
    width, height = base.width, base.height

    def number(at: At) -> int:
        if not (0 <= at[0] < width and 0 <= at[1] < height):
            raise Refused(f"[{at[0]}, {at[1]}] is not on the board")
        return at[1] * width + at[0]

    east, south = set(base.east_walls), set(base.south_walls)
    for x, y, side in plain.walls:
        shift = {"W": (-1, 0), "N": (0, -1)}.get(side, (0, 0))
        if x + shift[0] >= 0 and y + shift[1] >= 0:
            (east if side in "EW" else south).add(number((x + shift[0], y + shift[1])))
    effects = {slug: list(squares) for slug, squares in base.effects.items()}
    for slug, squares in plain.tiles.items():
        if slug not in extra.tiles and slug not in library().tiles:
            raise Refused(f"there is no tile effect {slug}")
        effects.setdefault(slug, []).extend(map(number, squares))
    return Arena(
        slug=base.slug, width=width, height=height,
        voids=tuple(sorted({*base.voids, *map(number, plain.voids)})),
        east_walls=tuple(sorted(east)), south_walls=tuple(sorted(south)),
        effects={slug: tuple(sorted(set(squares))) for slug, squares in effects.items()},
    )  # fmt: skip


# Cards that lie on the table


def slug_of(name: str) -> str:
    """Return how actions and cards are called: "Black Hands" is black-hands."""
    return "-".join(name.lower().replace("'", "").split())


def _cards(plain: Table) -> dict[str, ModelCard]:
    found = {slug: _card(plain, slug, fields) for slug, fields in plain.cards.items()}
    for name in {**TEMPLATES, **plain.templates}:
        found.setdefault(slug_of(name), _card(plain, slug_of(name), {"use": name}))
    for id, fields in plain.models.items():
        own = {key for key in fields if key in CARD_KEYS}
        if own:
            found[_card_slug(plain, id, fields)] = _card(plain, _card_slug(plain, id, fields), {
                key: value for key, value in fields.items() if key in CARD_KEYS or key == "use"
            })  # fmt: skip
    return found


def _card_slug(plain: Table, id: str, fields: dict[str, Any]) -> str:
    """A model that changes nothing on its card shares it with others."""
    if "card" in fields:
        return str(fields["card"])
    if any(key in CARD_KEYS for key in fields):
        return f"{slug_of(id)}-card"
    return slug_of(str(fields.get("use", "")))


def _card(plain: Table, slug: str, fields: dict[str, Any]) -> ModelCard:
    """Build a card from a template or a shipped card (`use`) and what the table says otherwise."""
    templates = {**TEMPLATES, **plain.templates}
    use = fields.get("use")
    base: dict[str, Any] = {}
    if use in templates:
        base = dict(templates[use])
    elif use is not None and use in library().models:
        base = _as_fields(library().models[use])
    elif use is not None:
        raise Refused(f"there is no template or card {use}")
    merged = {**base, **{key: value for key, value in fields.items() if key != "use"}}
    attrs = {name: _attribute(text) for name, text in {**base.get("attrs", {}), **fields.get("attrs", {})}.items()}
    kind = merged.pop("kind", None)
    if kind is None:
        raise Refused(f"{slug}: a model needs a kind or a template")
    kinds = [kind] if isinstance(kind, str) else kind
    data = {
        **merged,
        "slug": slug,
        "roles": [ROLES.get(each, each) for each in kinds],
        "attrs": attrs,
        "abilities": [_word(word) for word in merged.get("abilities", [])],
        "affinity": [_word(word) for word in merged.get("affinity", [])],
        "actions": [_action(action, Action) for action in merged.get("actions", [])],
        "potions": [_potion(potion) for potion in merged.get("potion_list", [])],
    }
    data.pop("potion_list", None)
    if "hero" not in data["roles"]:
        data.pop("potion_quantity", None)
    return _convert(msgspec.to_builtins(data), ModelCard, f"card {slug}")


def _as_fields(card: ModelCard) -> dict[str, Any]:
    fields = msgspec.to_builtins(card)
    fields["kind"] = fields.pop("roles")
    fields["potion_list"] = fields.pop("potions", [])
    del fields["slug"]
    return {key: value for key, value in fields.items() if key in CARD_KEYS}


def _word(word: str) -> str:
    return " ".join(word.lower().replace(":", " ").split())


def _attribute(text: Any) -> str:
    """Dice keep their letters, "Melee" and "Def" become small."""
    dice, *rest = str(text).split() or [""]
    return " ".join([dice, *(word.lower() for word in rest)])


def _action(fields: dict[str, Any], kind: type[Action]) -> dict[str, Any]:
    data = dict(fields)
    for key in ("area", "range", "colour"):
        if key in data:
            data[key] = str(data[key]).lower()
    default = (str(data.get("area", "")).split() or ["action"])[0] if kind is Action else "potion"
    data["name"] = slug_of(str(data.get("name", default)))
    return data


def _potion(potion: str | dict[str, Any]) -> Any:
    if isinstance(potion, dict):
        return _action(potion, Potion)
    found = library().potions.get(slug_of(potion))
    if found is None:
        raise Refused(f"{potion} is none of the arena potions {', '.join(library().potions)}")
    return found


def _equipment(slug: str, fields: dict[str, Any]) -> Equipment:
    data = {"deck": "loot", "slot": "citrine", **fields, "slug": slug}
    data["deck"], data["slot"] = str(data["deck"]).lower(), str(data["slot"]).lower()
    data["abilities"] = [_word(word) for word in data.get("abilities", [])]
    data["actions"] = [_action(action, Action) for action in data.get("actions", [])]
    return _convert(data, Equipment, f"equipment {slug}")


# Models


def _model(state: State, plain: Table, id: str, fields: dict[str, Any]) -> None:
    if not id.replace("-", "").replace("_", "").isalnum():
        raise Refused(f"{id} cannot be the id of a model")
    laid = fit(fields, ModelLine, f"models.{id}")
    slug = _card_slug(plain, id, fields)
    try:
        card = state.card(slug)
    except KeyError:
        raise Refused(f"model {id}: there is no card {slug}") from None
    role = laid.role or card.roles[0]
    if role not in card.roles:
        raise Refused(f"model {id}: {slug} is no {role}")
    side = "AB".index(laid.side)
    statuses = {word.lower(): 1 - side for word in laid.status}
    if "fire" in statuses and laid.fire_from is not None:
        statuses["fire"] = "AB".index(laid.fire_from)
    equipment: dict[str, str] = {}
    for name in laid.equipped:
        slot = _known(state, name).slot
        if slot in equipment and role != "point":
            raise Refused(f"model {id}: two cards in the {slot} slot")
        equipment[slot] = name
    at = None if laid.at is None else _square(state, laid.at)
    gone = laid.gone or (role == "point" and at is None and laid.fallen > 0)
    model = state.models[id] = Model(
        id, side, slug, role, at, wounds=laid.wounds, statuses=statuses, potions=laid.potions, swapped=laid.swapped,
        equipment=equipment, fallen=max(laid.fallen, gone), gone=gone, crystal=laid.crystal,
    )  # fmt: skip
    state.take_form(model, laid.form)
    state.touch()


def _known(state: State, name: str) -> Equipment:
    try:
        return state.equipment(name)
    except KeyError:
        raise Refused(f"there is no equipment {name}") from None


def _check(state: State) -> None:
    """Refuse models that stand where they could not, and cards that do not exist."""
    for model in state.models.values():
        if unknown := set(model.statuses) - set(STATUSES):
            raise Refused(f"model {model.id}: there is no status {', '.join(sorted(unknown))}")
        if model.potions > quantity(state, model):
            raise Refused(f"model {model.id}: more potions than its quantity {quantity(state, model)}")
        if model.at is None:
            continue
        y, x = divmod(model.at, state.arena.width)
        size = state.size(model)
        if x + size > state.arena.width or y + size > state.arena.height:
            raise Refused(f"model {model.id}: its base is not on the board")
        if state.base(model) & mask(state.arena.voids):
            raise Refused(f"model {model.id}: stands on no square")
        others = [other.id for other in state.standing_on(state.base(model)) if other is not model]
        if others:
            raise Refused(f"model {model.id}: stands where {others[0]} does")
        if model.role != "point" and not homes(state, model) >> model.at & 1:
            raise Refused(f"model {model.id}: cannot stand there")
    for side in state.sides:
        for card in side.backpack:
            _known(state, card)
    for card in (*state.loot, *state.treasures, *state.loot_discard, *state.treasure_discard):
        _known(state, card)
