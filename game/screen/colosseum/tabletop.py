"""The table of Dungeon Dice: hero mats above and below, bags and spells at the sides, the sand pit in the middle.

What lies there is drawn from a copy of the state that is taken when everything has been shown, so that nothing is seen
before it has happened; dice that have just been thrown are on their way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.colosseum.dice import DICE
from game.colosseum.state import EPIC_ROUNDS, MONSTER, TOP_HEALTH, Monster, Table
from game.colosseum.totals import total
from game.colosseum.uses import refuse_use
from game.screen import canvas, paint
from game.screen import theme as th
from game.screen.breath import Breath
from game.screen.presenter import Room
from game.screen.refusals import sentence
from game.screen.rulebook import texts
from game.screen.table import Table as Match
from game.screen.theme import Face, Theme
from game.screen.timeline import Timeline, Tween, out
from game.screen.widgets import Label, Picture, Widget

from . import dicelook, words
from .bargain import paint_bargain
from .mats import die_size, mat_dice, paint_mat, shower
from .places import zone
from .scenery import PitDie, die_shown, paint_bag, stands

if TYPE_CHECKING:
    from game.screen.sprites import Sprites

Show: TypeAlias = Callable[[pygame.Surface, pygame.Rect], None]
USING = ("before", "armor", "ability")
"""The steps of a fight in which dice are used."""
STAGES = {
    "loadout": "Everybody equips in secret",
    "before": "Before the dice are rolled",
    "roll": "The dice are rolled",
    "armor": "ARMOR step",
    "ability": "Abilities in turn",
    "monster": "The monster's abilities",
    "last": "Last effects",
    "over": "The comparison",
}


class TableTop:
    """Everything on the table, as it is shown now."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state: Table = match.match.state.clone()
        self.pit: list[PitDie] = []
        self.sides: list[int] = []
        self.totals: dict[int, int] = {}
        self.last: PitDie | None = None
        """What was drawn from the grey bag and lies alone in the pit."""
        self.note = ""
        self.clicks: Mapping[str, Callable[[], None]] = {}
        self.breath = Breath()
        self._version = 0
        """Counts up when the pit looks otherwise, but for dice and figures."""
        self._floors: dict[tuple[int, int], pygame.Surface] = {}

    # What is shown

    def settle(self, state: Table) -> None:
        """Show the state as it is now."""
        self.state = state.clone()
        self._version += 1
        fight = state.fight
        if fight is None:
            self.pit, self.sides, self.totals = [], [], {}
            if state.met is None:
                self.note = ""
            return
        self.sides = [*fight.fighters, *([MONSTER] if fight.has_monster else [])]
        self.pit = [
            PitDie(die.id, die.owner, die.die, die.face, is_spent=die.spent, is_petrified=die.petrified)
            for die in fight.dice
        ]
        against = fight.fighters[0] if fight.fighters else MONSTER
        self.totals = {
            owner: total(state, owner, against if owner == MONSTER else MONSTER)
            for owner in self.sides
            if any(die.owner == owner for die in self.pit)
        }
        self.note = STAGES[fight.stage]

    def throw(self, timeline: Timeline, owner: int, names: Sequence[str], faces: Sequence[int | str]) -> None:
        """Let dice fall into the pit, one a little after the other."""
        dice = [
            PitDie(name, owner, slug_of(name), face, 0.0, 300 + 90 * i)
            for i, (name, face) in enumerate(zip(names, faces, strict=True))
        ]

        def begin() -> None:
            self._version += 1
            if owner not in self.sides:
                self.sides.append(owner)
            self.last = None
            self.pit = [die for die in self.pit if die.id not in names] + dice

        tweens = [Tween(0, start=begin)]
        tweens += [Tween(0.6, partial(_fall, die), out, delay=0.07 * i) for i, die in enumerate(dice)]
        timeline.then(*tweens)

    def turn(self, timeline: Timeline, name: str, face: int | str) -> None:
        """Roll a die that lies in the pit again."""
        die = next((die for die in self.pit if die.id == name), None)
        if die is None:
            return

        def begin() -> None:
            die.face = face

        timeline.then(Tween(0.5, partial(_fall, die), out, start=begin))

    def reveal(self, timeline: Timeline, slug: str, face: int | str) -> None:
        """Let a die from the grey or black bag land alone in the middle of the pit."""
        die = PitDie("", MONSTER, slug, face, 0.0, 540)

        def begin() -> None:
            self.clear()
            self.last = die

        timeline.then(Tween(0.8, partial(_fall, die), out, start=begin))

    def clear(self) -> None:
        self._version += 1
        self.pit, self.sides, self.totals, self.last = [], [], {}, None

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
                lambda: (room().area, (room().theme, self._version)),
                lambda surface, area: self._paint(surface, room()._replace(area=area)),
            ),
            canvas.Pictures(lambda: self._figures(*room())),
            canvas.Pictures(lambda: self._dice(*room())),
        ]

    def _paint(self, surface: pygame.Surface, room: Room) -> None:
        """Draw table and pit."""
        theme, sprites, area = room
        surface.blit(self._floor(area.size), area)
        box = self.sand(area)
        if self.state.offer is not None:
            paint_bargain(surface, theme, box, self.state, self.match.seats)
        elif self.sides:
            self._paint_sides(surface, theme, sprites, box)
        elif self.state.met is not None:
            self._paint_monster(surface, theme, sprites, box, self.state.met, big=True)
        elif self.state.drawn and self.last is None:
            self._paint_found(surface, theme, box, self.state.drawn[-1])
        if self.state.epic is not None:
            self._paint_epic(surface, theme, box)
        if self.note:
            word = theme.text(self.note, th.BODY, (70, 48, 28), Face.BOLD)
            surface.blit(word, word.get_rect(midtop=(box.centerx, box.top + theme.px(10))))

    def _figures(self, theme: Theme, sprites: Sprites, area: pygame.Rect) -> list[canvas.Shown]:
        """Who is in the pit."""
        box, state = self.sand(area), self.state
        if state.offer is not None:
            return []
        if self.sides:
            if MONSTER not in self.sides or state.fight is None or state.fight.monster is None:
                return []
            return [
                self._monster(sprites, self._columns(box)[self.sides.index(MONSTER)], state.fight.monster, big=False)
            ]
        if state.met is not None:
            return [self._monster(sprites, box, state.met, big=True)]
        return [self._active(sprites, box)] if self.last is None and not state.drawn else []

    def _dice(self, theme: Theme, sprites: Sprites, area: pygame.Rect) -> list[canvas.Shown]:
        """The dice in the pit."""
        box = self.sand(area)
        if self.state.offer is not None:
            return []
        if self.sides:
            return [shown for thrown in self._places(theme, box) for shown in die_shown(*thrown)]
        if self.last is not None and self.state.met is None:
            return die_shown(self.last, box.center, min(box.height // 2, theme.px(120)))
        return []

    def _paint_found(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect, slug: str) -> None:
        """What was drawn and is not settled yet, with its name."""
        size = min(box.height // 2, theme.px(150))
        shown = dicelook.picture(slug, "", size)
        place = shown.get_rect(center=(box.centerx, box.centery - theme.px(20)))
        surface.blit(shown, place)
        word = theme.snug(words.die(slug), (box.width // 2, theme.px(34)), th.LARGE, th.INK, Face.DISPLAY)
        surface.blit(word, word.get_rect(midtop=(box.centerx, place.bottom + theme.px(8))))

    def _active(self, sprites: Sprites, box: pygame.Rect) -> canvas.Shown:
        """Between fights the hero whose turn it is stands in the sand."""
        who = self.match.seats[self.state.active]
        key, tall = hero_sprite(sprites, self.state.active), box.height * 36 // 100
        hero = sprites.piece(key, who.colour, tall, breath=self.breath.depth(key))
        return hero.picture, (box.centerx - hero.anchor[0], box.top + box.height * 68 // 100 - hero.anchor[1])

    def _monster(self, sprites: Sprites, box: pygame.Rect, monster: Monster, big: bool) -> canvas.Shown:
        key, size, foot = _stance(sprites, box, monster, big)
        shown = sprites.portrait(key, size, breath=self.breath.depth(key))
        return shown, shown.get_rect(midbottom=foot).topleft

    def _columns(self, box: pygame.Rect) -> list[pygame.Rect]:
        """Return the part of the pit of each side of a fight."""
        inner = box.inflate(-box.width // 8, -box.height // 5)
        wide = inner.width // len(self.sides)
        return [pygame.Rect(inner.left + i * wide, inner.top, wide, inner.height) for i in range(len(self.sides))]

    def _floor(self, size: tuple[int, int]) -> pygame.Surface:
        floor = self._floors.get(size)
        if floor is None:
            self._floors.clear()
            floor = self._floors[size] = stands(size, self.sand(pygame.Rect((0, 0), size)))
        return floor

    def _paint_sides(self, surface: pygame.Surface, theme: Theme, sprites: Sprites, box: pygame.Rect) -> None:
        """Each side of the fight in a column: its name, its total, its dice."""
        fight = self.state.fight
        for i, (owner, column) in enumerate(zip(self.sides, self._columns(box), strict=True)):
            wide = column.width
            if owner == MONSTER and fight is not None and fight.monster is not None:
                self._paint_monster(surface, theme, sprites, column, fight.monster, big=False)
                body = pygame.Rect(column.left, column.top + column.height * 50 // 100, wide, column.height * 50 // 100)
            else:
                colour = self.match.seats[owner].colour if owner != MONSTER else None
                name = self.match.seats[owner].name if owner != MONSTER else "Monster"
                flag = pygame.Rect(
                    column.left + theme.px(10), column.top + theme.px(4), wide - theme.px(20), theme.px(8)
                )
                if colour is not None:
                    strip = paint.patterned(flag.size, colour.colour, colour.pattern, 255, theme.px(8))
                    surface.blit(strip, flag)
                if wide > theme.px(72):  # else the strip alone says whose it is
                    word = theme.snug(
                        name, (wide - theme.px(4), theme.px(38)), th.LARGE, th.INK, Face.DISPLAY, "centre"
                    )
                    surface.blit(word, word.get_rect(midtop=(column.centerx, flag.bottom + theme.px(2))))
                body = pygame.Rect(column.left, column.top + theme.px(46), wide, column.height - theme.px(46))
            if fight is not None and fight.kind == "monster" and owner in fight.fighters and len(fight.fighters) == 2:
                if i == 0:
                    self._paint_total(surface, theme, owner, body.move(wide // 2, 0))
                continue  # both heroes have one total
            self._paint_total(surface, theme, owner, body)

    def _paint_total(self, surface: pygame.Surface, theme: Theme, owner: int, body: pygame.Rect) -> None:
        if owner not in self.totals:
            return
        word = theme.text(str(self.totals[owner]), 44, th.INK, Face.DISPLAY)
        place = word.get_rect(midbottom=(body.centerx, body.bottom + theme.px(8)))
        pygame.draw.circle(surface, th.PARCHMENT, place.center, word.get_height() * 0.62)
        pygame.draw.circle(surface, th.PARCHMENT_EDGE, place.center, word.get_height() * 0.62, 2)
        surface.blit(word, place)

    def _places(self, theme: Theme, box: pygame.Rect) -> Iterator[tuple[PitDie, tuple[int, int], int]]:
        """Where each die of the fight lies, and how large it is."""
        if not self.sides:
            return
        for owner, column in zip(self.sides, self._columns(box), strict=True):
            wide = column.width
            dice = [die for die in self.pit if die.owner == owner]
            head = column.height * 50 // 100 if owner == MONSTER else theme.px(52)
            room = pygame.Rect(column.left, column.top + head, wide, column.height - head - theme.px(56))
            size = min(theme.px(64), max(theme.px(30), room.height // 2))
            per_row = max(1, (wide - theme.px(16)) // (size + theme.px(6)))
            while -(-len(dice) // per_row) * (size + theme.px(6)) > max(
                size + theme.px(6), room.height
            ) and size > theme.px(28):
                size -= 4
                per_row = max(1, (wide - theme.px(16)) // (size + theme.px(6)))
            for n, die in enumerate(dice):
                row, place = divmod(n, per_row)
                in_row = min(per_row, len(dice) - row * per_row)
                left = room.centerx - (in_row * (size + theme.px(6)) - theme.px(6)) // 2
                x = left + place * (size + theme.px(6)) + size // 2
                y = room.top + row * (size + theme.px(6)) + size // 2
                yield die, (x, y), size

    def _paint_monster(
        self, surface: pygame.Surface, theme: Theme, sprites: Sprites, box: pygame.Rect, monster: Monster, big: bool
    ) -> None:
        """The level of a monster and what it can do, under where it stands."""
        foot = _stance(sprites, box, monster, big)[2]
        name = f"{words.die(monster.die)}" + ("" if DICE[monster.die].kind == "epic" else f"  ·  level {monster.level}")
        word = theme.snug(
            name, (box.width - theme.px(10), theme.px(44)), th.LARGE if big else th.BODY, th.INK, Face.DISPLAY, "centre"
        )
        plate = word.get_rect(midtop=foot).inflate(theme.px(20), theme.px(6))
        pygame.draw.rect(surface, th.PARCHMENT, plate, border_radius=theme.px(6))
        pygame.draw.rect(surface, th.PARCHMENT_EDGE, plate, 2, border_radius=theme.px(6))
        surface.blit(word, word.get_rect(center=plate.center))
        if big:
            abilities = monster.printed.abilities
            text = ", ".join(texts().say(f"colosseum-ability-{ability}") for ability in abilities) or "no abilities"
            note = theme.snug(text, (box.width * 8 // 10, theme.px(44)), th.BODY, (70, 48, 28), align="centre")
            surface.blit(note, note.get_rect(midtop=(box.centerx, plate.bottom + theme.px(4))))

    def _paint_epic(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        """HEALTH as hearts, the round, and who has dealt how many WOUNDs."""
        epic = self.state.epic
        assert epic is not None
        credit = ", ".join(f"{self.match.seats[seat].name} {wounds}" for seat, wounds in epic.credits.items())
        said = f"Round {min(epic.round, EPIC_ROUNDS)} of {EPIC_ROUNDS}" + (f"   Wounds: {credit}" if credit else "")
        word = theme.snug(said, (box.width // 2, theme.px(40)), th.BODY, th.INK, Face.BOLD)
        hearts = TOP_HEALTH * theme.px(26)
        line = pygame.Rect(0, 0, hearts + theme.px(12) + word.get_width(), theme.px(30))
        line.midbottom = (box.centerx, box.bottom + theme.px(10))
        plate = line.inflate(theme.px(20), theme.px(4))
        pygame.draw.rect(surface, th.PARCHMENT, plate, border_radius=theme.px(8))
        pygame.draw.rect(surface, th.PARCHMENT_EDGE, plate, 2, border_radius=theme.px(8))
        for i in range(TOP_HEALTH):
            colour = (214, 48, 66) if i < epic.health else (186, 170, 140)
            paint.heart(surface, (line.left + theme.px(13) + i * theme.px(26), line.centery), theme.px(11), colour)
        surface.blit(word, word.get_rect(midleft=(line.left + hearts + theme.px(12), line.centery)))

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
            head = pygame.Rect(room.left, room.top - theme.px(20), room.width, theme.px(24))
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
            tall = pygame.Rect(0, 0, box.width // 3, box.height // 3)
            tall.midtop = box.midtop
            if MONSTER in self.sides:
                tall.right = box.right - box.width // 12
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
        size = die_size(theme, rect)
        for n, (slug, place, tip, show) in enumerate(mat_dice(theme, hero, rect, size)):
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
        size = min(theme.px(72), room.width * 70 // 100)
        found: list[Widget] = []
        left = room.left + (room.width - size) // 2
        step, top = room.height // len(dicelook.BAGS), room.top + theme.px(8)
        for i, name in enumerate(dicelook.BAGS):
            rect = pygame.Rect(left, top + i * step, size, min(size, step - 2))
            if rect.height < theme.px(58):  # so low that number and name stand side by side
                rect.left = max(room.left, area.left + theme.px(6))
                rect.width = room.right - rect.left
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
        left, top = room.left + (room.width - 2 * size - theme.px(6)) // 2, room.top + theme.px(8)
        for i, slug in enumerate(free):
            row, column = divmod(i, 2)
            rect = pygame.Rect(left + column * (size + theme.px(6)), top + row * (size + theme.px(5)), size, size)
            if rect.bottom > room.bottom:
                break
            tip = words.about(slug) + "\nFree on the table"
            found.append(self._thing(theme, f"free.{slug}", f"free.{slug}", rect, shower(slug, "", False), tip))
        return found


def _stance(
    sprites: Sprites, box: pygame.Rect, monster: Monster, big: bool
) -> tuple[str, tuple[int, int], tuple[int, int]]:
    """Return the picture of a monster, how large it may be, and where its foot is."""
    height = box.height * 64 // 100 if big else box.height * 34 // 100
    key = f"colosseum/{monster.die}"
    key, size = key if sprites.has(key) else "generic_large", (height * 5 // 4, height)
    top = box.top + (box.height // 12 if big else 0)
    return key, size, (box.centerx, top + sprites.portrait(key, size).get_height())


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


def slug_of(name: str) -> str:
    """Return the die that an id in combat names: "A.level-1" -> level, "M.2" -> monster-level."""
    owner, _, die = name.partition(".")
    if die in DICE:
        return die
    base = die.rpartition("-")[0]
    if base in DICE:
        return base
    return "monster-level" if owner in ("M", "monster") else "level"


def _fall(die: PitDie, part: float) -> None:
    die.part = part


def _nothing(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The thing itself is drawn with the pit."""
