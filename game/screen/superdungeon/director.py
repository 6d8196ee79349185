"""What events of Super Dungeon Arena look like: one method for each kind, named after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.kernel.event import Event
from game.screen import theme as th
from game.screen.duel import Fighter, ThrownDie
from game.screen.overlays import Overlay
from game.screen.stagehand import Stagehand
from game.screen.table import Table
from game.screen.timeline import Tween, call, out
from game.superdungeon import actions
from game.superdungeon import events as e
from game.superdungeon.dice import Pool, pool
from game.superdungeon.library import library
from game.superdungeon.odds import Forecast
from game.superdungeon.potions import sources
from game.superdungeon.state import Model, State
from game.superdungeon.traits import hearts

from . import words
from .cards import STATUS_LOOKS, sprite
from .log import dice_of
from .previews import rolls


class Director:
    """Turns events into what the stagehand does; remembers the odds that were foreseen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.odds: dict[str, float] = {}
        self.pools: dict[str, str] = {}
        """The letters of the dice that each will roll, as far as that is known."""

    def foresee(self, user: Model, odds: Sequence[tuple[Model, Forecast]]) -> None:
        """An attack is about to be made: note its odds and pools for the overlay."""
        self.odds = {target.id: float(found.hit) for target, found in odds}
        self.pools = {
            target.id: "".join(next(iter(f.defense.values()), Pool()).dice) for target, f in odds if len(f.defense) == 1
        }
        if odds:
            self.pools[user.id] = odds[0][1].offense.dice

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

    def on_scenarioset(self, state: State, event: e.ScenarioSet, hand: Stagehand) -> None:
        hand.announce(
            words.scenario_name(event.scenario), f"{self.table.seats[event.first].name} is player one", seconds=1.4
        )

    def on_rolledfor(self, state: State, event: e.RolledFor, hand: Stagehand) -> None:
        seat = self.table.seats[event.side]
        hand.sound("dice")
        dice = tuple(("B", str(face)) for face in event.faces)
        hand.announce(
            f"{seat.name} rolls",
            "to be player one" if event.what == "player one" else f"for the {event.what}",
            seat.colour,
            1.7,
            dice,
        )

    def on_turnbegan(self, state: State, event: e.TurnBegan, hand: Stagehand) -> None:
        hand.duel.close()
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
            fighters = [self.fighter(state, id, hand) for id in event.affected]
            odds = self.odds.get(event.affected[0]) if len(event.affected) == 1 else None
            attacker = self.fighter(state, event.user, hand)
            attacker.pool = self.pools.get(event.user, "")
            for fighter in fighters:
                fighter.pool = self.pools.get(fighter.id, "")
            title = f"{words.action_name(event.action)}"

            def begin() -> None:
                hand.duel.open(title, attacker, fighters, odds, "to hit")

            hand.timeline.then(call(begin))
            hand.pause(0.35)
        elif event.squares:
            hand.wash(sum(1 << square for square in event.squares), Overlay.AREA, sound="spell|magic")
        elif event.target and event.target != event.user:
            hand.missile(event.user, event.target, "magic")
        else:
            hand.say(event.user, words.action_name(event.action), th.SKY)
        if action is not None and rolls(action):
            if event.squares:
                hand.wash(sum(1 << square for square in event.squares), Overlay.AREA, sound="spell|fire")
            if event.affected and event.affected[0] != event.user:
                hand.strike(event.user, event.affected[0], kind)

    def lay_thrown(self, state: State, about: str, hand: Stagehand) -> None:
        """Show the dice that lie on the table while somebody chooses: a defense, a reroll."""
        offense = next((thrown for thrown in state.thrown if thrown.kind == "offense"), None)
        if offense is None:
            return
        if hand.duel.attacker is None or hand.duel.attacker.id != offense.model:
            others = list(
                dict.fromkeys([t.model for t in state.thrown if t.kind != "offense"] + ([about] if about else []))
            )
            fighters = [self.fighter(state, id, hand) for id in others]
            hand.duel.open("Combat", self.fighter(state, offense.model, hand), fighters)
        for thrown in state.thrown:
            self.throw(
                hand, thrown.model, thrown.attribute, thrown.kind, thrown.faces, thrown.stars, is_open_to_all=True
            )

    def throw(
        self,
        hand: Stagehand,
        id: str,
        attribute: str,
        kind: str,
        faces: Sequence[int | str],
        stars: int,
        letters: str = "",
        sources: Sequence[str] = (),
        is_open_to_all: bool = False,
    ) -> None:
        """Let dice fall for the fighter whose they are; dice that lie there already stay.

        is_open_to_all: their stars are counted at once, before anything is discarded.
        """
        shown = tuple(map(str, faces))
        fresh: list[ThrownDie] = []

        def begin() -> None:
            fighter = hand.duel.fighter(id)
            if fighter is None:
                return
            fighter.stars = stars
            fighter.attribute = f"{words.ATTRIBUTES.get(attribute, attribute)} ({kind})"
            if letters:
                fighter.pool = letters
            if sources:
                fighter.sources = tuple(words.action_name(source) for source in sources)
            hand.duel.idle = 0
            if tuple(die.face for die in fighter.dice) != shown:
                known = fighter.pool if len(fighter.pool) == len(shown) else " " * len(shown)
                fresh[:] = [ThrownDie(letter.strip(), face) for letter, face in zip(known, shown, strict=False)]
                fighter.dice = fresh
                fighter.total = None
                hand.sounds.play("dice")

        def show(part: float) -> None:
            for i, die in enumerate(fresh):
                die.part = min(1.0, max(0.0, part * (1 + 0.08 * len(fresh)) - 0.08 * i))

        def landed() -> None:
            show(2)
            fighter = hand.duel.fighter(id)
            if fighter is not None and is_open_to_all:
                fighter.total = max(0, stars + sum(face for face in faces if isinstance(face, int)))

        hand.timeline.then(Tween(0.75, show, out, start=begin, end=landed))

    def on_rerolled(self, state: State, event: e.Rerolled, hand: Stagehand) -> None:

        holder: list[ThrownDie] = []

        def begin() -> None:
            fighter = hand.duel.fighter(event.model)
            if fighter is not None and event.die < len(fighter.dice):
                die = ThrownDie(fighter.dice[event.die].kind, str(event.after), is_new=True)
                fighter.dice[event.die] = die
                holder.append(die)
                hand.sounds.play("dice")

        def show(part: float) -> None:
            for die in holder:
                die.part = part

        hand.timeline.then(Tween(0.6, show, out, start=begin))

    def on_rolled(self, state: State, event: e.Rolled, hand: Stagehand) -> None:
        if event.kind == "initiative":
            model = state.models[event.model]
            seat = self.table.seats[model.side]
            hand.sound("dice")
            total = words.several(event.total, "star")
            dice = dice_of(event.dice, event.faces)
            hand.announce(f"{seat.name}: {total}", "Initiative with the Hero's Will", seat.colour, 1.7, dice)
            return

        def count() -> None:
            fighter = hand.duel.fighter(event.model)
            if fighter is None:
                return
            fighter.total = event.total
            if event.discarded is not None and event.discarded < len(fighter.dice):
                fighter.dice[event.discarded].is_discarded = True
            hand.duel.idle = 0

        letters = pool(event.dice).dice
        self.throw(hand, event.model, event.attribute, event.kind, event.faces, event.stars, letters, event.sources)
        hand.timeline.then(call(count))
        hand.pause(0.2)

    def on_compared(self, state: State, event: e.Compared, hand: Stagehand) -> None:
        def compare() -> None:
            target = hand.duel.fighter(event.target)
            user = hand.duel.fighter(event.user)
            if target is not None:
                target.outcome = "Critical hit!" if event.critical else "Hit" if event.won else "Defends"
                target.is_winner = not event.won
            if user is not None:
                user.is_winner = event.won if user.is_winner is None else user.is_winner or event.won
            name = words.model_name(state, event.target)
            hand.duel.results.append(
                (
                    "star",
                    f"Critical hit on {name}!"
                    if event.critical
                    else f"Hit: {name}"
                    if event.won
                    else f"{name} defends",
                )
            )
            hand.duel.idle = 0
            hand.sounds.play("hit" if event.won else "shield|block|clang|stone")

        hand.timeline.then(call(compare))
        hand.pause(0.5)

    def _result(self, hand: Stagehand, sign: str, text: str) -> None:

        def add() -> None:
            if hand.duel.is_open:
                hand.duel.results.append((sign, text))
                hand.duel.idle = 0

        hand.timeline.then(call(add))

    def on_wounded(self, state: State, event: e.Wounded, hand: Stagehand) -> None:
        self._result(hand, "heart", f"{words.model_name(state, event.model)} −{event.amount}")

        def note() -> None:
            fighter = hand.duel.fighter(event.model)
            if fighter is not None:
                fighter.wounds = event.wounds

        hand.timeline.then(call(note))
        hand.hit(event.model, event.amount)

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

    def on_destroyed(self, state: State, event: e.Destroyed, hand: Stagehand) -> None:
        self._result(hand, "skull", f"{words.model_name(state, event.model)} is destroyed")
        hand.destroy(event.model)

    def on_pointsscored(self, state: State, event: e.PointsScored, hand: Stagehand) -> None:
        seat = self.table.seats[event.side]
        hand.sound("cheer|coin")
        hand.announce(
            f"+{event.amount} point{'s' if event.amount > 1 else ''}", f"{seat.name}: {event.points}", seat.colour, 0.7
        )

    def on_potiongained(self, state: State, event: e.PotionGained, hand: Stagehand) -> None:
        self._result(hand, "potion", f"{words.model_name(state, event.model)} gains a potion")
        hand.say(event.model, f"+{event.amount}", th.GOOD, "potion")
        hand.change(event.model, lambda piece: setattr(piece, "potions", event.potions))

    def on_drank(self, state: State, event: e.Drank, hand: Stagehand) -> None:
        hand.sound("potion|drink|heal")
        hand.say(event.model, words.name(event.potion), th.GOOD, "potion")

    def on_drew(self, state: State, event: e.Drew, hand: Stagehand) -> None:
        if event.cards:
            seat = self.table.seats[event.side]
            hand.sound("card_draw|card|coin")
            hand.announce("Loot!", ", ".join(map(words.name, event.cards)), seat.colour, 1.1)

    def on_bought(self, state: State, event: e.Bought, hand: Stagehand) -> None:
        seat = self.table.seats[event.side]
        hand.sound("coin")
        hand.announce(words.name(event.card), f"{seat.name} buys a treasure", seat.colour, 1.0)

    def on_equipped(self, state: State, event: e.Equipped, hand: Stagehand) -> None:
        hand.sound("equip|card")
        hand.say(event.model, words.name(event.card), th.GOLD)

    def on_unlocked(self, state: State, event: e.Unlocked, hand: Stagehand) -> None:
        seat = self.table.seats[event.side]
        hand.announce("The mini-boss is unlocked", seat.name, seat.colour, 1.2)

    def on_shifted(self, state: State, event: e.Shifted, hand: Stagehand) -> None:
        hand.appear(event.model, event.at)

    def on_effectbegan(self, state: State, event: e.EffectBegan, hand: Stagehand) -> None:
        hand.say(event.on or event.user, words.name(event.name), th.SKY)

    def on_crystaltaken(self, state: State, event: e.CrystalTaken, hand: Stagehand) -> None:
        hand.sound("crystal|coin")
        hand.say(event.model, "crystal", th.SKY)

    def on_clusterplaced(self, state: State, event: e.ClusterPlaced, hand: Stagehand) -> None:
        hand.sound("crystal|stone")

    def on_won(self, state: State, event: e.Won, hand: Stagehand) -> None:
        seat = self.table.seats[event.side]
        hand.sound("fanfare")
        hand.announce(f"{seat.name} wins!", event.why, seat.colour, 2.2)


def find_action(state: State, user: Model, name: str) -> Any:
    """Return the action of that name that the model has: an attack, its own, of equipment, or a potion."""

    if name.startswith("attack "):
        return actions.basic_attacks(state, user).get(name[7:])
    choice = actions.unique_action(state, user, name)
    if choice is not None:
        return choice.action
    potions = [potion for potion, _ in sources(state, user)] if user.role == "hero" else []
    return next((potion for potion in [*potions, *library().potions.values()] if potion.name == name), None)
