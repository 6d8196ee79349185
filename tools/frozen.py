"""What the standalone program starts with."""

import os
import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()
    if sys.stdout is None or sys.stderr is None:  # a program without a console has neither
        sink = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open as long as the program runs
        sys.stdout = sys.stdout or sink
        sys.stderr = sys.stderr or sink
    from game.__main__ import main

    sys.exit(main())
