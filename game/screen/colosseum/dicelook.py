"""What the dice of Dungeon Dice look like: coloured cubes with a number or a picture, and the sign of an ability."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

import pygame

from game.colosseum.dice import DICE, Die, Face, face
from game.screen import paint, signs
from game.screen import theme as th
from game.screen.theme import Colour

Place = tuple[float, float]
Sign = Callable[[pygame.Surface, Place, float], None]

BODIES: dict[str, Colour] = {
    "level": (232, 222, 196),
    "monster-level": (92, 84, 96),
    "experience": (208, 168, 72),
    "spell": (128, 84, 178),
    "equipment": (60, 108, 176),
    "artifact": (214, 164, 44),
    "legendary": (236, 232, 240),
    "one-use": (190, 52, 56),
    "monster": (128, 128, 132),
    "event": (150, 146, 140),
    "familiar": (92, 148, 92),
    "class": (120, 92, 72),
    "epic": (36, 34, 42),
    "virtual": (226, 104, 40),
}
BAGS: dict[str, Colour] = {
    "red": (176, 44, 48),
    "blue": (48, 92, 168),
    "yellow": (216, 168, 48),
    "grey": (128, 128, 130),
    "black": (34, 32, 40),
}
TROPHIES: dict[str, Colour] = {"red": (206, 52, 52), "black": (18, 16, 22), "gold": (246, 196, 64)}
WOUND: Colour = (196, 28, 36)


def is_dark(colour: Colour) -> bool:
    return colour[0] * 3 + colour[1] * 6 + colour[2] < 1150


TOP = (0.43, 0.335)
"""The middle of a die's upper side, as shares of its picture."""
FLAT = 0.85
"""By how much what lies on it is foreshortened."""


