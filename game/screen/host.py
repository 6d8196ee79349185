"""Where matches come from and where they are kept: the journal behind Continue, saves, settings.

The scenes ask the host; it alone knows the user's folders. Without folders (tests, shots) nothing is written.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import catalogue
from game.ai.computers import make
from game.ai.worker import Worker, WorkerThinker
from game.kernel.game import Setup
from game.kernel.match import Match
from game.kernel.plain import to_plain
from game.saves import journal as journals
from game.saves.export import write_csv
from game.saves.folders import Folders
from game.saves.heading import Heading, Unreadable, now, version
from game.saves.saves import TRASH, Entry, free_path, list_saves, open_match, read_save, write_save
from game.saves.settings import write_settings

from .kit import kit
from .presenters import presenter
from .table import AtOnce, Seat, Table, seats_of
from .theme import SEAT_COLOURS

if TYPE_CHECKING:
    from .stage import Stage

JOURNAL = "match.journal"


class Host:
    def __init__(self, stage: Stage, folders: Folders | None = None) -> None:
        self.stage, self.folders = stage, folders
        self.warning = ""
        """What went wrong with the user's files, for the menu."""
        self.worker: Worker | None = None
        """The process in which computers think; without one (tests, shots) they think at once."""

    @property
    def can_save(self) -> bool:
        return self.folders is not None

    @property
    def _journal(self) -> Path | None:
        return self.folders.state / JOURNAL if self.folders is not None else None

    # Matches

    def new(
        self, slug: str, setup: Setup, specs: Sequence[str], names: Sequence[str] = (), colours: Sequence[int] = ()
    ) -> Table:
        """Set a match up; raises Refused if that is impossible."""
        game = catalogue.game(slug)
        if not setup.seed:
            setup = Setup(
                seats=setup.seats, arena=setup.arena, seed=f"{random.getrandbits(64):016x}", options=setup.options
            )
        return self.table(slug, Match(game.rules, game.new(setup)), setup, specs, names, colours)

    def table(
        self,
        slug: str,
        match: Match[Any],
        setup: Setup,
        specs: Sequence[str],
        names: Sequence[str] = (),
        colours: Sequence[int] = (),
    ) -> Table:
        """Put a match on a table with these seats, and begin its journal."""
        seats = self._seats(slug, specs, names, colours, setup.seed)
        heading = self._heading(slug, setup, seats, match)
        recorder = None
        if (path := self._journal) is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            recorder = journals.Journal(path, heading)
        return Table(catalogue.game(slug), match, seats, setup, recorder)

    def _seats(
        self, slug: str, specs: Sequence[str], names: Sequence[str], colours: Sequence[int], seed: str
    ) -> list[Seat]:
        seats = seats_of(specs, names, colours or kit(slug).colours(len(specs)))
        for i, seat in enumerate(seats):
            if seat.is_human:
                continue
            if self.worker is None:
                seat.thinker = AtOnce(make(slug, seat.spec, f"{seed} seat {i}"))
            else:
                seat.thinker = WorkerThinker(self.worker, slug, seat.spec, f"{seed} seat {i}")
        return seats

    @staticmethod
    def _heading(slug: str, setup: Setup, seats: Sequence[Seat], match: Match[Any]) -> Heading:
        return Heading(
            version=version(),
            game=slug,
            setup=setup,
            seats=tuple(seat.spec for seat in seats),
            names=tuple(seat.name for seat in seats),
            colours=tuple(SEAT_COLOURS.index(seat.colour) for seat in seats),
            started=now(),
            start=to_plain(match.steps[0].checkpoint),
        )

    def continued(self) -> Heading | None:
        """Return what Continue would resume, if there is a match that was not played to its end."""
        path = self._journal
        if path is None or not path.exists():
            return None
        try:
            kept = journals.read(path)
        except Unreadable as error:
            self.warning = str(error)
            return None
        return None if kept.ended else kept.heading

    def resume(self) -> Table:
        """Return the match of the journal at the very decision where it stopped; raises Unreadable."""
        path = self._journal
        assert path is not None
        kept = journals.read(path)
        game = catalogue.game(kept.heading.game)
        match = journals.replay(kept, game, str(path))
        recorder = journals.Journal.resume(path, match)
        return Table(game, match, self._seats_again(kept.heading), kept.heading.setup, recorder)

    def _seats_again(self, kept: Heading) -> list[Seat]:
        """Return the seats of a match that was kept."""
        return self._seats(kept.game, kept.seats, kept.names, kept.colours, kept.setup.seed)

    # Saves

    def saves(self) -> list[Entry]:
        return list_saves(self.folders.saves) if self.folders is not None else []

    def discarded(self) -> list[Entry]:
        """The saves in the trash."""
        return list_saves(self.folders.saves / TRASH) if self.folders is not None else []

    def load(self, entry: Entry) -> Table:
        """Open a save and begin its journal; raises Unreadable."""
        save = read_save(entry.path)
        game = catalogue.game(save.heading.game)
        match = open_match(save, game, str(entry.path))
        kept, seats = save.heading, self._seats_again(save.heading)
        heading = self._heading(kept.game, kept.setup, seats, match)
        recorder = None
        if (path := self._journal) is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            recorder = journals.Journal(path, heading)
            recorder.record(match)
        return Table(game, match, seats, kept.setup, recorder)

    def save(self, table: Table, name: str = "", picture: bytes = b"") -> str:
        """Keep the match in a file of its own; return the file's name."""
        assert self.folders is not None
        self.folders.saves.mkdir(parents=True, exist_ok=True)
        slug = table.game.slug
        heading = self._heading(slug, table.setup, table.seats, table.match)
        path = free_path(self.folders.saves, name or f"{slug}-{' '.join(seat.name for seat in table.seats)}")
        write_save(path, heading, table.match, table.game, name=name, picture=picture)
        return path.name

    def export(self, table: Table, lines: Sequence[Sequence[object]]) -> Path:
        """Write the statistics of a match into a new file and return it; raises OSError."""
        assert self.folders is not None
        names = " ".join(seat.name for seat in table.seats)
        return write_csv(self.folders.statistics, f"{table.game.slug} {now()[:10]} {names}", lines)

    # Ways through the scenes

    def play(self, table: Table) -> None:
        """Put the match on the stage."""
        from .scenes.board import Board

        self.stage.reset(Board(table, presenter(table), self.over))
        gc.freeze()  # what has been loaded stays: to look through all of it again and again for rubbish would be seen

    def over(self, table: Table) -> None:
        """The match has ended."""
        from .scenes.result import Result

        self.stage.push(Result(table, presenter(table)))

    def to_menu(self) -> None:
        from .scenes.menu import Menu

        self.stage.reset(Menu())

    def keep_settings(self) -> None:
        if self.folders is not None:
            write_settings(self.folders.settings / "settings.json", self.stage.settings)
