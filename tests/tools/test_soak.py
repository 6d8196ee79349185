"""What a soak begins its matches with, and what it says has been played."""

from __future__ import annotations

from pathlib import Path

from game.ai import computers
from game.catalogue import game
from game.kernel.game import Setup
from game.kernel.loaded import LoadedChance
from game.kernel.match import Match
from game.play import answer_next
from game.superdungeon.events import Reacted
from game.superdungeon.library import library
from game.superdungeon.rules import SuperDungeonRules
from game.superdungeon.state import SCENARIOS, State
from game.superdungeon.table import lay
from tools.soak.played import Played, possible
from tools.soak.setups import setup_of


def test_all_that_there_is_comes_up() -> None:
    dungeon = game("superdungeon")
    setups = [setup_of(dungeon, number) for number in range(1, 49)]
    assert {setup.arena for setup in setups} == set(dungeon.arenas())
    assert {setup.options.get("scenario") for setup in setups} == {None, *SCENARIOS}
    bands = [band for setup in setups for band in setup.options.get("warbands", [])]
    assert {band for band in bands if isinstance(band, str)} == set(library().warbands)
    assert any(setup.options["tiles"] for setup in setups)
    assert any(setup.options["house"]["classic"] for setup in setups)
    for setup in setups:
        dungeon.new(setup)  # refuses a warband that is none


def test_what_was_played_is_counted_and_kept(tmp_path: Path) -> None:
    models = {
        "H": {"card": "rose-chanter", "side": "A", "at": [0, 0], "potions": 1},
        "F": {"use": "BRUTE", "side": "A", "at": [1, 0], "wounds": 1},
        "K": {"use": "GRUNT", "side": "B", "at": [0, 1]},
    }
    table = {"board": [3, 2], "models": models, "tiles": {"difficult": [[2, 0]], "lava": [[2, 1]]}}
    match: Match[State] = Match(SuperDungeonRules(), lay(table, LoadedChance()))
    played = Played()
    assert set(played.never) == possible()
    for answer in ("activate H", "use song-of-spring F", "drink rose-cordial"):
        match.answer(0, answer)
    played.add(match)
    assert set(played.counts) == {
        "hero rose-chanter",
        "rose-chanter: song-of-spring",
        "rose-chanter: rose-cordial",
        "tile difficult",
    }
    assert played.counts.keys() <= possible()
    file = tmp_path / "played.json"
    played.write(file)
    again = Played.read(file)
    again.add(match)
    assert again.counts["rose-chanter: song-of-spring"] == 2
    assert again.never == sorted(possible() - again.counts.keys())


def test_a_reaction_counts_when_it_is_told() -> None:
    """SDA-RESOLVE-09: a defender that won moves the attacker; the event says whose card did it."""
    models = {
        "H": {"card": "dusk-duelist", "side": "B", "at": [0, 0]},
        "K": {"card": "fog-hound", "side": "A", "at": [1, 0]},
    }
    chance = LoadedChance(rolls={"K.STR": [0] * 5, "H.ARM": [2] * 5, "H.DEX": [2] * 5})
    match: Match[State] = Match(SuperDungeonRules(), lay({"board": [3, 1], "models": models}, chance))
    match.answer(0, "activate K")
    match.answer(0, "attack H STR")
    match.answer(1, "DEX")
    played = Played()
    played.add(match)
    told = [event for step in match.steps for event in step.events if isinstance(event, Reacted)]
    assert told == [Reacted("H", "defended", "K")]
    assert played.counts["dusk-duelist: when defended"] == 1


def test_dice_and_places_from_setup_on_are_counted() -> None:
    bands = list(library().warbands)[:2]
    options = {"warbands": bands, "scenario": "destruction"}
    dungeon = game("superdungeon")
    match: Match[State] = Match(dungeon.rules, dungeon.new(Setup(seats=2, seed="1", options=options)))
    players = {seat: computers.make("superdungeon", "random", str(seat)) for seat in (0, 1)}
    for _ in range(150):
        answer_next(match, players)
    played = Played()
    played.add(match)
    band = library().warbands[bands[0]]
    assert played.counts[f"hero {band.hero}"] > 1
    assert played.counts.keys() <= possible()
