"""Setting up Dungeon Dice: who plays, and how long at most."""

from __future__ import annotations

from collections.abc import Sequence

from game.screen.kit import PlainKit, Team, Wish


class ColosseumKit(PlainKit):
    def seat(self, seat: int, seats: int) -> Team:
        note = "One LEVEL die, two dice from the blue bag and two from the red bag."
        return Team("", f"Hero {seat + 1}", (f"colosseum/hero-{seat + 1}",), note)

    def wishes(self) -> Sequence[Wish]:
        limits = ((60, "60 rounds"), (10, "10 rounds"), (20, "20 rounds"), (0, "never"))
        tip = "Whoever reaches 5 FAME wins. If nobody has by then, the most FAME wins."
        return (Wish("limit", "Ends after", limits, tip),)


KIT = ColosseumKit("colosseum")
