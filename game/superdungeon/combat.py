"""From the offense roll to Resolve Effects: how an action is performed (SDA-OFFENSE to SDA-CRIT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.kernel.decision import WORD, choose, tell
from game.kernel.squares import bits

from . import aftermath, effects
from .actions import Aim, covered, landing, targets
from .cards import Action
from .destruction import sweep, wound
from .dice import FACES, Face, Pool, discarded, pool, stars
from .doing import Doing
from .events import Acted, Compared, Rerolled, Rolled
from .state import LastRoll, Model, State, Thrown
from .traits import STATUSES, attributes, fits, has, traits
from .travel import land
from .vocabulary import Attribute, DamageHook, DiceHook, Reaction, RerollHook, Wound


class Throw:
    """The dice of one model in one action, until they are counted."""

    __slots__ = ("attr", "drop", "faces", "kind", "model", "pool", "sources")

    def __init__(self, model: Model, attr: Attribute, kind: str, roll: Pool, sources: tuple[str, ...]) -> None:
        self.model, self.attr, self.kind, self.pool, self.sources = model, attr, kind, roll, sources
        self.faces: list[Face] = []
        self.drop: int | None = None

    @property
    def name(self) -> str:
        """What the throw is called in a reroll: "offense", or the defender."""
        return self.kind if self.kind == "offense" else self.model.id

    @property
    def total(self) -> int:
        kept = sum(stars(face) for i, face in enumerate(self.faces) if i != self.drop)
        return max(0, kept + self.pool.stars)

    @property
    def kept(self) -> list[Face]:
        return [face for i, face in enumerate(self.faces) if i != self.drop]


# Pools


def offense_pool(state: State, user: Model, action: Action, against: Sequence[Model]) -> tuple[Pool, tuple[str, ...]]:
    """Return the offense dice of an action with every bonus in force, and where they come from (SDA-OFFENSE-02).

    A bonus against certain targets counts in an area only if all its targets are such.
    """
    name = action.attribute
    assert name is not None
    own = attributes(state, user).get(name)
    roll = own.pool if own else Pool()
    sources = [user.card]
    if action.bonus:
        roll += pool(action.bonus)
        sources.append(action.name)
    if action.bonus_dice:
        roll += Pool((roll.dice[:1] or "B") * action.bonus_dice)
    for hook, source in traits(state, user).of(DiceHook):
        if hook.foe or hook.on == "defense" or (hook.attributes and name not in hook.attributes):
            continue
        if all(fits(state, target, hook.against) for target in against):
            roll += _times(state, user, hook, against)
            sources.append(source)
    if len(against) == 1:
        for hook, source in _foe_hooks(state, against[0], "offense", name, user):
            roll += Pool(pool(hook.dice).dice)
            sources.append(source)
    return roll, tuple(sources)


def _times(state: State, user: Model, hook: DiceHook, against: Sequence[Model]) -> Pool:
    """What a hook adds, as often as it does."""
    times = 1
    if hook.per == "own wound":
        times = user.wounds
    elif hook.per == "friend at target":
        ground = state.ground
        times = 0
        if len(against) == 1:
            for friend in state.on_arena(user.side):
                melee = [attr.range for attr in attributes(state, friend).values() if attr.icon == "melee"]
                if friend is not user and melee and ground.count(
                    state.base(friend), state.base(against[0])
                ) <= max(melee):  # fmt: skip
                    times += 1
    if hook.most:
        times = min(times, hook.most)
    adds = pool(hook.dice)
    return Pool(adds.dice * times, adds.stars * times)


def _foe_hooks(
    state: State, bearer: Model, kind: str, attr: Attribute, roller: Model
) -> Iterator[tuple[DiceHook, str]]:
    """Hooks of a model that change the rolls made against it."""
    for hook, source in traits(state, bearer).of(DiceHook):
        concerns = hook.foe and hook.on in (kind, "both") and (not hook.attributes or attr in hook.attributes)
        if concerns and fits(state, roller, hook.against):
            yield hook, source


def foe_stars(state: State, user: Model, target: Model, attr: Attribute) -> int:
    """Stars that the target's hooks add to or take from the offense roll against it."""
    return sum(pool(hook.dice).stars for hook, _ in _foe_hooks(state, target, "offense", attr, user))


def defense_pool(state: State, target: Model, name: Attribute, user: Model) -> tuple[Pool, tuple[str, ...]]:
    """Return the defense dice of a model that uses the attribute (SDA-DEFENSE-03)."""
    own = attributes(state, target).get(name)
    roll = own.pool if own else Pool()
    sources = [target.card]
    for hook, source in traits(state, target).of(DiceHook):
        if hook.foe or hook.on == "offense" or (hook.attributes and name not in hook.attributes):
            continue
        if fits(state, user, hook.against):
            roll += _times(state, target, hook, (user,))
            sources.append(source)
    for hook, source in _foe_hooks(state, user, "defense", name, target):
        roll += pool(hook.dice)
        sources.append(source)
    return roll, tuple(sources)


