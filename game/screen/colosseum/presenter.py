"""Dungeon Dice: Colosseum on the screen: what the choices say, what they would do, and what events look like."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.colosseum.dice import DICE
from game.colosseum.heroes import fame, gear
from game.colosseum.odds import Odds, duel_odds, epic_odds, hero_odds
from game.colosseum.queries import faced
from game.colosseum.state import EPIC_ROUNDS, WIN, seat_of
from game.colosseum.state import Table as State
from game.kernel.decision import Commit, Decision
from game.kernel.event import Event
from game.kernel.match import Match
from game.screen.cardface import CardFace
from game.screen.cues import cue
from game.screen.presenter import LogLine, Offer, Plain, Preview, SeatHead
from game.screen.stagehand import Stagehand
from game.screen.table import Table

from . import figures, log, words
from .equip import Dice, Ending, Equip
from .gallery import of_die
from .motion import show
from .sounds import SOUNDS
from .tabletop import TableTop

BARGAINS = ("trade.offer", "trade.counter", "trade.reply", "help.offer", "help.reply")
FEW = 4
"""So many ways to equip have a button each; more are put together from dice."""
MAIN = ("explore", "confront", "accept", "go", "yes")
TIPS = {
    "explore": "Draw a die from the grey bag and meet what it brings.",
    "rest": "All your WOUNDED dice become ready. Your turn ends.",
    "flee": "The monster goes back into the bag. Your turn ends.",
}


class ColosseumPresenter(Plain):
    slug = "colosseum"
    has_secrets = False

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.tabletop = self.top = TableTop(table)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    # Words

    def name(self, state: State) -> str:
        limit = f" of {state.limit}" if state.limit else ""
        return f"{WIN} FAME wins\nRound {state.round}{limit}"

    def question(self, match: Match[Any], decision: Decision[Any]) -> str:
        state: State = match.state
        if decision.prompt == "meet" and state.met is not None:
            return f"{words.die(state.met.die)}, level {state.met.level}: confront it, ask for help, or flee?"
        if decision.prompt in BARGAINS and state.offer is not None:
            said = words.bargain(state.offer, decision.seat, self.names)
            if decision.prompt == "help.reply" and state.met is not None:
                whom = f"{self.names[state.active]} against {words.die(state.met.die)}"
                return f"Help {whom}? {said[:1].upper() + said[1:]}."
            if decision.prompt.endswith("reply"):
                return f"Do you agree? {said[:1].upper() + said[1:]}."
            if not state.offer.parts:
                return "Put the offer together: click dice on the two mats."
            return f"The offer so far: {said}."
        if decision.prompt == "epic.choice" and state.epic is not None:
            epic = state.epic
            who = f"{words.die(epic.monster)} ({epic.health} HEALTH, round {epic.round} of {EPIC_ROUNDS})"
            return f"{who}: confront or pass? Secret until all have chosen."
        if decision.prompt == "explore.keep" and state.drawn:
            return f"You have found {words.die(state.drawn[-1])}. {self._replaced(state, decision.seat)}"
        if decision.prompt.startswith("potion."):
            return f"{decision.prompt.partition('.')[2].upper()}: for whom?"
        if decision.prompt == "fight.go" and state.fight is not None and state.fight.declared is not None:
            declared = state.fight.declared
            who = words.who(declared.seat, self.names)
            return f"{who[:1].upper() + who[1:]} declares {declared.what.replace('-', ' ').upper()}. Stop it?"
        return words.QUESTIONS.get(decision.prompt) or super().question(match, decision)

    @staticmethod
    def _replaced(state: State, seat: int) -> str:
        """Ask whether a companion is kept, and say who would have to go."""
        hero = state.heroes[seat]
        old = hero.familiar if DICE[state.drawn[-1]].kind == "familiar" else hero.calling
        return f"Keep it and give {words.die(old)} back?" if old else "Keep it?"

    def offers(self, match: Match[Any], decision: Decision[Any]) -> Sequence[Offer]:
        state: State = match.state
        lies = self._in_the_pit(state)
        found = [replace(self._offer(state, decision, value), about=lies) for value in decision.options]
        if decision.prompt in ("loadout", "epic.choice") and len(gear(state.heroes[decision.seat])) > 1:
            equip = partial(self._equip, state.clone(), decision)
            tip = "Take dice up and lay them down, and see the chance to win."
            if len(found) > FEW:
                found = [replace(offer, is_quiet=not self._stands_out(decision, offer)) for offer in found]
            found.insert(0, Offer(values=(), text="Choose dice …", kind="plain", tip=tip, opens=equip))
        return found

    @staticmethod
    def _stands_out(decision: Decision[Any], offer: Offer) -> bool:
        """Whether one of many ways to equip has a button of its own: as it is now, or the fullest."""
        if decision.prompt == "epic.choice":
            return bool(offer.values[0][1] is None)
        return offer.is_main or offer.values[0] is None

    @staticmethod
    def _in_the_pit(state: State) -> str:
        """Return the die that it is all about now: a monster, or what was found."""
        if state.fight is not None:
            return state.fight.monster.die if state.fight.monster is not None else ""
        if state.met is not None:
            return state.met.die
        return state.drawn[-1] if state.drawn else state.epic.monster if state.epic is not None else ""

    def _equip(self, state: State, decision: Decision[Any], done: Callable[[Any], None]) -> Equip:
        hero = state.heroes[decision.seat]

        def worn(dice: Dice) -> Dice | None:
            return None if set(dice) == set(hero.equipped) else dice

        def epic(word: str) -> Ending:
            return Ending(word.capitalize(), lambda dice: (word, worn(dice)))

        endings = [Ending("Equip these", worn)]
        title = "What do you equip?"
        if decision.prompt == "epic.choice":
            endings = [epic("confront"), epic("pass")]
            title = "Confront the Epic Monster, or pass? And with what?"

        def chance(dice: Dice) -> str:
            odds = self._dressed(state, decision, dice)
            return _percent(odds) if odds is not None else ""

        foe = self._in_the_pit(state)
        return Equip(hero, title, chance, endings, done, f"colosseum/{foe}" if foe else "")

    def _offer(self, state: State, decision: Decision[Any], value: Any) -> Offer:
        if isinstance(value, Commit):
            is_empty = state.offer is None or not state.offer.parts
            nothing = "Offer nothing" if decision.prompt == "help.offer" else "No trade"
            text = nothing if is_empty else "Offer this"
            return Offer(values=(value,), text=text, is_main=not is_empty, kind="plain")
        if decision.prompt == "loadout":
            odds = self._dressed(state, decision, value)
            text, is_main = words.loadout(value, state, decision.seat), self._is_fullest(state, decision, value)
            return Offer(
                values=(value,), text=text, is_main=is_main,
                note=_percent(odds) if odds else "", tip=_told(odds) if odds else "", kind="plain",
            )  # fmt: skip
        if decision.prompt == "epic.choice":
            choice, dice = value
            with_what = (
                "" if dice is None else f" with {words.loadout(dice, state, decision.seat)}" if dice else " unarmed"
            )
            odds = self._dressed(state, decision, dice) if choice == "confront" else None
            text = f"{choice.capitalize()}{with_what}"
            note, tip = (_percent(odds), _told(odds)) if odds is not None else ("", "")
            return Offer(
                values=(value,),
                text=text,
                is_main=choice == "confront" and dice is None,
                note=note,
                tip=tip,
                kind="plain",
            )
        text = decision.form.write(value)
        odds = self._odds(state, decision, text)
        tips = (TIPS.get(text) or self._about(text), _told(odds) if odds is not None else "")
        if text in ("pass", "go") and decision.prompt.startswith("fight."):
            return Offer(values=(value,), text=words.option(text, state, self.names), kind="end_activation")
        return Offer(
            values=(value,),
            text=words.option(text, state, self.names, decision.seat),
            thing=thing_of(state, decision, text),
            tip="\n".join(tip for tip in tips if tip),
            is_main=text in MAIN,
            note=_percent(odds) if odds is not None else "",
            kind="plain",
            is_quiet=text.startswith(("give ", "take ")) and not text.endswith(" reward"),
        )

    @staticmethod
    def _is_fullest(state: State, decision: Decision[Any], value: Dice | None) -> bool:
        """Whether nothing more could be worn: what is worn now, unless there is something more."""
        worn = len(state.heroes[decision.seat].equipped)
        most = max([worn, *(len(dice) for dice in decision.options if dice is not None)])
        return (worn if value is None else len(value)) == most and (value is None or worn < most)

    @staticmethod
    def _about(text: str) -> str:
        slug = text.split()[-1]
        return words.about(slug) if slug in DICE else ""

    def _dressed(self, state: State, decision: Decision[Any], dice: Sequence[str] | None) -> Odds | None:
        """Return the chance to win with those dice equipped, where it can be reckoned."""
        hero = state.heroes[decision.seat].clone()
        if dice is not None:
            hero.equipped = list(dice)
        if state.epic is not None and decision.prompt == "epic.choice":
            odds = epic_odds(hero, state.epic.monster)
        elif state.fight is not None and state.fight.monster is not None and state.fight.kind == "monster":
            fighters = state.fight.fighters
            other = next((state.heroes[seat] for seat in fighters if seat != decision.seat), None)
            pair = (hero, other) if fighters[0] == decision.seat or other is None else (other, hero)
            odds = hero_odds(pair[0], pair[1], state.fight.monster)
        elif state.met is not None:
            is_helper = decision.seat != state.active
            odds = hero_odds(state.heroes[state.active] if is_helper else hero, hero if is_helper else None, state.met)
        else:
            return None
        return odds

    def _odds(self, state: State, decision: Decision[Any], text: str) -> Odds | None:
        hero = state.heroes[decision.seat]
        match decision.prompt, text.split():
            case "meet", ["confront"]:
                return hero_odds(hero, None, faced(state))
            case "meet", ["ask", other]:
                return hero_odds(hero, state.heroes[seat_of(other)], faced(state))
            case "help.reply", ["accept"]:
                asker = state.heroes[state.active]
                return hero_odds(asker, hero, faced(state))
            case "turn", ["fight"]:
                return hero_odds(hero, None, faced(state))
            case "event.challenge", [other]:
                return fought_out(duel_odds(hero, state.heroes[seat_of(other)]))
        return None

    def called(self, state: State, id: str) -> str:
        return words.die(id) if id in DICE else words.owner(id, self.names) if len(id) == 1 and id.isupper() else id

    def preview(self, match: Match[Any], decision: Decision[Any], offer: Offer) -> Preview | None:
        state: State = match.state
        if not offer.values:
            return None
        if decision.prompt == "epic.choice" and state.epic is not None:
            odds = epic_odds(state.heroes[decision.seat], state.epic.monster)
            return Preview("One round against the Epic Monster", _spoken(odds), odds.beats)
        odds_or_none = self._odds(state, decision, decision.form.write(offer.values[0]))
        if odds_or_none is None:
            return None
        return Preview(offer.text, _spoken(odds_or_none), odds_or_none.beats)

    # Heads and piles

    def head(self, state: State, seat: int) -> SeatHead:
        hero = state.heroes[seat]
        wounds = hero.wounded_levels + len(hero.wounded)
        notes = (("star", f"XP {hero.experience}"), *((("heart", f"{wounds} wounded"),) if wounds else ()))
        return SeatHead(
            fame(hero),
            WIN,
            notes,
            f"{self.names[seat]}: {fame(hero)} FAME, experience {hero.experience}. Click to look at its dice.",
        )

    def zones(self, state: State, seat: int) -> Sequence[tuple[str, Sequence[str]]]:
        hero = state.heroes[seat]
        companions = [die for die in (hero.familiar, hero.calling) if die]
        return (
            ("Dice", list(hero.dice)),
            ("Companions", companions),
            ("Trophies", [*(trophy.die for trophy in hero.trophies), *hero.epics]),
            ("Free on the table", [*state.spells, *state.legendary]),
        )

    def card(self, state: State, piece: str) -> CardFace | None:
        return self.card_of(state, piece)

    def card_of(self, state: State, card: str) -> CardFace | None:
        return of_die(DICE[card]) if card in DICE else None

    def log(self, state: State, event: Event) -> LogLine | None:
        return log.line(event, self.names)

    def statistics(self, match: Match[Any]) -> Mapping[str, Any]:
        return figures.statistics(match, len(self.table.seats))

    # Motion and sound

    def sound(self, state: State, event: Event) -> str:
        return cue(SOUNDS, state, event)

    def animate(self, event: Event, hand: Stagehand) -> None:
        show(event, hand, self.top, self.table, self.names)


def thing_of(state: State, decision: Decision[Any], text: str) -> str:
    """Return what on the table may be clicked for an answer; empty if it has only its button."""
    seat = decision.seat
    match text.split():
        case ["give" | "take" as way, slug] if state.offer is not None:
            giver = state.offer.asker if way == "give" else state.offer.other
            return f"mat.{giver}.{slug}"
        case ["use", slug]:
            return f"mat.{seat}.{slug}"
        case ["trade" | "ask", other]:
            return f"mat.{seat_of(other)}"
        case ["explore"]:
            return "bag.grey"
        case ["monster"]:
            return "monster"
        case [word] if "." in word:
            return f"pit.{word}"
        case [word] if len(word) == 1 and word.isupper():
            return f"mat.{seat_of(word)}"
        case [word] if decision.prompt in ("wound", "heal"):
            return f"mat.{seat}.{word}"
        case [word] if decision.prompt == "spell.choose":
            return f"free.spell-{word}"
        case [word] if decision.prompt == "draw.artifact":
            return f"bag.{word}" if word == "yellow" else f"free.{word}"
    return ""


def fought_out(odds: Odds) -> Odds:
    """Return the odds of heroes who fight again as often as they tie. [DDC-DUEL-07]"""
    decided = odds.win + odds.lose
    if not decided:
        return Odds(0.5, 0, 0.5, False)
    return Odds(odds.win / decided, 0, odds.lose / decided, odds.exact)


def _percent(odds: Odds) -> str:
    """The chance to win, beside what leads into a fight; "~" where it is an estimate."""
    return f"{'' if odds.exact else '~'}{round(100 * odds.beats)} %"


def _told(odds: Odds) -> str:
    """What the number beside an answer means."""
    about = "" if odds.exact else "about "
    lines = [f"Your side wins {about}{round(100 * odds.beats)} of 100 such fights."]
    if odds.tie:
        lines.append("A tie counts as won.")
    if not odds.exact:
        lines.append("It is an estimate: what somebody may still choose, such as rerolls and spells, counts roughly.")
    return "\n".join(lines)


def _spoken(odds: Odds) -> tuple[str, ...]:
    sure = "" if odds.exact else "An estimate: abilities with choices are counted roughly."
    lines = (f"win {odds.win:.0%}, tie {odds.tie:.0%}, lose {odds.lose:.0%}", sure)
    return tuple(line for line in lines if line)


PRESENTER = ColosseumPresenter
