"""The player's text of a die, made from its record, so that it cannot lie."""

from __future__ import annotations

from game.content.texts import Texts

from .dice import DICE, Die, face

GAME = "colosseum"


def name(texts: Texts, slug: str) -> str:
    return texts.name(GAME, slug)


def face_text(texts: Texts, text: int | str) -> str:
    """Return a face in words: "3 SWORD", "level 4 TANGLE, PAIN, red trophy (1 FAME)", "trap"."""
    shown = face(text)
    signs = ", ".join(texts.say(f"colosseum-ability-{ability}") for ability in shown.abilities)
    signs = f" {signs}" if signs else ""
    if shown.is_monster:
        return texts.say("colosseum-level-face", level=shown.value, signs=signs, colour=shown.colour or "none")
    if shown.word:
        return texts.say(f"colosseum-face-{shown.word}")
    return f"{shown.value}{signs}"


def describe(texts: Texts, slug: str) -> list[str]:
    """Return what a die is and does, a line for each thing worth saying."""
    die = DICE[slug]
    lines = [texts.say(f"colosseum-kind-{die.kind}")]
    faces = [face_text(texts, text) for text in die.faces]
    if len(set(faces)) == 1:
        lines.append(texts.say("colosseum-faces-alike", face=faces[0]))
    else:
        lines.append(texts.say("colosseum-faces", faces=" · ".join(faces)))
    lines += _gear(texts, die)
    if die.spell is not None:
        lines.append(texts.say(f"colosseum-spell-{die.spell}"))
    if die.kind == "one-use":
        lines.append(texts.say(f"colosseum-use-{slug}"))
    if die.requires is not None:
        lines.append(texts.say(f"colosseum-demand-{die.requires.replace(' ', '-')}"))
    if die.passive is not None:
        lines.append(texts.say(f"colosseum-passive-{die.passive}"))
    lines += _signs(texts, die)
    lines += _monster(texts, die)
    return lines


def _gear(texts: Texts, die: Die) -> list[str]:
    if not die.is_gear:
        return []
    if not die.slot:
        return [texts.say("colosseum-slot-none")]
    return [texts.say("colosseum-slot", slot=die.slot, arms="one" if die.arms == 1 else "other")]


def _signs(texts: Texts, die: Die) -> list[str]:
    """What each sign on the die means."""
    signs = dict.fromkeys(ability for text in die.faces for ability in face(text).abilities)
    if die.ability is not None:
        signs[die.ability] = None
    return [
        f"{texts.say(f'colosseum-ability-{ability}')}: {texts.say(f'colosseum-ability-{ability}-text')}"
        for ability in signs
    ]


def _monster(texts: Texts, die: Die) -> list[str]:
    lines = []
    if die.reward is not None:
        lines.append(texts.say("colosseum-reward", reward=die.reward))
    if die.slug == "slime":
        lines.append(texts.say("colosseum-slime"))
    if die.immune:
        abilities = ", ".join(texts.say(f"colosseum-ability-{ability}") for ability in die.immune)
        lines.append(texts.say("colosseum-immune", abilities=abilities))
    if die.kind == "epic":
        word = "petrify" if die.ability == "petrify" else "once"
        lines.append(texts.say(f"colosseum-trophy-{word}", ability=texts.say(f"colosseum-ability-{die.ability}")))
    return lines
