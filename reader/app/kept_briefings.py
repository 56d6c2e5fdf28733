"""Saves each briefing as an e-book in a folder of the user's, if they want that, and keeps the last seven there. GUI thread only."""

import logging
import os
import re
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QObject

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import BriefingReady, Event
from reader.domain.preferences import Preferences
from reader.storage.connection import DatabaseError, open_reader
from reader.ui.data.file_work import run_file_work
from reader.ui.data.preferences import LivePreferences
from reader.ui.data.timers import single_shot
from reader.ui.shell.window import MainWindow
from reader.ui.text.problems import sentence
from reader.ui.text.translate import fill
from reader.whole_file import write_whole

KEPT = 7
SOON_MS = 2_000
PICTURES_MS = 300_000
"""Time for the pictures of a briefing to come, which are requested after it; then it is saved again, with them."""
_NAMED = re.compile(r"Beforehand \d{4}-\d\d-\d\d \d{4}\.epub")
_END_BYTES = 100
_log = logging.getLogger(__name__)

PicturePath = Callable[[str], Path | None]


class KeptBriefings(QObject):
    """Reports an error once, until success or another error."""

    def __init__(self, window: MainWindow, database: Path, picture_path: PicturePath, preferences: LivePreferences) -> None:
        super().__init__(window)
        self._window = window
        self._database = database
        self._picture_path = picture_path
        self._folder = ""
        self._reported: Problem | None = None
        self._timer = single_shot(self, SOON_MS, lambda: self.save(is_new=True))
        self._pictures = single_shot(self, PICTURES_MS, lambda: self.save(is_new=False))
        preferences.on_change(Preferences.export_briefings, self._save_to)

    @property
    def is_due(self) -> bool:
        return self._timer.isActive()

    def _save_to(self, folder: str) -> None:
        self._folder, self._reported = folder, None
        self.stop()

    def stop(self) -> None:
        """Save nothing that is due."""
        self._timer.stop()
        self._pictures.stop()

    def handle_events(self, batch: tuple[Event, ...]) -> None:
        if self._folder and any(isinstance(event, BriefingReady) and event.made_at is not None for event in batch):
            self._timer.start()
            self._pictures.start()

    def save(self, *, is_new: bool) -> None:
        """Save the last briefing in a thread; one that `is_new` is not made again if the user has taken it away."""
        if self._folder:
            work = partial(keep_briefing, self._database, Path(self._folder), self._picture_path, is_new=is_new)
            run_file_work(self, work, lambda _: self._saved(), self._failed)

    def _saved(self) -> None:
        self._reported = None

    def _failed(self, problem: Problem) -> None:
        if problem != self._reported:
            self._reported = problem
            self._window.parts.say(fill(self.tr("The briefing could not be saved in your folder: {why}"), why=sentence(problem)))


def keep_briefing(database: Path, folder: Path, picture_path: PicturePath, *, is_new: bool) -> bool:
    """Save the last briefing completely or not at all, unless the file is there as it would be, and remove the oldest of more than
    seven; return whether it was written. One that is not new is only replaced. Any thread. Raises ReaderError.
    """
    from reader.storage import briefing
    from reader.ui.article.books import briefing_bytes

    try:
        with closing(open_reader(database)) as connection:
            found = briefing.last(connection)
    except DatabaseError as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{database.name}: {error}") from error
    if found is None:
        return False
    try:
        target = folder / f"Beforehand {QDateTime.fromSecsSinceEpoch(found.made_at).toString('yyyy-MM-dd HHmm')}.epub"
        is_there = os.path.lexists(target)
        if is_there and not _is_ours(target):
            raise ReaderError(ProblemKind.FILE_UNWRITABLE, Detail(DetailKind.OTHER_CONTENT, (str(target),)))
        if not is_there and not is_new:
            return False
        data = briefing_bytes(database, found, picture_path)
        if is_there and target.read_bytes() == data:
            return False
        write_whole(target, data)
        _remove_old(folder, target)
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{folder} ({error.strerror})") from error
    return True


def _remove_old(folder: Path, newest: Path) -> None:
    """Remove all but the last briefings; what was renamed, or was not written here, is the user's."""
    own = sorted((path for path in _named(folder) if path != newest and _is_ours(path)), key=lambda path: path.name)
    for path in own[: max(len(own) - (KEPT - 1), 0)]:
        with suppress(OSError):
            path.unlink()
            _log.info("Removed %s", path.name)


def _named(folder: Path) -> Iterator[Path]:
    return (path for path in folder.iterdir() if _NAMED.fullmatch(path.name))


def _is_ours(path: Path) -> bool:
    from reader.formats.articles.epub import is_own_book

    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        file.seek(max(path.stat().st_size - _END_BYTES, 0))
        return is_own_book(file.read())
