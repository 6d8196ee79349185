"""The toys of the kernel as games that positions can be laid for."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from game.content.records import fit
from game.kernel.chance import Chance
from game.kernel.game import Setup, Standing
from game.kernel.match import Match, Refused
from game.kernel.squares import flood, steps
from tests.kernel.toys.duel import Duel, DuelRules
from tests.kernel.toys.skirmish import BOARD, SIGHT, Fighter, Skirmish, SkirmishRules


class LaidFighter(msgspec.Struct, forbid_unknown_fields=True):
    at: tuple[int, int]
    owner: Annotated[int, msgspec.Meta(ge=0, le=1)]
    health: int = 4
    moves: int = 3
    focus: int = 1


class Table(msgspec.Struct, forbid_unknown_fields=True):
    fighters: dict[str, LaidFighter]
    deck: list[str] = []
    potions: list[int] = msgspec.field(default_factory=lambda: [1, 1])


class SkirmishGame:
    slug = "skirmish"
    state = Skirmish
    rules = SkirmishRules()
    seats = range(2, 3)

    def arenas(self) -> tuple[str, ...]:
        return ()

    def new(self, setup: Setup) -> Skirmish:
        return Skirmish.new(Chance.seeded(setup.seed))

    def standing(self, state: Skirmish) -> Standing:
        return Standing(winners=(), points=(0, 0), turns=state.turn)

    def lay(self, table: dict[str, Any], chance: Chance) -> Skirmish:
        laid = fit(table, Table)
        fighters = {
            id: Fighter(id, f.owner, f.at[1] * BOARD.width + f.at[0], f.health, f.moves, False, f.focus)
            for id, f in laid.fighters.items()
        }
        if len({fighter.at for fighter in fighters.values()}) < len(fighters):
            raise Refused("two fighters on a square")
        return Skirmish(chance, fighters, laid.deck, [], [], laid.potions)

    def view(self, state: Skirmish) -> dict[str, Any]:
        fighters = {
            fighter.id: {"at": divmod(fighter.at, BOARD.width)[::-1], "health": fighter.health, "moves": fighter.moves}
            for fighter in state.fighters.values()
            if fighter.health > 0
        }
        return {
            "fighters": fighters,
            "turn": state.turn,
            "active": state.active,
            "over": state.over,
            "deck": state.deck,
        }

    def ask(self, match: Match[Skirmish], query: str) -> Any:
        state = match.state
        match query.split():
            case ["los", a, b] if a in state.fighters and b in state.fighters:
                return SIGHT.sees(state.fighters[a].at, state.fighters[b].at)
            case ["reach", a]:
                fighter = state.fighters[a]
                rings = flood(BOARD, steps(BOARD), 1 << fighter.at, fighter.moves, {1: BOARD.all})
                return {BOARD.name(square): cost for cost, ring in enumerate(rings) for square in _bits(ring)}
            case ["spoil"]:
                state.turn += 1
                return True
            case ["fail"]:
                raise ZeroDivisionError
        raise Refused(f"no such query: {query}")


def _bits(squares: int) -> list[int]:
    return [i for i in range(BOARD.width * BOARD.height) if squares >> i & 1]


class DuelGame:
    slug = "duel"
    state = Duel
    rules = DuelRules()
    seats = range(3, 4)

    def arenas(self) -> tuple[str, ...]:
        return ()

    def new(self, setup: Setup) -> Duel:
        return Duel.new(Chance.seeded(setup.seed))

    def standing(self, state: Duel) -> Standing:
        return Standing(winners=(), points=tuple(state.fame), turns=state.round)

    def lay(self, table: dict[str, Any], chance: Chance) -> Duel:
        state = Duel.new(chance)
        state.stuns = table.get("stuns", state.stuns)
        return state

    def view(self, state: Duel) -> dict[str, Any]:
        return {"fame": state.fame, "stuns": state.stuns, "round": state.round, "faces": state.faces}

    def ask(self, match: Match[Duel], query: str) -> Any:
        raise Refused(f"no such query: {query}")


GAMES: dict[str, Any] = {"skirmish": SkirmishGame(), "duel": DuelGame()}
