"""Setting up Super Dungeon Arena: warbands, scenario, arena."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.screen.ground import Ground
from game.screen.kit import PlainKit, Team, Wish
from game.screen.scene import Scene
from game.superdungeon import arenas
from game.superdungeon.cards import Warband
from game.superdungeon.library import library
from game.superdungeon.state import SCENARIOS

from . import words
from .builder import Builder, own_key
from .cards import sprite

IN_THE_MATCH = Team("", "Choose in the match", (), "Hero, mini-boss and spawning points are chosen one by one.")


class SuperDungeonKit(PlainKit):
    def teams(self) -> Sequence[Team]:
        """The presets, then the choice to build in the match."""
        return [*(team_of(band) for band in library().warbands.values()), IN_THE_MATCH]

    def seat(self, seat: int, seats: int) -> Team:
        return IN_THE_MATCH

    def wishes(self) -> Sequence[Wish]:
        scenarios = tuple((name, words.scenario_name(name)) for name in SCENARIOS)
        return (
            Wish("scenario", "Scenario", (("", "roll for it"), *scenarios), "The rulebook lets player one roll a die."),
            Wish(
                "tiles",
                "Board",
                ((False, "arena"), (True, "four tiles")),
                "A whole arena, or four dungeon tiles that the players lay in turn.",
            ),
        )

    def options(self, teams: Sequence[Team], wishes: Mapping[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {key: value for key, value in wishes.items() if value}
        if all(team.value is not None for team in teams):
            found["warbands"] = [team.value for team in teams]
        return found

    def builder(self, team: Team, done: Callable[[Team], None]) -> Scene | None:
        return Builder(band_of(team), lambda band: done(team_of(band)))

    def restored(self, value: Any) -> Team | None:
        try:
            band = Warband(
                slug=own_key(value["hero"], value["miniboss"], value["points"]),
                hero=value["hero"],
                miniboss=value["miniboss"],
                points=tuple(value["points"]),
            )
            return team_of(band)
        except (KeyError, TypeError):
            return None

    def arena(self, chosen: str, wishes: Mapping[str, Any]) -> str:
        return "tiles" if wishes.get("tiles") else chosen

    def ground(self, arena: str) -> Ground | None:
        from .presenter import ground_of

        return ground_of(arenas.arena(arena)) if arena in arenas.arenas() else None


def band_of(team: Team) -> Warband | None:
    """Return the warband of a team, if it has one."""
    if isinstance(team.value, str):
        return library().warbands.get(team.value)
    if isinstance(team.value, dict):
        return Warband(
            slug=team.key,
            hero=team.value["hero"],
            miniboss=team.value["miniboss"],
            points=tuple(team.value["points"]),
        )
    return None


def team_of(band: Warband) -> Team:
    """Return a warband as the setup shows it, its figures in the order of their importance."""
    models = library().models
    chosen = [models[band.hero], models[band.miniboss]]
    note = [f"Hero: {words.name(band.hero)}", f"Mini-boss: {words.name(band.miniboss)}"]
    for slug in band.points:
        point = models[slug]
        note.append(f"{words.name(slug)}: " + ", ".join(f"{n} {words.name(m)}" for m, n in point.monsters.items()))
        chosen.append(point)
        chosen += [models[monster] for monster in point.monsters]
    preset = library().warbands.get(band.slug) == band
    value: Any = band.slug if preset else {"hero": band.hero, "miniboss": band.miniboss, "points": list(band.points)}
    title = words.name(band.slug) if preset else f"{words.name(band.hero)}'s own"
    return Team(band.slug, title, tuple(map(sprite, chosen)), "\n".join(note), value)


KIT = SuperDungeonKit("superdungeon")
