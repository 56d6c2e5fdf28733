"""Joins window and engine: the database made ready, the window painted, then the engine started beside it. Main thread."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QIcon
from PySide6.QtWidgets import QApplication

from reader import __version__
from reader.app.conversation import Conversation
from reader.app.doorbell import Doorbell
from reader.app.late_engine import LateEngine, StartedEngine
from reader.app.paths import Profile
from reader.app.screenshot import Screenshot
from reader.app.single_instance import Line
from reader.domain.commands import AddSubscription
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import Event, StorageFailed
from reader.domain.pictures import picture_file_name
from reader.engine.own_process import own_command
from reader.engine.system_clock import SystemClock
from reader.storage import preferences
from reader.storage.writer import open_database
from reader.ui.assets import icon_file
from reader.ui.bridge import Bridge
from reader.ui.main_window import MainWindow
from reader.ui.theme import Theme
from reader.ui.window_main import build_window

LIST_PATIENCE_MILLISECONDS = 3000
SWITCH_SECONDS = 0.001
"""A painting window gives the interpreter up at each call of Qt and waits so long to have it back while the engine computes."""

_ROWS_TO_LOOK_AT = 60


def run_window(profile: Profile, conversation: Conversation, doorbell: Doorbell, *, screenshot: Path | None = None) -> int:
    """Show the window until it is closed, or until a picture of it is taken; the exit code. Raises ReaderError."""
    sys.setswitchinterval(SWITCH_SECONDS)
    clock = SystemClock()
    connection = open_database(profile.database, now=int(clock.now()), backup_folder=profile.backups)
    values = preferences.load(connection)
    connection.close()

    application = _application()
    theme = Theme(str(values["look.theme"]))
    theme.apply()
    bridge = Bridge(lambda command: engine.submit(command))  # noqa: PLW0108 -- the engine is made below

    def publish(event: Event) -> None:
        bridge.publish(event)
        conversation.publish(event)

    def begin() -> StartedEngine:
        import reader.formats.article_html  # noqa: F401 -- so that the first article does not wait for it
        from reader.app.compose import start_engine

        return start_engine(profile, publish)

    def failed(error: Exception) -> None:
        problem = error.problem if isinstance(error, ReaderError) else Problem(ProblemKind.BUG, type(error).__name__)
        publish(StorageFailed(problem))

    engine = LateEngine(begin, failed)
    conversation.begin(engine.submit)
    window = build_window(
        database=profile.database,
        theme=theme,
        bridge=bridge,
        clock=clock,
        settings=QSettings(str(profile.folder / "window.ini"), QSettings.Format.IniFormat),
        open_url=_open_url,
        language=str(values["look.language"]),
        picture_path=lambda url: _existing(profile.pictures / picture_file_name(url)),
    )
    visitor = Visitor(window, profile, clock)
    window.demo_wanted.connect(_start_demo)
    window.export_wanted.connect(visitor.export_to)
    trouble: list[str] = []

    def taken(why_not: str) -> None:
        trouble.append(why_not)
        window.close()

    if screenshot is not None:
        Screenshot(window, screenshot, Pose(window).is_ready, taken)
    window.show()
    # what the engine imports would hold up the list; it does not wait for a list that cannot be read
    window.entries.selection_shown.connect(lambda: QTimer.singleShot(0, engine.start))
    QTimer.singleShot(LIST_PATIENCE_MILLISECONDS, engine.start)
    doorbell.connect(visitor.rang.emit)
    code = application.exec()
    engine.stop()
    return 1 if any(trouble) else code


class Visitor(QObject):
    """What comes from outside the window: a later start with an address or a file, an export to a chosen place."""

    rang = Signal(str)

    def __init__(self, window: MainWindow, profile: Profile, clock: SystemClock) -> None:
        super().__init__(window)
        self._window = window
        self._profile = profile
        self._clock = clock
        self.rang.connect(self._come_forward, Qt.ConnectionType.QueuedConnection)

    @Slot(str)
    def _come_forward(self, argument: str) -> None:
        window = self._window
        if window.isMinimized():
            window.showNormal()
        window.show()
        window.raise_()
        window.activateWindow()
        if not argument:
            return
        if Path(argument).is_file():
            window.deeds.import_file(Path(argument))
        else:
            window.submit(AddSubscription(argument))

    @Slot(object)
    def export_to(self, path: Path) -> None:
        """Write the subscription list."""
        from reader.app.read_commands import export

        lines: list[Line] = []
        try:
            export(self._profile.database, str(path), self._clock, lines.append)
        except ReaderError as error:
            self._window.say(str(error))
        else:
            self._window.say(self.tr("Saved as {name}").replace("{name}", path.name))


def _application() -> QApplication:
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("beforehand")
    application.setApplicationDisplayName("Beforehand")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("beforehand")
    application.setWindowIcon(QIcon(str(icon_file("app"))))
    return application


def _existing(path: Path) -> Path | None:
    return path if path.exists() else None


class Pose:
    """Waits until articles are there and nothing is fetched, opens the first one with a picture, and is ready."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._is_posing = False
        self._is_open = False

    def is_ready(self) -> bool:
        """Whether a picture would show the window at work; asked again and again."""
        is_at_rest = self._window.entries.model.rowCount() > 0 and not self._window.subscriptions.promise.is_busy
        if is_at_rest and not self._is_posing:
            self._is_posing = True
            self._window.hush()
            self._window.entries.reload()
            self._window.when_shown(self._open_first)
        return self._is_open

    def _open_first(self) -> None:
        self._is_open = True
        lists = self._window.entries
        for row in range(min(lists.model.rowCount(), _ROWS_TO_LOOK_AT)):
            entry = lists.model.entry(row)
            article = self._window.library.article(entry.entry_id) if entry is not None else None
            if article is not None and "<img" in article.html:
                lists.view.open_row(row)
                return
        self._window.deeds.next_unread()


def _open_url(url: str) -> None:
    QDesktopServices.openUrl(QUrl(url))


def _start_demo() -> None:
    """In a process of its own: the demo keeps a profile apart from the user's."""
    subprocess.Popen(own_command("--demo"), start_new_session=True)  # noqa: S603 -- this program itself
