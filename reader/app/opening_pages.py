"""Plain pages shown before the window: a long repair, and choices only the user can make. Imported on demand. Main thread."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QLocale, QObject, Qt, Signal

from reader.app.paths import Profile
from reader.app.recovery import Work, start_over
from reader.app.restoring import make_ready
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.user_data import Recovery
from reader.storage.connection import WriteConnection
from reader.storage.salvage import name_nowhere
from reader.supervision import Loop
from reader.ui.data.timers import single_shot
from reader.ui.kit.theme import Theme
from reader.ui.shell.plain_page import PlainPage
from reader.ui.text.languages import SYSTEM, install_language
from reader.ui.text.problems import refusal_text, repair_text
from reader.ui.text.translate import Translator

_tr = Translator("Recovery")

ASKS = (ProblemKind.MISSING_DATABASE, ProblemKind.DAMAGED_DATABASE)
"""Problems that the user can resolve; a read-only profile is shown anyway."""

PATIENCE_MILLISECONDS = 300
"""Work that finishes sooner shows no page."""

Choose = Callable[[], None]


class _Arrival(QObject):
    """Delivers the result of the work to the GUI thread."""

    came = Signal()


def name_recovered(connection: WriteConnection) -> None:
    """Name the feed that holds articles of lost feeds."""
    _speak()
    name_nowhere(connection, _tr("Recovered articles"))


def run_with_progress_page(work: Work) -> Recovery:
    """Run the work in a thread behind a progress page; return or raise its result."""
    _speak()
    heading, texts = repair_text()
    loop, arrival = QEventLoop(), _Arrival()
    arrival.came.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
    done: list[Recovery] = []
    failed: list[Exception] = []

    def carry_out() -> bool:
        try:
            done.append(work())
        except Exception as error:  # noqa: BLE001 -- raised again in the main thread
            failed.append(error)
        arrival.came.emit()
        return False

    page = PlainPage(_theme(), heading, [texts], lambda: None)
    page.show_busy()
    patience = single_shot(page, PATIENCE_MILLISECONDS, page.show)
    patience.start()
    repairing = Loop("repairing", carry_out)
    if not repairing.start():
        # the page is frozen meanwhile, which is better than a broken database
        carry_out()
    loop.exec()
    # a program that ended while the thread is within `emit` would crash
    repairing.join()
    _dispose(page)
    if failed:
        raise failed[0]
    return done[0]


def ask(profile: Profile, problem: Problem) -> Choose | None:
    """Ask what to do about a database that cannot be opened; None to quit."""
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
    """Restore a backup from anywhere; if it is unusable, report it and ask again."""
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
    """Load the system's language, as preferences cannot be read yet."""
    install_language(SYSTEM, QLocale.system())
