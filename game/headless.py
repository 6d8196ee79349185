"""The commands that need no screen: simulate, position, replay, validate, rules. Each returns its exit code."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from game.ai import computers
from game.catalogue import content_checks
from game.catalogue import game as find_game
from game.content.ledger import find_rules
from game.content.positions import run_file
from game.content.problems import ContentError
from game.content.validate import validate as validate_content
from game.kernel.game import Game, Setup
from game.kernel.match import Match, Refused
from game.play import Endless, simulate
from game.saves import journal, saves
from game.saves.heading import Unreadable

WRONG, BAD_USE, UNUSABLE = 1, 2, 3


def setup_of(chosen: argparse.Namespace, game: Game[Any], seats: int, number: int = 0) -> Setup:
    """Return the setup that the options describe; raises Refused for options that are none of the game's.

    `--option tiles=true --option house.dash=true`: values are written as in YAML, a dot names an option of a group.
    """
    options: dict[str, Any] = {}
    for option in chosen.option:
        put_option(options, option)
    arenas = game.arenas()
    if chosen.arena and chosen.arena not in arenas:
        raise Refused(f"--arena {chosen.arena}: expected one of {', '.join(arenas)}")
    if seats not in game.seats:
        raise Refused(f"{seats} seats; {game.slug} takes {game.seats.start} to {game.seats.stop - 1}")
    first = chosen.seed if chosen.seed is not None else "1"
    seed = str(int(first) + number) if first.isdecimal() else f"{first}-{number}" if number else first
    return Setup(seats=seats, arena=chosen.arena, seed=seed, options=options)


def put_option(options: dict[str, Any], text: str) -> None:
    """Add "NAME=VALUE" to the options; raises Refused if it is not written so."""
    path, equals, value = text.partition("=")
    *groups, name = path.split(".")
    for group in groups:
        options = options.setdefault(group, {})
        if not isinstance(options, dict):
            raise Refused(f"--option {text}: {group} has a value already, so it is no group of options")
    if not equals or not name:
        raise Refused(f"--option {text}: expected NAME=VALUE")
    try:
        options[name] = msgspec.yaml.decode(value)
    except msgspec.DecodeError:
        raise Refused(f"--option {text}: expected a value as in YAML: true, 3 or a word") from None


def run_simulate(chosen: argparse.Namespace) -> int:
    """Play matches between computers; stdout holds one JSON line each and nothing else."""
    game = find_game(chosen.game or "superdungeon")
    levels = chosen.seats or ("normal",) * game.seats.start
    if "human" in levels:
        return complain("simulate: a human needs a screen; expected random, easy, normal or hard", BAD_USE)
    for number in range(chosen.matches):
        try:
            setup = setup_of(chosen, game, len(levels), number)
            players = {
                seat: computers.make(game.slug, level, f"{setup.seed}/{seat}") for seat, level in enumerate(levels)
            }
            result = simulate(game, setup, levels, players)
        except Refused as error:
            return complain(f"simulate: {error}", BAD_USE)
        except Endless as error:
            return complain(f"simulate: seed {setup.seed}: {error}", WRONG)
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
        sys.stdout.flush()
    return 0


def run_position(chosen: argparse.Namespace) -> int:
    """Play positions and print what differs from what they expect."""
    failed = passed = 0
    for path in chosen.files:
        try:
            outcomes = run_file(path, find_game)
        except ContentError as error:
            print(error, file=sys.stderr)
            return UNUSABLE
        for outcome in outcomes:
            if outcome.failure:
                failed += 1
                print(f"FAILED {path}: {outcome.name}\n{outcome.failure}")
            else:
                passed += 1
                print(f"passed {path}: {outcome.name}")
    print(f"{passed} passed, {failed} failed")
    return WRONG if failed else 0


def run_replay(chosen: argparse.Namespace) -> int:
    """Play a save or a journal through; say what every seat answered, or only whether all still fits."""
    try:
        match, title = read_match(chosen.file)
    except Unreadable as error:
        return complain(str(error), WRONG if chosen.file.is_file() else UNUSABLE)
    answers = journal.answers_of(match)
    if not chosen.verify:
        for answer in answers:
            print(f"{chr(ord('A') + answer.seat)} {answer.prompt}: {answer.text}")
    print(f"{title}: {len(answers)} answers, all fit")
    return 0


def read_match(path: Path) -> tuple[Match[Any], str]:
    """Return the match of a save or a journal, played through with every answer verified; raises Unreadable."""
    if path.suffix == saves.SUFFIX:
        save = saves.read_save(path)
        return saves.open_match(save, find_game(save.heading.game), str(path)), save.heading.game
    kept = journal.read(path)
    return journal.replay(kept, find_game(kept.heading.game), str(path), trusted=False), kept.heading.game


def run_validate(chosen: argparse.Namespace) -> int:
    """Check content and print all problems."""
    problems, count = validate_content(chosen.paths, content_checks())
    for problem in problems:
        print(problem)
    print(f"{count} files checked, {len(problems) or 'no'} problem{'' if len(problems) == 1 else 's'}")
    return WRONG if problems else 0


def run_rules(chosen: argparse.Namespace) -> int:
    """Print the entries of the rules ledgers that an id or words find."""
    found = find_rules(" ".join(chosen.words))
    for rule in found:
        print(rule.as_text())
        print()
    return 0 if found else complain(f"rules: nothing found for {' '.join(chosen.words)!r}", WRONG)


def complain(text: str, code: int) -> int:
    print(text, file=sys.stderr)
    return code


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "simulate": run_simulate,
    "position": run_position,
    "replay": run_replay,
    "validate": run_validate,
    "rules": run_rules,
}
