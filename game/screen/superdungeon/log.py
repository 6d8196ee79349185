"""What events of Super Dungeon Arena read like in the log."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.event import Event
from game.screen.presenter import LogLine
from game.screen.table import Table
from game.superdungeon import events as e
from game.superdungeon.dice import pool
from game.superdungeon.state import State

from . import words

PHASES = {"store": "goes to the store", "pass": "passes", "activate monsters": "activates monsters", "spawn": "spawns"}
REACTIONS = {"wounded": "wounded", "destroyed": "its last act", "moved": "moved", "defended": "defended"}
"""Why a model reacts."""


def dice_of(dice: str, faces: Sequence[int | str]) -> tuple[tuple[str, str], ...]:
    """Return kind and face of each die."""
    return tuple((kind, str(face)) for kind, face in zip(pool(dice).dice, faces, strict=False))


def log(state: State, event: Event, table: Table) -> LogLine | None:
    """Return the line of the event, or None if nobody needs to read of it."""
    return _of_seats(event, table) or _of_combat(state, event) or _of_models(state, event)


def _line(state: State, text: str, *ids: str, level: int = 1, squares: int = 0) -> LogLine:
    model = state.models.get(ids[0]) if ids else None
    return LogLine(text, model.side if model else None, tuple(filter(None, ids)), squares, level=level)


def _cards(cards: Sequence[str]) -> str:
    return ", ".join(map(words.name, cards)) or "nothing"


def _of_seats(event: Event, table: Table) -> LogLine | None:
    """Turns, phases, points and cards: what concerns a player."""

    def who(side: int) -> str:
        return table.seats[side].name

    match event:
        case e.RolledFor():
            thrown = tuple(("B", str(face)) for face in event.faces)
            return LogLine(f"{who(event.side)} rolls for {event.what}", event.side, dice=thrown)
        case e.ScenarioSet():
            return LogLine(f"{words.scenario_name(event.scenario)} – {who(event.first)} is player one", level=0)
        case e.TurnBegan():
            return LogLine(f"Turn {event.turn} – {who(event.side)}", event.side, level=0)
        case e.PhaseChosen(phase=phase) if phase in PHASES:
            return LogLine(f"{who(event.side)} {PHASES[phase]}", event.side)
        case e.PointsScored():
            text = f"{who(event.side)} scores {words.several(event.amount, 'point')}: {event.points} now"
            return LogLine(text, event.side)
        case e.Drew():
            return LogLine(f"{who(event.side)} draws {_cards(event.cards)}", event.side)
        case e.TurnedUp():
            return LogLine(f"For sale: {_cards(event.cards)}")
        case e.Bought():
            return LogLine(f"{who(event.side)} buys {words.name(event.card)}", event.side)
        case e.Discarded():
            return LogLine(f"Discarded: {_cards(event.cards)}", level=2)
        case e.Shuffled():
            return LogLine(f"The {event.deck} deck is shuffled anew", level=2)
        case e.Unlocked():
            return LogLine(f"{who(event.side)}: the mini-boss is unlocked", event.side)
        case e.TilePlaced():
            return LogLine(f"{who(event.side)} places {words.name(event.tile)}", event.side)
        case e.ClusterPlaced():
            return LogLine(f"{who(event.side)} places a crystal cluster", event.side, squares=1 << event.at)
        case e.Won():
            return LogLine(f"{who(event.side)} wins: {event.why}", event.side, level=0)
    return None


def _of_combat(state: State, event: Event) -> LogLine | None:
    """Actions, dice and what they do."""

    def who(id: str) -> str:
        return words.model_name(state, id)

    match event:
        case e.Acted():
            at = f" at {who(event.target)}" if event.target not in ("", event.user) else ""
            squares = sum(1 << square for square in event.squares)
            return _line(
                state,
                f"{who(event.user)}: {words.action_name(event.action)}{at}",
                event.user,
                event.target,
                squares=squares,
            )
        case e.Rolled():
            line = _line(
                state,
                f"{who(event.model)}: {event.kind} {event.attribute} = {words.several(event.total, 'star')}",
                event.model,
                level=2,
            )
            return line._replace(dice=dice_of(event.dice, event.faces))
        case e.Rerolled():
            text = f"{who(event.model)} rolls die {event.die + 1} again: {event.before} becomes {event.after}"
            return _line(state, text, event.model, level=2)
        case e.Compared():
            what = "critical hit!" if event.critical else "a hit" if event.won else f"{who(event.target)} defends"
            return _line(
                state,
                f"{words.several(event.offense, 'star')} against {event.defense}: {what}",
                event.user,
                event.target,
            )
        case e.Wounded():
            text = f"{who(event.model)} suffers {words.several(event.amount, 'wound')} ({words.action_name(event.why)})"
            return _line(state, text, event.model)
        case e.Healed():
            return _line(
                state, f"{who(event.model)} heals {event.amount} ({words.action_name(event.why)})", event.model
            )
        case e.StatusSet():
            return _line(state, f"{who(event.model)} suffers {event.status.capitalize()}", event.model)
        case e.StatusRemoved():
            return _line(state, f"{who(event.model)} is rid of {event.status.capitalize()}", event.model, level=2)
        case e.Withstood():
            return _line(state, f"{who(event.model)} is immune to {event.status.capitalize()}", event.model)
        case e.Reacted():
            return _line(state, f"{who(event.model)} answers {who(event.cause)} ({REACTIONS[event.when]})", event.model)
        case e.Destroyed():
            return _line(state, f"{who(event.model)} is destroyed", event.model, squares=1 << event.at)
        case e.PotionGained():
            return _line(state, f"{who(event.model)} gains {words.several(event.amount, 'potion')}", event.model)
        case e.Drank():
            return _line(state, f"{who(event.model)} drinks {words.name(event.potion)}", event.model)
        case e.EffectBegan():
            return _line(state, f"{words.name(event.name)} begins", event.user, level=2)
        case e.EffectEnded():
            return _line(state, f"{words.name(event.name)} ends", event.user, level=2)
    return None


def _of_models(state: State, event: Event) -> LogLine | None:
    """Where models go and what they carry."""

    def who(id: str) -> str:
        return words.model_name(state, id)

    match event:
        case e.Activated():
            return _line(state, f"{who(event.model)} is activated", event.model, level=2)
        case e.Moved():
            squares = sum(1 << square for square in set(event.path))
            text = f"{who(event.model)} {'is moved' if event.by else 'moves'} to {state.ground.name(event.to)}"
            return _line(state, text, event.model, level=2, squares=squares)
        case e.Placed():
            text = f"{who(event.model)} appears on {state.ground.name(event.at)}"
            return _line(state, text, event.model, level=2)
        case e.Spawned():
            return _line(
                state, f"{who(event.point)} has brought {words.several(len(event.models), 'model')}", event.point
            )
        case e.Equipped():
            return _line(state, f"{who(event.model)} equips {words.name(event.card)}", event.model)
        case e.Unequipped():
            text = f"{_cards(event.cards)} of {who(event.model)} goes back to the backpack"
            return _line(state, text, event.model, level=2)
        case e.Shifted():
            return _line(state, f"{who(event.model)} has taken another form", event.model)
        case e.CrystalTaken():
            return _line(state, f"{who(event.model)} takes a crystal", event.model)
        case e.CrystalDropped():
            text = f"{who(event.model)} drops its crystal on {state.ground.name(event.at)}"
            return _line(state, text, event.model, squares=1 << event.at)
    return None
