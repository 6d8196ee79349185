"""Cards of Super Dungeon Arena as faces: models on the table, cards in hands, equipment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.screen import theme as th
from game.screen.cardface import Attribute, CardFace, Line
from game.screen.rulebook import texts
from game.screen.theme import SeatColour
from game.superdungeon import cards as c
from game.superdungeon import cardtext
from game.superdungeon import vocabulary as v
from game.superdungeon.dice import attribute
from game.superdungeon.potions import potions_of
from game.superdungeon.state import Model, State
from game.superdungeon.traits import (
    ap_left,
    attributes,
    hearts,
    mp_left,
    quantity,
    skulls,
    total_ap,
    total_mp,
    traits,
)

from . import words

STATUS_LOOKS: dict[str, tuple[str, th.Colour]] = {
    "hex": ("hex", (196, 120, 220)),
    "bane": ("bane", (240, 120, 120)),
    "slow": ("slow", (200, 190, 150)),
    "ice": ("ice", (150, 214, 250)),
    "fire": ("fire", (255, 150, 60)),
    "poison": ("poison", (150, 214, 90)),
    "knockdown": ("knockdown", (230, 210, 120)),
}
SPARES = {"hero": "generic_hero", "miniboss": "generic_hero", "elite": "generic_elite", "point": "generic_point"}


def sprite(card: c.ModelCard) -> str:
    """Return the key of the miniature, with what stands in for one that nobody has sculpted."""
    spare = "generic_large" if card.base == 2 else SPARES.get(card.roles[0], "generic_minion")
    return f"superdungeon/{card.slug}|{spare}"


def attribute_lines(attrs: Mapping[v.Attribute, str]) -> tuple[Attribute, ...]:
    found = []
    for name, text in attrs.items():
        read = attribute(text)
        attack = f"{read.icon} {read.range}" if read.icon else ""
        found.append(Attribute(name, read.pool.dice, read.pool.stars, attack, read.defends))
    return tuple(found)


def paragraphs(card: c.ModelCard, potions: Sequence[c.Potion] | None = None) -> Iterator[Line]:
    """The lower part of a model's card: abilities, standing effects, actions, potions, monsters.

    potions: those it has now, if they are not the printed ones.
    """
    printed = cardtext.model_lines(texts(), card)
    if potions is not None:
        printed = [line for line in printed if line.kind != "potion"]
        printed += [cardtext.potion_line(texts(), potion) for potion in potions]
    words_alone = [line.name for line in printed if line.kind == "ability"]
    if words_alone:
        yield Line(", ".join(words_alone), "")
    for line in printed:
        if line.kind != "ability":
            yield paragraph(line)
    if card.monsters:
        listed = ", ".join(f"{amount} {words.name(slug)}" for slug, amount in card.monsters.items())
        yield Line("Brings", listed + (" (a pair, both together)" if card.pair else ""))


def helped(card: c.ModelCard) -> str:
    """Return what the words on the card mean, each once."""
    tips = [line.tip for line in cardtext.model_lines(texts(), card) if line.tip]
    return "\n".join(dict.fromkeys("\n".join(tips).split("\n")))


def paragraph(line: cardtext.Line) -> Line:
    """A line of card text as the card shows it."""
    if line.kind in ("action", "potion"):
        return Line(line.name, line.text, str(line.cost), line.colour, line.kind)
    return Line(line.name, line.text)


def of_card(card: c.ModelCard, seat: SeatColour | None = None) -> CardFace:
    """The printed card of a model."""
    stats = [("heart", str(card.hearts))]
    if "point" not in card.roles:
        stats = [("boot", str(card.mp)), ("bolt", str(card.ap)), *stats]
    if card.potion_quantity is not None:
        stats.append(("potion", str(card.potion_quantity)))
    if (value := printed_skulls(card)) is not None:
        stats.append(("skull", str(value)))
    return CardFace(
        card.slug,
        words.name(card.slug),
        cardtext.type_line(texts(), card),
        sprite(card),
        seat,
        tuple(card.affinity),
        tuple(stats),
        attribute_lines(card.attrs),
        tuple(paragraphs(card)),
        rule="SDA-CARD-01",
        help=helped(card),
    )


def printed_skulls(card: c.ModelCard) -> int | None:
    if card.skulls is not None:
        return card.skulls
    return {"8-bit": 1, "16-bit": 2, "super": 4}.get(card.platform)


def of_model(state: State, model: Model, seat: SeatColour) -> CardFace:
    """The card of a model as it stands: what it has left, suffers and wears."""
    card = state.face(model)
    most = hearts(state, model)
    act = state.activation
    is_active = act is not None and act.model == model.id
    mp, ap = total_mp(state, model), total_ap(state, model)
    stats = [("heart", f"{most - model.wounds}/{most}")]
    if model.role != "point":
        stats = [
            ("boot", f"{mp_left(state, model)}/{mp}" if is_active else str(mp)),
            ("bolt", f"{ap_left(state, model)}/{ap}" if is_active else str(ap)),
            *stats,
        ]
    if model.role == "hero":
        stats.append(("potion", f"{model.potions}/{quantity(state, model)}"))
    stats.append(("skull", str(skulls(state, model))))
    lines: list[Line] = []
    for slot, worn in model.equipment.items():
        record = state.equipment(worn)
        lines.append(Line(words.name(worn), equipment_text(record), colour=slot))
    potions = potions_of(state, model) if model.role == "hero" else None
    lines += paragraphs(card, potions)
    printed = set(card.abilities)
    granted = sorted(word for word in traits(state, model).words if word not in printed)
    if granted:
        names = ", ".join(cardtext.word_line(texts(), word).name for word in granted)
        lines.insert(0, Line(f"Now also: {names}", ""))
    badges = [(status.capitalize(), STATUS_LOOKS[status][1]) for status in model.statuses]
    if model.crystal:
        badges.append(("Crystal", th.SKY))
    suffered = [cardtext.word_line(texts(), status).tip for status in model.statuses]
    shown = {
        name: Attribute(
            name, attr.pool.dice, attr.pool.stars, f"{attr.icon} {attr.range}" if attr.icon else "", attr.defends
        )
        for name, attr in attributes(state, model).items()
    }
    return CardFace(
        model.id,
        words.model_name(state, model.id),
        cardtext.type_line(texts(), card),
        sprite(card),
        seat,
        tuple(card.affinity),
        tuple(stats),
        tuple(shown.values()),
        tuple(lines),
        tuple(badges),
        "SDA-CARD-01",
        "\n".join(filter(None, [*suffered, helped(card)])),
    )


def item(slug: str) -> str:
    """Return the picture of a piece of equipment."""
    return f"icons/item/{slug.partition('#')[0]}|icons/treasure|generic_item"


def equipment_text(card: c.Equipment) -> str:
    return " ".join(
        f"{line.name}: {line.text}" if line.name and line.text else line.name or line.text
        for line in cardtext.equipment_lines(texts(), card)
    )


def of_equipment(card: c.Equipment) -> CardFace:
    """A loot or treasure card."""
    lines = [paragraph(line) for line in cardtext.equipment_lines(texts(), card)]
    kind = f"{card.deck.capitalize()} – {card.slot}"
    return CardFace(
        card.slug,
        words.name(card.slug),
        kind,
        item(card.slug),
        None,
        (card.slot,),
        (),
        (),
        tuple(lines),
        rule="SDA-EQUIP-01",
    )


def of_potion(potion: c.Potion) -> CardFace:
    """An arena potion."""
    return CardFace(
        potion.name,
        words.name(potion.name),
        "Arena potion",
        "icons/potion|generic_item",
        lines=(paragraph(cardtext.potion_line(texts(), potion)),),
        rule="SDA-POTION-12",
    )