@lru_cache(maxsize=1024)
def picture(slug: str, text: int | str, size: int, is_wounded: bool = False, is_spent: bool = False) -> pygame.Surface:
    """Return a die that shows a face; with an empty text the die at rest, with its own picture."""
    die = DICE[slug]
    surface = _body(die, size).copy()
    _print(surface, die, text, size)
    if is_spent:
        surface.fill((164, 164, 172, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if is_wounded:
        for ends in (((0.12, 0.12), (0.74, 0.82)), ((0.74, 0.12), (0.12, 0.82))):
            start, end = ((x * size, y * size) for x, y in ends)
            pygame.draw.line(surface, (60, 8, 14), start, end, max(3, size // 9))
            pygame.draw.line(surface, WOUND, start, end, max(2, size // 14))
    return surface


@lru_cache(maxsize=256)
def _body(die: Die, size: int) -> pygame.Surface:
    """The blank die: the baked one, whose material tells its tier."""
    sprites = signs.baked()
    key = f"cubes/{die.kind}-{die.quality}" if die.quality else f"cubes/{die.kind}"
    if sprites is None or not sprites.has(key):
        surface = pygame.Surface((size * 3, size * 3), pygame.SRCALPHA)
        _cube(surface, size * 3, BODIES[die.kind])
        return pygame.transform.smoothscale(surface, (size, size))
    return pygame.transform.smoothscale(sprites.sheet(key).subsurface((15, 13, 140, 140)), (size, size))


def _print(surface: pygame.Surface, die: Die, text: int | str, size: int) -> None:
    """Put a face, or the die's own picture, on the upper side."""
    colour = BODIES[die.kind]
    is_wood = die.quality == "worn"
    ink: Colour = (250, 246, 236) if is_dark(colour) and not is_wood else (36, 26, 20)
    sprites = signs.baked()
    middle = (size * TOP[0], size * TOP[1])
    if text == "" and sprites is not None and sprites.has(f"colosseum/{die.slug}"):
        who = sprites.portrait(f"colosseum/{die.slug}", (round(size * 0.70), round(size * 0.62)))
        surface.blit(who, who.get_rect(midbottom=(round(middle[0]), round(size * 0.625))))
        return
    big = size * 3
    face_of = pygame.Surface((big, big), pygame.SRCALPHA)
    if text == "":
        if die.kind not in ("level", "legendary"):
            pygame.draw.circle(face_of, (250, 244, 228), (big * 0.47, big * 0.46), big * 0.40)
            pygame.draw.circle(face_of, (60, 44, 30), (big * 0.47, big * 0.46), big * 0.40, max(2, big // 60))
        _emblem(die.slug)(face_of, (big * 0.47, big * 0.46), big * 0.29)
    else:
        _show(face_of, face(text), big, ink)
    wide = round(size * 0.66)
    flat = pygame.transform.smoothscale(face_of, (wide, round(wide * FLAT)))
    surface.blit(flat, flat.get_rect(center=(round(middle[0] + wide * 0.03), round(middle[1] + wide * 0.03))))


def _cube(surface: pygame.Surface, size: int, colour: Colour) -> None:
    """A flat die, where nothing has been baked."""
    radius = size // 5
    body = pygame.Rect(round(size * 0.02), round(size * 0.02), round(size * 0.84), round(size * 0.94))
    pygame.draw.rect(surface, th.mixed(colour, th.NIGHT, 0.5), body, border_radius=radius)
    top = pygame.Rect(body.left, body.top, body.width, round(size * 0.62))
    pygame.draw.rect(surface, colour, top, border_radius=radius)


def _show(surface: pygame.Surface, shown: Face, size: int, ink: Colour) -> None:
    middle = (size * 0.47, size * 0.47)
    if shown.is_monster:
        place, tall = ((size * 0.36, size * 0.36), 0.54) if shown.abilities else (middle, 0.62)
        _word(surface, f"L{shown.value}", place, size * tall, ink)
        if shown.colour:
            pygame.draw.circle(surface, th.LIGHT, (size * 0.84, size * 0.16), size * 0.14)
            pygame.draw.circle(surface, TROPHIES[shown.colour], (size * 0.84, size * 0.16), size * 0.11)
    elif shown.word:
        sign = WORDS.get(shown.word)
        if sign is None:
            _word(surface, shown.word.replace("-", " ").upper(), middle, size * 0.24, ink)
        else:
            sign(surface, middle, size * 0.40)
    else:
        _word(
            surface, str(shown.value), middle if not shown.abilities else (size * 0.30, size * 0.40), size * 0.86, ink
        )
    for i, ability in enumerate(shown.abilities):
        place = (size * (0.76 - 0.4 * i), size * 0.70)
        pygame.draw.circle(surface, (250, 246, 236), place, size * 0.27)
        pygame.draw.circle(surface, (60, 44, 30), place, size * 0.27, max(2, size // 50))
        ABILITIES[ability](surface, place, size * 0.19)


def _word(surface: pygame.Surface, text: str, place: Place, height: float, ink: Colour) -> None:
    font = pygame.font.Font(th.Face.DISPLAY.value, max(8, round(height)))
    word = font.render(text, True, ink)
    widest = surface.get_width() * 0.82
    if word.get_width() > widest:
        word = pygame.transform.smoothscale(word, (round(widest), round(word.get_height() * widest / word.get_width())))
    surface.blit(word, word.get_rect(center=place))


# Signs, drawn around a middle within a radius

STEEL: Colour = (120, 128, 140)
WOOD: Colour = (122, 80, 44)
FLAME: Colour = (232, 96, 32)


def _line(
    surface: pygame.Surface, colour: Colour, middle: Place, radius: float, points: list[Place], part: float
) -> None:
    moved = [(middle[0] + x * radius, middle[1] + y * radius) for x, y in points]
    pygame.draw.lines(surface, colour, False, moved, max(2, round(radius * part)))


def _shape(surface: pygame.Surface, colour: Colour, middle: Place, radius: float, points: list[Place]) -> None:
    pygame.draw.polygon(surface, colour, [(middle[0] + x * radius, middle[1] + y * radius) for x, y in points])


def sword(surface: pygame.Surface, middle: Place, radius: float) -> None:
    _line(surface, STEEL, middle, radius, [(-0.5, 0.5), (0.8, -0.8)], 0.34)
    _line(surface, WOOD, middle, radius, [(-0.75, 0.1), (-0.1, 0.75)], 0.26)
    _line(surface, WOOD, middle, radius, [(-0.45, 0.45), (-0.9, 0.9)], 0.3)


def axe(surface: pygame.Surface, middle: Place, radius: float) -> None:
    _line(surface, WOOD, middle, radius, [(-0.7, 0.9), (0.4, -0.8)], 0.22)
    _shape(surface, STEEL, middle, radius, [(0.1, -0.9), (0.9, -0.6), (0.8, 0.25), (0.15, -0.25)])


def hammer(surface: pygame.Surface, middle: Place, radius: float) -> None:
    _line(surface, WOOD, middle, radius, [(-0.6, 0.9), (0.2, -0.4)], 0.24)
    _shape(surface, STEEL, middle, radius, [(-0.45, -0.55), (0.35, -1.0), (0.85, -0.2), (0.05, 0.25)])


def shield(surface: pygame.Surface, middle: Place, radius: float) -> None:
    points = [(-0.8, -0.8), (0.8, -0.8), (0.75, 0.2), (0, 1.0), (-0.75, 0.2)]
    _shape(surface, STEEL, middle, radius, [(x, y) for x, y in points])
    _shape(surface, (70, 110, 176), middle, radius * 0.72, points)


def staff(surface: pygame.Surface, middle: Place, radius: float) -> None:
    _line(surface, WOOD, middle, radius, [(-0.5, 1.0), (0.3, -0.5)], 0.2)
    pygame.draw.circle(surface, (120, 200, 236), (middle[0] + 0.4 * radius, middle[1] - 0.7 * radius), radius * 0.34)


def bow(surface: pygame.Surface, middle: Place, radius: float) -> None:
    box = pygame.Rect(0, 0, radius * 1.5, radius * 1.9)
    box.center = (round(middle[0] - 0.1 * radius), round(middle[1]))
    pygame.draw.arc(surface, WOOD, box, -pi / 2, pi / 2, max(2, round(radius * 0.2)))
    _line(surface, (240, 236, 224), middle, radius, [(-0.1, -0.95), (-0.1, 0.95)], 0.08)
    _line(surface, STEEL, middle, radius, [(-0.8, 0), (0.9, 0)], 0.12)


def boomerang(surface: pygame.Surface, middle: Place, radius: float) -> None:
    _line(surface, (206, 150, 60), middle, radius, [(-0.8, 0.7), (0.5, -0.6), (0.8, 0.8)], 0.36)


def whip(surface: pygame.Surface, middle: Place, radius: float) -> None:
    swirl = [(0.9 * (1 - i / 26) * cos(i * 0.5), 0.9 * (1 - i / 26) * sin(i * 0.5)) for i in range(26)]
    _line(surface, (92, 140, 72), middle, radius, swirl, 0.14)


def armor(surface: pygame.Surface, middle: Place, radius: float) -> None:
    points = [
        (-0.9, -0.7),
        (-0.35, -0.8),
        (0, -0.55),
        (0.35, -0.8),
        (0.9, -0.7),
        (0.6, -0.1),
        (0.55, 0.9),
        (-0.55, 0.9),
    ]
    _shape(surface, STEEL, middle, radius, [*points, (-0.6, -0.1)])
    _line(surface, th.mixed(STEEL, th.NIGHT, 0.4), middle, radius, [(0, -0.4), (0, 0.85)], 0.1)


def flame(surface: pygame.Surface, middle: Place, radius: float) -> None:
    outer = [(0, -1.0), (0.55, -0.2), (0.7, 0.5), (0.3, 0.95), (-0.3, 0.95), (-0.7, 0.5), (-0.35, -0.1), (-0.2, -0.4)]
    _shape(surface, FLAME, middle, radius, outer)
    _shape(surface, (252, 208, 84), (middle[0], middle[1] + radius * 0.32), radius * 0.5, outer)


def swirl(surface: pygame.Surface, middle: Place, radius: float) -> None:
    for i, width in enumerate((0.9, 0.6, 0.95)):
        y = -0.5 + 0.5 * i
        wave = [(-width + 0.25 * t, y + 0.12 * sin(t * 1.6)) for t in range(int(width * 8))]
        if len(wave) > 1:
            _line(surface, (92, 170, 196), middle, radius, wave, 0.2)


def scroll(surface: pygame.Surface, middle: Place, radius: float) -> None:
    _shape(surface, (236, 214, 164), middle, radius, [(-0.7, -0.8), (0.7, -0.8), (0.7, 0.8), (-0.7, 0.8)])
    for y in (-0.4, 0.0, 0.4):
        _line(surface, (136, 96, 56), middle, radius, [(-0.45, y), (0.45, y)], 0.12)
    for y in (-0.8, 0.8):
        _line(surface, WOOD, middle, radius, [(-0.95, y), (0.95, y)], 0.28)


def drop(surface: pygame.Surface, middle: Place, radius: float) -> None:
    pygame.draw.circle(surface, WOUND, (middle[0], middle[1] + 0.3 * radius), radius * 0.6)
    _shape(surface, WOUND, middle, radius, [(0, -1.0), (0.52, 0.05), (-0.52, 0.05)])


def net(surface: pygame.Surface, middle: Place, radius: float) -> None:
    for i in range(6):
        angle = i * pi / 3
        _line(surface, (84, 120, 70), middle, radius, [(0, 0), (cos(angle), sin(angle))], 0.1)
    for ring in (0.45, 0.85):
        points = [(ring * cos(i * pi / 3), ring * sin(i * pi / 3)) for i in range(7)]
        _line(surface, (84, 120, 70), middle, radius, points, 0.1)


def bolt(surface: pygame.Surface, middle: Place, radius: float) -> None:
    points = [(0.15, -1.0), (-0.6, 0.2), (-0.05, 0.15), (-0.2, 1.0), (0.6, -0.25), (0.05, -0.15)]
    _shape(surface, (240, 190, 40), middle, radius, points)


def flake(surface: pygame.Surface, middle: Place, radius: float) -> None:
    for i in range(3):
        angle = i * pi / 3
        x, y = cos(angle), sin(angle)
        _line(surface, (84, 168, 226), middle, radius, [(-x, -y), (x, y)], 0.16)


def eye(surface: pygame.Surface, middle: Place, radius: float) -> None:
    box = pygame.Rect(0, 0, radius * 2, radius * 1.2)
    box.center = (round(middle[0]), round(middle[1]))
    pygame.draw.ellipse(surface, (236, 236, 220), box)
    pygame.draw.circle(surface, (82, 140, 64), middle, radius * 0.45)
    pygame.draw.circle(surface, th.NIGHT, middle, radius * 0.2)


def bone(surface: pygame.Surface, middle: Place, radius: float) -> None:
    paint.skull(surface, middle, radius)


def key(surface: pygame.Surface, middle: Place, radius: float) -> None:
    ring = (middle[0] - 0.45 * radius, middle[1] - 0.4 * radius)
    pygame.draw.circle(surface, (238, 190, 70), ring, radius * 0.45, max(2, round(radius * 0.2)))
    _line(surface, (238, 190, 70), middle, radius, [(-0.1, -0.05), (0.8, 0.85)], 0.2)
    _line(surface, (238, 190, 70), middle, radius, [(0.55, 0.6), (0.85, 0.3)], 0.18)


def flask(surface: pygame.Surface, middle: Place, radius: float) -> None:
    paint.potion(surface, middle, radius)


def bomb(surface: pygame.Surface, middle: Place, radius: float) -> None:
    pygame.draw.circle(surface, (30, 28, 34), (middle[0] - 0.1 * radius, middle[1] + 0.2 * radius), radius * 0.7)
    _line(surface, WOOD, middle, radius, [(0.3, -0.35), (0.55, -0.7)], 0.14)
    pygame.draw.circle(surface, FLAME, (middle[0] + 0.65 * radius, middle[1] - 0.8 * radius), radius * 0.22)


def chest(surface: pygame.Surface, middle: Place, radius: float) -> None:
    _shape(
        surface, WOOD, middle, radius, [(-0.9, -0.3), (-0.7, -0.75), (0.7, -0.75), (0.9, -0.3), (0.9, 0.8), (-0.9, 0.8)]
    )
    _line(surface, (240, 196, 80), middle, radius, [(-0.9, -0.15), (0.9, -0.15)], 0.16)
    _shape(surface, (240, 196, 80), middle, radius, [(-0.18, -0.3), (0.18, -0.3), (0.18, 0.2), (-0.18, 0.2)])


def lock(surface: pygame.Surface, middle: Place, radius: float) -> None:
    box = pygame.Rect(0, 0, radius * 1.1, radius * 1.4)
    box.center = (round(middle[0]), round(middle[1] - 0.25 * radius))
    pygame.draw.arc(surface, STEEL, box, 0, pi, max(2, round(radius * 0.22)))
    _shape(surface, (226, 178, 64), middle, radius, [(-0.8, -0.15), (0.8, -0.15), (0.8, 0.9), (-0.8, 0.9)])
    pygame.draw.circle(surface, th.NIGHT, (middle[0], middle[1] + 0.3 * radius), radius * 0.18)


def spikes(surface: pygame.Surface, middle: Place, radius: float) -> None:
    for x in (-0.6, 0.0, 0.6):
        _shape(surface, STEEL, middle, radius, [(x - 0.28, 0.8), (x, -0.8), (x + 0.28, 0.8)])
    _line(surface, WOOD, middle, radius, [(-1, 0.85), (1, 0.85)], 0.2)


def heart(surface: pygame.Surface, middle: Place, radius: float) -> None:
    paint.heart(surface, middle, radius, (226, 64, 84))


def arrow_up(surface: pygame.Surface, middle: Place, radius: float) -> None:
    _shape(
        surface,
        th.GOOD,
        middle,
        radius,
        [(0, -0.9), (0.8, 0.1), (0.3, 0.1), (0.3, 0.9), (-0.3, 0.9), (-0.3, 0.1), (-0.8, 0.1)],
    )


def poison(surface: pygame.Surface, middle: Place, radius: float) -> None:
    paint.potion(surface, middle, radius, (120, 70, 160))


def paw(surface: pygame.Surface, middle: Place, radius: float) -> None:
    pygame.draw.circle(surface, (236, 224, 196), (middle[0], middle[1] + 0.3 * radius), radius * 0.5)
    for x, y in ((-0.65, -0.15), (-0.25, -0.6), (0.25, -0.6), (0.65, -0.15)):
        pygame.draw.circle(surface, (236, 224, 196), (middle[0] + x * radius, middle[1] + y * radius), radius * 0.25)


def banner(surface: pygame.Surface, middle: Place, radius: float) -> None:
    _line(surface, WOOD, middle, radius, [(-0.6, -1), (-0.6, 1)], 0.14)
    _shape(surface, (206, 60, 60), middle, radius, [(-0.55, -0.9), (0.9, -0.55), (-0.55, 0.0)])


def crossed(surface: pygame.Surface, middle: Place, radius: float) -> None:
    _line(surface, STEEL, middle, radius, [(-0.8, 0.8), (0.8, -0.8)], 0.22)
    _line(surface, STEEL, middle, radius, [(0.8, 0.8), (-0.8, -0.8)], 0.22)


def arena(surface: pygame.Surface, middle: Place, radius: float) -> None:
    for step, colour in ((1.0, (196, 166, 116)), (0.74, (120, 92, 60)), (0.5, (226, 200, 150))):
        box = pygame.Rect(0, 0, radius * 2 * step, radius * 1.5 * step)
        box.center = (round(middle[0]), round(middle[1]))
        pygame.draw.ellipse(surface, colour, box)


def crown(surface: pygame.Surface, middle: Place, radius: float) -> None:
    points = [(-0.9, 0.6), (-0.9, -0.5), (-0.4, 0.0), (0, -0.8), (0.4, 0.0), (0.9, -0.5), (0.9, 0.6)]
    _shape(surface, (246, 200, 72), middle, radius, points)


def star(surface: pygame.Surface, middle: Place, radius: float) -> None:
    paint.star(surface, middle, radius, (255, 214, 90))


def spark(surface: pygame.Surface, middle: Place, radius: float) -> None:
    points = [
        (
            (1.0 if i % 2 == 0 else 0.35) * cos(i * pi / 4 - pi / 2),
            (1.0 if i % 2 == 0 else 0.35) * sin(i * pi / 4 - pi / 2),
        )
        for i in range(8)
    ]
    _shape(surface, (236, 214, 255), middle, radius, points)


ABILITIES: dict[str, Sign] = {
    "armor": shield, "sword": sword, "tangle": net, "fire": flame, "gust": swirl, "scroll": scroll, "pain": drop,
    "boomerang": boomerang, "vorpal": crossed, "aegis": shield, "stun": bolt, "freeze": flake, "petrify": eye,
    "necromancy": bone, "toad": paw, "healing": heart, "protection": shield, "void": eye,
}  # fmt: skip
WORDS: dict[str, Sign] = {
    "trap": spikes, "potion": flask, "chest": chest, "lock": lock, "key": key, "healing": heart, "pain": drop,
    "strength": arrow_up, "poison": poison, "challenge": crossed, "colosseum": arena, "epic": bone, "trophy": crown,
    "cast-spell": scroll,
}  # fmt: skip
TYPES: dict[str, Sign] = {
    "sword": sword, "axe": axe, "hammer": hammer, "shield": shield, "staff": staff, "bow": bow, "boomerang": boomerang,
    "whip": whip, "armor": armor, "crown": crown, "net": net,
}  # fmt: skip
KINDS: dict[str, Sign] = {
    "spell": spark, "familiar": paw, "class": banner, "epic": bone, "event": arena, "monster": bone, "level": star,
    "monster-level": bone, "experience": star, "virtual": flame, "artifact": crown, "legendary": crown,
    "equipment": armor,
}  # fmt: skip
ONE_USE: dict[str, Sign] = {"key": key, "potion": flask, "scroll": scroll, "bomb": bomb}


def _emblem(slug: str) -> Sign:
    die = DICE[slug]
    if die.spell is not None:
        return ABILITIES.get(die.spell, spark)
    if die.kind == "epic" and die.ability is not None:
        return ABILITIES[die.ability]
    return ONE_USE.get(slug) or TYPES.get(die.type) or KINDS.get(die.kind, star)
