"""Connects the window to the desktop: tray, closing, notifications, login, power, presence. GUI thread only."""

import errno
import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication

from reader.desktop.autostart import is_autostart, is_sandboxed, set_autostart
from reader.desktop.presence.tracker import PresenceTracker
from reader.desktop.x11 import is_fullscreen_elsewhere
from reader.domain import visits
from reader.domain.commands import Command, RecordLeaving, RecordReturn, ReportConditions, SetPreference
from reader.domain.ids import Clock
from reader.domain.preferences import Preferences
from reader.supervision import run_in_thread
from reader.ui.data.assets import icon_file
from reader.ui.data.bridge import Bridge
from reader.ui.data.desktop_services import Service
from reader.ui.shell.notices import Notices
from reader.ui.shell.tray import CloseToTray, Tray
from reader.ui.shell.window import MainWindow
from reader.ui.text.translate import fill

if TYPE_CHECKING:
    from reader.desktop.bus import Bus
    from reader.desktop.portals import PortalStart


_log = logging.getLogger(__name__)


class PresenceWatch(Protocol):
    def start(self) -> None:
        """Start listening; does not block."""
        ...

    def stop(self) -> None: ...


_ENDS_OF_LOCKS = {visits.Signal.UNLOCK, visits.Signal.SESSION, visits.Signal.SCREEN_SAVER, visits.Signal.WAKE}


class PresenceCommands:
    """Converts presence changes to commands, in any thread; `unlocked` is called when the screen may be seen again."""

    def __init__(
        self,
        submit: Callable[[Command], None],
        clock: Clock,
        know_from: Callable[[frozenset[visits.Signal]], None],
        unlocked: Callable[[], None],
    ) -> None:
        self._submit = submit
        self._clock = clock
        self._know_from = know_from
        self._unlocked = unlocked

    def came_back(self, signal: visits.Signal, at: int, away_seconds: int | None) -> None:
        if signal in _ENDS_OF_LOCKS:
            self._unlocked()
        self._submit(RecordReturn(at, self._clock.utc_offset_seconds(at), signal, away_seconds))

    def went_away(self, at: int) -> None:
        self._submit(RecordLeaving(at))

    def know_from(self, signals: frozenset[visits.Signal]) -> None:
        _log.info("When you come back is known from: %s", ", ".join(sorted(signals)) or "nothing")
        self._know_from(signals)


class PresenceLink(QObject):
    """Listens from `begin` until `stop`, while both preferences are on; the user counts as present when listening starts."""

    known = Signal(object)
    unlocked = Signal()

    def __init__(self, window: MainWindow, submit: Callable[[Command], None]) -> None:
        super().__init__(window)
        self._window = window
        self._submit = submit
        self._watch: PresenceWatch | None = None
        self._has_begun = False
        # in the order of the reports, from any thread
        self.known.connect(window.parts.presence_signals.set_found, Qt.ConnectionType.QueuedConnection)
        self.unlocked.connect(window.parts.visits.was_locked, Qt.ConnectionType.QueuedConnection)
        for preference in (Preferences.habits_presence, Preferences.habits_record):
            window.parts.preferences.on_change(preference, lambda _: self._follow())

    def begin(self) -> None:
        """Follow the preferences from now on."""
        self._has_begun = True
        self._follow()

    def stop(self) -> None:
        self._has_begun = False
        self._follow()

    def _follow(self) -> None:
        values = self._window.parts.preferences.values
        is_wanted = self._has_begun and values.habits_presence and values.habits_record
        if is_wanted and self._watch is None:
            self._listen()
        elif not is_wanted and self._watch is not None:
            self._watch.stop()
            self._watch = None
            self.known.emit(None)

    def _listen(self) -> None:
        clock = self._window.parts.clock
        commands = PresenceCommands(self._submit, clock, self.known.emit, self.unlocked.emit)
        try:
            self._watch = _watch_of_this_system(PresenceTracker(commands, clock))
        except (ImportError, OSError) as problem:
            _log.info("When you come back is not known: %s", problem)
            self.known.emit(frozenset())
        else:
            self._watch.start()


def _watch_of_this_system(tracker: PresenceTracker) -> PresenceWatch:
    """Return the listener for this system. Raises OSError if it is not supported, ImportError if its module is missing."""
    if sys.platform == "linux":
        from reader.desktop.presence.linux import LinuxPresence

        return LinuxPresence(tracker)
    raise OSError(f"nobody listens on {sys.platform}")


