"""Closing to the tray: the program stays if the tray can show it again, else it ends. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from reader.domain.commands import SetPreference
from reader.domain.preferences import Preferences
from reader.ui.data.timers import single_shot
from reader.ui.look.theme import Theme
from reader.ui.tray.outer_window import OuterWindow
from reader.ui.tray.tray import Tray
from reader.ui.widgets.dialog import Dialog
from reader.ui.widgets.labels import PlainLabel, button

EXPLAINED = "window/closing_explained"
PATIENCE_MILLISECONDS = 60_000
"""Time after startup or loss of the tray during which an unreachable window stays hidden."""
_WIDTH = 460


class CloseToTray(QObject):
    """Hides the window instead of closing it, after explaining this once. A hidden window without a tray is shown minimised."""

    def __init__(self, window: OuterWindow, tray: Tray, end: Callable[[], object]) -> None:
        super().__init__(window.widget)
        self._window = window
        self._tray = tray
        self._end = end
        self._patience = single_shot(self, PATIENCE_MILLISECONDS, self._show_if_lost)
        tray.changed.connect(self.watch)

    def watch(self) -> None:
        """Ensure that a hidden window is reachable; called at a hidden start and when the tray comes or goes."""
        self._patience.start()

    def hides_instead(self) -> bool:
        """Return True if the program stays although the window is closed; the window is then hidden, or the user is being asked."""
        window, widget = self._window, self._window.widget
        if not (window.preferences.values.desktop_keep_running and self._tray.is_there()):
            return False
        if window.settings.value(EXPLAINED, defaultValue=False, type=bool) or not widget.isVisible():
            widget.hide()
        else:
            window.show_sheet(CloseToTraySheet(window.theme, widget, widget.hide, self._quit_from_now_on))
            window.settings.setValue(EXPLAINED, True)  # noqa: FBT003 -- Qt's signature
            window.settings.sync()
        return True

    def _quit_from_now_on(self) -> None:
        self._window.submit(SetPreference(Preferences.desktop_keep_running.key, value=False))
        self._end()

    def _show_if_lost(self) -> None:
        if self._window.widget.isHidden() and not self._tray.is_there():
            self._window.widget.showMinimized()


class CloseToTraySheet(Dialog):
    """Explains once why closing does not end the program; closing the sheet itself changes nothing."""

    def __init__(self, theme: Theme, window: QWidget, stay: Callable[[], None], end: Callable[[], None]) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self.title.setText(self.tr("Keep Beforehand running?"))
        self.setAccessibleName(self.title.text())
        text = PlainLabel(
            self.tr("It stays in the tray and keeps your feeds ready. Ctrl+Q always quits. You can change this in Preferences."),
            kind="second",
        )
        text.setWordWrap(True)
        self.body.addWidget(text)
        self.end_button = button(self.tr("Quit on closing"), lambda: self._do(end))
        self.stay_button = button(self.tr("Keep running"), lambda: self._do(stay), "primary")
        self.footer.addStretch()
        self.footer.addWidget(self.end_button)
        self.footer.addWidget(self.stay_button)
        self.open()
        self.stay_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _do(self, act: Callable[[], None]) -> None:
        self.close_sheet()
        act()
