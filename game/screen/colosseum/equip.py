"""Choosing what to equip by clicking dice: two arms, one armor, and what needs neither; with the chance to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import pygame

from game.colosseum.dice import DICE
from game.colosseum.heroes import gear, refuse_loadout
from game.colosseum.state import Hero
from game.screen import paint
from game.screen import theme as th
from game.screen.dialog import shade
from game.screen.scene import Scene
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Panel, Picture, Scroll, Widget

from . import dicelook, words
from .pit import figure

Dice = tuple[str, ...]


class Ending(NamedTuple):
    """A button that ends the choice: what it says and which answer it makes of the dice."""

    text: str
    answer: Callable[[Dice], Any]


class Equip(Scene):
    is_opaque = False

    def __init__(
        self, hero: Hero, title: str, chance: Callable[[Dice], str], endings: Sequence[Ending],
        done: Callable[[Any], None], foe: str = "",
    ) -> None:  # fmt: skip
        super().__init__()
        self.hero, self.title, self.chance, self.endings, self.done = hero, title, chance, endings, done
        self.foe = foe
        """The sprite of whom it is worn against."""
        self.owned = gear(hero)
        self.chosen = [die for die in self.owned if die in hero.equipped]

    @property
    def dice(self) -> Dice:
        """What is chosen, in the order it is owned in."""
        return tuple(die for die in self.owned if die in self.chosen)

    def layout(self) -> list[Widget]:
        theme = self.theme
        cell, tall, gap = theme.px(170), theme.px(176), theme.px(12)
        columns = max(1, min(len(self.owned), 6, (self.area.width - theme.px(60)) // (cell + gap)))
        rows = -(-len(self.owned) // columns)
        width = max(theme.px(760), columns * (cell + gap) + theme.px(60))
        aside = theme.px(230) if self.foe and self.stage.sprites.has(self.foe) else 0
        rect = pygame.Rect(
            0, 0, min(width + aside, self.area.width), min(theme.px(250) + rows * (tall + gap), self.area.height)
        )
        rect.height = min(self.area.height, max(rect.height, theme.px(460) if aside else 0))
        rect.center = self.area.center
        inner = rect.inflate(-theme.px(48), -theme.px(40))
        opponent = pygame.Rect(inner.right - aside, inner.top, aside, inner.height)
        inner.width -= aside + (theme.px(16) if aside else 0)
        columns = min(columns, max(1, inner.width // (cell + gap)))
        title = pygame.Rect(inner.left, inner.top, inner.width, theme.px(40))
        widgets: list[Widget] = [
            Panel("panel", rect),
            Label("title", title, self.title, size=26, face=Face.DISPLAY, colour=th.BRASS_LIGHT, is_line=True),
        ]
        top = title.bottom + theme.px(10)
        left = inner.centerx - (columns * (cell + gap) - gap) // 2
        dice: list[Widget] = []
        for i, die in enumerate(self.owned):
            place = pygame.Rect(left + i % columns * (cell + gap), top + i // columns * (tall + gap), cell, tall)
            tip = words.about(die) + ("\nWOUNDED: it is not rolled" if die in self.hero.wounded else "")
            action = partial(self.toggle, die)
            dice.append(Picture(f"die.{die}", place, partial(self._paint_die, die), tip=tip, action=action))
        note = pygame.Rect(inner.left, inner.bottom - theme.px(110), inner.width, theme.px(40))
        widgets.append(Scroll("dice", pygame.Rect(inner.left, top, inner.width, note.top - top), dice))
        arms = sum(DICE[die].arms for die in self.chosen if DICE[die].slot == "arm")
        armors = sum(DICE[die].slot == "armor" for die in self.chosen)
        chance = self.chance(self.dice)
        said = f"Arms {arms} of 2, armor {armors} of 1." + (f" Chance to win: {chance}." if chance else "")
        widgets.append(Label("note", note, said, size=th.LARGE - 2, face=Face.BOLD, align="centre", is_line=True))
        count = len(self.endings) + 1
        wide = (inner.width - gap * (count - 1)) // count
        row = pygame.Rect(inner.left, inner.bottom - theme.px(54), wide, theme.px(54))
        for i, ending in enumerate(self.endings):
            place = row.move(i * (wide + gap), 0)
            widgets.append(Button(f"end.{i}", place, ending.text, partial(self.finish, ending), is_main=i == 0))
        back = row.move((count - 1) * (wide + gap), 0)
        widgets.append(Button("cancel", back, "Back", lambda: self.stage.pop(self), note="Esc"))
        if aside:
            widgets.append(Picture("foe", opponent, self._paint_foe))
        return widgets

    def _paint_foe(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The opponent on its sand, and how likely it is beaten."""
        theme = self.theme
        chance = self.chance(self.dice)
        surface.blit(paint.panel(rect.size, 2, th.SLATE_DARK), rect)
        light = paint.glow(rect.width // 2, (255, 200, 130), 80)
        surface.blit(light, light.get_rect(center=rect.center))
        foot = (rect.centerx, rect.bottom - theme.px(124))
        tall = min(theme.px(170), rect.height * 4 // 10)
        shown, place = figure(self.stage.sprites, self.foe, None, (foot, tall, "left"), None, 0)
        surface.set_clip(rect.inflate(-4, -4).clip(surface.get_clip()))
        surface.blit(shown, place)
        surface.set_clip(None)
        word = theme.text(chance or "?", 40, th.GOLD, Face.DISPLAY)
        surface.blit(word, word.get_rect(midbottom=(rect.centerx, rect.bottom - theme.px(34))))
        note = theme.text("to win with these dice", th.SMALL, th.SOFT)
        surface.blit(note, note.get_rect(midbottom=(rect.centerx, rect.bottom - theme.px(14))))

    def _paint_die(self, die: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self.theme
        is_on = die in self.chosen
        rim = th.GOLD if is_on else th.BRASS_DARK
        surface.blit(paint.panel(rect.size, 3, th.SLATE if is_on else th.SLATE_DARK, rim), rect)
        size = theme.px(92)
        shown = dicelook.picture(die, "", size, die in self.hero.wounded, not is_on)
        surface.blit(shown, shown.get_rect(midtop=(rect.centerx, rect.top + theme.px(12))))
        name = theme.snug(words.die(die), (rect.width - theme.px(12), theme.px(30)), th.BODY, th.LIGHT, Face.BOLD)
        surface.blit(name, name.get_rect(midtop=(rect.centerx, rect.top + theme.px(110))))
        word = theme.text("Equipped" if is_on else "Left off", th.SMALL, th.GOLD if is_on else th.SOFT)
        surface.blit(word, word.get_rect(midbottom=(rect.centerx, rect.bottom - theme.px(12))))

    def toggle(self, die: str) -> None:
        """Take a die up or lay it down; what has no room beside it is laid down, the oldest choice first."""
        if die in self.chosen:
            self.chosen.remove(die)
        else:
            self.chosen.append(die)
            while refuse_loadout(self.hero, self.chosen) is not None:
                slot = DICE[die].slot
                self.chosen.remove(next(other for other in self.chosen if DICE[other].slot == slot))
        self.build()

    def finish(self, ending: Ending) -> None:
        self.stage.pop(self)
        self.done(ending.answer(self.dice))

    def paint(self, surface: pygame.Surface) -> None:
        shade(surface)

    def on_action(self, action: str) -> bool:
        if action == "back":
            self.stage.pop(self)
            return True
        return False
