"""What players read on a card, made from what the card declares, so that it cannot say anything else.

All words are Fluent messages of data/text/<language>/superdungeon-cards.ftl; here is only which of them say what.
An odd effect brings a message of its own, `sda-odd-<code>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from game.content.texts import Texts

from . import cards as c
from . import vocabulary as v
from .dice import attribute, pool

GAME = "superdungeon"
STATUSES = ("hex", "bane", "slow", "ice", "fire", "poison", "knockdown")


class Line(msgspec.Struct, frozen=True):
    """A line of a card: an ability, a standing effect, an action or a potion.

    slug: of an action what answers call it ("use slug"), of an ability its word. cost: action points, or potion tokens.
    tip: a longer explanation of the words used, for whoever hovers over it.
    """

    kind: Literal["ability", "effect", "action", "potion"]
    slug: str
    name: str
    text: str
    tip: str = ""
    colour: str = ""
    cost: int = 0


def model_lines(texts: Texts, card: c.ModelCard) -> list[Line]:
    """Return all that a model's card says besides its numbers."""
    return _Writer(texts).card(card.abilities, card.hooks, card.actions, card.potions, card.shapeshift)


def equipment_lines(texts: Texts, card: c.Equipment) -> list[Line]:
    """Return what a piece of equipment gives; what depends on affinity follows (SDA-AFFINITY-04)."""
    writer = _Writer(texts)
    lines = writer.card(card.abilities, card.hooks, card.actions)
    if card.cursed:
        lines.insert(0, writer.word("cursed"))
    if card.affinity:
        gains = writer.gains(card.affinity_abilities, card.affinity_hooks)
        crystals = writer.either([texts.say(f"sda-crystal-{crystal}") for crystal in card.affinity])
        lines.append(
            Line("effect", "affinity", "", writer.sentence("sda-equipment-affinity", crystals=crystals, gains=gains))
        )
    return lines


def tile_text(texts: Texts, tile: c.TileEffect) -> str:
    """Return what a tile effect does, in a few sentences."""
    return _Writer(texts).tile(tile)


def potion_line(texts: Texts, potion: c.Potion) -> Line:
    return _Writer(texts).action(potion)


def action_line(texts: Texts, action: c.Action) -> Line:
    return _Writer(texts).action(action)


def word_line(texts: Texts, word: str) -> Line:
    """Return the name of an ability and what it does; a bare status is what its bearer inflicts (SDA-ABIL-17)."""
    return _Writer(texts).word(word)


def type_line(texts: Texts, card: c.ModelCard) -> str:
    """Return the type line: its words, its role and platform."""
    words = [texts.name(GAME, f"type-{word}") for word in card.types]
    words += [texts.say(f"sda-role-{role}", n=1) for role in card.roles]
    words += [texts.say(f"sda-platform-{card.platform}")] if card.platform else []
    return texts.say("sda-comma").join(words)


def icon_text(texts: Texts, text: str) -> str:
    """Return an attribute in words: "2 red dice, Melee 2, defense"."""
    writer, read = _Writer(texts), attribute(text)
    parts = [writer.dice(text.split()[0], plus=False)]
    if read.icon:
        parts.append(texts.say(f"sda-range-{read.icon}", n=read.range))
    if read.defends:
        parts.append(texts.say("sda-defends"))
    return texts.say("sda-comma").join(parts)


def _alike(effects: Iterable[v.AnyEffect]) -> list[list[v.AnyEffect]]:
    """Group statuses that follow each other; every other effect stands alone."""
    groups: list[list[v.AnyEffect]] = []
    for effect in effects:
        last = groups[-1][-1] if groups else None
        if isinstance(effect, v.Inflict) and isinstance(last, v.Inflict) and last.whom == effect.whom:
            groups[-1].append(effect)
        else:
            groups.append([effect])
    return groups


