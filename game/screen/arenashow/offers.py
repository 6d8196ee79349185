"""Where the options of each decision lie: on squares, figures, cards, or buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from game.arenashow.actions import candidates, refuse_count, refuse_target, refuse_use
from game.arenashow.activation import read_command
from game.arenashow.cards import Action, Slug
from game.arenashow.movement import Reach
from game.arenashow.state import SLOTS, Hero, State
from game.arenashow.store import RESTART, Order
from game.arenashow.values import (
    actions,
    attack_value,
    defense,
    max_hand,
    max_health,
    max_mana,
    movement,
    square_of,
)
from game.kernel.decision import Decision
from game.screen.presenter import Offer

from . import words

Made = Iterator[Offer]
MEASURES: tuple[tuple[str, Callable[[State, Hero], int]], ...] = (
    ("attack", attack_value), ("defense", lambda state, hero: defense(state, hero.id)), ("health", max_health),
    ("mana", max_mana), ("movement", movement), ("hand", max_hand),
)  # fmt: skip


def offers(state: State, decision: Decision[Any]) -> Sequence[Offer]:
    """Return everything that can be done now; a prompt without a maker is a list of buttons."""
    maker = MAKERS.get(decision.prompt) or MAKERS.get(decision.prompt.partition(".")[0], buttons)
    return list(maker(state, decision))


def subject(state: State, decision: Decision[Any]) -> str:
    """Return whom the decision is about: the hero that acts or is shot at, or the only minion that can march."""
    if decision.prompt == "turn" and state.turn is not None:
        return state.turn.hero
    if decision.prompt == "minions.march":
        ready = {text.split(" ")[0] for text in decision.options} & state.minions.keys()
        return ready.pop() if len(ready) == 1 else ""
    if decision.prompt == "shot.answer" and state.assault is not None:
        hit = next(state.structures[name] for name in state.assault.targets if name in state.structures)
        return words.shot_victim(state, state.assault, hit)
    return ""


def square_named(state: State, name: str) -> int | None:
    try:
        return state.ground.board.square(name)
    except (ValueError, IndexError):
        return None


def buttons(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        yield Offer(values=(text,), text=spoken(state, text), kind="plain", is_main=text in ("draw", "pass", "done"))


SPOKEN = {
    "pass": "Pass", "done": "Done shopping", "draw": "Draw cards", "decline": "Decline", "none": "Neither",
    "health": "+1 health", "mana": "+1 mana", "both": "+1 health and +1 mana", "stay": "Stay",
}  # fmt: skip


def spoken(state: State, text: str) -> str:
    """Return an answer with figures and cards by their names."""
    if text in SPOKEN:
        return SPOKEN[text]
    said = " ".join(called(state, word) for word in text.split(" "))
    return said[:1].upper() + said[1:]


def called(state: State, word: str) -> str:
    """Return what players call a figure or a card; other words as they are."""
    bare = word.rstrip(",")
    comma = word[len(bare) :]
    if bare in state.heroes or bare in state.minions or bare in state.structures:
        return words.figure(state, bare) + comma
    known = (
        bare in {card for hero in state.heroes.values() for card in (*hero.hand, *hero.items)} or bare in state.store
    )
    return (words.name(bare) if known or "-" in bare else bare) + comma


def draft(state: State, decision: Decision[Any]) -> Made:
    for slug in decision.options:
        yield Offer(values=(slug,), text=f"Pick {words.name(slug)}", card=slug, kind="card")


def resurrection(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        hero, _, name = text.partition(" ")
        square = square_named(state, name)
        if square is None:
            yield from buttons(state, decision)
            return
        label = f"Place {words.figure(state, hero)}"
        yield Offer(values=(text,), text=label, kind="place", group=label, square=square, about=hero)


def credits(state: State, decision: Decision[Any]) -> Made:
    """Who gets how many: "RK 2, RT 1"."""
    for text in decision.options:
        shares = [part.split(" ") for part in text.split(", ")]
        label = ", ".join(f"{words.short(state, hero)} {amount}" for hero, amount in shares)
        given = tuple((hero, int(amount)) for hero, amount in shares)
        yield Offer(values=(text,), text=label, kind="plain", shares=given)


def deploy(state: State, decision: Decision[Any]) -> Made:
    """How many minions begin at each teleporter: "north 3 south 2"."""
    for text in decision.options:
        parts = text.split(" ")
        label = ", ".join(f"{amount} {lane}" for lane, amount in zip(parts[::2], parts[1::2], strict=True))
        yield Offer(values=(text,), text=label, kind="plain", tip="Minions march along their lane to its turret.")


def change(state: State, hero: Hero, order: Order) -> str:
    """Say what a purchase makes of the hero: "attack 8 to 9"."""
    after = state.clone()
    changed = after.heroes[hero.id]
    if order.gave:
        changed.items.remove(order.gave)
    changed.items.append(order.item)
    found = []
    for label, measure in MEASURES:
        old, new = measure(state, hero), measure(after, changed)
        if old != new:
            found.append(f"{label} {old} to {new}")
    return ", ".join(found)


def arrows(change: str) -> str:
    """Return a change in short: "attack 8 → 9"."""
    return change.replace(" to ", " → ").replace(", ", " · ")


def too_dear(state: State, seat: int) -> Made:
    """What the heroes of a seat cannot buy, and why."""
    for hero in state.heroes.values():
        if hero.seat != seat or hero.team != state.on_turn:
            continue
        for slug in dict.fromkeys(state.store):
            cost = state.item(slug).cost
            same = [old for old in hero.items if state.item(old).kind == state.item(slug).kind]
            cheapest = min([cost, *(cost - state.item(old).cost for old in same if state.item(old).cost < cost)])
            if cheapest > hero.credits:
                label = words.short(state, hero.id)
                reason = f"It costs {words.count(cheapest, 'credit')}; {label} has {hero.credits}."
                note = words.count(cheapest, "credit")
                yield Offer(
                    values=(),
                    text=label,
                    card=slug,
                    note=note,
                    kind="card",
                    why_not=reason,
                    who=hero.id,
                    deed="Too dear",
                )


def store(state: State, decision: Decision[Any]) -> Made:
    yield from purchases(state, decision)
    yield from too_dear(state, decision.seat)


def purchases(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        parts = text.split(" ")
        if text == "done":
            yield Offer(values=(text,), text="Done shopping", kind="plain", is_main=True)
        elif parts[1:2] == ["restart"]:
            label = f"New store for {words.short(state, parts[0])}"
            tip = "All six cards are replaced."
            note = words.count(RESTART, "credit")
            yield Offer(values=(text,), text=label, note=note, tip=tip, kind="plain", who=parts[0])
        elif parts[1] == "buy":
            item = state.item(parts[2])
            gave = parts[4] if len(parts) > 4 else ""
            gives = f", gives up {words.name(gave)}" if gave else ""
            effect = change(state, state.heroes[parts[0]], Order(parts[0], "buy", parts[2], gave))
            label = f"{words.short(state, parts[0])} buys{gives}"
            tip = f"{effect[:1].upper()}{effect[1:]}.\n" if effect else ""
            tip += f"{words.figure(state, parts[0])} has {words.count(state.heroes[parts[0]].credits, 'credit')}."
            if gave:
                tip += f" All {SLOTS} slots are full: {words.name(gave)} goes away without refund."
            yield Offer(
                values=(text,), text=f"Give up {words.name(gave)}" if gave else label, card=parts[2],
                note=words.count(item.cost, "credit"), kind="card", tip=tip, who=parts[0], deed="Buy",
                gain=arrows(effect),
            )  # fmt: skip
        else:
            old, new = parts[2], parts[4]
            cost = state.item(new).cost - state.item(old).cost
            effect = change(state, state.heroes[parts[0]], Order(parts[0], "improve", new, old))
            label = f"{words.short(state, parts[0])} improves {words.name(old)}"
            tip = f"{effect[:1].upper()}{effect[1:]}.\n" if effect else ""
            tip += f"{words.name(old)} is exchanged for {words.name(new)}; only the difference is paid."
            yield Offer(
                values=(text,), text=label, card=new, note=words.count(cost, "credit"), kind="card", tip=tip,
                who=parts[0], deed=f"Improve {words.name(old)}", gain=arrows(effect),
            )  # fmt: skip


def march(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        minion, _, where = text.partition(" ")
        square = square_named(state, where)
        if minion not in state.minions:
            yield Offer(values=(text,), text=spoken(state, text), kind="plain", is_main=True)
        elif square is not None:
            yield Offer(values=(text,), text="March", kind="move", piece=minion, square=square)
        else:
            yield Offer(values=(text,), text="Explode at the enemy structure", piece=minion, is_main=True, kind="plain")


def activate(state: State, decision: Decision[Any]) -> Made:
    for name in decision.options:
        label = f"Activate {words.figure(state, name)}"
        yield Offer(values=(name,), text=label, kind="activate", target=name, group=label)


def maintenance(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        if text.startswith("discard "):
            card = text.removeprefix("discard ")
            label = f"Throw {words.name(card)} away"
            yield Offer(values=(text,), text=label, kind="plain", held=(card,), is_self=True)
        else:
            yield Offer(values=(text,), text=spoken(state, text), kind="plain", is_main=text == "draw")


def turn(state: State, decision: Decision[Any]) -> Made:
    """Everything the active hero may do."""
    hero = state.active
    for text in decision.options:
        command = read_command(state, text)
        assert command is not None
        if command.verb == "end":
            moves = state.turn.moves if state.turn is not None else 0
            tip = "The hero has not moved yet." if moves and movement(state, hero) else ""
            yield Offer(values=(text,), text="End turn", kind="end_activation", tip=tip)
        elif command.verb == "break away":
            yield Offer(
                values=(text,), text="Break away", kind="act", piece=hero.id, tip="Roll to leave adjacent enemies."
            )
        elif command.verb == "move":
            goal, via = command.squares[-1], partial(by_way_of, state)
            yield Offer(values=(text,), text="Move", kind="move", piece=hero.id, square=goal, via=via)
        elif command.verb == "use":
            yield _use(state, text)
        else:
            label = f"Play {words.name(command.what)}"
            square = command.squares[-1] if command.squares else None
            yield Offer(
                values=(text,), text=label, kind="use", group=label, piece=hero.id, target=command.target,
                square=square, tip=words.bonus(state.bonus(command.what)), held=(command.what,),
                is_self=not command.target and square is None,
            )  # fmt: skip
    yield from idle(state, hero, decision.options)


def idle(state: State, hero: Hero, options: Sequence[str]) -> Made:
    """The actions that cannot be used now, and why not."""
    used = {text.split(" ")[1] for text in options if text.startswith("use ")}
    for slug, action in actions(state, hero).items():
        if slug not in used and action.type != "passive":
            label = words.name(slug)
            note = f"{action.cost} mana" if action.cost else ""
            yield Offer(
                values=(), text=label, kind="use", group=label, piece=hero.id, note=note,
                why_not=why_idle(state, hero, slug, action),
            )  # fmt: skip


def why_idle(state: State, hero: Hero, slug: Slug, action: Action) -> str:
    """Say why an action cannot be used at all: what it lacks, or why the nearest of its kind is no target."""
    near = sorted(
        candidates(state, hero, action),
        key=lambda target: state.ground.distance(hero.square, square_of(state, target)),
    )
    reason = refuse_use(state, hero, slug, "" if action.area else next(iter(near), ""), (), "")
    reasons = [(target, refuse_target(state, hero, slug, target)) for target in near]
    if refuse_count(state, slug, action) is None and action.cost <= hero.mana:
        if not near:
            return "There is nobody to use it on."
        sighted = [(target, said) for target, said in reasons if said is not None and not said.startswith("out of")]
        target, reason = (sighted or reasons)[0]
        return f"Nobody in reach. {words.sentence(state, f'{target}: {reason}')}"
    return words.sentence(state, reason or "")


def by_way_of(state: State, stops: tuple[int, ...]) -> Offer:
    """The move over way points: each leg at the least damage and cost; what the rules refuse is said on confirming."""
    hero = state.active
    walker, way = hero.clone(), list[int]()
    for stop in stops:
        way += Reach(state, walker, movement(state, hero)).path(stop) or [stop]
        walker.square = stop
    text = "move " + " ".join(map(state.name, way))
    return Offer(values=(text,), text="Move", kind="move", piece=hero.id, square=stops[-1], path=tuple(way))


def _use(state: State, text: str) -> Offer:
    hero, command = state.active, read_command(state, text)
    assert command is not None
    action = actions(state, hero)[command.what]
    label = words.name(command.what) + (f" with {words.name(command.card)}" if command.card else "")
    square = command.squares[-1] if command.squares else None
    area = state.ground.vision.within(hero.square, action.range) & ~(1 << hero.square) if action.area else 0
    note = f"{action.cost} mana" if action.cost else "free" if action.is_free else ""
    kind = "attack" if action.is_attack and not action.area else "use"
    return Offer(
        values=(text,), text=label, kind=kind, group=label, piece=hero.id, target=command.target, square=square,
        area=area, note=note, tip=words.action(action), is_self=not command.target and square is None,
    )  # fmt: skip


def targets(state: State, decision: Decision[Any]) -> Made:
    for name in decision.options:
        label = words.figure(state, name)
        note = f"{state.heroes[name].health} health" if name in state.heroes else ""
        yield Offer(values=(name,), text=label, kind="choose", target=name, group=label, note=note)


def shove(state: State, decision: Decision[Any]) -> Made:
    """The first way to each square; "stay" is a button."""
    seen: set[int] = set()
    for text in decision.options:
        square = square_named(state, text.split(" ")[-1])
        if square is None:
            yield Offer(values=(text,), text=spoken(state, text), kind="plain")
        elif square not in seen:
            seen.add(square)
            yield Offer(values=(text,), text="There", kind="choose", group="Choose the square", square=square)
        else:
            yield Offer(values=(text,), text=f"By way of {text}", kind="plain", group="Other ways")


def evolve(state: State, decision: Decision[Any]) -> Made:
    for text in decision.options:
        id = text.removeprefix("evolve ")
        if id in state.heroes:
            yield Offer(values=(text,), text=f"Evolve {words.figure(state, id)}", card=f"plus {id}", kind="card")
        else:
            yield Offer(values=(text,), text="Decline", kind="plain")


def window(state: State, decision: Decision[Any]) -> Made:
    """Bonus cards in a fight: picked from the hand, or by a button where more than a card is chosen."""
    aims = {text.rpartition(" on ")[2] for text in decision.options if " on " in text}
    for text in decision.options:
        if text == "pass":
            yield Offer(values=(text,), text="Pass", kind="end_activation")
            continue
        parts = text.removeprefix("play ").split(", ")
        played = [part.split(" ")[0] for part in parts]
        tip = "\n".join(words.bonus(state.bonus(card)) for card in played)
        label = spoken(state, text.removeprefix("play "))
        effect = words.gist(state.bonus(played[0])) if len(played) == 1 else ""
        # a card that can mean one thing only is played from the hand; who or for whom is chosen by a button
        only = {f" on {aim}" for aim in aims if len(aims) == 1}
        is_plain = all(part.removeprefix(card) in ("", *only) for card, part in zip(played, parts, strict=True))
        yield Offer(
            values=(text,), text=label, kind="plain", tip=tip, note=effect if len(effect) < 40 else "",
            held=tuple(played) if is_plain else (), is_self=is_plain,
        )  # fmt: skip


MAKERS: dict[str, Callable[[State, Decision[Any]], Made]] = {
    "draft": draft, "resurrection": resurrection, "store": store, "minions.march": march, "activate": activate,
    "maintenance.cards": maintenance, "turn": turn, "shot": targets, "push": shove, "pull": shove, "evolve": evolve,
    "credits": credits, "minions.deploy": deploy, "window": window, "roll": window, "shot.answer": window,
}  # fmt: skip
