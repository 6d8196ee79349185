"""Checks content: everything shipped, or the files and folders that somebody is working on."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec

from .folders import data_folder, maps_folder
from .ledger import PREFIXES, read_ledger
from .maps import load_map
from .nodes import read_file, read_text
from .position_files import read_positions
from .problems import ContentError, Problem, nearest
from .texts import check_texts

Check = Callable[[], list[Problem]]
KINDS = (".yaml", ".tmx", ".ftl", ".json")


def validate(paths: Sequence[Path] = (), checks: Iterable[Check] = ()) -> tuple[list[Problem], int]:
    """Return all problems, and how many files were looked at.

    paths: files and folders; without any, all that is shipped. checks: what the games know about all of their cards
    (`game.catalogue.content_checks`); of theirs only the problems in the paths are returned.
    """
    wanted = list(paths) or [data_folder(), maps_folder()]
    problems: list[Problem] = []
    files: list[Path] = []
    for path in wanted:
        if path.is_dir():
            files += sorted(file for file in path.rglob("*") if file.suffix in KINDS and file.is_file())
        elif path.suffix not in KINDS or not path.is_file():
            found = "no file" if not path.exists() else f"a {path.suffix or path.name} file"
            problems.append(Problem(str(path), 0, 0, "", found, f"a folder or a file of {', '.join(KINDS)}"))
        else:
            files.append(path)
    for file in files:
        problems += check_file(file)
    problems += check_language_folders(files)
    own = {file.resolve() for file in files}
    problems += [problem for check in checks for problem in check() if Path(problem.file).resolve() in own]
    unique = dict.fromkeys(problems)
    return sorted(unique, key=lambda problem: (problem.file, problem.line, problem.column)), len(files)


def check_file(path: Path) -> list[Problem]:
    """Return what is wrong with a file by itself; texts are checked a language at a time."""
    problems: list[Problem] = []
    try:
        if path.suffix == ".tmx":
            load_map(path)
        elif path.suffix == ".json" and path.name == "index.json":
            check_index(path, problems)
        elif path.suffix == ".yaml" and path.parent.name == "rules" and path.stem in PREFIXES:
            read_ledger(path.stem, path, problems)
        elif path.suffix == ".yaml":
            documents = read_file(path, problems)
            if any(isinstance(node.value, dict) and {"game", "table"} <= node.value.keys() for node in documents):
                read_positions(path)
    except ContentError as error:
        problems += error.problems
    return problems


def check_language_folders(files: Iterable[Path]) -> list[Problem]:
    """Texts make sense only beside each other: check the folder of languages that a file lies in."""
    folders = {file.parent.parent for file in files if file.suffix == ".ftl"}
    return [problem for folder in sorted(folders) for problem in check_texts(folder)]


class _Frame(msgspec.Struct, frozen=True):
    box: tuple[int, int, int, int]
    """Left, top, width and height in the sheet."""


class _Entry(msgspec.Struct, frozen=True):
    """What an index says of pictures or of a sound; the README beside it has the rest."""

    file: str = ""
    image: str = ""
    tint: str = ""
    portrait: str = ""
    row: int = 0
    frames: dict[str, dict[str, _Frame]] = {}


def check_index(path: Path, problems: list[Problem]) -> None:
    """Check that the pictures and sounds of an index are there, and pictures as large as it says."""
    text = read_text(path, problems, limit=4 * 1024 * 1024)
    if text is None:
        return
    try:
        index = msgspec.json.decode(text, type=dict[str, _Entry])
    except (msgspec.DecodeError, RecursionError) as error:  # baked, so the first error will do
        problems.append(Problem(str(path), 0, 0, "", "another form", f"an index of sprites or sounds: {error}"))
        return
    names = {found.relative_to(path.parent).as_posix() for found in path.parent.rglob("*.*")}
    for name, entry in index.items():
        if not entry.file and not entry.image:
            problems.append(Problem(str(path), 0, 0, name, "nothing", "image or file"))
        boxes = [frame.box for facings in entry.frames.values() for frame in facings.values()]
        width = max((box[0] + box[2] for box in boxes), default=1)
        height = max((box[1] + box[3] for box in boxes), default=1)
        # the tints stand in three rows below each other
        sizes = {entry.image: (width, height), entry.tint: (width, height + 2 * entry.row), entry.portrait: (1, 1)}
        for source, size in sizes.items():
            if source and is_beside(path, names, name, source, problems):
                check_picture(path.parent / source, size, f"{name} of {path.name}", problems)
        if entry.file and is_beside(path, names, name, entry.file, problems):
            check_sound(path.parent / entry.file, problems)


def is_beside(index: Path, names: set[str], path: str, source: str, problems: list[Problem]) -> bool:
    if source not in names:
        problems.append(Problem(str(index), 0, 0, path, repr(source), "a file beside it", nearest(source, names)))
    return source in names


def check_picture(file: Path, size: tuple[int, int], what: str, problems: list[Problem]) -> None:
    with file.open("rb") as stream:
        header = stream.read(24)
    if header[:8] != b"\x89PNG\r\n\x1a\n" or len(header) < 24:
        problems.append(Problem(str(file), 0, 0, "", "something else", "a PNG picture"))
        return
    width, height = struct.unpack(">LL", header[16:24])
    if width < size[0] or height < size[1]:
        expected = f"at least {size[0]} x {size[1]} for {what}"
        problems.append(Problem(str(file), 0, 0, "", f"{width} x {height} pixels", expected))


def check_sound(file: Path, problems: list[Problem]) -> None:
    with file.open("rb") as stream:
        if stream.read(4) != b"OggS":
            problems.append(Problem(str(file), 0, 0, "", "something else", "an Ogg sound"))
