"""What a computer does within a fight of Dungeon Dice: Colosseum: which uses, at whom, and when STUN is well spent."""

from __future__ import annotations

from collections.abc import Sequence

from game.colosseum.dice import COLOURS, DICE, face
from game.colosseum.heroes import fame
from game.colosseum.state import MONSTER, WIN, Rolled, Table, letter, seat_of
from game.colosseum.totals import counted, fighting, has_shatter, opponents, total, usable
from game.colosseum.uses import castable, spell_targets

from .colosseum_worth import gain, power, strength

COSTLY = ("potion", "scroll", "bomb")
EXPECTED = {"potion": 1.0, "scroll": 3.0, "bomb": 3.5}
STOPPING = {
    "fire": 3.5, "necromancy": 3.5, "familiar": 2.5, "bomb": 3.5, "gust": 2.0, "petrify": 3.0, "armor": 2.0,
    "vorpal": 2.0, "aegis": 2.0, "tangle": 1.8, "spell-fire": 3.5, "spell-void": 4.5, "scroll": 2.5,
    "potion": 0.8, "boomerang": 2.0,
    "sword": 1.5,
}  # fmt: skip
"""How many points it turns to stop what is declared."""
CALM = 2.0
"""A lead that needs no more ONE-USE dice."""


class FightMind:
    """Thinks for one seat in the fight that is going on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.fight = table, seat, table.combat
        self.inside = seat in fighting(self.fight)

    # how it stands

    def lead(self) -> float:
        """By how much the seat's side is ahead, after what the monster will do."""
        table, fight, seat = self.table, self.fight, self.seat
        if fight.has_monster:
            mine = total(table, seat)
            return mine - total(table, MONSTER, seat) - self.monster_to_come()
        others = [total(table, other) for other in fighting(fight) if other != seat]
        return total(table, seat) - max(others, default=0)

    def monster_to_come(self) -> float:
        """What the monster's abilities still cost."""
        table, fight = self.table, self.fight
        victim = self.seat if fight.kind == "epic" else table.active
        own = [value for _, value in counted(table, victim)]
        cost = 0.0
        for ability in fight.todo:
            match ability:
                case "fire" | "necromancy":
                    cost += 3.5
                case "armor" if own and not has_shatter(table, victim):
                    cost += max(0.0, max(own) - 3.5)
                case "tangle":
                    cost += min(own, default=0)
                case "petrify":
                    cost += max(own, default=1) - 1
                case "sword":
                    dice = [value for die, value in counted(table, MONSTER) if die.kind == "monster-level"]
                    cost += max(0.0, 3.5 - min(dice, default=4))
                case "scroll":
                    cost += 2.5
                case "gust":
                    cost += 1.0
        return cost

    def potential(self) -> float:
        """What everything the seat could still use would add."""
        table, hero = self.table, self.table.heroes[self.seat]
        found = sum(EXPECTED[die] * hero.dice.count(die) for die in COSTLY)
        if not self.inside:
            return found
        found += sum(2.0 for die in self.fight.of(self.seat) if usable(die))
        if hero.familiar and hero.familiar not in self.fight.once:
            found += power(hero.familiar)
        found += sum(3.0 for die in hero.epics if die not in self.fight.once)
        return found + (2.0 if table.spells else 0.0)

    # which use

    def use(self, options: Sequence[str]) -> str:
        """Choose among "pass" and uses."""
        scores = {option: self.worth(option.removeprefix("use ")) for option in options if option != "pass"}
        best = max(scores, key=lambda option: scores[option], default="pass")
        return best if scores.get(best, 0.0) > 0.0 else "pass"

    def worth(self, die: str) -> float:
        """How good a use is now; free ones before ONE-USE dice."""
        stage = self.fight.stage
        if die in COSTLY:
            return self.costly(die) if stage == "ability" else self.before(die)
        hero = self.table.heroes[self.seat]
        if die in hero.epics:
            return self.trophy(die)
        if die == hero.familiar:
            return 3.0
        rolled = next(rolled for rolled in self.fight.of(self.seat) if rolled.die == die)
        return self.sign(str(usable(rolled)))

    def sign(self, ability: str) -> float:
        match ability:
            case "armor" | "boomerang":
                return self.best_foe_die()[0]
            case "sword":
                return self.best_own_die()[0]
            case "fire":
                return 3.5
            case "tangle":
                return 1.5
            case "gust":
                return 0.6
            case "scroll":
                return self.best_spell()[0]
            case "vorpal":
                return 1.0 if self.lead() < -0.5 and self.rise()[0] > 0.45 else -1.0
            case "aegis":
                return 1.0 if self.lead() < -0.5 and self.fall()[0] > 0.45 else -1.0
        return -1.0

    def trophy(self, die: str) -> float:
        if DICE[die].ability != "petrify":
            return 3.2
        monster = self.fight.monster
        if monster is None or self.fight.from_store:
            return -1.0
        hero = self.table.heroes[self.seat]
        lost = self.lead() + self.potential() < 1.0
        return 0.1 if lost and (hero.stored is None or gain(hero, monster) > gain(hero, hero.stored)) else -1.0

    def costly(self, die: str) -> float:
        """Whether a ONE-USE die is well spent now."""
        if not self.inside:
            return self.meddling(die)
        lead, more = self.lead(), self.potential()
        calm = CALM if self.can_turn() else 1.0
        if lead >= calm or lead + more < 0.5 or lead < -12:
            return -1.0
        if die == "scroll":
            score, spell, _ = self.best_spell()
            return 0.5 * score if spell else -1.0
        return {"bomb": 0.5, "potion": 0.3}[die] if lead < calm - 0.5 else -1.0

    def can_turn(self) -> bool:
        """Whether anybody else could still change how it stands."""
        table, fight = self.table, self.fight
        if fight.todo:
            return True
        others = range(len(table.heroes)) if fight.has_monster else fighting(fight)
        side = fighting(fight) if fight.kind == "monster" else [self.seat]
        return any(set(COSTLY) & set(table.heroes[seat].dice) for seat in others if seat not in side) or (
            not fight.has_monster and any(usable(die) for die in fight.dice if die.owner != self.seat)
        )

    def before(self, die: str) -> float:
        """Drink before the roll only for a WOUND that hurts in this very fight."""
        hero = self.table.heroes[self.seat]
        if die == "potion":
            return 0.2 if self.inside and hero.wounded_levels else -1.0
        return 0.2 if self.inside and hero.wounded_levels and hero.dice.count("scroll") > 1 else -1.0

    # meddling

    def meddling(self, die: str) -> float:
        """Spend dice on a fight of others only against somebody who is about to win too much."""
        if not self.is_rival_winning():
            return -1.0
        lead = self.rival_lead()
        reach = EXPECTED[die] + 1.5
        return 0.4 if -0.5 <= lead < reach or (lead < reach + 4 and self.wins_the_game()) else -1.0

    def wins_the_game(self) -> bool:
        """Whether the fight would give its hero the game."""
        fight, monster = self.fight, self.fight.monster
        if fight.kind == "epic":
            return any(fame(self.table.heroes[seat]) >= WIN - 1 for seat in fighting(fight))
        return monster is not None and gain(self.table.heroes[self.table.active], monster) >= 8.0

    def is_rival_winning(self) -> bool:
        if self.wins_the_game():
            return True
        fight, monster = self.fight, self.fight.monster
        if fight.kind != "monster" or monster is None:
            return False
        hero = self.table.heroes[self.table.active]
        leads = all(fame(hero) >= fame(other) for other in self.table.heroes)
        return leads and fame(hero) + COLOURS[monster.printed.colour] >= 3 and COLOURS[monster.printed.colour] > 0

    def rival(self) -> int:
        """Whom to hinder: the hero who would win."""
        among = fighting(self.fight)
        if self.fight.kind == "monster" and self.table.active in among:
            return self.table.active
        return max(among, key=lambda seat: fame(self.table.heroes[seat]), default=self.table.active)

    def rival_lead(self) -> float:
        rival = self.rival()
        return total(self.table, rival) - total(self.table, MONSTER, rival) - self.monster_to_come()

    # targets

    def side(self, options: Sequence[str], helps: bool) -> str:
        """Choose whose total a die joins (helps) or whom something hostile hits."""
        if helps:
            own = letter(self.seat)
            return own if own in options else "monster" if "monster" in options else options[0]
        foes = [option for option in options if option not in (letter(self.seat), "none")]
        if "monster" in foes and self.inside:
            return "monster"
        if not foes:
            return "none" if "none" in options else options[0]
        if not self.inside and letter(self.rival()) in foes:
            return letter(self.rival())
        return max(foes, key=lambda foe: total(self.table, seat_of(foe)))

    def potion(self, effect: str, options: Sequence[str]) -> str:
        """Choose who drinks."""
        own, hero = letter(self.seat), self.table.heroes[self.seat]
        if effect == "healing":
            return own if hero.wounded_levels or hero.wounded else "none"
        if effect == "strength":
            if self.inside and self.fight.kind != "epic":
                return own if own in options else "none"
            helps = own if self.inside else "monster"
            return helps if helps in options else "none"
        if effect == "poison" and self.inside and "monster" in options:
            return "monster"
        foes = self.foes_for(options)
        return foes if foes is not None else "none"

    def foes_for(self, options: Sequence[str]) -> str | None:
        """Return the rival that something unpleasant goes to."""
        seats = [seat_of(option) for option in options if option not in ("none", "monster", letter(self.seat))]
        ours = fighting(self.fight) if self.fight.kind == "monster" and self.inside else []
        seats = [seat for seat in seats if seat not in ours]
        best = max(
            seats, key=lambda seat: (fame(self.table.heroes[seat]), strength(self.table.heroes[seat])), default=None
        )
        return None if best is None else letter(best)

    def best_foe_die(self) -> tuple[float, str]:
        """Return what rerolling the best of the opponents' dice is worth, and which it is."""
        foes = opponents(self.fight, self.seat) if self.inside else [MONSTER]
        top = max((total(self.table, foe) for foe in foes), default=0)
        found = [
            (die.value - DICE[die.die].average, die.id)
            for foe in foes
            for die in self.fight.of(foe)
            if die.kind in ("level", "monster-level", "equipment", "artifact", "legendary", "class")
            and total(self.table, foe) >= top - 2
        ]
        return max(found, default=(-1.0, ""))

    def best_own_die(self) -> tuple[float, str]:
        found = [(DICE[die.die].average - die.value, die.id) for die in self.fight.of(self.seat) if not die.petrified]
        return max(found, default=(-1.0, ""))

    def reroll(self, options: Sequence[str], mine: bool) -> str:
        """Choose the die whose reroll helps most; "stop" or "none" if none does."""
        names = [option for option in options if option not in ("stop", "none")]

        def worth(name: str) -> float:
            die = self.fight.die(name)
            better = DICE[die.die].average - die.value if mine else die.value - DICE[die.die].average
            if not mine and not self.fight.has_monster:
                better += 0.3 * total(self.table, die.owner)
            return better

        best = max(names, key=worth)
        gains = DICE[self.fight.die(best).die].average - self.fight.die(best).value
        halt = next((option for option in options if option in ("stop", "none")), None)
        return halt if halt is not None and (gains if mine else -gains) <= 0 else best

    def rise(self) -> tuple[float, str]:
        """Return the best chance that a reroll of an own die comes out higher."""
        return max(((_above(die), die.id) for die in self.fight.of(self.seat) if not die.petrified), default=(0.0, ""))

    def fall(self) -> tuple[float, str]:
        dice = [die for foe in opponents(self.fight, self.seat) for die in self.fight.of(foe)]
        return max(((_below(die), die.id) for die in dice if die.kind != "virtual"), default=(0.0, ""))

    def series(self, options: Sequence[str], rising: bool) -> str:
        """VORPAL and AEGIS: go on while behind and the chance is fair."""
        names = [option for option in options if option != "stop"]
        chance = {name: (_above if rising else _below)(self.fight.die(name)) for name in names}
        best = max(names, key=lambda name: chance[name])
        if "stop" in options and (self.lead() > 0 or chance[best] < 0.5):
            return "stop"
        return best

    # spells

    def best_spell(self) -> tuple[float, str, str]:
        """Return the worth of the best spell to cast now, the spell and its target."""
        found = [(-1.0, "", "")]
        for spell in castable(self.table, self.seat):
            if spell in ("fire", "protection"):
                found.append((self.spell_worth(spell, ""), spell, ""))
            else:
                found += [
                    (self.spell_worth(spell, target), spell, target)
                    for target in spell_targets(self.table, self.seat, spell)
                ]
        return max(found)

    def spell_worth(self, spell: str, target: str) -> float:
        """How many points a spell turns, roughly."""
        if spell in ("healing", "pain"):
            return self.side_spell(spell, target)
        if spell == "fire":
            return 3.5 if self.inside else -1.0
        if spell == "protection":
            return self.best_foe_die()[0] if self.inside else -1.0
        if spell == "stun":
            return self.stun_worth(f"stun {target} with scroll") * 0.9
        if not self.is_foe(target):
            return -1.0
        values = [value for _, value in counted(self.table, seat_of(target))]
        match spell:
            case "void":
                return float(max(values, default=0))
            case "tangle":
                return min(values, default=0) + 1.0
            case "freeze":
                return 2.5
            case "gust":
                return 1.3
            case "toad":
                return 1.0 + 0.8 * (len(self.fight.todo) if target == "monster" else 0)
        return -1.0

    def side_spell(self, spell: str, target: str) -> float:
        own, hero = letter(self.seat), self.table.heroes[self.seat]
        if spell == "healing":
            return 0.8 if target == own and hero.wounded_levels else -1.0
        return -1.0

    def is_foe(self, target: str) -> bool:
        """Whether the seat wants the target to do badly here."""
        if self.inside:
            return seat_of(target) in opponents(self.fight, self.seat)
        return target == letter(self.rival()) and self.is_rival_winning()

    # STUN

    def stun_worth(self, word: str) -> float:
        """How many points "stun X with Y" turns."""
        target = word.split()[1]
        if target == "this":
            return self.declared_worth()
        owner, _, name = target.partition(".")
        if not self.inside and not (owner == letter(self.rival()) and self.is_rival_winning()):
            return -1.0
        if owner == "monster":
            if not self.inside:
                return -1.0
            return {"fire": 3.5, "necromancy": 3.5, "scroll": 2.5, "armor": 1.5, "petrify": 3.0, "gust": 1.5}.get(
                name, 0.5
            )
        if self.fight.has_monster and self.inside:
            return -1.0
        if DICE[name].kind == "familiar":
            return power(name) * 0.8
        if DICE[name].kind == "epic":
            return 2.5
        die = next((die for die in self.fight.of(seat_of(owner)) if die.die == name), None)
        ability = face(die.face).ability if die is not None else None
        return {"fire": 3.0, "scroll": 2.5, "boomerang": 2.0, "armor": 1.5}.get(str(ability), 0.8)

    def declared_worth(self) -> float:
        """How much stopping what has just been declared is worth."""
        declared = self.fight.declared
        if declared is None:
            return 1.0 if not self.fight.has_monster else -1.0
        if declared.seat != MONSTER and self.fight.has_monster:
            hinders = not self.inside and declared.seat in self.fight.fighters and self.is_rival_winning()
            return 2.0 if hinders else 2.5 if self.inside and declared.seat not in self.fight.fighters else -1.0
        if declared.seat == MONSTER and not self.inside:
            return -1.0
        return STOPPING.get(declared.what, 1.0)

    def stun(self, options: Sequence[str]) -> str | None:
        """Choose a STUN to play now, or None: a SCROLL face for little, a SCROLL die only where it matters."""
        best, found = 0.0, None
        for option in options:
            if not option.startswith("stun "):
                continue
            points = self.stun_worth(option)
            free = not option.endswith("with scroll")
            lead = self.lead() if self.inside else -self.rival_lead()
            matters = -points - 2.5 <= lead <= points + 1.0 or lead < CALM
            if points >= (1.5 if free else 2.5) and (free or matters) and points > best:
                best, found = points, option
        return found

    # GUST

    def gust(self) -> bool:
        """Reroll when behind; an even score against a monster is as good as beaten."""
        return self.lead() < 0


def _above(die: Rolled) -> float:
    return sum(face(text).value > die.value for text in DICE[die.die].faces) / 6


def _below(die: Rolled) -> float:
    return sum(face(text).value < die.value for text in DICE[die.die].faces) / 6
