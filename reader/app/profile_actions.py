"""Implements the window's actions on the user's files; code is imported on demand. Any thread."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from reader.app.paths import Profile
from reader.domain.clock import Clock
from reader.domain.other_readers import FoundReader
from reader.domain.recovery import Exported, PageTexts, ProfileSizes, SavedCopy


class ProfileActions:
    """The window's `DataActions` for one profile. `end` ends and restarts the program."""

    def __init__(self, profile: Profile, clock: Clock, end: Callable[[], None]) -> None:
        self._profile = profile
        self._clock = clock
        self._end = end

    def backups(self) -> Sequence[SavedCopy]:
        """Return the backups, newest first, each checked."""
        from reader.storage.backup import saved_copies

        return saved_copies(self._profile.backups)

    def back_up_now(self) -> SavedCopy:
        from reader.app.restoring import write_backup

        return write_backup(self._profile, self._clock)

    def restore(self, path: Path) -> None:
        """Prepare a backup to replace the database at the next start."""
        from reader.app.restoring import make_ready

        make_ready(self._profile, path)

    def restart(self) -> None:
        self._end()

    def export_everything(self, folder: Path, may_continue: Callable[[int, int], bool], texts: PageTexts) -> Exported | None:
        from reader.app.export_everything import export_everything

        return export_everything(self._profile.database, folder, self._clock, may_continue, texts)

    def problem_report(self, toolkit: str) -> str:
        from reader.app.problem_report import problem_report

        return problem_report(self._profile.logs, toolkit)

    def other_readers(self) -> Sequence[FoundReader]:
        """Return other feed readers of this user."""
        from reader.reports.other_readers import found_readers

        return found_readers(Path.home(), os.environ, sys.platform)

    def sizes(self) -> ProfileSizes:
        path = self._profile.database
        database = sum(_size(path.with_name(path.name + suffix)) for suffix in ("", "-wal"))
        return ProfileSizes(database, _total(self._profile.backups), _total(self._profile.pictures))


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _total(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) if folder.exists() else 0
