"""Files of the user's that follow what is stored: a feed of starred articles, each briefing as an e-book. GUI thread only."""

import logging
import os
import re
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QObject, Slot

from reader.domain.entry import Mark
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import (
    BriefingReady,
    EntriesArrived,
    EntriesChanged,
    Event,
    FullTextReady,
    StatusesChanged,
    SubscriptionsChanged,
    TagsChanged,
)
from reader.domain.preferences import Preferences
from reader.storage.connection import DatabaseError, open_reader
from reader.storage.given_files import refuse_other_than_files
from reader.ui.data.file_work import run_file_work
from reader.ui.data.preferences import LivePreferences
from reader.ui.data.timers import single_shot
from reader.ui.shell.window import MainWindow
from reader.ui.text.problems import sentence
from reader.ui.text.translate import fill
from reader.whole_file import write_whole

MOST_ARTICLES = 100
SOON_MS = 2_000
LATER_MS = 30_000
_HEAD_BYTES = 400
KEPT = 7
PICTURES_MS = 300_000
"""Time for the pictures of a briefing to come, which are requested after it; then it is saved again, with them."""
_NAMED = re.compile(r"Beforehand \d{4}-\d\d-\d\d \d{4}\.epub")
_END_BYTES = 100
_SELDOM = (EntriesArrived, EntriesChanged, FullTextReady, SubscriptionsChanged)
"""Events that rarely affect starred articles."""
_log = logging.getLogger(__name__)

PicturePath = Callable[[str], Path | None]


class _KeptFile(QObject):
    """Does its work in threads and reports an error once, until success or another error."""

    _failed: str

    def __init__(self, window: MainWindow, database: Path, write: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._database = database
        self._reported: Problem | None = None
        self.is_writing = False
        self._timer = single_shot(self, SOON_MS, write)

    @property
    def is_due(self) -> bool:
        return self._timer.isActive()

    def _run(self, work: Callable[[], object]) -> None:
        self.is_writing = True
        run_file_work(self, work, lambda _: self._done(None), self._done)

    def _done(self, problem: Problem | None) -> None:
        self.is_writing = False
        if problem is not None and problem != self._reported:
            self._window.parts.say(fill(self._failed, why=sentence(problem)))
        self._reported = problem


class StarredFeed(_KeptFile):
    def __init__(self, window: MainWindow, database: Path, preferences: LivePreferences) -> None:
        super().__init__(window, database, self.write)
        self._failed = self.tr("The starred articles feed is not up to date: {why}")
        self._path = preferences.values.export_starred_feed
        self._title = self.tr("Starred articles")
        self._lock = threading.Lock()
        self._due_in(LATER_MS)
        preferences.on_change(Preferences.export_starred_feed, self._write_to)

    def _write_to(self, path: str) -> None:
        if path != self._path:
            self._path, self._reported = path, None
            self._due_in(0)

    def handle_events(self, batch: tuple[Event, ...]) -> None:
        for event in batch:
            match event:
                case StatusesChanged(mark=Mark.STARRED):
                    self._due_in(SOON_MS)
                case TagsChanged():
                    self._due_in(SOON_MS)
                case _ if isinstance(event, _SELDOM):
                    self._due_in(LATER_MS)

    @Slot()
    def write(self) -> None:
        """Write the file in a thread; one at a time."""
        self._timer.stop()
        if self.is_writing:
            self._due_in(SOON_MS)
        elif self._path:
            self._run(partial(self._write, Path(self._path)))

    def finish(self) -> None:
        """Write a last time, synchronously, when nothing more is stored."""
        self._timer.stop()
        try:
            if self._path:
                self._write(Path(self._path))
        except ReaderError as error:
            _log.warning("%s", error)
        except Exception:  # noqa: BLE001 -- whatever it is, the program ends as it should
            _log.exception("The feed of starred articles could not be written")

    def _due_in(self, milliseconds: int) -> None:
        if not self._path:
            self._timer.stop()
        elif not self._timer.isActive() or self._timer.remainingTime() > milliseconds:
            self._timer.start(milliseconds)

    def _write(self, path: Path) -> None:
        with self._lock:
            write_starred_feed(self._database, path, self._title)


def write_starred_feed(database: Path, path: Path, title: str) -> bool:
    """Write the file atomically if it differs; return whether it did. Any thread. Raises ReaderError."""
    # most users have no such file, and the window need not wait for the import
    from reader.formats.articles.export import refuse_other_files, starred_feed
    from reader.storage.entries import newest_starred

    refuse_other_than_files(path)
    target = path.resolve()
    try:
        with closing(open_reader(database)) as connection:
            data = starred_feed(newest_starred(connection, MOST_ARTICLES), title=title, address=path.absolute().as_uri())
    except DatabaseError as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{database.name}: {error}") from error
    try:
        refuse_other_files(str(path), _head(target))
        if target.exists() and target.read_bytes() == data:
            return False
        write_whole(target, data)
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{path} ({error.strerror})") from error
    return True


def _head(path: Path) -> bytes:
    if not path.exists():
        return b""
    with path.open("rb") as file:
        return file.read(_HEAD_BYTES)


class KeptBriefings(_KeptFile):
    def __init__(self, window: MainWindow, database: Path, picture_path: PicturePath, preferences: LivePreferences) -> None:
        super().__init__(window, database, lambda: self.save(is_new=True))
        self._failed = self.tr("The briefing could not be saved in your folder: {why}")
        self._picture_path = picture_path
        self._folder = ""
        self._pictures = single_shot(self, PICTURES_MS, lambda: self.save(is_new=False))
        preferences.on_change(Preferences.export_briefings, self._save_to)

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
            self._run(work)


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
    named = (path for path in folder.iterdir() if _NAMED.fullmatch(path.name))
    own = sorted((path for path in named if path != newest and _is_ours(path)), key=lambda path: path.name)
    for path in own[: max(len(own) - (KEPT - 1), 0)]:
        with suppress(OSError):
            path.unlink()
            _log.info("Removed %s", path.name)


def _is_ours(path: Path) -> bool:
    from reader.formats.articles.epub import is_own_book

    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        file.seek(max(path.stat().st_size - _END_BYTES, 0))
        return is_own_book(file.read())
