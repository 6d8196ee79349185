"""What things of Dungeon Dice are called on the screen, and what questions and answers say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.colosseum import wording
from game.colosseum.dice import DICE
from game.colosseum.dice import face as faced
from game.colosseum.state import MONSTER, Table, Terms, seat_of
from game.screen.rulebook import texts

QUESTIONS = {
    "turn": "Your turn: what do you do?",
    "meet": "A monster! Confront it, ask for help, or flee?",
    "loadout": "What do you equip?",
    "explore.keep": "Keep what you have found?",
    "event.challenge": "Whom do you challenge?",
    "event.prize": "You have won the fight: draw a die as the prize?",
    "epic.choice": "The Epic Monster: confront it or pass? Nobody sees your choice until all have chosen.",
    "draw.artifact": "Where do you draw from?",
    "wound": "Which die takes the WOUND?",
    "heal": "Which WOUND is healed?",
    "lock.key": "Open the lock with a KEY?",
    "trade.offer": "Put your offer together",
    "trade.counter": "Put your counter-offer together",
    "trade.reply": "Do you take the offer?",
    "help.offer": "What do you offer for the help?",
    "help.reply": "Do you help?",
    "fight.gust": "Let GUST reroll both sides?",
    "fight.stun": "Stop it with STUN?",
    "fight.go": "Somebody may answer with STUN. Go on?",
    "fight.before": "Before the dice are rolled: use something, or pass?",
    "fight.armor": "ARMOR step: reroll a die of an opponent?",
    "fight.ability": "Ability step: use something or pass?",
    "target.sword": "Which of your dice is rolled again?",
    "target.armor": "Which die of an opponent is rolled again?",
    "target.boomerang": "Which die of an opponent is rolled again?",
    "target.vorpal": "Which of your dice is rolled again? It must come up higher, or you lose at once.",
    "target.aegis": "Which die of an opponent is rolled again? It must come up lower, or you lose at once.",
    "target.bomb": "Whose total does the bomb join?",
    "target.tangle": "Whom does TANGLE hit?",
    "target.gust": "Against whom does GUST blow?",
    "potion.healing": "HEALING: who drinks?",
    "potion.pain": "PAIN: who drinks?",
    "potion.strength": "STRENGTH: who drinks?",
    "potion.poison": "POISON: who drinks?",
    "target.petrify": "Which of your highest dice turns to stone?",
    "target.freeze": "Which die freezes?",
    "familiar.keep": "Which face of the familiar counts?",
    "spell.choose": "Which spell?",
    "spell.target": "On whom?",
    "spell.protect": "Who is protected?",
    "spell.freeze": "Which die freezes?",
    "spell.protection": "Which die is rolled again?",
    "spell.focus": "FOCUS: roll the SPELL die again?",
}


@cache
def die(slug: str) -> str:
    return wording.name(texts(), slug)


def called(word: str) -> str:
    """Return a die by its name, and any other word as it is."""
    return die(word) if word in DICE else word


def about(slug: str) -> str:
    """The tooltip of a die: name, faces, rules."""
    return "\n".join([die(slug), *wording.describe(texts(), slug)])


def face(text: int | str) -> str:
    return wording.face_text(texts(), text)


def short(text: int | str) -> str:
    """Return a face in a sign or two, for the small dice of the log."""
    shown = faced(text)
    return f"L{shown.value}" if shown.is_monster else shown.word[:1].upper() if shown.word else str(shown.value)


def owner(name: str, names: Sequence[str]) -> str:
    """Return who is meant by "B" or "monster"."""
    try:
        seat = seat_of(name)
    except ValueError:
        return name
    return who(seat, names)


def who(seat: int, names: Sequence[str]) -> str:
    return "the monster" if seat == MONSTER else names[seat] if seat < len(names) else f"hero {seat + 1}"


def rolled(name: str, names: Sequence[str]) -> str:
    """Say an id in combat as somebody's die, or a die by its name: "A.level-1" -> "Anna's LEVEL die"."""
    owner_of, dot, slug = name.partition(".")
    if not dot:
        return die(name) if name in DICE else name.replace("-", " ").upper()
    base = next((base for base in (slug, slug.rpartition("-")[0]) if base in DICE), "")
    what = die(base) if base else "LEVEL die" if not slug.isdigit() else "die"
    return f"{whose(owner_of, names)} {what}"


