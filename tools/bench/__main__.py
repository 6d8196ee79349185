"""Which measurements there are: kernel, decisions, frames, launch."""

from __future__ import annotations

import sys
from importlib import import_module

NAMES = ("kernel", "decisions", "frames", "launch")


def main() -> int:
    name, *rest = sys.argv[1:] or ["kernel"]
    if name not in NAMES:
        print(f"usage: bench NAME [OPTIONS]; names: {', '.join(NAMES)}", file=sys.stderr)
        return 2
    measure = import_module(f"tools.bench.{name}")
    measure.main(*([rest] if rest else []))
    return 0


if __name__ == "__main__":
    sys.exit(main())
