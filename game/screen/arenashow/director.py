"""What events of the show look like: one method for each kind, named after it."""

from __future__ import annotations

from game.arenashow import events as e
from game.arenashow.state import Assault, State
from game.arenashow.values import actions, max_health
from game.kernel.event import Event
from game.screen import theme as th
from game.screen.duel import Fighter, ThrownDie
from game.screen.overlays import Overlay
from game.screen.stagehand import Stagehand
from game.screen.theme import SeatColour
from game.screen.timeline import Tween, call, out

from . import cards, words
from .log import PHASES


class Director:
    """Turns events into what the stagehand does."""

    def __init__(self, colours: tuple[SeatColour, SeatColour]) -> None:
        self.colours = colours
        self.odds: float | None = None
        """The chance to hit that was foreseen for the attack under way."""

    def show(self, state: State, event: Event, hand: Stagehand) -> None:
        method = getattr(self, f"on_{type(event).__name__.lower()}", None)
        if method is not None:
            method(state, event, hand)

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

    def reopen(self, state: State, assault: Assault, hand: Stagehand) -> None:
        """Show an attack that is under way, with what has been rolled."""
        defenders = [self.fighter(state, target) for target in assault.targets]
        attacker = self.fighter(state, assault.attacker)
        hand.duel.open(words.name(assault.action), attacker, defenders)
        attacker.dice = [ThrownDie("white", str(die), 1.0) for die in assault.dice]

    # Rounds

    def on_roundbegan(self, state: State, event: e.RoundBegan, hand: Stagehand) -> None:
        hand.duel.close()
        team = event.initiative
        hand.announce(f"Round {event.round}", f"{words.TEAMS[team]} has the initiative", self.colours[team], 1.1)

    def on_phasebegan(self, state: State, event: e.PhaseBegan, hand: Stagehand) -> None:
        if event.phase in ("store", "minions", "activation"):
            hand.announce(PHASES[event.phase], "", None, 0.6)

    def on_startrolled(self, state: State, event: e.StartRolled, hand: Stagehand) -> None:
        hand.sound("dice")
        hand.announce(
            f"{words.TEAMS[event.team]} rolls {sum(event.dice)}", "for the start", self.colours[event.team], 0.8
        )

    def on_drafted(self, state: State, event: e.Drafted, hand: Stagehand) -> None:
        hand.sound("card")
        hand.announce(words.name(event.card), f"{words.TEAMS[event.team]} picks", self.colours[event.team], 0.6)

    def on_activated(self, state: State, event: e.Activated, hand: Stagehand) -> None:
        hand.say(event.hero, "!", th.GOLD, seconds=0.15)

    def on_placed(self, state: State, event: e.Placed, hand: Stagehand) -> None:
        hand.appear(event.hero, event.square)

    def on_paid(self, state: State, event: e.Paid, hand: Stagehand) -> None:
        if event.why != "income":
            hand.sound("coin")
        hand.say(event.hero, f"+{event.credits}", th.GOLD, "star", 0.12)

    def on_bought(self, state: State, event: e.Bought, hand: Stagehand) -> None:
        hand.sound("coin")
        hand.say(event.hero, words.name(event.item), th.GOLD, seconds=0.3)

    # Minions

    def on_invoked(self, state: State, event: e.Invoked, hand: Stagehand) -> None:
        hand.sound("dice")
        hand.announce(f"{event.count} minions", words.TEAMS[event.team], self.colours[event.team], 0.6)

    def on_deployed(self, state: State, event: e.Deployed, hand: Stagehand) -> None:
        hand.appear(event.minion, event.square)

    def on_marched(self, state: State, event: e.Marched, hand: Stagehand) -> None:
        hand.hop(event.minion, (event.square,))

    def on_exploded(self, state: State, event: e.Exploded, hand: Stagehand) -> None:
        hand.strike(event.minion, event.structure, "melee")
        hand.sound("fire|explosion|destroy")
        hand.destroy(event.minion)

    # Heroes

    def on_walked(self, state: State, event: e.Walked, hand: Stagehand) -> None:
        if event.path:
            hand.hop(event.hero, event.path)

    def on_displaced(self, state: State, event: e.Displaced, hand: Stagehand) -> None:
        if event.path:
            hand.slide(event.hero, event.path)

    def on_breakaway(self, state: State, event: e.BreakAway, hand: Stagehand) -> None:
        hand.sound("dice")
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
        hand.sound("fanfare")
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
            hand.sound("spell")
            return
        attacker = self.fighter(state, event.hero)
        defenders = [self.fighter(state, target) for target in others]
        odds, self.odds = self.odds, None
        hand.timeline.then(call(lambda: hand.duel.open(words.name(event.action), attacker, defenders, odds, "to hit")))
        hand.pause(0.3)
        if action.area:
            hand.wash(state.ground.vision.within(hero.square, action.range), Overlay.AREA, sound="spell|fire")
        kind = {"physical": "melee" if action.range <= 1 else "missile", "magic": "magic"}.get(action.type, "magic")
        hand.strike(event.hero, others[0], kind)

    def on_cardplayed(self, state: State, event: e.CardPlayed, hand: Stagehand) -> None:
        hand.sound("card")
        self._result(hand, "star", f"{words.figure(state, event.hero)}: {words.name(event.card)}")
        hand.say(event.hero, words.name(event.card), th.GOLD)

    def on_rolled(self, state: State, event: e.Rolled, hand: Stagehand) -> None:
        thrown = [ThrownDie("white", str(die)) for die in event.dice]

        def begin() -> None:
            fighter = hand.duel.fighter(event.hero)
            if fighter is not None:
                fighter.dice, fighter.total = thrown, None
                hand.sounds.play("dice")

        def count() -> None:
            fighter = hand.duel.fighter(event.hero)
            if fighter is not None:
                fighter.total = event.total
                hand.duel.idle = 0

        def fall(part: float) -> None:
            for die in thrown:
                die.part = part

        hand.timeline.then(Tween(0.7, fall, out, start=begin))
        hand.timeline.then(call(count))
        hand.pause(0.2)

    def on_compared(self, state: State, event: e.Compared, hand: Stagehand) -> None:
        def compare() -> None:
            target = hand.duel.fighter(event.target)
            if target is not None:
                target.total = event.defense
                target.outcome = (
                    "Critical!" if event.critical else "Fail" if event.fail else "Hit" if event.hit else "Miss"
                )
                target.is_winner = not event.hit
            attacker = hand.duel.attacker
            if attacker is not None:
                attacker.is_winner = event.hit
            sign = f"{words.figure(state, event.target)}: {event.total} against {event.defense}"
            hand.duel.results.append(("star", sign))
            hand.duel.idle = 0
            hand.sounds.play("hit" if event.hit else "shield|thud")

        hand.timeline.then(call(compare))
        hand.pause(0.4)

    def on_shot(self, state: State, event: e.Shot, hand: Stagehand) -> None:
        hand.missile(event.structure, event.hero, "missile")
        hand.sound("bow|spell")

    def on_shotignored(self, state: State, event: e.ShotIgnored, hand: Stagehand) -> None:
        hand.say(event.hero, "ignored", th.GOOD)

    def on_danger(self, state: State, event: e.Danger, hand: Stagehand) -> None:
        hand.missile(event.structure, event.hero, "missile")

    def on_damaged(self, state: State, event: e.Damaged, hand: Stagehand) -> None:
        self._result(hand, "heart", f"{words.figure(state, event.target)} −{event.amount}")
        hand.hit(event.target, event.amount)

    def on_died(self, state: State, event: e.Died, hand: Stagehand) -> None:
        self._result(hand, "skull", f"{words.figure(state, event.victim)} falls")
        hand.destroy(event.victim)

    def on_destroyed(self, state: State, event: e.Destroyed, hand: Stagehand) -> None:
        hand.destroy(event.structure)
        hand.sound("destroy|cheer")
        hand.announce(
            f"{words.structure(event.structure)} is destroyed", words.TEAMS[event.team], self.colours[event.team], 1.3
        )

    def on_fountaintaken(self, state: State, event: e.FountainTaken, hand: Stagehand) -> None:
        hand.sound("cheer")
        hand.announce("The Fountain", f"{words.TEAMS[event.team]} takes it", self.colours[event.team], 1.1)

    def on_won(self, state: State, event: e.Won, hand: Stagehand) -> None:
        hand.sound("fanfare")
        hand.announce(
            f"{words.TEAMS[event.team]} wins the show!", f"Round {event.round}", self.colours[event.team], 2.2
        )

    def _result(self, hand: Stagehand, sign: str, text: str) -> None:
        def add() -> None:
            if hand.duel.is_open:
                hand.duel.results.append((sign, text))
                hand.duel.idle = 0

        hand.timeline.then(call(add))


def minion_sprite(team: int) -> str:
    """Round robots for one team, boxes for the other: told apart without colour."""
    return f"arenashow/minion{'-blue' if team else ''}|generic_minion"


def structure_sprite(kind: str, health: int) -> str:
    """Return the picture of a structure with so many pieces left."""
    return f"arenashow/{kind}-{max(0, min(health, 3))}|generic_point"
