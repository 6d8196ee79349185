"""What is seen, in layers from back to front, and how as little of it as possible is drawn again.

The one place that knows dirty regions. A layer says what looks otherwise than before; every region of the window that
somebody named is then drawn anew by all layers, clipped to it. So what is drawn in pieces equals what is drawn at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

import pygame

Shown = tuple[pygame.Surface, tuple[int, int]]
"""A picture and where its corner lies in the window. Nobody draws on a picture that has been shown."""
MOST_REGIONS = 24
"""So many regions are drawn one by one; of more, those that lie near each other are joined."""


class Layer(Protocol):
    def changes(self) -> Iterable[pygame.Rect]:
        """Return where it looks otherwise than at the last call."""
        ...

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """Draw what lies in the region, to which the surface is clipped."""
        ...


class Canvas:
    """The window's picture."""

    def __init__(self) -> None:
        self.is_spoilt = True
        """Whether everything is to be drawn anew."""

    def repaint(self, surface: pygame.Surface, layers: Sequence[Layer]) -> list[pygame.Rect]:
        """Draw what has changed and return where that was."""
        window = surface.get_rect()
        changes = [rect for layer in layers for rect in layer.changes()]
        regions = [window] if self.is_spoilt else merged(changes, window)
        self.is_spoilt = False
        for region in regions:
            surface.set_clip(region)
            for layer in layers:
                layer.paint(surface, region)
        surface.set_clip(None)
        return regions


def merged(rects: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Return few rectangles inside the window that cover all of these.

    Two are joined where that is less than to draw both; they may still overlap a little.
    """
    found: list[pygame.Rect] = []
    for rect in rects:
        rect = rect.clip(window)
        if rect:
            while (i := _mate(rect, found)) is not None:
                rect.union_ip(found.pop(i))
            found.append(rect)
    if len(found) > MOST_REGIONS:
        return merged([rect.inflate(window.width // 16, window.height // 16) for rect in found], window)
    return found


def _mate(rect: pygame.Rect, others: list[pygame.Rect]) -> int | None:
    """Return which of the others to join with the rectangle."""
    for i in rect.collidelistall(others):
        both, other = rect.union(others[i]), others[i]
        if both.width * both.height <= rect.width * rect.height + other.width * other.height:
            return i
    return None


def box(shown: Shown) -> pygame.Rect:
    return shown[0].get_rect(topleft=shown[1])


class Painted:
    """A layer drawn by a function that needs no region; it changes only when everything does."""

    def __init__(self, draw: Callable[[pygame.Surface], object]) -> None:
        self.draw = draw

    def changes(self) -> Iterable[pygame.Rect]:
        return ()

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        self.draw(surface)


class Pictures:
    """A layer of a few pictures, from back to front; which of them are new is found by looking at all."""

    def __init__(self, source: Callable[[], list[Shown]], within: Callable[[], pygame.Rect] | None = None) -> None:
        self.source, self.within = source, within
        """What there is to show now, and the part of the window in which it is seen."""
        self._shown: list[Shown] = []
        self._boxes: list[pygame.Rect] = []

    def changes(self) -> Iterable[pygame.Rect]:
        now = self.source()
        if now == self._shown:
            return ()
        old, new = set(self._shown), set(now)
        spoilt = [box(shown) for shown in old ^ new]
        if [shown for shown in self._shown if shown in new] != [shown for shown in now if shown in old]:
            spoilt = [*self._boxes, *map(box, now)]  # their order has changed
        self._shown, self._boxes = now, [box(shown) for shown in now]
        return [rect.clip(self.within()) for rect in spoilt] if self.within is not None else spoilt

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        if not self._shown:
            return
        part = region.clip(self.within()) if self.within is not None else region
        hit = part.collidelistall(self._boxes) if part else []
        if hit:
            surface.set_clip(part)
            surface.fblits([self._shown[i] for i in hit])
            surface.set_clip(region)


class Sheet:
    """A layer that is one opaque picture, made again when what is to be seen on it has another look."""

    def __init__(
        self,
        look: Callable[[], tuple[pygame.Rect, object]],
        draw: Callable[[pygame.Surface, pygame.Rect], None],
        covered: Callable[[], pygame.Rect] | None = None,
    ) -> None:
        self.look, self.draw, self.covered = look, draw, covered
        """Where it is and what tells its looks apart; what draws it into a rectangle of that size; what is hidden."""
        self._look: tuple[pygame.Rect, object] | None = None
        self._picture = pygame.Surface((1, 1))

    def changes(self) -> Iterable[pygame.Rect]:
        place, look = self.look()
        if (place, look) == self._look:
            return ()
        if self._look is None or self._look[0].size != place.size:
            self._picture = pygame.Surface(place.size)
        self._look = place.copy(), look
        self.draw(self._picture, self._picture.get_rect())
        return (place,)

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        if self.covered is not None and self.covered().contains(region):
            return
        if self._look is not None and (part := region.clip(self._look[0])):
            surface.blit(self._picture, part, part.move(-self._look[0].left, -self._look[0].top))
