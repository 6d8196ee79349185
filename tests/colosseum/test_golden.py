"""The golden match, and every die used once."""

from __future__ import annotations

from collections import Counter

import pytest

from game.colosseum.dice import DICE, face
from game.colosseum.events import Came, Declares, Drew, Kept, Rerolled, Showed, Threw
from game.colosseum.game import GAME
from game.colosseum.state import Table
from game.kernel.chance import Chance
from game.kernel.match import Match
from tests.colosseum import golden


def test_golden() -> None:
    """Rewritten by `python -m tests.colosseum.golden`; read the difference before you do."""
    assert golden.text(golden.play()) == golden.FILE.read_text(encoding="utf-8")


def settle(match: Match[Table], wishes: dict[str, str], limit: int = 400) -> Counter[str]:
    """Answer by wishes ("this|or that" by prompt), else the last option; return which dice were thrown."""
    for _ in range(limit):
        if not match.pending or match.state.stage == "window":
            break
        seat = min(match.pending)
        decision = match.pending[seat]
        words = {decision.form.write(option): option for option in decision.options}
        wish = next((word for word in wishes.get(decision.prompt, "").split("|") if word in words), None)
        match.answer(seat, words[wish] if wish is not None else decision.options[-1])
    thrown: Counter[str] = Counter()
    for step in match.steps:
        for event in step.events:
            match event:
                case Threw(dice=dice):
                    thrown.update(name.partition(".")[2].rstrip("0123456789").rstrip("-") for name in dice)
                case Showed(die=die) | Came(die=die) | Drew(die=die) | Kept(die=die):
                    thrown[die] += 1
                case Rerolled():
                    thrown["rerolls"] += 1
    return thrown


GEAR = [slug for slug, die in DICE.items() if die.is_gear]
MET = [slug for slug, die in DICE.items() if die.kind == "monster"]
SPELLS = [die.spell for die in DICE.values() if die.spell]


@pytest.mark.parametrize("slug", GEAR)
def test_every_equipment_is_rolled_and_its_sign_used(slug: str) -> None:
    """Against a monster, with every seed until each sign of the die has been used."""
    wanted = {ability for text in DICE[slug].faces for ability in face(text).abilities}
    used: set[str] = set()
    for seed in range(60):
        heroes = {"A": {"experience": 3, "equipped": [slug]}, "B": {}}
        match = Match(GAME.rules, GAME.lay({"heroes": heroes, "met": ["wolf", "L3"]}, Chance.seeded(f"{slug} {seed}")))
        match.answer(0, "confront")
        thrown = settle(match, {"fight.armor": f"use {slug}", "fight.ability": f"use {slug}"})
        assert thrown[slug]
        used |= {event.does for step in match.steps for event in step.events if isinstance(event, Declares)}
        if all(
            ability in used or (ability == "scroll" and any("spell" in word for word in used)) for ability in wanted
        ):
            return
    assert used >= wanted


@pytest.mark.parametrize("slug", MET)
def test_every_face_of_every_monster_is_met(slug: str) -> None:
    for text in dict.fromkeys(text for text in DICE[slug].faces if face(text).is_monster):
        heroes = {"A": {"experience": 6, "equipped": ["storm-bow"]}, "B": {}}
        table = GAME.lay({"heroes": heroes, "met": [slug, text], "epic_called": True}, Chance.seeded(f"{slug} {text}"))
        match = Match(GAME.rules, table)
        match.answer(0, "confront")
        settle(match, {})
        assert match.state.stage == "window" or match.state.over


@pytest.mark.parametrize("spell", SPELLS)
def test_every_spell_is_cast(spell: str) -> None:
    heroes = {"A": {"experience": 3, "carried": ["scroll"]}, "B": {"equipped": ["web-whip"]}}
    table = {"heroes": heroes, "met": ["skeleton", "L3 SW+AR"]}
    match = Match(GAME.rules, GAME.lay(table, Chance.seeded(f"spell {spell}")))
    match.answer(0, "confront")
    wishes = {"fight.ability": "use scroll", "spell.choose": spell, "spell.protect": "commit|A"}
    thrown = settle(match, {**wishes, "fight.before": "pass"})
    assert thrown[f"spell-{spell}"]
    assert f"spell-{spell}" in match.state.spells


@pytest.mark.parametrize("slug", [s for s, die in DICE.items() if die.kind in ("familiar", "class", "epic")])
def test_every_find_and_trophy_is_used(slug: str) -> None:
    kind = DICE[slug].kind
    gear = {"barbarian": ["worn-axe", "normal-axe"], "wizard": ["normal-staff"]}.get(slug, [])
    hero: dict[str, object] = {"experience": 3, "equipped": gear}
    hero[{"familiar": "familiar", "class": "class", "epic": "epics"}[kind]] = [slug] if kind == "epic" else slug
    if slug == "beastmaster":
        hero["familiar"] = "raven"
    table = {"heroes": {"A": hero, "B": {}}, "met": ["wolf", "L3"], "epic_called": True}
    match = Match(GAME.rules, GAME.lay(table, Chance.seeded(f"find {slug}")))
    match.answer(0, "confront")
    thrown = settle(match, {"fight.ability": f"use {slug}|pass"})
    if kind == "epic":
        assert any(getattr(event, "what", "") == slug for step in match.steps for event in step.events)
    else:
        assert thrown[slug]
