"""Computers for Dungeon Dice: Colosseum: they weigh each answer by what it is worth and take the best.

Nothing is simulated. What a monster is worth comes from the odds, what a die is worth from its faces; a rival's gain
counts as a loss, the more the closer he is to five FAME. An answer depends on nothing but the table, so a computer can
be asked anywhere and has no memory. `easy` errs now and then and never bargains.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.colosseum.dice import DICE, face
from game.colosseum.heroes import fame, gear
from game.colosseum.odds import duel_odds
from game.colosseum.state import WIN, Hero, Table, Terms, letter, seat_of
from game.kernel.decision import COMMIT
from game.kernel.match import Rollout

from .colosseum_fight import FightMind
from .colosseum_worth import (
    after_deal,
    asking_value,
    best_loadout,
    deal_value,
    epic_chance,
    expected,
    exploring,
    help_value,
    odds_against,
    offers,
    pain,
    power,
    strength,
    with_best,
)
from .computer import Computer

SLIPS = {"easy": 0.25, "normal": 0.0, "hard": 0.0}
"""How often a level takes any legal answer instead of the best."""
TROPHY, RISK = 1.1, 0.042
"""What an EPIC TROPHY is worth, and what each hero at the table adds to the risk that the odds leave out: allies may
hinder each other.
"""
PATIENCE = 2.5
"""How many turns the strength won by a rest is counted for."""
MARGIN = 0.12
"""What a deal must be worth to be made."""


def make(level: str, seed: str) -> Computer:
    """Return the computer of that level; raises KeyError for an unknown one."""
    return Gladiator(seed, SLIPS[level], bargains=level != "easy")


class Gladiator:
    """Answers each kind of question by a rule of thumb of its own."""

    def __init__(self, seed: str, slips: float = 0.0, bargains: bool = True) -> None:
        self._pick = Random(seed)
        self._slips, self._bargains = slips, bargains

    def choose(self, match: Rollout[Any], seat: int) -> Any:
        decision = match.pending[seat]
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self._slips and self._pick.random() < self._slips:
            return self._pick.choice(options)
        return Answers(match.state, seat, self._pick, self._bargains).to(decision.prompt, options)

    def interrupt(self, match: Rollout[Any], seat: int) -> Any:
        """Play STUN where it turns enough points."""
        decision = match.decision(seat)
        if decision is None or (self._slips and self._pick.random() < self._slips):
            return None
        return FightMind(match.state, seat).stun(decision.options)


class Answers:
    """The answers of one seat at one moment."""

    def __init__(self, table: Table, seat: int, mood: Random, bargains: bool = True) -> None:
        self.table, self.seat, self._mood, self.bargains = table, seat, mood, bargains
        self.hero = table.heroes[seat]

    def to(self, prompt: str, options: Sequence[Any]) -> Any:
        kind, _, what = prompt.partition(".")
        match kind:
            case "turn":
                return self.turn(options)
            case "meet":
                return self.meet(options)
            case "loadout":
                return self.loadout(options)
            case "trade" | "help":
                return self.deal(prompt, options)
            case "epic":
                return self.epic(options)
            case "fight":
                return self.fight(what, options)
            case "target" | "potion" | "spell" | "familiar":
                return self.target(kind, what, options)
        return self.small(prompt, options)

    # the turn

    def turn(self, options: Sequence[str]) -> str:
        """Equip, trade, then rest, fight the stored monster or explore."""
        if "equip" in options and self.would_reequip():
            return "equip"
        if self.bargains:
            for option in options:
                if option.startswith("trade ") and self.trade_plan(seat_of(option[-1])):
                    return option
        hurt = self.hero.wounded_levels + len(self.hero.wounded)
        if not hurt and "fight" not in options:
            return "explore"
        if self.hero.wounded_levels and "use scroll" in options and self.hero.dice.count("scroll") > 1:
            return "use scroll"
        now = with_best(self.hero)
        explores = exploring(self.table, now)
        if hurt and PATIENCE * (exploring(self.table, self.healed()) - explores) > explores:
            return "rest"
        if "fight" in options and self.hero.stored is not None:
            stored = expected(now, self.hero.stored, odds_against(now, self.hero.stored))
            if stored > explores:
                return "fight"
        return "explore"

    def healed(self) -> Hero:
        """Return the hero as he would be after a rest."""
        found = self.hero.clone()
        found.wounded_levels = 0
        found.wounded.clear()
        return with_best(found)

    def would_reequip(self) -> bool:
        return sorted(best_loadout(self.hero)[1]) != sorted(self.hero.equipped)

    def loadout(self, options: Sequence[tuple[str, ...] | None]) -> tuple[str, ...] | None:
        best = best_loadout(self.hero)[1]
        return next((dice for dice in options if dice is not None and sorted(dice) == sorted(best)), options[0])

    def meet(self, options: Sequence[str]) -> str:
        """Confront, flee or ask, whatever promises most."""
        monster = self.table.met
        assert monster is not None
        if "equip" in options and self.would_reequip():
            return "equip"
        best = (0.0, "flee")
        hero = with_best(self.hero)
        best = max(best, (expected(hero, monster, odds_against(hero, monster)), "confront"))
        for option in options:
            if self.bargains and option.startswith("ask "):
                plan = self.help_plan(seat_of(option[-1]))
                if plan is not None:
                    best = max(best, (plan[0] - 0.05, option))
        return best[1]

    # deals

    def help_plan(self, other: int) -> tuple[float, list[str]] | None:
        """Return the cheapest offer that the other would take, and what the fight is worth with it."""
        monster = self.table.met
        assert monster is not None
        good = [
            (asking_value(self.table, monster, self.seat, other, parts), parts)
            for parts in offers(self.table, monster, self.seat)
            if help_value(self.table, monster, self.seat, other, parts) > 0
        ]
        return max(good, default=None, key=lambda plan: plan[0])

    def reluctance(self) -> float:
        """What help must be worth beyond nothing: moods that nobody else can foresee."""
        return 0.12 * self._mood.random()

    def trade_plan(self, other: int) -> list[str]:
        """Return an exchange of dice that both gain by, or nothing."""
        mine = self.spare(self.hero)
        theirs = self.spare(self.table.heroes[other])
        best: tuple[float, list[str]] = (MARGIN, [])
        for own in mine:
            for die in theirs:
                terms = Terms(self.seat, other, [f"give {own}", f"take {die}"])
                if deal_value(self.table, terms, other) > MARGIN and not self.is_decisive(terms):
                    best = max(best, (deal_value(self.table, terms, self.seat), terms.parts))
        return best[1]

    def spare(self, hero: Hero) -> list[str]:
        used = best_loadout(hero)[1]
        return [die for die in gear(hero) if die not in used and not DICE[die].gives_fame]

    def is_decisive(self, terms: Terms) -> bool:
        return any(fame(hero) >= WIN for hero in after_deal(self.table, terms))

    def deal(self, prompt: str, options: Sequence[Any]) -> Any:
        offer = self.table.offer
        assert offer is not None
        match prompt:
            case "help.offer":
                found = self.help_plan(offer.other)
                return self.next_part(found[1] if found is not None else [], offer.parts, options)
            case "trade.offer":
                return self.next_part(self.trade_plan(offer.other), offer.parts, options)
            case "trade.counter":
                plan = [] if deal_value(self.table, offer, self.seat) > MARGIN else self.counter_plan(offer)
                return self.next_part(plan, offer.parts, options)
            case "help.reply":
                monster = self.table.met
                assert monster is not None
                worth = help_value(self.table, monster, offer.asker, self.seat, offer.parts)
                return "accept" if worth > self.reluctance() else "refuse"
        worth = deal_value(self.table, offer, self.seat)
        if worth > MARGIN and not self.is_decisive(offer):
            return "accept"
        return "counter" if "counter" in options and self.counter_plan(offer) else "refuse"

    def next_part(self, plan: Sequence[str], parts: Sequence[str], options: Sequence[Any]) -> Any:
        part = next((part for part in plan if part not in parts and part in options), None)
        if part is not None:
            return part
        return COMMIT if COMMIT in options else options[0]

    def counter_plan(self, offer: Terms) -> list[str]:
        """Ask for a ONE-USE die on top, if that makes a poor offer a good one that the other may still like."""
        for die in ("potion", "bomb", "scroll", "key"):
            if die not in self.table.heroes[offer.asker].dice or f"give {die}" in offer.parts:
                continue
            terms = Terms(offer.asker, offer.other, [*offer.parts, f"give {die}"])
            if deal_value(self.table, terms, offer.other) > MARGIN and deal_value(self.table, terms, offer.asker) > 0:
                return terms.parts
        return []

    # fights

    def epic(self, options: Sequence[Any]) -> Any:
        """Confront if a share of the trophy is worth the WOUND that it may cost."""
        epic = self.table.epic
        assert epic is not None
        chances = [epic_chance(self.table, seat) for seat in range(len(self.table.heroes))]
        mine = chances[self.seat]
        rounds = 4 - epic.round
        hits = sum(chance for chance in chances if chance > 0.25)
        falls = min(1.0, max(0.0, 0.5 + 0.3 * (hits * rounds - (epic.health - rounds))))
        share = 1 / (1 + 1.3 * (hits - mine if mine > 0.25 else hits))
        prize = 4.0 if fame(self.hero) >= WIN - 1 else TROPHY
        dares = mine * falls * share * prize > (1 - mine) * pain(self.hero) + RISK * len(chances)
        found = [choice for choice in options if choice[0] == ("confront" if dares else "pass")]
        best = sorted(best_loadout(self.hero)[1])
        return next((choice for choice in found if choice[1] is not None and sorted(choice[1]) == best), found[0])

    def fight(self, what: str, options: Sequence[Any]) -> Any:
        mind = FightMind(self.table, self.seat)
        match what:
            case "go":
                return mind.stun(options) or "go"
            case "gust":
                return mind.gust()
        return mind.use(options)

    def target(self, kind: str, what: str, options: Sequence[Any]) -> Any:
        """Whom or what a use is aimed at."""
        if self.table.fight is None:
            return self.outside(kind, what, options)
        mind = FightMind(self.table, self.seat)
        match kind, what:
            case "target", "sword":
                return mind.reroll(options, mine=True)
            case "target", "armor" | "boomerang":
                return mind.reroll(options, mine=False)
            case "target", "vorpal" | "aegis":
                return mind.series(options, rising=what == "vorpal")
            case "target", "bomb":
                return mind.side(options, helps=True)
            case "target", "tangle" | "gust":
                return mind.side(options, helps=False)
            case "potion", effect:
                return mind.potion(effect, options)
            case "spell", "choose":
                return mind.best_spell()[1] or options[0]
            case "spell", "target":
                return self.spell_target(mind, options)
            case "spell", "protect":
                return self.protect(options)
            case "spell", "protection":
                return mind.reroll(options, mine=False)
            case "spell", "focus":
                return self.refocus()
            case "familiar", _:
                return max(options, key=lambda text: _face_worth(str(text)))
        return self.small(f"{kind}.{what}", options)

    def spell_target(self, mind: FightMind, options: Sequence[str]) -> str:
        """The best target of the spell that was chosen a moment ago, which is the best spell."""
        best = mind.best_spell()[2]
        if best in options:
            return best
        return max(options, key=lambda option: (option == "monster", option != letter(self.seat)))

    def protect(self, options: Sequence[Any]) -> Any:
        own = letter(self.seat)
        return own if own in options else COMMIT if COMMIT in options else options[0]

    def refocus(self) -> bool:
        """FOCUS: roll a SPELL die again that shows less than it does on the average."""
        die, shown = self.table.shown
        return face(shown).value < DICE[str(die)].average

    def outside(self, kind: str, what: str, options: Sequence[Any]) -> Any:
        """Potions and spells in the free window."""
        own = letter(self.seat)
        if what == "choose":
            return "healing" if "healing" in options else options[0]
        if what in ("healing", "target") and own in options:
            return own
        if what in ("pain", "target"):
            rivals = [o for o in options if o not in (own, "none")]
            return max(rivals, key=lambda o: strength(self.table.heroes[seat_of(o)]), default=options[0])
        return self.small(f"{kind}.{what}", options)

    # small questions

    def small(self, prompt: str, options: Sequence[Any]) -> Any:
        match prompt:
            case "lock.key" | "event.prize":
                return True
            case "explore.keep":
                return self.keeps()
            case "draw.artifact":
                return options[0]
            case "event.challenge":
                return max(options, key=lambda option: self.challenge(seat_of(option)))
            case "wound":
                return min(options, key=power)
            case "heal":
                return "level" if "level" in options else max(options, key=power)
            case "spell.freeze":
                return max(options, key=power)
            case "target.freeze":
                return min(options, key=power)
        return options[0]

    def challenge(self, other: int) -> float:
        """Duel whom one beats, the leader if it is close."""
        rival = self.table.heroes[other]
        return duel_odds(with_best(self.hero), with_best(rival)).win + 0.06 * fame(rival)

    def keeps(self) -> bool:
        """Keep a familiar or class die that makes the hero stronger."""
        die = self.table.drawn[-1]
        new = self.hero.clone()
        if DICE[die].kind == "familiar":
            new.familiar = die
        else:
            new.calling = die
        return best_loadout(new)[0] > best_loadout(self.hero)[0] or not (self.hero.familiar or self.hero.calling)


def _face_worth(text: str) -> float:
    shown = face(int(text) if text.isdigit() else text)
    return shown.value + (2.0 if shown.ability else 0.0)


class Absent:
    """Sits for a player who has left: passes, flees, refuses, and gives up what is worth least. [DDC-EDGE-15]"""

    def choose(self, match: Rollout[Any], seat: int) -> Any:
        decision = match.pending[seat]
        options = decision.options
        for word in ("pass", "flee", "refuse", "go", "rest", "none", "stop", False):
            if word in options:
                return word
        if decision.prompt == "epic.choice":
            return next(choice for choice in options if choice[0] == "pass")
        dice = [option for option in options if option in DICE]
        return min(dice, key=lambda die: DICE[die].average) if dice else options[0]

    def interrupt(self, match: Rollout[Any], seat: int) -> Any:
        return None
