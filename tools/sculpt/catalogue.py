"""Every model that we bake: who sculpts it and how it is framed."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from tools.sculpt.scene import Sculpt

LARGE_SCALE = 96.0
"""Pixels of a square for models on large bases: they are large enough as it is."""

Pose: TypeAlias = Literal["idle", "strike"]
Maker: TypeAlias = Callable[[Sculpt, Pose], None]


@dataclass(frozen=True)
class Model:
    """A key such as "superdungeon/questing_knight" and how it is sculpted.

    `squares` is the base's side in squares; `poses` what is baked; `both` whether it has facings; `portrait` whether a
    picture of `large` pixels of its head is baked, framed as `Sculpt.look_at` says.
    """

    key: str
    make: Maker
    squares: int = 1
    poses: tuple[Pose, ...] = ("idle", "strike")
    both: bool = True
    portrait: bool = True
    scale: float = 128.0
    pitch: float | None = None
    yaw: float | None = None
    large: int = 384

    def sculpt(self, pose: Pose) -> Sculpt:
        sculpt = Sculpt(self.squares)
        self.make(sculpt, pose)
        return sculpt


@dataclass
class _Catalogue:
    models: dict[str, Model] = field(default_factory=dict)
    loaded: bool = False


_catalogue = _Catalogue()


def model(
    key: str,
    squares: int = 1,
    *,
    still: bool = False,
    portrait: bool = True,
    scale: float | None = None,
    pitch: float | None = None,
    yaw: float | None = None,
    large: int = 384,
) -> Callable[[Maker], Maker]:
    """Register a maker; `still` things have one pose and one facing."""

    def register(make: Maker) -> Maker:
        if key in _catalogue.models:
            raise ValueError(f"{key} is sculpted twice")
        poses: tuple[Pose, ...] = ("idle",) if still else ("idle", "strike")
        pixels = scale or (128.0 if squares == 1 else LARGE_SCALE)
        _catalogue.models[key] = Model(key, make, squares, poses, not still, portrait, pixels, pitch, yaw, large)
        return make

    return register


def models() -> dict[str, Model]:
    """All models by key; imports the kins on first use."""
    if not _catalogue.loaded:
        from tools.sculpt import kins

        for module in sorted(m.name for m in pkgutil.iter_modules(kins.__path__)):
            importlib.import_module(f"tools.sculpt.kins.{module}")
        _catalogue.loaded = True
    return _catalogue.models
