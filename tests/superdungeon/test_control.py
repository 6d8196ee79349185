"""Push and Pull against a plain reading of the rules: every walk, square by square, without bit boards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from game.kernel.loaded import LoadedChance
from game.kernel.match import Refused
from game.superdungeon.movement import control_ends
from game.superdungeon.state import State
from game.superdungeon.table import lay

Square = tuple[int, int]
TILES = {"structure": {"tags": ["structure"]}, "chasm": {"tags": ["chasm"]}, "difficult": {"tags": ["difficult"]}}
WORDS: list[list[str]] = [[], [], ["Fly"], ["Burrow"], ["Surefoot"]]


class Plain(NamedTuple):
    """A table as the rulebook sees it."""

    width: int
    height: int
    walls: set[frozenset[Square]]
    voids: set[Square]
    structure: set[Square]
    chasm: set[Square]
    difficult: set[Square]
    friends: set[Square]
    enemies: set[Square]
    word: str

    def exists(self, square: Square) -> bool:
        return 0 <= square[0] < self.width and 0 <= square[1] < self.height and square not in self.voids

    def may_enter(self, square: Square) -> bool:
        """Enemies, voids, chasms and structures keep it out (SDA-MOVE-04, SDA-TILES-06, SDA-ABIL-08, SDA-ABIL-09)."""
        if not self.exists(square) or square in self.enemies:
            return False
        if square in self.structure and self.word not in ("Fly", "Burrow"):
            return False
        return square not in self.chasm or self.word == "Fly"

    def is_walled(self, one: Square, other: Square) -> bool:
        return frozenset((one, other)) in self.walls and self.word != "Burrow"

    def hides(self, square: Square) -> bool:
        """Whether nothing on foot sees through the square (SDA-MOVE-06, SDA-MOVE-10, SDA-ABIL-07)."""
        if not self.exists(square):
            return True
        if square in self.structure and self.word not in ("Fly", "Burrow"):
            return True
        return square in self.enemies and self.word != "Fly"

    def steps(self, here: Square) -> Iterator[Square]:
        x, y = here
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                there = x + dx, y + dy
                if there == here or not self.may_enter(there):
                    continue
                if dx and dy:
                    # one of the two detours must be open (SDA-MOVE-08)
                    corners = [(x + dx, y), (x, y + dy)]
                    if any(
                        not self.hides(corner)
                        and not self.is_walled(here, corner)
                        and not self.is_walled(corner, there)
                        for corner in corners
                    ):
                        yield there
                elif not self.is_walled(here, there):
                    yield there

    def price(self, square: Square) -> int:
        return 2 if square in self.difficult and self.word not in ("Fly", "Burrow", "Surefoot") else 1

    def may_stand(self, square: Square) -> bool:
        """Friends are walked through, but nobody is left on one (SDA-MOVE-05)."""
        return self.may_enter(square) and square not in self.friends

    def distance(self, one: Square, other: Square) -> int:
        """Fewest steps of a small walker that meets no models and minds no ground but walls and structures, at
        whose ends one may still stand (SDA-RANGE-03, SDA-TILES-06); 99 if there is no way.
        """
        structure = self.structure - {one, other}
        bare = self._replace(chasm=set(), structure=structure, friends=set(), enemies=set(), word="")
        seen, ring, steps = {one}, {one}, 0
        while ring and other not in seen:
            ring = {there for here in ring for there in bare.steps(here)} - seen
            seen |= ring
            steps += 1
        return steps if other in seen else 99

    def moved(self, at: Square, points: int, kind: str, user: Square) -> set[Square]:
        """Where Push or Pull may leave a small model: each step away from the user, or nearer until it is adjacent
        (SDA-CONTROL-06, SDA-CONTROL-07, SDA-CONTROL-08).
        """
        ends: set[Square] = set()
        walks = [(at, points)]
        while walks:
            here, left = walks.pop()
            before = self.distance(user, here)
            if kind == "pull" and before <= 1:
                continue
            for there in self.steps(here):
                after = self.distance(user, there)
                right = after > before if kind == "push" else after < before
                if right and self.price(there) <= left:
                    walks.append((there, left - self.price(there)))
                    ends.add(there)
        return {end for end in ends if self.may_stand(end)}


def some(random: Random, squares: list[Square], most: int) -> list[Square]:
    return random.sample(squares, random.randint(0, most))


def random_table(random: Random) -> tuple[dict[str, Any], Plain]:
    width, height = random.randint(3, 6), random.randint(3, 5)
    squares = [(x, y) for x in range(width) for y in range(height)]
    edges = [((x, y), (x + 1, y), "E") for x, y in squares if x + 1 < width]
    edges += [((x, y), (x, y + 1), "S") for x, y in squares if y + 1 < height]
    walls = random.sample(edges, random.randint(0, 6))
    at = random.choice(squares)
    free = [square for square in squares if square != at]
    random.shuffle(free)
    kinds: dict[str, list[Square]] = {"friends": [], "enemies": [], "voids": [], "structure": [], "chasm": []}
    for kind, most in (("friends", 2), ("enemies", 3), ("voids", 1), ("structure", 2), ("chasm", 1)):
        kinds[kind] = [free.pop() for _ in range(min(random.randint(0, most), len(free)))]
    difficult = some(random, squares, 5)
    words = random.choice(WORDS)
    models: dict[str, Any] = {"M": {"use": "GRUNT", "side": "A", "at": list(at), "abilities": words}}
    for i, square in enumerate(kinds["friends"]):
        models[f"F{i}"] = {"use": "POINT", "side": "A", "at": list(square)}
    for i, square in enumerate(kinds["enemies"]):
        models[f"K{i}"] = {"use": "POINT", "side": "B", "at": list(square)}
    table = {
        "board": [width, height],
        "walls": [[*one, side] for one, _, side in walls],
        "voids": [list(square) for square in kinds["voids"]],
        "tile_effects": TILES,
        "tiles": {
            "structure": [list(square) for square in kinds["structure"]],
            "chasm": [list(square) for square in kinds["chasm"]],
            "difficult": [list(square) for square in difficult],
        },
        "models": models,
    }
    plain = Plain(
        width,
        height,
        {frozenset((one, other)) for one, other, _ in walls},
        set(kinds["voids"]),
        set(kinds["structure"]),
        set(kinds["chasm"]),
        set(difficult),
        set(kinds["friends"]),
        set(kinds["enemies"]),
        words[0] if words else "",
    )
    return table, plain


def laid(random: Random) -> tuple[State, Plain]:
    """A random table that the rules allow."""
    while True:
        table, plain = random_table(random)
        try:
            return lay(table, LoadedChance()), plain
        except Refused:
            continue


@pytest.mark.parametrize("seed", range(4))
def test_counts_and_control_effects_are_those_of_a_plain_reading(seed: int) -> None:
    random = Random(f"control {seed}")
    moved = 0
    for _ in range(60):
        state, plain = laid(random)
        model, points = state.models["M"], random.randint(1, 4)
        if "K0" not in state.models or model.at is None:
            continue
        user = state.models["K0"]
        assert user.at is not None
        at, by = (model.at % plain.width, model.at // plain.width), (user.at % plain.width, user.at // plain.width)
        count = state.ground.count(state.base(user), state.base(model))
        assert min(count, 99) == plain.distance(by, at)
        for kind in ("push", "pull"):
            ends = control_ends(state, model, points, kind, user)
            found = {(place % plain.width, place // plain.width) for place in ends}
            assert found == plain.moved(at, points, kind, by), f"{kind} {points}, {plain} at {at} by {by}"
            moved += len(found)
    assert moved > 50
