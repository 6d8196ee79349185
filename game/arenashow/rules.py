"""The rules as steps: each is one command, one placement, or what happens by itself at the start of a phase."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.decision import Rule

from .activation import activate, maintain, play, regain
from .minions import deploy, invoke, march
from .rounds import begin_round, resurrect
from .setup import draft, start
from .state import Stage, State
from .store import income, shop

STEPS: dict[Stage, Callable[[State], Rule[None]]] = {
    "draft": draft,
    "start": start,
    "initiative": begin_round,
    "resurrection": resurrect,
    "income": income,
    "store": shop,
    "invocation": invoke,
    "deploy": deploy,
    "march": march,
    "activation": activate,
    "discard": maintain,
    "gain": regain,
    "play": play,
}


class ArenaShowRules:
    """Plays Battle Arena Show, phase by phase (BAS-ROUND-02)."""

    def play_step(self, state: State) -> Rule[None]:
        return STEPS[state.stage](state)
