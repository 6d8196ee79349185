"""Build Warbands: one Hero, one mini-boss, and two spawning points or a pair (SDA-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.decision import WORD, choose

from .library import library
from .state import Model, State, letter


def picks(state: State, side: int, kind: str) -> list[str]:
    """Return the cards that can still be chosen as "hero", "miniboss" or "point"."""
    own = state.sides[side].picks
    return [slug for slug, card in sorted(library().models.items()) if not card.form_of and kind in card.roles
            and _why_not_pick(state, own, kind, slug) is None]  # fmt: skip


def _why_not_pick(state: State, own: dict[str, list[str]], kind: str, slug: str) -> str | None:
    card = state.card(slug)
    if kind not in card.roles:
        return f"{slug} is no {kind}"
    if kind == "miniboss" and slug in own.get("hero", ()):
        return f"{slug} is the Hero already"
    if kind == "point" and card.pair and own.get("point"):
        return f"{slug} is a pair and takes both choices"
    return None


def why_not_warband(state: State, hero: Sequence[str], miniboss: Sequence[str], points: Sequence[str]) -> str | None:
    """Return what is wrong with a warband, or None: one Hero, one mini-boss, two points or a pair (SDA-COMP-01)."""
    for kind, chosen, amount in (("hero", hero, 1), ("miniboss", miniboss, 1)):
        if len(chosen) != amount:
            return f"a warband has one {kind}, not {len(chosen)}"
    own: dict[str, list[str]] = {}
    for kind, chosen in (("hero", hero), ("miniboss", miniboss), ("point", points)):
        for slug in chosen:
            if slug not in library().models and slug not in state.extra.models:
                return f"there is no card {slug}"
            if (reason := _why_not_pick(state, own, kind, slug)) is not None:
                return reason
            own.setdefault(kind, []).append(slug)
    pairs = [slug for slug in points if state.card(slug).pair]
    if pairs:
        return None if len(points) == 1 else f"{pairs[0]} is a pair and takes both choices"
    return None if len(points) == 2 else f"a warband has two spawning points, not {len(points)}"


async def pick(state: State) -> None:
    """Each player chooses a Hero, a mini-boss and spawning points, one after another (SDA-SETUP-01 to SDA-SETUP-05)."""
    side = state.queue[0]
    own = state.sides[side].picks
    kind = next_pick(state, own)
    if kind is None:
        build(state, side, own["hero"][0], own["miniboss"][0], own["point"])
        own.clear()
        state.queue.pop(0)
        if not state.queue:
            state.stage = "player one"
        return
    slug = await choose(side, f"pick.{kind}", WORD, lambda: picks(state, side, kind))
    own.setdefault(kind, []).append(slug)


def next_pick(state: State, own: dict[str, list[str]]) -> str | None:
    points = own.get("point", [])
    for kind in ("hero", "miniboss"):
        if kind not in own:
            return kind
    return None if len(points) == 2 or (points and state.card(points[0]).pair) else "point"


def build(state: State, side: int, hero: str, miniboss: str, points: Sequence[str]) -> None:
    """Put a warband into its spawning pool (SDA-SETUP-04, SDA-SETUP-06, SDA-TERM-08)."""
    chosen: list[tuple[str, str]] = [(hero, "hero"), (miniboss, "miniboss")]
    pair = state.card(points[0]).pair
    chosen += [(slug, "point") for slug in (points if not pair else (points[0], pair))]
    for slug in points:
        for monster, amount in state.card(slug).monsters.items():
            roles = state.card(monster).roles
            chosen += [(monster, "elite" if "elite" in roles else "minion")] * amount
    numbers: dict[str, int] = {}
    several = {slug for slug, _ in chosen if sum(1 for other, _ in chosen if other == slug) > 1}
    for slug, role in chosen:
        numbers[slug] = numbers.get(slug, 0) + 1
        id = f"{letter(side)}-{slug}" + (f"-{numbers[slug]}" if slug in several else "")
        state.models[id] = Model(id, side, slug, role, size=state.card(slug).base)  # type: ignore[arg-type]
    state.touch()
