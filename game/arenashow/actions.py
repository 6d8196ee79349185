"""Chapter II, actions: how many, which, on whom, and what those that do not attack do."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.decision import tell
from game.kernel.squares import bits

from . import events
from .bonus import lay_out
from .cards import (
    Action,
    AnyEffect,
    Blink,
    Break,
    Heal,
    Mana,
    Mark,
    MoreActions,
    MoreMoves,
    Slug,
    Step,
    Swap,
    Widen,
)
from .movement import Reach, displace, enter_danger, refuse_path, walk
from .rewards import gain_health, gain_mana, is_vulnerable
from .state import Hero, Marked, State
from .values import action_range, actions, barred, break_away_needed, from_items, occupied, square_of, team_of

# How many


def beyond_restricted(state: State, more: str = "") -> int:
    """Return how many actions of this turn count against the general allowance, with one more of that type.

    Extra physical and magic actions are consumed before general ones (BAS-ITEM-20, BAS-ITEM-21).
    """
    turn = state.turn
    assert turn is not None
    hero = state.active
    count = 0
    for kind in ("physical", "magic", "neutral"):
        used = turn.used.get(kind, 0) + (kind == more)
        extra = turn.extra.get(kind, 0)
        if kind == "physical":
            extra += from_items(state, hero, "physical-action")
        elif kind == "magic":
            extra += from_items(state, hero, "magic-action")
        count += max(0, used - extra)
    return count


def general_actions(state: State) -> int:
    """Return the one action of a turn (BAS-ACTION-01) and any more of no special type."""
    assert state.turn is not None
    return 1 + state.turn.extra.get("any", 0)


def stay_used(state: State) -> bool:
    """Return whether the extra action for staying has been used, which gives up the move (BAS-MOVE-11)."""
    return beyond_restricted(state) > general_actions(state)


def may_move(state: State, hero: Hero) -> str | None:
    """Return why the active hero cannot make its move, or None (BAS-MOVE-08, BAS-MOVE-11, BAS-LOCK-05)."""
    turn = state.turn
    assert turn is not None
    if turn.moves < 1:
        return f"{hero.id} has moved already"
    if stay_used(state):
        return f"{hero.id} has used the action for staying"
    if turn.broke == "held":
        return f"{hero.id} is held fast this turn"
    return None


def refuse_count(state: State, slug: Slug, action: Action) -> str | None:
    turn = state.turn
    assert turn is not None
    if action.type == "effect":
        return "an effect can be used only once in a turn" if slug in turn.effects else None
    if action.is_free:
        return None
    allowed = general_actions(state) + (0 if turn.moved else 1)
    return "no action left" if beyond_restricted(state, action.type) > allowed else None


# On whom


def kind_of(state: State, hero: Hero, target: str) -> str:
    """Return what a target is to the hero: self, team-mate, hero, minion, structure (the enemy's), or own."""
    if target == hero.id:
        return "self"
    if team_of(state, target) == hero.team:
        return "team-mate" if target in state.heroes else "own"
    return "hero" if target in state.heroes else "structure" if target in state.structures else "minion"


def refuse_reach(state: State, hero: Hero, slug: Slug, target: str, widened: int = 0) -> str | None:
    """Return why a target is out of range or of sight, or None (BAS-ACTION-13 to BAS-ACTION-20)."""
    ground, square = state.ground, square_of(state, target)
    if target == hero.id:
        return None
    distance = ground.distance(hero.square, square)
    reach = action_range(state, hero, slug, at_structure=target in state.structures) + widened
    if distance > reach:
        return f"out of range, {distance} > {reach}"
    if not actions(state, hero)[slug].ignore_walls and not ground.vision.sees(hero.square, square):
        return f"no line of vision: a wall between {state.name(hero.square)} and {state.name(square)}"
    return None


def refuse_target(state: State, hero: Hero, slug: Slug, target: str, widened: int = 0) -> str | None:
    """Return why an action cannot be used on something, or None."""
    action = actions(state, hero)[slug]
    if target not in state.heroes and target not in state.structures and target not in state.minions:
        return f"there is no {target} on the board"
    if square_of(state, target) < 0:
        return f"{target} is not on the board"
    kind = kind_of(state, hero, target)
    if kind == "own" or (kind in ("self", "team-mate") and action.is_attack):
        return "an attack never affects the own side"
    if kind not in action.kinds:
        if kind == "structure":
            return f"{slug} has no siege capacity"
        return f"{slug} is not for a {kind}"
    if target in state.structures and not is_vulnerable(state, state.structures[target]):
        return "the base is invulnerable while both of its turrets stand"
    return refuse_reach(state, hero, slug, target, widened)


def candidates(state: State, hero: Hero, action: Action) -> list[str]:
    """Return everything that the action might be used on by its kind."""
    found: list[str] = []
    for kind in action.kinds:
        if kind == "self":
            found.append(hero.id)
        elif kind == "minion":
            found += [name for name in state.minions if team_of(state, name) != hero.team]
        elif kind == "structure":
            found += [name for name, item in state.structures.items() if item.health and item.team != hero.team]
        else:
            own = kind == "team-mate"
            found += [
                other.id
                for other in state.heroes.values()
                if other.on_board and (other.team == hero.team) == own and other is not hero
            ]
    return found


def targets_of(state: State, hero: Hero, slug: Slug, widened: int = 0) -> list[str]:
    """Return the legal targets; an area action affects all of them (BAS-ACTION-22, BAS-ACTION-24)."""
    action = actions(state, hero)[slug]
    return [
        target
        for target in candidates(state, hero, action)
        if refuse_target(state, hero, slug, target, widened) is None
    ]


# Declarations: "use quarrel on BK", "use fireburst with wide-pattern", "use smoke-step to c4"


def refuse_use(state: State, hero: Hero, slug: Slug, target: str, squares: Sequence[int], card: Slug) -> str | None:
    """Return why the active hero cannot declare an action so, or None; a void declaration costs nothing."""
    action = actions(state, hero).get(slug)
    if action is None:
        return f"{hero.id} has no action {slug}"
    if action.type == "passive":
        return f"{slug} is passive: it always works"
    if (reason := refuse_count(state, slug, action)) is not None:
        return reason
    if action.cost > hero.mana:
        return f"not enough mana, {action.cost} > {hero.mana}"
    widened = 0
    if card:
        if card not in hero.hand:
            return f"{hero.id} has no {card}"
        bonus = state.bonus(card)
        if bonus.when != "declaration" or not action.area:
            return f"{card} is not for this declaration"
        widened = sum(effect.amount for effect in bonus.effects if isinstance(effect, Widen))
    step = next((effect for effect in action.effects if isinstance(effect, Step)), None)
    if step is not None:
        return refuse_step(state, hero, step.squares, squares)
    if squares:
        return f"{slug} goes nowhere"
    if action.area:
        if target:
            return f"{slug} is an area action: it affects all in range"
        if not targets_of(state, hero, slug, widened):
            return "no target in range"
        return None
    if action.kinds == ("self",):
        return None if target in ("", hero.id) else f"{slug} is for {hero.id} alone"
    if not target:
        return f"{slug} needs a target"
    return refuse_target(state, hero, slug, target)


def refuse_step(state: State, hero: Hero, squares: int, path: Sequence[int]) -> str | None:
    if not path:
        return "it needs a square to go to"
    if len(path) == 1:
        return (
            None if Reach(state, hero, squares, flat=True).path(path[0]) else f"{state.name(path[0])} is out of reach"
        )
    return refuse_path(state, hero, path, squares, flat=True)


async def pay_for(state: State, hero: Hero, slug: Slug, targets: Sequence[str]) -> None:
    """Note the action and pay its mana, whatever comes of it (BAS-ACTION-25)."""
    turn, action = state.turn, actions(state, hero)[slug]
    assert turn is not None
    if action.type == "effect":
        turn.effects.append(slug)
    elif not action.is_free:
        turn.used[action.type] = turn.used.get(action.type, 0) + 1
    hero.mana -= action.cost
    await tell(events.Used(hero=hero.id, action=slug, targets=tuple(targets), mana=action.cost))


def take_marks(hero: Hero, action: Action) -> tuple[int, int]:
    """Take the marks that were waiting for this action; returns more attack and more damage (BAS-BONUS-09)."""
    if action.type == "effect":
        return 0, 0
    due = [mark for mark in hero.marks if mark.until == "action" and mark.action in ("", action.type)]
    hero.marks = [mark for mark in hero.marks if mark not in due]
    return (
        sum(mark.amount for mark in due if mark.stat == "attack"),
        sum(mark.amount for mark in due if mark.stat == "next-damage"),
    )


async def carry_out(state: State, hero: Hero, slug: Slug, targets: Sequence[str], path: Sequence[int]) -> None:
    """Let an action that does not attack happen: no roll and no card windows (BAS-COMBAT-13)."""
    action = actions(state, hero)[slug]
    for effect in action.effects:
        if isinstance(effect, Step):
            way = path if len(path) > 1 else Reach(state, hero, effect.squares, flat=True).path(path[0])
            await walk(state, hero, way, slug)
        elif effect.whom == "user":
            await apply(state, effect, hero, hero, slug)
        else:
            for target in targets:
                await apply(state, effect, hero, state.heroes[target], slug)


async def apply(state: State, effect: AnyEffect, user: Hero, target: Hero, source: Slug) -> None:
    """Let one effect of an action or card happen to a hero."""
    turn = state.turn
    match effect:
        case Heal():
            await gain_health(state, target, effect.amount, source)
        case Mana():
            await gain_mana(state, target, effect.amount, source)
        case Mark():
            target.marks.append(Marked(effect.stat, effect.amount, effect.until, user.id, effect.action))
            await tell(
                events.Marked(hero=target.id, stat=effect.stat, amount=effect.amount, until=effect.until, source=source)
            )
        case Swap():
            here, there = user.square, target.square
            user.square, target.square = there, here
            for hero, square in ((user, there), (target, here)):
                await tell(events.Displaced(hero=hero.id, path=(square,), source=source, by=user.id))
            for hero in (user, target):
                await enter_danger(state, hero)
        case MoreActions():
            assert turn is not None
            turn.extra[effect.type] = turn.extra.get(effect.type, 0) + effect.amount
        case MoreMoves():
            assert turn is not None
            turn.moves += 1
        case Break():
            assert turn is not None
            turn.broke = "free"
            await tell(events.BreakAway(hero=user.id, die=0, needed=0, success=True))
        case _:
            raise ValueError(f"{source}: {effect} is not for the play step")


# Bonus cards of the own play step


def blink_squares(state: State, hero: Hero, effect: Blink) -> int:
    """Return the free visible squares within reach."""
    field = state.ground.vision.field(hero.square, effect.squares)
    return field & ~barred(state, hero.team) & ~occupied(state)


def refuse_play(state: State, hero: Hero, card: Slug, target: str, squares: Sequence[int]) -> str | None:
    """Return why the active hero cannot play a card in its play step, or None (BAS-BONUS-23)."""
    turn = state.turn
    assert turn is not None
    if card not in hero.hand:
        return f"{hero.id} has no {card}"
    bonus = state.bonus(card)
    if bonus.when != "play":
        return f"{card} cannot be played now, but: {bonus.when}"
    if bonus.range:
        mate = state.heroes.get(target)
        if mate is None or mate.team != hero.team or mate is hero or not mate.on_board:
            return f"{card} needs a team-mate"
        distance = state.ground.distance(hero.square, mate.square)
        if distance > bonus.range:
            return f"out of range, {distance} > {bonus.range}"
    elif target:
        return f"{card} has no target"
    for effect in bonus.effects:
        if isinstance(effect, Blink):
            if len(squares) != 1 or not blink_squares(state, hero, effect) >> squares[0] & 1:
                return f"{card} needs a free visible square within {effect.squares}"
            return None
        if isinstance(effect, Break) and (turn.broke or not break_away_needed(state, hero)):
            return "no break-away roll to be made"
        if isinstance(effect, Mark) and effect.stat == "movement" and turn.moves < 1:
            return f"{card} is to be played before moving"
    return f"{card} goes nowhere" if squares else None


async def play_card(state: State, hero: Hero, card: Slug, target: str, squares: Sequence[int]) -> None:
    """Play a card in the own play step."""
    await lay_out(state, hero, card, target)
    for effect in state.bonus(card).effects:
        if isinstance(effect, Blink):
            await displace(state, hero, squares, card, hero.id)
        else:
            await apply(state, effect, hero, state.heroes[target] if target else hero, card)


def blink_goals(state: State, hero: Hero, card: Slug) -> list[int]:
    return [
        square
        for effect in state.bonus(card).effects
        if isinstance(effect, Blink)
        for square in bits(blink_squares(state, hero, effect))
    ]
