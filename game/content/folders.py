"""Where the shipped data and maps lie: in a source tree, in an installed wheel and in a frozen program alike."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


@cache
def _shared(name: str) -> Path:
    """Look in `game/_shared` (wheel, frozen program), then beside the package (source tree); never in the cwd."""
    places = [_PACKAGE / "_shared" / name, _PACKAGE.parent / name]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the installation is incomplete: there is no {' or '.join(map(str, places))}")


def data_folder() -> Path:
    """Return the folder of cards, rules, texts, sprites and sounds."""
    return _shared("data")


def maps_folder() -> Path:
    """Return the folder of the Tiled maps."""
    return _shared("maps")
