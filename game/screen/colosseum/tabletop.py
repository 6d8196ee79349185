"""The table of Dungeon Dice: hero mats above and below, bags and spells at the sides, the sand pit in the middle.

What lies there is drawn from a copy of the state that is taken when everything has been shown, so that nothing is seen
before it has happened; dice that have just been thrown are on their way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.colosseum.dice import DICE
from game.colosseum.state import EPIC_ROUNDS, MONSTER, TOP_HEALTH, Monster
from game.colosseum.uses import refuse_use
from game.screen import canvas, paint
from game.screen import theme as th
from game.screen.breath import Breath
from game.screen.presenter import Room
from game.screen.refusals import sentence
from game.screen.rulebook import texts
from game.screen.table import Table as Match
from game.screen.theme import Face, Theme
from game.screen.widgets import Label, Picture, Widget

from . import dicelook, words
from .bargain import paint_bargain
from .mats import mat_dice, paint_mat, shower
from .pit import colour_of, dice_places, figure, places, ribbon_shown, total_shown
from .places import zone
from .sand import Sand
from .scenery import PitDie, die_shown, paint_bag, stands

if TYPE_CHECKING:
    from game.screen.sprites import Sprites

Show: TypeAlias = Callable[[pygame.Surface, pygame.Rect], None]
LEAST_NAME = 96
"""Columns that are narrower, at 100 %, have no room for a name."""
USING = ("before", "armor", "ability")
"""The steps of a fight in which dice are used."""


class TableTop(Sand):
    """Everything on the table, as it is shown now."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.clicks: Mapping[str, Callable[[], None]] = {}
        self.breath = Breath()
        self._floors: dict[tuple[int, int], pygame.Surface] = {}

    # Where it lies

    def mats(self, area: pygame.Rect) -> list[tuple[int, pygame.Rect]]:
        """Return the mats: the person at the screen below, the others above in turn order."""
        count = len(self.state.heroes)
        near = self.match.viewer if self.match.viewer is not None else 0
        others = [(near + i) % count for i in range(1, count)]
        gap = area.width // 80
        far, below = zone("far", area), zone("near", area)
        wide = min(area.width * 46 // 100, (far.width - gap * (len(others) + 1)) // max(1, len(others)))
        left = far.left + (far.width - wide * len(others) - gap * (len(others) - 1)) // 2
        found = [
            (seat, pygame.Rect(left + i * (wide + gap), far.top + gap, wide, far.height - gap))
            for i, seat in enumerate(others)
        ]
        return [*found, (near, pygame.Rect(below.left, below.top, below.width, below.height - gap))]

    def sand(self, area: pygame.Rect) -> pygame.Rect:
        """The box of the pit."""
        return zone("pit", area)

    def layers(self, room: Callable[[], Room]) -> list[canvas.Layer]:
        """Return the table with the pit, then figures and dice in it."""
        return [
            canvas.Sheet(
                lambda: (room().area, (room().theme, self.version)),
                lambda surface, area: self._paint(surface, room()._replace(area=area)),
            ),
            canvas.Pictures(lambda: self._figures(*room())),
            canvas.Pictures(lambda: self._dice(*room())),
        ]

    def _paint(self, surface: pygame.Surface, room: Room) -> None:
        """Draw table and pit."""
        theme, _, area = room
        surface.blit(self._floor(area.size), area)
        box = self.sand(area)
        if self.state.offer is not None:
            paint_bargain(surface, theme, box, self.state, self.match.seats)
        elif self.sides:
            self._paint_sides(surface, theme, box)
        elif self.state.met is not None:
            self._paint_met(surface, theme, box, self.state.met)
        elif self.state.epic is not None and not self.state.drawn:
            spot = (box.left + box.width * 26 // 100, box.top + theme.px(44))
            self._plate(surface, theme, words.die(self.state.epic.monster), spot, box.width // 2)
            self._paint_epic(surface, theme, (spot[0], spot[1] + theme.px(30)), box.width // 3)
        elif self.state.drawn and self.last is None:
            self._paint_found(surface, theme, box, self.state.drawn[-1])

    def _figures(self, theme: Theme, sprites: Sprites, area: pygame.Rect) -> list[canvas.Shown]:
        """Who is in the pit, from back to front."""
        box, state = self.sand(area), self.state
        if state.offer is not None:
            return []
        if self.sides:
            standing = sorted(places(theme, box, self.sides), key=lambda place: place.foot[1])
            return [self._standing(sprites, place.owner, place.foot, place.tall, place.facing) for place in standing]
        if state.met is None and (self.last is not None or state.drawn):
            return []
        tall, low = box.height * 50 // 100, box.top + box.height * 76 // 100
        if state.met is not None:
            return [
                self._standing(sprites, state.active, (box.left + box.width * 26 // 100, low), tall, "right"),
                self._standing(sprites, MONSTER, (box.left + box.width * 72 // 100, low), tall * 11 // 10, "left"),
            ]
        if state.epic is not None:
            return [self._standing(sprites, MONSTER, (box.centerx, low), tall * 11 // 10, "left")]
        return [self._standing(sprites, state.active, (box.centerx, low), tall, "right")]

    def _standing(self, sprites: Sprites, owner: int, foot: tuple[int, int], tall: int, facing: str) -> canvas.Shown:
        state = self.state
        if owner == MONSTER:
            slug = self.foe[0] if self.foe else state.met.die if state.met else state.epic.monster if state.epic else ""
            key = f"colosseum/{slug}"
            key = key if sprites.has(key) else "generic_large"
        else:
            key = hero_sprite(sprites, owner)
        who = colour_of(owner, self.match.seats)
        return figure(sprites, key, who, (foot, tall, facing), self.acts.get(owner), self.breath.depth(key))

    def _dice(self, theme: Theme, sprites: Sprites, area: pygame.Rect) -> list[canvas.Shown]:
        """The dice in the pit, what they come to, and the ribbon above."""
        box = self.sand(area)
        shown: list[canvas.Shown] = []
        if self.state.offer is None:
            if self.sides:
                shown = [part for thrown in self._places(theme, box) for part in die_shown(*thrown)]
                shown += self._totals(theme, box)
            elif self.last is not None and self.state.met is None:
                shown = die_shown(self.last, box.center, min(box.height // 2, theme.px(120)))
        text, colour = self.said
        if text or self.note:
            middle = (box.centerx, box.top + theme.px(4))
            shown += ribbon_shown(theme, middle, box.width, text or self.note, colour)
        return shown

    def _totals(self, theme: Theme, box: pygame.Rect) -> list[canvas.Shown]:
        """A plate under the dice of each side; heroes who fight together have one between them."""
        shown: list[canvas.Shown] = []
        best = max(self.totals.values(), default=0)
        found = places(theme, box, self.sides)
        for place in found:
            if place.owner not in self.totals:
                continue
            together = self._together(place.owner)
            if len(together) > 1 and place.owner != together[0]:
                continue
            columns = [other.column for other in found if other.owner in together]
            x = (columns[0].left + columns[-1].right) // 2
            colour = colour_of(place.owner, self.match.seats)
            value = self.totals[place.owner]
            is_best = value == best and len(set(self.totals.values())) > 1
            rim = colour.colour if colour is not None else (120, 110, 120)
            shown += total_shown(theme, (x, place.column.bottom), value, rim, is_best)
        return shown

    def _paint_found(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect, slug: str) -> None:
        """What was drawn and is not settled yet, with its name."""
        size = min(box.height // 2, theme.px(150))
        shown = dicelook.picture(slug, "", size)
        place = shown.get_rect(center=(box.centerx, box.centery - theme.px(20)))
        surface.blit(shown, place)
        self._plate(surface, theme, words.die(slug), (box.centerx, place.bottom + theme.px(8)), box.width // 2)

    def _floor(self, size: tuple[int, int]) -> pygame.Surface:
        floor = self._floors.get(size)
        if floor is None:
            self._floors.clear()
            floor = self._floors[size] = stands(size, self.sand(pygame.Rect((0, 0), size)))
        return floor

    def _paint_sides(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        """The names of the sides above their dice, and the hearts of an Epic Monster beside its own."""
        for place in places(theme, box, self.sides):
            middle = (place.column.centerx, place.column.top)
            if place.owner == MONSTER:
                slug, level = self.foe or ("", 0)
                is_epic = bool(slug) and DICE[slug].kind == "epic"
                name = (words.die(slug) if slug else "Monster") + ("" if is_epic else f" · level {level}")
                if place.column.width < theme.px(LEAST_NAME + 40):  # it is seen who it is
                    name = words.die(slug) if is_epic else f"L{level}"
                self._plate(surface, theme, name, middle, place.column.width)
                if self.state.epic is not None:
                    self._paint_epic(surface, theme, (middle[0], middle[1] + theme.px(30)), place.column.width)
                continue
            who = self.match.seats[place.owner]
            self._plate(surface, theme, who.name, middle, place.column.width, who.colour)

    @staticmethod
    def _plate(
        surface: pygame.Surface, theme: Theme, text: str, top: tuple[int, int], wide: int,
        colour: th.SeatColour | None = None,
    ) -> None:  # fmt: skip
        """A name on parchment, with the sign of its side."""
        flag = theme.px(20) if colour is not None else 0
        if wide < theme.px(LEAST_NAME) and colour is not None:
            text = ""  # the sign alone says whose it is
        room = (wide - flag - theme.px(10), theme.px(42))
        word = theme.snug(text, room, th.BODY, th.INK, Face.DISPLAY, "centre")
        tall = max(theme.px(27), word.get_height() + theme.px(2))
        plate = pygame.Rect(0, 0, word.get_width() + flag + theme.px(12 if text else 8), tall)
        plate.midtop = top
        rim = colour.colour if colour is not None else th.PARCHMENT_EDGE
        pygame.draw.rect(surface, th.PARCHMENT, plate, border_radius=theme.px(6))
        pygame.draw.rect(surface, rim, plate, 2, border_radius=theme.px(6))
        if colour is not None:
            sign = pygame.Rect(
                plate.left + theme.px(6), plate.top + theme.px(5), theme.px(15), plate.height - theme.px(9)
            )
            paint.banner(surface, sign, colour.colour, colour.pattern)
        surface.blit(word, word.get_rect(center=(plate.centerx + flag // 2, plate.centery)))

    def _paint_met(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect, monster: Monster) -> None:
        """The name of a monster that was met, and what it can do, under where it stands."""
        x, y = box.left + box.width * 72 // 100, box.top + theme.px(38)
        is_epic = DICE[monster.die].kind == "epic"
        name = words.die(monster.die) + ("" if is_epic else f" · level {monster.level}")
        self._plate(surface, theme, name, (x, y), box.width // 2)
        who = self.match.seats[self.state.active]
        self._plate(surface, theme, who.name, (box.left + box.width * 26 // 100, y), box.width * 4 // 10, who.colour)
        abilities = monster.printed.abilities
        text = ", ".join(texts().say(f"colosseum-ability-{ability}") for ability in abilities) or "no abilities"
        note = theme.snug(text, (box.width * 7 // 10, theme.px(44)), th.BODY, (70, 48, 28), Face.BOLD, "centre")
        surface.blit(note, note.get_rect(midbottom=(box.centerx, box.bottom - theme.px(6))))

    def _paint_epic(self, surface: pygame.Surface, theme: Theme, top: tuple[int, int], wide: int) -> None:
        """HEALTH as hearts, the round, and who has dealt how many WOUNDs."""
        epic = self.state.epic
        assert epic is not None
        credit = ", ".join(f"{self.match.seats[seat].name} {wounds}" for seat, wounds in epic.credits.items())
        said = f"Round {min(epic.round, EPIC_ROUNDS)} of {EPIC_ROUNDS}" + (f" · wounds: {credit}" if credit else "")
        step = theme.px(20)
        word = theme.snug(said, (max(wide, theme.px(150)), theme.px(22)), th.SMALL, th.INK, Face.BOLD)
        plate = pygame.Rect(0, 0, max(TOP_HEALTH * step, word.get_width()) + theme.px(14), theme.px(42))
        plate.midtop = top
        pygame.draw.rect(surface, th.PARCHMENT, plate, border_radius=theme.px(8))
        pygame.draw.rect(surface, th.PARCHMENT_EDGE, plate, 2, border_radius=theme.px(8))
        left = plate.centerx - TOP_HEALTH * step // 2
        for i in range(TOP_HEALTH):
            colour = (214, 48, 66) if i < epic.health else (186, 170, 140)
            paint.heart(surface, (left + step // 2 + i * step, plate.top + theme.px(13)), theme.px(9), colour)
        surface.blit(word, word.get_rect(midbottom=(plate.centerx, plate.bottom - theme.px(2))))

    def _places(self, theme: Theme, box: pygame.Rect) -> Iterator[tuple[PitDie, tuple[int, int], int]]:
        """Where each die of the fight lies, and how large it is."""
        return dice_places(theme, box, self.sides, self.pit)

    # Things to point at

    def widgets(
        self, theme: Theme, sprites: Sprites, area: pygame.Rect, clicks: Mapping[str, Callable[[], None]]
    ) -> list[Widget]:
        """Return mats, bags, spells and dice as pictures that say what they are when they are pointed at.

        Things that are clicked are called "mat.0", "mat.0.potion", "pit.M.2", "free.spell-fire", "bag.grey", "monster".
        """
        self.clicks = clicks
        found: list[Widget] = []
        for seat, rect in self.mats(area):
            found += self._mat(theme, seat, rect)
        found += self._bags(theme, area)
        found += self._spells(theme, area)
        for name, text in (("bags", "Bags"), ("free", "Spells")):
            room = zone(name, area)
            head = pygame.Rect(room.left, room.top + theme.px(2), room.width, theme.px(24))
            found.append(
                Label(
                    f"title.{name}",
                    head,
                    text,
                    size=th.BODY - 1,
                    face=Face.DISPLAY,
                    colour=th.BRASS_LIGHT,
                    align="centre",
                    is_line=True,
                )
            )
        for n, (die, place, size) in enumerate(self._places(theme, self.sand(area))):
            box = pygame.Rect(0, 0, size, size)
            box.center = place
            about = words.about(die.slug)
            found.append(self._thing(theme, f"pit.{n}.{die.id}", f"pit.{die.id}", box, _nothing, about))
        if self.state.drawn and not self.sides and self.state.met is None:
            middle = pygame.Rect(0, 0, theme.px(150), theme.px(150))
            middle.center = (self.sand(area).centerx, self.sand(area).centery - theme.px(20))
            found.append(Picture("found", middle, _nothing, tip=words.about(self.state.drawn[-1])))
        monster = (
            None
            if self.state.offer is not None
            else self.state.met or (self.state.fight.monster if self.state.fight else None)
        )
        if monster is not None:
            box = self.sand(area)
            tall = pygame.Rect(0, 0, box.width * 18 // 100, box.height * 6 // 10)
            tall.center = (box.left + box.width * 72 // 100, box.centery)
            if MONSTER in self.sides:
                stand = next(place for place in places(theme, box, self.sides) if place.owner == MONSTER)
                tall.height = stand.tall * 12 // 10
                tall.midbottom = stand.foot
            found.append(self._thing(theme, "monster", "monster", tall, _nothing, words.about(monster.die)))
        return found

    def _thing(
        self, theme: Theme, key: str, thing: str, rect: pygame.Rect, show: Show, tip: str, around: str = ""
    ) -> Widget:
        """A thing on the table; with a golden edge if a click on it means something."""
        action = self.clicks.get(thing)
        if action is None:
            return Picture(key, rect, show, tip=tip, action=self.clicks.get(around))

        def shown(surface: pygame.Surface, at: pygame.Rect) -> None:
            show(surface, at)
            pygame.draw.rect(surface, th.GOLD, at, max(2, theme.px(3)), border_radius=theme.px(9))

        return Picture(key, rect, shown, tip=tip, action=action)

    def _mat(self, theme: Theme, seat: int, rect: pygame.Rect) -> list[Widget]:
        hero = self.state.heroes[seat]
        found: list[Widget] = [
            self._thing(
                theme,
                f"mat.{seat}",
                f"mat.{seat}",
                rect,
                partial(paint_mat, theme, hero, self.match.seats[seat], seat == self.state.active),
                "",
            )
        ]
        for n, (slug, place, tip, show) in enumerate(mat_dice(theme, hero, rect)):
            name = f"mat.{seat}.{slug}"
            tip += self._why_not(seat, slug, name)
            found.append(self._thing(theme, f"mat.{seat}.{n}.{slug}", name, place, show, tip, f"mat.{seat}"))
        return found

    def _why_not(self, seat: int, slug: str, thing: str) -> str:
        """In the steps of a fight: why the person who is asked cannot use a die of the own mat now."""
        fight = self.state.fight
        if fight is None or fight.stage not in USING or seat != self.match.viewer or thing in self.clicks:
            return ""
        if slug in ("level", self.state.heroes[seat].calling):  # these are rolled or work by themselves
            return ""
        reason = refuse_use(self.state, seat, slug)
        return (
            f"\nNot now: {sentence(reason, lambda word: words.die(word) if word in DICE else word)}" if reason else ""
        )

    def _bags(self, theme: Theme, area: pygame.Rect) -> list[Widget]:
        room = zone("bags", area)
        wide = min(theme.px(128), room.width * 92 // 100)
        found: list[Widget] = []
        left = max(room.left + (room.width - wide) // 2, area.left + theme.px(6))
        top = room.top + theme.px(28)
        step = (room.bottom - top) // len(dicelook.BAGS)
        for i, name in enumerate(dicelook.BAGS):
            rect = pygame.Rect(left, top + i * step, wide, min(theme.px(78), step - 2))
            inside = self.state.bag(name)
            tip = f"The {name} bag: {len(inside)} dice\n{BAG_TIPS[name]}"
            show = partial(paint_bag, theme, name, len(inside))
            found.append(self._thing(theme, f"bag.{name}", f"bag.{name}", rect, show, tip))
        return found

    def _spells(self, theme: Theme, area: pygame.Rect) -> list[Widget]:
        room = zone("free", area)
        size = min(theme.px(44), (room.width - theme.px(16)) // 2)
        found: list[Widget] = []
        free = [*self.state.spells, *self.state.legendary]
        left, top = room.left + (room.width - 2 * size - theme.px(6)) // 2, room.top + theme.px(28)
        for i, slug in enumerate(free):
            row, column = divmod(i, 2)
            rect = pygame.Rect(left + column * (size + theme.px(6)), top + row * (size + theme.px(5)), size, size)
            if rect.bottom > room.bottom:
                break
            tip = words.about(slug) + "\nFree on the table"
            found.append(self._thing(theme, f"free.{slug}", f"free.{slug}", rect, shower(slug, "", False), tip))
        return found


def hero_sprite(sprites: Sprites, seat: int) -> str:
    """Return the figure of the hero at a seat."""
    key = f"colosseum/hero-{seat + 1}"
    return key if sprites.has(key) else "generic_hero"


BAG_TIPS = {
    "red": "ONE-USE dice: potions, keys, scrolls, bombs.",
    "blue": "EQUIPMENT.",
    "yellow": "ARTIFACTS, worth 1 FAME each.",
    "grey": "What exploring finds: monsters, events, familiars, classes, traps and chests.",
    "black": "The Epic Monsters.",
}


def _nothing(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The thing itself is drawn with the pit."""