_MENU_BARS = "com.canonical.AppMenu.Registrar"
"""The service that shows the menus of windows in a bar of the desktop."""
_BUSES = (
    "reader.desktop.bus",
    "reader.desktop.conditions",
    "reader.desktop.presence.linux",
    "reader.desktop.notifications",
    "reader.app.media_keys",
)
"""Modules that listen to D-Bus on Linux."""


class Conditions:
    """Listens on the system bus from `listen` on; commands are submitted in the bus's thread. Reports nothing on other systems.
    `found` is called with whether power and network are known, in any thread.
    """

    def __init__(self, submit: Callable[[Command], None], found: Callable[[str, bool], None] = lambda _, __: None) -> None:
        self._submit = submit
        self._found = found
        self._is_battery_low = False
        self._is_metered = False
        self._bus: Bus | None = None

    def listen(self) -> None:
        """Start listening if supported; does not block."""
        if sys.platform != "linux":
            self._miss()
            return
        try:
            from reader.desktop import conditions
            from reader.desktop.bus import Bus, watch_service
            from reader.desktop.conditions import watch_waking

            self._bus = Bus("SYSTEM")
        except (ImportError, OSError) as problem:
            _log.info("Battery and connection are not known: %s", problem)
            self._miss()
            return
        # any command makes the engine check its clock now, instead of minutes later
        watch_waking(self._bus, self._send)
        conditions.watch_power(self._bus, self._set_battery)
        conditions.watch_connection(self._bus, self._set_connection)
        watch_service(self._bus, conditions.POWER_NAME, partial(self._found, Service.BATTERY))
        watch_service(self._bus, conditions.NAME, partial(self._found, Service.CONNECTION))

    def stop(self) -> None:
        if self._bus is not None:
            self._bus.close()

    def _miss(self) -> None:
        for service in (Service.BATTERY, Service.CONNECTION):
            self._found(service, False)  # noqa: FBT003 -- a callback

    def _set_battery(self, is_low: bool) -> None:  # noqa: FBT001 -- a callback
        if is_low != self._is_battery_low:
            self._is_battery_low = is_low
            self._send()

    def _set_connection(self, is_metered: bool) -> None:  # noqa: FBT001 -- a callback
        if is_metered != self._is_metered:
            self._is_metered = is_metered
            self._send()

    def _send(self) -> None:
        self._submit(ReportConditions(self._is_battery_low, self._is_metered))


class LoginStart(QObject):
    """Keeps the login entry and its preference in step; `command` is what the session starts. In a sandbox the portal has the
    entry, and says of it no more than whether a change was granted.
    """

    _granted = Signal(int, bool)
    """Number of the request, and whether it was granted."""

    def __init__(self, window: MainWindow, command: list[str]) -> None:
        super().__init__(window)
        self._window = window
        self._command = command
        self._portal: PortalStart | None = None
        self._requests = 0
        self._granted.connect(self._check)
        self._is_wanted = window.parts.preferences.values.desktop_start_at_login
        window.parts.preferences.on_change(Preferences.desktop_start_at_login, self._follow)

    def compare(self) -> None:
        """Adopt a change made outside the program."""
        if not is_sandboxed():
            self._adopt(is_on=is_autostart())

    def use(self, bus: "Bus") -> None:
        """Ask the portal on this session bus from now on; does not block."""
        from reader.desktop.portals import PortalStart

        self._portal = PortalStart(bus)

    def _adopt(self, *, is_on: bool) -> None:
        if is_on != self._is_wanted:
            self._is_wanted = is_on
            self._window.parts.submit(SetPreference(Preferences.desktop_start_at_login.key, is_on))

    def _follow(self, is_on: bool) -> None:  # noqa: FBT001 -- a preference's value
        """Update the entry; if it cannot be written, reset the preference."""
        if is_on != self._is_wanted:
            self._switch(is_on=is_on)

    def _switch(self, *, is_on: bool) -> None:
        self._is_wanted = is_on
        try:
            if self._portal is not None:
                self._requests += 1
                self._portal.request(self._command, partial(self._granted.emit, self._requests), is_on=is_on)
            else:
                set_autostart(self._command, is_on=is_on)
        except OSError as error:
            self._reset(error.strerror or "", is_on=is_autostart())

    def _check(self, number: int, is_granted: bool) -> None:  # noqa: FBT001 -- a slot
        if not is_granted and number == self._requests:
            self._reset(os.strerror(errno.EPERM), is_on=not self._is_wanted)

    def _reset(self, why: str, *, is_on: bool) -> None:
        _log.warning("The entry for starting with the session could not be changed: %s", why)
        self._window.parts.say(fill(self.tr("Start at login could not be changed: {why}"), why=why))
        self._adopt(is_on=is_on)


