"""What dice, loadouts, encounters and deals are worth in Dungeon Dice: Colosseum, in FAME or thereabouts."""

from __future__ import annotations

from collections import Counter
from functools import cache

from game.colosseum.dice import COLOURS, DICE, face
from game.colosseum.heroes import fame, gear, levels, loadouts, meets_demand
from game.colosseum.odds import Odds, epic_odds, hero_odds
from game.colosseum.state import WIN, Hero, Monster, Table, Terms

SIGN = {
    "armor": 2.0, "sword": 1.4, "tangle": 1.8, "fire": 3.5, "gust": 1.2, "scroll": 3.0, "boomerang": 3.2, "vorpal": 1.2,
    "aegis": 1.6,
}  # fmt: skip
"""What a sign adds to a total, roughly."""
PASSIVE = {"shatter": 0.6, "intimidate": 1.2, "focus": 0.4, "pilfer": 0.6, "train-familiar": 0.8}
POINT = 0.16
"""What a point more on every total is worth for the rest of the game."""
USES = {"key": 0.45, "potion": 0.18, "scroll": 0.28, "bomb": 0.3}
WOUND = 0.3


@cache
def power(slug: str) -> float:
    """Return what a die adds to a total, its signs and passive included."""
    die = DICE[slug]
    shown = [face(text) for text in die.faces]
    found = sum(f.value + sum(SIGN.get(ability, 0.0) for ability in f.abilities) for f in shown) / len(shown)
    return found + (PASSIVE[die.passive] if die.passive else 0.0)


@cache
def _best(
    dice: tuple[str, ...], wounded: tuple[str, ...], familiar: str, calling: str
) -> tuple[float, tuple[str, ...]]:
    """Return the highest power that can be equipped, and how."""
    best: tuple[float, tuple[str, ...]] = (-1.0, ())
    for loadout in loadouts(Hero(dice=list(dice))):
        hero = Hero(dice=list(dice), equipped=list(loadout), wounded=list(wounded), familiar=familiar, calling=calling)
        best = max(best, (loadout_power(hero), loadout))
    return best


def loadout_power(hero: Hero) -> float:
    """Return what equipped dice, class and familiar add to a total."""
    found = sum(power(die) for die in hero.equipped if die not in hero.wounded)
    if meets_demand(hero):
        found += power(hero.calling)
    return found + (power(hero.familiar) if hero.familiar else 0.0)


def best_loadout(hero: Hero) -> tuple[float, tuple[str, ...]]:
    own = gear(hero)
    wounded = tuple(die for die in own if die in hero.wounded)
    return _best(tuple(own), wounded, hero.familiar, hero.calling)


def strength(hero: Hero) -> float:
    """Return the average total of a hero when all is healed."""
    healed = hero.clone()
    healed.wounded.clear()
    return 3.5 * levels(hero) + best_loadout(healed)[0]


def with_best(hero: Hero) -> Hero:
    """Return the hero as he would go into a fight."""
    found = hero.clone()
    found.equipped = list(best_loadout(hero)[1])
    return found


def surprise(hero: Hero) -> int:
    """Return what a hero may yet add by choices that the odds leave out."""
    found = sum({"fire": 3.5, "necromancy": 3.5, "tangle": 2.0}.get(str(DICE[die].ability), 0.0) for die in hero.epics)
    found += 3.5 * hero.dice.count("bomb") + 2.5 * hero.dice.count("scroll") + 1.0 * hero.dice.count("potion")
    if hero.familiar:
        found += power(hero.familiar)
    return int(min(found, 7.0) + 0.5)


def odds_against(hero: Hero, monster: Monster, helper: Hero | None = None) -> Odds:
    bonus = surprise(hero) + (surprise(helper) if helper is not None else 0)
    return hero_odds(hero, helper, monster, bonus)


def step_value(hero: Hero) -> float:
    """What one experience is worth: LEVEL dice, and FAME at the top."""
    return 0.0 if hero.experience >= 6 else 0.3 + 0.05 * hero.experience


def reward_value(hero: Hero, reward: str | None) -> float:
    if reward == "lock":
        return 1.35 if "key" in hero.dice else 0.3
    return {"potion": 0.22, "chest": 0.3}.get(str(reward), 0.0)


def gain(hero: Hero, monster: Monster) -> float:
    """What beating a monster is worth to the active hero."""
    found = step_value(hero) + reward_value(hero, DICE[monster.die].reward) + 0.04 * monster.level
    fame_won = COLOURS[monster.printed.colour] + (hero.experience == 5)
    fame_won += DICE[monster.die].reward == "lock" and "key" in hero.dice
    if fame(hero) + fame_won >= WIN:
        return 8.0
    return found + 1.1 * COLOURS[monster.printed.colour] + 0.8 * (hero.experience == 5)


def pain(hero: Hero) -> float:
    """What a WOUND costs: worse with few dice left."""
    ready = levels(hero) - hero.wounded_levels
    return WOUND + (0.25 if ready <= 1 else 0.0)


def expected(hero: Hero, monster: Monster, odds: Odds) -> float:
    """What a fight is worth to the active hero, before any price."""
    hurt = odds.tie + odds.lose + ("pain" in monster.printed.abilities)
    return odds.beats * gain(hero, monster) - hurt * pain(hero)


@cache
def faces_of(slug: str) -> tuple[tuple[int | str, int], ...]:
    """Return the faces of a die, with how often each is on it."""
    return tuple(Counter(DICE[slug].faces).items())


