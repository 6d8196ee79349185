"""Which of the three games? One that is not there yet says so."""

from __future__ import annotations

from functools import partial

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.page import Page
from game.screen.presenters import TITLES, is_playable
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Panel, Picture, Widget

# What a game is, and three of its figures that fit a frame of their own: their pictures end nowhere at an edge.
ABOUT = {
    "superdungeon": (
        "Two warbands of miniatures, a Hero and a mini-boss each, fight over an arena: move, strike with dice, "
        "spawn monsters, loot and grow. 2 players, about an hour.",
        ("superdungeon/arena-champion", "superdungeon/gruesome-george", "superdungeon/fog-hound"),
    ),
    "colosseum": (
        "Gladiators draft dice from a bag, raise them and throw them at each other for fame. "
        "2-5 players, about half an hour.",
        ("colosseum/hero-2", "colosseum/medusa", "colosseum/slime"),
    ),
    "arenashow": (
        "Champions and their minions push down the lanes to bring the enemy base down; cards, crystals and a crowd "
        "that wants a show. 2-6 players in two teams, about an hour.",
        ("arenashow/marshal-yune", "arenashow/ember-saltry", "arenashow/orlo-grave-singer"),
    ),
}


class Games(Page):
    title = "Choose a game"

    def body(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        gap = theme.px(28)
        wide = (area.width - 2 * gap) // 3
        tall = min(area.height, theme.px(570))
        texts = [theme.text(text, th.BODY, width=wide - theme.px(40)).get_height() for text, _ in ABOUT.values()]
        low = max(texts) + theme.px(10 + 40 + 4 + 20 + 56)
        titles = max(theme.font(Face.DISPLAY, 28).size(TITLES[slug])[0] for slug in ABOUT)
        size = min(28, int(28 * (wide - theme.px(40)) / titles))
        widgets: list[Widget] = []
        for i, (slug, (text, cast)) in enumerate(ABOUT.items()):
            rect = pygame.Rect(area.left + i * (wide + gap), area.top + (area.height - tall) // 3, wide, tall)
            inner = rect.inflate(-theme.px(40), -theme.px(36))
            widgets.append(Panel(f"panel.{slug}", rect))
            art = pygame.Rect(inner.left, inner.top, inner.width, inner.height - low)
            act = partial(self._play, slug) if is_playable(slug) else None
            widgets.append(Picture(f"art.{slug}", art, partial(self._art, cast, i), action=act))
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
            widgets.append(Label(f"about.{slug}", about, text, colour=th.SOFT))
            ready = is_playable(slug)
            tall_button = theme.px(56)
            play = pygame.Rect(inner.left, inner.bottom - tall_button, inner.width, tall_button)
            words = "Play" if ready else "Not built yet"
            widgets.append(
                Button(f"play.{slug}", play, words, partial(self._play, slug), is_enabled=ready, is_main=ready, size=26)
            )
        return widgets

    def _art(self, cast: tuple[str, ...], index: int, surface: pygame.Surface, rect: pygame.Rect) -> None:
        sprites = self.stage.sprites
        seat = th.SEAT_COLOURS[index]
        backdrop = paint.patterned(rect.size, th.mixed(seat.colour, th.NIGHT, 0.6), seat.pattern, 255, self.px(22))
        surface.blit(backdrop, rect)
        size = min(rect.height, rect.width // 2)
        for k, key in enumerate(cast):
            portrait = sprites.portrait(key, (size, size), th.SEAT_COLOURS[(index + k) % 3])
            x = rect.left + rect.width * (2 * k + 1) // (2 * len(cast))
            surface.blit(portrait, portrait.get_rect(midbottom=(x, rect.bottom)))
        pygame.draw.rect(surface, th.BRASS_DARK, rect, 3)

    def _play(self, slug: str) -> None:
        from .setup import SetupScene

        self.stage.push(SetupScene(slug))
