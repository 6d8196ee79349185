"""Measure the games: who wins, how long it takes, how strong the computers are.

    python tools/dev.py lab EXPERIMENT [OPTIONS]

Each experiment is a module of this folder with a `main(arguments) -> int`; figures that were taken stand in README.md
beside this file, each with the command that made it.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

EXPERIMENTS = sorted(
    path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_") and path.stem != "wilson"
)


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] not in EXPERIMENTS:
        print(f"usage: lab EXPERIMENT [OPTIONS]; experiments: {', '.join(EXPERIMENTS)}", file=sys.stderr)
        return 2
    code: int = import_module(f"tools.lab.{sys.argv[1]}").main(sys.argv[2:])
    return code


if __name__ == "__main__":
    sys.exit(main())
