"""Game set-up: teams, heroes, decks, the start roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kernel.chance import Chance
from game.kernel.decision import WORD, choose, tell
from game.kernel.game import Setup
from game.kernel.match import Refused

from . import events
from .arena import BLUE, RED, TEAMS, arenas, shipped_ground
from .cards import ROLES, Role, Slug
from .dice import D6
from .library import bonus_deck, hero_pool, item_deck, shipped
from .rewards import in_order
from .state import OFFERS, Hero, State, Structure, hero_id
from .values import profile

SEATS = range(2, 7)
CREDITS = 3
ARENA = "grand-stage"
OPTIONS = ("heroes", "sides")
DRAFT: tuple[tuple[int, Role], ...] = (
    (RED, "tank"), (BLUE, "tank"), (BLUE, "killer"), (RED, "killer"), (RED, "wizard"), (BLUE, "wizard"),
)  # fmt: skip
"""Who picks which role in turn; the first pick of a role changes hands (BAS-SETUP-19)."""


def new_state(setup: Setup) -> State:
    """Return a match before its first decision; raises Refused if the setup is impossible.

    options: heroes is "random" (dealt from the seed), "draft", or a mapping of six ids to cards; sides is "normal" or
    "swapped", with RED in the east.
    """
    if setup.seats not in SEATS:
        raise Refused(f"{setup.seats} seats; two teams of one to three take part")
    arena = setup.arena or ARENA
    if arena not in arenas():
        raise Refused(f"there is no arena {arena}; expected one of {', '.join(arenas())}")
    if unknown := setup.options.keys() - set(OPTIONS):
        raise Refused(f"unknown option {min(unknown)}; expected {' or '.join(OPTIONS)}")
    sides = setup.options.get("sides", "normal")
    if sides not in ("normal", "swapped"):
        raise Refused(f"sides: {sides}; expected normal or swapped")
    state = State(Chance.seeded(setup.seed), setup.seats, arena, sides == "swapped")
    set_out(state)
    heroes = setup.options.get("heroes", "random")
    if heroes == "draft":
        state.stage = "draft"
    elif heroes == "random":
        for role in ROLES:
            pool = hero_pool(role)
            for team in (RED, BLUE):
                chosen: list[Slug] = []
                add_hero(state, team, state.chance.draw(pool, chosen, f"{TEAMS[team]} {role}"))
    elif isinstance(heroes, Mapping):
        choose_heroes(state, heroes)
    else:
        raise Refused(f"heroes: {heroes}; expected random, draft or six heroes by id")
    return state


def choose_heroes(state: State, heroes: Mapping[str, Any]) -> None:
    """Take six named heroes: one of each role a team, all different (BAS-SETUP-18, BAS-SETUP-19)."""
    wanted = {hero_id(team, role): (team, role) for team in (RED, BLUE) for role in ROLES}
    if heroes.keys() != wanted.keys():
        raise Refused(f"heroes: {', '.join(sorted(heroes))}; expected {', '.join(wanted)}")
    if len(set(heroes.values())) < len(wanted):
        raise Refused("heroes: each hero exists once")
    for name, (team, role) in wanted.items():
        card = shipped().heroes.get(heroes[name])
        if card is None or card.role != role:
            raise Refused(f"heroes.{name}: {heroes[name]} is no {role}")
        add_hero(state, team, card.slug)


def set_out(state: State) -> None:
    """Lay out structures, shuffled decks and the store (BAS-SETUP-11 to BAS-SETUP-14)."""
    for name, square in shipped_ground(state.arena, state.swapped).arena.structures.items():
        state.structures[name] = structure(name, square)
    state.item_pile = item_deck()
    state.chance.shuffle(state.item_pile)
    for _ in range(OFFERS):
        state.chance.draw_top(state.item_pile, state.store, "items")
    for role in ROLES:
        state.piles[role], state.discards[role] = bonus_deck(role), []
        state.chance.shuffle(state.piles[role])


def structure(name: str, square: int, health: int = 3, owner: int = -1) -> Structure:
    """Return a structure by its name; only the Fountain has an owner of its own."""
    if name == "fountain":
        return Structure(name, "fountain", owner, square, health)
    team, _, rest = name.partition("-")
    return Structure(name, "base" if rest == "base" else "turret", TEAMS.index(team.upper()), square, health)


def add_hero(state: State, team: int, card: Slug) -> Hero:
    """Put a hero into a team, off the board, with full values, three credits and no cards (BAS-SETUP-23 to -28)."""
    role = state.hero_card(card).role
    seats = state.seats_of(team)
    hero = Hero(hero_id(team, role), card, role, team, seats[ROLES.index(role) % len(seats)], credits=CREDITS)
    printed = profile(state, hero)
    hero.health, hero.mana = printed.health, printed.mana
    state.heroes[hero.id] = hero
    return hero


async def draft(state: State) -> None:
    """Pick one hero; the teams alternate, role by role (BAS-SETUP-19)."""
    team, role = DRAFT[len(state.picks)]
    text = await choose(
        state.captain(team),
        f"draft.{role}",
        WORD,
        lambda: [slug for slug in hero_pool(role) if slug not in state.picks],
        lambda slug: _refuse_pick(state, role, slug),
    )
    state.picks.append(text)
    add_hero(state, team, text)
    await tell(events.Drafted(team=team, role=role, card=text))
    if len(state.picks) == len(DRAFT):
        state.heroes = {hero.id: hero for team in (RED, BLUE) for hero in in_order(state, team)}
        state.stage = "start"


def _refuse_pick(state: State, role: Role, slug: Slug) -> str | None:
    if slug in state.picks:
        return f"{slug} has been picked"
    return None if slug in hero_pool(role) else f"{slug} is no {role}"


async def start(state: State) -> None:
    """Both teams roll; the higher takes the first round, ties are rolled again (BAS-SETUP-26)."""
    while True:
        sums = []
        for team in (RED, BLUE):
            one, two = state.chance.roll(D6, TEAMS[team]), state.chance.roll(D6, TEAMS[team])
            await tell(events.StartRolled(team=team, dice=(one, two)))
            sums.append(one + two)
        if sums[RED] != sums[BLUE]:
            break
    state.initiative = RED if sums[RED] > sums[BLUE] else BLUE
    state.stage = "initiative"
