"""What events of the show look like: one method for each kind, named after it."""

from __future__ import annotations

from collections.abc import Sequence

from game.arenashow import cards as c
from game.arenashow import events as e
from game.arenashow.dice import is_hit
from game.arenashow.state import State
from game.arenashow.values import actions, max_health
from game.kernel.decision import Decision
from game.kernel.event import Event
from game.kernel.match import Match
from game.screen import theme as th
from game.screen.duel import Fighter, Term, ThrownDie
from game.screen.overlays import Overlay
from game.screen.stagehand import Stagehand
from game.screen.theme import SeatColour
from game.screen.timeline import Tween, call, out, wait

from . import cards, fight, words
from .fight import Worth
from .log import PHASES

DICE = "66"
"""Two dice that have not been thrown yet."""


class Director:
    """Turns events into what the stagehand does."""

    def __init__(self, colours: tuple[SeatColour, SeatColour]) -> None:
        self.colours = colours
        self.foreseen: dict[str, tuple[Worth, Worth]] = {}
        """What attack and defense were worth when the attack was declared, by target."""
        self._before: type[Event] = Event
        """The kind of the last event: several of a kind are seen together."""

    def show(self, state: State, event: Event, hand: Stagehand) -> None:
        method = getattr(self, f"on_{type(event).__name__.lower()}", None)
        if method is not None:
            method(state, event, hand)
        self._before = type(event)

    def fighter(self, state: State, id: str) -> Fighter:
        if id in state.heroes:
            hero = state.heroes[id]
            most = max_health(state, hero)
            return Fighter(
                id, words.figure(state, id), cards.sprite(hero.card), self.colours[hero.team],
                hearts=most, wounds=max(0, most - hero.health),
            )  # fmt: skip
        if id in state.structures:
            structure = state.structures[id]
            team = structure.team
            colour = self.colours[team] if team >= 0 else None
            return Fighter(
                id,
                words.structure(id),
                structure_sprite(structure.kind, 3),
                colour,
                hearts=3,
                wounds=3 - structure.health,
            )
        team = 0 if id[0] == "r" else 1
        return Fighter(id, words.figure(state, id), minion_sprite(team), self.colours[team])

    def foresee(self, state: State, slug: str, targets: Sequence[str]) -> None:
        """An attack is about to be declared: note what both sides are worth, for the overlay."""
        hero = state.active
        self.foreseen = {
            target: (fight.attack(state, hero, slug, target), fight.guard(state, target)) for target in targets
        }

    def lay(self, match: Match[State], decision: Decision[str], hand: Stagehand) -> None:
        """Show an attack that is under way as it stands now: sums, cards, odds, dice, and whose turn it is."""
        state: State = match.state
        assault = state.assault
        if assault is None:
            return
        hero = state.heroes[assault.attacker]
        events = match.steps[-1].events
        start = max((i for i, event in enumerate(events) if isinstance(event, e.Used)), default=0)
        played = [event for event in events[start:] if isinstance(event, e.CardPlayed)]
        duel = hand.duel
        is_same = duel.is_open and duel.attacker is not None and duel.attacker.id == assault.attacker
        if not is_same or [*duel.defenders] != assault.targets:
            known = duel.attacker if is_same else None
            defenders = [duel.fighter(id) or self.fighter(state, id) for id in assault.targets]
            duel.open(words.name(assault.action), known or self.fighter(state, assault.attacker), defenders)
        attacker = duel.attacker
        assert attacker is not None
        duel.ask_nobody()
        seat = decision.seat
        asked = attacker if state.team_of(seat) == hero.team else next(iter(duel.defenders.values()), attacker)
        asked.asked = {"shot": "chooses", "shot.answer": "answers the shot"}.get(decision.prompt, "may play cards")
        own = [each for each in played if state.heroes[each.hero].team == hero.team]
        attacker.cards = fight.cards(state, own)
        for i, target in enumerate(assault.targets):
            of_attack = fight.attack(state, hero, assault.action, target, played)
            of_guard = fight.guard(state, target, played)
            given = [each for each in played if each not in own and (each.hero == target or not i)]
            self._fill(attacker, duel.defenders[target], of_attack, of_guard)
            duel.defenders[target].cards = fight.cards(state, given)
            if assault.dice:
                duel.defenders[target].attribute = "would be hit" if is_hit(state, target) else "would not be hit"
        if assault.dice and [die.face for die in attacker.dice] != [str(die) for die in assault.dice]:
            attacker.dice = [ThrownDie("white", str(die), 1.0) for die in assault.dice]
        if assault.dice:
            attacker.total = (attacker.added or 0) + sum(assault.dice)

    @staticmethod
    def _fill(attacker: Fighter, defender: Fighter, of_attack: Worth, of_guard: Worth) -> None:
        attacker.added, attacker.terms = of_attack.total, of_attack.terms
        attacker.pool = DICE
        defender.shield = of_guard.total
        needed = min(12, max(3, of_guard.total - of_attack.total))
        needs = Term("star", "needed on two dice", f"{needed}+" if needed < 12 else "12", counts=False)
        defender.terms = (*of_guard.terms, needs)
        defender.chances = fight.chances(of_attack.total, of_guard.total)

    # Rounds

    def on_roundbegan(self, state: State, event: e.RoundBegan, hand: Stagehand) -> None:
        hand.end_duel()
        team = event.initiative
        hand.announce(f"Round {event.round}", f"{words.TEAMS[team]} has the initiative", self.colours[team], 1.1)

    def on_phasebegan(self, state: State, event: e.PhaseBegan, hand: Stagehand) -> None:
        if event.phase in ("store", "minions", "activation"):
            hand.announce(PHASES[event.phase], "", None, 0.6)

    def on_startrolled(self, state: State, event: e.StartRolled, hand: Stagehand) -> None:
        hand.announce(
            f"{words.TEAMS[event.team]} rolls {sum(event.dice)}", "for the start", self.colours[event.team], 0.8
        )

    def on_drafted(self, state: State, event: e.Drafted, hand: Stagehand) -> None:
        hand.announce(words.name(event.card), f"{words.TEAMS[event.team]} picks", self.colours[event.team], 0.6)

    def on_activated(self, state: State, event: e.Activated, hand: Stagehand) -> None:
        hand.say(event.hero, "!", th.GOLD, seconds=0.15)

    def on_placed(self, state: State, event: e.Placed, hand: Stagehand) -> None:
        hand.appear(event.hero, event.square)

    def on_paid(self, state: State, event: e.Paid, hand: Stagehand) -> None:
        hand.say(event.hero, f"+{event.credits}", th.GOLD, "star", 0.12)

    def on_bought(self, state: State, event: e.Bought, hand: Stagehand) -> None:
        hand.say(event.hero, words.name(event.item), th.GOLD, seconds=0.3)

    # Minions

    def on_invoked(self, state: State, event: e.Invoked, hand: Stagehand) -> None:
        hand.announce(f"{event.count} minions", words.TEAMS[event.team], self.colours[event.team], 0.6)

    def on_deployed(self, state: State, event: e.Deployed, hand: Stagehand) -> None:
        hand.appear(event.minion, event.square)

    def on_marched(self, state: State, event: e.Marched, hand: Stagehand) -> None:
        hand.hop(event.minion, (event.square,))

    def on_exploded(self, state: State, event: e.Exploded, hand: Stagehand) -> None:
        hand.strike(event.minion, event.structure, "melee")
        hand.destroy(event.minion)

    # Heroes

    def on_walked(self, state: State, event: e.Walked, hand: Stagehand) -> None:
        if event.path:
            hand.hop(event.hero, event.path)

    def on_displaced(self, state: State, event: e.Displaced, hand: Stagehand) -> None:
        if event.path:
            hand.slide(event.hero, event.path)

    def on_breakaway(self, state: State, event: e.BreakAway, hand: Stagehand) -> None:
        text = f"{event.die} of {event.needed}" if event.die else "free"
        hand.say(event.hero, text, th.GOOD if event.success else th.BAD, seconds=0.5)

    def on_gained(self, state: State, event: e.Gained, hand: Stagehand) -> None:
        if event.what == "health":
            hand.heal(event.hero, event.amount)
        else:
            hand.say(event.hero, f"+{event.amount}", th.SKY, "potion")

    def on_marked(self, state: State, event: e.Marked, hand: Stagehand) -> None:
        hand.say(event.hero, words.mark_text(event.stat, event.amount), th.SKY)

    def on_evolved(self, state: State, event: e.Evolved, hand: Stagehand) -> None:
        hand.announce(
            f"{words.figure(state, event.hero)} evolves!", "", self.colours[state.heroes[event.hero].team], 1.2
        )

    # Fights

    def on_used(self, state: State, event: e.Used, hand: Stagehand) -> None:
        hero = state.heroes[event.hero]
        action = actions(state, hero).get(event.action)
        others = [target for target in event.targets if target != event.hero]
        if action is None or not action.is_attack or not others:
            hand.say(event.hero, words.name(event.action), th.SKY)
            if others:
                hand.missile(event.hero, others[0], "magic")
            return
        attacker = self.fighter(state, event.hero)
        defenders = [self.fighter(state, target) for target in others]
        for fighter in defenders:
            if fighter.id in self.foreseen:
                self._fill(attacker, fighter, *self.foreseen[fighter.id])
        hand.end_duel()
        hand.timeline.then(call(lambda: hand.duel.open(words.name(event.action), attacker, defenders)))
        hand.pause(0.35)
        if action.area:
            hand.wash(state.ground.vision.within(hero.square, action.range), Overlay.AREA)
        kind = {"physical": "melee" if action.range <= 1 else "missile", "magic": "magic"}.get(action.type, "magic")
        hand.strike(event.hero, others[0], kind)

    def on_cardplayed(self, state: State, event: e.CardPlayed, hand: Stagehand) -> None:
        team = state.heroes[event.hero].team
        bonus = state.bonus(event.card)
        cover = self.fighter(state, event.hero) if bonus.has(c.Cover) else None

        def lay() -> None:
            duel = hand.duel
            if cover is not None and duel.is_open:
                duel.defenders = {cover.id: cover}
            first = next(iter(duel.defenders.values()), None)
            is_attackers = duel.attacker is not None and state.heroes[duel.attacker.id].team == team
            fighter = duel.fighter(event.hero) or (duel.attacker if is_attackers else first)
            if fighter is not None:
                fighter.cards = (*fighter.cards, *fight.cards(state, [event]))
            duel.idle = 0

        hand.timeline.then(call(lay))
        hand.say(event.hero, words.name(event.card), th.GOLD, seconds=0.5)

    def on_rolled(self, state: State, event: e.Rolled, hand: Stagehand) -> None:
        dice, sound = [ThrownDie("white", str(die)) for die in event.dice], hand.take_cue()

        def begin() -> None:
            hand.duel.ask_nobody()
            fighter = hand.duel.fighter(event.hero)
            if fighter is not None:
                fighter.dice, fighter.total, fighter.added = dice, None, event.total - sum(event.dice)
                hand.sounds.play(sound)

        def count() -> None:
            fighter = hand.duel.fighter(event.hero)
            if fighter is not None:
                fighter.total = event.total
                hand.duel.idle = 0

        def fall(part: float) -> None:
            hand.land(sum(die.part < 1 <= part for die in dice))
            for die in dice:
                die.part = part

        hand.timeline.then(Tween(0.7, fall, out, start=begin, end=count))
        hand.pause(0.35)

    def on_compared(self, state: State, event: e.Compared, hand: Stagehand) -> None:
        stamp = "critical" if event.critical else "hit" if event.hit else "held"
        said = "Critical!" if event.critical else "Fail!" if event.fail else "Hit" if event.hit else "Miss"

        def compare() -> None:
            target, attacker = hand.duel.fighter(event.target), hand.duel.attacker
            hand.duel.ask_nobody()
            if target is not None:
                target.shield, target.stamp, target.outcome, target.attribute = event.defense, stamp, said, ""
                target.is_winner = not event.hit
            if attacker is not None:
                if len(hand.duel.defenders) == 1:
                    attacker.total = event.total
                attacker.is_winner = attacker.is_winner or event.hit
            hand.duel.idle = 0

        if self._before is e.Compared:
            hand.timeline.along(call(compare))
        else:
            hand.timeline.then(call(compare), wait(0.45))

    def on_shot(self, state: State, event: e.Shot, hand: Stagehand) -> None:
        hand.missile(event.structure, event.hero, "missile")

    def on_shotignored(self, state: State, event: e.ShotIgnored, hand: Stagehand) -> None:
        hand.say(event.hero, "ignored", th.GOOD)

    def on_danger(self, state: State, event: e.Danger, hand: Stagehand) -> None:
        hand.missile(event.structure, event.hero, "missile")

    def on_damaged(self, state: State, event: e.Damaged, hand: Stagehand) -> None:
        is_next = self._before is e.Damaged
        self._result(hand, "heart", f"{words.figure(state, event.target)} −{event.amount}", event.target, event.amount)
        hand.hit(event.target, event.amount, is_beside=is_next)

    def on_died(self, state: State, event: e.Died, hand: Stagehand) -> None:
        self._result(hand, "skull", f"{words.figure(state, event.victim)} falls")
        hand.destroy(event.victim)

    def on_destroyed(self, state: State, event: e.Destroyed, hand: Stagehand) -> None:
        hand.destroy(event.structure, force=0.35)
        hand.announce(
            f"{words.structure(event.structure)} is destroyed", words.TEAMS[event.team], self.colours[event.team], 1.3
        )

    def on_fountaintaken(self, state: State, event: e.FountainTaken, hand: Stagehand) -> None:
        hand.announce("The Fountain", f"{words.TEAMS[event.team]} takes it", self.colours[event.team], 1.1)

    def on_won(self, state: State, event: e.Won, hand: Stagehand) -> None:
        hand.announce(
            f"{words.TEAMS[event.team]} wins the show!", f"Round {event.round}", self.colours[event.team], 2.2
        )

    def _result(self, hand: Stagehand, sign: str, text: str, target: str = "", wounds: int = 0) -> None:
        """Tell in the overlay what comes of an attack."""

        def add() -> None:
            fighter = hand.duel.fighter(target)
            if fighter is not None:
                fighter.wounds = min(fighter.hearts, fighter.wounds + wounds)
            if hand.duel.is_open:
                hand.duel.results.append((sign, text))
                hand.duel.idle = 0

        if self._before in (e.Damaged, e.Died):
            hand.timeline.along(call(add))
        else:
            hand.timeline.then(call(add))


def minion_sprite(team: int) -> str:
    """Round robots for one team, boxes for the other: told apart without colour."""
    return f"arenashow/minion{'-blue' if team else ''}|generic_minion"


def structure_sprite(kind: str, health: int) -> str:
    """Return the picture of a structure with so many pieces left."""
    return f"arenashow/{kind}-{max(0, min(health, 3))}|generic_point"
