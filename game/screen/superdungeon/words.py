"""What things of Super Dungeon Arena are called on the screen; what cards say comes from game.superdungeon.cardtext."""

from __future__ import annotations

from functools import cache

from game.screen.rulebook import texts
from game.superdungeon import cardtext
from game.superdungeon.actions import Aim, read_aim
from game.superdungeon.cards import Action
from game.superdungeon.dice import Pool
from game.superdungeon.state import State

ATTRIBUTES = {"STR": "Strength", "ARM": "Armor", "WILL": "Will", "DEX": "Dexterity"}
DICE = {"B": "blue", "R": "red", "G": "green"}
ICONS = {"melee": "Melee", "magic": "Magic", "missile": "Missile", "support": "Support"}


@cache
def name(slug: str) -> str:
    """Return what a card, an action or a tile is called; copies of a card share their name."""
    slug = slug.partition("#")[0]
    key = f"name-superdungeon-{slug}"
    said = texts()
    return said.say(key) if said.has(key) else slug.replace("-", " ").capitalize()


def model_name(state: State, id: str) -> str:
    """Return the model's name, with its number where there are several of its kind."""
    model = state.models.get(id)
    if model is None:
        return name(id)
    number = id.rpartition("-")[2]
    text = name(state.face(model).slug)
    return f"{text} {number}" if number.isdigit() else text


def action_name(slug: str) -> str:
    """Return what an action is called; basic attacks are told by their attribute."""
    if slug.startswith("attack "):
        return f"{ATTRIBUTES.get(slug[7:], slug[7:])} attack"
    return name(slug)


def action_text(action: Action) -> str:
    """Return what the action's card says of it."""
    return cardtext.action_line(texts(), action).text


def reach(text: str) -> str:
    """Say an attack icon: "missile 6" -> "Missile 6"."""
    kind, _, size = text.partition(" ")
    return f"{ICONS.get(kind, kind)} {size}"


def scenario_name(scenario: str) -> str:
    """Return the title of a scenario: "King of the Hill"."""
    return scenario.title().replace(" Of The ", " of the ")


def several(amount: int, thing: str) -> str:
    """Return a number with its thing, in the plural unless it is one."""
    return f"{amount} {thing}{'' if amount == 1 else 's'}"


def dice(pool: Pool) -> str:
    """Return a pool as one says it: "2 blue, 1 red", "1 star"."""
    colours = [f"{pool.dice.count(key)} {DICE[key]}" for key in dict.fromkeys(pool.dice)]
    stars = several(pool.stars, "star")
    return ", ".join(colours) + (f" and {stars}" if pool.stars else "") if colours else stars


def aim_of(state: State, words: list[str]) -> Aim:
    """Return the aim that the words of a legal answer name."""
    aim = read_aim(state, words)
    assert not isinstance(aim, str), aim
    return aim
