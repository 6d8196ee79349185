"""A page: a scene with a title, a way back, and a body for whatever it shows."""

from __future__ import annotations

import pygame

from . import paint
from . import theme as th
from .scene import Scene
from .theme import Face
from .widgets import Button, Label, Widget


class Page(Scene):
    title = ""

    def layout(self) -> list[Widget]:
        theme = self.theme
        back = pygame.Rect(theme.px(32), theme.px(22), theme.px(140), theme.px(48))
        title = pygame.Rect(
            back.right + theme.px(24), back.top, self.area.width - back.right - theme.px(60), back.height
        )
        body = pygame.Rect(theme.px(32), back.bottom + theme.px(20), self.area.width - theme.px(64), 0)
        body.height = self.area.height - body.top - theme.px(28)
        widgets: list[Widget] = [
            Button("back", back, "Back", self.close, note="Esc"),
            Label("title", title, self.title, size=th.TITLE, face=Face.DISPLAY, colour=th.BRASS_LIGHT, is_line=True),
        ]
        return [*widgets, *self.body(body)]

    def body(self, area: pygame.Rect) -> list[Widget]:
        return []

    def close(self) -> None:
        self.stage.pop(self)

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(table_top(surface.get_size()), (0, 0))

    def on_action(self, action: str) -> bool:
        if action == "back":
            self.close()
            return True
        return False


_tops: dict[tuple[int, int], pygame.Surface] = {}


def table_top(size: tuple[int, int]) -> pygame.Surface:
    """Dark wood by candle light: what pages lie on."""
    found = _tops.get(size)
    if found is None:
        _tops.clear()
        found = pygame.Surface(size)
        width, height = size
        plank = max(40, height // 9)
        for i, y in enumerate(range(0, height, plank)):
            tone = th.mixed((52, 38, 30), (38, 29, 26), (i * 7 % 5) / 5)
            pygame.draw.rect(found, tone, (0, y, width, plank))
            for k in range(5):
                grain = y + (k * 37 + i * 11) % plank
                pygame.draw.line(found, th.mixed(tone, th.NIGHT, 0.16), (0, grain), (width, grain + (k % 3 - 1) * 3))
            pygame.draw.line(found, (22, 17, 16), (0, y), (width, y), 2)
        light = paint.glow(max(size) // 2, (255, 190, 110), 46)
        found.blit(light, light.get_rect(center=(width // 2, height // 3)))
        found.blit(paint.vignette(size, 190), (0, 0))
        _tops[size] = found
    return found
