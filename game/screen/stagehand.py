"""Moves things on the board for presenters: hops, strikes, hits, floating signs, banners. One place for every tween."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from game.kernel.squares import bits

from . import paint
from . import theme as th
from .boardview import BoardView, Floater, Piece
from .canvas import Shown
from .cues import OWN
from .dice import thrown
from .overlays import Layer, Overlay
from .timeline import Timeline, Tween, call, out, overshoot, smooth, wait

if TYPE_CHECKING:
    from .duel import Duel
    from .sound import Sounds


HEAVY = 2
"""Wounds at once that shake the table."""
REACH = 3.5
"""Squares within which a blow is felt."""


@dataclass
class Banner:
    """Words that cross the board: whose turn it is, what has been won."""

    text: str
    note: str
    colour: th.SeatColour | None
    dice: tuple[tuple[str, str], ...] = ()
    """Dice that fall between the lines."""
    part: float = 0


@dataclass
class Cue:
    """The sound of what is being shown."""

    sound: str
    is_taken: bool = False
    """Whether a motion plays it at a moment of its own, instead of at the beginning."""


class Stagehand:
    """Queues what events look like. `final` holds the pieces as they will stand when everything has been shown."""

    def __init__(self, board: BoardView | None, timeline: Timeline, sounds: Sounds, duel: Duel) -> None:
        self.board, self.timeline, self.sounds, self.duel = board, timeline, sounds, duel
        self.final: dict[str, Piece] = {}
        self.banner: Banner | None = None
        self.shakes = self.flashes = True
        self._cue = Cue("")
        self._missiles = board.missiles if board is not None else []

    # Pieces

    def piece(self, id: str) -> Piece | None:
        return self.board.pieces.get(id) if self.board else None

    def cue(self, sound: str) -> None:
        """What is shown next sounds like this: at its beginning, or when a motion that takes the sound makes it."""
        self._cue = cue = Cue(sound)
        self.timeline.herald((lambda: None if cue.is_taken else self.sounds.play(sound)) if sound else None)

    def take_cue(self) -> str:
        """Return the sound of what is being shown, to be played at its own moment; empty if it is silent or taken."""
        sound = "" if self._cue.is_taken else self._cue.sound
        self._cue.is_taken = True
        self.timeline.unherald()
        return sound

    def land(self, count: int) -> None:
        """So many dice have come to rest."""
        if count > 0:
            self.sounds.play(OWN["die"])

    def pause(self, seconds: float) -> None:
        self.timeline.then(wait(seconds))

    def hop(self, id: str, squares: Sequence[int]) -> None:
        """Let the piece go over the squares, one hop each, all of which make the sound."""
        board, sound = self.board, self.take_cue()
        if board is None:
            return
        for square in squares:
            x, y = board.ground.place(square)
            self._hop_to(id, float(x), float(y), 0.17, 0.28, sound)

    def _hop_to(self, id: str, x: float, y: float, seconds: float, height: float, sound: str) -> None:
        start: list[float] = []

        def begin() -> None:
            if piece := self.piece(id):
                start[:] = [piece.x, piece.y]
                if abs(x - piece.x) > 0.01:
                    piece.facing = "right" if x > piece.x else "left"
                self.sounds.play(sound)

        def show(part: float) -> None:
            if (piece := self.piece(id)) and start:
                piece.x = start[0] + (x - start[0]) * part
                piece.y = start[1] + (y - start[1]) * part
                piece.lift = height * math.sin(math.pi * part)
                piece.squash = 0.14 * max(0.0, math.cos(2 * math.pi * part)) if 0 < part < 1 else 0

        self.timeline.then(Tween(seconds, show, smooth, start=begin))

    def slide(self, id: str, squares: Sequence[int]) -> None:
        """Let the piece be pushed or pulled over the squares."""
        board = self.board
        if board is None:
            return
        for square in squares:
            x, y = board.ground.place(square)
            self._hop_to(id, float(x), float(y), 0.14, 0.0, "")

    def appear(self, id: str, square: int | None = None) -> None:
        """Drop the piece onto its square with some dust."""
        board = self.board
        model = self.final.get(id) or (board.pieces.get(id) if board else None)
        if board is None or model is None:
            return
        piece = replace(model, alpha=0)
        if square is not None:
            x, y = board.ground.place(square)
            piece.x, piece.y = float(x), float(y)

        def begin() -> None:
            board.pieces[id] = piece

        def show(part: float) -> None:
            piece.alpha = min(1.0, part * 2)
            piece.lift = 1.4 * (1 - part) ** 2
            piece.squash = 0.22 * math.sin(math.pi * min(1.0, max(0.0, (part - 0.75) * 4))) if part < 1 else 0

        self.timeline.then(Tween(0.34, show, start=begin))

    def strike(self, id: str, target: str, kind: str = "melee") -> None:
        """Let the piece lunge at another, or send something flying at it."""
        board = self.board
        if board is None:
            return
        aim: list[float] = []
        sound = self.take_cue()

        def begin() -> None:
            user, other = self.piece(id), self.piece(target)
            if user is None or other is None:
                return
            dx, dy = other.centre[0] - user.centre[0], other.centre[1] - user.centre[1]
            length = math.hypot(dx, dy) or 1
            aim[:] = [dx / length, dy / length, user.x, user.y]
            if abs(dx) > 0.1:
                user.facing = "right" if dx > 0 else "left"
            user.pose = "strike"
            self.sounds.play(sound)

        def lunge(part: float) -> None:
            if (user := self.piece(id)) and aim:
                reach = (0.45 if kind == "melee" else -0.12) * math.sin(math.pi * part)
                user.x, user.y = aim[2] + aim[0] * reach, aim[3] + aim[1] * reach

        def rest() -> None:
            if user := self.piece(id):
                user.pose = "idle"

        self.timeline.then(Tween(0.26, lunge, out, start=begin, end=rest))
        if kind != "melee":
            self.missile(id, target, kind)

    def missile(self, id: str, target: str, kind: str) -> None:
        """Send an arrow or a spark from one piece to another."""
        ends: list[float] = []

        def begin() -> None:
            user, other = self.piece(id), self.piece(target)
            if user is not None and other is not None:
                ends[:] = [*user.centre, *other.centre]

        def show(part: float) -> None:
            if ends:
                x, y = ends[0] + (ends[2] - ends[0]) * part, ends[1] + (ends[3] - ends[1]) * part
                self._missiles[:] = [(x, y - 0.5 - 0.4 * math.sin(math.pi * part), kind)]

        self.timeline.then(Tween(0.28, show, start=begin, end=self._missiles.clear))

    def end_duel(self) -> None:
        """Queue that the combat overlay closes, if it is open, after a last look at it."""

        def look() -> None:
            last.seconds = 0.7 if self.duel.is_open else 0

        last = Tween(0, start=look, end=self.duel.close)
        self.timeline.then(last)

    def hit(self, id: str, wounds: int = 1, is_beside: bool = False) -> None:
        """Flash, knock back and let hearts pop; perhaps beside what was queued last."""
        start: list[float] = []

        def begin() -> None:
            if piece := self.piece(id):
                start[:] = [piece.x]
                piece.wounds = min(piece.hearts, piece.wounds + wounds) if piece.hearts else piece.wounds
                self.float_over(id, f"−{wounds}", th.BAD, "heart")

        def show(part: float) -> None:
            if (piece := self.piece(id)) and start:
                piece.flash = 1 - part if self.flashes else 0
                piece.x = start[0] + 0.09 * math.sin(part * math.pi * 5) * (1 - part)

        (self.timeline.along if is_beside else self.timeline.then)(Tween(0.34, show, start=begin))
        if wounds >= HEAVY:
            self.jolt(id, 0.1)

    def jolt(self, id: str, force: float, delay: float = 0) -> None:
        """Let what stands near jump, that many squares high at most, as the table shakes; beside what was queued last.

        The jump spreads from the piece and dies away over REACH squares. Where shaking is switched off nobody moves.
        """
        near: list[tuple[Piece, float]] = []

        def begin() -> None:
            if self.shakes and self.board is not None and (source := self.piece(id)):
                far = ((piece, math.dist(piece.centre, source.centre)) for piece in self.board.pieces.values())
                near[:] = [(piece, off) for piece, off in far if piece is not source and off < REACH]

        def show(part: float) -> None:
            for piece, off in near:
                late = 0.4 * off / REACH
                own = min(1.0, max(0.0, (part - late) / 0.6))
                piece.lift = force * (1 - off / REACH) * math.sin(math.pi * own)

        def end() -> None:
            for piece, _ in near:
                piece.lift = 0

        self.timeline.along(Tween(0.32, show, delay=delay, start=begin, end=end))

    def heal(self, id: str, amount: int) -> None:
        def begin() -> None:
            if piece := self.piece(id):
                piece.wounds = max(0, piece.wounds - amount)
                self.float_over(id, f"+{amount}", th.GOOD, "heart")

        self.timeline.then(Tween(0.25, start=begin))

    def destroy(self, id: str, force: float = 0.12) -> None:
        """Let the piece tumble and fade, and those near feel it."""
        board = self.board
        if board is None:
            return

        def show(part: float) -> None:
            if piece := self.piece(id):
                piece.tilt = -75 * part
                piece.alpha = 1 - part
                piece.lift = 0.25 * math.sin(math.pi * part)

        def end() -> None:
            board.pieces.pop(id, None)

        self.timeline.then(Tween(0.5, show, smooth, end=end))
        self.jolt(id, force, delay=0.15)

    def vanish(self, id: str) -> None:
        board = self.board
        if board is not None:
            pieces = board.pieces

            def gone() -> None:
                pieces.pop(id, None)

            self.timeline.then(call(gone))

    def change(self, id: str, change: Callable[[Piece], None]) -> None:
        """Change the piece when its turn in the queue comes."""

        def begin() -> None:
            if piece := self.piece(id):
                change(piece)

        self.timeline.then(call(begin))

    # Signs and shapes

    def float_over(self, id: str, text: str, colour: th.Colour, sign: str = "") -> None:
        """Let words rise from a piece, now, while everything else goes on."""
        if self.board is None or (piece := self.piece(id)) is None:
            return
        floater = Floater(piece.centre[0], piece.y - 0.45, text, colour, sign)
        floaters = self.board.floaters
        floater.y -= 0.35 * sum(1 for other in floaters if abs(other.x - floater.x) < 0.5 and other.age < 0.4)
        floaters.append(floater)

        def show(part: float) -> None:
            floater.age = part

        def end() -> None:
            if floater in floaters:
                floaters.remove(floater)

        self.timeline.aside(Tween(1.1, show, out, end=end))

    def say(self, id: str, text: str, colour: th.Colour = th.LIGHT, sign: str = "", seconds: float = 0.3) -> None:
        """Queue words that rise from a piece."""
        self.timeline.then(Tween(seconds, start=lambda: self.float_over(id, text, colour, sign)))

    def wash(self, squares: int, overlay: Overlay = Overlay.AREA, seconds: float = 0.5) -> None:
        """Let a shape wash over its squares, from the first to the last."""
        board = self.board
        if board is None or not squares:
            return
        order = bits(squares)
        shown: list[Layer] = []

        def show(part: float) -> None:
            for layer in shown:
                if layer in board.layers:
                    board.layers.remove(layer)
            shown.clear()
            if part < 1:
                count = max(1, round(len(order) * min(1.0, part * 2)))
                layer = Layer(overlay, sum(1 << square for square in order[:count]))
                board.layers.append(layer)
                shown.append(layer)

        self.timeline.then(Tween(seconds, show))

    def announce(
        self,
        text: str,
        note: str = "",
        colour: th.SeatColour | None = None,
        seconds: float = 1.0,
        dice: tuple[tuple[str, str], ...] = (),
    ) -> None:
        """Let words cross the board, perhaps with dice that fall."""
        banner = Banner(text, note, colour, dice)

        def begin() -> None:
            self.banner = banner

        def show(part: float) -> None:
            banner.part = part

        def end() -> None:
            self.banner = None

        self.timeline.then(Tween(seconds, show, start=begin, end=end))

    def banner_shown(self, theme: th.Theme, area: pygame.Rect) -> list[Shown]:
        """Return the pictures of the words that cross the board now."""
        banner = self.banner
        if banner is None:
            return []
        part = banner.part
        open_part = overshoot(min(1.0, part * 5)) if part < 0.8 else 1 - (part - 0.8) * 5
        tall = theme.px(112) + (theme.px(84) if banner.dice else 0)
        band = pygame.Rect(area.left, 0, area.width, max(2, round(tall * max(0.02, open_part))))
        band.centery = area.top + area.height * 2 // 5
        shown: list[Shown] = [(paint.veil(band.size, 215), band.topleft)]
        colour = banner.colour.colour if banner.colour else th.BRASS
        if banner.colour:
            strip = paint.patterned((area.width, theme.px(8)), colour, banner.colour.pattern, 255, theme.px(8))
            shown += [(strip, band.topleft), (strip, (band.left, band.bottom - theme.px(8)))]
        if open_part < 0.5:
            return shown
        top = band.centery - (theme.px(42) if banner.dice else 0)
        words = theme.text(banner.text, 46, th.mixed(colour, th.LIGHT, 0.55), th.Face.DISPLAY)
        place = words.get_rect(center=(band.centerx, top - (theme.px(14) if banner.note else 0)))
        shown.append((words, place.topleft))
        if banner.note:
            note = theme.text(banner.note, th.LARGE, th.SOFT)
            shown.append((note, note.get_rect(center=(band.centerx, top + theme.px(28))).topleft))
        size = theme.px(64)
        for i, (kind, face) in enumerate(banner.dice):
            x = band.centerx + round((i - (len(banner.dice) - 1) / 2) * size * 1.2)
            shown += thrown(kind, face, (x, top + theme.px(84)), size, min(1.0, part * 2.2), i)
        return shown
