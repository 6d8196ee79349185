"""How a team decides: its first seat is asked, its other seats may act as well, unasked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from game.kernel.decision import WORD, Interrupt, Rule, choose

from .state import State


async def ask_team(
    state: State,
    team: int,
    prompt: str,
    options: Callable[[int], Iterable[str]],
    refuse: Callable[[int, str], str | None],
    play: Callable[[int, str], Rule[None]],
    close: str,
) -> None:
    """Let any seat of the team give commands until its first seat has given one (BAS-SETUP-10, BAS-MINION-27).

    options: what a seat may do. close: what the first seat answers when nothing is left to do, so that its question
    never closes while others act.
    """
    captain = state.captain(team)

    def own() -> Iterator[str]:
        found = list(options(captain))
        yield from found or [close]

    def others() -> Iterator[Interrupt[str]]:
        for seat in state.seats_of(team):
            if seat != captain:
                texts = [text for text in options(seat) if text != close]
                if texts:
                    yield Interrupt(seat, prompt, WORD, lambda texts=texts: texts, play)  # type: ignore[misc]

    def verify(text: str) -> str | None:
        if text == close and not list(options(captain)):
            return None
        return refuse(captain, text)

    value = await choose(captain, prompt, WORD, own, verify, takes_lone=True, interrupts=others)
    if value != close or close in options(captain):
        await play(captain, value)
