"""The shelves of Battle Arena Show: heroes, items and bonus cards."""

from __future__ import annotations

from game.arenashow.cards import ROLES
from game.arenashow.library import shipped
from game.screen.galleries import Shelf

from . import words
from .cards import of_bonus, of_card, of_item


def shelves() -> list[Shelf]:
    library = shipped()
    found = [
        Shelf(f"{words.ROLES[role]}s", [of_card(card) for card in library.heroes.values() if card.role == role])
        for role in ROLES
    ]
    items = sorted(library.items.values(), key=lambda item: (item.kind, item.cost, item.slug))
    found.append(Shelf("Items", [of_item(item) for item in items]))
    for role in ROLES:
        cards = [of_bonus(card) for card in library.bonus.values() if card.role == role]
        found.append(Shelf(f"Bonus cards: {words.ROLES[role].lower()}s", cards))
    return found
