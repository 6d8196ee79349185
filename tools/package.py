"""Build the standalone program: one folder in dist/ with data, maps, icon and licences.

`--smoke` also runs it from a folder whose path has a blank and a letter outside ASCII, and checks the wheel and the
sdist.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "three-arenas"
RUNTIME = (
    "pygame-ce",
    "pytmx",
    "PyYAML",
    "msgspec",
    "platformdirs",
    "fluent.runtime",
    "fluent.syntax",
    "babel",
    "attrs",
)
FONTS = ("font_fredoka_one", "font_source_sans_pro")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--smoke", action="store_true")
    chosen = parser.parse_args(arguments)
    folder = build()
    print(f"Built {folder} ({size(folder) >> 20} MB)")
    if chosen.smoke:
        smoke(folder)
        smoke_wheel()
    return 0


def build() -> Path:
    """Run PyInstaller and return the folder with the program."""
    work = ROOT / "build"
    licences = work / "licences"
    shutil.rmtree(licences, ignore_errors=True)
    licences.mkdir(parents=True)
    gather_licences(licences)
    separator = os.pathsep
    command = [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--name", NAME, "--distpath", str(ROOT / "dist"), "--workpath", str(work), "--specpath", str(work)),
        *("--add-data", f"{ROOT / 'data'}{separator}data", "--add-data", f"{ROOT / 'maps'}{separator}maps"),
        *("--add-data", f"{licences}{separator}licences", "--add-data", f"{ROOT / 'README.md'}{separator}."),
        *("--exclude-module", "numpy", "--exclude-module", "tkinter", "--exclude-module", "scipy"),
        *(part for font in FONTS for part in ("--collect-all", font)),
        *("--collect-submodules", "game"),
        *icon(),
        str(ROOT / "tools" / "frozen.py"),
    ]
    subprocess.run(command, check=True, cwd=ROOT)
    return ROOT / "dist" / NAME


def icon() -> list[str]:
    path = ROOT / "data" / "sprites" / "icon.png"
    return ["--icon", str(path)] if path.is_file() and sys.platform == "win32" else []


def gather_licences(into: Path) -> None:
    """Copy our licence and those of the packages inside; a package without a licence file is named with its terms."""
    shutil.copy(ROOT / "LICENSE", into / "three-arenas.txt")
    for package in (*RUNTIME, *(font.replace("_", "-") for font in FONTS)):
        try:
            found = metadata.distribution(package)
        except metadata.PackageNotFoundError:
            continue
        texts = [
            Path(str(found.locate_file(file))).read_text("utf-8", errors="replace")
            for file in found.files or ()
            if Path(file).stem.upper() in ("LICENSE", "LICENCE", "COPYING", "OFL")
        ]
        terms = next((found.metadata[key] for key in ("License-Expression", "License") if key in found.metadata), "")
        heading = f"{package} {found.version}: {terms.splitlines()[0] if terms else 'see its home page'}\n\n"
        (into / f"{package}.txt").write_text(heading + "\n\n".join(texts), "utf-8")


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def smoke(folder: Path) -> None:
    """Run the program where paths are awkward: its version, a match without a screen, and the menu in a window."""
    with tempfile.TemporaryDirectory(prefix="three arenas \u00fc ") as place:
        moved = Path(place) / "an arena \u00e9"
        shutil.copytree(folder, moved, symlinks=True)
        program = str(moved / (NAME + (".exe" if os.name == "nt" else "")))
        say(subprocess.check_output([program, "--version"], cwd=place, text=True, timeout=120))
        match = [program, "simulate", "--seats", "random,random", "--seed", "7"]
        say(subprocess.check_output(match, cwd=place, text=True, timeout=300))
        picture = Path(place) / "menu.png"
        headless = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        subprocess.run(
            [program, "shot", "--scene", "menu", "--out", str(picture)], check=True, env=headless, timeout=120
        )
        say(f"menu drawn: {picture.stat().st_size} bytes")
        if shutil.which("Xvfb"):
            subprocess.run([sys.executable, "-m", "tools.window", program, place], check=True, cwd=ROOT, timeout=180)


def smoke_wheel() -> None:
    """Build sdist and wheel and play a match from the wheel alone."""
    with tempfile.TemporaryDirectory(prefix="wheel ") as place:
        subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", place], check=True, cwd=ROOT)
        (sdist,) = Path(place).glob("*.tar.gz")
        (wheel,) = Path(place).glob("*.whl")
        with tarfile.open(sdist) as archive:
            names = archive.getnames()
        if not any("/data/cards/" in name for name in names) or not any("/maps/" in name for name in names):
            raise SystemExit(f"{sdist.name}: data or maps are missing")
        installed = Path(place) / "installed"
        zipfile.ZipFile(wheel).extractall(installed)
        command = [sys.executable, "-m", "game", "simulate", "--seats", "random,random", "--seed", "7"]
        env = {**os.environ, "PYTHONPATH": str(installed)}
        say(subprocess.check_output(command, cwd=place, env=env, text=True, timeout=300))


def say(text: str) -> None:
    print(text.strip(), flush=True)


if __name__ == "__main__":
    sys.exit(main())
