"""How the events of the show read in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from game.arenashow import events as e
from game.arenashow.state import State
from game.kernel.event import Event
from game.screen.presenter import LogLine

from . import words

Say: TypeAlias = Callable[[State, Any], LogLine | None]
WHY = {
    "income": "income", "minion": "a minion", "hero": "a hero", "turret": "a turret", "shot": "a shot",
    "fountain": "the Fountain",
}  # fmt: skip
PHASES = {
    "initiative": "Initiative", "resurrection": "Resurrection", "store": "The store is open; every hero earns a credit",
    "minions": "Minions march", "activation": "Heroes act",
}  # fmt: skip


def line(state: State, event: Event) -> LogLine | None:
    """Return the line for an event; None for what goes without saying."""
    say = LINES.get(type(event))
    return say(state, event) if say is not None else None


def _plain(text: Callable[[State, Any], str], level: int = 1, rule: str = "") -> Say:
    def say(state: State, event: Any) -> LogLine | None:
        ids = [
            getattr(event, name) for name in ("hero", "minion", "target", "victim", "structure") if hasattr(event, name)
        ]
        who = next((state.heroes[id] for id in ids if id in state.heroes), None)
        seat = who.seat if who is not None else None
        said = text(state, event)
        return LogLine(said, seat, tuple(id for id in ids if id), level=level, rule=rule) if said else None

    return say


def _f(state: State, id: str) -> str:
    found = words.figure(state, id)
    return found[:1].upper() + found[1:]


def _rolled(state: State, event: e.Rolled) -> LogLine:
    dice = tuple(("white", str(die)) for die in event.dice)
    return LogLine(
        f"{_f(state, event.hero)} rolls {event.total}", state.heroes[event.hero].seat, (event.hero,), dice=dice
    )


def _start(state: State, event: e.StartRolled) -> LogLine:
    return LogLine(
        f"{words.TEAMS[event.team]} rolls for the start", dice=tuple(("white", str(die)) for die in event.dice)
    )


def _compared(state: State, event: e.Compared) -> str:
    what = "critical!" if event.critical else "a fail" if event.fail else "hit" if event.hit else "miss"
    return f"{_f(state, event.target)}: {event.total} against {event.defense}, {what}"


def _used(state: State, event: e.Used) -> str:
    at = [words.figure(state, target) for target in event.targets if target != event.hero]
    return f"{_f(state, event.hero)} uses {words.name(event.action)}" + (f" on {words.listed(at)}" if at else "")


def _bought(state: State, event: e.Bought) -> str:
    did = "improves to" if event.improved else "buys"
    return f"{_f(state, event.hero)} {did} {words.name(event.item)} for {words.count(event.paid, 'credit')}"


def _paid(state: State, event: e.Paid) -> LogLine | None:
    """Every source but the income, which all heroes have alike."""
    if event.why == "income":
        return None
    text = f"{_f(state, event.hero)} +{words.count(event.credits, 'credit')} ({WHY.get(event.why, event.why)})"
    return LogLine(text, state.heroes[event.hero].seat, (event.hero,), level=2)


LINES: dict[type[Event], Say] = {
    e.Drafted: _plain(lambda s, x: f"{words.TEAMS[x.team]} picks {words.name(x.card)}"),
    e.StartRolled: _start,
    e.RoundBegan: _plain(lambda s, x: f"Round {x.round}: {words.TEAMS[x.initiative]} has the initiative", 0),
    e.PhaseBegan: _plain(lambda s, x: PHASES.get(x.phase, x.phase), 2),
    e.Placed: _plain(lambda s, x: f"{_f(s, x.hero)} enters the stage"),
    e.Paid: _paid,
    e.Bought: _plain(_bought),
    e.Offered: _plain(lambda s, x: f"{words.name(x.item)} comes into the store", 2),
    e.Restarted: _plain(lambda s, x: f"{_f(s, x.hero)} pays for a new store"),
    e.ItemsShuffled: _plain(lambda s, x: "The items are shuffled", 2),
    e.BonusShuffled: _plain(lambda s, x: f"The {x.role} cards are shuffled", 2),
    e.Invoked: _plain(lambda s, x: f"{words.TEAMS[x.team]} invokes {words.count(x.count, 'minion')}"),
    e.Exploded: _plain(lambda s, x: f"{_f(s, x.minion)} explodes at {words.structure(x.structure)}"),
    e.Activated: _plain(lambda s, x: f"{_f(s, x.hero)} acts", 0),
    e.Discarded: _plain(lambda s, x: f"{_f(s, x.hero)} throws away {words.name(x.card)}", 2),
    e.Drew: _plain(lambda s, x: f"{_f(s, x.hero)} draws {words.name(x.card)}", 2),
    e.DrewCards: _plain(lambda s, x: f"{_f(s, x.hero)} draws {words.count(x.count, 'card')}" if x.count else "", 2),
    e.Gained: _plain(lambda s, x: f"{_f(s, x.hero)} +{x.amount} {x.what}"),
    e.Walked: _plain(lambda s, x: f"{_f(s, x.hero)} walks to {s.name(x.path[-1])}" if x.path else "", 2),
    e.Displaced: _plain(lambda s, x: f"{_f(s, x.hero)} is moved to {s.name(x.path[-1])}" if x.path else "", 2),
    e.BreakAway: _plain(
        lambda s, x: (
            f"{_f(s, x.hero)} {'breaks away' if x.success else 'is held'}"
            + (f" ({x.die} against {x.needed})" if x.die else "")
        )
    ),
    e.Used: _plain(_used),
    e.CardPlayed: _plain(lambda s, x: f"{_f(s, x.hero)} plays {words.name(x.card)}"),
    e.Shot: _plain(lambda s, x: f"{_f(s, x.structure)} shoots {words.figure(s, x.hero)}: {x.damage} damage"),
    e.ShotIgnored: _plain(lambda s, x: f"{_f(s, x.hero)} shrugs the shot off"),
    e.Danger: _plain(
        lambda s, x: f"{_f(s, x.hero)} walks into the fire of {words.structure(x.structure)}: {x.damage} damage"
    ),
    e.Rolled: _rolled,
    e.Compared: _plain(_compared),
    e.Damaged: _plain(lambda s, x: f"{_f(s, x.target)} −{x.amount}, {x.left} left"),
    e.Marked: _plain(lambda s, x: f"{_f(s, x.hero)}: {words.mark_text(x.stat, x.amount)}"),
    e.Died: _plain(lambda s, x: f"{_f(s, x.victim)} falls"),
    e.Destroyed: _plain(lambda s, x: f"{_f(s, x.structure)} is destroyed", 0),
    e.FountainTaken: _plain(lambda s, x: f"{words.TEAMS[x.team]} takes the Fountain", 0),
    e.Evolved: _plain(lambda s, x: f"{_f(s, x.hero)} evolves", 0),
    e.EvolutionDeclined: _plain(lambda s, x: f"{words.TEAMS[x.team]} declines to evolve", 2),
    e.Won: _plain(lambda s, x: f"{words.TEAMS[x.team]} wins in round {x.round}", 0),
}
