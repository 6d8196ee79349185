"""Composition root: puts the command line's wishes, the user's folders and the screen together."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pygame

from game.catalogue import game as find_game
from game.content.position_files import read_positions, start
from game.headless import BAD_USE, UNUSABLE, complain, setup_of
from game.kernel.chance import Chance
from game.kernel.game import Setup
from game.kernel.match import Match, Refused
from game.saves.folders import Folders
from game.screen import show
from game.screen.host import Host
from game.screen.table import Table

NO_WINDOW = 4


def play(chosen: argparse.Namespace) -> int:
    """Open the window: at the menu, at a match that the options describe, or at a position."""
    folders = Folders.of_user(chosen.user_dir)
    slug = chosen.game or "superdungeon"
    specs = chosen.seats or ("human", "normal")
    wants_match = bool(chosen.game or chosen.arena or chosen.seats or chosen.seed is not None or chosen.option)
    setup, table = None, None
    try:
        if chosen.position is not None:
            table = position_table(chosen.position, specs)
        elif wants_match:
            setup = setup_of(chosen, find_game(slug), len(specs))
            find_game(slug).new(setup)  # what is impossible is said here, not in the window
        config = show.Config(
            size=chosen.size,
            windowed=chosen.windowed,
            folders=folders,
            slug=slug,
            setup=setup,
            specs=specs,
            table=table,
        )
        return show.run(config)
    except Refused as error:
        return complain(f"play: {error}", BAD_USE)
    except OSError as error:
        return complain(f"play: {error}", UNUSABLE)
    except pygame.error as error:
        return complain(f"play: no window can be opened: {error}", NO_WINDOW)


def position_table(path: Path, specs: tuple[str, ...]) -> show.TableMaker:
    """Return what puts the first position of the file on the table; raises ContentError."""
    case = read_positions(path)[0]
    game = find_game(case.position.game)
    state = start(case, game, Chance.seeded(str(path))).state

    def make(host: Host) -> Table:
        setup = Setup(seats=len(specs), seed=str(path))
        return host.table(case.position.game, Match(game.rules, state.clone()), setup, specs)

    return make


def shot(chosen: argparse.Namespace) -> int:
    """Draw a scene into a PNG file."""
    slug = chosen.game or "superdungeon"
    game = find_game(slug)
    try:
        setup = setup_of(chosen, game, len(chosen.seats) if chosen.seats else game.seats.start)
        show.shot(
            chosen.scene,
            chosen.out,
            decisions=chosen.decisions,
            size=chosen.size,
            slug=slug,
            setup=setup,
            ui_scale=max(50, min(200, chosen.ui_scale)),
        )
    except Refused as error:
        return complain(f"shot: {error}", BAD_USE)
    except OSError as error:
        return complain(f"shot: {error}", UNUSABLE)
    sys.stdout.write(f"{chosen.out}\n")
    return 0
