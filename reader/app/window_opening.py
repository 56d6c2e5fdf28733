"""Brings a profile to where the window can show it. What cannot be decided alone is asked on a plain page. Main thread."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QEventLoop, QLocale, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from reader.app.paths import Profile
from reader.app.recovery import Work, open_repaired, start_over
from reader.app.restoring import make_ready
from reader.app.single_instance import InstanceSignals
from reader.domain.clock import Clock
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.preferences import Preferences
from reader.domain.recovery import Recovery
from reader.domain.value_classes import dataclass
from reader.storage import preferences
from reader.storage.connection import DatabaseError, open_reader
from reader.supervision import run_in_thread
from reader.ui.data.timers import single_shot
from reader.ui.look.theme import Theme
from reader.ui.text.languages import SYSTEM, install_language
from reader.ui.text.recovery_text import refusal_text, repair_text
from reader.ui.text.translate import Translator
from reader.ui.tray.raising import bring_to_front
from reader.ui.window.plain_page import PlainPage

_tr = Translator("Recovery")

ASKS = (ProblemKind.MISSING_DATABASE, ProblemKind.DAMAGED_DATABASE)
"""Problems that the user can end by a choice; what only reads (a profile that cannot be written to) is shown all the same."""

PATIENCE_MILLISECONDS = 300
"""What takes no longer is not spoken of while it is done."""

Choose = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Opened:
    """A database that can be shown: its preferences, and what was done to it before."""

    preferences: Preferences
    recovery: Recovery | None = None


class _Arrival(QObject):
    """Brings the end of the work into the GUI thread."""

    came = Signal()


class _Front(QObject):
    """Raises the shown page when the program is started again."""

    rang = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.rang.connect(self._come, Qt.ConnectionType.QueuedConnection)

    @Slot(str)
    def _come(self, token: str) -> None:
        for page in QApplication.topLevelWidgets():
            if isinstance(page, PlainPage) and page.isVisible():
                bring_to_front(page, token)


def open_for_window(
    profile: Profile, clock: Clock, instance_signals: InstanceSignals, is_over: Callable[[], bool]
) -> Opened | None:
    """Open, repair or ask, until there is a database; None if the user declines, or `is_over` says that quitting was requested.

    Closing the page that asks is how it is made to see that.
    """
    front = _Front()
    instance_signals.meanwhile(front.rang.emit)
    try:
        opened = _open(profile, clock, is_over)
        return None if is_over() else opened
    finally:
        instance_signals.meanwhile(None)


def _open(profile: Profile, clock: Clock, is_over: Callable[[], bool]) -> Opened | None:
    # a page that is closed is not the end
    QGuiApplication.setQuitOnLastWindowClosed(False)
    while not is_over():
        try:
            connection, recovery = open_repaired(profile, int(clock.now()), _behind_a_page)
            with closing(connection):
                return Opened(preferences.load(connection), recovery)
        except ReaderError as error:
            if error.problem.kind is ProblemKind.PROFILE_READ_ONLY and profile.database.exists():
                return Opened(_read_preferences(profile.database))
            choice = _ask(profile, error.problem)
        if choice is None:
            return None
        choice()
    return None


def _read_preferences(database: Path) -> Preferences:
    try:
        with closing(open_reader(database)) as connection:
            return preferences.load(connection)
    except DatabaseError as error:
        raise ReaderError(ProblemKind.PROFILE_READ_ONLY, f"{database}: {error}") from error


def _behind_a_page(work: Work) -> Recovery:
    """Do the work in a thread while a page says so; returns or raises what the work does."""
    _speak()
    heading, texts = repair_text()
    loop, arrival = QEventLoop(), _Arrival()
    arrival.came.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
    done: list[Recovery] = []
    failed: list[Exception] = []

    def carry_out() -> None:
        try:
            done.append(work())
        except Exception as error:  # noqa: BLE001 -- raised again in the main thread
            failed.append(error)
        arrival.came.emit()

    page = PlainPage(_theme(), heading, [texts], lambda: None)
    page.show_busy()
    patience = single_shot(page, PATIENCE_MILLISECONDS, page.show)
    patience.start()
    if not run_in_thread("repairing", carry_out):
        # the page is frozen meanwhile, which is better than a broken database
        carry_out()
    loop.exec()
    _dispose(page)
    if failed:
        raise failed[0]
    return done[0]


def _ask(profile: Profile, problem: Problem) -> Choose | None:
    """What the user wants done about a database that cannot be opened; None to leave it."""
    _speak()
    heading, texts = refusal_text(problem)
    loop = QEventLoop()
    chosen: list[Choose] = []

    def choose(do: Choose | None = None) -> None:
        if do is not None:
            chosen.append(do)
        loop.quit()

    page = PlainPage(_theme(), heading, texts, choose)
    if problem.kind in ASKS:
        kinds = _tr("Backups (*.sqlite *.sqlite3 *.damaged-*);;All files (*)")
        page.offer_file(_tr("Restore backup…"), kinds, profile.backups, lambda path: choose(lambda: _restore(profile, path)))
        page.offer(_tr("Start over"), lambda: choose(lambda: start_over(profile)))
    elif problem.kind is ProblemKind.DISK_FULL:
        page.offer(_tr("Try again"), lambda: choose(lambda: None))
    page.offer(_tr("Quit"), choose, "primary")
    page.show()
    loop.exec()
    _dispose(page)
    return chosen[0] if chosen else None


def _restore(profile: Profile, path: Path) -> None:
    """Accept a backup from anywhere; an unusable one is reported, and the user is asked again."""
    try:
        make_ready(profile, path)
    except ReaderError as error:
        _report(error.problem)


def _report(problem: Problem) -> None:
    heading, texts = refusal_text(problem)
    loop = QEventLoop()
    page = PlainPage(_theme(), heading, texts[:1], loop.quit)
    page.offer(_tr("Back"), loop.quit, "primary")
    page.show()
    loop.exec()
    _dispose(page)


def _dispose(page: PlainPage) -> None:
    page.hide()
    page.deleteLater()


def _theme() -> Theme:
    theme = Theme("system")
    theme.apply()
    return theme


def _speak() -> None:
    """Preferences cannot be read yet: the system's language."""
    install_language(SYSTEM, QLocale.system())
