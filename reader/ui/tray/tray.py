"""Tray icon with unread count, next event and a way back to a hidden window. GUI thread only."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSystemTrayIcon

from reader.domain.entry import View
from reader.domain.events import Event, RetrievingPaused
from reader.domain.preferences import Preferences
from reader.ui.data.nodes import Kind
from reader.ui.data.timers import repeating, single_shot
from reader.ui.look.menu import Menu
from reader.ui.text.plain_text import tip
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill
from reader.ui.tray.outer_window import OuterWindow
from reader.ui.tray.raising import bring_to_front, is_in_front
from reader.ui.tray.tray_icon import tray_icon

_tr = Translator("Tray")

CHECK_MILLISECONDS = 5000
CHECKS = 12
"""Number of checks in the first minute, as the tray may start after this program at login; later `check` must be called."""
_HINT_MILLISECONDS = 300


class Tray(QObject):
    """Shown if there is a tray and the user wants it; emits `changed` when it appears or disappears."""

    changed = Signal()
    message_clicked = Signal()

    def __init__(self, window: OuterWindow, do: Mapping[str, Callable[[], object]]) -> None:
        """`do` maps action names to handlers."""
        parent = window.widget
        super().__init__(parent)
        self._window = window
        self._do = do
        self._icon: QSystemTrayIcon | None = None
        self._shown_unread: int | None = None
        self._menu = Menu(parent)
        self._fill_menu()
        self._hint_timer = single_shot(self, _HINT_MILLISECONDS, self._show_hint)
        self._checks_left = CHECKS
        self._check_timer = repeating(self, CHECK_MILLISECONDS, self._check_again)
        model = window.subscriptions.model
        for changed in (model.many_changed, model.all_changed, model.dataChanged, model.modelReset, model.rowsInserted):
            changed.connect(self._hint_soon)
        window.subscriptions.status_line.changed.connect(self._hint_soon)

    def begin(self) -> None:
        """Check for a tray now and during the first minute."""
        self._window.preferences.on_change(Preferences.desktop_tray, self._want)
        if not self.is_there():
            self._check_timer.start()

    def check(self) -> None:
        if (
            not self._window.preferences.values.desktop_tray
            or self._icon is not None
            or not QSystemTrayIcon.isSystemTrayAvailable()
        ):
            return
        self._check_timer.stop()
        self._shown_unread = None
        self._icon = QSystemTrayIcon(self)
        self._icon.setContextMenu(self._menu)
        self._icon.activated.connect(self._activated)
        self._icon.messageClicked.connect(self.message_clicked)
        self._show_hint()
        self._icon.show()
        self.changed.emit()

    def is_there(self) -> bool:
        """Return True if the icon is visible, so that a hidden window is reachable."""
        return self._icon is not None and QSystemTrayIcon.isSystemTrayAvailable()

    def show_message(self, title: str, text: str) -> bool:
        """Show a message beside the icon; return False without a tray."""
        if self._icon is None or not self.is_there():
            return False
        self._icon.showMessage(title, text, self._icon.icon())
        return True

    def handle_events(self, batch: tuple[Event, ...]) -> None:
        for event in batch:
            if isinstance(event, RetrievingPaused):
                self._show_pause(event)

    def _want(self, is_wanted: bool) -> None:  # noqa: FBT001 -- a preference's value
        if is_wanted:
            self.check()
        elif self._icon is not None:
            self._icon.hide()
            self._icon.deleteLater()
            self._icon = None
            self.changed.emit()

    def _check_again(self) -> None:
        self._checks_left -= 1
        if self._checks_left <= 0:
            self._check_timer.stop()
        self.check()

    # The menu

    def _fill_menu(self) -> None:
        do = self._do
        self._open = self._menu.addAction(_tr("Open Beforehand"), self._open_window)
        self._menu.addAction(_tr("Next unread"), self._next_unread)
        self._menu.addSeparator()
        self._menu.addAction(_tr("Refresh"), do["retrieve_all"])
        self._pauses = [
            self._menu.addAction(_tr("Pause refreshing for 1 hour"), do["pause_hour"]),
            self._menu.addAction(_tr("Pause refreshing until tomorrow"), do["pause_until_tomorrow"]),
        ]
        self._until = QAction(self._menu)
        self._until.setEnabled(False)
        self._menu.addAction(self._until)
        self._resume = self._menu.addAction(_tr("Resume refreshing"), do["resume_refreshing"])
        self._menu.addSeparator()
        self._menu.addAction(_tr("Quit"), do["quit"])
        self._menu.setDefaultAction(self._open)
        self._show_pause(RetrievingPaused(0))

    def _show_pause(self, event: RetrievingPaused) -> None:
        is_paused = bool(event.until) and not event.by_hours
        text = _tr("Paused until {time}") if is_paused else _tr("Quiet hours until {time}")
        self._until.setText(fill(text, time=clock_time(event.until, self._window.clock)))
        self._until.setVisible(bool(event.until))
        self._resume.setVisible(is_paused)
        for action in self._pauses:
            action.setVisible(not is_paused)

    def _open_window(self) -> None:
        bring_to_front(self._window.widget)

    def _next_unread(self) -> None:
        bring_to_front(self._window.widget)
        self._do["next_unread"]()

    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is not QSystemTrayIcon.ActivationReason.Trigger:
            return
        if is_in_front(self._window.widget):
            self._window.widget.hide()
        else:
            bring_to_front(self._window.widget)

    # The hint

    def _hint_soon(self) -> None:
        if self._icon is not None and not self._hint_timer.isActive():
            self._hint_timer.start()

    def _show_hint(self) -> None:
        if self._icon is None:
            return
        node = self._window.subscriptions.model.find((Kind.SMART, View.UNREAD.value))
        unread = node.unread if node is not None else 0
        if unread != self._shown_unread:
            self._shown_unread = unread
            self._icon.setIcon(tray_icon(unread))
        self._icon.setToolTip(tip(self._tip(unread)))

    def _tip(self, unread: int) -> str:
        counted = _tr("No unread articles") if not unread else _tr("%n unread", unread)
        return "\n".join(part for part in (f"Beforehand: {counted}", self._window.subscriptions.status_line.next_text()) if part)
