"""The shelves of Super Dungeon Arena."""

from __future__ import annotations

from game.screen.galleries import Shelf
from game.superdungeon.library import library

from .cards import of_card, of_equipment, of_potion

ROLES = (("hero", "Heroes"), ("miniboss", "Mini-bosses"), ("point", "Spawning points"))


def shelves() -> list[Shelf]:
    models = list(library().models.values())
    found = [Shelf(title, [of_card(card) for card in models if role in card.roles]) for role, title in ROLES]
    monsters = [card for card in models if set(card.roles) & {"elite", "minion", "pet"}]
    found.append(Shelf("Monsters", [of_card(card) for card in monsters]))
    for deck in ("loot", "treasure"):
        cards = [card for card in library().equipment.values() if card.deck == deck]
        found.append(Shelf("Loot" if deck == "loot" else "Treasures", [of_equipment(card) for card in cards]))
    found.append(Shelf("Arena potions", [of_potion(potion) for potion in library().potions.values()]))
    return found
