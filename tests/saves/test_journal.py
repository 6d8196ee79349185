"""Journals and saves: the exact decision comes back, and damage is named."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.kernel.chance import Chance
from game.kernel.game import Game, Setup, Standing
from game.kernel.match import Match, Rules
from game.kernel.plain import digest, to_plain
from game.saves import journal, saves
from game.saves.heading import FORMAT, Heading, Unreadable
from tests.kernel.toys.skirmish import Skirmish, SkirmishRules


class SkirmishGame:
    """The toy as a game of the house."""

    slug = "skirmish"
    state = Skirmish
    rules: Rules[Skirmish] = SkirmishRules()
    seats = range(2, 3)

    def arenas(self) -> tuple[str, ...]:
        return ()

    def new(self, setup: Setup) -> Skirmish:
        return Skirmish.new(Chance.seeded(setup.seed))

    def standing(self, state: Skirmish) -> Standing:
        return Standing(winners=(), points=(0, 0), turns=state.turn)

    def lay(self, table: dict[str, Any], chance: Chance) -> Skirmish:
        return Skirmish.new(chance)

    def view(self, state: Skirmish) -> dict[str, Any]:
        return {}

    def ask(self, match: Match[Skirmish], query: str) -> Any:
        return None


GAME: Game[Skirmish] = SkirmishGame()


def begin(seed: str) -> tuple[Match[Skirmish], Heading]:
    setup = Setup(seats=2, seed=seed)
    state = GAME.new(setup)
    heading = Heading(
        version="0", game="skirmish", setup=setup, seats=("human", "normal"), started="now", start=to_plain(state)
    )
    return Match(GAME.rules, state), heading


def play(match: Match[Skirmish], pick: Random, decisions: int, diary: journal.Journal | None = None) -> None:
    for _ in range(decisions):
        if not match.pending:
            return
        seat, decision = next(iter(match.pending.items()))
        match.answer(seat, pick.choice(decision.options))
        if diary:
            diary.record(match)


def same(one: Match[Skirmish], other: Match[Skirmish]) -> bool:
    prompts = [{seat: decision.prompt for seat, decision in match.pending.items()} for match in (one, other)]
    return digest(one.state) == digest(other.state) and prompts[0] == prompts[1]


@pytest.mark.parametrize("seed", range(8))
def test_a_journal_comes_back_at_the_very_decision(tmp_path: Path, seed: int) -> None:
    match, heading = begin(str(seed))
    pick = Random(seed)
    diary = journal.Journal(tmp_path / "match.journal", heading)
    for _ in range(30):
        play(match, pick, 2, diary)
        for seat in (0, 1):
            if match.pending and match.barrier(seat) is None and pick.random() < 0.5:
                match.undo(seat)
                diary.record(match)
        kept = journal.read(diary.path)
        again = journal.replay(kept, GAME)
        assert same(match, again)
        assert journal.answers_of(again) == journal.answers_of(match)
        if pick.random() < 0.2:  # the program ends and continues
            match = again
            diary = journal.Journal.resume(diary.path, match)
    assert not journal.read(diary.path).ended
    diary.end()
    assert journal.read(diary.path).ended


def test_a_torn_end_is_left_out_at_any_byte(tmp_path: Path) -> None:
    match, heading = begin("torn")
    diary = journal.Journal(tmp_path / "match.journal", heading)
    play(match, Random(1), 6, diary)
    whole = diary.path.read_bytes()
    answers = journal.read(diary.path).answers
    last = whole[:-1].rfind(b"\n") + 1
    for size in range(last, len(whole)):
        diary.path.write_bytes(whole[:size])
        assert journal.read(diary.path).answers == answers[:-1]
        journal.Journal.resume(diary.path, journal.replay(journal.read(diary.path), GAME))
        assert diary.path.read_bytes() == whole[:last]


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    match, heading = begin("damaged")
    diary = journal.Journal(tmp_path / "match.journal", heading)
    play(match, Random(1), 6, diary)
    lines = diary.path.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b"answer", b"anstwr")
    diary.path.write_bytes(b"\n".join(lines))
    with pytest.raises(Unreadable, match=r"match.journal: line 3: .*checksum"):
        journal.read(diary.path)


def test_saves_are_listed_with_the_damaged_ones(tmp_path: Path) -> None:
    match, heading = begin("list")
    play(match, Random(2), 9)
    for number in range(4):
        saves.write_save(saves.free_path(tmp_path, "My match"), heading, match, GAME)
        assert len(saves.list_saves(tmp_path)) == number + 1
    good = sorted(tmp_path.iterdir())[0].read_bytes()
    flipped = bytearray(good)
    flipped[len(good) // 2] ^= 1
    (tmp_path / "empty.save").write_bytes(b"")
    (tmp_path / "zeros.save").write_bytes(bytes(len(good)))
    (tmp_path / "flipped.save").write_bytes(bytes(flipped))
    (tmp_path / "short.save").write_bytes(good[:-40])
    (tmp_path / "folder.save").mkdir()
    entries = saves.list_saves(tmp_path)
    assert sum(not entry.problem for entry in entries) == 4
    damaged = {entry.path.name: entry.problem for entry in entries if entry.problem}
    assert set(damaged) == {"empty.save", "zeros.save", "flipped.save", "short.save", "folder.save"}
    assert all(name in problem for name, problem in damaged.items())


def test_a_save_in_mid_rule_comes_back(tmp_path: Path) -> None:
    match, heading = begin("save")
    pick = Random(3)
    for number in range(40):
        play(match, pick, 1)
        path = tmp_path / f"{number}.save"
        saves.write_save(path, heading, match, GAME)
        again = saves.open_match(saves.read_save(path), GAME, "here")
        assert same(match, again)


def test_a_save_of_a_later_format_names_both_versions(tmp_path: Path) -> None:
    match, _ = begin("later")
    later = Heading(
        format=FORMAT + 1,
        version="9.9",
        game="skirmish",
        setup=Setup(seats=2),
        seats=("human", "human"),
        started="now",
        start={},
    )
    saves.write_save(tmp_path / "later.save", later, match, GAME)
    with pytest.raises(Unreadable, match=rf"format {FORMAT + 1} of version 9.9, expected {FORMAT} or older"):
        saves.read_save(tmp_path / "later.save")


def test_autosaves_rotate_and_never_touch_others(tmp_path: Path) -> None:
    match, heading = begin("auto")
    saves.write_save(tmp_path / "mine.save", heading, match, GAME)
    mine = (tmp_path / "mine.save").read_bytes()
    (tmp_path / "autosave-2.save").mkdir()
    used = []
    for _ in range(4):
        path = saves.autosave_path(tmp_path)
        saves.write_save(path, heading, match, GAME, auto=True)
        used.append(path.name)
    assert set(used) == {"autosave-1.save", "autosave-3.save"}
    assert (tmp_path / "mine.save").read_bytes() == mine


def test_undo_goes_on_after_loading(tmp_path: Path) -> None:
    match, heading = begin("undo")
    pick = Random(4)
    taken_back = 0
    for number in range(60):
        play(match, pick, 1)
        saves.write_save(tmp_path / "undo.save", heading, match, GAME)
        again = saves.open_match(saves.read_save(tmp_path / "undo.save"), GAME, "here")
        for seat in (0, 1):
            fork = match.fork()
            while fork.barrier(seat) is None and again.barrier(seat) is None:
                fork.undo(seat)
                again.undo(seat)
                taken_back += 1
                assert same(fork, again), number
            again = saves.open_match(saves.read_save(tmp_path / "undo.save"), GAME, "here")
    assert taken_back > 20


def test_a_past_that_no_longer_plays_is_given_up(tmp_path: Path) -> None:
    match, _ = begin("past")
    play(match, Random(5), 12)
    data = match.save(past=30)
    data["past"]["hashes"][0] = "another"
    again = Match.load(GAME.rules, GAME.state, data)
    assert same(match, again)
    assert len(again.steps) == 1


def test_a_step_that_leads_elsewhere_is_named(tmp_path: Path) -> None:
    match, heading = begin("hash")
    diary = journal.Journal(tmp_path / "match.journal", heading)
    play(match, Random(6), 12, diary)
    kept = journal.read(diary.path)
    assert kept.hashes
    journal.replay(kept, GAME)
    last = max(kept.hashes)
    kept.hashes[last] = "another"
    with pytest.raises(Unreadable, match=f"after {last} answers"):
        journal.replay(kept, GAME)
