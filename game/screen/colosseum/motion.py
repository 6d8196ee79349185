"""What the events of Dungeon Dice look like: dice that fall, totals that count, fighters that strike.

Words cross the whole table only for turns, Epic Monsters and results; the rest is said by the ribbon over the pit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.colosseum import events as e
from game.colosseum.dice import DICE
from game.colosseum.state import MONSTER, seat_of
from game.kernel.event import Event
from game.screen.stagehand import Stagehand
from game.screen.table import Table
from game.screen.timeline import call

from . import log, words
from .tabletop import TableTop


def show(event: Event, hand: Stagehand, top: TableTop, table: Table, names: Sequence[str]) -> None:
    """Queue what an event looks like."""
    timeline, seats = hand.timeline, table.seats
    match event:
        case e.TurnBegan(seat=seat):
            timeline.then(call(top.clear))
            hand.announce(seats[seat].name, f"Turn {event.turn}", seats[seat].colour, 0.8)
        case e.FightBegan(fighters=fighters, monster=monster, level=level):
            top.meet(timeline, event.kind, fighters, monster, level)
            _say(event, top, hand, names, 0.7)
        case e.Threw(owner=owner, dice=dice, faces=faces):
            top.throw(timeline, owner, dice, faces)
            timeline.then(call(partial(hand.land, len(dice))))
        case e.Showed(seat=seat, die=die, face=face):
            top.join(timeline, seat, die, face)
            _say(event, top, hand, names, 0.3)
        case e.Came(die=die, face=face):
            top.reveal(timeline, die, face)
            timeline.then(call(partial(hand.land, 1)))
        case e.Rerolled(die=die, owner=owner, after=after):
            top.turn(timeline, die, owner, after)
        case e.Left(die=die, owner=owner):
            top.leave(timeline, die, owner)
        case e.Reduced(target=target, amount=amount):
            _say(event, top, hand, names, 0.4)
            top.lower(timeline, target, amount)
        case e.Petrified(seat=seat, what=what):
            _say(event, top, hand, names, 0.4)
            top.petrify(timeline, what, seat)
        case e.Declares(seat=seat, what=what, targets=targets):
            _declare(top, hand, seat, what, targets)
            _say(event, top, hand, names, 0.5)
        case e.Compared(totals=totals):
            for owner, total in totals.items():
                top.count(timeline, owner, total)
            _say(event, top, hand, names, 0.7)
        case e.FightEnded(winners=winners, tied=tied):
            _strike(event, top, hand)
            line = log.line(event, names)
            text = line.text if line is not None else ""
            colour = seats[winners[0]].colour if winners and winners[0] != MONSTER else None
            hand.announce("A tie" if tied else text, "", colour, 0.8)
        case e.Wounded(seat=seat):
            top.strike(timeline, None, (seat,))
            _say(event, top, hand, names, 0.5)
        case e.Healed():
            _say(event, top, hand, names, 0.5)
        case e.Drew(bag=bag) if bag != "grey":
            _say(event, top, hand, names, 0.6)
        case e.TookTrophy(seat=seat, die=die, fame=points):
            hand.announce(f"+{points} FAME", f"{seats[seat].name} takes {words.die(die)}", seats[seat].colour, 1.0)
        case e.EpicAppeared(monster=monster):
            hand.announce(f"{words.die(monster)} appears!", "All heroes may confront it", None, 1.2)
        case e.EpicChose() | e.EpicEnded():
            line = log.line(event, names)
            if line is not None:
                hand.announce(line.text, "", None, 0.8)
        case e.Offered(seat=seat, other=other, for_help=for_help):
            what = "something for help" if for_help else "a trade"
            text = f"{names[seat]} offers {names[other]} {what}"
            top.say(timeline, text, seats[seat].colour.colour, 0.5)
        case e.Returned() | e.Passed() | e.Equipped() | e.Won():
            pass
        case _:
            _say(event, top, hand, names, 0.5)


def _declare(top: TableTop, hand: Stagehand, seat: int, what: str, targets: Sequence[str]) -> None:
    """Somebody uses an ability: a lunge at whom it hits; a bomb remembers whose total it joins."""
    hit = [MONSTER if target.startswith("M") else _seat(target) for target in targets]
    if what in DICE and DICE[what].kind == "one-use" and targets:
        top.aim(hand.timeline, what, _seat(targets[0]))
    top.strike(hand.timeline, seat, [who for who in hit if who != seat])


def _strike(event: e.FightEnded, top: TableTop, hand: Stagehand) -> None:
    """The winners strike those who have lost; a monster does when no hero has won."""
    if event.tied:
        return
    top.blow(hand.timeline, event.winners, is_against_monster=event.kind in ("monster", "epic"))


def _seat(target: str) -> int:
    """Return whose "B", "B.worn-sword" or "monster" is."""
    owner = target.partition(".")[0]
    try:
        return seat_of(owner)
    except ValueError:
        return MONSTER


def _say(event: Event, top: TableTop, hand: Stagehand, names: Sequence[str], seconds: float) -> None:
    """Let the ribbon say what the log says."""
    line = log.line(event, names)
    if line is not None:
        colour = top.match.seats[line.seat].colour.colour if line.seat is not None else None
        top.say(hand.timeline, line.text, colour, seconds)
