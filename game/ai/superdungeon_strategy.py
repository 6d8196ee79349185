"""A planner that weighs whole activations, and what the enemy can do in reply.

Every command is weighed by all that the activation can still come to: what the action points are good for where the
model would stand, and the best place that it can still reach afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.kernel.squares import bits
from game.superdungeon.actions import Aim, aims, basic_attacks, read_aim, targets, unique_action, unique_actions
from game.superdungeon.cards import Action
from game.superdungeon.movement import reach
from game.superdungeon.state import Model, State
from game.superdungeon.traits import ap_left, mp_left, total_ap, total_mp

from .superdungeon_quests import Questing
from .superdungeon_reply import STEADY, Temper, span

HASTE = 0.02
"""What a move costs beside an action that comes to the same."""


class Strategist(Questing):
    """Weighs the answers of one seat by whole activations."""

    def __init__(self, state: State, seat: int, places: int, temper: Temper = STEADY) -> None:
        super().__init__(state, seat, places, temper)
        self._places: dict[tuple[str, int], float] = {}
        self._harvests: dict[int, float] = {}
        self._prospects: dict[str, float] = {}

    # Places

    def place(self, model: Model, square: int) -> float:
        key = model.id, square
        found = self._places.get(key)
        if found is None:
            found = self._places[key] = self._place(model, square)
        return found

    def _place(self, model: Model, square: int) -> float:
        state, ground = self.state, self.state.ground
        base = ground.base(square, model.size)
        value = 0.0
        if state.scenario == "king of the hill":
            value += self.hold(model) if base & self.zone else -0.12 * self.zone_way(square, base)
        elif state.scenario == "crystal capture":
            value += self.errand(model, base)
        nearest = self.pull(square) if model.size == 1 else min(map(self.pull, bits(base)))
        value -= 0.06 * max(0.0, nearest)
        value -= self.temper.danger * self.fear * self.danger(model, base)
        if ground.hazards & base:
            value -= 0.5
        return value

    # Whole activations

    def prey(self, user: Model, points: int) -> list[tuple[float, int]]:
        """For each enemy what attacking it is worth, and from where it can be attacked, sight aside."""
        found = []
        attacks = [(action, points // max(1, action.ap), span(action)) for action in self.attacks(user)]
        for foe in self.foes:
            best, spread = 0.0, 0
            for action, uses, reach_of in attacks:
                if uses and (value := self.strikes(user, action, foe, uses)) > best:
                    best, spread = value, reach_of
            if best:
                found.append((best, self.state.ground.within(self.state.base(foe), spread)))
        return found

    def harvest(self, user: Model, points: int) -> float:
        """What the action points come to where it stands, by the best mix."""
        groups: dict[object, list[float]] = {}
        best = [0.0] * (points + 1)
        for action, aim in self.possible(user, points):
            if action.ap == 0:
                continue
            uses = points // action.ap
            among = targets(self.state, user, action, aim)
            if action.is_offensive and action.range and not action.area and len(among) == 1:
                key: object = among[0].id
                gains = [self.strikes(user, action, among[0], n) for n in range(1, uses + 1)]
            else:
                key = action.name, aim
                value = self.action(user, action, aim)
                gains = [value * (n if action.is_offensive else 1) for n in range(1, uses + 1)]
            group = groups.setdefault(key, [0.0] * (points + 1))
            for n, gain in enumerate(gains, 1):
                group[n * action.ap] = max(group[n * action.ap], gain)
        for group in groups.values():
            best = [max(best[ap - k] + group[k] for k in range(ap + 1)) for ap in range(points + 1)]
        if points and self.state.scenario == "crystal capture" and (taking := self.taking(user)):
            return max(best[points], best[points - 1] + taking)
        return best[points]

    def possible(self, user: Model, points: int) -> Iterator[tuple[Action, Aim]]:
        state = self.state
        if points >= 1:
            for action in basic_attacks(state, user).values():
                yield from ((action, aim) for aim in aims(state, user, action))
        if "ice" in user.statuses:
            return
        for choice in unique_actions(state, user):
            if choice.action.ap <= points and not (choice.action.once and choice.key in state.spent):
                yield from ((choice.action, aim) for aim in aims(state, user, choice.action))

    def rest(self, model: Model, square: int, points: int, open_places: dict[int, int]) -> float:
        """The best place within that many further steps, by the way it is counted."""
        best = self.place(model, square)
        if points > 0:
            near = self.state.ground.within(1 << square, points)
            for place in open_places:
                if near >> place & 1:
                    best = max(best, self.place(model, place))
        return best

    def surveyed(self, model: Model, moves: dict[int, int], mp: int, points: int, places: int) -> dict[int, float]:
        """Look closely at the most promising places: all that the activation comes to if it goes there first."""
        state, ground = self.state, self.state.ground
        prey = self.prey(model, points) if points else []
        rough = []
        for square in moves:
            base = ground.base(square, model.size)
            value = self.place(model, square)
            rough.append((value + max((gain for gain, near in prey if near & base), default=0.0), square))
        rough.sort(reverse=True)
        trial = state.clone()
        moved = trial.models[model.id]
        worths = {id: worth for id, worth in self.worths.items() if id != model.id}
        found = {}
        for _, square in rough[:places]:
            trial.put(moved, square)
            there = Strategist(trial, self.seat, self.places, self.temper)
            there.worths = dict(worths)
            found[square] = there.harvest(moved, points) + self.rest(model, square, mp - moves[square], moves)
        return found

    def commander(self, options: list[str]) -> Callable[[str], float]:
        state = self.state
        act = state.activation
        assert act is not None
        model = state.models[act.model]
        assert model.at is not None
        points, mp = ap_left(state, model), mp_left(state, model)
        moves: dict[int, int] = {}
        if any(text.startswith("move ") for text in options):
            moves = reach(state, model, mp)
        places = self.surveyed(model, moves, mp, points, self.places)
        here = self.rest(model, model.at, mp, moves)
        now = self.harvest(model, points) + here
        end = self.place(model, model.at)

        def weigh(text: str) -> float:
            verb, *words = text.split()
            if verb == "move":
                return places.get(state.ground.walk.square(words[0]), -100.0) - HASTE
            if verb == "attack":
                action, aim = basic_attacks(state, model)[words[1]], Aim(words[0])
                return self.after(model, action, aim, 0 if words[-1] == "free" else 1, points) + here
            if verb == "use":
                choice, found = unique_action(state, model, words[0]), read_aim(state, words[1:])
                assert choice is not None
                assert not isinstance(found, str)
                return self.after(model, choice.action, found, choice.action.ap, points) + here
            if verb == "drink":
                return now + self.worth_of_drink(text) - 0.5
            if verb == "interact":
                return here + self.taking(model) + self.harvest(model, points - 1)
            if verb == "stand":
                return now + (2.0 if words[0] == "mp" or points else 1.0)
            return end

        return weigh

    def after(self, model: Model, action: Action, aim: Aim, price: int, points: int) -> float:
        """What an action now and the best use of the action points left come to."""
        among = targets(self.state, model, action, aim)
        first = self.action(model, action, aim)
        if action.is_offensive and action.range and not action.area and len(among) == 1:
            first = self.strikes(model, action, among[0], 1)
        left = points - price
        if left <= 0:
            return first
        if left not in self._harvests:
            self._harvests[left] = self.harvest(model, left)
        return first + self._harvests[left]

    # Phases

    def prospect(self, model: Model) -> float:
        """What an activation of the model would come to, beyond staying where it is."""
        state = self.state
        assert model.at is not None
        points = total_ap(state, model)
        mp = total_mp(state, model)
        if "knockdown" in model.statuses:
            mp = 0
        moves = reach(state, model, mp) if mp else {}
        here = self.harvest(model, points) + self.rest(model, model.at, mp, moves)
        best = max(self.surveyed(model, moves, mp, points, max(2, self.places // 2)).values(), default=here)
        value = max(here, best) - self.place(model, model.at)
        if state.scenario == "crystal capture" and model.crystal:
            value += 2.0
        return value

    def potential(self, model: Model) -> float:
        found = self._prospects.get(model.id)
        if found is None:
            found = self._prospects[model.id] = self.prospect(model)
        return found
