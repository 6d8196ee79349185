"""The shipped cards of Battle Arena Show, and those that only a position has."""

from __future__ import annotations

from functools import cache

import msgspec

from game.content.folders import data_folder
from game.content.problems import Problem
from game.content.records import load_records

from .cards import ROLES, BonusCard, HeroCard, Item, Record, Role, Slug

HEROES = ("killers.yaml", "tanks.yaml", "wizards.yaml")


class Library(Record, frozen=True, kw_only=True):
    """Cards by slug."""

    heroes: dict[Slug, HeroCard] = msgspec.field(default_factory=dict)
    items: dict[Slug, Item] = msgspec.field(default_factory=dict)
    bonus: dict[Slug, BonusCard] = msgspec.field(default_factory=dict)


def read(problems: list[Problem] | None = None) -> Library:
    """Read what a match is played with; raises `ContentError`, or adds to the problems if given a list."""
    folder = data_folder() / "cards" / "arenashow"
    return Library(
        heroes=load_records([folder / name for name in HEROES], HeroCard, problems),
        items=load_records(folder / "items.yaml", Item, problems),
        bonus=load_records(folder / "bonus.yaml", BonusCard, problems),
    )


@cache
def shipped() -> Library:
    return read()


@cache
def practice() -> Library:
    """Return plain cards for positions, lessons and puzzles."""
    folder = data_folder() / "cards" / "arenashow"
    return Library(
        heroes=load_records(folder / "practice-heroes.yaml", HeroCard),
        bonus=load_records(folder / "practice-bonus.yaml", BonusCard),
    )


def hero_pool(role: Role) -> list[Slug]:
    """Return the heroes of a role that a match may be played with (BAS-SETUP-09)."""
    return [slug for slug, card in shipped().heroes.items() if card.role == role]


def item_deck() -> list[Slug]:
    """Return all 96 item cards (BAS-SETUP-08)."""
    return [slug for slug, item in shipped().items.items() for _ in range(item.copies)]


def bonus_deck(role: Role) -> list[Slug]:
    """Return the 25 bonus cards of a role (BAS-SETUP-07)."""
    return [slug for slug, card in shipped().bonus.items() if card.role == role for _ in range(card.copies)]


def check_content() -> list[Problem]:
    """Return what is wrong with the shipped cards: fields, and how many there are."""
    problems: list[Problem] = []
    library = read(problems)
    counts = {"items": sum(item.copies for item in library.items.values())}
    wanted = {"items": 96}
    for role in ROLES:
        counts[role] = sum(card.copies for card in library.bonus.values() if card.role == role)
        wanted[role] = 25
        counts[f"{role}s"] = sum(card.role == role for card in library.heroes.values())
        wanted[f"{role}s"] = max(2, counts[f"{role}s"])
    folder = data_folder() / "cards" / "arenashow"
    problems += [
        Problem(str(folder), 0, 0, name, f"{counts[name]} cards", f"{wanted[name]}")
        for name in wanted
        if counts[name] != wanted[name]
    ]
    return problems
