"""The mat of a hero: LEVEL dice, what is equipped and owned, companions, trophies, FAME."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.colosseum.dice import DICE
from game.colosseum.heroes import fame, levels, meets_demand
from game.colosseum.state import WIN, Hero
from game.screen import paint
from game.screen import theme as th
from game.screen.table import Seat
from game.screen.theme import Face, Theme

from . import dicelook, words

ROWS = ("Ready", "Pack")
"""What is rolled in the next fight, and what else is owned."""


class Layout(NamedTuple):
    """Where things are on a mat; wide ones have the name at the left, narrow ones above."""

    head: pygame.Rect
    rows: tuple[pygame.Rect, pygame.Rect]
    label: int
    """The width of what says which row it is; 0 where there is no room."""


def layout(theme: Theme, rect: pygame.Rect) -> Layout:
    pad = theme.px(8)
    inner = rect.inflate(-2 * pad, -pad)
    if rect.width >= theme.px(520):
        head = pygame.Rect(inner.left, inner.top, theme.px(150), inner.height)
        left, top, label = head.right + pad, inner.top, theme.px(58)
    else:
        head = pygame.Rect(inner.left, inner.top, inner.width, theme.px(30))
        left, top, label = inner.left, head.bottom, 0
    tall = (inner.bottom - top - theme.px(4)) // 2
    first = pygame.Rect(left + label, top, inner.right - left - label, tall)
    return Layout(head, (first, first.move(0, tall + theme.px(4))), label)


def mat_dice(
    theme: Theme, hero: Hero, rect: pygame.Rect
) -> Iterator[tuple[str, pygame.Rect, str, Callable[[pygame.Surface, pygame.Rect], None]]]:
    """The dice on a mat: LEVEL dice and what is equipped; below them the rest, companions and trophies."""
    ready: list[tuple[str, str, bool, bool]] = []
    for i in range(levels(hero)):
        is_wounded = i >= levels(hero) - hero.wounded_levels
        ready.append(("level", "LEVEL die" + (", WOUNDED" if is_wounded else ""), is_wounded, False))
    for slug in hero.equipped:
        is_wounded = slug in hero.wounded
        ready.append((slug, words.about(slug) + ("\nWOUNDED" if is_wounded else "\nEquipped"), is_wounded, False))
    found = layout(theme, rect)
    for row, dice in zip(found.rows, (ready, list(_others(hero))), strict=True):
        for place, (slug, tip, is_wounded, is_dim) in zip(_spread(theme, row, len(dice)), dice, strict=True):
            yield slug, place, tip, shower(slug, "", is_wounded, is_dim)


def _spread(theme: Theme, row: pygame.Rect, count: int) -> Iterator[pygame.Rect]:
    """Places for so many dice, as large as they can be: in one line, or else in more of smaller ones."""
    gap = theme.px(3)
    size = min(row.height, theme.px(74))
    while size > theme.px(14):
        per_row = max(1, (row.width + gap) // (size + gap))
        if -(-count // per_row) * (size + gap) - gap <= row.height:
            break
        size -= 1
    per_row = max(1, (row.width + gap) // (size + gap))
    for i in range(count):
        yield pygame.Rect(row.left + i % per_row * (size + gap), row.top + i // per_row * (size + gap), size, size)


def _slots(theme: Theme, hero: Hero, surface: pygame.Surface, row: pygame.Rect) -> None:
    """The arms that hold nothing, and the place for an armor, behind what is equipped."""
    arms = 2 - sum(DICE[die].arms for die in hero.equipped if DICE[die].slot == "arm")
    armors = 1 - sum(DICE[die].slot == "armor" for die in hero.equipped)
    count = levels(hero) + len(hero.equipped)
    names = ["arm"] * arms + ["armor"] * armors
    places = list(_spread(theme, row, count + len(names)))[count:]
    now = next(_spread(theme, row, count), None)
    if now is None or not places or places[0].width != now.width:
        return  # there is no room for what is not there
    for name, place in zip(names, places, strict=True):
        place = place.inflate(-place.width // 5, -place.width // 6)
        pygame.draw.rect(surface, th.SLATE_LIGHT, place, max(1, theme.px(2)), border_radius=theme.px(8))
        if theme.font(Face.TEXT, 13).size(name)[0] < place.width:
            inside = theme.snug(name, place.size, th.SMALL, th.FAINT)
            surface.blit(inside, inside.get_rect(center=place.center))


def _others(hero: Hero) -> Iterator[tuple[str, str, bool, bool]]:
    for slug in hero.dice:
        if slug not in hero.equipped:
            is_dim = DICE[slug].is_gear
            note = "\nNot equipped" if is_dim else ""
            yield slug, words.about(slug) + note, slug in hero.wounded, is_dim
    if hero.familiar:
        yield hero.familiar, words.about(hero.familiar), False, False
    if hero.calling:
        works = meets_demand(hero)
        yield (
            hero.calling,
            words.about(hero.calling) + ("" if works else "\nIts demand is not met"),
            False,
            not works,
        )
    for trophy in hero.trophies:
        yield trophy.die, f"Trophy: {words.die(trophy.die)}, {words.face(trophy.face)}", False, False
    for slug in hero.epics:
        yield slug, "EPIC TROPHY\n" + words.about(slug), False, False
    if hero.stored is not None:
        yield hero.stored.die, f"Petrified: {words.die(hero.stored.die)}, level {hero.stored.level}", False, True


def paint_mat(theme: Theme, hero: Hero, who: Seat, is_on: bool, surface: pygame.Surface, rect: pygame.Rect) -> None:
    surface.blit(paint.panel(rect.size, 3, th.SLATE, who.colour.colour if is_on else th.BRASS), rect)
    found = layout(theme, rect)
    head = found.head
    strip = pygame.Rect(head.left, head.top + theme.px(2), theme.px(22), theme.px(24))
    paint.banner(surface, strip, who.colour.colour, who.colour.pattern)
    if found.label:
        _paint_aside(theme, hero, surface, head)
        for row, title in zip(found.rows, ROWS, strict=True):
            plate = pygame.Rect(row.left - found.label, row.top, row.right - row.left + found.label, row.height)
            pygame.draw.rect(surface, th.SLATE_DARK, plate, border_radius=theme.px(8))
            word = theme.text(title, th.SMALL, th.BRASS_LIGHT, Face.BOLD)
            surface.blit(word, word.get_rect(midleft=(plate.left + theme.px(8), plate.centery)))
        room = (head.width - strip.width - theme.px(10), theme.px(30))
    else:
        said = theme.text(f"{fame(hero)}/{WIN}", th.BODY, th.GOLD if fame(hero) else th.SOFT, Face.BOLD)
        if rect.width < theme.px(250):  # the top of the window says it too
            room = (head.width - strip.width - theme.px(10), theme.px(28))
        else:
            right = head.right - said.get_width()
            surface.blit(said, said.get_rect(midleft=(right, strip.centery)))
            paint.stamp_star(surface, (right - theme.px(14), strip.centery), theme.px(10), th.GOLD)
            room = (right - theme.px(34) - strip.right, theme.px(28))
    _slots(theme, hero, surface, found.rows[0])
    name = theme.snug(who.name, room, th.BODY if found.label else th.LARGE, th.LIGHT, Face.DISPLAY)
    surface.blit(name, name.get_rect(midleft=(strip.right + theme.px(8), strip.centery)))


def _paint_aside(theme: Theme, hero: Hero, surface: pygame.Surface, head: pygame.Rect) -> None:
    """Experience and FAME, below the name."""
    learned = theme.text(f"XP {hero.experience}", th.BODY, th.BRASS_LIGHT, Face.BOLD)
    surface.blit(learned, learned.get_rect(midleft=(head.left, head.top + theme.px(46))))
    known = theme.text(f"{fame(hero)} of {WIN} FAME", th.SMALL, th.SOFT)
    surface.blit(known, known.get_rect(midleft=(head.left, head.bottom - theme.px(40))))
    for i in range(WIN):
        colour = th.GOLD if i < fame(hero) else (78, 80, 92)
        paint.stamp_star(surface, (head.left + theme.px(11 + 24 * i), head.bottom - theme.px(16)), theme.px(11), colour)


def shower(
    slug: str, text: int | str, is_wounded: bool, is_dim: bool = False
) -> Callable[[pygame.Surface, pygame.Rect], None]:
    def show(surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(dicelook.picture(slug, text, rect.height, is_wounded, is_dim), rect)

    return show
