"""Tables for other programs: statistics of a match as a file that any spreadsheet reads."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path


def write_csv(folder: Path, name: str, lines: Iterable[Sequence[object]]) -> Path:
    """Write the lines into a new file and return it; no file that is there already is ever touched.

    Raises OSError if the disk refuses.
    """
    text = StringIO()
    csv.writer(text).writerows(lines)
    folder.mkdir(parents=True, exist_ok=True)
    stem = re.sub(r"[^\w.-]+", "-", name).strip("-.") or "match"
    number = 1
    while True:
        path = folder / (f"{stem}.csv" if number == 1 else f"{stem}-{number}.csv")
        try:
            # with its byte order mark, so that spreadsheets read names with accents
            with path.open("x", encoding="utf-8-sig", newline="") as file:
                file.write(text.getvalue())
        except FileExistsError:
            number += 1
            continue
        return path
