"""Joins the window's notices with the desktop's notification service, where there is one."""

import logging
import sys
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from reader.desktop.fullscreen import is_fullscreen_elsewhere
from reader.ui.assets import icon_file
from reader.ui.main_window import MainWindow
from reader.ui.notices import Notices
from reader.ui.tray import Tray

if TYPE_CHECKING:
    from reader.desktop.bus import Bus

_log = logging.getLogger(__name__)


class NoticeService:
    """Until `listen`, and where there is no such service, notices are shown beside the tray's icon.

    That is the only way on Windows and macOS, where it was written but not run.
    """

    def __init__(self, window: MainWindow, tray: Tray) -> None:
        self._window = window
        self._bus: Bus | None = None
        self.notices = Notices(window, tray.show_message, self._is_screen_filled)
        tray.message_clicked.connect(self.notices.open)

    def listen(self) -> None:
        """Use the service from now on; does not wait."""
        if sys.platform != "linux":
            return
        from reader.desktop.bus import Bus
        from reader.desktop.notifications import Notifications

        try:
            self._bus = Bus("SESSION")
        except OSError as problem:
            _log.info("There is no notification service: %s", problem)
            return
        notices = self.notices
        notices.use(Notifications(self._bus, str(icon_file("app")), notices.acted.emit, notices.closed.emit))

    def stop(self) -> None:
        """Leave nothing standing that nobody would answer."""
        self.notices.withdraw()
        if self._bus is not None:
            self._bus.close()

    def _is_screen_filled(self) -> bool:
        if QGuiApplication.platformName() != "xcb":
            return False
        return is_fullscreen_elsewhere(int(self._window.winId()) if self._window.isVisible() else 0)
