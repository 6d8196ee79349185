"""Computers for Battle Arena Show: they weigh what each answer is worth and take the best.

Nothing is simulated and no hidden card looked at: attacks are weighed by exact odds, squares by what can be done there,
what draws a hero on and who threatens it. `easy` errs now and then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from random import Random
from typing import Any

from game.arenashow.actions import may_move, refuse_count
from game.arenashow.activation import refuse_command
from game.arenashow.cards import (
    Attack,
    Break,
    Cover,
    Damage,
    Defense,
    Heal,
    Mana,
    Mark,
    MoreActions,
    Repeat,
    Soak,
)
from game.arenashow.combat import final_damage
from game.arenashow.dice import guard, is_fail, is_hit, total
from game.arenashow.movement import Reach, is_locked
from game.arenashow.state import Hero, State
from game.arenashow.store import price_of, read_order
from game.arenashow.values import actions, danger_squares, max_health, max_mana, movement
from game.arenashow.windows import Side, read_plays
from game.kernel.decision import Decision
from game.kernel.match import Match, Rollout
from game.kernel.squares import bits

from .arenashow_worth import HERO_KILL, Eye, Goal, hit_chance, inventory_worth

SLIPS = {"easy": 0.25, "normal": 0.0, "hard": 0.0}
"""How often a level takes any legal answer instead of the best."""
WORTH_BUYING = 0.55
"""What an item must be worth for each credit that it costs."""
ENOUGH = 0.35
"""What an action must be worth to be used at all, and a card to be spent."""
LEFTOVERS = ("slip-away", "hold-the-line", "wide-pattern", "armour-breaker")
"""Cards to throw away for better ones while the hand is full."""


def make(level: str, seed: str) -> Showman:
    """Return the computer of that level; raises KeyError for an unknown one."""
    return Showman(seed, SLIPS[level])


class Showman:
    """Answers each kind of question by a rule of thumb of its own."""

    def __init__(self, seed: str, slips: float = 0.0) -> None:
        self._pick = Random(seed)
        self._slips = slips

    def choose(self, match: Match[Any], seat: int) -> Any:
        return self.answer(match, seat)

    def answer(self, match: Rollout[Any], seat: int) -> str:
        """Return the answer to what a seat is asked; also for matches that are only played on."""
        decision = match.pending[seat]
        if self._slips and self._pick.random() < self._slips:
            return str(self._pick.choice(decision.options))
        state: State = match.state
        known = getattr(self, f"_{decision.prompt.split('.')[0]}", None)
        if known is None:
            return str(self._pick.choice(decision.options))
        answer: str = known(state, seat, decision)
        return answer

    def interrupt(self, match: Match[Any], seat: int) -> Any:
        """Shop for the own heroes while another seat of the team is asked; leave the march to that one."""
        decision = match.decision(seat)
        if decision is None or decision.prompt != "store":
            return None
        best = self._purchase(match.state, decision.options)
        return best or None

    def _best(self, options: Sequence[str], worth: Callable[[str], float]) -> str:
        return max(options, key=lambda option: (worth(option), self._pick.random()))

    # before the fight

    def _resurrection(self, state: State, seat: int, decision: Decision[str]) -> str:
        """Come back near what draws the hero most."""
        eye = Eye(state, state.team_of(seat))

        def worth(option: str) -> float:
            name, square = option.split(" ")
            hero = state.heroes[name]
            return eye.place_worth(hero, state.ground.board.square(square), eye.goals(hero))

        return self._best(decision.options, worth)

    def _store(self, state: State, seat: int, decision: Decision[str]) -> str:
        return self._purchase(state, decision.options) or "done"

    def _purchase(self, state: State, options: Sequence[str]) -> str:
        """Return the purchase that is worth most for its price, if any is worth it."""
        best = (WORTH_BUYING, 0.0, "")
        for option in options:
            order = read_order(option)
            if order is None or order.verb == "restart":
                continue
            hero = state.heroes[order.hero]
            after = [*hero.items, order.item]
            if order.gave:
                after.remove(order.gave)
            gain = inventory_worth(state, hero.role, after) - inventory_worth(state, hero.role, hero.items)
            price = max(1, price_of(state, order))
            if gain > 0.5:
                best = max(best, (gain / price + 0.04 * price, self._pick.random(), option))
        return best[2]

    def _credits(self, state: State, seat: int, decision: Decision[str]) -> str:
        """Give to whoever is worst equipped, killers and wizards first."""

        def worth(option: str) -> float:
            given = 0.0
            for part in option.split(", "):
                name, share = part.split(" ")
                hero = state.heroes[name]
                need = 4.0 - 0.25 * inventory_worth(state, hero.role, hero.items) - 0.2 * hero.credits
                given += int(share) * (need + (0.5 if hero.role != "tank" else 0.0))
            return given

        return self._best(decision.options, worth)

    def _evolve(self, state: State, seat: int, decision: Decision[str]) -> str:
        def worth(option: str) -> float:
            if option == "decline":
                return -1.0
            hero = state.heroes[option.removeprefix("evolve ")]
            missing = max_health(state, hero) - hero.health if hero.on_board else 0
            return missing + {"killer": 2.0, "wizard": 1.5, "tank": 0.5}[hero.role]

        return self._best(decision.options, worth)

    def _minions(self, state: State, seat: int, decision: Decision[str]) -> str:
        """Explode where possible; otherwise keep away from enemy heroes."""
        if decision.prompt == "minions.deploy":
            return self._pick.choice(decision.options)
        enemies = [hero.square for hero in state.heroes.values() if hero.team != state.on_turn and hero.on_board]

        def worth(option: str) -> float:
            _, where = option.split(" ")
            if where == "explodes":
                return 100.0
            square = state.ground.board.square(where)
            seen = sum(state.ground.vision.sees(at, square) for at in enemies if state.ground.distance(at, square) < 6)
            return min((state.ground.distance(square, at) for at in enemies), default=9) - 2.0 * seen

        first = decision.options[0].split(" ")[0]
        explosions = [option for option in decision.options if option.endswith("explodes")]
        return self._best(explosions or [o for o in decision.options if o.startswith(f"{first} ")], worth)

    # the turn

    def _activate(self, state: State, seat: int, decision: Decision[str]) -> str:
        """Let those act first who can do something now, or who are in danger."""
        eye = Eye(state, state.team_of(seat))

        def worth(name: str) -> float:
            hero = state.heroes[name]
            danger = sum(enemy.ready and eye.ground.distance(enemy.square, hero.square) <= 5 for enemy in eye.enemies)
            attack, _ = eye.best_attack(hero, hero.square, free_choice=False)
            return attack + danger * (1.5 if hero.health <= 4 else 0.3) - (0.4 if hero.role == "tank" else 0)

        return self._best(decision.options, worth)

    def _maintenance(self, state: State, seat: int, decision: Decision[str]) -> str:
        hero = state.active
        if decision.prompt == "maintenance.cards":
            if len(hero.hand) >= 3:
                for card in LEFTOVERS:
                    if card in hero.hand:
                        return f"discard {card}"
            return "draw"
        if "both" in decision.options:
            return "both"
        health = hero.health / max(1, max_health(state, hero))
        mana = hero.mana / max(1, max_mana(state, hero))
        wanted = ("health", "mana") if health <= mana + 0.2 else ("mana", "health")
        return next((what for what in wanted if what in decision.options), "none")

    def _turn(self, state: State, seat: int, decision: Decision[str]) -> str:
        """Compare staying with two actions, acting before the move, and moving to where an action is worth most."""
        hero, turn = state.active, state.turn
        assert turn is not None
        eye = Eye(state, hero.team)
        if (card := self._own_card(state, hero, eye)) is not None:
            return card
        goals = eye.goals(hero)
        here, now = hero.square, eye.best_attack(hero, hero.square)
        heal = self._heal(state, hero)
        now = max(now, heal)
        place = eye.place_worth(hero, here, goals)
        plans = [(place, "end")]
        can_act = any(
            refuse_count(state, slug, action) is None
            for slug, action in actions(state, hero).items()
            if action.type in ("physical", "magic", "neutral")
        )
        if now[1] and now[0] >= ENOUGH:
            plans.append((place + now[0] * (1.8 if not turn.moved and not turn.used else 1.0), now[1]))
        if may_move(state, hero) is None:
            plans += self._moves(state, hero, eye, goals, now, can_act)
        best = max(plans, key=lambda plan: plan[0])[1]
        if best.startswith("use"):
            return self._prepared(state, hero, best)
        return best

    def _moves(
        self, state: State, hero: Hero, eye: Eye, goals: list[Goal], now: tuple[float, str], can_act: bool
    ) -> list[tuple[float, str]]:
        """Return the best move before an action, and the best one after it."""
        points = movement(state, hero)
        reach = Reach(state, hero, points)
        danger = danger_squares(state, hero.team)
        reached = [reduce(or_, layer) for layer in reach.layers]
        toll = [0.0 if not entered else 1.3 * 2 * entered for entered in range(len(reach.layers))]
        held = 0.55 if is_locked(state, hero) else 1.0
        plans: list[tuple[float, str]] = []
        places: list[tuple[float, float, int]] = []
        for square in bits(reach.squares):
            worth = eye.place_worth(hero, square, goals)
            if danger:
                entered = next(i for i, squares in enumerate(reached) if squares >> square & 1)
                if 2 * entered >= hero.health:
                    continue
                worth -= toll[entered]
            places.append((worth, self._pick.random(), square))  # equal ones without regard to where they lie
        places.sort(reverse=True)
        if not places:
            return plans
        here = eye.place_worth(hero, hero.square, goals)
        if can_act:
            for worth, _, square in places[:40]:
                attack, text = eye.best_attack(hero, square)
                gain = worth + (attack if text else 0.0)
                plans.append((here + held * (gain - here) - 0.01, f"move {state.name(square)}"))
            if now[1] and now[0] >= ENOUGH:
                plans.append((here + held * (places[0][0] - here) + now[0], now[1]))
        else:
            plans.append((here + held * (places[0][0] - here) - 0.01, f"move {state.name(places[0][2])}"))
        return plans

    def _heal(self, state: State, hero: Hero) -> tuple[float, str]:
        """Return the worth of the best healing action and how it is declared."""
        best = (0.0, "")
        for slug, action in actions(state, hero).items():
            amount = sum(effect.amount for effect in action.effects if isinstance(effect, Heal))
            if action.is_attack or not amount or action.cost > hero.mana:
                continue
            mates = [mate for mate in state.heroes_of(hero.team) if mate.on_board]
            gains = {mate.id: min(amount, max_health(state, mate) - mate.health) for mate in mates}
            if action.area:
                if refuse_command(state, f"use {slug}") is None:
                    near = [mate for mate in mates if state.ground.distance(mate.square, hero.square) <= action.range]
                    best = max(best, (0.8 * sum(gains[mate.id] for mate in near) - 0.6, f"use {slug}"))
                continue
            for name, gain in gains.items():
                text = f"use {slug}" if action.kinds == ("self",) else f"use {slug} on {name}"
                if gain and (name == hero.id or action.kinds != ("self",)) and refuse_command(state, text) is None:
                    best = max(best, (0.9 * gain - 0.3, text))
        return best

    def _prepared(self, state: State, hero: Hero, best: str) -> str:
        """Return an effect action that makes the attack better, if there is one; else the attack."""
        words = best.split(" ")
        action = actions(state, hero)[words[1]]
        if not action.is_attack:
            return best
        target = words[3] if len(words) > 3 else ""
        for slug, effect_action in actions(state, hero).items():
            if effect_action.type != "effect" or effect_action.cost + action.cost > hero.mana:
                continue
            marks = [effect for effect in effect_action.effects if isinstance(effect, Mark)]
            helps_self = any(mark.until == "action" for mark in marks)
            weakens = any(mark.stat == "defense" and mark.until == "turn" for mark in marks)
            text = f"use {slug}" if helps_self else f"use {slug} on {target}" if weakens and target else ""
            if text and refuse_command(state, text) is None:
                return text
        return best

    def _own_card(self, state: State, hero: Hero, eye: Eye) -> str | None:
        """Return a card of the play step that does good now."""
        for card in dict.fromkeys(hero.hand):
            bonus = state.bonus(card)
            if bonus.when != "play":
                continue
            for effect in bonus.effects:
                text = f"play {card}"
                good = False
                match effect:
                    case Heal() if bonus.range:
                        hurt = [
                            m for m in eye.mates if m is not hero and max_health(state, m) - m.health >= effect.amount
                        ]
                        for mate in hurt:
                            if refuse_command(state, f"play {card} on {mate.id}") is None:
                                return f"play {card} on {mate.id}"
                    case Heal():
                        good = max_health(state, hero) - hero.health >= effect.amount
                    case Mana():
                        good = max_mana(state, hero) - hero.mana >= effect.amount
                    case MoreActions():
                        good = eye.best_attack(hero, hero.square)[0] >= 1.2
                    case Mark(stat="movement"):
                        goals = eye.goals(hero)
                        best = max((goal.pull for goal in goals), default=0.0)
                        good = all(goal.steps[hero.square] > 8 for goal in goals if goal.pull > best - 1)
                    case Mark(stat="hold"):
                        good = any(eye.ground.distance(enemy.square, hero.square) == 1 for enemy in eye.enemies)
                    case Break():
                        good = hero.health <= 3
                if good and refuse_command(state, text) is None:
                    return text
        return None

    # cards in windows

    def _window(self, state: State, seat: int, decision: Decision[str]) -> str:
        """Play the one card that is worth most, if it is worth a card."""
        assault = state.attack
        side: Side = "attacker" if state.team_of(seat) == state.heroes[assault.attacker].team else "defender"
        best = (ENOUGH * 2, "pass")
        for option in decision.options:
            if option != "pass" and ", " not in option:
                plays = read_plays(state, side, option)
                if isinstance(plays, list):
                    worth = self._card_worth(state, plays[0].card, plays[0].hero, plays[0].target, side)
                    best = max(best, (worth, option))
        return best[1]

    def _card_worth(self, state: State, card: str, holder: str, target: str, side: Side) -> float:
        """Return what a card would change, for the attacker or the defender."""
        assault = state.attack
        attacker = state.heroes[assault.attacker]
        action = actions(state, attacker)[assault.action]
        eye = Eye(state, attacker.team)
        prizes = {name: eye.hit_worth(attacker, action, name) for name in assault.targets}
        needed = {name: guard(state, name) - (total(state, name) - sum(assault.dice)) for name in assault.targets}
        worth = 0.0
        for effect in state.bonus(card).effects:
            match effect:
                case Attack():
                    for name, prize in prizes.items():
                        worth += prize * (hit_chance(needed[name] - effect.amount) - hit_chance(needed[name]))
                case Defense():
                    prize = prizes.get(holder, 0.0)
                    worth += prize * (hit_chance(needed[holder]) - hit_chance(needed[holder] + effect.amount))
                case Damage(to="one-hero"):
                    left = state.heroes[target].health - final_damage(state, attacker, action, target)
                    worth += HERO_KILL if left == 1 else 0.8 if left > 1 else 0.0
                case Damage():
                    for name in assault.targets:
                        if name in state.heroes:
                            kills = (
                                final_damage(state, attacker, action, name) + effect.amount == state.heroes[name].health
                            )
                            worth += hit_chance(needed[name]) * (HERO_KILL if kills else 1.0)
                case Soak():
                    if holder in assault.targets and is_hit(state, holder):
                        damage = final_damage(state, attacker, action, holder)
                        left = state.heroes[holder].health - damage
                        saved = min(damage, effect.amount or damage)
                        worth += saved * 0.7 + (HERO_KILL if left <= 0 < left + saved else 0.0)
                case Repeat():
                    now = sum(prize for name, prize in prizes.items() if is_hit(state, name)) - is_fail(state)
                    again = sum(prize * hit_chance(needed[name]) for name, prize in prizes.items())
                    worth += (again - now) if side == "attacker" else (now - again)
                case Cover():
                    hurt = state.heroes[assault.targets[0]]
                    damage = final_damage(state, attacker, action, hurt.id)
                    if damage >= hurt.health and state.heroes[holder].health > damage:
                        worth += 2.0
        return worth

    def _roll(self, state: State, seat: int, decision: Decision[str]) -> str:
        """Repeat a break-away roll that failed."""
        assert state.turn is not None
        return decision.options[-1] if state.turn.broke == "held" else "pass"

    def _shot(self, state: State, seat: int, decision: Decision[str]) -> str:
        """Ignore shots while there is a card for it; shoot whom it hurts most."""
        if decision.prompt == "shot.answer":
            return decision.options[-1]
        return self._best(decision.options, lambda name: -state.heroes[name].health)

    def _push(self, state: State, seat: int, decision: Decision[str]) -> str:
        """Push or pull into a danger area, or else towards the own side's heroes."""
        target = next((name for name in self._victims(state, seat)), "")
        danger = danger_squares(state, state.heroes[target].team) if target else 0

        def worth(option: str) -> float:
            squares = [state.ground.board.square(name) for name in option.split(" ")] if option != "stay" else []
            return sum(2.0 for square in squares if danger >> square & 1) - 0.1 * (not squares)

        return self._best(decision.options, worth)

    _pull = _push

    def _victims(self, state: State, seat: int) -> list[str]:
        return [name for name in state.attack.targets if name in state.heroes]
