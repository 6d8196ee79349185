"""The right side of the setup: on which arena, by which choices, and the start."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.controls import Choice
from game.screen.rulebook import texts
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Panel, Picture, Widget

if TYPE_CHECKING:
    from .setup import SetupScene


def match_panel(scene: SetupScene, rect: pygame.Rect) -> list[Widget]:
    """Return the chosen arena, large, with what it is like; the others small; then the choices, and the start."""
    theme = scene.theme
    inner = rect.inflate(-theme.px(32), -theme.px(28))
    widgets: list[Widget] = [Panel("match", rect)]
    tall, gap = theme.px(44), theme.px(8)
    start = pygame.Rect(inner.left, inner.bottom - theme.px(58), inner.width, theme.px(58))
    widgets.append(Button("start", start, "Start the match", scene.start, is_main=True, size=28, note="Enter"))
    y = start.top - theme.px(12)
    for choice in reversed(_choices(scene, pygame.Rect(inner.left, 0, inner.width, tall))):
        choice.rect.bottom = y
        y = choice.rect.top - gap
        widgets.append(choice)
    return [*widgets, *_arena(scene, pygame.Rect(inner.left, inner.top, inner.width, y - inner.top))]


def _choices(scene: SetupScene, place: pygame.Rect) -> list[Widget]:
    made: list[Widget] = []
    if len(scene.game.seats) > 1:
        values = [(n, str(n)) for n in scene.game.seats]
        made.append(Choice("count", place.copy(), "Players", values, scene.count, scene.set_count))
    for wish in scene.kit.wishes():
        current, choose = scene.wishes[wish.key], partial(scene.set_wish, wish.key)
        made.append(Choice(f"wish.{wish.key}", place.copy(), wish.label, wish.values, current, choose, tip=wish.tip))
    return made


def _arena(scene: SetupScene, area: pygame.Rect) -> list[Widget]:
    theme = scene.theme
    arena = scene.kit.arena(scene.arena, scene.wishes)
    name, key = spoken(arena), f"arena-{scene.slug}-{arena}"
    title = pygame.Rect(area.left, area.top, area.width, theme.px(34))
    widgets: list[Widget] = [
        Label("arena.title", title, name, size=24, face=Face.DISPLAY, colour=th.BRASS_LIGHT, is_line=True)
    ]
    bottom = area.bottom
    if len(scene.arenas) > 1 and arena in scene.arenas:
        gap, tall = theme.px(8), theme.px(44)
        wide = (area.width - gap * (len(scene.arenas) - 1)) // len(scene.arenas)
        for i, slug in enumerate(scene.arenas):
            place = pygame.Rect(area.left + i * (wide + gap), bottom - tall, wide, tall)
            act = partial(scene.set_arena, slug)
            widgets.append(Button(f"arena.{slug}", place, spoken(slug), act, is_on=slug == arena))
        bottom -= tall + gap
    said = texts().say(key) if texts().has(key) else ""
    words = theme.text(said, th.BODY - 1, th.SOFT, width=area.width)
    about = pygame.Rect(area.left, bottom - words.get_height(), area.width, words.get_height())
    is_seen = about.top - title.bottom >= theme.px(140)  # else the picture comes first, and the words are its tip
    if said and is_seen:
        widgets.append(Label("arena.about", about, said, size=th.BODY - 1, colour=th.SOFT))
        bottom = about.top - theme.px(6)
    picture = pygame.Rect(area.left, title.bottom + theme.px(4), area.width, bottom - title.bottom - theme.px(6))
    if picture.height >= theme.px(60):
        widgets.append(Picture("arena", picture, partial(_paint, scene, arena), tip="" if is_seen else said))
    return widgets


def _paint(scene: SetupScene, arena: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    surface.blit(paint.panel(rect.size, 3, th.SLATE_DARK, th.BRASS_DARK), rect)
    frame = rect.inflate(-scene.px(12), -scene.px(12))
    picture = scene.kit.picture(arena, frame.size, scene.stage.sprites)
    if picture is not None:
        surface.blit(picture, picture.get_rect(center=frame.center))


def spoken(slug: str) -> str:
    return slug.replace("-", " ").title()