def defenses(state: State, target: Model) -> list[Attribute]:
    """The attributes with a defense icon (SDA-DEFENSE-02)."""
    return [name for name, attr in attributes(state, target).items() if attr.defends]  # type: ignore[misc]


# Performing


async def perform(state: State, user: Model, action: Action, aim: Aim, price: int = 0) -> None:
    """Sight and range are checked; roll, compare and resolve (SDA-ACTION-11)."""
    if action.pounce:
        await pounce(state, user, action, state.models[aim.target])
        if user.at is None:
            return
    area = covered(state, user, action, aim)
    among = targets(state, user, action, aim)
    squares = tuple(bits(area.squares)) if action.area else ()
    ids = tuple(model.id for model in among)
    await tell(Acted(user.id, action.name, price, aim.target, squares, ids))
    doing = Doing(user, user.side, action, aim)
    attr = action.attribute
    offense: Throw | None = None
    throws: dict[str, Throw] = {}
    if attr is not None and (action.is_offensive or action.versus):
        offense = Throw(user, attr, "offense", *offense_pool(state, user, action, among))
        await throw(state, offense)
        for target in among:
            throws[target.id] = await defend(state, user, action, target)
        await rerolls(state, offense, throws)
        await count_up(state, offense, "hex")
        for one in throws.values():
            await count_up(state, one, "bane")
    await resolve(state, doing, among, offense, throws)


async def pounce(state: State, user: Model, action: Action, target: Model) -> None:
    ground = state.ground
    text = await choose(
        user.side, "pounce", WORD, lambda: list(state.names(landing(state, user, target))), takes_lone=True
    )
    await land(state, user, ground.walk.square(text), action.name)


async def throw(state: State, dice: Throw) -> None:
    """Roll the dice in order: those of the attribute, then each bonus; they lie on the table until they count."""
    label = f"{dice.model.id}.{dice.attr}"
    dice.faces = [state.chance.roll(FACES[colour], label) for colour in dice.pool.dice]
    state.thrown.append(Thrown(dice.model.id, dice.attr, dice.kind, dice.pool.dice, tuple(dice.faces), dice.pool.stars))


async def defend(state: State, user: Model, action: Action, target: Model) -> Throw:
    """The target's player chooses an attribute, knowing the offense roll, and rolls (SDA-DEFENSE-04)."""
    if action.versus:
        name: Attribute = action.versus
    elif names := defenses(state, target):
        chosen = await choose(
            target.side, "defense", WORD, lambda: defenses(state, target), takes_lone=True, about=target.id
        )
        name = next(name for name in names if name == chosen)
    else:
        return Throw(target, "ARM", "defense", Pool(), ())
    dice = Throw(target, name, "defense", *defense_pool(state, target, name, user))
    await throw(state, dice)
    return dice


async def rerolls(state: State, offense: Throw, throws: dict[str, Throw]) -> None:
    """The active side names dice, then the other; what both name stays, the rest is rolled again (SDA-REROLL-03)."""
    named: dict[tuple[str, int], set[int]] = {}
    every = {offense.name: offense, **{dice.name: dice for dice in throws.values()}}
    for seat in (state.active, 1 - state.active):
        for hook, scope in _reroll_hooks(state, seat, offense, throws):
            for _ in range(hook.dice):
                options = [
                    f"{name} {i + 1}"
                    for name in scope
                    for i in range(len(every[name].faces))
                    if seat not in named.get((name, i), ())
                ]
                text = "none"
                if options:
                    text = await choose(seat, "reroll", WORD, lambda options=options: [*options, "none"])  # type: ignore[misc]
                if text == "none":
                    break
                name, die = text.rsplit(" ", 1)
                named.setdefault((name, int(die) - 1), set()).add(seat)
    for (name, i), seats in named.items():
        if len(seats) == 1:
            dice = every[name]
            before = dice.faces[i]
            dice.faces[i] = state.chance.roll(FACES[dice.pool.dice[i]], f"{dice.model.id}.{dice.attr}")
            await tell(Rerolled(dice.model.id, dice.kind, i, before, dice.faces[i]))


def _reroll_hooks(
    state: State, seat: int, offense: Throw, throws: dict[str, Throw]
) -> list[tuple[RerollHook, list[str]]]:
    """The rerolls of a seat, each with the throws it may choose dice from."""
    found: list[tuple[RerollHook, list[str]]] = []
    user = offense.model
    if user.side == seat:
        for hook, _ in traits(state, user).of(RerollHook):
            if hook.on == "offense" and hook.whose == "own":
                if all(fits(state, dice.model, hook.against) for dice in throws.values()):
                    found.append((hook, [offense.name]))
            elif hook.on == "defense" and hook.whose == "enemy":
                names = [dice.name for dice in throws.values() if fits(state, dice.model, hook.against)]
                found.append((hook, names))
    for dice in throws.values():
        if dice.model.side != seat:
            continue
        for hook, _ in traits(state, dice.model).of(RerollHook):
            if not fits(state, user, hook.against):
                continue
            if hook.on == "defense" and hook.whose == "own":
                found.append((hook, [dice.name]))
            elif hook.on == "offense" and hook.whose == "enemy":
                found.append((hook, [offense.name]))
    return found


