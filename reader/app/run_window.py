"""Connects window and engine: prepares the database, shows the window, then starts the engine beside it. Main thread."""

import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from reader import __version__
from reader.app import lifetime
from reader.app.commands.arguments import SAVING, is_file
from reader.app.crash import CrashReports
from reader.app.desktop_links import DesktopLinks
from reader.app.kept_files import KeptBriefings, StarredFeed
from reader.app.late_engine import LateEngine, StartedEngine
from reader.app.lifetime import RESTARTS, GarbageCollection, ProcessSignals, Restart
from reader.app.paths import Profile, default_profile
from reader.app.single_instance import Conversation, InstanceSignals, Line
from reader.app.window_opening import OpenedProfile, open_for_window
from reader.domain.commands import AddSubscription, Command, ReportMedia
from reader.domain.entry import picture_file_name
from reader.domain.episodes import MediaSource
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, Event, StorageFailed
from reader.domain.ids import Clock
from reader.domain.preferences import Preferences
from reader.domain.retrieval import FetchRequest
from reader.domain.sentences import fill as fill_plainly
from reader.domain.user_data import Exported, FoundReader, PageTexts, ProfileSizes, SavedCopy, SyncedFolder
from reader.engine.system_clock import SystemClock
from reader.own_process import own_command
from reader.storage import entries
from reader.ui.data.assets import icon_file
from reader.ui.data.bridge import Bridge
from reader.ui.data.preferences import LivePreferences
from reader.ui.data.timers import repeating
from reader.ui.kit.fonts import east_asian
from reader.ui.kit.theme import Theme
from reader.ui.shell.actions.subscriptions import is_in_own_network
from reader.ui.shell.parts import WindowNeeds
from reader.ui.shell.tray import bring_to_front
from reader.ui.shell.window import MainWindow, build_window
from reader.ui.text.translate import Translator, fill

if TYPE_CHECKING:
    from reader.app.desktop_links import DesktopOpener
    from reader.net.fetcher import Fetcher


class BugNotice(QObject):
    """Active until the window closes."""

    _came = Signal(object)

    def __init__(self, window: MainWindow, reports: CrashReports | None) -> None:
        super().__init__(window)
        self._window = window
        self._is_said = False
        self._came.connect(self._say, Qt.ConnectionType.QueuedConnection)
        if reports is not None:
            reports.listen(self._came.emit)
            window.ended.connect(lambda: reports.listen(None))

    @Slot(object)
    def _say(self, file: Path) -> None:
        if not self._is_said:
            self._is_said = True
            text = self.tr("Beforehand ran into an error and continued. The report {file} is in the log folder.")
            self._window.parts.say(fill(text, file=file.name))


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
        from reader.app.restoring import make_ready

        make_ready(self._profile, path)

    def restart(self) -> None:
        self._end()

    def export_everything(self, folder: Path, may_continue: Callable[[int, int], bool], texts: PageTexts) -> Exported | None:
        from reader.app.commands.export import export_everything

        return export_everything(self._profile.database, folder, self._clock, may_continue, texts)

    def problem_report(self, toolkit: str) -> str:
        from reader.app.crash import problem_report

        return problem_report(self._profile.logs, toolkit)

    def other_readers(self) -> Sequence[FoundReader]:
        from reader.reports.other_readers import found_readers

        return found_readers(Path.home(), os.environ, sys.platform)

    def synced_folders(self) -> Sequence[SyncedFolder]:
        from reader.reports.synced_folders import found_folders

        return found_folders(Path.home(), os.environ, sys.platform)

    def sizes(self) -> ProfileSizes:
        path = self._profile.database
        database = sum(_size(path.with_name(path.name + suffix)) for suffix in ("", "-wal"))
        return ProfileSizes(database, _total(self._profile.backups), _total(self._profile.pictures))


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _total(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) if folder.exists() else 0


class MediaOpener:
    """Called in the player's thread; reports each request to Activity and to the engine, which then spares a host that refused."""

    def __init__(self, clock: Clock, submit: Callable[[Command], None]) -> None:
        self._clock = clock
        self._submit = submit
        self._fetcher: Fetcher | None = None

    def __call__(self, request: FetchRequest) -> MediaSource:
        """Open a stream. Raises ReaderError."""
        from reader.app.compose import USER_AGENT
        from reader.net.fetcher import Fetcher
        from reader.net.stream import MediaStream

        if self._fetcher is None:
            self._fetcher = Fetcher(USER_AGENT, self._clock)
        stream = MediaStream(self._fetcher.new_exchange(), request, lambda result: self._submit(ReportMedia(result)))
        stream.open()
        return stream


