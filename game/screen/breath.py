"""Breathing: everybody goes through the same few steps, each beginning elsewhere, so that at any time few change."""

from __future__ import annotations

from zlib import crc32

STEPS_A_SECOND = 12
DEPTHS = (0,) * 8 + (1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 2, 2, 2, 1, 1, 1)
"""How deep a breath is at each step, of DEEPEST."""
DEEPEST = 3


class Breath:
    def __init__(self) -> None:
        self.step: int | None = None
        """None: nobody breathes."""
        self._time = 0.0
        self._begins: dict[str, int] = {}

    def pass_time(self, seconds: float, is_calm: bool) -> bool:
        """Go on, unless the player wants it calm; return whether somebody may look otherwise now."""
        self._time += seconds * STEPS_A_SECOND
        before, self.step = self.step, None if is_calm else int(self._time)
        return self.step != before

    def depth(self, id: str) -> float:
        """Return how deeply somebody has breathed in, 0..1."""
        if self.step is None:
            return 0
        begin = self._begins.get(id)
        if begin is None:
            begin = self._begins[id] = crc32(id.encode()) % len(DEPTHS)
        return DEPTHS[(self.step + begin) % len(DEPTHS)] / DEEPEST
