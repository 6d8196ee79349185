"""What a game tells the screen: where an option lies on the table, what it would do, and how an event looks.

A game has one Presenter. `Plain` answers everything in a way that works for any game, so that a decision that nobody
has dressed up yet is a list of readable buttons, and nothing can ever get stuck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.kernel.decision import Commit, Decision
from game.kernel.event import Event
from game.kernel.match import Match

from . import canvas
from . import theme as th
from .boardview import Piece
from .breath import Breath
from .cardface import CardFace
from .ground import Ground
from .overlays import Layer

if TYPE_CHECKING:
    import pygame

    from .scene import Scene
    from .sprites import Sprites
    from .stagehand import Stagehand
    from .table import Table
    from .widgets import Widget


@dataclass(frozen=True, kw_only=True)
class Offer:
    """Something a player may do now: one click, one gesture, perhaps several answers in a row."""

    values: tuple[Any, ...]
    """What `Match.answer` gets, in this order."""
    text: str
    kind: str = ""
    """"move", "attack", "use", "place", "end_activation", "end_turn"...; the board scene knows the ends by it."""
    group: str = ""
    """Offers of one action share it: they are one button, and then places to click."""
    piece: str = ""
    """Whose doing it is: offered when that piece is selected. Empty: always."""
    square: int | None = None
    """Where it is clicked on the board."""
    target: str = ""
    """Which piece is clicked."""
    card: str = ""
    """Which card it is, for prompts that show cards."""
    who: str = ""
    """For whom of several figures a card is, where one is picked first."""
    deed: str = ""
    """What is done with the card, in a word, where it is plain for whom."""
    gain: str = ""
    """What it makes of the figure: "attack 8 → 9"."""
    shares: tuple[tuple[str, int], ...] = ()
    """Who gets how much, where something is shared out."""
    held: tuple[str, ...] = ()
    """The cards in hand that it plays: they are clicked for it, so it needs no button."""
    about: str = ""
    """The piece that it concerns, on the board or not: its card is shown beside."""
    thing: str = ""
    """What on a table without squares may be clicked for it, besides its button."""
    is_quiet: bool = False
    """It needs no button: its thing is clicked, or reached by Tab, or a scene of another offer makes it."""
    path: tuple[int, ...] = ()
    """Squares it leads over, from where the piece stands."""
    area: int = 0
    """Squares it touches, as bits."""
    aims_by_area: bool = False
    """A click on any square of its area means it: a direction."""
    is_self: bool = False
    """It has no place to be clicked: its button arms it, the next click or Enter commits it."""
    note: str = ""
    """What it costs."""
    tip: str = ""
    is_main: bool = False
    why_not: str = ""
    """Why it cannot be chosen; it is shown all the same."""
    lazily: Callable[[Match[Any]], tuple[Any, ...]] | None = field(default=None, compare=False)
    """Works the answers out when it is chosen, for offers that would cost too much to prepare."""
    via: Callable[[tuple[int, ...]], Offer] | None = field(default=None, compare=False)
    """Of a move: the same over way points, set by clicks with Shift."""
    opens: Callable[[Callable[[Any], None]], Scene] | None = field(default=None, compare=False)
    """Makes a scene in which the answer is put together, given what to call with it."""


class Preview(NamedTuple):
    """What would come of an offer: said before anybody commits to it."""

    title: str
    lines: tuple[str, ...] = ()
    chance: float | None = None
    """Of success, 0..1."""
    bars: tuple[tuple[str, float], ...] = ()
    layers: tuple[Layer, ...] = ()
    path: tuple[tuple[float, float], ...] = ()
    line: tuple[tuple[float, float], tuple[float, float], bool] | None = None


class SeatHead(NamedTuple):
    """What the top of the board says about a seat."""

    points: int
    goal: int
    notes: tuple[tuple[str, str], ...] = ()
    """Signs and numbers: ("skull", "2/4"); signs are those of `paint`, or "" for words alone."""
    tip: str = ""


class Figure(NamedTuple):
    """One of a few important pieces, for a strip that shows how all of them are at a glance."""

    piece: str
    name: str
    sprite: str
    colour: th.SeatColour
    notes: tuple[tuple[str, str], ...] = ()
    """Signs and numbers."""
    dots: int = 0
    most: int = 0
    """So many of so many: slots that are filled."""
    is_out: bool = False
    is_spent: bool = False
    tip: str = ""


class Held(NamedTuple):
    """A card in a hand of the one at the screen."""

    card: str
    owner: str
    """Whose hand it is, in words."""
    title: str
    when: str
    """When it is played, in short."""
    text: str
    """What it does, in short."""
    offers: tuple[Offer, ...] = ()
    """What a click on it may mean now."""
    why_not: str = ""


class LogLine(NamedTuple):
    text: str
    seat: int | None = None
    pieces: tuple[str, ...] = ()
    """What it speaks of: lit up on the board while the line is pointed at."""
    squares: int = 0
    dice: tuple[tuple[str, str], ...] = ()
    """Kind and face of each die that was thrown."""
    level: int = 1
    """0 a headline (a turn), 1 an event, 2 a detail."""
    rule: str = ""


class Room(NamedTuple):
    """What to draw with, and where."""

    theme: th.Theme
    sprites: Sprites
    area: pygame.Rect


class TableTop(Protocol):
    """What a game without a grid lies on."""

    breath: Breath
    """Of the figures on it."""

    def settle(self, state: Any) -> None:
        """Show the state as it is now; everything that happened has been shown."""
        ...

    def layers(self, room: Callable[[], Room]) -> list[canvas.Layer]:
        """Return how it is drawn, from back to front, in the room that there is for it at the time."""
        ...

    def widgets(
        self, theme: th.Theme, sprites: Sprites, area: pygame.Rect, clicks: Mapping[str, Callable[[], None]]
    ) -> list[Widget]:
        """Return what can be pointed at; clicks: what a click on a thing means now."""
        ...


class Presenter(Protocol):
    slug: str
    has_secrets: bool
    has_hands: bool
    table: Table
    tabletop: TableTop | None
    """Where the match lies if `ground` returns None."""

    def foresee(self, match: Match[Any], decision: Decision[Any], value: Any) -> None:
        """An answer is about to be given: note what will be shown beside it, such as odds."""
        ...

    def name(self, state: Any) -> str:
        """What is played, for the top of the board: the scenario, the round."""
        ...

    def ground(self, state: Any) -> Ground | None:
        """Return the grid board, or None for a game that is played on none."""
        ...

    def pieces(self, state: Any) -> dict[str, Piece]: ...

    def layers(self, state: Any, viewer: int | None) -> list[Layer]:
        """What always lies on the board: zones, clusters."""
        ...

    def question(self, match: Match[Any], decision: Decision[Any]) -> str:
        """The decision as a sentence to its player."""
        ...

    def offers(self, match: Match[Any], decision: Decision[Any]) -> Sequence[Offer]:
        """Return everything the player may do now. Every option of the decision is reached by one of them at least."""
        ...

    def subject(self, match: Match[Any], decision: Decision[Any]) -> str:
        """The piece that the decision is about, to be selected at once; empty if there is none."""
        ...

    def preview(self, match: Match[Any], decision: Decision[Any], offer: Offer) -> Preview | None: ...

    def called(self, state: Any, id: str) -> str:
        """Return what players call a figure, a card or a die; anything else as it is."""
        ...

    def why_not(self, match: Match[Any], decision: Decision[Any], piece: str, square: int) -> str:
        """Why the selected piece can do nothing there; empty if there is no reason to give."""
        ...

    def threat(self, match: Match[Any], seat: int, piece: str = "") -> list[Layer]:
        """Where the enemies of the seat (or that piece alone) could strike in their next activation."""
        ...

    def sight(self, match: Match[Any], square: int) -> list[Layer]:
        """What is seen from a square."""
        ...

    def head(self, state: Any, seat: int) -> SeatHead: ...

    def roster(self, state: Any) -> Sequence[Figure]:
        """The few pieces whose state is always in sight; empty where the board tells it."""
        ...

    def status(self, state: Any, decision: Decision[Any] | None) -> Sequence[tuple[str, str]]:
        """Signs and numbers of the moment: movement left, action points, skulls."""
        ...

    def card(self, state: Any, piece: str) -> CardFace | None:
        """The card of a piece on the board."""
        ...

    def card_of(self, state: Any, card: str) -> CardFace | None:
        """A card by its name, for offers with `card`."""
        ...

    def zones(self, state: Any, seat: int) -> Sequence[tuple[str, Sequence[str]]]:
        """Piles that may be looked into: backpack, spawning pool, discard; title and names of cards or pieces."""
        ...

    def hand(self, match: Match[Any], decision: Decision[Any] | None, offers: Sequence[Offer]) -> Sequence[Held]:
        """The cards in the hands of the one at the screen, those of an owner in a row; none of anybody else.

        offers: what the decision was turned into, to look the cards up in.
        """
        ...

    def log(self, state: Any, event: Event) -> LogLine | None: ...

    def sound(self, state: Any, event: Event) -> str:
        """What the event sounds like, as a cue; empty if it is silent."""
        ...

    def animate(self, event: Event, hand: Stagehand) -> None:
        """Queue what the event looks like."""
        ...

    def duel_prompts(self) -> tuple[str, ...]:
        """Beginnings of prompts during which the combat overlay stays open."""
        ...

    def prepare(self, match: Match[Any], decision: Decision[Any], hand: Stagehand) -> None:
        """Somebody is asked in mid-action: queue what has to be seen before, such as dice on the table."""
        ...

    def statistics(self, match: Match[Any]) -> Mapping[str, Any]: ...


class Plain:
    """A presenter that knows nothing of its game but what the kernel says. Each is made for one table."""

    slug = ""
    has_secrets = False
    """Whether what a seat sees must be covered before another person looks."""
    has_hands = False
    """Whether cards are held, and a column beside the board is kept for them."""
    tabletop: TableTop | None = None

    def __init__(self, table: Table) -> None:
        self.table = table

    def name(self, state: Any) -> str:
        return ""

    def ground(self, state: Any) -> Ground | None:
        return None

    def pieces(self, state: Any) -> dict[str, Piece]:
        return {}

    def layers(self, state: Any, viewer: int | None) -> list[Layer]:
        return []

    def question(self, match: Match[Any], decision: Decision[Any]) -> str:
        return decision.prompt.replace(".", ": ").replace("_", " ").capitalize()

    def offers(self, match: Match[Any], decision: Decision[Any]) -> Sequence[Offer]:
        return [self.offer(decision, value) for value in decision.options]

    def offer(self, decision: Decision[Any], value: Any) -> Offer:
        """The option as a button that says what its text form says."""
        text = decision.form.write(value)
        words = "Done" if isinstance(value, Commit) else text[:1].upper() + text[1:]
        return Offer(values=(value,), text=words, is_main=isinstance(value, Commit), kind="plain")

    def subject(self, match: Match[Any], decision: Decision[Any]) -> str:
        return ""

    def preview(self, match: Match[Any], decision: Decision[Any], offer: Offer) -> Preview | None:
        return None

    def called(self, state: Any, id: str) -> str:
        return id

    def why_not(self, match: Match[Any], decision: Decision[Any], piece: str, square: int) -> str:
        return ""

    def threat(self, match: Match[Any], seat: int, piece: str = "") -> list[Layer]:
        return []

    def sight(self, match: Match[Any], square: int) -> list[Layer]:
        return []

    def head(self, state: Any, seat: int) -> SeatHead:
        return SeatHead(0, 0)

    def roster(self, state: Any) -> Sequence[Figure]:
        return ()

    def status(self, state: Any, decision: Decision[Any] | None) -> Sequence[tuple[str, str]]:
        return ()

    def card(self, state: Any, piece: str) -> CardFace | None:
        return None

    def card_of(self, state: Any, card: str) -> CardFace | None:
        return None

    def zones(self, state: Any, seat: int) -> Sequence[tuple[str, Sequence[str]]]:
        return ()

    def hand(self, match: Match[Any], decision: Decision[Any] | None, offers: Sequence[Offer]) -> Sequence[Held]:
        return ()

    def log(self, state: Any, event: Event) -> LogLine | None:
        return LogLine(repr(event), level=2)

    def sound(self, state: Any, event: Event) -> str:
        return ""

    def animate(self, event: Event, hand: Stagehand) -> None:
        return None

    def duel_prompts(self) -> tuple[str, ...]:
        return ()

    def prepare(self, match: Match[Any], decision: Decision[Any], hand: Stagehand) -> None:
        return None

    def foresee(self, match: Match[Any], decision: Decision[Any], value: Any) -> None:
        return None

    def statistics(self, match: Match[Any]) -> Mapping[str, Any]:
        return {}


SIGN_COLOURS: dict[str, th.Colour] = {"heart": th.BAD, "potion": th.GREEN, "star": th.GOLD, "skull": th.LIGHT}
