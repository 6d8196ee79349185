"""Heroes, items and bonus cards of the show as cards."""

from __future__ import annotations

from game.arenashow.cards import Action, BonusCard, HeroCard, Item
from game.arenashow.state import Hero, State
from game.arenashow.values import actions, attack_value, defense, max_health, max_mana, movement
from game.screen import theme as th
from game.screen.cardface import CardFace, Line
from game.screen.theme import SeatColour

from . import words

COLOURS = {"physical": "red", "magic": "blue", "neutral": "green", "effect": "green", "passive": ""}


def sprite(slug: str) -> str:
    return f"arenashow/{slug}|generic_hero"


def _action_line(slug: str, action: Action) -> Line:
    cost = str(action.cost) if action.cost else ""
    return Line(words.name(slug), words.action(action), cost, COLOURS[action.type], action.type)


def of_hero(state: State, hero: Hero, colour: SeatColour, hand: bool) -> CardFace:
    """A hero as it stands; hand: whether the viewer may see its bonus cards."""
    lines = [_action_line(slug, action) for slug, action in actions(state, hero).items()]
    lines += [Line(words.name(slug), words.item(state.item(slug)), "", "", "item") for slug in hero.items]
    lines += [Line(words.mark_text(mark.stat, mark.amount), words.UNTIL[mark.until]) for mark in hero.marks]
    if hand:
        lines += [Line(words.name(card), words.bonus(state.bonus(card)), "", "", "in hand") for card in hero.hand]
    else:
        lines.append(Line(words.count(len(hero.hand), "bonus card"), "hidden"))
    return CardFace(
        hero.id,
        words.name(hero.card) + (" +" if hero.evolved else ""),
        f"{words.TEAMS[hero.team]} {words.ROLES[hero.role].lower()}",
        sprite(hero.card),
        colour,
        stats=(
            ("boot", str(movement(state, hero))),
            ("heart", f"{hero.health}/{max_health(state, hero)}"),
            ("potion", f"{hero.mana}/{max_mana(state, hero)}"),
            ("bolt", f"{attack_value(state, hero)}"),
            ("star", f"{hero.credits}"),
        ),
        lines=tuple(lines),
        badges=((f"Defense {defense(state, hero.id)}", th.SKY),),
        rule="BAS-HERO-01",
    )


def of_card(card: HeroCard, evolves: bool = False) -> CardFace:
    """A hero card to be drafted, or what evolving would make of it."""
    basic, plus = card.basic, card.plus
    return CardFace(
        card.slug,
        words.name(card.slug),
        words.ROLES[card.role],
        sprite(card.slug),
        None,
        stats=(
            ("boot", f"{basic.movement}"),
            ("heart", f"{basic.health}"),
            ("potion", f"{basic.mana}"),
            ("bolt", f"{basic.attack}"),
        ),
        lines=(
            *(_action_line(slug, action) for slug, action in card.actions.items()),
            Line(
                "Evolved",
                ", ".join(
                    f"{label} {old} to {new}" if evolves else f"{label} {new}"
                    for label, old, new in (
                        ("attack", basic.attack, plus.attack),
                        ("defense", basic.defense, plus.defense),
                        ("health", basic.health, plus.health),
                        ("mana", basic.mana, plus.mana),
                        ("movement", basic.movement, plus.movement),
                    )
                    if old != new or not evolves
                ),
            ),
        ),
        badges=((f"Defense {basic.defense}", th.SKY),),
        rule="BAS-HERO-01",
    )


def of_item(item: Item) -> CardFace:
    return CardFace(
        item.slug,
        words.name(item.slug),
        f"Item: {item.kind}",
        f"icons/item/{item.slug}|generic_item",
        stats=(("star", str(item.cost)),),
        lines=(Line(f"{item.cost} credits", words.item(item)),),
        rule="BAS-ITEM-01",
    )


def of_bonus(card: BonusCard) -> CardFace:
    return CardFace(
        card.slug,
        words.name(card.slug),
        f"Bonus card: {words.ROLES[card.role].lower()}",
        f"icons/bonus/{card.slug}|icons/{card.role}|generic_item",
        lines=(Line("", words.bonus(card)),),
        rule="BAS-BONUS-01",
    )
