"""Play Overview: a turn is one of four phases, then power-up (SDA-TURN)."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decision import WORD, choose, tell

from . import powerup, spawning, store
from .activation import activate, command
from .events import PhaseChosen, TurnBegan
from .potions import emergencies
from .state import Model, State
from .traits import skulls

SKULLS = 4
"""Skull points of monsters that may be activated in a turn (SDA-TURN-04)."""
MONSTERS = ("miniboss", "elite", "minion")
"""Monsters are all models except Heroes, spawning points and pets (SDA-TERM-06)."""


async def begin_turn(state: State) -> None:
    state.turns += 1
    state.skulls, state.activated, state.emergency = 0, [], False
    for side in state.sides:
        side.loot, side.sites = 0, []
    state.stage = "phase"
    await tell(TurnBegan(state.active, state.turns))


async def phase(state: State) -> None:
    """The player chooses one of the phases, or none (SDA-TURN-02)."""
    side = state.active
    text = await choose(
        side, "phase", WORD, lambda: phases(state), lambda text: why_not_phase(state, text),
        interrupts=lambda: emergencies(state),
    )  # fmt: skip
    verb, *words = text.split()
    await tell(PhaseChosen(side, {"go": "store"}.get(verb, " ".join([verb, *words[:1]]))))
    if verb == "activate" and words == ["monsters"]:
        state.stage = "monsters"
    elif verb == "activate":
        model = state.models[words[0]]
        state.stage = "activation"
        if model.role == "hero":
            await activate(state, model)
        else:
            state.activated.append(model.id)
            await begin_monster(state, model)
    elif verb == "spawn":
        state.stage = "placing"
        spawning.begin(state, state.models[words[0]], words[1], wounds=True)
    elif verb == "store" or verb == "go":
        await store.enter(state)
    else:
        powerup.begin(state)


def phases(state: State) -> Iterator[str]:
    side = state.active
    for hero in state.on_arena(side):
        if hero.role == "hero":
            yield f"activate {hero.id}"
    if any(why_not_monster(state, model) is None for model in state.on_arena(side)):
        yield "activate monsters"
    yield from spawning.spawns(state, side)
    yield "store"
    yield "pass"


def why_not_phase(state: State, text: str) -> str | None:
    """Return why the phase cannot be chosen (SDA-TURN-03, SDA-SPAWN-01)."""
    verb, *words = text.split() or [""]
    if (verb == "pass" and not words) or text in ("store", "go to store"):
        return None
    if verb == "spawn":
        return spawning.why_not_spawn(state, state.active, words)
    if verb != "activate" or len(words) != 1:
        return f"{text} is none of the phases"
    if words == ["monsters"]:
        able = any(why_not_monster(state, model) is None for model in state.on_arena(state.active))
        return None if able else "no monster can be activated"
    model = state.models.get(words[0])
    if model is not None and model.side == state.active and model.role == "hero":
        return None if model.at is not None else f"{model.id} is in the spawning pool"
    return why_not_next_monster(state, None, words)


# Activate Monsters


def why_not_monster(state: State, model: Model) -> str | None:
    """Return why the monster cannot be activated now (SDA-TURN-04, SDA-TURN-07)."""
    if model.side != state.active:
        return "not of your warband"
    if model.role not in MONSTERS:
        return f"{model.id} is no monster"
    if model.at is None:
        return f"{model.id} is in the spawning pool"
    if model.id in state.activated:
        return f"{model.id} has been activated in this turn"
    left = SKULLS - state.skulls
    cost = skulls(state, model)
    return None if cost <= left else f"costs {cost} skull{'' if cost == 1 else 's'}, {left} left"


def why_not_next_monster(state: State, now: Model | None, words: list[str]) -> str | None:
    """Return why that monster cannot be activated next; naming it ends the activation of `now` (SDA-TURN-06)."""
    model = state.models.get(words[0]) if len(words) == 1 else None
    if model is None:
        return "activate whom?"
    if now is not None and now.role == "hero":
        return "one Hero is activated in this phase"
    return why_not_monster(state, model)


async def begin_monster(state: State, model: Model) -> None:
    """Spend its skull points, which are not refunded (SDA-ACT-05)."""
    if model.id not in state.activated:
        state.activated.append(model.id)
    state.skulls += skulls(state, model)
    state.stage = "activation"
    await activate(state, model)


async def monsters(state: State) -> None:
    """The player activates another monster or ends the phase (SDA-TURN-05)."""
    text = await choose(
        state.active, "monster", WORD, lambda: next_monsters(state), lambda text: _why_not_monsters(state, text),
        interrupts=lambda: emergencies(state),
    )  # fmt: skip
    if text.startswith("end"):
        powerup.begin(state)
        return
    await begin_monster(state, state.models[text.split()[1]])


def next_monsters(state: State) -> Iterator[str]:
    yield "end phase"
    for model in state.on_arena(state.active):
        if why_not_monster(state, model) is None:
            yield f"activate {model.id}"


def _why_not_monsters(state: State, text: str) -> str | None:
    verb, *words = text.split() or [""]
    if text in ("end", "end phase"):
        return None
    return why_not_next_monster(state, None, words) if verb == "activate" else "activate a monster or end the phase"


async def activation(state: State) -> None:
    """A command of the model being activated; what follows when its activation is over (SDA-TURN-08)."""
    act = state.activation
    if act is not None and state.models[act.model].at is not None:
        await command(state)
        act = state.activation
    if act is not None and state.models[act.model].at is not None:
        return
    was_hero = act is not None and state.models[act.model].role == "hero"
    state.activation = None
    if state.stage != "activation":
        return  # with the activation its player has ended the phase
    if was_hero or not state.activated:
        powerup.begin(state)
    else:
        state.stage = "monsters"


async def placing(state: State) -> None:
    await spawning.place(state)
    if state.placing is None:
        powerup.begin(state)
