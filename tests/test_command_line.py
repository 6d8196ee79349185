"""The command line: what it accepts, what it says, and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.headless import put_option
from game.saves.heading import SOURCE_VERSION

ROOT = Path(__file__).parent.parent


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(list(words))
    except SystemExit as stop:
        code = int(stop.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"three-arenas {SOURCE_VERSION}\n", "")


def test_the_source_has_the_version_of_the_package() -> None:
    assert f'version = "{SOURCE_VERSION}"' in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulate --seats human,normal", "human"),
        ("simulate --seats wizard,normal", "'wizard' is no seat"),
        ("simulate --game chess", "invalid choice: 'chess'"),
        ("simulate --matches -3", "'-3' is no number"),
        ("simulate --seats random", "1 seats"),
        ("simulate --arena nowhere", "--arena nowhere"),
        ("simulate --option", "expected one argument"),
        ("simulate --option=x", "NAME=VALUE"),
        ("simulate --option=tiles=[1", "expected a value as in YAML"),
        ("simulate --option=tiles=7", "Expected `bool`, got `int`"),
        ("simulate --option=house=1 --option=house.dash=true", "no group of options"),
        ("play --size big", "'big' is no window size"),
        ("position", "required: FILE"),
        ("replay", "required: FILE"),
        ("shot", "required: --scene"),
        ("dance", "invalid choice: 'dance'"),
    ],
)
def test_bad_use_gets_one_line(capsys: pytest.CaptureFixture[str], words: str, said: str) -> None:
    code, out, err = run(capsys, *words.split())
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("words", ["position missing.yaml", "replay missing.save", "replay missing.journal"])
def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str], words: str) -> None:
    code, _, err = run(capsys, *words.split())
    assert code == 3
    assert words.split()[1] in err


def test_rules_are_found_by_id_and_by_word(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "SDA-CRIT-01")
    assert code == 0
    assert "five" in out
    assert run(capsys, "rules", "hookshot")[0] == 0
    assert run(capsys, "rules", "xyzzy")[0] == 1


def test_options_are_values_and_may_belong_to_a_group() -> None:
    options: dict[str, object] = {}
    for text in ("tiles=true", "scenario=hill", "house.dash=true", "house.points=3"):
        put_option(options, text)
    assert options == {"tiles": True, "scenario": "hill", "house": {"dash": True, "points": 3}}


def test_simulated_matches_repeat_with_another_hash_seed() -> None:
    def played(hash_seed: str) -> list[dict[str, object]]:
        words = [
            "-m",
            "game",
            "simulate",
            "--game",
            "colosseum",
            "--seats",
            "random,random",
            "--seed",
            "5",
            "--matches",
            "2",
        ]
        env = {"PYTHONHASHSEED": hash_seed, "PATH": ""}
        done = subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
        lines = [json.loads(line) for line in done.stdout.splitlines()]
        for line in lines:
            assert line.pop("seconds") > 0
        return lines

    first = played("1")
    assert [line["seed"] for line in first] == ["5", "6"]
    assert first == played("2")


def test_play_without_a_screen_says_so_and_ends(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "game", "play", "--windowed", "--user-dir", str(tmp_path)]
    env = {**os.environ, "SDL_VIDEODRIVER": "x11,offscreen", "SDL_AUDIODRIVER": "dummy", "DISPLAY": ":999"}
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 4
    assert "play: no window can be opened: there is no screen" in done.stderr
