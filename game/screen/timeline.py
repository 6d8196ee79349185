"""Everything that moves: tweens on one clock, in a row or side by side.

A Timeline plays its entries one after another; an entry may hold several tweens at once. Speed multiplies the clock;
`finish` brings what runs to its end, so that nothing is ever left half-way.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable

Ease = Callable[[float], float]


def linear(t: float) -> float:
    return t


def smooth(t: float) -> float:
    return t * t * (3 - 2 * t)


def out(t: float) -> float:
    return 1 - (1 - t) ** 3


def bounce(t: float) -> float:
    """Arrive, spring back a little, settle."""
    return 1 - abs(math.cos(t * math.pi * 2.5)) * (1 - t) ** 2


def overshoot(t: float) -> float:
    t -= 1
    return 1 + t * t * (2.7 * t + 1.7)


class Tween:
    """Calls `show` with 0..1 over some seconds, always ending with exactly 1."""

    def __init__(
        self,
        seconds: float,
        show: Callable[[float], None] | None = None,
        ease: Ease = linear,
        *,
        delay: float = 0,
        start: Callable[[], None] | None = None,
        end: Callable[[], None] | None = None,
    ) -> None:
        self.seconds, self.show, self.ease, self.delay = seconds, show, ease, delay
        self.start, self.end = start, end
        self._age = 0.0
        self._begun = False
        self.is_done = False

    def run(self, seconds: float) -> None:
        if self.is_done:
            return
        self._age += seconds
        if self._age < self.delay:
            return
        if not self._begun:
            self._begun = True
            if self.start:
                self.start()
        part = min(1.0, (self._age - self.delay) / self.seconds) if self.seconds > 0 else 1.0
        if self.show:
            self.show(self.ease(part) if part < 1 else 1.0)
        if part >= 1:
            self.is_done = True
            if self.end:
                self.end()


def wait(seconds: float) -> Tween:
    return Tween(seconds)


def call(action: Callable[[], None]) -> Tween:
    return Tween(0, end=action)


class Group:
    """Tweens that are played side by side, and what is done when all have ended."""

    def __init__(self, tweens: Iterable[Tween]) -> None:
        self.tweens = list(tweens)
        self.ends: list[Callable[[], None]] = []


class Timeline:
    """A queue of tween groups."""

    def __init__(self) -> None:
        self.speed = 1.0
        """0 stands for instant."""
        self._queue: deque[Group] = deque()
        self._side: list[Tween] = []
        self._herald: Callable[[], None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is played that others wait for."""
        return bool(self._queue)

    @property
    def is_moving(self) -> bool:
        return bool(self._queue or self._side)

    def then(self, *tweens: Tween) -> None:
        """Play these side by side, after what was queued before."""
        if tweens:
            self._queue.append(Group([*self._heralded(), *tweens]))

    def along(self, *tweens: Tween) -> None:
        """Play these beside what was queued last, or next if nothing is."""
        if self._queue:
            self._queue[-1].tweens.extend([*self._heralded(), *tweens])
        else:
            self.then(*tweens)

    def herald(self, action: Callable[[], None] | None) -> None:
        """Do this when what is queued next begins; what has waited in vain so far, after what was queued last."""
        waiting, self._herald = self._herald, None
        if waiting is not None:
            self.afterwards(waiting)
        self._herald = action

    def unherald(self) -> None:
        """What should be done when something is queued next, need not be done."""
        self._herald = None

    def _heralded(self) -> list[Tween]:
        action, self._herald = self._herald, None
        return [call(action)] if action is not None else []

    def afterwards(self, action: Callable[[], None]) -> None:
        """Do this when what was queued last has ended, before anything that is queued from now on begins."""
        if self._queue:
            self._queue[-1].ends.append(action)
        else:
            self.then(call(action))

    def _leave(self) -> None:
        """The first group has ended."""
        for action in self._queue.popleft().ends:
            action()

    def aside(self, tween: Tween) -> None:
        """Play this at once, and let nothing wait for it."""
        self._side.append(tween)

    def run(self, seconds: float) -> bool:
        """Play on; return whether anything moved."""
        if not self.is_moving:
            return False
        if self.speed <= 0:
            self.finish()
            return True
        seconds *= self.speed
        for tween in self._side[:]:
            tween.run(seconds)
        self._side = [tween for tween in self._side if not tween.is_done]
        if self._queue:
            group = self._queue[0]
            for tween in group.tweens[:]:
                tween.run(seconds)
            if all(tween.is_done for tween in group.tweens):
                self._leave()
        return True

    def finish_one(self) -> None:
        """Bring the running group to its end."""
        if self._queue:
            for tween in self._queue[0].tweens[:]:
                tween.run(math.inf)
            self._leave()

    def finish(self) -> None:
        while self._queue:
            self.finish_one()
        for tween in self._side:
            tween.run(math.inf)
        self._side.clear()
