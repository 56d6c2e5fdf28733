"""Connects the window to the desktop: tray, closing, notifications, start at login, battery and connection, presence. GUI thread
only.
"""

import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from reader.app.presence_link import PresenceLink
from reader.desktop.autostart import is_autostart, set_autostart
from reader.desktop.fullscreen import is_fullscreen_elsewhere
from reader.domain.commands import Command, ReportConditions, SetPreference
from reader.domain.preferences import Preferences
from reader.supervision import run_in_thread
from reader.ui.data.assets import icon_file
from reader.ui.data.bridge import Bridge
from reader.ui.data.desktop_services import Service
from reader.ui.text.translate import fill
from reader.ui.tray.close_to_tray import CloseToTray
from reader.ui.tray.notices import Notices
from reader.ui.tray.tray import Tray
from reader.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from reader.desktop.bus import Bus

_log = logging.getLogger(__name__)

_BUSES = (
    "reader.desktop.bus",
    "reader.desktop.metered",
    "reader.desktop.power",
    "reader.desktop.waking",
    "reader.desktop.presence.linux",
    "reader.desktop.tray_host",
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
            from reader.desktop import metered, power
            from reader.desktop.bus import Bus
            from reader.desktop.property_watch import watch_service
            from reader.desktop.waking import watch_waking

            self._bus = Bus("SYSTEM")
        except (ImportError, OSError) as problem:
            _log.info("Battery and connection are not known: %s", problem)
            self._miss()
            return
        # any command makes the engine check its clock now, instead of minutes later
        watch_waking(self._bus, self._send)
        power.watch_power(self._bus, self._set_battery)
        metered.watch_connection(self._bus, self._set_connection)
        watch_service(self._bus, power.NAME, partial(self._found, Service.BATTERY))
        watch_service(self._bus, metered.NAME, partial(self._found, Service.CONNECTION))

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
    """Keeps the login entry and its preference in step; `command` is what the session starts."""

    def __init__(self, window: MainWindow, command: list[str]) -> None:
        super().__init__(window)
        self._window = window
        self._command = command
        self._is_wanted = window.parts.preferences.values.desktop_start_at_login
        window.parts.preferences.on_change(Preferences.desktop_start_at_login, self._follow)

    def compare(self) -> None:
        """Adopt a change made outside the program."""
        is_on = is_autostart()
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
            set_autostart(self._command, is_on=is_on)
        except OSError as error:
            _log.warning("The entry for starting with the session could not be changed", exc_info=True)
            self._window.parts.say(fill(self.tr("Start at login could not be changed: {why}"), why=error.strerror or ""))
            self.compare()


class NoticeService:
    """Shows notices beside the tray icon until `use`, and if no service responds. That is the only way on Windows and macOS
    (untested there).
    """

    def __init__(self, window: MainWindow, tray: Tray) -> None:
        self._window = window
        self.notices = Notices(window.parts, window.handlers.palette.show_article, tray.show_message, self._is_screen_filled)
        window.ended.connect(self.notices.end)
        tray.message_clicked.connect(self.notices.open)

    def use(self, bus: "Bus") -> None:
        """Send notices to the service on this session bus; does not block."""
        from reader.desktop.notifications import Notifications

        notices = self.notices
        entry, icon = QGuiApplication.desktopFileName(), str(icon_file("app"))
        notices.use(Notifications(bus, entry, icon, notices.acted.emit, notices.closed.emit))

    def stop(self) -> None:
        """Remove notices that nobody would respond to."""
        self.notices.withdraw()

    def _is_screen_filled(self) -> bool:
        if QGuiApplication.platformName() != "xcb":
            return False
        return is_fullscreen_elsewhere(int(self._window.winId()) if self._window.isVisible() else 0)


class DesktopLinks(QObject):
    """Created with the window; `begin` is called once the window is shown, `stop` after the event loop. `session_bus` is None if
    there is none.
    """

    tray_host_changed = Signal(bool)
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
            from reader.desktop import notifications
            from reader.desktop.bus import Bus
            from reader.desktop.property_watch import watch_service
            from reader.desktop.tray_host import watch_tray_host

            self.session_bus = Bus("SESSION")
        except (ImportError, OSError) as problem:
            _log.info("No bus of the session: %s", problem)
            self._services.found.emit(Service.NOTIFICATIONS, False)  # noqa: FBT003 -- a signal
            return
        watch_tray_host(self.session_bus, self.tray_host_changed.emit)
        self._notices.use(self.session_bus)
        watch_service(self.session_bus, notifications.NAME, partial(self._services.found.emit, Service.NOTIFICATIONS))
        MediaKeys(self._window, self.session_bus)

    def _handle_tray_host(self, is_there: bool) -> None:  # noqa: FBT001 -- a slot
        if is_there:
            self.tray.check()
        else:
            self._close_to_tray.watch()
