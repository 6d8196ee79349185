"""Chapter I, structures: how turrets and bases strike back before an attack on them is rolled."""

from __future__ import annotations

from game.kernel.decision import WORD, choose, tell

from . import events
from .bonus import lay_out
from .rewards import suffer
from .state import Hero, State, Structure
from .values import shot_damage, stat


def inside(state: State, turret: Structure, team: int) -> list[Hero]:
    """Return the heroes of a team that stand in the danger area of a turret."""
    ring = state.ground.ring(turret.square)
    return [hero for hero in state.heroes_of(team) if hero.on_board and ring >> hero.square & 1]


def shot_at(state: State, structure: Structure, attacker: Hero) -> list[Hero]:
    """Return whom the structure may shoot for this attack: one hero, or several for its owner to choose from.

    A turret shoots a team-mate inside its danger area instead of an attacker outside (BAS-TURRET-20, -22), and the
    tank instead of another attacker inside (BAS-TURRET-21); a base always shoots the attacker (BAS-BASE-11).
    """
    if structure.kind != "turret":
        return [attacker]
    near = inside(state, structure, attacker.team)
    tanks = [hero for hero in near if hero.role == "tank"]
    if attacker in near:
        return tanks or [attacker]
    return tanks or near or [attacker]


async def shoot(state: State, structure: Structure, attacker: Hero) -> None:
    """Shoot once, without a roll and from any distance (BAS-TURRET-09, BAS-TURRET-31)."""
    team = structure.team
    possible = shot_at(state, structure, attacker)
    name = possible[0].id
    if len(possible) > 1:
        name = await choose(
            state.captain(team), "shot", WORD, lambda: [h.id for h in shot_at(state, structure, attacker)]
        )
    hero = state.heroes[name]
    if await _is_ignored(state, hero):
        await tell(events.ShotIgnored(structure=structure.name, hero=hero.id))
        return
    damage = max(0, shot_damage(structure) - stat(state, hero, "shot-guard"))
    await tell(events.Shot(structure=structure.name, hero=hero.id, damage=damage))
    await suffer(state, hero, structure, damage)


async def _is_ignored(state: State, hero: Hero) -> bool:
    """Offer cards that answer a shot; who can hold such cards is always asked."""
    if not state.may_hold(hero, "shot"):
        return False

    def cards() -> list[str]:
        return list(dict.fromkeys(f"play {card}" for card in hero.hand if state.bonus(card).when == "shot"))

    text = await choose(hero.seat, "shot.answer", WORD, lambda: ["pass", *cards()], takes_lone=not hero.hand)
    if text == "pass":
        await tell(events.Passed(seat=hero.seat, window="shot"))
        return False
    await lay_out(state, hero, text.removeprefix("play "))
    return True
