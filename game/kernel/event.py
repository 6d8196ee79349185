"""What happened, for the log, the animation and the statistics."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """A record of something that happened; games derive their own. What a card was is told to its owner alone."""

    visible_to: frozenset[int] | None = None
    """The seats that may know of it; None stands for everyone."""

    def is_visible_to(self, seat: int) -> bool:
        return self.visible_to is None or seat in self.visible_to
