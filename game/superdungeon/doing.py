"""What an action knows while it is being resolved."""

from __future__ import annotations

from .actions import Aim
from .cards import Action
from .state import Model
from .vocabulary import Reaction

SKIP = "none"
"""The answer of whoever does not want what it is offered."""


class Doing:
    """An action while it is being resolved."""

    __slots__ = ("action", "aim", "credit", "destroyed", "last_words", "moved", "user")

    def __init__(self, user: Model, credit: int, action: Action, aim: Aim) -> None:
        self.user, self.credit, self.action, self.aim = user, credit, action, aim
        self.destroyed: list[Model] = []
        self.moved: list[Model] = []
        self.last_words: dict[str, tuple[Reaction, ...]] = {}
        """Reactions to their destruction of models that are gone."""
