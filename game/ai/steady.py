"""Computers that cannot go round in circles."""

from __future__ import annotations

from typing import Any

from game.kernel.match import Match

from .computer import Computer, RandomComputer

AGAIN = 12
"""How often the same answer may be given in a row of answers that no other seat's answer interrupts."""
IN_A_ROW = 250
"""After how many answers in such a row any legal one will do."""


def is_circle(match: Match[Any], seat: int, prompt: str, text: str) -> bool:
    """Whether the seat has answered so often in a row, or so often the same, that it seems not to get on."""
    again = row = 0
    for step in reversed(match.steps):
        for answer in reversed(step.answers):
            if answer.seat != seat:
                return False
            row += 1
            again += (answer.prompt, answer.text) == (prompt, text)
            if again >= AGAIN or row >= IN_A_ROW:
                return True
    return False


class Steady:
    """Another computer, as long as that gets on; then any legal answer, which sooner or later leads out of a circle."""

    def __init__(self, computer: Computer, seed: str) -> None:
        self.computer = computer
        self._any = RandomComputer(seed)

    def choose(self, match: Match[Any], seat: int) -> Any:
        decision = match.pending[seat]
        value = self.computer.choose(match, seat)
        if is_circle(match, seat, decision.prompt, decision.form.write(value)):
            return self._any.choose(match, seat)
        return value

    def interrupt(self, match: Match[Any], seat: int) -> Any:
        value = self.computer.interrupt(match, seat)
        decision = match.decision(seat)
        if value is None or decision is None:
            return None
        return None if is_circle(match, seat, decision.prompt, decision.form.write(value)) else value
