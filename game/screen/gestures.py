"""What the mouse is in the middle of: a selected piece, a chosen action, a ghost that waits for its second click.

One step back at a time: ghost, action, piece, nothing. Nothing here draws, and nothing is answered here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from .presenter import Offer

AT_HAND = ("move", "attack", "place", "choose", "activate")
"""Kinds that need no button: a click on their place is enough."""
ENDS = ("end_activation", "end_turn")


class Outcome(Enum):
    NOTHING = "nothing"
    SELECTED = "selected"
    ARMED = "armed"
    """A ghost is shown; the same again commits."""
    COMMIT = "commit"


class Gestures:
    def __init__(self) -> None:
        self.offers: Sequence[Offer] = ()
        self.selected = ""
        self.group = ""
        self.ghost: Offer | None = None
        self.stops: tuple[int, ...] = ()
        """Way points of the move that is being planned."""

    def load(self, offers: Sequence[Offer], subject: str) -> None:
        """Take in what may be done now; keep what still makes sense of the selection."""
        self.offers = offers
        self.ghost = None
        self.stops = ()
        if subject:
            self.selected = subject
        elif self.selected and self.selected not in self.ready:
            self.selected = ""
        if self.group and not any(offer.group == self.group for offer in self.in_reach):
            self.group = ""

    @property
    def ready(self) -> list[str]:
        """The pieces that can do something, in the order of the offers."""
        return list(dict.fromkeys(offer.piece for offer in self.offers if offer.piece and not offer.why_not))

    @property
    def in_reach(self) -> list[Offer]:
        """Offers of the selected piece, and those of nobody in particular."""
        return [offer for offer in self.offers if offer.piece in ("", self.selected)]

    @property
    def placed(self) -> list[Offer]:
        """Offers that a click on the board means now."""
        found = [offer for offer in self.in_reach if offer.square is not None or offer.target]
        if self.group:
            return [offer for offer in found if offer.group == self.group]
        return [offer for offer in found if offer.kind in AT_HAND or not offer.group]

    @property
    def _by_area(self) -> list[Offer]:
        found = [offer for offer in self.in_reach if offer.aims_by_area and not offer.why_not]
        return [offer for offer in found if offer.group == self.group] if self.group else []

    @property
    def directions(self) -> int:
        """The squares that mean a direction now, as bits."""
        squares = 0
        for offer in self._by_area:
            squares |= offer.area
        return squares

    def at(self, square: int | None, piece: str) -> Offer | None:
        """Return what a click on that square or piece means; who stands there counts before the square."""
        usable = [offer for offer in self.placed if not offer.why_not]
        on_piece = (offer for offer in usable if piece and offer.target == piece)
        on_square = (offer for offer in usable if square is not None and offer.square == square)
        if self.stops and square is not None and not piece:
            walk = next((offer for offer in usable if offer.kind == "move" and offer.via is not None), None)
            if walk is not None and walk.via is not None:
                return walk.via((*self.stops, square))
        in_area = (offer for offer in self._by_area if square is not None and offer.area >> square & 1)
        return next(on_piece, None) or next(on_square, None) or next(in_area, None)

    def buttons(self) -> list[tuple[str, list[Offer]]]:
        """Return what is done by buttons: (words, offers); several offers of a group are one button."""
        groups: dict[str, list[Offer]] = {}
        for offer in self.in_reach:
            if offer.kind in ENDS or offer.held or offer.is_quiet:
                continue
            if offer.group:
                groups.setdefault(offer.group, []).append(offer)
            elif offer.square is None and not offer.target:
                groups.setdefault(f"\0{len(groups)}", []).append(offer)
        return [(offers[0].text if name.startswith("\0") else name, offers) for name, offers in groups.items()]

    def ending(self, kind: str) -> Offer | None:
        return next((offer for offer in self.offers if offer.kind == kind and not offer.why_not), None)

    def select(self, piece: str) -> None:
        self.selected, self.group, self.ghost, self.stops = piece, "", None, ()

    def choose_group(self, offers: Sequence[Offer]) -> Outcome:
        """A button was pressed: arm the one thing it means, or wait for its place on the board."""
        usable = [offer for offer in offers if not offer.why_not]
        if not usable:
            return Outcome.NOTHING
        if len(usable) == 1 and usable[0].square is None and not usable[0].target and not usable[0].aims_by_area:
            return Outcome.COMMIT if self.arm(usable[0], is_sure=not usable[0].is_self) else Outcome.ARMED
        self.group = "" if self.group == usable[0].group else usable[0].group
        self.ghost = None
        return Outcome.SELECTED

    def arm(self, offer: Offer, is_sure: bool) -> bool:
        """Make the offer the ghost; return whether that commits it, since it was already or nobody wants ghosts."""
        if is_sure or self.ghost == offer:
            self.ghost = offer
            return True
        self.ghost = offer
        return False

    def click(self, square: int | None, piece: str, is_sure: bool) -> Outcome:
        """Take a click on the board."""
        if (offer := self.at(square, piece)) is not None:
            return Outcome.COMMIT if self.arm(offer, is_sure) else Outcome.ARMED
        if piece and piece in self.ready and piece != self.selected:
            self.select(piece)
            return Outcome.SELECTED
        if self.ghost is not None:
            self.ghost = None
            return Outcome.SELECTED
        return Outcome.NOTHING

    def back(self, may_deselect: bool = True) -> bool:
        """Go one step back; return whether there was one."""
        if self.ghost is not None:
            self.ghost = None
        elif self.stops:
            self.stops = self.stops[:-1]
        elif self.group:
            self.group = ""
        elif self.selected and may_deselect:
            self.selected = ""
        else:
            return False
        return True

    def cycle(self, way: int) -> str | None:
        """Go to the next ready piece, or with an action chosen to its next target; return what is now meant."""
        if self.group or (self.selected and len(self.ready) <= 1):
            targets = [offer for offer in [*self.placed, *self._by_area] if not offer.why_not]
            if self.group and targets:
                index = targets.index(self.ghost) + way if self.ghost in targets else (0 if way > 0 else -1)
                self.ghost = targets[index % len(targets)]
                return self.ghost.target or None
        pieces = self.ready
        if not pieces:
            return None
        index = pieces.index(self.selected) + way if self.selected in pieces else (0 if way > 0 else -1)
        self.select(pieces[index % len(pieces)])
        return self.selected


NAYS = (False, "no", "none", "pass", "decline", "refuse", "flee")
"""Answers that leave something as it is."""


def nays_last(offers: Sequence[Offer]) -> list[Offer]:
    """Put what does something before what declines it, as on all other buttons of the program."""
    return sorted(offers, key=lambda offer: bool(offer.values) and offer.values[0] in NAYS)


def squares_of(offers: Iterable[Offer], *kinds: str) -> int:
    """Return the squares of the offers of those kinds, as bits."""
    squares = 0
    for offer in offers:
        if offer.square is not None and (not kinds or offer.kind in kinds) and not offer.why_not:
            squares |= 1 << offer.square
    return squares
