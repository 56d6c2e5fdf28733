"""Keeps the feed file of starred articles up to date, if wanted, in a thread. GUI thread only."""

import logging
import threading
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from reader.domain.entry import Mark
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import (
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
_SELDOM = (EntriesArrived, EntriesChanged, FullTextReady, SubscriptionsChanged)
"""Events that rarely affect starred articles."""
_log = logging.getLogger(__name__)


class StarredFeed(QObject):
    """Reports an error once, until success or another error."""

    def __init__(self, window: MainWindow, database: Path, preferences: LivePreferences) -> None:
        super().__init__(window)
        self._window = window
        self._database = database
        self._path = preferences.values.export_starred_feed
        self._title = self.tr("Starred articles")
        self._reported: Problem | None = None
        self.is_writing = False
        self._lock = threading.Lock()
        self._timer = single_shot(self, 0, self.write)
        self._due_in(LATER_MS)
        preferences.on_change(Preferences.export_starred_feed, self._write_to)

    @property
    def is_due(self) -> bool:
        return self._timer.isActive()

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
            self.is_writing = True
            path = Path(self._path)
            run_file_work(self, lambda: self._write(path), lambda _: self._written(), self._failed)

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

    def _written(self) -> None:
        self.is_writing = False
        self._reported = None

    def _failed(self, problem: Problem) -> None:
        self.is_writing = False
        if problem != self._reported:
            self._reported = problem
            text = self.tr("The starred articles feed is not up to date: {why}")
            self._window.parts.say(fill(text, why=sentence(problem)))


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
