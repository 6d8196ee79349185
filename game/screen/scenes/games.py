"""Which of the three games? One that is not there yet says so."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.boardview import MOST
from game.screen.ground import Ground, Painter
from game.screen.page import Page
from game.screen.presenters import TITLES, is_playable
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Panel, Picture, Widget


class Actor(NamedTuple):
    """A miniature in the picture of a game: where its base stands, in squares of the picture."""

    sprite: str
    x: float
    y: float
    seat: int
    facing: str = "right"
    pose: str = "idle"


class Tableau(NamedTuple):
    about: str
    ground: Ground
    cast: tuple[Actor, ...]


ACROSS, DOWN = 8, 8
"""Squares of the ground below a picture, which shows its middle."""
SEEN = 4.2, 6.0
"""Squares around the middle in which the cast has room."""


def squares(*places: tuple[int, int]) -> int:
    return sum(1 << y * ACROSS + x for x, y in places)


TABLEAUX = {
    "superdungeon": Tableau(
        "Two warbands of miniatures, a Hero and a mini-boss each, fight over an arena: move, strike with dice, "
        "spawn monsters, loot and grow. 2 players, about an hour.",
        Ground(ACROSS, DOWN, effects=(("lava", squares((5, 3), (5, 4), (6, 4), (1, 6), (2, 6))),)),
        (
            Actor("superdungeon/prism-dragon", 3.8, 1.8, 1, "left"),
            Actor("superdungeon/kobold-spearling", 2.7, 2.9, 1, "left"),
            Actor("superdungeon/questing-knight", 2.3, 4.5, 0, pose="strike"),
            Actor("superdungeon/red-fang-reaver", 3.9, 4.4, 1, "left", "strike"),
            Actor("superdungeon/cinder-sage", 3.0, 5.7, 0),
        ),
    ),
    "colosseum": Tableau(
        "Gladiators draft dice from a bag, raise them and throw them at each other for fame. "
        "2-5 players, about half an hour.",
        Ground(ACROSS, DOWN, theme="sand"),
        (
            Actor("colosseum/medusa", 3.7, 1.9, 1, "left", "strike"),
            Actor("colosseum/skeleton", 2.5, 2.6, 1, "left"),
            Actor("colosseum/hero-2", 2.4, 4.4, 2, pose="strike"),
            Actor("colosseum/slime", 4.3, 4.3, 1, "left"),
            Actor("colosseum/hero-4", 3.4, 5.6, 0),
        ),
    ),
    "arenashow": Tableau(
        "Champions and their minions push down the lanes to bring the enemy base down; cards, crystals and a crowd "
        "that wants a show. 2-6 players in two teams, about an hour.",
        Ground(
            ACROSS, DOWN, effects=(("carpet", squares(*((x, y) for x in (3, 4) for y in range(DOWN)))),), theme="neon"
        ),
        (
            Actor("arenashow/turret-3", 3.5, 2.3, 1, "left"),
            Actor("arenashow/minion", 2.3, 3.0, 1),
            Actor("arenashow/orlo-grave-singer", 4.6, 3.2, 1, "left"),
            Actor("arenashow/marshal-yune", 2.4, 4.6, 0, pose="strike"),
            Actor("arenashow/ember-saltry", 4.0, 4.4, 1, "left", "strike"),
            Actor("arenashow/minion-blue", 3.3, 5.6, 0),
        ),
    ),
}


class Games(Page):
    title = "Choose a game"

    def body(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        gap = theme.px(28)
        wide = (area.width - 2 * gap) // 3
        tall = min(area.height, wide * 9 // 5)
        abouts = [tableau.about for tableau in TABLEAUX.values()]
        texts = [theme.text(text, th.BODY, width=wide - theme.px(40)).get_height() for text in abouts]
        low = max(texts) + theme.px(10 + 40 + 4 + 20 + 56)
        titles = max(theme.font(Face.DISPLAY, 28).size(TITLES[slug])[0] for slug in TABLEAUX)
        size = min(28, int(28 * (wide - theme.px(40)) / titles))
        widgets: list[Widget] = []
        for i, (slug, tableau) in enumerate(TABLEAUX.items()):
            rect = pygame.Rect(area.left + i * (wide + gap), area.top + (area.height - tall) // 2, wide, tall)
            inner = rect.inflate(-theme.px(40), -theme.px(36))
            widgets.append(Panel(f"panel.{slug}", rect))
            art = pygame.Rect(inner.left, inner.top, inner.width, inner.height - low)
            act = partial(self._play, slug) if is_playable(slug) else None
            widgets.append(Picture(f"art.{slug}", art, partial(self._art, tableau), action=act))
            name = pygame.Rect(inner.left, art.bottom + theme.px(10), inner.width, theme.px(40))
            widgets.append(
                Label(
                    f"name.{slug}",
                    name,
                    TITLES[slug],
                    size=size,
                    face=Face.DISPLAY,
                    colour=th.BRASS_LIGHT,
                    is_line=True,
                )
            )
            about = pygame.Rect(inner.left, name.bottom + theme.px(4), inner.width, max(texts))
            widgets.append(Label(f"about.{slug}", about, tableau.about, colour=th.SOFT))
            ready = is_playable(slug)
            tall_button = theme.px(56)
            play = pygame.Rect(inner.left, inner.bottom - tall_button, inner.width, tall_button)
            words = "Play" if ready else "Not built yet"
            widgets.append(
                Button(f"play.{slug}", play, words, partial(self._play, slug), is_enabled=ready, is_main=ready, size=26)
            )
        return widgets

    def _art(self, tableau: Tableau, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Miniatures on a piece of the game's board, which fills the frame."""
        sprites = self.stage.sprites
        square = min(MOST, int(rect.width / SEEN[0]), int(rect.height / SEEN[1]))
        floor = Painter(tableau.ground, sprites).floor(square)
        corner = (floor.get_width() - ACROSS * square) // 2
        part = pygame.Rect(corner, corner, ACROSS * square, DOWN * square)
        whole = floor.subsurface(part).copy()
        for actor in tableau.cast:
            key, seat = actor.sprite, th.SEAT_COLOURS[actor.seat]
            figure = sprites.piece(key, seat, square, actor.pose, actor.facing)
            entry = sprites.entry(key)
            base = entry.squares if entry is not None else 1
            foot = round((actor.x + base / 2) * square), round((actor.y + base / 2) * square)
            whole.blit(figure.picture, (foot[0] - figure.anchor[0], foot[1] - figure.anchor[1]))
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        surface.blit(whole, whole.get_rect(center=(rect.centerx, rect.centery + square // 4)))
        surface.blit(paint.vignette(rect.size, 120), rect)
        surface.set_clip(clip)
        pygame.draw.rect(surface, th.BRASS_DARK, rect, 3)

    def _play(self, slug: str) -> None:
        from .setup import SetupScene

        self.stage.push(SetupScene(slug))
