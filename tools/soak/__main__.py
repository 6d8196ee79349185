"""Play seeded matches in every way there is and compare: the long form of what the tests do for a dozen.

    python tools/dev.py soak [--game G] [--matches N] [--levels random,normal] [--heavy SHARE] [--first SEED]
                             [--played FILE]

Each match is played once straight through. In the second run, at a share of its decisions (forty at most) the match is
saved, written as JSON, read back and played on from there, or forked and played on in the fork; both must end in the
same state with the same answers. Prints one line for each game and pairing of levels; exit code 1 names the seeds that
went wrong.
A match is known by its seed, so a soak goes on where it was stopped with --first. Of Super Dungeon Arena it says which
cards, actions and dice were never played; --played keeps the counts in a file, to which the next run adds.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from game.ai import computers
from game.catalogue import SLUGS
from game.catalogue import game as find_game
from game.kernel.game import Game, Setup
from game.kernel.match import Match
from game.kernel.plain import digest
from game.play import TOO_LONG, Endless, answer_next
from game.saves.journal import answers_of

from .played import Played
from .setups import setup_of

COPIES = 40
"""At most so many copies are made of a match: each is played from its start, and random ones can be endless."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=SLUGS, action="append", help="default: all")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--levels", default="random", help="a level for every seat, or one for all")
    parser.add_argument(
        "--heavy", type=float, default=0.02, help="share of decisions at which the match is saved or forked"
    )
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--played", type=Path, help="where the counts of played cards are kept")
    chosen = parser.parse_args(arguments)
    failed = 0
    for slug in chosen.game or SLUGS:
        failed += soak(find_game(slug), chosen)
    return 1 if failed else 0


def soak(game: Game[Any], chosen: argparse.Namespace) -> int:
    lengths, turns, wrong = [], [], []
    tally = Played.read(chosen.played) if chosen.played else Played()
    begun = time.monotonic()
    for number in range(chosen.first, chosen.first + chosen.matches):
        setup = setup_of(game, number)
        given = chosen.levels.split(",")
        levels = [given[seat % len(given)] for seat in range(setup.seats)]
        try:
            plain = played(game, setup, levels, 0.0)
            heavy = played(game, setup, levels, chosen.heavy)
            if digest(plain.state) != digest(heavy.state) or answers_of(plain) != answers_of(heavy):
                raise AssertionError("saved and forked on the way it ends in another way")
        except Exception as error:  # every kind of failure is what is looked for
            wrong.append(number)
            print(f"{game.slug} seed {number} {levels}: {type(error).__name__}: {error}", file=sys.stderr, flush=True)
            continue
        lengths.append(len(answers_of(plain)))
        turns.append(game.standing(plain.state).turns)
        if game.slug == "superdungeon":
            tally.add(plain)
            if chosen.played:
                tally.write(chosen.played)
        said = f"{game.slug} {number}: {turns[-1]} turns, {lengths[-1]} answers, {time.monotonic() - begun:.0f} s"
        print(said, file=sys.stderr, flush=True)
    seconds = time.monotonic() - begun
    middle = f"median {median(lengths):.0f} answers, {median(turns):.0f} turns" if lengths else "none ended"
    print(f"{game.slug}: {len(lengths)} of {chosen.matches} matches equal ({chosen.levels}), {middle}, {seconds:.0f} s")
    if turns:
        print(f"{game.slug}: at most {max(turns)} turns")
    if wrong:
        print(f"{game.slug}: wrong seeds {wrong}")
    if game.slug == "superdungeon":
        print(f"{game.slug}: never played: {', '.join(tally.never) or 'nothing'}")
    return len(wrong)


def played(game: Game[Any], setup: Setup, levels: Sequence[str], heavy: float) -> Match[Any]:
    """Return the match at its end; at a share of its decisions it is saved and read again, or forked."""
    match: Match[Any] = Match(game.rules, game.new(setup))
    players = {seat: computers.make(game.slug, level, f"{setup.seed}/{seat}") for seat, level in enumerate(levels)}
    pick = Random(setup.seed)
    copies = 0
    for _ in range(TOO_LONG):
        if not match.pending:
            return match
        if copies < COPIES and pick.random() < heavy:
            copies += 1
            before = digest(match.state)
            if pick.random() < 0.5:
                match = match.fork()
            else:
                match = Match.load(game.rules, game.state, json.loads(json.dumps(match.save(0))))
            if digest(match.state) != before:
                raise AssertionError(f"after {len(answers_of(match))} answers the copy differs")
        answer_next(match, players)
    raise Endless(f"no end after {TOO_LONG} decisions")


if __name__ == "__main__":
    sys.exit(main())