LIST_PATIENCE_MILLISECONDS = 3000
SWITCH_SECONDS = 0.001
"""Thread switch interval: a painting window releases the interpreter at each Qt call and waits this long for it while the engine
computes.
"""

ANY_FEED = "feed:"
"""Argument for the menu entry "Add feed": the window asks for the address."""

_ROWS_CHECKED = 60
_tr = Translator("Demo")


def run_window(
    profile: Profile,
    conversation: Conversation,
    instance_signals: InstanceSignals,
    *,
    reports: CrashReports | None = None,
    screenshot: Path | None = None,
    is_hidden: bool = False,
    is_standalone: bool = False,
    is_demo: bool = False,
) -> int:
    """Show the window until the program is quit, or until a screenshot is saved; return the exit code, or `RESTARTS`. Raises
    ReaderError.

    `is_hidden` starts it in the tray. If `is_standalone`, it ignores the desktop: closing it quits. `is_demo` marks its content
    as invented.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    application = _application()
    process_signals = ProcessSignals(application.closeAllWindows)
    clock = SystemClock()
    opened = open_for_window(profile, clock, instance_signals, lambda: process_signals.is_asked)
    if opened is None:
        process_signals.stop()
        return 0
    values = opened.preferences
    theme = Theme(values.look_theme)
    theme.apply()
    engine, bridge = _background(profile, conversation)
    again = Restart()
    opener = cache(lambda: _opener(clock, application))
    needs = WindowNeeds(
        database=profile.database,
        theme=theme,
        submit=bridge.submit,
        clock=clock,
        settings=QSettings(str(profile.folder / "window.ini"), QSettings.Format.IniFormat),
        open_url=lambda url, failed: opener().open(url, failed),
        picture_path=lambda url: _existing(profile.pictures / picture_file_name(url)),
        data_actions=ProfileActions(profile, clock, again.ask),
        open_media=MediaOpener(clock, engine.submit),
        is_demo=is_demo,
    )
    window = build_window(needs=needs, bridge=bridge, language=values.look_language)
    again.join(window)
    process_signals.then(window.end)
    _say_first(window, opened, clock, is_demo=is_demo)
    second_instance = SecondInstance(window, profile, clock)
    desktop = None if is_standalone else DesktopLinks(window, bridge, engine.submit, _start_command(profile))
    BugNotice(window, reports)
    starred = _write_outside(
        window, bridge, profile, LivePreferences(Preferences()) if is_standalone else window.parts.preferences
    )
    application.setQuitOnLastWindowClosed(False)
    window.ending.connect(lifetime.begin_last_resort)
    window.ended.connect(application.quit)
    window.demo_wanted.connect(lambda: _start_demo(window, opener()))
    window.export_wanted.connect(second_instance.export_to)
    # remains if the program ends before the screenshot
    trouble = ["Beforehand quit first"] if screenshot is not None else []
    if screenshot is not None:
        _save_screenshot(window, screenshot, trouble)
    if is_hidden and desktop is not None:
        desktop.stay_hidden()
    else:
        window.show()
    _begin_later(window, engine, desktop)
    instance_signals.connect(second_instance.rang.emit)
    garbage = GarbageCollection()
    code = application.exec()
    garbage.stop()
    if desktop is not None:
        desktop.stop()
    engine.stop()
    starred.finish()
    # later writes would recreate the demo's folder
    window.parts.settings.sync()
    process_signals.stop()
    lifetime.cancel_last_resort()
    if again.is_wanted:
        return RESTARTS
    if any(trouble):
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{screenshot} ({trouble[0]})")
    return code


def _write_outside(window: MainWindow, bridge: Bridge, profile: Profile, preferences: LivePreferences) -> StarredFeed:
    """Write the files outside of the profile that the user wants; return the one that is written at the end too."""
    starred = StarredFeed(window, profile.database, preferences)
    bridge.listen(starred.handle_events)
    bridge.listen(KeptBriefings(window, profile.database, window.parts.picture_path, preferences).handle_events)
    return starred


def _say_first(window: MainWindow, opened: OpenedProfile, clock: SystemClock, *, is_demo: bool) -> None:
    if opened.recovery is not None:
        from reader.ui.text.problems import recovery_text

        window.parts.banner.show_message(recovery_text(opened.recovery, clock))
    elif is_demo:
        text = _tr("Demo: these feeds, and four weeks of visits, refreshes and reading, are invented. Nothing is saved.")
        window.parts.banner.show_note(text)


def _background(profile: Profile, conversation: Conversation) -> tuple[LateEngine, Bridge]:
    """Return the engine, to be started later, and its bridge to the window."""
    bridge = Bridge(lambda command: engine.submit(command))  # noqa: PLW0108 -- the engine is made below

    def publish(event: Event) -> None:
        bridge.publish(event)
        conversation.publish(event)

    def begin() -> StartedEngine:
        import reader.formats.articles.walker  # noqa: F401 -- so that the first article does not wait for it
        from reader.app.compose import start_engine

        return start_engine(profile, publish)

    def failed(problem: Problem) -> None:
        publish(StorageFailed(problem))

    def refuse(command: Command, problem: Problem) -> None:
        publish(CommandFailed(problem, cause=command.command_id))

    engine = LateEngine(begin, failed, refuse)
    conversation.begin(engine.submit)
    return engine, bridge


def _save_screenshot(window: MainWindow, path: Path, trouble: list[str]) -> None:
    """Save a screenshot once there is content, then quit; on failure the reason is added to `trouble`."""

    def on_saved(why_not: str) -> None:
        trouble[:] = [why_not]
        window.end()

    Screenshot(window, path, ScreenshotSubject(window).is_ready, on_saved)


def _begin_later(window: MainWindow, engine: LateEngine, desktop: DesktopLinks | None) -> None:
    """Delay the engine's imports until the list is shown, or cannot be read."""

    def begin() -> None:
        engine.start()
        if desktop is not None:
            desktop.begin()

    window.parts.entries.selection_shown.connect(lambda: QTimer.singleShot(0, begin))
    QTimer.singleShot(LIST_PATIENCE_MILLISECONDS, begin)
    QTimer.singleShot(LIST_PATIENCE_MILLISECONDS, window, lambda: LettersNotice(window))


