"""The paint box."""

from __future__ import annotations

from dataclasses import replace

from tools.sculpt.scene import CLOTH, Colour, Paint

STEEL = Paint((176, 184, 198), 0.95)
DARK_STEEL = Paint((92, 98, 116), 0.9)
BRONZE = Paint((188, 122, 62), 0.9)
GOLD = Paint((236, 186, 72), 0.95)
IRON = Paint((70, 72, 84), 0.8)
LEATHER = Paint((126, 80, 48), 0.25, grain=0.08)
DARK_LEATHER = Paint((78, 52, 40), 0.25, grain=0.08)
WOOD = Paint((134, 90, 52), 0.15, grain=0.14)
DARK_WOOD = Paint((92, 62, 42), 0.15, grain=0.14)
BONE = Paint((236, 224, 190), 0.3, grain=0.05)
HORN = Paint((242, 230, 200), 0.5)
ROCK = Paint((128, 122, 118), 0.08, grain=0.18)
DARK_ROCK = Paint((88, 84, 90), 0.08, grain=0.18)
MOSS = Paint((96, 132, 60), 0.05, grain=0.22)
LEAF = Paint((92, 156, 62), 0.2, grain=0.10)
WHITE = Paint((248, 248, 246), 0.5)
BLACK = Paint((26, 24, 34), 0.7)
FAIR = Paint((250, 208, 172), 0.12)
TAN = Paint((222, 166, 118), 0.12)
BROWN = Paint((150, 98, 66), 0.12)
PARCHMENT = Paint((226, 204, 158), 0.1, grain=0.06)
FIRE = Paint((255, 140, 36), 0.2, glow=0.85)
FLAME = Paint((255, 214, 92), 0.2, glow=0.95)
FROST = Paint((150, 220, 255), 0.9, glow=0.35)
GHOST = Paint((120, 240, 210), 0.6, glow=0.6)
ARCANE = Paint((176, 110, 255), 0.8, glow=0.6)
NEON = Paint((70, 240, 255), 0.6, glow=0.9)


def paint(
    r: int, g: int, b: int, gloss: float = 0.18, *, grain: float = 0.0, glow: float = 0.0, role: str = ""
) -> Paint:
    return Paint((r, g, b), gloss, glow, grain, role)


def cloth(r: int = 70, g: int = 116, b: int = 190, gloss: float = 0.15) -> Paint:
    """What a side's colour is put on; the colour given is seen where no side is known."""
    return Paint((r, g, b), gloss, 0.0, 0.04, CLOTH)


def shifted(paint: Paint, by: float) -> Paint:
    """The same paint, lighter (by > 0) or darker."""
    new = tuple(int(min(max(c + (255 - c) * by if by > 0 else c * (1 + by), 0), 255)) for c in paint.colour)
    colour: Colour = (new[0], new[1], new[2])
    return replace(paint, colour=colour)
