"""Cards of Super Dungeon Arena as faces: models on the table, cards in hands, equipment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.screen import theme as th
from game.screen.cardface import Attribute, CardFace, Line
from game.screen.theme import SeatColour
from game.superdungeon import cards as c
from game.superdungeon.dice import attribute, pool
from game.superdungeon.potions import potions_of
from game.superdungeon.state import Model, State
from game.superdungeon.traits import attributes, hearts, quantity, skulls, total_ap, total_mp, traits

from . import words

STATUS_LOOKS: dict[str, tuple[str, th.Colour]] = {
    "hex": ("H", (196, 120, 220)),
    "bane": ("B", (240, 120, 120)),
    "slow": ("S", (200, 190, 150)),
    "ice": ("I", (150, 214, 250)),
    "fire": ("F", (255, 150, 60)),
    "poison": ("P", (150, 214, 90)),
    "knockdown": ("K", (230, 210, 120)),
}
SPARES = {"hero": "generic_hero", "miniboss": "generic_hero", "elite": "generic_elite", "point": "generic_point"}


def sprite(card: c.ModelCard) -> str:
    """Return the key of the miniature, with what stands in for one that nobody has sculpted."""
    spare = "generic_large" if card.base == 2 else SPARES.get(card.roles[0], "generic_minion")
    return f"superdungeon/{card.slug}|{spare}"


def attribute_lines(attrs: Mapping[c.Attribute, str]) -> tuple[Attribute, ...]:
    found = []
    for name, text in attrs.items():
        read = attribute(text)
        attack = f"{read.icon} {read.range}" if read.icon else ""
        found.append(Attribute(name, read.pool.dice, read.pool.stars, attack, read.defends))
    return tuple(found)


def type_line(card: c.ModelCard) -> str:
    parts = [" ".join(card.types).title(), "/".join(words.ROLES[role] for role in card.roles)]
    if card.platform:
        parts.append(card.platform)
    if card.base == 2:
        parts.append("large base")
    return " – ".join(filter(None, parts))


def paragraphs(card: c.ModelCard, potions: list[c.Potion] | None = None) -> Iterator[Line]:
    """The lower part of a model's card: abilities, standing effects, actions, potions, monsters."""
    if card.abilities:
        yield Line(", ".join(map(words.ability, card.abilities)), "")
    for hook in card.hooks:
        text = words.hook(hook)
        title = words.name(hook.name) if isinstance(hook, c.AuraHook) else ""
        if text:
            yield Line(title or text[:1].upper() + text[1:], text if title else "")
    for action in card.actions:
        yield Line(words.name(action.name), words.action_text(action), str(action.ap), action.colour, "action")
    for potion in card.potions if potions is None else potions:
        yield Line(words.name(potion.name), words.action_text(potion), str(potion.cost), potion.colour, "potion")
    if card.monsters:
        listed = ", ".join(f"{amount} {words.name(slug)}" for slug, amount in card.monsters.items())
        yield Line("Brings", listed)
    if card.pair:
        yield Line("Paired spawning point", "")
    if card.shapeshift:
        yield Line(f"Shapeshift: {words.name(card.shapeshift)}", "")


def of_card(card: c.ModelCard, seat: SeatColour | None = None) -> CardFace:
    """The printed card of a model."""
    stats = [("boot", str(card.mp)), ("bolt", str(card.ap)), ("heart", str(card.hearts))]
    if card.potion_quantity is not None:
        stats.append(("potion", str(card.potion_quantity)))
    if (value := printed_skulls(card)) is not None:
        stats.append(("skull", str(value)))
    return CardFace(
        card.slug, words.name(card.slug), type_line(card), sprite(card), seat, tuple(card.affinity), tuple(stats),
        attribute_lines(card.attrs), tuple(paragraphs(card)), rule="SDA-CARD-01",
    )  # fmt: skip


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
    from game.superdungeon.traits import ap_left, mp_left

    mp, ap = total_mp(state, model), total_ap(state, model)
    stats = [
        ("boot", f"{mp_left(state, model)}/{mp}" if is_active else str(mp)),
        ("bolt", f"{ap_left(state, model)}/{ap}" if is_active else str(ap)),
        ("heart", f"{most - model.wounds}/{most}"),
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
        lines.insert(0, Line("Now also: " + ", ".join(map(words.ability, granted)), ""))
    badges = [(status.capitalize(), STATUS_LOOKS[status][1]) for status in model.statuses]
    if model.crystal:
        badges.append(("Crystal", th.SKY))
    shown = {
        name: Attribute(
            name, attr.pool.dice, attr.pool.stars, f"{attr.icon} {attr.range}" if attr.icon else "", attr.defends
        )
        for name, attr in attributes(state, model).items()
    }
    return CardFace(
        model.id, words.model_name(state, model.id), type_line(card), sprite(card), seat, tuple(card.affinity),
        tuple(stats), tuple(shown.values()), tuple(lines), tuple(badges), "SDA-CARD-01",
    )  # fmt: skip


def equipment_text(card: c.Equipment) -> str:
    parts = [*map(words.ability, card.abilities), *filter(None, map(words.hook, card.hooks))]
    parts += [f"{words.name(action.name)}: {words.action_text(action)}" for action in card.actions]
    if card.cursed:
        parts.append("Cursed")
    return "; ".join(parts)


def of_equipment(card: c.Equipment) -> CardFace:
    """A loot or treasure card."""
    lines = []
    if card.cursed:
        lines.append(Line("Cursed", "Must be equipped if a Hero has room, and stays until that Hero is destroyed."))
    lines += [Line(words.ability(word), "") for word in card.abilities]
    lines += [Line(text[:1].upper() + text[1:], "") for hook in card.hooks if (text := words.hook(hook))]
    for action in card.actions:
        lines.append(Line(words.name(action.name), words.action_text(action), str(action.ap), action.colour))
    kind = f"{card.deck.capitalize()} – {card.slot}"
    spare = "superdungeon/treasure|generic_item" if card.deck == "treasure" else "superdungeon/loot|generic_item"
    return CardFace(
        card.slug, words.name(card.slug), kind, f"superdungeon/{card.slug}|{spare}", None, (card.slot,), (), (),
        tuple(lines), rule="SDA-EQUIP-01",
    )  # fmt: skip


def of_potion(potion: c.Potion) -> CardFace:
    line = Line(words.name(potion.name), words.action_text(potion), str(potion.cost), potion.colour)
    return CardFace(
        potion.name, words.name(potion.name), "Arena potion", "superdungeon/potion|generic_item", None, (), (), (),
        (line,), rule="SDA-POTION-12",
    )  # fmt: skip


def pool_of(text: str) -> tuple[str, int]:
    """Return the letters of the dice and the stars of dice text."""
    found = pool(text)
    return found.dice, found.stars
