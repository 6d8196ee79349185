"""What answers are worth in Super Dungeon Arena. The unit is about one wound on a model of middling value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial

from game.kernel.dice import Odds, beats
from game.superdungeon import powerup, spawning
from game.superdungeon.actions import Aim, aims, basic_attacks, read_aim, targets, unique_action, unique_actions
from game.superdungeon.cards import Action
from game.superdungeon.combat import defense_pool, defenses, foe_stars, offense_pool, wounds_of
from game.superdungeon.dice import FACES, Pool, stars, totals
from game.superdungeon.ground import mask
from game.superdungeon.potions import read_drink
from game.superdungeon.state import Model, State
from game.superdungeon.traits import ap_left, attributes, has, hearts, skulls, total_ap, total_mp
from game.superdungeon.vocabulary import (
    AnyEffect,
    Compel,
    DrawLoot,
    GainActions,
    GainMovement,
    GivePotion,
    Grant,
    Heal,
    Inflict,
    Mend,
    Pull,
    Push,
    Remedy,
    Summon,
)

from .superdungeon_forms import form_worth

STATUS_WORTH = {"hex": 0.5, "bane": 0.5, "slow": 0.25, "ice": 0.4, "fire": 0.8, "poison": 0.35, "knockdown": 0.6}
ACTION_PRICE = 0.02
"""What an action point is worth by itself, so that a free action goes before one that costs."""


@cache
def _odds(dice: str, stars: int, drops: bool) -> Odds[int]:
    return totals(Pool(dice, stars), drops)


@cache
def _wins(offense: tuple[str, int, bool], defense: tuple[str, int, bool]) -> float:
    return float(beats(_odds(*offense), _odds(*defense)))


_MEANS = {colour: Odds.die(map(stars, faces)).mean(int) for colour, faces in FACES.items()}
"""How many stars a die is expected to come to."""


class Planner:
    """Weighs the answers of one seat in one position; it changes nothing."""

    def __init__(self, state: State, seat: int, places: int) -> None:
        self.state, self.seat, self.places = state, seat, places
        self.foe = 1 - seat

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

    # What models are worth

    def foes(self) -> list[Model]:
        return self.state.on_arena(self.foe)

    def friends(self) -> list[Model]:
        return self.state.on_arena(self.seat)

    def worth(self, model: Model) -> float:
        """What destroying it is worth to the other side."""
        state = self.state
        worth = 1.0 + 0.5 * skulls(state, model)
        if model.role == "point":
            worth = 2.5
        if state.scenario == "destruction":
            worth += 0.8 * skulls(state, model)
            if model.role in ("point", "hero", "miniboss") and not model.fallen:
                worth += 1.5
            points = state.sides[1 - model.side].points
            if points + skulls(state, model) >= state.house.destruction_points:
                worth += 20
        elif state.scenario == "king of the hill":
            if state.zone and self._in_zone(model):
                worth += 2.0
        elif model.crystal:
            worth += 6.0
        return worth

    def _in_zone(self, model: Model) -> bool:
        return model.at is not None and bool(self.state.base(model) & mask(self.state.zone))

    # Attacks and other actions

    def action(self, user: Model, action: Action, aim: Aim) -> float:
        """What an action is worth at that aim, dice averaged out."""
        state = self.state
        among = targets(state, user, action, aim)
        attr = action.attribute
        rolls = attr is not None and (action.is_offensive or action.versus is not None)
        pool = offense_pool(state, user, action, among)[0] if rolls else None
        total = 0.0
        for target in among:
            hit = 1.0
            if pool is not None and attr is not None:
                names = [action.versus] if action.versus else defenses(state, target)
                guards = [defense_pool(state, target, name, user)[0] for name in names if name]
                stars = foe_stars(state, user, target, attr)
                attack = pool.dice, pool.stars + stars, "hex" in user.statuses
                bane = "bane" in target.statuses
                hit = min(
                    (_wins(attack, (g.dice, g.stars, bane)) for g in guards), default=_wins(attack, ("", 0, False))
                )
            value = 0.0
            if action.is_offensive:
                wounds = wounds_of(state, user, action, 1, False)
                left = hearts(state, target) - target.wounds
                share = min(wounds, left) / max(1, hearts(state, target))
                value += self.worth(target) * (1.0 if wounds >= left else 0.6 * share + 0.1)
                value = value if target.side == self.foe else -value
            value += sum(self.effect(user, target, effect) for effect in action.effects if effect.whom == "target")
            total += hit * value
        own = (effect for effect in action.effects if effect.whom == "user")
        return total + sum(0.5 * self.effect(user, user, effect) for effect in own)

    def effect(self, user: Model, target: Model, effect: AnyEffect) -> float:
        """What an effect on the target is worth to us."""
        state, is_foe = self.state, target.side == self.foe
        sign = -1.0 if is_foe else 1.0
        match effect:
            case Heal() | Mend():
                tokens = target.wounds + (len(target.statuses) if isinstance(effect, Heal) else 0)
                share = min(effect.amount, tokens) / max(1, hearts(state, target))
                return sign * self.worth(target) * share * 0.8
            case Remedy():
                return sign * sum(STATUS_WORTH[status] for status in target.statuses)
            case Inflict():
                status = effect.status
                if status in target.statuses or target.role == "point" or has(state, target, f"immune {status}"):
                    return 0.0
                return -sign * STATUS_WORTH.get(status, 0.4) * min(1.0, 0.4 * self.worth(target))
            case Push() | Pull() | Compel():
                return 0.15 if is_foe else 0.1
            case Grant():
                return sign * (0.35 if self._threats(target) else 0.05)
            case GivePotion():
                return sign * 0.4
            case GainActions():
                return sign * 0.8 * effect.amount
            case GainMovement():
                return sign * 0.05 * effect.amount
            case DrawLoot():
                return 0.4 * effect.amount
            case Summon():
                return 0.8
            case _:
                return 0.1

    def _threats(self, model: Model) -> int:
        """How many enemies could come and attack it in their next turn."""
        state, near = self.state, 0
        if model.at is None:
            return 0
        base = state.base(model)
        for foe in state.on_arena(1 - model.side):
            if foe.role != "point" and state.ground.count(state.base(foe), base) <= total_mp(state, foe) + self._range(
                foe
            ):
                near += 1
        return near

    def _range(self, model: Model) -> int:
        return max((attr.range for attr in attributes(self.state, model).values() if attr.icon), default=0)

    def deeds(self, user: Model, points: int) -> Iterator[tuple[float, Action]]:
        """The worth of everything the model can do where it stands, with that many action points."""
        state = self.state
        if points >= 1:
            for action in basic_attacks(state, user).values():
                yield from ((self.action(user, action, aim), action) for aim in aims(state, user, action))
        if "ice" in user.statuses:
            return
        for choice in unique_actions(state, user):
            if choice.action.ap <= points and not (choice.action.once and choice.key in state.spent):
                for aim in aims(state, user, choice.action):
                    yield self.action(user, choice.action, aim), choice.action

    def best_deeds(self, user: Model, points: int) -> float:
        """What the action points are worth where it stands: the best use, repeated as far as they go."""
        return max(
            (worth * max(1, points // max(1, action.ap)) for worth, action in self.deeds(user, points)), default=0.0
        )

    # Places

    def place(self, model: Model, square: int) -> float:
        """What it is worth to stand there, apart from what can be done from there."""
        state, ground = self.state, self.state.ground
        base = ground.base(square, state.size(model))
        value = 0.0
        if state.scenario == "king of the hill":
            zone = mask(state.zone)
            value += 1.6 if base & zone else -0.12 * ground.count(base, zone)
        elif state.scenario == "crystal capture":
            value += self._errand(model, base)
        nearest = min((ground.count(base, state.base(foe)) - 0.5 * self.worth(foe) for foe in self.foes()), default=0.0)
        value -= 0.06 * max(0.0, nearest)
        for foe in self.foes():
            if foe.role != "point" and ground.count(base, state.base(foe)) <= total_mp(state, foe) + self._range(foe):
                value -= 0.05 * self.worth(model) / max(1, hearts(state, model) - model.wounds)
        for tile, squares in ground.tiles.values():
            if "hazard" in tile.tags and squares & base:
                value -= 0.5
        return value

    def _errand(self, model: Model, base: int) -> float:
        """The way to the crystal and home."""
        state, ground = self.state, self.state.ground
        mine, theirs = state.sides[self.seat], state.sides[self.foe]
        if model.role == "point":
            return 0.0
        if model.crystal and mine.cluster is not None:
            return -0.6 * ground.count(base, 1 << mine.cluster)
        if mine.crystal is not None:
            return -0.3 * ground.count(base, 1 << mine.crystal)
        if theirs.cluster is not None and not any(m.crystal for m in self.friends()):
            return -0.2 * ground.count(base, 1 << theirs.cluster)
        return 0.0

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
        size, reach = state.size(model), max(1, self._range(model))
        rough: list[tuple[float, str]] = []
        for text, square in moves.items():
            base = ground.base(square, size)
            value = self.place(model, square)
            if points:
                value += max(
                    (0.5 * self.worth(foe) for foe in self.foes() if ground.count(base, state.base(foe)) <= reach),
                    default=0.0,
                )
            rough.append((value, text))
        rough.sort(reverse=True)
        found: dict[str, float] = {}
        for _, text in rough[: self.places]:
            trial = state.clone()
            trial.models[model.id].at = moves[text]
            trial.touch()
            there = Planner(trial, self.seat, self.places)
            found[text] = self.place(model, moves[text]) + there.best_deeds(trial.models[model.id], points)
        return found

    # Phases

    def phase(self, text: str) -> float:
        state = self.state
        verb, *words = text.split()
        if verb == "activate" and words == ["monsters"]:
            return self._squad()
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
            for foe in self.foes():
                if ground.count(base, state.base(foe)) <= moves + spread:
                    uses = max(1, points // max(1, action.ap))
                    best = max(best, 0.75 * self._single(model, action, foe) * uses)
        objective = 0.0
        if state.scenario == "king of the hill":
            objective = 0.0 if self._in_zone(model) else 0.8
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
        hit = min((_wins(attack, (g.dice, g.stars, bane)) for g in guards), default=_wins(attack, ("", 0, False)))
        left = hearts(state, target) - target.wounds
        share = min(1.0, wounds_of(state, user, action, 1, False) / max(1, left))
        return hit * self.worth(target) * (1.0 if share >= 1 else 0.6 * share)

    def _squad(self) -> float:
        """The best monsters that four skull points can activate."""
        state, left, total = self.state, 4, 0.0
        squad = [m for m in self.friends() if m.role in ("miniboss", "elite", "minion")]
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
            busy = sum(skulls(state, m) for m in self.friends() if m.role in ("miniboss", "elite", "minion"))
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
        odds = _odds(pool.dice, pool.stars, "bane" in target.statuses)
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
        heroes = [m for m in self.friends() if m.role == "hero"]
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
        return -0.1 * self._from_middle(square) + 0.03 * self._nearest_foe(1 << square)

    def hero_site(self, text: str) -> float:
        square = self.state.ground.walk.square(text.split()[1])
        own = [self.state.base(m) for m in self.friends() if m.role == "point"]
        near = min((self.state.ground.count(1 << square, base) for base in own), default=0)
        return -0.05 * self._from_middle(square) - 0.1 * near

    def cluster_site(self, text: str) -> float:
        return -0.01 * self._from_middle(self.state.ground.walk.square(text.split()[-1]))

    def _from_middle(self, square: int) -> float:
        y, x = divmod(square, self.state.ground.width)
        height = self.state.arena.height
        return max(abs(x - (self.state.ground.width - 1) / 2), abs(y - (height - 1) / 2))

    def _nearest_foe(self, base: int) -> int:
        return min((self.state.ground.count(base, self.state.base(foe)) for foe in self.foes()), default=0)

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
