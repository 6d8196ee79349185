"""How the events of Dungeon Dice read in the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.colosseum import events as e
from game.colosseum.state import MONSTER
from game.kernel.event import Event
from game.screen.presenter import LogLine

from . import words

Names = Sequence[str]
REPLIES = {"accept": "accepts", "refuse": "refuses", "counter": "makes another offer"}
KINDS = {"monster": "A fight", "epic": "An Epic round", "duel": "A duel", "colosseum": "A colosseum fight"}


def line(event: Event, names: Names) -> LogLine | None:
    """Return the line for an event; None for what goes without saying."""
    say = LINES.get(type(event))
    return say(event, names) if say is not None else None


def _who(seat: int, names: Names) -> str:
    name = words.who(seat, names)
    return name[:1].upper() + name[1:]


def _seat(seat: int) -> int | None:
    return None if seat == MONSTER else seat


def _turn(event: e.TurnBegan, names: Names) -> LogLine:
    return LogLine(f"Turn {event.turn}: {_who(event.seat, names)}", event.seat, level=0, rule="DDC-TURN-01")


def _drew(event: e.Drew, names: Names) -> LogLine:
    where = "from the table" if event.bag == "table" else f"from the {event.bag} bag"
    return LogLine(f"{_who(event.seat, names)} draws {words.die(event.die)} {where}", event.seat)


def _returned(event: e.Returned, names: Names) -> LogLine:
    where = "on the table" if event.bag == "table" else f"back to the {event.bag} bag"
    return LogLine(f"{words.die(event.die)} goes {where}", level=2)


def _came(event: e.Came, names: Names) -> LogLine:
    return LogLine(f"It shows {words.face(event.face)}", event.seat, dice=((event.die, words.short(event.face)),))


def _threw(event: e.Threw, names: Names) -> LogLine:
    dice = tuple((name, words.short(face)) for name, face in zip(event.dice, event.faces, strict=True))
    shown = ", ".join(words.face(face) for face in event.faces)
    return LogLine(f"{_who(event.owner, names)} rolls {shown}", _seat(event.owner), dice=dice)


def _began(event: e.FightBegan, names: Names) -> LogLine:
    sides = words.listed([words.who(seat, names) for seat in event.fighters]) if event.fighters else "nobody"
    against = f" against {words.die(event.monster)}, level {event.level}" if event.monster else ""
    again = ", once more after the tie" if event.replay else ""
    last = " for the victory" if event.final else ""
    return LogLine(f"{KINDS[event.kind]}: {sides}{against}{again}{last}", level=0)


def _declares(event: e.Declares, names: Names) -> LogLine:
    at = f" on {words.listed([words.aim(target, names) for target in event.targets])}" if event.targets else ""
    return LogLine(f"{_who(event.seat, names)}: {event.does.replace('-', ' ').upper()}{at}", _seat(event.seat))


def _compared(event: e.Compared, names: Names) -> LogLine:
    totals = " · ".join(
        f"{_who(owner, names)}: {total}" + (f" against {event.against[owner]}" if owner in event.against else "")
        for owner, total in event.totals.items()
    )
    return LogLine(f"Totals – {totals}")


def _ended(event: e.FightEnded, names: Names) -> LogLine:
    if event.tied:
        return LogLine("A tie")
    who = words.listed([words.who(seat, names) for seat in event.winners]) if event.winners else "nobody"
    return LogLine(f"{who[:1].upper() + who[1:]} {'wins' if len(event.winners) < 2 else 'win'}")


def _simple(text: str, level: int = 1) -> Callable[[Any, Names], LogLine]:
    """A line of a seat: {who}, {die} and the fields of the event."""

    def say(event: Any, names: Names) -> LogLine:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        seat = fields.get("seat", fields.get("target", fields.get("owner", MONSTER)))
        fields["who"] = _who(seat, names)
        for name in ("die", "monster", "what", "ability"):
            if name in fields:
                fields[name] = words.capital(words.rolled(str(fields[name]), names))
        for name in ("before", "after", "face"):
            if name in fields:
                fields[name] = words.face(fields[name])
        for name in ("other", "giver", "taker", "by"):
            if name in fields:
                fields[name] = words.who(fields[name], names)
        return LogLine(text.format(**fields), _seat(seat), level=level)

    return say


def _offered(event: e.Offered, names: Names) -> LogLine:
    what = "for help" if event.for_help else "as a trade"
    text = f"{_who(event.seat, names)} offers {words.who(event.other, names)} {what}: {words.terms(event.parts)}"
    return LogLine(text, event.seat)


def _equipped(event: e.Equipped, names: Names) -> LogLine:
    dice = words.listed([words.die(slug) for slug in event.dice])
    return LogLine(f"{_who(event.seat, names)} equips {dice}", event.seat, level=2)


def _chose(event: e.EpicChose, names: Names) -> LogLine:
    who = words.listed([words.who(seat, names) for seat in event.confront]) if event.confront else "nobody"
    verb = "confronts" if len(event.confront) < 2 else "confront"
    return LogLine(f"Epic round {event.round}: {who} {verb}", level=0)


LINES: dict[type[Event], Callable[[Any, Names], LogLine]] = {
    e.FirstRolled: _simple("{who} rolls {value} for the first turn"),
    e.TurnBegan: _turn,
    e.Drew: _drew,
    e.DrewNothing: _simple("{who} finds the {bag} bag empty"),
    e.Came: _came,
    e.Returned: _returned,
    e.Kept: _simple("{who} keeps {die}"),
    e.Rested: _simple("{who} rests: all dice are ready"),
    e.Trapped: _simple("{who} walks into a trap"),
    e.Fled: _simple("{who} flees from {monster}"),
    e.Equipped: _equipped,
    e.Offered: _offered,
    e.Replied: lambda event, names: LogLine(
        f"{_who(event.seat, names)} {REPLIES.get(event.answer, event.answer)}", event.seat
    ),
    e.Handed: lambda event, names: LogLine(
        f"{_who(event.giver, names)} hands {words.die(event.die)} to {words.who(event.taker, names)}", event.giver
    ),
    e.FightBegan: _began,
    e.Threw: _threw,
    e.Rerolled: _simple("{who} rerolls {before}: {after}"),
    e.Left: lambda event, names: LogLine(f"{_who(event.owner, names)} loses a die to {event.why.upper()}", level=2),
    e.Showed: _simple("{who} shows {die}: {face}"),
    e.Declares: _declares,
    e.Stopped: _simple("STUN of {by} stops {what}"),
    e.Immune: _simple("{who} is immune to {ability}"),
    e.Passed: _simple("{who} passes", 2),
    e.LevelChanged: _simple("{monster} is level {level} now"),
    e.Reduced: _simple("FREEZE: the total of {who} falls by {amount}"),
    e.Toaded: _simple("{who} becomes a toad and loses its abilities"),
    e.LostAtOnce: _simple("{who} loses the combat at once"),
    e.Petrified: _simple("{what} turns to stone"),
    e.Compared: _compared,
    e.FightEnded: _ended,
    e.Wounded: _simple("{who} takes a WOUND: {die}"),
    e.Healed: _simple("{who} heals {die}"),
    e.Frozen: _simple("{who}: {die} is frozen"),
    e.Learned: _simple("{who} reaches experience {experience}"),
    e.TookTrophy: _simple("{who} takes {die} as a trophy ({fame} FAME)"),
    e.EpicAppeared: lambda event, names: LogLine(f"{words.die(event.monster)} appears!", level=0, rule="DDC-EPIC-01"),
    e.EpicChose: _chose,
    e.EpicHealth: _simple("The Epic Monster has {health} HEALTH"),
    e.EpicHit: _simple("{who} hits with {total}"),
    e.EpicEnded: lambda event, names: LogLine(
        f"{words.die(event.monster)} falls; the trophy goes to {words.who(event.winner, names)}"
        if event.winner >= 0
        else f"{words.die(event.monster)} withdraws undefeated",
        level=0,
    ),
    e.RollOff: _simple("{who} rolls {value} + {bonus} for the trophy"),
    e.Won: lambda event, names: LogLine(f"{_who(event.seat, names)} wins with {event.fame} FAME", event.seat, level=0),
}
