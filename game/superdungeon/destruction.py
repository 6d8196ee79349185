"""You Have Died: wounds, destruction, and who is credited (SDA-DEATH)."""

from __future__ import annotations

from collections.abc import Iterable

from game.kernel.decision import WORD, choose, tell

from .dice import FACES, pool, stars
from .events import CrystalDropped, Destroyed, Healed, Rolled, StatusRemoved, Unequipped, Unlocked, Wounded
from .scoring import check_victory, score
from .state import NOBODY, Model, State
from .traits import has, hearts, skulls, traits
from .vocabulary import SurviveHook

PAYS_TWO = ("hero", "miniboss")


async def wound(state: State, model: Model, amount: int, credit: int, why: str, by: str = "") -> None:
    """Put wound tokens on a model; `sweep` then destroys whom they have killed, several at once if need be."""
    if amount > 0 and model.at is not None:
        model.wounds += amount
        state.touch_tokens()
        await tell(Wounded(model.id, amount, model.wounds, why, by))


async def sweep(
    state: State, credit: int, why: str, by: str = "", models: Iterable[Model] | None = None, loot: bool = True
) -> None:
    """Destroy the models (all by default) that have as many wounds as hearts, and see whether that wins (SDA-DEATH-02).

    All of them are found before the first is taken away, and points go last: a mini-boss that falls together with the
    second spawning point is not saved by that (SDA-RESOLVE-15). Those who live by the grace of one of them follow it.
    loot: whether the credited side earns loot for them; not for Backlash (SDA-ABIL-04).
    """
    among = list(models) if models is not None else state.on_arena()
    while doomed := [m for m in among if m.at is not None and m.wounds and m.wounds >= hearts(state, m)]:
        for model in sorted(doomed, key=lambda model: model.role == "point"):
            await destroy(state, model, credit, why, by, loot)
    await check_victory(state)


async def destroy(state: State, model: Model, credit: int, why: str, by: str, loot: bool) -> None:
    """Take a model off the arena, with everything that follows at once (SDA-DEATH-03 to SDA-DEATH-07)."""
    if await survives(state, model):
        return
    assert model.at is not None
    await drop_crystal(state, model)
    at, side = model.at, state.sides[model.side]
    is_insignificant = has(state, model, "insignificant")
    await tell(Destroyed(model.id, at, credit, why, by))
    if model.equipment:
        cards = tuple(model.equipment.values())
        side.backpack += cards
        model.equipment = {}
        await tell(Unequipped(model.id, cards))
    model.at, model.wounds, model.statuses = None, 0, {}
    state.take_form(model, "")
    model.fallen += 1
    state.lasting = [lasting for lasting in state.lasting if model.id not in (lasting.user, lasting.on)]
    state.touch()
    if model.role == "point":
        await lose_point(state, model, at)
    if credit == 1 - model.side:
        if loot and model.role != "point" and not is_insignificant:
            state.sides[credit].loot += 2 if model.role in PAYS_TWO else 1
        if state.scenario == "destruction":
            await score(state, credit, skulls(state, model), f"destroyed {model.id}")


async def survives(state: State, model: Model) -> bool:
    """A model that may cheat death once a game rolls for the wounds it sheds."""
    key = f"{model.id}:survive"
    hook = next((hook for hook, _ in traits(state, model).of(SurviveHook)), None)
    if hook is None or key in state.spent:
        return False
    state.spent.append(key)
    roll = pool(hook.dice)
    faces = tuple(state.chance.roll(FACES[colour], f"{model.id}.survive") for colour in roll.dice)
    total = max(0, sum(map(stars, faces)) + roll.stars)
    await tell(Rolled(model.id, "", "survive", roll.text, faces, roll.stars, total))
    if not total:
        return False
    before = hearts(state, model)
    model.wounds = max(0, before - total)
    state.touch_tokens()
    await tell(Healed(model.id, min(total, before), model.wounds, "survive"))
    return True


async def lose_point(state: State, point: Model, at: int) -> None:
    """The first lost point unlocks the mini-boss, the second frees it of all ills (SDA-BOSS-01, SDA-BOSS-05)."""
    point.gone = True
    side = state.sides[point.side]
    side.sites.append(at)
    if not side.unlocked:
        side.unlocked = True
        await tell(Unlocked(point.side))
    if sum(1 for other in state.of_role(point.side, "point") if other.gone) == 2:
        for boss in state.of_role(point.side, "miniboss"):
            await refresh(state, boss)


async def refresh(state: State, model: Model) -> None:
    """Remove all wounds and status tokens."""
    if model.wounds:
        healed, model.wounds = model.wounds, 0
        await tell(Healed(model.id, healed, 0, "second spawning point lost"))
    for status in list(model.statuses):
        model.shed(status)
        await tell(StatusRemoved(model.id, status, "second spawning point lost"))
    state.touch_tokens()


async def drop_crystal(state: State, model: Model) -> None:
    """A carrier leaves its crystal in an adjacent square before it goes (SDA-CRYSTAL-08)."""
    if not model.crystal:
        return
    ground = state.ground
    text = await choose(
        model.side, "crystal.drop", WORD, lambda: list(state.names(_drops(state, model))), takes_lone=True
    )
    model.crystal = False
    square = ground.walk.square(text)
    state.sides[model.side].crystal = square
    await tell(CrystalDropped(model.id, square))


def _drops(state: State, model: Model) -> int:
    ground, here = state.ground, state.base(model)
    fit = ground.within(here, 1) & ~here & ground.all & ~(ground.structures | ground.chasm)
    assert model.at is not None
    return fit or 1 << model.at


async def settle(state: State) -> None:
    """See to models that have lost hearts or gained an immunity since (SDA-ABIL-13, SDA-SHIFT-05)."""
    settled: set[str] = state.cache.setdefault("settled", set())
    fresh = [model for model in state.on_arena() if model.id not in settled]
    for model in fresh:
        if model.statuses:
            for status in traits(state, model).immune & set(model.statuses):
                model.shed(status)
                state.touch_tokens()
                await tell(StatusRemoved(model.id, status, "immune"))
    if state.over:
        return
    if [model for model in fresh if model.wounds and model.wounds >= hearts(state, model)]:
        await sweep(state, NOBODY, "too few hearts")
        return
    settled.update([model.id for model in fresh])
    await check_victory(state)