def whose(letter: str, names: Sequence[str]) -> str:
    """Say "A" or "M" as the one that something belongs to."""
    found = "the monster" if letter in ("M", "monster") else owner(letter, names)
    return f"{found}'s"


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def listed(parts: Sequence[str]) -> str:
    return ", ".join(parts[:-1]) + (" and " if len(parts) > 1 else "") + parts[-1] if parts else "nothing"


def loadout(dice: Sequence[str] | None, table: Table, seat: int) -> str:
    if dice is None:
        return f"As now: {listed([die(slug) for slug in table.heroes[seat].equipped])}"
    return listed([die(slug) for slug in dice]) if dice else "Nothing"


def bargain(found: Terms, seat: int, names: Sequence[str]) -> str:
    """Say an offer from the side of one of the two."""
    other = names[found.asker + found.other - seat]
    mine, theirs = ("give ", "take ") if seat == found.asker else ("take ", "give ")
    gives = listed([_thing(part) for part in found.parts if part.startswith(mine)])
    gets = listed([_thing(part) for part in found.parts if part.startswith(theirs)])
    return f"you give {other} {gives} and get {gets}"


def terms(parts: Sequence[str]) -> str:
    """Say an offer from the asker's side: what he gives and what he takes."""
    gives = [_thing(part) for part in parts if part.startswith("give ")]
    takes = [_thing(part) for part in parts if part.startswith("take ")]
    return f"gives {listed(gives)}" + (f", takes {listed(takes)}" if takes else "")


def _thing(part: str) -> str:
    slug = part.split(" ", 1)[1]
    return "the reward" if slug == "reward" else die(slug)


def option(text: str, table: Table, names: Sequence[str], seat: int = 0) -> str:
    """Say an answer in words: "use potion" -> "Use: potion"."""
    words = text.split()
    if not words:
        return text
    match words:
        case ["use", slug]:
            return f"Use {die(slug)}"
        case ["trade", other]:
            return f"Trade with {owner(other, names)}"
        case ["ask", other]:
            return f"Ask {owner(other, names)} for help"
        case ["give" | "take" as verb, slug]:
            is_ours = (verb == "give") == (seat == (table.offer.asker if table.offer is not None else seat))
            return f"{'Give' if is_ours else 'Get'} {'the reward' if slug == 'reward' else die(slug)}"
        case ["stun", target, "with", source]:
            what = "this" if target == "this" else _target(target, names)
            return f"STUN {what} with {'a SCROLL die' if source == 'scroll' else die(source)}"
        case [single]:
            return _single(single, names, table)
    return text[:1].upper() + text[1:]


SINGLES = {
    "rest": "Rest", "fight": "Fight your petrified monster", "equip": "Equip",
    "confront": "Confront", "flee": "Flee", "pass": "Pass", "go": "Go on", "none": "None", "accept": "Accept",
    "refuse": "Refuse", "counter": "Counter-offer", "yes": "Yes", "no": "No", "monster": "The monster",
    "level": "A LEVEL die", "clear": "Start anew", "explore": "Explore",
}  # fmt: skip


def _single(word: str, names: Sequence[str], table: Table) -> str:
    if word in SINGLES:
        return SINGLES[word]
    if len(word) == 1 and word.isupper():
        return owner(word, names)
    if word in DICE:
        return die(word)
    if "." in word:
        rolled = table.fight.dice if table.fight is not None else []
        lying = next((each for each in rolled if each.id == word), None)
        if lying is None:
            return _target(word, names)
        whose = who(lying.owner, names)
        return f"{whose[:1].upper() + whose[1:]}: {face(lying.face)} ({die(lying.die)})"
    return word[:1].upper() + word[1:].replace("-", " ")


def aim(text: str, names: Sequence[str]) -> str:
    """Say what an ability is aimed at: a hero, the monster, or a die of theirs."""
    if "." not in text:
        return die(text) if text in DICE else owner(text, names)
    whose, _, what = _target(text, names).partition(": ")
    return f"{what} of {whose}"


def _target(text: str, names: Sequence[str]) -> str:
    """Say "B.worn-sword" or "M.2" as somebody's die."""
    owner_of, _, name = text.partition(".")
    whose = "the monster" if owner_of in ("M", "monster") else owner(owner_of, names)
    if name in DICE:
        return f"{whose}: {die(name)}"
    kind, _, number = name.rpartition("-")
    if kind == "level":
        return f"{whose}: LEVEL die {number}"
    if name.isdigit():
        return f"{whose}: die {name}"
    return f"{whose}: {name.upper()}"
