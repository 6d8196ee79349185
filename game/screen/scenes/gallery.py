"""Every card and miniature: pick a game and a kind, look at them large."""

from __future__ import annotations

from functools import partial

import pygame

from game.screen import paint
from game.screen import theme as th
from game.screen.cardface import CardFace, card_height, card_painter, portrait_of, seated
from game.screen.galleries import Shelf, shelves
from game.screen.page import Page
from game.screen.presenters import TITLES
from game.screen.theme import SEAT_COLOURS, Face
from game.screen.widgets import Label, Picture, Scroll, Widget, tabs


class Gallery(Page):
    title = "Gallery"

    def __init__(self, slug: str = "superdungeon") -> None:
        super().__init__()
        self.slug = slug
        self.shelf = 0
        self.chosen = ""
        self.seat = 0

    def body(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        row = pygame.Rect(area.left, area.top, area.width, theme.px(46))
        widgets = tabs("game", row, list(TITLES.items()), self.slug, self._choose_game, theme.px(8))
        found = shelves(self.slug, self.stage.sprites)
        if not found:
            return [
                *widgets,
                Label(
                    "none",
                    area.move(0, theme.px(80)),
                    "Nothing of this game has been put on show yet.",
                    size=th.LARGE,
                    colour=th.SOFT,
                ),
            ]
        self.shelf = min(self.shelf, len(found) - 1)
        second = row.move(0, row.height + theme.px(10))
        widgets += tabs(
            "shelf",
            second,
            [(str(i), shelf.title) for i, shelf in enumerate(found)],
            str(self.shelf),
            self._choose_shelf,
            theme.px(8),
        )
        body = pygame.Rect(
            area.left, second.bottom + theme.px(14), area.width, area.bottom - second.bottom - theme.px(14)
        )
        shelf = found[self.shelf]
        card_width = min(theme.px(400), body.width * 2 // 5)
        grid = pygame.Rect(body.left, body.top, body.width - card_width - theme.px(24), body.height)
        widgets.append(Scroll(f"grid.{self.slug}.{self.shelf}", grid, self._grid(grid, shelf)))
        side = pygame.Rect(body.right - card_width, body.top, card_width, body.height)
        widgets += self._side(side, shelf)
        return widgets

    def _grid(self, area: pygame.Rect, shelf: Shelf) -> list[Widget]:
        theme = self.theme
        gap, width = theme.px(12), area.width - theme.px(14)
        columns = max(1, (width + gap) // (theme.px(150) + gap))
        cell = (width + gap) // columns - gap
        made: list[Widget] = []
        for i, card in enumerate(shelf.cards):
            place = pygame.Rect(
                area.left + i % columns * (cell + gap),
                area.top + i // columns * (cell + theme.px(34)),
                cell,
                cell + theme.px(24),
            )
            made.append(
                Picture(
                    f"item.{card.key}",
                    place,
                    partial(self._item, card),
                    tip=card.title,
                    action=partial(self._choose, card.key),
                )
            )
        return made

    def _item(self, card: CardFace, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self.theme
        frame = pygame.Rect(rect.left, rect.top, rect.width, rect.width)
        is_on = card.key == self.chosen
        tint = th.mixed(SEAT_COLOURS[self.seat].colour, th.NIGHT, 0.62)
        surface.blit(paint.patterned(frame.size, tint, SEAT_COLOURS[self.seat].pattern, 255, theme.px(14)), frame)
        if card.sprite or card.draws:
            shown = card._replace(seat=SEAT_COLOURS[self.seat])
            portrait = portrait_of(shown, (frame.width - 8, frame.height - 8), self.stage.sprites)
            surface.blit(portrait, seated(portrait, frame.inflate(-8, -8), shown, self.stage.sprites))
        pygame.draw.rect(surface, th.GOLD if is_on else th.BRASS_DARK, frame, 3 if is_on else 2, border_radius=4)
        name = theme.snug(card.title, (rect.width, theme.px(24)), th.SMALL, th.LIGHT, Face.BOLD)
        surface.blit(name, name.get_rect(midtop=(rect.centerx, frame.bottom + 2)))

    def _side(self, area: pygame.Rect, shelf: Shelf) -> list[Widget]:
        theme = self.theme
        card = next((card for card in shelf.cards if card.key == self.chosen), shelf.cards[0])
        seat = SEAT_COLOURS[self.seat]
        card = card._replace(seat=seat)
        figure = pygame.Rect(area.left, area.top, area.width, area.height * 34 // 100)
        widgets: list[Widget] = []
        if card.sprite and self.stage.sprites.has(card.sprite) and self.stage.sprites.has(card.sprite):
            widgets.append(Picture("figure", figure, partial(self._figure, card)))
            step = min(theme.px(36), (figure.height - theme.px(12)) // len(SEAT_COLOURS))
            flag = pygame.Rect(0, figure.top + theme.px(8), theme.px(36), step - theme.px(5))
            flag.right = figure.right - theme.px(8)
            for i, colour in enumerate(SEAT_COLOURS):
                place = flag.move(0, i * step)
                widgets.append(
                    Picture(
                        f"colour{i}",
                        place,
                        paint.banner_of(colour),
                        tip=colour.name,
                        action=partial(self._choose_colour, i),
                    )
                )
        else:
            figure.height = 0
        body = pygame.Rect(
            area.left, figure.bottom + theme.px(8), area.width, area.bottom - figure.bottom - theme.px(8)
        )
        height = card_height(card, body.width - theme.px(10), theme, self.stage.sprites)
        shown = Picture(
            "card",
            pygame.Rect(body.left, body.top, body.width - theme.px(10), height),
            card_painter(card, theme, self.stage.sprites),
            tip=card.help,
        )
        widgets.append(Scroll(f"side.{card.key}", body, [shown]))
        return widgets

    def _figure(self, card: CardFace, surface: pygame.Surface, rect: pygame.Rect) -> None:
        tint = th.mixed(SEAT_COLOURS[self.seat].colour, th.NIGHT, 0.72)
        surface.blit(paint.patterned(rect.size, tint, th.Pattern.PLAIN), rect)
        surface.blit(
            paint.glow(rect.height // 2, (255, 220, 160), 90),
            paint.glow(rect.height // 2, (255, 220, 160), 90).get_rect(center=rect.center),
        )
        entry = self.stage.sprites.entry(card.sprite)
        assert entry is not None
        if not entry.frames:
            room = min(rect.width, rect.height) * 3 // 4
            thing = portrait_of(card, (room, room), self.stage.sprites)
            surface.blit(thing, thing.get_rect(center=rect.center))
            pygame.draw.rect(surface, th.BRASS_DARK, rect, 2)
            return
        square = min(128, rect.height * 60 // 100 // entry.squares)
        tallest = self.stage.sprites.piece(card.sprite, SEAT_COLOURS[self.seat], square).anchor[1]
        square = min(
            square, square * (rect.height * 3 // 4 - self.px(8)) // max(1, tallest)
        )  # no head leaves the frame
        poses = ["idle", "strike"] if "strike" in entry.frames else ["idle"]
        for i, pose in enumerate(poses):
            piece = self.stage.sprites.piece(
                card.sprite, SEAT_COLOURS[self.seat], square, pose, "right" if i == 0 else "left"
            )
            x = rect.left + (rect.width - self.px(40)) * (2 * i + 1) // (2 * len(poses))
            surface.blit(piece.picture, (x - piece.anchor[0], rect.bottom - rect.height // 4 - piece.anchor[1]))
        pygame.draw.rect(surface, th.BRASS_DARK, rect, 2)

    def _choose_game(self, slug: str) -> None:
        self.slug, self.shelf, self.chosen = slug, 0, ""
        self.build()

    def _choose_shelf(self, shelf: str) -> None:
        self.shelf, self.chosen = int(shelf), ""
        self.build()

    def _choose(self, key: str) -> None:
        self.chosen = key
        self.build()

    def _choose_colour(self, seat: int) -> None:
        self.seat = seat
        self.build()
