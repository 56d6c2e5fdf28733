"""Prepares a profile for the window, asking the user on a plain page if needed. Main thread."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from reader.app.paths import Profile
from reader.app.recovery import Work, open_repaired
from reader.app.single_instance import InstanceSignals
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import Clock
from reader.domain.preferences import Preferences
from reader.domain.user_data import Recovery
from reader.domain.value_classes import dataclass
from reader.storage import database_file, preferences
from reader.storage.connection import DatabaseError, open_reader


@dataclass(frozen=True, slots=True)
class OpenedProfile:
    """A database that can be shown: its preferences, and repairs made."""

    preferences: Preferences
    recovery: Recovery | None = None


class _Front(QObject):
    """Raises the current page when the program is started again."""

    rang = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.rang.connect(self._come, Qt.ConnectionType.QueuedConnection)

    @Slot(str)
    def _come(self, token: str) -> None:
        from reader.ui.shell.plain_page import PlainPage
        from reader.ui.shell.tray import bring_to_front

        for page in QApplication.topLevelWidgets():
            if isinstance(page, PlainPage) and page.isVisible():
                bring_to_front(page, token)


def open_for_window(
    profile: Profile, clock: Clock, instance_signals: InstanceSignals, is_over: Callable[[], bool]
) -> OpenedProfile | None:
    """Open, repair or ask, until there is a database; None if the user declines or quits."""
    front = _Front()
    instance_signals.meanwhile(front.rang.emit)
    try:
        opened = _open(profile, clock, is_over)
        return None if is_over() else opened
    finally:
        instance_signals.meanwhile(None)


def _open(profile: Profile, clock: Clock, is_over: Callable[[], bool]) -> OpenedProfile | None:
    # closing a page does not quit
    QGuiApplication.setQuitOnLastWindowClosed(False)
    while not is_over():
        try:
            connection, recovery = open_repaired(profile, int(clock.now()), _behind_a_page)
            with closing(connection):
                if recovery is not None:
                    from reader.app.opening_pages import name_recovered

                    name_recovered(connection)
                return OpenedProfile(preferences.load(connection), recovery)
        except ReaderError as error:
            if error.problem.kind is ProblemKind.PROFILE_READ_ONLY and _can_be_read(profile.database):
                return OpenedProfile(_read_preferences(profile.database))
            if is_over():
                # asked to quit while a repair was under way, whose page was closed instead of one that asks
                return None
            from reader.app.opening_pages import ask

            choice = ask(profile, error.problem)
        if choice is None:
            return None
        choice()
    return None


def _can_be_read(database: Path) -> bool:
    """Check whether the database has this version's schema; an older one must be migrated first."""
    try:
        return database.exists() and not database_file.is_behind(database)
    except (DatabaseError, ReaderError):
        return False


def _read_preferences(database: Path) -> Preferences:
    try:
        with closing(open_reader(database)) as connection:
            return preferences.load(connection)
    except DatabaseError as error:
        raise ReaderError(ProblemKind.PROFILE_READ_ONLY, f"{database}: {error}") from error


def _behind_a_page(work: Work) -> Recovery:
    from reader.app.opening_pages import run_with_progress_page

    return run_with_progress_page(work)
