"""File actions that the window requests from the app layer, and a thread to run them in. GUI thread only."""

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.user_data import Exported, FoundReader, PageTexts, ProfileSizes, SavedCopy, SyncedFolder
from reader.supervision import NO_THREAD, run_in_thread


class DataActions(Protocol):
    """Interface of file actions. Any thread but the GUI's, since they block on disk access. Known failures are ReaderErrors."""

    def backups(self) -> Sequence[SavedCopy]: ...

    def back_up_now(self) -> SavedCopy: ...

    def restore(self, path: Path) -> None:
        """Prepare a backup to replace the database at the next start."""
        ...

    def restart(self) -> None:
        """Restart the program; returns immediately. Any thread."""
        ...

    def export_everything(self, folder: Path, may_continue: Callable[[int, int], bool], texts: PageTexts) -> Exported | None:
        """Write everything into a folder; `may_continue` gets the number of finished articles and the total and returns whether
        to continue. `texts` are those of the page of starred articles.
        """
        ...

    def sizes(self) -> ProfileSizes: ...

    def problem_report(self, toolkit: str) -> str:
        """Return versions and the end of the log, without addresses; the window names its toolkit."""
        ...

    def other_readers(self) -> Sequence[FoundReader]:
        """Return the other readers on this computer, read from copies of their files."""
        ...

    def synced_folders(self) -> Sequence[SyncedFolder]:
        """Return the folders that other programs carry between computers."""
        ...


_log = logging.getLogger(__name__)
Found = TypeVar("Found")


def run_file_work(
    owner: QObject, work: Callable[[], Found], then: Callable[[Found], object], failed: Callable[[Problem], object]
) -> None:
    """Run work in a thread; `then` gets its result, `failed` the problem, unless `owner` is gone by then."""

    def carry_out() -> Callable[[], object]:
        try:
            found = work()
        except ReaderError as error:
            problem = error.problem
            return lambda: failed(problem)
        except Exception as error:  # noqa: BLE001 -- whatever it is, the window goes on
            _log.exception("The data desk failed")
            problem = Problem(ProblemKind.BUG, type(error).__name__)
            return lambda: failed(problem)
        return lambda: then(found)

    _Work(owner, carry_out, lambda: failed(Problem(ProblemKind.NO_RESOURCES, NO_THREAD))).start()


class _Work(QObject):
    _ended = Signal(object)
    _under_way: ClassVar[set["_Work"]] = set()
    """Keeps running work alive after its widget is gone."""

    def __init__(self, owner: QObject, carry_out: Callable[[], Callable[[], object]], refused: Callable[[], object]) -> None:
        super().__init__()
        self._refused = refused
        self._owner = owner
        self._carry_out = carry_out
        self._ended.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        self._under_way.add(self)
        if not run_in_thread("data desk", lambda: self._ended.emit(self._carry_out())):
            self._ended.emit(self._refused)

    def _deliver(self, deliver: Callable[[], object]) -> None:
        self._under_way.discard(self)
        if isValid(self._owner):
            deliver()
