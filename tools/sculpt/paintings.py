"""Pictures that are not single models: tile sheets, overlays, dice strips, scenes. Each is one function with a key."""

from __future__ import annotations

import hashlib
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PIL import Image


@dataclass(frozen=True)
class Baked:
    """Images by file suffix ("" is the first one) and what the index says of them."""

    kind: str
    images: dict[str, Image.Image]
    entry: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Painting:
    key: str
    make: Callable[[], Baked]
    looks: Callable[[], str] | None = None
    """Tells how it looks, where that is known without painting it."""


_paintings: dict[str, Painting] = {}


def painting(key: str, looks: Callable[[], str] | None = None) -> Callable[[Callable[[], Baked]], Callable[[], Baked]]:
    """Register a maker of pictures."""

    def register(make: Callable[[], Baked]) -> Callable[[], Baked]:
        if key in _paintings:
            raise ValueError(f"{key} is painted twice")
        _paintings[key] = Painting(key, make, looks)
        return make

    return register


def paintings() -> dict[str, Painting]:
    """All paintings by key; imports the boards on first use."""
    from tools.sculpt import boards

    for module in sorted(m.name for m in pkgutil.iter_modules(boards.__path__)):
        importlib.import_module(f"tools.sculpt.boards.{module}")
    return _paintings


def source_mark(painting: Painting, engine: str) -> str:
    """Changes with how it looks; where that is not told, when the module that paints it, or one of ours that it takes
    something from, changes."""
    if painting.looks is not None:
        return hashlib.sha256(f"{engine}{painting.key}{painting.looks()}".encode()).hexdigest()[:16]
    make = painting.make.func if isinstance(painting.make, partial) else painting.make
    module = sys.modules[make.__module__]
    used = {getattr(value, "__module__", getattr(value, "__name__", "")) for value in vars(module).values()}
    ours = sorted(
        {name for name in used if isinstance(name, str) and name.startswith("tools.sculpt.")} | {module.__name__}
    )
    told = engine + painting.key + "".join(inspect.getsource(sys.modules[name]) for name in ours if name in sys.modules)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def picture(image: Image.Image, **entry: Any) -> Baked:
    return Baked("picture", {"": image}, {"size": list(image.size), **entry})