async def count_up(state: State, dice: Throw, status: str) -> None:
    """After rerolls Hex or Bane discard the highest die; then the stars count (SDA-REROLL-04, SDA-STATUS-06)."""
    dice.drop = discarded(dice.faces) if status in dice.model.statuses else None
    await tell(
        Rolled(dice.model.id, dice.attr, dice.kind, dice.pool.text, tuple(dice.faces), dice.pool.stars,
               dice.total, dice.sources, dice.drop)
    )  # fmt: skip


def is_critical(action: Action, offense: int, defense: int) -> bool:
    """Red, at least five stars, and more than double the defense (SDA-CRIT-01, SDA-CRIT-03)."""
    return action.is_offensive and offense >= 5 and offense > 2 * defense


def wounds_of(state: State, user: Model, action: Action, margin: int, critical: bool) -> int:
    """How many wounds a won red action inflicts, before what the target can cap."""
    total = {"": 1, "margin": max(0, margin), "none": 0}[action.wounds]
    total += critical
    for hook, _ in traits(state, user).of(DamageHook):
        if not hook.attributes or action.attribute in hook.attributes:
            total += hook.amount
    return total + sum(
        effect.amount for effect in action.effects if isinstance(effect, Wound) and effects.is_on_target(effect)
    )


async def resolve(
    state: State, doing: Doing, among: list[Model], offense: Throw | None, throws: dict[str, Throw]
) -> None:
    """Compare Results and Resolve Effects, for all targets together (SDA-RESOLVE-15)."""
    state.thrown = []
    user, action = doing.user, doing.action
    hit, critical, defended = [], [], []
    wounds: dict[str, int] = {}
    for target in among:
        if offense is None:
            hit.append(target)
            continue
        defense = throws[target.id].total
        total = max(0, offense.total + foe_stars(state, user, target, offense.attr))
        won = total > defense
        is_crit = won and is_critical(action, total, defense)
        await tell(Compared(user.id, target.id, total, defense, won, is_crit))
        if won:
            hit.append(target)
            if is_crit:
                critical.append(target)
            wounds[target.id] = wounds_of(state, user, action, total - defense, is_crit)
        else:
            defended.append(target)
    state.last = LastRoll(
        user.id, action.name, offense.total if offense else None,
        {id: dice.total for id, dice in throws.items()},
        [m.id for m in hit], [m.id for m in critical], [m.id for m in among],
    )  # fmt: skip
    if action.is_offensive:
        for target in hit:
            await wound(
                state, target, effects.capped(state, target, wounds[target.id]), user.side, action.name, user.id
            )
        doing.last_words = {target.id: _reactions(state, target, "destroyed") for target in hit}
        await sweep(state, user.side, action.name, user.id, among)
        doing.destroyed = [m for m in hit if m.at is None]
        if state.over:
            return
        for target in hit:
            for status in STATUSES:
                if has(state, user, status) and target.at is not None:
                    await effects.inflict(state, target, status, user.side, action.name)
    await effects.apply_all(state, doing, action.effects, hit)
    if state.over:
        return
    if action.is_offensive and hit and offense is not None:
        await aftermath.symbols(state, user, offense.kept)
    await reactions(state, doing, hit, defended, action)


async def reactions(state: State, doing: Doing, hit: list[Model], defended: list[Model], action: Action) -> None:
    """Reactions of wounded, destroyed and moved targets, then of those that won their defense (SDA-RESOLVE-09)."""
    for target in hit:
        if state.over:
            return
        if target in doing.destroyed:
            await aftermath.react(state, target, doing.user, doing.last_words.get(target.id, ()), "destroyed")
        elif target.at is not None and action.is_offensive:
            await aftermath.react(state, target, doing.user, _reactions(state, target, "wounded"), "wounded")
    for target in doing.moved:
        if target.at is not None:
            await aftermath.react(state, target, doing.user, _reactions(state, target, "moved"), "moved")
    for target in defended:
        if action.is_offensive and doing.aim.target == target.id and not state.over:  # singled out
            if has(state, target, "backlash"):
                await wound(state, doing.user, 1, target.side, "backlash", target.id)
                await sweep(state, target.side, "backlash", target.id, [doing.user], loot=False)
            await aftermath.react(state, target, doing.user, _reactions(state, target, "defended"), "defended")


def _reactions(state: State, model: Model, when: str) -> tuple[Reaction, ...]:
    return tuple(hook for hook, _ in traits(state, model).of(Reaction) if hook.when == when)
