"""Joins the window to the desktop: the tray, what closing means, notices, starting with the session, battery and connection.

GUI thread only.
"""

import logging
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from reader.app.conditions import Conditions
from reader.app.login_start import LoginStart
from reader.desktop.fullscreen import is_fullscreen_elsewhere
from reader.domain.commands import Command
from reader.ui.data.assets import icon_file
from reader.ui.data.bridge import Bridge
from reader.ui.tray.close_to_tray import CloseToTray
from reader.ui.tray.notices import Notices
from reader.ui.tray.tray import Tray
from reader.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from reader.desktop.bus import Bus


class NoticeService:
    """Until `use`, and where no service answers, notices are shown beside the tray's icon.

    That is the only way on Windows and macOS, where it was written but not run.
    """

    def __init__(self, window: MainWindow, tray: Tray) -> None:
        self._window = window
        self.notices = Notices(window, tray.show_message, self._is_screen_filled)
        tray.message_clicked.connect(self.notices.open)

    def use(self, bus: "Bus") -> None:
        """Notices go to the service on this bus of the session; does not wait."""
        from reader.desktop.notifications import Notifications

        notices = self.notices
        entry, icon = QGuiApplication.desktopFileName(), str(icon_file("app"))
        notices.use(Notifications(bus, entry, icon, notices.acted.emit, notices.closed.emit))

    def stop(self) -> None:
        """Leave nothing standing that nobody would answer."""
        self.notices.withdraw()

    def _is_screen_filled(self) -> bool:
        if QGuiApplication.platformName() != "xcb":
            return False
        return is_fullscreen_elsewhere(int(self._window.winId()) if self._window.isVisible() else 0)


if TYPE_CHECKING:
    from reader.desktop.bus import Bus

_log = logging.getLogger(__name__)


class DesktopLinks(QObject):
    """Made with the window; `begin` waits until the window stands, `stop` is called after the loop. `session_bus` is None where there is none."""

    tray_host_changed = Signal(bool)

    def __init__(
        self,
        window: MainWindow,
        bridge: Bridge,
        submit: Callable[[Command], None],
        start_command: list[str],
    ) -> None:
        super().__init__(window)
        self.session_bus: Bus | None = None
        self.tray = Tray(window)
        self._close_to_tray = CloseToTray(window, self.tray)
        self._login = LoginStart(window, start_command)
        self._notices = NoticeService(window, self.tray)
        self._conditions = Conditions(submit)
        self._has_begun = False
        bridge.listen(self.tray.handle_events)
        bridge.listen(self._notices.notices.handle_events)
        self.tray_host_changed.connect(self._handle_tray_host)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            # the session may end the process right after it was asked
            application.commitDataRequest.connect(lambda _: window.get_ready_to_end())

    def begin(self) -> None:
        """Find the tray and listen to the desktop; safe to call twice."""
        if self._has_begun:
            return
        self._has_begun = True
        self.tray.begin()
        self._login.compare()
        self._conditions.listen()
        if sys.platform == "linux":
            self._join_session()

    def stay_hidden(self) -> None:
        """The window is not shown at the start: see to it that it can be found."""
        self._close_to_tray.watch()

    def stop(self) -> None:
        """Hear nothing any more."""
        self._conditions.stop()
        self._notices.stop()
        if self.session_bus is not None:
            self.session_bus.close()

    def _join_session(self) -> None:
        from reader.desktop.bus import Bus
        from reader.desktop.tray_host import watch_tray_host

        try:
            self.session_bus = Bus("SESSION")
        except OSError as problem:
            _log.info("No bus of the session: %s", problem)
            return
        watch_tray_host(self.session_bus, self.tray_host_changed.emit)
        self._notices.use(self.session_bus)

    def _handle_tray_host(self, is_there: bool) -> None:  # noqa: FBT001 -- a slot
        if is_there:
            self.tray.check()
        else:
            self._close_to_tray.watch()