class SecondInstance(QObject):
    """Handles requests from outside the window: a later start with an address or file, an export to a chosen place."""

    rang = Signal(str, str)

    def __init__(self, window: MainWindow, profile: Profile, clock: SystemClock) -> None:
        super().__init__(window)
        self._window = window
        self._profile = profile
        self._clock = clock
        self.rang.connect(self._bring_to_front, Qt.ConnectionType.QueuedConnection)

    @Slot(str, str)
    def _bring_to_front(self, argument: str, token: str) -> None:
        window = self._window
        bring_to_front(window, token)
        if not argument:
            return
        if argument == ANY_FEED:
            window.handlers.feeds.add_feed()
        elif argument.lower().startswith(SAVING):
            window.handlers.saving.save_named(argument)
        elif is_file(argument):
            window.handlers.feeds.import_file(Path(argument))
        elif is_in_own_network(argument):
            window.handlers.feeds.handle_address(argument)
        else:
            window.parts.submit(AddSubscription(argument))

    @Slot(object)
    def export_to(self, path: Path) -> None:
        from reader.app.commands.export import export

        lines: list[Line] = []
        try:
            export(self._profile.database, str(path), self._clock, lines.append)
        except ReaderError as error:
            self._window.parts.say(str(error))
        else:
            self._window.parts.say(fill(self.tr("Saved as {name}"), name=path.name))


def _application() -> QApplication:
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("beforehand")
    application.setApplicationDisplayName("Beforehand")
    application.setApplicationVersion(__version__)
    # in a Flatpak the desktop entry has the package's name
    application.setDesktopFileName(os.environ.get("FLATPAK_ID", "beforehand"))
    application.setWindowIcon(QIcon(str(icon_file("app"))))
    return application


def _start_command(profile: Profile) -> list[str]:
    """Return the command that starts the program hidden at login."""
    arguments = [] if profile == default_profile() else ["--profile", str(profile.folder.absolute())]
    return own_command(*arguments, "--hidden")


def _existing(path: Path) -> Path | None:
    return path if path.exists() else None


