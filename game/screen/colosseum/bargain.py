"""An offer on the sand: what each of the two heroes gives, as it is put together."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.colosseum.bargains import REWARD
from game.colosseum.state import Table
from game.screen import paint
from game.screen import theme as th
from game.screen.table import Seat
from game.screen.theme import Face, Theme

from . import dicelook, words


def paint_bargain(surface: pygame.Surface, theme: Theme, box: pygame.Rect, state: Table, seats: Sequence[Seat]) -> None:
    """Draw two heaps: the asker's at the left, the other's at the right."""
    terms = state.offer
    assert terms is not None
    inner = box.inflate(-box.width // 5, -box.height // 4)
    title = "A trade"
    if state.met is not None:
        title = f"Help against {words.die(state.met.die)}, level {state.met.level}"
    word = theme.snug(title, (inner.width, theme.px(36)), th.LARGE, th.INK, Face.DISPLAY, "centre")
    surface.blit(word, word.get_rect(midbottom=(box.centerx, inner.top + theme.px(6))))
    gap = theme.px(40)
    wide = (inner.width - gap) // 2
    for i, (seat, way) in enumerate(((terms.asker, "give "), (terms.other, "take "))):
        heap = pygame.Rect(inner.left + i * (wide + gap), inner.top + theme.px(16), wide, inner.height - theme.px(16))
        who = seats[seat]
        tray = pygame.Surface(heap.size, pygame.SRCALPHA)
        pygame.draw.rect(tray, (255, 246, 222, 120), tray.get_rect(), border_radius=theme.px(12))
        surface.blit(tray, heap)
        pygame.draw.rect(surface, who.colour.colour, heap, max(2, theme.px(3)), border_radius=theme.px(12))
        flag = pygame.Rect(heap.left + theme.px(12), heap.top + theme.px(10), theme.px(18), theme.px(22))
        paint.banner(surface, flag, who.colour.colour, who.colour.pattern)
        name = theme.snug(f"{who.name} gives", (wide - theme.px(50), theme.px(36)), th.BODY, th.INK, Face.BOLD)
        surface.blit(name, name.get_rect(midleft=(flag.right + theme.px(8), flag.centery)))
        things = [part.removeprefix(way) for part in terms.parts if part.startswith(way)]
        room = pygame.Rect(
            heap.left + theme.px(12), flag.bottom + theme.px(8), wide - theme.px(24), heap.bottom - flag.bottom
        )
        if things:
            _paint_things(surface, theme, room, things)
        else:
            nothing = theme.text("nothing yet", th.BODY, (110, 84, 56), Face.ITALIC)
            surface.blit(nothing, nothing.get_rect(center=(heap.centerx, heap.centery + theme.px(12))))


def _paint_things(surface: pygame.Surface, theme: Theme, room: pygame.Rect, things: Sequence[str]) -> None:
    size, gap = theme.px(58), theme.px(6)
    while size > theme.px(26) and -(-len(things) // max(1, room.width // (size + gap))) * (size + gap) > room.height:
        size -= 2
    per_row = max(1, room.width // (size + gap))
    for i, thing in enumerate(things):
        x, y = room.left + i % per_row * (size + gap), room.top + i // per_row * (size + gap)
        if thing == REWARD:
            plate = pygame.Rect(x, y, size, size)
            pygame.draw.rect(surface, th.PARCHMENT, plate, border_radius=theme.px(8))
            paint.star(surface, (plate.centerx, plate.centery - size // 8), size // 4, th.GOLD)
            word = theme.snug("reward", (size, size // 3), th.SMALL, th.INK, Face.BOLD)
            surface.blit(word, word.get_rect(midbottom=(plate.centerx, plate.bottom)))
        else:
            surface.blit(dicelook.picture(thing, "", size), (x, y))
