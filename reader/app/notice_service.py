"""Joins the window's notices with the desktop's notification service, where there is one. GUI thread only."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from reader.desktop.fullscreen import is_fullscreen_elsewhere
from reader.ui.data.assets import icon_file
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
