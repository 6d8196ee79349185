"""Where the user's files lie."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP = "three-arenas"


@dataclass(frozen=True)
class Folders:
    """The folders of one user; they are made when something is first written there."""

    settings: Path
    saves: Path
    """Saves, warbands, mods: what a player would miss."""
    state: Path
    """Journals, logs and window state: what the program would miss."""

    @property
    def statistics(self) -> Path:
        """Tables that players have asked for, beside the saves."""
        return self.saves.parent / "statistics"

    @classmethod
    def of_user(cls, user_dir: Path | None = None) -> Folders:
        """Return the system's usual folders, or folders inside `user_dir` (portable play, tests)."""
        if user_dir is not None:
            return cls(user_dir / "settings", user_dir / "saves", user_dir / "state")
        dirs = platformdirs.PlatformDirs(APP, appauthor=False)
        return cls(dirs.user_config_path, dirs.user_data_path / "saves", dirs.user_state_path)
