"""python -m tools.sculpt bake [--only GLOB] [--force] | sheet GLOB [--out FILE]."""

from __future__ import annotations

import argparse
import os
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.sculpt", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    bake = commands.add_parser("bake", help="bake what changed into data/sprites")
    bake.add_argument("--only", default="*", help='keys to bake, such as "superdungeon/*"')
    bake.add_argument("--force", action="store_true", help="bake even what did not change")
    sheet = commands.add_parser("sheet", help="draw a contact sheet to look at")
    sheet.add_argument("only", help='keys to show: a game such as superdungeon, or "things/*"')
    sheet.add_argument("--out", type=Path, default=Path("build/sheet.png"))
    sheet.add_argument("--columns", type=int, default=8)
    sheet.add_argument("--grey", action="store_true")
    sheet.add_argument("--size", type=int, default=0, help="shrink each square to this many pixels")
    sheet.add_argument("--draft", action="store_true", help="render now, small, instead of showing what is baked")
    sheet.add_argument("--both", action="store_true", help="show both facings")
    sheet.add_argument("--portraits", action="store_true")
    options = parser.parse_args()
    os.nice(5)
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    if options.command == "bake":
        from tools.sculpt.bake import bake as run

        print(f"{len(run(options.only, options.force))} baked")
    else:
        from tools.sculpt.sheet import draw

        options.out.parent.mkdir(parents=True, exist_ok=True)
        draw(options)


if __name__ == "__main__":
    main()