class ScreenshotSubject:
    """Waits for refreshed feeds and articles, then opens the first one with a picture."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._was_busy = self._is_preparing = self._is_open = False

    def is_ready(self) -> bool:
        """Check whether a screenshot would show the window at work; polled."""
        is_busy = self._window.parts.subscriptions.status_line.is_busy
        self._was_busy = self._was_busy or is_busy
        is_done = self._was_busy and not is_busy and self._window.parts.entries.model.rowCount() > 0
        if is_done and not self._is_preparing:
            self._is_preparing = True
            self._window.parts.messages.dismiss()
            self._window.parts.entries.reload()
            self._window.parts.entries.then(self._open_first)
        page = self._window.parts.article.page
        return self._is_open and self._window.parts.entries.thumbnails.is_settled() and not page.shelf.is_waiting()

    def _open_first(self) -> None:
        self._is_open = True
        lists, shown = self._window.parts.entries, self._window.parts.article.article
        if shown is not None and "<img" in shown.html:
            return
        for row in range(min(lists.model.rowCount(), _ROWS_CHECKED)):
            entry = lists.model.entry(row)
            article = entries.article(self._window.parts.connection, entry.entry_id) if entry is not None else None
            if article is not None and "<img" in article.html:
                lists.view.open_row(row)
                return
        self._window.handlers.reading.next_unread()


def _opener(clock: SystemClock, application: QApplication) -> "DesktopOpener":
    from reader.app.desktop_links import DesktopOpener

    return DesktopOpener(clock, application)


def _start_demo(window: MainWindow, opener: "DesktopOpener") -> None:
    """Start the demo in its own process, as its profile is separate from the user's."""
    opener.start(own_command("--demo"), lambda: window.parts.say(_tr("The demo could not be started.")))


CHECK_MILLISECONDS = 100
SETTLE_MILLISECONDS = 1_000
CHECKS_MAX = 1_800


class Screenshot(QObject):
    """Checks ten times a second whether the window is ready, lets it settle, saves it as PNG, and reports the result. `done` gets
    an empty text, or the reason for failure, after some minutes at most. The window owns it, so no reference is needed.
    """

    def __init__(self, window: QWidget, file: Path, is_ready: Callable[[], bool], done: Callable[[str], None]) -> None:
        super().__init__(window)
        self._window = window
        self._file = file
        self._is_ready = is_ready
        self._done = done
        self._checks = 0
        self._timer = repeating(self, CHECK_MILLISECONDS, self._check)
        self._timer.start()

    def _check(self) -> None:
        self._checks += 1
        if self._is_ready():
            self._timer.stop()
            QTimer.singleShot(SETTLE_MILLISECONDS, self._window, self._save)
        elif self._checks >= CHECKS_MAX:
            self._timer.stop()
            self._done(f"no article arrived within {CHECKS_MAX * CHECK_MILLISECONDS // 1000} seconds")

    def _save(self) -> None:
        saved = self._window.grab().save(str(self._file), "PNG")
        self._done("" if saved else "the screenshot could not be written")


_LETTERS = {
    "ja": (":lang=ja", QFontDatabase.WritingSystem.Japanese),
    "ko": (":lang=ko", QFontDatabase.WritingSystem.Korean),
    "zh": (":lang=zh-cn", QFontDatabase.WritingSystem.SimplifiedChinese),
    "zh-hant": (":lang=zh-cn", QFontDatabase.WritingSystem.TraditionalChinese),
}
_SAID = "letters_said"


class LettersNotice(QObject):
    """Active until the window closes, and only on Linux, where a system may lack such a font."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        if sys.platform == "linux" and not window.parts.settings.value(_SAID):
            window.parts.article.page.built.connect(self._check)
            self._check()

    @Slot()
    def _check(self) -> None:
        article = self._window.parts.article.article
        if article is None or article.title.isascii():
            return
        name, system = _LETTERS.get(east_asian(article.language, article.title), ("", None))
        if system is None or QFontDatabase.families(system):
            return
        from reader.app.system_packages import packages

        self._window.parts.article.page.built.disconnect(self._check)
        self._window.parts.settings.setValue(_SAID, True)  # noqa: FBT003 -- Qt's way
        text = self.tr("No font here has letters of this language. This package brings one: {package}")
        self._window.parts.say(fill_plainly(text, package=" ".join(packages([name])[1])))
