"""What events of Super Dungeon Arena look like: one method for each kind, named after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.kernel.decision import Decision
from game.kernel.event import Event
from game.kernel.match import Match
from game.screen import theme as th
from game.screen.cues import dice
from game.screen.duel import Chance, Fighter, ThrownDie
from game.screen.overlays import Overlay
from game.screen.stagehand import Stagehand
from game.screen.table import Table
from game.screen.timeline import Tween, call, out, wait
from game.superdungeon import events as e
from game.superdungeon.combat import offense_pool
from game.superdungeon.dice import Pool, pool
from game.superdungeon.odds import Forecast, forecast
from game.superdungeon.state import Model, State, Thrown
from game.superdungeon.traits import hearts

from . import words
from .cards import STATUS_LOOKS, sprite
from .choices import chance_to_hold
from .fight import chances, find_action, terms
from .log import dice_of
from .previews import rolls


class Director:
    """Turns events into what the stagehand does; remembers the odds that were foreseen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.odds: dict[str, tuple[Chance, ...]] = {}
        self.pools: dict[str, Pool] = {}
        """The dice that each defender will roll, as far as that is known."""
        self.offense = Pool()
        self._before: type[Event] = Event
        """The kind of the last event: several of a kind are seen together."""
        self._volleys = 0
        """How many rolls have come right before this one."""
        self._uncounted: list[Callable[[], None]] = []
        """Defenses that are on their way, to be counted when all have landed."""

    def forget(self) -> None:
        """What was foreseen was for another action."""
        self.odds, self.pools, self.offense = {}, {}, Pool()

    def foresee(self, user: Model, odds: Sequence[tuple[Model, Forecast]]) -> None:
        """An attack is about to be made: note its odds and pools for the overlay."""
        self.odds = {target.id: chances(found) for target, found in odds}
        self.pools = {target.id: next(iter(f.defense.values())) for target, f in odds if len(f.defense) == 1}
        if odds:
            self.offense = odds[0][1].offense

    def fighter(self, state: State, id: str, hand: Stagehand) -> Fighter:
        model = state.models[id]
        piece = hand.piece(id)
        wounds = piece.wounds if piece is not None else model.wounds
        return Fighter(
            id,
            words.model_name(state, id),
            sprite(state.face(model)),
            self.table.seats[model.side].colour,
            hearts=hearts(state, model),
            wounds=wounds,
        )

    def show(self, state: State, event: Event, hand: Stagehand) -> None:
        method = getattr(self, f"on_{type(event).__name__.lower()}", None)
        if method is not None:
            method(state, event, hand)
        self._before = type(event)

    def on_scenarioset(self, state: State, event: e.ScenarioSet, hand: Stagehand) -> None:
        hand.announce(
            words.scenario_name(event.scenario), f"{self.table.seats[event.first].name} is player one", seconds=1.4
        )

    def on_rolledfor(self, state: State, event: e.RolledFor, hand: Stagehand) -> None:
        seat = self.table.seats[event.side]
        dice = tuple(("B", str(face)) for face in event.faces)
        hand.announce(
            f"{seat.name} rolls",
            "to be player one" if event.what == "player one" else f"for the {event.what}",
            seat.colour,
            1.7,
            dice,
        )

    def on_turnbegan(self, state: State, event: e.TurnBegan, hand: Stagehand) -> None:
        hand.end_duel()
        seat = self.table.seats[event.side]
        hand.announce(seat.name, f"Turn {event.turn}", seat.colour, seconds=1.0)

    def on_moved(self, state: State, event: e.Moved, hand: Stagehand) -> None:
        model = state.models[event.model]
        large = state.size(model) == 2
        squares = (event.to,) if large else event.path
        (hand.slide if event.by else hand.hop)(event.model, squares)

    def on_placed(self, state: State, event: e.Placed, hand: Stagehand) -> None:
        hand.appear(event.model, event.at)

    def on_activated(self, state: State, event: e.Activated, hand: Stagehand) -> None:
        hand.say(event.model, "!", th.GOLD, seconds=0.12)

    def on_acted(self, state: State, event: e.Acted, hand: Stagehand) -> None:
        user = state.models[event.user]
        action = find_action(state, user, event.action)
        kind = "spell"
        if action is not None and action.attribute:
            kind = {"STR": "melee", "WILL": "magic", "DEX": "missile"}.get(action.attribute, "magic")
        if action is not None and rolls(action) and event.affected:
            attacker, fighters = self._facing(state, event, hand)
            title = words.action_name(event.action)
            hand.end_duel()
            hand.timeline.then(call(lambda: hand.duel.open(title, attacker, fighters, "star")))
            hand.pause(0.3)
        elif event.squares:
            hand.wash(sum(1 << square for square in event.squares), Overlay.AREA)
        elif event.target and event.target != event.user:
            hand.missile(event.user, event.target, "magic")
        else:
            hand.say(event.user, words.action_name(event.action), th.SKY)
        if action is not None and rolls(action):
            if event.squares:
                hand.wash(sum(1 << square for square in event.squares), Overlay.AREA)
            if event.affected and event.affected[0] != event.user:
                hand.strike(event.user, event.affected[0], kind)

    def _facing(self, state: State, event: e.Acted, hand: Stagehand) -> tuple[Fighter, list[Fighter]]:
        """Return who faces whom in an action, with the dice and odds that were foreseen."""
        attacker = self.fighter(state, event.user, hand)
        fighters = [self.fighter(state, id, hand) for id in event.affected]
        for fighter in fighters:
            if (known := self.pools.get(fighter.id)) is not None:
                fighter.pool, fighter.added = known.dice, known.stars
            fighter.chances = self.odds.get(fighter.id, ())
        attacker.pool, attacker.added = self.offense.dice, self.offense.stars
        return attacker, fighters

    def lay_thrown(self, match: Match[State], decision: Decision[Any], hand: Stagehand) -> None:
        """Show the dice that lie on the table while somebody chooses: a defense, a reroll."""
        state = match.state
        offense = next((thrown for thrown in state.thrown if thrown.kind == "offense"), None)
        if offense is None:
            return
        acted = next((event for event in reversed(match.steps[-1].events) if isinstance(event, e.Acted)), None)
        duel = hand.duel
        if acted is not None and (duel.attacker is None or duel.attacker.id != offense.model):
            if any(id not in self.odds for id in acted.affected):
                self._foresee_again(state, acted)
            attacker, fighters = self._facing(state, acted, hand)
            duel.open(words.action_name(acted.action), attacker, fighters, "star")
            action = find_action(state, state.models[acted.user], acted.action)
            if action is not None and action.attribute:
                among = [state.models[id] for id in acted.affected]
                _, sources = offense_pool(state, state.models[acted.user], action, among)
                attacker.terms = terms(offense.attribute, sources)
        duel.ask_nobody()
        seat = decision.seat
        asked = duel.side(decision.about, "defense") if decision.about else None
        if asked is None:
            sides = {fighter.id: state.models[fighter.id].side for fighter in duel.fighters()}
            asked = next((fighter for fighter in duel.fighters() if sides[fighter.id] == seat), None)
        if asked is not None:
            asked.asked = {"defense": "how to defend?", "reroll": "roll again?"}.get(decision.prompt, "")
        # many defenses of a computer are rolled at once, when all have been chosen
        is_person = self.table.seats[seat].is_human
        for thrown in state.thrown:
            if thrown is offense or is_person or len(duel.defenders) == 1 or decision.prompt != "defense":
                self.throw(hand, thrown, is_open_to_all=True)
        if decision.prompt == "defense" and asked is not None:
            target = state.models[asked.id]
            held = max((chance_to_hold(state, target, name, offense) for name in decision.options), default=0.0)
            asked.chances = (Chance("to hit", 1 - held),)

    def _foresee_again(self, state: State, acted: e.Acted) -> None:
        """Work the odds of an action out that was declared before the match was loaded."""
        user = state.models[acted.user]
        action = find_action(state, user, acted.action)
        if action is not None and rolls(action):
            among = [state.models[id] for id in acted.affected]
            self.foresee(user, [(target, forecast(state, user, action, target, among)) for target in among])

    def throw(self, hand: Stagehand, thrown: Thrown, sources: Sequence[str] = (), is_open_to_all: bool = False) -> None:
        """Let dice fall for the fighter whose they are; dice that lie there already stay.

        is_open_to_all: their stars are counted at once, before anything is discarded.
        """
        id, letters, faces = thrown.model, thrown.dice, thrown.faces
        shown = tuple(map(str, faces))
        fresh: list[ThrownDie] = []
        sound = hand.take_cue() or dice(len(faces))
        said = words.ATTRIBUTES.get(thrown.attribute, thrown.attribute)
        verb = {"offense": "attacks with ", "defense": "defends with "}.get(thrown.kind, "")

        def begin() -> None:
            fighter = hand.duel.side(id, thrown.kind)
            if fighter is None:
                tween.seconds = 0
                return
            fighter.added, fighter.attribute, fighter.pool = thrown.stars, verb + said, letters
            if sources:
                fighter.terms = terms(thrown.attribute, sources)
            hand.duel.idle = 0
            if tuple(die.face for die in fighter.dice) == shown:
                tween.seconds = 0
                return
            fresh[:] = [ThrownDie(letter, face) for letter, face in zip(letters, shown, strict=True)]
            fighter.dice, fighter.total, fighter.asked = fresh, None, ""
            hand.sounds.play(sound)

        def show(part: float) -> None:
            lying = sum(die.part >= 1 for die in fresh)
            for i, die in enumerate(fresh):
                die.part = min(1.0, max(0.0, part * (1 + 0.08 * len(fresh)) - 0.08 * i))
            hand.land(sum(die.part >= 1 for die in fresh) - lying)

        def landed() -> None:
            show(2)
            fighter = hand.duel.side(id, thrown.kind)
            if fighter is not None and is_open_to_all:
                fighter.total = max(0, thrown.stars + sum(face for face in faces if isinstance(face, int)))

        tween = Tween(0.6, show, out, start=begin, end=landed)
        is_beside = thrown.kind == "defense" and self._before is e.Rolled and self._volleys > 1
        (hand.timeline.along if is_beside else hand.timeline.then)(tween)

    def on_rerolled(self, state: State, event: e.Rerolled, hand: Stagehand) -> None:
        holder: list[ThrownDie] = []
        sound = hand.take_cue()

        def begin() -> None:
            fighter = hand.duel.side(event.model, event.kind)
            if fighter is not None and event.die < len(fighter.dice):
                die = ThrownDie(fighter.dice[event.die].kind, str(event.after), is_new=True)
                fighter.dice[event.die] = die
                holder.append(die)
                hand.sounds.play(sound)

        def show(part: float) -> None:
            hand.land(sum(die.part < 1 <= part for die in holder))
            for die in holder:
                die.part = part

        hand.timeline.then(Tween(0.6, show, out, start=begin))

    def on_rolled(self, state: State, event: e.Rolled, hand: Stagehand) -> None:
        if event.kind == "initiative":
            model = state.models[event.model]
            seat = self.table.seats[model.side]
            total = words.several(event.total, "star")
            dice = dice_of(event.dice, event.faces)
            hand.announce(f"{seat.name}: {total}", "Initiative with the Hero's Will", seat.colour, 1.7, dice)
            return

        letters = pool(event.dice).dice
        self._volleys = self._volleys + 1 if self._before is e.Rolled else 0
        thrown = Thrown(event.model, event.attribute, event.kind, letters, event.faces, event.stars)
        self.throw(hand, thrown, event.sources)

        def count() -> None:
            fighter = hand.duel.side(event.model, event.kind)
            if fighter is None:
                return
            fighter.total = event.total
            if event.discarded is not None and event.discarded < len(fighter.dice):
                fighter.dice[event.discarded].is_discarded = True
            hand.duel.idle = 0

        if event.kind == "defense":
            self._uncounted.append(count)
        else:
            hand.timeline.then(call(count), wait(0.25))

    def on_compared(self, state: State, event: e.Compared, hand: Stagehand) -> None:
        def compare() -> None:
            target = hand.duel.side(event.target, "defense")
            user = hand.duel.attacker
            hand.duel.ask_nobody()
            if target is not None:
                target.stamp = "critical" if event.critical else "hit" if event.won else "held"
                target.outcome = "Critical!" if event.critical else "Hit" if event.won else "Holds"
                target.total, target.is_winner = event.defense, not event.won
            if user is not None:
                if len(hand.duel.defenders) == 1:
                    user.total = event.offense
                user.is_winner = user.is_winner or event.won
            hand.duel.idle = 0

        for count in self._uncounted:
            hand.timeline.along(Tween(0, end=count, delay=0.62))
        if self._before is not e.Compared:
            hand.pause(0.25)
            hand.timeline.then(call(compare), wait(0.45))
        else:
            hand.timeline.along(call(compare))
        self._uncounted = []

    def _result(self, hand: Stagehand, sign: str, text: str, is_beside: bool = False) -> None:
        """Tell in the overlay what comes of a fight."""

        def add() -> None:
            if hand.duel.is_open:
                hand.duel.results.append((sign, text))
                hand.duel.idle = 0

        (hand.timeline.along if is_beside else hand.timeline.then)(call(add))

    def on_wounded(self, state: State, event: e.Wounded, hand: Stagehand) -> None:
        is_next = self._before is e.Wounded
        self._result(hand, "heart", f"{words.model_name(state, event.model)} −{event.amount}", is_next)

        def note() -> None:
            for fighter in hand.duel.all_of(event.model):
                fighter.wounds = event.wounds

        hand.timeline.along(call(note))
        hand.hit(event.model, event.amount, is_beside=is_next)

    def on_healed(self, state: State, event: e.Healed, hand: Stagehand) -> None:
        hand.heal(event.model, event.amount)

    def on_statusset(self, state: State, event: e.StatusSet, hand: Stagehand) -> None:
        look = STATUS_LOOKS.get(event.status, (event.status, th.LIGHT))
        self._result(hand, event.status, f"{event.status.capitalize()}: {words.model_name(state, event.model)}")
        hand.say(event.model, event.status.capitalize(), look[1])
        hand.change(event.model, lambda piece: setattr(piece, "badges", (*piece.badges, look)))

    def on_statusremoved(self, state: State, event: e.StatusRemoved, hand: Stagehand) -> None:
        look = STATUS_LOOKS.get(event.status, (event.status, th.LIGHT))
        hand.change(event.model, lambda piece: setattr(piece, "badges", tuple(b for b in piece.badges if b != look)))

    def on_withstood(self, state: State, event: e.Withstood, hand: Stagehand) -> None:
        hand.say(event.model, "immune", th.SOFT)

    def on_reacted(self, state: State, event: e.Reacted, hand: Stagehand) -> None:
        self._result(hand, "bolt", f"{words.model_name(state, event.model)} reacts")
        hand.say(event.model, "Reaction!", th.GOLD)

    def on_destroyed(self, state: State, event: e.Destroyed, hand: Stagehand) -> None:
        self._result(hand, "skull", f"{words.model_name(state, event.model)} is destroyed")
        hand.destroy(event.model)

    def on_pointsscored(self, state: State, event: e.PointsScored, hand: Stagehand) -> None:
        seat = self.table.seats[event.side]
        hand.announce(
            f"+{event.amount} point{'s' if event.amount > 1 else ''}", f"{seat.name}: {event.points}", seat.colour, 0.7
        )

    def on_potiongained(self, state: State, event: e.PotionGained, hand: Stagehand) -> None:
        self._result(hand, "potion", f"{words.model_name(state, event.model)} gains a potion")
        hand.say(event.model, f"+{event.amount}", th.GOOD, "potion")
        hand.change(event.model, lambda piece: setattr(piece, "potions", event.potions))

    def on_drank(self, state: State, event: e.Drank, hand: Stagehand) -> None:
        hand.say(event.model, words.name(event.potion), th.GOOD, "potion")

    def on_drew(self, state: State, event: e.Drew, hand: Stagehand) -> None:
        if event.cards:
            seat = self.table.seats[event.side]
            hand.announce("Loot!", ", ".join(map(words.name, event.cards)), seat.colour, 1.1)

    def on_bought(self, state: State, event: e.Bought, hand: Stagehand) -> None:
        seat = self.table.seats[event.side]
        hand.announce(words.name(event.card), f"{seat.name} buys a treasure", seat.colour, 1.0)

    def on_equipped(self, state: State, event: e.Equipped, hand: Stagehand) -> None:
        hand.say(event.model, words.name(event.card), th.GOLD)

    def on_unlocked(self, state: State, event: e.Unlocked, hand: Stagehand) -> None:
        seat = self.table.seats[event.side]
        hand.announce("The mini-boss is unlocked", seat.name, seat.colour, 1.2)

    def on_shifted(self, state: State, event: e.Shifted, hand: Stagehand) -> None:
        hand.appear(event.model, event.at)

    def on_effectbegan(self, state: State, event: e.EffectBegan, hand: Stagehand) -> None:
        hand.say(event.on or event.user, words.name(event.name), th.SKY)

    def on_crystaltaken(self, state: State, event: e.CrystalTaken, hand: Stagehand) -> None:
        hand.say(event.model, "crystal", th.SKY)

    def on_won(self, state: State, event: e.Won, hand: Stagehand) -> None:
        seat = self.table.seats[event.side]
        hand.announce(f"{seat.name} wins!", event.why, seat.colour, 2.2)
