"""Which cards of Super Dungeon Arena have been played: counted from what matches tell, and kept in a file."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from game.kernel.match import Match
from game.superdungeon import events as e
from game.superdungeon.library import library
from game.superdungeon.state import State
from game.superdungeon.vocabulary import DiceHook, Hook, Reaction

SHOWN = ("hazard", "blessing")
"""Tags of tiles that count when they have done something; others count when they lie on the arena."""


def possible() -> set[str]:
    """Everything that there is to play, each in words: "kobold", "kobold: stab", "kobold: its dice"."""
    found: set[str] = set()
    for slug, card in library().models.items():
        found |= {f"form {slug}"} if card.form_of else {f"{role} {slug}" for role in card.roles}
        found |= {f"{slug}: {action.name}" for action in (*card.actions, *card.potions)}
        found |= {f"{slug}: {what}" for what in _hooks(card.hooks)}
    for slug, gear in library().equipment.items():
        found |= {f"{gear.deck} {slug}"} | {f"{slug}: {action.name}" for action in gear.actions}
        found |= {f"{slug}: {what}" for what in _hooks((*gear.hooks, *gear.affinity_hooks)) if what == "its dice"}
    found |= {f"tile {slug}" for slug in library().tiles}
    found |= {f"arena potion {slug}" for slug in library().potions}
    return found


def _hooks(hooks: Iterable[Hook]) -> Iterator[str]:
    """What events tell of hooks: dice in a roll, and reactions."""
    for hook in hooks:
        if isinstance(hook, DiceHook):
            yield "its dice"
        elif isinstance(hook, Reaction):
            yield f"when {hook.when}"


class Played:
    """How often each thing has been played."""

    def __init__(self, counts: Iterable[tuple[str, int]] = ()) -> None:
        self.counts = Counter(dict(counts))

    @classmethod
    def read(cls, path: Path) -> Played:
        return cls(json.loads(path.read_text(encoding="utf-8")).items()) if path.exists() else cls()

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(dict(sorted(self.counts.items())), indent=1), encoding="utf-8")

    @property
    def never(self) -> list[str]:
        return sorted(possible() - self.counts.keys())

    def add(self, match: Match[State]) -> None:
        """Count what a match has told; each thing once for each time it is told."""
        teller, known = _Teller(match.state), possible()
        for step in match.steps:
            for event in step.events:
                self.counts.update(thing for thing in teller.played(event) if thing in known)
        self.counts.update(f"tile {tile.slug}" for tile, squares in match.state.ground.tiles.values()
                           if squares and not set(tile.tags) & set(SHOWN))  # fmt: skip


class _Teller:
    """Says what an event plays; models are looked up in the state at the end, where all still are."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.forms: dict[str, str] = {}

    def played(self, event: Any) -> Iterator[str]:
        match event:
            case e.Placed(model=id) | e.Activated(model=id):
                model = self.state.models[id]
                yield f"{model.role} {model.card}"
            case e.Shifted(model=id, form=form):
                self.forms[id] = form
                yield f"form {form}"
            case e.Acted(user=id, action=name):
                yield from self._action(id, name)
            case e.Reacted(model=id, when=when):
                yield from (f"{slug}: when {when}" for slug in self._cards(id))
            case e.Drank(model=id, potion=name):
                yield f"arena potion {name}"
                yield from self._action(id, name)
            case e.Equipped(card=card):
                slug = card.partition("#")[0]
                yield f"{library().equipment[slug].deck} {slug}"
            case e.Rolled(model=id, sources=sources):
                slugs = [source.partition("#")[0] for source in sources]
                given = (
                    slugs[1:] if slugs[:1] == [self.state.models[id].card] else slugs
                )  # first comes the model itself
                yield from (f"{slug}: its dice" for slug in given)
                yield from (f"tile {slug}" for slug in given)
        why = getattr(event, "why", "")
        if why in library().tiles:
            yield f"tile {why}"

    def _cards(self, id: str) -> set[str]:
        """The model's own card and that of its form."""
        return {self.state.models[id].card, self.forms.get(id, "")} - {""}

    def _action(self, id: str, name: str) -> Iterator[str]:
        """The cards that have an action of that name: the user's, its form, or whatever can be equipped."""
        for slug in self._cards(id):
            card = library().models[slug]
            if any(action.name == name for action in (*card.actions, *card.potions)):
                yield f"{slug}: {name}"
        for slug, gear in library().equipment.items():
            if any(action.name == name for action in gear.actions):
                yield f"{slug}: {name}"
