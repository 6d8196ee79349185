"""Saves: whole matches in files of their own, with a heading and a checksum, listed even where some are damaged.

A file is two lines: `three-arenas save <sha256 of the rest>`, then one JSON object with `heading`, `note` (what the
list shows) and `match` (kernel.match.Match.save).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from game.kernel.game import Game
from game.kernel.match import Match, OutOfStep, Refused
from game.saves.disk import sync_folder, write_whole
from game.saves.heading import FORMAT, Heading, Unreadable, now

SUFFIX = ".save"
MAGIC = b"three-arenas save "
LIMIT = 32 << 20
AUTOSAVES = 3
TRASH = "trash"
"""The folder, beside the saves, of those that were deleted: nothing is lost by a wrong click."""
PAST = 30
"""Steps before the current one that a save carries, so that undo goes on after loading."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """What a list of saves shows of one."""

    saved: str
    turn: int
    points: tuple[int, ...]
    auto: bool = False
    name: str = ""
    """What the player calls it; empty if nobody said."""
    arena: str = ""
    picture: bytes = b""
    """How the table looked, as PNG or JPEG; empty if nobody looked."""


class Save(msgspec.Struct, frozen=True, kw_only=True):
    heading: Heading
    note: Note
    match: dict[str, Any]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A file in the list; of a damaged one only what is wrong is known."""

    path: Path
    heading: Heading | None = None
    note: Note | None = None
    problem: str = ""


def write_save(
    path: Path,
    heading: Heading,
    match: Match[Any],
    game: Game[Any],
    *,
    auto: bool = False,
    name: str = "",
    picture: bytes = b"",
) -> None:
    """Keep the match as it stands, in mid-rule too; raises OSError and then leaves an older file as it was."""
    standing = game.standing(match.state)
    note = Note(
        saved=now(),
        turn=standing.turns,
        points=standing.points,
        auto=auto,
        name=name,
        arena=heading.setup.arena,
        picture=picture,
    )
    _write(path, Save(heading=heading, note=note, match=match.save(past=PAST)))


def _write(path: Path, save: Save) -> None:
    body = msgspec.json.encode(save)
    write_whole(path, MAGIC + hashlib.sha256(body).hexdigest().encode() + b"\n" + body)


def read_save(path: Path) -> Save:
    """Return what the file holds; raises Unreadable with what is wrong."""
    try:
        if path.is_dir():
            raise Unreadable(f"{path}: a folder, expected a save")
        if path.stat().st_size > LIMIT:
            raise Unreadable(f"{path}: {path.stat().st_size} bytes, expected at most {LIMIT}")
        first, _, body = path.read_bytes().partition(b"\n")
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}") from error
    if not first.startswith(MAGIC):
        raise Unreadable(f"{path}: line 1: expected {MAGIC.decode()!r} and a checksum; no save, or a damaged one")
    if first.removeprefix(MAGIC) != hashlib.sha256(body).hexdigest().encode():
        raise Unreadable(f"{path}: line 2: the content does not match its checksum; the file is damaged")
    try:
        save = msgspec.json.decode(body, type=Save)
    except msgspec.MsgspecError as error:
        raise Unreadable(f"{path}: line 2: {error}") from error
    if save.heading.format > FORMAT:
        raise Unreadable(
            f"{path}: format {save.heading.format} of version {save.heading.version}, expected {FORMAT} or older;"
            " a newer Three Arenas can read it"
        )
    return save


def rename_save(path: Path, name: str) -> None:
    """Give the save another name; its file keeps its own. Raises Unreadable or OSError and then changes nothing."""
    save = read_save(path)
    _write(path, replace(save, note=replace(save.note, name=name)))


def discard_save(path: Path) -> Path:
    """Put a save, damaged or not, into the trash beside it and return its new place; raises OSError."""
    return _move(path, path.parent / TRASH)


def restore_save(path: Path) -> Path:
    """Take a save out of the trash again and return its new place; raises OSError."""
    return _move(path, path.parent.parent)


def _move(path: Path, folder: Path) -> Path:
    """Move a file without touching another of its name."""
    folder.mkdir(parents=True, exist_ok=True)
    goal = free_path(folder, path.name.removesuffix(SUFFIX))
    path.rename(goal)
    sync_folder(folder)
    sync_folder(path.parent)
    return goal


def open_match(save: Save, game: Game[Any], where: str) -> Match[Any]:
    """Return the saved match at its decision; raises Unreadable with the answer that is not possible any more."""
    try:
        return Match.load(game.rules, game.state, save.match)
    except (OutOfStep, Refused, msgspec.ValidationError, KeyError, ValueError) as error:
        raise Unreadable(f"{where}: of version {save.heading.version}, cannot be played on: {error}") from error


def list_saves(folder: Path) -> list[Entry]:
    """Return all saves of the folder, damaged ones too, the latest first (by the time inside, not the file's)."""
    found = [_entry(path) for path in folder.glob(f"*{SUFFIX}")] if folder.is_dir() else []
    return sorted(found, key=lambda entry: (entry.note.saved if entry.note else "", entry.path.name), reverse=True)


def _entry(path: Path) -> Entry:
    try:
        save = read_save(path)
    except Unreadable as error:
        return Entry(path=path, problem=str(error))
    return Entry(path=path, heading=save.heading, note=save.note)


def autosave_path(folder: Path) -> Path:
    """Return the file for the next autosave: a free one of the few, else the one with the oldest content."""
    paths = [folder / f"autosave-{number}{SUFFIX}" for number in range(1, AUTOSAVES + 1)]
    usable = [path for path in paths if not path.is_dir()]
    if not usable:
        raise IsADirectoryError(f"{paths[0]} and its likes are folders; rename them so that autosaves can be written")
    return min(usable, key=_time_inside)


def _time_inside(path: Path) -> str:
    """When the content was saved; empty, so before all others, where there is none."""
    note = _entry(path).note if path.exists() else None
    return note.saved if note else ""


def free_path(folder: Path, name: str) -> Path:
    """Return a file for a save of that name, which no other save has."""
    stem = re.sub(r"[^\w.-]+", "-", name).strip("-.") or "save"
    return next(path for path in _names(folder, stem) if not path.exists())


def _names(folder: Path, stem: str) -> Iterator[Path]:
    yield folder / f"{stem}{SUFFIX}"
    number = 2
    while True:
        yield folder / f"{stem}-{number}{SUFFIX}"
        number += 1
