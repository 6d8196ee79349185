"""Building a warband: large cards to choose from, what it adds up to, and whether it is complete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.cardface import card_height, card_painter
from game.screen.page import Page
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Panel, Picture, Scroll, Widget, tabs
from game.superdungeon.cards import ModelCard, Warband
from game.superdungeon.dice import attribute
from game.superdungeon.library import library
from game.superdungeon.vocabulary import Heal, Mend

from . import words
from .cards import of_card, printed_skulls, sprite


def own_key(hero: str, miniboss: str, points: Sequence[str]) -> str:
    """Return what a warband that was built is called in the settings."""
    return f"own-{hero}-{miniboss}-{'-'.join(points)}"


KINDS = (("hero", "Hero"), ("miniboss", "Mini-boss"), ("point", "Spawning points"))


class Builder(Page):
    title = "Build a warband"

    def __init__(self, band: Warband | None, done: Callable[[Warband], None]) -> None:
        super().__init__()
        self.done = done
        self.chosen: dict[str, list[str]] = {"hero": [], "miniboss": [], "point": []}
        if band is not None:
            self.chosen = {"hero": [band.hero], "miniboss": [band.miniboss], "point": list(band.points)}
        self.kind = "hero"
        self.looked_at = ""

    def body(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        side_width = min(theme.px(400), area.width * 3 // 10)
        left = pygame.Rect(area.left, area.top, area.width - side_width - theme.px(24), area.height)
        row = pygame.Rect(left.left, left.top, left.width, theme.px(48))
        names = [(kind, f"{title}: {self._said(kind)}") for kind, title in KINDS]
        widgets = tabs("kind", row, names, self.kind, self._choose_kind, theme.px(8))
        grid = pygame.Rect(left.left, row.bottom + theme.px(14), left.width, left.bottom - row.bottom - theme.px(14))
        widgets.append(Scroll(f"grid.{self.kind}", grid, self._grid(grid)))
        return widgets + self._side(pygame.Rect(area.right - side_width, area.top, side_width, area.height))

    def _said(self, kind: str) -> str:
        return ", ".join(map(words.name, self.chosen[kind])) or "–"

    def _cards(self) -> list[ModelCard]:
        return [card for card in library().models.values() if self.kind in card.roles and not card.form_of]

    def _grid(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        cell, gap = theme.px(172), theme.px(12)
        columns = max(1, (area.width - theme.px(14)) // (cell + gap))
        made: list[Widget] = []
        for i, card in enumerate(self._cards()):
            place = pygame.Rect(
                area.left + i % columns * (cell + gap),
                area.top + i // columns * (cell + theme.px(34)),
                cell,
                cell + theme.px(24),
            )
            made.append(
                Picture(f"item.{card.slug}", place, partial(self._item, card), action=partial(self._take, card.slug))
            )
        return made

    def _item(self, card: ModelCard, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self.theme
        frame = pygame.Rect(rect.left, rect.top, rect.width, rect.width)
        is_on = card.slug in self.chosen[self.kind]
        colour = th.SKY if is_on else th.SLATE_LIGHT
        surface.blit(
            paint.patterned(frame.size, th.mixed(colour, th.NIGHT, 0.5), th.Pattern.STRIPES, 255, theme.px(16)), frame
        )
        portrait = self.stage.sprites.portrait(sprite(card), (frame.width - 8, frame.height - 8), th.SEAT_COLOURS[0])
        surface.blit(portrait, portrait.get_rect(midbottom=(frame.centerx, frame.bottom - 4)))
        pygame.draw.rect(surface, th.GOLD if is_on else th.BRASS_DARK, frame, 4 if is_on else 2, border_radius=4)
        name = theme.snug(
            words.name(card.slug), (rect.width, theme.px(40)), th.SMALL + 1, th.GOLD if is_on else th.LIGHT, Face.BOLD
        )
        surface.blit(name, name.get_rect(midtop=(rect.centerx, frame.bottom + 2)))

    def _side(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        tall = theme.px(52)
        reason = self.problem()
        totals = pygame.Rect(area.left, area.bottom - tall * 2 - theme.px(180), area.width, theme.px(160))
        inner = totals.inflate(-theme.px(32), -theme.px(24))
        text = reason or "\n".join(self.totals())
        widgets: list[Widget] = [
            Panel("totals", totals),
            Label("totals.text", inner, text, colour=th.BAD if reason else th.LIGHT),
            Button(
                "lot",
                pygame.Rect(area.left, area.bottom - 2 * tall - theme.px(10), area.width, tall),
                "Random",
                self.random,
            ),
            Button(
                "done",
                pygame.Rect(area.left, area.bottom - tall, area.width, tall),
                "Play with this",
                self.finish,
                is_main=True,
                is_enabled=not reason,
                tip=reason,
            ),
        ]
        slug = self.looked_at or next(iter(self.chosen[self.kind]), "")
        if slug:
            face = of_card(library().models[slug], th.SEAT_COLOURS[0])
            body = pygame.Rect(area.left, area.top, area.width, totals.top - area.top - theme.px(14))
            height = card_height(face, body.width - theme.px(10), theme, self.stage.sprites)
            place = pygame.Rect(body.left, body.top, body.width - theme.px(10), height)
            widgets.append(
                Scroll(f"card.{slug}", body, [Picture("card", place, card_painter(face, theme, self.stage.sprites))])
            )
        return widgets

    def on_event(self, event: pygame.event.Event) -> bool:
        """Show the card that the mouse is on."""
        if event.type == pygame.MOUSEMOTION:
            found = self.root.at(event.pos)
            slug = found.key.removeprefix("item.") if found is not None and found.key.startswith("item.") else ""
            if slug and slug != self.looked_at:
                self.looked_at = slug
                self.build()
        return True

    def problem(self) -> str:
        """Say what the warband lacks; empty if it is complete."""
        for kind, title in KINDS[:2]:
            if not self.chosen[kind]:
                return f"Choose a {title}."
        points = self.chosen["point"]
        if self.chosen["hero"] == self.chosen["miniboss"]:
            return f"{words.name(self.chosen['hero'][0])} cannot be both."
        if any(library().models[slug].pair for slug in points):
            return "" if len(points) == 1 else "A pair takes both choices."
        return "" if len(points) == 2 else "Choose two spawning points, or a pair."

    def totals(self) -> list[str]:
        """Say what the warband adds up to."""
        models = library().models
        monsters = [(models[slug], n) for point in self.chosen["point"] for slug, n in models[point].monsters.items()]
        skulls = sum((printed_skulls(card) or 0) * n for card, n in monsters)
        everyone = [models[self.chosen["hero"][0]], models[self.chosen["miniboss"][0]], *(card for card, _ in monsters)]
        kinds = sorted({icon for card in everyone for text in card.attrs.values() if (icon := attribute(text).icon)})
        heals = [
            card
            for card in everyone
            if any(
                isinstance(effect, Heal | Mend)
                for action in (*card.actions, *card.potions)
                for effect in action.effects
            )
        ]
        return [
            f"{sum(n for _, n in monsters)} monsters, {skulls} skulls",
            f"Attacks: {', '.join(kinds)}",
            f"Healing: {', '.join(words.name(card.slug) for card in heals) or 'none'}",
        ]

    def _choose_kind(self, kind: str) -> None:
        self.kind, self.looked_at = kind, ""
        self.build()

    def _take(self, slug: str) -> None:
        """Choose the card, or put it back."""
        own = self.chosen[self.kind]
        if slug in own:
            own.remove(slug)
        elif self.kind == "point":
            is_pair = bool(library().models[slug].pair)
            if is_pair or any(library().models[other].pair for other in own):
                own.clear()
            if len(own) == 2:
                own.pop(0)
            own.append(slug)
        else:
            own[:] = [slug]
        self.looked_at = slug
        self.build()

    def random(self) -> None:
        whim = Random()
        for kind, _ in KINDS[:2]:
            self.kind = kind
            taken = self.chosen["hero"] if kind == "miniboss" else []
            self.chosen[kind] = [whim.choice([card.slug for card in self._cards() if card.slug not in taken])]
        self.kind = "point"
        first = whim.choice(self._cards())
        single = [card.slug for card in self._cards() if not card.pair]
        self.chosen["point"] = [first.slug] if first.pair else [first.slug, whim.choice(single)]
        self.looked_at = self.chosen["hero"][0]
        self.build()

    def finish(self) -> None:
        if self.problem():
            return
        hero, miniboss, points = self.chosen["hero"][0], self.chosen["miniboss"][0], tuple(self.chosen["point"])
        self.stage.pop(self)
        self.done(Warband(slug=own_key(hero, miniboss, points), hero=hero, miniboss=miniboss, points=points))
