"""Files survive whatever happens while they are written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.saves.disk import keep_aside, write_whole
from game.saves.settings import Settings, read_settings, write_settings


def test_a_failing_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deep" / "file"
    write_whole(path, b"old")

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [entry.name for entry in path.parent.iterdir()] == ["file"]


def test_damaged_files_are_kept_beside(tmp_path: Path) -> None:
    for expected in ("file.damaged-1", "file.damaged-2"):
        path = tmp_path / "file"
        path.write_bytes(b"?")
        assert keep_aside(path).name == expected
    assert not (tmp_path / "file").exists()


def test_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert read_settings(path) == (Settings(), "")
    settings = Settings(ui_scale=150, bindings={"undo": ["Ctrl+Z"]})
    write_settings(path, settings)
    assert read_settings(path) == (settings, "")


@pytest.mark.parametrize("text", [b"", b"{", b'{"ui_scale": 9000}', b'{"ui_scale": "big"}', b"\x00" * 300, b"\xff\xfe"])
def test_bad_settings_are_named_and_kept(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(text)
    settings, problem = read_settings(path)
    assert settings == Settings()
    assert "settings.json" in problem
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == text


def test_settings_of_a_later_version_are_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"ui_scale": 125, "something_new": 3}')
    settings, problem = read_settings(path)
    assert (settings.ui_scale, problem) == (125, "")
