"""The ground of a board: what hangs together, scenery that joins, and the studio of the show."""

from __future__ import annotations

import pygame
import pytest

from game.arenashow.arena import arenas, shipped_ground
from game.kernel.squares import bits
from game.screen.arenashow.presenter import painted
from game.screen.ground import Painter, component
from game.screen.overlays import Overlay
from game.screen.stage import Stage


def test_squares_hang_together_by_their_sides_and_not_around_the_edge_of_the_board() -> None:
    squares = 0b0011_1001_1101  # three rows of four: 0, 2, 3; 4, 7; 8, 9
    assert component(squares, 0, 4) == 0b0011_0001_0001
    assert component(squares, 3, 4) == 0b0000_1000_1100


@pytest.mark.parametrize("arena", arenas())
def test_every_wall_of_the_show_is_a_block_that_knows_its_neighbours(stage: Stage, arena: str) -> None:
    ground = painted(shipped_ground(arena))
    walls = dict(ground.effects)["wall"]
    painter = Painter(ground, stage.sprites)
    blocks = list(painter._blocks(walls, 32))
    assert len(blocks) == walls.bit_count()
    for number, block in zip(bits(walls), blocks, strict=True):
        x, y = ground.place(number)
        assert block.offset[0] == x * 32
        assert -0.1 < block.row - y < 0, "what stands on the square south of it is drawn later"


@pytest.mark.parametrize("arena", arenas())
def test_lanes_are_carpets_and_teleporters_plates(arena: str) -> None:
    stage_ground = shipped_ground(arena)
    looks = dict(painted(stage_ground).effects)
    for name, route in stage_ground.on_route.items():
        assert all(looks["carpet"] >> square & 1 for square, cell in route.items() if cell[0] in "NS"), name
    assert looks["teleporter"] == stage_ground.teleporters[0] | stage_ground.teleporters[1]
    assert not looks["carpet"] & looks["teleporter"]


def test_nothing_of_the_studio_is_as_bright_as_an_overlay(stage: Stage) -> None:
    """What can be clicked is what stands out: no square of the floor is lighter than the edge of the reach."""
    ground = painted(shipped_ground("grand-stage"))
    floor = Painter(ground, stage.sprites).floor(32)
    board = pygame.Rect(3 * 32, 3 * 32, ground.width * 32, ground.height * 32).inflate(-64, -64)
    grey = pygame.transform.grayscale(floor.subsurface(board))
    squares = pygame.transform.smoothscale(grey, (board.width // 32, board.height // 32))
    brightest = max(squares.get_at((x, y)).r for x in range(squares.get_width()) for y in range(squares.get_height()))
    red, green, blue = Overlay.REACH.value.colour
    assert brightest < (red * 3 + green * 6 + blue) // 10 * 6 // 10