class _Writer:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, message: str, **arguments: Any) -> str:
        return self.texts.say(message, **arguments)

    def sentence(self, message: str, **arguments: Any) -> str:
        """Return a message as a sentence: it begins with a capital and ends with a full stop."""
        text = self.say(message, **arguments)
        return text[:1].upper() + text[1:] + ("" if text[-1:] in ".!?" else ".")

    def all_of(self, parts: Sequence[str]) -> str:
        return self._join(parts, "sda-and")

    def either(self, parts: Sequence[str]) -> str:
        return self._join(parts, "sda-or")

    def _join(self, parts: Sequence[str], last: str) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say("sda-comma").join(parts[:-1]) + self.say(last) + parts[-1]

    # Cards

    def card(
        self,
        abilities: Iterable[v.Word],
        hooks: Iterable[v.Hook],
        actions: Iterable[c.Action],
        potions: Iterable[c.Potion] = (),
        shapeshift: str = "",
    ) -> list[Line]:
        lines = [self.word(word) for word in abilities]
        if shapeshift:
            form = self.texts.name(GAME, shapeshift)
            lines.append(
                Line(
                    "ability",
                    "shapeshift",
                    self.say("sda-word-shapeshift", form=form),
                    "",
                    self.say("sda-help-shapeshift"),
                )
            )
        lines += [self.hook_line(hook) for hook in hooks]
        return lines + [self.action(action) for action in (*actions, *potions)]

    def word(self, word: str) -> Line:
        slug = word.replace(" ", "-")
        name, tip = self.say(f"sda-word-{slug}"), self.say(f"sda-help-{slug}")
        if word in STATUSES:
            tip = self.say("sda-help-inflicts", status=name) + " " + tip
        return Line("ability", word, name, "", tip)

    def hook_line(self, hook: v.Hook) -> Line:
        name = self.texts.name(GAME, hook.name) if isinstance(hook, v.AuraHook) else ""
        return Line("effect", type(hook).__struct_config__.tag or "", name, self.hook(hook, standing=True))  # type: ignore[arg-type]

    def tile(self, tile: c.TileEffect) -> str:
        parts = [self.say(f"sda-tile-{tag}") for tag in ("structure", "difficult", "chasm") if tag in tile.tags]
        if tile.abilities or tile.hooks:
            parts.append(
                self.sentence("sda-tile-blessing", reach=tile.reach, gains=self.gains(tile.abilities, tile.hooks))
            )
        if tile.enter:
            parts.append(
                self.sentence("sda-tile-enter", effects=self.all_of([self.effect(e, target="foe") for e in tile.enter]))
            )
        if tile.finish:
            effects = self.all_of([self.effect(e) for e in tile.finish])
            parts.append(self.sentence("sda-tile-finish", reach=tile.reach, effects=effects))
        return " ".join(parts)

    # Actions

    def action(self, action: c.Action) -> Line:
        is_potion = isinstance(action, c.Potion)
        head = self.head(action)
        body = [self.deed(action, effects) for effects in _alike(action.effects)]
        if action.wounds:
            body.insert(0, self.sentence(f"sda-wounds-{action.wounds}"))
        extra = sum(e.amount for e in action.effects if isinstance(e, v.Wound) and self.is_extra(action, e))
        if extra:
            body.insert(0, self.sentence("sda-wounds-more", n=1 + extra))
        if action.charge:
            body.append(self.sentence("sda-charge"))
        return Line(
            "potion" if is_potion else "action",
            action.name,
            self.texts.name(GAME, action.name),
            " ".join(filter(None, [head, *body])),
            "\n".join(self.tips(action)),
            action.colour,
            action.cost if isinstance(action, c.Potion) else action.ap,
        )

    def head(self, action: c.Action) -> str:
        """Reach, dice and limits of an action, as one sentence."""
        parts = []
        if action.range:
            kind, squares = action.range.split()
            parts.append(self.say(f"sda-range-{kind}", n=int(squares)))
        if action.area:
            kind, squares = action.area.split()
            parts.append(self.say(f"sda-area-{kind}", n=int(squares)))
        if action.versus:
            parts.append(self.say("sda-versus", own=str(action.attr), foe=str(action.versus)))
        elif action.attr and (action.area or action.attr != c.ICON_ATTRIBUTE.get(action.range.split()[0])):
            parts.append(self.say("sda-rolls", attribute=action.attr))
        if action.bonus:
            parts.append(self.dice(action.bonus))
        if action.bonus_dice:
            parts.append(self.say("sda-bonus-dice", n=action.bonus_dice))
        if action.pounce:
            parts.append(self.say("sda-pounce", n=action.pounce))
        for flag in ("hookshot", "dangerous", "augment", "once"):
            is_obvious = flag == "augment" and not action.range and not action.area
            if getattr(action, flag) and not is_obvious:
                parts.append(self.say(f"sda-{flag}"))
        if action.to != v.ANYONE:
            parts.append(self.say("sda-only", models=self.models(action.to)))
        text = self.say("sda-comma").join(parts)
        return text and text[:1].upper() + text[1:] + "."

    def is_extra(self, action: c.Action, effect: v.Wound) -> bool:
        """Whether the wounds are added to the one that the action inflicts anyway."""
        return action.is_offensive and effect.whom == "target" and not effect.only

    def deed(self, action: c.Action, effects: Sequence[v.AnyEffect]) -> str:
        """An effect of an action as a sentence; several statuses are one."""
        effect = effects[0]
        if isinstance(effect, v.Wound) and self.is_extra(action, effect):
            return ""
        if isinstance(effect, v.Grant) and action.area.startswith("aura") and effect.whom == "target":
            side = "all" if action.dangerous else "friends" if action.augment else "enemies"
            models = self.models(effect.to, side)
            return self.sentence("sda-aura-grants", models=models, gains=self.gains(effect.abilities, effect.hooks))
        friendly = action.augment or effect.whom == "user"
        if len(effects) > 1:
            statuses = self.all_of([self.say(f"sda-word-{e.status}") for e in effects if isinstance(e, v.Inflict)])
            return self.sentence("sda-effect-status", whom=effect.whom, status=statuses)
        text = self.effect(effect, friendly, target="target" if action.range or action.area else "self")
        return text[:1].upper() + text[1:] + ("" if text[-1:] in ".!?" else ".")

    def tips(self, action: c.Action) -> list[str]:
        """What the rulebook's words in an action mean."""
        words = [word for word in ("hookshot", "dangerous", "augment", "once", "charge") if getattr(action, word)]
        words += ["pounce"] if action.pounce else []
        words += [action.area.split()[0]] if action.area else []
        for effect in action.effects:
            if isinstance(effect, v.Inflict) and effect.status != "random":
                words.append(effect.status)
            elif isinstance(effect, v.Push | v.Pull | v.Compel | v.Retreat | v.Heal | v.Teleport | v.Remedy):
                words.append(str(type(effect).__struct_config__.tag))
            elif isinstance(effect, v.Grant):
                words += [word.replace(" ", "-") for word in effect.abilities]
        return [self.say(f"sda-help-{word}") for word in dict.fromkeys(words)]

    # Effects

    def effect(self, effect: v.AnyEffect, friendly: bool = False, user: str = "user", target: str = "target") -> str:
        """An effect in a few words, without a full stop.

        friendly: it is done to a friend. user, target: how the messages call whom they are about.
        """
        tag = str(type(effect).__struct_config__.tag)
        whom = user if effect.whom == "user" else target
        n = getattr(effect, "amount", getattr(effect, "squares", 0))
        match effect:
            case v.Inflict(status=status):
                text = self.say("sda-effect-status", whom=whom, status=self.say(f"sda-word-{status}"))
            case v.Compel():
                text = self.say("sda-effect-move" if friendly else "sda-effect-compel", whom=whom, n=n)
            case v.Grant():
                to = "" if effect.to == v.ANYONE else self.models(effect.to)
                gains = self.gains(effect.abilities, effect.hooks)
                text = self.say("sda-effect-grant", whom=whom, gains=gains)
                text += self.say("sda-only-these", models=to) if to else ""
            case v.FreeAttack(range=kind):
                text = self.say("sda-effect-attack", whom=whom, kind=kind)
            case v.Summon(card=slug):
                text = self.say("sda-effect-summon", whom=whom, n=n, model=self.texts.name(GAME, slug))
            case v.Odd(code=code):
                text = self.say(f"sda-odd-{code}")
            case _:
                text = self.say(f"sda-effect-{tag}", whom=whom, n=n)
        return self.say("sda-if-destroyed", effect=text) if effect.only else text

    def gains(self, abilities: Iterable[v.Word], hooks: Iterable[v.Hook]) -> str:
        """What somebody has from elsewhere: abilities by name, standing effects in words."""
        parts = [self.say(f"sda-word-{word.replace(' ', '-')}") for word in abilities]
        return self.all_of(parts + [self.hook(hook) for hook in hooks])

    # Standing effects

    def hook(self, hook: v.Hook, standing: bool = False) -> str:
        """A standing effect in words; standing: as a sentence of a card."""
        text = self._hook(hook)
        return text[:1].upper() + text[1:] + ("" if text[-1:] in ".!?" else ".") if standing else text

    def _hook(self, hook: v.Hook) -> str:
        match hook:
            case v.DiceHook():
                return self.dice_hook(hook)
            case v.StatHook(stat=stat, amount=amount):
                return self.say(f"sda-stat-{stat}", n=amount, signed=self.sign(amount) + str(abs(amount)))
            case v.RerollHook():
                against = "" if hook.against == v.ANYONE else self.say("sda-against", models=self.models(hook.against))
                return self.say(f"sda-reroll-{hook.whose}-{hook.on}", n=hook.dice) + against
            case v.Reaction():
                mine = [self.effect(e, True, "bearer") for e in hook.effects if e.whom == "user"]
                theirs = [self.effect(e, target="foe") for e in hook.effects if e.whom == "target"]
                parts = [self.say("sda-reaction-foe", effects=self.all_of(theirs))] if theirs else []
                parts += [self.say("sda-reaction-own", effects=self.all_of(mine))] if mine else []
                return self.say(f"sda-when-{hook.when}", effects=self.all_of(parts))
            case v.UpkeepHook():
                return self.say(
                    "sda-upkeep", effects=self.all_of([self.effect(e, True, "bearer") for e in hook.effects])
                )
            case v.AuraHook():
                gains = self.gains(hook.abilities, hook.hooks)
                return self.say("sda-aura", n=hook.squares, models=self.models(hook.to, hook.side), gains=gains)
            case v.PartyHook():
                gains = self.gains(hook.abilities, hook.hooks)
                return self.say("sda-party", models=self.models(hook.to, "friends"), gains=gains)
            case v.ByAffinity():
                return self.by_affinity(hook)
            case v.DamageHook():
                attributes = self.either(hook.attributes)
                return self.say("sda-damage", n=hook.amount, attributes=attributes or "any")
            case v.CapHook():
                return self.say("sda-cap", n=hook.wounds)
            case v.FreeAttackHook():
                return self.say("sda-free-attack", kind=hook.range)
            case v.SymbolHook():
                return self.say(f"sda-symbol-{hook.rolled}-{hook.taken}")
            case v.DrinksHook():
                return self.say("sda-drinks", n=hook.amount)
            case v.SurviveHook():
                return self.say("sda-survive", dice=self.dice(hook.dice, plus=False))
            case v.TreasuresHook():
                return self.say("sda-treasures", n=hook.amount)
            case v.PassHook():
                return self.say(
                    "sda-pass", things=self.all_of([self.say(f"sda-pass-{thing}") for thing in hook.through])
                )
            case v.HoldHook():
                return self.say("sda-hold")

    def dice_hook(self, hook: v.DiceHook) -> str:
        attributes = self.either(hook.attributes)
        rolls = self.say("sda-rolls-of", kind=hook.on, attributes=attributes or "any")
        if hook.against != v.ANYONE:
            rolls += self.say("sda-against", models=self.models(hook.against))
        dice = self.dice(hook.dice)
        if hook.foe:
            return self.say("sda-dice-foe", dice=dice, rolls=rolls)
        if hook.per:
            return self.say(f"sda-dice-per-{hook.per.replace(' ', '-')}", dice=dice, rolls=rolls, most=hook.most)
        return self.say("sda-dice", dice=dice, rolls=rolls)

    def by_affinity(self, hook: v.ByAffinity) -> str:
        parts = []
        for crystals, hooks in ((hook.helps, hook.help), (hook.harms, hook.harm)):
            if crystals:
                names = self.either([self.say(f"sda-crystal-{crystal}") for crystal in crystals])
                parts.append(self.say("sda-by-affinity", crystals=names, gains=self.gains((), hooks)))
        return "; ".join(parts)

    # Words

    def dice(self, text: str, plus: bool = True) -> str:
        """Dice in words: "+1 red die and 1 star"."""
        read = pool(text)
        if text.startswith("*"):
            return self.say("sda-fixed", n=read.stars)
        parts = [self.say(f"sda-die-{colour}", n=read.dice.count(colour)) for colour in dict.fromkeys(read.dice)]
        if read.stars:
            parts.append(self.say("sda-stars", n=abs(read.stars)))
        return (self.sign(1 if read.dice else read.stars) if plus else "") + self.all_of(parts)

    def sign(self, number: int) -> str:
        return self.say("sda-minus" if number < 0 else "sda-plus")

    def models(self, wanted: v.Filter, side: str = "") -> str:
        """Models that a filter means: "friendly Kobold or Drake models"."""
        types = self.either([self.texts.name(GAME, f"type-{word}") for word in wanted.types])
        roles = self.either([self.say(f"sda-role-{role}", n=2) for role in wanted.roles])
        if wanted.cards:
            roles = self.either([self.texts.name(GAME, slug) for slug in wanted.cards])
        noun = self.say(
            "sda-models", side=side or "any", types=types or "any", roles=roles or self.say("sda-any-model")
        )
        tail = []
        for message, crystals in (("sda-with", wanted.affinity), ("sda-without", wanted.without_affinity)):
            if crystals:
                names = self.either([self.say(f"sda-crystal-{crystal}") for crystal in crystals])
                tail.append(self.say(message, crystals=names))
        if wanted.status:
            tail.append(self.say("sda-suffering", status=self.say(f"sda-word-{wanted.status}")))
        if wanted.wounded:
            tail.append(self.say("sda-wounded"))
        return noun.strip() + "".join(tail)
