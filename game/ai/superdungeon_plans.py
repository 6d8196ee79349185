"""What the answers to each kind of question are worth in Super Dungeon Arena."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial

from game.kernel.dice import Odds
from game.kernel.squares import union
from game.superdungeon import powerup, spawning
from game.superdungeon.actions import Aim, basic_attacks, read_aim, unique_action, unique_actions
from game.superdungeon.cards import Action
from game.superdungeon.combat import defense_pool, defenses, foe_stars, offense_pool, wounds_of
from game.superdungeon.dice import FACES, stars
from game.superdungeon.potions import read_drink
from game.superdungeon.state import Model, State
from game.superdungeon.traits import ap_left, attributes, hearts, skulls, total_ap, total_mp

from .superdungeon_forms import form_worth
from .superdungeon_worth import STATUS_WORTH, Worth, chance_past, odds_of

ACTION_PRICE = 0.02
"""What an action point is worth by itself, so that a free action goes before one that costs."""

_MEANS = {colour: Odds.die(map(stars, faces)).mean(int) for colour, faces in FACES.items()}
"""How many stars a die is expected to come to."""


class Planner(Worth):
    """Weighs the answers of one seat in one position."""

    def __init__(self, state: State, seat: int, places: int) -> None:
        super().__init__(state, seat)
        self.places = places

    def weigher(self, prompt: str, options: list[str], about: str = "") -> Callable[[str], float] | None:
        """Return how much an answer to that question is worth; None if all are alike."""
        weighers: dict[str, Callable[[str], float]] = {
            "phase": self.phase,
            "monster": self.next_monster,
            "defense": partial(self.defense, about),
            "heart": self.symbol,
            "potion": self.symbol,
            "heal": self.token,
            "tough": lambda text: float(text == "heal"),
            "reroll": self.reroll,
            "spawn": self.placement,
            "summon": self.square_option,
            "boss": self.boss,
            "store": self.purchase,
            "equip": self.equip,
            "place.point": self.point_site,
            "place.hero": self.hero_site,
            "place.cluster": self.cluster_site,
            "pounce": self.square_option,
            "teleport": self.square_option,
            "retreat": self.square_option,
            "push": self.shove,
            "pull": self.shove,
            "compel": self.shove,
            "shapeshift": lambda text: form_worth(self.state, text),
            "free attack": self.free_attack,
            "pick.hero": lambda text: 0.0,
        }
        if prompt == "command":
            return self.commander(options)
        return weighers.get(prompt)

    # Commands of an activation

    def commander(self, options: list[str]) -> Callable[[str], float]:
        state = self.state
        act = state.activation
        assert act is not None
        model = state.models[act.model]
        assert model.at is not None
        points = ap_left(state, model)
        now = self.best_deeds(model, points)
        here = self.place(model, model.at)
        moves = {text: state.ground.walk.square(text.split()[1]) for text in options if text.startswith("move ")}
        worth = self._moves(model, moves, points)

        def weigh(text: str) -> float:
            verb, *words = text.split()
            if verb == "move":
                return worth.get(text, here + now - 1.0) - here - now - 0.02
            if verb == "attack":
                free = 0.05 if words[-1] == "free" else 0.0
                return self.action(model, basic_attacks(state, model)[words[1]], Aim(words[0])) + free
            if verb == "use":
                choice, aim = unique_action(state, model, words[0]), read_aim(state, words[1:])
                assert choice is not None
                assert not isinstance(aim, str)
                worth_of = self.action(model, choice.action, aim)
                return worth_of / max(1.0, 0.8 * choice.action.ap) - ACTION_PRICE * choice.action.ap
            if verb == "drink":
                return self.worth_of_drink(text) - 0.5
            if verb == "interact":
                return 6.0
            if verb == "stand":
                return 2.0 if words[0] == "mp" or points else 1.0
            return 0.0

        return weigh

    def _moves(self, model: Model, moves: dict[str, int], points: int) -> dict[str, float]:
        """Look closely at the most promising places: what it is worth to stand there and to act from there."""
        state, ground = self.state, self.state.ground
        size, reach = state.size(model), max(1, self.farthest(model))
        prey = [(0.5 * self.worth(foe), ground.within(state.base(foe), reach)) for foe in self.foes] if points else []
        rough: list[tuple[float, float, str]] = []
        for text, square in moves.items():
            base = ground.base(square, size)
            value = self.place(model, square)
            rough.append((value + max((worth for worth, near in prey if near & base), default=0.0), value, text))
        rough.sort(reverse=True)
        found: dict[str, float] = {}
        trial = state.clone()
        moved = trial.models[model.id]
        worths = {id: worth for id, worth in self.worths.items() if id != model.id}
        for _, value, text in rough[: self.places]:
            trial.put(moved, moves[text])
            there = Planner(trial, self.seat, self.places)
            there.worths = dict(worths)
            found[text] = value + there.best_deeds(moved, points)
        return found

    # Phases

    def phase(self, text: str) -> float:
        state = self.state
        verb, *words = text.split()
        if verb == "activate" and words == ["monsters"]:
            return self.squad()
        if verb == "activate":
            return self.potential(state.models[words[0]]) + 0.1
        if verb == "spawn":
            return self._spawn(state.models[words[0]], words[1])
        if verb == "store":
            return (
                1.2
                if len([c for c in state.sides[self.seat].backpack if state.equipment(c).deck == "loot"]) >= 4
                else -1.0
            )
        return -0.5

    def potential(self, model: Model) -> float:
        """About what an activation of the model is worth: attacks in reach, or the way towards something."""
        state, ground = self.state, self.state.ground
        points, base = total_ap(state, model), state.base(model)
        moves = 0 if "knockdown" in model.statuses else total_mp(state, model)
        best = 0.0
        for action in (*basic_attacks(state, model).values(), *(c.action for c in unique_actions(state, model))):
            if not action.is_offensive or action.ap > points:
                continue
            spread = 2 if action.area else int(action.range.split()[1]) if action.range else 1
            for foe in self.foes:
                if ground.count(base, state.base(foe)) <= moves + spread:
                    uses = max(1, points // max(1, action.ap))
                    best = max(best, 0.75 * self._single(model, action, foe) * uses)
        objective = 0.0
        if state.scenario == "king of the hill":
            objective = 0.0 if self.in_zone(model) else 0.8
        elif state.scenario == "crystal capture":
            objective = 3.0 if model.crystal else 0.6
        return max(best, 0.3) + objective

    def _single(self, user: Model, action: Action, target: Model) -> float:
        """An attack on one target, as if it were in range."""
        state, attr = self.state, action.attribute
        assert attr is not None
        pool = offense_pool(state, user, action, [target])[0]
        attack = pool.dice, pool.stars + foe_stars(state, user, target, attr), "hex" in user.statuses
        bane = "bane" in target.statuses
        guards = [defense_pool(state, target, name, user)[0] for name in defenses(state, target)]
        hit = chance_past(attack, guards, bane)
        left = hearts(state, target) - target.wounds
        share = min(1.0, wounds_of(state, user, action, 1, False) / max(1, left))
        return hit * self.worth(target) * (1.0 if share >= 1 else 0.6 * share)

    def squad(self) -> float:
        """The best monsters that four skull points can activate."""
        state, left, total = self.state, 4, 0.0
        squad = [m for m in self.friends if m.role in ("miniboss", "elite", "minion")]
        for worth, price in sorted(((self.potential(m), skulls(state, m)) for m in squad), reverse=True):
            if price <= left:
                left -= price
                total += worth
        return total

    def next_monster(self, text: str) -> float:
        if text.startswith("end"):
            return 0.05
        return self.potential(self.state.models[text.split()[1]])

    def _spawn(self, point: Model, what: str) -> float:
        state = self.state
        if what == spawning.MONSTERS:
            coming = spawning.listed(state, point)
            gain = sum(0.55 + 0.25 * skulls(state, model) for model in coming)
            busy = sum(skulls(state, m) for m in self.friends if m.role in ("miniboss", "elite", "minion"))
            gain *= 1.3 if busy < 4 else 0.8 if busy < 8 else 0.45
        else:
            gain = 3.2
        left = hearts(state, point) - point.wounds
        boss = next(iter(state.of_role(self.seat, "miniboss")), None)
        if left <= 1:
            return gain - (0.5 if boss is not None and boss.at is None else 3.0)
        return gain - 0.6

    # Rolls and what they yield

    def defense(self, defender: str, text: str) -> float:
        """Take the attribute that most likely withstands the offense roll, which lies on the table (SDA-DEFENSE-04)."""
        state = self.state
        offense = next((thrown for thrown in state.thrown if thrown.kind == "offense"), None)
        if offense is None or defender not in state.models:
            return 0.0
        target, user = state.models[defender], state.models[offense.model]
        total = max(0, sum(map(stars, offense.faces)) + offense.stars)
        pool = defense_pool(state, target, text, user)[0]  # type: ignore[arg-type]
        odds = odds_of(pool.dice, pool.stars, "bane" in target.statuses)
        return float(odds.chance(lambda guard: guard >= total)) + 0.01 * float(odds.mean(int))

    def symbol(self, text: str) -> float:
        if text == "none" or " " not in text:
            return -0.1
        id, token = text.split(" ", 1)
        model = self.state.models[id]
        sign = 1.0 if model.side == self.seat else -1.0
        if token == "potion":
            return sign * 0.5
        if token == "wound":
            return sign * (0.4 + model.wounds / max(1, hearts(self.state, model)))
        return sign * STATUS_WORTH.get(token, 0.3)

    def token(self, text: str) -> float:
        return {"wound": 1.0, "none": -1.0}.get(text, STATUS_WORTH.get(text, 0.0))

    def reroll(self, text: str) -> float:
        """By how many stars the die is expected to change for the better; a die that does well enough stays."""
        if text == "none":
            return 0.15
        whose, _, number = text.rpartition(" ")
        for thrown in self.state.thrown:
            if whose == (thrown.kind if thrown.kind == "offense" else thrown.model):
                face = thrown.faces[int(number) - 1]
                hoped = (
                    float(_MEANS[thrown.dice[int(number) - 1]]) - stars(face) - (0.4 if isinstance(face, str) else 0)
                )
                return hoped if self.state.models[thrown.model].side == self.seat else -hoped
        return 0.0

    def free_attack(self, text: str) -> float:
        words = text.split()
        target = self.state.models.get(words[0])
        return self.worth(target) if target is not None else 0.0

    def worth_of_drink(self, text: str) -> float:
        """What a potion does for its drinker; of an area for all in it."""
        state, words = self.state, text.split()
        heroes = [m for m in self.friends if m.role == "hero"]
        if words[0] in state.models:
            heroes, words = [state.models[words[0]]], words[1:]
        if not heroes:
            return 0.0
        found = read_drink(state, heroes[0], words[1:])
        if isinstance(found, str):
            return 0.0
        potion, _, aim = found
        return self.action(heroes[0], potion, aim)

    # Placements

    def square_option(self, text: str) -> float:
        """A square for the model that acts; staying is worth nothing."""
        act = self.state.activation
        if text in ("stay", "none") or act is None:
            return -0.5 if text == "none" else -0.05
        model = self.state.models[act.model]
        here = self.place(model, model.at) if model.at is not None else 0.0
        return self.place(model, self.state.ground.walk.square(text.split()[-1])) - here

    def shove(self, text: str) -> float:
        """Enemies are moved into hazards and out of the zone; friends are moved as they would walk."""
        state = self.state
        if text == "stay":
            return 0.0
        square = state.ground.walk.square(text.split()[-1])
        value = 0.02
        for tile, squares in state.ground.tiles.values():
            if "hazard" in tile.tags and squares >> square & 1:
                value += 0.8
        if state.zone and square not in state.zone:
            value += 0.5
        return value

    def placement(self, text: str) -> float:
        id, name = text.split()
        return self.place(self.state.models[id], self.state.ground.walk.square(name))

    def boss(self, text: str) -> float:
        if not text.startswith("place "):
            return -5.0
        _, id, name = text.split()
        return self.place(self.state.models[id], self.state.ground.walk.square(name))

    def point_site(self, text: str) -> float:
        """Points stand towards the middle, so that what they bring is soon where it matters, but not at the enemy's."""
        square = self.state.ground.walk.square(text.split()[1])
        return -0.1 * self._from_middle(square) + 0.03 * self._foe_ways[square]

    def hero_site(self, text: str) -> float:
        square = self.state.ground.walk.square(text.split()[1])
        own = [self.state.base(m) for m in self.friends if m.role == "point"]
        near = min((self.state.ground.count(1 << square, base) for base in own), default=0)
        return -0.05 * self._from_middle(square) - 0.1 * near

    def cluster_site(self, text: str) -> float:
        return -0.01 * self._from_middle(self.state.ground.walk.square(text.split()[-1]))

    def _from_middle(self, square: int) -> float:
        y, x = divmod(square, self.state.ground.width)
        height = self.state.arena.height
        return max(abs(x - (self.state.ground.width - 1) / 2), abs(y - (height - 1) / 2))

    @cached_property
    def _foe_ways(self) -> bytes:
        """How far the nearest enemy is from each square."""
        ground, bases = self.state.ground, union(map(self.state.base, self.foes))
        return ground.counts_to(bases) if bases else bytes(ground.width * ground.height)

    # Cards

    def card(self, slug: str) -> float:
        """What a card is worth by itself."""
        record = self.state.equipment(slug)
        return (2.0 if record.deck == "treasure" else 1.0) + 0.5 * len(record.actions) + 0.3 * len(record.hooks)

    def purchase(self, text: str) -> float:
        if text == "leave":
            return 0.0
        return self.card(text.split()[1]) - 1.5

    def equip(self, text: str) -> float:
        state = self.state
        if text == powerup.DONE:
            return 0.0
        words = text.split()
        if words[0] != "equip":
            return self.worth_of_drink(text) - 0.6
        card, model = words[1], state.models[words[3]]
        replaced = powerup.replaces(state, model, card)
        value = self.card(card) * self._use(card, model)
        return value - (self.card(replaced) * self._use(replaced, model) + 0.3 if replaced else 0.0)

    def _use(self, card: str, model: Model) -> float:
        """How well a card's dice fit the model: those of attributes that it attacks or defends with count."""
        used = {name for name, attr in attributes(self.state, model).items() if attr.icon or attr.defends}
        wanted = list(_attributes_of(self.state.equipment(card).hooks))
        fit = 0.4 if wanted and not used & set(wanted) and model.role != "point" else 1.0
        return fit * {"hero": 1.1, "miniboss": 1.0, "point": 0.9}.get(model.role, 0.5)


def _attributes_of(hooks: Iterable[object]) -> Iterator[str]:
    for hook in hooks:
        yield from getattr(hook, "attributes", ())
