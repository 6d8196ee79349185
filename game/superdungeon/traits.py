"""What a model has at this moment: abilities, hooks and numbers of its card, equipment, potions, auras and tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from .cards import Equipment, ModelCard
from .dice import Attr, attribute
from .state import Lasting, Model, State
from .vocabulary import ANYONE, AuraHook, ByAffinity, Crystal, Filter, Hook, PartyHook, PassHook, StatHook, Status, Word

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

    __slots__ = ("_of", "giving", "hooks", "immune", "opens", "passes", "stats", "words")

    def __init__(self, words: frozenset[str], hooks: tuple[Source, ...]) -> None:
        self.words, self.hooks = words, hooks
        self._of: dict[type, tuple[tuple[Any, str], ...]] = {}
        self.giving = tuple([hook for hook, _ in hooks if isinstance(hook, AuraHook | PartyHook)])
        self.immune = frozenset(
            status for status in STATUSES if f"immune {status}" in words or "immune status effects" in words
        )
        self.passes = frozenset(thing for hook, _ in self.of(PassHook) for thing in hook.through)
        self.opens = frozenset(_opens(words, self.passes))
        """The kinds of squares that it treats as open (SDA-ABIL-08, SDA-ABIL-09, SDA-ABIL-20)."""
        self.stats: dict[str, int] = {}
        for hook, _ in self.of(StatHook):
            self.stats[hook.stat] = self.stats.get(hook.stat, 0) + hook.amount

    def of(self, kind: type[H]) -> tuple[tuple[H, str], ...]:
        """Return its hooks of a kind, each with the name of what gave it."""
        found = self._of.get(kind)
        if found is None:
            found = self._of[kind] = tuple([(hook, name) for hook, name in self.hooks if isinstance(hook, kind)])
        return found

    def stat(self, stat: str) -> int:
        return self.stats.get(stat, 0)


def _opens(words: frozenset[str], passes: frozenset[str]) -> Iterator[str]:
    yield from passes & {"difficult", "structures", "chasm"}
    if "fly" in words:
        yield from ("difficult", "chasm", "structures")
    if "burrow" in words:
        yield from ("difficult", "structures")
    if "surefoot" in words:
        yield "difficult"


_printed: dict[tuple[int, ...], tuple[Any, Traits]] = {}
_combined: dict[tuple[int | str, ...], tuple[Any, Traits]] = {}
"""Found by the ids of records, which stand for these only while they are alive: so they are kept along."""
_LIMIT = 4096


def printed(state: State, model: Model) -> Traits:
    """What its card and its equipment say, without whatever comes from elsewhere."""
    slug = model.form or model.card
    if not model.equipment:
        plain: Traits | None = state.printed.get(slug)
        if plain is not None:
            return plain
    card = state.card(slug)
    gear = [state.equipment(id) for id in model.equipment.values()]
    key = (id(card), *map(id, gear))
    found = _printed.get(key)
    if found is None:
        words: set[str] = set(card.abilities)
        hooks = [Source(hook, card.slug) for hook in card.hooks]
        for record in gear:
            more_words, more_hooks = of_equipment(record, card.affinity)
            words.update(more_words)
            hooks += [Source(hook, record.slug) for hook in more_hooks]
        found = (card, gear), Traits(frozenset(words), tuple(_by_affinity(hooks, card)))
        _keep(_printed, key, *found)
    if not gear:
        state.printed[slug] = found[1]
    return found[1]


def _keep(known: dict[Any, tuple[Any, Traits]], key: object, alive: object, traits: Traits) -> None:
    if len(known) > _LIMIT:
        known.clear()
    known[key] = alive, traits


def of_equipment(record: Equipment, affinity: Iterable[Crystal]) -> tuple[tuple[Word, ...], tuple[Hook, ...]]:
    """A bearer of a matching affinity gains the affinity part instead of the standard one (SDA-AFFINITY-04)."""
    if record.affinity and set(record.affinity) & set(affinity):
        return record.affinity_abilities, record.affinity_hooks
    return record.abilities, record.hooks


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
    found: Traits | None = state.traits.get(model.id)
    if found is None:
        found = state.traits[model.id] = _gather(state, model)
    return found


def has(state: State, model: Model, word: str) -> bool:
    return word in traits(state, model).words


class _Gift(NamedTuple):
    """Abilities and hooks that a model gives to others, or keeps for a while."""

    on: str
    """The model that has it alone, if it is no aura."""
    covers: int
    """The squares of an aura, -1 for all squares."""
    covers_flyers: int
    once: tuple[str, int] | None
    """Name and part of what comes from an area, which counts once (SDA-AREA-06)."""
    to: Filter | None
    name: str
    words: tuple[Word, ...]
    hooks: tuple[Hook, ...]


class _Given(NamedTuple):
    """What models on the arena give now."""

    to_side: tuple[list[_Gift], list[_Gift]]
    owners: set[str]
    """The ids of those who give."""
    by_tokens: bool
    """Whether it is given to some for their statuses or wounds."""


def _given(state: State) -> _Given:
    found: _Given | None = state.cache.get("given")
    if found is None:
        found = state.cache["given"] = _all_given(state)
    return found


def _all_given(state: State) -> _Given:
    to_side: tuple[list[_Gift], list[_Gift]] = ([], [])
    owners = set()
    by_tokens = False

    def give(
        owner: Model, sides: Iterable[int], on: str, covers: tuple[int, int], once: tuple[str, int] | None,
        name: str, what: AuraHook | PartyHook | Lasting,
    ) -> None:  # fmt: skip
        nonlocal by_tokens
        owners.add(owner.id)
        by_tokens = by_tokens or bool(what.to.status or what.to.wounded)
        to = None if what.to == ANYONE else what.to
        for side in sides:
            to_side[side].append(_Gift(on, *covers, once, to, name or owner.card, what.abilities, what.hooks))

    everywhere = -1, -1
    shared = bool(_bearers(state))
    for model in state.on_arena():
        for hook in _giving(state, model) if shared else printed(state, model).giving:
            if isinstance(hook, AuraHook):
                covers = _covers(state, model, hook.squares)
                give(model, _sides(model, hook.side), "", covers, (hook.name, 0), hook.name, hook)
            else:
                give(model, (model.side,), "", everywhere, None, "", hook)
    for lasting in state.lasting:
        owner = state.models[lasting.user]
        if lasting.aura and owner.at is None:
            continue
        covers = _covers(state, owner, lasting.aura) if lasting.aura else everywhere
        sides = (state.models[lasting.on].side,) if lasting.on else _sides(owner, lasting.side)
        once = (lasting.name, lasting.part) if lasting.area else None
        give(owner, sides, lasting.on, covers, once, lasting.name, lasting)
    return _Given(to_side, owners, by_tokens)


def _giving(state: State, model: Model) -> Sequence[AuraHook | PartyHook]:
    """The auras and party effects of its card and equipment, and of a treasure that it shares (SDA-EQUIP-10)."""
    found = printed(state, model).giving
    for record in shared_treasures(state, model):
        hooks = of_equipment(record, state.face(model).affinity)[1]
        found += tuple([hook for hook in hooks if isinstance(hook, AuraHook | PartyHook)])
    return found


def _covers(state: State, owner: Model, squares: int) -> tuple[int, int]:
    """The squares of an aura (SDA-AREA-19), and those where it gets flyers."""
    ground, here = state.ground, state.base(owner)
    flies = "fly" in printed(state, owner).words
    return ground.surroundings(here, squares, flies), ground.surroundings(here, squares, True)


def _sides(owner: Model, side: str) -> tuple[int, ...]:
    return {"friends": (owner.side,), "enemies": (1 - owner.side,)}.get(side, (0, 1))


def _gather(state: State, model: Model) -> Traits:
    base = printed(state, model)
    given: list[tuple[str, tuple[Word, ...], tuple[Hook, ...]]] = []
    if model.at is not None:
        here, names = state.base(model), set[tuple[str, int]]()
        flies = "fly" in base.words
        for on, covers, covers_flyers, once, to, name, words, hooks in _given(state).to_side[model.side]:
            if on:
                if on != model.id:
                    continue
            elif not here & (covers_flyers if flies else covers):
                continue
            if (once is not None and once in names) or (to is not None and not fits(state, model, to)):
                continue
            if once is not None:
                names.add(once)
            given.append((name, words, hooks))
        if model.role in BLESSED:
            given += [
                (tile.slug, tile.abilities, tile.hooks) for tile, squares in state.ground.blessings if here & squares
            ]
    for record in shared_treasures(state, model):
        given.append((record.slug, *of_equipment(record, state.face(model).affinity)))
    return _combine(state, model, base, given) if given else base


def _combine(
    state: State, model: Model, base: Traits, given: list[tuple[str, tuple[Word, ...], tuple[Hook, ...]]]
) -> Traits:
    """Return what a model has together with what it is given, by the name of what gives it."""
    key: tuple[int | str, ...] = (
        id(base),
        *[part for name, words, hooks in given for part in (name, id(words), id(hooks))],
    )
    found = _combined.get(key)
    if found is not None:
        return found[1]
    words = base.words.union(*[words for _, words, _ in given])
    hooks = [Source(hook, name) for name, _, hooks in given for hook in hooks]
    traits = Traits(words, base.hooks + tuple(_by_affinity(hooks, state.face(model))))
    _keep(_combined, key, (base, given), traits)
    return traits


def is_blessed(state: State, model: Model, squares: int) -> bool:
    """Whether the model stands in a Blessing whose squares, or their surroundings, these are (SDA-ABIL-05)."""
    return model.role in BLESSED and bool(state.base(model) & squares)


def shared_treasures(state: State, model: Model) -> list[Equipment]:
    """Treasures on friendly spawning points whose cards list the model (SDA-EQUIP-10, SDA-EQUIP-12)."""
    if model.role not in ("elite", "minion") or not _bearers(state):
        return []
    return [state.equipment(card) for card in shared_cards(state, model)]


def shared_cards(state: State, model: Model) -> list[str]:
    return [
        card
        for point in _bearers(state)
        if point.side == model.side and model.card in state.card(point.card).monsters
        for card in point.equipment.values()
    ]


def _bearers(state: State) -> list[Model]:
    """The spawning points that hold treasures."""
    found: list[Model] | None = state.cache.get("bearers")
    if found is None:
        found = state.cache["bearers"] = [point for side in (0, 1) for point in state.points(side) if point.equipment]
    return found


def fits(state: State, model: Model, wanted: Filter) -> bool:
    """Whether the model is one of those that a filter means (SDA-CARD-02)."""
    if wanted is ANYONE or wanted == ANYONE:
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


_attributes: dict[int, tuple[ModelCard, dict[str, Attr]]] = {}


def attributes(state: State, model: Model) -> dict[str, Attr]:
    card = state.face(model)
    found = _attributes.get(id(card))
    if found is None:
        if len(_attributes) > _LIMIT:
            _attributes.clear()
        found = _attributes[id(card)] = card, {name: attribute(text) for name, text in card.attrs.items()}
    return found[1]


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
