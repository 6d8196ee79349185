#!/usr/bin/env python3
"""Set up, play, test and build Three Arenas; needs nothing but a bare Python 3.11 or later.

The environment lies in .venv beside this folder and is made on first use, anew when pyproject.toml asks for other
packages.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "three-arenas-packages"
OLDEST = (3, 11)


def main() -> int:
    if sys.version_info < OLDEST:
        print(f"Three Arenas needs Python 3.11 or later; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (_, summary) in COMMANDS.items():
        commands.add_parser(name, help=summary, add_help=name in ("setup", "check", "package"))
    chosen, rest = parser.parse_known_args()
    try:
        set_up()
        return COMMANDS[chosen.command][0](rest)
    except subprocess.CalledProcessError as error:
        print(f"\n{shown(error.cmd)} ended with exit code {error.returncode}.", file=sys.stderr)
        return int(error.returncode) or 1
    except KeyboardInterrupt:
        return 130


# The environment


def set_up() -> None:
    """Make the environment, or bring it up to date; does nothing if it fits."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted and PYTHON.exists():
        return
    print(f"Making the environment in {VENV} (a minute or two, once) ...", flush=True)
    try:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    except subprocess.CalledProcessError as error:
        raise SystemExit(
            "Python could not make a virtual environment (see above).\n"
            "On Debian and Ubuntu: apt install python3-venv; elsewhere: install Python from python.org."
        ) from error
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]
    try:
        subprocess.run([*pip, "install", "--progress-bar", "on", *packages()], check=True, cwd=ROOT)
    except subprocess.CalledProcessError as error:
        raise SystemExit(
            "The packages could not be installed (see above). A connection to a Python package index is needed once;\n"
            "behind a proxy set HTTPS_PROXY, with an index of your own set PIP_INDEX_URL, then run the same again."
        ) from error
    STAMP.write_text(wanted)
    print("The environment is ready.", flush=True)


def packages() -> list[str]:
    """Return the requirements of pyproject.toml, those for developing included."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["dev"]]


def fingerprint() -> str:
    text = "\n".join([sys.version, str(ROOT), *packages()])
    return hashlib.sha256(text.encode()).hexdigest()


def run(*command: str, env: dict[str, str] | None = None, quiet: bool = False) -> None:
    """Run a command in the environment, from the project's root; raises CalledProcessError."""
    if not quiet:
        print(f"\n$ {shown(command)}", flush=True)
    subprocess.run([str(PYTHON), "-m", *command], check=True, cwd=ROOT, env={**os.environ, **(env or {})})


def shown(command: object) -> str:
    return " ".join(map(str, command)) if isinstance(command, list | tuple) else str(command)


# The commands


def setup(rest: list[str]) -> int:
    print(f"Ready: {PYTHON}")
    return 0


def play(rest: list[str]) -> int:
    return subprocess.call([str(PYTHON), "-m", "game", "play", *rest], cwd=ROOT)


def check(rest: list[str]) -> int:
    run("ruff", "check", ".")
    run("ruff", "format", "--check", ".")
    run("mypy")
    lint_imports()
    run("game", "validate")
    return 0


def lint_imports() -> None:
    """import-linter has no module to run with -m."""
    command = [str(PYTHON.with_name("lint-imports.exe" if os.name == "nt" else "lint-imports"))]
    print("\n$ lint-imports", flush=True)
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)})


NEEDS = {
    "Xvfb": "the tests with a real window",
    "xdotool": "the tests with real mouse events",
    "tiled": "maps in Tiled",
}


def test(rest: list[str]) -> int:
    begun = time.monotonic()
    if not rest:
        check([])
    headless = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    run("pytest", *(rest or ["-n", "2", "-q"]), env=headless)
    left_out = [f"{program} ({what})" for program, what in NEEDS.items() if shutil.which(program) is None]
    print(f"\nAll good in {time.monotonic() - begun:.0f} s; left out: {', '.join(left_out) or 'nothing'}.")
    return 0


def rules(rest: list[str]) -> int:
    run("tools.citations", *rest, quiet=True)
    return 0


def art(rest: list[str]) -> int:
    run("tools.sculpt", *(rest or ["bake"]), quiet=True)
    return 0


def sound(rest: list[str]) -> int:
    run("tools.sound", *rest, quiet=True)
    return 0


def bench(rest: list[str]) -> int:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    subprocess.run([*pip, *project["optional-dependencies"]["bench"]], check=True)
    run("tools.bench", *rest, quiet=True)
    return 0


def lab(rest: list[str]) -> int:
    run("tools.lab", *rest, quiet=True)
    return 0


def soak(rest: list[str]) -> int:
    run("tools.soak", *rest, quiet=True)
    return 0


def mutate(rest: list[str]) -> int:
    run("tools.mutate", *rest, quiet=True)
    return 0


def package(rest: list[str]) -> int:
    run("tools.package", *rest, quiet=True)
    return 0


COMMANDS = {
    "setup": (setup, "make the environment and stop"),
    "play": (play, "play; options go to `python -m game play`"),
    "test": (test, "check, then all tests; with arguments only pytest with them"),
    "check": (check, "ruff, mypy --strict, import-linter, data validation"),
    "rules": (rules, "list the rules that no test asserts"),
    "art": (art, "bake the sprites whose sculpts have changed; `sheet GAME` makes a contact sheet"),
    "sound": (sound, "bake the sounds"),
    "bench": (bench, "measure: kernel, decisions, frames, launch"),
    "lab": (lab, "measure the games: balance, lengths, strength of computers"),
    "mutate": (mutate, "break rules one by one and list what no test notices"),
    "soak": (soak, "play many matches in all ways and compare; takes as long as you let it"),
    "package": (package, "build the standalone program into dist/"),
}


if __name__ == "__main__":
    sys.exit(main())