def exploring(table: Table, hero: Hero) -> float:
    """What drawing from the grey bag is worth to a hero as he is, on the average."""
    total = 0.0
    for die in table.grey:
        record = DICE[die]
        for text, count in faces_of(die):
            shown = face(text)
            if shown.is_monster:
                monster = Monster(die, str(text), shown.value)
                worth = max(0.0, expected(hero, monster, odds_against(hero, monster)))
            elif record.kind == "event":
                worth = 0.2
            elif record.kind in ("familiar", "class"):
                worth = 0.25
            elif shown.word == "trap":
                worth = -pain(hero)
            else:
                worth = reward_value(hero, record.reward)
            total += worth * count / 6
    return total / max(1, len(table.grey))


def owned_value(hero: Hero) -> float:
    """What all that a hero can hand over is worth to him."""
    found = POINT * (best_loadout(_healed(hero))[0]) + 0.9 * sum(DICE[die].gives_fame for die in hero.dice)
    found += sum(USES.get(die, 0.0) for die in hero.dice) + 0.03 * len(gear(hero))
    return found - 0.1 * len(hero.wounded)


def _healed(hero: Hero) -> Hero:
    found = hero.clone()
    found.wounded.clear()
    return found


def after_deal(table: Table, terms: Terms) -> tuple[Hero, Hero]:
    """Return asker and other as they would be after an exchange; a reward still to come is left out."""
    asker, other = table.heroes[terms.asker].clone(), table.heroes[terms.other].clone()
    for part in terms.parts:
        way, _, die = part.partition(" ")
        giver, taker = (asker, other) if way == "give" else (other, asker)
        _move(giver, taker, die)
    return asker, other


def _move(giver: Hero, taker: Hero, die: str) -> None:
    if die in giver.dice:
        giver.dice.remove(die)
        taker.dice.append(die)
        if die in giver.wounded:
            giver.wounded.remove(die)
            taker.wounded.append(die)
        if die in giver.equipped:
            giver.equipped.remove(die)
    elif die and die == giver.familiar:
        giver.familiar, taker.familiar = "", die
    elif die and die == giver.calling:
        giver.calling, taker.calling = "", die


def deal_value(table: Table, terms: Terms, seat: int) -> float:
    """What an exchange is worth to one of the two, less some of what it is worth to a rival who leads."""
    before = table.heroes[terms.asker], table.heroes[terms.other]
    after = after_deal(table, terms)
    worth = [owned_value(new) - owned_value(old) for old, new in zip(before, after, strict=True)]
    mine, theirs = worth if seat == terms.asker else worth[::-1]
    rival = before[1] if seat == terms.asker else before[0]
    return mine - max(0.0, theirs) * threat(table, rival)


def threat(table: Table, hero: Hero) -> float:
    """How much of a rival's gain is one's own loss: nearly all with one rival, or with one about to win."""
    return max(0.8 / (len(table.heroes) - 1), (0.0, 0.0, 0.1, 0.4, 0.9, 1.0)[min(fame(hero), 5)])


def help_value(table: Table, monster: Monster, asker: int, other: int, parts: list[str]) -> float:
    """What helping is worth to the one who is asked: nothing without a die for it, nor for a hero at 3 FAME."""
    hero, helper = with_best(table.heroes[asker]), with_best(table.heroes[other])
    if not parts or fame(hero) >= 3:
        return -5.0
    odds = odds_against(hero, monster, helper)
    terms = Terms(asker, other, parts)
    promised = deal_value(table, terms, other)
    if "give reward" in parts:
        promised += reward_value(hero, DICE[monster.die].reward)
    wins = COLOURS[monster.printed.colour] + (hero.experience == 5)
    if fame(hero) + wins >= WIN and fame(helper) + (helper.experience == 5) < WIN:
        return -5.0
    envy = threat(table, hero) * gain(hero, monster)
    return odds.beats * (step_value(helper) + promised - envy) - (odds.tie + odds.lose) * pain(helper) - 0.05


def asking_value(table: Table, monster: Monster, asker: int, other: int, parts: list[str]) -> float:
    """What the fight is worth to the active hero with that help at that price."""
    hero, helper = with_best(table.heroes[asker]), with_best(table.heroes[other])
    odds = odds_against(hero, monster, helper)
    price = -deal_value(table, Terms(asker, other, parts), asker)
    if "give reward" in parts:
        price += reward_value(hero, DICE[monster.die].reward)
    envy = threat(table, helper) * step_value(helper)
    return expected(hero, monster, odds) - odds.beats * (price + envy)


def offers(table: Table, monster: Monster, asker: int) -> list[list[str]]:
    """Return what the asker might offer, cheapest first."""
    hero = table.heroes[asker]
    spare = [die for die in gear(hero) if die not in best_loadout(_healed(hero))[1] and not DICE[die].gives_fame]
    singles = [f"give {die}" for die in dict.fromkeys(spare)]
    singles += [f"give {die}" for die in ("potion", "scroll", "bomb") if die in hero.dice]
    found = [[part] for part in singles]
    if DICE[monster.die].reward in ("potion", "chest"):
        found.append(["give reward"])
    return found


def epic_chance(table: Table, seat: int) -> float:
    """The chance to wound the Epic Monster in the coming round, with the best dice."""
    hero = table.heroes[seat]
    assert table.epic is not None
    return epic_odds(with_best(hero), table.epic.monster, surprise(hero)).beats