class NoticeService:
    """Shows notices beside the tray icon (all there is on Windows and macOS) until `use`, or if no service responds."""

    def __init__(self, window: MainWindow, tray: Tray) -> None:
        self._window = window
        self.notices = Notices(window.parts, window.handlers.palette.show_article, tray.show_message, self._is_screen_filled)
        window.ended.connect(self.notices.end)
        tray.message_clicked.connect(self.notices.open)

    def use(self, bus: "Bus") -> None:
        """Send notices to the service on this session bus, from a sandbox to the portal; does not block."""
        from reader.desktop.bus import watch_service

        notices = self.notices
        if is_sandboxed():
            from reader.desktop.portals import NAME, PortalNotifications

            notices.use(PortalNotifications(bus, notices.acted.emit))
        else:
            from reader.desktop.notifications import NAME, Notifications

            entry, icon = QGuiApplication.desktopFileName(), str(icon_file("app"))
            notices.use(Notifications(bus, entry, icon, notices.acted.emit, notices.closed.emit))
        watch_service(bus, NAME, partial(self._window.parts.services.found.emit, Service.NOTIFICATIONS))

    def stop(self) -> None:
        """Remove notices that nobody would respond to."""
        self.notices.withdraw()

    def _is_screen_filled(self) -> bool:
        if QGuiApplication.platformName() != "xcb":
            return False
        return is_fullscreen_elsewhere(int(self._window.winId()) if self._window.isVisible() else 0)


class DesktopLinks(QObject):
    """Created with the window; `begin` is called once that is shown, `stop` after the event loop."""

    tray_host_changed = Signal(bool)
    menu_bar_changed = Signal(bool)
    imported = Signal()
    """Emitted in the importing thread when the bus modules are imported, or missing."""

    def __init__(
        self,
        window: MainWindow,
        bridge: Bridge,
        submit: Callable[[Command], None],
        start_command: list[str],
    ) -> None:
        super().__init__(window)
        self.session_bus: Bus | None = None
        self._window = window
        self.tray = Tray(window.parts, window.handlers.by_name)
        self._close_to_tray = CloseToTray(window.parts, self.tray, window.end)
        window.hides_instead = self._close_to_tray.hides_instead
        self._login = LoginStart(window, start_command)
        self._notices = NoticeService(window, self.tray)
        self._services = window.parts.services
        self._conditions = Conditions(submit, self._services.found.emit)
        self._presence = PresenceLink(window, submit)
        self._has_begun = self._is_over = False
        self.imported.connect(self._listen, Qt.ConnectionType.QueuedConnection)
        bridge.listen(self.tray.handle_events)
        bridge.listen(self._notices.notices.handle_events)
        self.tray_host_changed.connect(self._handle_tray_host)
        self.menu_bar_changed.connect(self._handle_menu_bar)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            # the session may end the process right after asking
            application.commitDataRequest.connect(lambda _: window.get_ready_to_end())

    def begin(self) -> None:
        """Find the tray and listen to the desktop; idempotent."""
        if self._has_begun:
            return
        self._has_begun = True
        self.tray.begin()
        self._login.compare()
        if sys.platform != "linux" or not run_in_thread("desktop-import", self._import):
            self._listen()

    def stay_hidden(self) -> None:
        """Ensure that a window hidden at startup can be reached."""
        self._close_to_tray.watch()

    def stop(self) -> None:
        self._is_over = True
        self._conditions.stop()
        self._presence.stop()
        self._notices.stop()
        if self.session_bus is not None:
            self.session_bus.close()

    def _import(self) -> None:
        """Import the bus modules in a thread, as it takes 0.1 s. Failed imports fail again later, with a report."""
        with suppress(ImportError):
            for name in _BUSES:
                import_module(name)
        with suppress(RuntimeError):  # the window is gone
            self.imported.emit()

    @Slot()
    def _listen(self) -> None:
        if self._is_over:
            return
        self._conditions.listen()
        self._presence.begin()
        if sys.platform == "linux":
            self._join_session()
        else:
            self._services.found.emit(Service.NOTIFICATIONS, False)  # noqa: FBT003 -- a signal

    def _join_session(self) -> None:
        try:
            from reader.app.media_keys import MediaKeys
            from reader.desktop.bus import Bus, watch_service
            from reader.desktop.conditions import watch_tray_host

            self.session_bus = Bus("SESSION")
        except (ImportError, OSError) as problem:
            _log.info("No bus of the session: %s", problem)
            self._services.found.emit(Service.NOTIFICATIONS, False)  # noqa: FBT003 -- a signal
            return
        watch_tray_host(self.session_bus, self.tray_host_changed.emit)
        watch_service(self.session_bus, _MENU_BARS, self.menu_bar_changed.emit)
        self._notices.use(self.session_bus)
        if is_sandboxed():
            self._login.use(self.session_bus)
        MediaKeys(self._window, self.session_bus)

    def _handle_menu_bar(self, is_there: bool) -> None:  # noqa: FBT001 -- a slot
        # Qt looks for the desktop's menu bar by itself, but waits for the answer
        if is_there:
            self._window.offer_menu_bar()

    def _handle_tray_host(self, is_there: bool) -> None:  # noqa: FBT001 -- a slot
        if is_there:
            self.tray.check()
        else:
            self._close_to_tray.watch()


