"""The command line: `python -m game [COMMAND]`, `play` if none is named.

Exit codes: 0 all is well; 1 something that was checked is wrong (a position, a replay, content); 2 bad use of the
command line; 3 a file cannot be used; 4 the window cannot be opened.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from multiprocessing import freeze_support
from pathlib import Path
from typing import NoReturn

from game.catalogue import SLUGS

LEVELS = ("human", "random", "easy", "normal", "hard")
SCENES = ("menu", "games", "setup", "load", "gallery", "rules", "settings", "board", "result")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def seat_specs(text: str) -> tuple[str, ...]:
    """Read `human,normal`; raises ArgumentTypeError naming the SPEC that is none."""
    specs = tuple(text.split(","))
    for spec in specs:
        if spec not in LEVELS:
            raise argparse.ArgumentTypeError(f"{spec!r} is no seat; expected {', '.join(LEVELS)}")
    return specs


def window_size(text: str) -> tuple[int, int]:
    """Read `1280x720`."""
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if found is None or int(found[1]) < 800 or int(found[2]) < 600:
        raise argparse.ArgumentTypeError(f"{text!r} is no window size; expected WxH of at least 800x600, like 1280x720")
    return int(found[1]), int(found[2])


def count(text: str) -> int:
    """Read a number of at least 0."""
    if not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is no number; expected a whole number of at least 0")
    return int(text)


def add_match_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=SLUGS, metavar="G", help=f"one of {', '.join(SLUGS)}")
    parser.add_argument("--arena", metavar="A", default="", help="the map; the game's own rule chooses if left out")
    parser.add_argument("--seats", type=seat_specs, metavar="SPEC,SPEC", help=f"each one of {', '.join(LEVELS)}")
    parser.add_argument("--seed", metavar="N", help="the dice of the match; any text")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game: tiles=true"
    )


def parser() -> Parser:
    """Return the parser of the whole command line."""
    root = Parser(prog="three-arenas", description="Three arena board games at one table.")
    root.add_argument("--version", action="store_true", help="print the version and stop")
    commands = root.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    play = commands.add_parser("play", help="open the window (the usual command)")
    add_match_options(play)
    play.add_argument("--position", type=Path, metavar="FILE", help="start at a position")
    play.add_argument("--user-dir", type=Path, metavar="DIR", help="keep settings and saves there")
    play.add_argument("--size", type=window_size, metavar="WxH", help="size of the window")
    play.add_argument("--windowed", action="store_true", help="no full screen, whatever the settings say")

    simulate = commands.add_parser("simulate", help="play matches without a screen, one JSON line each")
    add_match_options(simulate)
    simulate.add_argument("--matches", type=count, default=1, metavar="N", help="how many; seeds count up (default 1)")

    position = commands.add_parser("position", help="play positions and compare what they expect")
    position.add_argument("files", nargs="+", type=Path, metavar="FILE")

    replay = commands.add_parser("replay", help="list what happened in a save or journal")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--verify", action="store_true", help="only play it through and say whether it still fits")

    validate = commands.add_parser("validate", help="check cards, maps, texts and pictures, all errors at once")
    validate.add_argument("paths", nargs="*", type=Path, metavar="PATH")

    shot = commands.add_parser("shot", help="draw a scene into a PNG file")
    shot.add_argument("--scene", choices=SCENES, required=True, metavar="S", help=", ".join(SCENES))
    shot.add_argument("--decisions", type=count, default=0, metavar="N", help="play that many decisions before")
    shot.add_argument("--out", type=Path, required=True, metavar="PNG")
    shot.add_argument("--size", type=window_size, default=(1280, 720), metavar="WxH")
    shot.add_argument("--ui-scale", type=count, default=100, metavar="N", help="size of text and buttons in per cent")
    add_match_options(shot)

    rules = commands.add_parser("rules", help="look rules up by id or word")
    rules.add_argument("words", nargs="+", metavar="ID|WORD")
    return root


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ("--version", "-h", "--help")):
        words.insert(0, "play")
    chosen = parser().parse_args(words)
    if chosen.version:
        from game.saves.heading import version

        print(f"three-arenas {version()}")
        return 0
    from game.content.problems import ContentError

    try:
        return run(chosen)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 3


def run(chosen: argparse.Namespace) -> int:
    """Run the command that was chosen; what a command does not need is not imported."""
    if chosen.command in ("play", "shot"):
        from game import app

        return app.play(chosen) if chosen.command == "play" else app.shot(chosen)
    from game import headless

    return headless.COMMANDS[chosen.command](chosen)


if __name__ == "__main__":
    sys.exit(main())
