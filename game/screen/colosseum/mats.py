"""The mat of a hero: LEVEL dice, what is equipped and owned, companions, trophies, FAME."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.colosseum.dice import DICE
from game.colosseum.heroes import fame, levels, meets_demand
from game.colosseum.state import WIN, Hero
from game.screen import paint
from game.screen import theme as th
from game.screen.table import Seat
from game.screen.theme import Face, Theme

from . import dicelook, words


def mat_dice(
    theme: Theme, hero: Hero, rect: pygame.Rect, size: int
) -> Iterator[tuple[str, pygame.Rect, str, Callable[[pygame.Surface, pygame.Rect], None]]]:
    """The dice on a mat: LEVEL dice, what is equipped, what is owned, companions and trophies."""
    gap = theme.px(4)
    x, y = rect.left + theme.px(12), rect.top + theme.px(36)
    for i in range(levels(hero)):
        is_wounded = i >= levels(hero) - hero.wounded_levels
        tip = "LEVEL die" + (", WOUNDED" if is_wounded else "")
        yield "level", pygame.Rect(x, y, size, size), tip, shower("level", "", is_wounded)
        x += size + gap
    x += theme.px(10)
    for slug in hero.equipped:
        is_wounded = slug in hero.wounded
        tip = words.about(slug) + ("\nWOUNDED" if is_wounded else "\nEquipped")
        yield slug, pygame.Rect(x, y, size, size), tip, shower(slug, "", is_wounded)
        x += size + gap
    x, y = rect.left + theme.px(12), y + size + theme.px(6)
    others = list(_others(hero))
    wide, tall = rect.right - theme.px(8) - x + gap, rect.bottom - gap - y + gap
    small = size * 84 // 100
    while small > theme.px(16) and -(-len(others) // max(1, wide // (small + gap))) * (small + gap) > tall:
        small -= 1
    for slug, tip, is_wounded, is_dim in others:
        if x + small > rect.right - theme.px(8):
            x, y = rect.left + theme.px(12), y + small + gap
        yield slug, pygame.Rect(x, y, small, small), tip, shower(slug, "", is_wounded, is_dim)
        x += small + gap


def die_size(theme: Theme, rect: pygame.Rect) -> int:
    """How large the rolled dice on a mat are: two rows fit."""
    return min(theme.px(66), (rect.height - theme.px(50)) * 100 // 184)


def _slots(theme: Theme, hero: Hero, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The arms that hold nothing, and the place for an armor, behind what is equipped."""
    size, gap = die_size(theme, rect), theme.px(4)
    arms = 2 - sum(DICE[die].arms for die in hero.equipped if DICE[die].slot == "arm")
    armors = 1 - sum(DICE[die].slot == "armor" for die in hero.equipped)
    x = rect.left + theme.px(22) + (levels(hero) + len(hero.equipped)) * (size + gap)
    for name in ["arm"] * arms + ["armor"] * armors:
        place = pygame.Rect(x, rect.top + theme.px(36), size, size).inflate(-4, -4)
        if place.right > rect.right - theme.px(6):
            return
        pygame.draw.rect(surface, th.SLATE_LIGHT, place, max(1, theme.px(2)), border_radius=theme.px(8))
        if theme.font(Face.TEXT, 13).size(name)[0] < size - 6:
            word = theme.snug(name, (size - 6, size // 2), th.SMALL, th.FAINT)
            surface.blit(word, word.get_rect(center=place.center))
        x += size + gap


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
    strip = pygame.Rect(rect.left + theme.px(8), rect.top + theme.px(6), theme.px(22), theme.px(24))
    paint.banner(surface, strip, who.colour.colour, who.colour.pattern)
    right = rect.right - theme.px(12)
    is_tiny = rect.width < theme.px(250)  # the top of the window says it too
    if is_tiny:
        right += theme.px(8)
    elif rect.width < theme.px(420):
        said = theme.text(f"{fame(hero)}/{WIN}", th.BODY, th.GOLD if fame(hero) else th.SOFT, Face.BOLD)
        right -= said.get_width()
        surface.blit(said, said.get_rect(midleft=(right, rect.top + theme.px(18))))
        paint.stamp_star(surface, (right - theme.px(14), rect.top + theme.px(18)), theme.px(10), th.GOLD)
        right -= theme.px(26)
    else:
        for i in range(WIN - 1, -1, -1):
            colour = th.GOLD if i < fame(hero) else (78, 80, 92)
            paint.stamp_star(surface, (right - theme.px(11), rect.top + theme.px(18)), theme.px(11), colour)
            right -= theme.px(25)
    if not is_tiny:
        learned = theme.text(f"XP {hero.experience}", th.BODY, th.BRASS_LIGHT, Face.BOLD)
        right -= learned.get_width() + theme.px(10)
        surface.blit(learned, learned.get_rect(midleft=(right, rect.top + theme.px(18))))
    room = (right - strip.right - theme.px(12), theme.px(34))
    _slots(theme, hero, surface, rect)
    name = theme.snug(who.name, room, th.LARGE, th.LIGHT, Face.DISPLAY)
    surface.blit(name, name.get_rect(midleft=(strip.right + theme.px(8), rect.top + theme.px(18))))


def shower(
    slug: str, text: int | str, is_wounded: bool, is_dim: bool = False
) -> Callable[[pygame.Surface, pygame.Rect], None]:
    def show(surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(dicelook.picture(slug, text, rect.height, is_wounded, is_dim), rect)

    return show
