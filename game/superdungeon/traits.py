"""What a model has at this moment: abilities, hooks and numbers of its card, equipment, potions, auras and tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

from .cards import (
    AuraHook,
    ByAffinity,
    Crystal,
    Equipment,
    Filter,
    Hook,
    ModelCard,
    PartyHook,
    PassHook,
    StatHook,
    Status,
)
from .dice import Attr, attribute
from .state import Model, State

STATUSES: tuple[Status, ...] = ("hex", "bane", "slow", "ice", "fire", "poison", "knockdown")
BLESSED = ("hero", "elite", "minion")
"""Who Blessings help (SDA-ABIL-05)."""
DEFAULT_SKULLS = {"8-bit": 1, "16-bit": 2, "super": 4}
H = TypeVar("H")


class Source(NamedTuple):
    """A hook and the name of what gave it."""

    hook: Hook
    name: str


class Traits:
    """The abilities and hooks of a model, worked out once and kept while nothing changes."""

    __slots__ = ("hooks", "immune", "passes", "words")

    def __init__(self, words: frozenset[str], hooks: tuple[Source, ...]) -> None:
        self.words, self.hooks = words, hooks
        self.immune = frozenset(
            status for status in STATUSES if f"immune {status}" in words or "immune status effects" in words
        )
        self.passes = frozenset(
            thing for source in hooks if isinstance(source.hook, PassHook) for thing in source.hook.through
        )

    def of(self, kind: type[H]) -> Iterator[tuple[H, str]]:
        for hook, name in self.hooks:
            if isinstance(hook, kind):
                yield hook, name

    def stat(self, stat: str) -> int:
        return sum(hook.amount for hook, _ in self.hooks if isinstance(hook, StatHook) and hook.stat == stat)


_printed: dict[tuple[Any, ...], tuple[Any, Traits]] = {}


def printed(state: State, model: Model) -> Traits:
    """What its card and its equipment say, without whatever comes from elsewhere."""
    card = state.face(model)
    key = id(card), tuple(model.equipment.values())
    found = _printed.get(key)
    if (
        found is not None
        and found[0][0] is card
        and all(state.equipment(id) is record for id, record in zip(model.equipment.values(), found[0][1], strict=True))
    ):
        return found[1]
    gear = [state.equipment(id) for id in model.equipment.values()]
    words: set[str] = set(card.abilities)
    hooks = [Source(hook, card.slug) for hook in card.hooks]
    for record in gear:
        more_words, more_hooks = of_equipment(record, card.affinity)
        words |= more_words
        hooks += [Source(hook, record.slug) for hook in more_hooks]
    traits = Traits(frozenset(words), tuple(_by_affinity(hooks, card)))
    if len(_printed) > 4096:
        _printed.clear()
    _printed[key] = (card, gear), traits
    return traits


def of_equipment(record: Equipment, affinity: Iterable[Crystal]) -> tuple[frozenset[str], tuple[Hook, ...]]:
    """A bearer of a matching affinity gains the affinity part instead of the standard one (SDA-AFFINITY-04)."""
    if record.affinity and set(record.affinity) & set(affinity):
        return frozenset(record.affinity_abilities), record.affinity_hooks
    return frozenset(record.abilities), record.hooks


def _by_affinity(hooks: Iterable[Source], card: ModelCard) -> Iterator[Source]:
    """Help and harm of one effect by affinity; who both fit gets the harm alone (SDA-AFFINITY-02, SDA-AFFINITY-03)."""
    for hook, name in hooks:
        if not isinstance(hook, ByAffinity):
            yield Source(hook, name)
        elif set(hook.harms) & set(card.affinity):
            yield from (Source(inner, name) for inner in hook.harm)
        elif set(hook.helps) & set(card.affinity):
            yield from (Source(inner, name) for inner in hook.help)


def traits(state: State, model: Model) -> Traits:
    """All that the model has now."""
    cache = state.cache
    found: Traits | None = cache.get(model.id)
    if found is None:
        found = cache[model.id] = _gather(state, model)
    return found


def has(state: State, model: Model, word: str) -> bool:
    return word in traits(state, model).words


class _Reach(NamedTuple):
    """Abilities and hooks that a model gives to others, or keeps for a while."""

    name: str
    owner: Model
    on: str
    squares: int
    side: str
    area: bool
    to: Filter
    words: tuple[str, ...]
    hooks: tuple[Hook, ...]


def _reaches(state: State) -> list[_Reach]:
    found: list[_Reach] | None = state.cache.get("reaches")
    if found is not None:
        return found
    found = state.cache["reaches"] = []
    for model in state.models.values():
        if model.at is None:
            continue
        for hook, _ in printed(state, model).hooks:
            if isinstance(hook, AuraHook):
                found.append(_Reach(hook.name, model, "", hook.squares, hook.side, True, hook.to,
                                    hook.abilities, hook.hooks))  # fmt: skip
            elif isinstance(hook, PartyHook):
                found.append(_Reach("", model, "", 0, "party", False, hook.to, hook.abilities, hook.hooks))
    for lasting in state.lasting:
        owner = state.models[lasting.user]
        if owner.at is not None or not lasting.aura:
            found.append(_Reach(lasting.name, owner, lasting.on, lasting.aura, lasting.side, lasting.area,
                                lasting.to, lasting.abilities, lasting.hooks))  # fmt: skip
    return found


def _gather(state: State, model: Model) -> Traits:
    base = printed(state, model)
    words: set[str] = set()
    hooks: list[Source] = []
    names: set[str] = set()
    if model.at is not None:
        for reach in _reaches(state):
            if reach.area and reach.name in names:
                continue
            if _reached(state, model, reach) and fits(state, model, reach.to):
                if reach.area:
                    names.add(reach.name)
                words.update(reach.words)
                hooks += [Source(hook, reach.name or reach.owner.card) for hook in reach.hooks]
        for tile, squares in state.ground.tiles.values():
            if "blessing" in tile.tags and model.role in BLESSED and is_blessed(state, model, tile.reach, squares):
                words.update(tile.abilities)
                hooks += [Source(hook, tile.slug) for hook in tile.hooks]
    for record in shared_treasures(state, model):
        more_words, more_hooks = of_equipment(record, state.face(model).affinity)
        words |= more_words
        hooks += [Source(hook, record.slug) for hook in more_hooks]
    if not words and not hooks:
        return base
    return Traits(base.words | words, base.hooks + tuple(_by_affinity(hooks, state.face(model))))


def _reached(state: State, model: Model, reach: _Reach) -> bool:
    """Whether an aura, a party effect or a lasting effect gets to the model (SDA-AREA-19, SDA-TERM-07)."""
    if reach.on:
        return reach.on == model.id
    owner = reach.owner
    if reach.side == "party":
        return model.side == owner.side
    if reach.side != "all" and (model.side == owner.side) != (reach.side == "friends"):
        return False
    if owner is model:
        return True
    ground, here = state.ground, state.base(owner)
    there = state.base(model)
    flies = "fly" in printed(state, model).words or "fly" in printed(state, owner).words
    return bool(ground.within(here, reach.squares) & ground.field(here, flies) & there)


def is_blessed(state: State, model: Model, reach: int, squares: int) -> bool:
    here = state.base(model)
    return bool(here & (state.ground.within(squares, 1) if reach else squares))


def shared_treasures(state: State, model: Model) -> list[Equipment]:
    """Treasures on friendly spawning points whose cards list the model (SDA-EQUIP-10, SDA-EQUIP-12)."""
    if model.role not in ("elite", "minion"):
        return []
    return [
        state.equipment(card)
        for point in state.points(model.side)
        if point.equipment and model.card in state.card(point.card).monsters
        for card in point.equipment.values()
    ]


def fits(state: State, model: Model, wanted: Filter) -> bool:
    """Whether the model is one of those that a filter means (SDA-CARD-02)."""
    if wanted == Filter():
        return True
    card = state.face(model)
    return not (
        (wanted.types and not set(wanted.types) & set(state.card(model.card).types))
        or (wanted.affinity and not set(wanted.affinity) & set(card.affinity))
        or (wanted.without_affinity and set(wanted.without_affinity) & set(card.affinity))
        or (wanted.roles and model.role not in wanted.roles)
        or (wanted.cards and model.card not in wanted.cards)
        or (wanted.status and wanted.status not in model.statuses)
        or (wanted.wounded and not model.wounds)
    )


# Numbers


def attributes(state: State, model: Model) -> dict[str, Attr]:
    return {name: attribute(text) for name, text in state.face(model).attrs.items()}


def hearts(state: State, model: Model) -> int:
    return max(1, state.face(model).hearts + traits(state, model).stat("hearts"))


def skulls(state: State, model: Model) -> int:
    """The skull value of its original form (SDA-CARD-04, SDA-SHIFT-06)."""
    card = state.card(model.card)
    if card.skulls is not None:
        return card.skulls
    if model.role == "hero":
        return state.house.hero_skulls
    return DEFAULT_SKULLS.get(card.platform, 0)


def quantity(state: State, model: Model) -> int:
    """The Potion Quantity (SDA-POTION-01)."""
    return max(0, (state.card(model.card).potion_quantity or 0) + traits(state, model).stat("potions"))


def total_mp(state: State, model: Model) -> int:
    """Movement points of an activation; Slow halves them, rounding up (SDA-STATUS-13)."""
    total = max(0, state.face(model).mp + traits(state, model).stat("mp"))
    return -(-total // 2) if "slow" in model.statuses else total


def total_ap(state: State, model: Model) -> int:
    """Action points of an activation; Poison takes one, never the last (SDA-STATUS-12)."""
    total = max(0, state.face(model).ap + traits(state, model).stat("ap"))
    return max(min(1, total), total - 1) if "poison" in model.statuses else total


def mp_left(state: State, model: Model) -> int:
    act = state.activation
    if act is None or act.model != model.id or act.stopped:
        return 0
    return max(0, total_mp(state, model) + act.more_mp - act.spent_mp)


def ap_left(state: State, model: Model) -> int:
    act = state.activation
    if act is None or act.model != model.id:
        return 0
    return max(0, total_ap(state, model) + act.more_ap - act.spent_ap)


def treats_open(state: State, model: Model) -> frozenset[str]:
    """The kinds of squares that the model treats as open (SDA-ABIL-08, SDA-ABIL-09, SDA-ABIL-20)."""
    found = traits(state, model)
    kinds = set(found.passes & {"difficult", "structures", "chasm"})
    if "fly" in found.words:
        kinds |= {"difficult", "chasm", "structures"}
    if "burrow" in found.words:
        kinds |= {"difficult", "structures"}
    if "surefoot" in found.words:
        kinds.add("difficult")
    return frozenset(kinds)