LAUNCHERS = (("xdg-open",), ("gio", "open"))
FAILURE_SECONDS = 30
"""A launcher that fails later than this had opened something."""
_NOT_STARTED = -1


class DesktopOpener(QObject):
    """Created once by the program, which keeps it. `failed` is called at most once, during or after `open` or `start`."""

    _ended = Signal(int, int, str)

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._asked: dict[int, Callable[[int, str], object]] = {}
        self._count = 0
        self._ended.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    def open(self, url: str, failed: Callable[[], object]) -> None:
        scheme = QUrl(url).scheme()
        launcher = next((known for known in LAUNCHERS if shutil.which(known[0])), None) if sys.platform == "linux" else None
        if launcher is None:
            self._open_by_qt(url, failed)
            return
        if scheme != "file" and QGuiApplication.platformName().startswith("wayland") and shutil.which("xdg-mime"):
            # only Qt can have the compositor bring the other program to the front
            def choose(_code: int, handler: str) -> None:
                if handler.strip():
                    self._open_by_qt(url, failed)
                else:
                    self.start((*launcher, url), failed)

            self._run(("xdg-mime", "query", "default", f"x-scheme-handler/{scheme}"), choose, is_read=True)
            return
        self.start((*launcher, url), failed)

    def start(self, command: Sequence[str], failed: Callable[[], object]) -> None:
        """Start a program that outlives this one."""
        begun = self._clock.now()

        def judge(code: int, _output: str) -> None:
            if code and self._clock.now() - begun < FAILURE_SECONDS:
                _log.warning("%s ended with code %d", command[0], code)
                failed()

        self._run(command, judge)

    def _open_by_qt(self, url: str, failed: Callable[[], object]) -> None:
        if not QDesktopServices.openUrl(QUrl(url)):
            failed()

    def _run(self, command: Sequence[str], answered: Callable[[int, str], object], *, is_read: bool = False) -> None:
        self._count += 1
        number = self._count
        self._asked[number] = answered

        def wait() -> None:
            code, output = _NOT_STARTED, ""
            try:
                program = subprocess.Popen(  # noqa: S603 -- the desktop's launcher, with an address that begins with its scheme
                    command,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE if is_read else subprocess.DEVNULL,
                    start_new_session=True,
                )
                found, _ = program.communicate()
                code, output = program.returncode, (found or b"").decode(errors="replace")
            except (OSError, ValueError) as error:
                _log.warning("%s could not be started: %s", command[0], error)
            with suppress(RuntimeError):  # the program has ended
                self._ended.emit(number, code, output)

        if not run_in_thread("launcher", wait):
            self._ended.emit(number, _NOT_STARTED, "")

    @Slot(int, int, str)
    def _answer(self, number: int, code: int, output: str) -> None:
        self._asked.pop(number)(code, output)
